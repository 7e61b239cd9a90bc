"""What proves that a row of the store is as it was written: a digest of all that is in it.

The digests of a game's log are chained: each covers the one before it, so that the last one, which
the game's own row carries, stands for the whole log. This is for accidents, of disks and of copies;
who can write the file can write the digests too.
"""

from __future__ import annotations

import json
from collections.abc import Iterable

from game.core.digest import digest

Value = int | str

DIGITS = 16
"""Hexadecimal digits of a proof: 64 bits, so that an accident passes once in 10^19 times."""


def proof(*parts: Value) -> str:
    """The digest of some values in their order. Another kind or order gives another digest."""
    # Escaped to ASCII, the same text comes out of every version of Python.
    return digest(json.dumps(parts), DIGITS // 2)


def seal(proofs: Iterable[str]) -> str:
    """One digest for a set of rows in any order; it tells when one of them is gone."""
    count = total = 0
    for each in proofs:
        count += 1
        total += int(each, 16)
    return f"{count}:{total % 16**DIGITS:0{DIGITS}x}"


def is_proof(value: object) -> bool:
    """Whether it has the form that `proof` gives."""
    return isinstance(value, str) and len(value) == DIGITS and set(value) <= set("0123456789abcdef")
