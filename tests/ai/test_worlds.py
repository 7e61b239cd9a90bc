"""Worlds for a search: even where the evaluator believes nothing, else as likely as it believes."""

from __future__ import annotations

from math import exp, log

import pytest

from ai.search import SearchStyle, determinizations
from game.core.rng import Rng
from tests.ai.toys import Shed, ShedEvaluator, ShedState, ShedView

GAME = Shed()
CARD = 7
"""Of which the evaluator has an opinion."""
LIKELY = 0.25


class Doubter(ShedEvaluator):
    """Believes that the others have a certain card a quarter as often as even worlds have it."""

    def belief(self, state: ShedState, seat: int) -> float:
        others = (hand for holder, hand in enumerate(state.hands) if holder != seat)
        return log(LIKELY) if any(CARD in hand for hand in others) else 0.0


def view() -> ShedView:
    seeds = (Rng(str(number), "deal") for number in range(99))
    states = (GAME.initial_state(2, {"hand": 4}, rng) for rng in seeds)
    return next(
        GAME.observe(state, 0)
        for state in states
        if CARD not in state.hands[0] and CARD not in state.discards
    )


def share(tries: int, count: int = 4000) -> float:
    """Of worlds in which the other has the card."""
    draw = determinizations(GAME, Doubter(), view(), Rng("many", "worlds"), tries)
    return sum(CARD in draw().hands[1] for _ in range(count)) / count


def test_a_world_is_as_likely_as_the_evaluator_believes() -> None:
    even = 4 / 13
    assert share(0) == pytest.approx(even, abs=0.03), "four of thirteen cards that are not seen"
    believed = even * LIKELY / (even * LIKELY + 1 - even)
    assert share(20) == pytest.approx(believed, abs=0.025)


def test_the_last_try_is_kept_in_any_case() -> None:
    class Never(Doubter):
        def belief(self, state: ShedState, seat: int) -> float:
            return -1e9

    drawn = []

    class Counting(Shed):
        def determinize(self, view: ShedView, rng: Rng) -> ShedState:
            drawn.append(1)
            return super().determinize(view, rng)

    draw = determinizations(Counting(), Never(), view(), Rng("never", "worlds"), 5)
    drawn.clear()
    assert GAME.observe(draw(), 0) == view()
    assert len(drawn) == 6


def test_without_belief_a_world_is_what_the_rules_draw() -> None:
    for evaluator, tries in ((ShedEvaluator(), 8), (None, 8), (Doubter(), 0)):
        draw = determinizations(GAME, evaluator, view(), Rng("same", "worlds"), tries)
        rng = Rng("same", "worlds")
        assert [draw() for _ in range(5)] == [GAME.determinize(view(), rng) for _ in range(5)]


def test_no_search_believes_unless_its_style_says_so() -> None:
    assert SearchStyle().tries == 0
    assert exp(Doubter().belief(GAME.determinize(view(), Rng("a", "b")), 0)) <= 1.0
