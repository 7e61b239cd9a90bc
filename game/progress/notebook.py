"""The lab notebook: what a person met in games that were played to the end, and laws of lessons."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from typing import Annotated, Final, Literal, NamedTuple

from msgspec import Meta

from game.core.particles import PARTICLES
from game.core.phrase import Phrase, say
from game.files.formats import Day, JsonFormat, Word
from game.games import DESCRIPTORS, every_lesson
from game.match.match import Match
from game.progress import law_notebook
from game.progress.challenges import finished
from game.progress.lesson_progress import place_of
from game.store import Store
from game.tables.capabilities import PARTICLE, Entry
from tutorial.law_lab import Law
from tutorial.quiz.learner import Learner

KEY = "notebook"
"""In the store."""
FORMAT: Final = 1
MOST = 400
"""Entries that are believed; there are fewer than a hundred."""


@dataclass(frozen=True, slots=True)
class KeptNotebook:
    """Content of the store."""

    format: Literal[1]
    met: Annotated[dict[Word, Day], Meta(max_length=MOST)]
    """Key of an entry -> the day on which it was met first, as ``2026-11-22``."""


KEPT_NOTEBOOK = JsonFormat(
    key=KEY,
    visitor=True,
    kind=KeptNotebook,
    about="Entries of the lab notebook that were met in games, each with the first day.",
    example='{"format": 1, "met": {"particle:up": "2026-11-22"}}',
)


class NotebookPlace(NamedTuple):
    """An entry, filled or empty."""

    entry: Entry
    filled: bool
    where: tuple[Phrase, ...]
    """Names of the games or lessons in which it can be met."""


class NotebookPage(NamedTuple):
    """One kind of entries."""

    name: str
    """Ends the text key ``daily-notes-<name>``."""
    places: tuple[NotebookPlace, ...]


def met(store: Store) -> dict[str, str]:
    """Things met in games, with the first day of each."""
    kept = KEPT_NOTEBOOK.read(store.progress(KEY))
    return kept.met if kept else {}


def note(store: Store, match: Match, today: date) -> tuple[str, ...]:
    """Keep what a finished game brought that was not met before; returns its keys."""
    notes = DESCRIPTORS[match.id].notes
    before = met(store)
    brought = dict.fromkeys(notes.noticed(finished(match)))
    new = tuple(key for key in brought if key not in before)
    if new:
        days = before | dict.fromkeys(new, today.isoformat())
        store.set_progress(KEY, json.dumps({"format": FORMAT, "met": days}))
    return new


def pages(store: Store, whose: Learner | None = None) -> tuple[NotebookPage, ...]:
    """Particles, what the games have besides, and laws."""
    known = met(store)
    chapters = (
        NotebookPage(
            chapter.name,
            tuple(
                NotebookPlace(entry, entry.key in known, (say(f"{game}-title"),))
                for entry in chapter.entries
            ),
        )
        for game, descriptor in DESCRIPTORS.items()
        for chapter in descriptor.notes.chapters
    )
    return (
        NotebookPage("particles", tuple(_particles(known))),
        *chapters,
        NotebookPage("laws", tuple(_laws(store, whose))),
    )


def _particles(known: dict[str, str]) -> Iterator[NotebookPlace]:
    for particle in PARTICLES:
        key = PARTICLE + particle.key
        name = say(f"particle-{particle.key}")
        where = tuple(
            say(f"{game}-title")
            for game, descriptor in DESCRIPTORS.items()
            if particle.key in descriptor.notes.particles
        )
        yield NotebookPlace(Entry(key, name, name, particle.key), key in known, where)


def _laws(store: Store, whose: Learner | None) -> Iterator[NotebookPlace]:
    """Laws of finished lessons, then those that were found in the law lab."""
    for lesson in every_lesson().values():
        if lesson.law:
            sentence, title = say(f"{lesson.id}-law"), say(f"{lesson.id}-title")
            filled = place_of(store, lesson, whose).finished(lesson)
            yield NotebookPlace(Entry(f"law:{lesson.id}", title, sentence), filled, (title,))
    noted = law_notebook.notebook(store).laws
    for law in Law:
        entry = Entry(f"law:{law}", say(f"lab-law-{law}"), say(f"lab-law-{law}-says"))
        yield NotebookPlace(entry, law in noted, (say("lab-title"),))
