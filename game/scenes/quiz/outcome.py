"""A learner's view of a round: before against after, and the laws to look at again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from game.art.menu.coach import CoachFace
from game.core.phrase import Phrase, say
from game.scenes.base.scene import Pop, Reset, Transition
from game.scenes.base.screen import Screen
from game.scenes.quiz.asking import law_of, title_of, to_law, to_lesson
from game.services import Services
from game.tables.pictures import Button, Label
from game.tables.table import Spot
from game.ui.actions import Action
from game.ui.layout import Choose, Column, Leaf, Node, Row
from game.ui.lists import Scroll
from game.ui.measure import FINGER, GAP
from game.ui.parts import button, buttons, ends, foot, foot_button, panel, praise, text, title
from game.ui.sizes import FACE, LINE, MENU, PAGE
from tutorial.quiz.learner import Learner, Round

DONE = "done"
"""Result that it pops when the learner has seen enough."""
SCORE = Label("yellow", 46, bold=True)
LAW = Label("text", 20, "left")
WORDS = Label("text", 22)


@dataclass(frozen=True, slots=True)
class RoundResult:
    """Both numbers, and the laws to look at again."""

    lesson: Phrase
    score: Phrase
    line: Phrase
    laws: Sequence[tuple[str, Phrase]]
    """Id and words of each law that was missed."""
    leaf: int
    """Which of them are shown, where there is no room for all."""


def view(model: RoundResult) -> Node:
    """The numbers above; each law with the way to where it is taught."""
    head = [
        title(model.lesson),
        text("score", model.score, SCORE, least_h=FINGER),
        text("line", model.line, WORDS),
    ]
    if not model.laws:
        face = Leaf(_face(), natural=FACE, grow=1.0)
        return Column([*head, face, foot([_done()])], gap=2 * GAP, most_w=PAGE)
    rows = [_law(law, words) for law, words in model.laws]
    return Column([*head, Scroll(rows, model.leaf, foot=_foot, grow=1.0)], gap=2 * GAP, most_w=PAGE)


def thanks(lesson: Phrase) -> Node:
    """After the first round, with the way to the lesson."""
    words = [title(say("quiz-thanks")), text("what", say("quiz-thanks-what"), LINE)]
    ways = [
        button("lesson", say("quiz-to", lesson=lesson), "primary", "learn"),
        button("done", say("quiz-leave"), icon="exit"),
    ]
    return praise(Leaf(_face(), natural=FACE), words, [buttons(ways)])


def _law(law: str, words: Phrase) -> Node:
    art, spoken = Button("outline", "learn"), say("quiz-look-at", law=words)
    spot = Spot(f"look:{law}", art, 0, 0, 0, 0, 10, say("quiz-look"), spoken)
    name, look = text(f"law:{law}", words, LAW, grow=1.0), Leaf(spot, least_w=MENU)
    beside = Row([name, replace(look, align="middle")])
    return panel(f"row:{law}", Choose(beside, Column([name, look])))


def _foot(at: int, leaves: int) -> Node:
    if leaves == 1:
        return foot([_done()])
    more = say("quiz-more", page=at + 1, pages=leaves)
    return ends(foot_button("more", more, icon="next"), _done())


def _done() -> Leaf:
    return foot_button("done", say("quiz-done"), "primary", "check")


def _face() -> Spot:
    return Spot("face", CoachFace("left", "happy"), 0, 0, 0, 0, 5)


class OutcomeScene(Screen):
    """After the first round only thanks: what is right would spoil the second one."""

    upright = fluid = True

    def __init__(self, services: Services, learner: Learner, topic: str) -> None:
        super().__init__(services)
        self.topic = topic
        self.before: Round | None = learner.round(topic, "before")
        self.after: Round | None = learner.round(topic, "after")
        self.later: Round | None = learner.round(topic, "later")
        last = self.later or self.after
        self.missed = last.missed if last else ()
        self.page = 0
        self.focused = "lesson" if self.after is None else "done"
        if self.after is not None and not self.missed:
            services.sound.play("win")

    def view(self) -> Node:
        """Thanks, or the two numbers and the laws."""
        lesson = title_of(self.topic)
        if self.after is None:
            return thanks(lesson)
        laws = [(law, law_of(self.topic, law)) for law in self.missed]
        return view(RoundResult(lesson, self._score(), self._line(), laws, self.page))

    def _score(self) -> Phrase:
        assert self.after is not None
        asked = len(self.after.answers)
        if self.before is None:
            return say("quiz-score-once", after=self.after.score, all=asked)
        scores = {"before": self.before.score, "after": self.after.score, "all": asked}
        if self.later is not None:
            return say("quiz-score-later", **scores, later=self.later.score)
        return say("quiz-score", **scores)

    def _line(self) -> Phrase:
        return say("quiz-look-again", n=len(self.missed)) if self.missed else say("quiz-all-right")

    def chosen(self, spot: Spot) -> Transition:
        """To the step that teaches a law, to the lesson, or enough."""
        kind, _, law = spot.id.partition(":")
        match kind:
            case "look":
                return Reset(to_law(self.topic, law))
            case "lesson":
                return Reset(to_lesson(self.services, self.topic))
            case "more":
                self.page += 1
                self.layout()
                return None
        return Pop(DONE)

    def on_action(self, action: Action) -> Transition:
        """BACK is enough."""
        return Pop(DONE) if action is Action.BACK else None
