"""The page of challenges, and what a finished game says of them."""

from __future__ import annotations

from datetime import date

import pygame
import pytest

from game.app import App
from game.arcade import Arcade
from game.core.session import Verdict
from game.kiosk.policy import Policy
from game.match.match import Match, match_of
from game.match.saving import keep
from game.progress.challenges import met, met_by, note
from game.scenes.after.result import ResultScene
from game.scenes.after.statistics import StatisticsScene
from game.scenes.tomorrow.challenges import ChallengesScene
from game.window import open_window
from tests.pilot import Pilot
from tests.progress.find_challenges import stored_games

GAME = "particle_builder"


def finished(arcade: Arcade) -> Match:
    """A game that meets challenges, as it is when it has just ended."""
    match = match_of(stored_games(GAME)[0], None)
    match.kept = keep(arcade.store, match.session, match.seats)
    return match


def pilot_of(arcade: Arcade, scene: ResultScene | StatisticsScene | ChallengesScene) -> Pilot:
    return Pilot(App(arcade, open_window((1280, 720), full_screen=False), scene))


def test_the_page_of_a_game_leads_there_and_back_by_keys(arcade: Arcade) -> None:
    pilot = pilot_of(arcade, StatisticsScene(arcade, GAME))
    pilot.walk_to("challenges")
    pilot.press(pygame.K_RETURN)
    assert isinstance(pilot.top, ChallengesScene)
    pilot.press(pygame.K_ESCAPE)
    assert isinstance(pilot.top, StatisticsScene)


def test_ten_challenges_a_page_and_every_page_of_every_game(arcade: Arcade) -> None:
    page = ChallengesScene(arcade, GAME)
    pilot = pilot_of(arcade, page)
    challenges = set()
    for _ in page.places:
        rows = [spot.id for spot in page.laid if spot.id.startswith("challenge:")]
        assert len(rows) == 10
        challenges |= {(page.game, row) for row in rows}
        pilot.tap("next")
    assert len(challenges) == 100
    assert (page.game, page.entry) == (GAME, 0), "after the last page comes the first"


def test_a_result_tells_what_was_met_and_keeps_it_once(arcade: Arcade) -> None:
    match = finished(arcade)
    pilot = pilot_of(arcade, ResultScene(arcade, match))
    pilot.spot("met")
    assert tuple(met(arcade.store, GAME)) == met_by(match)
    pilot.tap("challenges")
    page = pilot.top
    assert isinstance(page, ChallengesScene)
    assert page.new == set(met_by(match))
    assert {spot.id for spot, state in page.marks() if state == "last"} <= {
        f"challenge:{name}" for name in page.new
    }
    again = ResultScene(arcade, match)
    assert again.met == ()


def test_a_challenge_tells_its_day(arcade: Arcade) -> None:
    match = finished(arcade)
    first = note(arcade.store, match, date(2026, 11, 22))[0]
    pilot = pilot_of(arcade, ChallengesScene(arcade, GAME, (first,)))
    pilot.tap(f"challenge:{first}")
    line = pilot.spot("line").label
    assert line is not None
    assert "22 Nov 2026" in arcade.text.say(line)


def test_nothing_of_a_visitor_is_kept(arcade: Arcade) -> None:
    arcade.policy = Policy()
    page = ResultScene(arcade, finished(arcade))
    assert page.met == ()
    assert met(arcade.store, GAME) == {}
    pilot = pilot_of(arcade, page)
    assert page.find("challenges") is None
    assert pilot.top is page


def test_a_game_of_programs_tells_of_none(arcade: Arcade) -> None:
    match = finished(arcade)
    match.seats = ("ai:student",) * len(match.seats)
    page = ResultScene(arcade, match)
    assert page.met == ()
    assert page.outcome.verdict([0]) in Verdict
    pilot = pilot_of(arcade, page)
    with pytest.raises(AssertionError):
        pilot.spot("challenges")
