"""JSON under a key of the store, read as a type: what is damaged gives the default, and no error.

Anybody can change the file. Text that is no JSON, values of other types, missing fields, numbers
too large and nesting too deep all mean the same: there is nothing that can be used.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Annotated, TypeVar

import msgspec

from game.core.nesting import shallow

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
