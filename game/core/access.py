"""Access rights: who may reach a page, a button or a setting where the arcade runs unattended."""

from __future__ import annotations

from enum import Enum


class Access(Enum):
    """Who may reach a place in a kiosk; on a player's own computer all places are open."""

    ALL = "all"
    STAFF = "staff"
    """The staff only: ways out or to the disk, typing, pages of teachers and builders."""
    EXIT = "exit"
    """Leaving, where a place to leave to exists."""
    LESSONS = "lessons"
    """Visitors, where the policy offers lessons."""
    BOARD = "board"
    """Visitors, where the policy shows the board of the best."""
    LANGUAGE = "language"
    """Visitors, where the policy leaves a choice of languages."""
