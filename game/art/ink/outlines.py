"""Outlines: the edges of pieces, around which their states are painted."""

from __future__ import annotations

from collections.abc import Callable

from game.art.ink import shapes

Outline = Callable[[float, float, float], shapes.Points]
"""The edge of a piece of this width and height, so many pixels outside it."""


def panel(w: float, h: float, grow: float = 0.0) -> shapes.Points:
    """A sheet with round corners: what has no outline of its own has this one."""
    x, y, wide, high = -grow, -grow, w + 2 * grow, h + 2 * grow
    return shapes.box(x, y, wide, high, min(0.3 * h, 0.12 * w) + grow)


def card(w: float, h: float, grow: float = 0.0) -> shapes.Points:
    """A playing card."""
    return shapes.box(-grow, -grow, w + 2 * grow, h + 2 * grow, 0.045 * h + grow)


def button(w: float, h: float, grow: float = 0.0) -> shapes.Points:
    """A key."""
    return shapes.box(-grow, -grow, w + 2 * grow, h + 2 * grow, 0.28 * h + grow)


def pill(w: float, h: float, grow: float = 0.0) -> shapes.Points:
    """A bar with half discs for ends."""
    return shapes.box(-grow, -grow, w + 2 * grow, h + 2 * grow, (h + 2 * grow) / 2)


def disc(w: float, h: float, grow: float = 0.0) -> shapes.Points:
    """A disc, or an ellipse."""
    return shapes.disc(w / 2, h / 2, (w + 2 * grow) / 2, (h + 2 * grow) / 2)


def hexagon(w: float, h: float, grow: float = 0.0) -> shapes.Points:
    """A regular hexagon that stands on a corner."""
    r = min(w / 3**0.5, h / 2) + grow * 2 / 3**0.5
    return shapes.hexagon(w / 2, h / 2, r, 0.12 * r)


def lying_hexagon(w: float, h: float, grow: float = 0.0) -> shapes.Points:
    """A hexagon that lies on a side."""
    return shapes.lying_hexagon(-grow, -grow, w + 2 * grow, h + 2 * grow)


def tip(w: float, h: float, grow: float = 0.0) -> shapes.Points:
    """A bar whose ends come to a point."""
    return pointed_bar(-grow, -grow, w + 2 * grow, h + 2 * grow)


def pointed_bar(x: float, y: float, w: float, h: float) -> shapes.Points:
    """The same, its left upper corner at (x, y)."""
    cut = 0.28 * h
    corners = [
        (x + cut, y),
        (x + w - cut, y),
        (x + w, y + h / 2),
        (x + w - cut, y + h),
        (x + cut, y + h),
        (x, y + h / 2),
    ]
    return shapes.rounded(corners, 0.12 * h, 4)
