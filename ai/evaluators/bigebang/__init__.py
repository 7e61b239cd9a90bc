"""Big*Bang: ratings and worth by formula, endings counted to the end, puzzles planned ahead."""

from __future__ import annotations

from ai.bot import Budget
from ai.evaluators.bigebang.evaluator import BigEBangEvaluator
from ai.greedy import BlunderModel
from ai.registry import Opponents
from ai.search import SearchStyle

__all__ = ["OPPONENTS", "BigEBangEvaluator"]

OPPONENTS = Opponents(
    evaluator=BigEBangEvaluator(),
    # At 300 iterations ``explore`` 2 scored 62 +- 10 % against 1; at equal time ``expand_after`` 2
    # scored 54 +- 10 % against 1, at equal iterations 60 +- 9 % against 3.
    style=SearchStyle(explore=2.0, expand_after=2),
    # With many iterations drawn moves only blur what the evaluator sees. At 1200 iterations 16
    # plies of them scored 31 +- 18 % against 4, one ply 60 +- 13 % against 4, none 60 +- 15 %
    # against 2.
    styles={"nobel": SearchStyle(explore=2.0, expand_after=2, plies=0)},
    iterations={"nobel": 12_000},
    # Against a player who takes the largest light, else fuses upwards (100 games): in the usual
    # way about even, like this 22 won, 21 drawn, 57 lost.
    blunders={"visitor": BlunderModel(rate=1.0, clearly_bad=5.0, temperature=4.0)},
    # A puzzle for one is planned to its end.
    solo=Budget(20_000, 6.0),
)
