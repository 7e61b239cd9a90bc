"""What the arcade asks of the page that it runs in. `static/arcade.mjs` answers."""

from __future__ import annotations

from typing import Protocol


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


class Page(Protocol):
    """The browser's side. Every call returns at once."""

    def keep(self) -> None:
        """Bring the data folder into the browser's storage soon."""

    def keeps(self) -> bool:
        """Whether the browser keeps what it is given; False also while it fails to."""

    def carry(self, language: str) -> None:
        """Leave for the page on which saved games are taken along and brought back."""

    def newer(self) -> bool:
        """Whether a newer version of the site is here and waits to take over."""

    def renew(self) -> None:
        """Keep all, then load the newer version."""

    def room(self) -> int:
        """How many workers this computer has room for."""

    def spawn(self) -> BrowserWorker:
        """Start a worker."""

    def play(self, sound: str, volume: float) -> None:
        """Play a sound; silence where the browser does not allow one yet."""

    def music(self, volume: float) -> None:
        """Have the music play as loud as this; 0: not at all."""

    def voiced(self, locale: str) -> bool:
        """Whether the browser has a voice for a language."""

    def speak(self, words: str, locale: str, volume: float) -> None:
        """Say something; `speaking` tells how long that goes on."""

    def speaking(self) -> bool:
        """Whether something is being said."""

    def hush(self) -> None:
        """Stop speaking."""

    def download(self, path: str) -> None:
        """Give the person a file from the page's own file system."""

    def full(self, on: bool) -> None:
        """Ask for the whole screen, or give it back."""

    def is_full(self) -> bool:
        """Whether the page has the whole screen."""

    def vibrate(self, milliseconds: int) -> None:
        """Have the telephone vibrate; nothing where the browser cannot, or does not allow it."""

    def standard_pads(self) -> bool:
        """Whether the browser knows the game pads, and numbers their buttons in its own order."""
