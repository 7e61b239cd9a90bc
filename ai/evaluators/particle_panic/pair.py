"""What their hand limits are worth to two scientists who collect freely.

A whole code is discarded from one hand. So of two limits the higher counts: once both are under the
size of a code, none can be entered any more and the lab is lost, while a partner of somebody firm
may well be worn down to the last point. No sum over scientists says that; this table does. It is
fitted together with the scale of the weights of `crews`: a logistic regression on ends of turns.
What is in use comes from games most of which began in the midst of things, with any limits,
particles and codes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from ai.evaluators.particle_panic.features import InHands
from ai.numbers import Numbers, numbers
from game.rules.particle_panic.options import Setting

CODE = 4
"""Cards of a code: the table knows no other."""
HIGHEST = 6
"""A higher limit is as good."""

Limits: TypeAlias = Sequence[Sequence[Sequence[float]]]
"""Log-odds by codes entered, by the higher limit from 4, by the lower from 1."""

ROW = "2 1"
"""Of `crews`: what two look at who collect freely."""
PRICED = frozenset(
    InHands._fields.index(name)
    for name in ("limits", "limits_squared", "weak_hands", "limits_of_2", "limits_of_1")
)
"""What the row says of limits: the table says it here."""


class Pair(NamedTuple):
    """All that two such scientists weigh a lab by."""

    limits: Limits
    weights: Sequence[float]
    """Of what a crew looks at besides, in log-odds."""
    opening: Sequence[float]
    """The score of a lab in which nothing has happened yet, by rung: see `crews.OPENING`."""


def without_limits(row: Sequence[float]) -> list[float]:
    """A row of `crews`, but for what the table says."""
    return [0.0 if place in PRICED else weight for place, weight in enumerate(row)]


def pair_of(table: Numbers) -> Pair:
    """The numbers of a data file; its ``scale`` is that of the row, in log-odds."""
    row = without_limits(numbers(__package__, "crews")["weights"][ROW])
    weights = [round(table["scale"] * weight, 2) for weight in row]
    return Pair(table["limits"], weights, table["opening"])


PAIR = pair_of(numbers(__package__, "pair"))

LOST = -20.0
"""The same where no code can be entered any more. Such labs are still told apart: the longer one
lasts, the better.
"""


def gentle(setting: Setting) -> bool:
    """Half emergence, codes of four, a free collect."""
    return setting.free == 1 and setting.code == CODE and setting.half == 1 and setting.suits == 4


def fits(setting: Setting) -> bool:
    """Whether the table tells of this game."""
    return setting.seats == 2 and gentle(setting)


def weigh(limits: Sequence[int], codes: int, table: Limits = PAIR.limits) -> float:
    """What two limits add to the score; ``codes`` as in `packed`, not all of them entered."""
    low, high = sorted(min(HIGHEST, limit) for limit in limits)
    if high < CODE:
        return LOST
    return table[codes.bit_count()][high - CODE][low - 1]
