"""The passport of Afterglow."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.cabinets.cabinet import Cabinet, Finder, Hue, Series, sounds

if TYPE_CHECKING:
    from game.tables.table import Table
    from tutorial.lesson import Lesson


def _table() -> Table[Any, Any]:
    from tests.guest.table import TABLE

    return TABLE


def _lessons() -> tuple[Lesson, ...]:
    from tests.guest.lesson import LESSONS

    return LESSONS


def _feats() -> Finder:
    from tests.guest.feats import feats

    return feats


CABINET = Cabinet(
    "afterglow",
    _table,
    _lessons,
    hue=Hue("#E0B84A", "#FFE9A8", "#57400A"),
    sounds=sounds(chime="glowed", tick="rested", jolt="burnt"),
    feats=("light",),
    feats_from=_feats,
    series=Series(goals=(0, 3)),
    address="https://example.org/afterglow",
)
