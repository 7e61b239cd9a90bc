"""The picture of each apparatus of a short lesson."""

from __future__ import annotations

from math import inf, log10

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
    PowersPicture,
    ThresholdPicture,
)
from game.core.particles import BY_KEY
from game.tables.pictures import Nothing, Picture
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
from tutorial.short.powers import WIDTHS, Zoom
from tutorial.short.short_lesson import Apparatus
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
