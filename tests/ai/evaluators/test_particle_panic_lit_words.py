"""Words beside the light on a move of Particle Panic that seems a mistake."""

from __future__ import annotations

import pytest

from ai.evaluators.particle_panic import ParticlePanicEvaluator
from game.rules.particle_panic.options import ALERT, CONTAINED
from game.rules.particle_panic.state import COLLECT, FAILED, Move, State
from game.words.text import Text
from tests.rules.particle_panic_lab import GAME, do, lab

EVALUATOR = ParticlePanicEvaluator()
TEXT = Text("en")


def beside(state: State, kind: str) -> str:
    """The words beside the light on the move of this kind; empty: it needs none."""
    words = EVALUATOR.beside_light(GAME.observe(state, state.chooser), Move(kind))
    return "" if words is None else TEXT.say(words)


@pytest.mark.parametrize(
    ("limit", "gain", "risk"),
    [
        (6, "", ""),
        (5, "67% to remove", "limit to 4, too small"),
        (4, "", ""),
        (1, "67% to remove", "the lab is lost"),
    ],
)
def test_a_lit_try_says_its_gain_and_then_its_risk_where_the_same_try_unlit_is_warned_of(
    limit: int, gain: str, risk: str
) -> None:
    state = lab(2, ALERT, hands=("hc", "d"), particles="200000")
    state.limits[0] = limit
    said = beside(state, "neutralize")
    assert said.find(gain) <= said.find(risk)
    assert {gain, risk} == {""} or (gain in said and risk in said)
    assert bool(said) == bool(risk)


@pytest.mark.parametrize(
    ("ladder", "particles", "basics", "collects"),
    [
        (ALERT, "100000", 1, True),
        (ALERT, "200000", 2, False),
        (CONTAINED, "100000", 2, True),
        (CONTAINED, "100000", 1, False),
    ],
)
def test_a_lit_try_names_the_cards_only_where_they_can_be_collected(
    ladder: int, particles: str, basics: int, *, collects: bool
) -> None:
    state = lab(2, ladder, hands=("hc", "d"), particles=particles)
    state.limits[0], state.basics = state.setting.code, basics
    assert ("collect" in beside(state, "neutralize")) == collects


def missed(hands: tuple[str, str], limit: int = 6) -> State:
    state = lab(2, ALERT, hands=hands, particles="100000")
    state.limits[0] = limit
    do(state, "neutralize", dice=(2,))
    assert state.phase == FAILED
    return state


def test_a_miss_that_is_accepted_names_the_card_that_is_kept() -> None:
    assert "your club for its code" in beside(missed(("cchh", "d")), "accept")
    assert "your heart for its code" in beside(missed(("hh", "d")), "accept")
    assert "Student" not in beside(missed(("cchh", "d")), "accept")


def test_below_a_whole_code_it_names_who_can_still_hold_one() -> None:
    state = missed(("cc", "d"), limit=5)
    assert "can still hold a whole code" in beside(state, "accept")
    state.limits[1] = 4
    assert "can still hold" not in beside(state, "accept")


def test_a_miss_that_no_card_can_mend_needs_no_words() -> None:
    state = lab(2, ALERT, duty=1, hands=("cc", "d"), particles="100000")
    state.specials = 0
    do(state, "neutralize", dice=(2,))
    assert state.phase == FAILED, "the detector may still help"
    assert beside(state, "accept") == ""


def test_a_turn_that_ends_with_basic_actions_left_says_why() -> None:
    state = lab(2, ALERT, hands=("cc", "d"), particles="100000")
    state.limits[0] = 5
    assert beside(state, "end") == "With a limit of 5, every miss costs too much. Stop here."
    state.basics = 0
    assert beside(state, "end") == ""


def test_while_collecting_the_question_stays() -> None:
    state = lab(2, hands=("", ""), particles="000000")
    do(state, "collect")
    assert state.phase == COLLECT
    assert beside(state, "end") == ""


def test_a_lit_gift_to_a_full_hand_says_that_a_card_goes() -> None:
    full, free = (lab(2, ALERT, hands=("hh", hand), particles="000000") for hand in ("ccddss", "c"))
    gift = Move("share", 0, 1)
    said = EVALUATOR.beside_light(GAME.observe(full, 0), gift)
    assert said is not None
    assert "hand is full" in TEXT.say(said)
    assert EVALUATOR.beside_light(GAME.observe(free, 0), gift) is None
