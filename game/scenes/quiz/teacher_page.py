"""The page of a class: `view` makes it from its model. `TeacherScene` answers touches."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from game.core.phrase import Phrase, figure, say
from game.scenes.quiz.teacher_tables import signed
from game.tables.pictures import Label, Nothing, Panel
from game.tables.table import Spot
from game.ui.layout import Choose, Column, Leaf, Node, Row
from game.ui.lists import Grid
from game.ui.measure import FINGER, GAP
from game.ui.parts import Kind, button, buttons, dimmed, panel, stepper, text, title
from game.ui.sizes import NOTE, PAGE, PROSE
from tutorial.quiz.figures import FEW, ClassFigures, Interval, least_seen

ENTRY = Spot("entry", Nothing(), 0, 0, 0, 0, 6)
"""The line for the group's name, which `game.ui.widgets` draws."""
COUNT = Label("second", 20, "left")
NONE = Label("text", 22)
MEANS = Label("text", 24)
GAIN = Label("yellow", 28, bold=True)
LATER = Label("text", 21)
HOW, FEW_INK = Label("second", 19), Label("yellow", 19)
ALL = ""
"""In place of a topic: all lessons together."""


@dataclass(frozen=True, slots=True)
class Group:
    """A group in a lesson, as far as this computer knows it."""

    count: Phrase
    """Number of learners."""
    lesson: Phrase
    numbers: Sequence[tuple[str, Phrase, Label]]
    """Id, words and letters of each line about the figures."""
    flagged: Phrase | None
    """Button that leaves out rounds that look clicked through; None: there are none."""
    line: Phrase
    """Line with further facts."""
    results: bool
    """True where a learner of the group has taken the quiz."""
    laws: bool
    """True where one lesson is chosen, and there are results."""
    kept: bool
    """True where there is something to save or delete."""
    locked: bool
    """True where a PIN is set."""
    saved: Sequence[Leaf]
    """Ways to the files that were just saved."""


def view(model: Group) -> Node:
    """The group, the lesson, the figures, the ways on."""
    asked = text("group", say("quiz-teacher-group"), PROSE)
    entry = Column([asked, Leaf(ENTRY, least_h=FINGER, most_h=FINGER)], gap=GAP / 2, grow=1.0)
    beside = text("count", model.count, COUNT, grow=1.0)
    below = text("count", model.count, COUNT)
    told: list[Node] = [text(*number) for number in model.numbers]
    if model.flagged is not None:
        told.append(buttons([button("flagged", model.flagged, "ghost")]))
    numbers = Column(told)
    return Column(
        [
            title(say("quiz-teacher")),
            Choose(Row([entry, beside], gap=3 * GAP, even=True), Column([entry, below])),
            stepper("topic", say("quiz-teacher-lesson"), model.lesson),
            panel("frame", numbers, Panel("yellow"), grow=1.0),
            *_ways(model),
        ],
        most_w=PAGE,
    )


def _ways(model: Group) -> list[Node]:
    """To the tables, the lock, the file; the yellow one is the one to touch."""
    first = not model.locked and model.results  # without a PIN no table can be saved
    lock = "lock" if model.locked else "unlock"
    glance = button("class", say("quiz-teacher-class"), "outline", "peak")
    add = button("add", say("quiz-teacher-add"), "outline", "save")
    laws = button("laws", say("quiz-teacher-laws"), "outline", "book")
    members = button("learners", say("quiz-teacher-learners"), "outline", "person")
    pin = button("pin", say("quiz-teacher-pin"), "primary" if first else "ghost", lock)
    # Before anybody has answered there is nothing to save: a lesson is prepared.
    first_of_all = not first and not model.kept
    planned: Kind = "primary" if first_of_all else "outline"
    kept: Kind = "outline" if first or first_of_all else "primary"
    monday = button("monday", say("quiz-teacher-monday"), planned, "book")
    back = button("back", say("back"), icon="back")
    clear = dimmed(button("clear", say("quiz-teacher-clear"), "danger"), dim=not model.kept)
    save = button("export", say("quiz-teacher-export"), kept, "save")
    save = dimmed(save, dim=not model.kept)
    wall = button("hunt", say("hunt-pool"), "outline", "peak")
    laws, members = dimmed(laws, dim=not model.laws), dimmed(members, dim=not model.results)
    tables = [dimmed(glance, dim=not model.results), laws, members, wall, pin]
    return [
        Choose(_across(tables), Grid([*tables, monday], columns=2)),
        text("line", model.line, NOTE),
        *([buttons(model.saved)] if model.saved else []),
        Choose(
            _across([back, clear, monday, add, save]),
            Grid([add, save, clear, back], columns=2),
        ),
    ]


def _across(ways: Sequence[Leaf]) -> Row:
    """Buttons that share the width of the page, each by its words."""
    return Row([replace(way, grow=1.0) for way in ways], gap=2 * GAP)


def numbers(
    figures: ClassFigures, later: ClassFigures, *, grouped: bool
) -> list[tuple[str, Phrase, Label]]:
    """The numbers, what they mean, and how far they can be trusted.

    ``later``: of the delayed round. ``grouped``: the group has a name.
    """
    many = len(figures.scores)
    if not many:
        ready = grouped and not figures.learners
        none = say("quiz-teacher-ready" if ready else "quiz-teacher-none", n=figures.learners)
        start = [] if grouped or figures.learners else [("how", say("quiz-teacher-start"), HOW)]
        return [("none", none, NONE), *start]
    means = say(
        "quiz-teacher-means",
        n=many,
        before=figure(f"{figures.mean_before:.1f}"),
        after=figure(f"{figures.mean_after:.1f}"),
        all=round(figures.asked),
    )
    lines = [("means", means, MEANS), ("gain", _gain(figures), GAIN)]
    if later.scores:
        what = say("quiz-teacher-later", n=len(later.scores), gain=_gain(later))
        lines.append(("later", what, LATER))
    if many < FEW:
        return [*lines, ("how", say("quiz-teacher-few", n=FEW), FEW_INK)]
    return [*lines, ("how", verdict(figures), HOW)]


def flagged(figures: ClassFigures, *, without: bool) -> Phrase | None:
    """Words of the button that leaves out rounds that look clicked through, or counts them again.

    None: there are none.
    """
    if not figures.flagged:
        return None
    key = "quiz-teacher-with-flagged" if without else "quiz-teacher-no-flagged"
    return say(key, n=figures.flagged)


def _gain(figures: ClassFigures) -> Phrase:
    if figures.gain is None:
        return say("quiz-teacher-nothing-left")
    gain = signed(figures.gain)
    if figures.interval is None:
        return say("quiz-teacher-gain", gain=gain)
    low, high = map(signed, figures.interval)
    return say("quiz-teacher-gain-between", gain=gain, low=low, high=high)


def _seen(learners: int, asked: float) -> Phrase:
    """The smallest gain that so many learners usually show."""
    least = figure(f"{least_seen(learners, round(asked)):.1f}")
    return say("quiz-teacher-seen", n=learners, least=least)


def verdict(figures: ClassFigures) -> Phrase:
    """The interval in words."""
    match figures.interval:
        case Interval(low, _) if low > 0:
            return say("quiz-teacher-learned")
        case Interval(_, high) if high < 0:
            return say("quiz-teacher-lost")
    many = len(figures.scores)
    return say("quiz-teacher-unsure", seen=_seen(many, figures.asked / figures.topics))
