"""Answers of pure functions are kept, for gates that read or paint almost the same very often.

Nothing is left out: a page that differs in one bit is read again, and so is a row; a picture of
another size, in other words or other letters is painted anew, and each is put on the screen.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from functools import lru_cache

import pygame
import pytest

from game.art.ink.renderer import Renderer
from game.core.phrase import say
from game.store import file_format, journal, loading, recovery

ROWS = 100_000
"""Proofs that are kept at a time, and cells of pages."""
PIXELS = 50_000_000
"""Of pictures that are kept at a time; four bytes each."""


class Reader:
    """Reads rows out of pages, each page once; one that leads to further pages each time."""

    def __init__(self) -> None:
        self._kept: dict[tuple[bytes, int, int], tuple[file_format.StoredRow, ...]] = {}
        self._rows_of = file_format.rows_of
        self._rest = file_format.Pages._rest
        self._led_on = False

    def rest(self, read: file_format.Pages, number: int, length: int) -> bytes:
        """In the place of `Pages._rest`."""
        self._led_on = True
        return self._rest(read, number, length)

    def rows_of(
        self, read: file_format.Pages, page: bytes, start: int
    ) -> Iterator[file_format.StoredRow]:
        """In the place of `pages.rows_of`."""
        key = page, start, read._size
        if key not in self._kept:
            self._led_on = False
            cells = tuple(self._rows_of(read, page, start))
            if self._led_on:
                return iter(cells)
            if len(self._kept) > 500:
                self._kept.clear()
            self._kept[key] = cells
        return iter(self._kept[key])


def remember(patch: pytest.MonkeyPatch) -> None:
    """From now on, until the patch is taken back."""
    row_digest = lru_cache(ROWS, typed=True)(journal.row_digest)
    for module in (journal, loading, recovery):
        patch.setattr(module, "row_digest", row_digest)
    reader = Reader()

    def rest(read: file_format.Pages, number: int, length: int) -> bytes:
        return reader.rest(read, number, length)

    patch.setattr(file_format, "rows_of", reader.rows_of)
    patch.setattr(file_format.Pages, "_rest", rest)


def remember_pictures(patch: pytest.MonkeyPatch) -> None:
    """A renderer has the pictures of the one before, though the arcade was started again."""
    pictures: dict[Hashable, pygame.Surface] = {}
    paint = Renderer.remember

    def remember(
        renderer: Renderer, key: Hashable, make: Callable[[], pygame.Surface]
    ) -> pygame.Surface:
        whole = (
            renderer.scale,
            renderer.text_scale,
            renderer.contrast,
            renderer.say(say("back")),
            key,
        )
        painted = pictures.get(whole)
        picture = paint(renderer, key, make if painted is None else lambda: painted)
        if painted is None:
            if sum(each.get_width() * each.get_height() for each in pictures.values()) > PIXELS:
                pictures.clear()
            pictures[whole] = picture
        return picture

    patch.setattr(Renderer, "remember", remember)
