"""One lit next step after a game: harder after a win, easier for a crew that has lost."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from game.app import App
from game.core.rng import Rng
from game.games import DESCRIPTORS
from game.match.match import AI, HUMAN, Match, new_match
from game.match.set_up import usual
from game.rules.particle_panic.options import ALERT, CONTAINED, CONTROLLED, LADDER, TRAINING
from game.rules.particle_panic.state import WON
from game.scenes.results.result import ResultScene
from game.services import Services
from game.tables.capabilities import Compares
from game.tables.pictures import Button
from game.window import open_window, opened
from game.words.text import Text, languages
from tests.inside import state_of
from tests.layout import LANGUAGES, faults
from tests.pilot import Pilot

PANIC = "particle_panic"


def result(services: Services, match: Match) -> Pilot:
    app = App(services, open_window((1280, 720), full_screen=False), ResultScene(services, match))
    return Pilot(app)


def lit(pilot: Pilot) -> list[str]:
    assert isinstance(pilot.top, ResultScene)
    arts = [(spot.id, spot.art) for spot in pilot.top.placed]
    return [name for name, art in arts if isinstance(art, Button) and art.kind == "primary"]


def ended(level: str, *, won: bool, game: str = "bigebang") -> Match:
    """A finished game against this level that the person in seat 0 has won, or not."""
    for number in range(200):
        match = new_match(game, (HUMAN, AI + level), {}, f"next {number}")
        session = match.session
        while session.to_move() is not None:
            moves = session.legal_moves()
            session.play(moves[number % len(moves)])
        returns = session.returns()
        if (returns[0] > returns[1]) == won and returns[0] != returns[1]:
            return match
    raise AssertionError("no such game")


def test_after_a_win_the_next_level_is_lit_and_remembered(services: Services) -> None:
    pilot = result(services, ended("visitor", won=True))
    assert lit(pilot) == ["harder"]
    assert "Student" in pilot.words("harder")
    pilot.tap("harder")
    assert AI + "student" in pilot.table().match.seats
    assert AI + "student" in usual(services.store, "bigebang").seats


@pytest.mark.parametrize(("level", "won"), [("visitor", False), ("nobel", True)])
def test_otherwise_playing_again_is_lit(services: Services, level: str, *, won: bool) -> None:
    assert lit(result(services, ended(level, won=won))) == ["again"]


@pytest.mark.parametrize("hints", [0, 3])
def test_a_crew_that_has_won_is_led_up_the_ladder(services: Services, hints: int) -> None:
    match = new_match(PANIC, (HUMAN, AI + "student"), {"ladder": CONTAINED}, "won")
    state_of(match.session).outcome = WON
    match.hints = hints
    pilot = result(services, match)
    assert lit(pilot) == ["harder"]
    assert pilot.words("harder") == "Next: Alert\ncodes of 5 cards"
    pilot.tap("harder")
    assert pilot.table().match.session.options["ladder"] == ALERT


def lost(rung: int) -> Match:
    """A game of a crew on this rung that moves without sense have lost."""
    for number in range(50):
        match = new_match(PANIC, (HUMAN, AI + "student"), {"ladder": rung}, f"lost {number}")
        session = match.session
        rng = Rng("lost", f"{number}")
        while session.to_move() is not None:
            moves = session.legal_moves()
            session.play(rng.pick(moves))
        if session.returns()[0] < 0:
            return match
    raise AssertionError("no such game")


def test_a_lost_crew_is_led_to_an_easier_game_which_is_remembered(services: Services) -> None:
    pilot = result(services, lost(CONTAINED))
    assert lit(pilot) == ["easier"]
    assert pilot.words("easier") == "Easier: Controlled\nfree collecting"
    assert pilot.words("same") == "Same lab again", "it can be tried once more, too"
    pilot.tap("easier")
    assert pilot.table().match.session.options["ladder"] == CONTROLLED
    assert usual(services.store, PANIC).options["ladder"] == CONTROLLED


@pytest.mark.parametrize("language", languages())
def test_each_rung_says_what_differs_from_its_neighbours(language: str) -> None:
    text, table = Text(language), DESCRIPTORS[PANIC].table
    assert isinstance(table, Compares)
    up_and_down = list(pairwise(range(len(LADDER))))
    for old, new in up_and_down + [pair[::-1] for pair in up_and_down]:
        options = [{"ladder": rung, "easing": 0, "duty": 0} for rung in (old, new)]
        told = [text.say(one) for one in table.differs(2, *options)]
        fields = zip(LADDER[old], LADDER[new], strict=True)
        assert len(told) == sum(one != other for one, other in fields) > 0
    assert not text.missing


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 720), (720, 1280)])
def test_the_next_step_says_what_differs_in_large_letters(
    tmp_path: Path, language: str, size: tuple[int, int]
) -> None:
    with opened(tmp_path, language, 1.5) as services:
        for rung in range(TRAINING, len(LADDER) - 1):
            match = new_match(PANIC, (HUMAN, AI + "student"), {"ladder": rung}, "won")
            state_of(match.session).outcome = WON
            surface = open_window(size, full_screen=False)
            app = App(services, surface, ResultScene(services, match))
            for _ in range(3):
                app.step([], 0.05)
            assert list(faults(app)) == [], rung


def test_below_the_easiest_game_of_a_crew_playing_again_is_lit(services: Services) -> None:
    assert lit(result(services, lost(TRAINING))) == ["again"]


def test_a_lost_crew_is_told_why_once_below_the_headline(services: Services) -> None:
    pilot = result(services, lost(CONTAINED))
    assert any(word in pilot.words("why") for word in ("overflowed", "hand limit", "last card"))
    assert isinstance(pilot.top, ResultScene)
    rows = [spot.id for spot in pilot.top.placed if spot.id.startswith("what")]
    assert "How it ended" not in {pilot.words(row) for row in rows}
