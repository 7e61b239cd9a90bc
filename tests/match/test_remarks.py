"""Opponents say a line of their level now and then, and nothing where people play each other."""

from __future__ import annotations

import pytest

from ai.levels import LEVELS
from game.core.phrase import say
from game.core.session import Outcome
from game.match import drivers
from game.match.drivers import PAUSE, Remarks
from game.match.match import AI, HUMAN, new_match
from game.words.text import Text, languages


def remarks(*seats: str) -> Remarks:
    return Remarks(new_match("u_know_feynman", seats, {}, "remarks"))


def test_a_rival_greets_once() -> None:
    talk = remarks(HUMAN, AI + "nobel")
    assert talk.greeting() == (1, say("rival-nobel-hello"))
    assert talk.greeting() is None


def test_a_rival_is_glad_of_its_own_success_and_praises_that_of_the_person() -> None:
    assert remarks(HUMAN, AI + "student").of_success(1) == (1, say("rival-student-glad"))
    assert remarks(HUMAN, AI + "student").of_success(0) == (1, say("rival-student-praise"))


def test_it_does_not_chatter() -> None:
    match = new_match("u_know_feynman", (HUMAN, AI + "visitor"), {}, "remarks")
    talk = Remarks(match)
    answers = []
    for _ in range(4 * PAUSE):
        answers.append(talk.of_success(1))
        match.session.play(match.session.legal_moves()[0])
    lines = [(number, remark) for number, remark in enumerate(answers) if remark is not None]
    assert [number for number, _ in lines] == [0, PAUSE]


def test_no_line_is_said_twice_in_a_game() -> None:
    match = new_match("u_know_feynman", (HUMAN, AI + "visitor"), {}, "remarks")
    talk = Remarks(match)
    answers = []
    for number in range(6 * PAUSE):
        answers.append(talk.of_success(number // PAUSE % 2))
        match.session.play(match.session.legal_moves()[0])
    lines = [line for line in answers if line is not None]
    assert len(lines) == len(set(lines)) == 4


@pytest.mark.parametrize("seats", [(HUMAN, HUMAN), (AI + "student", AI + "nobel")])
def test_where_several_people_play_or_none_nobody_talks(seats: tuple[str, ...]) -> None:
    talk = remarks(*seats)
    assert talk.greeting() is None
    assert talk.of_success(0) is None


def test_the_end_is_told_by_who_won_or_by_who_lost() -> None:
    match = new_match("bigebang", (HUMAN, AI + "researcher"), {}, "remarks")
    while match.session.to_move() is not None:
        match.session.play(match.session.legal_moves()[-1])
    first, second = match.session.returns()
    event = "drawn" if second == first else "won" if second > first else "lost"
    assert Remarks(match).of_the_end() == (1, say(f"rival-researcher-{event}"))


def test_a_shared_win_is_not_told_as_a_win(monkeypatch: pytest.MonkeyPatch) -> None:
    match = new_match("particle_builder", (HUMAN, AI + "visitor"), {}, "remarks")
    monkeypatch.setattr(drivers, "outcome_of", lambda _: Outcome((0.0, 0.0), False, (0, 1)))
    assert Remarks(match).of_the_end() == (1, say("rival-visitor-drawn"))


@pytest.mark.parametrize("language", languages())
def test_every_level_has_its_lines(language: str) -> None:
    text = Text(language)
    lines = [
        text.say(say(f"rival-{level}-{event}"))
        for level in LEVELS
        for event in (
            "hello",
            "glad",
            "glad-again",
            "praise",
            "praise-again",
            "won",
            "lost",
            "drawn",
        )
    ]
    assert not text.missing
    assert len(set(lines)) == len(lines)
    assert max(map(len, lines)) < 70
