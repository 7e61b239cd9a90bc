"""What is at stake: points of vertices, and how few rounds are left."""

from __future__ import annotations

from game.core.phrase import Phrase, say
from game.rules.tutti_quantum.state import COOP, TEAMS, View
from game.tables.stakes import share
from game.tables.tutti_quantum.story import totals
from game.tables.tutti_quantum.wording import G

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
