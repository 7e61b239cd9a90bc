"""Drills of a day, the answers to them, and a rating of their own; on this computer only.

A drill counts as an opponent: to find its answer at the first try is to win against its rating.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import Annotated, Final, Literal, NamedTuple

from msgspec import Meta

from ai.drills.drill import kept, of_day
from game.files.formats import JsonFormat
from game.files.parsing import Count
from game.progress.glicko import CENTRE, Encounter, PlayerRating, after
from game.store import Store

PREFIX = "practice-drills-"
"""Of the keys in the store; the game's id follows."""
FORMAT: Final = 1
FIRST = PlayerRating(CENTRE, 250.0)
DRILL = 80.0
"""Standard deviation of the rating of a drill."""
Points = Annotated[float, Meta(ge=-2000.0, le=6000.0)]
Name = Annotated[str, Meta(max_length=40)]


class FirstAnswer(NamedTuple):
    """The first answer to a drill."""

    number: Count
    right: bool


@dataclass(frozen=True, slots=True)
class KeptDrills:
    """Content of the store for one game."""

    format: Literal[1]
    day: Annotated[str, Meta(max_length=10)] = ""
    """Day of the drills below."""
    drills: Annotated[tuple[Count, ...], Meta(max_length=20)] = ()
    """Numbers of the drills of this day."""
    done: Annotated[tuple[FirstAnswer, ...], Meta(max_length=20)] = ()
    value: Points = FIRST.value
    deviation: Annotated[float, Meta(ge=1.0, le=500.0)] = FIRST.deviation
    volatility: Annotated[float, Meta(ge=0.001, le=1.0)] = FIRST.volatility
    right: Annotated[dict[Name, Count], Meta(max_length=20)] = field(default_factory=dict)
    """Theme -> right first answers in all."""
    asked: Annotated[dict[Name, Count], Meta(max_length=20)] = field(default_factory=dict)
    """Theme -> drills that were answered in all."""


KEPT_DRILLS = JsonFormat(
    key=PREFIX + "<game>",
    visitor=True,
    kind=KeptDrills,
    about="Drills of a player in one game: those of the day, the rating, and sums by theme.",
    example='{"format": 1, "day": "2026-11-27", "drills": [3, 8], "done": [[3, true]],'
    ' "value": 1540.0, "deviation": 210.0, "volatility": 0.06,'
    ' "right": {"light": 1}, "asked": {"light": 1}}',
)


@dataclass(frozen=True, slots=True)
class Today:
    """The drills of a day."""

    drills: tuple[int, ...]
    """Their numbers, the easiest first."""
    done: Mapping[int, bool]
    """Those that were answered, and whether the first answer was right."""
    rating: PlayerRating

    @property
    def next(self) -> int | None:
        """The first that is open; None: all are done."""
        return next((number for number in self.drills if number not in self.done), None)


def _kept(store: Store, game: str) -> KeptDrills:
    return KEPT_DRILLS.read(store.progress(PREFIX + game)) or KeptDrills(FORMAT)


def today(store: Store, game: str, day: date) -> Today:
    """The drills of this day: they stay the same all day, and fit the rating of its beginning."""
    before = _kept(store, game)
    rating = PlayerRating(before.value, before.deviation, before.volatility)
    if before.day == day.isoformat() and before.drills:
        known = tuple(number for number in before.drills if number < len(kept(game)))
        return Today(known, dict(before.done), rating)
    return Today(of_day(game, day, before.value), {}, rating)


def answered(store: Store, game: str, number: int, day: date, *, right: bool) -> bool:
    """Keep the first answer to a drill of this day; False for a later one: it changes nothing."""
    now, before, drill = today(store, game, day), _kept(store, game), kept(game)[number]
    if number in now.done:
        return False
    rating = after(now.rating, [Encounter(float(drill.rating), DRILL, float(right))])
    sums = Counter(before.right), Counter(before.asked)
    sums[0][drill.theme] += right
    sums[1][drill.theme] += 1
    done = list({**now.done, number: right}.items())
    row = {"format": FORMAT, "day": day.isoformat(), "drills": now.drills, "done": done}
    row |= rating._asdict() | {"right": dict(sums[0]), "asked": dict(sums[1])}
    store.set_progress(PREFIX + game, json.dumps(row, separators=(",", ":")))
    return True


def by_theme(store: Store, game: str) -> dict[str, tuple[int, int]]:
    """Theme -> right first answers, and drills that were answered, in all."""
    before = _kept(store, game)
    right, asked = before.right, before.asked
    themes = dict.fromkeys(drill.theme for drill in kept(game))
    return {
        theme: (min(right.get(theme, 0), asked.get(theme, 0)), asked.get(theme, 0))
        for theme in themes
    }
