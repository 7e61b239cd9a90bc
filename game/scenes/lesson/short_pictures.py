"""The picture of each apparatus of a short lesson."""

from __future__ import annotations

from collections.abc import Mapping
from math import inf, log10
from typing import Literal

from msgspec.structs import replace

from game.art.moving_pictures import (
    BalanceFrame,
    ExchangeFrame,
    Frame,
    StringFrame,
    WavesFrame,
)
from game.art.short_lessons import (
    CouplingPicture,
    DecayPicture,
    LifetimePicture,
    LifetimeRow,
    MassPoint,
    MirrorPicture,
    MuonPicture,
    NuclidePicture,
    PowersPicture,
    ThresholdPicture,
)
from game.core.particles import BY_KEY
from game.core.phrase import say
from game.tables.pictures import Button, Hue, Icon, Nothing, Picture
from game.tables.table import Spot
from game.ui.layout import Choose, Gap, Leaf, Node, Row
from game.ui.lists import Grid
from game.ui.measure import GAP, TALL_FINGER
from game.ui.sizes import MARK_SIGN, NUCLIDE, TWO_LINES
from tutorial.law_lab import BODIES
from tutorial.short.balance import NuclearBalance
from tutorial.short.exchange import BOSONS, BosonExchange
from tutorial.short.gluon_string import MOST as PULLED
from tutorial.short.gluon_string import Pull
from tutorial.short.half_life import MOST, DecaySample
from tutorial.short.higgs_field import MEASURED, HiggsField, MeasuredCoupling
from tutorial.short.lifetimes import DECAYS, LifetimeScale
from tutorial.short.mirror import CobaltCrystal
from tutorial.short.muons import HEIGHT, MUONS, MuonFlight
from tutorial.short.nuclides import BY_ID, NuclideChart
from tutorial.short.powers import WIDTHS, Zoom
from tutorial.short.short_lesson import Apparatus, BoardCell
from tutorial.short.thresholds import PAIR, ProtonCollider
from tutorial.short.waves import SHARES, ThreeWaves

HEAVIEST = 24
"""MeV at which the beam of the balance leans all the way."""
SIGNS = {1: ("e⁻", "e⁻"), -1: ("e⁻", "e⁺"), 0: ("e⁻", "ν")}
"""Of two particles, by the product of their charges."""
NAMES = ("γ", "π", "Z")
FAR = {0: 1.0, 1: 0.3, 2: 0.0}
"""Distance of the two in the picture, by the boson: no scale could show all three."""


def picture_of(apparatus: Apparatus) -> Picture:
    """The picture for this state; that of a moving one is drawn by itself."""
    if apparatus.moves:
        return Nothing()
    match apparatus:
        case DecaySample():
            curve = len(apparatus.tried) > 0
            return DecayPicture(apparatus.alive, apparatus.counts, MOST + 1, curve)
        case MuonFlight():
            return MuonPicture(apparatus.left, MUONS, HEIGHT)
        case Zoom():
            return PowersPicture(10.0**apparatus.power, WIDTHS, apparatus.written)
        case HiggsField():
            points = MEASURED[: apparatus.points]
            drawn = tuple(_point(each, apparatus.share) for each in points)
            return CouplingPicture(drawn, len(points) == len(MEASURED) and apparatus.share == 1)
        case CobaltCrystal():
            return MirrorPicture(apparatus.up, apparatus.cold, apparatus.counted)
        case LifetimeScale():
            return LifetimePicture(tuple(_row(apparatus, n) for n in range(len(DECAYS))))
        case ProtonCollider():
            motion, free = apparatus.motion, apparatus.free
            return ThresholdPicture(motion, free, PAIR, apparatus.head_on, apparatus.shot)
    raise TypeError(f"there is no picture of {type(apparatus).__name__}")


def _point(each: MeasuredCoupling, share: float) -> MassPoint:
    """A particle with the mass that it has in a field of this strength."""
    middle = log10(each.coupling)
    less, more = (log10(each.on_axis(each.factor + error)) for error in (-each.less, each.more))
    mass = log10(each.mass * share) if share else -inf
    return MassPoint(BY_KEY[each.key].symbol, mass, middle, less, more)


def _row(scale: LifetimeScale, n: int) -> LifetimeRow:
    """A decay; its mark comes once it is measured."""
    decay, measured = DECAYS[n], n in scale.measured
    power = log10(decay.seconds) if measured else None
    mark = scale.marked[n] if measured else ""
    return LifetimeRow(BODIES[decay.key].symbol, power, mark, n == scale.decay)


VERDICT_ICONS: Mapping[str, tuple[str, Hue]] = {
    "known": ("check", "green"), "suspected": ("hint", "yellow"), "open": ("help", "danger"),
}  # fmt: skip


def board_of(apparatus: Apparatus) -> Node:
    """The fields of an apparatus that has a board."""
    cells = [_cell(apparatus, cell) for cell in apparatus.board()]
    gap = GAP / 4 if isinstance(apparatus, NuclideChart) else GAP
    return Grid(cells, columns=apparatus.columns, gap=gap, aisle=gap, grow=1.0)


def _cell(apparatus: Apparatus, cell: BoardCell | None) -> Node:
    if cell is None:
        return Gap()
    id_ = f"cell:{cell.id}"
    if isinstance(apparatus, NuclideChart):
        art = NuclidePicture(BY_ID[cell.id].written, cell.look, cell.chosen)
        state = say(f"short_nuclides-look-{cell.look or 'unknown'}")
        spoken = say("short_nuclides-cell", sign=cell.words, state=state)
        square = Leaf(
            Spot(id_, art, 0, 0, 0, 0, 10, spoken=spoken), NUCLIDE, stretch=True, grow=1.0
        )
        return Choose(square, replace(square, least_h=TALL_FINGER), square, grow=1.0)
    kind: Literal["outline", "ghost"] = "outline" if cell.chosen else "ghost"
    button = Button(kind, pressed=cell.chosen, floor=TWO_LINES)
    words = Leaf(Spot(id_, button, 0, 0, 0, 0, 10, cell.words, cell.words), grow=1.0)
    mark: Node = Gap(least_w=MARK_SIGN[0])
    if cell.look:
        icon = Icon(*VERDICT_ICONS[cell.look])
        mark = Leaf(Spot(f"mark:{cell.id}", icon, 0, 0, 0, 0, 5), MARK_SIGN, least_w=MARK_SIGN[0])
    return Row([mark, words], gap=GAP / 2, grow=1.0)


def frame_of(apparatus: Apparatus) -> Frame:
    """The moving picture for this state."""
    match apparatus:
        case ThreeWaves():
            return WavesFrame(SHARES, apparatus.turns, apparatus.chance)
        case Pull():
            return StringFrame(apparatus.pulled / PULLED, apparatus.strong, apparatus.broken)
        case NuclearBalance():
            weighing = apparatus.weighing
            lean = weighing.difference / HEAVIEST if apparatus.free else 0.0
            lean = min(1.0, max(0.25, lean)) if apparatus.free else 0.0
            return BalanceFrame(weighing.left, weighing.right, lean)
        case BosonExchange():
            boson = apparatus.boson
            signs = ("N", "N") if BOSONS[boson][0] == "pion" else SIGNS[apparatus.charges]
            force = apparatus.charges if not boson else -1 if boson == 1 else apparatus.charges or 1
            return ExchangeFrame(signs, NAMES[boson], FAR[boson], force, apparatus.watched)
    raise TypeError(f"there is no moving picture of {type(apparatus).__name__}")
