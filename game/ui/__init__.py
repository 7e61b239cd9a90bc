"""Between the scenes and the window: stage, intents, focus, picking, motion, widgets."""
