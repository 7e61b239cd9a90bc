"""Routes: each place leads to a scene that takes what the place holds."""

from __future__ import annotations

import inspect
from importlib import import_module

import pytest

from game.arcade import Arcade
from game.routes import ROUTES, scene_of
from game.scenes.base import places
from game.scenes.base.places import Place

EVERY = [
    kind
    for kind in vars(places).values()
    if isinstance(kind, type) and kind.__module__ == places.__name__ and kind is not Place
]


def test_every_place_has_a_route() -> None:
    assert set(ROUTES) == set(EVERY)


@pytest.mark.parametrize("place", EVERY, ids=lambda kind: kind.__name__)
def test_a_scene_takes_the_arcade_and_the_fields_of_its_place(place: type[Place]) -> None:
    module, _, name = ROUTES[place].partition(":")
    make = getattr(import_module(f"game.scenes.{module}"), name)
    taken = list(inspect.signature(make).parameters)
    assert set(place.__struct_fields__) <= set(taken)
    assert taken[0] == "arcade"


def test_a_scene_at_hand_is_itself(arcade: Arcade) -> None:
    scene = scene_of(places.About(), arcade)
    assert scene_of(scene, arcade) is scene
