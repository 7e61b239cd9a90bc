"""The bump hunt in windows of every shape, at every size of text."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from game.commands.shots import bump_hunt
from game.scenes.base.screen import Screen
from game.scenes.bump_hunt.hunt import HuntScene
from game.scenes.bump_hunt.pool import PoolScene
from game.services import Services
from tests.scenes.bump_hunt.test_together import GROUP, a_class, code
from tests.upright import LONG, SHAPES, StandsUpright
from tutorial.quiz.learner import Learner


def pages(services: Services) -> Iterator[Screen]:
    """Every picture of it, and what a class sees."""
    for scene in chain.from_iterable(scenes for _, scenes in bump_hunt(services)):
        assert isinstance(scene, Screen)
        yield scene
    a_class(services, 12)
    yield HuntScene(services)
    yield PoolScene(services)
    services.sit_down(Learner(GROUP, code(0)))
    yield HuntScene(services)
    services.sit_down(None)


class TestBumpHuntUpright(StandsUpright):
    shapes = (*SHAPES, (LONG, 1.0))
    pages = staticmethod(pages)
