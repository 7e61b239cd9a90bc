"""Themes of Big*Bang: count the light, and build the largest star."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from ai.drills.drill import DrillTheme, states_after
from ai.puzzles.puzzle import Position
from game.rules.bigebang.scoring import standing
from game.rules.bigebang.state import View


class Category:
    """The own count in one category, right after the move."""

    def __init__(self, name: Literal["light", "star"]) -> None:
        self._name = name

    def asks(self, position: Position) -> bool:
        """Two players know their sides."""
        view: View = position.view
        return view.matter >= 0 and not view.universe.shared

    def worths(self, position: Position, seed: str) -> Sequence[int]:
        """The count after each move; nothing is hidden in this game."""
        after = [standing(state, position.seat) for state in states_after(position, seed)]
        return [counts.light if self._name == "light" else counts.star for counts in after]


THEMES: Mapping[str, DrillTheme] = {"light": Category("light"), "star": Category("star")}
