"""From a topic to its lesson, and from a law to the step that teaches it."""

from __future__ import annotations

from game.core.phrase import Phrase, say
from game.games import every_lesson
from game.progress.lesson_progress import place_of
from game.scenes.base import routes
from game.scenes.base.routes import Route
from game.services import Services
from tutorial.items.bank import LAW_LAB, is_there, law_key, lesson_of, read_topic, topic_of
from tutorial.lesson import Lesson


def in_order() -> list[str]:
    """The topics of the bank in the order of the lessons, the law lab last."""
    taught = [topic for lesson in every_lesson() if (topic := topic_of(lesson)) is not None]
    return [*taught, LAW_LAB] if is_there(LAW_LAB) else taught


def title_of(topic: str) -> Phrase:
    """Name of a topic."""
    return say("lab-title") if topic == LAW_LAB else say(f"{lesson_of(topic)}-title")


def law_of(topic: str, law: str) -> Phrase:
    """A law in one sentence."""
    return say(f"{law_key(topic, law)}-law")


def _lesson(topic: str) -> Lesson | None:
    return every_lesson().get(lesson_of(topic) or "")


def to_lesson(services: Services, topic: str) -> Route:
    """The lesson where it was left; the law lab for what has none."""
    lesson = _lesson(topic)
    if lesson is None:
        return routes.LawLab()
    at = place_of(services.store, lesson, services.learner)
    return routes.LessonStep(lesson, at.chapter, at.step)


def to_law(topic: str, law: str) -> Route:
    """The step that teaches a law; the beginning of the lesson where none is named."""
    lesson, pair = _lesson(topic), read_topic(topic).pair(law)
    if lesson is None or pair is None:
        return routes.LawLab()
    for n, chapter in enumerate(lesson.chapters):
        for m, step in enumerate(chapter.steps):
            if f"{chapter.id}.{step.text}" == pair.step:
                return routes.LessonStep(lesson, n, m)
    return routes.LessonStep(lesson, 0, 0)
