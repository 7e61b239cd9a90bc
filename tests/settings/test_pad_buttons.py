"""Buttons of one's own: changed buttons still move, choose and lead back."""

from __future__ import annotations

import pytest
from hypothesis import given as over
from hypothesis import strategies as st

from game.settings.pad_buttons import (
    CHOOSABLE,
    KEPT,
    MOST,
    MOVES,
    USUAL,
    given,
    own_buttons,
    sensible,
)


def of(act: str, buttons: dict[int, str]) -> list[int]:
    return sorted(button for button, does in buttons.items() if does == act)


def test_nothing_chosen_is_the_usual() -> None:
    assert own_buttons({}) == dict(USUAL)


def test_a_free_button_takes_the_place_of_the_usual_ones() -> None:
    chosen, message = given({}, "help", 5)
    assert chosen == {"help": 5}
    assert message is None
    assert of("help", own_buttons(chosen)) == [5]


def test_acts_swap_their_buttons() -> None:
    chosen, message = given({}, "hint", 2)
    buttons = own_buttons(chosen)
    assert of("hint", buttons) == [2]
    assert of("undo", buttons) == [3]
    assert message is not None
    assert message.key == "pad-swapped"


def test_choosing_and_going_back_may_swap_with_each_other() -> None:
    chosen, _ = given({}, "ok", 1)
    buttons = own_buttons(chosen)
    assert (of("ok", buttons), of("back", buttons)) == ([1], [0])


@pytest.mark.parametrize("act", KEPT)
def test_what_leads_out_is_not_given_away(act: str) -> None:
    button = of(act, dict(USUAL))[0]
    chosen, message = given({"look": 5}, "hint", button)
    assert chosen == {"look": 5}
    assert message is not None
    assert message.key == "pad-kept"


def test_it_is_once_it_has_another_button() -> None:
    chosen, _ = given({}, "ok", 5)
    chosen, message = given(chosen, "hint", 0)
    assert message is None
    assert own_buttons(chosen)[0] == "hint"
    assert own_buttons(chosen)[5] == "ok"


def test_arrows_stay_arrows() -> None:
    for button, act in USUAL.items():
        if act in MOVES:
            chosen, message = given({}, "hint", button)
            assert chosen == {}
            assert message is not None
            assert message.key == "pad-moves"


def test_an_act_without_a_button_takes_one_and_who_has_none_now_is_told() -> None:
    chosen, message = given({}, "speech", 3)
    buttons = own_buttons(chosen)
    assert of("speech", buttons) == [3]
    assert of("hint", buttons) == []
    assert message is not None
    assert message.key == "pad-lost"


def test_ones_own_button_changes_nothing() -> None:
    assert given({"hint": 5}, "hint", 5) == ({"hint": 5}, None)


def test_a_choice_made_on_a_large_pad_does_not_hold_on_a_small_one() -> None:
    chosen = {"ok": 20}
    assert own_buttons(chosen, 21)[20] == "ok"
    assert own_buttons(chosen, 10) == dict(USUAL)
    # Who chooses on the small one begins with what holds there.
    assert given(chosen, "hint", 5, 10)[0] == {"hint": 5}


@pytest.mark.parametrize(
    "chosen",
    [
        {"fly": 3},
        {"up": 5},
        {"mute": 5},
        {"hint": -1},
        {"hint": MOST},
        {"hint": 2, "undo": 2},
        {"hint": 11},
        {"hint": 0},
        {"hint": 1},
        {"ok": 1},
        {"ok": 5, "hint": 1},
    ],
)
def test_what_makes_no_sense_is_no_choice(chosen: dict[str, int]) -> None:
    assert not sensible(chosen)
    assert own_buttons(chosen) == dict(USUAL)


@over(
    presses=st.lists(
        st.tuples(st.sampled_from(CHOOSABLE), st.integers(0, 24), st.integers(2, 24)), max_size=30
    )
)
def test_nobody_can_lock_themselves_out(presses: list[tuple[str, int, int]]) -> None:
    """Whatever is pressed for whatever, on pads of any size, one after the other."""
    chosen: dict[str, int] = {}
    for act, button, has in presses:
        if button >= has:
            continue
        chosen, _ = given(chosen, act, button, has)
        assert sensible(chosen)
        for size in (has, MOST):
            buttons = own_buttons(chosen, size)
            for exit_act in KEPT:
                assert any(b < size for b in of(exit_act, buttons))
            for way in MOVES:
                assert of(way, buttons) == of(way, dict(USUAL))
