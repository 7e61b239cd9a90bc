"""The page of challenges, and what a finished game says of them."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pygame
import pytest

from game.app import App
from game.core.phrase import say
from game.core.session import Verdict
from game.games import DESCRIPTORS
from game.kiosk.policy import Policy
from game.match.match import Match, match_of
from game.match.saving import keep
from game.progress.challenges import met, met_by, note
from game.scenes.daily.challenges import ChallengesScene
from game.scenes.results.result import ResultScene
from game.scenes.results.statistics import StatisticsScene
from game.services import Services
from game.tables.pictures import Button
from game.window import open_window, opened
from tests.pilot import Pilot
from tests.progress.find_challenges import stored_games

GAME = "particle_builder"


def finished(services: Services) -> Match:
    """A game that meets challenges, as it is when it has just ended."""
    match = match_of(stored_games(GAME)[0], None)
    match.kept = keep(services.store, match.session, match.seats)
    return match


def pilot_of(services: Services, scene: ResultScene | StatisticsScene | ChallengesScene) -> Pilot:
    return Pilot(App(services, open_window((1280, 720), full_screen=False), scene))


def test_the_page_of_a_game_leads_there_and_back_by_keys(services: Services) -> None:
    pilot = pilot_of(services, StatisticsScene(services, GAME))
    pilot.walk_to("challenges")
    pilot.press(pygame.K_RETURN)
    assert isinstance(pilot.top, ChallengesScene)
    pilot.press(pygame.K_ESCAPE)
    assert isinstance(pilot.top, StatisticsScene)


def test_ten_challenges_a_page_and_every_page_of_every_game(services: Services) -> None:
    page = ChallengesScene(services, GAME)
    pilot = pilot_of(services, page)
    challenges = set()
    for _ in page.places:
        rows = [spot.id for spot in page.placed if spot.id.startswith("challenge:")]
        assert len(rows) == 10
        challenges |= {(page.game, row) for row in rows}
        pilot.tap("next")
    assert len(challenges) == 100
    assert (page.game, page.entry) == (GAME, 0), "after the last page comes the first"


def test_a_result_tells_what_was_met_and_keeps_it_once(services: Services) -> None:
    match = finished(services)
    pilot = pilot_of(services, ResultScene(services, match))
    pilot.spot("met")
    assert tuple(met(services.store, GAME)) == met_by(match)
    pilot.tap("challenges")
    page = pilot.top
    assert isinstance(page, ChallengesScene)
    assert page.new == set(met_by(match))
    assert {spot.id for spot, state in page.marks() if state == "last"} <= {
        f"challenge:{name}" for name in page.new
    }
    again = ResultScene(services, match)
    assert again.met == ()


def test_a_touch_names_the_other_challenges_that_were_met(services: Services) -> None:
    page = ResultScene(services, finished(services))
    page.met = tuple(each.name for each in DESCRIPTORS[GAME].challenges[:3])
    pilot = pilot_of(services, page)
    first, second, last = (services.text.say(say(f"{GAME}-challenge-{name}")) for name in page.met)
    assert last in pilot.words("met")
    assert first not in pilot.words("met")
    pilot.tap("met:name0")
    assert pilot.words("means") == f"{first} · {second}"
    pilot.tap("close")
    assert pilot.top is page


def test_a_challenge_tells_its_day(services: Services) -> None:
    match = finished(services)
    first = note(services.store, match, date(2026, 11, 22))[0]
    pilot = pilot_of(services, ChallengesScene(services, GAME, (first,)))
    pilot.tap(f"challenge:{first}")
    line = pilot.spot("line").label
    assert line is not None
    assert "22 Nov 2026" in services.text.say(line)


def test_nothing_of_a_visitor_is_kept(services: Services) -> None:
    services.policy = Policy()
    page = ResultScene(services, finished(services))
    assert page.met == ()
    assert met(services.store, GAME) == {}
    pilot = pilot_of(services, page)
    assert page.find("challenges") is None
    assert pilot.top is page


def test_a_game_of_programs_tells_of_none(services: Services) -> None:
    match = finished(services)
    match.seats = ("ai:student",) * len(match.seats)
    page = ResultScene(services, match)
    assert page.met == ()
    assert page.outcome.verdict([0]) in Verdict
    pilot = pilot_of(services, page)
    with pytest.raises(AssertionError):
        pilot.spot("challenges")


def test_every_completed_challenge_has_its_tick_however_long_its_words_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def all_of(_store: object, game: str) -> dict[str, str]:
        return {each.name: "2026-11-29" for each in DESCRIPTORS[game].challenges}

    monkeypatch.setattr("game.scenes.daily.challenges.met", all_of)
    with opened(tmp_path, "de", 1.5) as services:
        page = ChallengesScene(services, GAME)
        pilot = pilot_of(services, page)
        ticks = 0
        for _ in page.places:
            for spot in page.placed:
                if spot.id.startswith("challenge:"):
                    assert isinstance(spot.art, Button)
                    assert spot.art.icon == "check", (page.game, spot.id)
                    ticks += 1
            pilot.tap("next")
        assert ticks == 100
