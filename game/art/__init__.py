"""Painters: an art id and a size become a picture. One list; every art module adds its own."""

from __future__ import annotations

from typing import Final

from game.art import cards, interactions, pieces
from game.art.ink.easel import Painter
from game.art.menu import buttons, call, coach, emblems, icons, seats, title
from game.cabinets import CABINETS
from game.core.own import own

_HOUSE = (pieces, buttons, icons, seats, cards, emblems, title, coach, interactions, call)
_MODULES = (*_HOUSE, *filter(None, (own("game.art", game) for game in CABINETS)))

PAINTERS: Final[dict[str, Painter]] = {
    kind: painter for module in _MODULES for kind, painter in module.PAINTERS.items()
}
"""By the kind of art: what stands before the colon of an art id."""

SHAPES: Final[dict[str, str]] = {
    kind: shape for module in _MODULES for kind, shape in module.SHAPES.items()
}
"""The outline of each kind for its states: "card", "round", "hex", "pill", "button", "tip" or
"panel", which is meant where a kind is missing."""
