"""What is at stake: three tokens or a puzzle, and how empty the universe has become."""

from __future__ import annotations

from game.core.contract import Seat
from game.core.phrase import Phrase, say
from game.rules.bigebang.board import EMPTY
from game.rules.bigebang.state import View
from game.tables.bigebang.chart import leads
from game.tables.bigebang.names import side_of
from game.tables.stakes import share


def goal(view: View) -> Phrase:
    """The tokens, or what the puzzle asks for."""
    return say(f"bigebang-goal-{view.universe.puzzle}")


def changed(view: View, seat: Seat | None) -> Phrase | None:
    """Matter or antimatter, and who begins."""
    if view.universe.seats < 2 or view.matter < 0:
        return None
    first = say("seat", seat=view.turn)
    if seat is None:
        return say("bigebang-changed-both", who=first, side=side_of(view, view.turn))
    begins = "begin" if view.turn == seat else "wait"
    return say(f"bigebang-changed-{begins}", who=first, side=side_of(view, seat))


def tension(view: View) -> float:
    """How much of the board is free: matter and antimatter cannot go on meeting for long."""
    if view.passes:
        return 1.0
    free = view.cells.count(EMPTY)
    return share(free, len(view.cells))


def parts(view: View) -> tuple[tuple[int, ...], ...]:
    """Token by token; Carbon counts as all three (ruling 21). A puzzle has no such count."""
    if view.universe.puzzle:
        return ()
    if view.carbon >= 0:
        return tuple((1, 1, 1) if seat == view.carbon else (0, 0, 0) for seat in range(2))
    won_by = [lead for _, _, lead in leads(view, 0)]
    return tuple(int(lead == 1) for lead in won_by), tuple(int(lead == -1) for lead in won_by)
