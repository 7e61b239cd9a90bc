"""A page made of Python: does at once what a browser would, and remembers what it was asked."""

from __future__ import annotations

import asyncio
from collections import deque

from game.web.thinking import Thinking


class PaperWorker:
    """A worker that thinks whenever somebody looks for its messages, a slice at a time."""

    def __init__(self) -> None:
        self.inbox: deque[str] = deque()
        self.ended = False
        self._loop = asyncio.new_event_loop()
        self._task: asyncio.Task[None] | None = None
        self._thinking = Thinking(self.inbox.append)

    def post(self, number: int, message: str) -> None:
        """Begin to answer."""
        self._task = self._loop.create_task(self._thinking.answer(message))

    def take(self) -> str:
        """Let it think for a slice."""
        if self._task is not None:
            self._loop.run_until_complete(asyncio.sleep(0))
            if self._task.done():
                self._task = None
        return self.inbox.popleft() if self.inbox else ""

    def cancel(self, number: int) -> None:
        """As the browser hands it on."""
        self._thinking.cancel(number)

    def end(self) -> None:
        """No more."""
        self.ended = True
        if self._task is not None:
            self._task.cancel()
            self._loop.run_until_complete(asyncio.sleep(0))
            self._task = None
        self._loop.close()


class PaperPage:
    """Remembers everything."""

    def __init__(self) -> None:
        self.kept = 0
        self.played: list[tuple[str, float]] = []
        self.loudness: list[float] = []
        self.spoken: list[str] = []
        self.downloads: list[str] = []
        self.talks = False
        self.whole = False
        self.storing = True
        self.carried: list[str] = []
        self.workers: list[PaperWorker] = []

    def keep(self) -> None:
        self.kept += 1

    def keeps(self) -> bool:
        return self.storing

    def carry(self, language: str) -> None:
        self.carried.append(language)

    def room(self) -> int:
        return 1

    def hire(self) -> PaperWorker:
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

    def download(self, path: str) -> None:
        self.downloads.append(path)

    def full(self, on: bool) -> None:
        self.whole = on

    def is_full(self) -> bool:
        return self.whole
