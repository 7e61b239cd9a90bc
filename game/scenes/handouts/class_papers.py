"""Papers about one class: links to the lessons as QR codes, and the results of its quiz."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from game.core.phrase import Phrase, figure, literal, say
from game.scenes.base.assigned import assigned
from game.scenes.handouts.papers import named
from game.scenes.handouts.printing import (
    Block,
    Heading,
    LinkCode,
    Paper,
    PaperRow,
    PaperTitle,
    Paragraph,
)
from game.scenes.quiz.asking import in_order
from game.scenes.quiz.teacher_page import verdict
from game.scenes.quiz.teacher_tables import signed
from tutorial.items.bank import topic_of
from tutorial.quiz.figures import FEW, ClassFigures, class_figures
from tutorial.quiz.learner import Learner

SHARES: Final = (0.32, 0.13, 0.17, 0.19, 0.19)
NOTHING: Final = literal("\u2013")


def link(address: str, lesson: str, language: str) -> str:
    """The address at which the browser edition opens a lesson."""
    return f"{address}?lesson={lesson}&lang={language}"


def links(address: str, language: str) -> Paper:
    """Each lesson, the law lab and the bump hunt with its address, in words and as a QR code."""
    return (
        PaperTitle(say("handout-links")),
        Paragraph(say("handout-links-what")),
        Paragraph(say("handout-links-desktop"), quiet=True),
        *(
            LinkCode(named(topic_of(each) or each), link(address, each, language), each)
            for each in assigned()
        ),
    )


def report(everybody: Sequence[Learner]) -> Paper:
    """The figures of each group: lesson by lesson, then of all lessons together."""
    groups = sorted({who.group for who in everybody})
    return (
        PaperTitle(say("handout-results")),
        Paragraph(say("handout-results-what"), quiet=True),
        *(
            block
            for group in groups
            for block in _group(group, [who for who in everybody if who.group == group])
        ),
    )


def _group(group: str, members: Sequence[Learner]) -> Iterator[Block]:
    yield Heading(literal(group) if group else say("handout-results-no-group"))
    heads = ("handout-lesson", *(f"handout-results-{name}" for name in HEADS))
    yield PaperRow(tuple(map(say, heads)), SHARES, head=True)
    taken = [topic for topic in in_order() if class_figures(members, topic).learners]
    for topic in taken:
        yield _row(named(topic), members, topic)
    if len(taken) > 1:
        yield _row(say("quiz-teacher-all"), members, *taken)
    pooled = class_figures(members, *taken)
    if len(pooled.scores) < FEW:
        yield Paragraph(say("quiz-teacher-few", n=FEW))
    else:
        yield Paragraph(verdict(pooled))
    if pooled.flagged:
        yield Paragraph(say("handout-results-flagged", n=pooled.flagged), quiet=True)


HEADS: Final = ("learners", "means", "gain", "later")


def _row(name: Phrase, members: Sequence[Learner], *topics: str) -> PaperRow:
    now, later = (class_figures(members, *topics, then=then) for then in ("after", "later"))
    return PaperRow(
        (name, figure(str(len(now.scores))), _means(now), _gain(now), _gain(later)), SHARES
    )


def _means(figures: ClassFigures) -> Phrase:
    if not figures.scores:
        return NOTHING
    return say(
        "handout-results-of",
        before=figure(f"{figures.mean_before:.1f}"),
        after=figure(f"{figures.mean_after:.1f}"),
        all=round(figures.asked),
    )


def _gain(figures: ClassFigures) -> Phrase:
    """The gain, below it its interval."""
    if figures.gain is None:
        return NOTHING
    if figures.interval is None:
        return signed(figures.gain)
    low, high = map(signed, figures.interval)
    return say("handout-results-between", gain=signed(figures.gain), low=low, high=high)
