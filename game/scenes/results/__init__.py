"""Scenes after a game."""
