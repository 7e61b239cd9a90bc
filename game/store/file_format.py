"""The format of the store's file: its tables word for word, and a reader of its pages.

A file whose tables are not exactly ours never reaches SQLite: a view, a trigger or a column of
a foreign trigger or view could do anything there. So the list of tables is read here, without
SQLite; the same reader finds rows in a damaged file that no query reaches. Source: the file format
as SQLite documents it (fileformat2). It reads and never writes; on any bytes it raises Broken or
nothing."""

from __future__ import annotations

import re
import sqlite3
import struct
from collections.abc import Iterator
from typing import NamedTuple

Field = int | float | str | bytes | None
Row = tuple[Field, ...]

TABLE_LEAF, INDEX_LEAF, TABLE_INNER, INDEX_INNER = 13, 10, 5, 2
_WITH_ROWS = (TABLE_LEAF, INDEX_LEAF, INDEX_INNER)
LIMIT = 1_000_000
"""Bytes of a row at the most."""
CELLS = 300
"""Rows in a page that are looked for at the most; the shortest of ours take 20 of 4,096 bytes."""
COLUMNS = 20
"""Of a row at the most."""
TABLES = 30
"""Entries in the list of tables at the most."""


class Broken(Exception):
    """Bytes that are not a page, a row or a list of tables. The message says which."""


class StoredRow(NamedTuple):
    """A row in a page."""

    rowid: int
    """0 in tables that have none."""
    row: Row


class Pages:
    """The pages of a file, or of its beginning."""

    def __init__(self, raw: bytes, size: int) -> None:
        """``size``: bytes of a page."""
        self._raw = raw
        self._size = size
        self.count = len(raw) // size
        self._patience = 4 * len(raw)
        """Bytes of long rows that are put together at the most: chains may lead in circles."""

    def page(self, number: int) -> bytes:
        """From 1 on. Raises Broken."""
        if not 1 <= number <= self.count:
            raise Broken(f"no page {number}")
        return self._raw[(number - 1) * self._size : number * self._size]

    # --- the list of tables ---------------------------------------------------------------------

    def schema(self) -> list[Row]:
        """Kind, name, table, first page and text of everything that the file has. Raises Broken."""
        rows: list[Row] = []
        pages = [1]
        seen: set[int] = set()
        while pages:
            number = pages.pop()
            if number in seen:
                raise Broken("pages that refer to each other in a cycle")
            seen.add(number)
            page, start = self.page(number), 100 if number == 1 else 0
            kind = page[start]
            if kind == TABLE_INNER:
                pages += self._children(page, start)
            elif kind == TABLE_LEAF:
                rows += [cell.row for cell in self._cells(page, start)]
            else:
                raise Broken(f"page {number} is of kind {kind}")
            if len(rows) > TABLES:
                raise Broken("too many tables")
        if not all(len(row) == 5 for row in rows):
            raise Broken("its columns are different")
        return rows

    def _children(self, page: bytes, start: int) -> list[int]:
        pointers = self._pointers(page, start, 12)
        children = [int.from_bytes(page[at : at + 4], "big") for at in pointers]
        return [*children, int.from_bytes(page[start + 8 : start + 12], "big")]

    # --- rows -----------------------------------------------------------------------------------

    def rows(self) -> Iterator[StoredRow]:
        """Every row that can be read, from every page that holds rows. Raises nothing."""
        for number in range(1, self.count + 1):
            yield from rows_of(self, self.page(number), 100 if number == 1 else 0)

    def _cells(self, page: bytes, start: int) -> Iterator[StoredRow]:
        """All rows of a page. Raises Broken at the first that is none."""
        inner = page[start] in (TABLE_INNER, INDEX_INNER)
        for at in self._pointers(page, start, 12 if inner else 8):
            yield self.cell(page, at, page[start])

    def _pointers(self, page: bytes, start: int, head: int) -> list[int]:
        """The offsets of the cells of a page. Raises Broken."""
        count = int.from_bytes(page[start + 3 : start + 5], "big")
        first = start + head
        if first + 2 * count > len(page):
            raise Broken("too many cells")
        pointers = [
            int.from_bytes(page[first + 2 * at : first + 2 * at + 2], "big") for at in range(count)
        ]
        if pointers and (min(pointers) < first + 2 * count or max(pointers) >= len(page)):
            raise Broken("a cell is outside its page")
        return pointers

    def cell(self, page: bytes, at: int, kind: int) -> StoredRow:
        """The row that begins there in a page of this kind. Raises Broken."""
        if kind == INDEX_INNER:
            at += 4
        length, at = varint(page, at)
        rowid = 0
        if kind == TABLE_LEAF:
            rowid, at = varint(page, at)
        if not 0 < length <= LIMIT:
            raise Broken("a row is too long")
        usable = self._size
        most = usable - 35 if kind == TABLE_LEAF else (usable - 12) * 64 // 255 - 23
        if length <= most:
            return StoredRow(signed(rowid), record(page[at : at + length]))
        least = (usable - 12) * 32 // 255 - 23
        here = least + (length - least) % (usable - 4)
        here = here if here <= most else least
        more = int.from_bytes(page[at + here : at + here + 4], "big")
        return StoredRow(
            signed(rowid), record(page[at : at + here] + self._rest(more, length - here))
        )

    def _rest(self, number: int, length: int) -> bytes:
        """So many bytes from the chain of pages that begins there. Raises Broken."""
        pieces = []
        self._patience -= length
        if self._patience < 0:
            raise Broken("more long rows than there is room for")
        while length > 0:
            page = self.page(number)
            pieces.append(page[4 : 4 + length])
            length -= len(pieces[-1])
            number = int.from_bytes(page[:4], "big")
        return b"".join(pieces)


def rows_of(pages: Pages, page: bytes, start: int) -> Iterator[StoredRow]:
    """Every row in one page that can be read; nothing, if it holds none. Raises nothing."""
    # Neither a damaged kind nor a damaged count must hide rows: each possible place counts.
    kinds = (page[start],) if page[start] in _WITH_ROWS else (TABLE_LEAF, INDEX_LEAF)
    size = len(page)
    for kind in kinds:
        first = start + (12 if kind == INDEX_INNER else 8)
        end = min(size, first + 2 * CELLS)
        places = struct.unpack_from(f">{max(0, end - first) // 2}H", page, first)
        for at, where in zip(range(first + 2, end + 1, 2), places, strict=True):
            if at > end:
                break  # rows begin here: there are no more places of rows
            if not at <= where < size:
                continue
            try:
                cell = pages.cell(page, where, kind)
            except Broken:
                continue
            end = min(end, where)
            yield cell


def varint(raw: bytes, at: int) -> tuple[int, int]:
    """A number of one to nine bytes, and where it ends. Raises Broken."""
    number = 0
    for count in range(9):
        if at >= len(raw):
            raise Broken("a number is longer than its page")
        byte = raw[at]
        at += 1
        if count == 8:
            return number << 8 | byte, at
        number = number << 7 | byte & 0x7F
        if byte < 0x80:
            break
    return number, at


def signed(number: int) -> int:
    """As 64 bits with a sign."""
    return number - (1 << 64) if number >= 1 << 63 else number


_LENGTHS = {0: 0, 1: 1, 2: 2, 3: 3, 4: 4, 5: 6, 6: 8, 7: 8, 8: 0, 9: 0}


def record(raw: bytes) -> Row:
    """The fields of a row. Raises Broken."""
    end, at = varint(raw, 0)
    if end > len(raw):
        raise Broken("a row's header is longer than the row")
    kinds = []
    while at < end:
        kind, at = varint(raw, at)
        kinds.append(kind)
        if len(kinds) > COLUMNS:
            raise Broken("too many columns")
    fields: list[Field] = []
    at = end
    for kind in kinds:
        if kind in (10, 11):
            raise Broken("a field of an unknown type")
        length = _LENGTHS[kind] if kind < 12 else (kind - 12) // 2
        piece = raw[at : at + length]
        if len(piece) < length:
            raise Broken("a field is longer than its row")
        fields.append(_field(kind, piece))
        at += length
    return tuple(fields)


def _field(kind: int, piece: bytes) -> Field:
    if kind == 0:
        return None
    if kind in (8, 9):
        return kind - 8
    if kind < 7:
        return int.from_bytes(piece, "big", signed=True)
    if kind == 7 or kind % 2 == 0:
        return piece  # no format of ours has numbers with a point where rows are read like this
    try:
        return piece.decode("utf-8")
    except UnicodeDecodeError:
        raise Broken("a text that is not valid") from None


APPLICATION = 0x51524B44
"""QRKD: says in the file's header whose it is."""

VERSION = 2
"""Of the format that is written."""


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
        raise Damaged("it is not a store of games")

    def number(at: int, size: int = 4) -> int:
        return int.from_bytes(raw[at : at + size], "big")

    page = number(16, 2)
    page = 65536 if page == 1 else page
    head = Header(page, number(28), number(60), number(68))
    if head.application != APPLICATION:
        raise Damaged("it is the file of another program")
    if page < 512 or page & (page - 1) or raw[20] or raw[21:24] != b"\x40\x20\x20":
        raise Damaged("its header is wrong")
    return head


def check_ours(raw: bytes) -> Header:
    """Check that this is the beginning of a file of ours: header, journal mode and tables.

    ``raw`` holds at least the first page, and all that the list of tables needs. Raises Damaged.
    """
    head = header(raw)
    if head.version not in FORMATS:
        raise Damaged("its version does not exist")
    if raw[18:20] != b"\x01\x01" or int.from_bytes(raw[56:60], "big") != 1 or any(raw[72:92]):
        raise Damaged("its header is wrong")
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
