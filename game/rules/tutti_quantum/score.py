"""What a diagram is worth: vertices, loops, expert sub-diagrams, and who is ahead of whom."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.tutti_quantum.diagram import LOOP_BONUS, Diagram
from game.rules.tutti_quantum.missions import bonus

BASE, ADVANCED, EXPERT = range(3)
"""Scoring: vertices; with loops; with loops and expert sub-diagrams (A7)."""

BANDS = (38, 34, 31, 28, 25)
"""Co-operative results (A4): more than 38 points is band 0, 35-38 band 1 ... below 26 band 5."""


class Score(NamedTuple):
    """A diagram counted as if it ended now."""

    vertices: int
    """Points of complete valid vertices, less one for each invalid vertex."""
    loops: int
    """Bonus of valid loops; 0 where they do not count."""
    missions: int
    """Bonus of expert sub-diagrams; 0 where they do not count."""
    invalid: int
    """How many vertices are invalid."""
    valued: tuple[int, int, int, int]
    """How many vertices are worth 6, 4, 3, 2."""

    @property
    def total(self) -> int:
        """All points."""
        return self.vertices + self.loops + self.missions

    @property
    def rank_key(self) -> tuple[int, ...]:
        """Greater is better: points, then fewer invalid, then more sixes, fours, threes, twos."""
        return (self.total, -self.invalid, *self.valued)


def total(diagram: Diagram, scoring: int) -> int:
    """All points if it ended now: `Score.total` without the rest, for search."""
    points = diagram.points
    if scoring and diagram.closed:
        points += LOOP_BONUS * len(diagram.loops())
    if scoring == EXPERT:
        points += bonus(diagram)
    return points


def count(diagram: Diagram, scoring: int) -> Score:
    """The whole count."""
    return Score(
        diagram.points,
        LOOP_BONUS * len(diagram.loops()) if scoring else 0,
        bonus(diagram) if scoring == EXPERT else 0,
        diagram.invalid(),
        diagram.valued(),
    )


def band(points: int) -> int:
    """Row of the co-operative result table: 0 the best, 5 the last."""
    return next((row for row, limit in enumerate(BANDS) if points > limit), len(BANDS))


def places(scores: list[Score]) -> tuple[float, ...]:
    """1 for the first place, -1 for the last, evenly between; equal scores share theirs."""
    keys = [score.rank_key for score in scores]
    last = len(keys) - 1
    return tuple(
        (sum(other < key for other in keys) - sum(other > key for other in keys)) / last
        for key in keys
    )
