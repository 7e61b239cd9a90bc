"""The picture of each apparatus of a short lesson."""

from __future__ import annotations

from math import inf, log10

from game.art.short_lessons import (
    CouplingPicture,
    DecayPicture,
    MassPoint,
    MirrorPicture,
    MuonPicture,
    PowersPicture,
)
from game.core.particles import BY_KEY
from game.tables.pictures import Picture
from tutorial.short.half_life import MOST, DecaySample
from tutorial.short.higgs_field import MEASURED, HiggsField, MeasuredCoupling
from tutorial.short.mirror import CobaltCrystal
from tutorial.short.muons import HEIGHT, MUONS, MuonFlight
from tutorial.short.powers import WIDTHS, Zoom
from tutorial.short.short_lesson import Apparatus


def picture_of(apparatus: Apparatus) -> Picture:
    """The picture for this state."""
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
    raise TypeError(f"there is no picture of {type(apparatus).__name__}")


def _point(each: MeasuredCoupling, share: float) -> MassPoint:
    """A particle with the mass that it has in a field of this strength."""
    middle, line = log10(each.coupling), each.coupling / each.factor
    less, more = (log10(line * (each.factor + error)) for error in (-each.less, each.more))
    mass = log10(each.mass * share) if share else -inf
    return MassPoint(BY_KEY[each.key].symbol, mass, middle, less, more)
