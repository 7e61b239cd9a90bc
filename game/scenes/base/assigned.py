"""Lessons, law lab and bump hunt: the places that a teacher can give out by a link."""

from __future__ import annotations

from collections.abc import Mapping

from game.games import every_lesson
from game.scenes.base.routes import BumpHunt, LawLab, LessonStep, Route
from tutorial.items.bank import BUMP_HUNT, LAW_LAB


def assigned() -> Mapping[str, Route]:
    """Its beginning, by its id."""
    lessons = {name: LessonStep(lesson, 0, 0) for name, lesson in every_lesson().items()}
    return {**lessons, LAW_LAB: LawLab(), BUMP_HUNT: BumpHunt()}
