"""Detector duty among opponents: who names what, how often, and that looking comes first."""

from __future__ import annotations

import pytest

from ai import LEVELS, make_bot
from ai.bot import Budget
from ai.evaluators.particle_panic.plan import TurnPlan
from ai.evaluators.particle_panic.thumb import reads, share
from game.core.contract import move_text
from game.rules.particle_panic.detector import KINDS, MUON, alike
from game.rules.particle_panic.state import State
from tests.ai.evaluators.test_particle_panic import why
from tests.rules.particle_panic_lab import GAME, do, lab

TIMES = 200
BRIEF = Budget(400, 9.0)


def missed(hand: str = "") -> State:
    state = lab(2, hands=(hand, ""), particles="300000", duty=1)
    do(state, "neutralize", dice=(1,))
    return state


def looked(kind: int = MUON) -> State:
    state = missed()
    do(state, "detect", dice=(kind + 1, 1, 5, 10, 5))
    return state


def choice(state: State, level: str, seed: str, *, attentive: bool = False) -> str:
    bot = make_bot("particle_panic", level, seed, attentive=attentive)
    return move_text(bot.choose(GAME.observe(state, 0), GAME.legal_moves(state), BRIEF))


def test_shares_of_right_names_are_counted_from_the_pictures() -> None:
    """Tracks alone leave three groups of eight kinds, the first shower makes six of them."""
    assert [share(level) for level in LEVELS] == [3 / 8, 6 / 8, 1.0, 1.0]


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_knows_a_picture_as_often_as_it_should(level: str) -> None:
    state = looked()
    named = [choice(state, level, f"{level}/{number}") for number in range(TIMES)]
    hits, rate = named.count(f"name:{MUON},0") / TIMES, 1 / len(alike(MUON, reads(level)))
    assert abs(hits - rate) <= 3 * (rate * (1 - rate) / TIMES) ** 0.5


@pytest.mark.parametrize("level", ["visitor", "student"])
@pytest.mark.parametrize("kind", range(KINDS))
def test_a_level_guesses_among_what_it_cannot_tell_apart(kind: int, level: str) -> None:
    state = looked(kind)
    named = {choice(state, level, str(number)) for number in range(40)}
    assert named == {f"name:{other},0" for other in alike(kind, reads(level))}


def test_equal_seeds_name_equally() -> None:
    state = looked()
    assert choice(state, "visitor", "7") == choice(state, "visitor", "7")


@pytest.mark.parametrize("level", ["student", "researcher", "nobel"])
def test_looking_comes_before_cards_and_price(level: str) -> None:
    assert choice(missed("hc"), level, "first") == "detect:0,0"


def test_a_hint_knows_and_says_by_what() -> None:
    state = looked()
    assert choice(state, "visitor", "hint", attentive=True) == f"name:{MUON},0"
    reason = why(state, GAME.legal_moves(state)[MUON])
    assert reason.startswith("A muon")
    assert "because" in reason


def prospects(state: State) -> dict[str, float]:
    plan = TurnPlan(GAME.observe(state, 0), GAME.legal_moves(state))
    plan.run(2000)
    return {one.move: one.value for one in plan.analysis(2000).prospects}


def test_a_plan_values_the_detector_between_a_sure_name_and_none() -> None:
    values = prospects(missed())
    assert values["detect:0,0"] > values["accept:0,0"]


def test_a_try_promises_more_with_the_detector_than_without() -> None:
    with_it = prospects(lab(2, hands=("", ""), particles="300000", duty=1))
    without = prospects(lab(2, hands=("", ""), particles="300000"))
    assert with_it["neutralize:0,0"] > without["neutralize:0,0"]
