"""Questions of a lesson that were missed at first, in another form: which answer is ruled out?"""

from __future__ import annotations

from typing import Final

from game.core.phrase import Phrase, say
from game.progress.lesson_progress import keep_again, place_of
from game.scenes.base import routes
from game.scenes.base.scene import Reset, Transition
from game.scenes.base.screen import Screen
from game.services import Services
from game.tables.pictures import Button, Label
from game.tables.table import Spot
from game.ui.actions import Action
from game.ui.layout import Choose, Column, Leaf, Node
from game.ui.lists import Grid
from game.ui.measure import GAP
from game.ui.parts import ends, foot_button, text
from game.ui.sizes import ANSWER, PAGE, READING
from game.ui.unread import Unread
from tutorial.lesson import Lesson
from tutorial.mastery import Reversed, in_reverse

CHOICE: Final = "choice:"
ABOVE = Label("second", 22)
REASON = Label("text", 28, bold=True)


class MissedScene(Screen):
    """A reason is shown, and the learner says which answer it rules out."""

    upright = fluid = True

    def __init__(self, services: Services, lesson: Lesson) -> None:
        super().__init__(services)
        self.lesson = lesson
        place = place_of(services.store, lesson, services.learner)
        self.left: list[Reversed] = in_reverse(lesson, place.answers)
        self.all = len(self.left)
        self.tried: frozenset[str] = frozenset()
        self.unread = Unread()

    @property
    def asked(self) -> Reversed | None:
        """The question now; None once all are answered."""
        return self.left[0] if self.left else None

    def view(self) -> Node:
        """The question, the reason, and the answers."""
        asked = self.asked
        if asked is None:
            return Column([])
        self.unread.ask((asked.name, self.tried))
        number = say("again-number", n=self.all - len(self.left) + 1, all=self.all)
        task = say("again-not-that" if self.tried else "again-which")
        head: list[Node] = [
            text("title", number, ABOVE),
            text("question", say(asked.key(self.lesson)), ABOVE),
            text("reason", say("again-reason", why=say(asked.reason(self.lesson))), REASON),
            text("task", task, ABOVE),
        ]
        choices = [self._choice(asked, name) for name in asked.choices]
        below = Column(choices, gap=2 * GAP, grow=1.0, most_w=READING)
        answers = Choose(Grid(choices, columns=2, gap=2 * GAP, aisle=2 * GAP), below, grow=1.0)
        leave = foot_button("leave", say("quiz-leave"), icon="exit")
        skip = foot_button("skip", say("quiz-skip"), icon="skip")
        return Column([*head, answers, ends(leave, skip)], gap=2 * GAP, most_w=PAGE)

    def _choice(self, asked: Reversed, name: str) -> Leaf:
        words: Phrase = say(asked.choice(self.lesson, name))
        art = Button("danger", "cross") if name in self.tried else Button("outline")
        spot = Spot(f"{CHOICE}{name}", art, 0, 0, 0, 0, 10, words, words)
        return Leaf(spot, grow=1.0, most_h=ANSWER)

    def chosen(self, spot: Spot) -> Transition:
        """Judge an answer, or go past the question."""
        asked = self.asked
        if asked is None or spot.id == "leave":
            return self._end()
        if spot.id == "skip":
            return self._next()
        name = spot.id.removeprefix(CHOICE)
        if name == spot.id or self.unread:
            return None
        if name != asked.wrong:
            self.tried |= {name}
            self.services.sound.play("wrong")
            self.layout()
            return None
        self.services.sound.play("good")
        if not self.tried:
            keep_again(self.services.store, self.lesson, asked.name, self.services.learner)
        return self._next()

    def _next(self) -> Transition:
        self.left, self.tried = self.left[1:], frozenset()
        if not self.left:
            return self._end()
        self.layout()
        return None

    def _end(self) -> Transition:
        return Reset(routes.LessonEnd(self.lesson))

    def update(self, dt: float) -> Transition:
        """A question becomes one that was read."""
        self.unread.pass_time(dt)
        return super().update(dt)

    def on_action(self, action: Action) -> Transition:
        """BACK leads to the end of the lesson."""
        return self._end() if action is Action.BACK else None
