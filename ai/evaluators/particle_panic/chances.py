"""From the score of a lab to a chance, and from a chance of the plan to what people are told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log

from ai.evaluators.particle_panic import pair
from ai.evaluators.particle_panic.crews import row_of
from ai.numbers import numbers
from game.rules.particle_panic.options import Setting

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


MEANT: Mapping[str, Sequence[float]] = numbers(__package__, "meant")
"""By seats, as text: slope and bias that turn the log-odds of a plan into those of games that were
played: a logistic regression on ends of turns. Also ``pair``, for the crews of that table, and
``alone`` and ``1 1``, for one scientist by those rows of `crews`, and ``1 whole``, for one to whom
as many particles emerge as the die says.
"""

TINY = 1e-13
"""As near to 0 or 1 as a chance is told apart."""


def calibrated(setting: Setting, chance: float) -> float:
    """How often games were won from where the plan saw this chance: what people are told.

    The plan itself weighs dice by its own chances, which were tuned for good choices and not for
    their figures; this keeps their order.
    """
    slope, bias = MEANT[crew_of(setting)]
    return chance_of(slope * log_odds(chance) + bias) if 0.0 < chance < 1.0 else chance


def crew_of(setting: Setting) -> str:
    """Under which name `MEANT` has the crew of a game."""
    if setting.seats == 1 and setting.free:
        return row_of(setting)
    if setting.seats == 1 and not setting.half:
        return "1 whole"
    return "pair" if pair.fits(setting) else str(setting.seats)


def log_odds(chance: float) -> float:
    """Of a chance, as far as it is told apart from 0 and 1."""
    return log(max(chance, TINY) / max(1.0 - chance, TINY))
