"""What lasts: games in progress, finished games, progress; nobody waits for the disk.

Everything is kept twice: in memory, which answers at once, and in one SQLite file, written by a
thread of its own. A move is acknowledged when its commit has returned: no crash takes it back then.
"""

from __future__ import annotations

import math
import threading
from datetime import date
from pathlib import Path
from types import TracebackType

from game.core.phrase import Phrase, say
from game.core.record import Record
from game.files.lockfile import LockFile, Taken
from game.store import database, statements
from game.store.memory import Event, Ledger, NoSuchGame, Saved
from game.store.recovery import (
    FAILURES,
    KEEP_FINISHED,
    KEEP_UNFINISHED,
    Busy,
    in_memory,
    open_shelf,
    read,
)
from game.store.writer import Entry, Writer

__all__ = ["FILE", "NoSuchGame", "Saved", "Store", "StoreLocked"]

FILE = "store.db"
LOCK = "store.lock"


class StoreLocked(Exception):
    """Another Quarkade has these saved games open. The message names the folder."""


class Store:
    """The kept games of one folder. All methods but `open`, `flush` and `close` return at once.

    For one thread: that of the screen.
    """

    def __init__(
        self, ledger: Ledger, lock: LockFile | None, writer: Writer | None, notice: Phrase | None
    ) -> None:
        """See `open`."""
        self._ledger = ledger
        self._lock = lock
        self._writer = writer
        self._found = notice
        # The writer reads the ledger when it has to make the file anew.
        self._guard = threading.Lock()

    @classmethod
    def open(cls, folder: Path, writer: type[Writer] = Writer) -> Store:
        """Open the store of a folder, which is made if need be; ``writer`` keeps what changes.

        Damage is moved aside and told by `notice`; where nothing can be written, all works in
        memory. Raises StoreLocked when a second copy is running.
        """
        try:
            folder.mkdir(parents=True, exist_ok=True)
            lock = LockFile(folder / LOCK)
        except Taken as taken:
            raise StoreLocked(str(folder)) from taken
        except OSError as error:
            return cls(_look(folder / FILE), None, None, in_memory(error))
        try:
            found = open_shelf(folder / FILE)
        except BaseException as error:
            lock.release()
            if isinstance(error, Busy):
                raise StoreLocked(str(folder)) from error
            raise
        store = cls(found.ledger, lock, None, found.notice)
        if found.ledger.refused and not found.notice:
            store._found = say("store-refused", count=len(found.ledger.refused))
        if found.shelf or found.retry:
            store._writer = writer(folder / FILE, found.shelf, store._everything)
            if not found.shelf:
                # It may pass: then nobody needs to be told any more.
                store._writer.trouble, store._found = found.notice, None
            store._writer.start()
        return store

    # --- a game in progress ---

    def begin(self, record: Record) -> int:
        """Keep a game that was set up; returns its id. The record has no moves yet."""
        assert not record.moves
        record.seed.encode()  # a seed that cannot be written is refused here, not by the thread
        with self._guard:
            kept = self._ledger.add(record, date.today())
        self._put(statements.begun(kept))
        return kept.id

    def played(self, game_id: int, n: int, move_text: str, digest: str) -> None:
        """Keep move number ``n`` (from 1) and the digest of the position after it."""
        self._note(game_id, Event("move", n, move_text, digest))

    def rewound(self, game_id: int, n: int) -> None:
        """Only the first ``n`` moves stand; the others stay in the log."""
        self._note(game_id, Event("rewind", n))

    def _note(self, game_id: int, event: Event) -> None:
        kept = self._ledger.game(game_id)
        assert kept.state == "open", (game_id, kept.state)
        with self._guard:
            seq = kept.note(event)
        self._put(statements.noted(kept, seq, event), moves=int(event.kind == "move"))

    def finished(self, game_id: int, returns: tuple[float, ...], digest: str) -> None:
        """The game is over: its result and its score, in one commit."""
        kept = self._ledger.game(game_id)
        assert kept.state == "open", (game_id, kept.state)
        assert all(map(math.isfinite, returns)), returns
        assert digest == kept.record().digest, "the digest of the last move"
        with self._guard:
            kept.state, kept.returns = "finished", tuple(map(float, returns))
        self._put(*statements.ended(kept))

    def dropped(self, game_id: int) -> None:
        """Nobody wants to go on with this game."""
        kept = self._ledger.game(game_id)
        assert kept.state == "open", (game_id, kept.state)
        with self._guard:
            kept.state = "dropped"
        self._put(*statements.ended(kept))

    # --- what is kept ---

    def unfinished(self) -> list[Saved]:
        """Games to go on with, newest first."""
        return self._ledger.saved("open")

    def games(self, limit: int) -> list[Saved]:
        """The newest finished games."""
        return self._ledger.saved("finished")[:limit]

    def record(self, game_id: int) -> Record:
        """A game as it stands. Raises NoSuchGame."""
        return self._ledger.game(game_id).record()

    def progress(self, key: str) -> str | None:
        """What was last set under this key."""
        return self._ledger.progress.get(key)

    def set_progress(self, key: str, value: str) -> None:
        """Keep a small text (JSON, as a rule): lessons done, statistics.

        Raises ValueError for one of more than 64,000 bytes.
        """
        if len(value.encode()) > database.LONGEST:
            raise ValueError(f"{key}: {len(value)} characters are too many")
        with self._guard:
            self._ledger.progress[key] = value
        self._put(statements.learnt(key, value))

    def forget(self, *prefixes: str) -> None:
        """Drop the progress under all keys that begin like one of these."""
        going = [key for key in self._ledger.progress if key.startswith(prefixes)]
        with self._guard:
            for key in going:
                del self._ledger.progress[key]
        if going:
            self._put(*map(statements.forgotten, going))

    # --- clearing up ---

    def prune(self) -> None:
        """Clear away what a start would clear away: for a program that runs for days."""
        with self._guard:
            going = list(self._ledger.superfluous(KEEP_FINISHED, KEEP_UNFINISHED))
            changes = statements.cleared(self._ledger, going)
            self._ledger.clear(going)
        if going:
            self._put(*changes)

    def wipe(self) -> None:
        """Delete every game, score and piece of progress, in the file, its backups and in memory.

        Nobody may have a kept game on the table.
        """
        with self._guard:
            self._ledger.wipe()
        self._found = None
        if self._writer:
            self._writer.put(Entry(tuple(statements.wiped()), wipes=True))

    def note_read(self) -> None:
        """What was found at the start has been read: `notice` tells only of what is wrong now."""
        if self._writer is not None:
            self._found = None

    # --- the disk ---

    @property
    def acknowledged(self) -> int:
        """Moves whose commit has returned since the store was opened."""
        return self._writer.acknowledged if self._writer else 0

    @property
    def notice(self) -> Phrase | None:
        """A sentence for the player: what is wrong with the disk now, or was found at the start."""
        return (self._writer.trouble if self._writer else None) or self._found

    def flush(self, timeout: float) -> bool:
        """Wait until all is on the disk; False if that takes longer than ``timeout`` seconds."""
        return self._writer is not None and self._writer.flush(timeout)

    def close(self, timeout: float = 30.0) -> bool:
        """Write what is left and let go of the folder; False if not all could be written.

        A disk that refuses is given up at once; the time is for one that is slow.
        """
        kept = self._writer is not None and self._writer.close(timeout)
        if self._lock:
            self._lock.release()
            self._lock = None
        return kept

    def __enter__(self) -> Store:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _put(self, *changes: statements.Statement, moves: int = 0) -> None:
        if self._writer:
            self._writer.put(Entry(changes, moves))

    def _everything(self) -> list[statements.Statement]:
        with self._guard:
            return statements.everything(self._ledger)


def _look(path: Path) -> Ledger:
    """What can be read in a folder where nothing can be written."""
    if not path.is_file():
        return Ledger()
    try:
        found, ledger = read(path)
    except (database.Newer, *FAILURES):
        return Ledger()
    found.close()
    return ledger
