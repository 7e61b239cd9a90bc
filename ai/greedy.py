"""Bots that do not search: any move, the best at first sight, or with blunders."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, runtime_checkable

from ai.bot import Budget, Evaluator, Omits
from game.core.contract import AnyMove, Game, M, S, V
from game.core.rng import Rng

# --- attention ------------------------------------------------------------------------------------
# What opponents overlook or do not know: some choices take attention, some take knowledge.
#
# An evaluator that knows such choices says how often each level is aware of them. A player who is
# not aware of a choice does not have it that time; everything else is played as well as ever.


class Aware(Protocol):
    """Moves that a player notices: all legal moves in, those that are noticed out; never none."""

    def __call__(self, view: object, moves: Sequence[M], /) -> Sequence[M]:
        """The moves that are noticed in this view, in their order."""


@runtime_checkable
class Demands(Protocol):
    """An evaluator of a game in which something is easily overlooked."""

    @property
    def attention(self) -> Mapping[str, Mapping[str, float]]:
        """Kind of move -> level -> how often that level is aware of it; levels not named always."""


@runtime_checkable
class Examines(Protocol):
    """An evaluator of a game that asks what one knows or does not know."""

    def unsure(self, view: object, level: str) -> Sequence[AnyMove]:
        """Answers that this level cannot tell from the right one, which is one of them; empty
        where nothing is asked."""


def everything(_view: object, moves: Sequence[M], /) -> Sequence[M]:
    """Nothing is overlooked."""
    return moves


def awareness(evaluator: object, level: str, seed: str) -> Aware:
    """Awareness of this level at the choice with this seed."""
    missed = _missed(evaluator, level, seed)
    if not missed and not isinstance(evaluator, Examines):
        return everything

    def aware(view: object, moves: Sequence[M], /) -> Sequence[M]:
        left = [m for m in moves if _kind_of(m) not in missed] or moves
        unsure = evaluator.unsure(view, level) if isinstance(evaluator, Examines) else ()
        if len(unsure) < 2:
            return left
        guess = Rng(seed, "attention/knowledge").pick(unsure)
        return [m for m in left if m == guess or m not in unsure]

    return aware


def worthwhile(evaluator: object, aware: Aware) -> Aware:
    """The same awareness, without the moves that bring nothing (`ai.bot.Omits`)."""
    if not isinstance(evaluator, Omits):
        return aware
    omits = evaluator

    def left(view: object, moves: Sequence[M], /) -> Sequence[M]:
        return aware(view, omits.worthwhile(view, moves))

    return left


def _missed(evaluator: object, level: str, seed: str) -> set[str]:
    """The kinds of moves that are overlooked."""
    if not isinstance(evaluator, Demands):
        return set()
    return {
        kind
        for kind, rates in evaluator.attention.items()
        if Rng(seed, f"attention/{kind}").random() >= rates.get(level, 1.0)
    }


def _kind_of(move: object) -> str:
    assert isinstance(move, tuple)
    return str(move[0])


# --- weights --------------------------------------------------------------------------------------
# From ratings to weights: a soft-max in whole numbers, the same on every machine.
#
# ``exp`` differs in its last bit from one mathematics library to the next, and one bit is enough
# to turn a search another way; so the weights are looked up in a table made by multiplication
# alone.


STEPS = 16
"""Ratings count in sixteenths ..."""
REACH = 10
"""... and a move this far below the best keeps the smallest weight."""

_FACTOR = 0.9394130628134758  # exp(-1 / STEPS)


def _table() -> tuple[int, ...]:
    weights, weight = [], float(1 << 20)
    for _ in range(STEPS * REACH + 1):
        weights.append(int(weight))
        weight *= _FACTOR
    return tuple(weights)


_WEIGHTS = _table()


def weights(ratings: Sequence[float]) -> list[int]:
    """A positive weight per rating: one rating point more is e times the weight."""
    best = max(ratings)
    table = _WEIGHTS
    least = table[-1]
    return [
        table[int((best - rating) * STEPS)] if best - rating < REACH else least
        for rating in ratings
    ]


def draw(chances: Sequence[int], rng: Rng) -> int:
    """An index, each as likely as its weight."""
    left = rng.below(sum(chances))
    for index, chance in enumerate(chances):
        left -= chance
        if left < 0:
            return index
    raise AssertionError("below() stays below the sum")


# --- greedy ---------------------------------------------------------------------------------------


WORLDS = 4
"""Drawn worlds that a rating is averaged over where something is hidden."""

SURE = 8
"""Drawn worlds in which a move must win at once to be believed, where chance has a say."""

_TIE = 1e-6
"""Between equal ratings the bot's own chance decides; it never outweighs a real difference."""


def settled(game: Game[S, M, V]) -> bool:
    """True if view and move say all of what comes next: nothing hidden, nothing left to chance."""
    return not game.info.hidden and not game.info.reveals


def sure_win(game: Game[S, M, V], view: V, moves: Sequence[M], rng: Rng) -> M | None:
    """A move that ends the game with the highest return for its mover, if there is one.

    In a settled game that is a proof; otherwise it must hold in `SURE` drawn worlds.
    """
    trials = 1 if settled(game) else SURE
    for move in moves:
        for _ in range(trials):
            world = game.determinize(view, rng)
            seat = game.to_move(world)
            assert seat is not None
            game.apply(world, move, rng)
            if game.to_move(world) is not None or game.returns(world)[seat] < 1.0:
                break
        else:
            return move
    return None


def ratings(
    game: Game[S, M, V], evaluator: Evaluator[S, M, V], view: V, moves: Sequence[M], rng: Rng
) -> list[float]:
    """The evaluator's rating of each move; the mean over drawn worlds where something is hidden."""
    count = WORLDS if game.info.hidden else 1
    sums = [0.0] * len(moves)
    for _ in range(count):
        rated = evaluator.move_scores(game.determinize(view, rng), moves)
        for index, rating in enumerate(rated):
            sums[index] += rating
    return [total / count for total in sums]


@dataclass(eq=False)
class GreedyBot(Generic[S, M, V]):
    """Takes a sure win, else what the evaluator rates highest; without an evaluator, any move.

    Equal seeds make equal choices.
    """

    game: Game[S, M, V]
    evaluator: Evaluator[S, M, V] | None
    seed: str
    aware: Aware = everything

    def choose(self, view: V, moves: Sequence[M], budget: Budget) -> M:
        """The best of ``moves``; the budget does not matter."""
        rng = Rng(self.seed, "greedy")
        moves = self.aware(view, moves)
        if len(moves) == 1:
            return moves[0]
        win = sure_win(self.game, view, moves, rng)
        if win is not None:
            return win
        if self.evaluator is None:
            return rng.pick(moves)
        rated = ratings(self.game, self.evaluator, view, moves, rng)
        rated = [rating + _TIE * rng.random() for rating in rated]
        return moves[rated.index(max(rated))]


@dataclass(frozen=True, slots=True)
class BlunderModel:
    """Errors of a level that does not search; the defaults are those of most games' visitors."""

    rate: float = 0.4
    """Share of moves that need not be the best."""
    clearly_bad: float = 3.0
    """Score below the best (20 times less likely) at which a move is never made."""
    temperature: float = 2.0
    """Ratings are divided by it at a blunder: a move nearly as good is nearly as likely."""
    multiplayer: BlunderModel | None = None
    """Model for more than two players; None: the same."""

    def at(self, seats: int) -> BlunderModel:
        """The blunders at a table for so many."""
        return self.multiplayer if self.multiplayer is not None and seats > 2 else self


USUAL = BlunderModel()
NONE = BlunderModel(rate=0.0)


@dataclass(eq=False)
class BlunderBot(GreedyBot[S, M, V]):
    """Plays like a person who is learning: mostly sensibly, sometimes the second thing seen."""

    blunders: BlunderModel = USUAL

    def choose(self, view: V, moves: Sequence[M], budget: Budget) -> M:
        """One of ``moves`` that is not clearly bad; the budget does not matter."""
        rng = Rng(self.seed, "visitor")
        moves = self.aware(view, moves)
        if self.evaluator is None or len(moves) == 1:
            return rng.pick(moves)
        blunders = self._blunders_here(self.evaluator, view)
        if rng.random() >= blunders.rate:
            return super().choose(view, moves, budget)
        rated = ratings(self.game, self.evaluator, view, moves, rng)
        least = max(rated) - blunders.clearly_bad
        fair = [index for index, rating in enumerate(rated) if rating >= least]
        return moves[
            fair[draw(weights([rated[index] / blunders.temperature for index in fair]), rng)]
        ]

    def _blunders_here(self, evaluator: Evaluator[S, M, V], view: V) -> BlunderModel:
        """A view need not say how many play; what is expected of it does."""
        if self.blunders.multiplayer is None:
            return self.blunders
        world = self.game.determinize(view, Rng(self.seed, "table"))
        return self.blunders.at(len(evaluator.value(world)))


class RandomBot(Generic[V, M]):
    """Any legal move, evenly: knows nothing, the zero of every rating."""

    def __init__(self, seed: str) -> None:
        """Equal seeds make equal choices."""
        self._seed = seed

    def choose(self, view: V, moves: Sequence[M], budget: Budget) -> M:
        """One of ``moves``."""
        return Rng(self._seed, "random").pick(moves)
