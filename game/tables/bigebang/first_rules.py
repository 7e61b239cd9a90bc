"""Rules for a beginner, one at each of the first choices (`game.tables.capabilities.Teaches`)."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.contract import Seat
from game.core.phrase import Phrase, say
from game.rules.bigebang.moves import listed
from game.rules.bigebang.state import View, restore

TOLD = ("light", "helium", "star", "carbon")


def first_rules(view: View, seat: Seat) -> Sequence[Phrase]:
    """The ways to win a duel: the tokens, in the order of their places, and Carbon.

    None where the question matters more: after a pass of the rival, and where only a pass is left.
    """
    if view.universe.puzzle or view.over or view.matter < 0 or view.turn != seat or view.passes:
        return ()
    if len(listed(restore(view))) == 1:
        return ()
    return [say(f"bigebang-first-{name}") for name in TOLD[bool(view.universe.mass) :]]
