"""Detector duty: what each level reads of a picture, what it cannot tell apart, a choice at once.

How often a level is right is counted from the pictures: it reads so many layers of the detector,
and guesses among the kinds that leave the same there (`detector.TRACES`). A visitor looks at tracks
only, a student at the first shower too; three layers tell all eight kinds apart.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from ai.bot import Prospect, Thoughts
from game.core.contract import move_text
from game.rules.particle_panic import detector
from game.rules.particle_panic.state import NAME, NAMES, Move, State, View

READS = {"visitor": 1, "student": 2, "researcher": 3}
"""Level -> how many layers it reads, from the inside out; levels not named read all."""
EACH = 4.0
"""What a layer that fits is worth to a name: more than a visitor's slips bridge."""


def reads(level: str) -> int:
    """How many layers of the detector a level reads."""
    return READS.get(level, detector.LAYERS)


def share(level: str) -> float:
    """How often a level names a picture rightly: the mean over kinds that are equally likely."""
    chances = [1 / len(detector.alike(kind, reads(level))) for kind in range(detector.KINDS)]
    return sum(chances) / detector.KINDS


def unsure(view: View, level: str) -> Sequence[Move]:
    """Where a name is asked for: those that a level cannot tell from the right one, and that."""
    if view.phase != NAME:
        return ()
    return [NAMES[kind] for kind in detector.alike(view.duty.event.kind, reads(level))]


def fit(event_kind: int, named: int) -> int:
    """In how many layers, from the inside out, a name goes with what was left there."""
    layers = range(detector.LAYERS, 0, -1)
    return next((n for n in layers if named in detector.alike(event_kind, n)), 0)


def rate_name(state: State, move: Move) -> float:
    """How promising a name is: the more layers it fits, the more."""
    return EACH * fit(state.duty.event.kind, move.at)


class Naming:
    """A picture needs no thought: one knows it or takes it for something alike."""

    def __init__(self, view: View, moves: Sequence[Move]) -> None:
        """``moves`` are the names that come to mind."""
        kind = view.duty.event.kind
        self._ranked = sorted(moves, key=lambda move: fit(kind, move.at), reverse=True)
        self.iterations = 1
        self.done = True

    def run(self, goal: int, deadline: float = inf) -> None:
        """Nothing is left to think about."""

    def best(self) -> Move:
        """What it looks like most."""
        return self._ranked[0]

    def thoughts(self, goal: int) -> Thoughts:
        """The one name, which says nothing of how the game stands: it was never tried out."""
        del goal
        return Thoughts(1, False, (Prospect(move_text(self._ranked[0]), 0, 0.0),))
