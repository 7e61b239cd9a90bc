"""The bump hunt in windows of every shape, at every size of text."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from game.commands.shots import bump_hunt
from game.scenes.base.screen import Screen
from game.services import Services
from tests.upright import LONG, SHAPES, StandsUpright


def pages(services: Services) -> Iterator[Screen]:
    """Every picture of it."""
    for scene in chain.from_iterable(scenes for _, scenes in bump_hunt(services)):
        assert isinstance(scene, Screen)
        yield scene


class TestBumpHuntUpright(StandsUpright):
    shapes = (*SHAPES, (LONG, 1.0))
    pages = staticmethod(pages)
