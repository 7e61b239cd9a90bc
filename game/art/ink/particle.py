"""Particles as lamps: the family's shape, lit for matter, a striped negative for antimatter."""

from __future__ import annotations

import math

import pygame

from game.art.ink import shapes
from game.art.ink.drawing import Drawing
from game.art.ink.palette import FAMILIES, INK, WHITE, Colour, fade, mix
from game.art.ink.renderer import Renderer
from game.art.ink.type import centred, symbol
from game.core.particles import HIGGS, STABLE, Family, Particle, Symbol


def family_outline(
    family: Family, cx: float, cy: float, r: float, *, up: bool = True
) -> shapes.Points:
    """The second cue of a family: triangle (up-type pointing up), disc or diamond."""
    match family:
        case Family.QUARK:
            return shapes.triangle(cx, cy, r, up=up)
        case Family.LEPTON:
            return shapes.disc(cx, cy, r)
        case Family.BOSON:
            return shapes.diamond(cx, cy, r)


def outline(particle: Particle, cx: float, cy: float, r: float) -> shapes.Points:
    """The shape of a particle inside a circle of radius ``r``."""
    return family_outline(particle.family, cx, cy, r, up=particle.up_type)


def middle(particle: Particle, cy: float, r: float) -> float:
    """Height of the middle of the symbol: lower in a triangle that points up."""
    if particle.family is not Family.QUARK:
        return cy
    # With a bar the symbol is higher, and has to keep clear of the base.
    drop = 0.13 if particle.symbol.bar else 0.20
    return cy + (drop if particle.up_type else -0.16) * r


def draw_particle(drawing: Drawing, particle: Particle, cx: float, cy: float, r: float) -> None:
    """The lamp without its symbol."""
    hue = FAMILIES[particle.family]
    edge = outline(particle, cx, cy, r)
    rim = max(1.0, 0.045 * r)
    if particle.is_anti:
        drawing.shape(edge, fill=mix(hue.deep, "#000000", 0.62))
        inner = family_outline(particle.family, cx, cy, r * 0.97, up=particle.up_type)
        drawing.stripes(inner, fade(hue.base, 0.42), max(3.0, 0.3 * r))
        drawing.shape(edge, stroke=fade(hue.base, 0.35), width=rim * 3.2)
        drawing.shape(edge, stroke=hue.base, width=rim * 1.7)
        if particle.neutrino:
            _hollow(drawing, cx, cy, r, hue.base, rim)
        return
    if particle.neutrino:
        drawing.disc(cx, cy, r, fill="#0B1430")
        drawing.disc(cx, cy, 0.86 * r, stroke=fade(hue.base, 0.3), width=0.46 * r)
        drawing.disc(cx, cy, 0.88 * r, stroke=hue.base, width=0.22 * r)
        drawing.disc(cx, cy, 0.95 * r, stroke=hue.light, width=rim * 1.4)
        return
    fill = drawing.radial(
        (cx - 0.15 * r, cy - 0.3 * r),
        1.55 * r,
        (0, mix(hue.light, WHITE, 0.25)),
        (0.45, mix(hue.light, hue.base, 0.35)),
        (1, hue.base),
    )
    drawing.shape(edge, stroke=fade(hue.base, 0.3), width=rim * 4)
    drawing.shape(edge, fill=fill, stroke=mix(hue.light, WHITE, 0.3), width=rim)
    if particle.id == HIGGS:
        inner = family_outline(particle.family, cx, cy, 0.84 * r)
        dash = (0.16 * r, 0.1 * r)
        drawing.shape(inner, stroke=fade(hue.deep, 0.85), width=rim * 0.9, dash=dash)


def _hollow(drawing: Drawing, cx: float, cy: float, r: float, base: Colour, rim: float) -> None:
    """The hole of an antineutrino's ring."""
    drawing.disc(cx, cy, 0.76 * r, fill="#070C1C", stroke=fade(base, 0.7), width=rim)


def symbol_colour(particle: Particle) -> Colour:
    """Dark on a lit lamp, white on its negative and inside a ring."""
    if particle.is_anti or particle.neutrino:
        return WHITE
    return INK


def set_symbol(
    renderer: Renderer,
    sheet: pygame.Surface,
    particle: Particle,
    cx: float,
    cy: float,
    r: float,
    *,
    colour: Colour | None = None,
) -> None:
    """The symbol on a lamp of radius ``r``, as large as its shape allows."""
    wide, high, size = {
        Family.QUARK: (0.98, 0.92, 1.16),
        Family.LEPTON: (1.42, 1.2, 1.1),
        Family.BOSON: (1.36, 1.05, 1.1),
    }[particle.family]
    if particle.family is Family.QUARK and particle.symbol.bar:
        high = 0.86
    if particle.neutrino:
        wide, high = 1.2, 1.02
    face = fitted_symbol(
        renderer, particle.symbol, size * r, colour or symbol_colour(particle), (wide * r, high * r)
    )
    centred(sheet, face, cx, middle(particle, cy, r))


def fitted_symbol(
    renderer: Renderer, what: Symbol, px: float, colour: Colour, box: tuple[float, float]
) -> pygame.Surface:
    """A symbol of ``px``, set smaller (not scaled) where its box is too small for it."""
    face = symbol(renderer, what, px, colour)
    share = min(box[0] / face.get_width(), box[1] / face.get_height())
    return symbol(renderer, what, px * share, colour) if share < 1 else face


GROOVE = "#2A3766"


def draw_meter(
    drawing: Drawing,
    particle: Particle,
    statistic: str,
    span: tuple[float, float],
    y: float,
    thick: float,
) -> None:
    """One meter between the two x of ``span``, at height ``y``, ``thick`` pixels thick."""
    hue = FAMILIES[particle.family]
    match statistic:
        case "charge":
            _charge(drawing, particle.charge / 3, span, y, thick, hue.base)
        case "spin":
            _spin(drawing, particle.spin, span, y, thick, hue.base)
        case "mass":
            _bar(drawing, mass_share(particle.mass), span, y, thick, hue.base)
        case "lifetime":
            _lifetime(drawing, particle.lifetime, span, y, thick, hue.base)


def mass_share(mass: float) -> float:
    """Filled part of the mass meter: logarithmic, 10 keV to 250 GeV; 0 only for no mass."""
    if mass <= 0:
        return 0.0
    return min(1.0, max(0.07, (math.log10(mass) + 2) / 7.4))


def lifetime_share(seconds: float) -> float:
    """Filled part of the lifetime meter: logarithmic, 1e-26 s empty, 10 s full."""
    return min(1.0, max(0.07, (math.log10(seconds) + 26) / 27))


def _charge(
    drawing: Drawing, charge: float, span: tuple[float, float], y: float, thick: float, lit: Colour
) -> None:
    """A knob on a rail from -1 to +1."""
    left, right = span
    zero, half = (left + right) / 2, (right - left) / 2 - thick * 0.4
    fine = max(0.8, 0.22 * thick)
    drawing.line([(zero - half, y), (zero + half, y)], "#5468B0", fine)
    for x in (zero - half, zero, zero + half):
        drawing.line([(x, y - 0.6 * thick), (x, y + 0.6 * thick)], "#5468B0", fine)
    knob = zero + charge * half
    if charge:
        drawing.line([(zero, y), (knob, y)], lit, 0.55 * thick, cap="butt")
    drawing.disc(knob, y, 0.66 * thick, fill=lit)


def _spin(
    drawing: Drawing, halves: int, span: tuple[float, float], y: float, thick: float, lit: Colour
) -> None:
    """Two pips; none lit is a small ring."""
    left, right = span
    gap = 0.09 * (right - left)
    wide = (right - left - gap) / 2
    for k in range(2):
        on = k < halves
        pip = shapes.box(left + k * (wide + gap), y - thick / 2, wide, thick, thick / 2)
        drawing.shape(pip, fill=lit if on else GROOVE)
    if not halves:
        _ring(drawing, left, y, thick, lit)


def _ring(drawing: Drawing, left: float, y: float, thick: float, lit: Colour) -> None:
    """Nothing, said by a small ring where a bar would begin."""
    r = 0.5 * thick
    drawing.disc(left + r, y, r, fill="#0D1329", stroke=lit, width=max(0.9, 0.28 * thick))


def _bar(
    drawing: Drawing, share: float, span: tuple[float, float], y: float, thick: float, lit: Colour
) -> None:
    left, right = span
    groove = shapes.box(left, y - thick / 2, right - left, thick, thick / 2)
    drawing.shape(groove, fill=GROOVE)
    if share <= 0:
        _ring(drawing, left, y, thick, lit)
        return
    wide = max(thick, share * (right - left))
    drawing.shape(shapes.box(left, y - thick / 2, wide, thick, thick / 2), fill=lit)


def _lifetime(
    drawing: Drawing, seconds: float, span: tuple[float, float], y: float, thick: float, lit: Colour
) -> None:
    if seconds != STABLE:
        _bar(drawing, lifetime_share(seconds), span, y, thick, lit)
        return
    left, right = span
    tip = right + 0.5 * thick
    drawing.shape(shapes.box(left, y - thick / 2, tip - left - thick, thick, thick / 2), fill=lit)
    head = [(tip - 1.1 * thick, y - 1.0 * thick), (tip, y), (tip - 1.1 * thick, y + 1.0 * thick)]
    drawing.line(head, fade(lit, 1.0), max(1.0, 0.36 * thick))
