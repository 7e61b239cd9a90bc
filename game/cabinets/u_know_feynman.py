"""The passport of U-kNOw Feynman."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.cabinets.cabinet import Cabinet, Finder, sounds

if TYPE_CHECKING:
    from game.tables.challenge import Challenge
    from game.tables.note import Notes
    from game.tables.table import Table
    from tutorial.lesson import Lesson


def _table() -> Table[Any, Any]:
    from game.tables.u_know_feynman import TABLE

    return TABLE


def _lessons() -> tuple[Lesson, ...]:
    from tutorial.u_know_feynman import LESSONS

    return LESSONS


def _feats() -> Finder:
    from game.tables.u_know_feynman.feats import feats

    return feats


def _challenges() -> tuple[Challenge, ...]:
    from game.tables.u_know_feynman.challenges import CHALLENGES

    return CHALLENGES


def _notes() -> Notes:
    from game.tables.u_know_feynman.notes import NOTES

    return NOTES


CABINET = Cabinet(
    "u_know_feynman",
    _table,
    _lessons,
    hue="boson",
    seats=range(2, 7),
    sounds=sounds(
        card="dealt kept drew took played",
        flip="turned",
        shuffle="shuffled searched",
        swap="reversed",
        chime="named counted",
        good="won",
        fuse="bound",
        annihilate="neutralised",
        tick="skipped",
        jolt="backfired caught stuck beaten",
        alarm="called",
    ),
    feats=("nucleon", "gluon", "caught"),
    feats_from=_feats,
    challenges_from=_challenges,
    notes_from=_notes,
    daily=((2, {"strict": 1}),),
    words=frozenset({"flip"}),
)
