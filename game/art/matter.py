"""Participants of a reaction: particles as lamps, hadrons and nuclei with their parts."""

from __future__ import annotations

import pygame

from game.art.ink import outlines, shapes
from game.art.ink.drawing import Drawing
from game.art.ink.palette import GROUND, INK, MATTER, QUARK, WHITE, Hue, fade, mix
from game.art.ink.particle import draw_particle, fitted_symbol, set_symbol
from game.art.ink.renderer import Renderer, Size, paints
from game.core.particles import DOWN, PARTICLES, UP, Symbol
from game.tables.pictures import Picture

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
