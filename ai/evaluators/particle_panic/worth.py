"""Value of a lab of Particle Panic at the end of a turn, before particles emerge.

The chance to win, by weighing what a crew looks at: codes entered and how far the others are, who
holds the cards and who stands where, hand limits, free spaces, and above all the race between the
cards that are missing and the turns until the lab is full. The weights were fitted to who won games
of this planner against the lab: a logistic regression on crews of four. `team` says what was set
by hand for the others.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import product
from math import log
from typing import NamedTuple, TypeAlias

from ai.evaluators.particle_panic import position
from ai.evaluators.particle_panic.position import (
    CARD,
    PARTICLE,
    Cards,
    Circumstances,
    Features,
    Hands,
    InHands,
    room_left,
)
from ai.numbers import Numbers, numbers
from game.rules.particle_panic.options import SMALL_CREW, LadderFigures
from game.rules.particle_panic.state import SPACES, SUITS, can_keep

# --- pair -----------------------------------------------------------------------------------------
# What their hand limits are worth to two scientists who collect freely.
#
# A whole code is discarded from one hand. So of two limits the higher counts: once both are under
# the size of a code, none can be entered any more and the lab is lost, while a partner of
# somebody firm may well be worn down to the last point. No sum over scientists says that; this
# table does. It is fitted together with the scale of the weights of `team`: a logistic
# regression on ends of turns. What is in use comes from games most of which began in the midst of
# things, with any limits, particles and codes.


CODE = 4
"""Cards of a code: the table knows no other."""
HIGHEST = 6
"""A higher limit is as good."""

Limits: TypeAlias = Sequence[Sequence[Sequence[float]]]
"""Log-odds by codes entered, by the higher limit from 4, by the lower from 1."""

ROW = "2 1"
"""Of `team`: what two look at who collect freely."""
PRICED = frozenset(
    InHands._fields.index(name)
    for name in ("limits", "limits_squared", "weak_hands", "limits_of_2", "limits_of_1")
)
"""Weights of limits in the row, which the table replaces."""


class PairWeights(NamedTuple):
    """All that two such scientists weigh a lab by."""

    limits: Limits
    weights: Sequence[float]
    """Of what a crew looks at besides, in log-odds."""
    opening: Sequence[float]
    """The score of a lab in which nothing has happened yet, by rung: see `OPENING`."""


def without_limits(row: Sequence[float]) -> list[float]:
    """A row of `team`, except for what the table says."""
    return [0.0 if place in PRICED else weight for place, weight in enumerate(row)]


def pair_of(table: Numbers) -> PairWeights:
    """The numbers of a data file; its ``scale`` is that of the row, in log-odds."""
    row = without_limits(numbers(__package__, "team")["weights"][ROW])
    weights = [round(table["scale"] * weight, 2) for weight in row]
    return PairWeights(table["limits"], weights, table["opening"])


PAIR = pair_of(numbers(__package__, "pair"))

LOST = -20.0
"""The same where no code can be entered any more."""


def gentle(setting: LadderFigures) -> bool:
    """Half emergence, codes of four, a free collect."""
    return setting.free == 1 and setting.code == CODE and setting.half == 1 and setting.suits == 4


def fits_pair(setting: LadderFigures) -> bool:
    """True if the table is for this game."""
    return setting.seats == 2 and gentle(setting)


def weigh_limits(limits: Sequence[int], codes: int, table: Limits = PAIR.limits) -> float:
    """Score of two limits; ``codes`` is packed as in `position`, not all of them entered."""
    low, high = sorted(min(HIGHEST, limit) for limit in limits)
    if high < CODE:
        return LOST
    return table[codes.bit_count()][high - CODE][low - 1]


# --- crews ----------------------------------------------------------------------------------------
# How much each crew weighs what `worth` looks at: ``team.json``, ``solo_paid.json`` and
# ``solo.json``.
#
# Those of one scientist were fitted as `main.py fit` does: ``solo.json`` for who collects freely
# codes of four, ``solo_paid.json`` for who pays an action for it. The others were fitted first
# to games
# of four. For three, all weights were then moved towards more games won: random changes in both
# directions, the same deals for both. For two, and for one who collects codes of five freely, the
# value of nearly whole codes, of low stacks and of weak hands was set by hand, trying what won
# most games. This was done by a copy of the planner and the rules in a faster language, on other
# seeds than those of the games that `game.tables.particle_panic.wording` tells of.


SOLO = "solo"
"""One scientist with codes of four who collects freely: name of a row, and of an opening."""

_FILES = [numbers(__package__, name) for name in ("team", "solo_paid", SOLO)]

Opening: TypeAlias = Mapping[str, Sequence[float]]
"""By seats, or `SOLO`; by rung."""

OPENING: Opening = {crew: row for file in _FILES for crew, row in file["opening"].items()}
"""The score of a lab in which nothing has happened yet.

Without such an anchor a crew that believes itself lost gambles, and one that feels sure dawdles.
Two who collect freely on codes of four begin as `pair` says: their two numbers here are not asked.
"""

Weights: TypeAlias = Mapping[str, Sequence[float]]
"""By the names of `row_of`."""

WEIGHTS: Weights = {crew: row for file in _FILES for crew, row in file["weights"].items()}


def row_of(setting: LadderFigures) -> str:
    """Name of the row for a game: `SOLO`, or seats and 1 where collecting is a free step, else 0.

    For one scientist the latter always matters: the row where it is an action was fitted there.
    Codes of five with free collecting were fitted for two, who are always eased. Larger crews that
    are eased win more with that row than with their own, which were fitted where collecting is an
    action: see docs/experiments/eased_crews.md.
    """
    if setting.seats == 1:
        return SOLO if gentle(setting) else f"1 {setting.free}"
    alike = setting.seats > SMALL_CREW and setting.eased and setting.code > CODE
    if setting.free and (setting.seats == SMALL_CREW or alike):
        return f"{SMALL_CREW} 1"
    return f"{setting.seats} 0"


def opening_of(setting: LadderFigures) -> str:
    """Under which name `OPENING` has a game."""
    return SOLO if row_of(setting) == SOLO else str(setting.seats)


def weights_of(
    setting: LadderFigures, weights: Weights = WEIGHTS, two: Sequence[float] = PAIR.weights
) -> Sequence[float]:
    """Those of the crew of a game; ``two``: of a pair whose limits are priced."""
    if fits_pair(setting):
        return two
    return weights[row_of(setting)]


# --- chances --------------------------------------------------------------------------------------
# From the score of a lab to a chance, and from a chance of the plan to what people are told.


_STEPS = 16
_REACH = 30
_FACTOR = 1.0644944589178593  # exp(1 / _STEPS)


def _powers() -> tuple[float, ...]:
    """Powers of e by multiplication alone: the last bit of ``exp`` is the machine's."""
    grown, points = 1.0, []
    for _ in range(_STEPS * _REACH + 2):
        points.append(grown)
        grown *= _FACTOR
    return tuple(points)


_POWERS = _powers()


def chance_of(score: float) -> float:
    """The logistic function of a score: 0 is one half. Small chances keep their differences."""
    size = min(abs(score), _REACH) * _STEPS
    step = int(size)
    power = _POWERS[step] + (_POWERS[step + 1] - _POWERS[step]) * (size - step)
    return power / (1.0 + power) if score >= 0 else 1.0 / (1.0 + power)


WIN_PROBABILITY: Mapping[str, Sequence[float]] = numbers(__package__, "win_probability")
"""By seats, as text: slope and bias that turn the log-odds of a plan into those of games that were
played: a logistic regression on ends of turns. Also ``pair``, for the crews of that table, and
``solo`` and ``1 1``, for one scientist by those rows of `team`, and ``1 whole``, for one to whom
as many particles emerge as the die says.
"""

TOLD_CHANCES: Mapping[str, Sequence[float]] = numbers(__package__, "told_chances")
"""By crew and rung (`own_row`), where that was measured: log-odds of a plan and the share of games
that were saved from there, in turns (`ai.lab.chances.particle_panic`). It goes before
`WIN_PROBABILITY`."""

SLOPE_AND_BIAS = 2
"""Numbers of a row without points."""
SURE = 29.0
"""Log-odds of a lab that is as good as saved: no line leads there."""
TINY = 1e-13
"""Smallest distance of a chance from 0 and 1."""
HOPELESS = 1e-15
"""Highest chance of a lab in which no hand can hold a code any more (`state.beyond_saving`).

It is told as 0, and is below all others. Such labs are still told apart: the longer one lasts, the
better.
"""


def calibrated(setting: LadderFigures, chance: float) -> float:
    """Frequency of won games from where the plan saw this chance: the figure that people see.

    The plan itself weighs dice by its own chances, which were tuned for good choices and not for
    their figures; this keeps their order.
    """
    if chance <= HOPELESS or chance >= 1.0:
        return chance
    return calibrated_by(row_in_use(setting), log_odds(chance))


def smooth_chance(setting: LadderFigures, chance: float) -> float:
    """The same by slope and bias of the crew, for comparing moves.

    Chances that were counted for a rung hardly rise where its games are won as often from labs that
    the plan values differently; of two moves in one lab the plan's choice is better all the same.
    """
    if chance <= HOPELESS or chance >= 1.0:
        return chance
    return calibrated_by(WIN_PROBABILITY[crew_of(setting)], log_odds(chance))


def calibrated_by(row: Sequence[float], odds: float) -> float:
    """The same from log-odds, by a slope and a bias, or on straight lines between given points.

    Below the first point it falls as the plan does: hardly a lab was saved from there, and without
    a fall the chance would drop from that of the first point to 0 when the lab is lost.
    """
    if len(row) == SLOPE_AND_BIAS:
        slope, bias = row
        return chance_of(slope * odds + bias)
    if odds >= SURE:
        return chance_of(odds)
    before, chance = row[0], row[1]
    if odds < before:
        return chance_of(log_odds(chance) + odds - before)
    for at in range(2, len(row), 2):
        if odds <= before:
            break
        after, higher = row[at], row[at + 1]
        if odds <= after:
            return chance + (higher - chance) * (odds - before) / (after - before)
        before, chance = after, higher
    return chance


def row_in_use(setting: LadderFigures) -> Sequence[float]:
    """Numbers for a game: those of its crew and rung, if they were fitted."""
    return TOLD_CHANCES.get(own_row(setting)) or WIN_PROBABILITY[crew_of(setting)]


def own_row(setting: LadderFigures) -> str:
    """Name of the row for this crew and rung alone: seats, rung, and 1 for a crew that is eased."""
    return f"{setting.seats}/{setting.ladder}/{setting.eased}"


def crew_of(setting: LadderFigures) -> str:
    """Under which name `WIN_PROBABILITY` has the crew of a game without a row of its own."""
    if setting.seats == 1 and setting.free:
        return row_of(setting)
    if setting.seats == 1 and not setting.half:
        return "1 whole"
    return "pair" if fits_pair(setting) else str(setting.seats)


def log_odds(chance: float) -> float:
    """Logit of a chance, kept away from 0 and 1."""
    return log(max(chance, TINY) / max(1.0 - chance, TINY))


# --- worth ----------------------------------------------------------------------------------------


Place = tuple[int, int]
"""The space of a pawn, and the packed ring."""


@dataclass(frozen=True, eq=False)
class Tuning:
    """All tables that a lab is weighed by: those in use, except for what is given."""

    pair: PairWeights = PAIR
    weights: Weights = field(default_factory=lambda: WEIGHTS)
    opening: Opening = field(default_factory=lambda: OPENING)

    def weights_of(self, setting: LadderFigures) -> Sequence[float]:
        """See `weights_of`."""
        return weights_of(setting, self.weights, self.pair.weights)

    def opening_of(self, setting: LadderFigures) -> float:
        """The score of a lab in which nothing has happened yet."""
        if fits_pair(setting):
            return self.pair.opening[setting.ladder]
        return self.opening[opening_of(setting)][setting.ladder]


IN_USE = Tuning()


# --- where a game begins --------------------------------------------------------------------------


def opening_features(setting: LadderFigures) -> list[float]:
    """Such a lab, with mixed hands."""
    seats, suits = setting.seats, setting.suits
    hands = tuple(
        sum([CARD[(seat + card) % suits] for card in range(setting.deal)]) for seat in range(seats)
    )
    limits, pawns = (setting.limit,) * seats, (0,) * seats
    ring = sum(PARTICLE[1:])
    of_hands, cards = position.of_hands(setting, 0, hands, limits, 0)
    return [
        *of_hands,
        *position.of_ring(0, pawns, ring, 1, (16,) * SPACES),
        *position.of_race(setting, room_left(ring), cards),
        *position.of_gifts(setting, 0, pawns, ring, hands, 0),
    ]


@lru_cache(maxsize=64)
def opening(setting: LadderFigures, tuning: Tuning = IN_USE) -> float:
    """The score before the anchor of such a lab."""
    score = position.score(opening_features(setting), tuning.weights_of(setting))
    limits = (setting.limit,) * setting.seats
    return score + weigh_limits(limits, 0, tuning.pair.limits) if fits_pair(setting) else score


# --- the worth ------------------------------------------------------------------------------------


class Worth:
    """The chance to win at the end of one turn: all that stays the same in it, and a memory."""

    def __init__(self, given: Circumstances, tuning: Tuning = IN_USE) -> None:
        """``given``: its scientist's own pawn and limit are told with each question."""
        setting, tops, heights = given.setting, given.tops, given.heights
        self.setting, self.seat = setting, given.seat
        self.first = (given.seat + 1) % setting.seats
        self.pawns, self.limits, self.tops, self.heights = given.pawns, given.limits, tops, heights
        self.asked = 0
        """Ends of the turn that were weighed so far."""
        self._weights = position.by_name(tuning.weights_of(setting))
        self._pair = tuning.pair.limits if fits_pair(setting) else None
        self.anchor = tuning.opening_of(setting) - opening(setting, tuning)
        self._won = (1 << setting.suits) - 1
        self._known: dict[tuple[int, int, Hands, int, int], float] = {}
        self._hands: dict[tuple[Hands, int, int], tuple[float, Cards, int]] = {}
        self._rings: dict[tuple[int, int, int], tuple[float, int, float]] = {}
        self._races: dict[tuple[int, Cards], float] = {}
        self._gifts: dict[tuple[int, int, Hands, int], float] = {}

    def of(self, at: int, ring: int, hands: Hands, limit: int, codes: int) -> float:
        """The chance, from 0 to 1. ``at`` and ``limit`` are those of the turn's scientist."""
        if codes == self._won:
            return 1.0
        key = (at, ring, hands, limit, codes)
        known = self._known.get(key)
        if known is None:
            self.asked += 1
            known = self._known[key] = self._weigh(*key)
        return known

    def can_keep(self, limit: int) -> bool:
        """True if some hand can still keep a whole code; ``limit`` is the scientist's own."""
        return can_keep(self._with(self.limits, limit), self.setting.code)

    def features(self, at: int, ring: int, hands: Hands, limit: int, codes: int) -> Features:
        """All weights except the table of `pair`."""
        limits, pawns = self._with(self.limits, limit), self._with(self.pawns, at)
        of_hands, cards = position.of_hands(self.setting, self.first, hands, limits, codes)
        return Features(
            of_hands,
            position.of_ring(self.first, pawns, ring, self._wanted(cards), self.heights),
            position.of_race(self.setting, room_left(ring), cards),
            position.of_gifts(self.setting, self.first, pawns, ring, hands, codes),
        )

    def place(self, at: int, ring: int) -> Place | None:
        """Positions of the pawn and the particles, if they matter for which cards are kept."""
        return (at, ring) if self.setting.seats == 1 else None

    def best_of(
        self,
        hands: Hands,
        seat: int,
        keep: int,
        codes: int,
        place: Place | None,
    ) -> int:
        """The so many cards of a hand that serve the crew's codes best.

        ``keep`` is the hand limit, too. For a crew suit by suit: ``best`` has the most that any
        choice of the suits so far gains, by the number of cards kept.
        """
        if place is not None:
            return self._most_worth(*place, hands[seat], keep, codes)
        best: dict[int, tuple[float, int]] = {0: (0.0, 0)}
        for suit in range(SUITS):
            count = hands[seat] >> 5 * suit & 31
            others = [hand >> 5 * suit & 31 for who, hand in enumerate(hands) if who != seat]
            grown: dict[int, tuple[float, int]] = {}
            for kept in range(count + 1):
                gain = self._suit_gain(suit, kept, others, codes)
                for total, (sum_before, packed) in best.items():
                    value = (sum_before + gain, packed + kept * CARD[suit])
                    if total + kept not in grown or value > grown[total + kept]:
                        grown[total + kept] = value
            best = grown
        return best[keep][1]

    def _most_worth(self, at: int, ring: int, hand: int, keep: int, codes: int) -> int:
        """Cards that one scientist keeps: each choice is weighed as a whole.

        That saves more labs of one, and none more of a crew: see docs/experiments/solo_weights.md.
        """
        counts = [hand >> 5 * suit & 31 for suit in range(SUITS)]
        kept = product(*[range(count + 1) for count in counts])
        hands = [
            sum([count * CARD[suit] for suit, count in enumerate(one)])
            for one in kept
            if sum(one) == keep
        ]
        return max(hands, key=lambda one: self.of(at, ring, (one,), keep, codes))

    def _suit_gain(self, suit: int, kept: int, others: list[int], codes: int) -> float:
        """Score of so many cards of a suit in one hand, beside those of the others."""
        if codes >> suit & 1:
            return 0.01 * kept
        weights = self._weights.hands
        crew, top = kept + sum(others), max(kept, *others) if others else kept
        missing = max(0, self.setting.code - top)
        gain = weights[missing] if missing < 5 else 0.0  # from ``ready`` to ``lacks_4``
        gain += weights.with_others * min(crew - top, missing)
        return gain + weights.not_in_hands * max(0, self.setting.code - crew)

    def _with(self, all_seats: tuple[int, ...], own: int) -> tuple[int, ...]:
        return (*all_seats[: self.seat], own, *all_seats[self.seat + 1 :])

    def _wanted(self, cards: Cards) -> int:
        """The spaces whose top card is wanted."""
        spaces = 0
        for space, top in enumerate(self.tops):
            if top >= 0 and cards.wanted >> top & 1:
                spaces |= 1 << space
        return spaces

    def _weigh(self, at: int, ring: int, hands: Hands, limit: int, codes: int) -> float:
        """`features` times weights, each part kept for the next end that shares it."""
        setting = self.setting
        most = 3 if setting.half else 6
        weights = self._weights
        held = self._hands.get((hands, limit, codes))
        if held is None:
            limits = self._with(self.limits, limit)
            of_hands, cards = position.of_hands(setting, self.first, hands, limits, codes)
            priced = 0.0 if self._pair is None else weigh_limits(limits, codes, self._pair)
            total = position.score(of_hands, weights.hands) + priced
            held = (total, cards, self._wanted(cards))
            self._hands[hands, limit, codes] = held
        score, cards, wanted = held
        placed = self._rings.get((at, ring, wanted))
        if placed is None:
            room = room_left(ring)
            pawns = self._with(self.pawns, at)
            of_ring = position.of_ring(self.first, pawns, ring, wanted, self.heights)
            total = position.score(of_ring, weights.ring)
            placed = self._rings[at, ring, wanted] = (total, room, min(1.0, room / most))
        on_ring, room, lasts = placed
        if not room:
            return 0.0
        race = self._races.get((room, cards))
        if race is None:
            race = position.score(position.of_race(setting, room, cards), weights.race)
            self._races[room, cards] = race
        pawns = self._with(self.pawns, at)
        free = 0
        for space in pawns:
            if not ring >> 3 * space & 7:
                free |= 1 << space
        gifts = self._gifts.get((at, free, hands, codes))
        if gifts is None:
            of_gifts = position.of_gifts(setting, self.first, pawns, ring, hands, codes)
            gifts = position.score(of_gifts, weights.together)
            self._gifts[at, free, hands, codes] = gifts
        chance = lasts * chance_of(score + on_ring + race + gifts + self.anchor)
        return chance if self.can_keep(limit) else HOPELESS * chance
