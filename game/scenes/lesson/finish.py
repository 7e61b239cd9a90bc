"""The page at the end of a lesson: what was learnt, and the ways on."""

from __future__ import annotations

from game.art.menu.coach import CoachFace
from game.core.phrase import Phrase, say
from game.games import DESCRIPTORS
from game.progress.lesson_progress import place_of
from game.scenes.base import routes
from game.scenes.base.scene import Push, Reset, Transition
from game.scenes.base.screen import Screen
from game.scenes.lesson.level import open_lesson, play_level
from game.services import Services
from game.tables.pictures import Label
from game.tables.table import Spot
from game.ui.actions import Action
from game.ui.layout import Leaf, Node
from game.ui.parts import Kind, button, buttons, praise, text
from game.ui.sizes import FACE
from tutorial.items.bank import topic_of
from tutorial.lesson import Lesson
from tutorial.mastery import in_reverse, result

PRAISE = Label("yellow", 40, bold=True)
STARS = Label("second", 24)
LAW = Label("text", 24)


class FinishScene(Screen):
    """A lesson is finished: play it now, or learn the next."""

    upright = fluid = True

    def __init__(self, services: Services, lesson: Lesson) -> None:
        super().__init__(services)
        self.lesson = lesson
        lessons = DESCRIPTORS[lesson.game].lessons
        at = lessons.index(lesson) + 1
        self.next = lessons[at] if at < len(lessons) else None
        self.topic = topic_of(lesson.id)
        answers = place_of(services.store, lesson, services.learner).answers
        self.result = result(lesson, answers)
        self.missed = len(in_reverse(lesson, answers))
        self.focused = "quiz" if self._awaited() else "again" if self.missed else "play"
        services.sound.play("win")

    def view(self) -> Node:
        """A word of praise and the ways on."""
        face = Leaf(Spot("face", CoachFace("left", "happy"), 0, 0, 0, 0, 5), natural=FACE)
        words = [
            text("title", self._praise(), PRAISE),
            text("stars", self._stars(), STARS),
            text("what", self._what(), LAW),
        ]
        rest = (
            button("levels", say("finish-levels"), icon="home")
            if len(DESCRIPTORS[self.lesson.game].lessons) > 1
            else button("path", say("path-title"), icon="path")
        )
        ways = [button("lab", say("lab-title"), "outline", "learn"), rest]
        if self.next is not None:
            following = say(f"{self.next.id}-title")
            ways.insert(0, button("next", following, "outline", "learn"))
        return praise(face, words, [buttons(self._first()), buttons(ways)])

    def _praise(self) -> Phrase:
        """Praise for at least one star; else that the lesson is done."""
        through = self.result.pressed_through or not self.result.stars
        return say("finish-pressed" if through else "finish-title")

    def _stars(self) -> Phrase:
        """Stars, and how much was right at first; or what to do about a lesson pressed through."""
        if self.result.pressed_through:
            return say("finish-try-it")
        found = self.result
        return say("finish-stars", stars=found.stars, right=found.right, asked=found.asked)

    def _awaited(self) -> bool:
        """True if the learner did the quiz before the lesson and not yet after it."""
        who = self.services.learner
        return bool(self.topic and who and who.next_step(self.topic) == "after")

    def _first(self) -> list[Leaf]:
        """To play; and the quiz, which comes first where it is awaited."""
        awaited = self._awaited()
        first = not awaited and not self.missed
        ways = [button("play", say("finish-play"), "primary" if first else "outline", "play")]
        if self.missed:
            kind: Kind = "outline" if awaited else "primary"
            ways.insert(0, button("again", say("finish-again", n=self.missed), kind, "replay"))
        if self.topic is None:
            return ways
        quiz = button("quiz", say("finish-quiz"), "primary" if awaited else "outline", "check")
        return [*ways, quiz]

    def _what(self) -> Phrase:
        """The law that was found, or else what was finished."""
        if self.lesson.law:
            return say(f"{self.lesson.id}-law")
        return say("finish-what", lesson=say(f"{self.lesson.id}-title"))

    def chosen(self, spot: Spot) -> Transition:
        """On."""
        match spot.id:
            case "play":
                return play_level(self.services, self.lesson)
            case "quiz" if self.topic is not None:
                return Push(routes.Quiz(self.topic, finished=True))
            case "again":
                return Reset(routes.LessonAgain(self.lesson))
            case "path":
                return Reset(routes.LearningPath())  # whose way back is the main menu
            case "lab":
                return Push(routes.LawLab())
            case "next" if self.next is not None:
                return open_lesson(self.services, self.next)
        return Reset(routes.Lessons(self.lesson.game))

    def on_action(self, action: Action) -> Transition:
        """BACK leads to the lessons."""
        return Reset(routes.Lessons(self.lesson.game)) if action is Action.BACK else None
