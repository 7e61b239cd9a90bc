"""Captions: an icon and bold words, together in the middle of the piece that carries them."""

from __future__ import annotations

from typing import Final, NamedTuple

from game.art.ink.drawing import Drawing
from game.art.ink.easel import Easel
from game.art.ink.palette import Colour
from game.art.ink.shapes import Point
from game.art.ink.type import Style, words

BESIDE: Final = 1.4
"""What an icon takes of the width, with the gap behind it, in its sides."""


def room_of(box: tuple[float, float], side: float) -> tuple[int, int]:
    """What is left of a box for the words beside an icon; a ``side`` of 0: there is none."""
    return max(1, round(box[0] - BESIDE * side)), max(1, round(box[1]))


class Sign(NamedTuple):
    """An icon beside words."""

    icon: str
    """Empty: there is none."""
    side: float
    """Its width and height in pixels."""
    colour: Colour | None = None
    """None: that of the words."""


def caption(
    easel: Easel,
    drawing: Drawing,
    text: str,
    middle: Point,
    box: tuple[float, float],
    style: Style,
    sign: Sign,
) -> None:
    """Draw them around ``middle``, inside ``box`` (pixels)."""
    x, y = middle
    colour = sign.colour or style.colour
    if not text:
        if sign.icon:
            drawing.icon(sign.icon, x, y, sign.side, colour)
        return
    before = BESIDE * sign.side if sign.icon else 0.0
    face = words(easel, text, room_of(box, sign.side if sign.icon else 0.0), style)
    used = face.get_bounding_rect()
    left = x - (before + used.w) / 2
    if sign.icon:
        drawing.icon(sign.icon, left + sign.side / 2, y, sign.side, colour)
    drawing.stamp(face, left + before - used.x + face.get_width() / 2, y)
