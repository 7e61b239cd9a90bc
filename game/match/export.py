"""A game in one readable file of its own, in the data folder."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from game.core.phrase import Phrase, say
from game.core.record import Record
from game.files.atomic_files import write_whole

HandOver = Callable[[Sequence[Path]], Phrase | None]
"""Gives files to a player; a sentence on where they are now, if not in the data folder."""
FOLDER = "exports"


def export(folder: Path, name: str, record: Record, hand_over: HandOver) -> tuple[bool, Phrase]:
    """Write ``exports/<name>.json`` and hand it over; whether that went well, and what to say."""
    target = folder / FOLDER / f"{name}.json"
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        write_whole(target, record.to_json().encode("utf-8"))
    except OSError as error:
        return False, say("replay-not-exported", why=error.strerror or type(error).__name__)
    return True, hand_over([target]) or say("replay-exported", file=str(target))
