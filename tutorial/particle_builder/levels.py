"""Levels 2 to 7: the one law of nature that each level adds to those below it."""

from __future__ import annotations

from tutorial.particle_builder.level_2 import LEVEL_2
from tutorial.particle_builder.level_3 import LEVEL_3
from tutorial.particle_builder.level_4 import LEVEL_4
from tutorial.particle_builder.level_5 import LEVEL_5
from tutorial.particle_builder.level_6 import LEVEL_6
from tutorial.particle_builder.level_7 import LEVEL_7

LEVELS = (LEVEL_2, LEVEL_3, LEVEL_4, LEVEL_5, LEVEL_6, LEVEL_7)
"""In their order."""
