"""The tutorial: lessons as data over the real rules, and the one list of them."""

from __future__ import annotations

from tutorial.bigebang import BIGEBANG
from tutorial.lesson import Lesson
from tutorial.particle_builder import PARTICLE_BUILDER
from tutorial.particle_panic import PARTICLE_PANIC
from tutorial.tutti_quantum import TUTTI_QUANTUM
from tutorial.u_know_feynman import U_KNOW_FEYNMAN

LESSONS: dict[str, Lesson] = {
    lesson.id: lesson
    for lesson in (*PARTICLE_BUILDER, *TUTTI_QUANTUM, U_KNOW_FEYNMAN, BIGEBANG, PARTICLE_PANIC)
}
"""By id, in the order in which they are offered."""


def lessons_of(game: str) -> list[Lesson]:
    """The lessons of a game, in order; none for some games."""
    return [lesson for lesson in LESSONS.values() if lesson.game == game]
