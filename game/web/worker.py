"""A worker of the browser as a `EngineClient` sees it."""

from __future__ import annotations

import time

from ai.registry import Registry
from ai.worker.protocol import Garbled, Gone, Reply, Spawn, parse_reply
from game.web.page import BrowserWorker, Page

STARTING = 90.0
"""Seconds after which a worker that has not said hello is given up: it loads Python first."""
WINDING_DOWN = 2.0
"""Seconds that it may still be busy with a cancelled request: a new one would load Python again."""


class PageWorker:
    """Thinks in a worker. The worker holds the games of the house and no others."""

    def __init__(self, worker: BrowserWorker) -> None:
        self.born = time.monotonic()
        self.starting = STARTING
        self.winding_down = WINDING_DOWN
        self.ready = False
        self.serving = 0
        self.cancelled_at = 0.0
        self.pid = 0
        self._worker = worker

    def send(self, number: int, message: bytes) -> None:
        """Give it a request. It must be idle."""
        assert not self.serving, "one request at a time"
        self.serving, self.cancelled_at = number, 0.0
        self._worker.post(number, message.decode())

    def receive(self) -> Reply | Gone | None:
        """The next message, if one has come."""
        message = self._worker.take()
        if not message:
            return None
        try:
            return parse_reply(message.encode())
        except Garbled as error:
            return Gone(f"garbage: {error}")

    def cancel(self) -> None:
        """The request it is busy with is not wanted any more."""
        if self.serving and not self.cancelled_at:
            self.cancelled_at = time.monotonic()
            self._worker.cancel(self.serving)

    def terminate(self) -> None:
        """End it now."""
        self._worker.end()

    def join(self, seconds: float) -> None:
        """Nothing to wait for: a worker that was ended is gone."""


def spawn_from(page: Page) -> Spawn:
    """Starts workers of this page."""

    def spawn(_registry: Registry) -> PageWorker:
        return PageWorker(page.spawn())

    return spawn
