"""Three questions of earlier lessons, before a new one: each is answered, then shown with its law.

Retrieval that is spaced over days lasts longer than the same at one sitting: N. J. Cepeda et al.,
Psychological Bulletin 132 (2006) 354.
"""

from __future__ import annotations

from datetime import date

from game.core.phrase import say
from game.games import every_lesson
from game.progress.lesson_progress import place_of
from game.progress.spaced_recall import keep_recall, questions, recall_notebook
from game.scenes.base import routes
from game.scenes.base.scene import Pop, Push, Reset, Transition
from game.scenes.quiz.asking import to_law
from game.scenes.quiz.round import AnsweredScreen
from game.services import Services
from game.ui.actions import Action
from tutorial.lesson import Lesson


class RecallScene(AnsweredScreen):
    """Asks, tells, and goes on to the new lesson; one touch leads past it."""

    counted = "path-asked"

    def __init__(
        self, services: Services, lesson: Lesson | None = None, today: date | None = None
    ) -> None:
        """``lesson``: the new one. ``today``: if not what the clock says."""
        self.lesson = lesson
        self.today = today or date.today()
        who, lessons = services.learner, every_lesson().values()
        items = questions(services.store, lessons, self.today, who)
        super().__init__(services, who.seed if who else "", items)
        if lesson is not None:
            self.leaves = say("path-past")

    def keep(self, *, right: bool) -> None:
        """Keep when the item comes back."""
        store, who = self.services.store, self.services.learner
        pages = recall_notebook(store, who).answered(self.item, self.today, right=right)
        keep_recall(store, pages, who)

    def look(self) -> Transition:
        """Look at the step that teaches it, and come back."""
        return Push(to_law(self.item.topic, self.item.law))

    def left(self) -> Transition:
        """Go past all questions."""
        return self.end()

    def end(self) -> Transition:
        """Go on to the new lesson, or back."""
        if self.lesson is None:
            return Pop()
        at = place_of(self.services.store, self.lesson, self.services.learner)
        return Reset(routes.LessonStep(self.lesson, at.chapter, at.step))

    def on_action(self, action: Action) -> Transition:
        """BACK leads back to where it was opened, or to the lessons of the new one's game."""
        if action is not Action.BACK:
            return None
        return Pop() if self.lesson is None else Reset(routes.Lessons(self.lesson.game))
