"""The planner of Particle Panic: first one act ahead, then the whole rest of the turn."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from ai.bot import Prospect, Thoughts
from ai.evaluators.particle_panic.chances import calibrated
from ai.evaluators.particle_panic.ends import Unfinished
from ai.evaluators.particle_panic.outlook import Outlook, remembered
from ai.evaluators.particle_panic.turn import circumstances_of
from ai.evaluators.particle_panic.worth import IN_USE, Tuning
from game.core.contract import move_text
from game.rules.particle_panic.state import Move, View

WHOLE = 20_000
"""From this goal on a turn is worked out to its end however long that takes, and remembered for its
later choices; below it every choice is thought about afresh, so that equal budgets buy equal plans.
"""


def outlook_at_once(view: View) -> float | None:
    """The chance to win from here, one act ahead; None where a plan has nothing to say."""
    brief = Outlook(circumstances_of(view), brief=True)
    brief.budget(1 << 60, inf)
    best = max([chance for _, chance in brief.prospects(view)], default=None)
    return None if best is None else calibrated(view.setting, best)


class TurnPlan:
    """A choice being planned. An iteration is one end of the turn that was weighed."""

    def __init__(self, view: View, moves: Sequence[Move], tuning: Tuning = IN_USE) -> None:
        """``moves`` are all legal moves of the view."""
        self._view, self._moves, self._tuning = view, moves, tuning
        self._given = circumstances_of(view)
        self._brief = Outlook(self._given, brief=True, tuning=tuning)
        self._fresh: Outlook | None = None
        self._rated: list[tuple[Move, float]] = []
        self._looked = False
        self._asked = 0
        self.iterations = 0
        self.done = len(moves) == 1

    def run(self, goal: int, deadline: float = inf) -> None:
        """On to so many ends weighed; an unfinished plan goes on from there next time."""
        if self.done or self.iterations >= goal:
            return
        if not self._looked:
            self._brief.budget(1 << 60, inf)
            self._rated = self._legal(self._brief)
            self._looked = True
            self.iterations = self._brief.worth.asked
        if goal >= WHOLE:
            outlook = remembered(self._given, self._tuning)
            outlook.budget(1 << 60, deadline)
        else:
            if self._fresh is None:
                self._fresh = Outlook(self._given, brief=False, tuning=self._tuning)
            outlook = self._fresh
            outlook.budget(goal - self._brief.worth.asked, deadline)
        before = outlook.worth.asked
        try:
            self._rated = self._legal(outlook)
            self.done = True
        except Unfinished:
            pass
        self.iterations += outlook.worth.asked - before

    def _legal(self, outlook: Outlook) -> list[tuple[Move, float]]:
        """The moves with their chances, best first. Raises Unfinished."""
        legal = set(self._moves)
        rated = [one for one in outlook.prospects(self._view) if one[0] in legal]
        return sorted(rated, key=lambda one: -one[1])

    def best(self) -> Move:
        """What promises most, as far as it was thought through."""
        return self._rated[0][0] if self._rated else self._moves[0]

    def thoughts(self, goal: int) -> Thoughts:
        """The moves that were thought about, with chances turned into values."""
        prospects = tuple(
            Prospect(
                move_text(move), self.iterations, 2 * calibrated(self._view.setting, chance) - 1
            )
            for move, chance in self._rated
        )
        return Thoughts(self.iterations, not self.done and self.iterations < goal, prospects)
