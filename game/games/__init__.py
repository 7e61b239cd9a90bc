"""The games of the arcade: a descriptor each, in the order of their cabinets."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final

from game.core.session import AnyGame
from game.games import bigebang, particle_builder, particle_panic, tutti_quantum, u_know_feynman
from game.games.descriptor import GameDescriptor

if TYPE_CHECKING:
    from tutorial.lesson import Lesson

DESCRIPTORS: Final[dict[str, GameDescriptor]] = {
    descriptor.id: descriptor
    for descriptor in (
        particle_builder.DESCRIPTOR,
        tutti_quantum.DESCRIPTOR,
        u_know_feynman.DESCRIPTOR,
        bigebang.DESCRIPTOR,
        particle_panic.DESCRIPTOR,
    )
}
"""The one list, by id."""


class _Rulebooks(Mapping[str, AnyGame]):
    """By id, in the order of the cabinets; each is imported when it is first asked for."""

    def __getitem__(self, game: str) -> AnyGame:
        return DESCRIPTORS[game].rules

    def __iter__(self) -> Iterator[str]:
        return iter(DESCRIPTORS)

    def __len__(self) -> int:
        return len(DESCRIPTORS)


GAMES: Final[Mapping[str, AnyGame]] = _Rulebooks()
"""The rulebook of each cabinet."""


def every_lesson() -> dict[str, Lesson]:
    """Every lesson there is by its id, game by game; imports them all."""
    return {
        lesson.id: lesson for descriptor in DESCRIPTORS.values() for lesson in descriptor.lessons
    }


def first_minutes() -> dict[str, Lesson]:
    """The preludes of the games that have one, by id; they are no lessons of their own."""
    firsts = (descriptor.first_minute for descriptor in DESCRIPTORS.values())
    return {lesson.id: lesson for lesson in firsts if lesson is not None}


def foreign_words(game: str) -> frozenset[str]:
    """Words of the glossary that mean what is said there in other games only."""
    theirs = (descriptor.words for descriptor in DESCRIPTORS.values() if descriptor.id != game)
    own = DESCRIPTORS[game].words if game in DESCRIPTORS else frozenset()
    return frozenset().union(*theirs) - own
