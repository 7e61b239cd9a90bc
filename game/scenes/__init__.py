"""The scenes: what is on the screen, one on top of another."""
