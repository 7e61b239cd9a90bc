"""U-kNOw Feynman: keep pairs, strike the player who is nearly out, mind what comes back."""

from __future__ import annotations

from dataclasses import replace

from ai.evaluators.u_know_feynman.evaluator import UKnowFeynmanEvaluator
from ai.greedy import BlunderModel
from ai.registry import Opponents
from ai.search import SearchStyle

__all__ = ["OPPONENTS", "UKnowFeynmanEvaluator"]

MULTIPLAYER = SearchStyle(opponents="greedy", plies=0)
"""With three and more. A few walks are nearly worth many there: with *Researcher*'s attention 3 won
55.5 % of 400 games of four against a *Student* without blunders, 4 58 %, 8 61.5 %, 12 61 % and 25
62 % of 300, and *Nobel* with 750 71 % of 28. (With full attention: `main.py arena --game
u_know_feynman --players 4 --seats search:8/opponents=greedy/plies=0,plain --games 400`.) So that
each step is felt, *Researcher* takes three walks and *Student* blunders: one who does not won
57.5 % of 600 games against a rate of 0.2, 66 % against 0.4. With 0.25 *Student* wins 62 % of 396
games against *Visitor* and *Researcher* 63 % of 1000 against *Student*.
"""

OPPONENTS = Opponents(
    evaluator=UKnowFeynmanEvaluator(),
    # What lies on the table hardly tells who will win, so with many iterations it is better to play
    # on and see. For two, 3000 iterations against 400 won about half of the games with 4 plies or
    # fewer, 67 +- 12 % (46 games) with 12, and 31 +- 20 % (18) with 12 and ``explore`` 3. With more
    # it is the others' moves that a tree of everybody's cannot hold: `ai.single_player`.
    styles={
        "nobel": SearchStyle(plies=12, multiplayer=replace(MULTIPLAYER, price=4)),
        "researcher": SearchStyle(multiplayer=replace(MULTIPLAYER, price=150)),
    },
    blunders={"student": BlunderModel(rate=0.0, multiplayer=BlunderModel(rate=0.25))},
)
