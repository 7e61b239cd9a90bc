"""Gives memory back to the machine: a program that runs for days must not keep what it let go."""

from __future__ import annotations

import ctypes
import gc
import sys
from contextlib import suppress


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
        # Not every C library has this; those that do not are left alone.
        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).malloc_trim(0)
