"""What must hold before a release, at the size that a release asks for (``-m slow``).

Each gate also runs on every change, at the push size. ``QUARKADE_GATE_SHARE=0.1`` runs a tenth.
"""

from __future__ import annotations

import os

import pytest

SHARE = float(os.environ.get("QUARKADE_GATE_SHARE", "1"))


def sizes(push: int, gate: int) -> pytest.MarkDecorator:
    """The argument ``count``: the push size, and the gate's (slow)."""
    full = max(push, round(gate * SHARE))
    return pytest.mark.parametrize(
        "count",
        [pytest.param(push, id="push"), pytest.param(full, id="gate", marks=pytest.mark.slow)],
    )
