"""Icons: one colour, drawn in files of 24 by 24 units that anybody can open and mend."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.art.ink.drawing import ASSETS, Drawing
from game.art.ink.easel import Easel
from game.art.ink.palette import role

if TYPE_CHECKING:
    from game.art.ink.easel import Painter

ICONS: Final = tuple(sorted(path.stem for path in (ASSETS / "icons").glob("*.svg")))
"""The names: pause, help, undo, hint, settings, sound, play, learn, charge, spin, mass ..."""


def icon(easel: Easel, size: tuple[int, int], args: str, _label: str) -> pygame.Surface:
    """``icon:<name>[,<role>]``: the icon alone, as large as its box allows."""
    name, _, shade = args.partition(",")
    w, h = size
    drawing = Drawing(w, h)
    drawing.icon(name, w / 2, h / 2, min(w, h), role(easel.theme, shade))
    return drawing.surface()


PAINTERS: Final[dict[str, Painter]] = {"icon": icon}
SHAPES: Final[dict[str, str]] = {"icon": "round"}
