"""U-kNOw Feynman: keep what fits together, strike who is nearly out, and mind what comes back."""

from __future__ import annotations

from ai.judges.u_know_feynman.judge import UKnowFeynmanJudge
from ai.opponents import Opponents
from ai.search import Style

__all__ = ["OPPONENTS", "UKnowFeynmanJudge"]

OPPONENTS = Opponents(
    judge=UKnowFeynmanJudge(),
    # What lies on the table hardly tells who will win, so with many iterations it is better to play
    # on and see. For two, 3000 iterations against 400 won about half of the games with 4 plies or
    # fewer, 67 +- 12 % (46 games) with 12, and 31 +- 20 % (18) with 12 and ``explore`` 3. With more
    # it is the others' moves that a tree of everybody's cannot hold: `ai.self_only`.
    styles={"nobel": Style(plies=12, crowd=Style(others="greedy", plies=0, price=4))},
)
