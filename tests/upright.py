"""Rules for every page in a window that is held upright, as a telephone is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import ClassVar, TypeVar

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
PHONE, SHORT = (390 * RATIO, 844 * RATIO), (390 * RATIO, 664 * RATIO)
"""A telephone, and what the bars of its browser leave of it."""
WORDS, FINGER = 14, 44
"""Points that letters have at least, and the side of what a finger is to hit."""

Page = TypeVar("Page", bound=Screen)
Size = tuple[int, int]
Shape = tuple[Size, float]
"""A window, and the size of text in it."""
SHAPES: Sequence[Shape] = (
    ((720, 1280), 1.5),
    ((720, 1280), 1.0),
    ((1000, 1400), 1.5),
    ((800, 800), 1.0),
)
"""The first is the hardest: the others are ``long``."""


LONG = (540, 1260)
"""As narrow and as high as a window gets."""


def stood(services: Services, size: Size, pages: Iterable[Page]) -> Iterator[tuple[App, Page]]:
    """Each of these pages in an upright window of this size, as soon as it lies still."""
    surface = open_window(size, full_screen=False)
    services.change(reduced_motion=True)
    for page in pages:
        app = App(services, surface, page)
        app.step([], 0.05)
        assert page.viewport.sheet.tall
        yield app, page


class WordsFit:
    """Nothing overlaps, clips or sits outside its frame, in any language."""

    shapes: ClassVar[Sequence[Shape]] = SHAPES

    @staticmethod
    def pages(services: Services) -> Iterable[Screen]:
        """The pages of which it is to hold, each as it is first seen."""
        raise NotImplementedError

    def opened_pages(self, services: Services, size: Size) -> Iterator[tuple[App, Screen]]:
        """Opens the pages in a window of this size, one after another."""
        return stood(services, size, self.pages(services))

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """The windows in which words are to fit are those of the pages."""
        if "text_size" in metafunc.fixturenames:
            hardest, *others = self.shapes
            longer = [pytest.param(*shape, marks=pytest.mark.long) for shape in others]
            metafunc.parametrize(("size", "text_size"), [hardest, *longer])

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_words_fit(self, tmp_path: Path, language: str, size: Size, text_size: float) -> None:
        with opened(tmp_path, language, text_size) as services:
            for app, page in self.opened_pages(services, size):
                assert list(faults(app)) == [], type(page).__name__
                self.looked_at(app, page)

    def looked_at(self, app: App, page: Screen) -> None:
        """The parts of a page that was opened that can be seen besides."""


class StandsUpright(WordsFit):
    """All can be read, and touched, on a telephone."""

    small: ClassVar[str] = "\0"
    """The endings of ids of spots whose letters need not be read."""
    inline: ClassVar[str] = "\0"
    """Part of the ids of words in a text that can be touched: they are as high as their line."""

    @pytest.mark.long
    @pytest.mark.parametrize("language", LANGUAGES)
    def test_letters_can_be_read_on_a_telephone(self, tmp_path: Path, language: str) -> None:
        with opened(tmp_path, language, 1.0) as services:
            for _, page in self.opened_pages(services, PHONE):
                small = [
                    spot
                    for spot in page.placed
                    if (fit := letters(page.viewport.renderer, spot)) is not None
                    and fit[0] < WORDS * RATIO
                    and not spot.id.endswith(self.small)
                ]
                own = {
                    spot.id: fit[0]
                    for spot in page.plain()
                    if (fit := letters(page.viewport.renderer, spot)) is not None
                }
                # A group has letters of one size: the words that need the smallest come first.
                small.sort(key=lambda spot: own.get(spot.id, 0))
                assert [spot.id for spot in small] == [], type(page).__name__

    @pytest.mark.long
    @pytest.mark.parametrize("size", [SHORT, PHONE])
    def test_a_finger_hits_what_it_wants(self, tmp_path: Path, size: Size) -> None:
        with opened(tmp_path, "de", 1.0) as services:
            for _, page in self.opened_pages(services, size):
                scale = page.viewport.scale
                for spot, w, h, _ in targets(page):
                    if self.inline in spot.id:
                        continue
                    large = min(w, h) * scale >= FINGER * RATIO - 1
                    assert large, (type(page).__name__, spot.id, w, h)
