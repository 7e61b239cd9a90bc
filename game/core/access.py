"""Access rights to pages, buttons and settings where the arcade runs unattended."""

from __future__ import annotations

from enum import Enum


class Access(Enum):
    """People who may open a page in a kiosk; on a player's own computer all pages are open."""

    ALL = "all"
    STAFF = "staff"
    """The staff only: ways out or to the disk, typing, pages of teachers and builders."""
    EXIT = "exit"
    """Leaving, where there is a page to leave to."""
    LESSONS = "lessons"
    """Visitors, where the policy offers lessons."""
    BOARD = "board"
    """Visitors, where the policy shows the board of the best."""
    LANGUAGE = "language"
    """Visitors, where the policy leaves a choice of languages."""
