"""Tutti Quantum: prospects of vertices, manners of a partner.

Every vertex has a *prospect* (see `outlook`); a placement is worth what it changes at its two ends.
Together, one invalid vertex loses everything: a debt weighs more, a marked edge is left to its
owner, and a good placement leaves a harmless place for any card of the next player.
"""

from __future__ import annotations

from dataclasses import replace

from ai.evaluators.tutti_quantum.evaluator import TuttiQuantumEvaluator
from ai.registry import Opponents
from ai.search import SearchStyle

__all__ = ["OPPONENTS", "TuttiQuantumEvaluator"]

MULTIPLAYER = SearchStyle(opponents="greedy", plies=0, price=2)
"""With three and four: the others matter little, but for the cards that they take."""

OPPONENTS = Opponents(
    evaluator=TuttiQuantumEvaluator(),
    style=SearchStyle(multiplayer=MULTIPLAYER),
    styles={"nobel": SearchStyle(multiplayer=replace(MULTIPLAYER, price=4))},
    iterations={"nobel": 6000},
)
