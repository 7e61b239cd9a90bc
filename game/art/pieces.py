"""Pieces that every table and screen uses: words, panels, empty places, stars, dice, lines."""

from __future__ import annotations

from typing import Final

import pygame

from game.art.ink import outlines, shapes
from game.art.ink.drawing import Drawing, stretched
from game.art.ink.palette import (
    HUES,
    INK,
    SELECTED,
    Hue,
    fade,
    role,
)
from game.art.ink.particle import family_outline, fitted_symbol
from game.art.ink.particle import middle as particle_middle
from game.art.ink.particle import outline as particle_outline
from game.art.ink.renderer import Renderer, Size, paints
from game.art.ink.type import Style, centred, figure, words
from game.core.particles import PARTICLES, Family
from game.tables.pictures import Die, Label, Line, Nothing, Panel, Place, ScorePicture, Star


@paints(Label)
def label(renderer: Renderer, size: Size, art: Label, text: str) -> pygame.Surface:
    """Words in their box, whole in every language.

    Words between double stars stand out in yellow.
    """
    return words(
        renderer,
        text,
        size,
        Style(
            art.size,
            role(renderer.theme, art.ink),
            bold=art.bold,
            align=art.align,
            top=art.top,
            strong=SELECTED.base,
        ),
    )


@paints(Panel)
def panel_sheet(renderer: Renderer, size: Size, art: Panel, text: str) -> pygame.Surface:
    """A quiet sheet, its label a title.

    The edge is a hue ("yellow": your turn) or "bright" for a dialog.
    """
    w, h = size
    theme = renderer.theme
    radius = min(renderer.px(16), h * 0.3)
    width = theme.edge_width * renderer.scale
    lit = HUES[art.edge] if art.edge and art.edge != "bright" else None
    tube = max(1.2 * renderer.scale, width * 0.8)
    m = renderer.px(10) if lit else 2

    def draw(on: Drawing) -> None:
        outline = shapes.box(width / 2, width / 2, on.w - width, on.h - width, radius)
        if lit:
            on.shape(outline, fill=theme.panel)
            on.glow(outline, lit.base, tube, power=0.5, core=lit.base)
        else:
            edge = theme.bright if art.edge == "bright" else theme.line
            on.shape(outline, fill=theme.panel, stroke=edge, width=width)

    sheet = stretched(size, radius + 3 * tube, m, draw)
    if text:
        pad = renderer.px(18)
        box = (max(1, w - 2 * pad), min(h, renderer.px(26 * renderer.text_scale)))
        title = words(renderer, text, box, Style(20, theme.text, bold=True, align="left"))
        sheet.blit(title, (m + pad, m + min(renderer.px(12), (h - box[1]) // 2)))
    return sheet


FAMILY: Final[dict[str, Family]] = {
    "quark": Family.QUARK,
    "lepton": Family.LEPTON,
    "boson": Family.BOSON,
}
"""By the hue of a place."""


@paints(Place, outlines.card)
def place(renderer: Renderer, size: Size, art: Place, text: str) -> pygame.Surface:
    """A field in its hue; on it what belongs there, in outline."""
    hue = HUES[art.hue]
    w, h = size
    width = max(1.0, 1.2 * renderer.scale)
    drawing = Drawing(w, h, 2)
    outline = shapes.box(width / 2, width / 2, w - width, h - width, 0.07 * min(h, 1.4 * w))
    drawing.shape(outline, fill=fade(hue.deep, 0.22), stroke=fade(hue.base, 0.55), width=width)
    r = 0.3 * min(w, 0.8 * h)
    face: pygame.Surface | None = None
    middle = h / 2
    if art.particle is not None:
        particle = PARTICLES[art.particle]
        mark = particle_outline(particle, w / 2, h / 2, r * 1.1)
        drawing.shape(
            mark, stroke=fade(hue.light, 0.85), width=1.2 * width, dash=(3.4 * width, 2.4 * width)
        )
        face = fitted_symbol(renderer, particle.symbol, 0.95 * r, hue.light, (1.3 * r, 1.1 * r))
        middle = particle_middle(particle, h / 2, r * 1.1)
    elif art.sign:
        face = figure(renderer, art.sign, 0.95 * r, hue.light, room=0.8 * w)
    elif art.hue in FAMILY:
        mark = family_outline(FAMILY[art.hue], w / 2, h / 2, 0.72 * r)
        drawing.shape(mark, stroke=fade(hue.base, 0.45), width=width)
    elif not text:
        dashed = shapes.box(width * 2, width * 2, w - 4 * width, h - 4 * width, 0.06 * h)
        drawing.shape(
            dashed, stroke=fade(hue.light, 0.5), width=width, dash=(4 * width, 3.4 * width)
        )
    sheet = drawing.surface()
    if face is not None:
        centred(sheet, face, drawing.margin + w / 2, drawing.margin + middle)
    if text:
        box = (max(1, round(0.9 * w)), h)
        face = words(renderer, text, box, Style(18, renderer.theme.second))
        centred(sheet, face, drawing.margin + w / 2, drawing.margin + h / 2)
    return sheet


def draw_star(drawing: Drawing, cx: float, cy: float, r: float, hue: Hue = SELECTED) -> None:
    """A five-pointed star, lit: the sign of points."""
    outline = shapes.rounded(shapes.star(cx, cy + 0.06 * r, r, 0.47), 0.1 * r, 3)
    drawing.shape(outline, fill=hue.base, stroke=hue.light, width=max(0.6, 0.05 * r))


@paints(Star, outlines.disc)
def star(renderer: Renderer, size: Size, art: Star, _label: str) -> pygame.Surface:
    """The star of points, with the number in it."""
    w, h = size
    drawing = Drawing(w, h)
    r = 0.5 * min(w, h)
    draw_star(drawing, w / 2, h / 2, 0.98 * r)
    sheet = drawing.surface()
    if art.number is not None:
        centred(
            sheet,
            figure(renderer, str(art.number), 0.86 * r, INK, room=0.95 * r),
            w / 2,
            h / 2 + 0.08 * r,
        )
    return sheet


@paints(ScorePicture)
def score(renderer: Renderer, size: Size, art: ScorePicture, text: str) -> pygame.Surface:
    """A star and a large figure beside it; a label instead of the figure."""
    w, h = size
    shown = text or str(art.points)
    drawing = Drawing(w, h)
    digits = figure(renderer, shown, h, renderer.theme.text, room=w - 0.95 * h)
    side = 0.76 * h
    total = side + 0.16 * h + digits.get_width()
    x = 0.0 if art.left else (w - total) / 2
    draw_star(drawing, x + side / 2, h / 2, side / 2)
    sheet = drawing.surface()
    sheet.blit(digits, (round(x + side + 0.16 * h), round((h - digits.get_height()) / 2)))
    return sheet


PIPS: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
"""Places of the pips of a die, from its middle."""


@paints(Die, outlines.button)
def die(renderer: Renderer, size: Size, art: Die, _label: str) -> pygame.Surface:
    """A white die, a little turned, as it came to rest."""
    w, h = size
    drawing = Drawing(w, h, renderer.px(4))
    side = 0.86 * min(w, h)
    cx, cy = w / 2, h / 2
    body = shapes.turned(
        shapes.box(cx - side / 2, cy - side / 2, side, side, 0.2 * side), 8, (cx, cy)
    )
    drawing.shadow(body, 0.02 * side)
    fill = drawing.linear(
        (cx - side / 2, cy - side / 2),
        (cx + side / 2, cy + side / 2),
        (0, "#FFFFFF"),
        (0.6, "#E4E9F6"),
        (1, "#B9C2DC"),
    )
    drawing.shape(body, fill=fill, stroke="#FFFFFF", width=max(1.0, 0.015 * side))
    spots = [(cx + px * 0.26 * side, cy + py * 0.26 * side) for px, py in PIPS[art.face]]
    for x, y in shapes.turned(spots, 8, (cx, cy)):
        drawing.disc(x, y, 0.088 * side, fill=INK)
    return drawing.surface()


@paints(Line)
def line(renderer: Renderer, size: Size, art: Line, _label: str) -> pygame.Surface:
    """A line along the longer side of its box."""
    w, h = size
    colour = HUES[art.hue].base if art.hue else renderer.theme.line
    drawing = Drawing(w, h, renderer.px(8) if art.style == "glow" else 2)
    width = max(1.0, min(w, h, renderer.px(4)))
    ends = [(width / 2, h / 2), (w - width / 2, h / 2)]
    if h > w:
        ends = [(w / 2, width / 2), (w / 2, h - width / 2)]
    if art.style == "glow":
        drawing.glow(ends, colour, width * 0.6, power=0.6, closed=False)
    elif art.style == "dashed":
        drawing.line(ends, colour, width, dash=(3 * width, 3 * width))
    else:
        drawing.line(ends, colour, width)
    return drawing.surface()


@paints(Nothing)
def nothing(_renderer: Renderer, size: Size, _art: Nothing, _label: str) -> pygame.Surface:
    """A place that can be touched, where something else does the painting."""
    return pygame.Surface(size, pygame.SRCALPHA)
