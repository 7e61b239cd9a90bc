"""Feynman vertices: what meets in one point, drawn with time running from left to right."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

import pygame

from game.art.ink import outlines, shapes
from game.art.ink.drawing import Drawing
from game.art.ink.palette import BOSON, LEPTON, PHOTON, QUARK, SELECTED, WHITE, Hue, fade
from game.art.ink.renderer import Renderer, Size, paints
from game.art.ink.shapes import Point
from game.art.ink.type import symbol
from game.core.particles import (
    ANTI_NU_E,
    DOWN,
    ELECTRON,
    GLUON,
    HIGGS,
    MUON,
    NU_E,
    NU_MU,
    PARTICLES,
    POSITRON,
    TOP,
    UP,
    W_MINUS,
    Family,
    Z,
)
from game.core.particles import PHOTON as GAMMA
from game.tables.pictures import Picture, Word


class Meeting(Picture, frozen=True):
    """A diagram by its name in `MEETINGS`."""

    name: str


class Drawn(Picture, frozen=True):
    """The diagram of a reaction with one or two vertices; particles by their ids."""

    shape: str
    """``decay``, ``join``, ``cascade``, ``annihilation`` or ``exchange``."""
    before: tuple[int, ...]
    after: tuple[int, ...]
    inner: int
    """The line between two vertices; -1: there is one vertex."""


class Momenta(Picture, frozen=True):
    """Momenta before and after as arrows from one point: +1 flies to the right, −1 to the left."""

    before: tuple[int, ...]
    after: tuple[int, ...]


class Leg(NamedTuple):
    """A line of a diagram: which particle, from where to where, in shares of the box."""

    particle: int
    start: Point
    end: Point


IN, IN_LOW, IN_HIGH = (0.1, 0.74), (0.1, 0.84), (0.1, 0.2)
MIDDLE, OUT, OUT_HIGH, OUT_LOW = (0.46, 0.58), (0.9, 0.74), (0.84, 0.16), (0.84, 0.86)
FAR = (0.72, 0.3)


def _gives_off(before: int, after: int, boson: int) -> tuple[Leg, ...]:
    return (Leg(before, IN, MIDDLE), Leg(after, MIDDLE, OUT), Leg(boson, MIDDLE, OUT_HIGH))


MEETINGS: Final[dict[str, tuple[Leg, ...]]] = {
    "photon": _gives_off(ELECTRON, ELECTRON, GAMMA),
    "pair": (
        Leg(ELECTRON, IN_LOW, MIDDLE), Leg(POSITRON, IN_HIGH, MIDDLE),
        Leg(GAMMA, MIDDLE, (0.92, 0.58)),
    ),
    "gluon": _gives_off(UP, UP, GLUON),
    "three-gluons": (
        Leg(GLUON, (0.08, 0.58), MIDDLE), Leg(GLUON, MIDDLE, OUT_HIGH), Leg(GLUON, MIDDLE, OUT_LOW),
    ),
    "w": _gives_off(DOWN, UP, W_MINUS),
    "w-lepton": _gives_off(MUON, NU_MU, W_MINUS),
    "z": _gives_off(NU_E, NU_E, Z),
    "higgs": _gives_off(TOP, TOP, HIGGS),
    "muon": (
        Leg(MUON, (0.06, 0.8), (0.32, 0.66)), Leg(NU_MU, (0.32, 0.66), (0.94, 0.88)),
        Leg(W_MINUS, (0.32, 0.66), FAR), Leg(ELECTRON, FAR, (0.96, 0.12)),
        Leg(ANTI_NU_E, FAR, (0.96, 0.52)),
    ),
}  # fmt: skip
"""Nine interactions. "muon" has two vertices: a decay from beginning to end."""


LEFT, RIGHT = ((0.07, 0.14), (0.07, 0.86)), ((0.93, 0.14), (0.93, 0.86))
"""Ends of two lines that come in, and of two that go out."""


def legs_of(drawn: Drawn) -> tuple[Leg, ...]:
    """The lines of a diagram, the outer ones first."""
    match drawn.shape:
        case "decay":
            joint = (0.42, 0.5)
            return (Leg(drawn.before[0], (0.07, 0.5), joint), *_outgoing(drawn.after, joint))
        case "join":
            joint = (0.58, 0.5)
            return (*_incoming(drawn.before, joint), Leg(drawn.after[0], joint, (0.93, 0.5)))
        case "cascade":
            one, two = (0.34, 0.66), (0.66, 0.38)
            ends = ((0.94, 0.1), (0.94, 0.56))
            return (
                Leg(drawn.before[0], (0.06, 0.78), one), Leg(drawn.after[0], one, (0.94, 0.9)),
                *(Leg(p, two, end) for p, end in zip(drawn.after[1:], ends, strict=True)),
                Leg(drawn.inner, one, two),
            )  # fmt: skip
        case "annihilation":
            one, two = (0.34, 0.5), (0.66, 0.5)
            return (
                *_incoming(drawn.before, one), *_outgoing(drawn.after, two),
                Leg(drawn.inner, one, two),
            )  # fmt: skip
    one, two = (0.5, 0.27), (0.5, 0.73)
    sides = zip(drawn.before, drawn.after, LEFT, RIGHT, (one, two), strict=True)
    legs = [
        leg
        for before, after, start, end, joint in sides
        for leg in (Leg(before, start, joint), Leg(after, joint, end))
    ]
    return (*legs, Leg(drawn.inner, one, two))


def _incoming(particles: Sequence[int], joint: Point) -> list[Leg]:
    return [Leg(p, start, joint) for p, start in zip(particles, LEFT, strict=True)]


def _outgoing(particles: Sequence[int], joint: Point) -> list[Leg]:
    return [Leg(p, joint, end) for p, end in zip(particles, RIGHT, strict=True)]


@paints(Meeting)
def meeting(renderer: Renderer, size: Size, art: Meeting, _label: str) -> pygame.Surface:
    """A diagram with a name."""
    return _drawn(renderer, size, MEETINGS[art.name])


@paints(Drawn)
def drawn_diagram(renderer: Renderer, size: Size, art: Drawn, _label: str) -> pygame.Surface:
    """The diagram of a reaction."""
    return _drawn(renderer, size, legs_of(art))


def _drawn(renderer: Renderer, size: Size, legs: Sequence[Leg]) -> pygame.Surface:
    """The lines with their symbols, a dot where they meet."""
    w, h = size
    drawing = Drawing(w, h, 2)
    unit = min(w / 300, h / 200)
    for leg in legs:
        _leg(renderer, drawing, leg, size, unit)
    ends = [leg.end for leg in legs] + [leg.start for leg in legs]
    for x, y in {point for point in ends if ends.count(point) > 1}:
        drawing.lamp(x * w, y * h, 16 * unit, SELECTED.base, 0.5)
        drawing.disc(x * w, y * h, 5.5 * unit, fill=WHITE)
    return drawing.surface()


@paints(Momenta)
def momenta(renderer: Renderer, size: Size, art: Momenta, _label: str) -> pygame.Surface:
    """Before on the left half, after on the right one, an arrow head between them."""
    w, h = size
    drawing = Drawing(w, h, 2)
    unit = min(w / 300, h / 60)
    for middle, arrows in ((0.22 * w, art.before), (0.78 * w, art.after)):
        for way in arrows:
            end = middle + way * 0.17 * w
            hue = SELECTED if len(arrows) == 1 else PHOTON
            drawing.line([(middle, h / 2), (end, h / 2)], hue.light, 3.4 * unit)
            _arrow(drawing, (end, h / 2), (end + way, h / 2), 9 * unit, hue, back=False)
        drawing.disc(middle, h / 2, 4.5 * unit, fill=WHITE)
    _arrow(drawing, (w / 2, h / 2), (w / 2 + 1, h / 2), 12 * unit, BOSON, back=False)
    return drawing.surface()


def _hue(particle: int) -> Hue:
    what = PARTICLES[particle]
    if particle == GAMMA:
        return PHOTON
    return {Family.QUARK: QUARK, Family.LEPTON: LEPTON, Family.BOSON: BOSON}[what.family]


def _leg(
    renderer: Renderer, drawing: Drawing, leg: Leg, size: tuple[int, int], unit: float
) -> None:
    (ax, ay), (bx, by) = leg.start, leg.end
    a, b = (ax * size[0], ay * size[1]), (bx * size[0], by * size[1])
    hue = _hue(leg.particle)
    what = PARTICLES[leg.particle]
    length = math.hypot(b[0] - a[0], b[1] - a[1])
    width = 3.4 * unit
    if leg.particle == GLUON:
        line = [a, *shapes.coil(a, b, 9 * unit, max(3, round(length / (17 * unit)))), b]
    elif leg.particle == GAMMA or not (what.fermion or leg.particle == HIGGS):
        line = shapes.wave(a, b, 7 * unit, max(2, round(length / (26 * unit))))
    else:
        line = [a, b]
    dash = (10 * unit, 7 * unit) if leg.particle == HIGGS else ()
    drawing.line(line, fade(hue.base, 0.22), 3 * width)
    drawing.line(line, hue.light, width, dash=dash, cap="butt" if dash else "round")
    if what.fermion:
        _arrow(drawing, a, b, 11 * unit, hue, back=what.is_anti)
    _name(renderer, drawing, leg, a, b, unit)


def _arrow(drawing: Drawing, a: Point, b: Point, r: float, hue: Hue, *, back: bool) -> None:
    """In the middle of the line; against time for antimatter, as is the custom."""
    x, y = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
    turn = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0])) + (180 if back else 0)
    corners = [(x + r, y), (x - 0.7 * r, y - 0.75 * r), (x - 0.7 * r, y + 0.75 * r)]
    drawing.shape(shapes.turned(corners, turn, (x, y)), fill=hue.light)


def _name(renderer: Renderer, drawing: Drawing, leg: Leg, a: Point, b: Point, unit: float) -> None:
    """The symbol beside the line, a third of the way from its free end."""
    free, joint = (a, b) if leg.start[0] < 0.2 else (b, a)
    inner = leg.start[0] > 0.2 and leg.end[0] < 0.7
    share = 0.5 if inner else 0.24
    x, y = free[0] + (joint[0] - free[0]) * share, free[1] + (joint[1] - free[1]) * share
    length = math.hypot(b[0] - a[0], b[1] - a[1]) or 1.0
    # Across the line, upwards.
    nx, ny = (b[1] - a[1]) / length, -(b[0] - a[0]) / length
    if ny > 0:
        nx, ny = -nx, -ny
    what = PARTICLES[leg.particle]
    picture = symbol(renderer, what.symbol, 25 * unit, WHITE)
    drawing.stamp(picture, x + 23 * unit * nx, y + 23 * unit * ny)


@paints(Word, outlines.button)
def word(renderer: Renderer, size: Size, _art: Word, _label: str) -> pygame.Surface:
    """A dotted line under a word that can be tapped; the word itself is not painted."""
    w, h = size
    drawing = Drawing(w, h, 1)
    y = 0.88 * h
    pitch = 5 * renderer.scale
    x = pitch / 2
    while x < w:
        drawing.disc(x, y, 1.3 * renderer.scale, fill=SELECTED.light)
        x += pitch
    return drawing.surface()
