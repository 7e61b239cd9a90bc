"""Mistakes from a review become tasks; a position is played on against any level."""

from __future__ import annotations

from datetime import date, timedelta

import pygame
import pytest

from game.app import App
from game.core.phrase import say
from game.core.session import AnySession, Session
from game.kiosk.policy import Policy
from game.match.match import HUMAN, Match
from game.match.saving import counting, keep
from game.progress import mistakes
from game.progress.mistakes import Mistake
from game.scenes.base.dialog import Dialog
from game.scenes.practice.mending import MistakeTask, ReviewsScene, mistake_scene
from game.scenes.practice.play_on import PlayOnScene
from game.scenes.practice.practice import PracticeScene
from game.scenes.results.review import ReviewScene
from game.scenes.table.people import People
from game.scenes.table.table import TableScene
from game.services import Services
from game.window import open_window
from tests.pilot import Pilot
from tests.progress.test_mistakes import blunder, by_chance
from tests.scenes.practice import told

DAY = date(2026, 11, 27)
GAME = "bigebang"
SEATS = (HUMAN, "ai:student")


@pytest.fixture
def session() -> AnySession:
    return by_chance("mend")


def piloted(services: Services, scene: object) -> Pilot:
    services.change(reduced_motion=True)
    return Pilot(App(services, open_window((1280, 720), full_screen=False), scene))  # type: ignore[arg-type]


def stored(services: Services, session: AnySession) -> Mistake:
    mistakes.keep(services.store, session, [blunder(session, 4)], DAY - timedelta(days=1))
    (mistake,) = mistakes.all_of(services.store)
    return mistake


def test_a_mistake_is_mended(services: Services, session: AnySession) -> None:
    mistake = stored(services, session)
    pilot = piloted(services, PracticeScene(services, GAME))
    pilot.tap("mend")
    pilot.wait(0.5)
    assert isinstance(pilot.top, Dialog)
    pilot.press(pygame.K_RETURN)
    pilot.wait(0.2)
    table = pilot.top
    assert isinstance(table, TableScene)
    said = told(pilot, table, mistake.better)
    assert said.body is not None
    assert said.body.key == "practice-mend-because"
    (now,) = mistakes.all_of(services.store)
    assert now.box == 1


def test_the_old_move_is_known_again_and_begins_anew(
    services: Services, session: AnySession
) -> None:
    mistake = stored(services, session)
    scene = mistake_scene(services, mistake)
    pilot = piloted(services, scene)
    pilot.press(pygame.K_RETURN)
    said = told(pilot, scene, mistake.played)
    assert said.body is not None
    assert said.body.key == "practice-mend-same"
    pilot.press(pygame.K_RETURN)
    pilot.wait(0.5)
    told(pilot, scene, mistake.better)
    (now,) = mistakes.all_of(services.store)
    assert now.box == 0, "only a first answer counts"


def test_what_a_review_finds_is_kept_once(services: Services, session: AnySession) -> None:
    match = Match(session, SEATS)
    scene = ReviewScene(services, match)
    scene.review.stop()
    scene.review.blunders = [blunder(session, 4)]
    piloted(services, scene).wait(0.2)
    assert len(mistakes.all_of(services.store)) == 1


@pytest.mark.parametrize("seats", [SEATS, (HUMAN, HUMAN)])
def test_nothing_is_kept_of_a_visitor_or_of_two_people(
    services: Services, session: AnySession, seats: tuple[str, ...]
) -> None:
    if seats == SEATS:
        services.policy = Policy()
    scene = ReviewScene(services, Match(session, seats))
    scene.review.stop()
    scene.review.blunders = [blunder(session, 4)]
    piloted(services, scene).wait(0.2)
    assert mistakes.all_of(services.store) == []


def test_games_to_look_back_at(services: Services, session: AnySession) -> None:
    keep(services.store, session, SEATS)
    keep(services.store, session, (HUMAN, HUMAN))
    pilot = piloted(services, ReviewsScene(services, GAME))
    assert isinstance(pilot.top, ReviewsScene)
    assert len(pilot.top.rows()) == 1
    pilot.tap("row:0")
    assert isinstance(pilot.top, ReviewScene)
    pilot.top.review.stop()


def test_a_position_is_played_on_from_any_seat(services: Services, session: AnySession) -> None:
    start: AnySession = Session(session.game, 2, session.options, session.seed)
    for move in session.moves[:6]:
        start.play(move)
    pilot = piloted(services, PlayOnScene(services, start, 0, SEATS))
    pilot.tap("seat:more")
    pilot.tap("level:more")
    pilot.tap("start")
    table = pilot.top
    assert isinstance(table, TableScene)
    assert isinstance(table.policy, People)
    assert table.match.seats == ("ai:researcher", HUMAN)
    assert table.session.moves[:6] == session.moves[:6]
    assert not counting(services.store, table.match.kept)


def test_a_seat_is_named_after_who_had_it(services: Services, session: AnySession) -> None:
    """A number would be that of the game, not that of the set-up."""
    scene = PlayOnScene(services, session, 1, ("ai:student", HUMAN))
    assert scene.model().place == say("practice-as-before")
    scene.seat = 0
    assert scene.model().place == say("level-student")
    assert PlayOnScene(services, session, 1).model().place == say("seat-number", number=2)


def test_people_may_go_on_as_before(services: Services, session: AnySession) -> None:
    scene = PlayOnScene(services, session, 0, (HUMAN, HUMAN))
    piloted(services, scene)
    assert scene.players() == (HUMAN, HUMAN)
    scene._step(1)
    assert scene.players() == (HUMAN, "ai:visitor")
    scene._step(-1)
    assert scene.players() == (HUMAN, HUMAN)


def test_a_review_leads_to_a_game_from_the_mistake(services: Services, session: AnySession) -> None:
    scene = ReviewScene(services, Match(session, SEATS))
    scene.review.stop()
    scene.review.blunders = [blunder(session, 4)]
    pilot = piloted(services, scene)
    pilot.wait(0.2)
    pilot.tap("play-on")
    assert isinstance(pilot.top, PlayOnScene)
    assert len(pilot.top.session.moves) == 4


def test_a_task_leads_to_a_game(services: Services, session: AnySession) -> None:
    mistake = stored(services, session)
    task = MistakeTask(services.store, mistake, DAY)
    scene = mistake_scene(services, mistake)
    pilot = piloted(services, scene)
    pilot.press(pygame.K_RETURN)
    pilot.wait(0.2)
    pilot.tap("rail:play-on")
    assert isinstance(pilot.top, PlayOnScene)
    assert pilot.top.seat == task.seat
