"""Portraits: the player of a seat: a person or one of the four levels."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

import pygame

from game.art.ink import outlines, shapes
from game.art.ink.drawing import Drawing
from game.art.ink.palette import INK, SELECTED, Colour, fade, mix
from game.art.ink.renderer import Renderer, Size, paints
from game.tables.pictures import Face, Mood, Player

LIGHTS: Final[dict[str, Colour]] = {
    "person": "#B4C0E4",
    "visitor": "#7CCBF5",
    "student": "#5FE0B4",
    "researcher": "#F08FC0",
    "nobel": "#FFD27A",
}
"""The lamp of each portrait; what it wears says the same."""


THOUGHTS: Final[tuple[Mood, ...]] = ("think1", "think2", "think3")
"""The moods of a face: as many dots above it as thoughts came so far."""


@paints(Face, outlines.disc)
def seat(renderer: Renderer, size: Size, art: Face, _label: str) -> pygame.Surface:
    """A face in a ring."""
    w, h = size
    r = min(w, h) / 2
    turn, mood = art.turn, art.mood
    drawing = Drawing(w, h, 0.35 * r if turn else 2)
    cx, cy = w / 2, h / 2
    lamp = LIGHTS.get(art.who, LIGHTS["person"])
    ring = SELECTED.base if turn else renderer.theme.bright
    edge = max(1.5, 0.07 * r)
    if turn:
        drawing.halo(shapes.disc(cx, cy, r - edge / 2), SELECTED.base, 0.3 * r, 0.5)
    field = drawing.radial(
        (cx, cy - 0.2 * r), 1.2 * r, (0, mix("#1C2A5E", lamp, 0.22)), (1, "#0A1026")
    )
    drawing.disc(cx, cy, r - edge / 2, fill=field)
    if art.who == "person":
        _person(drawing, cx, cy, r)
    else:
        _face(drawing, cx, cy, r, lamp, mood)
        {"visitor": _cap, "student": _mortar_board, "researcher": _glasses, "nobel": _medal}[
            art.who
        ](drawing, cx, cy, r)
    drawing.disc(cx, cy, r - edge / 2, stroke=ring, width=edge)
    if mood in THOUGHTS:
        _dots(drawing, cx, cy, r, 1 + THOUGHTS.index(mood))
    return drawing.surface()


@paints(Player, outlines.disc)
def player(renderer: Renderer, size: Size, art: Player, label: str) -> pygame.Surface:
    """A player, while no scene knows which."""
    return seat(renderer, size, Face("person", art.turn), label)


def _person(drawing: Drawing, cx: float, cy: float, r: float) -> None:
    white = "#F2F5FF"
    drawing.disc(cx, cy - 0.24 * r, 0.27 * r, fill=white)
    drawing.path(
        f"M{cx - 0.47 * r:.2f} {cy + 0.52 * r:.2f}"
        f"C{cx - 0.47 * r:.2f} {cy - 0.06 * r:.2f} {cx + 0.47 * r:.2f} {cy - 0.06 * r:.2f} "
        f"{cx + 0.47 * r:.2f} {cy + 0.52 * r:.2f}Z",
        fill=white,
    )


def _face(drawing: Drawing, cx: float, cy: float, r: float, lamp: Colour, mood: str) -> None:
    """A round head, two eyes and a smile; a face that thinks looks up and does not smile."""
    head = 0.56 * r
    top = cy + 0.08 * r
    fill = drawing.radial(
        (cx - 0.2 * r, top - 0.25 * r),
        1.1 * r,
        (0, mix(lamp, "#FFFFFF", 0.55)),
        (1, mix(lamp, "#10142A", 0.12)),
    )
    drawing.disc(cx, top, head, fill=fill)
    thick = max(1.0, 0.06 * r)
    thinks = mood in THOUGHTS
    aside = 0.05 * r * (THOUGHTS.index(mood) - 1) if thinks else 0.0
    for side in (-1, 1):
        x, y = cx + side * 0.21 * r, top - 0.02 * r
        if mood == "blink":
            drawing.line(shapes.arc(x, y - 0.03 * r, 0.085 * r, 20, 160), INK, thick)
            continue
        if thinks:
            drawing.disc(x, y, 0.12 * r, fill="#FFFFFF")
            drawing.disc(x + aside, y - 0.055 * r, 0.065 * r, fill=INK)
        else:
            drawing.disc(x, y, 0.075 * r, fill=INK)
            drawing.disc(x + 0.025 * r, top - 0.05 * r, 0.025 * r, fill="#FFFFFF")
    if thinks:
        drawing.line([(cx - 0.1 * r, top + 0.28 * r), (cx + 0.14 * r, top + 0.23 * r)], INK, thick)
    else:
        drawing.line(shapes.arc(cx, top + 0.08 * r, 0.22 * r, 30, 150), INK, thick)


def _dots(drawing: Drawing, cx: float, cy: float, r: float, lit: int) -> None:
    """Three dots on the rim of the ring, from small to large: so many of them are lit."""
    for number in range(3):
        angle = radians(-62 + 26 * number)
        x, y = cx + 0.86 * r * cos(angle), cy + 0.86 * r * sin(angle)
        size = (0.15 - 0.02 * number) * r
        fill = SELECTED.light if number >= 3 - lit else "#1B2550"
        drawing.disc(x, y, size, fill=fill, stroke=INK, width=max(0.8, 0.03 * r))


def _cap(drawing: Drawing, cx: float, cy: float, r: float) -> None:
    """A cap with its peak to the side: on a day out."""
    crown = shapes.arc(cx, cy - 0.16 * r, 0.54 * r, 180, 360, 20, 0.46 * r)
    drawing.shape(crown, fill="#D55E00")
    peak = shapes.box(cx - 0.02 * r, cy - 0.25 * r, 0.78 * r, 0.13 * r, 0.06 * r)
    drawing.shape(peak, fill="#F2762B")
    drawing.disc(cx, cy - 0.62 * r, 0.06 * r, fill="#FFB27D")


def _mortar_board(drawing: Drawing, cx: float, cy: float, r: float) -> None:
    """The square cap with its tassel."""
    y = cy - 0.44 * r
    band = [
        (cx - 0.4 * r, y),
        (cx + 0.4 * r, y),
        (cx + 0.36 * r, y + 0.26 * r),
        (cx - 0.36 * r, y + 0.26 * r),
    ]
    drawing.shape(band, fill="#1B2550")
    board = [(cx, y - 0.3 * r), (cx + 0.74 * r, y), (cx, y + 0.24 * r), (cx - 0.74 * r, y)]
    drawing.shape(board, fill="#2C3C80", stroke="#8CA3F2", width=max(0.8, 0.035 * r))
    tassel = [(cx, y - 0.02 * r), (cx + 0.52 * r, y + 0.08 * r), (cx + 0.54 * r, y + 0.4 * r)]
    drawing.line(tassel, SELECTED.base, max(1.0, 0.045 * r))
    drawing.disc(cx + 0.54 * r, y + 0.43 * r, 0.07 * r, fill=SELECTED.base)


def _glasses(drawing: Drawing, cx: float, cy: float, r: float) -> None:
    """Round glasses and hair that has no time for a comb."""
    top = cy + 0.06 * r
    thick = max(1.0, 0.055 * r)
    tufts = shapes.arc(cx, cy + 0.06 * r, 0.6 * r, 200, 340, 10)
    hair = []
    for k, (x, y) in enumerate(tufts):
        out = 1.22 if k % 2 else 0.96
        hair.append((cx + (x - cx) * out, cy + 0.06 * r + (y - cy - 0.06 * r) * out))
    hair += shapes.arc(cx, cy - 0.1 * r, 0.46 * r, 340, 200, 12, 0.26 * r)
    drawing.shape(hair, fill="#6B2F58")
    for side in (-1, 1):
        drawing.disc(cx + side * 0.21 * r, top, 0.17 * r, stroke=INK, width=thick)
    drawing.line([(cx - 0.05 * r, top), (cx + 0.05 * r, top)], INK, thick)


def _medal(drawing: Drawing, cx: float, cy: float, r: float) -> None:
    """White hair and moustache, a medal on its ribbon."""
    top = cy + 0.08 * r
    for x, y, size in (
        (-0.52, -0.14, 0.2),
        (0.52, -0.14, 0.2),
        (-0.44, -0.38, 0.2),
        (0.44, -0.38, 0.2),
        (-0.2, -0.5, 0.18),
        (0.2, -0.5, 0.18),
        (0, -0.54, 0.17),
    ):
        drawing.disc(cx + x * r, cy + y * r, size * r, fill="#EEF2FF")
    for side in (-1, 1):
        drawing.shape(
            shapes.turned(
                shapes.disc(cx + side * 0.15 * r, top + 0.17 * r, 0.16 * r, 0.075 * r),
                side * 18,
                (cx + side * 0.15 * r, top + 0.17 * r),
            ),
            fill="#FFFFFF",
        )
    y = cy + 0.74 * r
    ribbon = [(cx - 0.2 * r, y - 0.16 * r), (cx + 0.2 * r, y - 0.16 * r), (cx, y + 0.06 * r)]
    drawing.shape(ribbon, fill="#3D8FD1")
    drawing.disc(cx, y + 0.04 * r, 0.15 * r, fill=SELECTED.base, stroke=fade(INK, 0.6), width=1)
