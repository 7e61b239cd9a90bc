"""Lessons for Particle Builder: Level 1 in five chapters, then a short one for each level."""

from tutorial.particle_builder.level_1 import LEVEL_1
from tutorial.particle_builder.levels import LEVELS

LESSONS = (LEVEL_1, *LEVELS)
"""Level 1 to 7."""

__all__ = ["LESSONS"]
