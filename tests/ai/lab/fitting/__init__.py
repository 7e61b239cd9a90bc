"""Fitting: planted numbers are found, games are kept, and every table has its recipe."""
