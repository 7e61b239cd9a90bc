"""What must hold before a release, at the size that a release asks for (``-m slow``).

Each gate also runs on every change, at the push size. ``QUARKADE_GATE_SHARE=0.1`` runs a tenth;
``QUARKADE_GATE_PART=3/10`` runs the third of ten pieces, each with chances of its own, so that all
ten together are the whole gate.
"""

from __future__ import annotations

import os
import random

import pytest

SHARE = float(os.environ.get("QUARKADE_GATE_SHARE", "1"))
PIECE, PIECES = map(int, os.environ.get("QUARKADE_GATE_PART", "1/1").split("/"))
"""Which piece this is, from 1, and how many there are."""
assert 1 <= PIECE <= PIECES


def begins(gate: int) -> int:
    """The number, from 0, of the first trial of this piece."""
    return round(gate * SHARE) * (PIECE - 1) // PIECES


def share(gate: int) -> int:
    """How many trials of so many are in this piece."""
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
