"""Damages texts and files, as bad sticks and clever children do. Repeatable from a seed."""

from __future__ import annotations

import random
from collections.abc import Iterator

NASTY = (
    b"NaN", b"nan", b"Infinity", b"-1", b"1e999", b"9" * 400, b"null", b"true", b"[]", b"{}", b'""',
    b"\x00", b"\xff\xfe", b"\xef\xbb\xbf", b"../../../etc/passwd", b"C:\\con", b"%s%n", b"\\u0000",
    b"\\ud800", b"[" * 300, b"{" * 300, b"[" * 30_000,
    b'{"a":' * 200, b"\r\n", b"__class__", b"<b>", b"a" * 5000,
    "\u00f9\u0300\U0001f648\u202e".encode(), b"-0", b"0x10", b"1_000", b"'", b'"""', b"#", b"=",
)  # fmt: skip
"""Pieces that have broken other programs."""


def mutated(raw: bytes, chance: random.Random) -> bytes:
    """One to three changes: cut, flipped, doubled, moved, or a nasty piece put in or in place."""
    content = bytearray(raw)
    for _ in range(chance.choice((1, 1, 2, 3))):
        at = chance.randrange(len(content) + 1)
        end = min(len(content), at + chance.choice((1, 1, 2, 4, 16)))
        match chance.randrange(8):
            case 0:
                del content[at:]
            case 1:
                del content[at:end]
            case 2:
                content[at:at] = chance.choice(NASTY)
            case 3:
                content[at:end] = chance.choice(NASTY)
            case 4:
                content[at:at] = content[at:end] * chance.choice((1, 2, 50))
            case 5 if content:
                content[chance.randrange(len(content))] ^= 1 << chance.randrange(8)
            case 6:
                content[at:end] = chance.randbytes(end - at)
            case 7:
                other = chance.randrange(len(content) + 1)
                content[at:at] = content[other : other + 40]
    return bytes(content)


OTHERS: tuple[object, ...] = (
    *(None, True, 0, -1, 1, 2**53, 2**63, 10**30, 0.5, 1e300, "", "x", "\0", "\u202e"),
    *("1" * 70_000, [], [[]], [None] * 20, {}, {"": {}}, {"a": 1}, "human", [1, 2], ["a"]),
)
"""Values of every type that JSON has, some of them too large."""


def altered(value: object) -> Iterator[object]:
    """Each form of a value in which one part, however deep, is another, missing, or twice there."""
    yield from OTHERS
    match value:
        case dict():
            for name, part in value.items():
                rest = {key: each for key, each in value.items() if key != name}
                yield rest
                yield {**value, f"{name}x": part}
                yield from ({**value, name: other} for other in altered(part))
        case list():
            for at, part in enumerate(value[:3]):
                yield [*value[:at], *value[at + 1 :]]
                yield [*value, part]
                yield from ([*value[:at], other, *value[at + 1 :]] for other in altered(part))
