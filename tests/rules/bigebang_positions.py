"""Big*Bang positions written as pictures, for tests."""

from __future__ import annotations

from typing import Any

from game.core.contract import find_move
from game.core.rng import Rng
from game.rules.bigebang import BigEBang
from game.rules.bigebang.board import ANTI, BOARD, CIRCLES, DARK, EMPTY
from game.rules.bigebang.state import PASS, Move, State, Universe, View

GAME = BigEBang()
CHANCE = Rng("tests", "bigebang")

NAMES = ("n", "H1", "H2", "H3", "He3", "He4")
STACKS = {
    ".": EMPTY,
    "#": DARK,
    **{name: code for code, name in enumerate(NAMES, 1)},
    **{"~" + name: code + ANTI for code, name in enumerate(NAMES, 1)},
}
"""Stacks as pictures write them; ~ stands for the bar of antimatter."""

STARTS = [next(i for i, (_, r) in enumerate(BOARD) if r == row) for row in range(8)]


def at(row: int, place: int) -> int:
    """The circle at this place of a row, both counted from 0 (top, left)."""
    return STARTS[row] + place


def universe(seats: int = 2, **options: int) -> Universe:
    """A universe by its options, the others at their defaults."""
    complete = GAME.info.complete(options)
    return Universe(seats, *(complete[name] for name in Universe._fields[1:]))


def look(
    *rows: str,
    played: Universe | None = None,
    turn: int = 0,
    matter: int = 0,
    passes: int = 0,
    reserve: tuple[int, ...] = (0,) * 8,
    last: Move = PASS,
) -> View:
    """The view of a position. A row reads ``"4: . H1 . ~He4"``; what is not written is empty."""
    cells = [EMPTY] * CIRCLES
    for line in rows:
        number, _, stacks = line.partition(":")
        for place, name in enumerate(stacks.split()):
            cells[at(int(number), place)] = STACKS[name]
    return View(played or universe(), tuple(cells), turn, matter, passes, reserve, -1, 0, last)


def lay(*rows: str, **facts: Any) -> State:
    """The position of `look`."""
    return GAME.determinize(look(*rows, **facts), CHANCE)


def does(state: State, text: str) -> State:
    """The position after the legal move written ``text`` (the state itself, changed)."""
    GAME.apply(state, find_move(text, GAME.legal_moves(state)), CHANCE)
    return state


def offers(state: State, kind: str) -> set[tuple[int, ...]]:
    """The legal moves of a kind, as tuples of circles."""
    return {tuple(move[1:]) for move in GAME.legal_moves(state) if move.kind == kind}
