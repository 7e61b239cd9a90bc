"""U-kNOw Feynman: cards with two faces, the ring of play, suits to name, and the DECAY button.

Suits are told by colour and by shape; the suits that belong together (red and pink, ...) share a
shape. Matter is a full field with a white oval, antimatter a striped dark one with a black oval.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

import pygame

from game.art import shapes
from game.art.drawing import Drawing
from game.art.easel import Easel
from game.art.palette import DANGER, INK, SELECTED, WHITE, Colour, fade, mix
from game.art.particle import fitted_symbol
from game.art.type import centred, figure, fit_ink, words
from game.core.particles import PARTICLES, Symbol
from game.rules.u_know_feynman.faces import (
    FERMIONS,
    GLUON,
    MATTER,
    PENALTY,
    PHOTON,
    SKIP,
    WILD,
    W,
)

if TYPE_CHECKING:
    from game.art import Painter

Size = tuple[int, int]

LIGHTS: Final[tuple[tuple[Colour, ...], ...]] = (
    ("#D55E00", "#3D8FD1", "#1FAE85", "#F0E442"),
    ("#F08FC0", "#A38BE8", "#7CCBF5", "#F5B041"),
)
"""By side and suit (LOOK, section 1)."""

GROUNDS: Final = ("#FBFCFF", "#070B18")
"""Ovals, capsules and pills: white on matter, black on antimatter."""

RATIO: Final = 0.68
"""Width of a card to its height."""
TILT: Final = 18.0
"""Of the oval, in degrees."""

ASLEEP: Final = (134, 138, 164, 255)
"""What the light of a card that cannot be laid now is multiplied with."""
SMALL: Final = 84
"""Height in stage units below which a card shows its symbol and its suit, nothing else."""


def suit_outline(suit: int, cx: float, cy: float, r: float) -> shapes.Points:
    """The shape of a suit: disc, square, triangle, star."""
    match suit:
        case 0:
            return shapes.disc(cx, cy, 0.88 * r)
        case 1:
            return shapes.box(cx - 0.78 * r, cy - 0.78 * r, 1.56 * r, 1.56 * r, 0.12 * r)
        case 2:
            return shapes.rounded(shapes.regular(cx, cy + 0.14 * r, 1.08 * r, 3), 0.12 * r)
        case _:
            return shapes.star(cx, cy + 0.05 * r, 1.06 * r)


def face_symbol(side: int, symbol: int) -> Symbol:
    """What is written in the oval."""
    if symbol < FERMIONS:
        return PARTICLES[symbol if side == MATTER else PARTICLES[symbol].anti].symbol
    return Symbol({W: "W", PHOTON: "γ", GLUON: "g"}.get(symbol, "H"))


def _corner(side: int, symbol: int) -> str:
    """The figure on the right above: the charge of a particle, the cards that a force costs."""
    if symbol in PENALTY:
        return f"+{PENALTY[symbol]}"
    if symbol >= FERMIONS:
        return ""
    charge = PARTICLES[symbol].charge * (1 if side == MATTER else -1)
    sign = "+" if charge > 0 else "−" if charge < 0 else ""
    return sign + {0: "0", 1: "⅓", 2: "⅔", 3: "1"}[abs(charge)]


def duo(easel: Easel, size: Size, args: str, _label: str) -> pygame.Surface:
    """``duo:<side>,<face>[,<other face>][,asleep]``: one face of a card.

    The other face, where it is known, stands in a tag at the foot.
    """
    parts = args.split(",")
    side, face = int(parts[0]), int(parts[1])
    other = next((int(part) for part in parts[2:] if part.isdigit()), -1)
    symbol, suit = face >> 2, face & 3
    w, h = size
    drawing = Drawing(w, h, max(3, 0.03 * h))
    hue = LIGHTS[side][suit] if symbol != WILD else "#2A3768"
    _sheet(drawing, side, hue, wild=symbol == WILD)
    tall = h / easel.scale >= SMALL
    cy = (0.53 if other < 0 or not tall else 0.5) * h
    _oval(drawing, side, cy)
    ink = INK if side == MATTER else WHITE
    if symbol == WILD:
        _wild(drawing, side, cy, tall=tall)
    elif symbol >= SKIP:
        _action(drawing, symbol, cy, ink)
    if symbol != WILD:
        _suit_marks(drawing, side, suit, tall=tall, foot=other < 0 or not tall)
    sheet = drawing.surface()
    m = drawing.margin
    if symbol < SKIP or (symbol == WILD and side != MATTER):
        box = (0.52 * w, 0.30 * h)
        what = face_symbol(side, symbol)
        centred(sheet, fitted_symbol(easel, what, 0.3 * h, ink, box), m + w / 2, m + cy)
    if tall:
        _index(easel, sheet, m, size, side, symbol)
        if other >= 0:
            _tag(easel, sheet, m, size, 1 - side, other)
    if "asleep" in parts:
        veil = pygame.Surface(sheet.get_size(), pygame.SRCALPHA)
        veil.fill(ASLEEP)
        sheet.blit(veil, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return sheet


def _sheet(drawing: Drawing, side: int, hue: Colour, *, wild: bool) -> None:
    """Field and border: lit for matter, striped and dashed for antimatter."""
    w, h = drawing.w, drawing.h
    line = max(1.2, 0.012 * h)
    outline = shapes.box(line / 2, line / 2, w - line, h - line, 0.07 * h)
    drawing.shadow(outline, 0.008 * h)
    if side == MATTER:
        light, deep = mix(hue, WHITE, 0.22), mix(hue, "#000000", 0.25)
        drawing.shape(
            outline, fill=drawing.linear((0, 0), (0, h), (0, light), (0.5, hue), (1, deep))
        )
        edge = mix(hue, WHITE, 0.55) if not wild else "#8CA3F2"
        drawing.shape(outline, stroke=edge, width=line)
        return
    drawing.shape(outline, fill=mix(hue, "#050812", 0.62))
    drawing.stripes(outline, mix(hue, "#050812", 0.30), max(5.0, 0.085 * h), 0.45)
    rim = mix(hue, WHITE, 0.35) if not wild else "#8CA3F2"
    drawing.shape(outline, stroke=fade(rim, 0.4), width=line)
    drawing.shape(outline, stroke=rim, width=1.15 * line, dash=(0.05 * h, 0.026 * h))


def _oval(drawing: Drawing, side: int, cy: float) -> None:
    w, h = drawing.w, drawing.h
    oval = shapes.turned(shapes.disc(w / 2, cy, 0.335 * w, 0.29 * h), TILT, (w / 2, cy))
    rim = fade(INK, 0.35) if side == MATTER else fade(WHITE, 0.4)
    drawing.shape(oval, fill=GROUNDS[side], stroke=rim, width=0.008 * h)


def _wild(drawing: Drawing, side: int, cy: float, *, tall: bool) -> None:
    """The four suits of a wild: in the oval, or around the letter of the Higgs."""
    w, h = drawing.w, drawing.h
    if tall:
        x, y, r = 0.15 * w, 0.105 * h, 0.092 * w
        drawing.disc(x, y, 1.5 * r, fill=GROUNDS[side])
        _four(drawing, side, (x, y), (0.55 * r, 0.55 * r), 0.5 * r)
    if side == MATTER:
        drawing.disc(w / 2, cy, 0.3 * w, fill="#10183A")
        _four(drawing, side, (w / 2, cy), (0.14 * w, 0.14 * w), 0.125 * w)
    else:
        _four(drawing, side, (w / 2, cy), (0.24 * w, 0.24 * h), 0.085 * w)


def _four(
    drawing: Drawing, side: int, at: shapes.Point, off: tuple[float, float], r: float
) -> None:
    """All suits around a point."""
    for suit, (dx, dy) in enumerate(((-1, -1), (1, -1), (1, 1), (-1, 1))):
        outline = suit_outline(suit, at[0] + dx * off[0], at[1] + dy * off[1], r)
        drawing.shape(outline, fill=LIGHTS[side][suit], stroke=fade(WHITE, 0.6), width=0.06 * r)


def _action(drawing: Drawing, symbol: int, cy: float, ink: Colour) -> None:
    """Skip: a ring with a bar. Reverse: two arrows. Flip: half matter, half antimatter."""
    w, h = drawing.w, drawing.h
    x, r, wide = w / 2, 0.2 * w, 0.05 * w
    match symbol:
        case 12 | 13 | 14:
            return
        case 15:
            drawing.disc(x, cy, r, stroke=ink, width=wide)
            c = r * math.sin(math.pi / 4)
            drawing.line([(x - c, cy + c), (x + c, cy - c)], ink, wide)
        case 16:
            for way in (-1, 1):
                dx = way * 0.12 * w
                tip, tail = cy - way * 0.17 * h, cy + way * 0.12 * h
                drawing.line([(x + dx, tail), (x + dx, tip)], ink, wide)
                head = 0.1 * w
                drawing.line(
                    [(x + dx - head, tip + way * head), (x + dx, tip),
                     (x + dx + head, tip + way * head)], ink, wide,
                )  # fmt: skip
        case 17:
            _flip_sign(drawing, x, cy, 0.17 * w, ink)


def _flip_sign(drawing: Drawing, x: float, cy: float, half: float, ink: Colour) -> None:
    """A small card, half of it lit and half of it the striped negative, under a bent arrow."""
    high, top = 1.15 * half, cy - 0.62 * half
    width = 0.17 * half
    for left, fill in ((x - half, GROUNDS[0]), (x, "#10142A")):
        part = shapes.box(left, top, half, 2 * high, 0.1 * half)
        drawing.shape(part, fill=fill, stroke=ink, width=width)
    drawing.stripes(shapes.box(x, top, half, 2 * high), "#9AA8D6", 0.5 * half, 0.4)
    drawing.shape(shapes.box(x, top, half, 2 * high, 0.1 * half), stroke=ink, width=width)
    bow = shapes.arc(x, top - 0.2 * half, half, 190, 350, 18, 0.62 * half)
    drawing.line(bow, ink, width)
    tip, arm = bow[-1], 0.42 * half
    drawing.line([(tip[0] - arm, tip[1] - 0.35 * arm), tip, (tip[0] + 0.45 * arm, tip[1] - arm)],
                 ink, width)  # fmt: skip


def _suit_marks(drawing: Drawing, side: int, suit: int, *, tall: bool, foot: bool) -> None:
    """The shape of the suit on the left above, and on the right below."""
    w, h = drawing.w, drawing.h
    x, y, r = (0.15 * w, 0.105 * h, 0.092 * w) if tall else (0.17 * w, 0.13 * h, 0.13 * w)
    ground = GROUNDS[side]
    if tall:
        # A capsule for suit and symbol: what is left to see of a card in a fan.
        capsule = shapes.box(x - 1.3 * r, y - 1.3 * r, 2.6 * r, 0.315 * h, 1.3 * r)
        drawing.shape(capsule, fill=ground)
    places = [(x, y), (w - x, h - y)] if foot else [(x, y)]
    hue = mix(LIGHTS[side][suit], "#000000", 0.12 if side == MATTER else 0.0)
    for x, y in places:
        drawing.disc(x, y, 1.28 * r, fill=ground)
        drawing.shape(suit_outline(suit, x, y, 0.86 * r), fill=hue)


def _mark(
    easel: Easel, side: int, symbol: int, px: float, box: tuple[float, float]
) -> pygame.Surface | None:
    """The small sign of a symbol, letter or picture; none for the colour change."""
    ink = INK if side == MATTER else WHITE
    if symbol < SKIP or (symbol == WILD and side != MATTER):
        return fitted_symbol(easel, face_symbol(side, symbol), px, ink, box)
    if symbol == WILD:
        return None
    sign = Drawing(4 * px, 6 * px)
    _action(sign, symbol, 3 * px, ink)
    return fit_ink(_cropped(sign.surface()), box)


def _index(easel: Easel, sheet: pygame.Surface, m: int, size: Size, side: int, symbol: int) -> None:
    """The small symbol under the suit, for fanned cards, and the figure on the right above."""
    w, h = size
    if symbol != WILD:
        small = _mark(easel, side, symbol, 0.115 * h, (0.2 * w, 0.12 * h))
        assert small is not None
        centred(sheet, small, m + 0.15 * w, m + 0.25 * h)
    value = _corner(side, symbol)
    if value:
        pill = Drawing(0.34 * w, 0.115 * h)
        pill.shape(shapes.box(0, 0, 0.34 * w, 0.115 * h, 0.06 * h), fill=GROUNDS[side])
        picture = pill.surface()
        ink = INK if side == MATTER else WHITE
        centred(picture, figure(easel, value, 0.078 * h, ink, room=0.29 * w), 0.17 * w, 0.0575 * h)
        centred(sheet, picture, m + 0.765 * w, m + 0.105 * h)


def _tag(easel: Easel, sheet: pygame.Surface, m: int, size: Size, side: int, face: int) -> None:
    """At the foot: what is on the other side."""
    w, h = size
    wide, high = 0.62 * w, 0.135 * h
    symbol, suit = face >> 2, face & 3
    hue = LIGHTS[side][suit] if symbol != WILD else "#8CA3F2"
    tag = Drawing(wide, high)
    edge = shapes.box(0.8, 0.8, wide - 1.6, high - 1.6, high / 2)
    ink = INK if side == MATTER else WHITE
    if side == MATTER:
        tag.shape(edge, fill=GROUNDS[side], stroke=hue, width=max(1.0, 0.012 * h))
    else:
        tag.shape(edge, fill=GROUNDS[side])
        tag.stripes(edge, fade(hue, 0.3), max(4.0, 0.4 * high))
        tag.shape(edge, stroke=hue, width=max(1.0, 0.01 * h))
    x = 0.24 * wide
    if symbol != WILD:
        tag.shape(suit_outline(suit, x, high / 2, 0.3 * high), fill=hue,
                  stroke=fade(ink, 0.4), width=0.8)  # fmt: skip
    else:
        _four(tag, side, (x, high / 2), (0.2 * high, 0.2 * high), 0.19 * high)
    picture = tag.surface()
    mark = _mark(easel, side, symbol, 0.66 * high, (0.42 * wide, 0.74 * high))
    if mark is not None:
        centred(picture, mark, 0.62 * wide, high / 2)
    centred(sheet, picture, m + w / 2, m + 0.905 * h)


def _cropped(picture: pygame.Surface) -> pygame.Surface:
    return picture.subsurface(picture.get_bounding_rect()).copy()


# --- the table ------------------------------------------------------------------------------------


def orbit(easel: Easel, size: Size, args: str, _label: str) -> pygame.Surface:
    """``orbit:<1 or -1>``: the ring that play goes round, with arrows; 1 is clockwise."""
    w, h = size
    step = int(args)
    drawing = Drawing(w, h, easel.px(6))
    line = 2.2 * easel.scale
    cx, cy, rx, ry = w / 2, h / 2, w / 2 - line, h / 2 - line
    ring = shapes.disc(cx, cy, rx, ry)
    drawing.pool(cx, cy, 0.9 * rx, 0.9 * ry, "#2A3F9C", 0.35)
    drawing.shape(ring, stroke=fade(easel.theme.bright, 0.22), width=5 * line)
    drawing.shape(ring, stroke=easel.theme.bright, width=line)
    for start in (40, 140, 220, 320):
        for k, strength in enumerate((0.35, 0.6, 1.0)):
            angle = math.radians(start + step * 3.4 * (k - 1))
            x, y = cx + rx * math.cos(angle), cy + ry * math.sin(angle)
            # The way along the ellipse there, clockwise on screen for step 1.
            dx, dy = -rx * math.sin(angle) * step, ry * math.cos(angle) * step
            length = math.hypot(dx, dy)
            ux, uy = dx / length, dy / length
            arm = 13 * easel.scale
            points = [
                (x - arm * ux + 0.8 * arm * uy, y - arm * uy - 0.8 * arm * ux),
                (x, y),
                (x - arm * ux - 0.8 * arm * uy, y - arm * uy + 0.8 * arm * ux),
            ]
            drawing.line(points, fade(SELECTED.base, strength), 2 * line)
    return drawing.surface()


def follow(easel: Easel, size: Size, args: str, text: str) -> pygame.Surface:
    """``follow:<side>,<suit>[,waits]``: the suit in force by its shape, and what may follow."""
    parts = args.split(",")
    side, suit = int(parts[0]), int(parts[1])
    w, h = size
    hue = LIGHTS[side][suit]
    line = easel.theme.edge_width * easel.scale
    drawing = Drawing(w, h, easel.px(4))
    edge = shapes.box(line / 2, line / 2, w - line, h - line, h / 2)
    drawing.shape(edge, fill="#0A0F24")
    if side != MATTER:
        drawing.stripes(edge, fade(hue, 0.16), 0.4 * h)
    rim = DANGER.base if "waits" in parts else hue
    drawing.shape(edge, stroke=fade(rim, 0.3), width=3 * line)
    drawing.shape(edge, stroke=rim, width=1.3 * line)
    drawing.shape(suit_outline(suit, 0.62 * h, h / 2, 0.3 * h), fill=hue,
                  stroke=fade(WHITE, 0.6), width=0.8 * line)  # fmt: skip
    sheet = drawing.surface()
    box = (max(1, round(w - 1.6 * h)), h)
    face = words(easel, text, 18, box, easel.theme.text, bold=True, floor=14)
    sheet.blit(face, (drawing.margin + round(1.1 * h), drawing.margin))
    return sheet


def suit_key(easel: Easel, size: Size, args: str, text: str) -> pygame.Surface:
    """``suit:<side>,<suit>``: a key to name a suit: its colour, its shape, its name."""
    side, suit = (int(part) for part in args.split(","))
    w, h = size
    drawing = Drawing(w, h, easel.px(6))
    hue = LIGHTS[side][suit]
    line = 2 * easel.scale
    edge = shapes.box(line, line, w - 2 * line, h - 2 * line, 0.16 * h)
    drawing.shape([(x, y + 2 * line) for x, y in edge], fill=mix(hue, "#000000", 0.6))
    if side == MATTER:
        light = mix(hue, WHITE, 0.25)
        drawing.shape(edge, fill=drawing.linear((0, 0), (0, h), (0, light), (1, hue)))
        drawing.shape(edge, stroke=mix(hue, WHITE, 0.6), width=line)
    else:
        drawing.shape(edge, fill=mix(hue, "#050812", 0.6))
        drawing.stripes(edge, mix(hue, "#050812", 0.32), 0.16 * h, 0.45)
        drawing.shape(edge, stroke=mix(hue, WHITE, 0.35), width=line)
    r = 0.24 * h
    drawing.disc(w / 2, 0.38 * h, 1.25 * r, fill=GROUNDS[side])
    drawing.shape(suit_outline(suit, w / 2, 0.38 * h, 0.85 * r), fill=mix(hue, "#000000", 0.1))
    sheet = drawing.surface()
    ink = INK if side == MATTER else WHITE
    box = (round(0.92 * w), round(0.3 * h))
    centred(sheet, words(easel, text, 20, box, ink, bold=True, floor=14),
            drawing.margin + w / 2, drawing.margin + 0.83 * h)  # fmt: skip
    return sheet


def dome(easel: Easel, size: Size, args: str, text: str) -> pygame.Surface:
    """``decay[:lit]``: the big round button, and the sign of a decay: one track, then two."""
    w, h = size
    lit = bool(args)
    drawing = Drawing(w, h, easel.px(22) if lit else easel.px(4))
    cx, r = w / 2, 0.44 * min(w, h)
    cy = h / 2 - 0.03 * h
    unit = easel.scale
    if lit:
        drawing.halo(shapes.disc(cx, cy, r), DANGER.base, 22 * unit, 0.5)
    drawing.disc(cx, cy + 0.05 * h, r + 3 * unit, fill="#101A3C", stroke=easel.theme.bright,
                 width=1.6 * unit)  # fmt: skip
    drawing.disc(cx, cy + 0.045 * h, r, fill="#7A2F08" if lit else "#3A2B33")
    top, low = ("#FFC08F", "#F0661E") if lit else ("#6A5560", "#4A3B47")
    fill = drawing.radial((cx - 0.3 * r, cy - 0.45 * r), 1.7 * r, (0, top), (1, low))
    drawing.disc(cx, cy, r, fill=fill, stroke=mix(top, WHITE, 0.5 if lit else 0.1), width=2 * unit)
    ink = INK if lit else "#C9CFE6"
    y, wide = cy + 0.4 * r, 2.4 * unit
    drawing.line([(cx - 0.42 * r, y), (cx, y)], ink, wide)
    drawing.line([(cx, y), (cx + 0.42 * r, y - 0.16 * r)], ink, wide)
    drawing.line([(cx, y), (cx + 0.42 * r, y + 0.16 * r)], ink, wide)
    drawing.disc(cx, y, 2.6 * unit, fill=ink)
    sheet = drawing.surface()
    box = (round(1.7 * r), round(0.62 * r))
    centred(sheet, words(easel, text, 26, box, ink, bold=True, floor=14),
            drawing.margin + cx, drawing.margin + cy - 0.06 * r)  # fmt: skip
    return sheet


PAINTERS: Final[dict[str, Painter]] = {
    "duo": duo,
    "orbit": orbit,
    "follow": follow,
    "suit": suit_key,
    "decay": dome,
}
SHAPES: Final[dict[str, str]] = {
    "duo": "card",
    "orbit": "round",
    "follow": "pill",
    "suit": "button",
    "decay": "round",
}
