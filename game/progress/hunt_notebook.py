"""What a person has done in the bump hunt: kept in the store, with the lessons."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from typing import Annotated, Final

from msgspec import Meta

from game.files.parsing import decode
from game.store import Store

KEY: Final = "lesson-hunt"
"""In the store: it goes with the lessons when a visitor leaves."""
STEPS: Final = ("sort", "peaks", "chance", "decays")
TEN: Final = 10
"""Collisions that are sorted by hand."""
SLOTS: Final = 72
"""Sets of ten different collisions: five with muons and five with electrons each."""

FIRST: Final = 6
"""The set of a person alone: two of its ten have equal charges, as one in seven has in all."""

Word = Annotated[str, Meta(max_length=20)]


@dataclass(frozen=True, slots=True)
class HuntNotebook:
    """Immutable: each entry makes a new one."""

    slot: Annotated[int, Meta(ge=0, lt=SLOTS)] = FIRST
    """Which ten collisions."""
    prediction: Word = ""
    """Lower edge of the range in which most masses would lie, ``even``, or nothing yet."""
    answers: Annotated[tuple[bool, ...], Meta(max_length=TEN)] = ()
    """Of each collision so far: whether the two were taken for a pair."""
    done: Annotated[tuple[Word, ...], Meta(max_length=9)] = ()
    """Steps that were finished."""

    def with_answer(self, *, pair: bool) -> HuntNotebook:
        """One more collision was sorted."""
        return replace(self, answers=(*self.answers, pair)[:TEN])

    def with_done(self, step: str) -> HuntNotebook:
        """This step was finished."""
        return replace(self, done=tuple(dict.fromkeys((*self.done, step))))

    def again(self) -> HuntNotebook:
        """Ten other collisions."""
        return replace(self, slot=(self.slot + 1) % SLOTS, prediction="", answers=())


def events_of(slot: int) -> Sequence[tuple[str, int]]:
    """Window and number of each of the ten collisions of a set, muons and electrons in turn."""
    half = TEN // 2
    return [("z-electron" if i % 2 else "z-muon", slot * half + i // 2) for i in range(TEN)]


def hunt_notebook(store: Store) -> HuntNotebook:
    """What is kept; nothing of what makes no sense."""
    kept = decode(store.progress(KEY), HuntNotebook, HuntNotebook())
    return replace(kept, done=tuple(step for step in STEPS if step in kept.done))


def keep_hunt(store: Store, pages: HuntNotebook) -> None:
    """Keep it until it is kept again."""
    store.set_progress(KEY, json.dumps(asdict(pages)))
