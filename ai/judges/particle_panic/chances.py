"""From the score of a lab to a chance, and from a chance of the plan to what people are told."""

from __future__ import annotations

from math import log

from ai.judges.particle_panic import alone, pair
from ai.judges.particle_panic.crews import MEANT
from game.rules.particle_panic.ladder import Setting

_STEPS = 16
_REACH = 30
_FACTOR = 1.0644944589178593  # exp(1 / _STEPS)


def _powers() -> tuple[float, ...]:
    """Powers of e by multiplication alone: the last bit of ``exp`` is the machine's."""
    grown, points = 1.0, []
    for _ in range(_STEPS * _REACH + 2):
        points.append(grown)
        grown *= _FACTOR
    return tuple(points)


_POWERS = _powers()


def chance_of(score: float) -> float:
    """The logistic function of a score: 0 is one half. Small chances keep their differences."""
    size = min(abs(score), _REACH) * _STEPS
    step = int(size)
    power = _POWERS[step] + (_POWERS[step + 1] - _POWERS[step]) * (size - step)
    return power / (1.0 + power) if score >= 0 else 1.0 / (1.0 + power)


TINY = 1e-13
"""As near to 0 or 1 as a chance is told apart."""


def calibrated(setting: Setting, chance: float) -> float:
    """How often games were won from where the plan saw this chance: what people are told.

    The plan itself weighs dice by its own chances, which were tuned for good choices and not for
    their figures; this keeps their order.
    """
    crew = str(setting.seats)
    if alone.fits(setting):
        crew = "alone"
    elif pair.fits(setting):
        crew = "pair"
    slope, bias = MEANT[crew]
    odds = max(chance, TINY) / max(1.0 - chance, TINY)
    return chance_of(slope * log(odds) + bias) if 0.0 < chance < 1.0 else chance
