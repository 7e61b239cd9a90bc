"""Afterglow: catch photons one by one, and rest before your detector burns.

Twelve photons of energy 1 to 12 come in a secret order. In turn catch the next one or
rest for good. A detector with more glow than it bears burns out. Most glow wins.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from game.core.contract import Emit, GameInfo, IllegalMove, Option, Seat, check_seat, mute
from game.core.rng import Rng
from game.core.session import AnyGame

PHOTONS = range(1, 13)


class Move(NamedTuple):
    """Catch the next photon, or rest for good."""

    kind: str


CATCH, REST = Move("catch"), Move("rest")


class View(NamedTuple):
    """All but the order of the photons that are still to come."""

    bears: int
    glow: tuple[int, ...]
    resting: tuple[int, ...]
    caught: tuple[int, ...]
    """Energies of the photons that were caught, in order."""
    turn: int
    """-1: the game is over."""


@dataclass(slots=True)
class State:
    """A game under way."""

    bears: int
    glow: list[int]
    resting: list[int]
    caught: list[int]
    coming: list[int]
    """The next one last."""
    turn: int


class Afterglow:
    """The rulebook."""

    info = GameInfo(
        "afterglow",
        seats=range(2, 4),
        rules=1,
        bound=len(PHOTONS) + 3,
        hidden=True,
        open_hands=True,
        reveals=frozenset({"glowed"}),
        # Names that other games give to other things: the glow that a detector bears, and the glow
        # that each one has before the first photon.
        options={"puzzle": Option((12, 15, 18), 15), "starts": Option((0, 1, 2), 1)},
    )

    def initial_state(self, seats: int, options: Mapping[str, int], rng: Rng) -> State:
        """The photons in the order in which they will come."""
        self.info.check(seats, options)
        coming = list(PHOTONS)
        rng.shuffle(coming)
        return State(options["puzzle"], [options["starts"]] * seats, [0] * seats, [], coming, 0)

    def to_move(self, state: State) -> Seat | None:
        """The next one that does not rest."""
        return None if state.turn < 0 else state.turn

    def legal_moves(self, state: State) -> Sequence[Move]:
        """Catch while a photon is left, or rest."""
        return (CATCH, REST) if state.coming else (REST,)

    def apply(self, state: State, move: Move, rng: Rng, emit: Emit = mute) -> None:
        """One photon, or rest. Beats: "glowed" or "rested", and at the very end "burnt"."""
        if move not in (CATCH, REST):
            raise IllegalMove(str(move.kind))
        seat = state.turn
        if move is CATCH:
            energy = state.coming.pop()
            state.caught.append(energy)
            state.glow[seat] += energy
            burnt = state.glow[seat] > state.bears
            emit("glowed", seat=seat, energy=energy)
        else:
            burnt = False
            emit("rested", seat=seat)
        if burnt or move is REST:
            state.resting[seat] = 1
        seats = len(state.glow)
        order = [(seat + step) % seats for step in range(1, seats + 1)]
        state.turn = next((other for other in order if not state.resting[other]), -1)
        if burnt:
            emit("burnt", seat=seat)

    def returns(self, state: State) -> tuple[float, ...]:
        """Most glow wins; who has burnt out has none, and a tie is a draw."""
        best = max(glow if glow <= state.bears else -1 for glow in state.glow)
        if best < 0 or state.glow.count(best) > 1:
            return (0.0,) * len(state.glow)
        return tuple(1.0 if glow == best else -1.0 for glow in state.glow)

    def observe(self, state: State, seat: Seat) -> View:
        """Everybody knows the same: what was caught, not what comes."""
        check_seat(seat, len(state.glow))
        known = (tuple(state.glow), tuple(state.resting), tuple(state.caught))
        return View(state.bears, *known, state.turn)

    def determinize(self, view: View, rng: Rng) -> State:
        """The photons that no player has seen, in some order."""
        coming = [energy for energy in PHOTONS if energy not in view.caught]
        rng.shuffle(coming)
        glow, resting, caught = list(view.glow), list(view.resting), list(view.caught)
        return State(view.bears, glow, resting, caught, coming, view.turn)


GAME: AnyGame = Afterglow()
