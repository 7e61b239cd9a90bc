"""What their hand limits are worth to two scientists who collect freely.

A whole code is discarded from one hand. So of two limits the higher counts: once both are under the
size of a code, none can be entered any more and the lab is lost, while a partner of somebody firm
may well be worn down to the last point. No sum over scientists says that; this table does. It was
fitted together with the scale of the weights of `crews`: a logistic regression on ends of turns,
most of them in games that began in the midst of things, with any limits, particles and codes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from ai.judges.particle_panic.alone import CODE, gentle
from ai.numbers import numbers
from game.rules.particle_panic.ladder import Setting

HIGHEST = 6
"""A higher limit is as good."""

Limits: TypeAlias = Sequence[Sequence[Sequence[float]]]

_FITTED = numbers(__package__, "pair")

LIMITS: Limits = _FITTED["limits"]
"""Log-odds by codes entered, by the higher limit from 4, by the lower from 1."""

WEIGHTS: Sequence[float] = _FITTED["weights"]
"""Of what a crew looks at besides: those of (2, 1) in `crews` on the scale of log-odds, without
limits.
"""

LOST = -20.0
"""The same where no code can be entered any more. Such labs are still told apart: the longer one
lasts, the better.
"""


def fits(setting: Setting) -> bool:
    """Whether the table tells of this game."""
    return setting.seats == 2 and gentle(setting)


def weigh(limits: Sequence[int], codes: int, table: Limits = LIMITS) -> float:
    """What two limits add to the score; ``codes`` as in `packed`, not all of them entered."""
    low, high = sorted(min(HIGHEST, limit) for limit in limits)
    if high < CODE:
        return LOST
    return table[codes.bit_count()][high - CODE][low - 1]
