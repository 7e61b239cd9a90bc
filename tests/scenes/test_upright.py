"""Every screen stands upright in a window that is higher than wide."""

from __future__ import annotations

import importlib
import pkgutil

import game.scenes
from game.scenes.base.screen import Screen
from game.scenes.table.tabletop import Tabletop


def screens() -> set[type[Screen]]:
    """Every class of a screen that is no base of others."""
    for module in pkgutil.walk_packages(game.scenes.__path__, "game.scenes."):
        importlib.import_module(module.name)
    waiting, leaves = [Screen], set()
    while waiting:
        screen = waiting.pop()
        below = [each for each in screen.__subclasses__() if each.__module__.startswith("game.")]
        waiting += below
        if not below:
            leaves.add(screen)
    return leaves


def test_no_screen_is_the_wide_one_squeezed_into_a_telephone() -> None:
    """A table says so itself, of the game that lies on it."""
    pages = {screen for screen in screens() if not issubclass(screen, Tabletop)}
    assert {screen for screen in pages if not screen.upright} == set()
