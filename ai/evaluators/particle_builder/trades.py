"""Comparing and swapping in Particle Builder: what each card would be worth in each hand."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from ai.evaluators.particle_builder.outlook import (
    SeatExpectations,
)
from game.rules.particle_builder import State, View
from game.rules.particle_builder.abilities import ATTRACTS, FEELS
from game.rules.particle_builder.deck import (
    ANTI,
    NEUTRINO,
    POINTS,
    RANKS,
)
from game.rules.particle_builder.mat import (
    EMPTY,
    PLACES,
    SLOTS,
)

FACE = [float(points) for points in POINTS]
"""Value of a card that no player wants."""


def odds(level: int, card: int) -> float:
    """Chance that an annihilation or interaction with this card in hand succeeds (Levels 4, 5)."""
    if level < 4:
        return 1.0
    return 1 / 6 if level >= 5 and NEUTRINO[card] else 0.5


class Trades:
    """Values of swaps to the active player of one position."""

    def __init__(self, state: State | View, outlook: SeatExpectations) -> None:
        self._state = state
        self._outlook = outlook
        self._share = 1 / (state.seats - 1)
        self.hands = [self._in_hand(seat) for seat in range(state.seats)]
        """Per seat and kind of card, what holding it is worth."""

    def _in_hand(self, seat: int) -> list[float]:
        """Value of each card in hand to a seat, abilities included."""
        state, outlook = self._state, self._outlook
        worths = FACE[:]
        for card in outlook.lacks[seat]:
            worths[card] = outlook.worth(seat, card)
        best: dict[int, float] = {}
        for other in range(state.seats):
            if other != seat:
                base = other * PLACES
                for there in {*state.cards[base : base + SLOTS.stop]} - {EMPTY}:
                    card = ANTI[there]
                    gain = POINTS[card] + self._share * outlook.worth(other, there)
                    best[card] = max(best.get(card, 0.0), gain)
        if state.level >= 2:
            for boson in ATTRACTS:
                best[boson] = self._best_prey(seat, boson) - POINTS[boson]
        for card, gain in best.items():
            if gain > 0.0:
                worths[card] += odds(state.level, card) * gain
        return worths

    def _best_prey(self, seat: int, boson: int) -> float:
        """The most that attracting with this boson could bring; 0 if it cannot attract."""
        state, outlook = self._state, self._outlook
        feels, prey = FEELS[boson], ATTRACTS[boson]
        base = seat * PLACES
        if not any(card != EMPTY and feels[card] for card in state.cards[base : base + PLACES]):
            return 0.0
        best = 0.0
        for address, card in enumerate(state.cards):
            owner = address // PLACES
            if card != EMPTY and owner != seat and prey[card]:
                best = max(best, outlook.worth(seat, card) + self._share * POINTS[card])
        return best

    def _trade(self, other: int, theirs: int) -> float:
        """Gain of the active seat by swapping its card for this one of another seat."""
        seat = self._state.active
        mine = self._state.hands[seat]
        own, rival = self.hands[seat], self.hands[other]
        gain, loss = own[theirs] - own[mine], rival[theirs] - rival[mine]
        return gain + self._share * loss

    @cached_property
    def _hopes(self) -> list[list[float]]:
        """Per rival and kind of card: the gain by swapping for it, times the unseen ones."""
        state, unseen = self._state, self._outlook.unseen
        return [
            [n * max(0.0, self._trade(other, card)) if n else 0.0 for card, n in enumerate(unseen)]
            for other in range(state.seats)
            if other != state.active
        ]

    def comparisons(self, statistics: Sequence[int]) -> list[float]:
        """Expected gain of comparing each: what may be won, times the chance to win it."""
        state, unseen, total = self._state, self._outlook.unseen, self._outlook.total
        gains = []
        for statistic in statistics:
            ranks = RANKS[statistic]
            mine = ranks[state.hands[state.active]]
            beaten = [card for card, n in enumerate(unseen) if n and ranks[card] < mine]
            chance = sum([unseen[card] for card in beaten]) / total
            gain = 0.0
            for hope in self._hopes:
                gain += sum([hope[card] for card in beaten]) / total
            # Among three both others must be beaten, and only one can be swapped with.
            if state.seats == 3:
                gain *= 0.8 * chance
            gains.append(gain + 0.02 * chance)
        return gains

    def swap(self, state: State, other: int) -> float:
        """Gain by swapping with this seat; blind, on average over the cards it may hold.

        ``state``: this position.
        """
        unseen = self._outlook.unseen
        theirs = state.hands[other]
        if state.seen_by(other, state.active):
            return self._trade(other, theirs)
        ranks = RANKS[state.statistic]
        kinds = [(card, n) for card, n in enumerate(unseen) if n and ranks[card] == ranks[theirs]]
        total = sum(n for _, n in kinds)
        return sum(n * self._trade(other, card) for card, n in kinds) / max(1, total)
