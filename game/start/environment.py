"""Making the environment on a first start: a folder with every package, pinned and hashed.

Standard library only, English only: the texts of the arcade need packages that are not there yet.
Words go to the standard error, so that the output of a command stays what it would be.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import NoReturn

from game.files.atomic_files import (
    SHARED,
    LockFile,
    LockTaken,
    clear_folder,
    make_folder,
    remove,
    sync_file,
    wait_for,
    write_whole,
)
from game.files.exits import STOPPED
from game.start import folders, wholeness
from game.start.folders import PLAYING, TESTING, Stock, base_python
from game.start.installer import (
    CannotPrepare,
    InstallFailed,
    Site,
    announce,
    cause_of,
    check_able,
    install,
    make_empty,
)

BUSY = "quarkade.lock"
"""Marks an environment that a start has begun: without a stamp beside it, unfinished."""

LOG = "install.log"


def give_up(missing: Sequence[str], damaged: str) -> NoReturn:
    """For a start that finds something wrong in an environment that was made a moment ago."""
    wrong = f"this file is damaged: {damaged}"
    if missing:
        wrong = f"these packages are missing: {', '.join(missing)}"
    raise CannotPrepare(
        f"the environment is ready, but {wrong}; please remove the folder .venv and start again"
    )


def make(stock: Stock, *, mend: bool, damaged: str = "") -> str:
    """Make an environment with these packages, or bring one up to date; returns its Python.

    ``mend``: do not trust one that says it is complete. ``damaged``: a file of it that changed, if
    that is all that is known; then the old packages stay until the new ones were fetched.
    Raises CannotPrepare.
    """
    if not base_python():
        raise CannotPrepare(
            "Python does not know its own folder, because PATH is not set; please start it by its "
            "full path, for example: /usr/bin/python3 main.py"
        )
    if not stock.pins():
        name = Path(stock.lock).relative_to(folders.ROOT).as_posix()
        raise CannotPrepare(f"the file {name} is missing; please download Quarkade again")
    # Nobody else may write in an environment, or `wholeness.trusted` would refuse it.
    before = os.umask(0o022)
    os.umask(before | 0o022)
    try:
        for place in map(Path, folders.places()):
            if lock := _claim(place):
                try:
                    site = Site(place, lock)
                    if damaged and _mended(site, stock, damaged):
                        return str(site.python)
                    return _make_at(site, stock, mend=mend)
                finally:
                    lock.release()
    except KeyboardInterrupt:
        raise CannotPrepare("stopped; the next start tries again", STOPPED) from None
    except OSError as error:
        cause = cause_of(str(error)) or str(error)
        raise CannotPrepare(f"the environment could not be made: {cause}") from error
    finally:
        os.umask(before)
    raise CannotPrepare(
        f"Quarkade cannot write to {folders.ROOT} or {folders.user_folder()}; "
        "please make one of them writable, or install the packages of requirements.lock yourself"
    )


def _claim(place: Path) -> LockFile | None:
    """The lock on a place, waited for if need be; None where nothing can be written."""
    try:
        if (place / PLAYING.stamp).exists() and not wholeness.trusted(str(place), folders.ROOT):
            announce(
                f"{place} belongs to somebody else, or anybody may write in it: it is not used."
            )
            return None
        make_folder(place, private=False, follow=True)
        try:
            return LockFile(place / BUSY)
        except LockTaken:
            announce(
                "Another start of Quarkade is getting ready in the same folder: waiting for it."
            )
            return wait_for(place / BUSY)
    except OSError:
        return None


def _mended(site: Site, stock: Stock, damaged: str) -> bool:
    """Put the packages of an environment in place once more; False: it has to be made afresh.

    Raises CannotPrepare if the packages cannot be fetched; then it stays as it was.
    """
    if not (site.place / PLAYING.stamp).is_file() or not site.python.exists():
        return False
    announce(
        f"{damaged} of Quarkade's packages is damaged: fetching all of them again into\n"
        f"{site.place} (about {stock.megabytes} MB)."
    )
    try:
        install(site, stock, stock.megabytes, again=True)
    except InstallFailed as error:
        if (cause := cause_of(str(error))) is None:
            return False  # the installer itself may be what is damaged
        write_whole(site.place / wholeness.TRIED, b"")  # not to be tried at every start
        raise CannotPrepare(f"{damaged} is damaged and could not be replaced: {cause}") from None
    if wholeness.changed_file(str(site.place)):
        return False
    remove(site.place / wholeness.TRIED)
    _stamp(site.place / PLAYING.stamp, PLAYING.pins())
    announce("Done.")
    return True


def _make_at(site: Site, stock: Stock, *, mend: bool) -> str:
    place, python = site.place, site.python
    begun = (place / PLAYING.stamp).is_file() and python.exists() and not mend
    if begun and stock.complete_in(str(place)):
        return str(python)  # the start that had the lock before us has done it
    for old in (PLAYING, TESTING):
        # What is complete stays so: packages of the other stock are not touched.
        if not begun or not old.complete_in(str(place)):
            remove(place / old.stamp)
    megabytes = stock.megabytes
    if not begun:
        check_able()
        announce(
            "Quarkade starts for the first time here: fetching the packages that it needs into\n"
            f"{place} (about {megabytes} MB, once; nothing else on this computer is changed)."
        )
        clear_folder(place, keep=BUSY)  # what an interrupted start left; the lock is ours
    elif (place / PLAYING.stamp).is_file() and stock is TESTING:
        megabytes -= PLAYING.megabytes
        announce(f"Fetching what tests and checks need besides (about {megabytes} MB, once).")
    else:
        announce(f"Quarkade was updated: bringing its packages up to date in {place}.")
    try:
        if not begun:
            make_empty(site)
        install(site, stock, megabytes)
    except InstallFailed as error:
        log = place / LOG
        write_whole(log, str(error).encode("utf-8", "replace"))
        cause = cause_of(str(error)) or "the installer stopped"
        raise CannotPrepare(
            f"the packages could not be installed: {cause}. Details: {log}"
        ) from None
    # The larger stock has the smaller one in it.
    for done in {stock, PLAYING}:
        _stamp(place / done.stamp, done.pins())
    announce("Done.")
    return str(python)


def _flush(place: Path) -> None:
    """Bring everything in an environment to the disk: all at once, or file by file."""
    if hasattr(os, "sync"):
        os.sync()
        return
    for folder, _, names in os.walk(place):
        for name in names:
            # One that may not be written was not written by this start; a link may lead nowhere.
            with suppress(OSError):
                sync_file(Path(folder, name))


def _stamp(stamp: Path, lock: bytes) -> None:
    """Say "complete", all at once, when all of it is on the disk: the power may go now."""
    wholeness.write_list(str(stamp.parent))
    _flush(stamp.parent)
    # The owner of the checkout may read it: a start of another user compares it with the lock.
    write_whole(stamp, lock, mode=SHARED)
