"""The one file that lasts: its tables, its durability, and what may be asked of it.

SQLite with a rollback journal and ``synchronous=EXTRA``: a commit that has returned survives a
power cut, and at rest there is one file, so a copy on a stick is a whole copy.
"""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Callable, Iterable
from datetime import date
from pathlib import Path
from typing import Any

from game import VERSION
from game.core.record import FORMAT, Record
from game.files.atomic_files import sync_folder
from game.store.backups import make_room, numbered
from game.store.memory import BadLog, Event, Kept, Ledger, State
from game.store.statements import Statement, Value, cleared

APPLICATION = 0x51524B44
"""QRKD: says in the file's header whose it is."""

LONGEST = 64_000
"""Bytes of the longest text that is read from or written to a field."""


class Damaged(Exception):
    """The file is not what we left there. The message says what was found."""


class Newer(Exception):
    """The file was written by a later Quarkade; ``program`` says which."""

    def __init__(self, program: str) -> None:
        super().__init__(program)
        self.program = program


# --- the tables ----------------------------------------------------------------------------------

# Strict tables hold every field to its type; the few systems with an SQLite before 3.37 go without.
_STRICT = "STRICT" if sqlite3.sqlite_version_info >= (3, 37) else ""


def _first_tables(connection: sqlite3.Connection) -> None:
    for table in (
        "meta(key TEXT PRIMARY KEY, value TEXT NOT NULL)",
        "tally(what TEXT PRIMARY KEY, count INTEGER NOT NULL)",
        """game(
            id INTEGER PRIMARY KEY, name TEXT NOT NULL, rules INTEGER NOT NULL,
            seats TEXT NOT NULL, options TEXT NOT NULL, seed TEXT NOT NULL, digest TEXT NOT NULL,
            day TEXT NOT NULL,
            state TEXT NOT NULL CHECK (state IN ('open', 'finished', 'dropped')))""",
        """event(
            game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE, seq INTEGER NOT NULL,
            kind TEXT NOT NULL, n INTEGER NOT NULL, move TEXT NOT NULL, digest TEXT NOT NULL,
            PRIMARY KEY (game, seq))""",
        """score(
            game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE, seat INTEGER NOT NULL,
            result REAL NOT NULL, PRIMARY KEY (game, seat))""",
        "progress(key TEXT PRIMARY KEY, value TEXT NOT NULL)",
    ):
        connection.execute(f"CREATE TABLE {table} {_STRICT}")


MIGRATIONS: tuple[Callable[[sqlite3.Connection], None], ...] = (_first_tables,)
"""Step n takes a file from version n to n + 1. None is edited after it was released."""


# --- the file ------------------------------------------------------------------------------------


class Shelf:
    """One connection to the file, for one thread at a time."""

    def __init__(self, path: Path) -> None:
        """Open or create the file, and make sure that it is ours and whole.

        Raises Damaged, Newer, or sqlite3.Error where the disk does not let us.
        """
        self.path = path
        _look_at_header(path)
        self._connection = sqlite3.connect(
            path, timeout=2.0, isolation_level=None, check_same_thread=False
        )
        try:
            self._prepare()
            self._identity = self._stat()
        except BaseException:
            self._connection.close()
            raise

    def _prepare(self) -> None:
        self._connection.text_factory = lambda raw: raw.decode("utf-8", "replace")
        self._connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, 16 * LONGEST)
        for setting in (
            "journal_mode=DELETE",
            "synchronous=EXTRA",
            "foreign_keys=ON",
            "trusted_schema=OFF",
            "cell_size_check=ON",
            "mmap_size=0",
            "temp_store=MEMORY",
            "secure_delete=ON",
        ):
            self._connection.execute(f"PRAGMA {setting}").fetchall()
        found = self._one("PRAGMA quick_check(1)")
        if found != "ok":
            raise Damaged(str(found)[:200])
        version = self._one("PRAGMA user_version")
        if 0 < version < len(MIGRATIONS):
            self.backup(rotate=True)
        for number in range(version, len(MIGRATIONS)):
            self._migrate(number)

    def sign(self) -> None:
        """Note which Quarkade wrote here last. Raises sqlite3.Error."""
        if self._one("SELECT value FROM meta WHERE key = 'program'") != VERSION:
            self.commit([("INSERT OR REPLACE INTO meta VALUES ('program', ?)", (VERSION,))])

    def _migrate(self, number: int) -> None:
        self._connection.execute("BEGIN IMMEDIATE")
        try:
            MIGRATIONS[number](self._connection)
            self._connection.execute(f"PRAGMA application_id = {APPLICATION}")
            self._connection.execute(f"PRAGMA user_version = {number + 1}")
            self._connection.execute("COMMIT")
        except BaseException:
            self._roll_back()
            raise

    def _one(self, query: str, *values: Value) -> Any:
        row = self._connection.execute(query, values).fetchone()
        return row[0] if row else None

    def _roll_back(self) -> None:
        if self._connection.in_transaction:
            self._connection.execute("ROLLBACK")

    def _stat(self) -> tuple[int, int]:
        status = os.stat(self.path)
        return status.st_dev, status.st_ino

    def vanished(self) -> bool:
        """Whether the name leads elsewhere by now: what is written would be lost with us."""
        try:
            return self._stat() != self._identity
        except OSError:
            return True

    def commit(self, statements: Iterable[Statement]) -> None:
        """All of these or none. Raises sqlite3.Error."""
        self._connection.execute("BEGIN IMMEDIATE")
        try:
            for query, values in statements:
                self._connection.execute(query, values)
            self._connection.execute("COMMIT")
        except BaseException:
            self._roll_back()
            raise

    def load(self) -> Ledger:
        """Everything in the file. A game that makes no sense is refused, not the file.

        Raises Damaged, sqlite3.Error.
        """
        ledger = Ledger()
        ledger.next_id = 1 + (self._one("SELECT max(id) FROM game") or 0)
        tally = dict(self._connection.execute("SELECT what, count FROM tally"))
        ledger.pruned_games = tally.get("games", 0)
        ledger.pruned_moves = tally.get("moves", 0)
        ledger.progress = dict(self._connection.execute("SELECT key, value FROM progress"))
        for row in self._connection.execute("SELECT * FROM game ORDER BY id"):
            try:
                ledger.games[row[0]] = _kept(row)
            except (ValueError, TypeError, RecursionError) as error:
                ledger.refused[row[0]] = str(error)[:100]
        for game, kind, n, move, digest in self._connection.execute(
            "SELECT game, kind, n, move, digest FROM event ORDER BY game, seq"
        ):
            if kept := ledger.games.get(game):
                try:
                    kept.note(Event(kind, n, move, digest))
                except BadLog as error:
                    ledger.refused[game] = str(error)[:100]
                    del ledger.games[game]
        for game, result in self._connection.execute(
            "SELECT game, result FROM score ORDER BY game, seat"
        ):
            if kept := ledger.games.get(game):
                kept.returns += (result,)
        return ledger

    def prune(self, ledger: Ledger, finished: int, unfinished: int) -> None:
        """Clear away dropped games and the oldest of too many; the counts remember them."""
        going = list(ledger.superfluous(finished, unfinished))
        if going:
            self.commit(cleared(ledger, going))
            ledger.clear(going)

    # --- copies ---

    def backup(self, *, rotate: bool) -> None:
        """Copy the file to the newest backup, pushing the older ones back if asked to.

        Raises sqlite3.Error or OSError; the older backups are still there then.
        """
        draft = self.path.with_name("store.backup.draft")
        draft.unlink(missing_ok=True)
        copy = sqlite3.connect(draft)
        try:
            self._connection.backup(copy)
        finally:
            copy.close()
        if rotate:
            make_room(self.path, "backup")
        draft.replace(numbered(self.path, "backup", 1))
        sync_folder(self.path.parent)

    def blank(self) -> bool:
        """Whether nothing was ever kept in it."""
        tables = ("game", "progress", "tally")
        return not any(self._one(f"SELECT count(*) FROM {table}") for table in tables)  # noqa: S608

    def problems(self) -> list[str]:
        """What a thorough look at the file finds, in SQLite's words; slow for a large one."""
        found = [str(row[0]) for row in self._connection.execute("PRAGMA integrity_check(5)")]
        orphans = self._connection.execute("PRAGMA foreign_key_check").fetchall()
        found += [f"{table} row {row} belongs to no {parent}" for table, row, parent, _ in orphans]
        return [line for line in found if line != "ok"]

    def close(self) -> None:
        """Let go of the file."""
        self._connection.close()


def _look_at_header(path: Path) -> None:
    """Whose file it is, from its first bytes: one that is not ours is not even opened.

    Raises Damaged, Newer.
    """
    try:
        with path.open("rb") as file:
            header = file.read(100)
    except FileNotFoundError:
        return
    if not header:
        return
    if len(header) < 100 or not header.startswith(b"SQLite format 3\0"):
        raise Damaged("it is no store")
    version, application = (int.from_bytes(header[at : at + 4], "big") for at in (60, 68))
    if application != APPLICATION:
        raise Damaged("it is the file of another program")
    if version > len(MIGRATIONS):
        raise Newer(_program(path))


def _program(path: Path) -> str:
    """Which Quarkade wrote a file that is too new for this one, read without touching it."""
    try:
        connection = sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro&immutable=1", uri=True)
        try:
            row = connection.execute("SELECT value FROM meta WHERE key = 'program'").fetchone()
        finally:
            connection.close()
    except sqlite3.Error:
        row = None
    return str(row[0])[:20] if row else "?"


def _kept(row: tuple[Any, ...]) -> Kept:
    """A row of the table ``game``. Raises ValueError."""
    number, name, rules, seats, options, seed, digest, day, state = row
    if max(len(seats), len(options), len(seed)) > LONGEST:
        raise ValueError("a field is too long")
    who, chosen = json.loads(seats), json.loads(options)
    if not (isinstance(who, list) and all(isinstance(name, str) for name in who)):
        raise ValueError(f"seats {seats[:40]}")
    if not (isinstance(chosen, dict) and all(type(value) is int for value in chosen.values())):
        raise ValueError(f"options {options[:40]}")
    if state not in ("open", "finished", "dropped"):
        raise ValueError(f"state {state[:20]}")
    known: State = state
    record = Record(FORMAT, name, rules, tuple(who), chosen, seed, (), digest)
    return Kept(number, record, date.fromisoformat(day), known)
