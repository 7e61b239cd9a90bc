"""Modules of a game that are found by its id."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType


def own(package: str, game: str) -> ModuleType | None:
    """The module ``<package>.<id>``, imported now; None where the game has none.

    The id may come from a file: one with a dot would name a module inside another.
    """
    if not game.isidentifier():
        return None
    name = f"{package}.{game}"
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise  # The module exists, but one of its imports does not.
        return None
