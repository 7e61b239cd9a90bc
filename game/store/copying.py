"""``main.py store rescue``: a new folder with all that proves itself in one that is left alone."""

from __future__ import annotations

import os
from pathlib import Path
from typing import NamedTuple

from game.core.phrase import Phrase
from game.store import FILE, rescue, strays
from game.store.backups import COPIES, KINDS, numbered
from game.store.check import refusal
from game.store.database import Shelf
from game.store.recovery import add_older
from game.store.statements import everything


class Saved(NamedTuple):
    """What was saved."""

    games: int
    moves: int
    short: int
    """Games that are known to have lost their last moves."""
    refused: dict[int, Phrase]
    """Games that were saved and yet cannot be played on, and why."""


def places(source: Path) -> list[Path]:
    """Where rows may lie, the newest first: a file, or all that a store leaves in its folder."""
    if not source.is_dir():
        return [source]
    store = source / FILE
    files = [store, strays.journal_of(store)]
    for kind in (kind for kind in KINDS if kind != "foreign"):
        for number in range(1, COPIES + 1):
            copy = numbered(store, kind, number)
            files += [copy, strays.journal_of(copy)]
    return files


def copy_out(source: Path, target: Path) -> Saved:
    """Save from a folder or a file into a new folder. Nothing of the source is changed.

    Raises FileExistsError where the target has something in it, and OSError.
    """
    there = [place for place in places(source) if os.path.lexists(place)]
    saved = rescue.salvage(rescue.sources(there))
    ledger = saved.ledger
    add_older(ledger, there)
    if ledger.games or ledger.progress:
        target.mkdir(mode=0o700, parents=True, exist_ok=True)
        if any(target.iterdir()):
            raise FileExistsError(17, os.strerror(17), str(target))
        Shelf(target / FILE, content=lambda: everything(ledger)).close()
    records = {kept.id: kept.record() for kept in ledger.games.values()}
    refused = {number: why for number, record in records.items() if (why := refusal(record))}
    moves = sum(kept.moves for kept in ledger.games.values())
    return Saved(len(records), moves, len(saved.short), refused)
