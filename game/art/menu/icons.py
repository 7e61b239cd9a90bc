"""Icons: one colour, drawn in files of 24 by 24 units that anybody can open and mend."""

from __future__ import annotations

from typing import Final

import pygame

from game.art.ink import outlines
from game.art.ink.drawing import ASSETS, Drawing
from game.art.ink.easel import Easel, Size, paints
from game.art.ink.palette import role
from game.tables.pictures import Icon

ICONS: Final = tuple(sorted(path.stem for path in (ASSETS / "icons").glob("*.svg")))
"""The names: pause, help, undo, hint, settings, sound, play, learn, charge, spin, mass ..."""


@paints(Icon, outlines.disc)
def icon(easel: Easel, size: Size, art: Icon, _label: str) -> pygame.Surface:
    """The icon alone, as large as its box allows."""
    w, h = size
    drawing = Drawing(w, h)
    drawing.icon(art.name, w / 2, h / 2, min(w, h), role(easel.theme, art.ink))
    return drawing.surface()
