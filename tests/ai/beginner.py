"""Beginners who have just read the rules, by whom *Visitor* is measured.

At Big*Bang one takes the largest light, else fuses upwards, and looks at nothing else: not at what
the rival can take, not at stars, not at Carbon; it passes only when nothing can be moved. At
Particle Builder one knows its target: ``python -m tests.ai.beginner --game particle_builder
--games 600``.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ai.evaluators.particle_builder.outlook import lacking
from ai.levels import bot_seed, budget, make_bot
from game.core.rng import Rng
from game.core.session import Session
from game.games import GAMES
from game.rules.bigebang.board import FUSED, SIZE
from game.rules.bigebang.state import Move, View
from game.rules.particle_builder import Move as BuilderMove
from game.rules.particle_builder import View as BuilderView
from game.rules.particle_builder.mat import AREAS, PLACES


def beginner(view: View, moves: Sequence[Move], rng: Rng) -> Move:
    """The annihilation with most light, else the fusion into the largest stack, else a pass."""

    def appeal(move: Move) -> tuple[int, int]:
        if move.kind == "annihilate":
            return 2, SIZE[view.cells[move.source]]
        if move.kind == "fuse":
            return 1, SIZE[FUSED[view.cells[move.source]][view.cells[move.target]]]
        return 0, 0

    most = max(map(appeal, moves))
    return rng.pick([move for move in moves if appeal(move) == most])


def builder(view: BuilderView, moves: Sequence[BuilderMove], rng: Rng) -> BuilderMove:
    """Any statistic; the card that the target lacks, and no swap that gives one away.

    A card that is not asked for annihilates a rival's where it can.
    """
    wanted, hand = lacking(view, view.mover), view.hands[view.mover]

    def appeal(move: BuilderMove) -> int:
        match move.kind:
            case "swap":
                return -1 if hand in wanted else 2 * (view.hands[move.at] in wanted)
            case "place":
                return 3 if move.at % PLACES in AREAS else 1
            case "annihilate":
                return 2 if move.at // PLACES != view.mover else 0
            case "shift":
                return -1
        return 0

    most = max(map(appeal, moves))
    return rng.pick([move for move in moves if appeal(move) == most])


BEGINNERS: Mapping[str, Callable[[Any, Sequence[Any], Rng], Any]] = {
    "bigebang": beginner,
    "particle_builder": builder,
}
"""By game."""


def match(level: str, games: int, id_: str = "bigebang") -> tuple[int, int, int]:
    """Games that a level wins, draws and loses against the beginner, each deal from both seats."""
    game = GAMES[id_]
    counts = [0, 0, 0]
    for number in range(games):
        session = Session(game, 2, {}, f"beginner {number // 2}")
        rng = Rng(session.seed, f"beginner {number % 2}")
        program = number % 2
        while (seat := session.to_move()) is not None:
            view, legal = session.view(seat), session.legal_moves()
            if seat == program:
                bot = make_bot(id_, level, bot_seed(session.seed, seat, len(session.moves)))
                session.play(bot.choose(view, legal, budget(id_, level)))
            else:
                session.play(BEGINNERS[id_](view, legal, rng))
        counts[1 - round(session.returns()[program])] += 1
    return counts[0], counts[1], counts[2]


def main() -> None:
    """Print how a level does."""
    parser = argparse.ArgumentParser(description="a level against a beginner")
    parser.add_argument("--game", choices=BEGINNERS, default="bigebang")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--level", default="visitor")
    options = parser.parse_args()
    won, drawn, lost = match(options.level, options.games, options.game)
    print(f"{options.level} against a beginner: won {won}, drawn {drawn}, lost {lost}")


if __name__ == "__main__":
    main()
