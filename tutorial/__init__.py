"""Lessons: the real rules under a fixed seed, step by step."""
