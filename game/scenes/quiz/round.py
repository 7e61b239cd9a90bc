"""One round of the quiz, item by item, without marks or clock; and what comes back later."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date, datetime

from game.core.phrase import Phrase, say
from game.progress import learners
from game.scenes.base.scene import Pop, Reset, Transition
from game.scenes.base.screen import Screen
from game.scenes.quiz import asking
from game.scenes.quiz.asking import (
    ABOVE,
    CHOICE,
    Question,
    choice_phrase,
    law_of,
    lesson_state,
    to_law,
)
from game.services import Services
from game.tables.pictures import Label, Panel
from game.tables.table import Spot
from game.ui.actions import Action
from game.ui.layout import Column, Node
from game.ui.measure import GAP
from game.ui.parts import button, buttons, framed, text
from game.ui.sizes import BROAD, LINE, PAGE
from tutorial.items.bank import Item
from tutorial.quiz import learner as spacing
from tutorial.quiz.learner import Due, Learner, Moment, QuizAnswer, Round, form_at, is_right

LAW = Label("text", 24)
RIGHT = Label("text", 26, bold=True)
MARKED = 0.4
"""Seconds for which an answer of a round is marked before the next question."""


@dataclass(frozen=True, slots=True)
class ItemVerdict:
    """Model of an item that was answered once more."""

    title: Phrase
    item: Item
    right: bool
    """True if the answer was right."""


def view(model: ItemVerdict) -> Node:
    """Verdict, the right answer, the law, and the ways on."""
    item = model.item
    head = say("quiz-again-right") if model.right else say("quiz-again-wrong")
    ink = Label("green" if model.right else "yellow", 34, bold=True)
    right = say("quiz-right-is", answer=choice_phrase(item, item.right))
    law = text("law", law_of(item.topic, item.law), LAW)
    told = [
        text("asked", say(item.key), LINE),
        text("verdict", head, ink),
        text("right", right, RIGHT),
        framed(law, Panel("yellow"), most_w=BROAD),
    ]
    look = button("look", say("quiz-look"), "outline", "learn")
    onward = button("next", say("quiz-next"), "primary", "next")
    body = Column(told, gap=3 * GAP, grow=1.0)
    return Column(
        [text("title", model.title, ABOVE), body, buttons([look, onward])], gap=2 * GAP, most_w=PAGE
    )


class AskingScreen(Screen):
    """Base of pages that ask an item, tier by tier."""

    upright = fluid = True

    def __init__(self, services: Services, seed: str) -> None:
        super().__init__(services)
        self.seed = seed
        self.answered = ""
        """The answer to the item, while its reason is asked."""
        self.focused = None

    @property
    def item(self) -> Item:
        """Item that is asked now."""
        raise NotImplementedError

    @property
    def title(self) -> Phrase:
        """Line above the question."""
        raise NotImplementedError

    def take(self, answer: QuizAnswer) -> Transition:
        """All tiers of the item are answered."""
        raise NotImplementedError

    @property
    def question(self) -> Question:
        """The tier that is asked now."""
        return Question(self.item, self.seed, self.answered)

    def view(self) -> Node:
        """The question, and the two ways past it."""
        self.unread.ask(self.question)
        return asking.view(self.title, self.question)

    def aloud(self) -> Iterable[Phrase]:
        """The question; names below cards are read with the choice that has the focus."""
        names = ("name:", "card:", "shown:")
        for spot in self.placed:
            if isinstance(spot.art, Label) and spot.label and not spot.id.startswith(names):
                yield spot.label

    def answer(self, spot: Spot) -> Transition:
        """A choice, or none: on to the reason, or the item is done. Not before it was read."""
        if self.unread:
            return None
        name = "" if spot.id == "skip" else spot.id.removeprefix(CHOICE)
        item = self.item
        if not self.answered and name and item.reason is not None:
            self.answered = name
            self.focused = None
            self.layout()
            return None
        answer = QuizAnswer(self.answered, name) if self.answered else QuizAnswer(name)
        self.answered, self.focused = "", None
        return self.take(answer)

    def on_action(self, action: Action) -> Transition:
        """BACK leaves."""
        return Pop() if action is Action.BACK else None


class RoundScene(AskingScreen):
    """Pops the round once it is whole, None when it is left. Nothing tells what is right."""

    def __init__(self, services: Services, learner: Learner, topic: str, moment: Moment) -> None:
        super().__init__(services, learner.seed)
        self.topic, self.moment = topic, moment
        self.form = form_at(moment, learner.seed, topic)
        self.items = learner.items(topic, moment)
        self.lesson = lesson_state(services, topic, learner)
        self.begun = datetime.now()
        self.answers: list[QuizAnswer] = []
        self.seconds: list[float] = []
        """Time of each answer."""
        self._waited = 0.0
        """Seconds for which the item has been there."""
        self._marked: Spot | None = None
        """The answer that was touched, while the page marks it."""
        self._marked_for = 0.0

    @property
    def item(self) -> Item:
        """The next one."""
        return self.items[len(self.answers)]

    @property
    def title(self) -> Phrase:
        """Number of items."""
        return say("quiz-title", n=len(self.answers) + 1, all=len(self.items))

    def view(self) -> Node:
        """The question, with the answer that was touched."""
        self.unread.ask(self.question)
        marked = self._marked.id if self._marked is not None else ""
        return asking.view(self.title, self.question, marked=marked)

    def chosen(self, spot: Spot) -> Transition:
        """An answer, no answer, or away."""
        if spot.id == "leave":
            return Pop()
        if self._marked is None and not self.unread:
            self._marked, self._marked_for = spot, 0.0
            self.layout()
        return None

    def update(self, dt: float) -> Transition:
        """The item has been there longer, or its answer was marked long enough."""
        super().update(dt)
        if self._marked is None:
            self._waited += dt
            return None
        self._marked_for += dt
        if self._marked_for < MARKED:
            return None
        marked, self._marked = self._marked, None
        return self.answer(marked)

    def take(self, answer: QuizAnswer) -> Transition:
        """On to the next item; after the last one the round is whole."""
        self.answers.append(answer)
        self.seconds.append(round(self._waited, 1))
        self._waited = 0.0
        if len(self.answers) < len(self.items):
            self.layout()
            return None
        slots = [item.slot for item in self.items]
        return Pop(
            Round(
                self.topic,
                self.moment,
                self.form,
                date.today().isoformat(),
                dict(zip(slots, self.answers, strict=True)),
                f"{self.begun:%H:%M}",
                self.lesson,
                dict(zip(slots, self.seconds, strict=True)),
            )
        )


class AnsweredScreen(AskingScreen):
    """Base of pages that tell after each item what is right, and with which law."""

    counted = ""
    """Text key of the line above: item ``n`` of ``all``."""
    leaves: Phrase | None = None
    """Words of the button that leads away; None: "Leave"."""

    def __init__(self, services: Services, seed: str, items: Iterable[Item]) -> None:
        super().__init__(services, seed)
        self.items = list(items)
        self.at = 0
        """Number of the item now, from 0."""
        self.verdict: bool | None = None
        """True if the last answer was right, while the page says so; None otherwise."""

    def keep(self, *, right: bool) -> None:
        """Keep the answer to the item now, and when the item comes back."""
        raise NotImplementedError

    def look(self) -> Transition:
        """Go to the step that teaches the item."""
        raise NotImplementedError

    def end(self) -> Transition:
        """All items are answered."""
        raise NotImplementedError

    def left(self) -> Transition:
        """The page is left before its end."""
        return Pop()

    @property
    def item(self) -> Item:
        """The item now."""
        return self.items[self.at]

    @property
    def title(self) -> Phrase:
        """Number of the item."""
        return say(self.counted, n=self.at + 1, all=len(self.items))

    def view(self) -> Node:
        """The question, or what is right."""
        if self.verdict is not None:
            return view(ItemVerdict(self.title, self.item, self.verdict))
        self.unread.ask(self.question)
        return asking.view(self.title, self.question, self.leaves)

    def chosen(self, spot: Spot) -> Transition:
        """An answer, on, to the step that teaches it, or away."""
        match spot.id:
            case "leave":
                return self.left()
            case "look":
                return self.look()
            case "next":
                return self._next()
        return self.answer(spot)

    def take(self, answer: QuizAnswer) -> Transition:
        """Tell whether it was right."""
        self.verdict = is_right(self.item, answer)
        self.keep(right=self.verdict)
        self.services.sound.play("good" if self.verdict else "wrong")
        self.focused = "next"
        self.layout()
        return None

    def _next(self) -> Transition:
        if self.at + 1 == len(self.items):
            return self.end()
        self.at += 1
        self.verdict, self.focused = None, None
        self.layout()
        return None


class AgainScene(AnsweredScreen):
    """Items that were missed some time ago; counts nothing.

    Pops the learner, for whom it comes back later or no more; None when it is left, but what was
    answered is kept all the same.
    """

    counted = "quiz-again"

    def __init__(self, services: Services, learner: Learner, due: Sequence[Due]) -> None:
        there = [(one, one.item) for one in due]
        super().__init__(services, learner.seed, [item for _, item in there if item is not None])
        self.learner = learner
        self.due = [one for one, item in there if item is not None]

    def keep(self, *, right: bool) -> None:
        """Keep the learner, for whom the item comes back later or no more."""
        due = spacing.after(self.learner.due, self.due[self.at], date.today(), right=right)
        self.learner = self.learner.with_due(due)
        self.services.serve(self.learner)
        if self.learner.code:
            learners.keep(self.services.store, self.learner)

    def look(self) -> Transition:
        """Go to the step that teaches it, away from here."""
        return Reset(to_law(self.item.topic, self.item.law))

    def end(self) -> Transition:
        """Pop the learner."""
        return Pop(self.learner)
