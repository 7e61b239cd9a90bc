"""What makes opponents of one game: its evaluator, how a search goes about it, and how visitors
err.

The part of a game's passport that thinking processes need. It lies beside the evaluator, as
``OPPONENTS`` of the module ``ai.evaluators.<id>``, since such a process is told no more than the
id.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from ai.bot import Budget, Evaluator
from ai.greedy import NONE, USUAL, Slips
from ai.search import Style

AnyEvaluator: TypeAlias = Evaluator[Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Opponents:
    """Every field may be left out: opponents then have search alone, in the usual way."""

    evaluator: AnyEvaluator | None = None
    """What a promising move looks like, and why."""
    style: Style = field(default_factory=Style)
    """How the search goes about the game, where the default is not best."""
    styles: Mapping[str, Style] = field(default_factory=dict)
    """Level -> the same, for a level that should go about it differently."""
    iterations: Mapping[str, int] = field(default_factory=dict)
    """Level -> iterations of its search, where the level's own number does not fit the game.

    A machine half as fast as the one they were set on still keeps well within the seconds.
    """
    slips: Mapping[str, Slips] = field(default_factory=dict)
    """Level -> how it errs: a visitor, where the usual way makes one too strong for a beginner;
    another that does not search, where at some tables the next level is no better than it."""
    solo: Budget | None = None
    """How long a hint for who plays alone is thought about; None: as long as any other hint."""

    def slips_of(self, level: str) -> Slips:
        """How a level errs that does not search: visitors always do, others where it is said."""
        return self.slips.get(level, USUAL if level == "visitor" else NONE)
