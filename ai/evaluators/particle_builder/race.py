"""The race for the targets: how likely each player is to finish first, and then to win.

In the rounds that are left a player gets hold of a share of the unseen cards: the ones drawn, and
now and then a rival's. Whether a copy of a wanted kind is among them is a throw of its own
(`_filled`), so the chance to have finished after so many rounds is a product of look-ups. From
that follows who is first, and with the points so far who wins. The constants were fitted to the
ends of some 6,000 games between greedy players.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from math import exp
from typing import NamedTuple

from ai.evaluators.particle_builder.outlook import count, lacking
from ai.numbers import numbers
from game.core.particles import GLUON
from game.rules.particle_builder import State
from game.rules.particle_builder.deck import POINTS
from game.rules.particle_builder.mat import EMPTY, PLACES, TARGETS, score
from game.rules.particle_builder.state import STATISTIC, SWAP

ROUNDS = (0.5, 1.0, 2.0, 3.0, 4.5, 6.5, 9.0, 12.0, 16.0, 22.0)
"""The rounds from now at which the race is looked at."""


class Race(NamedTuple):
    """What was fitted: ``race.json``."""

    access: float
    """Cards a player gets to choose from in a round: the one drawn, and now and then another's."""
    keep: float
    win: float
    """Chance that a wanted card in one's own hand stays there, and that a rival's is won, while the
    comparison is still to come."""
    prey: Sequence[float]
    """By level: a wanted card on a rival's mat counts as so many unseen ones (it can be
    attracted)."""
    paint: float
    """From Level 3 an unseen gluon counts as so many of a wanted quark: it can change a colour."""
    early: float
    """Chance of who places earlier to be first, if both finish in the same few rounds."""
    drift: Sequence[Sequence[float]]
    """Points that two players' totals may still drift apart: at once, and for each round to come;
    below Level 3, and from it on, where colours, dice and transformations move more of them."""


REMEMBERED = 1 << 12
"""Races whose outcome is remembered: a search meets the same ones over and over."""
_STEPS = 4
"""Copies of a card are counted in quarters."""


class Forecast:
    """The race by some numbers. What was worked out is remembered by each forecast for itself."""

    def __init__(self, race: Race) -> None:
        self._race = race
        self._filled = cache(self._fill)
        self._all_filled = lru_cache(maxsize=REMEMBERED)(self._fill_all)
        self._first = lru_cache(maxsize=REMEMBERED)(self._find_first)

    def forget(self) -> None:
        """Work everything out anew from now on."""
        for remembering in (self._filled, self._all_filled, self._first):
            remembering.cache_clear()

    def outcome(self, state: State) -> tuple[float, ...]:
        """What each seat may expect of a game that is not over, in [-1, 1]."""
        seats = state.seats
        points = [float(score(state, seat)) for seat in range(seats)]
        for seat, card in enumerate(state.hands):
            if card != EMPTY:
                points[seat] += POINTS[card]
        heat, each = self._race.drift[state.level >= 3]
        if state.finisher != EMPTY:
            return _returns(_shares(points, heat))
        unseen = count(state.deck)
        left = len(state.deck) / seats
        done = tuple([self._paths(state, seat, unseen) for seat in range(seats)])
        first, length = self._first(done, state.mover, left)
        wins = [0.0] * seats
        for seat, chance in enumerate(first):
            if chance == 0.0:
                continue
            bonus = TARGETS[state.aims[seat]].points
            ahead = [p + bonus * (s == seat) for s, p in enumerate(points)]
            for s, share in enumerate(_shares(ahead, heat + each * length)):
                wins[s] += chance * share
        nobody = max(0.0, 1.0 - sum(first))
        for s, share in enumerate(_shares(points, heat + each * left)):
            wins[s] += nobody * share
        return _returns(wins)

    def _paths(self, state: State, seat: int, unseen: Sequence[int]) -> tuple[float, ...]:
        """`_finished`, with what the card in hand or a rival's may do for the player."""
        if state.aims[seat] == EMPTY:
            return (0.0,) * len(ROUNDS)
        lacks = lacking(state, seat)
        card = state.hands[seat]
        open_yet = state.phase in (STATISTIC, SWAP)
        if card in lacks:
            decides = state.phase == SWAP and seat == state.active
            luck, got = (self._race.keep if open_yet and not decides else 1.0), card
        else:
            got = next((c for s, c in enumerate(state.hands) if s != seat and c in lacks), EMPTY)
            luck = 0.0
            if got != EMPTY and open_yet:
                luck = self._race.win if state.phase == STATISTIC else float(seat == state.active)
        without = self._finished(state, seat, lacks, unseen) if luck < 1.0 else ()
        if luck == 0.0:
            return without
        fewer = list(lacks)
        fewer.remove(got)
        with_it = self._finished(state, seat, fewer, unseen)
        if luck == 1.0:
            return with_it
        return tuple([luck * a + (1 - luck) * b for a, b in zip(with_it, without, strict=True)])

    def _finished(
        self, state: State, seat: int, lacks: list[int], unseen: Sequence[int]
    ) -> tuple[float, ...]:
        """Chance that a player who lacks these cards has finished, after each of `ROUNDS`."""
        waits = []
        base = seat * PLACES
        for kind in set(lacks):
            others = state.cards.count(kind) - state.cards[base : base + PLACES].count(kind)
            copies = unseen[kind] + self._race.prey[state.level] * others
            if state.level >= 3:
                copies += self._race.paint * unseen[GLUON]
            waits.append((lacks.count(kind), round(copies * _STEPS)))
        return self._all_filled(tuple(waits), sum(unseen))

    def _fill_all(self, waits: tuple[tuple[int, int], ...], unseen: int) -> tuple[float, ...]:
        """`_filled` for several kinds of card together, as (lacks, copies)."""
        chances = (1.0,) * len(ROUNDS)
        for lacks, copies in waits:
            filled = self._filled(lacks, copies, unseen)
            chances = tuple([a * b for a, b in zip(chances, filled, strict=True)])
        return chances

    def _fill(self, lacks: int, copies: int, unseen: int) -> tuple[float, ...]:
        """Chance to have got so many of ``copies`` / `_STEPS` copies, after each of `ROUNDS`."""
        n = copies / _STEPS
        chances = []
        for rounds in ROUNDS:
            share = min(0.99, self._race.access * rounds / max(1, unseen))
            miss = 1.0 - share
            fewer, term = 0.0, miss**n
            for got in range(lacks):
                fewer += term
                term *= max(0.0, n - got) / (got + 1) * share / miss
            chances.append(max(0.0, 1.0 - fewer))
        return tuple(chances)

    def _find_first(
        self, done: tuple[tuple[float, ...], ...], mover: int, left: float
    ) -> tuple[tuple[float, ...], float]:
        """Each player's chance to finish first, and how many rounds the game may go on."""
        seats = len(done)
        first = [0.0] * seats
        before = [0.0] * seats
        length, earlier, early = 0.0, 0.0, self._race.early
        for rounds, now in zip(ROUNDS, zip(*done, strict=True), strict=True):
            running = 1.0
            for chance in before:
                running *= 1.0 - chance
            length += running * (min(rounds, left) - earlier)
            steps = [now[seat] - before[seat] for seat in range(seats)]
            for seat in range(seats):
                chance = steps[seat]
                turn = (seat - mover) % seats
                for other in range(seats):
                    if other != seat:
                        share = early if turn < (other - mover) % seats else 1.0 - early
                        chance *= 1.0 - now[other] + share * steps[other]
                first[seat] += chance
            if rounds >= left:
                break
            before, earlier = list(now), rounds
        scale = max(1.0, sum(first))  # shares of three that finish together need not add up
        return tuple([chance / scale for chance in first]), length


IN_USE = Forecast(Race(**numbers(__package__, "race")))


def _shares(points: Sequence[float], heat: float) -> list[float]:
    """Chance of each to be ahead in the end."""
    top = max(points)
    weights = [exp((p - top) / heat) for p in points]
    total = sum(weights)
    return [weight / total for weight in weights]


def _returns(wins: Sequence[float]) -> tuple[float, ...]:
    """Chances to win as returns; rounded, so that no machine's last bit turns a search."""
    seats = len(wins)
    return tuple([round((seats * win - 1.0) / (seats - 1), 12) for win in wins])
