"""Oversights of a level: the choice is gone that time, and everything else stays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import pytest

from ai import LEVELS, make_bot
from ai.analysis import hint
from ai.bot import Budget
from ai.greedy import awareness, everything
from game.rules.u_know_feynman import Move, State
from tests.rules.two_faced import GAME, IDLE, do, legal, table

MOVES: Sequence[Any] = (Move("play", 1), Move("call", 1), Move("draw"))


class Beginners:
    """Beginners never call, others always."""

    attention: ClassVar = {"call": {"visitor": 0.0}}


def test_whoever_is_not_aware_of_a_choice_does_not_have_it() -> None:
    assert awareness(Beginners(), "visitor", "seed")(None, MOVES) == [MOVES[0], MOVES[2]]
    assert awareness(Beginners(), "nobel", "seed")(None, MOVES) == MOVES
    assert awareness(object(), "visitor", "seed") is everything


def test_something_is_always_left() -> None:
    assert awareness(Beginners(), "visitor", "seed")(None, MOVES[1:2]) == MOVES[1:2]


def silent() -> State:
    state = table("red down", ("red up", "blue tau"), IDLE)
    do(state, "red up")
    return state


def about_to_lay() -> State:
    return table("red down", ("red up", "blue tau"), IDLE)


def rate(state: State, kind: str, level: str, times: int) -> float:
    """The number of times that a bot of this level chooses a move of this kind."""
    seat = GAME.to_move(state)
    assert seat is not None
    view, moves = GAME.observe(state, seat), GAME.legal_moves(state)
    # Five iterations are enough for a choice that stands out.
    chosen = [
        make_bot("u_know_feynman", level, f"{kind}/{number}").choose(view, moves, Budget(5, 9.0))
        for number in range(times)
    ]
    hits: int = sum(move.kind == kind for move in chosen)
    return hits / times


@pytest.mark.parametrize(("position", "kind"), [(about_to_lay, "call"), (silent, "catch")])
def test_visitors_forget_often_and_a_nobel_never(position: Any, kind: str) -> None:
    """Rates that differ by level; 120 tries leave a standard error of 0.045."""
    rates = [rate(position(), kind, level, 120) for level in ("visitor", "student")]
    assert 0.25 < rates[0] < 0.8
    assert rates[0] < rates[1]
    assert rate(position(), kind, "nobel", 40) == 1.0


def test_a_forgotten_call_is_the_same_card_in_silence() -> None:
    state = about_to_lay()
    view, moves = GAME.observe(state, 0), GAME.legal_moves(state)
    chosen = {
        make_bot("u_know_feynman", "student", str(number)).choose(view, moves, Budget(0, 1.0))
        for number in range(40)
    }
    assert chosen == {legal(state)["red up"], legal(state)["call red up"]}


def test_a_hint_overlooks_nothing() -> None:
    state = about_to_lay()
    view, moves = GAME.observe(state, 0), GAME.legal_moves(state)
    for level in LEVELS:
        assert hint(GAME, view, moves, level=level, seconds=0.05).move[0] != "play"
