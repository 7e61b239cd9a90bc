"""How much each crew weighs what `worth` looks at, by seats: ``crews.json``, and ``one.json``.

Those of ``one.json`` are what `main.py fit` makes. The others were fitted first to games of four.
For three, all weights were then moved towards more games won: random changes in both directions,
the same deals for both. For two, and for one who collects freely, the value of nearly whole codes,
of low stacks and of weak hands was set by hand, trying what won most games. This was done by a copy
of the planner and the rules in a faster language, on other seeds than those of the games that
`game.tables.particle_panic.odds` tells of.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from ai.judges.particle_panic import pair
from ai.judges.particle_panic.alone import CODE
from ai.numbers import numbers
from game.rules.particle_panic.ladder import SMALL_CREW, Setting

_FOUND = numbers(__package__, "crews")
_ONE = numbers(__package__, "one")

Opening: TypeAlias = Mapping[int, Sequence[float]]
"""By seats, by rung."""


def opening_by_crew(rows: Mapping[str, Sequence[float]]) -> Opening:
    """The rows of a data file."""
    return {int(seats): row for seats, row in rows.items()}


OPENING = opening_by_crew({**_ONE["opening"], **_FOUND["opening"]})
"""The score of a lab in which nothing has happened yet.

Without such an anchor a crew that believes itself lost gambles, and one that feels sure dawdles.
Two who collect freely on codes of four begin as `pair` says: their two numbers here are not asked.
"""

Weights: TypeAlias = Mapping[tuple[int, int], Sequence[float]]
"""By seats, and where that matters by whether collecting is a free step."""


def weights_by_crew(rows: Mapping[str, Sequence[float]]) -> Weights:
    """The rows of a data file."""
    return {(int(key[0]), int(key[2])): row for key, row in rows.items()}


WEIGHTS = weights_by_crew({**_ONE["weights"], **_FOUND["weights"]})


def row_of(setting: Setting) -> tuple[int, int]:
    """Whose row weighs a game: seats, and whether collecting is a free step.

    For one scientist that always matters: the row where it is an action was fitted there. Codes of
    five with free collecting were fitted for two, who are always eased. Larger crews that are eased
    win more with that row than with their own, which were fitted where collecting is an action: see
    ``docs/measuring.md``.
    """
    if setting.seats == 1:
        return 1, setting.free
    alike = setting.seats > SMALL_CREW and setting.eased and setting.code > CODE
    if setting.free and (setting.seats == SMALL_CREW or alike):
        return SMALL_CREW, 1
    return setting.seats, 0


def weights_of(
    setting: Setting, weights: Weights = WEIGHTS, two: Sequence[float] = pair.PAIR.weights
) -> Sequence[float]:
    """Those of the crew of a game; ``two``: of a pair whose limits are priced."""
    if pair.fits(setting):
        return two
    return weights[row_of(setting)]
