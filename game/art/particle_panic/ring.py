"""The lab of Particle Panic: the beam pipe, its rooms and the exotic particles in them."""

from __future__ import annotations

from typing import Final

import pygame

from game.art.ink import outlines, shapes
from game.art.ink.drawing import Drawing
from game.art.ink.easel import Easel, Size, paints
from game.art.ink.light import soft
from game.art.ink.palette import DANGER, LEGAL, SELECTED, WHITE, fade, hue_of
from game.art.ink.symbols import figure
from game.tables.particle_panic.geometry import RADIUS, RING, ROOM_SIZE, SLOTS, TOKEN
from game.tables.particle_panic.pictures import Core, Exotic, LabRing, Reach, Room, RoomNumber

HOT: Final = hue_of("particle_panic").base
EXOTIC: Final = ("#FFF6E4", "#F3C98B")
"""Core and rim of an exotic particle."""


@paints(LabRing)
def lab_ring(easel: Easel, size: Size, art: LabRing, _label: str) -> pygame.Surface:
    """The beam pipe that joins the rooms; inside it grows hotter."""
    w, h = size
    full = min(1.0, art.particles / 36)
    scale = w / RING
    cx, cy, r = w / 2, h / 2, RADIUS * scale

    def pipe() -> pygame.Surface:
        drawing = Drawing(w, h)
        band = 52 * scale
        drawing.disc(cx, cy, r, stroke="#1B2654B0", width=band)
        for edge in (r - band / 2, r + band / 2):
            drawing.disc(cx, cy, edge, stroke=easel.theme.line, width=1.4 * easel.scale)
        return drawing.surface()

    still = easel.remember(("beam pipe", size), pipe)
    if not easel.theme.decorated:
        return still
    share = 1.12 * r / w
    lit = soft(w, h, lambda on: on.lamp(on.w / 2, on.h / 2, share * on.w, HOT, 0.25 + 0.45 * full))
    # Over it: what is blitted onto faint light takes the colour of the light (pygame mixes so).
    sheet = still.copy()
    sheet.blit(lit, (0, 0))
    return sheet


@paints(Core)
def core(easel: Easel, size: Size, _art: Core, _label: str) -> pygame.Surface:
    """The round field in the middle, where dice come to rest."""
    w, h = size
    drawing = Drawing(w, h, easel.px(10))
    r = min(w, h) / 2
    for grow, alpha in ((9, 0.06), (6, 0.1), (3, 0.16)):
        drawing.disc(w / 2, h / 2, r - 2, stroke=fade(HOT, alpha), width=2 * grow * easel.scale)
    fill = drawing.radial((w / 2, h / 2), r, (0, "#0F1738"), (1, "#070B1C"))
    drawing.disc(w / 2, h / 2, r - 2, fill=fill, stroke=DANGER.light, width=2 * easel.scale)
    return drawing.surface()


@paints(Room, outlines.lying_hexagon)
def room(easel: Easel, size: Size, art: Room, _label: str) -> pygame.Surface:
    """A hexagon with six slots; yellow with five, striped if full."""
    count = art.particles
    w, h = size
    unit = w / ROOM_SIZE[0]
    drawing = Drawing(w, h, easel.px(14))
    inset = 2 * easel.scale
    outline = shapes.lying_hexagon(inset, inset, w - 2 * inset, h - 2 * inset)
    theme = easel.theme
    fill = drawing.linear((0, 0), (0, h), (0, "#16214E"), (1, "#0B1230"))
    drawing.shape(outline, fill=fill)
    width = 2 * easel.scale
    if count >= 6:
        drawing.shape(outline, fill=fade(DANGER.deep, 0.85))
        drawing.stripes(outline, fade(DANGER.base, 0.28), 22 * unit)
        drawing.glow(outline, DANGER.base, width, power=0.9, core=DANGER.base)
    elif count == 5:
        drawing.shape(outline, fill=fade(SELECTED.deep, 0.35))
        drawing.glow(outline, "#F5A21B", width, power=0.8, core=SELECTED.base)
    else:
        drawing.shape(
            outline, stroke=theme.bright if not theme.decorated else "#5C7BE0", width=width
        )
    for x, y in SLOTS[count:]:
        drawing.disc(
            w / 2 + x * unit,
            h / 2 + y * unit,
            0.4 * TOKEN * unit,
            fill="#0A102680",
            stroke="#6F86CF",
            width=1.2 * easel.scale,
            dash=(2.6 * easel.scale, 2.6 * easel.scale),
        )
    return drawing.surface()


@paints(RoomNumber, outlines.disc)
def room_number(easel: Easel, size: Size, art: RoomNumber, _label: str) -> pygame.Surface:
    """The badge of a room."""
    w, h = size
    rim = {5: SELECTED.base, 6: DANGER.base}.get(art.particles, "#5C7BE0")
    drawing = Drawing(w, h, 2)
    r = min(w, h) / 2
    drawing.disc(w / 2, h / 2, r - easel.scale, fill="#060A1A", stroke=rim, width=2 * easel.scale)
    drawing.stamp(figure(easel, str(art.number), 0.6 * h, WHITE), w / 2, h / 2)
    return drawing.surface()


@paints(Exotic, outlines.disc)
def exotic(easel: Easel, size: Size, _art: Exotic, _label: str) -> pygame.Surface:
    """One exotic particle, a pale bright ball."""
    w, h = size
    r = 0.42 * min(w, h)
    drawing = Drawing(w, h, easel.px(5))
    drawing.lamp(w / 2, h / 2, 1.6 * r, EXOTIC[1], 0.5)
    fill = drawing.radial(
        (w / 2 - 0.3 * r, h / 2 - 0.35 * r), 1.5 * r, (0, WHITE), (0.4, EXOTIC[0]), (1, EXOTIC[1])
    )
    drawing.disc(w / 2, h / 2, r, fill=fill, stroke=WHITE, width=max(1.0, 0.1 * r))
    return drawing.surface()


@paints(Reach)
def reach(easel: Easel, size: Size, art: Reach, _label: str) -> pygame.Surface:
    """How far along the ring a Move may go, both ways."""
    w, h = size
    drawing = Drawing(w, h, easel.px(10))
    r = (RADIUS - 52) * w / RING
    start = -90 + 60 * art.space
    turn = min(60 * art.steps, 180)
    line = shapes.arc(w / 2, h / 2, r, start - turn, start + turn, 20 * art.steps)
    drawing.glow(line, LEGAL.base, 3 * easel.scale, power=0.8, closed=False)
    return drawing.surface()
