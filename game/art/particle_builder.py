"""Particle Builder: the four statistics of the duel, the mat and the place of annihilations."""

from __future__ import annotations

import math

import pygame

from game.art.ink import outlines, shapes
from game.art.ink.drawing import Drawing, stretched
from game.art.ink.palette import PLAIN, SELECTED, Colour, fade, mix
from game.art.ink.renderer import Renderer, Size, paints
from game.art.ink.type import Sign, Style, caption, figure, room_of, text_size, words
from game.core.phrase import say
from game.tables.particle_builder.pictures import Annihilation, Mat, Statistic

SHORT = 5.4
"""A bar that is shorter, in its heights, has two lines."""
ICON = 0.36
"""Height of the icon between the values of two lines, by that of the bar."""
LEAST = 14
"""Size of the letters of a long name in a low bar, at least, in units."""


CHOSEN = ("left", "right", "tie", "chosen")
"""States of a statistic that was compared."""


@paints(Statistic, outlines.tip)
def statistic(renderer: Renderer, size: Size, art: Statistic, _label: str) -> pygame.Surface:
    """A bar with points for ends: both values, between them the statistic's icon and name.

    In a short bar the name is above them.
    """
    state, (w, h) = art.state, size
    chosen, theme = state in CHOSEN, renderer.theme
    bar = renderer.remember(("statistic", size, state), lambda: _bar(renderer, size, state))
    drawing = Drawing(w, h, _margin(renderer, state), bar)
    ink = theme.second if state == "closed" else theme.text
    two_lines = w < SHORT * h
    taken = _values(renderer, drawing, art, ink, two_lines=two_lines)
    name = renderer.say(say(f"stat-{art.name}"))
    lit_ink = SELECTED.base if chosen else ink
    if two_lines:
        face = words(renderer, name, (round(w - 0.45 * h), round(0.5 * h)), Style(18, ink))
        drawing.stamp(face, w / 2, 0.3 * h)
        drawing.icon(art.name, w / 2, 0.74 * h, ICON * h, lit_ink)
        return drawing.surface()
    box, side = (w - 2 * taken, float(h)), 0.42 * h
    long, high = text_size(renderer, name, LEAST, None, bold=True)
    # Where the name needs the room of its icon, and has none for two lines, it has no icon.
    bare = long > room_of(box, side)[0] and 2 * high > h
    sign = Sign("", 0.0) if bare else Sign(art.name, side, lit_ink)
    style = Style(20, ink, bold=True, floor=LEAST)
    caption(renderer, drawing, name, (w / 2, h / 2), box, style, sign)
    return drawing.surface()


def _margin(renderer: Renderer, state: str) -> int:
    """Pixels around a bar for its light."""
    return renderer.px(14) if state in CHOSEN else 3


def _bar(renderer: Renderer, size: Size, state: str) -> pygame.Surface:
    """A bar without words."""
    w, h = size
    theme, edge = renderer.theme, renderer.theme.edge_width * renderer.scale
    drawing = Drawing(w, h, _margin(renderer, state))
    outline = outlines.pointed_bar(edge / 2, edge / 2, w - edge, h - edge)
    top = mix(theme.button_top, "#0B1020", 0.25)
    drawing.shape(outline, fill=drawing.linear((0, 0), (0, h), (0, top), (1, theme.button_foot)))
    if state in CHOSEN:
        _lean(drawing, outline, state, 0.22 if renderer.contrast else 0.36)
        drawing.glow(outline, SELECTED.base, 2 * renderer.scale, power=0.8)
    else:
        shade = theme.line if state == "closed" else theme.edge
        drawing.shape(outline, stroke=shade, width=edge)
    return drawing.surface()


def _values(
    renderer: Renderer, drawing: Drawing, art: Statistic, ink: Colour, *, two_lines: bool
) -> float:
    """Both values, that of the winner lit; returns the room that the wider one takes."""
    w, h = drawing.w, drawing.h
    taken = 0.0
    for phrase, side in ((art.left, "left"), (art.right, "right")):
        if phrase is not None:
            value = renderer.say(phrase)
            colour = SELECTED.base if art.state == side else ink
            size_px = (22 if len(value) < 4 else 18) * renderer.scale * renderer.text_scale
            room, start, y = (0.4, 0.08, 0.74) if two_lines else (0.22, 0.055, 0.5)
            if two_lines:  # what the icon between both values leaves
                room = min(room, 0.5 - start - 0.5 * (ICON + 0.06) * h / w)
            picture = figure(renderer, value, min(size_px, 0.5 * h), colour, room=room * w)
            x = start * w + picture.get_width() / 2
            drawing.stamp(picture, x if side == "left" else w - x, y * h)
            taken = max(taken, 0.075 * w + picture.get_width())
    return taken


def _lean(drawing: Drawing, outline: shapes.Points, state: str, strength: float) -> None:
    """Light comes from the side that won."""
    w = drawing.w
    if state not in ("left", "right"):
        drawing.shape(outline, fill=fade(SELECTED.base, 0.18))
        return
    near, far = (0.0, w) if state == "left" else (w, 0.0)
    falls = ((0.0, strength), (0.6, 0.1), (1.0, 0.02))
    stops = [(at, fade(SELECTED.base, alpha)) for at, alpha in falls]
    light = drawing.linear((near, 0), (far, 0), *stops)
    drawing.shape(outline, fill=light)


@paints(Mat, outlines.panel)
def mat(renderer: Renderer, size: Size, art: Mat, _label: str) -> pygame.Surface:
    """The sheet a player builds on, divided at these shares."""
    w, h = size
    theme = renderer.theme
    edge = theme.edge_width * renderer.scale
    m = renderer.px(10) if art.turn else 2

    def draw(on: Drawing) -> None:
        outline = shapes.box(edge / 2, edge / 2, on.w - edge, h - edge, renderer.px(16))
        fill = on.linear((0, 0), (0, h), (0, "#0F1838E6"), (1, "#0A112BE6"))
        on.shape(outline, fill=fill if theme.decorated else theme.panel)
        if art.turn:
            on.glow(outline, SELECTED.base, 1.3 * edge, power=0.6, core=SELECTED.base)
        else:
            on.shape(outline, stroke=mix(theme.line, "#0B1020", 0.1), width=edge)

    sheet = stretched(size, renderer.px(16) + 4 * edge, m, draw, down=False)
    bar = Drawing(3 * edge, h)
    bar.line([(1.5 * edge, 0.05 * h), (1.5 * edge, 0.95 * h)], theme.line, edge)
    line = bar.surface()
    for share in art.shares:
        sheet.blit(line, (round(m + share * w - line.get_width() / 2), m))
    return sheet


@paints(Annihilation, outlines.panel)
def annihilation(renderer: Renderer, size: Size, _art: Annihilation, text: str) -> pygame.Surface:
    """Place at which a particle and its antiparticle end as light; the label if empty."""
    w, h = size
    unit = renderer.scale
    drawing = Drawing(w, h, 2)
    frame = shapes.box(unit, unit, w - 2 * unit, h - 2 * unit, 8 * unit)
    drawing.shape(
        frame,
        fill="#0A112B99",
        stroke=renderer.theme.edge,
        width=1.4 * unit,
        dash=(4.4 * unit, 4.4 * unit),
    )
    cy = 0.38 * h if text else h / 2
    near, far = 0.1 * h, (0.3 if text else 0.36) * h
    for k in range(16):
        angle = math.radians(22.5 * k)
        start, end = near, far * (1.0 if k % 2 else 0.72)
        stretch = 1.0 + 0.9 * abs(math.cos(angle)) * min(1.0, (w - h) / w)
        ends = [
            (w / 2 + d * stretch * math.cos(angle), cy + d * math.sin(angle)) for d in (start, end)
        ]
        drawing.line(ends, fade(PLAIN.light, 0.34), 1.6 * unit)
    if text:
        room = (round(0.92 * w), round(0.3 * h))
        drawing.stamp(
            words(renderer, text, room, Style(18, renderer.theme.second)), w / 2, 0.82 * h
        )
    return drawing.surface()
