"""Pieces that every table and screen uses: words, panels, empty places, stars, dice, lines."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.art.ink import shapes
from game.art.ink.drawing import Drawing
from game.art.ink.easel import Easel
from game.art.ink.palette import (
    HUES,
    INK,
    LEGAL,
    SELECTED,
    Hue,
    fade,
    role,
)
from game.art.ink.particle import family_outline, fitted_symbol
from game.art.ink.particle import middle as particle_middle
from game.art.ink.particle import outline as particle_outline
from game.art.ink.type import centred, figure, words
from game.core.particles import PARTICLES, Family

if TYPE_CHECKING:
    from game.art.ink.easel import Painter

Size = tuple[int, int]


def label(easel: Easel, size: Size, args: str, text: str) -> pygame.Surface:
    """``label:<role>,<px>,<align>[,bold][,top]``: words in their box, whole in every language.

    Words between double stars stand out in yellow.
    """
    parts = args.split(",")
    align = next((part for part in parts[2:] if part in ("left", "right")), "center")
    return words(
        easel,
        text,
        float(parts[1]) if len(parts) > 1 and parts[1] else 18,
        size,
        role(easel.theme, parts[0]),
        bold="bold" in parts,
        align=align,
        top="top" in parts,
        strong=SELECTED.base,
    )


def panel_sheet(easel: Easel, size: Size, args: str, text: str) -> pygame.Surface:
    """``panel[:<edge>]``: a quiet sheet, its label a title.

    The edge is a hue ("yellow": your turn) or "bright" for a dialog.
    """
    w, h = size
    theme = easel.theme
    radius = min(easel.px(16), h * 0.3)
    width = theme.edge_width * easel.scale
    lit = args in HUES and args != "plain"
    drawing = Drawing(w, h, easel.px(10) if lit else 2)
    outline = shapes.box(width / 2, width / 2, w - width, h - width, radius)
    if lit:
        hue = HUES[args].base
        drawing.shape(outline, fill=theme.panel)
        drawing.glow(outline, hue, max(1.2 * easel.scale, width * 0.8), power=0.5, core=hue)
    else:
        edge = theme.bright if args == "bright" else theme.line
        drawing.shape(outline, fill=theme.panel, stroke=edge, width=width)
    sheet = drawing.surface()
    if text:
        pad, m = easel.px(18), drawing.margin
        box = (max(1, w - 2 * pad), min(h, easel.px(26 * easel.text_scale)))
        title = words(easel, text, 20, box, theme.text, bold=True, align="left")
        sheet.blit(title, (m + pad, m + min(easel.px(12), (h - box[1]) // 2)))
    return sheet


def place(easel: Easel, size: Size, args: str, text: str) -> pygame.Surface:
    """``place:<hue>[,<symbol>]``: where something may lie; a particle's id, or another sign."""
    hue_name, _, wanted = args.partition(",")
    hue = HUES[hue_name]
    w, h = size
    width = max(1.0, 1.2 * easel.scale)
    drawing = Drawing(w, h, 2)
    outline = shapes.box(width / 2, width / 2, w - width, h - width, 0.07 * min(h, 1.4 * w))
    drawing.shape(outline, fill=fade(hue.deep, 0.22), stroke=fade(hue.base, 0.55), width=width)
    family = {"quark": Family.QUARK, "lepton": Family.LEPTON, "boson": Family.BOSON}.get(hue_name)
    r = 0.3 * min(w, 0.8 * h)
    face: pygame.Surface | None = None
    middle = h / 2
    if wanted.isdigit():
        particle = PARTICLES[int(wanted)]
        mark = particle_outline(particle, w / 2, h / 2, r * 1.1)
        drawing.shape(
            mark, stroke=fade(hue.light, 0.85), width=1.2 * width, dash=(3.4 * width, 2.4 * width)
        )
        face = fitted_symbol(easel, particle.symbol, 0.95 * r, hue.light, (1.3 * r, 1.1 * r))
        middle = particle_middle(particle, h / 2, r * 1.1)
    elif wanted:
        face = figure(easel, wanted, 0.95 * r, hue.light, room=0.8 * w)
    elif family is not None:
        mark = family_outline(family, w / 2, h / 2, 0.72 * r)
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
        ink = easel.theme.second
        centred(
            sheet, words(easel, text, 18, box, ink), drawing.margin + w / 2, drawing.margin + h / 2
        )
    return sheet


def draw_star(drawing: Drawing, cx: float, cy: float, r: float, hue: Hue = SELECTED) -> None:
    """A five-pointed star, lit: the sign of points."""
    outline = shapes.rounded(shapes.star(cx, cy + 0.06 * r, r, 0.47), 0.1 * r, 3)
    drawing.shape(outline, fill=hue.base, stroke=hue.light, width=max(0.6, 0.05 * r))


def star(easel: Easel, size: Size, args: str, _label: str) -> pygame.Surface:
    """``star[:<n>]``: the star of points, with the number in it."""
    w, h = size
    drawing = Drawing(w, h)
    r = 0.5 * min(w, h)
    draw_star(drawing, w / 2, h / 2, 0.98 * r)
    sheet = drawing.surface()
    if args:
        centred(sheet, figure(easel, args, 0.86 * r, INK, room=0.95 * r), w / 2, h / 2 + 0.08 * r)
    return sheet


def score(easel: Easel, size: Size, args: str, text: str) -> pygame.Surface:
    """``score:<n>[,left]``: a star and a large figure beside it; a label instead of the figure."""
    shown, _, align = args.partition(",")
    w, h = size
    shown = text or shown
    drawing = Drawing(w, h)
    digits = figure(easel, shown, h, easel.theme.text, room=w - 0.95 * h)
    side = 0.76 * h
    total = side + 0.16 * h + digits.get_width()
    x = 0.0 if align == "left" else (w - total) / 2
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
"""Where the pips of a die lie, from its middle."""


def die(easel: Easel, size: Size, args: str, _label: str) -> pygame.Surface:
    """``die:<1-6>``: a white die, a little turned, as it came to rest."""
    w, h = size
    face = int(args) if args else 1
    drawing = Drawing(w, h, easel.px(4))
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
    spots = [(cx + px * 0.26 * side, cy + py * 0.26 * side) for px, py in PIPS[face]]
    for x, y in shapes.turned(spots, 8, (cx, cy)):
        drawing.disc(x, y, 0.088 * side, fill=INK)
    return drawing.surface()


def line(easel: Easel, size: Size, args: str, _label: str) -> pygame.Surface:
    """``line[:<hue>][,dashed][,glow]``: a line along the longer side of its box."""
    name, *marks = args.split(",")
    w, h = size
    colour = HUES[name].base if name in HUES else easel.theme.line
    drawing = Drawing(w, h, easel.px(8) if "glow" in marks else 2)
    width = max(1.0, min(w, h, easel.px(4)))
    ends = [(width / 2, h / 2), (w - width / 2, h / 2)]
    if h > w:
        ends = [(w / 2, width / 2), (w / 2, h - width / 2)]
    if "glow" in marks:
        drawing.glow(ends, colour, width * 0.6, power=0.6, closed=False)
    elif "dashed" in marks:
        drawing.line(ends, colour, width, dash=(3 * width, 3 * width))
    else:
        drawing.line(ends, colour, width)
    return drawing.surface()


def light(easel: Easel, size: Size, args: str, _label: str) -> pygame.Surface:
    """``light[:<hue>]``: a lamp behind something, to be painted under it."""
    w, h = size
    r = min(w, h) / 2
    drawing = Drawing(w, h)
    colour = HUES[args].base if args in HUES else LEGAL.base if args == "legal" else "#FFFFFF"
    drawing.lamp(w / 2, h / 2, r, colour, 0.55)
    return drawing.surface()


def nothing(_easel: Easel, size: Size, _args: str, _label: str) -> pygame.Surface:
    """``nothing``: a place that can be touched, where something else does the painting."""
    return pygame.Surface(size, pygame.SRCALPHA)


PAINTERS: Final[dict[str, Painter]] = {
    "nothing": nothing,
    "label": label,
    "panel": panel_sheet,
    "place": place,
    "star": star,
    "score": score,
    "die": die,
    "line": line,
    "light": light,
}
SHAPES: Final[dict[str, str]] = {
    "place": "card",
    "star": "round",
    "die": "button",
}
