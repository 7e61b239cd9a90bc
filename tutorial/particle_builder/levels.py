"""Levels 2 to 7: the one law of nature that each level adds to those below it."""

from __future__ import annotations

from .level_2 import LEVEL_2
from .level_3 import LEVEL_3
from .level_4 import LEVEL_4
from .level_5 import LEVEL_5
from .level_6 import LEVEL_6
from .level_7 import LEVEL_7

LEVELS = (LEVEL_2, LEVEL_3, LEVEL_4, LEVEL_5, LEVEL_6, LEVEL_7)
"""In their order."""
