"""Formats of the texts that last: each is one type with limits, an example and a sentence.

A module that keeps something declares its format here below the type and reads through it, so the
limits are written once. `game.formats` lists all formats. The page docs/formats.md, the inputs of
`tests/gates/test_formats.py` and the keys that a kiosk clears come from that list.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from typing import Annotated, Generic, Literal, TypeVar

import msgspec

from game.files.parsing import decode, decode_fields, decode_items

T = TypeVar("T")

LONGEST = 64_000
"""Bytes of the longest text that is read from or written to a field of the store."""
DAY_LENGTH = 10
"""Letters of ``2026-11-22``."""
Day = Annotated[str, msgspec.Meta(max_length=DAY_LENGTH)]
Word = Annotated[str, msgspec.Meta(max_length=60)]
"""An id or a name of ours."""
Coding = Literal["json", "toml", "csv", "row"]


class EntryFormat(msgspec.Struct, frozen=True, kw_only=True):
    """A kind of entry in the store's progress."""

    key: str
    """Key in the store; ``<game>`` and the like stand for a part that varies."""
    visitor: bool
    """True if a kiosk deletes the entry when its visitor leaves."""
    about: str
    """The content in a sentence, for the page of formats."""
    example: str

    def shape(self) -> object:
        """The type of the content, as msgspec knows it."""
        raise NotImplementedError

    def values(self, text: str) -> list[object]:
        """Everything that `read` takes from a text, as a list of values of the type."""
        raise NotImplementedError

    def claims(self, key: str) -> bool:
        """True for a key of this format."""
        parts = re.split("<[a-z]+>", self.key)
        return re.fullmatch(".*".join(map(re.escape, parts)), key) is not None

    @property
    def prefix(self) -> str:
        """The beginning that all keys of this format share."""
        return self.key.partition("<")[0]


class JsonFormat(EntryFormat, Generic[T], frozen=True, kw_only=True):
    """A value as JSON: as a whole, or nothing can be used."""

    kind: type[T]

    def read(self, text: str | None) -> T | None:
        """The value; None for no text, and for a text that is not of the type."""
        return decode(text, self.kind, None)

    def shape(self) -> object:
        """The type of the value."""
        return self.kind

    def values(self, text: str) -> list[object]:
        """The value, if it can be read."""
        value = self.read(text)
        return [] if value is None else [value]


class ListFormat(EntryFormat, Generic[T], frozen=True, kw_only=True):
    """A list as JSON: items of another type are left out, and items after the first ``most``."""

    kind: type[T]
    most: int

    def read(self, text: str | None) -> list[T]:
        """The items that can be used."""
        return decode_items(text, self.kind)[: self.most]

    def shape(self) -> object:
        """The type of the list."""
        return Annotated[list[self.kind], msgspec.Meta(max_length=self.most)]  # type: ignore[name-defined]

    def values(self, text: str) -> list[object]:
        """The items as one value."""
        return [self.read(text)]


class TableFormat(EntryFormat, Generic[T], frozen=True, kw_only=True):
    """An object as JSON whose values have one type: other fields are left out."""

    kind: type[T]
    most: int
    longest: int
    """Letters of a name."""

    def read(self, text: str | None) -> dict[str, T]:
        """The fields that can be used."""
        fields = decode_fields(text, self.kind)
        fitting = ((name, each) for name, each in fields.items() if len(name) <= self.longest)
        return dict(islice(fitting, self.most))

    def shape(self) -> object:
        """The type of the object."""
        name = Annotated[str, msgspec.Meta(max_length=self.longest)]
        return Annotated[dict[name, self.kind], msgspec.Meta(max_length=self.most)]  # type: ignore[name-defined]

    def values(self, text: str) -> list[object]:
        """The fields as one value."""
        return [self.read(text)]


class TextFormat(EntryFormat, frozen=True, kw_only=True):
    """A text as it is, by its pattern."""

    pattern: str
    """A regular expression for the whole text."""
    longest: int

    def read(self, text: str | None) -> str:
        """The text; empty for no text, and for one that does not fit."""
        if text is None or len(text) > self.longest:
            return ""
        return text if re.fullmatch(self.pattern, text) else ""

    def shape(self) -> object:
        """The type of the text."""
        return Annotated[
            str, msgspec.Meta(pattern=f"^(?:{self.pattern})$", max_length=self.longest)
        ]

    def values(self, text: str) -> list[object]:
        """The text, if it fits."""
        return [value] if (value := self.read(text)) else []


class LinesFormat(EntryFormat, Generic[T], frozen=True, kw_only=True):
    """Lines of a number, a blank and a value as JSON; a line that cannot be used is left out."""

    kind: type[T]
    most: int
    longest: int
    """Letters of a line."""

    def value(self, text: str) -> T | None:
        """The value behind a number; None for a text that is not of the type."""
        return decode(text, self.kind, None)

    def lines(self, text: str | None) -> Iterator[tuple[str, T]]:
        """The number, in its digits, and the value of each line that can be used."""
        for line in (text or "").split("\n")[: self.most]:
            number, _, rest = line.partition(" ")
            value = self.value(rest) if len(line) <= self.longest else None
            if value is not None and number.isascii() and number.isdecimal():
                yield number, value

    def shape(self) -> object:
        """The type of the value of a line."""
        return self.kind

    def values(self, text: str) -> list[object]:
        """The values of all lines."""
        return [value for _, value in self.lines(text)]


class FileFormat(msgspec.Struct, frozen=True, kw_only=True):
    """A kind of file, or a row of a table, with a parser of its own."""

    name: str
    """The file's name, or its pattern."""
    coding: Coding
    kind: object
    """The type of the content. The parser takes nothing that this type refuses."""
    about: str
    example: bytes
    largest: int
    """Bytes."""
    accepts: Callable[[bytes], bool]
    """Give a content to the parser, and tell whether it took it."""
    exact: bool
    """True if the parser takes everything that the type takes; otherwise it asks for more."""
    among: Mapping[str, tuple[object, ...]] | None = None
    """Field -> its only values, where the type does not say them."""
