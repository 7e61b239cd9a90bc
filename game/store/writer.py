"""The one thread that writes: what waits goes to the disk in order, and none of it is given up."""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextlib import suppress
from datetime import date
from pathlib import Path
from typing import NamedTuple

from game.core.phrase import Phrase, say
from game.files.atomic_files import make_folder
from game.store.copies import day_of, numbered, remove_copies
from game.store.database import EVERYTHING, Connection, Damaged, Foreign, log_heads
from game.store.journal import Journal, Statement
from game.store.recovery import FAILURES, is_damage, set_aside, trouble

RETRY = 5.0
"""Seconds between two tries while the disk is full, read-only or gone."""


class Change(NamedTuple):
    """Statements that are kept together or not at all."""

    statements: tuple[Statement, ...]
    store_digest: str
    """The digest of all rows after it."""
    moves: int = 0
    """Moves of games among them."""
    wipes: bool = False
    """True if the copies beside the file are deleted, too."""


class Snapshot(NamedTuple):
    """Everything that must be kept, for a file that has to be written again."""

    statements: list[Statement]
    store_digest: str
    chains: dict[int, list[str]]
    """Of each game; empty for one that was cleared away in this run."""


class Vanished(OSError):
    """The file was taken from under the connection."""


class Writer(threading.Thread):
    """Owns the connection. Everything public may be called from any thread and returns at once."""

    def __init__(
        self,
        path: Path,
        connection: Connection | None,
        journal: Journal,
        snapshot: Callable[[], Snapshot],
    ) -> None:
        """``journal``: the content of the file now. ``snapshot`` gives everything to be kept."""
        super().__init__(name="store", daemon=True)
        self.acknowledged = 0
        """Moves whose commit has returned."""
        self.trouble: Phrase | None = None
        """Why nothing is kept at the moment."""
        self.lasting: Phrase | None = None
        """Lasting trouble with the file in this run, for a person to look after."""
        self._path = path
        self._connection = connection
        self._snapshot = snapshot
        self._store_digest = journal.store_digest()
        self._waiting: list[Change] = []
        self._closing = False
        self._unmended = False
        """True if written data is gone and could not be written again."""
        self._changed = threading.Condition()

    def put(self, entry: Change) -> None:
        """Have this kept as soon as possible."""
        with self._changed:
            self._waiting.append(entry)
            self._changed.notify_all()

    def flush(self, timeout: float) -> bool:
        """Wait until nothing waits any more; False if that takes longer than so many seconds."""
        with self._changed:
            return self._changed.wait_for(lambda: not self._waiting, timeout)

    def close(self, timeout: float) -> bool:
        """Write what waits, then end; False if the disk did not let us."""
        with self._changed:
            self._closing = True
            self._changed.notify_all()
        self.join(timeout)
        return not (self._waiting or self._unmended or self.is_alive())

    def run(self) -> None:
        """Write until told to close; a try that fails is tried again."""
        self._back_up()
        written = False
        while batch := self._next():
            try:
                batch = self._write(batch)
            except Exception as error:  # no kind of error may lose the moves
                if not self._wait_for_better(error):
                    break
            else:
                written = True
                if any(entry.wipes for entry in batch):
                    with suppress(OSError):
                        remove_copies(self._path)
                self._acknowledge(batch)
        if written:
            self._back_up(always=True)
        self._let_go()

    def _next(self) -> list[Change]:
        """The waiting changes, as soon as there are some; none once all is done and we close.

        A move that waits alone gets a commit of its own. What gathered meanwhile shares one: on a
        slow disk that keeps the waiting short.
        """
        with self._changed:
            self._changed.wait_for(lambda: self._waiting or self._closing)
            return list(self._waiting)

    def _write(self, batch: list[Change]) -> list[Change]:
        """Bring this into the file; returns all of what waits that is in it now."""
        known, there = {self._store_digest}, 0
        if self._connection is None:
            self._reopen()
            # Everything queued before the snapshot went into a file that was written again.
            batch = self._next()
            known.add(self._store_digest)
            there = self._already_there(batch)
        assert self._connection is not None
        if self._connection.vanished():
            raise Vanished("the file has vanished")
        left = batch[there:]
        known.update(entry.store_digest for entry in batch)
        self._connection.commit(
            (statement for entry in left for statement in entry.statements), known
        )
        self._store_digest = batch[-1].store_digest
        if self._connection.vanished():  # what is kept in a file without a name is gone with us
            raise Vanished("the file has vanished")
        return batch

    def _already_there(self, batch: list[Change]) -> int:
        """The number of these that the file has: a commit that reported an error may have happened.

        Nothing is written twice. What belonged to a game that is cleared away by now would be
        refused, and all that waits behind it with it. The digest covers all rows, so that of
        changes with the same one the last counts.
        """
        assert self._connection is not None
        store_digest = self._connection.store_digest
        return max(
            (n for n, entry in enumerate(batch, 1) if entry.store_digest == store_digest), default=0
        )

    def _reopen(self) -> None:
        """Take up the file again; a file that is gone or damaged is written again from memory."""
        make_folder(self._path.parent, follow=True)
        snapshots: list[Snapshot] = []

        def content() -> list[Statement]:
            snapshots.append(self._snapshot())
            return snapshots[0].statements

        self._connection = Connection(self._path, content=content)
        if snapshots:
            self._store_digest = snapshots[0].store_digest

    def _wait_for_better(self, error: Exception) -> bool:
        """After a failure: True when it is time for another try."""
        # SQLite calls a file that was moved a read-only one, where it notices before we do.
        gone = self._connection is not None and self._connection.vanished()
        self._let_go()
        lost = gone or isinstance(error, Vanished) or is_damage(error)
        aside = ""
        if lost:
            # Another file may be there by now; ours is written again from memory.
            with suppress(OSError):
                aside = set_aside(self._path).name
        with self._changed:
            first = self.trouble is None
            self.trouble = trouble(error)
            if isinstance(error, Foreign) and aside:
                self.lasting = say("store-conflict", file=aside)
            if lost and first:
                return True  # no fault of the disk is known: at once
            if self._closing:
                return False
            self._changed.wait_for(lambda: self._closing, RETRY)
            return True

    def _acknowledge(self, batch: list[Change]) -> None:
        with self._changed:
            del self._waiting[: len(batch)]
            self.acknowledged += sum(entry.moves for entry in batch)
            self.trouble = None
            self._changed.notify_all()

    # --- backups --------------------------------------------------------------------------------

    def _back_up(self, *, always: bool = False) -> None:
        """Renew today's backup; a new day's first one pushes the older ones back."""
        newest = numbered(self._path, "backup", 1)
        today = day_of(newest) == date.today()
        if self._connection is None or (today and not always):
            return
        try:
            if always:
                self._check()
            self._connection.backup(rotate=not today or self._knows_more(newest))
        except Foreign:
            self._mend(foreign=True)
        except MemoryError:
            pass  # no reason to end: the moves of this run are still written
        except FAILURES as error:
            # A file that was damaged during the run must not become a copy: memory is.
            if is_damage(error) or (self._connection and self._connection.vanished()):
                self._mend(foreign=False)

    def _check(self) -> None:
        """True if all that was written can be read again. Raises Foreign, or one of `FAILURES`."""
        assert self._connection is not None
        if self._connection.vanished() or self._connection.store_digest != self._store_digest:
            raise Foreign("it is not what Quarkade wrote")
        self._connection.check()
        if self._connection.load(EVERYTHING).store_digest() != self._store_digest:
            raise Damaged("it is not what Quarkade wrote")

    def _knows_more(self, copy: Path) -> bool:
        """True if a copy has moves that we do not have, or other ones: then it must stay."""
        chains = self._snapshot().chains
        for game_id, (events, head) in log_heads(copy).items():
            chain = chains.get(game_id)
            if chain is None or (chain and chain[events : events + 1] != [head]):
                return True
        return False

    def _mend(self, *, foreign: bool) -> None:
        """Put the file aside and write ours again, at the last moment."""
        self._let_go()
        try:
            with suppress(FileNotFoundError):  # it has vanished: nothing is in the way
                aside = set_aside(self._path).name
                if foreign:
                    self.lasting = say("store-conflict", file=aside)
            self._reopen()
            assert self._connection is not None
            self._connection.backup(rotate=True)
        except FAILURES as error:
            self._unmended = True
            self.trouble = trouble(error)

    def _let_go(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None
