"""Words of Big*Bang: rows of stacks, circles as ``row/place``, both counted from 0."""

from __future__ import annotations

from typing import Any

from game.rules.bigebang import scoring
from game.rules.bigebang.board import BOARD
from game.rules.bigebang.state import Move, State, Universe
from tests.rules.bigebang_positions import CHANCE, GAME, STACKS, STARTS, at, lay
from tests.scenarios.board import Board

NAMES = {code: name for name, code in STACKS.items()}


def circle(number: int) -> str:
    """A circle in words: ``4/0``."""
    row = BOARD[number][1]
    return f"{row}/{number - STARTS[row]}"


class BigEBangBoard(Board):
    """Words of a setup: rows (``4: H1 . ~n``), ``turn``, ``passes``, ``matter``, ``reserve``,
    ``seats`` and options.
    """

    game = "bigebang"
    whole = False
    state: State

    def lay(self, setup: dict[str, str]) -> State:
        """A universe in which everything that is not written is empty; a deal if no row is."""
        rows = [f"{key} {setup.pop(key)}" for key in list(setup) if key.endswith(":")]
        seats = int(setup.pop("seats", "2"))
        facts: dict[str, Any] = {
            name: int(setup.pop(name)) for name in ("turn", "passes", "matter") if name in setup
        }
        if "reserve" in setup:
            facts["reserve"] = tuple(map(int, setup.pop("reserve").split()))
        options = GAME.info.complete({name: int(value or 1) for name, value in setup.items()})
        dealt = GAME.initial_state(seats, options, CHANCE)
        if not rows:
            return dealt
        played = Universe(seats, *(options[name] for name in Universe._fields[1:]))
        return lay(*rows, played=played, **facts)

    def words(self, move: Any) -> str:
        """``fuse 4/0 4/3``, with gravity ``fuse 4/0 4/3 at 4/1``; ``decay 4/0``; ``side 1``."""
        assert isinstance(move, Move)
        if move.kind == "side":
            return f"side {move.source}"
        named = [move.kind, *(circle(number) for number in move[1:3] if number >= 0)]
        if move.spot not in (-1, move.target):
            named.append(f"at {circle(move.spot)}")
        return " ".join(named)

    def holds_cell(self, wanted: str) -> None:
        """The stack on a circle: ``cell 4/3 H2``."""
        place, _, stack = wanted.partition(" ")
        found = NAMES[self.state.cells[self.number(place)]]
        assert found == stack, f"{found} is on {place}"

    def number(self, value: str) -> int:
        """Circles are written in words."""
        row, slash, place = value.partition("/")
        return at(int(row), int(place)) if slash else int(value)

    def spot(self, words: str) -> str:
        """A circle, or the name of another spot."""
        return f"cell:{self.number(words)}" if "/" in words else words

    def both(self, category: str) -> list[int]:
        """A count of both seats."""
        return [getattr(scoring.standing(self.state, seat), category) for seat in (0, 1)]

    def fact_light(self) -> list[int]:
        """Particles that each seat annihilated."""
        return self.both("light")

    def fact_star(self) -> list[int]:
        """Particles in the largest star of each seat."""
        return self.both("star")

    def fact_helium(self) -> list[int]:
        """Stacks of 4He of each seat, then of 3He."""
        return self.both("he4") + self.both("he3")

    def fact_tokens(self) -> tuple[int, int, int]:
        """Light, helium and star: 1 for seat 0, -1 for seat 1, 0 for neither."""
        return scoring.tokens(scoring.standing(self.state, 0), scoring.standing(self.state, 1))

    def fact_balance(self) -> int:
        """Tokens of seat 0 more than of seat 1."""
        return scoring.balance(self.state)

    def fact_stacks(self) -> list[str]:
        """The circles of each side with a stack; ``-`` for none."""
        return [",".join(map(circle, side)) or "-" for side in self.state.stacks]

    def fact_score(self) -> int:
        """The score of a puzzle."""
        return scoring.puzzle_score(self.state)

    def fact_medal(self) -> str:
        """The medal of a puzzle."""
        names = ("none", "bronze", "silver", "gold", "nobel")
        medal = scoring.medal(self.state)
        return "unsolved" if medal == scoring.UNSOLVED else names[medal]
