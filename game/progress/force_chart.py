"""Parts of the chart of forces that a learner has met: those of finished lessons, or all."""

from __future__ import annotations

from collections.abc import Iterable

from game.progress.lesson_progress import place_of
from game.store import Store
from tutorial.lesson import Lesson
from tutorial.quiz.learner import Learner

KEY = "lesson-force-chart"
"""In the store: it goes with the lessons when a visitor leaves."""
WHOLE = "whole"
"""Mark in the store of a learner who unveiled the whole chart."""


def met(store: Store, lessons: Iterable[Lesson], whose: Learner | None = None) -> frozenset[str]:
    """Rows and columns that finished lessons have taught."""
    learnt = (lesson for lesson in lessons if place_of(store, lesson, whose).finished(lesson))
    return frozenset(name for lesson in learnt for name in lesson.meets)


def unveiled(store: Store) -> bool:
    """True if the learner has asked for the whole chart."""
    return store.progress(KEY) == WHOLE


def unveil(store: Store) -> None:
    """Show all of it from now on."""
    store.set_progress(KEY, WHOLE)
