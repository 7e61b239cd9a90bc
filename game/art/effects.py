"""Effects: short shows for events. Small, quick, and never more than one flash each.

Every frame is either a picture made once and kept, or some bubbles blitted along kept tracks; at
1080p none costs two milliseconds. The largest flash covers less than a hundredth of the screen.
"""

from __future__ import annotations

import math
from functools import cache
from typing import Final

import pygame

from game.art.ink import shapes, surfaces
from game.art.ink.drawing import Drawing
from game.art.ink.palette import (
    BOSON,
    DANGER,
    LEGAL,
    LEPTON,
    PHOTON,
    QUARK,
    SELECTED,
    WHITE,
    Colour,
    fade,
    mix,
)
from game.art.ink.renderer import Renderer
from game.art.ink.type import centred
from game.art.menu.emblems import burst
from game.core.rng import Rng
from game.tables.pictures import Die

KINDS: Final = frozenset(
    ("annihilate", "burst", "decay", "fuse", "pulse", "ring", "roll", "shake", "shower", "spiral")
)
FRAMES: Final = 14
"""Pictures kept of each effect."""

Pixel = tuple[int, int]


def draw(
    surface: pygame.Surface,
    renderer: Renderer,
    kind: str,
    t: float,
    at: Pixel,
    to: Pixel,
    value: int = 0,
) -> None:
    """Paint an effect at time ``t``, 0 to 1, where ``at`` is, in pixels of the surface.

    ``to`` is where what travels goes, ``value`` the face of a die or the points won.
    """
    assert kind in KINDS, f"no effect {kind!r}"
    match kind:
        case "burst":
            _blit_frame(surface, renderer, "burst", t, at)
        case "fuse":
            _blit_frame(surface, renderer, "fuse", t, at)
        case "ring":
            _blit_frame(surface, renderer, "ring", t, at)
        case "decay":
            _blit_frame(surface, renderer, "decay", t, at)
        case "shake":
            _blit_frame(surface, renderer, "shake", t, at)
        case "annihilate":
            _annihilate(surface, renderer, t, at, to)
        case "shower":
            _shower(surface, renderer, t, at)
        case "spiral":
            _spiral(surface, renderer, t, at)
        case "pulse":
            pulse(surface, renderer, t, at, max(40.0, float(value)))
        case "roll":
            _roll(surface, renderer, t, at, value)


def _blit_frame(
    surface: pygame.Surface, renderer: Renderer, kind: str, t: float, at: Pixel
) -> None:
    k = min(FRAMES - 1, int(t * FRAMES))
    make = {
        "burst": _burst,
        "ring": _ring,
        "decay": _decay,
        "flash": _flash,
        "shake": _shake,
        "fuse": _fuse,
    }[kind]
    picture = renderer.remember(("effect", kind, k), lambda: make(renderer.scale, k / (FRAMES - 1)))
    centred(surface, picture, *at)


SQUEEZE: Final = 0.28
"""Part of a fusion in which the nuclei are pressed together."""
LEAVES: Final = 1000.0
"""Units that the light of an annihilation goes: off the screen from anywhere."""


def pulse(surface: pygame.Surface, renderer: Renderer, t: float, at: Pixel, wide: float) -> None:
    """One piece of a line lights up as the pulse passes; ``wide``: units of the piece."""
    r = round(0.7 * wide)
    lamp = renderer.remember(("effect", "pulse", r), lambda: _pulse(r * renderer.scale))
    lamp.set_alpha(round(210 * math.sin(math.pi * min(1.0, max(0.0, t)))))
    centred(surface, lamp, *at)


def _pulse(r: float) -> pygame.Surface:
    drawing = Drawing(2 * r, 2 * r)
    drawing.lamp(r, r, r, PHOTON.light, 0.9)
    return drawing.surface()


def out(t: float) -> float:
    """The part of a way that is gone after part ``t`` of its time: fast, then slow."""
    return 1 - (1 - t) ** 3


def _burst(scale: float, t: float) -> pygame.Surface:
    """Sparks fly from what was gained."""
    r = 62 * scale
    drawing = Drawing(2 * r, 2 * r)
    reach, fading = out(t), (1 - t) ** 1.2
    drawing.lamp(r, r, 0.7 * r * (0.4 + 0.6 * reach), SELECTED.base, 0.55 * fading)
    for k in range(12):
        angle = math.radians(30 * k + (9 if k % 2 else 0))
        far = r * (0.25 + (0.7 if k % 2 else 0.55) * reach)
        near = max(0.14 * r, far - 0.22 * r * fading)
        c, s = math.cos(angle), math.sin(angle)
        ends = [(r + near * c, r + near * s), (r + far * c, r + far * s)]
        drawing.line(ends, fade(SELECTED.light, fading), 3.2 * scale)
    return drawing.surface()


def _ring(scale: float, t: float) -> pygame.Surface:
    """One ring opens: a vertex completed, two stacks fused."""
    r = 66 * scale
    drawing = Drawing(2 * r, 2 * r)
    reach, fading = 0.25 + 0.68 * out(t), 1 - t
    drawing.disc(r, r, reach * r, stroke=fade(LEGAL.base, 0.25 * fading), width=12 * scale)
    drawing.disc(r, r, reach * r, stroke=fade(LEGAL.base, 0.5 * fading), width=6 * scale)
    drawing.disc(r, r, reach * r, stroke=fade(LEGAL.light, fading), width=2.6 * scale)
    return drawing.surface()


def _fuse(scale: float, t: float) -> pygame.Surface:
    """Squeezed together, then a warm bloom: what fuses is a little lighter, and shines."""
    r = 92 * scale
    drawing = Drawing(2 * r, 2 * r)
    if t < SQUEEZE:
        near = 1 - t / SQUEEZE
        ring = (0.24 + 0.6 * near**2) * r
        drawing.disc(r, r, ring, stroke=fade(QUARK.light, 0.3 + 0.6 * (1 - near)), width=3 * scale)
        return drawing.surface()
    bloom = (t - SQUEEZE) / (1 - SQUEEZE)
    reach, fading = 0.3 + 0.62 * out(bloom), (1 - bloom) ** 1.4
    drawing.lamp(r, r, reach * r, QUARK.light, 0.85 * fading)
    drawing.lamp(r, r, 0.4 * reach * r, WHITE, 0.9 * fading)
    drawing.disc(r, r, reach * r, stroke=fade(QUARK.light, 0.8 * fading), width=2.6 * scale)
    return drawing.surface()


def _flash(scale: float, t: float) -> pygame.Surface:
    """The white burst of an annihilation; the one flash of the show."""
    r = 46 * scale
    drawing = Drawing(2 * r, 2 * r, 0.4 * r)
    grow = out(min(1.0, t * 1.6))
    burst(drawing, r, r, max(1.0, 0.62 * r * grow * (1 - 0.75 * t)))
    sheet = drawing.surface()
    sheet.set_alpha(round(255 * min(1.0, 2 * (1 - t))))
    return sheet


def _decay(scale: float, t: float) -> pygame.Surface:
    """One track comes in, others leave: the shape of a decay."""
    r = 70 * scale
    drawing = Drawing(2 * r, 2 * r)
    fading = min(1.0, 2.2 * (1 - t))
    drawing.lamp(r, r, 0.42 * r, QUARK.base, 0.7 * (1 - t))
    came = [(r - 4.2 * scale * k, r + 0.6 * scale * k) for k in range(12)]
    drawing.path(
        "".join(shapes.dot(x, y, 1.7 * scale) for x, y in came), fill=fade(WHITE, 0.7 * (1 - t))
    )
    for turn, bend, hue in ((-28, -0.9, QUARK), (30, 1.1, LEPTON), (4, 0.2, BOSON)):
        track = shapes.curl((r, r), turn, 4.2 * scale, 15, bend, 1.12)
        shown = track[: 2 + round(out(t) * (len(track) - 2))]
        drawing.line(shown, fade(hue.base, 0.3 * fading), 6 * scale)
        drawing.path(
            "".join(shapes.dot(x, y, 1.7 * scale) for x, y in shown), fill=fade(hue.light, fading)
        )
    return drawing.surface()


def _shake(scale: float, t: float) -> pygame.Surface:
    """A jolt: arcs to both sides that swing to and fro and run out."""
    r = 70 * scale
    drawing = Drawing(2 * r, 2 * r)
    fading = (1 - t) ** 1.3
    swing = 7 * scale * math.sin(4 * math.pi * t) * (1 - t)
    for side in (0, 180):
        for k in range(3):
            reach = r * (0.46 + 0.17 * k + 0.1 * out(t))
            spread = 34 - 6 * k
            arc = shapes.arc(r + swing, r, reach, side - spread, side + spread, 14)
            drawing.line(arc, fade(DANGER.base, 0.3 * fading), 8 * scale)
            drawing.line(arc, fade(DANGER.light, fading), 3.2 * scale)
    return drawing.surface()


def _annihilate(
    surface: pygame.Surface, renderer: Renderer, t: float, at: Pixel, to: Pixel
) -> None:
    """Touch, a small white burst, two photons cross the screen back to back."""
    if t < 0.3:
        _blit_frame(surface, renderer, "flash", t / 0.3, to)
    if t < 0.1:
        return
    travelled = (t - 0.1) / 0.9
    dx, dy = to[0] - at[0], to[1] - at[1]
    # Across the line on which they met; in any case back to back, as momentum has it.
    way = math.degrees(math.atan2(dy, dx)) + 90 if (dx or dy) else -24.0
    way = round(way / 6) * 6
    photon = renderer.remember(
        ("effect", "photon", way % 180), lambda: _photon(renderer.scale, way)
    )
    photon.set_alpha(round(255 * min(1.0, 4 * (1 - travelled))))
    far = travelled * LEAVES * renderer.scale  # light has one speed only
    c, s = math.cos(math.radians(way)), math.sin(math.radians(way))
    for side in (-1, 1):
        centred(surface, photon, to[0] + side * far * c, to[1] + side * far * s)


def _photon(scale: float, way: float) -> pygame.Surface:
    """A wave packet: strongest in its middle."""
    r = 44 * scale
    drawing = Drawing(2 * r, 2 * r)
    c, s = math.cos(math.radians(way)), math.sin(math.radians(way))
    a, b = (r - r * c, r - r * s), (r + r * c, r + r * s)
    packet = shapes.along(
        a,
        b,
        lambda u: (u, 11 * scale * math.sin(math.pi * u) ** 2 * math.sin(2 * math.pi * 4 * u)),
        72,
    )
    drawing.line(packet, fade(PHOTON.base, 0.25), 9 * scale)
    drawing.line(packet, fade(PHOTON.base, 0.6), 4.5 * scale)
    drawing.line(packet, mix(PHOTON.light, WHITE, 0.4), 2.2 * scale)
    return drawing.surface()


# --- the shower of tracks after a win ------------------------------------------------------------

TRACKS: Final = 26
LENGTH: Final = 54
"""Bubbles of a track."""


@cache
def _shower_tracks() -> list[shapes.Points]:
    """Tracks in stage units around the target: the same shower every time."""
    rng = Rng("shower", "cosmetic")
    tracks = []
    for k in range(TRACKS):
        heading = 360 * k / TRACKS + 12 * (rng.random() - 0.5)
        bend = (0.5 + 1.6 * rng.random()) * (1 if rng.random() < 0.5 else -1)
        step = 7.0 + 3.0 * rng.random()
        tracks.append(shapes.curl((0.0, 0.0), heading, step, LENGTH - 1, bend, 1.03))
    return tracks


COLOURS: Final[tuple[Colour, ...]] = (QUARK.light, LEPTON.light, BOSON.light, SELECTED.light)


def _shower(surface: pygame.Surface, renderer: Renderer, t: float, at: Pixel) -> None:
    """Tracks of all families shower from the target, the young bubbles brighter."""
    scale = renderer.scale
    head = out(t) * LENGTH * 1.05
    tail = head * max(0.0, (t - 0.45) / 0.55) ** 1.5
    strength = min(1.0, 3.0 * (1 - t))
    dots = [
        renderer.remember(("effect", "bubble", colour), lambda c=colour: _bubble(scale, c))  # type: ignore[misc]
        for colour in COLOURS
    ]
    for dot in dots:
        dot.set_alpha(round(255 * strength))
    x, y = at[0] - dots[0].get_width() / 2, at[1] - dots[0].get_height() / 2
    first, last = int(tail), min(LENGTH, int(head))
    surface.fblits(
        [
            (dots[k % 4], (x + px * scale, y + py * scale))
            for k, track in enumerate(_shower_tracks())
            for px, py in track[first:last]
        ],
        surfaces.blending(surface),
    )


@cache
def _winding() -> shapes.Points:
    """One track that comes from the left and winds up around (0, 0), as it loses its energy."""
    track = shapes.curl((0.0, 0.0), 0.0, 8.0, 150, 0.55, 1.022)
    x, y = track[-1]
    return [(px - x, py - y) for px, py in track]


def _spiral(surface: pygame.Surface, renderer: Renderer, t: float, at: Pixel) -> None:
    """A loss: one track winds up and goes out."""
    scale, winding = renderer.scale, _winding()
    head = round(out(min(1.0, 1.25 * t)) * len(winding))
    dot = renderer.remember(
        ("effect", "bubble", LEPTON.light), lambda: _bubble(scale, LEPTON.light)
    )
    dot.set_alpha(round(255 * min(1.0, 2.6 * (1 - t))))
    x, y = at[0] - dot.get_width() / 2, at[1] - dot.get_height() / 2
    first = max(0, head - 70)
    surface.fblits(
        [(dot, (x + px * scale, y + py * scale)) for px, py in winding[first:head]],
        surfaces.blending(surface),
    )


def _bubble(scale: float, colour: Colour) -> pygame.Surface:
    r = 4.2 * scale
    drawing = Drawing(2 * r, 2 * r)
    drawing.disc(r, r, r, fill=fade(colour, 0.22))
    drawing.disc(r, r, 0.52 * r, fill=colour)
    return drawing.surface()


# --- the die ------------------------------------------------------------------------------------

DIE: Final = 80.0
"""Stage units of a tumbling die."""


def _roll(surface: pygame.Surface, renderer: Renderer, t: float, at: Pixel, value: int) -> None:
    """The die tumbles, bounces and settles on its face; it stays in its place."""
    left = 1 - t
    turns = left * left * 3.0
    face = value if t > 0.72 else (int(t * 17) * 5 + value) % 6 + 1
    bounce = abs(math.sin(math.pi * 2.5 * (1 - left * left))) * left * left
    picture = renderer.paint(Die(face), DIE, DIE)
    angle = round(turns * 360 / 15) * 15 % 360
    if angle:
        key = ("effect", "die", face, angle)
        picture = renderer.remember(
            key,
            lambda p=picture: surfaces.turned(p, angle, 1.0),  # type: ignore[misc]
        )
    across = -90 * renderer.scale * left**2
    centred(surface, picture, at[0] + across, at[1] - 60 * renderer.scale * bounce)
