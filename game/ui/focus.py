"""The focus: which spot the keys and the pad speak of, and which one is next in a direction."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.art.ink import surfaces
from game.tables.table import Spot
from game.ui.actions import DIRECTIONS, Action
from game.ui.viewport import Viewport


def reading_order(spots: Sequence[Spot]) -> list[Spot]:
    """Top to bottom in bands of 40 units, left to right within a band."""
    return sorted(spots, key=lambda spot: (round(spot.y / 40), spot.x))


def towards(action: Action, here: Spot, spots: Sequence[Spot]) -> Spot | None:
    """The nearest spot in a direction: along it counts once, across it twice. None at the rim."""
    dx, dy = DIRECTIONS[action]
    best: tuple[float, Spot] | None = None
    for spot in spots:
        along = (spot.x - here.x) * dx + (spot.y - here.y) * dy
        across = abs((spot.x - here.x) * dy) + abs((spot.y - here.y) * dx)
        if spot.id == here.id or along < 4 or across > 4 * along:
            continue
        distance = along + 2 * across
        if best is None or distance < best[0]:
            best = distance, spot
    return best[1] if best else None


def stepped(action: Action, here: str | None, spots: Sequence[Spot]) -> str | None:
    """The id that has the focus after this action, among spots that can have it."""
    if not spots:
        return None
    order = reading_order(spots)
    ids = [spot.id for spot in order]
    if here not in ids:
        return ids[0]
    at = ids.index(here)
    if action is Action.NEXT:
        return ids[(at + 1) % len(ids)]
    if action is Action.PREVIOUS:
        return ids[(at - 1) % len(ids)]
    nearest = towards(action, order[at], order)
    return nearest.id if nearest else here


# --- spotlight ------------------------------------------------------------------------------------
# A veil over everything but what is spoken of.


VEIL = (4, 7, 15, 194)
LIGHT = 9.0
"""Units by which a hole in the veil is larger than what is seen through it."""
CORNER = 14
"""Radius of a hole's corners, in units."""


class Spotlight:
    """Keeps the veil while nothing moves: to make it takes longer than to lay it."""

    def __init__(self) -> None:
        self._veil: tuple[object, pygame.Surface] | None = None

    def dim(self, surface: pygame.Surface, viewport: Viewport, lit: Sequence[Spot]) -> None:
        """Darken the picture around these spots."""
        key = (surface.get_size(), tuple((s.x, s.y, s.w, s.h) for s in lit))
        if self._veil is None or self._veil[0] != key:
            veil = surfaces.clear(surface.get_size())
            veil.fill(VEIL)
            px = viewport.renderer.px
            for spot in lit:
                hole, corner = viewport.rect(spot), px(CORNER)
                if spot.art.tag:  # a chip is a pill: light around it would show scraps of others
                    corner = hole.h // 2
                else:
                    hole = hole.inflate(px(2 * LIGHT), px(2 * LIGHT))
                pygame.draw.rect(veil, (0, 0, 0, 0), hole, border_radius=corner)
            self._veil = (key, veil)
        surfaces.paste(surface, self._veil[1], (0, 0))
