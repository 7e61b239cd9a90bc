"""The formats of the file: their tables, word for word, and what is looked at before it is opened.

A file whose tables are not exactly ours never reaches SQLite: a view, a trigger or a column of
a foreign trigger or view could do anything there.
"""

from __future__ import annotations

import re
import sqlite3
from typing import NamedTuple

from game.store.pages import Broken, Pages

APPLICATION = 0x51524B44
"""QRKD: says in the file's header whose it is."""

VERSION = 2
"""Of the format that is written."""

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
STRICT = sqlite3.sqlite_version_info >= (3, 37)

_FIRST = {
    "meta": "(key TEXT PRIMARY KEY, value TEXT NOT NULL)",
    "tally": "(what TEXT PRIMARY KEY, count INTEGER NOT NULL)",
    "game": """(
        id INTEGER PRIMARY KEY, name TEXT NOT NULL, rules INTEGER NOT NULL,
        seats TEXT NOT NULL, options TEXT NOT NULL, seed TEXT NOT NULL, digest TEXT NOT NULL,
        day TEXT NOT NULL,
        state TEXT NOT NULL CHECK (state IN ('open', 'finished', 'dropped')))""",
    "event": """(
        game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE, seq INTEGER NOT NULL,
        kind TEXT NOT NULL, n INTEGER NOT NULL, move TEXT NOT NULL, digest TEXT NOT NULL,
        PRIMARY KEY (game, seq))""",
    "score": """(
        game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE, seat INTEGER NOT NULL,
        result REAL NOT NULL, PRIMARY KEY (game, seat))""",
    "progress": "(key TEXT PRIMARY KEY, value TEXT NOT NULL)",
}
# Tables without a rowid have no index beside them: a row cannot be in one and not in the other.
_SECOND = {
    "meta": "(key TEXT PRIMARY KEY, value TEXT NOT NULL, proof TEXT NOT NULL) WITHOUT ROWID",
    "tally": "(what TEXT PRIMARY KEY, count INTEGER NOT NULL, proof TEXT NOT NULL) WITHOUT ROWID",
    "game": """(
        id INTEGER PRIMARY KEY, name TEXT NOT NULL, rules INTEGER NOT NULL,
        seats TEXT NOT NULL, options TEXT NOT NULL, seed TEXT NOT NULL, digest TEXT NOT NULL,
        day TEXT NOT NULL, state TEXT NOT NULL, returns TEXT NOT NULL, events INTEGER NOT NULL,
        moves INTEGER NOT NULL, head TEXT NOT NULL, proof TEXT NOT NULL)""",
    "event": """(
        game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE, seq INTEGER NOT NULL,
        kind TEXT NOT NULL, n INTEGER NOT NULL, move TEXT NOT NULL, digest TEXT NOT NULL,
        proof TEXT NOT NULL, PRIMARY KEY (game, seq)) WITHOUT ROWID""",
    "progress": "(key TEXT PRIMARY KEY, value TEXT NOT NULL, proof TEXT NOT NULL) WITHOUT ROWID",
}
FORMATS = {1: _FIRST, 2: _SECOND}
"""Each that was ever written. None is edited after it was released."""


def create(version: int, *, strict: bool = STRICT) -> list[str]:
    """The statements that make the tables of a format."""
    statements = []
    for name, columns in FORMATS[version].items():
        how = ", STRICT" if columns.endswith("ROWID") else " STRICT"
        statements.append(f"CREATE TABLE {name}{columns}{how if strict else ''}")
    return statements


# --- what the file says of itself ----------------------------------------------------------------


class Header(NamedTuple):
    """The first hundred bytes."""

    page: int
    """Bytes of a page."""
    pages: int
    version: int
    application: int


def header(raw: bytes) -> Header:
    """Raises Damaged for what SQLite's own header of a file of ours never holds."""
    if len(raw) < 100 or not raw.startswith(b"SQLite format 3\0"):
        raise Damaged("it is no store")

    def number(at: int, size: int = 4) -> int:
        return int.from_bytes(raw[at : at + size], "big")

    page = number(16, 2)
    page = 65536 if page == 1 else page
    head = Header(page, number(28), number(60), number(68))
    if head.application != APPLICATION:
        raise Damaged("it is the file of another program")
    if page < 512 or page & (page - 1) or raw[20] or raw[21:24] != b"\x40\x20\x20":
        raise Damaged("its header makes no sense")
    return head


def check_ours(raw: bytes) -> Header:
    """Whether this is the beginning of a file of ours: header, journal mode and tables.

    ``raw`` holds at least the first page, and all that the list of tables needs. Raises Damaged.
    """
    head = header(raw)
    if head.version not in FORMATS:
        raise Damaged("its version does not exist")
    if raw[18:20] != b"\x01\x01" or int.from_bytes(raw[56:60], "big") != 1 or any(raw[72:92]):
        raise Damaged("its header makes no sense")
    try:
        tables = Pages(raw, head.page).schema()
    except Broken as broken:
        raise Damaged(f"its list of tables is unreadable: {broken}") from None
    names = FORMATS[head.version]
    indexes = {f"sqlite_autoindex_{name}_1" for name in names}
    wanted = {
        _plain(text) for strict in (True, False) for text in create(head.version, strict=strict)
    }
    there = []
    for kind, name, table, _, text in tables:
        if kind == "index" and text is None and name in indexes and str(name)[17:-2] == table:
            continue  # SQLite makes these of itself
        if kind != "table" or name != table or _plain(str(text)) not in wanted:
            raise Damaged("it has tables that are not ours")
        there.append(name)
    roots = [root for _, _, _, root, _ in tables]
    if sorted(map(str, there)) != sorted(names) or len(set(roots)) < len(roots):
        raise Damaged("its tables are not ours")
    return head


def _plain(text: str) -> str:
    """A statement without what an editor may change about it."""
    return re.sub(r"\s+", "", text).lower()
