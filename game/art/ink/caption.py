"""Captions: an icon and bold words, together in the middle of whatever carries them."""

from __future__ import annotations

from typing import Final

from game.art.ink.drawing import Drawing
from game.art.ink.easel import SMALLEST, Easel
from game.art.ink.palette import Colour
from game.art.ink.shapes import Point
from game.art.ink.type import words

BESIDE: Final = 1.4
"""What an icon takes of the width, with the gap behind it, in its sides."""


def room_of(box: tuple[float, float], side: float) -> tuple[int, int]:
    """What is left of a box for the words beside an icon; a ``side`` of 0: there is none."""
    return max(1, round(box[0] - BESIDE * side)), max(1, round(box[1]))


def caption(
    easel: Easel,
    drawing: Drawing,
    text: str,
    size: float,
    middle: Point,
    box: tuple[float, float],
    ink: Colour,
    *,
    icon: str = "",
    side: float = 0.0,
    mark: Colour | None = None,
    floor: float = SMALLEST,
) -> None:
    """Draw them around ``middle``, inside ``box`` (pixels); words of ``size`` stage units.

    The icon is ``side`` pixels high and wide and has the colour ``mark``, or that of the words.
    """
    x, y = middle
    if not text:
        if icon:
            drawing.icon(icon, x, y, side, mark or ink)
        return
    before = BESIDE * side if icon else 0.0
    room = room_of(box, side if icon else 0.0)
    face = words(easel, text, size, room, ink, bold=True, floor=floor)
    used = face.get_bounding_rect()
    left = x - (before + used.w) / 2
    if icon:
        drawing.icon(icon, left + side / 2, y, side, mark or ink)
    drawing.stamp(face, left + before - used.x + face.get_width() / 2, y)
