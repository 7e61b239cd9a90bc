"""Opponents against opponents: how strong and how fast they are."""
