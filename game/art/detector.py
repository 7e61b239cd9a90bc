"""A detector, seen along the beam: five layers, and what particles leave there.

Features are those of a real one: the less momentum a charged particle has, the more its track
bends, the other way for the other charge, and back again outside the magnet; electrons and photons
shower at once and narrowly, hadrons later and widely; muons cross everything. The layers' sizes are
not to scale: the muon chambers would fill nearly three quarters of the picture (CMS Collaboration,
JINST 3 (2008) S08004).
"""

from __future__ import annotations

import math

from game.art.ink import shapes
from game.art.ink.drawing import Drawing
from game.art.ink.palette import SELECTED, fade
from game.art.ink.renderer import Size
from game.core.rng import Rng

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


def hits(sketch: Sketch, way: Track, ink: str = LIT[MUON]) -> None:
    """The muon chambers that a track has crossed."""
    for layer in range(3):
        inner = RIMS[MUON] + 0.015 + layer * 0.056
        point = next((p for p in way if math.hypot(*p) >= inner + 0.02), way[-1])
        a = bearing(point)
        sketch.cell(inner - 0.006, inner + 0.042, a - 3.4, a + 3.4, ink)


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


def missing(sketch: Sketch, degrees: float, width: float, reach: float = 0.62) -> None:
    """A dashed arrow: what would balance the rest, but was not seen."""
    a = math.radians(degrees)
    tip = sketch.at(reach * math.cos(a), reach * math.sin(a))
    dash = (4 * width, 3 * width)
    drawing = sketch.drawing
    drawing.line([sketch.middle, tip], SELECTED.base, 1.3 * width, dash=dash, cap="butt")
    head = shapes.triangle(*tip, 0.055 * sketch.half)
    drawing.shape(shapes.turned(head, degrees + 90, tip), fill=SELECTED.base)
