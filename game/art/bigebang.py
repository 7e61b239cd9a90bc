"""Big*Bang: stacks that read without colour, their sky, what blocks it, what is counted."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from math import copysign, cos, pi, sin
from typing import Final

import pygame

from game.art.ink import outlines, shapes, surfaces
from game.art.ink.drawing import Drawing
from game.art.ink.palette import (
    ANTIMATTER,
    DANGER,
    INK,
    LEGAL,
    MATTER,
    SELECTED,
    WHITE,
    Colour,
    fade,
    mix,
)
from game.art.ink.renderer import Renderer, Size, paints
from game.art.ink.type import figure, symbol
from game.art.menu.emblems import burst
from game.art.pieces import draw_star, panel_sheet
from game.core.particles import Symbol
from game.core.rng import Rng
from game.rules.bigebang.board import NEUTRONS, PROTONS, SIDE
from game.tables.bigebang.geometry import CIRCLE, PLACES, SKY, UPRIGHT
from game.tables.bigebang.pictures import (
    Equation,
    Hub,
    LeadPanel,
    MoveTrace,
    Obstacle,
    OutcomeMark,
    ParticleStack,
    PrizeToken,
    Sky,
    SkySpace,
    Space,
    StarChange,
)

NUCLEI: Final = {
    (0, 1): ("n", ""),
    (1, 0): ("H", "1"),
    (1, 1): ("H", "2"),
    (1, 2): ("H", "3"),
    (2, 1): ("He", "3"),
    (2, 2): ("He", "4"),
}
"""Protons and neutrons: (base of the symbol, mass number before it)."""

LAYER: Final = 4.0
"""Stage units of one particle in a stack of 58 units."""


LETTER: Final = 0.9
"""Size of the letters on a stack at 100 % text, against its radius."""
LARGEST: Final = 1.35
"""Growth of these letters with the size of text, at most."""
ROOM: Final = 1.5, 1.05
"""Width and height of a symbol on a stack at most, against its radius."""


@paints(ParticleStack, outlines.disc)
def stack(renderer: Renderer, size: Size, art: ParticleStack, _label: str) -> pygame.Surface:
    """One layer per particle, the symbol on top; a full pip is a proton, a ring a neutron."""
    protons, neutrons, matter = art.protons, art.neutrons, art.matter
    w, h = size
    side = min(w, h)
    r = 0.465 * side
    layer = LAYER * side / 58
    drawing = Drawing(w, h, 0.2 * side)
    mass = protons + neutrons
    x, y = w / 2, h / 2
    top = y - 0.62 * layer * (mass - 1)
    shadow = _edge(x + 0.5 * layer, top + layer * (mass + 0.4), r, matter=matter)
    drawing.shape(shadow, fill="#00000066")
    for k in range(mass - 1, 0, -1):
        _layer(drawing, x, top + layer * k, r, matter=matter)
    _face(drawing, x, top, r, matter=matter)
    if art.unstable:
        rim = _edge(x, top, 0.84 * r, matter=matter)
        colour = mix(MATTER.deep, "#000000", 0.1) if matter else ANTIMATTER.light
        drawing.shape(rim, stroke=colour, width=0.05 * r, dash=(0.15 * r, 0.1 * r))
    ink = INK if matter else WHITE
    _pips(drawing, x, top + 0.62 * r, protons, neutrons, 0.095 * r, ink)
    wish = LETTER * r * min(renderer.text_scale, LARGEST)
    label = nucleus(renderer, protons, neutrons, wish, ink, anti=not matter)
    over = max(label.get_width() / (ROOM[0] * r), label.get_height() / (ROOM[1] * r))
    if over > 1:
        label = nucleus(renderer, protons, neutrons, wish / over, ink, anti=not matter)
    drawing.stamp(label, x, top - 0.14 * r)
    return drawing.surface()


def nucleus(
    renderer: Renderer, protons: int, neutrons: int, px: float, colour: Colour, *, anti: bool
) -> pygame.Surface:
    """The symbol of a stack: n, or the mass number before H or He; a bar over the antinucleus."""
    base, mass = NUCLEI[protons, neutrons]
    return symbol(renderer, Symbol(base, bar=anti), px, colour, before=mass)


def _edge(x: float, y: float, r: float, *, matter: bool) -> shapes.Points:
    """The disc of matter, the hexagon of antimatter: alike in size to the eye."""
    return shapes.disc(x, y, r) if matter else shapes.hexagon(x, y, 1.09 * r, 0.14 * r)


def _layer(drawing: Drawing, x: float, y: float, r: float, *, matter: bool) -> None:
    edge = _edge(x, y, r, matter=matter)
    if matter:
        drawing.shape(edge, fill="#C98A2B", stroke="#FFE3B0", width=0.05 * r)
    else:
        drawing.shape(edge, fill="#123252", stroke=ANTIMATTER.light, width=0.055 * r)


def _face(drawing: Drawing, x: float, y: float, r: float, *, matter: bool) -> None:
    edge = _edge(x, y, r, matter=matter)
    if matter:
        lit = drawing.radial(
            (x - 0.25 * r, y - 0.35 * r),
            1.5 * r,
            (0, "#FFF3D6"),
            (0.45, MATTER.light),
            (1, MATTER.base),
        )
        drawing.shape(edge, fill=lit, stroke="#FFF1D0", width=0.06 * r)
        return
    drawing.shape(edge, fill="#08172C")
    inner = shapes.hexagon(x, y, 1.05 * r, 0.14 * r)
    drawing.stripes(inner, "#1B466D", 0.34 * r, 0.5)
    # A dark middle, so that the label is never on stripes.
    heart = drawing.radial((x, y), 0.98 * r, (0, "#06101FE0"), (0.6, "#06101FA8"), (1, "#06101F00"))
    drawing.shape(inner, fill=heart)
    drawing.shape(edge, stroke=ANTIMATTER.light, width=0.075 * r)


def _pips(
    drawing: Drawing, x: float, y: float, protons: int, neutrons: int, r: float, ink: Colour
) -> None:
    count = protons + neutrons
    pitch = 2.75 * r
    for k in range(count):
        px = x + (k - (count - 1) / 2) * pitch
        if k < protons:
            drawing.disc(px, y, r, fill=ink)
        else:
            drawing.disc(px, y, 0.8 * r, stroke=ink, width=0.5 * r)


@paints(Space, outlines.disc)
def space(renderer: Renderer, size: Size, _art: Space, _label: str) -> pygame.Surface:
    """An empty circle; nothing of it where the sky has painted it already."""
    w, h = size
    drawing = Drawing(w, h, 1)
    r = 0.465 * min(w, h)
    line = "#46598F" if renderer.theme.decorated else renderer.theme.edge
    drawing.disc(w / 2, h / 2, r, fill="#060B1C99", stroke=line, width=max(1.0, 0.03 * r))
    return drawing.surface()


@paints(Obstacle, outlines.disc)
def obstacle(renderer: Renderer, size: Size, _art: Obstacle, _label: str) -> pygame.Surface:
    """An obstacle that nothing passes; seen only by how light bends around it."""
    w, h = size
    drawing = Drawing(w, h, 4)
    x, y, r = w / 2, h / 2, 0.465 * min(w, h)
    body = drawing.radial((x, y), r, (0, "#000000"), (0.62, "#020309"), (1, "#1A1230"))
    drawing.disc(x, y, r, fill=body, stroke="#8F7CC0", width=max(1.0, 0.05 * r))
    for turn, reach in ((20, 0.74), (200, 0.74), (110, 0.5), (290, 0.5)):
        arc = shapes.arc(x, y, reach * r, turn - 42, turn + 42, 14)
        drawing.line(arc, "#A895D8" if reach > 0.6 else "#6F5E9E", max(1.0, 0.05 * r))
    return drawing.surface()


# --- the board ----------------------------------------------------------------------------------

TINTS: Final = (
    (-1.0, (70, 150, 235)),
    (-0.45, (24, 72, 150)),
    (0.0, (14, 36, 92)),
    (0.3, (38, 40, 78)),
    (0.62, (150, 82, 42)),
    (1.0, (240, 150, 62)),
)
"""Colder and warmer than the average: (value, colour)."""


@paints(Sky, outlines.disc)
def sky(renderer: Renderer, size: Size, art: Sky, _label: str) -> pygame.Surface:
    """An ellipse mottled like a map of the oldest light, but dark, and its 84 circles.

    The circles belong to it, so that a frame need not paint each of them.
    """
    w, h = size
    drawing = Drawing(w, h, 4)
    outline = _blunt if art.quarter_turn else shapes.disc
    oval = outline(w / 2, h / 2, w / 2 - 2, h / 2 - 2)
    drawing.shape(oval, fill=WHITE)
    sheet = drawing.surface()
    sheet.blit(_shaded(renderer, sheet.get_size()), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    over = Drawing(w, h, 4)
    unit = renderer.scale
    rim = "#4C66B4" if renderer.theme.decorated else renderer.theme.edge
    over.shape(oval, stroke=rim, width=renderer.theme.edge_width * unit)
    inner = outline(w / 2, h / 2, w / 2 - 8 * unit, h / 2 - 8 * unit)
    over.shape(inner, stroke=fade(rim, 0.27), width=unit)
    sheet.blit(over.surface(), (0, 0))
    scale = h / UPRIGHT[1] if art.quarter_turn else w / SKY[2]
    hole = space(renderer, (round(CIRCLE * scale), round(CIRCLE * scale)), Space(), "")
    middle_x, middle_y = sheet.get_width() / 2, sheet.get_height() / 2
    for x, y in PLACES:
        right, down = x - SKY[0], y - SKY[1]
        if art.quarter_turn:
            right, down = -down, right
        at = (middle_x + right * scale, middle_y + down * scale)
        sheet.blit(hole, hole.get_rect(center=at))
    return sheet


BLUNTNESS: Final = 4
"""Exponent of the outline of an upright sky; an ellipse has 2."""


def _blunt(x: float, y: float, across: float, down: float) -> shapes.Points:
    """A superellipse: wide near its ends, so that a narrow one holds the corners of the board."""
    points = []
    for k in range(160):
        turn = 2 * pi * k / 160
        far = (copysign(abs(part) ** (2 / BLUNTNESS), part) for part in (cos(turn), sin(turn)))
        points.append((x + across * next(far), y + down * next(far)))
    return points


def _shaded(renderer: Renderer, size: Size) -> pygame.Surface:
    """The map of that size, darker in the middle. Soft as it is, a quarter of the size will do."""
    w, h = size[0] // 4, size[1] // 4
    low = surfaces.plain((w, h))
    low.fill("#000418")
    if renderer.theme.decorated:
        spots = _map() if w > h else surfaces.turned(_map(), -90, 1.0)
        surfaces.smooth(spots, (w, h), low)
    shade = Drawing(w, h)
    dark = shade.radial(
        (w / 2, h / 2), w / 2, (0, "#0408189C"), (0.6, "#04081873"), (1, "#0408182C")
    )
    shade.shape(shapes.box(0, 0, w, h, 0), fill=dark)
    low.blit(shade.surface(), (0, 0))
    return surfaces.smooth(low, size)


@cache
def _map() -> pygame.Surface:
    """Warm and cold spots of four sizes, the same in every game."""
    rng = Rng("oldest light", "cosmetic")
    columns, rows = 112, 70
    values = [0.0] * (columns * rows)
    for cells, weight in ((7, 0.55), (13, 0.5), (25, 0.3), (48, 0.16)):
        _add_noise(values, columns, rng, cells, weight)
    sheet = surfaces.plain((columns, rows))
    for k, value in enumerate(values):
        sheet.set_at((k % columns, k // columns), _tint(value))
    # Grown in two steps: a single large one would show the grid.
    return surfaces.smooth(sheet, (columns * 3, rows * 3))


def _add_noise(values: list[float], columns: int, rng: Rng, cells: int, weight: float) -> None:
    """Add smooth noise with ``cells`` grains across."""
    wide, high = cells + 2, cells * 5 // 8 + 3
    grain = [(rng.random() * 2 - 1) * weight for _ in range(wide * high)]
    pitch = cells / columns
    for k in range(len(values)):
        x, y = k % columns * pitch, k // columns * pitch
        i, j = int(x), int(y)
        u, v = x - i, y - j
        u, v = u * u * (3 - 2 * u), v * v * (3 - 2 * v)
        at = j * wide + i
        upper = grain[at] + (grain[at + 1] - grain[at]) * u
        at += wide
        lower = grain[at] + (grain[at + 1] - grain[at]) * u
        values[k] += upper + (lower - upper) * v


def _tint(value: float) -> tuple[int, int, int]:
    """The colour of a value, between its two neighbours in `TINTS`."""
    value = max(-1.0, min(1.0, value))
    for (low, dark), (high, bright) in pairwise(TINTS):
        if value <= high:
            t = (value - low) / (high - low)
            red, green, blue = (round(p + (q - p) * t) for p, q in zip(dark, bright, strict=True))
            return red, green, blue
    return TINTS[-1][1]


# --- what is counted ----------------------------------------------------------------------------


@paints(LeadPanel)
def lead_panel(renderer: Renderer, size: Size, art: LeadPanel, label: str) -> pygame.Surface:
    """The sheet below a figure, its edge lit where it leads."""
    return panel_sheet(renderer, size, art, label)


@paints(PrizeToken)
def tracker(renderer: Renderer, size: Size, art: PrizeToken, _label: str) -> pygame.Surface:
    """The three things that win a token."""
    w, h = size
    x, y, r = w / 2, h / 2, 0.5 * min(w, h)
    drawing = Drawing(w, h, 0.5 * r)
    match art.name:
        case "light":
            burst(drawing, x, y, 0.62 * r)
        case "helium":
            _helium(drawing, x, y, r)
        case "star":
            drawing.lamp(x, y, 1.4 * r, SELECTED.base, 0.3)
            draw_star(drawing, x, y, 0.98 * r)
    return drawing.surface()


def _helium(drawing: Drawing, x: float, y: float, r: float) -> None:
    """Two protons, two neutrons: full and hollow balls, packed."""
    ball = 0.46 * r
    drawing.lamp(x, y, 1.4 * r, MATTER.base, 0.25)
    for dx, dy, proton in ((-1, -1, False), (1, 1, False), (1, -1, True), (-1, 1, True)):
        px, py = x + dx * 0.41 * r, y + dy * 0.41 * r
        lit = drawing.radial(
            (px - 0.3 * ball, py - 0.3 * ball),
            1.5 * ball,
            (0, "#FFF3D6"),
            (1, MATTER.base if proton else "#D9B98A"),
        )
        drawing.disc(px, py, ball, fill=lit, stroke=fade(INK, 0.85), width=0.08 * r)
        if not proton:
            drawing.disc(px, py, 0.5 * ball, fill=fade(INK, 0.8))


@paints(Hub, outlines.disc)
def hub(_renderer: Renderer, size: Size, _art: Hub, _label: str) -> pygame.Surface:
    """A circle that something stands on; that something is painted over it."""
    return surfaces.clear(size)


@paints(SkySpace, outlines.disc)
def sky_space(_renderer: Renderer, size: Size, art: SkySpace, _label: str) -> pygame.Surface:
    """The sky has painted it."""
    return surfaces.clear(size)


@paints(MoveTrace, outlines.disc)
def trace(renderer: Renderer, size: Size, _art: MoveTrace, _label: str) -> pygame.Surface:
    """A thin ring with four gaps where the move before began and ended; a hint has dashes."""
    w, h = size
    drawing = Drawing(w, h, 2)
    ring = shapes.disc(w / 2, h / 2, w / 2 - 2, h / 2 - 2)
    quarter = 2 * pi * (w / 2 - 2) / 4
    dash = 0.7 * quarter, 0.3 * quarter
    drawing.shape(ring, stroke=renderer.theme.bright, width=2.4 * renderer.scale, dash=dash)
    return drawing.surface()


@paints(OutcomeMark, outlines.disc)
def outcome(_renderer: Renderer, size: Size, art: OutcomeMark, _label: str) -> pygame.Surface:
    """A green disc with a plus, a red one with a minus, or a dark one with light."""
    w, h = size
    drawing = Drawing(w, h, 2)
    x, y, r = w / 2, h / 2, 0.47 * min(w, h)
    if not art.fuses:
        drawing.disc(x, y, r, fill=INK, stroke=WHITE, width=0.12 * r)
        burst(drawing, x, y, 0.56 * r)
        return drawing.surface()
    drawing.disc(x, y, r, fill=(DANGER if art.shrinks else LEGAL).base, stroke=INK, width=0.16 * r)
    arm = 0.5 * r
    arms = ((x - arm, y), (x + arm, y)), ((x, y - arm), (x, y + arm))
    for line in arms[: 1 if art.shrinks else 2]:
        drawing.line(line, INK, 0.26 * r)
    return drawing.surface()


@paints(Equation)
def equation(renderer: Renderer, size: Size, art: Equation, _label: str) -> pygame.Surface:
    """Symbols with signs between them: "¹H + n = ²H"; light as a burst and its particles."""
    w, h = size
    px = 0.62 * h
    px *= min(1.0, 0.95 * w / _across(_parts(renderer, art, px), px))
    parts = _parts(renderer, art, px)
    drawing = Drawing(w, h, 2)
    x, foot = (w - _across(parts, px)) / 2, h / 2 + 0.38 * px
    for at, part in enumerate(parts):
        x += part.get_width() / 2
        if at == RESULT and not art.made:
            burst(drawing, x, h / 2, 0.46 * px)
        elif at % 2:
            drawing.stamp(part, x, h / 2)
        else:
            drawing.stamp(part, x, foot - part.get_height() / 2)
        x += part.get_width() / 2 + AIR * px
    return drawing.surface()


RESULT: Final = 4
"""Place of the result among the parts of an equation."""
AIR: Final = 0.38
"""Distance of two parts, against the size of the letters."""


@paints(StarChange)
def star_change(renderer: Renderer, size: Size, art: StarChange, _label: str) -> pygame.Surface:
    """A piece of its side, a star, and "29 → 17": in the colour of danger, or of what is good."""
    w, h = size
    px = min(0.54 * h, 0.13 * w)
    after = "\u2013".join(map(str, art.now))
    hue = LEGAL if art.rival else DANGER
    text = figure(renderer, f"{art.was} \u2192 {after}", px, hue.light, room=w - 3.2 * px)
    drawing = Drawing(w, h, 2)
    left = (w - text.get_width() - 3.0 * px) / 2
    _face(drawing, left + 0.55 * px, h / 2, 0.55 * px, matter=not art.side)
    draw_star(drawing, left + 2.0 * px, h / 2, 0.6 * px)
    drawing.stamp(text, left + 3.0 * px + text.get_width() / 2, h / 2)
    return drawing.surface()


def _parts(renderer: Renderer, art: Equation, px: float) -> list[pygame.Surface]:
    """Symbol, sign, symbol, sign, result; with light, room for it and the number of particles."""
    first, second = (_named(renderer, code, px) for code in (art.first, art.second))
    parts = [first, _sign(renderer, "+", px), second, _sign(renderer, "=", px)]
    if art.made:
        return [*parts, _named(renderer, art.made, px)]
    light = surfaces.clear((round(1.3 * px), 1))
    return [*parts, light, _sign(renderer, f"+{art.light}", px)]


def _across(parts: Sequence[pygame.Surface], px: float) -> float:
    """Width of an equation."""
    return sum(part.get_width() for part in parts) + AIR * px * (len(parts) - 1)


def _named(renderer: Renderer, code: int, px: float) -> pygame.Surface:
    """The symbol of a stack, in the colour of its side."""
    colour = ANTIMATTER.light if SIDE[code] else MATTER.light
    return nucleus(renderer, PROTONS[code], NEUTRONS[code], px, colour, anti=bool(SIDE[code]))


def _sign(renderer: Renderer, sign: str, px: float) -> pygame.Surface:
    """A sign between symbols."""
    return symbol(renderer, Symbol(sign), px, WHITE)
