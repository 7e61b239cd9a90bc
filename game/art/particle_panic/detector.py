"""Pictures of *Detector duty*: one event to be named, and a sample of each layer."""

from __future__ import annotations

import math

import pygame

from game.art.collision_picture import grey_lepton, lepton
from game.art.detector import (
    ELECTROMAGNETIC,
    HADRONIC,
    INKS,
    LIT,
    MAGNET,
    MUON,
    NARROW,
    REST,
    RIMS,
    TRACKER,
    Sketch,
    bearing,
    empty,
    hits,
    jet,
    missing,
    shower,
    track,
)
from game.art.ink import shapes
from game.art.ink.drawing import Drawing
from game.art.ink.palette import SELECTED, WHITE, fade
from game.art.ink.renderer import Renderer, Size, paints
from game.rules.particle_panic import detector as kinds
from game.tables.particle_panic.pictures import DetectorPicture, Layer, RecordedPicture


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


@paints(RecordedPicture)
def recorded(renderer: Renderer, size: Size, art: RecordedPicture, _label: str) -> pygame.Surface:
    """A recorded collision: the lepton that is asked for, the other one in grey."""
    sketch = Sketch(size, "collision")
    width = 1.5 * renderer.scale
    empty(sketch, width)
    grey_lepton(sketch, art.other, width)
    _mark(sketch, lepton(sketch, art.asked, width))
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
