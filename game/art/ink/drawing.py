"""A drawing: vector shapes gathered in pixels, then made into one smooth surface.

Shapes are handed to the SVG rasteriser that comes with pygame-ce (SDL_image's nanosvg): round
joins, dashes, gradients and exact edges in one pass, with straight alpha and no dark fringe. That
costs about as much as drawing at four times the size and scaling down, and looks better. Its
limits are kept inside this file: no clipping (see `shapes.stripes`), no text (see
`game.art.ink.type`).
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Final

import pygame

from game.art.ink import surfaces
from game.art.ink.palette import Colour, fade, mix
from game.art.ink.shapes import Point, Points, dot, stripes
from game.files.atomic_files import read_packaged

ASSETS: Final = Path(__file__).resolve().parents[3] / "assets"

GLOW: Final = (
    (9.0, 0.02),
    (8.0, 0.02),
    (7.0, 0.025),
    (6.0, 0.03),
    (5.1, 0.035),
    (4.3, 0.045),
    (3.6, 0.055),
    (3.0, 0.07),
    (2.4, 0.12),
    (1.9, 0.2),
    (1.5, 0.9),
)
"""Neon: (width in line widths, opacity), the widest first.

The curve of LOOK, section 5, in twice as many steps, so that no edge shows between two of them."""

BROAD: Final = ((9.0, 0.05), (6.0, 0.07), (4.0, 0.10), (2.4, 0.20), (1.5, 0.90))
"""The curve of LOOK itself, for sheets on which twelve strokes would take three frames."""
LARGE: Final = 150_000
"""Pixels from which a sheet is large."""

LAMP: Final = (
    (0.0, 1.0),
    (0.12, 0.78),
    (0.25, 0.55),
    (0.4, 0.33),
    (0.55, 0.18),
    (0.7, 0.085),
    (0.85, 0.028),
    (1.0, 0.0),
)
"""A lamp's light: (share of the radius, opacity); 100, 55, 18, 0 % at 0, 25, 55, 100 % (LOOK 5)."""

Stop = tuple[float, Colour]


def trace(points: Sequence[Point], *, closed: bool = True) -> str:
    """The path through these points."""
    if not points:
        return ""
    body = "L".join(f"{x:.2f} {y:.2f}" for x, y in points)
    return f"M{body}{'Z' if closed else ''}"


class Drawing:
    """Shapes on a sheet of ``w`` by ``h`` pixels with a margin around it for shadow and glow.

    Every coordinate is in pixels from the sheet's own top left corner, the margin outside.
    """

    def __init__(
        self, w: float, h: float, margin: float = 0.0, ground: pygame.Surface | None = None
    ) -> None:
        """``ground``: the finished picture of such a sheet, on which this one begins."""
        self.w, self.h = w, h
        self._ground = ground
        self.margin = round(margin)
        self._body: list[str] = []
        self._defs: list[str] = []
        self._stamps: list[tuple[pygame.Surface, float, float]] = []

    # --- paints

    def linear(self, start: Point, end: Point, *stops: Stop) -> Colour:
        """A gradient between two points, to be given as fill or stroke."""
        (x1, y1), (x2, y2) = start, end
        return self._gradient("linear", f'x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"', stops)

    def radial(self, centre: Point, radius: float, *stops: Stop) -> Colour:
        """A gradient from a centre outwards, to be given as fill or stroke."""
        cx, cy = centre
        return self._gradient("radial", f'cx="{cx}" cy="{cy}" r="{radius}"', stops)

    def _gradient(self, kind: str, where: str, stops: Sequence[Stop]) -> Colour:
        name = f"g{len(self._defs)}"
        marks = "".join(
            f'<stop offset="{at}" stop-color="{colour[:7]}" stop-opacity="{opacity(colour)}"/>'
            for at, colour in stops
        )
        self._defs.append(
            f'<{kind}Gradient id="{name}" gradientUnits="userSpaceOnUse" {where}>'
            f"{marks}</{kind}Gradient>"
        )
        return f"url(#{name})"

    # --- shapes

    def path(
        self,
        d: str,
        *,
        fill: Colour | None = None,
        stroke: Colour | None = None,
        width: float = 1.0,
        dash: Sequence[float] = (),
        cap: str = "round",
    ) -> None:
        """One SVG path, filled and then stroked."""
        if not d or (fill is None and stroke is None):
            return
        parts = [f'<path d="{d}" ', _ink("fill", fill)]
        if stroke is not None:
            parts.append(_ink("stroke", stroke))
            parts.append(
                f'stroke-width="{width:.2f}" stroke-linecap="{cap}" stroke-linejoin="round" '
            )
            if dash:
                parts.append(f'stroke-dasharray="{" ".join(f"{step:.2f}" for step in dash)}" ')
        parts.append("/>")
        self._body.append("".join(parts))

    def shape(
        self,
        points: Sequence[Point],
        *,
        fill: Colour | None = None,
        stroke: Colour | None = None,
        width: float = 1.0,
        dash: Sequence[float] = (),
    ) -> None:
        """A closed outline."""
        cap = "butt" if dash else "round"
        self.path(trace(points), fill=fill, stroke=stroke, width=width, dash=dash, cap=cap)

    def line(
        self,
        points: Sequence[Point],
        stroke: Colour,
        width: float,
        *,
        dash: Sequence[float] = (),
        cap: str = "round",
    ) -> None:
        """An open line with round ends."""
        self.path(trace(points, closed=False), stroke=stroke, width=width, dash=dash, cap=cap)

    def disc(
        self,
        cx: float,
        cy: float,
        r: float,
        *,
        fill: Colour | None = None,
        stroke: Colour | None = None,
        width: float = 1.0,
        dash: Sequence[float] = (),
    ) -> None:
        """A circle, as an exact curve."""
        d = dot(cx, cy, r) + "Z"
        cap = "butt" if dash else "round"
        self.path(d, fill=fill, stroke=stroke, width=width, dash=dash, cap=cap)

    def stripes(
        self, points: Sequence[Point], colour: Colour, pitch: float, share: float = 0.5
    ) -> None:
        """Diagonal bands inside a convex outline."""
        self.path("".join(trace(band) for band in stripes(points, pitch, share)), fill=colour)

    # --- light

    def lamp(
        self,
        cx: float,
        cy: float,
        r: float,
        colour: Colour,
        strength: float = 1.0,
        *,
        within: Sequence[Point] | None = None,
    ) -> None:
        """Light that falls off from a point: see `LAMP`."""
        stops = [(at, fade(colour, share * strength)) for at, share in LAMP]
        light = self.radial((cx, cy), r, *stops)
        if within is None:
            self.disc(cx, cy, r, fill=light)
        else:
            self.shape(within, fill=light)

    def glow(
        self,
        points: Sequence[Point],
        colour: Colour,
        width: float,
        *,
        power: float = 1.0,
        closed: bool = True,
        core: Colour | None = None,
    ) -> None:
        """A neon tube along the points. ``power`` scales how far it shines."""
        d = trace(points, closed=closed)
        for wide, alpha in GLOW if self.w * self.h < LARGE else BROAD:
            spread = width * (1.5 + (wide - 1.5) * power)
            self.path(d, stroke=fade(colour, alpha), width=spread)
        self.path(d, stroke=core or mix(colour, "#FFFFFF", 0.45), width=width * 0.8)

    def halo(
        self, points: Sequence[Point], colour: Colour, spread: float, strength: float = 0.4
    ) -> None:
        """Soft light around an outline, up to ``spread`` pixels away."""
        d = trace(points)
        steps = 9
        for k in range(steps, 0, -1):
            share = 2 * (steps - k + 1) / (steps * (steps + 1))
            self.path(d, stroke=fade(colour, strength * share), width=2 * spread * k / steps)

    def shadow(self, points: Sequence[Point], step: float) -> None:
        """Three offset copies at 22 % black, one ``step`` further down each."""
        for k in (3, 2, 1):
            fallen: Points = [(x + step * k * 0.5, y + step * k) for x, y in points]
            self.shape(fallen, fill=fade("#000000", 0.22))

    # --- pictures in the picture

    def icon(self, name: str, cx: float, cy: float, size: float, colour: Colour) -> None:
        """The icon ``assets/icons/<name>.svg``, centred, in one colour."""
        scale = size / 24
        inner = icon_source(name).replace("currentColor", colour[:7])
        self._body.append(
            f'<g transform="translate({cx - size / 2:.2f} {cy - size / 2:.2f}) '
            f'scale({scale:.4f})">{inner}</g>'
        )

    def stamp(self, picture: pygame.Surface, x: float, y: float) -> None:
        """A ready picture (a symbol, words) with its middle here, over all the shapes."""
        self._stamps.append((picture, x, y))

    def pool(
        self, cx: float, cy: float, rx: float, ry: float, colour: Colour, strength: float
    ) -> None:
        """Light lying on a floor: a lamp seen from the side."""
        self._body.append(f'<g transform="translate({cx:.2f} {cy:.2f}) scale(1 {ry / rx:.4f})">')
        self.lamp(0, 0, rx, colour, strength)
        self._body.append("</g>")

    def surface(self) -> pygame.Surface:
        """The finished picture, margin included, with alpha."""
        m = self.margin
        sheet = self._shapes(m)
        for picture, x, y in self._stamps:
            w, h = picture.get_size()
            sheet.blit(picture, (round(x + m - w / 2), round(y + m - h / 2)))
        return sheet

    def _shapes(self, m: int) -> pygame.Surface:
        """All but the stamps, on the ground."""
        if self._ground is not None and not self._body:
            return self._ground.copy()
        wide, high = round(self.w) + 2 * m, round(self.h) + 2 * m
        svg = (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}">'
            f"<defs>{''.join(self._defs)}</defs>"
            f'<g transform="translate({m} {m})">{"".join(self._body)}</g></svg>'
        )
        shapes = surfaces.from_svg(svg, (wide, high))
        if self._ground is None:
            return shapes
        sheet = self._ground.copy()
        sheet.blit(shapes, (0, 0))
        return sheet


def native(picture: pygame.Surface) -> pygame.Surface:
    """The picture in the pixel format of the window, if there is one: blits much faster."""
    if pygame.display.get_init() and pygame.display.get_surface() is not None:
        return picture.convert_alpha()
    return picture


def opacity(colour: Colour) -> str:
    """The alpha of a colour as SVG writes it."""
    return f"{int(colour[7:9], 16) / 255:.3f}" if len(colour) == 9 else "1"


def _ink(what: str, colour: Colour | None) -> str:
    if colour is None:
        return f'{what}="none" '
    if colour.startswith("url"):
        return f'{what}="{colour}" '
    if len(colour) == 9:
        return f'{what}="{colour[:7]}" {what}-opacity="{opacity(colour)}" '
    return f'{what}="{colour}" '


@cache
def icon_source(name: str) -> str:
    """Content of the svg element of an icon file."""
    text = read_packaged(ASSETS / "icons" / f"{name}.svg").decode("utf-8")
    drawing = re.search(r"<svg[^>]*>(.*)</svg>", text, re.DOTALL)
    assert drawing, f"icon {name} is not an SVG picture"
    return drawing.group(1).strip()


SMALLER: Final = 4
"""By how much a sheet without edges may be smaller before that is seen."""


def soft(w: float, h: float, draw: Callable[[Drawing], None]) -> pygame.Surface:
    """Light without an edge. ``draw`` paints it on a sheet of a quarter of this size."""
    small = Drawing(w / SMALLER, h / SMALLER)
    draw(small)
    return surfaces.smooth(small.surface(), (round(w), round(h)))


def stretched(
    size: tuple[int, int],
    around: float,
    margin: float,
    draw: Callable[[Drawing], None],
    *,
    down: bool = True,
) -> pygame.Surface:
    """A sheet that is the same all along each side; margin and alpha as those of a drawing.

    ``around``: so many pixels in from the edge are its corners, which are kept; what is between
    them is stretched, downwards only with ``down``. ``draw`` paints it all on a smaller sheet.
    """
    least = 2 * math.ceil(around) + 2
    wide, high = min(size[0], least), min(size[1], least) if down else size[1]
    drawing = Drawing(wide, high, margin)
    draw(drawing)
    small = drawing.surface()
    if (wide, high) == size:
        return small
    m = drawing.margin
    sheet = surfaces.clear((size[0] + 2 * m, size[1] + 2 * m))
    small = small.convert(sheet)  # the rasteriser has its own order of colours
    keep = math.ceil(around) + m
    rows = _parts(small.get_height(), sheet.get_height(), keep)
    for x, w, to_x, to_w in _parts(small.get_width(), sheet.get_width(), keep):
        for y, h, to_y, to_h in rows:
            pieces = small.subsurface((x, y, w, h)), sheet.subsurface((to_x, to_y, to_w, to_h))
            surfaces.quick(pieces[0], (to_w, to_h), pieces[1])
    return sheet


def _parts(small: int, whole: int, keep: int) -> list[tuple[int, int, int, int]]:
    """Of one side: from where and how long, to where and how long; its ends, and what is between.

    A side that is not longer than its drawing is one part.
    """
    if small == whole:
        return [(0, small, 0, whole)]
    middle = small - 2 * keep
    return [
        (0, keep, 0, keep),
        (keep, middle, keep, whole - 2 * keep),
        (small - keep, keep, whole - keep, keep),
    ]
