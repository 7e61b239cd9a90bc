"""TOML and JSON from files that anybody can change, read within bounds and as a type.

JSON that is damaged gives the default, and no error: text that is not JSON, values of other types,
missing fields, numbers too large and nesting too deep all mean that nothing can be used."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator
from typing import Annotated, TypeVar

import msgspec

from game.core.record import shallow

LIMIT = 16_000
"""Bytes; what people write for us has a fifth of that at the most."""
LINE = 1_000
"""Bytes of a line; ours have a hundred."""


def parse_toml(raw: bytes) -> dict[str, object]:
    """The table in a text. Raises ValueError for what is none or too much; never waits long."""
    if len(raw) > LIMIT:
        raise ValueError(f"it has {len(raw)} bytes; at most {LIMIT} are allowed")
    for number, line in enumerate(raw.splitlines(), 1):
        if len(line) > LINE:
            raise ValueError(f"line {number} is too long")
    try:
        return tomllib.loads(raw.decode("utf-8"))
    except UnicodeDecodeError:
        raise ValueError("it is not UTF-8 text") from None
    except RecursionError:
        raise ValueError("it is nested too deeply") from None


Whole = Annotated[int, msgspec.Meta(ge=-(2**53), le=2**53)]
"""A whole number that every reader of JSON agrees on."""
Count = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
"""A whole number from 0."""
Positive = Annotated[int, msgspec.Meta(ge=1, le=2**53)]
"""A whole number from 1."""

T = TypeVar("T")
D = TypeVar("D")

_UNUSABLE = (msgspec.MsgspecError, ValueError, RecursionError)
"""No JSON, another type, letters that are none; too deep."""


def decode(text: str | None, kind: type[T], default: D) -> T | D:
    """The text as a value of this type; the default for no text and for any other text."""
    try:
        return msgspec.json.decode(shallow(text), type=kind) if text else default
    except _UNUSABLE:
        return default


def decode_items(text: str | None, kind: type[T]) -> list[T]:
    """The items of a list that are of this type; the others are left out."""
    nothing: list[msgspec.Raw] = []
    return [item for _, item in _fitting(enumerate(decode(text, list[msgspec.Raw], nothing)), kind)]


def decode_fields(text: str | None, kind: type[T]) -> dict[str, T]:
    """The fields of an object whose values are of this type; the others are left out."""
    nothing: dict[str, msgspec.Raw] = {}
    return dict(_fitting(decode(text, dict[str, msgspec.Raw], nothing).items(), kind))


def _fitting(raws: Iterable[tuple[D, msgspec.Raw]], kind: type[T]) -> Iterator[tuple[D, T]]:
    decoder = msgspec.json.Decoder(kind)
    for name, raw in raws:
        try:
            yield name, decoder.decode(raw)
        except _UNUSABLE:
            continue
