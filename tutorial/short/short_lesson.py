"""A short lesson: steps around an apparatus that the learner works; and how far a learner is.

A step predicts, tries, shows or asks. The law is said last, when the learner has put it together.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any, ClassVar, Final, NamedTuple

from game.core.phrase import Phrase, say
from tutorial.mastery import RIGHT, STARS, WRONG


@dataclass(frozen=True, slots=True)
class BoardCell:
    """A field of a board: it can be tapped."""

    id: str
    words: Phrase
    """Written on it."""
    look: str = ""
    """A word for all that is known of it so far; empty: nothing."""
    chosen: bool = False


class Apparatus(ABC):
    """Immutable state of an apparatus. Its dice are thrown from a seed."""

    name: ClassVar[str]
    """Begins its text keys: ``short_<name>-...``."""
    controls: ClassVar[tuple[str, ...]] = ()
    """Settings, each with a value and two buttons."""
    acts: ClassVar[tuple[str, ...]] = ()
    """Buttons that let something happen."""
    moves: ClassVar[bool] = False
    """True if its picture moves."""
    columns: ClassVar[int] = 0
    """Of its board; 0: it has a picture instead."""
    worded: ClassVar[bool] = False
    """True if the fields of its board are sentences."""

    @abstractmethod
    def seeded(self, seed: str) -> Apparatus:
        """The same with other dice."""

    @abstractmethod
    def turned(self, control: str, way: int) -> Apparatus:
        """The same with the next value of a control, or with the one before."""

    @abstractmethod
    def acted(self, act: str) -> Apparatus:
        """The state after an act."""

    @abstractmethod
    def value(self, control: str) -> Phrase:
        """The value of a control in words."""

    @abstractmethod
    def readings(self) -> tuple[Phrase, ...]:
        """All that it shows, in words: the picture says nothing that these do not."""

    def board(self) -> tuple[BoardCell | None, ...]:
        """The fields row by row; None: an empty place."""
        return ()

    def picked(self, cell: str) -> Apparatus:
        """The same after a field was tapped."""
        raise NotImplementedError

    def ready(self, act: str) -> bool:
        """True if an act changes something now."""
        return self.acted(act) != self


Until = Callable[[Any], bool]
"""Test of an apparatus: true once a step has been tried."""


@dataclass(frozen=True, slots=True)
class ShortStep:
    """One text, and what it waits for.

    One with ``choices`` waits for the right one, or for any if none is right: a prediction. One
    with ``until`` waits for what the learner tries. Any other is read.
    """

    text: str
    """Ends the text key ``short_<lesson>-<text>``: at most 40 words."""
    choices: tuple[str, ...] = ()
    """Ends of ``short_<lesson>-<text>-<choice>``. ``...-why`` answers each, except the right one
    where the learner ``states`` the law."""
    right: str = ""
    truth: str = ""
    """The choice of a prediction that turns out to be true."""
    until: Until | None = None
    tests: str = ""
    """The text of the prediction that is tested here."""
    recalls: str = ""
    """The text of the prediction that is shown again."""
    states: bool = False
    """A part of the law: the learner puts it together."""
    law: bool = False
    """It says the law as physicists do, ``short_<lesson>-law``."""

    @property
    def predicts(self) -> bool:
        """True if it asks for a prediction."""
        return bool(self.choices) and not self.right


@dataclass(frozen=True, slots=True)
class ShortLesson:
    """A few steps about one law."""

    apparatus: Apparatus
    """At its beginning."""
    steps: tuple[ShortStep, ...]

    @property
    def id(self) -> str:
        """Names it in the store and in text keys."""
        return self.apparatus.name


@dataclass(frozen=True, slots=True)
class ShortModel:
    """A short lesson under way. Immutable: each act makes a new one."""

    lesson: ShortLesson
    apparatus: Apparatus
    at: int = 0
    """Number of the step; after the last one the lesson is done."""
    said: Mapping[str, str] = field(default_factory=dict)
    """Predictions, by the text of their step."""
    first: Mapping[str, str] = field(default_factory=dict)
    """First answers: right or wrong, by the text of the step."""
    wrong: tuple[str, ...] = ()
    """Wrong choices that were tried at this step, the newest last."""
    solved: str = ""
    """The right choice of this step, while its reason is read."""

    @property
    def done(self) -> bool:
        """True after the last step."""
        return self.at == len(self.lesson.steps)

    @property
    def step(self) -> ShortStep:
        """The step under way."""
        return self.lesson.steps[self.at]

    @property
    def ready(self) -> bool:
        """True if the learner may go on."""
        step = self.step
        if step.choices:
            return bool(self.solved)
        return step.until is None or step.until(self.apparatus)

    @property
    def known(self) -> int:
        """Number of questions that were answered right at first."""
        return sum(answer == RIGHT for answer in self.first.values())

    @property
    def asked(self) -> int:
        """Number of questions of the lesson."""
        return sum(bool(step.right) for step in self.lesson.steps)

    @property
    def stars(self) -> int:
        """From 0 to 3, as in any lesson."""
        return sum(self.known >= share * self.asked for share in STARS)

    def key(self, *ends: str) -> str:
        """A text key of the step under way."""
        return "-".join((f"short_{self.lesson.id}", self.step.text, *ends))

    @property
    def text(self) -> Phrase:
        """Words of the step."""
        if self.step.law:
            return say(f"short_{self.lesson.id}-law")
        return say(self.key())

    @property
    def expected(self) -> Phrase | None:
        """The prediction that is shown again at this step."""
        said = self.said.get(self.step.recalls)
        if not said:
            return None
        return say(f"short_{self.lesson.id}-{self.step.recalls}-{said}")

    @property
    def said_right(self) -> bool:
        """True if the prediction that is shown again has turned out to be true."""
        return self.said.get(self.step.recalls) == self._recalled.truth

    @property
    def truth(self) -> Phrase:
        """The choice that turned out to be true, at a step that recalls a prediction."""
        return say(f"short_{self.lesson.id}-{self.step.recalls}-{self._recalled.truth}")

    @property
    def _recalled(self) -> ShortStep:
        return next(step for step in self.lesson.steps if step.text == self.step.recalls)


def begun(lesson: ShortLesson, apparatus: Apparatus | None = None) -> ShortModel:
    """The beginning of a lesson."""
    return ShortModel(lesson, apparatus or lesson.apparatus)


def answered(model: ShortModel, choice: str) -> ShortModel:
    """A choice was made: a prediction is kept and leads on, an answer stays with a sentence on it.

    The law is put together in two questions. A right answer to them leads on, because the second
    one asks for the reason.
    """
    step = model.step
    if choice not in step.choices or model.solved:
        return model
    if step.predicts:
        return onward(replace(model, said={**model.said, step.text: choice}))
    verdict = RIGHT if choice == step.right else WRONG
    model = replace(model, first={step.text: verdict, **model.first})
    if choice == step.right:
        return onward(model) if step.states else replace(model, solved=choice)
    rest = tuple(each for each in model.wrong if each != choice)
    return replace(model, wrong=(*rest, choice))


def onward(model: ShortModel) -> ShortModel:
    """The next step."""
    return replace(model, at=model.at + 1, wrong=(), solved="")


def turned(model: ShortModel, control: str, way: int) -> ShortModel:
    """A control was turned."""
    return replace(model, apparatus=model.apparatus.turned(control, way))


def picked(model: ShortModel, cell: str) -> ShortModel:
    """A field of the board was tapped."""
    return replace(model, apparatus=model.apparatus.picked(cell))


def acted(model: ShortModel, act: str) -> ShortModel:
    """An act was done."""
    return replace(model, apparatus=model.apparatus.acted(act))


def tried(model: ShortModel) -> ShortModel:
    """Work the apparatus until the step leads on, by the fewest touches: for pictures and tests."""
    waiting, seen = [model], set()
    while waiting:
        model = waiting.pop(0)
        if model.ready:
            return model
        for apparatus in worked(model.apparatus):
            if apparatus not in seen:
                seen.add(apparatus)
                waiting.append(replace(model, apparatus=apparatus))
    return model


def worked(apparatus: Apparatus) -> Iterator[Apparatus]:
    """The apparatus after each touch that it offers."""
    for control in apparatus.controls:
        yield from (apparatus.turned(control, way) for way in (1, -1))
    yield from (apparatus.acted(act) for act in apparatus.acts)
    yield from (apparatus.picked(cell.id) for cell in apparatus.board() if cell is not None)


# --- room ---------------------------------------------------------------------------------------

Readings = tuple[Phrase, ...]
NOTHING_NEW: Final = 100
"""States of an apparatus without a new sentence after which no other one is expected."""


class Room(NamedTuple):
    """Texts of a lesson that need the most room; its page keeps it, so that nothing moves."""

    readings: Sequence[Readings] = ()
    """The longest sentences of each kind below the apparatus."""
    models: Sequence[ShortModel] = ()
    """Each step, after each answer and with each prediction."""


def room_of(lesson: ShortLesson, worded: Callable[[Phrase], str]) -> Room:
    """Texts of a lesson that need the most room; ``worded`` puts a phrase into words."""

    def length(readings: Readings) -> int:
        return sum(len(worded(phrase)) for phrase in readings)

    longest = tuple(max(alike, key=length) for alike in _kinds(lesson))
    return Room(longest, _models(lesson))


@cache
def _models(lesson: ShortLesson) -> tuple[ShortModel, ...]:
    return tuple(_each_model(begun(lesson)))


def _each_model(start: ShortModel) -> Iterator[ShortModel]:
    predictions = {step.text: step.choices for step in start.lesson.steps if step.predicts}
    for at, step in enumerate(start.lesson.steps):
        model = replace(start, at=at)
        yield model
        for said in predictions.get(step.recalls, ()):
            yield replace(model, said={step.recalls: said})
        for choice in step.choices if step.right else ():
            if choice != step.right:
                yield replace(model, wrong=(choice,))
            elif not step.states:
                yield replace(model, solved=choice)


@cache
def _kinds(lesson: ShortLesson) -> tuple[tuple[Readings, ...], ...]:
    """Readings that a learner can bring about, those with the same sentences together."""
    kinds: dict[tuple[str, ...], dict[Readings, None]] = {}
    waiting: list[Apparatus] = [lesson.apparatus]
    seen, old = {lesson.apparatus}, 0
    while waiting and old < NOTHING_NEW:
        apparatus = waiting.pop(0)
        readings = apparatus.readings()
        keys = tuple(phrase.key for phrase in readings)
        old = old + 1 if keys in kinds else 0
        kinds.setdefault(keys, {})[readings] = None
        for each in worked(apparatus):
            if each not in seen:
                seen.add(each)
                waiting.append(each)
    return tuple(map(tuple, kinds.values()))
