"""Theme of U-kNOw Feynman: the most cards before the rival's turn."""

from __future__ import annotations

from collections.abc import Mapping

from ai.drills.drill import DrillTheme
from ai.puzzles.goals.u_know_feynman import GOAL

THEMES: Mapping[str, DrillTheme] = {"cards": GOAL}
