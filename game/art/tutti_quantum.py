"""Tutti Quantum: particle cards, the honeycomb they lie on, tokens, ghosts and markers."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import pygame

from game.art.ink import shapes
from game.art.ink.drawing import Drawing
from game.art.ink.easel import Easel
from game.art.ink.palette import (
    BOSON,
    DANGER,
    FIELD_FOOT,
    INK,
    LEGAL,
    LEPTON,
    PHOTON,
    QUARK,
    SELECTED,
    WHITE,
    Hue,
    fade,
    mix,
)
from game.art.ink.shapes import Point
from game.art.ink.states import EDGE_TURNS, RISK
from game.art.ink.type import centred, figure
from game.tables.honeycomb import GRIP

if TYPE_CHECKING:
    from game.art.ink.easel import Painter

Size = tuple[int, int]

HIGGS: Final = Hue("#D8CC3E", "#FFF7B0", "#4B4712")
HUES: Final[dict[str, Hue]] = {
    "quark": QUARK,
    "electron": LEPTON,
    "gluon": BOSON,
    "photon": PHOTON,
    "higgs": HIGGS,
}
"""By the kind of card. Second cue: each line has a form of its own."""

ANGLES: Final = {"a": (270, 150, 30), "b": (90, 330, 210)}
"""Where the edges leave a vertex, by its end of them: degrees clockwise from the right."""


# --- cards --------------------------------------------------------------------------------------


def flat(easel: Easel, size: Size, args: str, _label: str) -> pygame.Surface:
    """``feynman:<kind>[,<count>][,secret]``: a card lying level, as large as its box is wide."""
    kind, *marks = args.split(",")
    count = int(marks[0]) if marks and marks[0].isdigit() else 1
    w, h = size
    drawing = Drawing(w, h, easel.px(10))
    length = w * (0.94 if count > 1 else 1.0)
    if count > 1:
        # The ones beneath peep out above.
        for step in range(min(count, 3) - 1, 0, -1):
            _body(drawing, kind, (w / 2 + 0.02 * w * step, 0.53 * h - 0.05 * h * step), length, 0)
    middle = (w / 2 - (0.015 * w if count > 1 else 0), h / 2 + (0.03 * h if count > 1 else 0))
    _card(drawing, kind, middle, length, 0, facing=0)
    if "secret" in marks:
        r = 0.13 * w
        pill = shapes.box(w / 2 - r, -0.22 * r, 2 * r, 0.84 * r, 0.42 * r)
        drawing.shape(pill, fill="#0A0F24", stroke=SELECTED.base, width=1.4 * easel.scale)
        drawing.icon("eye", w / 2, 0.2 * r, 0.7 * r, SELECTED.light)
    return drawing.surface()


def back(_easel: Easel, size: Size, _args: str, _label: str) -> pygame.Surface:
    """``feynman-back``: a card face down; three tracks from one vertex, the same on every card."""
    w, h = size
    drawing = Drawing(w, h, 3)
    edge = shapes.feynman(w / 2, h / 2, w)
    drawing.shape(
        edge,
        fill=drawing.linear((0, 0), (0, h), (0, "#1A2550"), (1, "#0B1230")),
        stroke="#8CA3F2",
        width=max(1.0, 0.012 * w),
    )
    inner = shapes.feynman(w / 2, h / 2, 0.88 * w)
    drawing.shape(inner, stroke="#8CA3F266", width=max(0.8, 0.006 * w))
    for turn, colour in ((270, QUARK.base), (30, LEPTON.base), (150, BOSON.base)):
        end = (
            w / 2 + 0.22 * w * math.cos(math.radians(turn)),
            h / 2 + 0.22 * w * math.sin(math.radians(turn)),
        )
        drawing.line([(w / 2, h / 2), end], fade(colour, 0.85), max(1.0, 0.022 * w))
    drawing.disc(w / 2, h / 2, 0.045 * w, fill=WHITE)
    return drawing.surface()


def laid(way: str) -> Painter:
    """``edge-<way>:<kind>,<facing>``: a card on the board; the box is its grip, it stands out."""
    turn = EDGE_TURNS[way]

    def paint(easel: Easel, size: Size, args: str, _label: str) -> pygame.Surface:
        kind, _, facing = args.partition(",")
        w, h = size
        length = w / GRIP
        drawing = Drawing(w, h, 0.24 * length + easel.px(4))
        _card(drawing, kind, (w / 2, h / 2), length, turn, facing=int(facing or 0))
        return drawing.surface()

    return paint


def _body(drawing: Drawing, kind: str, middle: Point, length: float, turn: float) -> None:
    """The hexagon: deep colour, a lamp in the middle, an edge in the colour of the particle."""
    hue = HUES[kind]
    outline = shapes.feynman(*middle, 0.985 * length, turn)
    drawing.shape(outline, fill=mix(hue.deep, FIELD_FOOT, 0.35))
    drawing.lamp(*middle, 0.3 * length, hue.base, 0.3)
    drawing.shape(outline, stroke=hue.base, width=max(1.0, 0.012 * length))


def _card(
    drawing: Drawing, kind: str, middle: Point, length: float, turn: float, *, facing: int
) -> None:
    _body(drawing, kind, middle, length, turn)
    _line(drawing, kind, middle, length, turn, facing, HUES[kind], 1.0)


def _ends(middle: Point, length: float, turn: float) -> tuple[Point, Point]:
    """The tips of a card: where it comes from, where it points."""
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    x, y = middle
    half = length / 2
    return (x - half * c, y - half * s), (x + half * c, y + half * s)


def _line(
    drawing: Drawing,
    kind: str,
    middle: Point,
    length: float,
    turn: float,
    facing: int,
    hue: Hue,
    strength: float,
    heads: Sequence[float] = (0.0,),
) -> None:
    """The particle's line from tip to tip: arrow, coil, wave or dashes (LOOK 3).

    ``heads``: where the heads of an arrow are, in lengths from the middle.
    """
    a, b = _ends(middle, 0.985 * length, turn + 180 * facing)
    width = max(1.2, 0.034 * length)
    ink = fade(hue.light, strength)
    points: shapes.Points = [a, b]
    if kind == "gluon":
        near, far = _inset(a, b, 0.07)
        points = [a, *shapes.coil(near, far, 0.085 * length, 6), b]
    elif kind == "photon":
        points = shapes.wave(a, b, 0.07 * length, 4)
    for wide, alpha in ((0.2, 0.07), (0.13, 0.09), (0.08, 0.14)):
        drawing.line(points, fade(hue.base, alpha * strength), wide * length, cap="butt")
    if kind == "higgs":
        step = length * 0.985 / 15
        drawing.line(points, ink, width * 1.15, dash=(step * 1.8, step * 1.2), cap="butt")
    else:
        drawing.line(points, ink, width)
    for along in heads:
        at = middle[0] + along * (b[0] - a[0]), middle[1] + along * (b[1] - a[1])
        if kind == "quark":
            drawing.shape(_arrow_head(at, length, turn + 180 * facing, 0.1), fill=ink)
        elif kind == "electron":
            wing = _arrow_head(at, length, turn + 180 * facing, 0.12)
            drawing.line([wing[1], wing[0], wing[2]], ink, width * 1.1)


def _inset(a: Point, b: Point, share: float) -> tuple[Point, Point]:
    dx, dy = (b[0] - a[0]) * share, (b[1] - a[1]) * share
    return (a[0] + dx, a[1] + dy), (b[0] - dx, b[1] - dy)


def _arrow_head(middle: Point, length: float, turn: float, size: float) -> shapes.Points:
    """Tip, then the two wings, around the middle of the line."""
    x, y = middle
    r = size * length
    corners = [(x + 0.8 * r, y), (x - 0.55 * r, y - 0.72 * r), (x - 0.55 * r, y + 0.72 * r)]
    return shapes.turned(corners, turn, middle)


# --- places -------------------------------------------------------------------------------------


def place(way: str) -> Painter:
    """``place-<way>[-risk][:<kind>,<facing>,<clash>,<clear>]``: a free edge, a card's ghost.

    ``clash`` names the ends (a, b) at which the vertex would be past repair, ``clear`` the end
    where the points go if there is a marker at the other.
    """
    turn, risk = EDGE_TURNS[way.removesuffix(RISK)], way.endswith(RISK)

    def paint(easel: Easel, size: Size, args: str, text: str) -> pygame.Surface:
        w, h = size
        length = w / GRIP
        drawing = Drawing(w, h, 0.24 * length + easel.px(4))
        middle = (w / 2, h / 2)
        kind, facing, clash, clear = (
            (*args.split(","), "", "", "")[:4] if args else ("", "0", "", "")
        )
        hue = DANGER if risk else LEGAL
        outline = shapes.feynman(*middle, 0.93 * length, turn)
        width = max(1.0, 1.3 * easel.scale)
        drawing.shape(outline, fill=fade(hue.base, 0.10 if kind else 0.05))
        drawing.shape(
            outline,
            stroke=fade(hue.base, 0.75 if kind else 0.4),
            width=width,
            dash=(4.5 * width, 3.5 * width),
        )
        if kind:
            strength = 0.45 if risk else 0.7
            heads = (0.32, -0.32) if text else (0.0,)
            _line(drawing, kind, middle, length, turn, int(facing), HUES[kind], strength, heads)
            a, b = _ends(middle, length, turn)
            for name, end in (("a", a), ("b", b)):
                if name in clash:
                    _cross(drawing, end, 0.1 * length)
        sheet = drawing.surface()
        if text:
            a, b = _ends((drawing.margin + w / 2, drawing.margin + h / 2), length, turn)
            towards = {"a": 0.3, "b": 0.7}.get(clear, 0.5)
            at = (a[0] + towards * (b[0] - a[0]), a[1] + towards * (b[1] - a[1]))
            _points(easel, sheet, at, max(0.42 * length, easel.px(24)), text)
        return sheet

    return paint


def _cross(drawing: Drawing, at: Point, r: float) -> None:
    x, y = at
    for dx in (r, -r):
        ends = [(x - dx, y - r), (x + dx, y + r)]
        drawing.line(ends, "#04070FCC", 0.9 * r)
        drawing.line(ends, DANGER.base, 0.5 * r)


def _points(easel: Easel, sheet: pygame.Surface, at: Point, size: float, text: str) -> None:
    """What a place would bring, in a pill."""
    bad = text.startswith("\u2212")
    hue = DANGER if bad else LEGAL
    high = round(0.62 * size)
    wide = round(max(high, size))
    pill = Drawing(wide, high, 1)
    pill.shape(
        shapes.box(0.5, 0.5, wide - 1, high - 1, high / 2),
        fill="#06121E" if easel.contrast else "#06121ECC",
        stroke=hue.base,
        width=max(1.0, 1.2 * easel.scale),
    )
    face = figure(easel, text, 0.62 * high, hue.light, room=0.86 * wide)
    picture = pill.surface()
    centred(picture, face, picture.get_width() / 2, picture.get_height() / 2)
    centred(sheet, picture, *at)


# --- tokens -------------------------------------------------------------------------------------


def vertex(easel: Easel, size: Size, args: str, _label: str) -> pygame.Surface:
    """``vertex:<points>,<a|b>,<kind.kind.kind | debt | bad>``: the token on a vertex.

    The rim of a valid one is in three parts, each towards its card and in its colour.
    """
    points, end, what = args.split(",")
    w, h = size
    r = min(w, h) / 2
    middle = (w / 2, h / 2)
    drawing = Drawing(w, h, easel.px(3))
    drawing.disc(w / 2, h / 2 + 0.06 * r, r, fill="#00000088")
    ink = INK
    if what == "debt":
        drawing.disc(*middle, 0.8 * r, fill="#241002")
        drawing.disc(
            *middle, 0.8 * r, stroke=DANGER.base, width=0.14 * r, dash=(0.36 * r, 0.27 * r)
        )
        ink = DANGER.light
    elif what == "bad":
        drawing.disc(*middle, 0.94 * r, fill="#1A0A00")
        drawing.disc(*middle, 0.84 * r, fill=DANGER.base)
    else:
        drawing.disc(*middle, r, fill=INK)
        for turn, kind in zip(ANGLES[end], what.split("."), strict=True):
            rim = shapes.arc(*middle, 0.82 * r, turn - 52, turn + 52, 16)
            drawing.line(rim, HUES[kind].base, 0.26 * r, cap="butt")
        drawing.disc(*middle, 0.66 * r, fill="#F7F9FF")
    sheet = drawing.surface()
    shown = points.replace("-", "\u2212")
    size_of_figure = 0.86 * r if len(shown) == 1 else 0.74 * r
    face = figure(easel, shown, size_of_figure, ink, room=1.1 * r)
    centred(sheet, face, drawing.margin + w / 2, drawing.margin + h / 2)
    return sheet


def bead(easel: Easel, size: Size, args: str, _label: str) -> pygame.Surface:
    """``bead:<points>``: a token where only its worth counts; a mere dot where it is tiny."""
    w, h = size
    r = min(w, h) / 2
    drawing = Drawing(w, h, 1)
    bad = args.startswith("-")
    drawing.disc(w / 2, h / 2, r, fill=INK)
    drawing.disc(w / 2, h / 2, 0.86 * r, fill=DANGER.base if bad else "#F7F9FF")
    sheet = drawing.surface()
    if r >= 6 * easel.scale:
        face = figure(easel, args.replace("-", "\u2212"), 1.05 * r, INK, room=1.4 * r)
        centred(sheet, face, drawing.margin + w / 2, drawing.margin + h / 2)
    return sheet


# --- what lights up -----------------------------------------------------------------------------


def loop(easel: Easel, size: Size, _args: str, text: str) -> pygame.Surface:
    """``loop``: light in the hole of a valid hexagon, with its bonus."""
    w, h = size
    drawing = Drawing(w, h, easel.px(6))
    r = 0.44 * min(w, h)
    drawing.lamp(w / 2, h / 2, r, LEGAL.base, 0.55)
    drawing.glow(
        shapes.hexagon(w / 2, h / 2, r, 0.1 * r), LEGAL.base, max(1.0, 0.03 * r), power=0.7
    )
    sheet = drawing.surface()
    if text and r > 14 * easel.scale:
        face = figure(easel, text, 0.62 * r, LEGAL.light, room=1.2 * r)
        centred(sheet, face, drawing.margin + w / 2, drawing.margin + h / 2)
    return sheet


def shine(way: str) -> Painter:
    """``shine-<way>:<mission>``: light behind a card that belongs to a mission that was found."""
    turn = EDGE_TURNS[way]

    def paint(easel: Easel, size: Size, _args: str, _label: str) -> pygame.Surface:
        w, h = size
        length = w / GRIP
        drawing = Drawing(w, h, 0.36 * length + easel.px(8))
        outline = shapes.feynman(w / 2, h / 2, 1.04 * length, turn)
        drawing.halo(outline, SELECTED.base, 0.09 * length, 0.7)
        return drawing.surface()

    return paint


def flag(easel: Easel, size: Size, args: str, _label: str) -> pygame.Surface:
    """``flag:<want|avoid>,<player>``: what a partner says about a place; whose word it is."""
    kind, _, player = args.partition(",")
    w, h = size
    r = min(w, h) / 2
    hue, sign = (LEGAL, "check") if kind == "want" else (DANGER, "cross")
    drawing = Drawing(w, h, easel.px(4))
    drawing.disc(w / 2, h / 2, r, fill=fade("#04070F", 0.7))
    drawing.disc(
        w / 2, h / 2, 0.86 * r, fill=mix(hue.deep, "#04070F", 0.3), stroke=hue.base, width=0.1 * r
    )
    drawing.icon(sign, w / 2, h / 2, 1.0 * r, hue.light)
    drawing.disc(w / 2 + 0.68 * r, h / 2 + 0.62 * r, 0.44 * r, fill=WHITE, stroke=INK, width=1)
    sheet = drawing.surface()
    face = figure(easel, player, 0.52 * r, INK, room=0.7 * r)
    m = drawing.margin
    centred(sheet, face, m + w / 2 + 0.68 * r, m + h / 2 + 0.62 * r)
    return sheet


def shelf(easel: Easel, size: Size, _args: str, _label: str) -> pygame.Surface:
    """``shelf``: the rim of the table below the board, where the cards lie."""
    w, h = size
    drawing = Drawing(w, h, 2)
    rise = 8 * easel.scale
    top = [(w * t / 40, rise * (1 - math.sin(math.pi * t / 40))) for t in range(41)]
    body: shapes.Points = [*top, (w, h), (0, h)]
    fill = easel.theme.panel
    drawing.shape(body, fill=fill)
    drawing.line(top, easel.theme.line, 1.4 * easel.scale)
    return drawing.surface()


PAINTERS: Final[dict[str, Painter]] = {
    "feynman": flat,
    "feynman-back": back,
    **{way: laid(way) for way in EDGE_TURNS},
    **{
        (way + risk).replace("edge", "place"): place(way + risk)
        for way in EDGE_TURNS
        for risk in ("", RISK)
    },
    **{way.replace("edge", "shine"): shine(way) for way in EDGE_TURNS},
    "vertex": vertex,
    "bead": bead,
    "loop": loop,
    "flag": flag,
    "shelf": shelf,
}
SHAPES: Final[dict[str, str]] = {
    "feynman": "feynman",
    "feynman-back": "feynman",
    **{way: way for way in EDGE_TURNS},
    **{
        (way + risk).replace("edge", "place"): way + risk
        for way in EDGE_TURNS
        for risk in ("", RISK)
    },
    "vertex": "round",
    "bead": "round",
    "loop": "hex",
    "flag": "round",
}
