"""The passport of Big*Bang."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.cabinets.cabinet import Cabinet, Finder, Form, Series, sounds

if TYPE_CHECKING:
    from game.tables.challenge import Challenge
    from game.tables.note import Notes
    from game.tables.table import Table
    from tutorial.lesson import Lesson


def _table() -> Table[Any, Any]:
    from game.tables.bigebang import TABLE

    return TABLE


def _lessons() -> tuple[Lesson, ...]:
    from tutorial.bigebang import LESSONS

    return LESSONS


def _feats() -> Finder:
    from game.tables.bigebang.feats import feats

    return feats


def _challenges() -> tuple[Challenge, ...]:
    from game.tables.bigebang.challenges import CHALLENGES

    return CHALLENGES


def _notes() -> Notes:
    from game.tables.bigebang.notes import NOTES

    return NOTES


CABINET = Cabinet(
    "bigebang",
    _table,
    _lessons,
    hue="yellow",
    seats=range(1, 3),
    sounds=sounds(
        chime="chosen ended",
        fuse="fused",
        annihilate="annihilated",
        decay="decayed",
        tick="passed stopped",
        win="carbon",
    ),
    feats=("helium", "carbon", "flash", "gold"),
    feats_from=_feats,
    challenges_from=_challenges,
    notes_from=_notes,
    daily=((2, {}), (2, {"gravity": 1}), (2, {"darkness": 1})),
    series=Series((Form(), Form(goal=5), Form(goal=9)), seats_change=True),
    address="https://nestorgames.com/bigbang_detail.html",
)
