"""The line at the head of a table: how a series stands, or which puzzle this is and its best."""

from __future__ import annotations

from game.cabinets import CABINETS
from game.core.phrase import Phrase, literal, say
from game.core.seeds import short
from game.match.match import Match
from game.tables.pictures import Label
from game.tables.table import Counts, Spot


def head(match: Match) -> list[Spot]:
    """Nothing, for a game that stands for itself."""
    phrase = _series(match) or _puzzle(match)
    if phrase is None:
        return []
    return [Spot("head", Label("second", 18), 620, 17, 780, 28, 6, phrase)]


def _series(match: Match) -> Phrase | None:
    """ "To 5 tokens: You 3, Student 1"."""
    sitting = match.sitting
    if sitting is None or not sitting.goal:
        return None
    held = sitting.by_seat()
    return say(
        "series-head",
        goal=sitting.goal,
        first=match.names[0],
        second=match.names[1],
        one=held[0],
        two=held[1],
    )


def _puzzle(match: Match) -> Phrase | None:
    session, table = match.session, CABINETS[match.id].table
    if not session.game.info.is_puzzle(session.options) or not isinstance(table, Counts):
        return None
    seed = literal(short(session.seed))
    if match.best is None:
        return say("puzzle-head", seed=seed)
    return say("puzzle-head-best", seed=seed, best=abs(match.best))
