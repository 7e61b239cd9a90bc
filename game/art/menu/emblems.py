"""The emblems: what each game is about, in one picture without a sentence."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

import pygame

from game.art.ink import shapes
from game.art.ink.drawing import Drawing
from game.art.ink.easel import Easel, Size, paints
from game.art.ink.palette import (
    ANTIMATTER,
    BOSON,
    DANGER,
    GAMES,
    INK,
    LEPTON,
    MATTER,
    PHOTON,
    QUARK,
    WHITE,
    Colour,
    Hue,
    fade,
    hue_of,
    mix,
)
from game.art.ink.particle import draw_particle, fitted_symbol, middle
from game.art.ink.symbols import figure, symbol, turned
from game.core.particles import DOWN, PARTICLES, UP, Symbol
from game.tables.pictures import Picture

Sign = Callable[[Easel, Drawing, float, float, float], None]
"""Draws around (x, y), inside a circle of radius r."""


def _particle_builder(easel: Easel, drawing: Drawing, x: float, y: float, r: float) -> None:
    """A proton: u, u and d in a lit circle, tied by gluons."""
    field = drawing.radial((x, y), r, (0, "#8A5F00"), (0.7, "#4A3300"), (1, "#2A1D04"))
    drawing.disc(x, y, 0.97 * r, stroke=fade(QUARK.base, 0.22), width=0.1 * r)
    drawing.disc(x, y, 0.9 * r, fill=field, stroke=QUARK.light, width=max(1.0, 0.018 * r))
    corners = (
        (UP, x - 0.44 * r, y - 0.26 * r),
        (UP, x + 0.44 * r, y - 0.26 * r),
        (DOWN, x, y + 0.46 * r),
    )
    for k, (_, ax, ay) in enumerate(corners):
        _, bx, by = corners[k - 1]
        coil = shapes.coil((ax, ay), (bx, by), 0.08 * r, 6)
        drawing.line(coil, fade(BOSON.base, 0.22), 0.07 * r)
        drawing.line(coil, BOSON.light, max(1.0, 0.026 * r))
    for which, px, py in corners:
        particle, size = PARTICLES[which], 0.29 * r
        drawing.lamp(px, py, 1.6 * size, QUARK.base, 0.5)
        draw_particle(drawing, particle, px, py, size)
        face = fitted_symbol(easel, particle.symbol, 1.15 * size, INK, (size, size))
        drawing.stamp(face, px, middle(particle, py, size))


def feynman_outline(a: shapes.Point, b: shapes.Point, width: float = 0.64) -> shapes.Points:
    """The equiangular hexagon between two tips, ``width`` of their distance wide."""
    half = width / 2
    cut = half / 3**0.5
    dx, dy = b[0] - a[0], b[1] - a[1]
    corners = ((0.0, 0.0), (cut, half), (1 - cut, half), (1.0, 0.0), (1 - cut, -half), (cut, -half))
    return [(a[0] + dx * t - dy * side, a[1] + dy * t + dx * side) for t, side in corners]


def _tutti_quantum(easel: Easel, drawing: Drawing, x: float, y: float, r: float) -> None:
    """Three Feynman cards that meet in a vertex worth two; the honeycomb goes on beyond."""
    length = 0.86 * r
    top = (x, y - length)
    left, right = ((x + s * length * 3**0.5 / 2, y + length / 2) for s in (-1, 1))
    line = max(0.8, 0.014 * r)
    for start in (top, left, right):
        for turn in (-60, 60):
            ux, uy = (start[0] - x) / length, (start[1] - y) / length
            vx, vy = shapes.turned([(ux, uy)], turn, (0, 0))[0]
            end = (start[0] + vx * 0.42 * length, start[1] + vy * 0.42 * length)
            drawing.line([start, end], fade(LEPTON.base, 0.6), line)
            drawing.disc(*end, 0.028 * r, fill=LEPTON.base)
    for tip, hue in ((top, PHOTON), (left, QUARK), (right, QUARK)):
        card = feynman_outline((x, y), tip, 0.6)
        fill = drawing.radial(
            ((x + tip[0]) / 2, (y + tip[1]) / 2),
            0.6 * length,
            (0, fade(hue.base, 0.55)),
            (1, fade(hue.deep, 0.75)),
        )
        drawing.shape(card, fill="#070C1C")
        drawing.shape(card, fill=fill, stroke=hue.base, width=line * 1.2)
    wide = max(1.2, 0.034 * length)
    ripple = shapes.wave((x, y - 0.12 * length), top, 0.075 * length, 3)
    _lit(drawing, ripple, PHOTON, wide)
    for tip, inward in ((left, True), (right, False)):
        _lit(drawing, [(x, y), tip], QUARK, wide)
        _arrow(drawing, tip if inward else (x, y), (x, y) if inward else tip, 0.12 * length)
    token = 0.17 * r
    drawing.disc(x, y, token, fill=WHITE, stroke="#8FB8E8", width=0.18 * token)
    for k, hue in enumerate((PHOTON, QUARK, QUARK)):
        first = -150 + 120 * k
        drawing.line(
            shapes.arc(x, y, token, first + 4, first + 116), hue.base, 0.24 * token, cap="butt"
        )
    drawing.stamp(figure(easel, "2", 1.25 * token, INK), x, y)


def _lit(drawing: Drawing, points: shapes.Points, hue: Hue, width: float) -> None:
    drawing.line(points, fade(hue.base, 0.35), width * 3.4, cap="butt")
    drawing.line(points, hue.light, width)


def _arrow(drawing: Drawing, a: shapes.Point, b: shapes.Point, size: float) -> None:
    """A solid head in the middle of a line."""
    length = ((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) ** 0.5
    dx, dy = (b[0] - a[0]) / length * size, (b[1] - a[1]) / length * size
    x, y = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
    corners = ((0.9, 0.0), (-0.68, 0.62), (-0.68, -0.62))
    head = [(x + dx * t - dy * side, y + dy * t + dx * side) for t, side in corners]
    drawing.shape(head, fill=QUARK.light)


def _u_know_feynman(easel: Easel, drawing: Drawing, x: float, y: float, r: float) -> None:
    """Matter left, antimatter right, a card half turned in the middle."""
    w, h = 0.64 * r, 0.95 * r
    orange = Hue("#D5732A", "#FFD0A0", "#6B2E00")
    _two_faced(easel, drawing, (x - 0.56 * r, y + 0.08 * r), (w, h), -27, orange, "u", anti=False)
    _two_faced(easel, drawing, (x + 0.56 * r, y + 0.08 * r), (w, h), 27, LEPTON, "e", anti=True)
    _half_turned(easel, drawing, (x, y - 0.04 * r), (w * 1.04, h * 1.04))


def _two_faced(
    easel: Easel,
    drawing: Drawing,
    at: shapes.Point,
    size: tuple[float, float],
    turn: float,
    hue: Hue,
    letter: str,
    *,
    anti: bool,
) -> None:
    x, y = at
    w, h = size
    line = max(0.8, 0.022 * h)

    def placed(points: shapes.Points) -> shapes.Points:
        return shapes.turned(points, turn, at)

    sheet = placed(shapes.box(x - w / 2, y - h / 2, w, h, 0.1 * w))
    drawing.shape([(px + 0.02 * h, py + 0.03 * h) for px, py in sheet], fill="#00000066")
    drawing.shape(sheet, fill=mix(hue.base, "#000000", 0.55 if anti else 0.08))
    if anti:
        drawing.stripes(sheet, hue.base, max(3.0, 0.1 * h), 0.48)
    drawing.shape(sheet, stroke=hue.light, width=line)
    oval = placed(shapes.turned(shapes.disc(x, y, 0.38 * w, 0.46 * w), 18, at))
    drawing.shape(oval, fill="#0A0E1C" if anti else WHITE, stroke=hue.light, width=line * 0.7)
    face = symbol(
        easel, Symbol(letter, sup="⁺" if anti else ""), 3 * 0.44 * w, WHITE if anti else INK
    )
    drawing.stamp(turned(face, turn), x, y)


def _half_turned(
    easel: Easel, drawing: Drawing, at: shapes.Point, size: tuple[float, float]
) -> None:
    """d on the left of the fold, its antiquark on the right."""
    x, y = at
    w, h = size
    line = max(0.8, 0.02 * h)
    sheet = shapes.box(x - w / 2, y - h / 2, w, h, 0.1 * w)
    drawing.shape([(px + 0.02 * h, py + 0.03 * h) for px, py in sheet], fill="#00000066")
    fold = 0.16
    limit = x + fold * y  # the fold leans, as the card is seen in the middle of its turn
    front, behind = (
        [shapes.clipped(part, s, s * fold, s * limit) for part in (sheet, _oval(at, w))]
        for s in (1, -1)
    )
    drawing.shape(front[0], fill=mix(LEPTON.base, "#000000", 0.05))
    drawing.shape(behind[0], fill=mix(BOSON.base, "#000000", 0.6))
    drawing.stripes(behind[0], BOSON.base, max(3.0, 0.1 * h), 0.48)
    drawing.shape(front[1], fill=WHITE)
    drawing.shape(behind[1], fill="#0A0E1C")
    drawing.shape(sheet, stroke=LEPTON.light, width=line)
    drawing.stamp(symbol(easel, Symbol("d"), 0.34 * w, INK), x - 0.19 * w, y)
    drawing.stamp(symbol(easel, Symbol("d", bar=True), 0.34 * w, WHITE), x + 0.19 * w, y - 0.03 * w)


def _oval(at: shapes.Point, w: float) -> shapes.Points:
    return shapes.disc(at[0], at[1], 0.43 * w, 0.4 * w)


def _bigebang(easel: Easel, drawing: Drawing, x: float, y: float, r: float) -> None:
    """A proton and an antiproton meet in a white burst."""
    side, apart = 0.46 * r, 0.56 * r
    line = max(1.0, 0.022 * r)
    for sx, hue in ((-1, MATTER), (1, ANTIMATTER)):
        for dy in (-0.68, 0.68):
            ghost = shapes.hexagon(x + sx * apart, y + dy * r, 0.32 * r, 0.04 * r)
            drawing.shape(ghost, stroke=fade(hue.base, 0.4), width=line)
    warm = shapes.hexagon(x - apart, y, side, 0.09 * side)
    cool = shapes.hexagon(x + apart, y, side, 0.09 * side)
    drawing.halo(warm, MATTER.base, 0.14 * r, 0.4)
    drawing.shape(
        warm,
        fill=drawing.radial(
            (x - apart - 0.1 * r, y - 0.15 * r), 0.8 * side, (0, MATTER.light), (1, MATTER.base)
        ),
        stroke=MATTER.light,
        width=line * 1.4,
    )
    drawing.halo(cool, ANTIMATTER.base, 0.12 * r, 0.3)
    drawing.shape(cool, fill="#08152B")
    drawing.stripes(cool, "#2E6796", max(3.0, 0.11 * r), 0.5)
    drawing.shape(cool, stroke=ANTIMATTER.light, width=line * 1.4)
    burst(drawing, x, y, 0.3 * r)
    drawing.stamp(symbol(easel, Symbol("p"), 0.66 * side, INK), x - apart - 0.14 * side, y)
    drawing.stamp(
        symbol(easel, Symbol("p", bar=True), 0.66 * side, WHITE), x + apart + 0.16 * side, y
    )


def burst(drawing: Drawing, x: float, y: float, r: float) -> None:
    """A white burst: light in all directions, long rays across."""
    drawing.lamp(x, y, 1.25 * r, "#FFFFFF", 0.75)
    drawing.shape(shapes.star(x, y, 1.5 * r, 0.10, 4), fill="#FFFFFFD0")
    drawing.shape(shapes.turned(shapes.star(x, y, 1.1 * r, 0.34, 8), 22, (x, y)), fill="#FFFFFFE0")
    drawing.shape(shapes.star(x, y, 0.86 * r, 0.5, 14), fill="#FFFFFF")


def _particle_panic(easel: Easel, drawing: Drawing, x: float, y: float, r: float) -> None:
    """Six numbered rooms in a ring, the fourth full, a beacon in the middle."""
    hue = GAMES["particle_panic"]
    ring, room = 0.66 * r, 0.26 * r
    line = max(1.0, 0.022 * r)
    light = drawing.radial(
        (x, y), 0.72 * r, (0, fade(DANGER.base, 0.75)), (1, fade(DANGER.base, 0))
    )
    for way in (-24, 156):
        beam = [(x, y), *shapes.arc(x, y, 0.72 * r, way - 13, way + 13, 6)]
        drawing.shape(beam, fill=light)
    drawing.lamp(x, y, 0.62 * r, DANGER.base, 0.55)
    spokes = shapes.regular(x, y, ring, 6)
    drawing.shape(spokes, stroke=fade(hue.base, 0.7), width=line)
    for k, (px, py) in enumerate(spokes):
        full = k == 3
        disc = shapes.disc(px, py, room)
        drawing.shape(disc, fill="#5A2A10" if full else "#0C1430")
        if full:
            drawing.stripes(disc, "#7E3B14", 0.22 * room * 2, 0.5)
        drawing.shape(disc, stroke=hue.light if full else hue.base, width=line * 1.3)
        count = (0, 2, 3, 6, 1, 4)[k]
        for j in range(count):
            turn = 60 * j - 70 + 25 * k
            dx, dy = shapes.turned([(px + 0.66 * room, py)], turn, (px, py))[0]
            drawing.disc(dx, dy, 0.15 * room, fill=hue.light if not full else "#FFF2E0")
        drawing.stamp(figure(easel, str(k + 1), 0.62 * room, WHITE), px, py)
    _beacon(drawing, x, y, 0.2 * r)


def _beacon(drawing: Drawing, x: float, y: float, r: float) -> None:
    dome = shapes.box(x - 0.62 * r, y - 0.95 * r, 1.24 * r, 1.6 * r, 0.6 * r)
    drawing.halo(dome, DANGER.base, 0.8 * r, 0.5)
    glass = drawing.radial(
        (x, y - 0.2 * r), 1.1 * r, (0, "#FFE2C4"), (0.5, "#FF9A55"), (1, "#E0561A")
    )
    drawing.shape(shapes.clipped(dome, 0, 1, y + 0.5 * r), fill=glass)
    drawing.shape(
        shapes.box(x - 0.82 * r, y + 0.45 * r, 1.64 * r, 0.4 * r, 0.12 * r), fill="#E8ECF8"
    )
    drawing.line([(x, y - 0.5 * r), (x, y + 0.3 * r)], "#FFF2E0", 0.14 * r)


EMBLEMS: Final[dict[str, Sign]] = {
    "particle_builder": _particle_builder,
    "tutti_quantum": _tutti_quantum,
    "u_know_feynman": _u_know_feynman,
    "bigebang": _bigebang,
    "particle_panic": _particle_panic,
}
"""Of the games that have one of their own."""


def emblem_of(game: str) -> Sign:
    """The emblem of a game; a collision in its colour for one that has none of its own."""
    return EMBLEMS.get(game) or partial(_collision, hue=hue_of(game))


def _collision(_easel: Easel, drawing: Drawing, x: float, y: float, r: float, *, hue: Hue) -> None:
    """What a detector sees: tracks bent by its magnet, out of one point."""
    line = max(1.0, 0.03 * r)
    drawing.disc(x, y, 0.94 * r, stroke=fade(hue.base, 0.6), width=2 * line)
    drawing.disc(x, y, 0.55 * r, stroke=fade(hue.base, 0.3), width=line)
    for k, radius in enumerate((2.2, 0.5, 1.3, 3.0, 0.34, 0.9, 1.8, 0.6)):
        # A slow particle curls up, a fast one leaves almost straight.
        way, bend = 45.0 * k + 11, 1 if k % 3 else -1
        cx, cy = shapes.turned([(x + radius * r, y)], way, (x, y))[0]
        sweep = min(300.0, 53.0 / radius)
        track = shapes.arc(cx, cy, radius * r, way + 180, way + 180 + bend * sweep)
        drawing.line(track, fade(hue.base, 0.35), 3 * line)
        drawing.line(track, hue.light, line)
    burst(drawing, x, y, 0.16 * r)


@dataclass(frozen=True, slots=True)
class Emblem(Picture):
    """The emblem of a game in a rounded frame."""

    game: str
    lit: bool = False


@paints(Emblem)
def emblem(easel: Easel, size: Size, art: Emblem, _label: str) -> pygame.Surface:
    """The emblem in a rounded frame, as the attract loop shows it."""
    w, h = size
    drawing = Drawing(w, h, easel.px(14) if art.lit else 2)
    hue = hue_of(art.game)
    line = max(1.0, 1.4 * easel.scale)
    frame = shapes.box(line / 2, line / 2, w - line, h - line, 0.16 * h)
    screen(drawing, frame, hue.deep)
    emblem_of(art.game)(easel, drawing, w / 2, h / 2, 0.44 * min(w, h))
    if art.lit:
        drawing.glow(frame, "#F0E442", 1.8 * line, power=0.8)
    else:
        drawing.shape(frame, stroke=hue.base, width=line)
    return drawing.surface()


def screen(drawing: Drawing, frame: shapes.Points, deep: Colour) -> None:
    """The dark glass that an emblem is shown on."""
    xs, ys = [x for x, _ in frame], [y for _, y in frame]
    x, y = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    reach = 0.62 * max(max(xs) - min(xs), max(ys) - min(ys))
    glass = drawing.radial(
        (x, y), reach, (0, mix(deep, "#0A0F22", 0.35)), (0.6, "#090E20"), (1, "#050814")
    )
    drawing.shape(frame, fill=glass)
