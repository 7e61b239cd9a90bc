"""Recipes: which numbers of a game are fitted, and from which games (`RECIPES`)."""
