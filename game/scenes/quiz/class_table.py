"""A class at a glance: learners by lessons, or by the laws of one lesson; and what to do next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from msgspec.structs import replace

from game.core.particles import BY_KEY
from game.core.phrase import Phrase, literal, say
from game.scenes.base.scene import Pop, Push, Reset, Transition
from game.scenes.base.screen import Screen
from game.scenes.quiz.asking import in_order, law_of, title_of, to_law
from game.scenes.quiz.class_games import ClassPracticeScene
from game.services import Services
from game.tables.pictures import Button, Hue, Label, Panel
from game.tables.table import Spot
from game.ui.layout import Choose, Column, Leaf, Node, Pad, Row, Stack
from game.ui.lists import Cell, Grid, Scroll, turners
from game.ui.measure import FINGER, GAP
from game.ui.parts import button, foot, foot_button, panel, spring, text, title
from game.ui.sizes import CODE, COUNT, EXPLAINED, LINE, MENU, NOTE, PAGE, TABLE_COLUMN, TABLE_LEAST
from tutorial.items.bank import dashed, read_topic
from tutorial.quiz.learner import Learner
from tutorial.quiz.overview import Common, common, laws_known, neediest_first, standing

NAME = Label("text", 20, "left", bold=True)
CELL = Label("text", 20, bold=True)
HEAD = Label("text", 18, bold=True)
LAW = Label("second", 20, "left")
IDEA = Label("text", 22, "left")
LESSONS = (4, 3)
"""Lessons side by side on a wide sheet and on a tall one."""
LAWS = (8, 4)
"""Laws side by side."""
GOOD, FAIR = 2 / 3, 1 / 3
"""Shares of right answers from which on a field is green or yellow; below it is orange."""


@dataclass(frozen=True, slots=True)
class Field:
    """Field of the table: one learner in one lesson or law."""

    words: Phrase
    hue: Hue | None
    """None: there is nothing."""


@dataclass(frozen=True, slots=True)
class ClassModel:
    """Everything that the page shows."""

    title: Phrase
    heads: Sequence[tuple[str, Phrase, Phrase]]
    """Id, words and spoken words of each column."""
    rows: Sequence[tuple[Sequence[str], Sequence[Field]]]
    """The code of a learner, and a field for each column."""
    line: Phrase
    leaf: int
    column_leaf: int
    column_leaves: int


def view(model: ClassModel) -> Node:
    """Heads of the columns, a row for each learner, a line, and the ways on."""
    who = Cell(text("who", say("quiz-class-learner"), NOTE), CODE)
    heads = [_head(*head) for head in model.heads]
    head = Row([who, Grid(heads, columns=len(heads), grow=1.0)])
    rows = [_row(n, code, fields) for n, (code, fields) in enumerate(model.rows)]
    table = Scroll(rows, model.leaf, foot=partial(_foot, model), gap=GAP / 2, grow=1.0)
    wide = min(PAGE, max(TABLE_LEAST, CODE + TABLE_COLUMN * len(heads)))
    return Column([title(model.title), head, table], most_w=wide)


def _head(id_: str, words: Phrase, spoken: Phrase) -> Node:
    ground = Leaf(Spot(id_, Button("outline"), 0, 0, 0, 0, 10, spoken=spoken))
    name = Leaf(Spot(f"{id_}:name", HEAD, 0, 0, 0, 0, 14, words))
    return Stack([ground, Pad(name, GAP, 0.0)], least_h=FINGER)


def _row(n: int, code: Sequence[str], fields: Sequence[Field]) -> Node:
    signs = literal("  ".join(str(BY_KEY[name].symbol) for name in code))
    spot = Spot(f"name:{n}", NAME, 0, 0, 0, 0, 5, signs)
    cells = [
        Stack(
            [
                Leaf(Spot(f"field:{n}:{at}", Panel(field.hue), 0, 0, 0, 0, 2)),
                Pad(text(f"value:{n}:{at}", field.words, CELL), GAP / 2, GAP / 4),
            ]
        )
        for at, field in enumerate(fields)
    ]
    return Row([Cell(Leaf(spot), CODE), Grid(cells, columns=len(cells), grow=1.0)])


def _foot(model: ClassModel, at: int, leaves: int) -> Node:
    back = foot_button("back", say("back"), icon="back")
    help_ = foot_button("help", say("quiz-class-next"), "primary", "learn")
    line = text("line", model.line, NOTE, most_h=EXPLAINED)
    turn: list[Node] = []
    if model.column_leaves > 1:
        turn.append(turners("columns", model.column_leaf, model.column_leaves))
    if leaves > 1:
        turn.append(turners("leaf", at, leaves))
    wide = Row([back, spring(), *turn, spring(), help_], gap=2 * GAP)
    tall = Column([*turn, Grid([back, help_], columns=2)])
    return Column([line, Choose(wide, tall)])


class ClassScene(Screen):
    """Learners in rows, those who need most help first; columns are lessons, or laws of one."""

    upright = fluid = True

    def __init__(self, services: Services, members: Sequence[Learner], topic: str = "") -> None:
        """``topic``: of which the laws are shown; empty: all lessons."""
        super().__init__(services)
        self.topic = topic
        there = {each.topic for who in members for each in who.rounds}
        self.topics = [topic] if topic else [each for each in in_order() if each in there]
        self.members = neediest_first(members, self.topics)
        self.everybody = members
        self.laws = [pair.law for pair in read_topic(topic).pairs] if topic else []
        self.page = 0
        self.columns = 0
        """Leaf of the columns."""
        self.law = ""
        """The law whose sentence is shown."""
        self.focused = "help"

    def view(self) -> Node:
        """The page for this state."""
        return view(self.model())

    def model(self) -> ClassModel:
        """The state of the page."""
        heads, rows = self._laws() if self.topic else self._lessons()
        name = title_of(self.topic) if self.topic else say("quiz-teacher-class")
        return ClassModel(
            name,
            heads,
            rows,
            self._line(),
            self.page,
            self.columns,
            self._leaves,
        )

    @property
    def _wide(self) -> int:
        """Columns of a leaf."""
        sheet = self.viewport.sheet
        return (LAWS if self.topic else LESSONS)[sheet.w <= sheet.h]

    @property
    def _leaves(self) -> int:
        """Leaves of columns."""
        return -(-len(self.laws or self.topics) // self._wide)

    def _lessons(
        self,
    ) -> tuple[list[tuple[str, Phrase, Phrase]], list[tuple[list[str], list[Field]]]]:
        shown = self.topics[self.columns * self._wide :][: self._wide]
        heads = [(f"topic:{each}", title_of(each), title_of(each)) for each in shown]
        rows = [
            (who.code.split(), [_standing(who, topic) for topic in shown]) for who in self.members
        ]
        return heads, rows

    def _laws(self) -> tuple[list[tuple[str, Phrase, Phrase]], list[tuple[list[str], list[Field]]]]:
        shown = self.laws[self.columns * self._wide :][: self._wide]
        heads = [
            (f"law:{law}", literal(str(self.laws.index(law) + 1)), law_of(self.topic, law))
            for law in shown
        ]
        rows = []
        for who in self.members:
            known = laws_known(who, self.topic)
            rows.append((who.code.split(), [_known(known.get(law)) for law in shown]))
        return heads, rows

    def _line(self) -> Phrase:
        if not self.topic:
            return say("quiz-class-how")
        if not self.law:
            return say("quiz-class-how-laws")
        known = [laws_known(who, self.topic).get(self.law, False) for who in self.members]
        law = law_of(self.topic, self.law)
        return say("quiz-class-law", law=law, n=sum(known), all=len(known))

    def chosen(self, spot: Spot) -> Transition:
        """A lesson, a law, other leaves, what to do next, or away."""
        kind, _, name = spot.id.partition(":")
        match kind:
            case "back":
                return Pop()
            case "help":
                ways = NextScene(self.services, self.members, self.topics, self.everybody)
                return Push(ways)
            case "topic":
                return Push(ClassScene(self.services, self.members, name))
            case "law":
                self.law = name
            case "leaf":
                self.page += 1 if name == "more" else -1
            case "columns":
                self.columns = (self.columns + (1 if name == "more" else -1)) % self._leaves
        self.layout()
        return None


def _standing(who: Learner, topic: str) -> Field:
    there = standing(who, topic)
    if there is None:
        return Field(literal("\u2013"), None)
    before, last = ("" if each is None else str(each) for each in there[:2])
    words = f"{before} \u2192 {last}".strip() if before and last else last or f"{before} \u2192"
    hue: Hue = "green" if there.share >= GOOD else "yellow" if there.share >= FAIR else "danger"
    return Field(say("quiz-class-of", right=literal(words), all=there.asked), hue)


def _known(known: bool | None) -> Field:
    if known is None:
        return Field(literal("\u2013"), None)
    return Field(literal("\u2713" if known else "\u2717"), "green" if known else "danger")


# --- what to do next ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Idea:
    """A misconception with its count, its law, and the way to an activity."""

    says: Phrase
    count: Phrase
    law: Phrase


def next_view(ideas: Sequence[Idea]) -> Node:
    """A panel for each."""
    back = foot_button("back", say("back"), icon="back")
    games = foot_button("games", say("quiz-next-games"), "outline", "peak")
    if not ideas:
        none = text("none", say("quiz-next-none"), LINE, grow=1.0)
        return Column([title(say("quiz-next-title")), none, foot([back, games])], most_w=PAGE)
    rows = [_idea(n, idea) for n, idea in enumerate(ideas)]
    how = text("how", say("quiz-next-how"), NOTE, most_h=EXPLAINED)
    return Column([title(say("quiz-next-title")), *rows, how, foot([back, games])], most_w=PAGE)


def _idea(n: int, idea: Idea) -> Node:
    says = text(f"says:{n}", idea.says, IDEA)
    law = text(f"law:{n}", idea.law, LAW)
    count = text(f"count:{n}", idea.count, CELL, least_w=COUNT)
    look = button(f"look:{n}", say("quiz-next-look"), "outline", least_w=MENU, most_w=MENU)
    words = Column([says, law], grow=1.0)
    beside = Row([count, words, replace(look, align="middle")], gap=2 * GAP)
    return panel(
        f"row:{n}", Choose(beside, Column([says, law, Row([count, look], gap=2 * GAP)])), grow=1.0
    )


class NextScene(Screen):
    """The commonest misconceptions of a class; each leads to the step of the lesson against it."""

    upright = fluid = True

    def __init__(
        self,
        services: Services,
        members: Sequence[Learner],
        topics: Sequence[str],
        everybody: Sequence[Learner] = (),
    ) -> None:
        """``everybody``: the class with those who have no results; none given: the members."""
        super().__init__(services)
        self.everybody = everybody or members
        self.ideas: list[Common] = common(members, topics)
        self.many = len(members)
        self.focused = "look:0" if self.ideas else "back"

    def view(self) -> Node:
        """The page for this state."""
        ideas = [
            Idea(
                say(f"misconception-{dashed(each.name)}"),
                say("quiz-class-of", right=literal(str(each.learners)), all=self.many),
                law_of(each.topic, each.law),
            )
            for each in self.ideas
        ]
        return next_view(ideas)

    def chosen(self, spot: Spot) -> Transition:
        """To the step, to the games, or away."""
        kind, _, number = spot.id.partition(":")
        if kind == "games":
            return Push(ClassPracticeScene(self.services, self.everybody))
        if kind == "look":
            idea = self.ideas[int(number)]
            return Reset(to_law(idea.topic, idea.law))
        return Pop()
