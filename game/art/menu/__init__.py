"""Painters of what stands around the games."""
