"""The way to Carbon: linked 4He, and whether three can still be linked."""

from __future__ import annotations

from game.rules.bigebang.board import (
    ANTI,
    CIRCLES,
    DARK,
    HE4,
    NEIGHBOURS,
    NEUTRONS,
    PROTONS,
    SIDE,
)
from game.rules.bigebang.scoring import groups
from game.rules.bigebang.state import View

NEEDED = 3
"""Linked 4He that make Carbon."""
_TWO = 2
"""Protons in a 4He, and neutrons."""


def linked_helium(view: View, side: int) -> int:
    """The 4He in the largest linked group of a side, at most `NEEDED`."""
    wanted = [code == HE4 + ANTI * side for code in range(DARK + 1)]
    return min(NEEDED, max((len(group) for group in groups(view.cells, wanted)), default=0))


def in_reach(view: View, side: int) -> int:
    """The 4He that the best three linked circles hold already; -1: no three can be filled any more.

    4He never move. Another one appears only where a stack of this side is now, with GRAVITY on any
    circle, and it takes two protons and two neutrons. So -1 is certain; other answers are hopes.
    """
    he4 = HE4 + ANTI * side
    have = {circle for circle in range(CIRCLES) if view.cells[circle] == he4}
    if view.universe.gravity:
        room = {circle for circle in range(CIRCLES) if view.cells[circle] != DARK}
    else:
        room = {circle for circle in range(CIRCLES) if SIDE[view.cells[circle]] == side}
    new, best = _more_helium(view, side, he4), -1
    for middle in room:
        held = sorted((near in have for near in NEIGHBOURS[middle] if near in room), reverse=True)
        count = (middle in have) + sum(held[: NEEDED - 1])
        if len(held) >= NEEDED - 1 and NEEDED - count <= new:
            best = max(best, count)
    return best


def _more_helium(view: View, side: int, he4: int) -> int:
    """The most 4He that the other stacks of a side have the particles for."""
    others = [code for code in view.cells if SIDE[code] == side and code != he4]
    protons, neutrons = (
        sum(PROTONS[code] for code in others),
        sum(NEUTRONS[code] for code in others),
    )
    if view.universe.time:  # neutrons may decay into protons, never back
        return min(neutrons // _TWO, (protons + neutrons) // (2 * _TWO))
    return min(protons, neutrons) // _TWO
