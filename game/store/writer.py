"""The one thread that writes: what waits goes to the disk in order, and none of it is given up."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable
from contextlib import suppress
from datetime import date
from pathlib import Path
from typing import NamedTuple

from game.core.phrase import Phrase
from game.store.backups import numbered, remove_copies
from game.store.database import Shelf
from game.store.recovery import is_damage, set_aside, trouble
from game.store.statements import Statement

RETRY = 5.0
"""Seconds between two tries while the disk is full, read-only or gone."""


class Entry(NamedTuple):
    """What is kept together or not at all."""

    statements: tuple[Statement, ...]
    moves: int = 0
    """How many moves of games are among them."""
    wipes: bool = False
    """Whether the copies beside the file go too."""


class Vanished(OSError):
    """The file was taken from under the connection."""


class Writer(threading.Thread):
    """Owns the connection. Everything public may be called from any thread and returns at once."""

    def __init__(
        self, path: Path, shelf: Shelf | None, snapshot: Callable[[], list[Statement]]
    ) -> None:
        """``snapshot`` gives everything that is to be kept, for a file that has to be made anew."""
        super().__init__(name="store", daemon=True)
        self.acknowledged = 0
        """Moves whose commit has returned."""
        self.trouble: Phrase | None = None
        """Why nothing is kept at the moment."""
        self._path = path
        self._shelf = shelf
        self._snapshot = snapshot
        self._waiting: list[Entry] = []
        self._closing = False
        self._changed = threading.Condition()

    def put(self, entry: Entry) -> None:
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
        return not self._waiting and not self.is_alive()

    def run(self) -> None:
        """Write until told to close; a try that fails is tried again."""
        self._back_up()
        written = False
        while batch := self._next():
            try:
                self._write(batch)
            except Exception as error:  # whatever it is, the moves must outlive it
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

    def _next(self) -> list[Entry]:
        """What waits, as soon as something does; nothing once all is done and we close.

        A move that waits alone gets a commit of its own. What gathered meanwhile shares one: on a
        slow disk that keeps the waiting short.
        """
        with self._changed:
            self._changed.wait_for(lambda: self._waiting or self._closing)
            return list(self._waiting)

    def _write(self, batch: list[Entry]) -> None:
        if self._shelf is None:
            self._reopen()
        assert self._shelf is not None
        if self._shelf.vanished():
            raise Vanished("the file has vanished")
        self._shelf.commit(statement for entry in batch for statement in entry.statements)

    def _reopen(self) -> None:
        """Take up the file again; one that is gone or damaged is written anew from memory."""
        self._path.parent.mkdir(parents=True, exist_ok=True)
        shelf = Shelf(self._path)
        try:
            if shelf.blank():
                shelf.commit(self._snapshot())
                shelf.sign()
        except BaseException:
            shelf.close()
            raise
        self._shelf = shelf

    def _wait_for_better(self, error: Exception) -> bool:
        """After a failure: True when it is time for another try."""
        self._let_go()
        lost = isinstance(error, Vanished) or is_damage(error)
        if lost:
            # Another file may lie there by now; ours is written anew from memory.
            with suppress(OSError):
                set_aside(self._path)
        with self._changed:
            first = self.trouble is None
            self.trouble = trouble(error)
            if lost and first:
                return True  # nothing is wrong with the disk, as far as we know: at once
            if self._closing:
                return False
            self._changed.wait_for(lambda: self._closing, RETRY)
            return True

    def _acknowledge(self, batch: list[Entry]) -> None:
        with self._changed:
            del self._waiting[: len(batch)]
            self.acknowledged += sum(entry.moves for entry in batch)
            self.trouble = None
            self._changed.notify_all()

    def _back_up(self, *, always: bool = False) -> None:
        """Renew today's backup; a new day's first one pushes the older ones back."""
        newest = numbered(self._path, "backup", 1)
        try:
            today = date.fromtimestamp(newest.stat().st_mtime) == date.today()
        except OSError:
            today = False
        if self._shelf is not None and (always or not today):
            with suppress(sqlite3.Error, OSError):  # the next start tries again
                self._shelf.backup(rotate=not today)

    def _let_go(self) -> None:
        if self._shelf is not None:
            self._shelf.close()
            self._shelf = None
