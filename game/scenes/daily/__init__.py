"""Challenges, the lab notebook and the puzzles of the day."""
