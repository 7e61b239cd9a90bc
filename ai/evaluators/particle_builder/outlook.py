"""What each player may still expect of a position: points so far and the race for the targets."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import exp

from game.core.particles import GLUON, W_MINUS, W_PLUS
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
    """Whether more quarks could make a neutral set of these; colour 0 stands for any."""
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
    """What it is worth that cards lie on the target, out of reach of annihilation."""
    base = seat * PLACES
    return SAFETY * sum(card != EMPTY for card in board.cards[base + AREAS.start : base + PLACES])


@dataclass(slots=True)
class Outlook:
    """The expectations of all seats at one position, as far as one seat can know."""

    board: Board
    unseen: Sequence[int]
    """How many cards of each kind are in the deck or in hidden hands."""
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
    def of(cls, board: Board, unseen: Sequence[int]) -> Outlook:
        """What to expect of this position."""
        seats = range(board.seats)
        scores = [float(score(board, seat)) for seat in seats]
        lacks = [lacking(board, seat) for seat in seats]
        outlook = cls(board, unseen, scores, lacks, [shelter(board, seat) for seat in seats])
        outlook.total = max(1, sum(unseen))
        outlook.rounds = outlook.total / board.seats
        outlook.paces = [outlook.pace(seat, outlook.lacks[seat]) for seat in seats]
        return outlook

    def revised(self, seats: Iterable[int], gains: Iterable[tuple[int, int]]) -> Outlook:
        """The outlook after the cards of these seats changed on the board, with (seat, points)."""
        scores, lacks, paces = list(self.scores), list(self.lacks), list(self.paces)
        safe = list(self.safe)
        for seat, points in gains:
            scores[seat] += points
        for seat in seats:
            lacks[seat] = lacking(self.board, seat)
            paces[seat] = self.pace(seat, lacks[seat])
            safe[seat] = shelter(self.board, seat)
        return Outlook(self.board, self.unseen, scores, lacks, safe, paces, self.total, self.rounds)

    def pace(self, seat: int, lacks: Sequence[int]) -> float:
        """Targets finished per round by somebody who lacks these cards."""
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
        """What the card adds to a seat's expectation once it lies on its mat."""
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
        """How far the seat may expect to be ahead of the mean of the others."""
        expected = [self.expected(s) for s in range(self.board.seats)]
        return expected[seat] - (sum(expected) - expected[seat]) / (self.board.seats - 1)


def count(cards: Sequence[int]) -> list[int]:
    """How many of each kind."""
    counts = [0] * KINDS
    for card in cards:
        counts[card] += 1
    return counts
