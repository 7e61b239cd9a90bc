"""Every word on every screen stands out from what is behind it: 4.5 to 1, or 7 to 1 if wanted."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from game.app import App
from game.art.menu.emblems import Emblem
from game.commands.shots import middle, picked, screens
from game.games import GAMES
from game.scenes.base.scene import Scene
from game.scenes.menu.settings import SettingsScene
from game.scenes.menu.title import TitleScene
from game.scenes.results.result import ResultScene
from game.scenes.table.model import Ended
from game.services import Services
from game.tables.tutti_quantum.pictures import Bead
from game.window import open_window, opened
from tests.contrast import readings

ROUNDED = 0.05
"""The loss of a ratio because pixels are whole numbers."""
LEAST = {False: 4.5, True: 7.0}
"""Without and with high contrast (WCAG 2.2, 1.4.3 and 1.4.6)."""
BEHIND = {
    "attract": "the game that runs behind the call is dimmed, and has nothing to be read",
    "sheet": "a page of paper, shown at a third of its size",
}
"""Screens that hold something besides words to be read, by how their names end."""
TINY = {
    Bead: "a token of the small picture of another diagram: its points stand beside it",
    Emblem: "the picture of a game, whose name stands above it",
}
"""Art with letters in it that need not be read."""


def faint(services: Services, stacks: Iterable[tuple[str, list[Scene]]]) -> list[str]:
    """One line for each group of words that is too faint."""
    surface = open_window((1280, 720), full_screen=False)
    least = LEAST[services.settings.high_contrast]
    problems, read = [], 0
    for name, scenes in stacks:
        if name.endswith(tuple(BEHIND)):
            continue
        app = App(services, surface, scenes[0])
        for scene in scenes[1:]:
            app.push(scene)
        for _ in range(3):
            app.step([], 0.05)
        for reading in readings(app):
            read += 1
            art = type(reading.spot.art) if reading.spot else None
            if reading.ratio < least - ROUNDED and art not in TINY:
                spot = reading.spot.id if reading.spot else None
                problems.append(f"{name}: {spot} {reading.ratio:.2f} at {tuple(reading.box)}")
    assert read > 100, "something was read at all"
    return problems


def few(services: Services) -> Iterable[tuple[str, list[Scene]]]:
    """A screen of each kind."""
    yield "title", [TitleScene(services)]
    settings = SettingsScene(services)
    settings.page = "keys"
    yield "settings", [settings]
    for game in GAMES:
        yield game, [picked(middle(services, game, 0.4))]
    ended = middle(services, "tutti_quantum", 1.0)
    ended.send(Ended())
    yield "result", [ended, ResultScene(services, ended.match)]


@pytest.mark.parametrize("high", [False, pytest.param(True, marks=pytest.mark.long)])
def test_words_stand_out(tmp_path: Path, high: bool) -> None:
    with opened(tmp_path, None, None) as services:
        # Why a move happens by itself is said over a card, and half a letter cannot be read.
        services.change(reduced_motion=True, high_contrast=high, forced=False)
        assert faint(services, few(services)) == []


@pytest.mark.slow
@pytest.mark.parametrize("high", [False, True])
def test_words_stand_out_on_every_screen(tmp_path: Path, high: bool) -> None:
    with opened(tmp_path, None, None) as services:
        # Why a move happens by itself is said over a card, and half a letter cannot be read.
        services.change(reduced_motion=True, high_contrast=high, forced=False)
        assert faint(services, screens(services)) == []


def test_faint_words_would_be_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from game.art.ink import renderer
    from game.art.ink.palette import DARK

    class Faint:
        """The theme with its first text hardly brighter than the ground."""

        def __getattr__(self, name: str) -> object:
            return "#3A4058" if name == "text" else getattr(DARK, name)

    monkeypatch.setattr(renderer, "DARK", Faint())
    with opened(tmp_path, None, None) as services:
        services.change(reduced_motion=True)
        ended = middle(services, "tutti_quantum", 1.0)
        ended.send(Ended())
        problems = faint(services, [("result", [ended, ResultScene(services, ended.match)])] * 4)
        assert len(problems) > 20
