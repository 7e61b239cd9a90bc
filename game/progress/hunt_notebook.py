"""Progress in the bump hunt: of a person, of a class together, of the visitors of a day."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from datetime import date
from typing import Annotated, Final, NamedTuple

from msgspec import Meta

from game.collisions.data import BadData, Collisions, collisions
from game.collisions.event import invariant_mass, opposite
from game.collisions.windows import BY_ID
from game.core.rng import digest
from game.files.formats import Day, JsonFormat
from game.progress.lesson_progress import PREFIX
from game.store import Store
from tutorial.quiz.learner import Learner
from tutorial.quiz.sheet import earlier_group_name, group_name, is_code

KEY: Final = "lesson-hunt"
"""In the store: it goes with the lessons when a visitor leaves."""
OWN: Final = ":hunt"
"""End of the keys of learners with a code, among those of their lessons."""
DAY_KEY: Final = "kiosk-hunt"
"""The wall of the day of a kiosk: it stays when a visitor leaves."""
DAY_WINDOW: Final = BY_ID["z-muon"]._replace(bins=30)
"""Bins of that wall, and of a class's."""
STEPS: Final = ("sort", "peaks", "chance", "decays")
TEN: Final = 10
"""Collisions that are sorted by hand."""
SLOTS: Final = 72
"""Sets of ten different collisions: five with muons and five with electrons each."""

FIRST: Final = 6
"""The set of a person alone: two of its ten have equal charges, as one in seven has in all."""

Brick = Annotated[int, Meta(ge=0, le=10**7)]
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


KEPT_HUNT, KEPT_HUNT_OF_LEARNER = (
    JsonFormat(
        key=key,
        visitor=key == KEY,
        kind=HuntNotebook,
        about=about,
        example='{"slot": 6, "prediction": "80", "answers": [true, false], "done": ["sort"]}',
    )
    for key, about in (
        (KEY, "Notebook of the bump hunt of everybody without a code."),
        (PREFIX + "<group>:<code>" + OWN, "Notebook of the bump hunt of a learner with a code."),
    )
)


def events_of(slot: int) -> Sequence[tuple[str, int]]:
    """Window and number of each of the ten collisions of a set, muons and electrons in turn."""
    half = TEN // 2
    return [("z-electron" if i % 2 else "z-muon", slot * half + i // 2) for i in range(TEN)]


def hunt_notebook(store: Store, who: Learner | None = None) -> HuntNotebook:
    """Return the notebook of a learner with a code, or of this computer; nonsense counts as none.

    A learner who has none yet gets ten collisions that no other learner of this computer has.
    """
    kept = KEPT_HUNT.read(store.progress(_key(who)))
    if kept is None:
        kept = HuntNotebook(_free(store, who)) if who is not None and who.code else HuntNotebook()
    return replace(kept, done=tuple(step for step in STEPS if step in kept.done))


def keep_hunt(store: Store, pages: HuntNotebook, who: Learner | None = None) -> None:
    """Keep it until it is kept again."""
    store.set_progress(_key(who), json.dumps(asdict(pages)))


def _key(who: Learner | None) -> str:
    if who is None or not who.code:
        return KEY
    return f"{PREFIX}{who.group}:{who.code}{OWN}"


def _free(store: Store, who: Learner) -> int:
    """A set that is free here, the first one from a place by the learner's code.

    So learners of other computers seldom have the same one.
    """
    taken = {pages.slot for _, _, pages in pool(store)}
    first = int(digest(f"{who.group}:{who.code}", 4), 16)
    every = [(first + n) % SLOTS for n in range(SLOTS)]
    return next((slot for slot in every if slot not in taken), every[0])


# --- a class --------------------------------------------------------------------------------------


def pool(store: Store, group: str | None = None) -> list[tuple[str, str, HuntNotebook]]:
    """Group, code and notebook of each learner who has begun, of one group or of all."""
    found = []
    for key in sorted(store.progress_keys(PREFIX)):
        if not key.endswith(OWN):
            continue
        whose, _, code = key.removeprefix(PREFIX).removesuffix(OWN).rpartition(":")
        pages = KEPT_HUNT_OF_LEARNER.read(store.progress(key))
        if pages is None or not is_code(code) or whose != earlier_group_name(whose):
            continue
        name = group_name(whose)
        if group in (None, name):
            found.append((name, code, pages))
    return found


class Sorted(NamedTuple):
    """A collision that was sorted."""

    window: str
    number: int
    mass: float
    """GeV."""
    pair: bool
    """True if the charges are opposite."""
    taken: bool
    """True if it was taken for a pair."""


def sorted_events(known: Collisions, pages: HuntNotebook) -> list[Sorted]:
    """Return the collisions of a notebook that were sorted so far."""
    found = []
    for (name, n), taken in zip(events_of(pages.slot), pages.answers, strict=False):
        pair = known.samples[name].pairs[n]
        found.append(Sorted(name, n, invariant_mass(pair), opposite(*pair), taken))
    return found


COLUMNS: Final = (
    "computer", "group", "code", "table", "event", "mass_gev", "opposite_charges", "taken_for_pair",
)  # fmt: skip


def hunt_table(store: Store, known: Collisions, computer: str) -> str:
    """Write the measurements of every learner as CSV; empty: there are none.

    A group's name and a code are words that no spreadsheet takes for a formula
    (`tutorial.quiz.sheet.group_name`, `is_code`); everything else is a number or a name of ours.
    """
    rows = [
        (computer, group, code, each.window, each.number, f"{each.mass:.2f}", *flags)
        for group, code, pages in pool(store)
        for each in sorted_events(known, pages)
        for flags in [(int(each.pair), int(each.taken))]
    ]
    if not rows:
        return ""
    sheet = io.StringIO()
    csv.writer(sheet, lineterminator="\n").writerows([COLUMNS, *rows])
    return sheet.getvalue()


def hunt_sheet(store: Store, computer: str) -> str:
    """The same with the collisions of this installation; empty where they cannot be read, too."""
    try:
        return hunt_table(store, collisions(), computer)
    except BadData:
        return ""


# --- a kiosk --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DayWall:
    """The bricks of all visitors of a day; nothing about any of them."""

    day: Day
    visitors: Annotated[int, Meta(ge=0, le=10**6)] = 0
    """Sets of ten that were begun."""
    counts: Annotated[tuple[Brick, ...], Meta(max_length=200)] = ()


KEPT_WALL = JsonFormat(
    key=DAY_KEY,
    visitor=False,
    kind=DayWall,
    about="Masses that all visitors of a kiosk measured on one day, counted together.",
    example='{"day": "2026-11-22", "visitors": 3, "counts": [0, 1, 2]}',
)


def day_wall(store: Store, today: date) -> DayWall:
    """The wall of today; an empty one where there is none, or one of another day."""
    kept = KEPT_WALL.read(store.progress(DAY_KEY))
    if kept is None or kept.day != today.isoformat() or len(kept.counts) != DAY_WINDOW.bins:
        return DayWall(today.isoformat(), counts=(0,) * DAY_WINDOW.bins)
    return kept


def next_visitor(store: Store, today: date) -> HuntNotebook:
    """The notebook of the next visitor of a kiosk: ten collisions of their own."""
    wall = day_wall(store, today)
    pages = HuntNotebook(wall.visitors % SLOTS)
    _keep_wall(store, replace(wall, visitors=wall.visitors + 1))
    return pages


def lay_brick(store: Store, today: date, mass: float) -> None:
    """One more brick on the wall of the day."""
    wall = day_wall(store, today)
    counts = list(wall.counts)
    counts[DAY_WINDOW.bin_of(mass)] += 1
    _keep_wall(store, replace(wall, counts=tuple(counts)))


def _keep_wall(store: Store, wall: DayWall) -> None:
    store.set_progress(DAY_KEY, json.dumps(asdict(wall)))
