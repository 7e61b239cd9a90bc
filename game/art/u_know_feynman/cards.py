"""Cards with two faces.

Suits differ by colour and by shape; the suits that belong together (red and pink, ...) share a
shape. Matter is a full field with a white oval, antimatter a striped dark one with a black oval.
"""

from __future__ import annotations

import math
from typing import Final, NamedTuple

import pygame

from game.art.ink import outlines, shapes
from game.art.ink.drawing import Drawing
from game.art.ink.palette import INK, WHITE, Colour, fade, mix
from game.art.ink.particle import fitted_symbol
from game.art.ink.renderer import Renderer, Size, paints
from game.art.ink.type import centred, figure, fit_ink
from game.core.particles import PARTICLES, Symbol
from game.rules.u_know_feynman.faces import (
    FERMIONS,
    GLUON,
    MATTER,
    PENALTY,
    PHOTON,
    REVERSE,
    SKIP,
    WILD,
    W,
)
from game.tables.u_know_feynman.pictures import Duo

LIGHTS: Final[tuple[tuple[Colour, ...], ...]] = (
    ("#D93A1F", "#3D8FD1", "#1FAE85", "#F0E442"),
    ("#F08FC0", "#A38BE8", "#7CCBF5", "#F5B041"),
)
"""By side and suit (LOOK, section 1). The red is purer than that of the palette, which most eyes
call orange; for all `EYES` of `game.art.ink.palette` it is no nearer to another suit than that."""

GROUNDS: Final = ("#FBFCFF", "#070B18")
"""Ovals, capsules and pills: white on matter, black on antimatter."""


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


TILT: Final = 18.0
"""Of the oval, in degrees."""

ASLEEP: Final = (134, 138, 164, 255)
"""Factor for the light of a card that cannot be laid now."""
DOZING: Final = (198, 202, 224, 255)
"""The same in high contrast: these cards have to be read there, too."""
SMALL: Final = 84
"""Height in stage units below which a card has no small print."""
FAR: Final = 120
"""Height below which it lies far away, in the hand of a rival: its tag is larger by comparison."""
BARE: Final = 60
"""Height below which it shows its symbol and its suit, nothing else."""


def face_symbol(side: int, symbol: int) -> Symbol:
    """The symbol in the oval."""
    if symbol < FERMIONS:
        return PARTICLES[symbol if side == MATTER else PARTICLES[symbol].anti].symbol
    return Symbol({W: "W", PHOTON: "γ", GLUON: "g"}.get(symbol, "H"))


def _corner(side: int, symbol: int) -> str:
    """The figure on the right above: the charge of a particle, or the cards to draw."""
    if symbol in PENALTY:
        return f"+{PENALTY[symbol]}"
    if symbol >= FERMIONS:
        return ""
    charge = PARTICLES[symbol].charge * (1 if side == MATTER else -1)
    sign = "+" if charge > 0 else "−" if charge < 0 else ""
    return sign + {0: "0", 1: "⅓", 2: "⅔", 3: "1"}[abs(charge)]


class FaceMeasures(NamedTuple):
    """Measures for a face at one size, apart from its suit and symbol."""

    renderer: Renderer
    size: Size
    side: int
    tall: bool
    """Large enough for the small print."""
    tagged: bool
    """With the other face at its foot."""

    @property
    def far(self) -> bool:
        """In the hand of a rival."""
        return self.size[1] / self.renderer.scale < FAR

    @property
    def middle(self) -> float:
        """Height of the middle of the oval."""
        return (0.53 if not self.tagged else 0.42 if self.far else 0.5) * self.size[1]

    @property
    def tag(self) -> tuple[float, float, float]:
        """Width, height and middle of the tag at the foot, in parts of the card."""
        return (0.9, 0.26, 0.855) if self.far else (0.62, 0.135, 0.905)

    @property
    def ink(self) -> Colour:
        """For letters on ovals and pills."""
        return INK if self.side == MATTER else WHITE


@paints(Duo, outlines.card)
def duo(renderer: Renderer, size: Size, art: Duo, _label: str) -> pygame.Surface:
    """One face of a card.

    The other face, if it is known, is in a tag at the bottom.
    """
    side, symbol, suit = art.side, art.face >> 2, art.face & 3
    w, h = size
    high = h / renderer.scale
    face = FaceMeasures(renderer, size, side, high >= SMALL, high >= BARE and art.other is not None)
    kind = (symbol == WILD, symbol in PENALTY, symbol < SKIP)
    key = ("duo", size, side, suit, *kind, face.tagged)
    ground = renderer.remember(key, lambda: _ground(face, suit, symbol))
    sheet = ground.copy()
    m = (sheet.get_width() - w) // 2
    mark = _mark(face, symbol, 0.3 * h, (0.52 * w, 0.34 * h))
    if mark is not None:
        centred(sheet, mark, m + w / 2, m + face.middle)
    if face.tall:
        _index(face, sheet, m, symbol)
    if face.tagged and art.other is not None:
        centred(sheet, _tag(face, art.other), m + w / 2, m + face.tag[2] * h)
    if art.asleep:
        sheet.fill(DOZING if renderer.contrast else ASLEEP, special_flags=pygame.BLEND_RGB_MULT)
    return sheet


def _ground(face: FaceMeasures, suit: int, symbol: int) -> pygame.Surface:
    """A card of this suit without its symbol: many faces share it."""
    w, h = face.size
    wild = symbol == WILD
    drawing = Drawing(w, h, max(3, 0.03 * h))
    _sheet(drawing, face.side, "#2A3768" if wild else LIGHTS[face.side][suit], wild=wild)
    _oval(drawing, face.side, face.middle)
    if wild:
        _wild(drawing, face.side, face.middle, tall=face.tall)
    else:
        _suit_marks(drawing, face.side, suit, tall=face.tall, foot=not face.tagged)
    if face.tall and symbol < SKIP:
        pill = shapes.box(0.595 * w, 0.0475 * h, 0.34 * w, 0.115 * h, 0.06 * h)
        costs = symbol in PENALTY
        drawing.shape(pill, fill=GROUNDS[1 - face.side if costs else face.side])
        if costs:
            # A card beside the figure, on the other ground: it is no charge.
            card = shapes.box(0.645 * w, 0.067 * h, 0.078 * w, 0.076 * h, 0.01 * h)
            drawing.shape(card, fill=GROUNDS[face.side])
    return drawing.surface()


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


def _action(drawing: Drawing, symbol: int, at: shapes.Point, r: float, ink: Colour) -> None:
    """Skip: a ring with a bar. Reverse: two arrows. Flip: half matter, half antimatter."""
    (x, y), wide = at, 0.24 * r
    if symbol == SKIP:
        drawing.disc(x, y, r, stroke=ink, width=wide)
        c = r * math.sin(math.pi / 4)
        drawing.line([(x - c, y + c), (x + c, y - c)], ink, wide)
    elif symbol == REVERSE:
        for way in (-1, 1):
            arrow, tip, head = x + way * 0.62 * r, y - way * 1.1 * r, 0.48 * r
            drawing.line([(arrow, y + way * 0.85 * r), (arrow, tip)], ink, wide)
            low = tip + way * head
            drawing.line([(arrow - head, low), (arrow, tip), (arrow + head, low)], ink, wide)
    else:
        _flip_sign(drawing, x, y, 0.85 * r, ink)


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
    drawing.line(
        [(tip[0] - arm, tip[1] - 0.35 * arm), tip, (tip[0] + 0.45 * arm, tip[1] - arm)], ink, width
    )


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
    face: FaceMeasures, symbol: int, px: float, box: tuple[float, float]
) -> pygame.Surface | None:
    """The sign of a symbol, letter or picture; none for the colour change."""
    if symbol < SKIP or (symbol == WILD and face.side != MATTER):
        what = face_symbol(face.side, symbol)
        return fitted_symbol(face.renderer, what, px, face.ink, box)
    if symbol == WILD:
        return None

    def paint() -> pygame.Surface:
        wide, high = 3.0 * box[1], 3.0 * box[1]
        sign = Drawing(wide, high)
        _action(sign, symbol, (wide / 2, high / 2), 0.4 * box[1], face.ink)
        return fit_ink(_cropped(sign.surface()), box)

    return face.renderer.remember(("sign", symbol, face.ink, box), paint)


def _index(face: FaceMeasures, sheet: pygame.Surface, m: int, symbol: int) -> None:
    """The small symbol under the suit, for fanned cards, and the figure on the right above."""
    w, h = face.size
    if symbol != WILD:
        small = _mark(face, symbol, 0.115 * h, (0.2 * w, 0.12 * h))
        assert small is not None
        centred(sheet, small, m + 0.15 * w, m + 0.25 * h)
    value = _corner(face.side, symbol)
    if value:
        costs = symbol in PENALTY
        ink = (WHITE if face.side == MATTER else INK) if costs else face.ink
        text = figure(face.renderer, value, 0.078 * h, ink, room=(0.19 if costs else 0.29) * w)
        centred(sheet, text, m + (0.82 if costs else 0.765) * w, m + 0.105 * h)


def _tag(face: FaceMeasures, number: int) -> pygame.Surface:
    """For the foot: what is on the other side."""
    other = face._replace(side=1 - face.side)
    key = ("duo tag", face.size, other.side, number)
    return face.renderer.remember(key, lambda: _paint_tag(other, number))


def _paint_tag(face: FaceMeasures, number: int) -> pygame.Surface:
    w, h = face.size
    wide, high = face.tag[0] * w, face.tag[1] * h
    symbol, suit = number >> 2, number & 3
    hue = LIGHTS[face.side][suit] if symbol != WILD else "#8CA3F2"
    tag = Drawing(wide, high)
    edge = shapes.box(0.8, 0.8, wide - 1.6, high - 1.6, high / 2)
    tag.shape(edge, fill=GROUNDS[face.side])
    if face.side != MATTER:
        tag.stripes(edge, fade(hue, 0.3), max(4.0, 0.4 * high))
    tag.shape(edge, stroke=hue, width=max(1.0, 0.012 * h))
    x = 0.24 * wide
    if symbol == WILD:
        _four(tag, face.side, (x, high / 2), (0.2 * high, 0.2 * high), 0.19 * high)
    else:
        outline = suit_outline(suit, x, high / 2, 0.3 * high)
        tag.shape(outline, fill=hue, stroke=fade(face.ink, 0.4), width=0.8)
    picture = tag.surface()
    mark = _mark(face, symbol, 0.66 * high, (0.42 * wide, 0.74 * high))
    if mark is not None:
        centred(picture, mark, 0.62 * wide, high / 2)
    return picture


def _cropped(picture: pygame.Surface) -> pygame.Surface:
    return picture.subsurface(picture.get_bounding_rect()).copy()
