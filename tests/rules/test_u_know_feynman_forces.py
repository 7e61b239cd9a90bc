"""U-kNOw Feynman, ruling by ruling: forces and what answers them, and the call of DECAY."""

from __future__ import annotations

import pytest

from game.rules.u_know_feynman.faces import ANTIMATTER, MATTER, PHOTON
from game.rules.u_know_feynman.state import ANSWER, CATCH, NAME, OVER, TURN, State
from tests.rules.two_faced import (
    DULL,
    IDLE,
    do,
    face,
    facts,
    held,
    kinds,
    legal,
    table,
    words,
)

# --- forces ---------------------------------------------------------------------------------------

FORCES = ["blue W", "blue photon", "blue gluon", "red W"]


@pytest.mark.parametrize(
    ("top", "allowed"),
    [
        ("blue strange", {"blue W", "blue photon", "blue gluon"}),
        ("blue muon", {"blue W", "blue photon"}),
        ("blue muon-neutrino", {"blue W"}),
    ],
)
@pytest.mark.parametrize("side", [MATTER, ANTIMATTER])
def test_ruling_7_a_force_needs_a_particle_of_its_colour_that_feels_it(
    top: str, allowed: set[str], side: int
) -> None:
    state = table(top, FORCES, DULL, side=side)
    assert set(legal(state)) == allowed | {"draw"}


@pytest.mark.parametrize("top", ["blue skip", "blue reverse", "blue flip"])
def test_ruling_8_no_force_on_an_action(top: str) -> None:
    assert set(legal(table(top, FORCES, DULL))) == {"draw"}


def test_ruling_8_no_force_on_a_spent_force() -> None:
    state = table("blue up", ["blue W", *DULL], DULL[:1], ["blue photon", "blue gluon", "blue tau"])
    do(state, "blue W", "take")
    assert set(legal(state)) == {"blue tau", "draw"}


def test_ruling_9_no_stacking() -> None:
    state = table("blue up", ["blue W", *DULL], ["blue W", "blue photon", "blue gluon"])
    do(state, "blue W")
    assert set(legal(state)) == {"take"}


@pytest.mark.parametrize(("force", "cards"), [("W", 1), ("photon", 2), ("gluon", 4)])
@pytest.mark.parametrize("side", [MATTER, ANTIMATTER])
def test_rulings_10_and_11_the_penalty_and_the_lost_turn(force: str, cards: int, side: int) -> None:
    state = table("blue up", [f"blue {force}", *DULL], ["blue tau"], ["red up"] * 2, side=side)
    events = do(state, f"blue {force}", "take")
    assert facts(events, "took")["cards"] == cards
    assert len(state.hands[1]) == 1 + cards
    assert state.mover == 2


def test_ruling_10_a_w_backfires_with_one() -> None:
    state = table("blue strange", ["blue W", *DULL], ["blue up", "red up", "red down"])
    do(state, "blue W", "blue up")
    assert len(state.hands[0]) == len(DULL) + 1


def test_ruling_12_after_a_photon_colour_or_particle_after_the_others_only_colour() -> None:
    third = ["green up", "blue tau", "green tau", "red W"]
    for force, fits in (
        ("photon", {"green up", "blue tau"}),
        ("W", {"blue tau"}),
        ("gluon", {"blue tau"}),
    ):
        state = table("blue up", [f"blue {force}", *DULL[:2]], ["yellow muon"] * 2, third)
        do(state, f"blue {force}", "take")
        assert set(legal(state)) == {*fits, "draw"}


@pytest.mark.parametrize("side", [MATTER, ANTIMATTER])
def test_rulings_13_and_14_w_on_a_quark(side: int) -> None:
    second = ["blue up", "blue strange", "blue charm", "green up", "blue electron"]
    state = table("blue strange", ["blue W", *DULL], second, side=side)
    do(state, "blue W")
    assert set(legal(state)) == {"blue up", "blue charm", "take"}, "another flavour, same colour"
    second = ["blue up", "blue down", "blue bottom", "green up"]
    state = table("blue strange", ["blue W", *DULL], second, side=side)
    do(state, "blue W")
    assert set(legal(state)) == {"blue up", "blue down", "blue bottom", "take"}


def test_rulings_14_and_38_strict_physics_changes_the_charge_by_one_unit() -> None:
    second = ["blue up", "blue charm", "blue top", "blue down", "blue bottom", "blue strange"]
    state = table("blue strange", ["blue W", *DULL], second, options={"strict": 1})
    do(state, "blue W")
    assert set(legal(state)) == {"blue up", "blue charm", "blue top", "take"}


def test_rulings_15_and_38_w_on_a_lepton() -> None:
    second = ["blue electron-neutrino", "blue muon-neutrino", "blue electron", "blue up"]
    for strict, answers in (
        (0, {"blue electron-neutrino", "blue muon-neutrino"}),
        (1, {"blue muon-neutrino"}),
    ):
        state = table("blue muon", ["blue W", *DULL], second, options={"strict": strict})
        do(state, "blue W")
        assert set(legal(state)) == {*answers, "take"}
    state = table(
        "blue muon-neutrino", ["blue W", *DULL], ["blue tau", "blue tau-neutrino", "wild"]
    )
    do(state, "blue W")
    assert set(legal(state)) == {"blue tau", "take"}


def test_ruling_16_photon_wants_the_same_particle() -> None:
    second = ["blue up", "green up", "blue charm", "green photon"]
    state = table("blue up", ["blue photon", *DULL], second)
    do(state, "blue photon")
    assert set(legal(state)) == {"blue up", "take"}


def gluon_table(*second: str, first: tuple[str, ...] = DULL) -> State:
    third = ["red muon|orange muon", "yellow tau|pink muon", "green muon|cyan muon"]
    under = ["blue tau|orange skip", "green up"]
    state = table("yellow down", ["yellow gluon", *first], second, third, under=under)
    do(state, "yellow gluon")
    return state


def test_ruling_17_gluon_wants_flip_and_antiquark() -> None:
    state = gluon_table("yellow flip", "blue top|orange down", "green top|pink down", "red tau")
    assert set(legal(state)) == {"yellow flip + yellow down", "yellow flip", "take"}
    events = do(state, "yellow flip + yellow down")
    assert kinds(events) == ["played", "turned", "played", "neutralised", "backfired"]
    assert state.side == ANTIMATTER
    assert state.top == face("orange down")
    assert state.up[state.discard[-1]] == face("orange down")
    assert len(state.hands[0]) == len(DULL) + 4, "the thrower draws"
    assert state.mover == 2
    turned = [words(state.down[card]) for card in state.discard[:3]]
    assert turned == ["yellow flip", "yellow gluon", "yellow down"], "top and bottom change places"


def test_ruling_17_the_antiquark_must_be_another_card_than_the_flip() -> None:
    state = gluon_table("yellow flip|orange down", "red tau|pink tau")
    assert set(legal(state)) == {"yellow flip", "take"}


def test_rulings_18_and_39_gluon_answered_by_the_flip_alone() -> None:
    state = gluon_table("yellow flip", "red tau")
    top_before = state.pile[0]
    events = do(state, "yellow flip")
    assert kinds(events) == ["played", "turned", "took"]
    assert state.side == ANTIMATTER
    assert len(state.hands[1]) == 1 + 4
    assert top_before in state.hands[1], "the penalty comes from the turned pile"
    assert state.mover == 2
    assert set(legal(state)) == {"yellow muon", "draw"}, "only the paired colour counts"


def test_ruling_19_play_goes_on_after_the_neutraliser() -> None:
    state = table("blue up", ["blue photon", *DULL], ["blue up", *DULL[:2]], ["green up", "red W"])
    events = do(state, "blue photon", "blue up")
    assert facts(events, "neutralised") == {
        "seat": 1,
        "thrower": 0,
        "force": PHOTON,
        "under": face("blue up"),
        "face": face("blue up"),
    }
    assert facts(events, "backfired") == {"seat": 0, "force": PHOTON, "cards": 2}
    assert state.top == face("blue up")
    assert state.mover == 2
    assert "green up" in legal(state)


def test_ruling_19_neutralising_is_optional() -> None:
    state = table("blue up", ["blue photon", *DULL], ["blue up", *DULL[:2]])
    do(state, "blue photon", "take")
    assert len(state.hands[1]) == 5


def test_ruling_20_no_neutralising_with_a_penalty_card() -> None:
    state = table("blue up", ["blue photon", *DULL], DULL[:2], pile=["blue up", "green top"])
    do(state, "blue photon", "take")
    assert state.mover == 0
    assert "blue up" in held(state, 1)


# --- DECAY ----------------------------------------------------------------------------------------


def test_rulings_28_and_44_the_call_is_part_of_the_play() -> None:
    state = table("blue up", ["blue tau", "red muon"], DULL, DULL[:2])
    assert set(legal(state)) == {"blue tau", "call blue tau", "draw"}
    events = do(state, "call blue tau")
    assert kinds(events) == ["played", "called"]
    assert (state.mover, state.phase) == (1, TURN)


def test_rulings_28_and_44_caught() -> None:
    state = table("blue up", ["blue tau", "red muon"], DULL, DULL[:2], IDLE)
    do(state, "blue tau")
    assert (state.mover, state.phase, state.suspect) == (1, CATCH, 0)
    assert set(legal(state)) == {"catch", "let"}
    do(state, "let")
    assert state.mover == 2
    events = do(state, "catch")
    assert facts(events, "caught") == {"seat": 0, "by": 2, "cards": 2}
    assert len(state.hands[0]) == 3
    assert (state.mover, state.phase) == (1, TURN), "the first to catch ends it"


def test_rulings_28_and_44_not_caught() -> None:
    state = table("blue up", ["blue tau", "red muon"], DULL, DULL[:2])
    do(state, "blue tau", "let", "let")
    assert len(state.hands[0]) == 1
    assert (state.mover, state.phase, state.suspect) == (1, TURN, -1)


def test_ruling_28_also_after_a_baryon_a_drawn_card_and_a_gluon_pair() -> None:
    state = table("blue muon", ["blue up", "red up", "green down", "red tau"], DULL)
    do(state, "blue up + red up + green down")
    assert state.phase == CATCH
    state = table("blue muon", ["red tau"], DULL, pile=["blue up"])
    do(state, "draw")
    assert set(legal(state)) == {"blue up", "call blue up", "keep"}
    state = gluon_table("yellow flip", "blue top|orange down", "red tau")
    assert "call yellow flip + yellow down" in legal(state)
    do(state, "yellow flip + yellow down")
    assert (state.phase, state.suspect) == (CATCH, 1)
    assert len(state.hands[0]) == len(DULL) + 4


def test_ruling_28_three_to_none_needs_no_call() -> None:
    state = table("blue muon", ["blue up", "red up", "green down"], DULL)
    assert not any(move.startswith("call") for move in legal(state))
    do(state, "blue up + red up + green down")
    assert state.phase == OVER


def test_a_silent_force_can_be_caught_before_it_is_answered() -> None:
    state = table("blue up", ["blue photon", "red muon"], ["blue up", *DULL], DULL[:2])
    do(state, "blue photon")
    assert (state.mover, state.phase) == (1, CATCH)
    do(state, "catch")
    assert (state.mover, state.phase) == (1, ANSWER)
    assert "blue up" in legal(state)


def test_a_silent_flip_is_caught_after_the_colour_is_named() -> None:
    state = table("blue up", ["blue flip", "red tau"], DULL, under=["red muon|wild"])
    do(state, "blue flip")
    assert state.phase == NAME
    do(state, "name green")
    assert (state.mover, state.phase) == (1, CATCH)


def test_the_window_follows_the_direction_of_play() -> None:
    state = table("blue up", ["blue reverse", "red muon"], DULL, DULL[:2], IDLE[:1])
    do(state, "blue reverse")
    catchers = []
    while state.phase == CATCH:
        catchers.append(state.mover)
        do(state, "let")
    assert catchers == [3, 2, 1]
    assert state.mover == 3
