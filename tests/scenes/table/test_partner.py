"""A partner asks before its turn; a person answers by touch, key or pad, and the partner keeps to
the answer. Without one it plays as ever."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pygame
import pytest

from game.app import App
from game.core.contract import AnyMove
from game.core.rng import Rng
from game.games import DESCRIPTORS
from game.kiosk.policy import Policy, completed
from game.match.drivers import Driver, Opponent, Person
from game.match.match import AI, HUMAN, Match, new_match
from game.rules.particle_panic.state import MOVE
from game.scenes.table.opening import people_table
from game.scenes.table.people import People
from game.services import Services
from game.tables.capabilities import NO, YES, Offers
from game.window import open_window, opened
from tests.layout import LANGUAGES, faults, hidden
from tests.pilot import Pilot

WIDE, UPRIGHT = (1280, 720), (720, 1280)
LONG = 20.0
"""Seconds in which anybody has read a question."""


def asking(kind: str, seats: int = 2, rest: str = "student") -> Match:
    """A match in which a partner, whose turn begins, has such a question for the first seat."""
    table = DESCRIPTORS["particle_panic"].table
    assert isinstance(table, Offers)
    for number in range(400):
        held = [HUMAN] + [AI + rest] * (seats - 1)
        match = new_match("particle_panic", held, {"ladder": 2}, f"partner {number}")
        session, rng = match.session, Rng(f"partner {number}", "moves")
        while session.to_move() is not None and len(session.moves) < 80:
            offer = table.offer(session.view(0), 0) if session.to_move() else None
            if offer is not None and offer.words.key == f"particle_panic-offer-{kind}":
                return match
            session.play(rng.pick(session.legal_moves()))
    raise AssertionError(f"nobody ever asked {kind}")


def asked(
    services: Services, kind: str = "come", size: tuple[int, int] = WIDE, seats: int = 2
) -> Pilot:
    """The table with this question on it."""
    match = asking(kind, seats)
    drivers: dict[int, Driver] = {0: Person()}
    drivers |= {seat: Opponent(services.engine, "student") for seat in range(1, seats)}
    table = people_table(services, match, drivers)
    pilot = Pilot(App(services, open_window(size, full_screen=False), table))
    pilot.wait(1.0)
    return pilot


def stands(pilot: Pilot) -> bool:
    return pilot.table().find(YES) is not None


def made(pilot: Pilot, kind: str = "come") -> Sequence[AnyMove]:
    """The moves of the turn that began with this question, once it has ended."""
    session, start = pilot.table().session, asking(kind).session
    for _ in range(400):
        pilot.wait(0.1)
        if session.to_move() is None or session.view(0).turn != start.view(0).turn:
            break
    return session.moves[len(start.moves) :]


def test_the_desk_asks_and_has_two_answers(services: Services) -> None:
    pilot = asked(services)
    table = pilot.table()
    assert pilot.words("turn-of") == "Student is asking you."
    assert "Shall I come to you?" in pilot.words("turn-waits")
    assert pilot.words(YES) == "Yes, come here"
    assert pilot.words(NO) == "No, not this turn"
    assert table.find("callout") is None, "no bubble hides a hand"
    assert table.model.line is not None
    assert "Student asks: Shall I" in services.text.say(table.model.line)
    assert table.model.asked is None, "the partner does not think yet"
    for answer in (YES, NO):
        spot = pilot.spot(answer)
        assert min(spot.w, spot.h) >= 60


def test_after_a_yes_the_partner_comes(services: Services) -> None:
    pilot = asked(services)
    pilot.tap(YES)
    assert not stands(pilot)
    moves = made(pilot)
    assert moves[0] == MOVE or moves[0][0] == "diamond"


def test_after_a_no_it_does_not(services: Services) -> None:
    pilot = asked(services)
    view = pilot.table().session.view(0)
    pilot.tap(NO)
    assert not stands(pilot)
    rooms = {move[1] for move in made(pilot) if move[0] in ("go", "diamond")}
    assert view.pawns[0] not in rooms


def test_who_is_asked_for_cards_gives_them(services: Services) -> None:
    pilot = asked(services, "give")
    pilot.tap(YES)
    assert made(pilot, "give")[0][0] == "share"


def unasked(services: Services) -> Sequence[AnyMove]:
    """The turn of the partner where opponents do not talk."""
    services.change(remarks=False)
    pilot = asked(services)
    assert not stands(pilot)
    return made(pilot)


@pytest.mark.long
def test_without_an_answer_it_plays_as_ever(services: Services) -> None:
    usual = unasked(services)
    services.change(remarks=True)
    pilot = asked(services)
    pilot.press(pygame.K_ESCAPE)
    assert not stands(pilot)
    assert list(made(pilot)) == list(usual)


@pytest.mark.parametrize("way", ["wait", "elsewhere"])
def test_the_question_stands_until_it_is_answered(services: Services, way: str) -> None:
    pilot = asked(services)
    if way == "wait":
        pilot.wait(LONG)
    else:
        pilot.tap("room:0")
    assert stands(pilot)
    assert any("Shall I come" in services.text.say(line) for line in pilot.table().aloud())
    assert pilot.table().model.asked is None, "the partner waits"


def test_a_hasty_touch_is_no_answer(services: Services) -> None:
    pilot = asked(services)
    policy = pilot.table().policy
    assert isinstance(policy, People)
    policy.undone()
    pilot.wait(0.1)
    assert policy.unread
    at = pilot.table().viewport.pixel(pilot.spot(YES).x, pilot.spot(YES).y)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pilot.app.step([pygame.Event(kind, pos=at, button=1)], 1 / 30)
    assert stands(pilot)
    pilot.tap(YES)
    assert not stands(pilot)


@pytest.mark.parametrize("way", ["key", "pad"])
def test_keys_and_pads_answer(services: Services, way: str) -> None:
    pilot = asked(services)
    assert pilot.table().focused == YES
    pilot.read()
    if way == "key":
        pilot.walk_to(NO)
        pilot.press(pygame.K_RETURN)
    else:
        pilot.button(0)
    assert not stands(pilot)


def test_a_kiosk_does_not_wait_for_a_visitor_who_may_have_gone(services: Services) -> None:
    services.attend(completed(Policy()))
    assert not stands(asked(services))


def test_the_pause_is_open_while_a_question_stands(services: Services) -> None:
    pilot = asked(services)
    table = pilot.table()
    pilot.tap("rail:pause")
    assert pilot.top is not table
    pilot.press(pygame.K_ESCAPE)
    assert stands(pilot)


def test_the_answer_holds_for_one_turn(services: Services) -> None:
    pilot = asked(services)
    pilot.tap(YES)
    made(pilot)
    pilot.wait(30.0)
    table = pilot.table()
    assert table.session.to_move() == 0
    driver = table.drivers[1]
    assert isinstance(driver, Opponent)
    heard: list[Sequence[AnyMove]] = []

    class Wire:
        def ask(self, _game: str, _view: object, legal: Sequence[AnyMove], *_: object) -> int:
            heard.append(legal)
            return 1

    free = Opponent(Wire(), "student")  # type: ignore[arg-type]
    free.keep_to(lambda _view, moves: moves[:1])
    free.begin(table.session, 0)
    free.keep_to(None)
    free.begin(table.session, 0)
    assert list(heard[0]) == list(table.session.legal_moves())[:1]
    assert list(heard[1]) == list(table.session.legal_moves())


def test_a_question_without_a_yes_is_not_put_twice_in_a_row(services: Services) -> None:
    pilot = asked(services)
    policy = pilot.table().policy
    assert isinstance(policy, People)
    pilot.read()
    pilot.press(pygame.K_ESCAPE)
    policy.question.undone()
    assert not policy.question.stands(1, skips=False), "the same words"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [WIDE, UPRIGHT])
@pytest.mark.parametrize("kind", ["come", "come-part", "give"])
def test_the_question_hides_no_word_and_fits(
    tmp_path: Path, language: str, size: tuple[int, int], kind: str
) -> None:
    with opened(tmp_path, language, 1.5) as services:
        services.change(reduced_motion=True)
        for seats in (2, 3):
            pilot = asked(services, kind, size, seats)
            assert stands(pilot)
            assert [*faults(pilot.app), *hidden(pilot.table())] == []
