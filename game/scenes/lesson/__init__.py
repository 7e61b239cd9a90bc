"""Lessons and the quiz."""
