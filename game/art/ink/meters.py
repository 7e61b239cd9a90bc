"""Meters of the four statistics: read without the number, and without colour."""

from __future__ import annotations

import math

from game.art.ink import shapes
from game.art.ink.drawing import Drawing
from game.art.ink.palette import FAMILIES, Colour, fade
from game.core.particles import STABLE, Particle

GROOVE = "#2A3766"


def draw(
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
    """How full the mass meter is: logarithmic, 10 keV empty, 250 GeV full; 0 only for no mass."""
    if mass <= 0:
        return 0.0
    return min(1.0, max(0.07, (math.log10(mass) + 2) / 7.4))


def lifetime_share(seconds: float) -> float:
    """How full the lifetime meter is: logarithmic, 1e-26 s empty, 10 s full."""
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
