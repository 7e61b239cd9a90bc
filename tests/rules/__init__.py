"""The rulebooks, ruling by ruling."""
