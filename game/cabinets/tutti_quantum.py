"""The passport of Tutti Quantum."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.cabinets.cabinet import SEVERAL_DEALS, Cabinet, Finder, Series, sounds

if TYPE_CHECKING:
    from game.tables.challenge import Challenge
    from game.tables.note import Notes
    from game.tables.table import Table
    from tutorial.lesson import Lesson


def _table() -> Table[Any, Any]:
    from game.tables.tutti_quantum import TABLE

    return TABLE


def _lessons() -> tuple[Lesson, ...]:
    from tutorial.tutti_quantum import LESSONS

    return LESSONS


def _feats() -> Finder:
    from game.tables.tutti_quantum.feats import feats

    return feats


def _challenges() -> tuple[Challenge, ...]:
    from game.tables.tutti_quantum.challenges import CHALLENGES

    return CHALLENGES


def _notes() -> Notes:
    from game.tables.tutti_quantum.notes import NOTES

    return NOTES


CABINET = Cabinet(
    "tutti_quantum",
    _table,
    _lessons,
    hue="lepton",
    seats=range(1, 5),
    sounds=sounds(
        card="placed dealt refilled",
        flip="revealed",
        chime="marked ended",
        good="completed looped found",
        tick="waited began",
    ),
    feats=("compton", "higgs-self", "loop", "light-by-light"),
    feats_from=_feats,
    challenges_from=_challenges,
    notes_from=_notes,
    daily=((2, {"starts": 0}), (2, {"starts": 0, "scoring": 1}), (3, {"starts": 0})),
    words=frozenset({"loop"}),
    series=Series(SEVERAL_DEALS),
    address="http://un-solved.com/game",
)
