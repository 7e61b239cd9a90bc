"""Positions counted to a fixed depth, and the quick rules held against the slow ones."""

from __future__ import annotations

from collections import Counter

import pytest

from game.core.rng import Rng
from game.core.session import Session
from game.rules.bigebang.board import BOARD, DARK, NEUTRONS, PROTONS, SIDE
from game.rules.bigebang.state import State, View
from tests.rules import bigebang_slow as slow
from tests.rules.bigebang_positions import CHANCE, GAME

UNIVERSES: dict[str, tuple[int, dict[str, int]]] = {
    "base": (2, {}),
    "antimatter first": (2, {"side": 1}),
    "small": (2, {"small": 1}),
    "mass": (2, {"mass": 1}),
    "gravity": (2, {"gravity": 1}),
    "darkness": (2, {"darkness": 1}),
    "time": (2, {"time": 1}),
    "mirror": (2, {"mirror": 1}),
    "all": (2, {"small": 1, "mass": 1, "gravity": 1, "darkness": 1, "time": 1, "mirror": 1}),
    "light": (1, {"puzzle": 1}),
    "life, small and dark, for two": (2, {"puzzle": 3, "small": 1, "darkness": 1}),
}

FROM_THE_START: dict[str, tuple[int, int, int]] = {
    "base": (126, 12842, 1530431),
    "antimatter first": (104, 12785, 1266238),
    "small": (82, 5907, 448054),
    "mass": (126, 12842, 1530431),
    "gravity": (126, 12891, 1546482),
    "darkness": (112, 9858, 1035899),
    "time": (126, 12842, 1666891),
    "mirror": (122, 14543, 1690372),
    "all": (74, 5913, 492390),
    "light": (172, 28775, 4708689),
    "life, small and dark, for two": (72, 4752, 313012),
}
"""Sequences of 1, 2 and 3 moves from the deal "perft"."""

FROM_THE_MIDDLE: dict[str, tuple[int, int, int]] = {
    "base": (52, 2343, 109678),
    "antimatter first": (57, 3609, 185999),
    "small": (23, 363, 6607),
    "mass": (60, 2325, 126323),
    "gravity": (78, 3155, 228377),
    "darkness": (30, 881, 24262),
    "time": (79, 6275, 473175),
    "mirror": (61, 3839, 206544),
    "all": (34, 1168, 32127),
    "light": (89, 7503, 604665),
    "life, small and dark, for two": (8, 161, 929),
}
"""The same after 24 moves drawn at random (passes left out)."""


def quick_perft(state: State, depth: int) -> int:
    """The number of sequences of ``depth`` moves; the last move is counted, not made."""
    if GAME.to_move(state) is None:
        return 0
    moves = GAME.legal_moves(state)
    if depth == 1:
        return len(moves)
    view = GAME.observe(state, 0)
    count = 0
    for move in moves:
        after = GAME.determinize(view, CHANCE)
        GAME.apply(after, move, CHANCE)
        count += quick_perft(after, depth - 1)
    return count


def dealt(name: str, plies: int = 0) -> View:
    """A deal of this universe, ``plies`` moves later."""
    seats, options = UNIVERSES[name]
    session = Session(GAME, seats, options, "perft")
    rng = Rng("perft", name)
    for _ in range(plies):
        moves = session.legal_moves()
        session.play(rng.pick(moves[:-1] or moves))
    return session.view()


def slowly(view: View) -> slow.World:
    """The same position for the slow rules."""
    universe = view.universe
    variants = {"gravity": universe.gravity, "time": universe.time}
    reserves = [view.reserve[:4], view.reserve[4:]]
    if universe.mass or universe.puzzle:
        del reserves[1]
    return slow.World(
        board=frozenset(
            (BOARD[circle], (bool(SIDE[stack]), PROTONS[stack], NEUTRONS[stack]))
            for circle, stack in enumerate(view.cells)
            if SIDE[stack] >= 0
        ),
        dark=frozenset(BOARD[circle] for circle, k in enumerate(view.cells) if k == DARK),
        reserves=tuple((p, n, ap, an) for p, n, ap, an in reserves),
        antimatter=tuple(seat != view.matter for seat in range(universe.seats)),
        turn=view.turn,
        passes=view.passes,
        over=bool(view.over),
        variants=frozenset(name for name, on in variants.items() if on),
        puzzle=bool(universe.puzzle),
    )


@pytest.mark.parametrize("name", UNIVERSES)
def test_counts_from_the_start(name: str) -> None:
    state = GAME.determinize(dealt(name), CHANCE)
    assert tuple(quick_perft(state, depth) for depth in (1, 2)) == FROM_THE_START[name][:2]


@pytest.mark.parametrize("name", UNIVERSES)
def test_counts_from_the_middle(name: str) -> None:
    state = GAME.determinize(dealt(name, 24), CHANCE)
    counts = tuple(quick_perft(state, depth) for depth in (1, 2, 3))
    assert counts == FROM_THE_MIDDLE[name]


@pytest.mark.slow
@pytest.mark.parametrize("name", UNIVERSES)
def test_counts_three_deep_from_the_start(name: str) -> None:
    assert quick_perft(GAME.determinize(dealt(name), CHANCE), 3) == FROM_THE_START[name][2]


@pytest.mark.parametrize("name", UNIVERSES)
def test_the_slow_rules_count_alike(name: str) -> None:
    assert slow.perft(slowly(dealt(name)), 1) == FROM_THE_START[name][0]
    assert slow.perft(slowly(dealt(name, 24)), 2) == FROM_THE_MIDDLE[name][1]


@pytest.mark.slow
@pytest.mark.parametrize("name", UNIVERSES)
def test_the_slow_rules_count_alike_deeper(name: str) -> None:
    assert slow.perft(slowly(dealt(name)), 2) == FROM_THE_START[name][1]
    assert slow.perft(slowly(dealt(name, 24)), 3) == FROM_THE_MIDDLE[name][2]


@pytest.mark.parametrize("name", UNIVERSES)
def test_the_slow_rules_reach_the_same_worlds(name: str) -> None:
    """All along a random game every move leads to the same position in both."""
    seats, options = UNIVERSES[name]
    session = Session(GAME, seats, options, "worlds")
    rng = Rng("worlds", name)
    ply = 0
    while session.to_move() is not None:
        moves = session.legal_moves()
        if ply % 4 == 0:
            reached: Counter[slow.World] = Counter()
            for move in moves:
                after = GAME.determinize(session.view(), CHANCE)
                GAME.apply(after, move, CHANCE)
                reached[slowly(GAME.observe(after, 0))] += 1
            assert reached == Counter(slow.successors(slowly(session.view()))), (name, ply)
        session.play(rng.pick(moves[:-1] or moves))
        ply += 1
