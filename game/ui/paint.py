"""Putting spots, actors and effects on a surface: everything is blitted centred on its place."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from game.art.ink import surfaces
from game.art.ink.renderer import outline_of
from game.art.ink.states import halo
from game.tables.pictures import Button
from game.tables.table import Spot
from game.ui.motion import Actor, Motion, Show
from game.ui.viewport import Viewport

ASLEEP = 97
"""Alpha of what is dim: 38 % (LOOK 4)."""
ASLEEP_WORDS = 168
"""The same for buttons with words on them, which stay readable while they are closed."""
ASLEEP_CLEAR = 220
"""And in high contrast."""
NEARER = 1.07
"""Scale of a piece that hangs on a finger."""
ARROW, ARROW_EDGE = (240, 228, 66, 170), (5, 8, 22, 150)
"""Colours of the arrow of a hint: the yellow of what is lit, and its dark edge."""
ARROW_WIDE, ARROW_HEAD = 14.0, 38.0
"""Width of its shaft, and length and width of its head, in units."""
ARROW_INTO, ARROW_LEAST = 12.0, 24.0
"""Units by which it reaches into both spots, and the least gap between them that needs one."""
SINKS = 4.0
"""Units that a pressed spot sinks."""


def paint_spot(
    surface: pygame.Surface, viewport: Viewport, spot: Spot, *, pressed: bool = False
) -> None:
    """One spot at rest; a spot that is only a touch target costs nothing."""
    if spot.art.unseen:
        return
    x, y = viewport.pixel(spot.x, spot.y + (SINKS if pressed else 0.0))
    _blit(surface, _picture(viewport, spot), x, y, 0.0, _strength(viewport, spot))


def area_of(viewport: Viewport, spot: Spot) -> pygame.Rect:
    """The pixels that `paint_spot` may change: with glow and shadow they are more than its own."""
    x, y = viewport.pixel(spot.x, spot.y)
    w, h = (0, 0) if spot.art.unseen else _picture(viewport, spot).get_size()
    return pygame.Rect(x - w // 2, y - h // 2, w, h)


def _picture(viewport: Viewport, spot: Spot) -> pygame.Surface:
    renderer = viewport.renderer
    upright = renderer.paint(spot.art, spot.w, spot.h, spot.label)
    if not spot.angle:
        return upright
    # What rests is turned once, not in every frame.
    key = ("turned", spot.art, spot.w, spot.h, spot.label, spot.angle)
    return renderer.remember(key, lambda: surfaces.turned(upright, spot.angle, 1.0))


def _strength(viewport: Viewport, spot: Spot) -> int:
    """Alpha of a spot: what is closed is faint, but never so faint that words are lost."""
    if not spot.dim:
        return 255
    if isinstance(spot.art, Button):
        return ASLEEP_CLEAR if viewport.renderer.contrast else ASLEEP_WORDS
    return ASLEEP


def paint_actor(surface: pygame.Surface, viewport: Viewport, actor: Actor) -> None:
    """One spot on its way."""
    face = actor.face
    x, y, angle = actor.place
    w, h = actor.size
    picture = viewport.renderer.paint(face.art, face.w, face.h, face.label)
    if (w, h) != (face.w, face.h):
        across = max(1, round(picture.get_width() * w / face.w))
        down = max(1, round(picture.get_height() * h / face.h))
        picture = surfaces.quick(picture, (across, down))
    px, py = viewport.pixel(x, y)
    _blit(surface, picture, px, py, angle, round(actor.alpha * _strength(viewport, face)))


def paint_held(surface: pygame.Surface, viewport: Viewport, spot: Spot) -> None:
    """Paint a piece that hangs on a finger: a little nearer to the eye than the table."""
    renderer = viewport.renderer
    upright = renderer.paint(spot.art, spot.w, spot.h, spot.label)
    key = ("held", spot.art, spot.w, spot.h, spot.label, spot.angle)
    picture = renderer.remember(key, lambda: surfaces.turned(upright, spot.angle, NEARER))
    _blit(surface, picture, *viewport.pixel(spot.x, spot.y), 0.0, 255)


def paint_show(surface: pygame.Surface, viewport: Viewport, motion: Motion, show: Show) -> None:
    """An effect at the place of its spot; nothing if that is no longer on the table."""
    at = motion.where(show.effect.at)
    if at is None or show.t < 0:
        return
    from game.art import (
        effects,
        pieces,  # a menu has none
    )

    effect, t, here = show.effect, min(1.0, show.t), viewport.pixel(at.x, at.y)
    if effect.words is not None and at.art.unseen and at.w >= pieces.SHORTEST:
        pieces.standing(surface, viewport.renderer, t, here, effect.words, (at.w, at.h))
        return
    if effect.words is not None:
        pieces.rising(surface, viewport.renderer, t, here, effect.words, at.h, effect.value or 1)
        return
    to = motion.where(effect.to) or at
    there = viewport.pixel(to.x, to.y)
    if effect.kind == "thuds":
        pieces.counter(surface, viewport.renderer, there, show.cards(t))
        return
    if effect.kind == "pulse":
        effects.pulse(surface, viewport.renderer, t, here, at.w)
        return
    if effect.kind == "points":
        pieces.points(surface, viewport.renderer, t, here, there, effect.value)
        return
    effects.draw(surface, viewport.renderer, effect.kind, t, here, there, effect.value)


def paint_marks(
    surface: pygame.Surface, viewport: Viewport, marks: Iterable[tuple[Spot, str]]
) -> None:
    """Outlines around what is marked: (spot, state) with the states of `game.art.ink.states`."""
    for spot, state in marks:
        picture = halo(viewport.renderer, outline_of(spot.art), spot.w, spot.h, state)
        x, y = viewport.pixel(spot.x, spot.y)
        _blit(surface, picture, x, y, spot.angle, 255)


def _reach(spot: Spot, along: pygame.Vector2) -> float:
    """The way from the middle of a spot to its edge in this direction; it has any length > 0."""
    one = along.normalize() if along.length() else pygame.Vector2(1, 0)
    sides = ((spot.w / 2, abs(one.x)), (spot.h / 2, abs(one.y)))
    return min(half / part for half, part in sides if part > 1e-6)


def paint_arrow(surface: pygame.Surface, viewport: Viewport, source: Spot, goal: Spot) -> None:
    """A still arrow from a piece to the place where it may go, beside a dark edge."""
    a, b = pygame.Vector2(source.x, source.y), pygame.Vector2(goal.x, goal.y)
    way = a.distance_to(b) - _reach(source, b - a) - _reach(goal, b - a)
    if way < ARROW_LEAST:
        return
    along = (b - a).normalize()
    a += along * (_reach(source, along) - ARROW_INTO)
    b -= along * (_reach(goal, along) - ARROW_INTO)
    across, neck = along.rotate(90), b - along * ARROW_HEAD
    for colour, grown in ((ARROW_EDGE, 2.0), (ARROW, 0.0)):
        wide, head, tip = ARROW_WIDE / 2 + grown, ARROW_HEAD / 2 + 2 * grown, along * 2 * grown
        corners = (
            *(a + across * wide, neck + across * wide, neck + across * head, b + tip),
            *(neck - across * head, neck - across * wide, a - across * wide),
        )
        points = [viewport.pixel(corner.x, corner.y) for corner in corners]
        box = pygame.Rect(points[0], (1, 1)).unionall([pygame.Rect(at, (1, 1)) for at in points])
        veil = surfaces.clear(box.size)
        shifted = [(x - box.x, y - box.y) for x, y in points]
        pygame.draw.polygon(veil, colour, shifted)
        pygame.draw.aalines(veil, colour, closed=True, points=shifted)
        surfaces.paste(surface, veil, box)


def _blit(
    surface: pygame.Surface, picture: pygame.Surface, x: int, y: int, angle: float, alpha: int
) -> None:
    if angle:
        picture = surfaces.turned(picture, angle, 1.0)
    if alpha < 255:
        # The picture is the renderer's: its alpha is put back.
        picture.set_alpha(alpha)
    at = x - picture.get_width() // 2, y - picture.get_height() // 2
    surfaces.paste(surface, picture, at)
    if alpha < 255:
        picture.set_alpha(255)
