"""The rulebooks, and the one list of them."""

from __future__ import annotations

from game.core.session import AnyGame

GAMES: dict[str, AnyGame] = {}
