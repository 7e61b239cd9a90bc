"""Sound, speech and captions."""
