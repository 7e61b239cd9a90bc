"""Series that were played here, wholly or in part: which kept games belong together."""

from __future__ import annotations

import json
from typing import NamedTuple

from game.match.series import Sitting
from game.store import Store
from game.store.json_values import Count, Whole, decode_items

KEY = "series"
"""Where the store keeps them."""
MOST = 200
"""Series remembered: those played last."""
LONGEST = 30
"""Games of one series that are remembered: those played last."""


class Played(NamedTuple):
    """One series, after the last of its games that is finished."""

    ids: tuple[Count, ...]
    """The store's numbers of its games, in order."""
    points: tuple[Whole, ...]
    """Of each player, in the order of the seats of the first game."""


def note(store: Store, standing: Sitting) -> None:
    """Keep how a series stands after a game; nothing for games that just follow one another."""
    if not standing.counts or not standing.ids:
        return
    known = set(standing.ids)
    kept = [one for one in _all(store) if not known.intersection(one.ids)]
    kept.append(Played(standing.ids[-LONGEST:], standing.points))
    store.set_progress(KEY, json.dumps(kept[-MOST:]))


def played(store: Store) -> dict[int, Played]:
    """The series of each kept game that belongs to one, by the store's number of the game."""
    return {game_id: one for one in _all(store) for game_id in one.ids}


def _all(store: Store) -> list[Played]:
    """The latest played last. What cannot be read is forgotten."""
    return decode_items(store.progress(KEY), Played)
