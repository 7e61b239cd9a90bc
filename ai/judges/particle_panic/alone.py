"""What a lab of Particle Panic is worth to one scientist who collects freely.

`worth` weighs what it looks at one by one; alone, what counts is how things go together: a limit of
five with two codes to go, three cards that lack with seven places left. So these worths are looked
up in tables, and their sum is the score. `learned` holds them: a logistic regression on the ends of
turns of more than ninety thousand games, which this planner played with the tables learned before,
in a copy of planner and rules in a faster language. Most of the last fifteen thousand began in the
midst of things, with any limit, particles and codes: a good player hardly gets into trouble.
Rungs that `fits` does not name keep to the weights of `crews`.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import NamedTuple

from ai.judges.particle_panic.learned import TABLES, Tables
from ai.judges.particle_panic.packed import CARD, room_left
from game.rules.particle_panic.lab import ROOM, SPACES
from game.rules.particle_panic.ladder import Setting

CODE = 4
"""Cards of a code: the tables know no other."""
SUITS = 4
LIMITS = 7
"""Hand limits 0 to 6: a higher one is as good as 6."""
FIRM = 3
"""A lower limit than this is no worse in some tables: it keeps no code in hand either."""


def gentle(setting: Setting) -> bool:
    """Whether worths were learned for such games: half emergence, codes of four, a free collect."""
    return (
        setting.free == 1 and setting.code == CODE and setting.half == 1 and setting.suits == SUITS
    )


def fits(setting: Setting) -> bool:
    """Whether the tables tell of this game."""
    return setting.seats == 1 and gentle(setting)


def _patterns() -> dict[tuple[int, ...], int]:
    """A number for each way in which cards can lack in the four suits, most first."""
    patterns = [
        (a, b, c, d)
        for a in range(CODE + 1)
        for b in range(a + 1)
        for c in range(b + 1)
        for d in range(c + 1)
    ]
    return {pattern: number for number, pattern in enumerate(patterns)}


PATTERNS = _patterns()


class Hand(NamedTuple):
    """What the rest has to know of hand, limit and codes."""

    score: int
    codes: int
    """How many are entered."""
    lack: int
    """Cards that still have to be collected."""
    wanted: int
    """Suits of which some lack: one bit each."""
    limit: int
    """At most six."""


class Ring(NamedTuple):
    """What the rest has to know of pawn and particles."""

    score: int
    room: int
    """Places without a particle."""
    free: int
    """Spaces without particles whose stack may still be taken from."""


class Alone:
    """Scores the ends of one turn, and remembers parts of them. 100 is one unit of log-odds."""

    def __init__(
        self, tops: Sequence[int], heights: Sequence[int], tables: Tables = TABLES
    ) -> None:
        """``tops``: suit of each space's top card, -1 for none; ``heights``: cards there."""
        self._tops, self._heights, self._tables = tops, heights, tables
        self._open = [height > 1 for height in heights]
        self._low = tables.low[sum([height <= 3 for height in heights])]
        self._hands: dict[tuple[int, int, int], Hand] = {}
        self._rings: dict[tuple[int, int, int, int, int], Ring] = {}

    def score(self, at: int, ring: int, hand: int, limit: int, codes: int) -> tuple[float, int]:
        """The log-odds to win, and the places without a particle. All packed as in `packed`."""
        held = self._hands.get((hand, limit, codes))
        if held is None:
            held = self._hands[hand, limit, codes] = weigh_hand(hand, limit, codes, self._tables)
        firm = max(FIRM, held.limit) - FIRM
        key = (at, ring, held.wanted, held.codes, firm)
        placed = self._rings.get(key)
        if placed is None:
            placed = self._rings[key] = self._weigh_ring(*key)
        lack, room, free = held.lack, placed.room, placed.free
        total = (
            held.score
            + placed.score
            + self._tables.race[lack * (ROOM + 1) + room]
            + self._tables.reach[(lack * LIMITS + held.limit) * 4 + min(3, free)]
            + self._tables.spread[(lack * 6 + min(5, free)) * 7 + room // 6]
        )
        return total / 100, room

    def best_of(self, at: int, ring: int, hand: int, keep: int, codes: int, floor: int) -> int:
        """The so many cards of a hand with which the score is best; all of suits below ``floor``.

        ``keep`` is the hand limit, too.
        """
        counts = [hand >> 5 * suit & 31 for suit in range(SUITS)]
        kept = product(
            *[range(count if suit < floor else 0, count + 1) for suit, count in enumerate(counts)]
        )
        hands = [
            sum([count * CARD[suit] for suit, count in enumerate(one)])
            for one in kept
            if sum(one) == keep
        ]
        return max(hands, key=lambda one: self.score(at, ring, one, keep, codes)[0])

    def _weigh_ring(self, at: int, ring: int, wanted: int, codes: int, firm: int) -> Ring:
        counts = [ring >> 3 * space & 7 for space in range(SPACES)]
        room = room_left(ring)
        free = elsewhere = 0
        nearest = 4
        for space, count in enumerate(counts):
            if count or not self._open[space]:
                continue
            free += 1
            if self._wants(space, wanted):
                elsewhere += space != at
                way = (space - at) % SPACES
                nearest = min(nearest, way, SPACES - way)
        here = counts[at]
        score = (
            self._low
            + self._tables.room[(room * 4 + codes) * 4 + firm]
            + self._tables.here[
                ((here * 2 + self._wants(at, wanted)) * 7 + free) * 2 + self._open[at]
            ]
            + self._tables.tops[(elsewhere * 4 + codes) * 4 + firm]
            + self._tables.height[min(6, self._heights[at]) * 4 + codes]
            + self._tables.way[(nearest * 2 + (here == 0)) * 4 + codes]
        )
        for table, count in zip(self._tables.counts, (1, 2, 6), strict=True):
            score += table[counts.count(count) * 4 + codes]
        return Ring(score, room, free)

    def _wants(self, space: int, wanted: int) -> int:
        top = self._tops[space]
        return wanted >> top & 1 if top >= 0 else 0


def weigh_hand(hand: int, limit: int, codes: int, tables: Tables = TABLES) -> Hand:
    """The part that is the same wherever the pawn stands."""
    entered = codes.bit_count()
    missing = []
    score = wanted = 0
    for suit in range(SUITS):
        count = hand >> 5 * suit & 31
        if codes >> suit & 1:
            spare = count
        else:
            missing.append(max(0, CODE - count))
            wanted |= (count < CODE) << suit
            spare = max(0, count - CODE)
        score += tables.spare[(suit * 4 + min(3, spare)) * 4 + entered]
    lack = sum(missing)
    missing += [0] * (SUITS - len(missing))
    pattern = PATTERNS[tuple(sorted(missing, reverse=True))]
    limit = min(LIMITS - 1, limit)
    score += tables.hand[(entered * len(PATTERNS) + pattern) * LIMITS + limit]
    return Hand(score, entered, lack, wanted, limit)
