"""The tutorial: lessons as data over the real rules, and the one list of them."""

from __future__ import annotations

from tutorial.lesson import Lesson
from tutorial.particle_builder import LEVEL_1

LESSONS: dict[str, Lesson] = {lesson.id: lesson for lesson in (LEVEL_1,)}
"""By id, in the order in which they are offered."""
