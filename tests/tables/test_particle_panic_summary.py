"""The turn of a teammate in Particle Panic in one line."""

from __future__ import annotations

import pytest

from game.core.session import RuleEvent
from game.rules.particle_panic.options import CONTAINED
from game.rules.particle_panic.state import State, View
from game.tables.capabilities import Notice
from game.tables.particle_panic.summary import notice, summed
from game.words.text import Text, languages
from tests.rules.particle_panic_lab import GAME, do, enter, lab


def turn(state: State, *acts: tuple[str, tuple[int, ...]]) -> list[RuleEvent[View]]:
    """The events of these moves, each with its dice."""
    events = list[RuleEvent[View]]()
    for move, dice in acts:
        found = do(state, move, dice=dice)
        view = GAME.observe(state, 0)
        events += [RuleEvent(kind, facts, view) for kind, facts in found]
    return events


def said(state: State, *acts: tuple[str, tuple[int, ...]]) -> str:
    """The line about the first seat; empty: there is none."""
    line = summed(0, turn(state, *acts))
    return "" if line is None else Text("en").say(line).split(": ", 1)[1]


def test_the_acts_come_in_their_order() -> None:
    state = lab(2, CONTAINED, hands=("hhhhd", ""), particles="002000")
    acts = (("move", (2,)), ("go:2", ()), ("neutralize", (6,)), ("neutralize", (3,)))
    told = said(state, *acts, ("code:0", ()))
    assert told == "moved to room 3, neutralized 2 particles, entered the code of hearts."


def test_a_pawn_that_stays_has_not_moved() -> None:
    assert said(lab(2, CONTAINED), ("move", (2,)), ("go:0", ())) == ""
    state = lab(2, CONTAINED, hands=("d", ""))
    assert said(state, ("diamond:1", ())) == "moved to room 2, spent 1 card."


@pytest.mark.parametrize("language", languages())
def test_every_act_has_words(language: str) -> None:
    text = Text(language)
    state = lab(2, CONTAINED, hands=("hd", ""), particles="100000")
    acts = (("share:2,1", ()), ("neutralize", (1,)), ("heart", (2,)))
    line = summed(0, turn(state, *acts, ("neutralize", (6,)), ("collect", ())))
    assert line is not None
    assert text.say(line).count(",") == 4
    assert not text.missing


def told(state: State) -> list[Notice]:
    """The notices of a code of hearts that the first seat enters."""
    found = do(state, "code:0")
    view = GAME.observe(state, 1)
    notices = [notice(kind, facts, view) for kind, facts in found]
    return [each for each in notices if each is not None]


def test_a_code_is_told_in_large_letters_to_the_teammates() -> None:
    [code] = told(lab(2, CONTAINED, hands=("hhhh", "")))
    assert (code.seat, code.news) == (0, True)
    assert Text("en").say(code.line) == "The code of hearts is in: 1 of 4."


def test_the_last_code_has_words_of_its_own() -> None:
    state = lab(2, CONTAINED, hands=("hhhh", ""))
    enter(state, (0, 1, 1, 1, 0))
    assert [code.title.key for code in told(state)] == ["particle_panic-notice-last-code"]
