"""What holds for every page in a window that is held upright, as a telephone is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from game.app import App
from game.arcade import Arcade
from game.scenes.base.screen import Screen
from game.ui.equal_letters import letters
from game.window import opened
from tests.layout import faults
from tests.targets import targets

RATIO = 2
"""Pixels to a point of a telephone."""
PHONE, SHORT = (390 * RATIO, 844 * RATIO), (390 * RATIO, 664 * RATIO)
"""A telephone, and what the bars of its browser leave of it."""
WORDS, FINGER = 14, 44
"""Points that letters have at least, and the side of what a finger is to hit."""

Size = tuple[int, int]
Shown = Callable[[Arcade, Size], Iterator[tuple[App, Screen]]]
"""Opens pages in a window of this size, one after another."""


def words_fit(shown: Shown, folder: Path, language: str, size: Size, text_size: float) -> None:
    """Nothing overlaps, clips or sits outside its frame."""
    with opened(folder, language, text_size) as arcade:
        for app, page in shown(arcade, size):
            assert list(faults(app)) == [], type(page).__name__


def letters_can_be_read(shown: Shown, folder: Path, language: str, but: str = "\0") -> None:
    """On a telephone, but for spots whose id ends with ``but``."""
    with opened(folder, language, 1.0) as arcade:
        for _, page in shown(arcade, PHONE):
            for spot in page.laid:
                fit = letters(page.stage.easel, spot)
                large = fit is None or fit[0] >= WORDS * RATIO
                assert large or spot.id.endswith(but), (type(page).__name__, spot)


def fingers_hit(shown: Shown, folder: Path, size: Size) -> None:
    """Whatever can be touched is as large as a finger."""
    with opened(folder, "de", 1.0) as arcade:
        for _, page in shown(arcade, size):
            scale = page.stage.scale
            for spot, w, h, _ in targets(page):
                assert min(w, h) * scale >= FINGER * RATIO - 1, (type(page).__name__, spot.id, w, h)
