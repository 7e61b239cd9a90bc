"""The process: its exit codes, and memory that it gives back to the system."""

from __future__ import annotations

import gc
import sys
from contextlib import suppress

FINE = 0
REFUSED = 1
"""A file that cannot be trusted, a store with problems, a test that fails."""
USAGE = 2
"""A command line that makes no sense."""
NO_DISPLAY = 69
INTERNAL = 70
"""Something broke that should not: a file with the details is named."""
ALREADY_RUNNING = 75
BEGIN_AGAIN = 85
"""The unattended arcade asks for a restart: the staff or the night asked for it."""
STOPPED = 130
"""Ctrl+C."""


class Stop(Exception):
    """Ends the program with one sentence for the person at it, and an exit code from above."""

    def __init__(self, code: int, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code


def give_back() -> None:
    """Find what nothing refers to any more, and hand its memory over; takes some tens of ms."""
    collect()
    trim()


def collect() -> None:
    """Find what nothing refers to any more.

    Stages and scenes refer to one another and hold fonts and pictures, so only the collector finds
    them. What is left is not looked through again until the next time: the collector would stop a
    game for 30 ms and more, a hundred thousand objects long.
    """
    gc.unfreeze()
    gc.collect()
    gc.freeze()


def trim() -> None:
    """Hand freed memory over to the machine.

    The C library of Linux keeps it for itself: with pictures of every size coming and going, some
    80 MB of it lay idle.
    """
    if sys.platform.startswith("linux"):
        import ctypes

        # Not every C library has this; those that do not are left alone.
        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).malloc_trim(0)
