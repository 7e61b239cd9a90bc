"""Move regret, the loss of a choice against the best move: a cheaper yardstick than games won.

At choices of games of plain play every promising move is played to the end many times, by
all players as the evaluator rates best: that is what the move is worth. All moves of a choice meet
the same worlds and the same streams of chance, so that their differences are little disturbed by
luck. The regret of a level is how much less its move is worth than the best. The best is found in
one half of the worlds and compared in the other one, both ways: among moves that only look
different by luck the regret is 0, and the mean may fall below 0.

A limit: the worth is that of a move followed by plain play. A plan of several
moves may be worth more than it shows here. Choices are compared by regret, levels by games.

Most choices of two levels are the same, and cost nothing to compare: with ``--compare`` only those
moves are played out that the levels choose, where they differ, and each level is told by what it
gains on the first one.

``python -m ai.lab.regret --game tutti_quantum --seats 4 --choices 48 --worlds 300``
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from itertools import islice
from math import inf
from typing import NamedTuple, TypeAlias

from ai.bot import Budget
from ai.greedy import ratings
from ai.lab.ratings import Estimate, estimate
from ai.levels import PLAIN, bot_seed, budget, make_bot
from ai.registry import HOUSE, AnyEvaluator, Registry
from game.core.contract import AnyMove
from game.core.rng import Rng
from game.core.session import AnyGame, AnySession, Session

MOVES = 6
"""Of a choice, that are played out: those that the evaluator likes best. Others count as the
worst."""
PER_GAME = 3
"""Choices of one game."""


_Met: TypeAlias = tuple[object, Sequence[AnyMove]]
"""The view of a choice, and the legal moves."""


class RegretSample(NamedTuple):
    """A choice, and what its moves turned out to be worth."""

    view: object
    legal: Sequence[AnyMove]
    moves: Sequence[AnyMove]
    """Those that were played out."""
    returns: Sequence[Sequence[float]]
    """By world, what each of them brought."""

    def means(self, half: int) -> list[float]:
        """Mean return of each move in every second world, from the first or the second one on."""
        rows = self.returns[half::2]
        return [sum(column) / len(rows) for column in zip(*rows, strict=True)]

    def regret(self, move: AnyMove) -> float:
        """Regret of this move against the best, in returns of a game."""
        halves = self.means(0), self.means(1)
        lost = 0.0
        for found, judged in (halves, halves[::-1]):
            best = judged[found.index(max(found))]
            lost += best - (judged[self.moves.index(move)] if move in self.moves else min(judged))
        return lost / 2


def choices(
    game: str, seats: int, count: int, worlds: int, seed: str = "regret", registry: Registry = HOUSE
) -> list[RegretSample]:
    """So many choices between two moves or more, of games of plain play, played out."""
    evaluator = registry.evaluator(game)
    assert evaluator is not None, "nobody knows what plain play is"
    met = _met(registry.game(game), seats, seed, registry)
    played = []
    for number, (view, legal) in enumerate(islice(met, count)):
        chance = f"{seed}/{number}"
        rated = ratings(registry.game(game), evaluator, view, legal, Rng(chance, "ratings"))
        order = sorted(range(len(legal)), key=rated.__getitem__, reverse=True)
        moves = [legal[index] for index in order[:MOVES]]
        rows = _played_out(registry.game(game), evaluator, view, moves, worlds, chance)
        played.append(RegretSample(view, legal, moves, rows))
    return played


def _met(game: AnyGame, seats: int, seed: str, registry: Registry) -> Iterator[_Met]:
    """Choices of game after game, without end."""
    number = 0
    while True:
        session: AnySession = Session(game, seats, game.info.complete({}), f"{seed}/{number}")
        met = []
        while (seat := session.to_move()) is not None:
            view, legal = session.view(seat), session.legal_moves()
            if len(legal) > 1:
                met.append((view, legal))
            chance = bot_seed(session.seed, seat, len(session.moves))
            bot = make_bot(game.info.id, PLAIN, chance, registry)
            session.skip(bot.choose(view, legal, budget(game.info.id, PLAIN, registry)))
        Rng(session.seed, "choices").shuffle(met)
        yield from met[:PER_GAME]
        number += 1


def _played_out(
    game: AnyGame,
    evaluator: AnyEvaluator,
    view: object,
    moves: Sequence[AnyMove],
    worlds: int,
    seed: str,
) -> list[list[float]]:
    """By world, what each of these moves brings."""
    return [
        [_returned(game, evaluator, view, move, f"{seed}/{world}") for move in moves]
        for world in range(worlds)
    ]


def _returned(
    game: AnyGame, evaluator: AnyEvaluator, view: object, move: AnyMove, seed: str
) -> float:
    """Return of the mover after a move in one world, when all go on by first sight."""
    state = game.determinize(view, Rng(seed, "world"))
    rng, me = Rng(seed, "chance"), game.to_move(state)
    assert me is not None, "somebody is to move"
    game.apply(state, move, rng)
    while game.to_move(state) is not None:
        legal = game.legal_moves(state)
        rated = evaluator.move_scores(state, legal)
        game.apply(state, legal[max(range(len(legal)), key=rated.__getitem__)], rng)
    return game.returns(state)[me]


def _chosen(game: str, level: str, number: int, met: _Met, registry: Registry) -> AnyMove:
    """The move of a level that overlooks nothing, and takes its time."""
    view, legal = met
    bot = make_bot(game, level, bot_seed("regret", 0, number), registry, attentive=True)
    move: AnyMove = bot.choose(view, legal, Budget(budget(game, level, registry).iterations, inf))
    return move


def regret(
    game: str, level: str, met: Sequence[RegretSample], registry: Registry = HOUSE
) -> Estimate:
    """Regret of the choices of a level."""
    return estimate(
        [
            choice.regret(_chosen(game, level, number, (choice.view, choice.legal), registry))
            for number, choice in enumerate(met)
        ]
    )


def compared(
    game: str,
    seats: int,
    levels: Sequence[str],
    count: int,
    worlds: int,
    registry: Registry = HOUSE,
) -> list[Estimate]:
    """Gain of each level but the first on the first at a choice, in returns of a game."""
    rules, evaluator = registry.game(game), registry.evaluator(game)
    assert evaluator is not None, "nobody knows what plain play is"
    gains: list[list[float]] = [[] for _ in levels[1:]]
    for number, met in enumerate(islice(_met(rules, seats, "compare", registry), count)):
        chosen = [_chosen(game, level, number, met, registry) for level in levels]
        moves = list(dict.fromkeys(chosen))
        rows = [[0.0]]
        if len(moves) > 1:
            rows = _played_out(rules, evaluator, met[0], moves, worlds, f"compare/{number}")
        means = [sum(column) / len(rows) for column in zip(*rows, strict=True)]
        for gained, move in zip(gains, chosen[1:], strict=True):
            gained.append(means[moves.index(move)] - means[0])
    return [estimate(gained) for gained in gains]


def main(arguments: Sequence[str] | None = None) -> None:
    """Print the regret of each level."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", required=True)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--choices", type=int, default=48)
    parser.add_argument("--worlds", type=int, default=300)
    parser.add_argument("--levels", default="student,researcher")
    parser.add_argument("--compare", action="store_true", help="by what is gained on the first")
    args = parser.parse_args(arguments)
    levels = args.levels.split(",")
    if args.compare:
        gains = compared(args.game, args.seats, levels, args.choices, args.worlds)
        for level, gain in zip(levels[1:], gains, strict=True):
            print(f"{level} on {levels[0]}: {gain.mean:+.4f} +- {gain.margin:.4f} a choice")
        return
    met = choices(args.game, args.seats, args.choices, args.worlds)
    for level in levels:
        result = regret(args.game, level, met)
        print(f"{level}: {result.mean:.4f} +- {result.margin:.4f} a choice", flush=True)


if __name__ == "__main__":
    main()
