"""Particle Panic: rooms, stacks, suits, pawns, code locks, the pressure gauge and hand limits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.art import shapes
from game.art.drawing import Drawing
from game.art.easel import Easel
from game.art.palette import (
    BOSON,
    DANGER,
    GAMES,
    INK,
    LEGAL,
    LEPTON,
    PHOTON,
    SELECTED,
    WHITE,
    Hue,
    fade,
    mix,
)
from game.art.type import figure, words
from game.tables.particle_panic.geometry import RADIUS, RING, ROOM_SIZE, SLOTS, TOKEN

if TYPE_CHECKING:
    from game.art import Painter

Size = tuple[int, int]

SUITS: Final = (
    Hue("#FF8A4C", "#FFC09C", "#5A2A10"),
    PHOTON,
    Hue("#6CBBF0", "#C2E5FF", "#123E5E"),
    Hue("#C3ADFF", "#E6DCFF", "#332A5E"),
    BOSON,
)
"""Hearts, clubs, diamonds, spades, stars: the shape always stands with the colour."""

CREW: Final = (LEPTON, SELECTED, BOSON, LEGAL)
"""Scientists A, B, C and D: the letter always stands with the colour."""

HOT: Final = GAMES["particle_panic"].base
EXOTIC: Final = ("#FFF6E4", "#F3C98B")
"""Core and rim of an exotic particle."""


# --- suits ----------------------------------------------------------------------------------------


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
            corners = [(cx, cy - 0.98 * r), (cx + 0.72 * r, cy), (cx, cy + 0.98 * r),
                       (cx - 0.72 * r, cy)]  # fmt: skip
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


def suit(easel: Easel, size: Size, args: str, _label: str) -> pygame.Surface:
    """``suit:<0-4>``: the sign alone."""
    w, h = size
    drawing = Drawing(w, h)
    draw_suit(drawing, int(args), w / 2, h / 2, 0.48 * min(w, h), SUITS[int(args)].base)
    return drawing.surface()


def suit_card(easel: Easel, size: Size, args: str, _label: str) -> pygame.Surface:
    """``suit-card:<suit>``: a card in a hand. Only its suit matters, so nothing else is on it."""
    w, h = size
    hue = SUITS[int(args)]
    drawing = Drawing(w, h, 3)
    _card(easel, drawing, hue, (0, 0, w, h))
    draw_suit(drawing, int(args), w / 2, h / 2, 0.32 * min(w, 0.8 * h), hue.light)
    return drawing.surface()


def _card(easel: Easel, drawing: Drawing, hue: Hue, box: tuple[float, float, float, float]) -> None:
    x, y, w, h = box
    edge = max(1.0, 0.9 * easel.theme.edge_width * easel.scale)
    body = shapes.box(x + edge / 2, y + edge / 2, w - edge, h - edge, 0.1 * h)
    fill = drawing.linear((x, y), (x, y + h), (0, mix(hue.deep, hue.base, 0.18)), (1, "#0D1329"))
    drawing.shape(body, fill=fill, stroke=hue.base, width=edge)


def stack(easel: Easel, size: Size, args: str, _label: str) -> pygame.Surface:
    """``stack-of-cards:<suit>,<height>``: the top card, the edges of those below, their number."""
    top, height = map(int, args.split(","))
    w, h = size
    drawing = Drawing(w, h, easel.px(4))
    hue = SUITS[top] if top >= 0 else None
    cw, ch = 0.76 * w, 0.83 * h
    layers = min(4, (height + 3) // 5)
    step = max(1.0, 2.2 * easel.scale)
    x = (w - cw - step * layers) / 2
    for layer in range(layers, 0, -1):
        edge = shapes.box(x + step * layer, step * layer * 0.6, cw, ch, 0.08 * ch)
        drawing.shape(
            edge, fill="#0D1329", stroke=fade((hue or DANGER).base, 0.75), width=easel.scale
        )
    if hue is None:
        place = shapes.box(x, 0, cw, ch, 0.08 * ch)
        drawing.shape(place, stroke=DANGER.base, width=1.5 * easel.scale, dash=(6, 4))
    else:
        _card(easel, drawing, hue, (x, 0, cw, ch))
        draw_suit(drawing, top, x + cw / 2, 0.4 * ch, 0.26 * ch, hue.light)
    low = height <= 2
    tall = 0.35 * h
    wide = max(0.62 * w, tall * 1.3)
    pill = shapes.box((w - wide) / 2, h - tall, wide, tall, tall / 2)
    rim = DANGER.base if low else (hue or DANGER).base
    drawing.shape(
        pill, fill="#04070F" if not low else DANGER.deep, stroke=rim, width=1.4 * easel.scale
    )
    drawing.stamp(
        figure(easel, str(height), 0.78 * tall, WHITE, room=wide - 4), w / 2, h - tall / 2
    )
    return drawing.surface()


# --- the ring -------------------------------------------------------------------------------------


def lab_ring(easel: Easel, size: Size, args: str, _label: str) -> pygame.Surface:
    """``lab-ring:<particles>``: the beam pipe that joins the rooms; inside it grows hotter."""
    w, h = size
    full = min(1.0, int(args or 0) / 36)
    scale = w / RING.w
    drawing = Drawing(w, h)
    cx, cy, r = w / 2, h / 2, RADIUS * scale
    if easel.theme.decorated:
        drawing.lamp(cx, cy, 1.12 * r, HOT, 0.25 + 0.45 * full)
    band = 52 * scale
    drawing.disc(cx, cy, r, stroke="#1B2654B0", width=band)
    for edge in (r - band / 2, r + band / 2):
        drawing.disc(cx, cy, edge, stroke=easel.theme.line, width=1.4 * easel.scale)
    return drawing.surface()


def core(easel: Easel, size: Size, _args: str, _label: str) -> pygame.Surface:
    """``core``: the round field in the middle, where dice come to rest."""
    w, h = size
    drawing = Drawing(w, h, easel.px(10))
    r = min(w, h) / 2
    for grow, alpha in ((9, 0.06), (6, 0.1), (3, 0.16)):
        drawing.disc(w / 2, h / 2, r - 2, stroke=fade(HOT, alpha), width=2 * grow * easel.scale)
    fill = drawing.radial((w / 2, h / 2), r, (0, "#0F1738"), (1, "#070B1C"))
    drawing.disc(w / 2, h / 2, r - 2, fill=fill, stroke=DANGER.light, width=2 * easel.scale)
    return drawing.surface()


def room(easel: Easel, size: Size, args: str, _label: str) -> pygame.Surface:
    """``room:<particles>``: a hexagon with six slots; yellow with five, striped if full."""
    count = int(args or 0)
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
        drawing.disc(w / 2 + x * unit, h / 2 + y * unit, 0.4 * TOKEN * unit, fill="#0A102680",
                     stroke="#6F86CF", width=1.2 * easel.scale,
                     dash=(2.6 * easel.scale, 2.6 * easel.scale))  # fmt: skip
    return drawing.surface()


def room_number(easel: Easel, size: Size, args: str, _label: str) -> pygame.Surface:
    """``room-number:<1-6>,<particles>``: the badge of a room."""
    number, _, count = args.partition(",")
    w, h = size
    rim = {5: SELECTED.base, 6: DANGER.base}.get(int(count or 0), "#5C7BE0")
    drawing = Drawing(w, h, 2)
    r = min(w, h) / 2
    drawing.disc(w / 2, h / 2, r - easel.scale, fill="#060A1A", stroke=rim, width=2 * easel.scale)
    drawing.stamp(figure(easel, number, 0.6 * h, WHITE), w / 2, h / 2)
    return drawing.surface()


def exotic(easel: Easel, size: Size, _args: str, _label: str) -> pygame.Surface:
    """``exotic``: one exotic particle, a pale bright ball."""
    w, h = size
    r = 0.42 * min(w, h)
    drawing = Drawing(w, h, easel.px(5))
    drawing.lamp(w / 2, h / 2, 1.6 * r, EXOTIC[1], 0.5)
    fill = drawing.radial((w / 2 - 0.3 * r, h / 2 - 0.35 * r), 1.5 * r, (0, WHITE),
                          (0.4, EXOTIC[0]), (1, EXOTIC[1]))  # fmt: skip
    drawing.disc(w / 2, h / 2, r, fill=fill, stroke=WHITE, width=max(1.0, 0.1 * r))
    return drawing.surface()


def reach(easel: Easel, size: Size, args: str, _label: str) -> pygame.Surface:
    """``reach:<space>,<steps>``: how far along the ring a Move may go, both ways."""
    space, steps = map(int, args.split(","))
    w, h = size
    drawing = Drawing(w, h, easel.px(10))
    r = (RADIUS - 52) * w / RING.w
    start = -90 + 60 * space
    turn = min(60 * steps, 180)
    line = shapes.arc(w / 2, h / 2, r, start - turn, start + turn, 20 * steps)
    drawing.glow(line, LEGAL.base, 3 * easel.scale, power=0.8, closed=False)
    return drawing.surface()


# --- the crew -------------------------------------------------------------------------------------


def pawn(easel: Easel, size: Size, args: str, _label: str) -> pygame.Surface:
    """``pawn:<seat>[,turn]``: a scientist, with the letter of the seat."""
    seat, _, turn = args.partition(",")
    hue = CREW[int(seat)]
    w, h = size
    drawing = Drawing(w, h, easel.px(10))
    cx, r = w / 2, 0.235 * h
    if turn:
        drawing.lamp(cx, 0.55 * h, 0.8 * h, SELECTED.base, 0.8)
    edge = max(1.0, 1.6 * easel.scale)
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
    drawing.stamp(figure(easel, "ABCD"[int(seat)], 0.34 * h, INK), cx, 0.77 * h)
    return drawing.surface()


def hand_place(easel: Easel, size: Size, args: str, _label: str) -> pygame.Surface:
    """``hand-place[:lost]``: room for a card, or a point of hand limit that is gone for good."""
    w, h = size
    drawing = Drawing(w, h, 2)
    edge = easel.theme.edge_width * easel.scale
    outline = shapes.box(edge, edge, w - 2 * edge, h - 2 * edge, 0.08 * h)
    if args == "lost":
        drawing.shape(outline, fill=fade(DANGER.deep, 0.75))
        drawing.stripes(outline, fade(DANGER.base, 0.3), 0.28 * w)
        drawing.shape(outline, stroke=fade(DANGER.base, 0.8), width=edge)
    else:
        drawing.shape(outline, fill="#0A102680", stroke=easel.theme.edge, width=edge,
                      dash=(4 * easel.scale, 3.4 * easel.scale))  # fmt: skip
    return drawing.surface()


def hand_limit(easel: Easel, size: Size, args: str, _label: str) -> pygame.Surface:
    """``hand-limit:<limit>,<at first>,<seat>``: a pip for each point; a lost one is crossed out."""
    limit, first, seat = map(int, args.split(","))
    w, h = size
    hue = CREW[seat]
    drawing = Drawing(w, h, 2)
    pitch = min(w / first, 1.2 * h)
    side = min(0.84 * pitch, 0.8 * h)
    start = w - pitch * first
    for i in range(first):
        x = start + pitch * i + (pitch - side) / 2
        pip = shapes.box(x, (h - side) / 2, side, side, 0.28 * side)
        if i < limit:
            drawing.shape(pip, fill=hue.base)
            continue
        edge = max(1.0, 1.3 * easel.scale)
        drawing.shape(pip, fill="#1A0D08", stroke=DANGER.base, width=edge)
        low, high = (h - side) / 2 + 0.25 * side, (h + side) / 2 - 0.25 * side
        drawing.line([(x + 0.25 * side, low), (x + 0.75 * side, high)], DANGER.base, edge)
    return drawing.surface()


# --- codes and pressure ---------------------------------------------------------------------------


def lock(easel: Easel, size: Size, args: str, text: str) -> pygame.Surface:
    """``code-lock:<suit>,<cards>,<needed>,<shut | ready | open>``: a self-destruct code.

    Lamps show the cards of the suit in the fullest hand, paler ones those in other hands.
    """
    parts = args.split(",")
    which, best, crew, need = (int(part) for part in parts[:4])
    state = parts[4] if len(parts) > 4 else "shut"
    w, h = size
    hue = SUITS[which]
    drawing = Drawing(w, h, easel.px(12))
    edge = easel.theme.edge_width * easel.scale
    outline = shapes.box(edge / 2, edge / 2, w - edge, h - edge, 0.14 * h)
    drawing.shape(outline, fill=easel.theme.panel)
    if state == "open":
        drawing.glow(outline, LEGAL.base, 1.6 * edge, power=0.8, core=LEGAL.base)
    else:
        drawing.shape(outline, stroke=hue.base, width=edge)
    lamps_h = 0.13 * h
    upper = 0.56 * h
    draw_suit(drawing, which, 0.15 * w, upper / 2 + 0.06 * h, 0.2 * min(h, 0.55 * w), hue.base)
    side = min(0.44 * h, 0.24 * w)
    icon, ink = ("unlock", LEGAL.base) if state == "open" else ("lock", "#B4C0E4")
    drawing.icon(icon, w - 0.7 * side - 0.03 * w, upper / 2 + 0.06 * h, side, ink)
    pad = 0.08 * w
    pitch = (w - 2 * pad) / need
    for i in range(need):
        lamp = shapes.box(
            pad + pitch * i + 0.08 * pitch, 0.76 * h, 0.84 * pitch, lamps_h, lamps_h / 2
        )
        if state == "open" or i < best:
            drawing.shape(lamp, fill=hue.base)
        elif i < crew:
            drawing.shape(lamp, fill=fade(hue.base, 0.3), stroke=hue.base, width=edge)
        else:
            drawing.shape(lamp, fill="#0A102680", stroke=fade(hue.base, 0.7), width=edge)
    if text:
        room_ = (round(0.46 * w), round(0.5 * h))
        shade = LEGAL.base if state == "open" else easel.theme.text
        drawing.stamp(
            words(easel, text, 19, room_, shade, bold=True), 0.5 * w, upper / 2 + 0.06 * h
        )
    return drawing.surface()


def gauge(easel: Easel, size: Size, args: str, _label: str) -> pygame.Surface:
    """``pressure:<particles>``: a column that fills to 36, yellow at the foot, orange on top."""
    count = int(args or 0)
    w, h = size
    drawing = Drawing(w, h, easel.px(8))
    edge = 2 * easel.scale
    tube = shapes.box(edge / 2, edge / 2, w - edge, h - edge, w / 2)
    drawing.shape(tube, fill="#0A1026")
    pad = 0.14 * w
    inner = h - 2 * pad
    level = inner * min(1.0, count / 36)
    if level > 2:
        fill = drawing.linear((0, h), (0, 0), (0, SELECTED.base), (0.5, "#F5A21B"),
                              (0.8, DANGER.base), (1, "#FF4B1F"))  # fmt: skip
        column = shapes.box(pad, h - pad - level, w - 2 * pad, level, (w - 2 * pad) / 2)
        drawing.shape(column, fill=fill)
        if count >= 30:
            drawing.stripes(column, fade("#000000", 0.28), 0.5 * w)
    drawing.shape(tube, stroke="#3D5BC0" if count < 30 else DANGER.base, width=edge)
    return drawing.surface()


def tick(easel: Easel, size: Size, args: str, _label: str) -> pygame.Surface:
    """``tick:<n>``: a mark of the gauge with its number."""
    w, h = size
    drawing = Drawing(w, h)
    y = h / 2
    drawing.line([(0, y), (0.26 * w, y)], easel.theme.bright, 2 * easel.scale)
    face = figure(easel, args, 0.72 * h, easel.theme.second, bold=False, room=0.62 * w)
    drawing.stamp(face, 0.38 * w + face.get_width() / 2, y)
    return drawing.surface()


def level(easel: Easel, size: Size, args: str, _label: str) -> pygame.Surface:
    """``level:<particles>``: the figure that rides on the gauge."""
    count = int(args or 0)
    w, h = size
    drawing = Drawing(w, h, 3)
    edge = 2 * easel.scale
    pill = shapes.box(edge / 2, edge / 2, w - edge, h - edge, h / 2)
    rim = DANGER.base if count >= 30 else DANGER.light if count >= 18 else SELECTED.base
    drawing.shape(pill, fill="#060A1A", stroke=rim, width=edge)
    drawing.stamp(figure(easel, f"{count}/36", 0.56 * h, WHITE, room=0.8 * w), w / 2, h / 2)
    return drawing.surface()


def alarm(easel: Easel, size: Size, _args: str, text: str) -> pygame.Surface:
    """``alarm``: a warning before what cannot be mended: a striped field, a lit edge, words."""
    w, h = size
    drawing = Drawing(w, h, easel.px(8))
    edge = 2 * easel.scale
    outline = shapes.box(edge, edge, w - 2 * edge, h - 2 * edge, 0.22 * h)
    drawing.shape(outline, fill=mix(DANGER.deep, "#000000", 0.35))
    drawing.stripes(outline, fade(DANGER.base, 0.12), 0.3 * h)
    drawing.glow(outline, DANGER.base, edge, power=0.6, core=DANGER.base)
    room_ = (round(w - 0.3 * h), round(0.9 * h))
    drawing.stamp(words(easel, text, 18, room_, WHITE, bold=True), w / 2, h / 2)
    return drawing.surface()


PAINTERS: Final[dict[str, Painter]] = {
    "suit": suit,
    "suit-card": suit_card,
    "stack-of-cards": stack,
    "lab-ring": lab_ring,
    "core": core,
    "room": room,
    "room-number": room_number,
    "exotic": exotic,
    "reach": reach,
    "pawn": pawn,
    "hand-place": hand_place,
    "hand-limit": hand_limit,
    "code-lock": lock,
    "pressure": gauge,
    "tick": tick,
    "level": level,
    "alarm": alarm,
}
SHAPES: Final[dict[str, str]] = {
    "room": "room",
    "suit-card": "card",
    "hand-place": "card",
    "stack-of-cards": "card",
    "room-number": "round",
    "exotic": "round",
    "level": "pill",
}
"""The outline of each kind for its states."""
