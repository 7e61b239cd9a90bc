"""Looking after saved games: check them, list them, write one out, take one in."""

from __future__ import annotations

import argparse
import errno
import json
import os
from pathlib import Path

from game.core.phrase import Phrase, literal, say
from game.core.record import LIMIT, BadRecord, parse_record, replay
from game.core.session import AnySession
from game.files import exits
from game.files.atomic_files import SHARED, NotOrdinary, TooLong, read_ordinary, write_whole
from game.files.terminal import foreign, tell
from game.games import GAMES
from game.match.match import check_players
from game.match.saving import keep
from game.settings.settings import data_folder
from game.store import NoSuchGame, Store
from game.store.check import check, copy_out, explained
from game.words.text import Text

OURS = ("store.", "settings.toml", "errors.log", "kiosk.log", "faults.log")
"""Beginnings of the names that files of the arcade have in its own folder."""

WAIT = 60.0
"""Seconds that a slow disk gets to take in a game."""


def run(args: argparse.Namespace) -> int:
    """Do ``args.deed``. Raises StoreLocked while the arcade is open."""
    folder = data_folder(args.data_dir)
    text = Text("en")
    match args.deed:
        case "check":
            return _check(folder, text)
        case "list":
            return _list(folder, text)
        case "export":
            outcome = _export(folder, args.id, args.file, force=args.force)
        case "import":
            outcome = _import(folder, args.file)
        case "rescue":
            outcome = _rescue(args.source, args.out, text)
    tell(text.say(outcome))
    return exits.FINE


class Refused(exits.Stop):
    """Something that cannot be done, with the phrase that says why."""

    def __init__(self, why: Phrase) -> None:
        super().__init__(exits.REFUSED, Text("en").say(why))
        self.why = why


def _check(folder: Path, text: Text) -> int:
    report = check(folder)
    problems = [text.say(problem) for problem in report.problems]
    line = {"ok": not problems, "games": report.games, "moves": report.moves, "problems": problems}
    tell(json.dumps(line))
    return exits.REFUSED if problems else exits.FINE


def _list(folder: Path, text: Text) -> int:
    with Store.open(folder) as store:
        _tell(store, text)
        saved = sorted(store.unfinished() + store.games(10_000), reverse=True)
    for game in saved:
        line = say(
            "store-line",
            id=str(game.id),
            when=game.when.isoformat(),
            name=_name(game.record.game),
            moves=len(game.record.moves),
            state=say("store-line-finished" if game.returns else "store-line-open"),
        )
        tell(text.say(line))
    if not saved:
        tell(text.say(say("store-none")))
    return exits.FINE


def _name(game: str) -> Phrase:
    return say(f"{game}-title") if game in GAMES else literal(foreign(game[:40]))


def _tell(store: Store, text: Text) -> None:
    """Print the notice of the store, on standard error."""
    if store.notice:
        tell(text.say(store.notice), error=True)


def _export(folder: Path, game_id: int, path: Path, *, force: bool = False) -> Phrase:
    with Store.open(folder) as store:
        _tell(store, Text("en"))
        try:
            record = store.record(game_id)
        except NoSuchGame:
            raise Refused(say("store-no-game", id=str(game_id))) from None
    try:
        _check_target(folder, path, force=force)
        write_whole(path, record.to_json().encode("utf-8"), mode=SHARED, over=force)
    except OSError as error:
        why = error.strerror or str(error) or type(error).__name__
        refusal = say("store-not-exported", id=str(game_id), file=foreign(path), why=why)
        raise Refused(refusal) from error
    return say("store-exported", id=str(game_id), file=foreign(path))


def _check_target(folder: Path, path: Path, *, force: bool) -> None:
    """A game goes into a file of its own: never into a device, and never over what is ours.

    Raises OSError.
    """
    if not path.name or path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    if path.parent.resolve() == folder.resolve() and path.name.casefold().startswith(OURS):
        raise FileExistsError(errno.EEXIST, Text("en").say(say("store-export-ours")))
    if not os.path.lexists(path):
        return
    if not force:
        raise FileExistsError(errno.EEXIST, Text("en").say(say("store-export-there")))
    if path.is_symlink() or not path.is_file():
        raise NotOrdinary(errno.EEXIST, Text("en").say(say("store-export-kind")))


def _rescue(source: Path, target: Path, text: Text) -> Phrase:
    try:
        saved = copy_out(source, target)
    except OSError as error:
        why = error.strerror or type(error).__name__
        raise Refused(say("store-not-rescued", file=foreign(target), why=why)) from error
    for game_id, why_not in saved.refused.items():
        tell(text.say(say("store-check-game", id=str(game_id), why=why_not)), error=True)
    if not saved.games:
        raise Refused(say("store-rescue-none", file=foreign(source)))
    counts = {"games": saved.games, "moves": saved.moves, "lost": saved.short}
    return say("store-rescue-done", file=foreign(target), **counts)


def _import(folder: Path, path: Path) -> Phrase:
    """Believe a file only after its game was played again, move by move."""
    try:
        session, seats = _replayed(path)
    except BadRecord as bad:
        raise Refused(say("store-not-imported", file=foreign(path), why=explained(bad))) from None
    with Store.open(folder) as store:
        _tell(store, Text("en"))
        game_id = keep(store, session, seats)
        if not store.flush(WAIT):
            refusal = say("store-not-imported", file=foreign(path), why=say("store-not-kept"))
            raise Refused(refusal)
    return say("store-imported", name=_name(session.game.info.id), id=str(game_id))


def _replayed(path: Path) -> tuple[AnySession, tuple[str, ...]]:
    """The game in a file, played again, and who sat where. Raises BadRecord, Refused."""
    try:
        raw = read_ordinary(path, LIMIT)
        record = parse_record(raw.decode("utf-8"))
    except UnicodeDecodeError:
        why = say("store-import-text")
        raise Refused(say("store-not-imported", file=foreign(path), why=why)) from None
    except TooLong as long:
        raise BadRecord("size", str(long.errno)) from None
    except OSError as error:
        kind = isinstance(error, NotOrdinary) or error.errno == errno.ELOOP
        reason = error.strerror or type(error).__name__
        why = say("store-import-kind") if kind else say("store-import-open", why=reason)
        raise Refused(say("store-not-imported", file=foreign(path), why=why)) from None
    check_players(record)
    return replay(record, GAMES), record.seats
