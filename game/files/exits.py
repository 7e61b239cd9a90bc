"""How Quarkade ends: the exit codes, and the one exception that carries a last sentence."""

from __future__ import annotations

FINE = 0
REFUSED = 1
"""A file that cannot be trusted, a store with problems, a test that fails."""
USAGE = 2
"""What was typed makes no sense."""
NO_DISPLAY = 69
INTERNAL = 70
"""Something broke that should not: a file with the details is named."""
ALREADY_RUNNING = 75
BEGIN_AGAIN = 85
"""The unattended arcade wants to be started again: the staff or the night asked for it."""
STOPPED = 130
"""Ctrl+C."""


class Stop(Exception):
    """Ends the program with one sentence for the person at it, and an exit code from above."""

    def __init__(self, code: int, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code
