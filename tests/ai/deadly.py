"""A registry with one game whose process dies in the middle of play, once for each marker file."""

from __future__ import annotations

import os
import signal
from pathlib import Path

from tests.ai import toys

MARKER = "QUARKADE_TEST_DEADLY"
"""Environment variable: the file that remembers that a process died already."""


class DeadlyNim(toys.Nim):
    """Nim, but the first process that thinks is killed."""

    def to_move(self, state: toys.NimState) -> int | None:
        marker = Path(os.environ[MARKER])
        if sum(state.heaps) < 4 and not marker.exists():
            marker.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return super().to_move(state)


def rulebook(game: str) -> DeadlyNim:
    return {"nim": DeadlyNim()}[game]


opponents = toys.opponents
