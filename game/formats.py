"""List of every format that lasts: entries of the store, files, and rows of the store.

A new entry is declared beside the code that keeps it (`game.files.formats`) and added to `ENTRIES`.
Tests, the page docs/formats.md and the keys that a kiosk clears follow from the list.
"""

from __future__ import annotations

import json
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from game.core import record as records
from game.core.record import BadRecord, parse_record
from game.files.formats import LONGEST, Day, EntryFormat, FileFormat
from game.files.parsing import LIMIT
from game.kiosk import admin, pins
from game.kiosk.policy import BadPolicy, Policy, parse_policy
from game.match import guide, match, pace, saving, set_up
from game.progress import (
    challenges,
    class_practice,
    daily,
    drills,
    earlier_quiz,
    hunt_notebook,
    law_notebook,
    leaderboard,
    learners,
    lesson_progress,
    mistakes,
    notebook,
    player_rating,
    spaced_recall,
)
from game.settings.settings import CONTROLS, Settings, parse_settings
from game.store import loading
from game.store.journal import LogEntry
from tutorial.items.bank import Form
from tutorial.quiz import sheet
from tutorial.quiz.learner import LessonState, Moment

ENTRIES: Final[tuple[EntryFormat, ...]] = (
    admin.KEPT_COUNTS,
    challenges.ACHIEVEMENTS,
    challenges.KEPT_CHALLENGES,
    class_practice.KEPT_PRACTICE_OF_LEARNER,
    daily.KEPT_PUZZLES,
    drills.KEPT_DRILLS,
    earlier_quiz.KEPT_FIRST_ROUNDS,
    earlier_quiz.KEPT_ROUNDS,
    guide.KEPT_HINTS,
    hunt_notebook.KEPT_HUNT,
    hunt_notebook.KEPT_HUNT_OF_LEARNER,
    hunt_notebook.KEPT_WALL,
    law_notebook.KEPT_LAWS,
    leaderboard.KEPT_BOARD,
    leaderboard.KEPT_SCORES,
    learners.KEPT_COMPUTER,
    learners.KEPT_GROUP,
    learners.KEPT_LEARNER,
    lesson_progress.KEPT_CHART,
    lesson_progress.KEPT_PLACE,
    lesson_progress.KEPT_PLACE_OF_LEARNER,
    match.KEPT_SITTINGS,
    mistakes.KEPT_KNOWN,
    mistakes.KEPT_MISTAKE,
    notebook.KEPT_NOTEBOOK,
    pace.KEPT_PACE,
    pins.KEPT_PIN,
    pins.KEPT_TEACHER_TRIES,
    pins.KEPT_TRIES,
    player_rating.KEPT_RATING,
    spaced_recall.KEPT_RECALL,
    spaced_recall.KEPT_RECALL_OF_LEARNER,
    saving.KEPT_COUNTING,
    saving.KEPT_SERIES,
    saving.KEPT_TABLE,
    set_up.KEPT_SET_UP,
)
"""Entries of the store's progress, by the modules that keep them."""

# --- files ----------------------------------------------------------------------------------------

Name = Annotated[str, Meta(max_length=records.LONGEST_NAME)]
Option = Annotated[int, Meta(ge=-records.LARGEST_OPTION, le=records.LARGEST_OPTION)]


class RecordFile(Struct):
    """A game as `game.core.record` reads it. All its texts have printable letters only."""

    format: Literal[1]
    game: Name
    rules: Annotated[int, Meta(ge=0, le=records.LARGEST_OPTION)]
    seats: Annotated[list[Name], Meta(min_length=1, max_length=records.SEATS)]
    options: Annotated[dict[Name, Option], Meta(max_length=records.OPTIONS)]
    seed: Annotated[str, Meta(max_length=records.LONGEST_SEED)]
    moves: list[Name]
    digest: Name
    digests: list[Name] = []


def _takes_record(raw: bytes) -> bool:
    try:
        parse_record(raw.decode("utf-8", "replace"))
    except BadRecord:
        return False
    return True


def _takes_settings(raw: bytes) -> bool:
    try:
        return not parse_settings(raw)[1]
    except ValueError:
        return False


def _takes_policy(raw: bytes) -> bool:
    try:
        parse_policy(raw)
    except BadPolicy:
        return False
    return True


_SYMBOL = "|".join(sheet.SYMBOLS)
Cell = Annotated[str, Meta(max_length=sheet.LONGEST_LINE)]


class TableLine(Struct):
    """A line of a class's table, by its columns: an answer of a learner."""

    format: Literal["2", "3"]
    computer: Annotated[str, Meta(pattern=f"^{sheet.COMPUTER.pattern}$")]
    group: Annotated[str, Meta(max_length=sheet.LONGEST_GROUP)]
    code: Annotated[str, Meta(pattern=f"^(?:{_SYMBOL})(?: (?:{_SYMBOL})){{3}}$")]
    topic: Cell
    moment: Moment
    form: Form
    day: Cell
    time: Annotated[str, Meta(pattern=f"^{sheet.TIME.pattern}$")]
    lesson: LessonState
    law: Cell
    item: Literal["", "a", "b", "c"]
    answer: Cell
    reason: Cell
    milliseconds: Annotated[str, Meta(pattern=f"^{sheet.TICKS.pattern}$")]
    right: Literal["0", "1"]
    flag: Cell


def _takes_table(raw: bytes) -> bool:
    try:
        return bool(sheet.parse(raw.decode("utf-8", "replace")))
    except sheet.BadSheet:
        return False


class LogRow(Struct, array_like=True):
    """A line in the log of a game: a move, or the end."""

    kind: Name
    n: Annotated[int, Meta(ge=0, le=loading.LONGEST_LOG)]
    move: Name
    digest: Name


def _takes_log(raw: bytes) -> bool:
    try:
        loading.checked_entry(LogEntry(*json.loads(raw)))
    except (ValueError, TypeError):
        return False
    return True


class GameRow(Struct, array_like=True):
    """The deal and the result of a game. Seats, options and returns are JSON in a text."""

    id: Annotated[int, Meta(ge=1, le=loading.LARGEST - 1)]
    game: Name
    rules: Annotated[int, Meta(ge=0, le=records.LARGEST_OPTION)]
    seats: Annotated[str, Meta(max_length=LONGEST)]
    options: Annotated[str, Meta(max_length=LONGEST)]
    seed: Annotated[str, Meta(max_length=records.LONGEST_SEED)]
    digest: Name
    day: Day
    state: Literal["open", "finished", "dropped"]
    returns: Annotated[str, Meta(max_length=LONGEST)]


def _takes_game(raw: bytes) -> bool:
    try:
        loading.game_from_row(tuple(json.loads(raw)))
    except loading.NONSENSE:
        return False
    return True


class ProgressRow(Struct, array_like=True):
    """An entry of the store's progress, whatever its format."""

    key: Annotated[str, Meta(max_length=loading.LONGEST_KEY)]
    value: Annotated[str, Meta(max_length=LONGEST)]


def _takes_progress(raw: bytes) -> bool:
    fields = json.loads(raw)
    pair = isinstance(fields, list) and len(fields) == 2
    return pair and loading.is_valid_progress(*fields)


FILES: Final[tuple[FileFormat, ...]] = (
    FileFormat(
        name="*.json, a game",
        coding="json",
        kind=RecordFile,
        largest=records.LIMIT,
        accepts=_takes_record,
        exact=True,
        about="A game that was exported: seed, options, moves and digests. It is read by playing"
        " the moves again.",
        example=b'{"format": 1, "game": "bigebang", "rules": 1, "seats": ["human", "ai:student"],'
        b' "options": {"variant": 0}, "seed": "s", "moves": ["fuse:12,13", "pass"],'
        b' "digest": "b1946ac9", "digests": ["00000000", "00000001", "b1946ac9"]}',
    ),
    FileFormat(
        name="settings.toml",
        coding="toml",
        kind=Settings,
        largest=LIMIT,
        accepts=_takes_settings,
        exact=False,
        among={name: each.values for name, each in CONTROLS.items() if each.values},
        about="Settings of a player. A value that cannot be believed gets its default.",
        example=b'language = "en"\ntext_size = 1.25\nmuted = false\nvolume_effects = 0.5\n',
    ),
    FileFormat(
        name="kiosk.toml",
        coding="toml",
        kind=Policy,
        largest=LIMIT,
        accepts=_takes_policy,
        exact=False,
        about="Policy of a kiosk, written by its staff. A policy with a mistake is refused.",
        example=b'games = ["bigebang"]\nlevel = "student"\n[idle]\nwarn = 45\n[staff]\nhold = 3\n',
    ),
    FileFormat(
        name="quiz-*.csv, a line",
        coding="csv",
        kind=TableLine,
        largest=sheet.LONGEST_LINE,
        accepts=_takes_table,
        exact=False,
        about="Answers of a class. A table is read only if each line fits the items of the quiz.",
        example=b"",
    ),
    FileFormat(
        name="store.db, table event",
        coding="row",
        kind=LogRow,
        largest=LONGEST,
        accepts=_takes_log,
        exact=True,
        about="Log of a game. Each row carries a digest of itself and of the row before.",
        example=b'["move", 1, "fuse:12,13", "b1946ac9"]',
    ),
    FileFormat(
        name="store.db, table game",
        coding="row",
        kind=GameRow,
        largest=LONGEST,
        accepts=_takes_game,
        exact=False,
        among={
            "seats": ('["human", "ai:student"]', '["human"]'),
            "options": ("{}", '{"variant": 2}'),
            "day": ("2026-11-22", "2024-02-29"),
            "returns": ("[]",),
        },
        about="Deal, state and result of a game. The row also carries the length and the last"
        " digest of the game's log, and a digest of itself.",
        example=b'[1, "bigebang", 1, "[\\"human\\", \\"ai:student\\"]", "{\\"variant\\": 0}", "s",'
        b' "b1946ac9", "2026-11-22", "finished", "[1.0, -1.0]"]',
    ),
    FileFormat(
        name="store.db, table progress",
        coding="row",
        kind=ProgressRow,
        largest=LONGEST,
        accepts=_takes_progress,
        exact=False,
        about="Entries by key, as listed above, in at most 64,000 bytes and 40 levels of brackets.",
        example=b'["lesson-force-chart", "whole"]',
    ),
)
"""Files, and rows of the store's tables, that other people may have written."""
