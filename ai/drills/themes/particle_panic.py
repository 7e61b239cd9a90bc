"""Theme of Particle Panic: the best chance of a whole code in this turn."""

from __future__ import annotations

from collections.abc import Mapping

from ai.drills.drill import DrillTheme
from ai.puzzles.goals.particle_panic import GOAL

THEMES: Mapping[str, DrillTheme] = {"code": GOAL}
