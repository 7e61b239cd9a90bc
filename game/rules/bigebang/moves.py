"""What a player may do, written once for every pair of circles in sight of each other."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.bigebang.board import CIRCLES, OUTSIDE, RAYS, between
from game.rules.bigebang.nuclei import CODES, FUSED, MIRROR

NOWHERE = -1


class Move(NamedTuple):
    """An action: "fuse", "annihilate", "decay" (TIME), "pass", "stop" (puzzles), "side".

    * fuse: the stack on ``source`` meets the one on ``target``; the result stands on ``spot``.
      Without GRAVITY that is the target. With it, the source is the one that travels at least as
      far (the lower circle where both go equally far): one move per pair and spot (ruling 18).
    * annihilate: ``source`` moves onto its mirror image on ``target``; nothing is left.
    * decay: the unstable stack on ``source``.
    * side: the chooser takes matter (``source`` 0) or antimatter (1), after seeing the deal.

    What a kind has no use for is `NOWHERE`.
    """

    kind: str
    source: int = NOWHERE
    target: int = NOWHERE
    spot: int = NOWHERE


KINDS = frozenset({"fuse", "annihilate", "decay", "pass", "stop", "side"})

PASS = Move("pass")
STOP = Move("stop")
SIDES = (Move("side", 0), Move("side", 1))
DECAYS = tuple(Move("decay", circle) for circle in range(CIRCLES))

Pairs = tuple[tuple[Move, ...], ...]
"""Moves by source and target. Pairs that are not on one straight line hold `NO_LINE`."""

NO_LINE = Move("none")
"""Stands where no move can be; never legal."""


def _pairs(kind: str) -> Pairs:
    table = [[NO_LINE] * (OUTSIDE + 1) for _ in range(CIRCLES)]
    for source, row in enumerate(table):
        for ray in RAYS[source]:
            for target in ray:
                spot = target if kind == "fuse" else NOWHERE
                row[target] = Move(kind, source, target, spot)
    return tuple(map(tuple, table))


FUSIONS = _pairs("fuse")
ANNIHILATIONS = _pairs("annihilate")


def _meet(a: int, b: int) -> Pairs | None:
    if FUSED[a][b]:
        return FUSIONS
    return ANNIHILATIONS if b and MIRROR[a] == b else None


MEET: tuple[tuple[Pairs | None, ...], ...] = tuple(
    tuple(_meet(a, b) for b in range(CODES)) for a in range(CODES)
)
"""What happens when stack ``a`` moves onto stack ``b``: the table of moves to look it up in."""


def _meetings(source: int, target: int) -> tuple[Move, ...]:
    way = between(source, target)
    last = len(way) - 1
    return tuple(
        FUSIONS[source][target] if spot == target else Move("fuse", source, target, spot)
        for gone, spot in enumerate(way)
        if 2 * gone > last or (2 * gone == last and source < target)
    )


MEETINGS: dict[tuple[int, int], tuple[Move, ...]] = {
    (source, target): _meetings(source, target)
    for source in range(CIRCLES)
    for ray in RAYS[source]
    for target in ray
}
"""The fusions of a pair under GRAVITY in which the first one travels at least as far as the other.

Together the two directions of a pair hold each spot of the segment once.
"""
