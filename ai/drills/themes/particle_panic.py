"""Themes of Particle Panic: the best chance of a whole code, and the least danger of an overflow.

Both count for this turn.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from ai.drills.drill import DrillTheme
from ai.puzzles.goals.particle_panic import GOAL
from ai.puzzles.puzzle import Position
from game.rules.particle_panic.state import ACT, FULL, SPACES, Move, View

DIE = range(1, 7)
USEFUL = frozenset({"neutralize", "spade"})
"""Moves that take a particle out of a room."""


class LeastOverflow:
    """Percentage of the falls of both dice after which a room has more particles than places."""

    def asks(self, position: Position) -> bool:
        """A free action, with a room that may overflow and several moves against it."""
        view: View = position.view
        moves = cast("Sequence[Move]", position.moves)
        if view.phase != ACT or any(move.kind == "code" for move in moves):
            return False
        return self._danger(view, view.particles) > 0 and sum(m.kind in USEFUL for m in moves) > 1

    def worths(self, position: Position, seed: str) -> Sequence[int]:
        """Percentage after each move if the turn ended then, as a negative number."""
        del seed  # all particles are in sight
        moves = cast("Sequence[Move]", position.moves)
        return [-round(100 * self._after(position.view, move)) for move in moves]

    def _after(self, view: View, move: Move) -> float:
        """Probability of an overflow after this move: the mean over what its die may show."""
        now = self._danger(view, view.particles)
        if move.kind == "spade":
            return self._danger(view, _moved(view.particles, move.at, move.to))
        if move.kind != "neutralize":
            return now
        hits = sum(die >= view.setting.hit for die in DIE) / len(DIE)
        gone = self._danger(view, _moved(view.particles, view.pawns[view.seat], None))
        return hits * gone + (1 - hits) * now

    def _danger(self, view: View, particles: Sequence[int]) -> float:
        """Share of the falls of the two dice that overflow a room."""
        counts = [(die + 1) // 2 if view.setting.half else die for die in DIE]
        falls = [count > FULL - inside for inside in particles for count in counts]
        assert len(falls) == SPACES * len(DIE)
        return sum(falls) / len(falls)


def _moved(particles: Sequence[int], at: int, to: int | None) -> Sequence[int]:
    """Particles by room after one has left ``at``, for ``to`` if it has not gone for good."""
    after = list(particles)
    after[at] -= 1
    if to is not None:
        after[to] += 1
    return after


THEMES: Mapping[str, DrillTheme] = {"code": GOAL, "overflow": LeastOverflow()}
