"""The store of games in progress, finished games and progress; no frame waits for the disk.

Everything is kept twice: in memory, which answers at once, and in one SQLite file, written by a
thread of its own. A move is acknowledged when its commit has returned: no crash takes it back then.
"""

from __future__ import annotations

import math
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date
from pathlib import Path
from types import TracebackType

from game.core.phrase import Phrase, say
from game.core.record import Record, out_of_bounds
from game.files.atomic_files import LockFile, LockTaken, make_folder
from game.store import copies, database, journal
from game.store.journal import Journal, KeptGame, LogEntry, NoSuchGame, SavedGame
from game.store.loading import KeepLimits, is_valid_progress
from game.store.recovery import (
    FAILURES,
    KEEP_FINISHED,
    KEEP_UNFINISHED,
    Busy,
    in_memory,
    open_connection,
)
from game.store.writer import Change, Snapshot, Writer

__all__ = ["FILE", "NoSuchGame", "SavedGame", "Store", "StoreLocked"]

FILE = "store.db"
LOCK = "store.lock"
CROWD = 2
"""Times the games that are kept: with more of them, a program that runs on clears up by itself."""


class StoreLocked(Exception):
    """Another Quarkade has these saved games open. The message names the folder."""


class Store:
    """The kept games of one folder. All methods but `open`, `flush` and `close` return at once.

    For one thread: that of the screen.
    """

    def __init__(
        self, journal: Journal, lock: LockFile | None, writer: Writer | None, notice: Phrase | None
    ) -> None:
        """See `open`."""
        self._journal = journal
        self._lock = lock
        self._writer = writer
        self._opening_notice = notice
        self._gathered: list[Change] | None = None
        # The writer reads the journal to write the file again: what goes into one commit
        # must be in it whole or not at all.
        self._guard = threading.RLock()

    @classmethod
    def open(cls, folder: Path, writer: type[Writer] = Writer) -> Store:
        """Open the store of a folder, which is made if need be; ``writer`` keeps what changes.

        Damage is moved aside and told by `notice`; where nothing can be written, all works in
        memory. Raises StoreLocked when a second copy is running.
        """
        try:
            make_folder(folder, follow=True)
            lock = LockFile(folder / LOCK)
            copies.sweep(folder)
        except LockTaken as taken:
            raise StoreLocked(str(folder)) from taken
        except OSError as error:
            return cls(_look(folder / FILE), None, None, in_memory(error))
        try:
            opened = open_connection(folder / FILE)
        except BaseException as error:
            lock.release()
            if isinstance(error, Busy):
                raise StoreLocked(str(folder)) from error
            raise
        store = cls(opened.journal, lock, None, opened.notice)
        if opened.journal.refused and not opened.notice:
            store._opening_notice = say("store-refused", count=len(opened.journal.refused))
        if opened.connection or opened.retry:
            store._writer = writer(
                folder / FILE, opened.connection, opened.journal, store._everything
            )
            if not opened.connection:
                # It may pass: then no message is needed any more.
                store._writer.trouble, store._opening_notice = opened.notice, None
            store._writer.start()
        return store

    # --- a game in progress ---

    def begin(self, record: Record) -> int:
        """Keep a game that was set up; returns its id. The record has no moves yet."""
        assert not record.moves
        if wrong := out_of_bounds(record):  # refused here, not by the thread
            raise ValueError(f"{wrong} is out of bounds")
        with self._guard:
            kept = self._journal.add(record, date.today())
            self._put(journal.insert_game(kept))
        return kept.id

    def played(self, game_id: int, n: int, move_text: str, digest: str) -> None:
        """Keep move number ``n`` (from 1) and the digest of the position after it."""
        self._note(game_id, LogEntry("move", n, move_text, digest))

    def rewound(self, game_id: int, n: int) -> None:
        """Only the first ``n`` moves count; the others stay in the log."""
        self._note(game_id, LogEntry("rewind", n))

    def _note(self, game_id: int, event: LogEntry) -> None:
        kept = self._journal.game(game_id)
        assert kept.state == "open", (game_id, kept.state)
        with self._guard:
            seq = kept.note(event)
            self._journal.changed(kept)
            change = journal.insert_entry(kept, seq, event), journal.update_game(kept)
            self._put(*change, moves=int(event.kind == "move"))

    def finished(self, game_id: int, returns: tuple[float, ...], digest: str) -> None:
        """The game is over: its result and its score, in one commit."""
        kept = self._journal.game(game_id)
        assert kept.state == "open", (game_id, kept.state)
        assert all(map(math.isfinite, returns)), returns
        assert digest == kept.record().digest, "the digest of the last move"
        with self._guard:
            kept.state, kept.returns = "finished", tuple(map(float, returns))
            self._journal.changed(kept)
            self._put(journal.update_game(kept))
        if len(self._journal.games) > CROWD * (KEEP_FINISHED + KEEP_UNFINISHED):
            self.prune()

    def dropped(self, game_id: int) -> None:
        """Drop a game that will not be continued."""
        kept = self._journal.game(game_id)
        assert kept.state == "open", (game_id, kept.state)
        with self._guard:
            kept.state = "dropped"
            self._journal.changed(kept)
            self._put(journal.update_game(kept))

    # --- what is kept ---

    def unfinished(self) -> list[SavedGame]:
        """Games to go on with, newest first."""
        return self._journal.saved("open")

    def games(self, limit: int) -> list[SavedGame]:
        """The newest finished games."""
        return self._journal.saved("finished")[:limit]

    def record(self, game_id: int) -> Record:
        """A game so far. Raises NoSuchGame."""
        return self._journal.game(game_id).record()

    def progress(self, key: str) -> str | None:
        """The text that was last set under this key."""
        return self._journal.progress.get(key)

    def progress_keys(self, prefix: str) -> list[str]:
        """All keys that begin like this under which something was set, in their order."""
        return sorted(key for key in list(self._journal.progress) if key.startswith(prefix))

    def set_progress(self, key: str, value: str) -> None:
        """Keep a small text (JSON, as a rule): lessons done, statistics.

        Raises ValueError for one of more than 64,000 bytes.
        """
        if not is_valid_progress(key, value):
            raise ValueError(f"{key}: {len(value)} characters are too many, or too deep")
        with self._guard:
            self._journal.learn(key, value)
            self._put(journal.upsert_progress(key, value))

    def forget(self, *prefixes: str) -> None:
        """Drop the progress under all keys that begin like one of these."""
        going = [key for key in self._journal.progress if key.startswith(prefixes)]
        with self._guard:
            for key in going:
                self._journal.forget(key)
            if going:
                self._put(*journal.delete_progress(going))

    # --- clearing up ---

    def prune(self) -> None:
        """Clear away what a start would clear away: for a program that runs for days."""
        with self._guard:
            going = list(self._journal.superfluous(KEEP_FINISHED, KEEP_UNFINISHED))
            self._clear(going)

    def clear_but(self, day: date) -> None:
        """Clear away the finished games that were not begun on this day.

        Those of a day to come are among them: the clock was ahead when they were begun.
        """
        with self._guard:
            kept = self._journal.games.values()
            going = [each for each in kept if each.state == "finished" and each.when != day]
            self._clear(going)

    def _clear(self, going: list[KeptGame]) -> None:
        self._journal.clear(going)
        if going:
            changes = journal.delete_games(kept.id for kept in going)
            self._put(*changes, *journal.upsert_counts(self._journal))

    def wipe(self) -> None:
        """Delete every game, score and piece of progress, in the file, its backups and in memory.

        No kept game may be on the table.
        """
        with self._guard:
            self._journal.wipe()
            self._opening_notice = None
            self._put(*journal.delete_everything(), wipes=True)

    def note_read(self) -> None:
        """Mark the notice of the start as read: from now on `notice` tells of new trouble only."""
        if self._writer is not None:
            self._opening_notice = None

    # --- the disk ---

    @property
    def acknowledged(self) -> int:
        """Moves whose commit has returned since the store was opened."""
        return self._writer.acknowledged if self._writer else 0

    @property
    def notice(self) -> Phrase | None:
        """A sentence for the player: what is wrong with the disk now, or was found at the start."""
        writer = self._writer
        return (writer.trouble or writer.lasting if writer else None) or self._opening_notice

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

    @contextmanager
    def together(self) -> Iterator[None]:
        """Everything that is written in this ``with`` is kept in one commit, or not at all."""
        assert self._gathered is None
        with self._guard:
            self._gathered = []
            try:
                yield
            finally:
                gathered, self._gathered = self._gathered, None
                if gathered:
                    changes = [change for entry in gathered for change in entry.statements]
                    self._put(*changes, moves=sum(entry.moves for entry in gathered))

    def _put(self, *changes: journal.Statement, moves: int = 0, wipes: bool = False) -> None:
        """Hand over what is kept in one commit; to be called while the guard is held."""
        if self._gathered is not None:
            self._gathered.append(Change(changes, "", moves, wipes))
        elif self._writer:
            store_digest = self._journal.store_digest()
            change = (*changes, journal.upsert_meta("seal", store_digest))
            self._writer.put(Change(change, store_digest, moves, wipes))

    def _everything(self) -> Snapshot:
        with self._guard:
            return Snapshot(
                journal.insert_everything(self._journal),
                self._journal.store_digest(),
                self._heads(),
            )

    def _heads(self) -> dict[int, list[str]]:
        chains = {kept.id: list(kept.chain) for kept in self._journal.games.values()}
        return {**chains, **{game_id: [] for game_id in self._journal.gone}}


def _look(path: Path) -> Journal:
    """The readable content of a folder where nothing can be written."""
    try:
        connection = database.Connection(path, immutable=True)
    except (database.Newer, *FAILURES):
        return Journal()
    try:
        return connection.load(KeepLimits(KEEP_FINISHED, KEEP_UNFINISHED))
    except FAILURES:
        return Journal()
    finally:
        connection.close()
