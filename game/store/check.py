"""Check a store, and save a damaged one into a new folder (``main.py store check``, ``rescue``).

Every game is played again, to the digest of its last move."""

from __future__ import annotations

import os
from pathlib import Path
from typing import NamedTuple

from game.core.phrase import Phrase, say
from game.core.record import BadRecord, Record, replay
from game.files.atomic_files import LockFile, LockTaken, make_folder
from game.games import GAMES
from game.store import FILE, LOCK, StoreLocked, copies, recovery
from game.store.copies import COPIES, KINDS, numbered
from game.store.database import Connection, Newer
from game.store.journal import insert_everything
from game.store.recovery import FAILURES, add_older, is_damage, trouble


class Report(NamedTuple):
    """The findings. Counts are of all games and moves ever kept here."""

    games: int
    moves: int
    problems: tuple[Phrase, ...]


def check(folder: Path) -> Report:
    """Look at the store of a folder and leave it as it is. Raises StoreLocked."""
    path = folder / FILE
    if not os.path.lexists(path):
        return Report(0, 0, ())
    try:
        lock = LockFile(folder / LOCK)
    except LockTaken as taken:
        raise StoreLocked(str(folder)) from taken
    except OSError:
        lock = None  # a folder that this user cannot write has no other writer
    try:
        return _look(path)
    except Newer as newer:
        problem = say("store-check-newer", program=newer.program)
    except FAILURES as error:
        damaged = say("store-check-file", found=str(error)[:100])
        problem = damaged if is_damage(error) else trouble(error)
    finally:
        if lock:
            lock.release()
    return Report(0, 0, (problem,))


def _look(path: Path) -> Report:
    if path.is_file() and path.stat().st_size == 0:
        return Report(0, 0, ())  # a first start that got no further
    beside = copies.foreign_files(path)
    problems = [say("store-check-stray", file=stray.name) for stray in beside]
    # SQLite reads the files beside a file: with something strange there, it must not.
    hot = not beside and copies.is_hot(path)
    connection = Connection(path, immutable=not hot)
    try:
        journal = connection.load()
        problems += [say("store-check-file", found=orphan[:100]) for orphan in connection.orphans()]
    finally:
        connection.close()
    for game_id, why in journal.refused.items():
        problems.append(_of_game(game_id, say("store-check-log", where=why)))
    problems += [
        _of_game(kept.id, why_not)
        for kept in journal.games.values()
        if (why_not := refusal(kept.record()))
    ]
    games = journal.pruned_games + len(journal.games) + len(journal.others)
    return Report(games, journal.moves, tuple(problems))


def _of_game(game_id: int, why: Phrase) -> Phrase:
    # As text: an id is a name, and languages would write a number over 999 in their own way.
    return say("store-check-game", id=str(game_id), why=why)


def refusal(record: Record) -> Phrase | None:
    """The reason not to trust a record, or None. One of older rules is old, not wrong."""
    try:
        replay(record, GAMES)
    except BadRecord as bad:
        return None if bad.reason == "older-rules" else explained(bad)
    return None


def explained(bad: BadRecord) -> Phrase:
    """The fault of a record, in words."""
    return say(f"record-{bad.reason}", where=bad.where)


class Rescued(NamedTuple):
    """The games that were saved."""

    games: int
    moves: int
    short: int
    """Games that are known to have lost their last moves."""
    refused: dict[int, Phrase]
    """Games that were saved and yet cannot be played on, and why."""


def places(source: Path) -> list[Path]:
    """Files that may hold rows, the newest first: one file, or all files of a store's folder."""
    if not source.is_dir():
        return [source]
    store = source / FILE
    files = [store, copies.rollback_journal(store)]
    for kind in (kind for kind in KINDS if kind != "foreign"):
        for number in range(1, COPIES + 1):
            copy = numbered(store, kind, number)
            files += [copy, copies.rollback_journal(copy)]
    return files


def copy_out(source: Path, target: Path) -> Rescued:
    """Save from a folder or a file into a new folder. Nothing of the source is changed.

    Raises FileExistsError where the target has something in it, and OSError.
    """
    there = [place for place in places(source) if os.path.lexists(place)]
    saved = recovery.salvage(recovery.sources(there))
    journal = saved.journal
    add_older(journal, there)
    if journal.games or journal.progress:
        make_folder(target, follow=True)
        if any(target.iterdir()):
            raise FileExistsError(17, os.strerror(17), str(target))
        Connection(target / FILE, content=lambda: insert_everything(journal)).close()
    records = {kept.id: kept.record() for kept in journal.games.values()}
    refused = {number: why for number, record in records.items() if (why := refusal(record))}
    moves = sum(kept.moves for kept in journal.games.values())
    return Rescued(len(records), moves, len(saved.short), refused)
