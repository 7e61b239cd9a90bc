"""Planted files in a folder of saved games: journals, logs, tables and rows."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

from game.store import journal

MAGIC = bytes.fromhex("d9d505f920a163d7")
PAGE = 4096


def hot_journal(records: int = 0, pages: int = 1, sector: int = 512) -> bytes:
    """The journal of an interrupted change, as SQLite writes it."""
    head = MAGIC + b"".join(
        number.to_bytes(4, "big") for number in (records, 0x1234, pages, sector, PAGE)
    )
    return head.ljust(sector, b"\0")


def with_super_journal(journal: bytes, victim: bytes) -> bytes:
    """It claims to be one of several journals, held together by the file of that name."""
    check = sum(byte if byte < 128 else byte - 256 for byte in victim) % 2**32
    lock_page = 2**30 // PAGE + 1
    numbers = [number.to_bytes(4, "big") for number in (lock_page, len(victim), check)]
    return journal + numbers[0] + victim + numbers[1] + numbers[2] + MAGIC


def raw_sqlite_reads(path: Path) -> None:
    """The effect on a program that just opens the file."""
    connection = sqlite3.connect(path)
    try:
        connection.execute("SELECT count(*) FROM game").fetchall()
    except sqlite3.Error:
        pass
    finally:
        connection.close()


SCHEMES = {
    "an endless view": (
        "DROP TABLE progress",
        "CREATE VIEW progress AS WITH RECURSIVE r(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM r) "
        "SELECT x AS key, x AS value, x AS proof FROM r",
    ),
    "a view in the place of a table": (
        "ALTER TABLE game RENAME TO game2",
        "CREATE VIEW game AS SELECT * FROM game2",
    ),
    "a trigger that swallows": (
        "CREATE TRIGGER t BEFORE INSERT ON event BEGIN SELECT RAISE(IGNORE); END",
    ),
    "a trigger that deletes": (
        "CREATE TRIGGER t AFTER INSERT ON event BEGIN DELETE FROM event; END",
    ),
    "a trigger on every game": (
        "CREATE TRIGGER t AFTER UPDATE ON game BEGIN UPDATE game SET head = 'x'; END",
    ),
    "a trigger that never ends": (
        "CREATE TRIGGER t AFTER INSERT ON event BEGIN INSERT INTO progress "
        "WITH RECURSIVE r(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM r) "
        "SELECT x, x, x FROM r; END",
    ),
    "an index of somebody else": ("CREATE INDEX i ON event(move)",),
    "an index over an expression": ("CREATE INDEX i ON event(length(hex(move)))",),
    "a table more": ("CREATE TABLE theirs(x)",),
    "a column more": ("ALTER TABLE game ADD COLUMN x TEXT",),
    "a column that is computed": (
        "ALTER TABLE progress ADD COLUMN x INT AS (length(hex(zeroblob(1000000))))",
    ),
    "a virtual table": ("CREATE VIRTUAL TABLE v USING fts3(x)",),
    "other columns": (
        "DROP TABLE tally",
        "CREATE TABLE tally(what, count, proof)",
    ),
    "a table less": ("DROP TABLE tally",),
    "a check that takes long": (
        "DROP TABLE tally",
        "CREATE TABLE tally(what TEXT PRIMARY KEY, "
        "count CHECK (length(hex(zeroblob(9999999))) > 1), proof)",
    ),
    "statistics": ("ANALYZE",),
}
"""Changes to the tables that a store may be found with; each alone."""


def signed(table: str, *values: object) -> tuple[object, ...]:
    """A row that proves itself, whatever is in it."""
    return (*values, journal.row_digest(table, *values))  # type: ignore[arg-type]


def game_row(**changes: object) -> tuple[object, ...]:
    """A row of ``game`` with these columns changed, signed."""
    columns: dict[str, object] = {
        "id": 7,
        "name": "bigebang",
        "rules": 1,
        "seats": '["human", "ai:student"]',
        "options": '{"variant": 0}',
        "seed": "s",
        "digest": "00000000",
        "day": "2026-01-01",
        "state": "open",
        "returns": "[]",
        "events": 0,
        "moves": 0,
        "head": "",
        **changes,
    }
    row = list(columns.values())
    if "head" not in changes:
        row[12] = journal.row_digest("deal", *row[:8])  # type: ignore[arg-type]
    return signed("game", *row)


DEEP = "[" * 30_000
MANY = "9" * 5_000
GAMES: dict[str, dict[str, object]] = {
    "a huge id": {"id": 2**63 - 1},
    "a negative id": {"id": -5},
    "no id": {"id": 0},
    "huge rules": {"rules": 2**63 - 1},
    "negative rules": {"rules": -1},
    "seats too deep": {"seats": DEEP},
    "seats that are none": {"seats": "7"},
    "too many seats": {"seats": json.dumps(["human"] * 5_000)},
    "seats of numbers": {"seats": "[1, 2]"},
    "no seats": {"seats": "[]"},
    "an endless name": {"name": "x" * 60_000},
    "options too deep": {"options": DEEP},
    "options of many digits": {"options": '{"variant": ' + MANY + "}"},
    "options of 300 digits": {"options": '{"variant": ' + "9" * 300 + "}"},
    "options that are none": {"options": "[]"},
    "a text as option": {"options": '{"variant": "x"}'},
    "not a number": {"options": '{"variant": NaN}'},
    "a long seed": {"seed": "s" * 70_000},
    "a seed as wide as a wall": {"seed": "W" * 20_000},
    "a seed of one letter too many": {"seed": "s" * 81},
    "a seed with an end in it": {"seed": "up\0down"},
    "a name that clears the terminal": {"name": "\x1b[2J"},
    "a seat that ends": {"seats": '["human", "ai:\\u0000"]'},
    "a digest that rings": {"digest": "\x07"},
    "a seed of half a letter": {"seed": "\ud800"},
    "an odd day": {"day": "0000-99-99"},
    "a day of many digits": {"day": MANY},
    "an odd state": {"state": "won"},
    "endless returns": {"returns": "[" + "1.0, " * 5_000 + "1.0]"},
    "infinite returns": {"returns": "[Infinity, 1.0]"},
    "huge returns": {"returns": "[1e300, 1.0]"},
    "returns that are none": {"returns": '{"a": 1}'},
    "returns too deep": {"returns": DEEP},
    "more events than there are": {"events": 5},
    "a negative log": {"events": -1},
    "a huge log": {"events": 2**62, "moves": 2**62},
}
"""Rows of games that prove themselves and make no sense."""

PROGRESS = {
    "too deep": ("board-bigebang", DEEP),
    "a little too deep": ("board-bigebang", "[" * 60 + "]" * 60),
    "too long": ("best", "x" * 70_000),
    "a long key": ("k" * 5_000, "x"),
    "many digits": ("kiosk-counters", '{"day": "2026-01-01", "counts": {"visits": ' + MANY + "}}"),
    "another kind": ("board-bigebang", '{"a": [1, {"b": null}]}'),
    "not a number": ("best", "NaN"),
    "a text": ("lesson-x", "\x00\ud7ff"),
}
