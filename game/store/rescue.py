"""Saves from damaged files what proves itself: rows read page by page, each by itself.

Nothing here trusts a list, a count or a pointer of the file. A row is taken if its proof is right,
and an event if it is the next link of its game's chain; so rows of several copies can be put
together, and nothing comes out that was not once written.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from game.files.atomic_files import read_ordinary
from game.store.loading import (
    KEYS,
    LARGEST,
    LONGEST_LOG,
    NONSENSE,
    checked,
    kept_of,
    number_in,
    sane,
)
from game.store.memory import BadLog, Event, Kept, Ledger, linked
from game.store.pages import Pages
from game.store.proofs import proof, seal

LIMIT = 32 * 2**20
"""Bytes of a file that is read; ours have a few million at the most."""
JOURNAL_HEAD = 512
"""Bytes before the first page in a journal; then each page has eight bytes more around it."""

Stored = dict[int, dict[int, list[tuple[Event, str]]]]
"""Game -> number in its log -> what lies there, with the proof that lies beside it."""


@dataclass(slots=True)
class Rows:
    """What was read from one file or several, in the order in which they are to be believed."""

    games: dict[int, list[tuple[Any, ...]]] = field(default_factory=lambda: defaultdict(list))
    events: Stored = field(default_factory=lambda: defaultdict(lambda: defaultdict(list)))
    progress: dict[str, str] = field(default_factory=dict)
    tally: dict[str, int] = field(default_factory=dict)
    seals: list[str] = field(default_factory=list)
    newest_gone: int = 0
    """The highest number of a game that was cleared away, as far as it is known."""
    proofs: set[str] = field(default_factory=set)
    """Of all rows that a seal covers."""

    def add(self, other: Rows) -> None:
        """What is only in the other one."""
        for game_id, rows in other.games.items():
            self.games[game_id] += rows
        for game_id, log in other.events.items():
            for seq, events in log.items():
                self.events[game_id][seq] += events
        self.progress = {**other.progress, **self.progress}
        for what, count in other.tally.items():
            self.tally[what] = max(count, self.tally.get(what, 0))
        self.newest_gone = max(other.newest_gone, self.newest_gone)

    @property
    def newest(self) -> int:
        """The highest number of a game that there was."""
        return max([self.newest_gone, *self.games])

    @property
    def whole(self) -> bool:
        """Whether every row is there that was there when the file was last written."""
        return seal(self.proofs) in self.seals


class Salvage(NamedTuple):
    """What was saved."""

    ledger: Ledger
    short: dict[int, int]
    """Game -> how many events of its log are known to be missing."""
    sizes: tuple[int, ...]
    """Games in each of the files, as far as they can be read."""


def read_rows(raw: bytes) -> Rows:
    """Every row in the bytes of a store, or of its journal. Raises nothing."""
    rows = Rows()
    for size, part in _as_pages(raw):
        for cell in Pages(part, size).rows():
            try:
                _take(rows, cell.rowid, cell.row)
            except NONSENSE:
                continue
    return rows


def _as_pages(raw: bytes) -> Iterable[tuple[int, bytes]]:
    """The pages of a store. A journal is told by its beginning: its pages are cut out first."""
    if raw.startswith(b"\xd9\xd5\x05\xf9"):
        size = int.from_bytes(raw[24:28], "big")
        if 512 <= size <= 65536 and not size & (size - 1):
            starts = range(JOURNAL_HEAD + 4, len(raw) - size + 1, size + 8)
            yield size, b"".join(raw[at : at + size] for at in starts)
        return
    declared = int.from_bytes(raw[16:18], "big")
    size = declared if 512 <= declared <= 32768 and not declared & (declared - 1) else 4096
    yield size, raw
    if size != 4096:  # ours, unless that very field is damaged
        yield 4096, raw


def _take(rows: Rows, rowid: int, row: tuple[Any, ...]) -> None:
    """Find out which table a row is of. Raises one of `NONSENSE` for what is none."""
    match len(row):
        case 14 if row[0] is None and 0 < rowid < LARGEST:
            rows.games[rowid].append((rowid, *row[1:]))
            if proof("game", rowid, *row[1:-1]) == row[-1]:
                rows.proofs.add(row[-1])
        case 7:
            game_id, seq, kind, n, move, digest, stored = row
            if 0 < game_id < LARGEST and 0 < seq <= LONGEST_LOG:
                event = checked(Event(kind, n, move, digest))
                rows.events[game_id][seq].append((event, str(stored)))
        case 3:
            key, value, stored = row
            if proof("progress", key, value) == stored and sane(key, value):
                if len(rows.progress) < KEYS:
                    rows.progress.setdefault(key, value)
                rows.proofs.add(stored)
            elif proof("tally", key, value) == stored and 0 <= value < LARGEST:
                rows.tally[key] = max(value, rows.tally.get(key, 0))
                rows.proofs.add(stored)
            elif proof("meta", key, value) == stored and key == "seal":
                rows.seals.append(value)
            elif proof("meta", key, value) == stored and key == "cleared":
                rows.newest_gone = max(number_in(value), rows.newest_gone)


# --- putting games together ----------------------------------------------------------------------


def salvage(sources: Sequence[bytes]) -> Salvage:
    """What proves itself in these files, the first of them being believed first."""
    rows, settled = Rows(), set[int]()
    newest = 0
    complete = False
    sizes = []
    for number, raw in enumerate(sources):
        salvaged = read_rows(raw)
        sizes.append(len(salvaged.games))
        if number:
            # A whole copy that knows nothing of an older game knows that it was cleared away.
            for game_id in [
                each for each in salvaged.games if each <= newest and each not in settled
            ]:
                del salvaged.games[game_id]
        if complete:
            # It knew all progress, too: what is only in an older one was forgotten on purpose.
            salvaged.progress.clear()
        rows.add(salvaged)
        settled |= set(salvaged.games)
        complete = complete or salvaged.whole
        if salvaged.whole:
            # No seal covers what was cleared last: of two whole ones the second may know better.
            newest = max(newest, salvaged.newest)
    ledger = Ledger(progress=dict(rows.progress))
    ledger.pruned_games = rows.tally.get("games", 0)
    ledger.pruned_moves = rows.tally.get("moves", 0)
    short: dict[int, int] = {}
    for game_id in rows.events.keys() - rows.games.keys():
        if game_id > newest:
            short[game_id] = len(rows.events[game_id])  # a log whose game is gone
    for game_id in sorted(rows.games):
        kept, missing = _game(rows.games[game_id], rows.events.get(game_id, {}))
        if kept is not None:
            ledger.games[game_id] = kept
        if missing:
            short[game_id] = missing
    ledger.newest_gone, ledger.next_id = rows.newest_gone, rows.newest + 1
    return Salvage(ledger, short, tuple(sizes))


def _game(
    rows: list[tuple[Any, ...]], log: dict[int, list[tuple[Event, str]]]
) -> tuple[Kept | None, int]:
    """The longest game that these rows prove, and how many events of it are missing."""
    best: Kept | None = None
    missing = 0
    for row in rows:
        proven = _proves(row)
        try:
            kept = kept_of(row)
        except NONSENSE:
            continue
        kept.state, kept.returns = "open", ()
        _grow(kept, log, row[12])
        if not proven and not kept.events:
            continue  # nothing at all speaks for it
        if best is None or len(kept.events) > len(best.events):
            best = kept
    if best is None:
        return None, max(1, len(log))
    proven_rows = [row for row in rows if _proves(row)]
    for row in proven_rows or rows:
        if (row[10], row[12]) == (len(best.events), best.chain[-1]):
            ended = kept_of(row)
            best.state, best.returns = ended.state, ended.returns
            break
        if _proves(row):
            missing = max(missing, row[10] - len(best.events))
    return best, missing


def _proves(row: tuple[Any, ...]) -> bool:
    try:
        return bool(proof("game", *row[:-1]) == row[-1])
    except NONSENSE:
        return False


def _grow(kept: Kept, log: dict[int, list[tuple[Event, str]]], head: str) -> None:
    """Add events as long as one is the next link of the chain."""
    while True:
        seq = len(kept.events) + 1
        for event, stored in log.get(seq, ()):
            link = linked(kept.chain[-1], seq, event)
            if link == stored or _vouched(link, log.get(seq + 1, ()), seq + 1, head):
                break
        else:
            return
        try:
            kept.note(event)
        except BadLog:
            return


def _vouched(link: str, after: Sequence[tuple[Event, str]], seq: int, head: str) -> bool:
    """Whether an event whose own proof is damaged is proven by what comes after it."""
    return link == head or any(stored == linked(link, seq, event) for event, stored in after)


def sources(paths: Iterable[Path]) -> list[bytes]:
    """The content of those files that can be read and are not too large."""
    files = []
    for path in paths:
        try:
            files.append(read_ordinary(path, LIMIT))
        except OSError:
            continue
    return files
