"""Mastery of a lesson: stars by the first answers, questions that were missed and come back."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final, Literal, TypeGuard

from tutorial.lesson import Lesson, Step

FirstAnswer = Literal["right", "wrong", "shown", "again"]
RIGHT: Final = "right"
WRONG: Final = "wrong"
SHOWN: Final = "shown"
"""The coach did it for the learner."""
AGAIN: Final = "again"
"""Missed at first, and right when it came back in another form."""

STARS: Final = (0.5, 0.7, 0.9)
"""Share of the questions answered right at first that earns a star each."""
OWN: Final = 0.5
"""Share of the acts that a learner has to do alone for any star."""


@dataclass(frozen=True, slots=True)
class FirstAnswers:
    """First answers of a learner to a lesson, counted."""

    right: int
    """Questions that were answered right at first."""
    asked: int
    """All questions of the lesson."""
    own: int
    """Acts that the learner did."""
    acts: int
    """All acts of the lesson."""

    @property
    def pressed_through(self) -> bool:
        """True if the coach did most of the acts."""
        return self.own < OWN * self.acts

    @property
    def stars(self) -> int:
        """From 0 to 3."""
        if self.pressed_through:
            return 0
        return sum(self.right >= share * self.asked for share in STARS)


def is_answer(word: str) -> TypeGuard[FirstAnswer]:
    """True for one of the four words that are kept."""
    return word in (RIGHT, WRONG, SHOWN, AGAIN)


def steps(lesson: Lesson) -> Iterator[tuple[str, Step]]:
    """All steps, each with its name: ``<chapter>-<text>``."""
    for chapter in lesson.chapters:
        for step in chapter.steps:
            yield f"{chapter.id}-{step.text}", step


def result(lesson: Lesson, first: Mapping[str, str]) -> FirstAnswers:
    """The first answers of a learner, counted; what was not answered was not known."""
    asked = [name for name, step in steps(lesson) if step.judged]
    acts = [name for name, step in steps(lesson) if step.answer]
    right = sum(first.get(name) == RIGHT for name in asked)
    own = sum(first.get(name, SHOWN) != SHOWN for name in acts)
    return FirstAnswers(right, len(asked), own, len(acts))


def missed(lesson: Lesson, first: Mapping[str, str]) -> list[str]:
    """Names of the questions that were not answered right at first, nor later."""
    return [
        name
        for name, step in steps(lesson)
        if step.judged and first.get(name, WRONG) not in (RIGHT, AGAIN)
    ]


@dataclass(frozen=True, slots=True)
class Reversed:
    """A question in another form: of a reason, the answer that it rules out."""

    name: str
    """``<chapter>-<text>`` of its step."""
    choices: tuple[str, ...]
    wrong: str
    """The wrong answer that the reason rules out."""

    def key(self, lesson: Lesson) -> str:
        """The text key of the question."""
        return f"{lesson.id}-{self.name}"

    def reason(self, lesson: Lesson) -> str:
        """The text key of the reason."""
        return f"{self.choice(lesson, self.wrong)}-why"

    def choice(self, lesson: Lesson, name: str) -> str:
        """The text key of an answer."""
        return f"{lesson.id}-{self.name}-{name}"


def in_reverse(lesson: Lesson, first: Mapping[str, str]) -> list[Reversed]:
    """The missed questions in another form, each with the reason against its first wrong answer."""
    names = missed(lesson, first)
    return [
        Reversed(name, step.choices, next(each for each in step.choices if each != step.right))
        for name, step in steps(lesson)
        if name in names and step.each
    ]
