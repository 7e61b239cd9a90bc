"""What an item is, and the bank of them: each law of a topic is asked in two parallel forms.

A topic is a lesson, or the law lab. Its items lie in ``tutorial/items/<topic>.toml``, their texts
in ``assets/locale/<language>/items_<topic>.ftl``; `tutorial.items.reading` says what a file holds.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final, Literal, get_args

FOLDER: Final = Path(__file__).parent

Form = Literal["a", "b"]
FORMS: Final[tuple[Form, ...]] = get_args(Form)

LAW_LAB: Final = "law_lab"
"""The one topic that is no lesson."""
NO_TOPIC: Final = ("misconceptions", "curricula")
"""Begins the names of files that are none."""
PAIRS = 8
"""Of a topic: so many laws, each asked in form a and in form b."""


@dataclass(frozen=True, slots=True)
class Reason:
    """The second tier of an item: why the answer is what it is."""

    right: str
    choices: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Item:
    """One question. Its text key is `key`; those of its choices are made by `choice_key`."""

    topic: str
    law: str
    form: Form
    right: str
    choices: tuple[str, ...]
    misconception: Mapping[str, str]
    """Of every choice that is not right: a name of `tutorial.items.reading.misconceptions`."""
    picture: tuple[int, ...] = ()
    """Particle ids: cards that are shown with the question."""
    choice_pictures: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """Particle ids: the cards of each choice, which then has no words. Empty: choices in words."""
    reason: Reason | None = None

    @property
    def key(self) -> str:
        """The text key of the question."""
        return f"{law_key(self.topic, self.law)}-{self.form}"

    def choice_key(self, choice: str) -> str:
        """The text key of a choice in words."""
        return f"{self.key}-{dashed(choice)}"

    @property
    def why_key(self) -> str:
        """The text key of the question for the reason."""
        return f"{self.key}-why"

    def reason_key(self, choice: str) -> str:
        """The text key of one of the reasons."""
        return f"{self.why_key}-{dashed(choice)}"


@dataclass(frozen=True, slots=True)
class Pair:
    """A law, asked twice in parallel."""

    law: str
    step: str
    """``<chapter>.<text>`` of the step of the lesson that teaches it; empty: the whole lesson."""
    source: str
    """Where the physics that is asked can be read."""
    a: Item
    b: Item

    def item(self, form: Form) -> Item:
        """The one or the other."""
        return self.a if form == "a" else self.b


@dataclass(frozen=True, slots=True)
class Topic:
    """What is asked about one lesson."""

    id: str
    pairs: tuple[Pair, ...]

    def form(self, form: Form) -> tuple[Item, ...]:
        """All items of a form, in the order of the laws."""
        return tuple(pair.item(form) for pair in self.pairs)

    def pair(self, law: str) -> Pair | None:
        """The pair that asks for a law, if there is one."""
        return next((pair for pair in self.pairs if pair.law == law), None)


def dashed(slug: str) -> str:
    """An id as it stands in text keys."""
    return slug.replace("_", "-")


def law_key(topic: str, law: str) -> str:
    """Begins the text keys of a law; with ``-law`` it is the law in one sentence."""
    return f"item-{dashed(topic)}-{dashed(law)}"


@cache
def topics() -> tuple[str, ...]:
    """The topics that there are: a file each, named after a lesson or the law lab."""
    names = (path.stem for path in FOLDER.glob("*.toml"))
    return tuple(sorted(name for name in names if not name.startswith(NO_TOPIC)))


def is_there(topic: str) -> bool:
    """Whether the bank has items of a topic."""
    return topic in topics()


def topic_of(lesson: str) -> str | None:
    """The topic of a lesson, by the lesson's id; None where nothing is asked about it.

    A lesson that is the only one of its game has a topic without a number.
    """
    game, _, number = lesson.removeprefix("learn_").rpartition("-")
    return next((name for name in (f"{game}_{number}", game) if is_there(name)), None)


def lesson_of(topic: str) -> str | None:
    """The id of a topic's lesson; None for the law lab, and for what is no topic."""
    if topic == LAW_LAB or not is_there(topic):
        return None
    game, _, number = topic.rpartition("_")
    return f"learn_{game}-{number}" if number.isdecimal() else f"learn_{topic}-1"
