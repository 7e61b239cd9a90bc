"""The bump hunt on paper: a plan for 45 minutes, and a worksheet with its key."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.core.phrase import figure, literal, say
from game.progress.hunt_notebook import TEN
from game.scenes.handouts.printing import (
    Block,
    Heading,
    PageBreak,
    Paper,
    PaperRow,
    PaperTitle,
    Paragraph,
    WritingLines,
)

PARTS: Final = (
    ("start", 5),
    ("sort", 12),
    ("fall", 9),
    ("class", 5),
    ("chance", 9),
    ("end", 5),
)
"""Parts of the plan with their minutes; ``hunt-paper-<part>`` says what it is."""
PREPARE: Final = 3
QUESTIONS: Final = 5
"""Questions of the worksheet, each with its answer in the key."""
TIMES: Final = (0.14, 0.86)
SHARES: Final = (0.12, 0.22, 0.22, 0.22, 0.22)


def hunt_plan() -> Paper:
    """The parts of a lesson with their times, and the preparation."""
    minutes = sum(lasting for _, lasting in PARTS)
    return (
        PaperTitle(say("hunt-paper-plan", minutes=minutes)),
        Paragraph(say("hunt-paper-what")),
        Heading(say("handout-plan-before-it")),
        *(Paragraph(say(f"hunt-paper-prepare-{n}")) for n in range(1, PREPARE + 1)),
        Heading(say("handout-plan-parts")),
        *_parts(),
        Paragraph(say("hunt-real"), quiet=True),
    )


def _parts() -> Iterator[Block]:
    begun = 0
    for name, lasting in PARTS:
        when = literal(f"{begun}\u2013{begun + lasting}\u2032")
        yield PaperRow((when, say(f"hunt-paper-{name}")), TIMES)
        begun += lasting


def hunt_worksheet() -> Paper:
    """A table for ten collisions, questions about them, and on a page of its own the key."""
    heads = (say("hunt-paper-number"), say("hunt-charge"), say("hunt-energy"))
    return (
        PaperTitle(say("hunt-paper-sheet")),
        Paragraph(say("hunt-paper-sheet-what"), quiet=True),
        PaperRow((*heads, say("hunt-momentum"), say("hunt-paper-mass")), SHARES, head=True),
        *(PaperRow((figure(str(n)), *[literal(" ")] * 4), SHARES) for n in range(1, TEN + 1)),
        *_questions(),
        PageBreak(),
        PaperTitle(say("hunt-paper-key")),
        *_answers(),
        Paragraph(say("hunt-paper-source"), quiet=True),
    )


def _questions() -> Iterator[Block]:
    for n in range(1, QUESTIONS + 1):
        yield Heading(say("handout-question", n=n, what=say(f"hunt-paper-ask-{n}")))
        yield WritingLines(1)


def _answers() -> Iterator[Block]:
    for n in range(1, QUESTIONS + 1):
        yield Heading(say("handout-question", n=n, what=say(f"hunt-paper-ask-{n}")))
        yield Paragraph(say(f"hunt-paper-answer-{n}"))
