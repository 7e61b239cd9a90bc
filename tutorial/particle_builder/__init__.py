"""Lessons for Particle Builder: Level 1 in five chapters, then a short one for each level."""

from .level_1 import LEVEL_1

__all__ = ["LEVEL_1"]
