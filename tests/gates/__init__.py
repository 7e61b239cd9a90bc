"""Gates of a release, at the size that a release asks for (``-m slow``).

Each gate also runs on every change, at the push size. ``QUARKADE_GATE_SHARE=0.1`` runs a tenth;
``QUARKADE_GATE_PART=3/10`` runs the third of ten pieces, each with chances of its own, so that all
ten together are the whole gate. With ``QUARKADE_GATE_LOG=FILE`` the longest gates note there which
parts are done: one that was stopped goes on, and several processes share it. ``TMPDIR=/dev/shm``
keeps what is about no disk in memory.
"""

from __future__ import annotations

import json
import os
import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

SHARE = float(os.environ.get("QUARKADE_GATE_SHARE", "1"))
PIECE, PIECES = map(int, os.environ.get("QUARKADE_GATE_PART", "1/1").split("/"))
"""Which piece this is, from 1, and how many there are."""
assert 1 <= PIECE <= PIECES


def begins(gate: int) -> int:
    """The number, from 0, of the first trial of this piece."""
    return round(gate * SHARE) * (PIECE - 1) // PIECES


def share(gate: int) -> int:
    """The number of trials of so many in this piece."""
    return round(gate * SHARE) * PIECE // PIECES - begins(gate)


def sizes(push: int, gate: int) -> pytest.MarkDecorator:
    """The argument ``count``: the push size, and the gate's (slow)."""
    return pytest.mark.parametrize(
        "count",
        [
            pytest.param(push, id="push"),
            pytest.param(max(1, share(gate)), id="gate", marks=pytest.mark.slow),
        ],
    )


def drawn(what: str) -> random.Random:
    """The chances of one gate in this piece: the same each time, others in the next piece."""
    return random.Random(what if PIECE == 1 else f"{what}, piece {PIECE}")


class Log:
    """Which parts of a gate are done, and what came of each; kept nowhere without a file."""

    def __init__(self, gate: str) -> None:
        self._gate = gate
        self._path = os.environ.get("QUARKADE_GATE_LOG")
        self.done: dict[int, Counter[str]] = {}
        if self._path and Path(self._path).exists():
            for line in Path(self._path).read_text(encoding="utf-8").splitlines():
                noted = json.loads(line)
                if noted["gate"] == gate:
                    self.done[noted["part"]] = Counter(noted["counts"])

    def add(self, part: int, counts: Counter[str]) -> None:
        """This part is done."""
        self.done[part] = counts
        if self._path:
            line = json.dumps({"gate": self._gate, "part": part, "counts": counts}) + "\n"
            with open(self._path, "a", encoding="utf-8") as file:
                file.write(line)  # short enough to be written at once

    def total(self) -> Counter[str]:
        """Of all parts that are done."""
        return sum(self.done.values(), Counter())


def in_parts(gate: str, parts: int, one: Callable[[int], Counter[str]]) -> Counter[str]:
    """Run those parts of a gate that are in this piece and not yet done; what came of all."""
    log = Log(gate)
    for part in range(begins(parts), begins(parts) + share(parts)):
        if part not in log.done:
            log.add(part, one(part))
    print(f"{gate}: {json.dumps(log.total())}")
    return log.total()
