"""Pictures of the short lessons: decays, muons, a zoom, masses, a mirror, lifetimes, nuclides."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import ClassVar, Final, NamedTuple

import pygame

from game.art.ink import shapes
from game.art.ink.drawing import Drawing
from game.art.ink.palette import (
    BOSON,
    DANGER,
    LEGAL,
    LEPTON,
    PLAIN,
    QUARK,
    SELECTED,
    WHITE,
    Hue,
    fade,
)
from game.art.ink.renderer import Renderer, Size, paints
from game.art.ink.type import symbol
from game.core.particles import Symbol
from game.tables.pictures import Picture

GROUND: Final = "#04070F70"
GRID: Final = "#5B6CA850"
RAISED: Final = str.maketrans("-0123456789", "⁻⁰¹²³⁴⁵⁶⁷⁸⁹")
LOG_VACUUM: Final = math.log10(246.22)
"""The field's strength in GeV: on the line, mass over coupling."""
CIRCLE: Final = tuple((math.cos(math.tau * n / 48), math.sin(math.tau * n / 48)) for n in range(48))
SMALL: Final = 17.0
"""Units of the numbers in a picture."""


class DecayPicture(Picture, frozen=True):
    """Nuclei as dots, those that have decayed as rings; below them a column for each half-life."""

    alive: tuple[bool, ...]
    counts: tuple[int, ...]
    columns: int
    curve: bool
    """True once the law is drawn, too: half of what is left each time."""

    edged: ClassVar[bool] = False


class MuonPicture(Picture, frozen=True):
    """The air from 15 km down to the ground; at each kilometre a bar of the muons left."""

    left: tuple[int, ...]
    all: int
    height: int

    edged: ClassVar[bool] = False


def _sheet(renderer: Renderer, size: Size) -> Drawing:
    """A dark field with an edge, on which a picture is drawn."""
    w, h = size
    drawing = Drawing(w, h, renderer.px(4))
    field = shapes.box(0, 0, w, h, renderer.px(12))
    drawing.shape(field, fill=GROUND, stroke=renderer.theme.line, width=renderer.scale)
    return drawing


def _number(
    renderer: Renderer, drawing: Drawing, text: str, x: float, y: float, ink: str = WHITE
) -> None:
    """Figures with their middle here."""
    px = renderer.px(SMALL * renderer.text_scale)
    drawing.stamp(renderer.letters(text, px, ink, bold=True), x, y)


@paints(DecayPicture)
def decay(renderer: Renderer, size: Size, art: DecayPicture, _label: str) -> pygame.Surface:
    """Dots above, columns below."""
    w, h = size
    drawing = _sheet(renderer, size)
    pad = 0.025 * w
    across = 20 if w > h else 16
    rows = -(-len(art.alive) // across)
    high = 0.5 * h - pad
    step = min((w - 2 * pad) / across, high / rows)
    left, top = (w - step * across) / 2, pad
    for n, alive in enumerate(art.alive):
        x, y = left + step * (n % across + 0.5), top + step * (n // across + 0.5)
        if alive:
            drawing.disc(x, y, 0.34 * step, fill=QUARK.base)
        else:
            drawing.disc(x, y, 0.24 * step, stroke=PLAIN.base, width=0.07 * step)
    _columns(renderer, drawing, art, (pad, 0.56 * h, w - 2 * pad, 0.44 * h - pad))
    return drawing.surface()


def _columns(
    renderer: Renderer,
    drawing: Drawing,
    art: DecayPicture,
    box: tuple[float, float, float, float],
) -> None:
    """Columns of the nuclei left after each half-life, and the law as a line."""
    x, y, w, h = box
    letters = 1.5 * renderer.px(SMALL * renderer.text_scale)
    pitch, foot, tall = w / art.columns, y + h - letters, h - 2 * letters
    for n in range(art.columns):
        middle = x + pitch * (n + 0.5)
        groove = shapes.box(middle - 0.3 * pitch, foot - tall, 0.6 * pitch, tall, 4)
        drawing.shape(groove, fill=GROUND)
        _number(renderer, drawing, str(n), middle, foot + 0.55 * letters, PLAIN.light)
        if n >= len(art.counts):
            continue
        share = art.counts[n] / art.counts[0]
        if share * tall >= 1:
            bar = shapes.box(middle - 0.3 * pitch, foot - share * tall, 0.6 * pitch, share * tall)
            drawing.shape(bar, fill=LEPTON.base)
        above = foot - share * tall - 0.5 * letters
        _number(renderer, drawing, str(art.counts[n]), middle, above)
    if art.curve:
        points = [
            (x + pitch * (0.5 + n / 8), foot - tall * 0.5 ** (n / 8))
            for n in range(8 * (art.columns - 1) + 1)
        ]
        drawing.line(points, fade(LEGAL.base, 0.95), 3 * renderer.scale)


@paints(MuonPicture)
def muons(renderer: Renderer, size: Size, art: MuonPicture, _label: str) -> pygame.Surface:
    """A row for every third kilometre with its number, bars in between, the ground below."""
    w, h = size
    drawing = _sheet(renderer, size)
    pad = 0.03 * w
    letters = renderer.px(SMALL * renderer.text_scale)
    scale, count = 3.6 * letters, 3.4 * letters
    field = w - 2 * pad - scale - count
    pitch = (h - 2 * pad - 0.7 * letters) / (art.height + 1)
    for n in range(art.height + 1):
        km, y = art.height - n, pad + pitch * (n + 0.5)
        if km % 3 == 0:
            _number(renderer, drawing, f"{km} km", pad + scale / 2, y, PLAIN.light)
        groove = shapes.box(pad + scale, y - 0.36 * pitch, field, 0.72 * pitch, 3)
        drawing.shape(groove, fill=GROUND)
        if n < len(art.left):
            share = art.left[n] / art.all
            if share * field >= 1:
                bar = shapes.box(pad + scale, y - 0.36 * pitch, share * field, 0.72 * pitch)
                drawing.shape(bar, fill=LEPTON.base if km else SELECTED.base)
            if km % 3 == 0:
                _number(renderer, drawing, str(art.left[n]), w - pad - count / 2, y)
    ground = h - pad - 0.35 * letters
    drawing.line([(pad, ground), (w - pad, ground)], LEGAL.base, 0.5 * letters)
    return drawing.surface()


# --- powers of ten --------------------------------------------------------------------------------


class PowersPicture(Picture, frozen=True):
    """Things inside each other, to scale, in a field that is ``field`` metres wide."""

    field: float
    things: tuple[tuple[str, float], ...]
    """Name and width in metres, the outermost first."""
    label: str
    """The width of the field, below its scale bar."""

    edged: ClassVar[bool] = False


TINTS: Final[dict[str, str]] = {
    "cell": "#3C6E71", "core": "#5B6CA8", "dna": "#CC79A7", "atom": "#56B4E9",
    "nucleus": "#E69F00", "proton": "#F0E442",
}  # fmt: skip
POINTS: Final = ((-0.22, 0.12), (0.2, 0.16), (0.02, -0.22))
"""Places of three quarks in a proton, in shares of its width; as points at any nearness."""


@paints(PowersPicture)
def powers(renderer: Renderer, size: Size, art: PowersPicture, _label: str) -> pygame.Surface:
    """Rings to scale around the middle, and a bar of the width of the field."""
    w, h = size
    drawing = _sheet(renderer, size)
    letters = renderer.px(SMALL * renderer.text_scale)
    side = min(w, h - 2.4 * letters)
    cx, cy = w / 2, (h - 2.2 * letters) / 2
    things = dict(art.things)
    for name, width in art.things:
        if name == "proton" and things["nucleus"] < art.field:
            continue  # the nucleus shows its own
        r = 0.5 * side * width / art.field
        tint = TINTS[name]
        if r > 0.5 * side:
            drawing.shape(shapes.box(0, 0, w, h, renderer.px(12)), fill=fade(tint, 0.10))
        elif r >= 1.2 * renderer.scale:
            drawing.disc(cx, cy, r, fill=fade(tint, 0.28), stroke=tint, width=2 * renderer.scale)
            if name == "nucleus":
                _nucleons(drawing, (cx, cy), r, renderer.scale)
    proton = things["proton"] / art.field
    if proton > 0.4:
        reach = 0.5 * side * min(1.6, proton)
        for x, y in POINTS:
            drawing.disc(cx + x * reach, cy + y * reach, 4 * renderer.scale, fill=WHITE)
    y = h - 1.9 * letters
    ends = [(cx - side / 2, y), (cx + side / 2, y)]
    drawing.line(ends, SELECTED.base, 3 * renderer.scale)
    for x, _ in ends:
        drawing.line([(x, y - 6), (x, y + 6)], SELECTED.base, 3 * renderer.scale)
    _number(renderer, drawing, art.label, cx, h - 0.9 * letters, SELECTED.light)
    return drawing.surface()


def _nucleons(drawing: Drawing, middle: tuple[float, float], r: float, unit: float) -> None:
    """Six protons and six neutrons, packed."""
    cx, cy = middle
    small = 0.3 * r
    if small < 2 * unit:
        return
    places = [
        *((0.36, 360 / 3 * n) for n in range(3)),
        *((0.72, 360 / 9 * n + 20) for n in range(9)),
    ]
    for n, (far, angle) in enumerate(places):
        x, y = pygame.Vector2(far * r, 0).rotate(angle)
        fill = SELECTED.base if n % 2 else PLAIN.light
        drawing.disc(cx + x, cy + y, small, fill=fill, stroke="#04070F", width=unit)


# --- the Higgs field ------------------------------------------------------------------------------


class MassPoint(NamedTuple):
    """A point with its errors, in powers of ten."""

    symbol: Symbol
    mass: float
    """Logarithm of GeV; minus infinity for none."""
    coupling: float
    less: float
    more: float
    """Logarithms of the ends of its error."""


class CouplingPicture(Picture, frozen=True):
    """Mass to the right and coupling upwards, in powers of ten, and the line of the theory."""

    points: tuple[MassPoint, ...]
    line: bool

    edged: ClassVar[bool] = False


MASSES: Final = (-2.0, 3.0)
COUPLINGS: Final = (-4.0, 0.5)
"""Powers of ten at the ends of the axes."""


@paints(CouplingPicture)
def coupling(renderer: Renderer, size: Size, art: CouplingPicture, _label: str) -> pygame.Surface:
    """A grid of powers of ten, points with errors and names, a dashed line."""
    w, h = size
    drawing = _sheet(renderer, size)
    letters = renderer.px(SMALL * renderer.text_scale)
    left, right, top, foot = 3.2 * letters, w - letters, letters, h - 2.2 * letters

    def at(mass: float, strength: float) -> tuple[float, float]:
        x = left + (right - left) * (mass - MASSES[0]) / (MASSES[1] - MASSES[0])
        return x, foot - (foot - top) * (strength - COUPLINGS[0]) / (COUPLINGS[1] - COUPLINGS[0])

    for power in range(int(MASSES[0]), int(MASSES[1]) + 1):
        drawing.line([at(power, COUPLINGS[0]), at(power, COUPLINGS[1])], GRID, renderer.scale)
        # No decimal sign: languages write it differently.
        figure = str(10**power) if power >= 0 else f"10{str(power).translate(RAISED)}"
        wide = min(max(at(power, 0)[0], left), right - 0.4 * letters)
        _number(renderer, drawing, figure, wide, foot + 0.7 * letters, PLAIN.light)
    for power in range(int(COUPLINGS[0]), int(COUPLINGS[1]) + 1):
        drawing.line([at(MASSES[0], power), at(MASSES[1], power)], GRID, renderer.scale)
        name = "1" if not power else f"10{str(power).translate(RAISED)}"
        _number(renderer, drawing, name, left / 2, at(0, power)[1], PLAIN.light)
    _number(renderer, drawing, "GeV", right - 1.2 * letters, h - 0.6 * letters, PLAIN.light)
    if art.line:
        ends = [at(mass, mass - LOG_VACUUM) for mass in (MASSES[0], LOG_VACUUM + COUPLINGS[1])]
        drawing.line(ends, LEGAL.base, 3 * renderer.scale, dash=(9, 6))
    for n, point in enumerate(art.points):
        if point.mass < MASSES[0]:
            continue
        x, y = at(point.mass, point.coupling)
        bar = [at(point.mass, point.less), at(point.mass, point.more)]
        drawing.line(bar, WHITE, 2 * renderer.scale)
        drawing.disc(x, y, 6 * renderer.scale, fill=QUARK.base, stroke=WHITE, width=renderer.scale)
        written = symbol(renderer, point.symbol, letters, WHITE)
        side = -1 if n % 2 else 1
        # Right and below or left and above: off the line, which rises, and off the next point.
        drawing.stamp(written, x + side * 1.1 * letters, y + side * 0.6 * letters)
    return drawing.surface()


# --- the mirror -----------------------------------------------------------------------------------


class MirrorPicture(Picture, frozen=True):
    """A crystal in a coil with two counters, and its image in a mirror beside it."""

    up: bool
    cold: bool
    counted: tuple[int, int]

    edged: ClassVar[bool] = False


TILTS: Final = (20, 160, 75, 285, 215, 330, 120, 255, 5)
"""Degrees of nine spins in a warm crystal."""


@paints(MirrorPicture)
def mirror(renderer: Renderer, size: Size, art: MirrorPicture, _label: str) -> pygame.Surface:
    """The crystal on the left, a glass in the middle, the image on the right."""
    w, h = size
    drawing = _sheet(renderer, size)
    _crystal(renderer, drawing, art, (0.0, 0.0, 0.47 * w, h))
    glass = shapes.box(0.49 * w, 0.06 * h, 0.02 * w, 0.88 * h, 4)
    drawing.shape(glass, fill=fade(LEPTON.light, 0.5), stroke=LEPTON.light, width=renderer.scale)
    image = MirrorPicture(not art.up, art.cold, art.counted)
    _crystal(renderer, drawing, image, (0.53 * w, 0.0, 0.47 * w, h), tilt=-1)
    return drawing.surface()


def _crystal(
    renderer: Renderer,
    drawing: Drawing,
    art: MirrorPicture,
    box: tuple[float, float, float, float],
    tilt: int = 1,
) -> None:
    """Nine spins, the coil around them with its current, and a counter above and below."""
    left, top, w, h = box
    cx, cy, unit = left + w / 2, top + h / 2, renderer.scale
    ring = 0.36 * min(w, 0.8 * h)
    oval = [(cx + 1.25 * ring * x, cy + 0.5 * ring * y) for x, y in CIRCLE]
    drawing.line([*oval, oval[0]], PLAIN.base, 3 * unit)
    flow = 1 if art.up else -1
    # The near side of the coil is below: with the spin up, the current runs to the right there.
    tip = cx + flow * 0.16 * ring, cy + 0.5 * ring
    tail = cx - flow * 0.16 * ring
    head = [(tail, tip[1] - 0.12 * ring), tip, (tail, tip[1] + 0.12 * ring)]
    drawing.line(head, SELECTED.base, 4 * unit)
    for n in range(9):
        x, y = cx + 0.5 * ring * (n % 3 - 1), cy + 0.24 * ring * (n // 3 - 1)
        angle = (-90 if art.up else 90) if art.cold else tilt * TILTS[n] + (180 if tilt < 0 else 0)
        _arrow(drawing, (x, y), 0.2 * ring, angle, unit)
    most = sum(art.counted)
    letters = renderer.px(SMALL * renderer.text_scale)
    reach = h / 2 - 0.62 * ring - 1.6 * letters
    for side, count in zip((-1, 1), art.counted, strict=True):
        start = cy + side * 0.62 * ring
        if most:
            high = reach * min(1.0, count / (0.65 * most))
            y = start if side > 0 else start - high
            drawing.shape(shapes.box(cx - 0.2 * ring, y, 0.4 * ring, high), fill=LEPTON.base)
        y = start + side * (reach + 0.7 * letters)
        _number(renderer, drawing, f"{count} e⁻", cx, y)


def _arrow(
    drawing: Drawing, middle: tuple[float, float], length: float, angle: float, unit: float
) -> None:
    """An arrow through a point; 0 degrees: to the right, 90: downwards."""
    x, y = middle
    way = pygame.Vector2(length / 2, 0).rotate(angle)
    tip = (x + way.x, y + way.y)
    drawing.line([(x - way.x, y - way.y), tip], QUARK.light, 2.5 * unit)
    for turn in (150, -150):
        barb = way.rotate(turn) * 0.7
        drawing.line([tip, (tip[0] + barb.x, tip[1] + barb.y)], QUARK.light, 2.5 * unit)


# --- lifetimes ------------------------------------------------------------------------------------


class LifetimeRow(NamedTuple):
    """A particle, the logarithm of its lifetime in seconds, and a mark beside it."""

    symbol: Symbol
    power: float | None
    """None: not measured yet."""
    mark: str
    chosen: bool


class LifetimePicture(Picture, frozen=True):
    """A row for each particle, with a point on one scale of powers of ten."""

    rows: tuple[LifetimeRow, ...]

    edged: ClassVar[bool] = False


POWERS: Final = (-25.0, 10.0)
"""Powers of ten in seconds at the ends of the scale."""


@paints(LifetimePicture)
def lifetimes(renderer: Renderer, size: Size, art: LifetimePicture, _label: str) -> pygame.Surface:
    """Symbols on the left, points in the field, marks beside them, the scale below."""
    w, h = size
    drawing = _sheet(renderer, size)
    letters = renderer.px(SMALL * renderer.text_scale)
    pad = 0.6 * letters
    left, right, foot = 3.6 * letters, w - pad, h - 2.2 * letters
    pitch = (foot - pad) / len(art.rows)

    def across(power: float) -> float:
        return left + (right - left) * (power - POWERS[0]) / (POWERS[1] - POWERS[0])

    # Every second line has a number where large ones would touch each other.
    named = 5 if across(5) - across(0) > 4 * letters else 10
    for power in range(-25, 6, 5):
        drawing.line([(across(power), pad), (across(power), foot)], GRID, renderer.scale)
        if power % named == 0:
            name = "1 s" if not power else f"10{str(power).translate(RAISED)}"
            _number(renderer, drawing, name, across(power), foot + 0.9 * letters, PLAIN.light)
    for n, row in enumerate(art.rows):
        y = pad + pitch * (n + 0.5)
        if row.chosen:
            band = shapes.box(pad / 2, y - 0.46 * pitch, w - pad, 0.92 * pitch, 6)
            drawing.shape(band, stroke=SELECTED.base, width=1.5 * renderer.scale)
        drawing.stamp(symbol(renderer, row.symbol, 1.1 * letters, WHITE), left / 2, y)
        if row.power is None:
            drawing.line([(left, y), (right, y)], GRID, renderer.scale, dash=(4, 8))
            continue
        x = across(row.power)
        drawing.line([(left, y), (x, y)], LEPTON.base, 4 * renderer.scale)
        ink = SELECTED.base if row.mark else LEPTON.light
        drawing.disc(x, y, 0.42 * letters, fill=ink, stroke=WHITE, width=renderer.scale)
        if row.mark:
            wide = renderer.letters(row.mark, letters, SELECTED.light, bold=True).get_width()
            _number(renderer, drawing, row.mark, x + 0.9 * letters + wide / 2, y, SELECTED.light)
    return drawing.surface()


# --- thresholds -----------------------------------------------------------------------------------


class ThresholdPicture(Picture, frozen=True):
    """Protons before and after they meet, and what of their energy can become mass."""

    motion: float
    """GeV that the beams bring."""
    free: float
    """GeV of it that can become mass."""
    pair: float
    """GeV that a proton and an antiproton take."""
    head_on: bool
    shot: bool

    edged: ClassVar[bool] = False


MOST_MOTION: Final = 8.0
"""GeV at the end of the bar; two beams can bring more, then the bar is full."""


@paints(ThresholdPicture)
def threshold(renderer: Renderer, size: Size, art: ThresholdPicture, _label: str) -> pygame.Surface:
    """Above the protons before, in the middle those after, below the bar of energy."""
    w, h = size
    drawing = _sheet(renderer, size)
    letters = renderer.px(SMALL * renderer.text_scale)
    r = min(0.035 * w, 0.06 * h)
    push = 0.06 * w + 0.16 * w * min(1.0, art.motion / MOST_MOTION)
    _proton(renderer, drawing, (0.2 * w, 0.17 * h), r, push)
    _proton(renderer, drawing, (0.8 * w, 0.17 * h), r, -push if art.head_on else 0.0)
    drawing.line([(0.06 * w, 0.31 * h), (0.94 * w, 0.31 * h)], GRID, renderer.scale, dash=(6, 6))
    if art.shot:
        _products(renderer, drawing, art, r)
    left, right, foot = 1.2 * letters, w - 1.2 * letters, h - 2.6 * letters
    tall = max(2.0 * letters, 0.1 * h)
    scale = (right - left) / max(MOST_MOTION, art.motion)
    bar = shapes.box(left, foot - tall, scale * art.motion, tall, 4)
    drawing.shape(bar, fill=fade(PLAIN.base, 0.8))
    if art.shot:
        mass = shapes.box(left, foot - tall, scale * art.free, tall, 4)
        drawing.shape(mass, fill=SELECTED.base if art.free >= art.pair else QUARK.base)
        drawing.stripes(mass, fade("#04070F", 0.35), 10 * renderer.scale, 0.3)
    for gev in range(0, int(max(MOST_MOTION, art.motion)) + 1, 2):
        x = left + scale * gev
        drawing.line([(x, foot), (x, foot + 0.4 * letters)], PLAIN.light, 2 * renderer.scale)
        _number(renderer, drawing, str(gev), x, foot + 1.1 * letters, PLAIN.light)
    _number(renderer, drawing, "GeV", right - 0.7 * letters, h - 0.5 * letters, PLAIN.light)
    x = left + scale * art.pair
    ends = [(x, foot - tall - 0.8 * letters), (x, foot)]
    drawing.line(ends, LEGAL.base, 3 * renderer.scale, dash=(7, 5))
    return drawing.surface()


def _products(renderer: Renderer, drawing: Drawing, art: ThresholdPicture, r: float) -> None:
    """The two protons, and a pair if there is enough; all fly on where the beam had momentum."""
    w, h = drawing.w, drawing.h
    signs = ("p", "p", "p", "p̄") if art.free >= art.pair else ("p", "p")
    rest = art.motion - (art.pair if art.free >= art.pair else 0.0)
    push = 0.05 * w + 0.14 * w * min(1.0, rest / MOST_MOTION)
    for n, sign in enumerate(signs):
        x = (0.5 + 0.16 * (n - (len(signs) - 1) / 2)) * w
        y = (0.46 + 0.1 * (n % 2)) * h
        way = push
        if art.head_on:
            way = max(1.2 * r, 0.6 * push) * (-1 if n < len(signs) / 2 else 1)
        _proton(renderer, drawing, (x, y), r, way, anti=sign != "p")


def _proton(
    renderer: Renderer,
    drawing: Drawing,
    middle: tuple[float, float],
    r: float,
    push: float,
    *,
    anti: bool = False,
) -> None:
    """A proton or an antiproton with the arrow of its motion; 0: it is at rest."""
    x, y = middle
    if push:
        way = 1 if push > 0 else -1
        tip = x + way * r + push
        drawing.line([(x + way * r, y), (tip, y)], QUARK.light, 3 * renderer.scale)
        for side in (-1, 1):
            barb = (tip - way * 0.5 * r, y + side * 0.4 * r)
            drawing.line([(tip, y), barb], QUARK.light, 3 * renderer.scale)
    if anti:
        outline = shapes.hexagon(x, y, 1.1 * r)
        drawing.shape(outline, fill=LEPTON.deep, stroke=LEPTON.light, width=2 * renderer.scale)
    else:
        drawing.disc(x, y, r, fill=QUARK.deep, stroke=QUARK.base, width=2 * renderer.scale)
    drawing.stamp(symbol(renderer, Symbol("p", bar=anti), 1.1 * r, WHITE), x, y)


# --- nuclides -------------------------------------------------------------------------------------


class NuclidePicture(Picture, frozen=True):
    """A square of the chart: its sign, and an arrow to where its decay leads."""

    sign: str
    look: str = ""
    """Of `NUCLIDE_LOOKS`; empty: not known yet."""
    chosen: bool = False


NUCLIDE_LOOKS: Final[Mapping[str, tuple[Hue, tuple[int, int]]]] = {
    "stable": (LEGAL, (0, 0)),
    "beta-minus": (LEPTON, (-1, -1)),
    "beta-plus": (QUARK, (1, 1)),
    "capture": (QUARK, (1, 1)),
    "alpha": (SELECTED, (-1, 1)),
    "neutron": (BOSON, (-1, 0)),
    "proton": (DANGER, (0, 1)),
}
"""Colour, and the way on the chart to the right and down; none: it stays."""


@paints(NuclidePicture)
def nuclide(renderer: Renderer, size: Size, art: NuclidePicture, _label: str) -> pygame.Surface:
    """A square; a stable one is full, one that decays has an arrow, an unknown one only a sign."""
    w, h = size
    drawing = Drawing(w, h, renderer.px(4))
    unit = renderer.scale
    hue, (dx, dy) = NUCLIDE_LOOKS.get(art.look, (PLAIN, (0, 0)))
    square = shapes.box(unit, unit, w - 2 * unit, h - 2 * unit, renderer.px(6))
    fill = GROUND if not art.look else hue.deep
    edge = SELECTED.light if art.chosen else hue.base
    drawing.shape(square, fill=fill, stroke=edge, width=(4 if art.chosen else 1.5) * unit)
    if art.look == "stable":
        inner = shapes.box(5 * unit, 5 * unit, w - 10 * unit, h - 10 * unit, renderer.px(4))
        drawing.shape(inner, stroke=hue.base, width=2 * unit)
    px = round(min(0.34 * h, 0.3 * w))
    drawing.stamp(renderer.letters(art.sign, px, WHITE, bold=True), w / 2, 0.34 * h)
    if (dx, dy) != (0, 0):
        reach, cx, cy = 0.15 * min(w, h), w / 2, 0.72 * h
        way = pygame.Vector2(dx, dy).normalize() * reach
        tip = (cx + way.x, cy + way.y)
        drawing.line([(cx - way.x, cy - way.y), tip], hue.light, 2.5 * unit)
        for turn in (145, -145):
            barb = way.rotate(turn) * 0.9
            drawing.line([tip, (tip[0] + barb.x, tip[1] + barb.y)], hue.light, 2.5 * unit)
    return drawing.surface()
