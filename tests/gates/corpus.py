"""Inputs that once reached something new in a parser: one file a parser, one input a line.

A line is the input as zlib packs it, in the letters of base 85.
"""

from __future__ import annotations

import base64
import zlib
from collections.abc import Iterable, Set
from pathlib import Path

from tests.gates.watch import Parse, Step, Watch

FOLDER = Path(__file__).parent / "corpus"
LARGEST = 16_000
"""Bytes of an input that is kept."""
MOST = 40_000
"""Letters of a parser's file."""


def read(name: str) -> list[bytes]:
    path = FOLDER / f"{name}.txt"
    if not path.exists():
        return []
    return [zlib.decompress(base64.b85decode(line)) for line in path.read_bytes().split()]


def write(name: str, inputs: Iterable[bytes]) -> None:
    FOLDER.mkdir(exist_ok=True)
    lines: list[bytes] = []
    size = 0
    for raw in inputs:
        line = base64.b85encode(zlib.compress(raw, 9))
        size += len(line)
        if size < MOST:
            lines.append(line)
    (FOLDER / f"{name}.txt").write_bytes(b"\n".join(lines) + b"\n")


def smallest(watch: Watch, parse: Parse, inputs: Iterable[bytes]) -> list[bytes]:
    """The shortest inputs that together take all steps that all of them take."""
    cover: list[bytes] = []
    taken: set[Step] = set()
    for raw in sorted({each for each in inputs if len(each) <= LARGEST}, key=len):
        steps = watch.alone(parse, raw)
        if steps - taken:
            cover.append(raw)
            taken |= steps
    return cover


def cut_down(watch: Watch, parse: Parse, raw: bytes, wanted: Set[Step]) -> bytes:
    """Without pieces that are not needed for these steps: what is short is changed more quickly."""
    least = max(4, len(raw) // 30)
    size = len(raw) // 2
    while size >= least:
        at = 0
        while at < len(raw):
            less = raw[:at] + raw[at + size :]
            if wanted <= watch.alone(parse, less):
                raw = less
            else:
                at += size
        size //= 2
    return raw
