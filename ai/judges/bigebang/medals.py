"""What the puzzles of Big*Bang can come to: the best of a long search, over many deals.

``python -m ai.judges.bigebang.medals --puzzle 2 --deals 16 --positions 30000`` (with ``--small``,
``--darkness``) tells
the best score found of each deal and of all of them the quartiles, from which the bars of the
medals are read (`game.rules.bigebang.scoring.MEDALS`): gold near the median of the best. With
``--student`` it tells what *Student* scores, for silver and bronze.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from math import inf
from statistics import quantiles

from ai.bot import Budget
from ai.judges.bigebang.beam import PuzzlePlan
from ai.levels import bot_seed, make_bot
from game.core.session import AnySession, Session
from game.rules.bigebang import BigEBang
from game.rules.bigebang.scoring import medal, puzzle_score

_GAME = BigEBang()


def search(session: AnySession, positions: int) -> None:
    """Play the best that a search of so many positions finds."""
    plan = PuzzlePlan(session.view())
    plan.grow(positions)
    for move in plan.line():
        session.play(move)


def student(session: AnySession) -> None:
    """Play as Student does."""
    while session.to_move() is not None:
        bot = make_bot("bigebang", "student", bot_seed(session.seed, 0, len(session.moves)))
        session.play(bot.choose(session.view(), session.legal_moves(), Budget(0, inf)))


def result(options: Mapping[str, int], seed: str, positions: int) -> tuple[int, int]:
    """The score of a deal, and its medal; ``positions`` 0: of Student."""
    session = Session(_GAME, 1, options, seed)
    if positions:
        search(session, positions)
    else:
        student(session)
    view = session.view()
    return puzzle_score(view), medal(view)


def main() -> None:
    """Print the scores as they come, and what they are all together."""
    parser = argparse.ArgumentParser(description="how well the puzzles can be solved")
    parser.add_argument("--puzzle", type=int, choices=(1, 2, 3), required=True)
    parser.add_argument("--deals", type=int, default=16)
    parser.add_argument("--positions", type=int, default=30_000)
    parser.add_argument("--student", action="store_const", const=0, dest="positions")
    parser.add_argument("--small", action="store_const", const=1, default=0)
    parser.add_argument("--darkness", action="store_const", const=1, default=0)
    asked = parser.parse_args()
    options = {"puzzle": asked.puzzle, "small": asked.small, "darkness": asked.darkness}
    scores = []
    for number in range(asked.deals):
        score, earned = result(options, f"medals {number}", asked.positions)
        scores.append(score)
        print(score, earned, flush=True)
    print("quartiles", *quantiles(scores, n=4), "best", max(scores), "worst", min(scores))


if __name__ == "__main__":
    main()
