"""What is at stake: points of vertices, and how few rounds are left."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.phrase import Phrase, say
from game.rules.tutti_quantum.scoring import count
from game.rules.tutti_quantum.state import COOP, TEAMS, View
from game.tables.stakes import share
from game.tables.tutti_quantum.story import per_seat, totals
from game.tables.tutti_quantum.wording import G, diagram_of

CLOSE = 6
"""Points apart from which nobody holds their breath any more."""


def goal(view: View) -> Phrase:
    """The most points from vertices; together, from one diagram."""
    way = {COOP: "together", TEAMS: "team"}.get(view.mode, "each")
    return say(f"{G}goal-{way}")


def tension(view: View) -> float:
    """The more rounds are gone, the more so if it is close."""
    gone = share(view.round, view.rounds)
    points = sorted(set(totals(view)), reverse=True)
    apart = points[0] - points[1] if len(points) > 1 else 0
    return gone * (1.0 - 0.5 * share(apart, CLOSE))


def parts(view: View) -> tuple[tuple[int, ...], ...]:
    """Vertex by vertex, the least first; then what invalid ones cost, loops, and missions."""
    sides = range(len(view.diagrams))
    return per_seat(view, [tuple(_counted(view, side)) for side in sides])


def _counted(view: View, side: int) -> Iterator[int]:
    score = count(diagram_of(view, side), view.scoring)
    for worth, often in zip((2, 3, 4, 6), score.valued[::-1], strict=True):
        yield from [worth] * often
    yield from [-1] * score.invalid
    yield from (bonus for bonus in (score.loops, score.missions) if bonus)
