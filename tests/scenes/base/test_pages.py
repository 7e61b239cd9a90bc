"""Pages around a table on a tall sheet: nothing overlaps, nothing is cut, nothing is too small."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.app import App
from game.art.menu.buttons import RoundButton
from game.core.phrase import say
from game.match.match import AI, HUMAN, new_match
from game.scenes.base.dialog import Dialog
from game.scenes.base.screen import Screen
from game.scenes.codex.card import CardScene
from game.scenes.codex.glossary import WordScene
from game.scenes.codex.rules import RulesScene
from game.scenes.results.replays import SavedGamesScene
from game.scenes.results.result import ResultScene
from game.scenes.table.model import Logged
from game.scenes.table.opening import open_table
from game.scenes.table.table_pages import HandOverScene, LogScene, PauseScene
from game.services import Services
from game.tables.pictures import Button
from game.tables.sheet import BODY, LEAST_TEXT
from game.ui.viewport import make_stage
from game.window import open_window, opened
from game.words.text import Text
from tests.layout import LANGUAGES, faults

GAME = "particle_builder"


def pages(services: Services) -> Iterator[Screen]:
    """Those that a game passes through."""
    match = new_match(GAME, (HUMAN, AI + "student"), {}, "pages")
    table = open_table(services, match, keep=False)
    session = match.session
    while session.to_move() is not None:
        for event in session.play(session.forced() or session.legal_moves()[0], 0):
            line = table.table.tell(event.kind, event.facts, event.view)
            if line is not None:
                table.send(Logged(line))
    yield PauseScene(services, table)
    yield LogScene(services, table)
    yield ResultScene(services, match)
    yield RulesScene(services, GAME)
    yield SavedGamesScene(services)
    yield HandOverScene(services, say("seat-player", number=2))
    answers = {"on": say("pause-again-no"), "anew": say("pause-again-yes")}
    yield Dialog(services, say("pause-again-ask"), say("pause-again-lost"), answers, "anew")
    yield CardScene(services, "anti-electron-neutrino")
    yield WordScene(services, "gluon")


def covered(screen: Screen) -> Iterator[str]:
    """Buttons that lie on each other."""
    keys = [spot for spot in screen.placed if isinstance(spot.art, Button | RoundButton)]
    for i, one in enumerate(keys):
        for other in keys[:i]:
            across = abs(one.x - other.x) < (one.w + other.w) / 2 - 1
            if across and abs(one.y - other.y) < (one.h + other.h) / 2 - 1:
                yield f"{one.id} lies on {other.id}"


@pytest.mark.parametrize(("size", "text_size"), [((390, 844), 1.0), ((720, 1280), 1.25)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_around_a_table_stand(
    tmp_path: Path, language: str, size: tuple[int, int], text_size: float
) -> None:
    surface = open_window(size, full_screen=False)
    with opened(tmp_path, language, text_size) as services:
        services.change(reduced_motion=True)
        for page in pages(services):
            app = App(services, surface, page)
            for _ in range(3):
                app.step([], 0.05)
            assert page.viewport.sheet.tall
            problems = [*faults(app), *covered(page)]
            assert problems == [], type(page)


@pytest.mark.parametrize("size", [(800, 600), (1024, 768), (900, 506)])
def test_letters_of_a_small_window_grow_until_they_can_be_read(size: tuple[int, int]) -> None:
    renderer = make_stage(size, Text("en"), 1.0, False).renderer
    assert BODY * renderer.scale * renderer.text_scale >= LEAST_TEXT - 0.01


def test_letters_of_a_usual_window_are_those_that_were_asked_for() -> None:
    assert make_stage((1280, 720), Text("en"), 1.25, False).renderer.text_scale == 1.25
