"""The store of a page, which has no threads: commits at once, then saves to the browser."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from game.store.copies import remove_copies
from game.store.database import Connection
from game.store.journal import Journal
from game.store.recovery import trouble
from game.store.writer import RETRY, Change, Snapshot, Writer
from game.web.browser import BrowserPage


def writer_for(page: BrowserPage) -> type[Writer]:
    """A writer whose file system is the page's memory, which the page keeps in the browser."""

    class PageWriter(Writer):
        """Commits within `put`: a few milliseconds, since the file is in memory."""

        def __init__(
            self,
            path: Path,
            connection: Connection | None,
            journal: Journal,
            snapshot: Callable[[], Snapshot],
        ) -> None:
            super().__init__(path, connection, journal, snapshot)
            self._failed_at = 0.0

        def start(self) -> None:
            """Take over what was found."""
            self._back_up()
            page.keep()

        def put(self, entry: Change) -> None:
            """Have this kept now; what cannot be kept waits for the next try."""
            self._waiting.append(entry)
            if not self.trouble or time.monotonic() - self._failed_at > RETRY:
                self.flush(0.0)

        def flush(self, timeout: float) -> bool:
            """Write what waits; False if it could not be written."""
            if not self._waiting:
                return True
            batch = list(self._waiting)
            try:
                batch = self._write(batch)
            except Exception as error:  # no kind of error may lose the moves
                self._failed_at = time.monotonic()
                self.trouble = trouble(error)
                self._let_go()
                return False
            if any(entry.wipes for entry in batch):
                with suppress(OSError):
                    remove_copies(self._path)
            self._acknowledge(batch)
            page.keep()
            return True

        def close(self, timeout: float) -> bool:
            """Write what is left, and let go of the file."""
            written = self.flush(timeout)
            self._let_go()
            page.keep()
            return written

    return PageWriter
