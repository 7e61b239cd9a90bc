"""Papers of the handouts: lesson plans, worksheets and cards for reference."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Final

import msgspec
from msgspec import Struct

from game.core.particles import PARTICLES
from game.core.phrase import Phrase, figure, literal, say
from game.core.rng import Rng
from game.files.atomic_files import read_packaged
from game.games import every_lesson
from game.scenes.codex.forces import FORCES, cell, rows
from game.scenes.handouts.printing import (
    AnswerChoice,
    Block,
    Heading,
    PageBreak,
    Paper,
    PaperRow,
    PaperTitle,
    Paragraph,
)
from game.scenes.quiz.asking import in_order, law_of, title_of
from tutorial.items.bank import FOLDER, LAW_LAB, Form, Item, lesson_of, read_topic

PLANS: Final = {
    45: (("start", 4), ("before", 6), ("lesson", 15), ("after", 6), ("discussion", 14)),
    90: (
        ("start", 5),
        ("before", 8),
        ("lesson", 18),
        ("discussion", 12),
        ("lab", 17),
        ("play", 15),
        ("after", 8),
        ("end", 7),
    ),
}
"""Minutes of a plan -> its parts with their minutes; ``handout-plan-<part>`` says what it is."""
TIMES: Final = (0.14, 0.86)
LESSONS: Final = (0.35, 0.14, 0.51)


def plan(minutes: int) -> Paper:
    """Plan of a lesson: times, things to prepare, and the lessons to choose from."""
    return (
        PaperTitle(say("handout-plan", minutes=minutes)),
        Paragraph(say("handout-plan-what")),
        Heading(say("handout-plan-before-it")),
        *(Paragraph(say(f"handout-plan-prepare-{n}")) for n in range(1, 5)),
        Heading(say("handout-plan-parts")),
        *_parts(minutes),
        Heading(say("handout-plan-lessons")),
        *_lessons(),
        Paragraph(say("handout-plan-minutes-note"), quiet=True),
    )


def named(topic: str) -> Phrase:
    """A lesson with the game that it is about."""
    lesson = every_lesson().get(lesson_of(topic) or "")
    if lesson is None:
        return title_of(topic)
    return say("handout-named", game=say(f"{lesson.game}-title"), lesson=title_of(topic))


def one_after_another(names: Iterable[Phrase]) -> Phrase:
    """A list of at least one name in one line."""
    first, *others = names
    for name in others:
        first = say("handout-and", first=first, second=name)
    return first


def _parts(minutes: int) -> Iterator[Block]:
    begun = 0
    for name, lasting in PLANS[minutes]:
        when = literal(f"{begun}\u2013{begun + lasting}\u2032")
        yield PaperRow((when, say(f"handout-plan-{name}")), TIMES)
        begun += lasting


def _lessons() -> Iterator[Block]:
    head = (say("handout-lesson"), say("handout-minutes"), say("handout-law"))
    yield PaperRow(head, LESSONS, head=True)
    lessons = every_lesson()
    for topic in in_order():
        lesson = lessons.get(lesson_of(topic) or "")
        if topic == LAW_LAB or lesson is None:
            continue
        law = say(f"{lesson.id}-law") if lesson.law else literal("")
        yield PaperRow((named(topic), _minutes(lesson.minutes), law), LESSONS)


def _minutes(minutes: int) -> Phrase:
    return figure(str(minutes)) if minutes else literal("\u2013")


# --- worksheet ------------------------------------------------------------------------------------
# The worksheet of a lesson, its eight questions on paper; and the key for the teacher.


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


# --- reference ------------------------------------------------------------------------------------
# Papers to look things up: the chart of forces, what to say when they ask, curricula.


QUESTIONS: Final = (
    "neutron",
    "inside",
    "antimatter",
    "gone",
    "higgs",
    "neutrino",
    "colour",
    "virtual",
    "see",
    "hole",
    "use",
)
"""Questions that children ask; ``handout-ask-<question>`` and ``…-answer``.

Sources: PDG, Review of Particle Physics (2024), of masses, lifetimes and the limit on the size of
the electron; S. Durr and others, Science 322 (2008) 1224, of the proton's mass; J. Ellis and
others, J. Phys. G 35 (2008) 115004, of the safety of collisions at the LHC; CERN, "Antimatter",
of how much was ever made.
"""
MARKS: Final = {"feels": "\u2713", "carries": "\u21c4", "both": "\u2713 \u21c4", "no": "\u2013"}
CHART: Final = (0.34, 0.16, 0.32, 0.18)
COVERED: Final = (0.42, 0.58)
FILE: Final = FOLDER / "curricula.toml"


class Standard(Struct, frozen=True, forbid_unknown_fields=True):
    """One point of a curriculum, in its own language, and the topics that serve it."""

    code: str
    what: str
    topics: list[str]
    address: str
    """Address where it was read."""


class Curriculum(Struct, frozen=True, forbid_unknown_fields=True):
    """A document."""

    name: str
    standard: list[Standard]


class _Curricula(Struct, frozen=True, forbid_unknown_fields=True):
    curriculum: list[Curriculum]


@cache
def curricula() -> Sequence[Curriculum]:
    """The documents, from a file that a teacher may correct. Raises msgspec.ValidationError."""
    return msgspec.toml.decode(read_packaged(FILE), type=_Curricula).curriculum


def chart() -> Paper:
    """Which particle feels which force, and which one carries it: the chart of the codex."""
    return (
        PaperTitle(say("forces-title")),
        Paragraph(say("handout-chart-what"), quiet=True),
        PaperRow((literal(""), *(say(f"forces-{force}") for force in FORCES)), CHART, head=True),
        *(
            PaperRow(
                (
                    say(f"forces-row-{name}"),
                    *(literal(MARKS[cell(particles[0], force)]) for force in FORCES),
                ),
                CHART,
            )
            for name, particles in rows().items()
        ),
        Paragraph(say("handout-chart-marks")),
        Paragraph(say("handout-chart-gravity"), quiet=True),
    )


def answers() -> Paper:
    """Answers to the children's questions."""
    return (
        PaperTitle(say("handout-ask")),
        Paragraph(say("handout-ask-what"), quiet=True),
        *_answers(),
    )


def _answers() -> Iterator[Block]:
    for question in QUESTIONS:
        yield Heading(say(f"handout-ask-{question}"))
        yield Paragraph(say(f"handout-ask-{question}-answer"))


def curriculum() -> Paper:
    """Which lesson serves which point of which curriculum."""
    return (
        PaperTitle(say("handout-covers")),
        Paragraph(say("handout-covers-what"), quiet=True),
        *_documents(),
    )


def _documents() -> Iterator[Block]:
    for document in curricula():
        yield Heading(literal(document.name))
        for standard in document.standard:
            point = literal(f"{standard.code}: {standard.what} ({standard.address})")
            yield PaperRow((point, one_after_another(map(named, standard.topics))), COVERED)
