"""Items, and the bank of them: each law of a topic is asked in two parallel forms.

A third item may ask the same law in another context than the lesson: the transfer item, form c.

A topic is a lesson, the law lab or the bump hunt. Its items are in
``tutorial/items/<topic>.toml``, their texts in
``assets/locale/<language>/items_<topic>.ftl``; `tutorial.items.bank` says what a file holds.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal, TypeVar, get_args

import msgspec
from msgspec import Struct

from game.core.particles import BY_KEY

# --- bank -----------------------------------------------------------------------------------------


FOLDER: Final = Path(__file__).parent

Form = Literal["a", "b"]
FORMS: Final[tuple[Form, ...]] = get_args(Form)
"""The parallel forms."""
ItemForm = Literal["a", "b", "c"]
"""The form of an item: c is the transfer item of a law, which not every law has."""

LAW_LAB: Final = "law_lab"
BUMP_HUNT: Final = "bump_hunt"
NO_LESSON: Final = (LAW_LAB, BUMP_HUNT)
"""Topics that are not a lesson."""
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
    form: ItemForm
    right: str
    choices: tuple[str, ...]
    misconception: Mapping[str, str]
    """Of every choice that is not right: a name of `tutorial.items.bank.misconceptions`."""
    picture: tuple[int, ...] = ()
    """Particle ids: cards that are shown with the question."""
    choice_pictures: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """Particle ids: the cards of each choice, which then has no words. Empty: choices in words."""
    reason: Reason | None = None

    @property
    def slot(self) -> str:
        """The item's name within a round: its law, for a transfer item with ``:c``."""
        return f"{self.law}:c" if self.form == "c" else self.law

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
class ParallelItems:
    """A law, asked twice in parallel, and perhaps once in another context."""

    law: str
    step: str
    """``<chapter>.<text>`` of the step of the lesson that teaches it; empty: the whole lesson."""
    source: str
    """Source of the physics that is asked."""
    a: Item
    b: Item
    c: Item | None = None
    """The transfer item."""
    refutes: str = ""
    """The misconception that the sentence of the law contradicts; empty: none so plainly."""

    def item(self, form: Form) -> Item:
        """The one or the other."""
        return self.a if form == "a" else self.b

    @property
    def items(self) -> tuple[Item, ...]:
        """The two, and the transfer item if there is one."""
        return (self.a, self.b, self.c) if self.c else (self.a, self.b)


@dataclass(frozen=True, slots=True)
class Topic:
    """Items about one lesson, the law lab or the bump hunt."""

    id: str
    pairs: tuple[ParallelItems, ...]

    def form(self, form: Form) -> tuple[Item, ...]:
        """All items of a form, in the order of the laws."""
        return tuple(pair.item(form) for pair in self.pairs)

    @property
    def transfer(self) -> tuple[Item, ...]:
        """The transfer items, in the order of the laws."""
        return tuple(pair.c for pair in self.pairs if pair.c)

    @property
    def items(self) -> tuple[Item, ...]:
        """All items, law by law."""
        return tuple(item for pair in self.pairs for item in pair.items)

    def pair(self, law: str) -> ParallelItems | None:
        """The pair that asks for a law, if there is one."""
        return next((pair for pair in self.pairs if pair.law == law), None)


def dashed(slug: str) -> str:
    """An id, as text keys contain it."""
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
    """True if the bank has items of a topic."""
    return topic in topics()


def topic_of(lesson: str) -> str | None:
    """The topic of a lesson, by the lesson's id; None where nothing is asked about it.

    A lesson that is the only one of its game has a topic without a number.
    """
    game, _, number = lesson.removeprefix("learn_").rpartition("-")
    return next((name for name in (f"{game}_{number}", game) if is_there(name)), None)


def lesson_of(topic: str) -> str | None:
    """The id of a topic's lesson; None for what is no lesson or unknown."""
    if topic in NO_LESSON or not is_there(topic):
        return None
    game, _, number = topic.rpartition("_")
    return f"learn_{game}-{number}" if number.isdecimal() else f"learn_{topic}-1"


# --- reading --------------------------------------------------------------------------------------
# Reads the item bank, strictly: what a file gets wrong is said in one sentence, with its place.


SLUG = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
STEP = re.compile(r"[a-z0-9-]+\.[a-z0-9-]+")
MOST_CARDS = 6
"""In a picture: what fits beside each other."""

T = TypeVar("T")


class BadBank(ValueError):
    """An item bank that cannot be asked from; the message names the file, the place, the fault."""


class WrittenReason(Struct, frozen=True, forbid_unknown_fields=True):
    """``[pair.a.reason]``."""

    right: str
    choices: list[str]


class WrittenItem(Struct, frozen=True, forbid_unknown_fields=True):
    """``[pair.a]`` and ``[pair.b]``."""

    right: str
    choices: list[str]
    misconception: dict[str, str]
    picture: list[str] = []
    choice_pictures: dict[str, list[str]] = {}
    reason: WrittenReason | None = None


class WrittenPair(Struct, frozen=True, forbid_unknown_fields=True):
    """``[[pair]]``."""

    law: str
    step: str
    source: str
    a: WrittenItem
    b: WrittenItem
    c: WrittenItem | None = None
    transfer_source: str = ""
    """Of the physics of the transfer item."""
    refutes: str = ""
    """A misconception to which the sentence of the law is the answer, for the papers."""


class WrittenTopic(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole file."""

    pair: list[WrittenPair]


class Misconception(Struct, frozen=True, forbid_unknown_fields=True):
    """Misconception of some learners; its sentence is under ``misconception-<name>``.

    Exactly one of the three is given.
    """

    reference: str = ""
    """Authors, journal, volume, year and page of a study that found it in learners."""
    variant_of: str = ""
    """The name of a general idea with a reference; this is the case of it for particles."""
    unverified: bool = False
    """Known from teaching; no study of learners that reports it could be read."""


@cache
def read_topic(topic: str) -> Topic:
    """The items of a topic. Raises BadBank."""
    if topic not in topics():
        raise BadBank(f"{topic!r} is not a topic; choose one of: {', '.join(topics())}")
    path = FOLDER / f"{topic}.toml"
    return parse_topic(topic, _text(path), path.name)


@cache
def misconceptions() -> Mapping[str, Misconception]:
    """All that items may name, from all ``misconceptions*.toml``. Raises BadBank."""
    entries: dict[str, Misconception] = {}
    for path in sorted(FOLDER.glob("misconceptions*.toml")):
        for name, each in _toml(_text(path), path.name, dict[str, Misconception]).items():
            _slug(name, path.name)
            if name in entries:
                raise BadBank(f"{path.name}: the misconception {name!r} is there already")
            entries[name] = each
    for name, each in entries.items():
        if fault := unfounded(each, entries):
            raise BadBank(f"{name}: {fault}")
    return entries


def unfounded(each: Misconception, entries: Mapping[str, Misconception]) -> str:
    """Fault in the source of a misconception; empty: none."""
    if [bool(each.reference), bool(each.variant_of), each.unverified].count(True) != 1:
        return "it has not exactly one of reference, variant_of and `unverified = true`"
    general = entries.get(each.variant_of)
    if each.variant_of and not (general and general.reference):
        return f"it is a variant of {each.variant_of!r}, which has no reference"
    return ""


def parse_topic(topic: str, text: str, file: str) -> Topic:
    """A file's text as a topic. Raises BadBank."""
    written = _toml(text, file, WrittenTopic)
    laws = [pair.law for pair in written.pair]
    if len(laws) != PAIRS:
        raise BadBank(f"{file}: it has {len(laws)} pairs instead of {PAIRS}")
    _unique(laws, file, "law")
    return Topic(topic, tuple(_pair(topic, pair, file) for pair in written.pair))


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadBank(f"{path.name}: it cannot be read ({error})") from None


def _toml(text: str, file: str, kind: type[T]) -> T:
    try:
        table: dict[str, Any] = tomllib.loads(text)
        return msgspec.convert(table, kind)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadBank(f"{file}: {error}") from None


def _pair(topic: str, pair: WrittenPair, file: str) -> ParallelItems:
    where = f"{file}: {pair.law}"
    _slug(pair.law, where)
    if pair.step and not STEP.fullmatch(pair.step):
        raise BadBank(f"{where}: the step {pair.step!r} is not <chapter>.<text>")
    if not pair.source.strip():
        raise BadBank(f"{where}: it names no source")
    a, b = (
        _item(topic, pair.law, form, written, f"{where}, form {form}")
        for form, written in zip(FORMS, (pair.a, pair.b), strict=True)
    )
    c = _item(topic, pair.law, "c", pair.c, f"{where}, form c") if pair.c else None
    if bool(c) != bool(pair.transfer_source.strip()):
        raise BadBank(f"{where}: form c and transfer_source go together")
    fault = unlike(a, b)
    if fault:
        raise BadBank(f"{where}: the forms are not parallel: {fault}")
    if pair.refutes:
        _known(pair.refutes, where)
    return ParallelItems(pair.law, pair.step, pair.source, a, b, c, pair.refutes)


def unlike(a: Item, b: Item) -> str:
    """In what two forms of an item differ that should be alike; empty: in nothing."""
    if len(a.choices) != len(b.choices):
        return f"{len(a.choices)} and {len(b.choices)} choices"
    if bool(a.picture) != bool(b.picture):
        return "only one shows cards"
    if bool(a.choice_pictures) != bool(b.choice_pictures):
        return "choices in words and in pictures"
    if (a.reason is None) != (b.reason is None):
        return "only one asks for the reason"
    if a.reason and b.reason and len(a.reason.choices) != len(b.reason.choices):
        return f"{len(a.reason.choices)} and {len(b.reason.choices)} reasons"
    return ""


def _item(topic: str, law: str, form: ItemForm, item: WrittenItem, where: str) -> Item:
    _choices(item.choices, item.right, where)
    wrong = set(item.choices) - {item.right}
    if set(item.misconception) != wrong:
        odd = ", ".join(sorted(set(item.misconception) ^ wrong))
        raise BadBank(f"{where}: every wrong choice, and no other, has a misconception; not {odd}")
    for name in item.misconception.values():
        _known(name, where)
    pictures = {name: _cards(cards, where) for name, cards in item.choice_pictures.items()}
    if pictures and (set(pictures) != set(item.choices) or not all(pictures.values())):
        raise BadBank(f"{where}: choice_pictures has cards for some choices only")
    if len(set(pictures.values())) < len(pictures):
        raise BadBank(f"{where}: two choices show the same cards")
    reason = _reason(item.reason, f"{where}, reason") if item.reason else None
    return Item(
        topic,
        law,
        form,
        item.right,
        tuple(item.choices),
        item.misconception,
        _cards(item.picture, where),
        pictures,
        reason,
    )


def _known(misconception: str, where: str) -> None:
    if misconception not in misconceptions():
        raise BadBank(f"{where}: misconceptions.toml has no {misconception!r}")


def _reason(reason: WrittenReason, where: str) -> Reason:
    _choices(reason.choices, reason.right, where)
    return Reason(reason.right, tuple(reason.choices))


def _choices(choices: Iterable[str], right: str, where: str) -> None:
    names = list(choices)
    if not 3 <= len(names) <= 4:
        raise BadBank(f"{where}: {len(names)} choices instead of 3 or 4")
    for name in names:
        _slug(name, where)
    _unique(names, where, "choice")
    if right not in names:
        raise BadBank(f"{where}: the right one, {right!r}, is none of the choices")
    if "why" in names:
        raise BadBank(f"{where}: no choice may be called 'why', since texts have that name")


def _cards(names: Iterable[str], where: str) -> tuple[int, ...]:
    cards = list(names)
    for name in cards:
        if name not in BY_KEY:
            raise BadBank(f"{where}: there is no particle {name!r}")
    if len(cards) > MOST_CARDS:
        raise BadBank(f"{where}: {len(cards)} cards are more than {MOST_CARDS}")
    return tuple(BY_KEY[name].id for name in cards)


def _slug(name: str, where: str) -> None:
    if not SLUG.fullmatch(name):
        raise BadBank(f"{where}: {name!r} is not a name of small letters, digits and underscores")


def _unique(names: list[str], where: str, what: str) -> None:
    for name in names:
        if names.count(name) > 1:
            raise BadBank(f"{where}: the {what} {name!r} is there twice")
