"""Rules for every page on a telephone that is held on its side."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import ClassVar

import pytest

from game.app import App
from game.scenes.base.screen import Screen
from game.services import Services
from game.ui.equal_letters import letters
from game.window import open_window, opened
from tests.layout import LANGUAGES, faults
from tests.targets import targets

RATIO = 2
"""Pixels to a point of a telephone."""
PHONE, LOW = (844, 390), (844, 340)
"""Points of a telephone, and what the bars of its browser leave of it."""
WORDS, FINGER = 12, 40
"""Points that letters have at least, and the side of what a finger is to hit."""

Points = tuple[int, int]


def turned(services: Services, points: Points, pages: Iterable[Screen]) -> Iterator[App]:
    """Each of these pages on a telephone on its side, as soon as it lies still."""
    surface = open_window((points[0] * RATIO, points[1] * RATIO), full_screen=False)
    services.change(reduced_motion=True)
    for page in pages:
        app = App(services, surface, page, RATIO)
        app.step([], 0.05)
        yield app


def too_small(page: Screen, ends: str | tuple[str, ...] = "\0", least: float = WORDS) -> list[str]:
    """Ids of spots with letters of fewer points than the least, without those with these ends."""
    renderer = page.viewport.renderer
    return [
        f"{spot.id} {fit[0] / RATIO:.1f}"
        for spot in page.placed
        if (fit := letters(renderer, spot)) is not None
        and fit[0] < least * RATIO - 1  # boxes are of whole pixels, too
        and not spot.id.endswith(ends)
    ]


def too_close(page: Screen, inline: str = "\0") -> list[str]:
    """Ids of spots that are hard to hit, without those whose ids have this part."""
    scale = page.viewport.scale / RATIO
    return [
        f"{spot.id} {w * scale:.0f} x {h * scale:.0f}"
        for spot, w, h, _ in targets(page)
        if min(w, h) * scale < FINGER - 1 and inline not in spot.id
    ]


class LiesOnItsSide:
    """Words fit, all can be read, and touched."""

    small: ClassVar[str | tuple[str, ...]] = "\0"
    """The endings of ids of spots whose letters need not be read."""
    inline: ClassVar[str] = "\0"
    """Part of the ids of words in a text that can be touched: they are as high as their line."""

    @staticmethod
    def pages(services: Services) -> Iterable[Screen]:
        """The pages of which it is to hold, each as it is first seen."""
        raise NotImplementedError

    @pytest.mark.parametrize("text_size", [1.0, 1.5])
    @pytest.mark.parametrize("language", LANGUAGES)
    def test_words_fit_on_its_side(self, tmp_path: Path, language: str, text_size: float) -> None:
        with opened(tmp_path, language, text_size) as services:
            for app in turned(services, LOW, self.pages(services)):
                assert list(faults(app)) == [], type(app.top).__name__

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_it_is_read_and_touched_on_its_side(self, tmp_path: Path, language: str) -> None:
        with opened(tmp_path, language, 1.0) as services:
            for app in turned(services, PHONE, self.pages(services)):
                page = app.top
                assert isinstance(page, Screen)
                assert too_small(page, self.small) == [], type(page).__name__
                assert too_close(page, self.inline) == [], type(page).__name__
