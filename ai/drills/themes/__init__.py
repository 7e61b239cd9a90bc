"""Themes of drills: a module for each game, named by its id."""
