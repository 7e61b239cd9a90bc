"""Plans for one lesson of 45 minutes and for two: what happens when, and how long it takes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from game.core.phrase import Phrase, figure, literal, say
from game.games import every_lesson
from game.scenes.handouts.blocks import Block, Heading, Paper, PaperRow, PaperTitle, Paragraph
from game.scenes.quiz.ways import in_order, title_of
from tutorial.items.bank import LAW_LAB, lesson_of

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
