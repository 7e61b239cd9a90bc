"""Expectation of each player in a position: points so far and the race for the targets."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from math import exp
from typing import NamedTuple

from ai.numbers import numbers
from game.core.particles import GLUON, W_MINUS, W_PLUS
from game.rules.particle_builder import State
from game.rules.particle_builder.deck import IS_ANTI, KINDS, POINTS, QUARK
from game.rules.particle_builder.mat import (
    AREAS,
    EMPTY,
    PLACES,
    SLOTS,
    TARGETS,
    Board,
    own_places,
    score,
)
from game.rules.particle_builder.state import STATISTIC, SWAP

# --- outlook --------------------------------------------------------------------------------------


ACCESS = 1.3
"""Cards a player gets to choose from in a round: the one drawn, and now and then another's."""
PARALLEL = 0.7
"""Several missing cards are waited for at the same time, which is shorter than one by one."""
SAFETY = 0.3
"""Points that it is worth to have a wanted card on the target, out of reach of annihilation."""
NEVER = 200.0
"""Rounds to wait for a card of which none is left."""


def lacking(board: Board, seat: int) -> list[int]:
    """The kinds of card that a player still lacks, as few as the cards on mat and target allow.

    From Level 3 on only quarks whose colours go together count; a quark without colour yet (0)
    goes with any.
    """
    aim = board.aims[seat]
    if aim == EMPTY:
        return []
    needs = TARGETS[aim].needs
    cards, colours = board.cards, board.colours
    if board.level < 3:
        base = seat * PLACES
        left = list(needs)
        for card in (*cards[base : base + SLOTS.stop], *cards[base + AREAS.start : base + PLACES]):
            if card in left:
                left.remove(card)
        return left
    have = [(cards[at], colours[at]) for at in own_places(seat) if cards[at] in needs]
    return _fewest(needs, have, [], [], [])


def _fewest(
    needs: Sequence[int],
    have: list[tuple[int, int]],
    colours: list[int],
    anticolours: list[int],
    left: list[int],
) -> list[int]:
    """The shortest list of unfilled needs over all ways to fill them with matching colours."""
    if not needs:
        return left if _go_together(colours, anticolours, left) else [EMPTY] * 9
    kind, rest = needs[0], needs[1:]
    best = _fewest(rest, have, colours, anticolours, [*left, kind])
    side = anticolours if IS_ANTI[kind] else colours
    for held in dict.fromkeys(card for card in have if card[0] == kind):
        have.remove(held)
        if QUARK[kind]:
            side.append(held[1])
        tried = _fewest(rest, have, colours, anticolours, left)
        if QUARK[kind]:
            side.pop()
        have.append(held)
        if len(tried) < len(best):
            best = tried
        if len(best) == len(left):
            break
    return best


def _go_together(colours: list[int], anticolours: list[int], left: list[int]) -> bool:
    """True if more quarks could make a neutral set of these; colour 0 stands for any."""
    sure, anti = [c for c in colours if c], [c for c in anticolours if c]
    quarks_left = sum(QUARK[k] and not IS_ANTI[k] for k in left) + len(colours) - len(sure)
    anti_left = sum(QUARK[k] and IS_ANTI[k] for k in left) + len(anticolours) - len(anti)
    if not anticolours and anti_left == 0:
        return len(set(sure)) == len(sure)
    if not colours and quarks_left == 0:
        return len(set(anti)) == len(anti)
    alone = list(anti)
    unmatched = 0
    for colour in sure:
        if colour in alone:
            alone.remove(colour)
        else:
            unmatched += 1
    return unmatched <= anti_left and len(alone) <= quarks_left


def shelter(board: Board, seat: int) -> float:
    """Value of cards on the target, out of reach of annihilation."""
    base = seat * PLACES
    return SAFETY * sum(card != EMPTY for card in board.cards[base + AREAS.start : base + PLACES])


@dataclass(slots=True)
class SeatExpectations:
    """The expectations of all seats at one position, from the knowledge of one seat."""

    board: Board
    unseen: Sequence[int]
    """Number of cards of each kind in the deck or in hidden hands."""
    scores: list[float]
    lacks: list[list[int]]
    """Per seat, what `lacking` says."""
    safe: list[float]
    """Per seat, what it is worth that cards lie on the target."""
    paces: list[float] = field(default_factory=list)
    """Per seat, what `pace` says."""
    total: int = 0
    """Unseen cards."""
    rounds: float = 0.0
    """Rounds that they last."""
    worths: dict[tuple[int, int], float] = field(default_factory=dict)

    @classmethod
    def of(cls, board: Board, unseen: Sequence[int]) -> SeatExpectations:
        """Expectation of this position."""
        seats = range(board.seats)
        scores = [float(score(board, seat)) for seat in seats]
        lacks = [lacking(board, seat) for seat in seats]
        outlook = cls(board, unseen, scores, lacks, [shelter(board, seat) for seat in seats])
        outlook.total = max(1, sum(unseen))
        outlook.rounds = outlook.total / board.seats
        outlook.paces = [outlook.pace(seat, outlook.lacks[seat]) for seat in seats]
        return outlook

    def revised(self, seats: Iterable[int], gains: Iterable[tuple[int, int]]) -> SeatExpectations:
        """The outlook after the cards of these seats changed on the board, with (seat, points)."""
        scores, lacks, paces = list(self.scores), list(self.lacks), list(self.paces)
        safe = list(self.safe)
        for seat, points in gains:
            scores[seat] += points
        for seat in seats:
            lacks[seat] = lacking(self.board, seat)
            paces[seat] = self.pace(seat, lacks[seat])
            safe[seat] = shelter(self.board, seat)
        return SeatExpectations(
            self.board, self.unseen, scores, lacks, safe, paces, self.total, self.rounds
        )

    def pace(self, seat: int, lacks: Sequence[int]) -> float:
        """Targets finished per round by a player who lacks these cards."""
        unseen, board = self.unseen, self.board
        wait = 0.0
        for kind in lacks:
            copies = float(unseen[kind])
            if board.level >= 2:
                base = seat * PLACES
                others = board.cards.count(kind) - board.cards[base : base + PLACES].count(kind)
                copies += 0.35 * others
            if board.level >= 3:
                copies += 0.25 * unseen[GLUON]
            if board.level >= 5:
                copies += 0.2 * (unseen[W_PLUS] + unseen[W_MINUS])
            wait += min(NEVER, self.total / (ACCESS * copies)) if copies else NEVER
        return 1.0 / (PARALLEL * wait + (0.5 if lacks else 0.02))

    def chance(self, seat: int, pace: float | None = None) -> float:
        """Chance that the seat finishes first, if it goes on at this pace."""
        mine = self.paces[seat] if pace is None else pace
        everybody = mine + sum(p for other, p in enumerate(self.paces) if other != seat)
        return mine / everybody * (1.0 - exp(-everybody * (self.rounds + 0.7)))

    def bonus(self, seat: int) -> int:
        """Points of the seat's target."""
        aim = self.board.aims[seat]
        return 0 if aim == EMPTY else TARGETS[aim].points

    def expected(self, seat: int) -> float:
        """Points that the seat may expect beyond what everybody gets alike."""
        if self.board.finisher != EMPTY:
            return self.scores[seat]
        return self.scores[seat] + self.bonus(seat) * self.chance(seat) + self.safe[seat]

    def worth(self, seat: int, card: int) -> float:
        """Gain in a seat's expectation by the card once it lies on its mat."""
        worth = self.worths.get((seat, card))
        if worth is None:
            worth = float(POINTS[card])
            lacks = self.lacks[seat]
            if card in lacks and self.board.finisher == EMPTY:
                fewer = list(lacks)
                fewer.remove(card)
                better = self.chance(seat, self.pace(seat, fewer))
                worth += self.bonus(seat) * (better - self.chance(seat)) + SAFETY
            self.worths[seat, card] = worth
        return worth

    def margin(self, seat: int) -> float:
        """Expected lead of the seat over the mean of the others."""
        expected = [self.expected(s) for s in range(self.board.seats)]
        return expected[seat] - (sum(expected) - expected[seat]) / (self.board.seats - 1)


def count(cards: Sequence[int]) -> list[int]:
    """Number of cards of each kind."""
    counts = [0] * KINDS
    for card in cards:
        counts[card] += 1
    return counts


# --- race -----------------------------------------------------------------------------------------
# The race for the targets: how likely each player is to finish first, and then to win.
#
# In the rounds that are left a player gets hold of a share of the unseen cards: the ones drawn,
# and now and then a rival's. Whether a copy of a wanted kind is among them is a throw of its own
# (`_filled`), so the chance to have finished after so many rounds is a product of look-ups. From
# that follows who is first, and with the points so far who wins. The constants were fitted to the
# ends of some 6,000 games between greedy players.


ROUNDS = (0.5, 1.0, 2.0, 3.0, 4.5, 6.5, 9.0, 12.0, 16.0, 22.0)
"""The rounds from now at which the race is looked at."""


class Race(NamedTuple):
    """Fitted numbers: ``race.json``."""

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
    """Chance of the seat that places earlier to be first, if both finish in the same few rounds."""
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
        """Forget everything that was computed."""
        for remembering in (self._filled, self._all_filled, self._first):
            remembering.cache_clear()

    def outcome(self, state: State) -> tuple[float, ...]:
        """Expected return of each seat in a game that is not over, in [-1, 1]."""
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
