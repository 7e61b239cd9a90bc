"""Values made from a format's type: within every limit, or with one part that breaks one."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
from msgspec import inspect

from game.files.formats import EntryFormat, JsonFormat, LinesFormat, TextFormat
from tests.learner import LESSONS

PARTS = {
    "<game>": "bigebang",
    "<lesson>": next(iter(LESSONS)),
    "<group>": "7b",
    "<code>": "up up up up",
}
"""For the parts of a key that vary."""
LETTERS = "ab7 :\u00e9\u4e2d\U0001f648'\"{[;=-"
LARGE = 2**53
MANY = 12
"""Items of a list without a limit, or with a large one, at most as a rule."""


def key_of(form: EntryFormat) -> str:
    """A key of this format, as the arcade makes it."""
    key = form.key
    for part, word in PARTS.items():
        key = key.replace(part, word)
    return key


class Maker:
    """Makes plain values (JSON's) of a type; ``among``: the only values of some fields."""

    def __init__(self, kind: Any, example: object, chance: random.Random) -> None:
        self._type = inspect.type_info(kind)
        self._words = sorted(set(_words(example)))
        self._chance = chance
        self._spoil = -1
        self._places = 0

    def good(self, among: Mapping[str, tuple[Any, ...]] | None = None) -> Any:
        """A value within every limit, often at one."""
        self._spoil, self._places = -1, 0
        value = self._value(self._type)
        if isinstance(self._type, inspect.StructType) and among:
            places = {each.name: n for n, each in enumerate(self._type.fields)}
            for name, few in among.items():
                value[places[name] if self._type.array_like else name] = self._chance.choice(few)
        return value

    def spoilt(self) -> Any:
        """A value of which one part is past a limit, or of another type."""
        state = self._chance.getstate()
        self.good()
        self._spoil = self._chance.randrange(max(1, self._places))
        chosen = self._spoil
        self._chance.setstate(state)
        self._spoil, self._places = chosen, 0
        value = self._value(self._type)
        self._chance.seed(self._chance.random() + chosen)
        return value

    def _value(self, kind: inspect.Type) -> Any:
        place = self._places
        self._places += 1
        value = self._made(kind)
        return self._wrong(kind) if place == self._spoil else value

    def _made(self, kind: inspect.Type) -> Any:
        match kind:
            case inspect.Metadata():
                return self._made(kind.type)
            case inspect.UnionType():
                return self._made(self._chance.choice(kind.types))
            case inspect.LiteralType():
                return self._chance.choice(kind.values)
            case inspect.NoneType():
                return None
            case inspect.BoolType():
                return self._chance.random() < 0.5
            case inspect.IntType() | inspect.FloatType():
                return self._number(kind)
            case inspect.StrType():
                return self._text(kind)
            case inspect.ListType() | inspect.VarTupleType():
                most = kind.max_length
                count = self._count(kind.min_length or 0, most)
                return [self._value(kind.item_type) for _ in range(count)]
            case inspect.TupleType():
                return [self._value(each) for each in kind.item_types]
            case inspect.DictType():
                count = self._count(0, kind.max_length)
                return dict(self._pair(kind, n) for n in range(count))
            case inspect.NamedTupleType():
                return [self._value(each.type) for each in kind.fields]
            case inspect.StructType(array_like=True):
                return [self._value(each.type) for each in kind.fields]
            case inspect.StructType() | inspect.DataclassType():
                return {each.encode_name: self._value(each.type) for each in kind.fields}
        raise AssertionError(kind)

    def _pair(self, kind: inspect.DictType, n: int) -> tuple[str, Any]:
        if isinstance(kind.key_type, inspect.IntType):
            return str(n), self._value(kind.value_type)
        longest = getattr(kind.key_type, "max_length", None) or 20
        return f"{n:04}{self._letters(min(longest - 4, 6))}", self._value(kind.value_type)

    def _count(self, least: int, most: int | None) -> int:
        if most is not None and (most <= MANY or self._chance.random() < 0.02):
            return self._chance.choice((least, most))
        return self._chance.randint(least, MANY)

    def _number(self, kind: inspect.IntType | inspect.FloatType) -> Any:
        if isinstance(kind, inspect.FloatType):
            low = kind.ge if kind.ge is not None else (kind.gt or 0.0) + 0.01
            high = kind.le if kind.le is not None else low + 1.0
            return self._chance.choice((low, high, (low + high) / 2))
        low = kind.ge if kind.ge is not None else -LARGE if kind.gt is None else kind.gt + 1
        high = kind.le if kind.le is not None else LARGE if kind.lt is None else kind.lt - 1
        return self._chance.choice((low, high, self._chance.randint(low, min(high, low + 100))))

    def _text(self, kind: inspect.StrType) -> str:
        if kind.pattern is not None:
            return self._chance.choice([w for w in self._words if re.search(kind.pattern, w)])
        most = kind.max_length
        if self._words and self._chance.random() < 0.5:
            return self._chance.choice([*self._words, ""])[:most]
        if most is not None and most < 3_000 and self._chance.random() < 0.2:
            return self._letters(most)
        return self._letters(min(most or 30, self._chance.randrange(30)))

    def _letters(self, count: int) -> str:
        return "".join(self._chance.choices(LETTERS, k=max(0, count)))

    def _wrong(self, kind: inspect.Type) -> Any:
        """A value that the type refuses."""
        match kind:
            case inspect.Metadata():
                return self._wrong(kind.type)
            case inspect.IntType():
                past = [n + 1 for n in (kind.le,) if n is not None]
                past += [n for n in (kind.lt, kind.gt) if n is not None]
                past += [n - 1 for n in (kind.ge,) if n is not None]
                return self._chance.choice([*past, 0.5, "1", [1], True])
            case inspect.FloatType():
                past_float = [n + 0.1 for n in (kind.le,) if n is not None]
                return self._chance.choice([*past_float, "1", [0.5], True])
            case inspect.StrType():
                if kind.pattern is not None and self._chance.random() < 0.5:
                    return self._chance.choice(("\u202e", "\x1b[2J", "x\n"))
                if kind.max_length is not None and self._chance.random() < 0.5:
                    return "x" * (kind.max_length + 1)
                return self._chance.choice((0, ["x"], {"x": "x"}, False))
            case (
                inspect.ListType(max_length=int() as most)
                | inspect.VarTupleType(max_length=int() as most)
            ) if self._chance.random() < 0.5:
                kind_of_item = kind.item_type
                return [self._made(kind_of_item)] * (most + 1)
            case inspect.DictType(max_length=int() as most) if self._chance.random() < 0.5:
                width = 1 if isinstance(kind.key_type, inspect.IntType) else 4
                return {f"{n:0{width}}": self._made(kind.value_type) for n in range(most + 1)}
            case inspect.BoolType():
                return self._chance.choice((2, "true", []))
        return self._chance.choice((0.5, "\0", 10**30))


def _words(value: object) -> Iterator[str]:
    match value:
        case str():
            yield value
        case dict():
            for name, each in value.items():
                yield str(name)
                yield from _words(each)
        case list() | tuple():
            for each in value:
                yield from _words(each)


def maker(form: EntryFormat, chance: random.Random) -> Maker:
    """Makes values of the entries of a format."""
    return Maker(form.shape(), example(form), chance)


def example(form: EntryFormat) -> object:
    """The example of a format as a plain value."""
    match form:
        case TextFormat():
            return form.example
        case LinesFormat():
            return json.loads(form.example.partition(" ")[2])
    return json.loads(form.example)


def text_of(form: EntryFormat, value: object) -> str:
    """A plain value as an entry of the format."""
    if isinstance(form, TextFormat):
        return value if isinstance(value, str) else json.dumps(value)
    text = json.dumps(value)
    return f"7 {text}" if isinstance(form, LinesFormat) else text


def plain(value: object) -> Any:
    """The values that were read, as JSON has them."""
    return json.loads(msgspec.json.encode(value))


def checked(form: EntryFormat, text: str) -> list[Any]:
    """Everything that is read from a text; each value keeps to the limits of the format."""
    shape: Any = form.shape()
    values = form.values(text)
    for each in values:
        msgspec.json.decode(msgspec.json.encode(each), type=shape)
    if isinstance(form, JsonFormat | LinesFormat):
        assert len(values) <= text.count("\n") + 1
    return values
