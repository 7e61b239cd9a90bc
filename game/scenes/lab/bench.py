"""The bench of the law lab: reactions are judged one by one, and the law that forbids is named."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from game.art.interactions import Momenta
from game.art.menu.coach import CoachFace
from game.core.phrase import Phrase, literal, say, signed
from game.progress.law_notebook import keep, notebook, of_step
from game.scenes.base import routes
from game.scenes.base.scene import Pop, Push, Transition
from game.scenes.base.screen import Screen
from game.scenes.lab.reaction_spots import (
    columns,
    equation,
    made_of,
    name_of,
    places,
    sentence,
    values,
)
from game.services import Services
from game.tables.pictures import Icon, Label, Panel
from game.tables.table import Spot
from game.ui.layout import Choose, Column, Gap, Leaf, Node, Row, Steady
from game.ui.lists import Grid, Tabular, TabularLine
from game.ui.measure import GAP
from game.ui.parts import button, praise, round_button, spring, text, title, touched
from game.ui.sizes import (
    BROAD,
    CHOICE,
    FACE,
    LINE,
    MASS,
    MOTION,
    NOTE,
    QUESTION,
    READING,
    SIGN,
    SUMS,
)
from tutorial.law_lab import COUNTS, STEPS, LabReaction, Law, Reaction

HEAD: Final = Label("second", 22, bold=True)
LAW: Final = Label("text", 20, "left")
FOUND: Final = Label("text", 20, "left", bold=True)
SUM: Final = Label("text", 20, bold=True)
NARROW_SUM: Final = Label("text", 20)
"""On a tall sheet: masses have seven figures."""
JUDGED: Final = Label("second", 20, "left")
TOLD: Final = Label("text", 21, "left")
REMARK: Final = Label("yellow", 19, "left")
DONE: Final = Label("text", 22)
MOMENTA: Final = {
    "one-photon": Momenta((1, -1), (1,)),
    "light-alone": Momenta((1,), (1, -1)),
}
"""Arrows of the two cases that momentum alone forbids, seen from where two of them cancel."""
UNKNOWN: Final = literal("?")
"""Sum that was not counted yet."""


def _sum(id_: str, value: Phrase) -> Node:
    return Choose(text(id_, value, SUM), text(id_, value, NARROW_SUM, least_w=MASS), grow=0.5)


def name_of_row(law: Law, *, discovered: bool) -> Phrase:
    """Name of a law that was found; of another one, the thing that it counts."""
    return say(f"lab-law-{law}" if discovered else f"lab-count-{law}")


def after_touch(reaction: Reaction, law: Law, number: int) -> int:
    """Next number of a body: up to the largest that this law gives here, then the negative ones."""
    numbers = [COUNTS[law](body) for body in places(reaction).values()]
    most, least = max(1, *numbers), min(-1, *numbers)
    if number == most:
        return least
    return number + 1


class BenchScene(Screen):
    """One step of the lab. What was judged otherwise than nature does comes back at the end.

    Pops the step that is wanted next, if any.
    """

    upright = fluid = True

    def __init__(self, services: Services, step: int) -> None:
        super().__init__(services)
        pages = notebook(services.store)
        if not pages.left(step):
            keep(services.store, pages := pages.without(step))
        self.step = step
        self.queue: list[LabReaction] = pages.left(step)
        self.judgement: bool | None = None
        """Judgement of the learner whether the reaction happens; None: not judged yet."""
        self.answer: Law | None = None
        """The law that was named as forbidding it, rightly."""
        self.line: Phrase | None = None
        """Line about the part that was touched last."""
        self.counting: Law | None = None
        """The row for which the learner counts now."""
        self.counts: dict[str, int] = {}
        """Number of each body, by its place, as the learner counts it."""
        self.counted: frozenset[Law] = frozenset()
        """Rows whose sums the learner has counted."""
        self.discovered = False
        """True if the law was found just now for the first time."""
        self.focused = "happens"

    @property
    def item(self) -> LabReaction:
        """Reaction on the bench."""
        return self.queue[0]

    @property
    def shown(self) -> bool:
        """True if everything is answered: each law then says whether it holds."""
        return self.judgement is not None and (self.item.happens or self.answer is not None)

    # --- what is seen -------------------------------------------------------------------------

    def view(self) -> Node:
        """The reaction, and below it the question, or the table of sums."""
        if not self.queue:
            return self._finished()
        self.unread.ask((self.item.name, self.judgement))
        back = round_button("back", "back", say("back"))
        head = Row([back, text("heading", self._title(), HEAD, grow=1.0)])
        below = self._question() if self.judgement is None else self._answer()
        return Column([head, *below])

    def _title(self) -> Phrase:
        every = len(of_step(self.step))
        name = say(f"lab-step-{self.step}")
        left = len(notebook(self.services.store).left(self.step))
        return say("lab-title-step", step=self.step, name=name, done=every - left, all=every)

    def _question(self) -> list[Node]:
        """The reaction, whether it happens, and what was asked of a body."""
        reaction = self.item.reaction
        ways = [
            button(way, say(f"lab-{way}"), "outline", icon, grow=1.0, most_h=CHOICE)
            for way, icon in (("happens", "check"), ("never", "cross"))
        ]
        beside = Row(ways, gap=5 * GAP, even=True, most_w=BROAD, least_h=CHOICE)
        ask = text("ask", say("lab-ask"), QUESTION)
        lines = [
            text("line", made_of(body), LINE, most_w=READING)
            for body in (*reaction.before, *reaction.after)
        ]
        said = Gap() if self.line is None else text("line", self.line, LINE, most_w=READING)
        line = Steady(said, lines)
        wide = Column([equation(reaction), spring(), ask, beside, line, spring()], gap=2 * GAP)
        tall = Column([columns(reaction), ask, Grid(ways), line], gap=2 * GAP)
        return [Choose(wide, tall, grow=1.0)]

    def _answer(self) -> list[Node]:
        """The reaction, its sums, and what follows from them."""
        judged = say("lab-said-happens" if self.judgement else "lab-said-never")
        told = [text("judged", judged, JUDGED), *self._told()]
        onward: list[Node] = []
        if self.counting is not None:
            onward.append(button("check", say("lab-count-check"), "primary", "check"))
        if self.shown:
            onward.append(button("next", say("lab-next"), "primary", "next"))
        beside = Column([*told, spring(), *onward], gap=2 * GAP)
        wide = Row([self._sums(), beside], gap=3 * GAP)
        tall = Column([self._sums(), *told, spring(), *onward], gap=2 * GAP)
        counts = self.counts if self.counting is not None else None
        return [equation(self.item.reaction, counts, room=True), Choose(wide, tall, grow=1.0)]

    def _sums(self) -> Node:
        """Both sums of each law."""
        heads = [text(side, say(f"lab-{side}"), NOTE) for side in ("before", "after")]
        lines = [TabularLine([Gap(), *heads, Gap()]), *(self._row(law) for law in Law)]
        return Tabular(lines, gap=GAP / 4, least_w=SUMS)

    def _row(self, law: Law) -> TabularLine:
        before, after = self._values(law)
        discovered = law.value in notebook(self.services.store).laws
        name = name_of_row(law, discovered=discovered)
        row = say("lab-row", law=name, before=before, after=after)
        broken = law in self.item.laws
        ground = Panel("danger") if self.shown and broken else Panel()
        if law is self.counting:
            ground = Panel("yellow")
        if self.shown:
            row = say("lab-row-broken" if broken else "lab-row-kept", row=row)
        mark: Node = Gap(SIGN[0], least_w=SIGN[0])
        if self.shown:
            art = Icon("cross", "danger") if broken else Icon("check", "green")
            mark = Leaf(Spot(f"mark:{law}", art, 0, 0, 0, 0, 5), natural=SIGN, least_w=SIGN[0])
        cells = [
            text(f"law-name:{law}", name, FOUND if discovered else LAW, grow=1.0),
            _sum(f"sum-before:{law}", before),
            _sum(f"sum-after:{law}", after),
            mark,
        ]
        return TabularLine(cells, touched(Spot(f"law:{law}", ground, 0, 0, 0, 0, 2, spoken=row)))

    def _values(self, law: Law) -> tuple[Phrase, Phrase]:
        """Both sums, as far as they were counted."""
        if self.shown or law is Law.ENERGY or law in self.counted:
            return values(self.item.reaction, law)
        if law is not self.counting:
            return UNKNOWN, UNKNOWN
        before, after = (
            sum(n for place, n in self.counts.items() if place.startswith(side))
            for side in ("before", "after")
        )
        return signed(before), signed(after)

    def _told(self) -> list[Node]:
        """Conclusion from the answer, and facts to know."""
        told: list[Node] = [text("told", self._verdict(), TOLD)]
        noted = say(f"lab-note-{self.item.name}") if self.shown and self.item.noted else None
        note = self.line or noted
        if note is not None:
            told.append(text("note", note, REMARK))
        if self.shown and self.item.name in MOMENTA:
            picture = Spot("momenta", MOMENTA[self.item.name], 0, 0, 0, 0, 4)
            told.append(Leaf(picture, natural=MOTION))
        if self.shown and self.judgement != self.item.happens:
            told.append(text("returns", say("lab-returns"), JUDGED))
        return told

    def _verdict(self) -> Phrase:
        if self.item.happens:
            return say("lab-yes-happens" if self.judgement else "lab-but-happens")
        if self.counting is not None:
            return say(f"lab-count-how-{self.counting}")
        if self.answer is None:
            return say("lab-but-never" if self.judgement else "lab-which")
        would = say(f"lab-would-{self.answer}")
        key = "lab-discovered" if self.discovered else "lab-forbidden"
        return say(key, would=would, law=say(f"lab-law-{self.answer}"), n=len(self.item.laws))

    def _finished(self) -> Node:
        face = Leaf(Spot("face", CoachFace("left", "happy"), 0, 0, 0, 0, 5), natural=FACE)
        said = [title(say("lab-done")), text("what", say(f"lab-done-{self.step}"), DONE)]
        ways: list[Node] = [button("back", say("lab-title"), icon="back")]
        if self.step != STEPS[-1]:
            name = say("lab-go-on", step=self.step + 1, name=say(f"lab-step-{self.step + 1}"))
            ways.insert(0, button("on", name, "primary", "next"))
        else:
            ways.insert(0, button("build", say("reactions-title"), "primary", "points"))
        return praise(face, said, ways)

    def aloud(self) -> Iterable[Phrase]:
        """The reaction as a sentence; not its signs, and rows only when they have the focus."""
        if self.queue:
            yield sentence(self.item.reaction)
        single = ("plus:", "name:", "number:", "law-name:", "sum-", "before", "after")
        for spot in self.placed:
            if isinstance(spot.art, Label) and spot.label and not spot.id.startswith(single):
                yield spot.label

    # --- what is done -------------------------------------------------------------------------

    def chosen(self, spot: Spot) -> Transition:
        """A judgement, a law, a body; on, or away."""
        kind, _, rest = spot.id.partition(":")
        match kind:
            case "back":
                return Pop()
            case "on":
                return Pop(self.step + 1)
            case "build":
                return Push(routes.ReactionBuilder())
            case "happens" | "never" if not self.unread:
                self._judge(happens=kind == "happens")
            case "law" if not self.unread:
                self._name_law(Law(rest))
            case "next":
                self._next()
            case "count":
                self.counts[rest] = after_touch(
                    self.item.reaction, self._counted_law, self.counts[rest]
                )
            case "check":
                self._check()
            case "body":
                self.line = spot.spoken
        self.layout()
        return None

    def _judge(self, *, happens: bool) -> None:
        self.judgement, self.line = happens, None
        self.focused = "next" if self.item.happens else f"law:{Law.CHARGE}"
        agreed = happens == self.item.happens
        self.services.sound.play("good" if agreed else "focus")
        if agreed:
            self._keep_item()

    def _keep_item(self) -> None:
        keep(self.services.store, notebook(self.services.store).with_item(self.item))

    @property
    def _counted_law(self) -> Law:
        assert self.counting is not None
        return self.counting

    def _name_law(self, law: Law) -> None:
        """Before all is shown: the learner counts it; after that: what it says."""
        pages = notebook(self.services.store)
        if self.shown:
            known = law.value in pages.laws
            self.line = say(f"lab-law-{law}-says" if known else "lab-hidden")
        elif law in COUNTS and law not in self.counted:
            self.counting, self.line = law, None
            self.counts = dict.fromkeys(places(self.item.reaction), 0)
            self.focused = "count:before:0"
        else:
            self._decide(law)

    def _check(self) -> None:
        """Compare the count of the learner with the numbers of the bodies."""
        law = self._counted_law
        for place, body in places(self.item.reaction).items():
            number = COUNTS[law](body)
            if self.counts[place] != number:
                key = f"lab-count-not-{law}"
                self.line = say(key, body=name_of(body), n=signed(number))
                self.focused = f"count:{place}"
                self.services.sound.play("focus")
                return
        self.counting, self.counted = None, self.counted | {law}
        self._decide(law)

    def _decide(self, law: Law) -> None:
        """Does this law forbid the reaction? Its sums are on the table."""
        self.counting = None
        before, after = values(self.item.reaction, law)
        if law not in self.item.laws:
            key = "lab-kept-energy" if law is Law.ENERGY else "lab-kept"
            known = law.value in notebook(self.services.store).laws
            name = name_of_row(law, discovered=known)
            self.line = say(key, law=name, before=before, after=after)
            self.focused = f"law:{law}"
            self.services.sound.play("focus")
            return
        pages = notebook(self.services.store)
        self.answer, self.line, self.focused = law, None, "next"
        self.discovered = law.value not in pages.laws
        keep(self.services.store, pages.with_law(law))
        self.services.sound.play("win" if self.discovered else "chime")

    def _next(self) -> None:
        item = self.queue.pop(0)
        if self.judgement != item.happens:
            self.queue.append(item)
        self.judgement = self.answer = self.line = self.counting = None
        self.counted = frozenset()
        self.discovered = False
        self.focused = "happens" if self.queue else "build" if self.step == STEPS[-1] else "on"
