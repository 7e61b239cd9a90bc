"""The page that the arcade runs in, and its workers. ``static/arcade.mjs`` answers."""

from __future__ import annotations

import time
from typing import Protocol

from ai.registry import Registry
from ai.worker.protocol import Garbled, Gone, Reply, Spawn, parse_reply


class BrowserWorker(Protocol):
    """A thread of the browser that thinks; see `static/thinker.mjs`."""

    def post(self, number: int, message: str) -> None:
        """Give it a request."""

    def take(self) -> str:
        """The next message from it; empty: there is none."""

    def cancel(self, number: int) -> None:
        """Requests up to this one are not wanted any more."""

    def end(self) -> None:
        """End it now."""


class BrowserPage(Protocol):
    """The browser's side. Every call returns at once."""

    def keep(self) -> None:
        """Bring the data folder into the browser's storage soon."""

    def keeps(self) -> bool:
        """True if the browser keeps what it is given; False also while it fails to."""

    def carry(self, language: str) -> None:
        """Leave for the page on which saved games are taken along and brought back."""

    def outline(self, picture: str) -> None:
        """Show what can be chosen to screen readers: JSON of `game.web.outline.Picture`."""

    def announce(self, words: str) -> None:
        """Have a screen reader say new words."""

    def newer(self) -> bool:
        """True if a newer version of the site is here and waits to take over."""

    def renew(self) -> None:
        """Keep all, then load the newer version."""

    def room(self) -> int:
        """The number of workers that this computer has room for."""

    def spawn(self) -> BrowserWorker:
        """Start a worker."""

    def play(self, sound: str, volume: float) -> None:
        """Play a sound; silence where the browser does not allow one yet."""

    def music(self, volume: float) -> None:
        """Have the music play as loud as this; 0: not at all."""

    def voiced(self, locale: str) -> bool:
        """True if the browser has a voice for a language."""

    def speak(self, words: str, locale: str, volume: float) -> None:
        """Say something; `speaking` tells how long that lasts."""

    def speaking(self) -> bool:
        """True if something is being said."""

    def hush(self) -> None:
        """Stop speaking."""

    def download(self, path: str) -> None:
        """Give the person a file from the page's own file system."""

    def copy(self, text: str) -> None:
        """Put a text into the clipboard; `copied` tells whether the browser allows it."""

    def copied(self) -> str:
        """The fate of the last text: ``"yes"``, ``"no"``, or ``""`` while it is not known."""

    def full(self, on: bool) -> None:
        """Ask for the whole screen, or give it back."""

    def is_full(self) -> bool:
        """True if the page has the whole screen."""

    def vibrate(self, milliseconds: int) -> None:
        """Have the telephone vibrate; nothing where the browser cannot, or does not allow it."""

    def standard_pads(self) -> bool:
        """True if the browser knows the game pads, and numbers their buttons in its own order."""


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


def spawn_from(page: BrowserPage) -> Spawn:
    """Starts workers of this page."""

    def spawn(_registry: Registry) -> PageWorker:
        return PageWorker(page.spawn())

    return spawn
