"""Outlines as lists of points: the shapes that physics, pieces and letters of light are made of."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

Point = tuple[float, float]
Points = list[Point]


def rounded(corners: Sequence[Point], radius: float, steps: int = 7) -> Points:
    """The polygon with its corners rounded; clockwise or not, convex or not."""
    points: Points = []
    count = len(corners)
    for i, (x, y) in enumerate(corners):
        (ax, ay), (bx, by) = corners[i - 1], corners[(i + 1) % count]
        to_a, to_b = math.hypot(ax - x, ay - y), math.hypot(bx - x, by - y)
        cosine = ((ax - x) * (bx - x) + (ay - y) * (by - y)) / (to_a * to_b)
        half = math.acos(max(-1.0, min(1.0, cosine))) / 2
        cut = min(radius / math.tan(half), to_a / 2, to_b / 2)
        px, py = x + (ax - x) * cut / to_a, y + (ay - y) * cut / to_a
        qx, qy = x + (bx - x) * cut / to_b, y + (by - y) * cut / to_b
        for k in range(steps + 1):
            t = k / steps
            points.append(
                (
                    (1 - t) ** 2 * px + 2 * t * (1 - t) * x + t * t * qx,
                    (1 - t) ** 2 * py + 2 * t * (1 - t) * y + t * t * qy,
                )
            )
    return points


def box(x: float, y: float, w: float, h: float, radius: float = 0.0) -> Points:
    """An upright rectangle with round corners (true quarter circles)."""
    r = min(radius, w / 2, h / 2)
    if r <= 0:
        return [(x, y), (x + w, y), (x + w, y + h), (x, y + h)]
    points: Points = []
    turns = (
        (x + w - r, y + r, -90),
        (x + w - r, y + h - r, 0),
        (x + r, y + h - r, 90),
        (x + r, y + r, 180),
    )
    steps = max(2, min(14, round(r / 1.8)))
    for cx, cy, start in turns:
        points += arc(cx, cy, r, start, start + 90, steps)
    return points


def arc(
    cx: float,
    cy: float,
    r: float,
    start: float,
    end: float,
    steps: int = 24,
    ry: float | None = None,
) -> Points:
    """Points along a circle (an ellipse with ``ry``), in degrees, clockwise on screen."""
    high = r if ry is None else ry
    angles = [math.radians(start + (end - start) * k / steps) for k in range(steps + 1)]
    return [(cx + r * math.cos(a), cy + high * math.sin(a)) for a in angles]


def disc(cx: float, cy: float, r: float, ry: float | None = None) -> Points:
    """A full circle or ellipse."""
    return arc(cx, cy, r, 0, 360, max(24, min(96, round(r))), ry)[:-1]


def regular(cx: float, cy: float, r: float, sides: int, turn: float = -90.0) -> Points:
    """A regular polygon; its first corner lies ``turn`` degrees from the right (-90: on top)."""
    return arc(cx, cy, r, turn, turn + 360, sides)[:-1]


def hexagon(cx: float, cy: float, r: float, radius: float = 0.0) -> Points:
    """A hexagon with a corner on top, its corners rounded."""
    corners = regular(cx, cy, r, 6)
    return rounded(corners, radius) if radius else corners


def lying_hexagon(x: float, y: float, w: float, h: float) -> Points:
    """A hexagon that lies on a side and fills its box, its corners rounded."""
    corners = [
        (x, y + h / 2),
        (x + 0.25 * w, y),
        (x + 0.75 * w, y),
        (x + w, y + h / 2),
        (x + 0.75 * w, y + h),
        (x + 0.25 * w, y + h),
    ]
    return rounded(corners, 0.07 * h)


def star(cx: float, cy: float, r: float, inner: float = 0.45, arms: int = 5) -> Points:
    """A star with one arm pointing up."""
    step = 180 / arms
    return [
        (
            cx + (r if k % 2 == 0 else r * inner) * math.cos(math.radians(-90 + k * step)),
            cy + (r if k % 2 == 0 else r * inner) * math.sin(math.radians(-90 + k * step)),
        )
        for k in range(2 * arms)
    ]


def triangle(cx: float, cy: float, r: float, *, up: bool = True) -> Points:
    """The quark's rounded triangle inside a circle of radius ``r``, pointing up or down.

    It is set so that its middle of mass, where the symbol stands, is near (cx, cy).
    """
    sign = 1 if up else -1
    wide = 1.12 * r
    corners = [
        (cx, cy - sign * 0.98 * r),
        (cx + wide, cy + sign * 0.82 * r),
        (cx - wide, cy + sign * 0.82 * r),
    ]
    return rounded(corners, 0.26 * r)


def diamond(cx: float, cy: float, r: float) -> Points:
    """The boson's rounded diamond."""
    return rounded(regular(cx, cy, 1.12 * r, 4), 0.34 * r)


def feynman(cx: float, cy: float, length: float, turn: float = 0.0) -> Points:
    """A particle card: an equiangular hexagon, ``length`` from tip to tip.

    Its tips lie right and left at turn 0; ``turn`` is in degrees, clockwise on screen. Three of
    them fit around a point (ruling A2).
    """
    tip, flank, side = length / 2, 0.315 * length, 0.185 * 3**0.5 * length
    corners = [
        (cx + tip, cy),
        (cx + flank, cy + side),
        (cx - flank, cy + side),
        (cx - tip, cy),
        (cx - flank, cy - side),
        (cx + flank, cy - side),
    ]
    return turned(corners, turn, (cx, cy))


def along(a: Point, b: Point, shape: Callable[[float], Point], steps: int) -> Points:
    """A curve laid from ``a`` to ``b``: ``shape(t)`` gives (way forward 0..1, px to the side)."""
    length = math.hypot(b[0] - a[0], b[1] - a[1]) or 1.0
    ux, uy = (b[0] - a[0]) / length, (b[1] - a[1]) / length
    points: Points = []
    for k in range(steps + 1):
        forward, side = shape(k / steps)
        points.append(
            (a[0] + ux * forward * length - uy * side, a[1] + uy * forward * length + ux * side)
        )
    return points


def wave(a: Point, b: Point, height: float, periods: float) -> Points:
    """The photon's wavy line; whole or half periods end on the axis."""
    return along(
        a, b, lambda t: (t, height * math.sin(2 * math.pi * periods * t)), round(16 * periods)
    )


def coil(a: Point, b: Point, radius: float, turns: int) -> Points:
    """The gluon's coil: loops that overlap, starting and ending on the axis."""
    length = math.hypot(b[0] - a[0], b[1] - a[1]) or 1.0
    loop = radius / length

    def shape(t: float) -> Point:
        angle = 2 * math.pi * turns * t
        return t + loop * math.sin(angle), radius * (1 - math.cos(angle)) - radius

    return along(a, b, shape, 18 * turns)


def turned(points: Sequence[Point], degrees: float, about: Point) -> Points:
    """The points turned clockwise on screen."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    ox, oy = about
    return [(ox + (x - ox) * c - (y - oy) * s, oy + (x - ox) * s + (y - oy) * c) for x, y in points]


def clipped(points: Sequence[Point], a: float, b: float, limit: float) -> Points:
    """The part of a convex outline where ``a x + b y <= limit``."""
    inside: Points = []
    for i, (x, y) in enumerate(points):
        px, py = points[i - 1]
        before, here = a * px + b * py - limit, a * x + b * y - limit
        if (before < 0) != (here < 0) and before != here:
            t = before / (before - here)
            inside.append((px + (x - px) * t, py + (y - py) * t))
        if here <= 0:
            inside.append((x, y))
    return inside


def stripes(points: Sequence[Point], pitch: float, share: float = 0.5) -> list[Points]:
    """Diagonal bands inside a convex outline: the pattern of antimatter and of danger."""
    sums = [x + y for x, y in points]
    first, last = math.floor(min(sums) / pitch), math.ceil(max(sums) / pitch)
    bands = []
    for k in range(first, last + 1):
        upper = clipped(points, 1, 1, (k + share) * pitch)
        band = clipped(upper, -1, -1, -k * pitch) if len(upper) > 2 else []
        if len(band) > 2:
            bands.append(band)
    return bands


def curl(
    start: Point, heading: float, step: float, count: int, bend: float, growth: float
) -> Points:
    """A track in a magnetic field: ``bend`` degrees a step, ``growth`` times more each step.

    The particle loses energy to the liquid, so its curve tightens into a spiral.
    """
    x, y = start
    turn = bend
    points: Points = [start]
    for _ in range(count):
        x += step * math.cos(math.radians(heading))
        y += step * math.sin(math.radians(heading))
        heading += turn
        turn = math.copysign(min(abs(turn * growth), 24.0), turn)
        points.append((x, y))
    return points


def dot(x: float, y: float, r: float) -> str:
    """A small disc as a path, for bubbles by the hundred."""
    half = f"a{r:.2f} {r:.2f} 0 1 1"
    return f"M{x - r:.2f} {y:.2f}{half} {2 * r:.2f} 0{half} {-2 * r:.2f} 0"
