"""Practice of learners with a code: sums by theme, and the themes that cost a class most.

A drill counts by its first answer, a mistake when a look back finds it. Without a code nothing of
this is kept. A class is counted in learners, never shown by code.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field
from typing import Annotated, Final, Literal

from msgspec import Meta

from ai.drills.drill import Drill
from game.files.formats import JsonFormat
from game.files.parsing import Count
from game.games import GAMES
from game.progress.lesson_progress import PREFIX
from game.progress.mistakes import Mistake
from game.store import Store
from tutorial.quiz.learner import Learner

OWN: Final = ":practice"
"""End of the keys, among those of the learner's lessons: it is deleted together with them."""
FORMAT: Final = 1
MOST: Final = 200
"""Themes of a learner that are kept."""
Name = Annotated[str, Meta(max_length=80)]
Sums = Annotated[dict[Name, Count], Meta(max_length=MOST)]


@dataclass(frozen=True, slots=True)
class LearnerPractice:
    """Sums of one learner. A theme is ``<game>:<theme>``, a kind ``<game>:<played>:<better>``."""

    format: Literal[1]
    asked: Sums = field(default_factory=dict)
    """Theme -> drills that were answered."""
    right: Sums = field(default_factory=dict)
    """Theme -> right first answers."""
    times: Sums = field(default_factory=dict)
    """Kind of mistake -> mistakes that were found."""
    cost: Sums = field(default_factory=dict)
    """Kind of mistake -> per cent of outlook that they cost together."""


KEPT_PRACTICE_OF_LEARNER = JsonFormat(
    key=PREFIX + "<group>:<code>" + OWN,
    visitor=False,
    kind=LearnerPractice,
    about="Drills and mistakes of a learner with a code: sums by theme.",
    example='{"format": 1, "asked": {"bigebang:light": 3}, "right": {"bigebang:light": 2},'
    ' "times": {"bigebang:pass:fuse": 1}, "cost": {"bigebang:pass:fuse": 27}}',
)


def practice_of(store: Store, who: Learner) -> LearnerPractice:
    """Sums of a learner; nonsense counts as none."""
    kept = KEPT_PRACTICE_OF_LEARNER.read(store.progress(_key(who)))
    return kept or LearnerPractice(FORMAT)


def _key(who: Learner) -> str:
    return f"{PREFIX}{who.group}:{who.code}{OWN}"


def _add(store: Store, who: Learner | None, sums: Iterable[tuple[str, str, int]]) -> None:
    """Add to sums, each by its field and theme. Nothing of a learner without a code is kept."""
    if who is None or not who.code:
        return
    kept = asdict(practice_of(store, who))
    for name, theme, more in sums:
        if theme in kept[name] or len(kept[name]) < MOST:
            kept[name][theme] = kept[name].get(theme, 0) + more
    store.set_progress(_key(who), json.dumps(kept, separators=(",", ":")))


def drill_answered(
    store: Store, who: Learner | None, game: str, drill: Drill, *, right: bool
) -> None:
    """Count the first answer to a drill."""
    theme = f"{game}:{drill.theme}"
    _add(store, who, [("asked", theme, 1), ("right", theme, int(right))])


def kinds(mistake: Mistake) -> tuple[str, str]:
    """Kind of the move that was played, and of the better one."""
    return mistake.played.partition(":")[0], mistake.better.partition(":")[0]


def mistakes_found(store: Store, who: Learner | None, found: Iterable[Mistake]) -> None:
    """Count mistakes that a look back has found."""
    for one in found:
        kind = ":".join((one.game, *kinds(one)))
        _add(store, who, [("times", kind, 1), ("cost", kind, one.could - one.got)])


# --- a class --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ClassMistake:
    """A kind of mistake in a class."""

    game: str
    played: str
    better: str
    learners: int
    """Learners who made it."""
    times: int
    cost: int
    """Per cent of outlook of all of them together."""


@dataclass(frozen=True, slots=True)
class ClassDrill:
    """A theme of drills in a class."""

    game: str
    theme: str
    learners: int
    """Learners who answered one."""
    asked: int
    right: int


def of_class(
    store: Store, members: Sequence[Learner]
) -> tuple[list[ClassMistake], list[ClassDrill]]:
    """Kinds of mistakes, the costliest first, and themes of drills, most wrong answers first."""
    names = ("asked", "right", "times", "cost")
    sums: dict[str, Counter[str]] = {name: Counter() for name in names}
    learners: Counter[str] = Counter()
    for who in members:
        kept = practice_of(store, who)
        for name, counts in sums.items():
            counts.update(getattr(kept, name))
        learners.update(kept.asked.keys() | kept.times.keys())
    mistakes = []
    for name, times in sums["times"].items():
        game, played, better = (*name.split(":"), "", "")[:3]
        if game in GAMES:
            cost = sums["cost"][name]
            mistakes.append(ClassMistake(game, played, better, learners[name], times, cost))
    drills = []
    for name, asked in sums["asked"].items():
        game, theme = (*name.split(":"), "")[:2]
        if game in GAMES:
            right = min(asked, sums["right"][name])
            drills.append(ClassDrill(game, theme, learners[name], asked, right))
    return (
        sorted(mistakes, key=lambda one: (-one.cost, one.game, one.played, one.better)),
        sorted(drills, key=lambda one: (one.right - one.asked, one.game, one.theme)),
    )
