"""Entries that a game brings into the lab notebook: things that a person met in it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from game.core.phrase import Phrase
from game.tables.challenge import Finished

PARTICLE = "particle:"
"""Begins the key of a particle's entry; its key in `game.core.particles` follows."""


class Entry(NamedTuple):
    """A place in the notebook, filled or not."""

    key: str
    """Kept in the store: stays for ever."""
    name: Phrase
    tells: Phrase
    """A sentence on it."""
    codex: str = ""
    """The key of a particle, or a word of the glossary, that can be read about; empty: none."""


class NotebookChapter(NamedTuple):
    """Places of one kind that a game has besides particles."""

    name: str
    """Ends the text key ``tomorrow-notes-<name>``."""
    entries: tuple[Entry, ...]


class Notes(NamedTuple):
    """All that a game brings."""

    noticed: Callable[[Finished], Iterator[str]]
    """The keys of what the person met in a game that is over."""
    particles: tuple[str, ...] = ()
    """Keys of the particles that can be met in it."""
    chapters: tuple[NotebookChapter, ...] = ()


NO_NOTES = Notes(lambda _game: iter(()))
