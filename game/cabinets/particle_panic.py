"""The passport of Particle Panic."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.cabinets.cabinet import Cabinet, Finder, Hue, sounds

if TYPE_CHECKING:
    from game.tables.challenge import Challenge
    from game.tables.note import Notes
    from game.tables.table import Table
    from tutorial.lesson import Lesson


def _table() -> Table[Any, Any]:
    from game.tables.particle_panic import TABLE

    return TABLE


def _lessons() -> tuple[Lesson, ...]:
    from tutorial.particle_panic import LESSONS

    return LESSONS


def _feats() -> Finder:
    from game.tables.particle_panic.feats import feats

    return feats


def _challenges() -> tuple[Challenge, ...]:
    from game.tables.particle_panic.challenges import CHALLENGES

    return CHALLENGES


def _notes() -> Notes:
    from game.tables.particle_panic.notes import NOTES

    return NOTES


CABINET = Cabinet(
    "particle_panic",
    _table,
    _lessons,
    hue=Hue("#F2762B", "#FFB27D", "#572406"),
    seats=range(1, 5),
    sounds=sounds(
        card="collect discard share diamond",
        swap="spade",
        die="move try emerge",
        chime="heart club detect named",
        good="won code",
        annihilate="neutralized",
        tick="turn go crowded",
        jolt="limit",
        alarm="emerged spill",
        loss="lost",
    ),
    feats=("code", "shutdown", "published"),
    feats_from=_feats,
    challenges_from=_challenges,
    notes_from=_notes,
    daily=((3, {"ladder": 2}), (4, {"ladder": 1}), (1, {"ladder": 2}), (2, {"ladder": 2})),
    words=frozenset({"action", "code"}),
)
