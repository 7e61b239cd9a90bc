"""Questions of earlier lessons, asked again before a new one: what was learned is spaced out.

Each law of a finished lesson goes through the five boxes of `game.progress.leitner`. Its question
is that of the round after the lesson, so that the delayed round of a class stays unspoiled. In a
class a lesson whose second round is still to come is left out.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, replace
from datetime import date
from typing import Annotated, Final

from msgspec import Meta

from game.core.rng import Rng
from game.files.formats import Day, JsonFormat, Word
from game.progress.leitner import KNOWN, due_day, next_box
from game.progress.lesson_progress import PREFIX, LessonPlace, place_of
from game.store import Store
from tutorial.items.bank import Item, ParallelItems, read_topic, topic_of
from tutorial.lesson import Lesson
from tutorial.mastery import AGAIN, RIGHT
from tutorial.quiz.learner import Learner, form_at

KEY: Final = "lesson-recall"
"""In the store: it goes with the lessons when a visitor leaves."""
OWN: Final = ":recall"
"""End of the keys of learners with a code, among those of their lessons."""
MOST: Final = 3
"""Questions before a new lesson."""
LONGEST: Final = 400
"""Laws of a learner that are kept."""


@dataclass(frozen=True, slots=True)
class RecalledLaw:
    """A law that was asked again."""

    topic: Word
    law: Word
    box: Annotated[int, Meta(ge=0, le=KNOWN)]
    day: Day
    """Day from which on it is asked."""


@dataclass(frozen=True, slots=True)
class RecallNotebook:
    """Immutable: each answer makes a new one."""

    laws: Annotated[tuple[RecalledLaw, ...], Meta(max_length=LONGEST)] = ()

    def of(self, topic: str, law: str) -> RecalledLaw | None:
        """The entry of a law; None: it was never asked again."""
        return next((one for one in self.laws if (one.topic, one.law) == (topic, law)), None)

    def answered(self, item: Item, today: date, *, right: bool) -> RecallNotebook:
        """A question was answered: on to the next box, or back to the first one."""
        before = self.of(item.topic, item.law)
        box = next_box(before.box if before else 0, right=right)
        new = RecalledLaw(item.topic, item.law, box, due_day(box, today))
        rest = tuple(one for one in self.laws if one is not before)
        return replace(self, laws=(*rest, new)[-LONGEST:])


KEPT_RECALL, KEPT_RECALL_OF_LEARNER = (
    JsonFormat(
        key=key,
        visitor=key == KEY,
        kind=RecallNotebook,
        about=about,
        example='{"laws": [{"topic": "bigebang", "law": "no_memory", "box": 1,'
        ' "day": "2026-11-30"}]}',
    )
    for key, about in (
        (KEY, "Laws of earlier lessons that were asked again, of everybody without a code."),
        (PREFIX + "<group>:<code>" + OWN, "The same of a learner with a code."),
    )
)


def recall_notebook(store: Store, who: Learner | None = None) -> RecallNotebook:
    """The notebook of a learner with a code, or of this computer; nonsense counts as none."""
    return KEPT_RECALL.read(store.progress(_key(who))) or RecallNotebook()


def keep_recall(store: Store, pages: RecallNotebook, who: Learner | None = None) -> None:
    """Keep it until it is kept again."""
    store.set_progress(_key(who), json.dumps(asdict(pages), separators=(",", ":")))


def _key(who: Learner | None) -> str:
    if who is None or not who.code:
        return KEY
    return f"{PREFIX}{who.group}:{who.code}{OWN}"


def questions(
    store: Store, lessons: Iterable[Lesson], today: date, who: Learner | None = None
) -> list[Item]:
    """Up to `MOST` questions of finished lessons, those that have waited longest first.

    After them come laws that were never asked again, those first whose step of the lesson was
    missed. Which others come is drawn for each day.
    """
    pages, seed = recall_notebook(store, who), who.seed if who else ""
    waiting: list[tuple[str, Item]] = []
    new: list[tuple[bool, Item]] = []
    for lesson in lessons:
        topic, place = topic_of(lesson.id), place_of(store, lesson, who)
        if topic is None or not place.finished(lesson) or _measured(who, topic):
            continue
        for pair in read_topic(topic).pairs:
            item, kept = pair.item(form_at("after", seed, topic)), pages.of(topic, pair.law)
            if kept is None:
                new.append((not _missed(place, pair), item))
            elif kept.box < KNOWN and kept.day <= today.isoformat():
                waiting.append((kept.day, item))
    waiting.sort(key=lambda each: each[0])
    Rng(seed, f"recall {today.isoformat()}").shuffle(new)
    new.sort(key=lambda each: each[0])
    return [item for _, item in (*waiting, *new)][:MOST]


def _measured(who: Learner | None, topic: str) -> bool:
    """True while the round after a lesson is awaited: nothing is asked between the two."""
    return bool(who and who.round(topic, "before") and not who.round(topic, "after"))


def _missed(place: LessonPlace, pair: ParallelItems) -> bool:
    """True if the question in the lesson that teaches the law was not answered right."""
    first = place.answers.get(pair.step.replace(".", "-", 1))
    return first is not None and first not in (RIGHT, AGAIN)
