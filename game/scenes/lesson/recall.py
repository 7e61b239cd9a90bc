"""Three questions of earlier lessons, before a new one: each is answered, then shown with its law.

Retrieval that is spaced over days lasts longer than the same at one sitting: N. J. Cepeda et al.,
Psychological Bulletin 132 (2006) 354.
"""

from __future__ import annotations

from datetime import date

from game.core.phrase import Phrase, say
from game.games import every_lesson
from game.progress.lesson_progress import place_of
from game.progress.spaced_recall import keep_recall, questions, recall_notebook
from game.scenes.base import routes
from game.scenes.base.scene import Pop, Push, Reset, Transition
from game.scenes.quiz import asking
from game.scenes.quiz.asking import to_law
from game.scenes.quiz.round import AskingScreen, ItemVerdict
from game.scenes.quiz.round import view as verdict_view
from game.services import Services
from game.tables.table import Spot
from game.ui.actions import Action
from game.ui.layout import Node
from tutorial.items.bank import Item
from tutorial.lesson import Lesson
from tutorial.quiz.learner import QuizAnswer, is_right


class RecallScene(AskingScreen):
    """Asks, tells, and goes on to the new lesson; one touch leads past it."""

    def __init__(
        self, services: Services, lesson: Lesson | None = None, today: date | None = None
    ) -> None:
        """``lesson``: the new one. ``today``: if not what the clock says."""
        super().__init__(services, services.learner.seed if services.learner else "")
        self.lesson = lesson
        self.today = today or date.today()
        lessons = every_lesson().values()
        self.queue = questions(services.store, lessons, self.today, services.learner)
        self.all = len(self.queue)
        self.verdict: bool | None = None
        """True if the last answer was right, while the page says so; None otherwise."""

    @property
    def item(self) -> Item:
        """The question now."""
        return self.queue[0]

    @property
    def title(self) -> Phrase:
        """That this is from an earlier lesson."""
        return say("path-asked", n=self.all - len(self.queue) + 1, all=self.all)

    def view(self) -> Node:
        """The question, or what is right."""
        if self.verdict is not None:
            return verdict_view(ItemVerdict(self.title, self.item, self.verdict))
        self.unread.ask(self.question)
        leaves = say("path-past" if self.lesson else "quiz-leave")
        return asking.view(self.title, self.question, leaves)

    def chosen(self, spot: Spot) -> Transition:
        """An answer, on, to the step that teaches it, or past all questions."""
        match spot.id:
            case "leave":
                return self._end()
            case "look":
                return Push(to_law(self.item.topic, self.item.law))
            case "next":
                return self._next()
        return self.answer(spot)

    def take(self, answer: QuizAnswer) -> Transition:
        """Tell whether it was right, and keep when it comes back."""
        self.verdict = is_right(self.item, answer)
        store, who = self.services.store, self.services.learner
        pages = recall_notebook(store, who).answered(self.item, self.today, right=self.verdict)
        keep_recall(store, pages, who)
        self.services.sound.play("good" if self.verdict else "wrong")
        self.focused = "next"
        self.layout()
        return None

    def _next(self) -> Transition:
        self.queue.pop(0)
        self.verdict, self.focused = None, None
        if not self.queue:
            return self._end()
        self.layout()
        return None

    def _end(self) -> Transition:
        if self.lesson is None:
            return Pop()
        at = place_of(self.services.store, self.lesson, self.services.learner)
        return Reset(routes.LessonStep(self.lesson, at.chapter, at.step))

    def on_action(self, action: Action) -> Transition:
        """BACK leads back to where it was opened, or to the lessons of the new one's game."""
        if action is not Action.BACK:
            return None
        return Pop() if self.lesson is None else Reset(routes.Lessons(self.lesson.game))
