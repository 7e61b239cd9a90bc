"""The best score of each puzzle, seed by seed, kept with the rest of what lasts."""

from __future__ import annotations

import json

from game.files.parsing import Whole, decode_fields
from game.games import DESCRIPTORS
from game.match.match import Match
from game.store import Store
from game.tables.table import Counts

KEY = "best"
"""Key of the scores in the store."""
MOST = 200
"""Puzzles remembered: those played last."""
ROOM = 60_000
"""Bytes in which they are remembered, however long their seeds are as JSON."""
LONGEST = 160
"""Characters of a name under which a score is kept; a typed seed is shorter."""


def score_of(match: Match) -> int | None:
    """Current score of a puzzle, more being better; None for a match that is no puzzle."""
    table = DESCRIPTORS[match.id].table
    return table.score(match.session.view()) if isinstance(table, Counts) else None


def best(store: Store, match: Match) -> int | None:
    """The best score so far of the puzzle with this seed and these options."""
    return _all(store).get(_name(match))


def keep(store: Store, match: Match, score: int) -> bool:
    """Keep the score of a finished puzzle if none was better; returns whether it is a new best."""
    scores, name = _all(store), _name(match)
    before = scores.pop(name, None)
    if len(name) > LONGEST:
        return False
    scores[name] = score if before is None else max(score, before)
    while len(scores) > MOST or len(json.dumps(scores)) > ROOM:
        del scores[next(iter(scores))]
    store.set_progress(KEY, json.dumps(scores))
    return before is None or score > before


def _all(store: Store) -> dict[str, int]:
    """By name, the latest played last. What cannot be read is forgotten."""
    return decode_fields(store.progress(KEY), Whole)


def _name(match: Match) -> str:
    """Game, number of players, what is set otherwise than usual, and the seed."""
    session = match.session
    usual = session.game.info.options
    options = [f"{n}={v}" for n, v in session.options.items() if v != usual[n].default]
    return " ".join((match.id, str(session.seats), *options, session.seed))
