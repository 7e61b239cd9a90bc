"""The coach, a photon with two eyes and a wave for a tail, and the signs with which it points."""

from __future__ import annotations

from typing import Literal

import pygame

from game.art.ink import outlines, shapes
from game.art.ink.drawing import Drawing
from game.art.ink.palette import COACH_FOOT, COACH_TOP, INK, SELECTED, WHITE, fade
from game.art.ink.renderer import Renderer, Size, paints
from game.tables.pictures import Picture

FACE = (150.0, 130.0)
"""Size of the coach's face beside its bubble, in units."""
JUTS = 134.0
"""Units by which the face sticks out of the bubble: what is inside stays off the words."""
INSET = 34.0
"""Units from the bubble's edge to its words."""
LOW = 60.0
"""Units from the bubble's upper edge down to the face, at most."""
TIP = (46.0, 26.0)
"""Size of the bubble's tip, along its edge and out of it."""
CORNER = 30.0
"""Units of an edge that a tip leaves free at its ends, which are round."""
TAP = (64.0, 64.0)
"""Size of the place of a touch."""
DOT = (24.0, 24.0)
"""Size of one of the dots that count steps."""

Way = Literal["up", "down", "left", "right"]
Looks = Literal["left", "right"]
CoachMood = Literal["", "happy", "think"]


class CoachFace(Picture, frozen=True):
    """The coach: looks left or right, its tail behind it."""

    looks: Looks = "left"
    mood: CoachMood = ""


class SpeechBubble(Picture, frozen=True):
    """The sheet that the coach's words stand on."""


class Dots(Picture, frozen=True):
    """Progress in a chapter; the step under way is a wide dot."""

    at: int
    count: int


class BubbleTip(Picture, frozen=True):
    """The tip of a lesson's bubble, laid over its edge."""

    way: Way


class Tap(Picture, frozen=True):
    """Place of a touch: a lit dot in two rings."""


@paints(CoachFace, outlines.disc)
def coach(renderer: Renderer, size: Size, art: CoachFace, _label: str) -> pygame.Surface:
    """Looks left (or right), its tail behind it."""
    w, h = size
    face = 1 if art.looks == "right" else -1
    r = min(0.36 * h, 0.27 * w) * 1.15
    drawing = Drawing(w, h, 0.9 * r)
    cx, cy = w / 2 + face * (w / 2 - r), h * 0.48
    drawing.lamp(cx, cy, 2.0 * r, SELECTED.base, 0.4)
    _tail(drawing, cx, cy, r, face)
    body = drawing.radial(
        (cx + face * 0.1 * r, cy - 0.2 * r),
        1.15 * r,
        (0, "#FFFFFF"),
        (0.35, "#FFFCC9"),
        (0.8, "#F7EC5A"),
        (1, "#E9DA35"),
    )
    drawing.disc(cx, cy, r * 1.06, fill=fade(SELECTED.base, 0.3))
    drawing.disc(cx, cy, r, fill=body, stroke="#FFFEE0", width=max(1.0, 0.03 * r))
    _face(drawing, cx + face * 0.2 * r, cy, r, face, art.mood)
    return drawing.surface()


def _tail(drawing: Drawing, cx: float, cy: float, r: float, face: int) -> None:
    """A wave that grows as it leaves."""
    start, end = (cx - face * 0.9 * r, cy + 0.5 * r), (cx - face * 1.95 * r, cy + 0.42 * r)
    wave = shapes.wave(start, end, 0.17 * r, 1.0)
    drawing.line(wave, fade(SELECTED.base, 0.3), 0.24 * r)
    drawing.line(wave, SELECTED.base, 0.13 * r)
    drawing.line(wave, SELECTED.light, 0.06 * r)


def _face(drawing: Drawing, x: float, y: float, r: float, face: int, mood: str) -> None:
    up = y - 0.12 * r
    for side in (-1, 1):
        ex = x + side * 0.28 * r
        if mood == "happy":
            drawing.line(shapes.arc(ex, up + 0.05 * r, 0.14 * r, 200, 340), INK, 0.09 * r)
            continue
        drawing.shape(shapes.disc(ex, up, 0.135 * r, 0.2 * r), fill=INK)
        drawing.disc(ex + face * 0.045 * r, up - 0.07 * r, 0.055 * r, fill=WHITE)
    if mood == "think":
        drawing.line([(x - 0.16 * r, y + 0.36 * r), (x + 0.2 * r, y + 0.3 * r)], INK, 0.075 * r)
        drawing.line([(x + 0.14 * r, up - 0.36 * r), (x + 0.42 * r, up - 0.3 * r)], INK, 0.06 * r)
        return
    wide = 0.36 * r if mood == "happy" else 0.3 * r
    drawing.line(shapes.arc(x, y + 0.17 * r, wide, 25, 155, 16, 0.26 * r), INK, 0.075 * r)


@paints(SpeechBubble)
def bubble(renderer: Renderer, size: Size, _art: SpeechBubble, _label: str) -> pygame.Surface:
    """The sheet that the coach's words stand on."""
    w, h = size
    unit = renderer.scale
    drawing = Drawing(w, h, 16 * unit)
    sheet = shapes.box(unit, unit, w - 2 * unit, h - 2 * unit, 26 * unit)
    drawing.shape([(x, y + 6 * unit) for x, y in sheet], fill="#04070FA0")
    ground = drawing.linear((0, 0), (0, h), (0, COACH_TOP), (1, COACH_FOOT))
    drawing.glow(sheet, renderer.theme.bright, 1.6 * unit, power=0.5)
    drawing.shape(sheet, fill=ground, stroke=renderer.theme.bright, width=2.4 * unit)
    return drawing.surface()


@paints(Dots)
def dots(renderer: Renderer, size: Size, art: Dots, _label: str) -> pygame.Surface:
    """Progress in a chapter; the step under way is a wide dot."""
    at, count = art.at, art.count
    w, h = size
    drawing = Drawing(w, h, 2)
    pitch = min(30 * renderer.scale, w / max(1, count))
    r = 0.19 * pitch
    left = w - pitch * count + pitch / 2
    for i in range(count):
        x = left + pitch * i
        if i == at:
            wide = shapes.box(x - 1.8 * r, h / 2 - 1.2 * r, 3.6 * r, 2.4 * r, 1.2 * r)
            drawing.shape(wide, fill=SELECTED.base)
        elif i < at:
            drawing.disc(x, h / 2, r, fill=renderer.theme.second)
        else:
            drawing.disc(x, h / 2, r, stroke=renderer.theme.second, width=1.6 * renderer.scale)
    return drawing.surface()


@paints(BubbleTip)
def pointer(renderer: Renderer, size: Size, art: BubbleTip, _label: str) -> pygame.Surface:
    """The tip of a lesson's bubble, laid over its edge."""
    w, h = size
    drawing = Drawing(w, h, 2)
    turns = {"up": 0.0, "right": 90.0, "down": 180.0, "left": 270.0}
    middle = (w / 2, h / 2)
    wide, high = (w, h) if art.way in ("up", "down") else (h, w)
    corners = [
        (middle[0] - wide / 2, middle[1] + high / 2),
        (middle[0], middle[1] - high / 2),
        (middle[0] + wide / 2, middle[1] + high / 2),
    ]
    tip = shapes.turned(corners, turns[art.way], middle)
    drawing.shape(tip, fill=COACH_FOOT if art.way == "down" else COACH_TOP)
    drawing.line(tip, renderer.theme.bright, 2.4 * renderer.scale)
    return drawing.surface()


@paints(Tap)
def tap(renderer: Renderer, size: Size, _art: Tap, _label: str) -> pygame.Surface:
    """Place of a touch: a lit dot in two rings."""
    w, h = size
    x, y, r = w / 2, h / 2, 0.48 * min(w, h)
    drawing = Drawing(w, h, 2)
    drawing.disc(x, y, r, fill="#FFFFFF18", stroke="#FFFFFF66", width=max(1.0, 0.06 * r))
    drawing.disc(x, y, 0.62 * r, stroke="#FFFFFFCC", width=max(1.2, 0.1 * r))
    drawing.disc(x, y, 0.32 * r, fill=WHITE)
    return drawing.surface()
