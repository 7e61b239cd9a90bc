"""Four small games that keep the contract, and whose best play is known or easily computed.

`Nim` hides nothing and has no chance; `Shed` hides hands and draws cards; `Row` is for three;
`Dam` is won or lost together, by dice. `rulebook` and `opponents` have the shape of the real ones,
so that a worker process can be told to play from this registry.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from ai.bot import Evaluator
from ai.registry import Opponents, Registry
from game.core.contract import Emit, GameInfo, Impossible, Option, Seat, mute
from game.core.phrase import Phrase, say
from game.core.rng import Rng
from game.core.session import AnyGame

# --- Nim: whoever takes the last match wins; the winner is known from the exclusive or ------------


class NimMove(NamedTuple):
    kind: str
    heap: int
    number: int


class NimView(NamedTuple):
    heaps: tuple[int, ...]
    turn: int


@dataclass(slots=True)
class NimState:
    heaps: list[int]
    turn: int


NIM_TAKE = [[NimMove("take", heap, count) for count in range(10)] for heap in range(4)]


class Nim:
    """Take any number of matches from one heap; the last match wins."""

    info = GameInfo("nim", seats=range(2, 3), rules=1, bound=36)

    def initial_state(self, seats: int, options: Mapping[str, int], rng: Rng) -> NimState:
        return NimState([rng.below(5) + 1 for _ in range(4)], 0)

    def to_move(self, state: NimState) -> Seat | None:
        return state.turn if any(state.heaps) else None

    def legal_moves(self, state: NimState) -> Sequence[NimMove]:
        return [
            NIM_TAKE[heap][count]
            for heap, size in enumerate(state.heaps)
            for count in range(1, size + 1)
        ]

    def apply(self, state: NimState, move: NimMove, rng: Rng, emit: Emit = mute) -> None:
        state.heaps[move.heap] -= move.number
        state.turn = 1 - state.turn
        emit("took", heap=move.heap, number=move.number)

    def returns(self, state: NimState) -> tuple[float, ...]:
        return (-1.0, 1.0) if state.turn == 0 else (1.0, -1.0)

    def observe(self, state: NimState, seat: Seat) -> NimView:
        return NimView(tuple(state.heaps), state.turn)

    def determinize(self, view: NimView, rng: Rng) -> NimState:
        return NimState(list(view.heaps), view.turn)

    def sample_move(self, state: NimState, rng: Rng) -> NimMove:
        heap = rng.pick([heap for heap, size in enumerate(state.heaps) if size])
        return NIM_TAKE[heap][rng.below(state.heaps[heap]) + 1]


def nim_sum(heaps: Sequence[int]) -> int:
    """Zero exactly when the player to move loses against best play."""
    total = 0
    for size in heaps:
        total ^= size
    return total


# --- Shed: get rid of your cards; hands and the pile are hidden -----------------------------------

COLOURS, RANKS = 3, 6


class ShedMove(NamedTuple):
    kind: str
    card: int = -1


class ShedView(NamedTuple):
    seat: int
    seats: int
    hand: tuple[int, ...]
    counts: tuple[int, ...]
    """Cards in each hand."""
    discards: tuple[int, ...]
    """The discards in order, the one to match last."""
    turn: int
    stalled: int


@dataclass(slots=True)
class ShedState:
    hands: list[list[int]]
    pile: list[int]
    discards: list[int]
    turn: int
    stalled: int


SHED_PLAY = [ShedMove("play", card) for card in range(COLOURS * RANKS)]
SHED_DRAW = ShedMove("draw")


class Shed:
    """Match the colour or the rank, or draw; first without cards wins, all stuck is a draw."""

    info = GameInfo(
        "shed",
        seats=range(2, 4),
        rules=1,
        bound=200,
        hidden=True,
        reveals=frozenset({"drew"}),
        options={"hand": Option((3, 4), 4)},
    )

    def initial_state(self, seats: int, options: Mapping[str, int], rng: Rng) -> ShedState:
        if seats * options["hand"] > COLOURS * RANKS - 4:
            raise Impossible("deck", "not enough cards")
        pile = list(range(COLOURS * RANKS))
        rng.shuffle(pile)
        hands = [sorted(pile.pop() for _ in range(options["hand"])) for _ in range(seats)]
        return ShedState(hands, pile, [pile.pop()], 0, 0)

    def to_move(self, state: ShedState) -> Seat | None:
        over = not all(state.hands) or state.stalled >= len(state.hands)
        return None if over else state.turn

    def legal_moves(self, state: ShedState) -> Sequence[ShedMove]:
        top = state.discards[-1]
        fits = [
            SHED_PLAY[card]
            for card in state.hands[state.turn]
            if card // RANKS == top // RANKS or card % RANKS == top % RANKS
        ]
        return fits or [SHED_DRAW]

    def apply(self, state: ShedState, move: ShedMove, rng: Rng, emit: Emit = mute) -> None:
        hand = state.hands[state.turn]
        seat = state.turn
        state.turn = (seat + 1) % len(state.hands)
        if move.kind == "play":
            hand.remove(move.card)
            state.discards.append(move.card)
            state.stalled = 0
            emit("played", seat=seat, card=move.card)
        elif state.pile:
            hand.append(state.pile.pop())
            hand.sort()
            emit("drew", seat=seat)
        else:
            state.stalled += 1
            emit("stuck", seat=seat)

    def returns(self, state: ShedState) -> tuple[float, ...]:
        if all(state.hands):
            return (0.0,) * len(state.hands)
        return tuple(-1.0 if hand else 1.0 for hand in state.hands)

    def observe(self, state: ShedState, seat: Seat) -> ShedView:
        return ShedView(
            seat,
            len(state.hands),
            tuple(state.hands[seat]) if seat >= 0 else (),
            tuple(map(len, state.hands)),
            tuple(state.discards),
            state.turn,
            state.stalled,
        )

    def determinize(self, view: ShedView, rng: Rng) -> ShedState:
        known = {*view.hand, *view.discards}
        unseen = [card for card in range(COLOURS * RANKS) if card not in known]
        rng.shuffle(unseen)
        hands = []
        for seat, count in enumerate(view.counts):
            if seat == view.seat:
                hands.append(list(view.hand))
            else:
                hands.append(sorted(unseen.pop() for _ in range(count)))
        return ShedState(hands, unseen, list(view.discards), view.turn, view.stalled)


class ShedEvaluator:
    """Play of what one holds most: a plain but useful heuristic."""

    def move_scores(self, state: ShedState, moves: Sequence[ShedMove]) -> Sequence[float]:
        hand = state.hands[state.turn]
        return [0.5 * sum(other // RANKS == move.card // RANKS for other in hand) for move in moves]

    def value(self, state: ShedState) -> tuple[float, ...]:
        sizes = [len(hand) for hand in state.hands]
        mean = sum(sizes) / len(sizes)
        return tuple(max(-1.0, min(1.0, (mean - size) / 3)) for size in sizes)

    def reason(self, view: ShedView, move: ShedMove) -> Phrase:
        return say("shed-hint-most") if move.kind == "play" else say("shed-hint-draw")


# --- Row: three take numbers from the ends of a row -----------------------------------------------


class RowMove(NamedTuple):
    kind: str


class RowView(NamedTuple):
    row: tuple[int, ...]
    taken: tuple[int, ...]
    turn: int


@dataclass(slots=True)
class RowState:
    row: list[int]
    taken: list[int]
    turn: int


ROW_LEFT, ROW_RIGHT = RowMove("left"), RowMove("right")
ROW_WHOLE = 128
"""More than all numbers of a row together."""


class Row:
    """Take the left or the right number; everybody's return is what they took."""

    info = GameInfo("row", seats=range(3, 4), rules=1, bound=9)

    def initial_state(self, seats: int, options: Mapping[str, int], rng: Rng) -> RowState:
        return RowState([rng.below(9) + 1 for _ in range(9)], [0] * seats, 0)

    def to_move(self, state: RowState) -> Seat | None:
        return state.turn if state.row else None

    def legal_moves(self, state: RowState) -> Sequence[RowMove]:
        return (ROW_LEFT, ROW_RIGHT) if len(state.row) > 1 else (ROW_LEFT,)

    def apply(self, state: RowState, move: RowMove, rng: Rng, emit: Emit = mute) -> None:
        state.taken[state.turn] += state.row.pop(0 if move is ROW_LEFT else -1)
        state.turn = (state.turn + 1) % 3
        emit("took")

    def returns(self, state: RowState) -> tuple[float, ...]:
        return tuple(taken / ROW_WHOLE for taken in state.taken)

    def observe(self, state: RowState, seat: Seat) -> RowView:
        return RowView(tuple(state.row), tuple(state.taken), state.turn)

    def determinize(self, view: RowView, rng: Rng) -> RowState:
        return RowState(list(view.row), list(view.taken), view.turn)


def row_ends(row: tuple[int, ...], turn: int) -> set[tuple[int, ...]]:
    """The amounts that the seats may still take when all take as much as possible for themselves.

    More than one outcome where a player is free to choose between two that are equal for them.
    """
    if not row:
        return {(0, 0, 0)}
    ends: set[tuple[int, ...]] = set()
    ways = [
        [gain(taken, turn, number) for taken in row_ends(rest, (turn + 1) % 3)]
        for number, rest in ((row[0], row[1:]), (row[-1], row[:-1]))
    ]
    for left in ways[0]:
        for right in ways[1]:
            most = max(left[turn], right[turn])
            ends |= {way for way in (left, right) if way[turn] == most}
    return ends


def gain(taken: tuple[int, ...], turn: int, number: int) -> tuple[int, ...]:
    """``taken`` with a number more for one seat."""
    return (*taken[:turn], taken[turn] + number, *taken[turn + 1 :])


# --- Dam: two hold a dam together, with dice ------------------------------------------------------


class DamMove(NamedTuple):
    kind: str


class DamView(NamedTuple):
    water: int
    leaks: int
    turn: int
    days: int
    seats: int


@dataclass(slots=True)
class DamState:
    water: int
    leaks: int
    turn: int
    days: int
    seats: int


DAM_BAIL, DAM_MEND = DamMove("bail"), DamMove("mend")


class Dam:
    """Bail two buckets for sure, or mend a leak on 4-6; every turn each leak lets in one bucket."""

    info = GameInfo(
        "dam", seats=range(1, 3), rules=1, bound=20, cooperative=True, reveals=frozenset({"rolled"})
    )
    LIMIT, DAYS = 8, 8

    def initial_state(self, seats: int, options: Mapping[str, int], rng: Rng) -> DamState:
        return DamState(2, 3, 0, 0, seats)

    def to_move(self, state: DamState) -> Seat | None:
        over = state.water >= self.LIMIT or state.days >= self.DAYS or not state.leaks
        return None if over else state.turn

    def legal_moves(self, state: DamState) -> Sequence[DamMove]:
        return (DAM_BAIL, DAM_MEND)

    def apply(self, state: DamState, move: DamMove, rng: Rng, emit: Emit = mute) -> None:
        if move is DAM_BAIL:
            state.water = max(0, state.water - 2)
        else:
            state.leaks -= rng.die() >= 4
            emit("rolled")
        state.water += state.leaks
        state.days += 1
        state.turn = (state.turn + 1) % state.seats

    def returns(self, state: DamState) -> tuple[float, ...]:
        return (-1.0 if state.water >= self.LIMIT else 1.0,) * state.seats

    def observe(self, state: DamState, seat: Seat) -> DamView:
        return DamView(state.water, state.leaks, state.turn, state.days, state.seats)

    def determinize(self, view: DamView, rng: Rng) -> DamState:
        return DamState(view.water, view.leaks, view.turn, view.days, view.seats)


def dam_odds(water: int, leaks: int, days: int) -> tuple[float, str]:
    """The chance to hold the dam by best play, and the best move."""
    if water >= Dam.LIMIT:
        return 0.0, ""
    if days >= Dam.DAYS or not leaks:
        return 1.0, ""
    bail = dam_odds(max(0, water - 2) + leaks, leaks, days + 1)[0]
    mend = (
        dam_odds(water + leaks - 1, leaks - 1, days + 1)[0]
        + dam_odds(water + leaks, leaks, days + 1)[0]
    ) / 2
    return (bail, "bail") if bail >= mend else (mend, "mend")


GAMES: dict[str, AnyGame] = {game.info.id: game for game in (Nim(), Shed(), Row(), Dam())}
EVALUATORS: dict[str, Evaluator[Any, Any, Any]] = {"shed": ShedEvaluator()}


def rulebook(game: str) -> AnyGame:
    return GAMES[game]


def opponents(game: str) -> Opponents:
    return Opponents(EVALUATORS.get(game))


REGISTRY = Registry("tests.ai.toys", "tests.ai.toys")
