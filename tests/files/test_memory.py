"""Released memory goes back to the machine."""

from __future__ import annotations

import sys

import pygame
import pytest

from game.commands.soak import figures
from game.files.exits import give_back


class Page:
    """Refers to itself by way of another, as scenes and stages do; holds a small picture."""

    def __init__(self) -> None:
        self.picture = pygame.Surface((180, 180), pygame.SRCALPHA)
        self.picture.fill((1, 2, 3, 4))
        self.other = [self]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="asks Linux")
def test_pictures_that_nobody_shows_any_more_are_not_kept() -> None:
    give_back()
    before = figures()["rss_mb"]
    pages = [Page() for _ in range(800)]
    last = pages[-1]  # lies behind all others: the C library would not give them back by itself
    assert figures()["rss_mb"] > before + 80
    pages.clear()
    give_back()
    assert figures()["rss_mb"] < before + 20
    assert tuple(last.picture.get_at((0, 0))) == (1, 2, 3, 4)
