"""Pieces of Particle Panic: the lab and its rooms, cards, scientists, codes and pressure."""

from __future__ import annotations

from typing import Final

import pygame

from game.art.ink import outlines, shapes
from game.art.ink.drawing import Drawing, soft
from game.art.ink.palette import (
    BOSON,
    DANGER,
    INK,
    LEGAL,
    LEPTON,
    PHOTON,
    SELECTED,
    WHITE,
    Hue,
    fade,
    hue_of,
    mix,
)
from game.art.ink.renderer import Renderer, Size, paints
from game.art.ink.type import Style, figure, second_floor, words
from game.tables.particle_panic.geometry import RADIUS, RING, ROOM_SIZE, SLOTS, TOKEN
from game.tables.particle_panic.pictures import (
    Alarm,
    CodeLock,
    Core,
    Exotic,
    Gauge,
    GaugeFigure,
    HandLimit,
    HandPlace,
    HexRoom,
    LabRing,
    Pawn,
    Reach,
    RoomNumber,
    SuitCard,
    SuitStack,
    Tick,
)

SUITS: Final = (
    Hue("#FF8A4C", "#FFC09C", "#5A2A10"),
    PHOTON,
    Hue("#6CBBF0", "#C2E5FF", "#123E5E"),
    Hue("#C3ADFF", "#E6DCFF", "#332A5E"),
    BOSON,
)
"""Hearts, clubs, diamonds, spades, stars: the shape always comes with the colour."""


def draw_suit(drawing: Drawing, suit: int, cx: float, cy: float, r: float, colour: str) -> None:
    """The sign of a suit inside a circle of radius ``r``."""

    def at(x: float, y: float) -> str:
        return f"{cx + r * x:.2f} {cy + r * y:.2f}"

    match suit:
        case 0:
            drawing.path(
                f"M{at(0, 0.92)}C{at(-1.3, 0.05)} {at(-1.0, -0.85)} {at(-0.48, -0.85)}"
                f"C{at(-0.18, -0.85)} {at(0, -0.62)} {at(0, -0.45)}"
                f"C{at(0, -0.62)} {at(0.18, -0.85)} {at(0.48, -0.85)}"
                f"C{at(1.0, -0.85)} {at(1.3, 0.05)} {at(0, 0.92)}Z",
                fill=colour,
            )
        case 1:
            for x, y in ((0, -0.5), (-0.46, 0.18), (0.46, 0.18)):
                drawing.disc(cx + r * x, cy + r * y, 0.42 * r, fill=colour)
            drawing.path(f"M{at(0, -0.2)}L{at(0.3, 0.92)}L{at(-0.3, 0.92)}Z", fill=colour)
        case 2:
            corners = [
                (cx, cy - 0.98 * r),
                (cx + 0.72 * r, cy),
                (cx, cy + 0.98 * r),
                (cx - 0.72 * r, cy),
            ]
            drawing.shape(shapes.rounded(corners, 0.08 * r), fill=colour)
        case 3:
            drawing.path(
                f"M{at(0, -0.95)}C{at(0.15, -0.5)} {at(0.95, -0.15)} {at(0.95, 0.25)}"
                f"C{at(0.95, 0.72)} {at(0.3, 0.78)} {at(0, 0.36)}"
                f"C{at(-0.3, 0.78)} {at(-0.95, 0.72)} {at(-0.95, 0.25)}"
                f"C{at(-0.95, -0.15)} {at(-0.15, -0.5)} {at(0, -0.95)}Z",
                fill=colour,
            )
            drawing.path(f"M{at(0, 0.1)}L{at(0.28, 0.95)}L{at(-0.28, 0.95)}Z", fill=colour)
        case _:
            outline = shapes.rounded(shapes.star(cx, cy + 0.06 * r, r, 0.45), 0.08 * r, 3)
            drawing.shape(outline, fill=colour)


@paints(SuitCard, outlines.card)
def suit_card(renderer: Renderer, size: Size, art: SuitCard, _label: str) -> pygame.Surface:
    """A card in a hand. Only its suit matters, so nothing else is on it."""
    w, h = size
    hue = SUITS[art.suit]
    drawing = Drawing(w, h, 3)
    _card(renderer, drawing, hue, (0, 0, w, h))
    draw_suit(drawing, art.suit, w / 2, h / 2, 0.32 * min(w, 0.8 * h), hue.light)
    return drawing.surface()


def _card(
    renderer: Renderer, drawing: Drawing, hue: Hue, box: tuple[float, float, float, float]
) -> None:
    x, y, w, h = box
    edge = max(1.0, 0.9 * renderer.theme.edge_width * renderer.scale)
    body = shapes.box(x + edge / 2, y + edge / 2, w - edge, h - edge, 0.1 * h)
    fill = drawing.linear((x, y), (x, y + h), (0, mix(hue.deep, hue.base, 0.18)), (1, "#0D1329"))
    drawing.shape(body, fill=fill, stroke=hue.base, width=edge)


@paints(SuitStack, outlines.card)
def stack(renderer: Renderer, size: Size, art: SuitStack, _label: str) -> pygame.Surface:
    """The top card, the edges of those below, their number."""
    top, height = art.top, art.height
    w, h = size
    drawing = Drawing(w, h, renderer.px(4))
    hue = SUITS[top] if top >= 0 else None
    cw, ch = 0.76 * w, 0.83 * h
    layers = min(4, (height + 3) // 5)
    step = max(1.0, 2.2 * renderer.scale)
    x = (w - cw - step * layers) / 2
    for layer in range(layers, 0, -1):
        edge = shapes.box(x + step * layer, step * layer * 0.6, cw, ch, 0.08 * ch)
        drawing.shape(
            edge, fill="#0D1329", stroke=fade((hue or DANGER).base, 0.75), width=renderer.scale
        )
    if hue is None:
        place = shapes.box(x, 0, cw, ch, 0.08 * ch)
        drawing.shape(place, stroke=DANGER.base, width=1.5 * renderer.scale, dash=(6, 4))
    else:
        _card(renderer, drawing, hue, (x, 0, cw, ch))
        draw_suit(drawing, top, x + cw / 2, 0.4 * ch, 0.26 * ch, hue.light)
    low = height <= 2
    tall = 0.35 * h
    wide = max(0.62 * w, tall * 1.3)
    pill = shapes.box((w - wide) / 2, h - tall, wide, tall, tall / 2)
    rim = DANGER.base if low else (hue or DANGER).base
    drawing.shape(
        pill, fill="#04070F" if not low else DANGER.deep, stroke=rim, width=1.4 * renderer.scale
    )
    drawing.stamp(
        figure(renderer, str(height), 0.78 * tall, WHITE, room=wide - 4), w / 2, h - tall / 2
    )
    return drawing.surface()


HOT: Final = hue_of("particle_panic").base
EXOTIC: Final = ("#FFF6E4", "#F3C98B")
"""Core and rim of an exotic particle."""


@paints(LabRing)
def lab_ring(renderer: Renderer, size: Size, art: LabRing, _label: str) -> pygame.Surface:
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
            drawing.disc(cx, cy, edge, stroke=renderer.theme.line, width=1.4 * renderer.scale)
        return drawing.surface()

    still = renderer.remember(("beam pipe", size), pipe)
    if not renderer.theme.decorated:
        return still
    share = 1.12 * r / w
    lit = soft(w, h, lambda on: on.lamp(on.w / 2, on.h / 2, share * on.w, HOT, 0.25 + 0.45 * full))
    # Over it: what is blitted onto faint light takes the colour of the light (pygame mixes so).
    sheet = still.copy()
    sheet.blit(lit, (0, 0))
    return sheet


@paints(Core)
def core(renderer: Renderer, size: Size, _art: Core, _label: str) -> pygame.Surface:
    """The round field in the middle, where dice come to rest."""
    w, h = size
    drawing = Drawing(w, h, renderer.px(10))
    r = min(w, h) / 2
    for grow, alpha in ((9, 0.06), (6, 0.1), (3, 0.16)):
        drawing.disc(w / 2, h / 2, r - 2, stroke=fade(HOT, alpha), width=2 * grow * renderer.scale)
    fill = drawing.radial((w / 2, h / 2), r, (0, "#0F1738"), (1, "#070B1C"))
    drawing.disc(w / 2, h / 2, r - 2, fill=fill, stroke=DANGER.light, width=2 * renderer.scale)
    return drawing.surface()


@paints(HexRoom, outlines.lying_hexagon)
def room(renderer: Renderer, size: Size, art: HexRoom, _label: str) -> pygame.Surface:
    """A hexagon with six slots; yellow with five, striped if full."""
    count = art.particles
    w, h = size
    unit = w / ROOM_SIZE[0]
    drawing = Drawing(w, h, renderer.px(14))
    inset = 2 * renderer.scale
    outline = shapes.lying_hexagon(inset, inset, w - 2 * inset, h - 2 * inset)
    theme = renderer.theme
    fill = drawing.linear((0, 0), (0, h), (0, "#16214E"), (1, "#0B1230"))
    drawing.shape(outline, fill=fill)
    width = 2 * renderer.scale
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
            width=1.2 * renderer.scale,
            dash=(2.6 * renderer.scale, 2.6 * renderer.scale),
        )
    return drawing.surface()


@paints(RoomNumber, outlines.disc)
def room_number(renderer: Renderer, size: Size, art: RoomNumber, _label: str) -> pygame.Surface:
    """The badge of a room."""
    w, h = size
    rim = {5: SELECTED.base, 6: DANGER.base}.get(art.particles, "#5C7BE0")
    drawing = Drawing(w, h, 2)
    r = min(w, h) / 2
    drawing.disc(
        w / 2, h / 2, r - renderer.scale, fill="#060A1A", stroke=rim, width=2 * renderer.scale
    )
    drawing.stamp(figure(renderer, str(art.number), 0.6 * h, WHITE), w / 2, h / 2)
    return drawing.surface()


@paints(Exotic, outlines.disc)
def exotic(renderer: Renderer, size: Size, _art: Exotic, _label: str) -> pygame.Surface:
    """One exotic particle, a pale bright ball."""
    w, h = size
    r = 0.42 * min(w, h)
    drawing = Drawing(w, h, renderer.px(5))
    drawing.lamp(w / 2, h / 2, 1.6 * r, EXOTIC[1], 0.5)
    fill = drawing.radial(
        (w / 2 - 0.3 * r, h / 2 - 0.35 * r), 1.5 * r, (0, WHITE), (0.4, EXOTIC[0]), (1, EXOTIC[1])
    )
    drawing.disc(w / 2, h / 2, r, fill=fill, stroke=WHITE, width=max(1.0, 0.1 * r))
    return drawing.surface()


@paints(Reach)
def reach(renderer: Renderer, size: Size, art: Reach, _label: str) -> pygame.Surface:
    """Reach of a Move along the ring, both ways."""
    w, h = size
    drawing = Drawing(w, h, renderer.px(10))
    r = (RADIUS - 52) * w / RING
    start = -90 + 60 * art.space
    turn = min(60 * art.steps, 180)
    line = shapes.arc(w / 2, h / 2, r, start - turn, start + turn, 20 * art.steps)
    drawing.glow(line, LEGAL.base, 3 * renderer.scale, power=0.8, closed=False)
    return drawing.surface()


CREW: Final = (LEPTON, SELECTED, BOSON, LEGAL)
"""Scientists A, B, C and D: the letter always comes with the colour."""


@paints(Pawn)
def pawn(renderer: Renderer, size: Size, art: Pawn, _label: str) -> pygame.Surface:
    """A scientist, with the letter of the seat."""
    hue = CREW[art.seat]
    w, h = size
    drawing = Drawing(w, h, renderer.px(10))
    cx, r = w / 2, 0.235 * h
    if art.turn:
        drawing.lamp(cx, 0.55 * h, 0.8 * h, SELECTED.base, 0.8)
    edge = max(1.0, 1.6 * renderer.scale)
    body = (
        f"M{edge:.2f} {h - edge:.2f}C{0.04 * w:.2f} {0.62 * h:.2f} {0.2 * w:.2f} {0.56 * h:.2f} "
        f"{0.36 * w:.2f} {0.42 * h:.2f}L{0.64 * w:.2f} {0.42 * h:.2f}"
        f"C{0.8 * w:.2f} {0.56 * h:.2f} {0.96 * w:.2f} {0.62 * h:.2f} "
        f"{w - edge:.2f} {h - edge:.2f}Z"
    )
    fill = drawing.linear((0, 0), (0, h), (0, hue.light), (0.6, hue.base), (1, hue.base))
    rim = "#04070F"
    drawing.path(body, fill=fill, stroke=rim, width=edge)
    drawing.disc(cx, r + edge / 2, r, fill=fill, stroke=rim, width=edge)
    drawing.stamp(figure(renderer, "ABCD"[art.seat], 0.34 * h, INK), cx, 0.77 * h)
    return drawing.surface()


@paints(HandPlace, outlines.card)
def hand_place(renderer: Renderer, size: Size, art: HandPlace, _label: str) -> pygame.Surface:
    """Room for a card, or a point of hand limit that is gone for good."""
    w, h = size
    drawing = Drawing(w, h, 2)
    edge = renderer.theme.edge_width * renderer.scale
    outline = shapes.box(edge, edge, w - 2 * edge, h - 2 * edge, 0.08 * h)
    if art.lost:
        drawing.shape(outline, fill=fade(DANGER.deep, 0.75))
        drawing.stripes(outline, fade(DANGER.base, 0.3), 0.28 * w)
        drawing.shape(outline, stroke=fade(DANGER.base, 0.8), width=edge)
    else:
        drawing.shape(
            outline,
            fill="#0A102680",
            stroke=renderer.theme.edge,
            width=edge,
            dash=(4 * renderer.scale, 3.4 * renderer.scale),
        )
    return drawing.surface()


@paints(HandLimit)
def hand_limit(renderer: Renderer, size: Size, art: HandLimit, _label: str) -> pygame.Surface:
    """A pip for each point; a lost one is crossed out."""
    w, h = size
    first, hue = art.first, CREW[art.seat]
    drawing = Drawing(w, h, 2)
    pitch = min(w / first, 1.2 * h)
    side = min(0.84 * pitch, 0.8 * h)
    start = w - pitch * first
    for i in range(first):
        x = start + pitch * i + (pitch - side) / 2
        pip = shapes.box(x, (h - side) / 2, side, side, 0.28 * side)
        if i < art.limit:
            drawing.shape(pip, fill=hue.base)
            continue
        edge = max(1.0, 1.3 * renderer.scale)
        drawing.shape(pip, fill="#1A0D08", stroke=DANGER.base, width=edge)
        low, high = (h - side) / 2 + 0.25 * side, (h + side) / 2 - 0.25 * side
        drawing.line([(x + 0.25 * side, low), (x + 0.75 * side, high)], DANGER.base, edge)
    return drawing.surface()


@paints(CodeLock)
def lock(renderer: Renderer, size: Size, art: CodeLock, text: str) -> pygame.Surface:
    """A self-destruct code.

    Lamps show the cards of the suit in the fullest hand, paler ones those in other hands.
    """
    state = art.state
    w, h = size
    hue = SUITS[art.suit]
    drawing = Drawing(w, h, renderer.px(12))
    edge = renderer.theme.edge_width * renderer.scale
    outline = shapes.box(edge / 2, edge / 2, w - edge, h - edge, 0.14 * h)
    drawing.shape(outline, fill=renderer.theme.panel)
    if state == "open":
        drawing.glow(outline, LEGAL.base, 1.6 * edge, power=0.8, core=LEGAL.base)
    else:
        drawing.shape(outline, stroke=hue.base, width=edge)
    upper = 0.56 * h
    sign, side = 0.2 * min(h, 0.48 * w), min(0.4 * h, 0.17 * w)
    middle = upper / 2 + 0.06 * h
    draw_suit(drawing, art.suit, 0.04 * w + sign, middle, sign, hue.base)
    icon, ink = ("unlock", LEGAL.base) if state == "open" else ("lock", "#B4C0E4")
    drawing.icon(icon, w - 0.7 * side - 0.03 * w, middle, side, ink)
    _lamps(drawing, art, hue, edge)
    if text:
        # Between the suit and the lock, clear of both.
        left, right = 0.04 * w + 2 * sign, w - 1.2 * side - 0.03 * w
        room = (round(right - left - 0.02 * w), round(0.5 * h))
        shade = LEGAL.base if state == "open" else renderer.theme.text
        style = Style(19, shade, bold=True, floor=second_floor(renderer))
        drawing.stamp(words(renderer, text, room, style), (left + right) / 2, middle)
    return drawing.surface()


def _lamps(drawing: Drawing, art: CodeLock, hue: Hue, edge: float) -> None:
    """One for each card that the code needs."""
    w, h = drawing.w, drawing.h
    pad, high = 0.08 * w, 0.13 * h
    pitch = (w - 2 * pad) / art.needed
    for i in range(art.needed):
        lamp = shapes.box(pad + pitch * i + 0.08 * pitch, 0.76 * h, 0.84 * pitch, high, high / 2)
        if art.state == "open" or i < art.best:
            drawing.shape(lamp, fill=hue.base)
        elif i < art.crew:
            drawing.shape(lamp, fill=fade(hue.base, 0.3), stroke=hue.base, width=edge)
        else:
            drawing.shape(lamp, fill="#0A102680", stroke=fade(hue.base, 0.7), width=edge)


@paints(Gauge)
def gauge(renderer: Renderer, size: Size, art: Gauge, _label: str) -> pygame.Surface:
    """A column that fills to 36, yellow at the foot, orange on top."""
    count = art.particles
    w, h = size
    drawing = Drawing(w, h, renderer.px(8))
    edge = 2 * renderer.scale
    tube = shapes.box(edge / 2, edge / 2, w - edge, h - edge, w / 2)
    drawing.shape(tube, fill="#0A1026")
    pad = 0.14 * w
    inner = h - 2 * pad
    level = inner * min(1.0, count / 36)
    if level > 2:
        fill = drawing.linear(
            (0, h), (0, 0), (0, SELECTED.base), (0.5, "#F5A21B"), (0.8, DANGER.base), (1, "#FF4B1F")
        )
        column = shapes.box(pad, h - pad - level, w - 2 * pad, level, (w - 2 * pad) / 2)
        drawing.shape(column, fill=fill)
        if count >= 30:
            drawing.stripes(column, fade("#000000", 0.28), 0.5 * w)
    drawing.shape(tube, stroke="#3D5BC0" if count < 30 else DANGER.base, width=edge)
    return drawing.surface()


@paints(Tick)
def tick(renderer: Renderer, size: Size, art: Tick, _label: str) -> pygame.Surface:
    """A mark of the gauge with its number."""
    w, h = size
    drawing = Drawing(w, h)
    y = h / 2
    drawing.line([(0, y), (0.26 * w, y)], renderer.theme.bright, 2 * renderer.scale)
    face = figure(
        renderer, str(art.number), 0.72 * h, renderer.theme.second, bold=False, room=0.62 * w
    )
    drawing.stamp(face, 0.38 * w + face.get_width() / 2, y)
    return drawing.surface()


@paints(GaugeFigure, outlines.pill)
def level(renderer: Renderer, size: Size, art: GaugeFigure, _label: str) -> pygame.Surface:
    """The figure that rides on the gauge."""
    count = art.particles
    w, h = size
    drawing = Drawing(w, h, 3)
    edge = 2 * renderer.scale
    pill = shapes.box(edge / 2, edge / 2, w - edge, h - edge, h / 2)
    rim = DANGER.base if count >= 30 else DANGER.light if count >= 18 else SELECTED.base
    drawing.shape(pill, fill="#060A1A", stroke=rim, width=edge)
    drawing.stamp(figure(renderer, f"{count}/36", 0.56 * h, WHITE, room=0.8 * w), w / 2, h / 2)
    return drawing.surface()


@paints(Alarm)
def alarm(renderer: Renderer, size: Size, _art: Alarm, text: str) -> pygame.Surface:
    """A warning before what cannot be mended: a striped field, a lit edge, words."""
    w, h = size
    drawing = Drawing(w, h, renderer.px(8))
    edge = 2 * renderer.scale
    outline = shapes.box(edge, edge, w - 2 * edge, h - 2 * edge, 0.22 * h)
    drawing.shape(outline, fill=mix(DANGER.deep, "#000000", 0.35))
    drawing.stripes(outline, fade(DANGER.base, 0.12), 0.3 * h)
    drawing.glow(outline, DANGER.base, edge, power=0.6, core=DANGER.base)
    room_ = (round(w - 0.3 * h), round(0.9 * h))
    drawing.stamp(words(renderer, text, room_, Style(18, WHITE, bold=True)), w / 2, h / 2)
    return drawing.surface()
