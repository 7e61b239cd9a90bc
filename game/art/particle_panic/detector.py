"""The detector of Particle Panic, seen along the beam: five layers, and what an event leaves there.

Features are those of a real one: the less momentum a charged particle has, the more its track
bends, the other way for the other charge, and back again outside the magnet; electrons and photons
shower at once and narrowly, hadrons later and widely; muons cross everything. The layers' sizes are
not to scale: the muon chambers would fill nearly three quarters of the picture (CMS Collaboration,
JINST 3 (2008) S08004).
"""

from __future__ import annotations

import math

import pygame

from game.art.ink import shapes
from game.art.ink.drawing import Drawing
from game.art.ink.palette import SELECTED, WHITE, fade
from game.art.ink.renderer import Renderer, Size, paints
from game.core.rng import Rng
from game.rules.particle_panic import detector as kinds
from game.tables.particle_panic.pictures import DetectorPicture, Layer

RIMS = (0.06, 0.38, 0.50, 0.66, 0.72, 0.90)
"""Radii at which the layers begin, and where the last one ends; 1 is half the picture."""
TRACKER, ELECTROMAGNETIC, HADRONIC, MAGNET, MUON = range(5)
INKS = ("#4E6BD0", "#12805C", "#1F5FA8", "#7C88B0", "#A8551C")
"""Each layer has a pattern of its own as a second cue: circles, small cells, large cells, one plain
ring, boxes."""
LIT = ("#F5F7FF", "#7CFFCB", "#8CC8FF", "#F5F7FF", "#FFB169")
"""Colours of hits, by layer."""
REST = "#8793C0"
"""Tracks of the rest of the collision, which are in no question."""
BEND = 0.13
"""Radius of a track for each GeV, in the units of `RIMS`."""
STEP = 0.012
WIDE, NARROW = 13.0, 3.5
"""Half the opening of a jet and of a narrow shower, in degrees."""

Track = list[tuple[float, float]]


class Sketch:
    """A picture on its way: radii and degrees go in, pixels come out."""

    def __init__(self, size: Size, grain: str) -> None:
        self.drawing = Drawing(*size, margin=3)
        self.half = min(size) / 2
        self.middle = size[0] / 2, size[1] / 2
        self.rng = Rng(grain, "cosmetic")

    def at(self, x: float, y: float) -> tuple[float, float]:
        """A point of the unit circle in pixels."""
        return self.middle[0] + self.half * x, self.middle[1] + self.half * y

    def between(self, low: float, high: float) -> float:
        """Somewhere between two numbers."""
        return low + (high - low) * self.rng.random()

    def ring(self, radius: float, ink: str, width: float) -> None:
        """A circle around the beam."""
        x, y = self.middle
        self.drawing.disc(x, y, self.half * radius, stroke=ink, width=width)

    def cell(self, inner: float, outer: float, start: float, end: float, ink: str) -> None:
        """A part of a layer between two radii and two directions."""
        x, y = self.middle
        there = shapes.arc(x, y, self.half * outer, start, end, 6)
        back = shapes.arc(x, y, self.half * inner, end, start, 6)
        self.drawing.shape([*there, *back], fill=ink)

    def line(self, track: Track, ink: str, width: float, *, glow: bool = False) -> None:
        """A track in units of the picture."""
        points = [self.at(x, y) for x, y in track]
        if glow:
            self.drawing.line(points, fade(ink, 0.3), 3 * width)
        self.drawing.line(points, ink, width)


def track(
    start: tuple[float, float], degrees: float, charge: int, momentum: float, end: float
) -> Track:
    """A charged particle's way out to a radius; outside the magnet it bends back, more gently.

    One with too little momentum curls up: it is followed for less than a turn.
    """
    x, y = start
    heading = math.radians(degrees)
    points = [(x, y)]
    for _ in range(min(200, round(5.2 * BEND * momentum / STEP))):
        field = 1.0 if math.hypot(x, y) < RIMS[MAGNET] else -0.5
        heading += field * charge * STEP / (BEND * momentum)
        x, y = x + STEP * math.cos(heading), y + STEP * math.sin(heading)
        points.append((x, y))
        if math.hypot(x, y) >= end:
            break
    return points


def bearing(point: tuple[float, float]) -> float:
    """The direction of a point from the middle, in degrees."""
    return math.degrees(math.atan2(point[1], point[0]))


# --- the detector ---------------------------------------------------------------------------------


def empty(sketch: Sketch, width: float) -> None:
    """All layers, nothing in them."""
    _cells(sketch, ELECTROMAGNETIC, 60, 0.75)
    _cells(sketch, HADRONIC, 30, 0.82)
    for share in (0.22, 0.44, 0.66, 0.88, 1.0):
        radius = RIMS[TRACKER] + share * (RIMS[ELECTROMAGNETIC] - RIMS[TRACKER]) * 0.97
        sketch.ring(radius, fade(INKS[TRACKER], 0.75), width)
    middle = (RIMS[MAGNET] + RIMS[MUON]) / 2
    thick = (RIMS[MUON] - RIMS[MAGNET]) * 0.7 * sketch.half
    sketch.ring(middle, fade(INKS[MAGNET], 0.75), thick)
    for sector in range(12):
        for layer in range(3):
            inner = RIMS[MUON] + 0.015 + layer * 0.056
            start = 30 * sector + 2
            sketch.cell(inner, inner + 0.036, start, start + 26, fade(INKS[MUON], 0.6))
    sketch.ring(RIMS[TRACKER] * 0.5, REST, width)


def _cells(sketch: Sketch, layer: int, count: int, share: float) -> None:
    inner, outer = RIMS[layer] + 0.008, RIMS[layer + 1] - 0.008
    turn = 360 / count
    for number in range(count):
        ink = fade(INKS[layer], 0.62)
        sketch.cell(inner, outer, number * turn, (number + share) * turn, ink)


# --- what particles leave -------------------------------------------------------------------------


def shower(sketch: Sketch, layer: int, degrees: float, wide: float, width: float) -> None:
    """A shower in a calorimeter: lit cells, and a brush of short tracks."""
    inner, outer = RIMS[layer], RIMS[layer + 1]
    deep = 0.9 if layer == ELECTROMAGNETIC else 0.96
    end = inner + deep * (outer - inner)
    sketch.cell(inner, end, degrees - wide, degrees + wide, fade(LIT[layer], 0.55))
    a = math.radians(degrees)
    root = inner * math.cos(a), inner * math.sin(a)
    for branch in range(9):
        aside = math.radians(degrees + wide * (branch - 4) / 4)
        reach = inner + (outer - inner) * sketch.between(0.5, deep)
        tip = reach * math.cos(aside), reach * math.sin(aside)
        sketch.line([root, tip], LIT[layer], width)


def hits(sketch: Sketch, way: Track) -> None:
    """The muon chambers that a track has crossed."""
    for layer in range(3):
        inner = RIMS[MUON] + 0.015 + layer * 0.056
        point = next((p for p in way if math.hypot(*p) >= inner + 0.02), way[-1])
        a = bearing(point)
        sketch.cell(inner - 0.006, inner + 0.042, a - 3.4, a + 3.4, LIT[MUON])


def jet(sketch: Sketch, degrees: float, ink: str, width: float, *, asked: bool) -> None:
    """A bundle of tracks, and showers in both calorimeters."""
    charge = 1
    for number in range(7 if asked else 4):
        aside = degrees + WIDE * (number / 3 - 1) * (1 if asked else 0.8)
        charge = -charge
        momentum = sketch.between(7, 16)
        sketch.line(track((0, 0), aside, charge, momentum, RIMS[1]), ink, width, glow=asked)
    if asked:
        shower(sketch, ELECTROMAGNETIC, degrees - 4, 7, width)
        shower(sketch, HADRONIC, degrees + 1, 11, width)
        shower(sketch, HADRONIC, degrees - 9, 5, width)
    else:
        for layer, wide in ((ELECTROMAGNETIC, 8), (HADRONIC, 6)):
            inner, outer = RIMS[layer], RIMS[layer + 1]
            sketch.cell(inner, outer, degrees - wide, degrees + wide, fade(REST, 0.5))


def rest(sketch: Sketch, degrees: float, width: float) -> None:
    """The rest of the event: a jet that balances the particle, and soft tracks that curl up."""
    jet(sketch, degrees + 180 + sketch.between(-12, 12), REST, width, asked=False)
    for _ in range(4):
        side = 1 if sketch.rng.random() < 0.5 else -1
        aside = degrees + side * sketch.between(65, 125)
        momentum = sketch.between(0.9, 1.7)
        sketch.line(track((0, 0), aside, side, momentum, RIMS[1]), fade(REST, 0.8), width)


def asked(sketch: Sketch, art: DetectorPicture, degrees: float, width: float) -> float:
    """Draw the traces of the particle to be named; return the direction in which it left."""
    ink, line = LIT[TRACKER], 1.7 * width
    ends = {kinds.ELECTRON: RIMS[1], kinds.HADRON: RIMS[2], kinds.MUON: RIMS[5]}
    if art.kind in ends:
        way = track((0, 0), degrees, art.charge, art.momentum, ends[art.kind])
        sketch.line(way, ink, line, glow=True)
        if art.kind == kinds.MUON:
            hits(sketch, way)
        elif art.kind == kinds.ELECTRON:
            shower(sketch, ELECTROMAGNETIC, bearing(way[-1]), NARROW, width)
        else:
            shower(sketch, HADRONIC, bearing(way[-1]), 2.6 * NARROW, width)
        return bearing(way[-1])
    if art.kind == kinds.PHOTON:
        shower(sketch, ELECTROMAGNETIC, degrees, NARROW, width)
    elif art.kind == kinds.NEUTRAL:
        shower(sketch, HADRONIC, degrees, 2.6 * NARROW, width)
    elif art.kind == kinds.NEUTRINO:
        missing(sketch, degrees, line)
    elif art.kind == kinds.JET:
        jet(sketch, degrees, ink, 1.3 * width, asked=True)
    else:
        _away_from_the_middle(sketch, degrees, line)
    return degrees


def missing(sketch: Sketch, degrees: float, width: float, reach: float = 0.62) -> None:
    """A dashed arrow: what would balance the rest, but was not seen."""
    a = math.radians(degrees)
    tip = sketch.at(reach * math.cos(a), reach * math.sin(a))
    dash = (4 * width, 3 * width)
    drawing = sketch.drawing
    drawing.line([sketch.middle, tip], SELECTED.base, 1.3 * width, dash=dash, cap="butt")
    head = shapes.triangle(*tip, 0.055 * sketch.half)
    drawing.shape(shapes.turned(head, degrees + 90, tip), fill=SELECTED.base)


def _away_from_the_middle(sketch: Sketch, degrees: float, width: float) -> None:
    """Two tracks that begin where a neutral particle has decayed, on its way."""
    a = math.radians(degrees)
    away = sketch.between(0.15, 0.2)
    start = away * math.cos(a), away * math.sin(a)
    for charge in (1, -1):
        way = track(start, degrees + 13 * charge, charge, sketch.between(6, 9), RIMS[2])
        sketch.line(way, LIT[TRACKER], width, glow=True)
        shower(sketch, HADRONIC, bearing(way[-1]), 1.5 * NARROW, width * 0.6)
    sketch.drawing.disc(*sketch.at(*start), 0.016 * sketch.half, fill=WHITE)


def _mark(sketch: Sketch, degrees: float) -> None:
    """An arrow from outside: this is what is to be named."""
    a = math.radians(degrees)
    x, y = sketch.at(0.98 * math.cos(a), 0.98 * math.sin(a))
    size = 0.045 * sketch.half
    head = [(x, y - 1.5 * size), (x + size, y + 0.4 * size), (x, y), (x - size, y + 0.4 * size)]
    sketch.drawing.shape(shapes.turned(head, degrees - 90, (x, y)), fill=SELECTED.base)


@paints(DetectorPicture)
def picture(renderer: Renderer, size: Size, art: DetectorPicture, _label: str) -> pygame.Surface:
    """One event: the detector, the rest of the collision, the particle that is asked for."""
    sketch = Sketch(size, f"detector {art.grain}")
    width = 1.5 * renderer.scale
    degrees = 360 / kinds.STEPS * art.direction
    empty(sketch, width)
    rest(sketch, degrees, width)
    _mark(sketch, asked(sketch, art, degrees, width))
    return sketch.drawing.surface()


@paints(Layer)
def layer(renderer: Renderer, size: Size, art: Layer, _label: str) -> pygame.Surface:
    """A sample of a layer, in its colour and pattern."""
    w, h = size
    drawing = Drawing(w, h)
    ink, edge = INKS[art.number], 2 * renderer.scale
    drawing.shape(
        shapes.box(edge / 2, edge / 2, w - edge, h - edge, 0.2 * h), stroke=ink, width=edge
    )
    cells = {ELECTROMAGNETIC: 4, HADRONIC: 2}.get(art.number, 0)
    for row in range(cells):
        for column in range(cells):
            side = 0.72 * w / cells
            x, y = 0.14 * w + column * side, 0.14 * h + row * side
            drawing.shape(shapes.box(x + 1, y + 1, side - 2, side - 2), fill=ink)
    if art.number == TRACKER:
        for share in (0.3, 0.55, 0.8):
            drawing.line(shapes.arc(0.1 * w, 0.9 * h, share * w, -80, -10), ink, edge)
    elif art.number == MAGNET:
        drawing.shape(shapes.box(0.14 * w, 0.36 * h, 0.72 * w, 0.28 * h), fill=ink)
    elif art.number == MUON:
        for row in range(3):
            drawing.shape(
                shapes.box(0.14 * w, (0.16 + 0.25 * row) * h, 0.72 * w, 0.17 * h), fill=ink
            )
    return drawing.surface()
