"""Moving pictures of what cannot be seen: three waves, an exchange, a balance, a string.

Each is a value and a time in seconds, drawn anew in each frame. With less motion the time stands
still at `STILL`, where each picture shows its point.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from game.art.ink import surfaces
from game.art.ink.palette import (
    BOSON,
    LEGAL,
    LEPTON,
    PHOTON,
    PLAIN,
    QUARK,
    SELECTED,
    WHITE,
    Theme,
)
from game.art.ink.renderer import Renderer

STILL: Final = 2.0
"""Seconds at which a still picture is shown."""
LETTERS: Final = 18.0
ROUND: Final = 4.0
"""Seconds of one round of a motion."""
HUES: Final = (LEPTON, SELECTED, BOSON)
"""Of the three waves; each also has its number."""

At = tuple[float, float]


@dataclass(frozen=True, slots=True)
class WavesFrame:
    """Three waves with their shares and angles, and the chance that their sum makes."""

    shares: tuple[float, float, float]
    turns: tuple[float, float, float]
    chance: float


@dataclass(frozen=True, slots=True)
class StringFrame:
    """Two particles at a distance from 0 to 1, with lines of an electric field or a string."""

    distance: float
    strong: bool
    broken: bool


@dataclass(frozen=True, slots=True)
class BalanceFrame:
    """Signs on two pans, and how far the beam leans: 1 is all the way to the left."""

    left: tuple[str, ...]
    right: tuple[str, ...]
    lean: float


@dataclass(frozen=True, slots=True)
class ExchangeFrame:
    """Two particles with their signs; the boson, its reach from 0 to 1, and what it does."""

    signs: tuple[str, str]
    boson: str
    reach: float
    force: int
    """1: away from each other, -1: towards each other, 0: nothing."""
    met: bool


Frame = WavesFrame | StringFrame | BalanceFrame | ExchangeFrame


class _Pen:
    """Lines, discs and words on a part of a surface, in shares of its width and height."""

    def __init__(self, surface: pygame.Surface, rect: pygame.Rect, renderer: Renderer) -> None:
        self.surface, self.rect, self.renderer = surface, rect, renderer
        self.thick = max(2, renderer.px(3))
        theme: Theme = renderer.theme
        pygame.draw.rect(surface, theme.panel[:7], rect, border_radius=renderer.px(12))
        pygame.draw.rect(surface, theme.edge, rect, max(1, renderer.px(1)), renderer.px(12))

    def at(self, point: At) -> At:
        """Pixels of a point."""
        return (
            self.rect.left + point[0] * self.rect.w,
            self.rect.top + point[1] * self.rect.h,
        )

    def line(self, points: Sequence[At], colour: str, width: float = 1.0) -> None:
        """An open line."""
        wide = max(1, round(self.thick * width))
        pygame.draw.lines(self.surface, colour, False, [self.at(each) for each in points], wide)

    def disc(self, point: At, radius: float, colour: str, sign: str = "") -> None:
        """A ball with a sign; the radius in shares of the smaller side."""
        r = radius * min(self.rect.w, self.rect.h)
        pygame.draw.circle(self.surface, colour, self.at(point), r)
        pygame.draw.circle(self.surface, WHITE, self.at(point), r, max(1, self.thick // 2))
        if sign:
            self.words(point, sign, "#10142A")

    def words(self, point: At, text: str, colour: str = WHITE) -> None:
        """Letters with their middle here."""
        size = self.renderer.px(LETTERS * self.renderer.text_scale)
        picture = self.renderer.letters(text, size, colour, bold=True)
        surfaces.paste(self.surface, picture, picture.get_rect(center=self.at(point)))


def draw(
    surface: pygame.Surface, rect: pygame.Rect, renderer: Renderer, frame: Frame, seconds: float
) -> None:
    """Paint a picture at a time into a rectangle of a surface."""
    pen = _Pen(surface, rect, renderer)
    match frame:
        case WavesFrame():
            _waves(pen, frame, seconds)
        case StringFrame():
            _string(pen, frame, seconds)
        case BalanceFrame():
            _balance(pen, frame, seconds)
        case ExchangeFrame():
            _exchange(pen, frame, seconds)


# --- waves ----------------------------------------------------------------------------------------


def _waves(pen: _Pen, frame: WavesFrame, seconds: float) -> None:
    """Three rolling waves, below them their sum, and beside it a column of the chance."""
    roll = math.tau * seconds / ROUND

    def rolled(high: float, turn: float) -> Callable[[float], float]:
        return lambda x: high * math.cos(math.tau * 2.5 * x - roll + turn)

    single = [rolled(share, -turn) for share, turn in zip(frame.shares, frame.turns, strict=True)]
    for n, wave in enumerate(single):
        middle = 0.13 + 0.18 * n
        pen.words((0.06, middle), str(n + 1), HUES[n].light)
        _curve(pen, wave, middle, 0.13, HUES[n].base)
    pen.line([(0.12, 0.61), (0.8, 0.61)], PLAIN.base, 0.4)
    pen.words((0.06, 0.79), "Σ", WHITE)
    _curve(pen, lambda x: sum(wave(x) for wave in single), 0.79, 0.15, WHITE)
    foot, top = 0.94, 0.64
    pen.line([(0.9, foot), (0.9, top)], PLAIN.base, 4.0)
    if frame.chance > 0.005:
        pen.line([(0.9, foot), (0.9, foot - frame.chance * (foot - top))], LEGAL.base, 4.0)
    pen.words((0.9, 0.57), f"{round(100 * frame.chance)} %", LEGAL.light)


def _curve(
    pen: _Pen, wave: Callable[[float], float], middle: float, high: float, colour: str
) -> None:
    points = [(0.12 + 0.68 * n / 80, middle - high * wave(n / 80)) for n in range(81)]
    pen.line(points, colour)


# --- string ---------------------------------------------------------------------------------------


def _string(pen: _Pen, frame: StringFrame, seconds: float) -> None:
    """Field lines that spread and thin out; or a string that is as thick at any length."""
    half = 0.1 + 0.3 * frame.distance
    left, right = (0.5 - half, 0.5), (0.5 + half, 0.5)
    if not frame.strong:
        for spread in (-2, -1, 0, 1, 2):
            bow = 0.13 * spread * (0.6 + frame.distance)
            points = [
                (left[0] + 2 * half * n / 30, 0.5 + bow * math.sin(math.pi * n / 30))
                for n in range(31)
            ]
            pen.line(points, PHOTON.base, 0.9 - 0.6 * frame.distance)
        pen.disc(left, 0.07, QUARK.base, "p")
        pen.disc(right, 0.045, LEPTON.base, "e⁻")
        return
    if frame.broken:
        gap = 0.05 + 0.12 * frame.distance
        _coil(pen, left, (0.5 - gap, 0.5), seconds)
        _coil(pen, (0.5 + gap, 0.5), right, seconds)
        pen.disc((0.5 - gap, 0.5), 0.05, LEPTON.base, "q̄")
        pen.disc((0.5 + gap, 0.5), 0.05, QUARK.base, "q")
    else:
        _coil(pen, left, right, seconds)
    pen.disc(left, 0.05, QUARK.base, "q")
    pen.disc(right, 0.05, LEPTON.base, "q̄")


def _coil(pen: _Pen, start: At, end: At, seconds: float) -> None:
    """A wobbling spring between two points at one height."""
    length = end[0] - start[0]
    turns = max(3, round(14 * length))
    wobble = 0.008 * math.sin(math.tau * seconds / ROUND * 3)
    points = []
    for n in range(turns * 12 + 1):
        part = n / (turns * 12)
        angle = math.tau * turns * part
        y = start[1] + 0.035 * math.sin(angle) + wobble * math.sin(math.pi * part)
        points.append((start[0] + length * part + 0.012 * (math.cos(angle) - 1), y))
    pen.line(points, LEGAL.base)


# --- balance --------------------------------------------------------------------------------------


def _balance(pen: _Pen, frame: BalanceFrame, seconds: float) -> None:
    """A beam that swings in to its lean; on each pan the balls of a stack."""
    swing = math.exp(-1.2 * seconds) * math.cos(4 * seconds)
    angle = -0.22 * frame.lean * (1 - swing)
    pen.line([(0.5, 0.9), (0.5, 0.28)], PLAIN.light, 2.0)
    pen.line([(0.36, 0.9), (0.64, 0.9)], PLAIN.light, 3.0)
    ends = [
        (0.5 + side * 0.3 * math.cos(angle), 0.28 + side * 0.3 * math.sin(angle))
        for side in (-1, 1)
    ]
    pen.line(ends, SELECTED.base, 2.0)
    for (x, y), signs in zip(ends, (frame.left, frame.right), strict=True):
        pan = y + 0.36
        pen.line([(x - 0.13, pan), (x, y), (x + 0.13, pan)], PLAIN.base, 0.6)
        pen.line([(x - 0.16, pan), (x + 0.16, pan)], SELECTED.base, 1.6)
        gap = 0.3 / max(2, len(signs))
        for n, sign in enumerate(signs):
            spot = (x + gap * (n - (len(signs) - 1) / 2), pan - 0.06)
            pen.disc(spot, 0.045 if len(sign) == 1 else 0.058, _hue(sign), sign)


def _hue(sign: str) -> str:
    return PLAIN.light if sign == "n" else QUARK.light


# --- exchange -------------------------------------------------------------------------------------


def _exchange(pen: _Pen, frame: ExchangeFrame, seconds: float) -> None:
    """Two lines in time from below; a boson between them, and how they fly on."""
    share = (seconds % ROUND) / ROUND * 1.25 if frame.met else 0.0
    near = 0.5 * min(0.5, 0.12 + 0.38 * frame.reach)
    bend = 0.16 * frame.force
    paths = []
    for side in (-1, 1):
        start, middle = (0.5 + side * 0.36, 0.92), (0.5 + side * near, 0.5)
        slope = side * (0.36 - near)
        if frame.force > 0:
            after = (middle[0] + slope, 0.08)
        elif frame.force < 0:
            after = (middle[0] - slope - side * abs(bend), 0.08)
        else:
            after = (middle[0] - slope, 0.08)
        paths.append((start, middle, after))
    hues = (LEPTON.base, LEPTON.base if frame.force > 0 else QUARK.base)
    for (start, middle, after), sign, hue in zip(paths, frame.signs, hues, strict=True):
        pen.line([start, middle], hue, 0.5)
        if frame.met:
            pen.line([middle, after], hue, 0.5)
        pen.disc(_along(start, middle, after, min(1.0, share)), 0.05, hue, sign)
    if frame.met and frame.force:
        left, right = paths[0][1], paths[1][1]
        points = [
            (left[0] + (right[0] - left[0]) * n / 60, 0.5 + 0.02 * math.sin(n * math.tau / 12))
            for n in range(61)
        ]
        pen.line(points, PHOTON.base)
        pen.words((0.5, 0.43), frame.boson, PHOTON.light)


def _along(start: At, middle: At, after: At, share: float) -> At:
    """A point on the way from the start by the middle."""
    one, two = (start, middle) if share < 0.5 else (middle, after)
    part = 2 * share if share < 0.5 else 2 * share - 1
    return (one[0] + (two[0] - one[0]) * part, one[1] + (two[1] - one[1]) * part)
