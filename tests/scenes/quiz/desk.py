"""A learner's and a teacher's hands in the quiz: touches that belong together."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.app import App
from game.progress.lesson_progress import take_over
from game.scenes.base.scene import Scene
from game.scenes.lesson.level import LevelScene
from game.scenes.quiz.asking import CHOICE, lesson_about
from game.scenes.quiz.outcome import OutcomeScene
from game.scenes.quiz.round import MARKED, AskingScreen, RoundScene
from game.services import Services
from game.window import open_window
from tests.pilot import FRAME, Pilot
from tutorial.items.bank import Item
from tutorial.quiz.learner import QuizAnswer

TOPIC, LESSON = "particle_builder_5", "learn_particle_builder-5"
CODE = ("up", "photon", "tau", "up")
OTHER = ("photon", "up", "tau", "up")
DAY = "2026-01-31"
ASKED = 12
"""Questions of a round: one for each law, and half of the transfer items."""
APART = 4
"""Transfer items of a round, which the learners of `knows` always answer rightly."""

Answers = Callable[[Item], QuizAnswer]


def at_level(services: Services) -> Pilot:
    """On the page of the lessons, with Level 5 chosen."""
    surface = open_window((1280, 720), full_screen=False)
    pilot = Pilot(App(services, surface, LevelScene(services, "particle_builder")))
    pilot.tap(f"lesson:{LESSON}")
    return pilot


def at(services: Services, scene: Scene) -> Pilot:
    return Pilot(App(services, open_window((1280, 720), full_screen=False), scene))


def finish_lesson(services: Services, topic: str = TOPIC) -> None:
    """The learner at the computer has been through the lesson."""
    lesson, who = lesson_about(topic), services.learner
    assert lesson is not None
    assert who is not None
    take_over(services.store, lesson, who, finished=True)


def choose_code(pilot: Pilot, code: Sequence[str] = CODE, wish: str = "new") -> None:
    pilot.tap(wish)
    for name in code:
        pilot.tap(f"symbol:{name}")
    pilot.tap("done")


def knows(*laws: str) -> Answers:
    """A learner who knows these laws, and takes the first wrong choice of all others.

    Transfer items are answered rightly: then only `laws` decide what was missed.
    """

    def answer(item: Item) -> QuizAnswer:
        reason = item.reason.right if item.reason else ""
        if item.law in laws or item.form == "c":
            return QuizAnswer(item.right, reason)
        return QuizAnswer(next(each for each in item.choices if each != item.right), reason)

    return answer


def knows_all(item: Item) -> QuizAnswer:
    return QuizAnswer(item.right, item.reason.right if item.reason else "")


def answer(pilot: Pilot, answers: Answers) -> None:
    """One item, with its reason if it has one."""
    top = pilot.top
    assert isinstance(top, AskingScreen)
    given = answers(top.item)
    reason = top.item.reason
    touch(pilot, CHOICE + given.choice if given.choice else "skip")
    if reason is not None and given.choice:
        touch(pilot, CHOICE + given.reason if given.reason else "skip")


def touch(pilot: Pilot, choice: str) -> None:
    """An answer, for as long as a round marks it."""
    pilot.tap(choice)
    if isinstance(pilot.top, RoundScene):
        pilot.wait(MARKED + FRAME)


def answer_round(pilot: Pilot, answers: Answers) -> OutcomeScene:
    """From the door of the quiz to the outcome."""
    pilot.tap("begin")
    while isinstance(pilot.top, RoundScene):
        answer(pilot, answers)
    assert isinstance(pilot.top, OutcomeScene)
    return pilot.top
