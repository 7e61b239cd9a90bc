"""Tests of the puzzles of the day."""
