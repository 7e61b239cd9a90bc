"""Rules for a beginner, one at each of the first choices (`game.tables.capabilities.Teaches`)."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.contract import Seat
from game.core.phrase import Phrase, say
from game.rules.bigebang.board import NEIGHBOURS
from game.rules.bigebang.moves import listed
from game.rules.bigebang.state import View, restore
from game.tables.bigebang.layout import decided
from game.tables.bigebang.names import side_of

TOLD = ("touch", "far", "light", "helium", "star", "carbon")


def first_rules(view: View, seat: Seat) -> Sequence[Phrase]:
    """The way to move, then the ways to win a duel: the tokens in their order, and Carbon.

    None where the question matters more: after a pass of the rival, and where only a pass is left
    or nothing can change the winner.
    """
    if view.universe.puzzle or view.over or view.matter < 0 or view.turn != seat or view.passes:
        return ()
    moves = listed(restore(view))
    if len(moves) == 1 or decided(view):
        return ()
    away = {"light"} if view.universe.mass else set[str]()
    if not any(move.target not in NEIGHBOURS[move.source] for move in moves if move.target >= 0):
        away.add("far")  # nothing flies over an empty circle yet
    told = [name for name in TOLD if name not in away]
    side = side_of(view, seat)
    return [
        say("bigebang-first-touch", side=side) if name == "touch" else say(f"bigebang-first-{name}")
        for name in told
    ]
