"""Loops of tests that have something to look at."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

T = TypeVar("T")


def some(things: Iterable[T]) -> Iterator[T]:
    """The things one after another. Raises AssertionError if there is none.

    A test that asserts only inside a loop loops over this: a loop over nothing would pass.
    """
    empty = True
    for thing in things:
        empty = False
        yield thing
    assert not empty, "there is nothing to look at"
