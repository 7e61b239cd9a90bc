"""Helpers of the tests of practice."""

from __future__ import annotations

from game.core.contract import find_move
from game.scenes.base.dialog import Dialog
from game.scenes.table.table import TableScene
from tests.pilot import Pilot


def told(pilot: Pilot, table: TableScene, move: str) -> Dialog:
    """Make a move, and wait for the dialog that answers it."""
    table.policy.move_chosen(find_move(move, table.session.legal_moves()))
    for _ in range(40):
        if isinstance(pilot.top, Dialog):
            return pilot.top
        pilot.wait(0.2)
    raise AssertionError("nothing was said")
