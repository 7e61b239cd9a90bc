"""The teacher's tables: laws and items of a lesson, one item in full, learners by their codes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from msgspec.structs import replace

from game.core.phrase import Phrase, figure, literal, say
from game.scenes.base.scene import Pop, Push, Transition
from game.scenes.base.screen import Screen
from game.scenes.quiz.asking import ABOVE, cards, choice_phrase, law_of, title_of
from game.scenes.quiz.class_table import ClassScene
from game.scenes.quiz.code import code_cards, code_phrase
from game.services import Services
from game.tables.pictures import Icon, Label, Panel
from game.tables.table import Spot
from game.ui.layout import Choose, Column, Leaf, Node, Pad, Row, Stack
from game.ui.lists import Grid, Scroll, turners
from game.ui.measure import FINGER, GAP
from game.ui.parts import ends, foot_button, spring, text, title
from game.ui.sizes import (
    BETWEEN,
    BUTTON,
    COUNT,
    EXPLAINED,
    FIGURES,
    MENU,
    NOTE,
    PAGE,
    SHOWN,
    SIGN,
    SMALL_CARD,
)
from tutorial.items.bank import Item, dashed
from tutorial.quiz.figures import (
    FEW,
    Interval,
    ItemFigures,
    LawFigures,
    item_figures,
    law_figures,
)
from tutorial.quiz.learner import Learner, pairs

LEFT_NOTE = Label("second", 18, "left")
LAW = Label("text", 18, "left")
VALUE = Label("text", 18)
STRONG_VALUE = Label("text", 18, bold=True)
STEM = Label("text", 24, "left", bold=True)
CHOICE = Label("text", 19, "left")
COUNTED = Label("yellow", 22, bold=True)
SCORE = Label("text", 22, bold=True)
COLUMNS = ("before", "after", "change", "easy-a", "easy-b")
"""Right before and after, the interval of the change, and the difficulty of both forms."""


def signed(number: float) -> Phrase:
    """A gain or a correlation, to a hundredth."""
    # Adding zero turns the -0.0 that a small loss is rounded to into 0.0.
    return figure(f"{round(number, 2) + 0.0:.2f}".replace("-", "\u2212"))


def share(part: int, of: int) -> Phrase:
    """So many of so many, in per cent; a dash of none."""
    return say("percent", n=round(100 * part / of)) if of else literal("\u2013")


def _change(change: Interval | None) -> Phrase:
    """The interval in per cent; a dash where there is none."""
    if change is None:
        return literal("\u2013")
    low, high = (f"{round(100 * end):+d}".replace("-", "\u2212") for end in change)
    return say("quiz-change", low=literal(low), high=say("percent", n=literal(high)))


def _below(note: Phrase | None, at: int, leaves: int) -> Node:
    """The foot of a table: the way back, what there is to know, and buttons that turn leaves."""
    back = foot_button("back", say("back"), icon="back")
    turn = [turners("leaf", at, leaves)] if leaves > 1 else []
    beside: Node = spring()
    above: list[Node] = []
    if note is not None:
        beside = text("how", note, LEFT_NOTE, grow=1.0, most_h=BETWEEN)
        above.append(text("how", note, LEFT_NOTE, most_h=EXPLAINED))
    at_end = [Column([node], least_w=BUTTON) for node in turn]
    wide = Row([replace(back, align="middle"), beside, *at_end], gap=2 * GAP)
    return Choose(wide, Column([*turn, *above, back]))


# --- laws -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class LawRow:
    """A law and its figures."""

    law: str
    name: Phrase
    values: Sequence[Phrase]
    """As `COLUMNS` says."""


@dataclass(frozen=True, slots=True)
class Laws:
    """Figures of the laws of a lesson."""

    lesson: Phrase
    rows: Sequence[LawRow]
    many: int
    """Learners with both rounds."""
    leaf: int


def laws_view(model: Laws) -> Node:
    """The words for each column, the rows, and the meaning of the figures."""
    heads = []
    for i, column in enumerate(COLUMNS):
        name, _, form = column.partition("-")
        phrase = say(f"quiz-column-{name}")
        if form:
            phrase = say("quiz-column-form", form=form.upper(), what=phrase)
        heads.append(text(f"head:{i}", phrase, NOTE, most_h=FINGER))
    columns = Pad(Choose(Row([spring(), _values(heads)]), _values(heads)), y=0.0)
    rows = [_law(row) for row in model.rows]
    below = partial(_below, say("quiz-columns-how", n=model.many, few=FEW))
    return Column([title(model.lesson), columns, Scroll(rows, model.leaf, foot=below, grow=1.0)])


def _values(cells: Sequence[Node]) -> Node:
    """Figures side by side; on a tall sheet in two rows."""
    wide = Grid(cells, columns=len(cells), least_w=FIGURES, most_w=FIGURES)
    return Choose(wide, Grid(cells, columns=3, gap=0.0))


def _law(row: LawRow) -> Node:
    values = row.values
    read = say("quiz-row", law=row.name, before=values[0], after=values[1])
    ground = Leaf(Spot(f"row:{row.law}", Panel(), 0, 0, 0, 0, 2, spoken=read))
    words = text(f"law:{row.law}", row.name, LAW, grow=1.0)
    cells = [
        text(f"value:{row.law}:{n}", value, STRONG_VALUE if n < 3 else VALUE)
        for n, value in enumerate(values)
    ]
    inside = Choose(Row([words, _values(cells)]), Column([words, _values(cells)]))
    return Stack([ground, Pad(inside, y=GAP / 2)], grow=1.0)


class LawsScene(Screen):
    """A row for each law; each leads to its two items."""

    upright = fluid = True

    def __init__(
        self,
        services: Services,
        members: Sequence[Learner],
        topic: str,
        *,
        without_flagged: bool = False,
    ) -> None:
        """``without_flagged``: rounds that look clicked through are left out of the laws."""
        super().__init__(services)
        self.members, self.topic = members, topic
        self.laws = law_figures(members, topic, without_flagged=without_flagged)
        self.items = item_figures(members, topic)
        self.many = len(pairs(members, topic, without_flagged=without_flagged))
        self.page = 0
        self.focused = "back"

    def view(self) -> Node:
        """The page for this state."""
        rows = [self._row(i, law) for i, law in enumerate(self.laws)]
        return laws_view(Laws(title_of(self.topic), rows, self.many, self.page))

    def _row(self, i: int, law: LawFigures) -> LawRow:
        a, b = (each for each in self.items if each.item.law == law.law and each.item.form != "c")
        values = (
            share(law.before, self.many),
            share(law.after, self.many),
            _change(law.change),
            share(a.right, a.asked),
            share(b.right, b.asked),
        )
        return LawRow(law.law, law_of(self.topic, law.law), values)

    def chosen(self, spot: Spot) -> Transition:
        """A law in full, or away."""
        kind, _, law = spot.id.partition(":")
        if kind == "row":
            both = [each for each in self.items if each.item.law == law]
            return Push(ItemScene(self.services, both))
        if kind == "leaf":
            self.page += -1 if law == "less" else 1
            self.layout()
            return None
        return Pop()


# --- an item --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Taken:
    """A choice of an item, and how often it was taken."""

    id: str
    phrase: Phrase
    count: int
    right: bool
    says: Phrase | None
    """The misconception behind a wrong choice."""


def taken(shown: ItemFigures) -> list[Taken]:
    """All choices of an item, and those of its reason."""
    item, reason = shown.item, shown.item.reason
    rows = []
    for name in item.choices:
        right = name == item.right
        says = None if right else say(f"misconception-{dashed(item.misconception[name])}")
        phrase = choice_phrase(item, name)
        rows.append(Taken(f"choice:{name}", phrase, shown.chosen[name], right, says))
    if reason is not None:
        for name in reason.choices:
            phrase, count = say(item.reason_key(name)), shown.reasons[name]
            rows.append(Taken(f"why:{name}", phrase, count, name == reason.right, None))
    return rows


def item_view(shown: ItemFigures, other: str, leaf: int) -> Node:
    """The question, its choices with the meaning of each; ``other``: the form that comes next."""
    item = shown.item
    form = say("quiz-form", form=item.form.upper(), n=shown.asked)
    back = foot_button("back", say("back"), icon="back")
    skipped: Phrase = say("quiz-skipped", n=shown.chosen[""])
    if shown.discrimination is not None:
        apart = signed(shown.discrimination)
        skipped = say("quiz-skipped-apart", skipped=skipped, apart=apart)
    unsure = text("unsure", skipped, NOTE, grow=1.0)
    swap = foot_button("other", say("quiz-other-form", form=other), "outline", "swap")
    return Column(
        [
            text("title", form, ABOVE),
            _stem(item),
            Scroll([_taken(row) for row in taken(shown)], leaf, grow=1.0),
            Choose(Row([back, unsure, swap]), Column([unsure, ends(back, swap)])),
        ],
        most_w=PAGE,
    )


def _stem(item: Item) -> Node:
    words = text("asked", say(item.key), STEM)
    if not item.picture:
        return words
    shown = cards("shown", item.picture, most_h=SHOWN)
    return Choose(Row([replace(words, grow=1.0), shown]), Column([shown, words]))


def _taken(row: Taken) -> Node:
    ground = Leaf(Spot(f"row:{row.id}", Panel("green" if row.right else None), 0, 0, 0, 0, 1))
    what = text(f"what:{row.id}", row.phrase, CHOICE, grow=1.0)
    number = literal(str(row.count))
    count = text(f"count:{row.id}", number, COUNTED, least_w=COUNT, most_w=COUNT)
    beside: list[Node] = [count, spring()]
    above, right_end = [what], [count]
    if row.right:
        mark = Leaf(Spot(f"mark:{row.id}", Icon("check", "green"), 0, 0, 0, 0, 5), natural=SIGN)
        beside.insert(1, mark)
        right_end.append(mark)
    elif row.says is not None:
        says = text(f"says:{row.id}", row.says, LEFT_NOTE, grow=1.0)
        beside[1:] = [says]
        above.append(says)
    wide = Row([what, Row(beside, grow=1.0)], even=True)
    meant = [replace(words, grow=0.0) for words in above]
    tall = Row([Column(meant, gap=GAP / 2, grow=1.0), Column(right_end, gap=0.0)])
    return Stack([ground, Pad(Choose(wide, tall))], grow=1.0)


class ItemScene(Screen):
    """An item as learners see it, and how often each choice was taken; both forms in turn."""

    upright = fluid = True

    def __init__(self, services: Services, both: Sequence[ItemFigures]) -> None:
        super().__init__(services)
        self.both = both
        self.at = 0
        self.leaf = 0
        """Which choices are shown, where there is no room for all."""
        self.focused = "other"

    def view(self) -> Node:
        """The page for this state."""
        following = self.both[(self.at + 1) % len(self.both)].item.form
        return item_view(self.both[self.at], following.upper(), self.leaf)

    def chosen(self, spot: Spot) -> Transition:
        """The other form, or away."""
        if spot.id == "other":
            self.at, self.leaf = (self.at + 1) % len(self.both), 0
            self.layout()
            return None
        if spot.id.startswith("leaf:"):
            self.leaf += 1 if spot.id == "leaf:more" else -1
            self.layout()
            return None
        return Pop()


# --- learners -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Member:
    """A learner by code."""

    code: Sequence[str]
    score: Phrase


def learners_view(lesson: Phrase, members: Sequence[Member], leaf: int) -> Node:
    """A row for each learner."""
    rows = [_member(i, who) for i, who in enumerate(members)]
    below = partial(_below, say("quiz-learners-how"))
    table = Scroll(rows, leaf, foot=below, grow=1.0)
    return Column([title(say("quiz-learners", lesson=lesson)), table], gap=2 * GAP, most_w=PAGE)


def _member(i: int, who: Member) -> Node:
    name = code_phrase(who.code)
    read = say("quiz-learner", code=name, score=who.score)
    ground = Leaf(Spot(f"row:{i}", Panel(), 0, 0, 0, 0, 1, spoken=read))
    code = code_cards(who.code, SMALL_CARD, of=f":{i}")
    words = text(f"name:{i}", name, LEFT_NOTE, grow=1.0)
    score = text(f"score:{i}", who.score, SCORE, grow=1.0)
    column = replace(score, grow=0.0, least_w=MENU, most_w=MENU)
    inside = Choose(Row([code, words, column], gap=3 * GAP), Row([code, score], gap=3 * GAP))
    return Stack([ground, Pad(inside, y=GAP / 2)], least_h=FINGER)


class LearnersScene(Screen):
    """Learners who answered, by code, with both scores: no names."""

    upright = fluid = True

    def __init__(self, services: Services, members: Sequence[Learner], topic: str) -> None:
        super().__init__(services)
        self.members = [who for who in members if who.rounds]
        self.topic = topic
        self.page = 0
        self.focused = "back"

    def view(self) -> Node:
        """The page for this state."""
        members = [Member(who.code.split(), self._score(who)) for who in self.members]
        return learners_view(title_of(self.topic), members, self.page)

    def _score(self, who: Learner) -> Phrase:
        before, after = who.round(self.topic, "before"), who.round(self.topic, "after")
        if before and after:
            return say("quiz-score", before=before.score, after=after.score, all=len(after.answers))
        if before:
            return say("quiz-only-before", before=before.score, all=len(before.answers))
        return say("quiz-only-other")

    def chosen(self, spot: Spot) -> Transition:
        """The laws of a learner, another page, or away."""
        kind, _, name = spot.id.partition(":")
        match kind:
            case "back":
                return Pop()
            case "row":
                who = self.members[int(name)]
                there = any(each.topic == self.topic for each in who.rounds)
                return Push(ClassScene(self.services, [who], self.topic if there else ""))
            case "leaf":
                self.page += 1 if name == "more" else -1
                self.layout()
        return None
