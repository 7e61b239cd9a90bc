"""Routes: each place leads to a scene that takes what the place holds."""

from __future__ import annotations

import inspect
from importlib import import_module

import pytest

from game.router import ROUTES, scene_of
from game.scenes.base import routes
from game.scenes.base.routes import Route
from game.services import Services

EVERY = [
    kind
    for kind in vars(routes).values()
    if isinstance(kind, type) and kind.__module__ == routes.__name__ and kind is not Route
]


def test_every_place_has_a_route() -> None:
    assert set(ROUTES) == set(EVERY)


@pytest.mark.parametrize("place", EVERY, ids=lambda kind: kind.__name__)
def test_a_scene_takes_the_arcade_and_the_fields_of_its_place(place: type[Route]) -> None:
    module, _, name = ROUTES[place].partition(":")
    make = getattr(import_module(f"game.scenes.{module}"), name)
    taken = list(inspect.signature(make).parameters)
    assert set(place.__struct_fields__) <= set(taken)
    assert taken[0] == "services"


def test_a_scene_at_hand_is_itself(services: Services) -> None:
    scene = scene_of(routes.About(), services)
    assert scene_of(scene, services) is scene
