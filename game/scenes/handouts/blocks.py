"""Blocks of a paper, from top to bottom."""

from __future__ import annotations

from typing import NamedTuple

from game.core.phrase import Phrase


class PaperTitle(NamedTuple):
    """Title of the paper; it appears once, on its first page."""

    words: Phrase


class Heading(NamedTuple):
    """Begins a part, and stays with what follows."""

    words: Phrase


class Paragraph(NamedTuple):
    """A few sentences."""

    words: Phrase
    quiet: bool = False
    """A note, in grey."""


class AnswerChoice(NamedTuple):
    """An answer with a box to tick, its letter in it."""

    letter: str
    words: Phrase


class PaperRow(NamedTuple):
    """A row of a table."""

    cells: tuple[Phrase, ...]
    shares: tuple[float, ...]
    """Of the width, one for each cell, 1 together."""
    head: bool = False


class PageBreak(NamedTuple):
    """Page break: the next block begins a new page."""


Block = PaperTitle | Heading | Paragraph | AnswerChoice | PaperRow | PageBreak
Paper = tuple[Block, ...]
