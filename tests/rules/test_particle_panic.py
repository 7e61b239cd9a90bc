"""Particle Panic, ruling by ruling. Spaces are numbered from 0 here, from 1 on the table."""

from __future__ import annotations

import pytest

from game.core.rng import Rng
from game.core.session import CannotUndo, Session
from game.rules.particle_panic.options import (
    ALERT,
    CONTAINED,
    CONTROLLED,
    LADDER,
    MELTDOWN,
    TRAINING,
    setting_of,
)
from game.rules.particle_panic.state import (
    COLLECT,
    held,
    unseen,
)
from tests.rules.particle_panic_lab import GAME, do, lab, legal

# --- set-up ---------------------------------------------------------------------------------------


def test_the_published_rules_are_the_default() -> None:
    assert GAME.info.complete({}) == {"ladder": MELTDOWN, "easing": 0, "duty": 0}
    setting = setting_of(4, MELTDOWN, 0)
    assert setting[3:] == (0, 5, 0, 6, 3, 4, 1, 1, 4, 1)
    assert (setting.half, setting.code, setting.free, setting.limit) == (0, 5, 0, 6)


def test_the_ladder_is_the_one_of_the_table() -> None:
    assert [tuple(LADDER[rung]) for rung in (TRAINING, CONTROLLED, CONTAINED, ALERT)] == [
        (1, 4, 1, 8, 4, 4),
        (1, 4, 1, 6, 3, 4),
        (1, 4, 0, 6, 3, 4),
        (1, 5, 1, 6, 3, 4),
    ]


# --- rulings --------------------------------------------------------------------------------------


def test_ruling_11_spread_is_a_row_of_choices_that_a_person_could_make() -> None:
    state = lab(hands=("", "", "", ""), particles="000361")
    do(state, "end", dice=(6, 5))
    events = do(state, "spread")
    chosen = [facts["at"] for kind, facts in events if kind == "spill"]
    again = lab(hands=("", "", "", ""), particles="000361")
    do(again, "end", dice=(6, 5))
    do(again, *[f"spill:{space}" for space in chosen])
    assert state == again
    assert state.particles == [0, 0, 0, 5, 6, 5]


def test_ruling_14_the_next_top_is_seen_before_the_second_card_is_taken() -> None:
    state = lab(2, ladder=ALERT)
    do(state, "collect")
    assert state.phase == COLLECT
    assert GAME.observe(state, 1).tops[0] == state.stacks[0][-1]
    assert legal(state) == ["collect:0,0", "end:0,0"]
    assert GAME.info.reveals >= {"collect"}


def test_ruling_15_everybody_sees_all_hands() -> None:
    state = lab(4)
    views = {GAME.observe(state, seat) for seat in range(-1, 4)}
    assert len(views) == 1
    assert len(views.pop().hands) == 4
    assert GAME.info.open_hands, "so nobody draws a curtain between two turns"


def test_ruling_24_two_collects_take_four_cards() -> None:
    state = lab(1, hands=("",))
    do(state, "collect", "collect")
    assert state.basics == 1
    do(state, "collect", "collect", dice=(1, 4))
    assert held(state, 0) == 4
    assert state.turn == 2


def test_ruling_24_one_basic_action_left_takes_two_cards() -> None:
    state = lab(1, hands=("",))
    do(state, "move", "go:0", "collect", "collect", dice=(1, 1, 4))
    assert held(state, 0) == 2


def test_ruling_29_only_what_lies_under_the_tops_is_unknown() -> None:
    state = lab(3)
    view = GAME.observe(state, 0)
    world = GAME.determinize(view, Rng("another", "world"))
    assert world != state
    assert [stack[-1] for stack in world.stacks] == [stack[-1] for stack in state.stacks]
    assert sum(unseen(view)) == 104 - 9 - 6
    world.stacks = state.stacks
    assert world == state


def test_ruling_30_the_switch_gives_the_whole_easing_to_every_crew() -> None:
    for seats in (3, 4):
        setting = setting_of(seats, MELTDOWN, 1)
        assert (setting.basics, setting.specials, setting.hit, setting.cards) == (2, 2, 3, 2)
    assert setting_of(2, MELTDOWN, 1) == setting_of(2, MELTDOWN, 0)


# --- undo -----------------------------------------------------------------------------------------


def test_a_gift_can_be_taken_back_a_die_cannot() -> None:
    session = Session(GAME, 4, {}, "a seed")
    gift = next(move for move in session.legal_moves() if move.kind == "share")
    before = session.digest()
    session.play(gift)
    assert session.undo(0) == 1
    assert session.digest() == before
    session.play_text("move:0,0")
    with pytest.raises(CannotUndo, match="chance"):
        session.undo(0)
