"""Lessons, and the ways to them."""
