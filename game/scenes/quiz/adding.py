"""Tables of other computers: found in a folder or dropped on the window, and put together."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from pathlib import Path

import pygame

from game.core.access import Access
from game.core.phrase import Phrase, literal, say
from game.files.atomic_files import NotOrdinary, TooLong, make_folder, read_ordinary
from game.scenes.base.dialog import Dialog
from game.scenes.base.scene import Pop, Transition
from game.services import Services
from game.tables.table import Spot
from tutorial.quiz.sheet import (
    BadSheet,
    DayOrder,
    KeptRow,
    SameCode,
    UnclearDays,
    merged,
    parse,
)

FOLDER = "other-computers"
"""In the data folder: a teacher copies tables there."""
LIMIT = 40_000_000
"""Bytes of a table."""
EVERY = 1.0
"""Seconds between two looks into the folder."""


class TableRefused(Exception):
    """A table that does not fit; ``phrase`` says why."""

    def __init__(self, phrase: Phrase) -> None:
        super().__init__(phrase.key)
        self.phrase = phrase


class Unclear(Exception):
    """Days of a table may be read in two ways."""

    def __init__(self, file: str, day: str) -> None:
        super().__init__(file)
        self.file, self.day = file, day


def waiting(folder: Path) -> list[Path]:
    """Tables in the folder for them."""
    return sorted((folder / FOLDER).glob("*.csv"))


def read(path: Path, order: DayOrder | None = None) -> list[KeptRow]:
    """The rounds of a table. Raises TableRefused, and Unclear where ``order`` is needed."""
    name = literal(path.name[:60])
    try:
        return parse(read_ordinary(path, LIMIT, follow=True).decode("utf-8"), order)
    except UnclearDays as unclear:
        raise Unclear(path.name, unclear.day) from None
    except BadSheet as bad:
        raise TableRefused(say("quiz-add-bad", file=name, line=bad.line)) from None
    except UnicodeDecodeError:
        raise TableRefused(say("quiz-add-bad", file=name, line=0)) from None
    except (OSError, TooLong, NotOrdinary):
        raise TableRefused(say("quiz-add-unread", file=name)) from None


def together(files: Sequence[tuple[str, Sequence[KeptRow]]]) -> list[KeptRow]:
    """All rounds, each once. Raises TableRefused."""
    try:
        return merged(files)
    except SameCode as same:
        from game.scenes.quiz.code import code_phrase

        raise TableRefused(say("quiz-add-clash", code=code_phrase(same.code.split()))) from None


class AddDialog(Dialog):
    """Pops the tables to add: those that were dropped on the window, or those in the folder."""

    def __init__(self, services: Services) -> None:
        self._folder = services.folder / FOLDER
        with contextlib.suppress(OSError):
            make_folder(self._folder)
        self.there = waiting(services.folder)
        self.dropped: list[Path] = []
        self._seconds = 0.0
        """Since the folder was last looked through."""
        # A whole path has no place to break a line; the teacher's page tells the rest of it.
        place = literal(f"…/{services.folder.name}/{FOLDER}")
        title, how = say("quiz-add-title"), say("quiz-add-how", folder=place)
        super().__init__(services, title, how, self._ways(services))

    def _ways(self, services: Services) -> dict[str, Phrase]:
        """To add what is in the folder, to open the folder, or neither."""
        ways = {"close": say("quiz-add-not")}
        desktop = services.machine.desktop
        if desktop is not None and desktop.opens and not services.closed(Access.STAFF):
            ways = {"open": say("saved-open"), **ways}
        if self.there:
            ways = {"add": say("quiz-add-found", n=len(self.there)), **ways}
        return ways

    def event(self, event: pygame.Event) -> bool | None:
        """A file is dropped on the window."""
        if event.type != pygame.DROPFILE:
            return None
        self.dropped.append(Path(event.file))
        return True

    def update(self, dt: float) -> Transition:
        """Take the dropped files, which arrive one event each before the next frame.

        Files that a teacher copies into the folder meanwhile are offered, too.
        """
        if self.dropped:
            return Pop(self.dropped)
        self._seconds += dt
        if self._seconds >= EVERY:
            self._seconds = 0.0
            there = waiting(self.services.folder)
            if there != self.there:
                self.there = there
                self.answers = self._ways(self.services)
                self.focused = next(iter(self.answers))
                self.layout()
        return super().update(dt)

    def chosen(self, spot: Spot) -> Transition:
        """Add those of the folder, open it, or leave all as it is."""
        if spot.id != "open":
            return Pop(self.there) if spot.id == "add" else Pop()
        desktop = self.services.machine.desktop
        if desktop is None or not desktop.open_folder(self._folder):
            self.body = say("saved-refused", folder=str(self._folder))
            self.layout()
        return None
