"""Puzzles: positions with one best answer, found by play and proved by two searches."""
