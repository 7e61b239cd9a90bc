"""Lessons for Particle Builder: Level 1 in five chapters, then a short one for each level."""

from tutorial.particle_builder.first_minute import FIRST_MINUTE
from tutorial.particle_builder.levels_1_to_3 import LEVEL_1, LEVEL_2, LEVEL_3
from tutorial.particle_builder.levels_4_to_7 import LEVEL_4, LEVEL_5, LEVEL_6, LEVEL_7

LESSONS = (LEVEL_1, LEVEL_2, LEVEL_3, LEVEL_4, LEVEL_5, LEVEL_6, LEVEL_7)
"""Level 1 to 7."""

__all__ = ["FIRST_MINUTE", "LESSONS"]
