"""How much each crew weighs what `worth` looks at: ``crews.json``, ``one.json`` and ``alone.json``.

Those of one scientist were fitted as `main.py fit` does: ``alone.json`` for who collects freely
codes of four, ``one.json`` for who pays an action for it. The others were fitted first to games of
four. For three, all weights were then moved towards more games won: random changes in both
directions, the same deals for both. For two, and for one who collects codes of five freely, the
value of nearly whole codes, of low stacks and of weak hands was set by hand, trying what won most
games. This was done by a copy of the planner and the rules in a faster language, on other seeds
than those of the games that `game.tables.particle_panic.odds` tells of.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from ai.evaluators.particle_panic import pair
from ai.numbers import numbers
from game.rules.particle_panic.options import SMALL_CREW, Setting

ALONE = "alone"
"""One scientist with codes of four who collects freely: name of a row, and of an opening."""

_FILES = [numbers(__package__, name) for name in ("crews", "one", ALONE)]

Opening: TypeAlias = Mapping[str, Sequence[float]]
"""By seats, or `ALONE`; by rung."""

OPENING: Opening = {crew: row for file in _FILES for crew, row in file["opening"].items()}
"""The score of a lab in which nothing has happened yet.

Without such an anchor a crew that believes itself lost gambles, and one that feels sure dawdles.
Two who collect freely on codes of four begin as `pair` says: their two numbers here are not asked.
"""

Weights: TypeAlias = Mapping[str, Sequence[float]]
"""By the names of `row_of`."""

WEIGHTS: Weights = {crew: row for file in _FILES for crew, row in file["weights"].items()}


def row_of(setting: Setting) -> str:
    """Whose row weighs a game: `ALONE`, or seats and whether collecting is a free step.

    For one scientist the latter always matters: the row where it is an action was fitted there.
    Codes of five with free collecting were fitted for two, who are always eased. Larger crews that
    are eased win more with that row than with their own, which were fitted where collecting is an
    action: see ``docs/measuring.md``.
    """
    if setting.seats == 1:
        return ALONE if pair.gentle(setting) else f"1 {setting.free}"
    alike = setting.seats > SMALL_CREW and setting.eased and setting.code > pair.CODE
    if setting.free and (setting.seats == SMALL_CREW or alike):
        return f"{SMALL_CREW} 1"
    return f"{setting.seats} 0"


def opening_of(setting: Setting) -> str:
    """Under which name `OPENING` has a game."""
    return ALONE if row_of(setting) == ALONE else str(setting.seats)


def weights_of(
    setting: Setting, weights: Weights = WEIGHTS, two: Sequence[float] = pair.PAIR.weights
) -> Sequence[float]:
    """Those of the crew of a game; ``two``: of a pair whose limits are priced."""
    if pair.fits(setting):
        return two
    return weights[row_of(setting)]
