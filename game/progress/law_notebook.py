"""Reactions and laws that a learner has sorted and found in the law lab, kept in the store."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from typing import Annotated

from msgspec import Meta

from game.files.formats import JsonFormat, Word
from game.store import Store
from tutorial.law_lab import ITEMS, LabReaction, Law
from tutorial.reactions.missions import MISSIONS, Mission

KEY = "lesson-law-lab"
"""In the store: it goes with the lessons when a visitor leaves."""


@dataclass(frozen=True, slots=True)
class LawNotebook:
    """Immutable: each entry makes a new one."""

    judged: Annotated[tuple[Word, ...], Meta(max_length=500)] = ()
    """Names of the items that were sorted as nature does."""
    laws: Annotated[tuple[Word, ...], Meta(max_length=100)] = ()
    """The laws that were found, in the order in which they were."""
    missions: Annotated[tuple[Word, ...], Meta(max_length=100)] = ()
    """Missions of the reaction builder that were done: the name, a colon, and the part or star."""

    def left(self, step: int) -> list[LabReaction]:
        """The items of a step that are still to be sorted."""
        return [item for item in ITEMS if item.step == step and item.name not in self.judged]

    def with_item(self, item: LabReaction) -> LawNotebook:
        """This item was sorted as nature does."""
        return replace(self, judged=tuple(dict.fromkeys((*self.judged, item.name))))

    def with_law(self, law: Law) -> LawNotebook:
        """This law was found to forbid something."""
        return replace(self, laws=tuple(dict.fromkeys((*self.laws, law.value))))

    def with_mission(self, mission: Mission, part: int) -> LawNotebook:
        """This part of a mission was done; of stars, all up to this one."""
        parts = range(1, part + 1) if mission.best else (part,)
        done = (*self.missions, *(f"{mission.name}:{each}" for each in parts if each))
        return replace(self, missions=tuple(dict.fromkeys(done)))

    def done(self, mission: Mission) -> int:
        """Number of its parts that were done."""
        return sum(f"{mission.name}:{part}" in self.missions for part in _parts(mission))

    def without(self, step: int) -> LawNotebook:
        """The step from the beginning; laws stay found."""
        names = {item.name for item in ITEMS if item.step == step}
        return replace(self, judged=tuple(name for name in self.judged if name not in names))


KEPT_LAWS = JsonFormat(
    key=KEY,
    visitor=True,
    kind=LawNotebook,
    about="Reactions that were sorted, laws found and missions done in the law lab.",
    example='{"judged": ["beta"], "laws": ["charge"], "missions": ["light:1"]}',
)


def _parts(mission: Mission) -> range:
    return range(1, mission.parts + 1)


def of_step(step: int) -> Sequence[LabReaction]:
    """All items of a step."""
    return [item for item in ITEMS if item.step == step]


def notebook(store: Store) -> LawNotebook:
    """The kept notebook; entries that do not exist are left out."""
    kept = KEPT_LAWS.read(store.progress(KEY)) or LawNotebook()
    names, laws = {item.name for item in ITEMS}, {law.value for law in Law}
    parts = {f"{mission.name}:{part}" for mission in MISSIONS for part in _parts(mission)}
    return LawNotebook(
        tuple(name for name in dict.fromkeys(kept.judged) if name in names),
        tuple(law for law in dict.fromkeys(kept.laws) if law in laws),
        tuple(part for part in dict.fromkeys(kept.missions) if part in parts),
    )


def keep(store: Store, pages: LawNotebook) -> None:
    """Keep it until it is kept again."""
    store.set_progress(KEY, json.dumps(asdict(pages)))
