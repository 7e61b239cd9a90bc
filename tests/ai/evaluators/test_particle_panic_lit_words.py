"""Words beside the light on a move of Particle Panic that seems a mistake."""

from __future__ import annotations

import pytest

from ai.analysis import Hint, hint, without_chance
from ai.evaluators.particle_panic import ParticlePanicEvaluator
from game.rules.particle_panic.options import ALERT, CONTAINED
from game.rules.particle_panic.state import (
    CLUBS,
    CODE,
    COLLECT,
    DIAMONDS,
    FAILED,
    HEART,
    HEARTS,
    Move,
    State,
)
from game.words.text import Text
from tests.rules.particle_panic_lab import GAME, do, enter, lab, top

EVALUATOR = ParticlePanicEvaluator()
TEXT = Text("en")


def beside(state: State, kind: str) -> str:
    """The words beside the light on the move of this kind; empty: it needs none."""
    words = EVALUATOR.beside_light(GAME.observe(state, state.chooser), Move(kind))
    return "" if words is None else TEXT.say(words)


@pytest.mark.parametrize(
    ("limit", "gain", "risk"),
    [
        (6, "removes a particle", ""),
        (5, "67% to remove", "limit to 4, too small"),
        (4, "costs the crew little: 67% to remove", "too small for a code anyway"),
        (1, "67% to remove", "the lab is lost"),
    ],
)
def test_a_lit_try_says_its_gain_and_then_its_risk_where_the_same_try_unlit_is_warned_of(
    limit: int, gain: str, risk: str
) -> None:
    state = lab(2, ALERT, hands=("hc", "d"), particles="200000")
    state.limits[0] = limit
    said = beside(state, "neutralize")
    assert limit < 5 or not risk or said.find(gain) <= said.find(risk)
    assert gain in said
    assert risk in said
    state.neutralizing = 1
    assert bool(beside(state, "neutralize")) == bool(risk), "the question says that it is free"


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
    assert "miss" not in beside(state, "end"), "no try is left"


def test_while_collecting_it_says_why_to_stop() -> None:
    state = lab(2, hands=("", ""), particles="000000")
    do(state, "collect")
    assert state.phase == COLLECT
    top(state, 0, HEARTS)
    state.entered[HEARTS] = 1
    assert "No code needs a heart now" in beside(state, "end")


def test_a_lit_card_for_a_full_hand_says_which_one_goes() -> None:
    state = lab(2, CONTAINED, hands=("ccsss", ""), particles="000000")
    state.limits[0] = 5
    enter(state, (0, 1, 0, 0, 0))
    top(state, 0, DIAMONDS)
    assert "a diamond helps more than a club" in beside(state, "collect")


def test_a_lit_discard_says_why_this_card() -> None:
    def words(hands: tuple[str, str], suit: int, entered: tuple[int, ...] = (0,) * 5) -> str:
        state = lab(2, CONTAINED, hands=hands, particles="000000")
        enter(state, entered)
        said = EVALUATOR.beside_light(GAME.observe(state, 0), Move("discard", suit))
        assert said is not None
        return TEXT.say(said)

    assert "code of clubs is entered" in words(("hhhcc", "d"), CLUBS, (0, 1, 0, 0, 0))
    assert "more clubs than the code needs" in words(("hhccc", "cc"), CLUBS)
    assert "fewest clubs: 1" in words(("hhcdd", "h"), CLUBS)
    assert "the crew still needs 2 more" in words(("hhcc", ""), CLUBS)
    assert "Keep your 3 hearts together" in words(("hhhcd", ""), CLUBS)


def test_a_lit_gift_says_why_this_card() -> None:
    def words(own: str, theirs: str) -> str:
        state = lab(2, CONTAINED, hands=(own, theirs), particles="000000")
        said = EVALUATOR.beside_light(GAME.observe(state, 0), Move("share", HEARTS, 1))
        assert said is not None
        return TEXT.say(said)

    assert words("h", "hh") == "Player 2 already holds more hearts. Keep them in one hand."
    assert words("h", "h") == "Together you have 2 hearts. Put them into one hand."
    assert "whole code of hearts" in words("h", "hhh")
    assert "has room for new ones" in words("hcd", "ds"), "four can be collected"
    assert "sooner" in words("hc", "ds")


def test_a_lit_gift_to_a_full_hand_says_that_a_card_goes() -> None:
    full, free = (lab(2, ALERT, hands=("hh", hand), particles="000000") for hand in ("ccddss", "c"))
    gift = Move("share", 0, 1)
    said = EVALUATOR.beside_light(GAME.observe(full, 0), gift)
    assert said is not None
    assert "hand is full" in TEXT.say(said)
    said = EVALUATOR.beside_light(GAME.observe(free, 0), gift)
    assert said is not None
    assert "full" not in TEXT.say(said)


# --- the last hand that can hold a code -----------------------------------------------------------


def the_last_hand(limits: tuple[int, int] = (4, 1), hand: str = "hdd") -> State:
    """Only hearts are missing, the lab is nearly full, and a try has just missed."""
    state = lab(2, CONTAINED, hands=(hand, ""), particles="666466", pawns=(3, 3))
    enter(state, (0, 1, 1, 1, 0))
    state.limits[:] = limits
    do(state, "neutralize", dice=(1,))
    assert state.phase == FAILED
    return state


def advised(state: State) -> Hint:
    return hint(GAME, GAME.observe(state, state.chooser), GAME.legal_moves(state), seconds=10)


@pytest.mark.parametrize("hand", ["hdd", "hhdd", "hhhd"])
def test_the_last_hand_that_can_hold_a_code_is_worth_each_heart(hand: str) -> None:
    state = the_last_hand(hand=hand)
    found = advised(state)
    assert found.move == HEART
    said = TEXT.say(without_chance(found.reason))
    assert "the last hand that can hold a code of 4" in said
    assert "Keep" not in beside(state, "accept")
    assert found.analysis is not None
    values = {prospect.move: prospect for prospect in found.analysis.prospects}
    assert values["accept:0,0"].value == pytest.approx(-1.0), "no chance is left after it"
    assert values["accept:0,0"].compared < values["heart:0,0"].compared


def test_a_teammate_who_can_hold_a_code_leaves_room_for_a_miss() -> None:
    assert "can still hold a whole code" in beside(the_last_hand((4, 4)), "accept")


def test_a_try_with_the_last_hand_is_not_called_worth_it() -> None:
    state = the_last_hand()
    do(state, "heart", dice=(6,))
    said = beside(state, "neutralize")
    assert "no hand can hold a code" in said
    assert "Worth it" not in said


def test_no_word_promises_a_win_once_no_hand_can_hold_a_code() -> None:
    state = the_last_hand()
    do(state, "accept")
    found = advised(state)
    assert TEXT.say(found.reason) == (
        "No hand can hold a code of 4 any more. The lab cannot be saved: play for time."
    )
    assert found.analysis is not None
    assert {round(prospect.value, 9) for prospect in found.analysis.prospects} == {-1.0}
    for limit in (3, 1):
        state.limits[0] = limit
        assert "cannot be saved" in beside(state, "neutralize")


def test_a_whole_code_in_hand_is_entered_whatever_the_limit() -> None:
    """No limit counts before the end of the turn."""
    state = the_last_hand(hand="hhhh")
    do(state, "accept")
    found = advised(state)
    assert found.move == CODE[HEARTS]
    assert "100% to win" in TEXT.say(found.reason)
    state.specials = 0
    assert "cannot be saved" in TEXT.say(advised(state).reason)


@pytest.mark.parametrize("seats", range(1, 5))
def test_no_crew_has_a_chance_without_a_hand_for_a_code(seats: int) -> None:
    state = lab(seats, CONTAINED, hands=("ccc",) * seats, particles="011111")
    enter(state, (1, 0, 1, 1, 0))
    state.limits[:] = [3] * seats
    found = advised(state)
    assert found.analysis is not None
    assert {round(prospect.value, 9) for prospect in found.analysis.prospects} == {-1.0}
    assert max(EVALUATOR.value(state)) < -0.95
    state.limits[-1] = 4
    assert EVALUATOR.value(state)[0] >= -0.95
    found = advised(state)
    assert found.analysis is not None
    assert max(prospect.value for prospect in found.analysis.prospects) > -0.99
