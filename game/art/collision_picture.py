"""One recorded collision in the detector, seen along the beam."""

from __future__ import annotations

import math
from typing import ClassVar, Final

import pygame

from game.art import detector
from game.art.detector import (
    ELECTROMAGNETIC,
    LIT,
    NARROW,
    REST,
    RIMS,
    TRACKER,
    Sketch,
    Track,
    bearing,
)
from game.art.ink.palette import INK, SELECTED, fade
from game.art.ink.renderer import Renderer, Size, paints
from game.collisions.event import RecoParticle
from game.tables.pictures import Picture

STRONGER: Final = 3.0
"""By how much tracks bend more than in the scale of Particle Panic, so that it is seen."""
SLOWEST: Final = 3.0
"""GeV below which a track would curl up; it is drawn with so many."""
SIGN: Final = 0.055
"""Radius of the disc with a short name of a track, in parts of the picture's half."""
FAR: Final = 0.92
"""Distance of that disc from the middle, in the same parts."""
ROOM: Final = 0.6
"""Radius of the disc with a long name, in widths of the name."""
FAINT, STRONG_PT = 0.42, 120.0
"""Length of the arrow of missing momentum at none, and GeV at which it reaches the rim."""


class CollisionPicture(Picture, frozen=True):
    """Particles of an event, each with a short name at the end of its track."""

    particles: tuple[RecoParticle, ...]
    names: tuple[str, ...] = ()
    """One each; none at all where there are no names."""
    missing: tuple[float, float] | None = None
    """Size in GeV and direction in radians of the momentum that is missing."""

    edged: ClassVar[bool] = False


def way(particle: RecoParticle) -> Track:
    """The track of a lepton, in the units of the detector's picture."""
    end = RIMS[1] if particle.kind == "electron" else RIMS[5]
    momentum = max(SLOWEST, particle.pt / STRONGER)
    return detector.track((0, 0), _degrees(particle.phi), particle.charge, momentum, end)


def bends_left(particle: RecoParticle) -> bool:
    """True if the track of a lepton bends to the left, seen from the middle outwards."""
    points = way(particle)
    (x, y), (ex, ey) = points[1], points[len(points) // 2]
    return x * ey - y * ex < 0  # y grows downwards


def _degrees(phi: float) -> float:
    return -math.degrees(phi)


@paints(CollisionPicture)
def picture(renderer: Renderer, size: Size, art: CollisionPicture, _label: str) -> pygame.Surface:
    """The detector, the tracks and showers of the event, and what is missing."""
    sketch = Sketch(size, "collision")
    width = 1.5 * renderer.scale
    detector.empty(sketch, width)
    for particle in sorted(art.particles, key=lambda each: each.kind != "jet"):
        _particle(sketch, particle, width)
    if art.missing is not None:
        pt, phi = art.missing
        reach = min(RIMS[5], FAINT + (RIMS[5] - FAINT) * pt / STRONG_PT)
        detector.missing(sketch, _degrees(phi), 1.7 * width, reach)
    for particle, name in zip(art.particles, art.names, strict=False):
        _straight(sketch, particle, width)
        _sign(sketch, renderer, particle, name)
    return sketch.drawing.surface()


def _particle(sketch: Sketch, particle: RecoParticle, width: float) -> None:
    if particle.kind == "jet":
        degrees = _degrees(particle.phi)
        detector.jet(sketch, degrees, LIT[TRACKER], 1.1 * width, asked=True)
        return
    lepton(sketch, particle, width)


def lepton(sketch: Sketch, particle: RecoParticle, width: float) -> float:
    """Draw a lepton's track, and its shower or its hits; return the direction where it ends."""
    points = way(particle)
    end = bearing(points[-1])
    sketch.line(points, LIT[TRACKER], 2.2 * width, glow=True)
    if particle.kind == "electron":
        detector.shower(sketch, ELECTROMAGNETIC, end, NARROW, width)
    else:
        detector.hits(sketch, points)
    return end


def grey_lepton(sketch: Sketch, particle: RecoParticle, width: float) -> None:
    """Draw a lepton that is in no question: its track, and the cells that it has hit."""
    points, ink = way(particle), fade(REST, 0.5)
    sketch.line(points, REST, width)
    if particle.kind == "muon":
        detector.hits(sketch, points, ink)
    else:
        end = bearing(points[-1])
        sketch.cell(RIMS[1], RIMS[2], end - NARROW, end + NARROW, ink)


def _straight(sketch: Sketch, particle: RecoParticle, width: float) -> None:
    """A dashed line that the track would be if it had no charge."""
    angle = math.radians(_degrees(particle.phi))
    tip = sketch.at(RIMS[3] * math.cos(angle), RIMS[3] * math.sin(angle))
    dash = (4 * width, 4 * width)
    ends = [sketch.middle, tip]
    sketch.drawing.line(ends, "#04070F", 2.4 * width, dash=dash, cap="butt")
    sketch.drawing.line(ends, SELECTED.light, 1.2 * width, dash=dash, cap="butt")


def _sign(sketch: Sketch, renderer: Renderer, particle: RecoParticle, name: str) -> None:
    """A disc with the name of a track, outside its end."""
    angle = math.radians(bearing(way(particle)[-1]))
    x, y = sketch.at(FAR * math.cos(angle), FAR * math.sin(angle))
    radius = SIGN * sketch.half
    letters = renderer.letters(name, max(8, round(1.5 * radius)), INK, bold=True)
    radius = max(radius, ROOM * letters.get_width())
    sketch.drawing.disc(x, y, radius, fill=SELECTED.base)
    sketch.drawing.stamp(letters, x, y)
