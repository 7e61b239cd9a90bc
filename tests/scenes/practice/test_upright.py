"""The pages of practice in a window that is held upright: all can be read and touched."""

from __future__ import annotations

from collections.abc import Iterator

from game.commands.practice_shots import rated
from game.games import DESCRIPTORS
from game.scenes.base.screen import Screen
from game.scenes.practice.practice import PracticeScene
from game.services import Services
from tests.upright import StandsUpright


def pages(services: Services) -> Iterator[Screen]:
    """All pages."""
    for game in DESCRIPTORS:
        yield PracticeScene(services, game)
    rated(services, "bigebang", 2)
    rated(services, "u_know_feynman", 2)
    yield PracticeScene(services, "bigebang")
    yield PracticeScene(services, "u_know_feynman")


class TestPracticeUpright(StandsUpright):
    pages = staticmethod(pages)
