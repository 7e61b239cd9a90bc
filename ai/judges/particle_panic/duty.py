"""Detector duty: who knows which particle, what it is mistaken for, and a choice without a search.

How often a level knows it is chosen, not measured: a visitor guesses every other time, as
somebody does who has just read the help page.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from ai.bot import Prospect, Thoughts
from game.core.contract import move_text
from game.rules.particle_panic import detector, lab
from game.rules.particle_panic.detector import (
    DISPLACED,
    ELECTRON,
    HADRON,
    JET,
    MUON,
    NEUTRAL,
    NEUTRINO,
    PHOTON,
)
from game.rules.particle_panic.lab import Move, State, View

KNOWLEDGE = {"visitor": 0.5, "student": 0.75, "researcher": 0.9, "nobel": 0.97}
"""Level -> how often it names a picture rightly."""
EXPECTED = 0.9
"""How often a plan expects a name to be right."""

LOOKALIKES: dict[int, tuple[int, ...]] = {
    ELECTRON: (HADRON, PHOTON),
    PHOTON: (NEUTRAL, ELECTRON),
    MUON: (HADRON, ELECTRON),
    HADRON: (ELECTRON, JET),
    NEUTRAL: (PHOTON, HADRON),
    NEUTRINO: (NEUTRAL, PHOTON),
    JET: (HADRON, DISPLACED),
    DISPLACED: (JET, HADRON),
}
"""What each kind is taken for by those who do not know it: it has one trait with it."""

RIGHT, ALIKE, OTHER = 6.0, 2.0, 0.0


def answer(view: View) -> Move | None:
    """The right name, where one is asked for."""
    return lab.NAMES[view.duty.event.kind] if view.phase == lab.NAME else None


def rate_name(state: State, move: Move) -> float:
    """How promising a name is: the right one, one that has a trait in common, any other."""
    kind = state.duty.event.kind
    if move.at == kind:
        return RIGHT
    return ALIKE if move.at in LOOKALIKES.get(kind, ()) else OTHER


class Naming:
    """A picture needs no thought: one knows it or takes it for something alike."""

    def __init__(self, view: View, moves: Sequence[Move]) -> None:
        """``moves`` are the names that come to mind."""
        kind = view.duty.event.kind
        alike = LOOKALIKES.get(kind, ())

        def rank(move: Move) -> int:
            return -1 if move.at == kind else alike.index(move.at) if move.at in alike else 9

        self._ranked = sorted(moves, key=rank)
        self.iterations = 1
        self.done = True

    def grow(self, goal: int, deadline: float = inf) -> None:
        """Nothing is left to think about."""

    def best(self) -> Move:
        """What it looks like most."""
        return self._ranked[0]

    def thoughts(self, goal: int) -> Thoughts:
        """The one name."""
        del goal
        return Thoughts(1, False, (Prospect(move_text(self._ranked[0]), 1, 0.0),))


assert set(LOOKALIKES) == set(range(detector.KINDS))
