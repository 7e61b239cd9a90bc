"""Particle Panic with Detector duty: a picture for a failed die, and what a name is worth."""

from __future__ import annotations

import pytest

from game.core.rng import Rng
from game.core.session import CannotUndo, Session
from game.rules.particle_panic import detector
from game.rules.particle_panic.detector import (
    CHARGED,
    KINDS,
    MUON,
    OFF,
    PHOTON,
    REAL,
    SKETCHED,
    Event,
)
from game.rules.particle_panic.options import CONTAINED
from game.rules.particle_panic.state import ACT, FAILED, NAME, SUITS, Move, State, View
from tests.rules.particle_panic_lab import GAME, do, kinds, lab, legal

DIGEST = "9b4089d5"
"""Of the deal of "digest" for two, Contained, before there was such an option."""
MUON_SEEN = (MUON + 1, 2, 7, 10, 5)
"""Chance that draws a positive muon of 10 GeV."""


def missed(hand: str = "", *, dice: tuple[int, ...] = (1,)) -> State:
    """A crew of four; the first scientist has failed against two particles."""
    state = lab(hands=(hand, "", "", ""), particles="200000", duty=1)
    do(state, "neutralize", dice=dice)
    return state


def looked(hand: str = "") -> State:
    state = missed(hand)
    do(state, "detect", dice=MUON_SEEN)
    return state


def test_the_printed_rules_have_no_detector() -> None:
    state = lab(hands=("h", "", "", ""), particles="200000")
    do(state, "neutralize", dice=(1,))
    assert kinds(state) == {"accept", "heart"}
    assert GAME.observe(state, 0).duty == OFF


def test_a_failed_die_may_be_looked_up_before_anything_is_paid() -> None:
    state = missed()
    assert state.phase == FAILED, "with nothing else to do, the printed rules would take the price"
    assert kinds(state) == {"accept", "detect"}
    assert state.limits[0] == 6


def test_the_picture_is_drawn_by_the_dice_of_the_game_and_everybody_sees_it() -> None:
    state = looked()
    assert state.phase == NAME
    assert legal(state) == [f"name:{kind},0" for kind in range(KINDS)]
    event = Event(MUON, 1, 10, 9, 4)
    assert all(GAME.observe(state, seat).duty.event == event for seat in range(-1, 4))


def test_a_right_name_rolls_the_die_again_as_a_heart_does_and_costs_nothing() -> None:
    state = looked("hc")
    rule_events = do(state, f"name:{MUON}", dice=(6,))
    assert [kind for kind, _ in rule_events] == ["named", "try", "neutralized"]
    assert (state.phase, state.particles[0], state.limits[0]) == (ACT, 1, 6)
    assert sum(state.hands[:SUITS]) == 2
    assert state.specials == 1


def test_after_a_right_name_a_second_failure_has_no_second_picture() -> None:
    state = looked("h")
    do(state, f"name:{MUON}", dice=(2,))
    assert kinds(state) == {"accept", "heart"}
    do(state, "heart", dice=(1,))
    assert state.phase == ACT, "and the price is taken at once, as ever"
    assert state.limits[0] == 5


def test_after_a_wrong_name_the_failure_stands_and_the_price_is_not_taken_unasked() -> None:
    state = looked()
    rule_events = do(state, f"name:{PHOTON}")
    assert rule_events == [("named", {"seat": 0, "kind": PHOTON, "truth": MUON})]
    assert (state.phase, state.die, state.limits[0]) == (FAILED, 1, 6)
    assert state.duty.named == PHOTON
    assert kinds(state) == {"accept"}
    do(state, "accept")
    assert state.limits[0] == 5
    assert state.duty == detector.Duty(1)


def test_after_a_wrong_name_hearts_and_clubs_still_help() -> None:
    state = looked("hccc")
    do(state, f"name:{PHOTON}")
    assert kinds(state) == {"accept", "heart", "club"}
    do(state, "club", "club", "club")
    assert state.particles[0] == 1


def test_whoever_spends_a_heart_first_may_still_look() -> None:
    state = missed("h")
    do(state, "heart", dice=(2,))
    assert kinds(state) == {"accept", "detect"}


def test_every_try_has_a_picture_of_its_own() -> None:
    state = looked()
    do(state, f"name:{MUON}", dice=(6,))
    do(state, "neutralize", dice=(1,))
    assert "detect" in kinds(state)


def test_a_success_has_no_picture() -> None:
    state = missed(dice=(4,))
    assert state.phase == ACT
    assert not state.duty.ready


def test_all_kinds_come_and_only_charged_ones_bend() -> None:
    rng = Rng("detector", "deal")
    events = [detector.draw(rng) for _ in range(800)]
    counts = [sum(event.kind == kind for event in events) for kind in range(KINDS)]
    assert all(60 <= count <= 140 for count in counts), counts
    for event in events:
        assert (event.charge != 0) == (event.kind in CHARGED)
        assert detector.LEAST <= event.momentum <= detector.MOST
        assert 0 <= event.direction < detector.STEPS
    assert {event.charge for event in events} == {-1, 0, 1}


def played(seed: str, duty: int) -> Session[State, Move, View]:
    """A game up to its first failed die."""
    session = Session(GAME, 2, {"ladder": CONTAINED, "duty": duty}, seed)
    rng = Rng(seed, "choices")
    while session.view(0).phase != FAILED:
        session.play(rng.pick(session.legal_moves()))
    return session


def test_what_was_seen_cannot_be_taken_back() -> None:
    session = played("duty 1", 1)
    mover = session.to_move()
    assert mover is not None
    session.play_text("detect:0,0")
    with pytest.raises(CannotUndo, match="chance"):
        session.undo(mover)
    truth = session.view(0).duty.event.kind
    session.play_text(f"name:{(truth + 1) % KINDS},0")
    with pytest.raises(CannotUndo, match="chance"):
        session.undo(mover)


def test_the_same_seed_shows_the_same_picture() -> None:
    first, second = played("duty 1", 1), played("duty 1", 1)
    for session in (first, second):
        session.play_text("detect:0,0")
    assert first.digest() == second.digest()


def test_real_collisions_change_nothing_in_the_rules() -> None:
    """Whole games: the same moves, chances and pictures; only the option itself differs."""
    looks = 0
    for seats in range(1, 5):
        sketched, real = (
            Session(GAME, seats, {"ladder": CONTAINED, "duty": duty}, f"real {seats}")
            for duty in (SKETCHED, REAL)
        )
        rng = Rng(f"real {seats}", "choices")
        while sketched.to_move() is not None:
            moves = sketched.legal_moves()
            assert real.legal_moves() == moves
            move = rng.pick(moves)
            looks += move.kind == "detect"
            sketched.play(move)
            real.play(move)
            view = real.view(0)
            assert view.duty.on == REAL
            assert view._replace(duty=view.duty._replace(on=SKETCHED)) == sketched.view(0)
        assert real.to_move() is None
    assert looks > 0


def test_without_the_option_views_have_the_digests_that_they_always_had() -> None:
    """Saved games must load."""
    session = Session(GAME, 2, {"ladder": CONTAINED}, "digest")
    assert session.digest() == DIGEST
    assert Session(GAME, 2, {"ladder": CONTAINED, "duty": 1}, "digest").digest() != DIGEST
