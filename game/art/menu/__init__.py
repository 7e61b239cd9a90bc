"""Painters of everything around the games."""
