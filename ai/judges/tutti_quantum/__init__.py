"""Tutti Quantum: prospects of vertices, manners of a partner.

Every vertex has a *prospect* (see `outlook`); a placement is worth what it changes at its two ends.
Together, one invalid vertex loses everything: a debt weighs more, a marked edge is left to its
owner, and a good placement leaves a harmless place for any card of the next player.
"""

from __future__ import annotations

from ai.judges.tutti_quantum.judge import TuttiQuantumJudge
from ai.opponents import Opponents

__all__ = ["OPPONENTS", "TuttiQuantumJudge"]

OPPONENTS = Opponents(judge=TuttiQuantumJudge(), iterations={"nobel": 6000})
