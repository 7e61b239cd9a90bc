"""Progress of a learner in the lessons, kept in the store chapter by chapter.

A learner with a code has places of their own, on a shared computer too; all others share those
of the computer.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass, replace
from typing import Annotated

from msgspec import Meta

from game.files.formats import JsonFormat, TextFormat, Word
from game.files.parsing import Whole
from game.store import Store
from tutorial.coach import Coach
from tutorial.lesson import Lesson
from tutorial.mastery import AGAIN, is_answer, result
from tutorial.quiz.learner import Learner, LessonState

PREFIX = "learner-lesson-"
"""Of the store's keys of learners with a code; the group, the code and the lesson follow."""


Said = Annotated[str, Meta(max_length=200)]


@dataclass(frozen=True, slots=True)
class LessonPlace:
    """Place where a lesson was left, and its finished chapters."""

    chapter: Whole = 0
    step: Whole = 0
    done: Annotated[tuple[Word, ...], Meta(max_length=200)] = ()
    """Chapter ids."""
    said: Annotated[tuple[Said, ...], Meta(max_length=400)] = ()
    """Expectations of the learner in the steps before, as ``<chapter>-<text>=<choice>``."""
    first: Annotated[tuple[Said, ...], Meta(max_length=400)] = ()
    """First answers of the learner, as ``<chapter>-<text>=<answer>``: see `tutorial.mastery`."""
    stars: Annotated[int, Meta(ge=0, le=3)] = 0
    """Most stars that the learner has got for the whole lesson."""

    def finished(self, lesson: Lesson) -> bool:
        """True if all chapters are done."""
        return all(chapter.id in self.done for chapter in lesson.chapters)

    @property
    def answers(self) -> dict[str, str]:
        """First answers by the name of the step."""
        return dict(_pairs(self.first))

    @property
    def begun(self) -> bool:
        """True if there is a lesson to go on with."""
        return bool(self.chapter or self.step)


def _pairs(entries: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Entries with an equals sign: what is on its left, and on its right."""
    for each in entries:
        name, _, value = each.partition("=")
        yield name, value


KEPT_PLACE, KEPT_PLACE_OF_LEARNER = (
    JsonFormat(
        key=key,
        visitor=not key.startswith(PREFIX),
        kind=LessonPlace,
        about=about,
        example='{"chapter": 1, "step": 2, "done": ["meet", "mat"], "said": ["meet-1=up"],'
        ' "first": ["meet-1=right"], "stars": 2}',
    )
    for key, about in (
        ("lesson-<lesson>", "Progress in a lesson of everybody without a code."),
        (PREFIX + "<group>:<code>:<lesson>", "Progress in a lesson of a learner with a code."),
    )
)


def _key(lesson: Lesson, whose: Learner | None) -> str:
    return _key_of(lesson.id, whose)


def _key_of(name: str, whose: Learner | None) -> str:
    if whose is None or not whose.code:
        return f"lesson-{name}"
    return f"{PREFIX}{whose.group}:{whose.code}:{name}"


def place_of(store: Store, lesson: Lesson, whose: Learner | None = None) -> LessonPlace:
    """Place where a lesson was left; the beginning if nothing sensible is known."""
    kept = KEPT_PLACE.read(store.progress(_key(lesson, whose))) or LessonPlace()
    chapters = lesson.chapters
    kept = replace(kept, done=tuple(each.id for each in chapters if each.id in kept.done))
    if not (
        0 <= kept.chapter < len(chapters) and 0 <= kept.step < len(chapters[kept.chapter].steps)
    ):
        return replace(kept, chapter=0, step=0, said=())
    return kept


def was_opened(store: Store, lesson: Lesson, whose: Learner | None = None) -> bool:
    """True if the lesson was opened here before, by this learner or by anybody without a code."""
    return store.progress(_key(lesson, whose)) is not None


def recall(coach: Coach, place: LessonPlace) -> None:
    """Give the coach what the learner expected when the lesson was left there.

    The coach itself leaves out what no step asks, or what is no choice of its step.
    """
    coach.predictions = dict(_pairs(place.said))
    coach.first = {name: answer for name, answer in _pairs(place.first) if is_answer(answer)}


def keep_place(store: Store, coach: Coach, whose: Learner | None = None) -> None:
    """Keep the place of the coach; a finished lesson begins again."""
    lesson = coach.lesson
    before = place_of(store, lesson, whose)
    done = set(before.done)
    if coach.over or coach.done:
        done.add(coach.chapter.id)
    at = LessonPlace() if coach.done else LessonPlace(coach.at, 0 if coach.over else coach.index)
    ordered = tuple(chapter.id for chapter in lesson.chapters if chapter.id in done)
    said = () if coach.done else tuple(f"{s}={name}" for s, name in coach.predictions.items())
    answers = {**before.answers, **coach.first}
    stars = max(before.stars, result(lesson, answers).stars if coach.done else 0)
    place = replace(at, done=ordered, said=said, first=_joined(answers), stars=stars)
    _set_place(store, _key(lesson, whose), place)


def lesson_state(store: Store, lesson: Lesson | None, whose: Learner | None) -> LessonState:
    """State of a lesson of a learner with a code; empty: unknown."""
    if lesson is None or whose is None or not whose.code:
        return ""
    place = place_of(store, lesson, whose)
    if place.finished(lesson):
        return "finished"
    return "begun" if place.begun or place.done else "new"


def take_over(store: Store, lesson: Lesson, whose: Learner, *, finished: bool) -> None:
    """Give a learner who gets a code only now the place that was reached without one."""
    place = place_of(store, lesson)
    done = tuple(each.id for each in lesson.chapters) if finished else place.done
    at = place if place.begun and not finished else LessonPlace(0, 0 if done else 1)
    _set_place(
        store, _key(lesson, whose), replace(at, done=done, first=place.first, stars=place.stars)
    )


def _set_place(store: Store, key: str, place: LessonPlace) -> None:
    value = json.dumps(asdict(place))
    if value != store.progress(key):
        store.set_progress(key, value)


def _joined(answers: Mapping[str, str]) -> tuple[str, ...]:
    return tuple(f"{name}={answer}" for name, answer in answers.items())


def keep_again(store: Store, lesson: Lesson, step: str, whose: Learner | None = None) -> None:
    """A question that was missed at first was answered when it came back."""
    key, place = _key(lesson, whose), place_of(store, lesson, whose)
    answers = {**place.answers, step: AGAIN}
    _set_place(store, key, replace(place, first=_joined(answers)))


# --- short lessons ---------------------------------------------------------------------------
# They take a few minutes, so only what is finished is kept.


WHOLE_LESSON = "whole"
"""The one chapter of a short lesson."""


def short_place(store: Store, name: str, whose: Learner | None = None) -> LessonPlace:
    """The state of a short lesson: finished or not, and its stars."""
    return KEPT_PLACE.read(store.progress(_key_of(f"short-{name}", whose))) or LessonPlace()


def keep_short(store: Store, name: str, stars: int, whose: Learner | None = None) -> None:
    """A short lesson was finished with so many stars; the most are kept."""
    most = max(stars, short_place(store, name, whose).stars)
    place = LessonPlace(done=(WHOLE_LESSON,), stars=most)
    _set_place(store, _key_of(f"short-{name}", whose), place)


# --- force chart ----------------------------------------------------------------------------------
# Parts of the chart of forces that a learner has met: those of finished lessons, or all.


KEY = "lesson-force-chart"
"""In the store: it goes with the lessons when a visitor leaves."""
WHOLE = "whole"
"""Mark in the store of a learner who unveiled the whole chart."""
KEPT_CHART = TextFormat(
    key=KEY,
    visitor=True,
    pattern=WHOLE,
    longest=len(WHOLE),
    about="A learner asked for the whole chart of forces.",
    example=WHOLE,
)


def met(store: Store, lessons: Iterable[Lesson], whose: Learner | None = None) -> frozenset[str]:
    """Rows and columns that finished lessons have taught."""
    learnt = (lesson for lesson in lessons if place_of(store, lesson, whose).finished(lesson))
    return frozenset(name for lesson in learnt for name in lesson.meets)


def unveiled(store: Store) -> bool:
    """True if the learner has asked for the whole chart."""
    return KEPT_CHART.read(store.progress(KEY)) == WHOLE


def unveil(store: Store) -> None:
    """Show all of it from now on."""
    store.set_progress(KEY, WHOLE)
