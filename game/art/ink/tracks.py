"""The ground of every screen: a bubble-chamber photograph on navy, darker towards its edges.

What is drawn is what such a photograph shows: beams that hardly bend, electrons that curl up as
they lose energy, pairs that open in a V and curl opposite ways, tracks that kink where an unseen
particle left.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import pygame

from game.art.ink import shapes, surfaces
from game.art.ink.drawing import Drawing, native
from game.art.ink.palette import BOSON, GROUND, LEPTON, LIFTED, QUARK, VIGNETTE, Colour, fade
from game.core.rng import Rng

BUBBLE: Final = "#B8D1FF"
TINTS: Final = (BUBBLE, BUBBLE, BUBBLE, BUBBLE, QUARK.base, LEPTON.base, BOSON.base)
STEP: Final = 2.6
"""Stage units between two bubbles."""
KEPT: Final = 1
"""Sizes of window whose ground is kept: at 1920 x 1080 it takes 8 MB and more."""


def ground(
    surface: pygame.Surface, contrast: bool = False, seed: str = "arcade", offset: int = 0
) -> None:
    """Paint the whole ground, vignette and tracks, over what is on a surface.

    The tracks are moved ``offset`` pixels to the left, round and round; high contrast has none.
    """
    size = surface.get_size()
    surface.blit(vignette(size, contrast), (0, 0))
    if contrast:
        return
    bubbles = tracks(size, seed)
    left = -(offset % size[0])
    surfaces.paste(surface, bubbles, (left, 0))
    if left:
        surfaces.paste(surface, bubbles, (left + size[0], 0))


@lru_cache(maxsize=KEPT)
def vignette(size: tuple[int, int], contrast: bool = False) -> pygame.Surface:
    """Navy, lifted in the middle and falling off to the edges; plain where contrast counts."""
    w, h = size
    if contrast:
        sheet = surfaces.plain(size)
        sheet.fill("#000418")
        return sheet
    # A gradient this soft is drawn small and stretched: the same picture at a tenth of the cost.
    small = Drawing(w / 4, h / 4)
    cx, cy = w / 8, h / 8 * 0.94
    light = small.radial((cx, cy), w / 4 * 0.62, (0, LIFTED), (0.42, GROUND), (1, VIGNETTE))
    small.shape(shapes.box(0, 0, w / 4 + 1, h / 4 + 1), fill=light)
    flat = surfaces.plain((round(w / 4), round(h / 4)))
    flat.fill(GROUND)
    flat.blit(small.surface(), (0, 0))
    return surfaces.smooth(flat, size)


@lru_cache(maxsize=KEPT)
def tracks(size: tuple[int, int], seed: str = "arcade") -> pygame.Surface:
    """The bubbles alone, with alpha. Edges match, so that a caller may let them drift:
    blit at (-d, 0) and at (width - d, 0) for a growing offset d.
    """
    w, h = size
    unit = w / 1280
    rng = Rng(seed, "cosmetic")
    drawing = Drawing(w, h)
    for _ in range(8):
        _beam(drawing, rng, unit)
    for _ in range(18):
        _curl(drawing, rng, unit)
    for _ in range(5):
        _pair(drawing, rng, unit)
    for _ in range(4):
        _kink(drawing, rng, unit)
    sheet = native(drawing.surface())
    # Most of it is empty: run lengths make it cheap enough to drift.
    sheet.set_alpha(255, pygame.RLEACCEL)
    return sheet


def _between(rng: Rng, low: float, high: float) -> float:
    return low + (high - low) * rng.random()


def _somewhere(drawing: Drawing, rng: Rng) -> shapes.Point:
    return rng.random() * drawing.w, rng.random() * drawing.h


def _bubbles(
    drawing: Drawing, rng: Rng, track: shapes.Points, unit: float, alpha: float, colour: Colour
) -> None:
    """Dots along a track, some fainter than others, wrapped around the edges of the sheet."""
    strong: list[str] = []
    weak: list[str] = []
    for x, y in track:
        r = _between(rng, 0.7, 1.0) * unit
        jitter = 0.45 * unit
        px = (x + _between(rng, -jitter, jitter)) % drawing.w
        py = (y + _between(rng, -jitter, jitter)) % drawing.h
        (strong if rng.random() < 0.62 else weak).append(_speck(px, py, r))
    drawing.path("".join(strong), fill=fade(colour, alpha))
    drawing.path("".join(weak), fill=fade(colour, alpha * 0.5))


def _speck(x: float, y: float, r: float) -> str:
    """A bubble: too small to tell a disc from a square of the same area, which costs less."""
    half = 0.886 * r
    return f"M{x - half:.2f} {y - half:.2f}h{2 * half:.2f}v{2 * half:.2f}h{-2 * half:.2f}z"


def _beam(drawing: Drawing, rng: Rng, unit: float) -> None:
    """A fast particle right across: it hardly bends."""
    start = (0.0, rng.random() * drawing.h)
    heading = _between(rng, -9, 9)
    bend = _between(rng, -0.006, 0.006)
    steps = round(drawing.w / (STEP * unit))
    track = shapes.curl(start, heading, STEP * unit, steps, bend, 1.0015)
    _bubbles(drawing, rng, track, unit, _between(rng, 0.10, 0.22), BUBBLE)


def _curl(drawing: Drawing, rng: Rng, unit: float) -> None:
    """An electron knocked out of an atom: a tight curl that winds up."""
    # All of one charge in one magnetic field: they all turn the same way.
    track = shapes.curl(
        _somewhere(drawing, rng),
        rng.random() * 360,
        STEP * unit,
        120 + rng.below(150),
        _between(rng, 1.6, 4.5),
        _between(rng, 1.006, 1.011),
    )
    _bubbles(drawing, rng, track, unit, _between(rng, 0.18, 0.40), rng.pick(TINTS))


def _pair(drawing: Drawing, rng: Rng, unit: float) -> None:
    """A photon became an electron and a positron: a V whose arms curl opposite ways."""
    start, heading = _somewhere(drawing, rng), rng.random() * 360
    bend, count = _between(rng, 0.35, 0.8), 170 + rng.below(90)
    for side in (-1, 1):
        track = shapes.curl(start, heading + side * 5, STEP * unit, count, side * bend, 1.0155)
        _bubbles(drawing, rng, track, unit, 0.32, LEPTON.base if side > 0 else BUBBLE)


def _kink(drawing: Drawing, rng: Rng, unit: float) -> None:
    """A track that changes direction twice: each time something unseen left."""
    at, heading = _somewhere(drawing, rng), rng.random() * 360
    for _ in range(3):
        count = 45 + rng.below(70)
        track = shapes.curl(at, heading, STEP * unit, count, _between(rng, -0.12, 0.12), 1.004)
        _bubbles(drawing, rng, track, unit, 0.2, BUBBLE)
        at = track[-1]
        heading += _between(rng, 14, 38) * (1 if rng.random() < 0.5 else -1)
