"""Help in a game: the light that shows a beginner a good move, and the hints that were asked for.

The light shows the move of the hint. With the setting "first" it shines in the first games of a
kind against the two easiest levels: these games teach, and they count; a hint there only gives the
reason for what is lit, and is not counted. With "always" each lit decision counts as a hint.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from typing import Annotated, NamedTuple

from msgspec import Meta, structs

from game.files.formats import ListFormat
from game.files.parsing import Count
from game.match.match import FIT, HUMAN, Match
from game.store import Store
from game.tables.pictures import Button
from game.tables.table import Spot

FIRST = 2
"""Games of a kind that are lit with the setting "first"."""
EASY = ("visitor", "student")
"""Levels against which they are."""
HINTS = "hints"
"""The store's key for hints."""
MOST = 500
"""Games whose hints are remembered: the latest."""


class Helped(NamedTuple):
    """Hints of one game."""

    id: Count
    """The store's number of it."""
    hints: Count
    """Positions in which a hint was shown."""
    last: Annotated[str, Meta(max_length=8)] = ""
    """Digest of the last one; empty in older entries."""


KEPT_HINTS = ListFormat(
    key=HINTS,
    visitor=False,  # of a visitor none is kept
    kind=Helped,
    most=1_000,
    about="Hints that were asked for, by the number of the game.",
    example='[[1, 2, "1f0c9a44"]]',
)


def guided(store: Store, match: Match, setting: str, *, visitor: bool) -> bool:
    """True if the light shines in this game. ``visitor``: the player is the guest of a kiosk."""
    return len(match.people) == 1 and _teaches(store, match, setting, visitor=visitor)


def taught(store: Store, match: Match, setting: str, *, visitor: bool) -> bool:
    """True if the rules are told in this game: to one person, or to several who see everything.

    Several are shown no best move: that would play their game for them.
    """
    told = len(match.people) == 1 or not match.session.game.info.hidden
    return told and _teaches(store, match, setting, visitor=visitor)


def acts_by_hand(store: Store, match: Match, setting: str, *, visitor: bool) -> bool:
    """True if moves that teach something are left to the players of this game, one or several.

    A person whose turn went by without a touch thinks that something is broken.
    """
    return _teaches(store, match, setting, visitor=visitor)


def _teaches(store: Store, match: Match, setting: str, *, visitor: bool) -> bool:
    """True for the games of beginners with this setting."""
    if not match.people or setting == "never":
        return False
    if setting == "always" or visitor:
        return True
    if any(seat.startswith(FIT) for seat in match.seats):
        return False  # a game against an opponent that fits is played for the rating
    levels = [match.level(seat) for seat in range(match.session.seats)]
    if match.kept is None or not all(level is None or level in EASY for level in levels):
        return False
    return finished(store, match.id) < FIRST


def one_lit(spots: Sequence[Spot], lit: str, nexts: Collection[str]) -> Sequence[Spot]:
    """The spots of a table with one lit button among the next touches.

    ``lit``: id of the touch on the lit way.
    """
    return [
        spot._replace(art=_shone(spot.art, on=spot.id == lit))
        if spot.id in nexts and isinstance(spot.art, Button)
        else spot
        for spot in spots
    ]


def _shone(button: Button, *, on: bool) -> Button:
    """The same button, lit or not."""
    if on:
        return structs.replace(button, kind="primary")
    return structs.replace(button, kind="outline") if button.kind == "primary" else button


def finished(store: Store, game: str) -> int:
    """Number of finished games of this kind with a person, as far as they are kept."""
    records = (saved.record for saved in store.games(1000))
    return sum(record.game == game and HUMAN in record.seats for record in records)


def note_hint(store: Store, match: Match, *, visitor: bool) -> None:
    """Count a hint that was shown in this position, once. Nothing of a kiosk's visitor is kept."""
    position = match.session.digest()
    if position in match.hinted:
        return
    match.hinted.add(position)
    match.hints += 1
    if match.kept is None or visitor:
        return
    others = [one for one in KEPT_HINTS.read(store.progress(HINTS)) if one.id != match.kept]
    kept = [*others, Helped(match.kept, match.hints, position)]
    store.set_progress(HINTS, json.dumps(kept[-MOST:]))


def first_hint(store: Store, match: Match, *, visitor: bool) -> bool:
    """True before the first hint on this computer in a kept game of one person."""
    counts = match.kept is not None and len(match.people) == 1 and not visitor
    return counts and match.hints == 0 and not KEPT_HINTS.read(store.progress(HINTS))


def recall(store: Store, match: Match) -> None:
    """Take up the number of hints that were shown in a kept match before it was left."""
    all_ = KEPT_HINTS.read(store.progress(HINTS))
    for one in all_:
        if one.id == match.kept:
            match.hints, match.hinted = one.hints, {one.last}
