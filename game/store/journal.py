"""The journal: every kept game in memory, the digests of its rows, and its changes as SQL.

Memory answers a screen without waiting for a disk. The digest of a row shows that the row is as it
was written. The digests of a game's log are chained: each covers the one before it, so that the
last one, which the game's own row carries, stands for the whole log. Digests are for accidents, of
disks and of copies; a person who can write the file can write the digests too.

Most statements may be carried out twice; the writer compares the file's digest before it tries
again."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from typing import Literal, NamedTuple

from game.core.record import Record
from game.core.rng import digest

Value = int | str

DIGITS = 16
"""Hexadecimal digits of a row's digest: 64 bits, so that an accident passes once in 10^19 times."""


def row_digest(*parts: Value) -> str:
    """The digest of some values in their order. Another kind or order gives another digest."""
    # Escaped to ASCII, the same text comes out of every version of Python.
    return digest(json.dumps(parts), DIGITS // 2)


def store_digest(row_digests: Iterable[str]) -> str:
    """One digest for a set of rows in any order; it tells when one of them is gone."""
    count = total = 0
    for each in row_digests:
        count += 1
        total += int(each, 16)
    return f"{count}:{total % 16**DIGITS:0{DIGITS}x}"


def is_digest(value: object) -> bool:
    """True if it has the form of a `row_digest`."""
    return isinstance(value, str) and len(value) == DIGITS and set(value) <= set("0123456789abcdef")


State = Literal["open", "finished", "dropped"]


class NoSuchGame(KeyError):
    """An id under which nothing is kept, or nothing that can be read."""


class LogEntry(NamedTuple):
    """One line in the log of a game. A move that is taken back stays in the log."""

    kind: Literal["move", "rewind"]
    n: int
    """Which move it is, from 1; or how many moves remain after a rewind."""
    move: str = ""
    digest: str = ""
    """Of the position after the move."""


class BadLog(ValueError):
    """Events that cannot have followed each other."""


@dataclass(slots=True)
class KeptGame:
    """One game: its beginning, all its events, and the moves that count."""

    id: int
    begun: Record
    """As it was set up: without moves, its digest that of the first position."""
    when: date
    """The day it was begun, by a clock that may be wrong."""
    state: State = "open"
    returns: tuple[float, ...] = ()
    """The result per seat, once it is finished."""
    events: list[LogEntry] = field(default_factory=list)
    standing: list[LogEntry] = field(default_factory=list)
    """The moves that were not taken back."""
    chain: list[str] = field(default_factory=list)
    """A digest of the deal, then one for each entry, which covers all before it."""
    moves: int = 0
    """In the log, those taken back included."""
    settled: tuple[Value, ...] = ()
    """The columns of its row that never change."""

    def __post_init__(self) -> None:
        self.settled = self._deal()
        self.chain.append(row_digest("deal", *self.settled))

    def _deal(self) -> tuple[Value, ...]:
        begun = self.begun
        seats, options = json.dumps(begun.seats), json.dumps(dict(begun.options))
        day = self.when.isoformat()
        return self.id, begun.game, begun.rules, seats, options, begun.seed, begun.digest, day

    def row(self) -> tuple[Value, ...]:
        """All columns of its row, the last one their digest."""
        returns = json.dumps(self.returns)
        course = (self.state, returns, len(self.events), self.moves, self.chain[-1])
        row = (*self.settled, *course)
        return *row, row_digest("game", *row)

    def note(self, event: LogEntry) -> int:
        """Add an event; returns its number in the log, from 1. Raises BadLog if out of turn."""
        match event.kind:
            case "move" if event.n == len(self.standing) + 1:
                self.standing.append(event)
                self.moves += 1
            case "rewind" if 0 <= event.n <= len(self.standing):
                del self.standing[event.n :]
            case _:
                raise BadLog(f"game {self.id}: {event} after {len(self.standing)} moves")
        self.events.append(event)
        self.chain.append(next_digest(self.chain[-1], len(self.events), event))
        return len(self.events)

    def record(self) -> Record:
        """The game so far."""
        moves = tuple(event.move for event in self.standing)
        digests = (self.begun.digest, *(event.digest for event in self.standing))
        return replace(self.begun, moves=moves, digest=digests[-1], digests=digests)


def next_digest(before: str, seq: int, event: LogEntry) -> str:
    """The next digest in the chain of a game's log."""
    return row_digest(before, seq, *event)


class SavedGame(NamedTuple):
    """A kept game as a list shows it."""

    id: int
    record: Record
    when: date
    returns: tuple[float, ...]
    """Per seat; empty while it is not finished."""


class UnloadedGame(NamedTuple):
    """A game in the file that is not kept in memory."""

    row_digest: str
    """Of its row."""
    moves: int


def moves_of(games: Iterable[KeptGame]) -> int:
    """Moves in their logs, those taken back included."""
    return sum(kept.moves for kept in games)


@dataclass(slots=True)
class Journal:
    """All kept games and all progress."""

    games: dict[int, KeptGame] = field(default_factory=dict)
    progress: dict[str, str] = field(default_factory=dict)
    refused: dict[int, str] = field(default_factory=dict)
    """Games in the file that make no sense, and why. They are left there as they are."""
    others: dict[int, UnloadedGame] = field(default_factory=dict)
    """Games in the file that are not kept in memory."""
    gone: set[int] = field(default_factory=set)
    """Games that were cleared away in this run."""
    pruned_games: int = 0
    pruned_moves: int = 0
    """Moves of cleared games: `moves` counts every move ever kept."""
    newest_gone: int = 0
    """The highest number of a game that was cleared away: no copy brings that one back."""
    next_id: int = 1
    _row_digests: dict[int | str, str] = field(default_factory=dict)
    """Known digests of rows that `store_digest` covers, by game's id or key of progress."""

    @property
    def moves(self) -> int:
        """Moves ever kept, those taken back and those cleared away included."""
        others = sum(other.moves for other in self.others.values())
        return self.pruned_moves + others + moves_of(self.games.values())

    def game(self, game_id: int) -> KeptGame:
        """Raises NoSuchGame."""
        try:
            return self.games[game_id]
        except KeyError:
            raise NoSuchGame(game_id) from None

    def add(self, record: Record, when: date) -> KeptGame:
        """A new game, not yet begun by anybody."""
        kept = KeptGame(self.next_id, replace(record, moves=(), digests=()), when)
        self.games[kept.id] = kept
        self.next_id += 1
        return kept

    def clear(self, going: Iterable[KeptGame]) -> None:
        """Let go of games; the counts remember them."""
        for kept in list(going):
            self.pruned_games += 1
            self.pruned_moves += kept.moves
            self._let_go(kept.id)
            self._row_digests.pop(kept.id, None)
            del self.games[kept.id]

    def clear_others(self) -> list[int]:
        """Let go of the games that are too many, but not of those that were refused; their ids."""
        going = [game_id for game_id in self.others if game_id not in self.refused]
        for game_id in going:
            self.pruned_games += 1
            self.pruned_moves += self.others.pop(game_id).moves
            self._let_go(game_id)
        return going

    def _let_go(self, game_id: int) -> None:
        self.gone.add(game_id)
        self.newest_gone = max(game_id, self.newest_gone)

    def wipe(self) -> None:
        """Everything goes. Numbers are not given out again in this run."""
        self.gone.update(self.games, self.others)
        for part in (self.games, self.progress, self.refused, self.others, self._row_digests):
            part.clear()
        self.pruned_games = self.pruned_moves = 0

    def saved(self, state: State) -> list[SavedGame]:
        """The games in this state, newest first."""
        return [
            SavedGame(kept.id, kept.record(), kept.when, kept.returns)
            for kept in sorted(self.games.values(), key=lambda kept: -kept.id)
            if kept.state == state
        ]

    def superfluous(self, finished: int, unfinished: int) -> Iterable[KeptGame]:
        """Dropped games, and the oldest of those that are more than these numbers."""
        room = {"finished": finished, "open": unfinished, "dropped": 0}
        for kept in sorted(self.games.values(), key=lambda kept: -kept.id):
            room[kept.state] -= 1
            if room[kept.state] < 0:
                yield kept

    # --- what proves it ---

    def changed(self, kept: KeptGame) -> None:
        """A game's row is another now."""
        self._row_digests.pop(kept.id, None)

    def learn(self, key: str, value: str) -> None:
        """Keep this under that key."""
        self.progress[key] = value
        self._row_digests[key] = row_digest("progress", key, value)

    def forget(self, key: str) -> None:
        """Nothing is kept under this key any more."""
        del self.progress[key]
        self._row_digests.pop(key, None)

    def tally(self) -> dict[str, int]:
        """The counts of cleared games and moves, as in the file."""
        return {"games": self.pruned_games, "moves": self.pruned_moves}

    def store_digest(self) -> str:
        """The digest of all rows together: it shows when one of them is missing."""
        return store_digest(self._rows())

    def _rows(self) -> Iterator[str]:
        for kept in self.games.values():
            if kept.id not in self._row_digests:
                self._row_digests[kept.id] = str(kept.row()[-1])
            yield self._row_digests[kept.id]
        for key, value in self.progress.items():
            if key not in self._row_digests:
                self._row_digests[key] = row_digest("progress", key, value)
            yield self._row_digests[key]
        yield from (other.row_digest for other in self.others.values())
        yield from (
            row_digest("tally", what, count) for what, count in self.tally().items() if count
        )


Statement = tuple[str, tuple[Value, ...]]


def insert_game(kept: KeptGame) -> Statement:
    """Insert a game that was set up."""
    row = kept.row()
    places = ", ".join("?" * len(row))
    return f"INSERT INTO game VALUES ({places}) ON CONFLICT DO NOTHING", row  # noqa: S608


def insert_entry(kept: KeptGame, seq: int, event: LogEntry) -> Statement:
    """Insert a move, or a rewind, by its number in the log."""
    return (
        "INSERT INTO event VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        (kept.id, seq, *event, kept.chain[seq]),
    )


def update_game(kept: KeptGame) -> Statement:
    """Update the course of a game: its length, its state and its result."""
    *_, state, returns, events, moves, head, row = kept.row()
    return (
        "UPDATE game SET state = ?, returns = ?, events = ?, moves = ?, head = ?, proof = ? "
        "WHERE id = ?",
        (state, returns, events, moves, head, row, kept.id),
    )


def upsert_progress(key: str, value: str) -> Statement:
    """Set an entry of progress."""
    return (
        "INSERT INTO progress VALUES (?, ?, ?) ON CONFLICT (key) "
        "DO UPDATE SET value = excluded.value, proof = excluded.proof",
        (key, value, row_digest("progress", key, value)),
    )


def upsert_counts(journal: Journal) -> list[Statement]:
    """Update the counts of cleared games, so that no copy brings one back."""
    newest = [upsert_meta("cleared", str(journal.newest_gone))] if journal.newest_gone else []
    return newest + [
        (
            "INSERT INTO tally VALUES (?, ?, ?) ON CONFLICT (what) "
            "DO UPDATE SET count = excluded.count, proof = excluded.proof",
            (what, count, row_digest("tally", what, count)),
        )
        for what, count in journal.tally().items()
        if count
    ]


def upsert_meta(key: str, value: str) -> Statement:
    """Set an entry of the table ``meta``."""
    return (
        "INSERT INTO meta VALUES (?, ?, ?) ON CONFLICT (key) "
        "DO UPDATE SET value = excluded.value, proof = excluded.proof",
        (key, value, row_digest("meta", key, value)),
    )


def upsert_store_digest(journal: Journal) -> Statement:
    """Set the digest of the store: the last statement of each commit."""
    return upsert_meta("seal", journal.store_digest())


def delete_games(going: Iterable[int]) -> list[Statement]:
    """Delete games with their logs; `upsert_counts` counts them."""
    return [("DELETE FROM game WHERE id = ?", (game_id,)) for game_id in going]


def delete_progress(keys: Sequence[str]) -> list[Statement]:
    """Delete entries of progress."""
    return [("DELETE FROM progress WHERE key = ?", (key,)) for key in keys]


def delete_everything() -> list[Statement]:
    """Delete all games, scores and progress; only the program's own mark stays."""
    return [(f"DELETE FROM {table}", ()) for table in ("game", "progress", "tally")]  # noqa: S608


def insert_everything(journal: Journal) -> list[Statement]:
    """Insert the whole journal, for a file that has to be written again."""
    statements = upsert_counts(journal)
    statements += [upsert_progress(key, value) for key, value in journal.progress.items()]
    for kept in journal.games.values():
        statements.append(insert_game(kept))
        statements += [insert_entry(kept, seq, event) for seq, event in enumerate(kept.events, 1)]
    return [*statements, upsert_store_digest(journal)]
