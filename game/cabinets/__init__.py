"""The games of the arcade: a passport each, in the order in which their cabinets stand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final

from game.cabinets import bigebang, particle_builder, particle_panic, tutti_quantum, u_know_feynman
from game.cabinets.cabinet import Cabinet
from game.core.session import AnyGame

if TYPE_CHECKING:
    from tutorial.lesson import Lesson

CABINETS: Final[dict[str, Cabinet]] = {
    cabinet.id: cabinet
    for cabinet in (
        particle_builder.CABINET,
        tutti_quantum.CABINET,
        u_know_feynman.CABINET,
        bigebang.CABINET,
        particle_panic.CABINET,
    )
}
"""The one list, by id."""


class _Rulebooks(Mapping[str, AnyGame]):
    """By id, in the order of the cabinets; each is imported when it is first asked for."""

    def __getitem__(self, game: str) -> AnyGame:
        return CABINETS[game].rules

    def __iter__(self) -> Iterator[str]:
        return iter(CABINETS)

    def __len__(self) -> int:
        return len(CABINETS)


GAMES: Final[Mapping[str, AnyGame]] = _Rulebooks()
"""The rulebook of each cabinet."""


def every_lesson() -> dict[str, Lesson]:
    """Every lesson there is by its id, game by game; imports them all."""
    return {lesson.id: lesson for cabinet in CABINETS.values() for lesson in cabinet.lessons}


def foreign_words(game: str) -> frozenset[str]:
    """Words of the glossary that mean what is said there in other games only."""
    theirs = (cabinet.words for cabinet in CABINETS.values() if cabinet.id != game)
    own = CABINETS[game].words if game in CABINETS else frozenset()
    return frozenset().union(*theirs) - own
