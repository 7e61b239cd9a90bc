"""Particles, words and rules to read."""
