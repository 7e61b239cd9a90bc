"""Pieces that every table and screen uses: words, panels, empty places, stars, dice, lines."""

from __future__ import annotations

from math import ceil, pi, sin
from typing import Final

import pygame

from game.art.effects import out
from game.art.ink import outlines, shapes, surfaces
from game.art.ink.drawing import Drawing, stretched
from game.art.ink.palette import (
    GROUND,
    HUES,
    INK,
    MATTER,
    QUARK,
    SELECTED,
    WHITE,
    Hue,
    fade,
    mix,
    role,
)
from game.art.ink.particle import draw_particle, family_outline, fitted_symbol, set_symbol
from game.art.ink.particle import middle as particle_middle
from game.art.ink.particle import outline as particle_outline
from game.art.ink.renderer import SMALLEST, Renderer, Size, paints
from game.art.ink.type import Style, centred, figure, words
from game.core.particles import DOWN, PARTICLES, UP, Family, Symbol
from game.core.phrase import Phrase, literal
from game.tables.pictures import (
    Chip,
    Die,
    Label,
    Line,
    Nothing,
    Panel,
    Picture,
    Place,
    ScorePicture,
    Star,
)


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
            floor=max(SMALLEST, art.floor),
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
    elif art.style == "wave":
        drawing.line(_wave(renderer, w, h), colour, 0.8 * width)
    else:
        drawing.line(ends, colour, width)
    return drawing.surface()


def _wave(renderer: Renderer, w: float, h: float) -> list[tuple[float, float]]:
    """Whole waves along the longer side, as light is drawn."""
    long, across = max(w, h), min(w, h)
    waves = max(1, round(long / renderer.px(WAVE)))
    rise = across / 2 - renderer.px(2)
    steps = 12 * waves
    points = [
        (long * i / steps, across / 2 - rise * sin(2 * pi * waves * i / steps))
        for i in range(steps + 1)
    ]
    return [(y, x) for x, y in points] if h > w else points


WAVE: Final = 16
"""Length of a wave, in units."""


@paints(Nothing)
def nothing(_renderer: Renderer, size: Size, _art: Nothing, _label: str) -> pygame.Surface:
    """A place that can be touched, where something else does the painting."""
    return surfaces.clear(size)


# --- points ---------------------------------------------------------------------------------------
# Points that fly to their score, and words that rise where something happened.


KINDS: Final = frozenset(("points", "thuds", "words"))

RISES: Final = 0.35
"""Fraction of the time in which points stay in their place before they fly."""
POINTS: Final = (74.0, 38.0)
"""Width and height of points on their way, in units."""
SHORTEST: Final = 140.0
"""Width of a pill with words, at least."""
LETTER: Final = 11.0
"""Width that each letter of such words needs, in units, at the usual text size."""
INNER: Final = 0.75
"""Part of a pill's width in which its words stand, where they need several rows."""
ROW: Final = 26.0
"""Height of a further row, in units, at the usual text size."""


def rising(
    surface: pygame.Surface,
    renderer: Renderer,
    t: float,
    at: tuple[int, int],
    words: Phrase,
    high: float = 0.0,
    times: int = 1,
) -> None:
    """Words in a pill rise from the place of an event, stay above it in the window, and fade.

    ``high`` is the height of the place in units: the words leave it free. ``times``: how large the
    pill is; a shout is larger.
    """
    w = max(SHORTEST, times * LETTER * renderer.text_scale * (len(renderer.say(words)) + times - 1))
    pill = renderer.paint(Chip("yellow", letters=18.0 * times), w, times * POINTS[1], words)
    pill.set_alpha(round(255 * min(1.0, 3 * (1 - t))))
    lift = max(44.0, (high + times * POINTS[1]) / 2 + 2) * renderer.scale * out(min(1.0, t / RISES))
    here = pill.get_rect(center=(at[0], at[1] - lift)).clamp(surface.get_rect())
    centred(surface, pill, *here.center)
    pill.set_alpha(255)


def standing(
    surface: pygame.Surface,
    renderer: Renderer,
    t: float,
    at: tuple[int, int],
    words: Phrase,
    room: tuple[float, float],
) -> None:
    """Words in a pill within the room kept free for them, in units; they fade."""
    line = LETTER * renderer.text_scale * len(renderer.say(words))
    w = min(room[0], max(SHORTEST, line))
    rows = 1 if line <= w else ceil(line / (INNER * w))
    h = min(room[1], POINTS[1] + (rows - 1) * ROW * renderer.text_scale)
    pill = renderer.paint(Chip("yellow"), w, h, words)
    pill.set_alpha(round(255 * min(1.0, 3 * (1 - t))))
    centred(surface, pill, *at)
    pill.set_alpha(255)


def counter(surface: pygame.Surface, renderer: Renderer, to: tuple[int, int], count: int) -> None:
    """Count of cards that have come, above their target, or below it at the upper edge."""
    if count:
        pill = renderer.paint(Chip("danger"), *POINTS, literal(f"+{count}"))
        away = 40 * renderer.scale
        centred(surface, pill, to[0], to[1] + (away if to[1] < 2 * away else -away))


def points(
    surface: pygame.Surface,
    renderer: Renderer,
    t: float,
    at: tuple[int, int],
    to: tuple[int, int],
    value: int,
) -> None:
    """A pill with the points rises a little where they arose, then flies to the score."""
    figure = f"+{value}" if value >= 0 else f"\u2212{-value}"
    pill = renderer.paint(Chip("yellow" if value >= 0 else "white"), *POINTS, literal(figure))
    lift = 26 * renderer.scale * out(min(1.0, t / RISES))
    way = max(0.0, (t - RISES) / (1 - RISES)) ** 2
    x, y = at[0] + (to[0] - at[0]) * way, at[1] - lift
    centred(surface, pill, x, y + (to[1] - y) * way)


# --- matter ---------------------------------------------------------------------------------------
# Participants of a reaction: particles as lamps, hadrons and nuclei with their parts.


PROTON, NEUTRON = "p", "n"
MARGIN = 2
"""Pixels around each drawing."""


class Lamp(Picture, frozen=True):
    """An elementary particle in the shape of its family."""

    particle: int


class Composite(Picture, frozen=True):
    """A hadron with its quarks, or a nucleus with its nucleons, in a bag with its symbol."""

    symbol: Symbol
    quarks: tuple[int, ...]
    """Ids of particles; more than three: a nucleus of protons and neutrons."""


def nucleons(quarks: tuple[int, ...]) -> str:
    """Protons and neutrons of a nucleus of so many up and down quarks, as ``ppn``."""
    ups, downs = quarks.count(UP), quarks.count(DOWN)
    return PROTON * ((2 * ups - downs) // 3) + NEUTRON * ((2 * downs - ups) // 3)


@paints(Lamp, outlines.disc)
def lamp(renderer: Renderer, size: Size, art: Lamp, _label: str) -> pygame.Surface:
    """The lamp of a particle with its symbol."""
    w, h = size
    particle = PARTICLES[art.particle]
    r = 0.44 * min(w, h)
    drawing = Drawing(w, h, MARGIN)
    draw_particle(drawing, particle, w / 2, h / 2, r)
    sheet = drawing.surface()
    set_symbol(renderer, sheet, particle, w / 2 + MARGIN, h / 2 + MARGIN, r)
    return sheet


@paints(Composite, outlines.disc)
def composite(renderer: Renderer, size: Size, art: Composite, _label: str) -> pygame.Surface:
    """The symbol above, the parts in a row below it; stripes where all of them are antimatter."""
    w, h = size
    cx, cy, r = w / 2, h / 2, 0.48 * min(w, h)
    nucleus = len(art.quarks) > 3
    hue = MATTER if nucleus else QUARK
    drawing = Drawing(w, h, MARGIN)
    _bag(drawing, (cx, cy, r), hue, anti=all(PARTICLES[part].is_anti for part in art.quarks))
    parts = [Symbol(letter) for letter in nucleons(art.quarks)] if nucleus else []
    count = len(parts) or len(art.quarks)
    pitch = min(0.58 * r, 1.62 * r / count)
    places = [(cx + (i - (count - 1) / 2) * pitch, cy + 0.34 * r) for i in range(count)]
    face = fitted_symbol(renderer, art.symbol, 0.62 * r, WHITE, (1.3 * r, 0.62 * r))
    drawing.stamp(face, cx, cy - 0.38 * r)
    small = 0.46 * pitch
    if nucleus:
        for place, part in zip(places, parts, strict=True):
            _nucleon(renderer, drawing, part, place, small)
        return drawing.surface()
    for (x, y), quark in zip(places, art.quarks, strict=True):
        draw_particle(drawing, PARTICLES[quark], x, y, small)
    sheet = drawing.surface()
    for (x, y), quark in zip(places, art.quarks, strict=True):
        set_symbol(renderer, sheet, PARTICLES[quark], x + MARGIN, y + MARGIN, small)
    return sheet


def _bag(drawing: Drawing, disc: tuple[float, float, float], hue: Hue, *, anti: bool) -> None:
    """The force lines that hold the parts together."""
    cx, cy, r = disc
    drawing.disc(cx, cy, r, fill=mix(hue.deep, GROUND, 0.7))
    if anti:
        drawing.stripes(shapes.disc(cx, cy, 0.96 * r), fade(hue.base, 0.2), 0.3 * r)
    drawing.disc(cx, cy, 0.97 * r, stroke=fade(hue.base, 0.3), width=0.1 * r)
    drawing.disc(cx, cy, 0.97 * r, stroke=hue.base, width=0.045 * r)


def _nucleon(
    renderer: Renderer, drawing: Drawing, letter: Symbol, place: tuple[float, float], r: float
) -> None:
    """A proton is a full disc, a neutron a ring."""
    x, y = place
    full = letter.base == PROTON
    if full:
        drawing.disc(x, y, r, fill=MATTER.base, stroke=MATTER.light, width=0.1 * r)
    else:
        drawing.disc(x, y, 0.9 * r, fill=GROUND, stroke=MATTER.light, width=0.2 * r)
    drawing.stamp(
        fitted_symbol(renderer, letter, 1.2 * r, INK if full else WHITE, (r, 1.2 * r)), x, y
    )
