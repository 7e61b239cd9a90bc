"""Gaps of pygame in a page."""

from __future__ import annotations

import weakref
from typing import Any, ClassVar

import pygame
import pytest

from game.web import gaps
from tests.web.paper import PaperPage

MOST = 3
"""Files that may be open here; a page may have 4096."""


class File:
    """An open font file, until no code uses it."""

    open_ones: ClassVar[weakref.WeakSet[File]] = weakref.WeakSet()

    def __init__(self, name: str, _size: int = 20) -> None:
        if len(self.open_ones) >= MOST or not name:
            raise FileNotFoundError(name)
        self.open_ones.add(self)
        self.circle: Any = self


@pytest.fixture(autouse=True)
def few_files(monkeypatch: pytest.MonkeyPatch) -> None:
    for module, names in (
        (pygame.image, ("load_sized_svg", "save")),
        (pygame.display, ("toggle_fullscreen", "is_fullscreen")),
    ):
        for name in names:
            monkeypatch.setattr(module, name, getattr(module, name))  # put back afterwards
    monkeypatch.setattr(pygame.font, "Font", File)
    gaps.fill(PaperPage())


def test_fonts_that_nobody_uses_make_room_for_another() -> None:
    for _ in range(5 * MOST):
        assert pygame.font.Font("letters.ttf", 20)


def test_a_font_that_is_not_there_is_still_named() -> None:
    with pytest.raises(FileNotFoundError):
        pygame.font.Font("", 20)
