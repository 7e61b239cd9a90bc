"""Names of the files of the teaching pack, and the page that lists them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from typing import Final

from game.core.phrase import Phrase, figure, literal, say
from game.scenes.handouts.papers import minutes_of, named
from game.scenes.handouts.printing import (
    Block,
    Heading,
    Paper,
    PaperRow,
    PaperTitle,
    Paragraph,
    Words,
)
from game.scenes.quiz.asking import lesson_about
from tutorial.items.bank import dashed

LESSONS: Final = (0.42, 0.3, 0.13, 0.15)
FILES: Final = (0.42, 0.58)


def file_of(topic: str, words: Words) -> str:
    """Begins the names of the files about a topic: plain letters, digits and hyphens."""
    lesson = lesson_about(topic)
    if lesson is None:
        return words(say(f"handout-file-{dashed(topic)}"))
    title = unicodedata.normalize("NFKD", words(say(f"{lesson.game}-title"))).lower()
    plain = re.sub(r"[^a-z0-9]+", "-", title.encode("ascii", "ignore").decode()).strip("-")
    return f"{plain}{dashed(topic.removeprefix(lesson.game))}"


def overview(keys: str, lessons: Mapping[str, str], others: Mapping[str, Paper]) -> Paper:
    """A page that says which files one lesson needs, and what all others hold.

    Args:
        keys: name of the file with the keys of the worksheets, a page for each of ``lessons``.
        lessons: the topics with a plan and a worksheet, and how the names of both begin.
        others: all other papers by the names of their files.
    """
    heads = ("lesson", "file", "minutes", "key-page")
    all_keys = say("handout-overview-keys")
    return (
        PaperTitle(say("handout-overview")),
        Heading(say("handout-overview-one")),
        Paragraph(say("handout-overview-what", keys=literal(keys))),
        PaperRow(tuple(say(f"handout-{head}") for head in heads), LESSONS, head=True),
        *(
            PaperRow(
                (
                    named(topic),
                    literal(f"{name}-\u2026"),
                    figure(str(minutes_of(topic))),
                    figure(str(page)),
                ),
                LESSONS,
            )
            for page, (topic, name) in enumerate(lessons.items(), 1)
        ),
        Heading(say("handout-overview-others")),
        *(
            PaperRow((literal(name), all_keys if name == keys else _title(paper)), FILES)
            for name, paper in others.items()
        ),
    )


def _title(paper: Sequence[Block]) -> Phrase:
    return next(block.words for block in paper if isinstance(block, PaperTitle))
