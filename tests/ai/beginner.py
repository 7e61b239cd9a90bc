"""A beginner at Big*Bang, who takes the largest light, else fuses upwards.

A beginner looks at nothing else: not at what the rival can take, not at stars, not at Carbon, and
passes only when nothing can be moved. This is what *Visitor* is measured by:
``python -m tests.ai.beginner --games 100``.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from ai.levels import bot_seed, budget, make_bot
from game.core.rng import Rng
from game.core.session import Session
from game.games import GAMES
from game.rules.bigebang.board import FUSED, SIZE
from game.rules.bigebang.state import Move, View


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


def match(level: str, games: int) -> tuple[int, int, int]:
    """Games that a level wins, draws and loses against the beginner, each deal from both seats."""
    game = GAMES["bigebang"]
    counts = [0, 0, 0]
    for number in range(games):
        session = Session(game, 2, {}, f"beginner {number // 2}")
        rng = Rng(session.seed, f"beginner {number % 2}")
        program = number % 2
        while (seat := session.to_move()) is not None:
            view, legal = session.view(seat), session.legal_moves()
            if seat == program:
                bot = make_bot("bigebang", level, bot_seed(session.seed, seat, len(session.moves)))
                session.play(bot.choose(view, legal, budget("bigebang", level)))
            else:
                session.play(beginner(view, legal, rng))
        counts[1 - round(session.returns()[program])] += 1
    return counts[0], counts[1], counts[2]


def main() -> None:
    """Print how a level does."""
    parser = argparse.ArgumentParser(description="a level of Big*Bang against a beginner")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--level", default="visitor")
    options = parser.parse_args()
    won, drawn, lost = match(options.level, options.games)
    print(f"{options.level} against a beginner: won {won}, drawn {drawn}, lost {lost}")


if __name__ == "__main__":
    main()
