"""The worksheet of a lesson, its eight questions on paper; and the key for the teacher."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from game.core.particles import PARTICLES
from game.core.phrase import Phrase, literal, say
from game.core.rng import Rng
from game.scenes.handouts.blocks import (
    AnswerChoice,
    Block,
    Heading,
    PageBreak,
    Paper,
    PaperRow,
    PaperTitle,
    Paragraph,
)
from game.scenes.handouts.plan import named, one_after_another
from game.scenes.quiz.ways import law_of
from tutorial.items.bank import Form, Item, read_topic

LETTERS: Final = "ABCD"
KEY: Final = (0.1, 0.12, 0.4, 0.38)
NAMELESS: Final = "z"
"""The one particle whose name is its sign."""


def worksheet(topic: str, form: Form = "a") -> Paper:
    """The questions of one form, and on a page of its own their key with the laws."""
    items = read_topic(topic).form(form)
    return (
        PaperTitle(say("handout-sheet", lesson=named(topic))),
        Paragraph(say("handout-sheet-what"), quiet=True),
        *_questions(items),
        PageBreak(),
        PaperTitle(say("handout-key", lesson=named(topic))),
        *_key(topic, items),
        Paragraph(say("handout-key-note"), quiet=True),
    )


def _questions(items: Sequence[Item]) -> Iterator[Block]:
    for number, item in enumerate(items, 1):
        yield Heading(say("handout-question", n=number, what=say(item.key)))
        if item.picture:
            yield Paragraph(_symbols(item.picture))
        for letter, choice in zip(LETTERS, _order(item), strict=False):
            yield AnswerChoice(letter, _choice(item, choice))
        if item.reason is not None:
            yield Paragraph(say(item.why_key))
            for letter, reason in zip(LETTERS, item.reason.choices, strict=False):
                yield AnswerChoice(letter.lower(), say(item.reason_key(reason)))


def _order(item: Item) -> list[str]:
    """The choices as they stand on every sheet: shuffled once, the same for the key."""
    order = list(item.choices)
    Rng(item.key, "sheet").shuffle(order)
    return order


def _choice(item: Item, choice: str) -> Phrase:
    pictures = item.choice_pictures.get(choice)
    return _symbols(pictures) if pictures else say(item.choice_key(choice))


def _symbols(particles: Sequence[int]) -> Phrase:
    """Particles by their signs, as a sheet is copied in black and white, and by their names."""
    signs = literal("   ".join(str(PARTICLES[one].symbol) for one in particles))
    keys = [PARTICLES[one].key for one in dict.fromkeys(particles)]
    names = [say(f"particle-{key}") for key in keys if key != NAMELESS]
    return say("handout-signs", signs=signs, names=one_after_another(names)) if names else signs


def _key(topic: str, items: Sequence[Item]) -> Iterator[Block]:
    head = ("handout-key-number", "handout-key-right", "handout-key-answer", "handout-key-law")
    yield PaperRow(tuple(map(say, head)), KEY, head=True)
    for number, item in enumerate(items, 1):
        letters = LETTERS[_order(item).index(item.right)]
        if item.reason is not None:
            letters += LETTERS[item.reason.choices.index(item.reason.right)].lower()
        answer = _choice(item, item.right)
        yield PaperRow(
            (literal(str(number)), literal(letters), answer, law_of(topic, item.law)), KEY
        )
