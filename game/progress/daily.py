"""The puzzle of the day: which ones were solved here, how many days in a row, and the tries."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import date, timedelta
from typing import Annotated, Final, Literal

from msgspec import Meta

from game.files.formats import Day, JsonFormat, Word
from game.games import DESCRIPTORS
from game.store import Store

KEY = "daily"
"""In the store."""
FORMAT: Final = 1
MOST = 4000
"""Days that are believed."""
ROOM = 60_000
"""Bytes in which they lie: for more than three years, or five where one game a day is played."""
WHOLE = 200
"""Days, the newest, of which every game is kept."""
DAY = timedelta(days=1)
MOST_WRONG = 999
"""Wrong tries that are counted."""
WrongTries = Annotated[int, Meta(ge=0, le=MOST_WRONG)]


@dataclass(frozen=True, slots=True)
class KeptPuzzles:
    """Content of the store."""

    format: Literal[1]
    solved: Annotated[dict[Day, list[Word]], Meta(max_length=MOST)]
    """Day, as ``2026-11-22`` -> ids of the games whose puzzle was solved on it."""
    wrong: Annotated[dict[Day, dict[Word, WrongTries]], Meta(max_length=10)] = field(
        default_factory=dict
    )
    """The last day with a wrong try -> wrong tries by game; older texts have no such field."""


KEPT_PUZZLES = JsonFormat(
    key=KEY,
    visitor=True,
    kind=KeptPuzzles,
    about="Days on which a puzzle of the day was solved, each with the games; today's wrong tries.",
    example='{"format": 1, "solved": {"2026-11-22": ["bigebang"]}, '
    '"wrong": {"2026-11-22": {"bigebang": 2}}}',
)


@dataclass(frozen=True, slots=True)
class Solved:
    """Everything that was solved."""

    days: Mapping[date, tuple[str, ...]]

    @property
    def last(self) -> date | None:
        """The latest day on which one was solved."""
        return max(self.days, default=None)

    @property
    def total(self) -> int:
        """Days on which at least one was."""
        return len(self.days)

    def run(self, today: date) -> int:
        """Days in a row up to today, or to yesterday while today is open.

        A clock that was set back takes nothing away: what counts then is the last day that was.
        """
        last = self.last
        if last is None or last < today - DAY:
            return 0
        return sum(1 for _ in self._back_from(last))

    def longest(self) -> int:
        """The most days in a row there ever were."""
        ends = (day for day in self.days if day + DAY not in self.days)
        return max((sum(1 for _ in self._back_from(day)) for day in ends), default=0)

    def missed(self, today: date) -> bool:
        """True if the player returns after a day or more away."""
        return self.last is not None and self.last < today - DAY

    def _back_from(self, day: date) -> Iterator[date]:
        while day in self.days:
            yield day
            day -= DAY


def solved(store: Store) -> Solved:
    """Puzzles solved here; entries that make no sense are left out."""
    kept = KEPT_PUZZLES.read(store.progress(KEY))
    days = {}
    for text, games in kept.solved.items() if kept else ():
        day = _day(text)
        known = tuple(game for game in dict.fromkeys(games) if game in DESCRIPTORS)
        if day is not None and known:
            days[day] = known
    return Solved(days)


def _day(text: str) -> date | None:
    try:
        return date.fromisoformat(text)
    except ValueError:
        return None


def note(store: Store, game: str, today: date) -> bool:
    """Keep that today's puzzle of a game was solved; whether that was new.

    A day before the last one that was solved on is not filled in: the clock was set back.
    """
    before = solved(store)
    games = before.days.get(today, ())
    if game in games or (before.last is not None and today < before.last):
        return False
    days = {**before.days, today: (*games, game)}
    rows = {day.isoformat(): list(days[day]) for day in sorted(days)}
    _keep(store, rows, _wrong(store))
    return True


def wrong_tries(store: Store, game: str, today: date) -> int:
    """Number of wrong tries at today's puzzle of a game, also before it was left."""
    return _wrong(store).get(today.isoformat(), {}).get(game, 0)


def note_wrong(store: Store, game: str, today: date) -> None:
    """Count a wrong try at today's puzzle of a game; the tries of other days are forgotten."""
    kept, day = KEPT_PUZZLES.read(store.progress(KEY)), today.isoformat()
    tries = dict(_wrong(store).get(day, {}))
    tries[game] = min(MOST_WRONG, tries.get(game, 0) + 1)
    _keep(store, kept.solved if kept else {}, {day: tries})


def _wrong(store: Store) -> dict[str, dict[str, int]]:
    kept = KEPT_PUZZLES.read(store.progress(KEY))
    return kept.wrong if kept else {}


def _keep(store: Store, rows: dict[str, list[str]], wrong: dict[str, dict[str, int]]) -> None:
    content: dict[str, object] = {"format": FORMAT, "solved": _thinned(rows)}
    if wrong:
        content["wrong"] = wrong
    store.set_progress(KEY, _json(content))


def _json(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))


def _thinned(rows: dict[str, list[str]]) -> dict[str, list[str]]:
    """As much of this as there is room for: of the oldest days one game each, or none.

    A day counts by one game as by five, in a row and in all.
    """
    kept = dict(rows)
    size = len(_json(kept))
    for day, games in list(rows.items())[:-WHOLE]:
        if size > ROOM and len(games) > 1:
            kept[day] = games[:1]
            size -= len(_json(games)) - len(_json(games[:1]))
    for day in rows:
        if size > ROOM:
            size -= len(_json({day: kept.pop(day)})) - 1  # two braces for one comma
    return kept
