"""The one file that lasts: how it is opened, its durability, and what may be asked of it.

SQLite with a rollback journal and ``synchronous=EXTRA``: a commit that has returned survives a
power cut, and at rest there is one file, so a copy on a stick is a whole copy.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

from game import VERSION
from game.files.atomic_files import (
    NotOrdinary,
    make_empty,
    make_private,
    open_ordinary,
    read_ordinary,
    write_whole,
)
from game.files.formats import LONGEST
from game.files.terminal import foreign
from game.store import copies, file_format
from game.store.copies import make_room, numbered
from game.store.file_format import APPLICATION, Damaged, Newer
from game.store.journal import Journal, Statement, Value, row_digest, store_digest, upsert_meta
from game.store.loading import KeepLimits, load, load_first

__all__ = ["Connection", "Damaged", "Foreign", "Newer"]

BEGINNING = 65_536
"""Bytes in which the list of tables lies: the longest page that there is."""

CHECKED = 64 * 2**20
"""Bytes of a file that is looked through whole at each start; ours have a few million at the most.
Of a larger one only what is kept is read, and written into a new file."""

EVERYTHING = KeepLimits(2**31, 2**31)

# What hostile content could make SQLite do; ours needs a fraction of each.
_BOUNDS = {
    sqlite3.SQLITE_LIMIT_LENGTH: 16 * LONGEST,
    sqlite3.SQLITE_LIMIT_SQL_LENGTH: 10_000,
    sqlite3.SQLITE_LIMIT_COLUMN: 50,
    sqlite3.SQLITE_LIMIT_EXPR_DEPTH: 50,
    sqlite3.SQLITE_LIMIT_COMPOUND_SELECT: 5,
    sqlite3.SQLITE_LIMIT_TRIGGER_DEPTH: 5,
    sqlite3.SQLITE_LIMIT_ATTACHED: 0,
}
_SETTINGS = (
    "trusted_schema=OFF",
    "cell_size_check=ON",
    "mmap_size=0",
    "temp_store=MEMORY",
    "synchronous=EXTRA",
    "foreign_keys=ON",
    "secure_delete=ON",
)

PLAIN = frozenset(b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/:")
"""Bytes of a path that mean nothing else in an address."""


class Foreign(Exception):
    """Another program has written into the file since we did."""


def address(path: Path) -> str:
    """The ``file:`` address of a path, as SQLite reads it.

    Not `Path.as_uri`: from Python 3.14 on that imports what fetches pages from networks.
    """
    plain = path.absolute().as_posix()
    parts = (chr(b) if b in PLAIN else f"%{b:02X}" for b in os.fsencode(plain))
    return ("file://" if plain.startswith("/") else "file:///") + "".join(parts)


def connect(path: Path, *, immutable: bool = False) -> sqlite3.Connection:
    """A connection with bounds to what a file can make it do. Raises sqlite3.Error.

    ``immutable``: the file is read as it is, without the files beside it.
    """
    how = "?mode=ro&immutable=1" if immutable else "?mode=rw"
    connection = sqlite3.connect(
        address(path) + how,
        uri=True,
        timeout=2.0,
        isolation_level=None,
        check_same_thread=False,
    )
    try:
        connection.text_factory = lambda raw: raw.decode("utf-8", "replace")
        for bound, most in _BOUNDS.items():
            connection.setlimit(bound, most)
        for setting in _SETTINGS:
            connection.execute(f"PRAGMA {setting}").fetchall()
    except BaseException:
        connection.close()
        raise
    return connection


class Connection:
    """One connection to the file, for one thread at a time."""

    def __init__(
        self,
        path: Path,
        *,
        immutable: bool = False,
        content: Callable[[], Iterable[Statement]] = tuple,
    ) -> None:
        """Open or create the file, and make sure that it is ours and whole.

        ``content`` gives what a new one has from the first moment on: no crash leaves it empty.
        Raises Damaged, Newer, OSError, or sqlite3.Error where the disk does not let us.
        """
        self.path = path
        if not immutable:
            copies.move_foreign_aside(path)
            _make_file(path)
            if copies.is_hot(path):
                _roll_back(path)
        self.version = _look(path)
        self._connection = connect(path, immutable=immutable)
        try:
            if not immutable:
                self._connection.execute("PRAGMA journal_mode=DELETE").fetchall()
            if not self.version:
                self._create(content())
            self.large = path.stat().st_size > CHECKED
            if not self.large:
                self.check()
            self._agree()
            self._identity = self._stat()
        except BaseException:
            self._connection.close()
            raise

    def check(self) -> None:
        """A look at every page. Raises Damaged, sqlite3.Error."""
        verdict = self.one("PRAGMA integrity_check(1)")
        if verdict != "ok":
            raise Damaged(str(verdict)[:200])

    def _agree(self) -> None:
        """Check that the file states its format twice. Raises Damaged."""
        declared = self.one("SELECT value FROM meta WHERE key = 'format'")
        if (self.version > 1 or declared is not None) and declared != str(self.version):
            raise Damaged("its version is not what it says")

    def _create(self, content: Iterable[Statement]) -> None:
        tables = [(statement, ()) for statement in file_format.create(file_format.VERSION)]
        marks = [
            (f"PRAGMA application_id = {APPLICATION}", ()),
            (f"PRAGMA user_version = {file_format.VERSION}", ()),
            upsert_meta("format", str(file_format.VERSION)),
            upsert_meta("program", VERSION),
            upsert_meta("seal", store_digest([])),
        ]
        self.commit([*tables, *marks, *content])
        self.version = file_format.VERSION

    def sign(self) -> None:
        """Note which Quarkade wrote here last. Raises sqlite3.Error."""
        if self.one("SELECT value FROM meta WHERE key = 'program'") != VERSION:
            self.commit([upsert_meta("program", VERSION)])

    def one(self, query: str, *values: Value) -> Any:
        """The first value of the first row of a query; None if there is no row."""
        row = self._connection.execute(query, values).fetchone()
        return row[0] if row else None

    def _take_back(self) -> None:
        if self._connection.in_transaction:
            self._connection.execute("ROLLBACK")

    def _stat(self) -> tuple[int, int]:
        status = os.lstat(self.path)
        return status.st_dev, status.st_ino

    def vanished(self) -> bool:
        """True if the name leads elsewhere by now: what is written would be lost with us."""
        try:
            return self._stat() != self._identity
        except OSError:
            return True

    @property
    def store_digest(self) -> str:
        """The digest of all rows, as the file states it. Raises sqlite3.Error."""
        return str(self.one("SELECT value FROM meta WHERE key = 'seal'"))

    def commit(self, statements: Iterable[Statement], known: Iterable[str] = ()) -> None:
        """All of these or none. Raises sqlite3.Error, OSError.

        ``known``: possible digests of the store before; Foreign is raised if it has another one.
        """
        store_digests = set(known)
        self._connection.execute("BEGIN IMMEDIATE")
        try:
            if store_digests and self.store_digest not in store_digests:
                raise Foreign("another program has written into the file")
            for query, values in statements:
                self._connection.execute(query, values)
            self._connection.execute("COMMIT")
        except BaseException:
            self._take_back()
            raise

    def load(self, limits: KeepLimits = EVERYTHING) -> Journal:
        """The content of the file. A game that makes no sense is refused, not the file.

        Raises Damaged, sqlite3.Error.
        """
        try:
            return (load_first if self.version == 1 else load)(self._connection, limits)
        except (TypeError, ValueError, OverflowError, RecursionError) as error:
            raise Damaged(f"a value is wrong: {error}"[:200]) from None

    def orphans(self) -> list[str]:
        """Rows that belong to no game. Raises sqlite3.Error."""
        orphans = self._connection.execute("PRAGMA foreign_key_check").fetchmany(5)
        return [f"{table} row {row} belongs to no {parent}" for table, row, parent, _ in orphans]

    def blank(self) -> bool:
        """True if nothing was ever kept in it."""
        tables = ("game", "progress", "tally")
        return not any(self.one(f"SELECT count(*) FROM {table}") for table in tables)  # noqa: S608

    # --- copies ---

    def backup(self, *, rotate: bool) -> None:
        """Copy the file to the newest backup, pushing the older ones back if asked to.

        Between two commits the file is whole, and no other thread writes. Raises sqlite3.Error,
        OSError; the older backups are still there then.
        """
        self._connection.execute("BEGIN IMMEDIATE")
        try:
            content = read_ordinary(self.path, CHECKED)
        finally:
            self._take_back()
        if rotate:
            make_room(self.path, "backup")
        write_whole(numbered(self.path, "backup", 1), content)

    def close(self) -> None:
        """Let go of the file."""
        self._connection.close()


def log_heads(path: Path) -> dict[int, tuple[int, str]]:
    """The length of each game's log in a copy, and the last link of its chain.

    Empty for a file that is not a whole store. Raises nothing.
    """
    try:
        if _look(path) != file_format.VERSION or path.stat().st_size > CHECKED:
            return {}
        connection = connect(path, immutable=True)
        try:
            rows = connection.execute("SELECT * FROM game").fetchall()
        finally:
            connection.close()
        return {
            row[0]: (row[10], row[12]) for row in rows if row_digest("game", *row[:-1]) == row[-1]
        }
    except (Damaged, Newer, sqlite3.Error, OSError, TypeError, ValueError):
        return {}


def _make_file(path: Path) -> None:
    """Make a file that only its owner may read, from the first moment on. Raises OSError."""
    if make_empty(path):
        return
    # A link, a pipe or a second name of some other file: `_look` says what is wrong with it.
    with suppress(OSError), open_ordinary(path) as file:
        status = os.fstat(file.fileno())
        if status.st_nlink == 1:
            make_private(file.fileno(), status)


def _roll_back(path: Path) -> None:
    """Let SQLite finish what a crash interrupted, before anything is believed of the file."""
    copies.copy_both(path)
    connection = connect(path)
    try:
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("ROLLBACK")
    finally:
        connection.close()


def _look(path: Path) -> int:
    """The version of a file that is ours; 0 for an empty one. Raises Damaged, Newer, OSError."""
    if path.is_symlink():  # files that SQLite writes beside this file would be beside another one
        raise Damaged("it is a link")
    try:
        with open_ordinary(path) as file:
            raw = file.read(BEGINNING)
    except NotOrdinary:
        raise Damaged("it is not a regular file") from None
    if not raw:
        return 0
    head = file_format.header(raw)
    if head.version > file_format.VERSION:
        raise Newer(_program(path, head.version))
    return file_format.check_ours(raw).version


def _program(path: Path, version: int) -> str:
    """Which Quarkade wrote a file that is too new for this one, read without touching it.

    A newer file says so twice, in its header and in its table ``meta``. Raises Damaged for one
    that says it only once: then a bit has tipped over.
    """
    try:
        connection = connect(path, immutable=True)
        try:
            rows = connection.execute("SELECT key, value FROM meta LIMIT 20").fetchall()
        finally:
            connection.close()
    except sqlite3.Error:
        rows = []
    meta = {str(key): str(value) for key, value in rows}
    if meta.get("format") != str(version):
        raise Damaged("its version is not what it says")
    return foreign(meta.get("program", "?")[:20])
