"""The lessons of a game, level by level: tutorial or play."""

from __future__ import annotations

from datetime import date
from typing import Any

from game.core.access import Access
from game.core.phrase import Phrase, literal, say
from game.games import DESCRIPTORS, every_lesson
from game.progress.learners import group
from game.progress.lesson_progress import LessonPlace, place_of
from game.progress.player_rating import like_the_last
from game.progress.spaced_recall import questions
from game.scenes.base import routes
from game.scenes.base.dialog import Dialog
from game.scenes.base.scene import Push, Reset, Transition
from game.scenes.base.screen import Screen
from game.scenes.lesson.level_page import LessonRow, LevelModel, view
from game.scenes.quiz.asking import next_step
from game.services import Services
from game.tables.table import Spot
from game.ui.actions import Action
from game.ui.layout import Node
from tutorial.items.bank import Item, topic_of
from tutorial.lesson import Lesson
from tutorial.mastery import missed, result


def open_lesson(services: Services, lesson: Lesson, place: LessonPlace | None = None) -> Transition:
    """The lesson from where it was left, or from another place.

    Before a new one come questions of earlier lessons, if there are any.
    """
    left = place_of(services.store, lesson, services.learner)
    if not (left.begun or left.done) and questions_now(services):
        return Reset(routes.Recall(lesson))
    at = place or left
    return Reset(routes.LessonStep(lesson, at.chapter, at.step))


def questions_now(services: Services) -> list[Item]:
    """Questions of earlier lessons; none for the visitors of a kiosk."""
    if services.policy is not None:
        return []
    return questions(services.store, every_lesson().values(), date.today(), services.learner)


def taught(lesson: Lesson) -> dict[str, int]:
    """Options that tell this lesson from the others of its game: a level, mostly."""
    others = [each.options for each in DESCRIPTORS[lesson.game].lessons]
    return {
        name: value
        for name, value in lesson.options.items()
        if any(other.get(name) != value for other in others)
    }


def play_level(services: Services, lesson: Lesson) -> Transition:
    """A whole game of what the lesson teaches, otherwise as the last one."""
    return Reset(routes.Table(like_the_last(services.store, lesson.game, taught(lesson))))


class LevelScene(Screen):
    """A row for each lesson, and beside them what the chosen one teaches."""

    upright = fluid = True

    def __init__(self, services: Services, game: str, wish: str = "tutorial") -> None:
        """``wish``: what has the focus, "tutorial" or "play"."""
        super().__init__(services)
        self.game = game
        self.lessons = DESCRIPTORS[game].lessons
        self.places = self._places()
        self.lesson = self._waiting()
        self.focused = wish

    def _places(self) -> dict[str, LessonPlace]:
        """Place in each lesson of the learner with a code, or else of this computer."""
        store, who = self.services.store, self.services.learner
        return {each.id: place_of(store, each, who) for each in self.lessons}

    def _waiting(self) -> Lesson:
        """The first that is not finished; in a class the one that the last learner began."""
        rest = [each for each in self.lessons if not self.places[each.id].finished(each)]
        if group(self.services.store):
            here = self.lessons if self.services.learner is None else rest
            rest = [each for each in here if each.id == self.services.lesson] or rest
        return (rest or self.lessons)[0]

    def early(self, lesson: Lesson) -> bool:
        """True if the lesson before has not been finished: a piece of advice, no lock."""
        at = self.lessons.index(lesson)
        return at > 0 and not self.places[self.lessons[at - 1].id].finished(self.lessons[at - 1])

    def model(self) -> LevelModel:
        """The state of the page."""
        lesson, place = self.lesson, self.places[self.lesson.id]
        title = say(f"{self.game}-title")
        name = self.services.settings.nickname
        if name:
            title = say("level-hello", name=literal(name), game=title)
        again = place.begun or place.finished(lesson)
        return LevelModel(
            self.game,
            title,
            [LessonRow(each.id, self.places[each.id].finished(each)) for each in self.lessons],
            lesson.id,
            self._state(place),
            say("level-go-on" if place.begun else "level-again" if again else "level-tutorial"),
            begun=place.begun,
            first=self._first_minute(),
            quiz=topic_of(lesson.id) is not None,
            staff=not self.services.closed(Access.STAFF),
        )

    def view(self) -> Node:
        """The page for this state."""
        return view(self.model())

    def _first_minute(self) -> str:
        first = DESCRIPTORS[self.game].first_minute
        return first.id if first is not None and self.lesson is self.lessons[0] else ""

    def _state(self, place: LessonPlace) -> Phrase:
        lesson = self.lesson
        if place.finished(lesson):
            if not place.answers or not missed(lesson, place.answers):
                return say("level-done")
            found = result(lesson, place.answers)
            return say("level-done-partly", right=found.right, asked=found.asked)
        if lesson.minutes and not self.early(lesson) and not place.begun:
            return say("level-minutes", minutes=lesson.minutes)
        if self.early(lesson):
            return say("level-early")
        return say("level-chapters", done=len(place.done), all=len(lesson.chapters))

    def chosen(self, spot: Spot) -> Transition:
        """Choose a lesson, learn it, or play it."""
        match spot.id:
            case "back":
                return Reset(routes.TitlePage(self.game))
            case "login":
                return Push(routes.Login())
            case "setup":
                return Push(routes.Setup(self.game, taught(self.lesson)))
            case "quiz":
                return Push(routes.Quiz(topic_of(self.lesson.id) or ""))
            case "path":
                return Push(routes.LearningPath())
            case "teacher":
                return Push(routes.Teacher(topic_of(self.lesson.id) or ""))
            case "tutorial":
                return self._quiz_first() or open_lesson(self.services, self.lesson)
            case "restart":
                self.places[self.lesson.id] = LessonPlace()
                return self._quiz_first() or open_lesson(self.services, self.lesson, LessonPlace())
            case "first":
                first = DESCRIPTORS[self.game].first_minute
                return None if first is None else open_lesson(self.services, first)
            case "play":
                return play_level(self.services, self.lesson)
        self.lesson = next(each for each in self.lessons if spot.id == f"lesson:{each.id}")
        self.layout()
        return None

    def _quiz_first(self) -> Transition:
        """In a class the quiz is offered before a lesson is begun, with one touch past it.

        It is offered to every learner without a code, even if another learner has begun the lesson
        at this computer. A learner with a code gets the offer only before the lesson.
        """
        topic, services = topic_of(self.lesson.id), self.services
        if topic is None or services.policy is not None or not group(services.store):
            return None
        who = services.learner
        if who is not None and next_step(services, topic, who) != "before":
            return None
        ways = {"quiz": say("level-quiz-first"), "lesson": say("level-quiz-past")}
        return Push(Dialog(services, say("level-quiz-offer"), say("level-quiz-why"), ways))

    def resume(self, result: Any) -> Transition:
        """Back from the login, the setup, or the question whether the quiz comes first."""
        if result == "quiz":
            return Push(routes.Quiz(topic_of(self.lesson.id) or ""))
        if result == "lesson":
            return open_lesson(self.services, self.lesson, self.places[self.lesson.id])
        self.places = self._places()  # of the one who may have given a code meanwhile
        self.layout()
        return None

    def on_action(self, action: Action) -> Transition:
        """BACK leads to the title, HELP to the rules."""
        if action is Action.HELP:
            return Push(routes.Rules(self.game))
        return Reset(routes.TitlePage(self.game)) if action is Action.BACK else None
