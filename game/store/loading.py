"""Rows into kept games, with bounds to every value.

A row whose digest is wrong is damage. A game whose digests are right but which makes no sense
(a program wrote it so) is refused alone.
"""

from __future__ import annotations

import json
import math
import sqlite3
from datetime import date
from typing import Any, NamedTuple, TypeAlias

from game.core.record import FORMAT, Record, is_name, out_of_bounds, shallow
from game.files.formats import LONGEST
from game.store.file_format import Damaged
from game.store.journal import (
    BadLog,
    Journal,
    KeptGame,
    LogEntry,
    State,
    UnloadedGame,
    is_digest,
    next_digest,
    row_digest,
    store_digest,
)

StoredValues: TypeAlias = tuple[Any, ...]
"""The columns of a row as SQLite gives them, each still to be checked."""

LARGEST = 2**53
"""Of all numbers that are read: ids and counts."""
DIGITS = 15
"""Of a number that is written out: all such numbers are below `LARGEST`."""
LONGEST_LOG = 50_000
"""Events of a game; the longest that random play has made had some thousands."""
LONGEST_KEY = 200
KEYS = 5_000
"""Entries of progress; the arcade makes some dozens."""
DEEPEST = 40
"""Brackets within brackets in a text of progress; ours have four."""

PROVEN = 2_000
"""Games whose rows are proven at a start. We leave some hundreds behind; of many more than that,
the older ones are about to be cleared away."""

_NEWEST = "SELECT * FROM game ORDER BY id DESC LIMIT ?"
_SHORT = "SELECT id, state, events, moves, proof FROM game ORDER BY id DESC"
_ONE = "SELECT * FROM game WHERE id = ?"

NONSENSE = (ValueError, TypeError, RecursionError, OverflowError, KeyError)
"""Errors that hostile values of a row raise."""


class KeepLimits(NamedTuple):
    """Limits of the games in memory; the others stay in the file, or are cleared away."""

    finished: int
    unfinished: int


def load(connection: sqlite3.Connection, limits: KeepLimits) -> Journal:
    """Everything in the file. Raises Damaged, sqlite3.Error."""
    journal = Journal()
    row_digests = [row[-1] for row in _read_meta(connection, journal)]
    for row in connection.execute("SELECT * FROM progress"):
        key, value = checked_row("progress", row)
        if len(journal.progress) >= KEYS or not is_valid_progress(key, value):
            raise Damaged(f"an entry out of bounds: {str(key)[:40]}")
        journal.learn(str(key), str(value))
        row_digests.append(row[-1])
    room = {"finished": limits.finished, "open": limits.unfinished, "dropped": 0}
    events = 0
    wanted = []
    proven = {checked_row("game", row)[0] for row in connection.execute(_NEWEST, (PROVEN,))}
    # Of the many that are about to go not every column is read: that takes most of the time.
    for game_id, state, count, moves, stored in connection.execute(_SHORT):
        _number(game_id, moves, count)
        if state not in room and game_id not in proven:
            (row,) = connection.execute(_ONE, (game_id,))
            checked_row("game", row)
        events += count
        row_digests.append(stored)
        room[state] = room.get(state, 0) - 1
        if room[state] >= 0:
            wanted.append(game_id)
        else:
            journal.others[game_id] = UnloadedGame(stored, moves)
        journal.next_id = max(journal.next_id, game_id + 1)
    if not all(map(is_digest, row_digests)):
        raise Damaged("a row without a digest")
    _check_store_digest(connection, store_digest(row_digests))
    if len(proven) < PROVEN:  # of more than that most go, and their events unread
        _check_count(connection, events)
    for game_id in reversed(wanted):
        _load_game(connection, journal, game_id)
    return journal


def _read_meta(connection: sqlite3.Connection, journal: Journal) -> list[StoredValues]:
    rows = connection.execute("SELECT * FROM meta")
    meta: dict[str, str] = dict(checked_row("meta", row) for row in rows)
    try:
        journal.newest_gone = parse_number(meta.get("cleared", "0"))
    except ValueError as error:
        raise Damaged(str(error)) from error
    journal.next_id = journal.newest_gone + 1
    tally = connection.execute("SELECT * FROM tally").fetchall()
    counts: dict[str, int] = dict(checked_row("tally", row) for row in tally)
    _number(*counts.values())
    journal.pruned_games = int(counts.get("games", 0))
    journal.pruned_moves = int(counts.get("moves", 0))
    return tally


def _check_store_digest(connection: sqlite3.Connection, declared: str) -> None:
    """Check that no row is missing and none was added. Raises Damaged."""
    row = connection.execute("SELECT value FROM meta WHERE key = 'seal'").fetchone()
    if row is None or row[0] != declared:
        raise Damaged("rows are missing")


def _check_count(connection: sqlite3.Connection, events: int) -> None:
    """Check that every entry of a log belongs to a known game. Raises Damaged."""
    ((there,),) = connection.execute("SELECT count(*) FROM event")
    if there != events:
        raise Damaged(f"{there} events instead of {events}")


def _load_game(connection: sqlite3.Connection, journal: Journal, game_id: int) -> None:
    (row,) = connection.execute(_ONE, (game_id,))
    checked_row("game", row)
    refused = ""
    try:
        kept = game_from_row(row)
    except NONSENSE as error:
        refused, kept = str(error)[:100], None
    log = connection.execute(
        "SELECT kind, n, move, digest, proof FROM event WHERE game = ? ORDER BY seq", (game_id,)
    )
    for *event, stored in log if kept else ():
        assert kept is not None
        if next_digest(kept.chain[-1], len(kept.events) + 1, LogEntry(*event)) != stored:
            raise Damaged(f"game {game_id} fails its check at {len(kept.events) + 1}")
        try:
            _note_entry(kept, LogEntry(*event))
        except (BadLog, *NONSENSE) as error:
            refused = str(error)[:100]
            break
    if refused or kept is None:
        journal.refused[game_id] = refused
        journal.others[game_id] = UnloadedGame(row[-1], row[11])
    elif (len(kept.events), kept.moves, kept.chain[-1]) != row[10:13]:
        raise Damaged(f"game {game_id} has not all of its log")
    else:
        journal.games[game_id] = kept


def checked_row(table: str, row: StoredValues) -> StoredValues:
    """A row without its digest. Raises Damaged if the digest is wrong."""
    *values, stored = row
    try:
        right = row_digest(table, *values) == stored
    except NONSENSE:
        right = False
    if not right:
        raise Damaged(f"a row of {table} fails its check")
    return tuple(values)


def parse_number(text: object) -> int:
    """A number of a game, written out. Raises ValueError."""
    if not (isinstance(text, str) and text.isascii() and text.isdecimal() and len(text) <= DIGITS):
        raise ValueError(f"number {str(text)[:40]}")
    return int(text)


def _number(*values: object) -> None:
    """Raises Damaged."""
    if not all(type(value) is int and 0 <= value < LARGEST for value in values):
        raise Damaged("a number out of bounds")


def game_from_row(row: StoredValues) -> KeptGame:
    """A row of the table ``game``, without its log. Raises one of `NONSENSE`."""
    number, name, rules, seats, options, seed, digest, day, state, returns, *_ = row
    if not 0 < number < LARGEST:
        raise ValueError(f"number {number}")
    # Read page by page, a bit that tipped over makes bytes of a text.
    if {str} != set(map(type, (name, seats, options, seed, digest, day, state, returns))):
        raise ValueError("a text that is not valid")
    if max(map(len, (name, seats, options, seed, digest, day, returns))) > LONGEST:
        raise ValueError("a field is too long")
    who, chosen = json.loads(shallow(seats)), json.loads(shallow(options))
    if not (isinstance(who, list) and isinstance(chosen, dict)):
        raise ValueError(f"seats {seats[:40]}, options {options[:40]}")
    record = Record(FORMAT, name, rules, tuple(who), chosen, seed, (), digest)
    if wrong := out_of_bounds(record):
        raise ValueError(wrong)
    known: State = state
    if known not in ("open", "finished", "dropped"):
        raise ValueError(f"state {state[:20]}")
    ended = json.loads(shallow(returns))
    if not (isinstance(ended, list) and len(ended) in (0, len(record.seats))):
        raise ValueError(f"returns {returns[:40]}")
    if not all(type(one) is float and math.isfinite(one) and abs(one) < LARGEST for one in ended):
        raise ValueError(f"returns {returns[:40]}")
    kept = KeptGame(number, record, date.fromisoformat(day), known, tuple(ended))
    if kept.settled != tuple(row[:8]) or kept.row()[9] != returns:
        raise ValueError("it is not written as Quarkade writes it")
    return kept


def checked_entry(event: LogEntry) -> LogEntry:
    """Raises ValueError or TypeError for what no log of ours holds."""
    kind, n, move, digest = event
    if not (all(map(is_name, (kind, move, digest))) and type(n) is int and 0 <= n <= LONGEST_LOG):
        raise ValueError(f"event {str(event)[:60]}")
    return event


def is_valid_progress(key: object, value: object) -> bool:
    """True if an entry of progress is one that a reader of ours may be given."""
    if not (isinstance(key, str) and isinstance(value, str) and len(key) <= LONGEST_KEY):
        return False
    if len(value.encode("utf-8", "replace")) > LONGEST:
        return False
    depth = deepest = 0
    for letter in value:
        if letter in "[{":
            depth += 1
            deepest = max(deepest, depth)
        elif letter in "]}":
            depth -= 1
    return deepest <= DEEPEST


# --- the first format ----------------------------------------------------------------------------


def load_first(connection: sqlite3.Connection, limits: KeepLimits) -> Journal:
    """Everything in a file of format 1, which proves nothing. Raises Damaged, sqlite3.Error."""
    journal = Journal()
    tally = dict(connection.execute("SELECT what, count FROM tally").fetchall())
    journal.pruned_games, journal.pruned_moves = tally.get("games", 0), tally.get("moves", 0)
    _number(journal.pruned_games, journal.pruned_moves)
    for key, value in connection.execute("SELECT key, value FROM progress LIMIT ?", (KEYS,)):
        if is_valid_progress(key, value):
            journal.learn(key, value)
    room = {"finished": limits.finished, "open": limits.unfinished, "dropped": 0}
    wanted = []
    games = connection.execute("SELECT id, state FROM game ORDER BY id DESC").fetchall()
    for game_id, state in games:
        _number(game_id)
        room[state] = room.get(state, 0) - 1
        if room[state] >= 0:
            wanted.append(game_id)
    for game_id in reversed(wanted):
        _load_first_game(connection, journal, game_id)
    # This format did not note the newest that was cleared away; there were at least so many.
    newest = max([len(games) + journal.pruned_games, *(game_id for game_id, _ in games)])
    journal.next_id = newest + 1
    ((moves,),) = connection.execute("SELECT count(*) FROM event WHERE kind = 'move'")
    journal.pruned_games += len(games) - len(journal.games) - len(journal.refused)
    journal.pruned_moves += moves - sum(kept.moves for kept in journal.games.values())
    if journal.pruned_games:
        journal.newest_gone = newest
    return journal


def _load_first_game(connection: sqlite3.Connection, journal: Journal, game_id: int) -> None:
    (row,) = connection.execute("SELECT * FROM game WHERE id = ?", (game_id,))
    scores = connection.execute("SELECT result FROM score WHERE game = ? ORDER BY seat", (game_id,))
    log = connection.execute(
        "SELECT kind, n, move, digest FROM event WHERE game = ? ORDER BY seq", (game_id,)
    )
    try:
        kept = game_from_row((*row, json.dumps([float(result) for (result,) in scores])))
        for event in log:
            _note_entry(kept, LogEntry(*event))
    except (BadLog, *NONSENSE) as error:
        journal.refused[game_id] = str(error)[:100]
    else:
        journal.games[game_id] = kept


def _note_entry(kept: KeptGame, event: LogEntry) -> None:
    """Raises BadLog, or one of `NONSENSE`."""
    if len(kept.events) >= LONGEST_LOG:
        raise ValueError("too many events")
    kept.note(checked_entry(event))
