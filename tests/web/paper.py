"""A page made of Python: does at once what a browser would, and remembers what it was asked."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

from game.web.thinking import RequestHandler


class PaperWorker:
    """A worker that thinks whenever the client looks for its messages, a slice at a time."""

    def __init__(self) -> None:
        self.inbox: deque[str] = deque()
        self.ended = False
        self._answer: Coroutine[Any, Any, None] | None = None
        self._thinking = RequestHandler(self.inbox.append)

    def post(self, number: int, message: str) -> None:
        """Begin to answer."""
        self._answer = self._thinking.answer(message)

    def take(self) -> str:
        """Let it think for a slice."""
        if self._answer is not None:
            try:
                self._answer.send(None)
            except StopIteration:
                self._answer = None
        return self.inbox.popleft() if self.inbox else ""

    def cancel(self, number: int) -> None:
        """As the browser hands it on."""
        self._thinking.cancel(number)

    def end(self) -> None:
        """No more."""
        self.ended = True
        if self._answer is not None:
            self._answer.close()
            self._answer = None


class PaperPage:
    """Remembers everything."""

    def __init__(self) -> None:
        self.saves = 0
        self.played: list[tuple[str, float]] = []
        self.loudness: list[float] = []
        self.spoken: list[str] = []
        self.trembled: list[int] = []
        self.downloads: dict[str, bytes] = {}
        self.clipboard: str | None = None
        self.fate = "yes"
        self.talks = False
        self.rooms = 1
        self.whole = False
        self.storing = True
        self.waiting = False
        self.renewed = 0
        self.carried: list[str] = []
        self.workers: list[PaperWorker] = []
        self.outlines: list[dict[str, Any]] = []
        self.announced: list[str] = []

    def keep(self) -> None:
        self.saves += 1

    def keeps(self) -> bool:
        return self.storing

    def carry(self, language: str) -> None:
        self.carried.append(language)

    def outline(self, picture: str) -> None:
        self.outlines.append(json.loads(picture))

    def announce(self, words: str) -> None:
        self.announced.append(words)

    def newer(self) -> bool:
        return self.waiting

    def renew(self) -> None:
        self.renewed += 1

    def room(self) -> int:
        return self.rooms

    def spawn(self) -> PaperWorker:
        self.workers.append(PaperWorker())
        return self.workers[-1]

    def play(self, sound: str, volume: float) -> None:
        self.played.append((sound, volume))

    def music(self, volume: float) -> None:
        self.loudness.append(volume)

    def voiced(self, locale: str) -> bool:
        return locale == "de-DE"

    def speak(self, words: str, locale: str, volume: float) -> None:
        self.spoken.append(words)
        self.talks = True

    def speaking(self) -> bool:
        return self.talks

    def hush(self) -> None:
        self.talks = False

    def copy(self, text: str) -> None:
        self.clipboard = text

    def copied(self) -> str:
        return self.fate if self.clipboard is not None else ""

    def download(self, path: str) -> None:
        self.downloads[Path(path).name] = Path(path).read_bytes()

    def full(self, on: bool) -> None:
        self.whole = on

    def vibrate(self, milliseconds: int) -> None:
        self.trembled.append(milliseconds)

    def standard_pads(self) -> bool:
        return True

    def is_full(self) -> bool:
        return self.whole
