"""Drills: short exercises about one skill of a game, whose answers are counted by the rules."""
