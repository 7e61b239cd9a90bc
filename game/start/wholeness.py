"""Is an environment as it was installed, and whose is it? For starts in which something is wrong.

Standard library only.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Container, Iterator
from contextlib import suppress

from game.start.folders import PLAYING

LIST = "quarkade.files"
"""In an environment: size, time of the last change and name of each file that playing may read.
They are looked at before, since a library that was cut short ends the process that loads it
without a message."""

TRIED = "quarkade.tried"
"""In an environment: a damaged file that playing may do without could not be fetched again."""
DAY = 86_400.0
"""Seconds until the next try: without a network each takes a while."""

LIBRARIES = (".so", ".pyd", ".dll", ".dylib")
BYTE_CODE = ".pyc"
ACCESS_LIST = "system.posix_acl_access"
"""Extended attribute that holds one on Linux."""
OTHERS = stat.S_IWGRP | stat.S_IWOTH
"""The rights with which more people than its owner may write a file."""
UNREAD = (
    r"/zoneinfo/|/locale-data/(?!(?:root|en|fr|de|it)\.dat$)|\.dist-info/|/examples/|"
    r"\.(?:h|html|md|pyc|pyi|rst|txt|typed|webp)$"
)
"""A pattern of files that playing never reads: time zones, languages that the arcade does not
speak, documentation, and files for compilers and type checkers. Byte code has no hash."""


def site_folders(place: str) -> Iterator[str]:
    """The folder of an environment's packages."""
    for folder, names, _ in os.walk(place):
        if os.path.basename(folder) in ("site-packages", "dist-packages"):
            names.clear()
            yield folder


def write_list(place: str) -> None:
    """Note the files of the packages for playing, relative to the environment. Raises OSError."""
    # Imported here: a start that only looks has no time for them.
    from importlib.util import cache_from_source
    from pathlib import Path

    from game.files.atomic_files import SHARED, write_whole

    names = list(_hashes(place))
    names += [cache_from_source(name) for name in names if name.endswith(".py")]
    found = [(name, _status(os.path.join(place, name))) for name in names]
    lines = [f"{each.st_size} {each.st_mtime_ns} {name}\n" for name, each in found if each]
    content = "".join(sorted(lines)).encode("utf-8", "surrogateescape")
    write_whole(Path(place, LIST), content, mode=SHARED)


def damaged_file(place: str) -> str:
    """A file for playing that is not as it was installed, relative to it; empty: none.

    A library comes before others. A file that playing may do without counts once a day if it could
    not be fetched again.

    Compares sizes and times: two milliseconds. It reads a file only if they differ, or if nothing
    was noted yet. Byte code that was changed is removed, and Python writes it again.
    """
    noted, statuses = _seen.pop(place) if place in _seen else _look(place)
    # A copy has other times. If they could not be noted again, each start would read everything.
    ours = os.access(place, os.W_OK)
    changed = [
        name
        for (size, time, name), status in zip(noted, statuses, strict=True)
        if status is None
        or status.st_size != int(size)
        or (ours and status.st_mtime_ns != int(time))
    ]
    if not ours or (noted and not changed):
        return next((name for name in changed if not name.endswith(BYTE_CODE)), "")
    hashes, damaged = _hashes(place), []
    for name in changed if noted else hashes:
        path = os.path.join(place, name)
        if name.endswith(BYTE_CODE):
            with suppress(OSError):
                os.remove(path)
        elif not _is_whole(path, *hashes.get(name, ("", ""))):
            damaged.append(name)
    if not damaged:
        with suppress(OSError):
            write_list(place)
        return ""
    first = min(damaged, key=can_do_without)
    return "" if can_do_without(first) and _tried(place) else first


def _tried(place: str) -> bool:
    status = _status(os.path.join(place, TRIED))
    if status is None:
        return False
    import time

    return abs(time.time() - status.st_mtime) < DAY


_Noted = list[list[str]]
_seen: dict[str, tuple[_Noted, list[os.stat_result | None]]] = {}
"""By environment, the list and the files as `trusted` saw them a moment ago."""


def _look(place: str) -> tuple[_Noted, list[os.stat_result | None]]:
    """Size, time and name of each file that was noted, and what it is now; None: it is gone.

    Nothing, if there is no list or a damaged one.
    """
    try:
        with open(os.path.join(place, LIST), encoding="utf-8", errors="surrogateescape") as file:
            noted = [line.split(" ", 2) for line in file.read().splitlines()]
    except OSError:
        return [], []
    if not all(len(each) == 3 and each[0].isdecimal() and each[1].isdecimal() for each in noted):
        return [], []
    return noted, [_status(f"{place}{os.sep}{name}") for _, _, name in noted]


def _status(path: str) -> os.stat_result | None:
    try:
        return os.stat(path)
    except OSError:
        return None


def _hashes(place: str) -> dict[str, tuple[str, str]]:
    """Files of the packages for playing that a start may read -> their hashes and sizes."""
    import re  # imported here: a start in which nothing is wrong has no time for it

    playing = re.findall(r"^([\w.-]+)==", PLAYING.pins().decode(), re.MULTILINE)
    names = {name.replace("-", "_").replace(".", "_").lower() for name in playing}
    unread = re.compile(UNREAD)
    hashes = {}
    for site in site_folders(place):
        for info in sorted(os.listdir(site)):
            name = info.partition("-")[0].replace(".", "_").lower()
            if not info.endswith(".dist-info") or name not in names:
                continue
            for row in _rows(os.path.join(site, info, "RECORD")) or ():
                path = os.path.normpath(os.path.join(site, row[0]))
                if len(row) == 3 and not unread.search(path.replace("\\", "/")):
                    hashes[os.path.relpath(path, place)] = (row[1], row[2])
    return hashes


def changed_file(place: str) -> str:
    """The first file that is not as its package's list of files has it; empty: none.

    Reads everything: a second or two.
    """
    for site in site_folders(place):
        for info in sorted(os.listdir(site)):
            if info.endswith(".dist-info"):
                record = os.path.join(site, info, "RECORD")
                if name := _changed(site, record):
                    return name
    return ""


def _changed(site: str, record: str) -> str:
    rows = _rows(record)
    if rows is None:
        return record
    for row in rows:
        if len(row) < 3 or not row[1].startswith("sha256="):
            continue
        path = os.path.join(site, row[0])
        if not _is_whole(path, row[1], row[2]):
            return path
    return ""


def _rows(record: str) -> list[list[str]] | None:
    """The rows of a package's list of files; None: it cannot be read."""
    import csv  # imported here: a start in which nothing is wrong has no time for it

    try:
        with open(record, encoding="utf-8", newline="") as file:
            return list(csv.reader(file))
    except (OSError, ValueError, csv.Error):
        return None


def can_do_without(name: str) -> bool:
    """True for a file whose damage may be told later, by an exception or not at all.

    A library is loaded by the system, and can end the process if it is damaged.
    """
    return bool(name) and not name.endswith(LIBRARIES) and ".so." not in name


def _is_whole(path: str, digest: str, size: str) -> bool:
    """Tell whether a file has the size and the hash that the list of its package has."""
    import base64
    import hashlib

    try:
        if size and os.path.getsize(path) != int(size):
            return False
        with open(path, "rb") as file:
            content = file.read()
    except (OSError, ValueError):
        return False
    found = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
    return found == digest[7:]


def trusted(place: str, root: str) -> bool:
    """Tell whether only people whose code we run anyway can have put code into an environment.

    They are the owner of the checkout (of its main.py), this user, and the owner of the machine.
    An environment is refused if another user owns or may write one of its programs, one of the
    folders on the way to its packages, or a file or folder of the packages for playing.
    """
    if os.name != "posix":
        return True
    owners = {0, os.geteuid()}
    try:
        owners.add(os.stat(os.path.join(root, "main.py")).st_uid)
        programs = os.path.join(place, "bin")
        for path in _ways_in(place):
            statuses = [os.lstat(path)]
            if stat.S_ISLNK(statuses[0].st_mode):
                # All links have all rights on Linux, so the owner of the link counts, and what it
                # leads to. The Python behind the links in bin is the one that made them.
                if statuses[0].st_uid not in owners:
                    return False
                statuses = [] if os.path.dirname(path) == programs else [os.stat(path)]
            if not all(_only_for(owners, status, path) for status in statuses):
                return False
        # There are hundreds at each start: most cannot be written by others, and that is enough.
        return all(
            _only_for(owners, status, path)
            for path, status in _inner(place)
            if status.st_mode & OTHERS or status.st_uid not in owners
        )
    except OSError:
        return False


def _ways_in(place: str) -> Iterator[str]:
    """Yield the paths of an environment whose change would change the code that runs.

    Files inside the packages are `_inner`. Raises OSError if one of the folders is missing.
    """
    yield place
    for name in (PLAYING.stamp, "pyvenv.cfg"):
        yield os.path.join(place, name)
    if os.path.lexists(os.path.join(place, LIST)):
        yield os.path.join(place, LIST)
    for name in ("bin", "lib"):
        folder = os.path.join(place, name)
        yield folder
        for entry in os.listdir(folder):
            path = os.path.join(folder, entry)
            yield path
            site = os.path.join(path, "site-packages")
            if name == "lib" and os.path.lexists(site):
                yield site
                yield from (os.path.join(site, package) for package in os.listdir(site))


def _inner(place: str) -> Iterator[tuple[str, os.stat_result]]:
    """The files that were noted, with their folders; all of them in an environment without a list.

    Raises OSError.
    """
    noted, statuses = _seen[place] = _look(place)
    for (_, _, name), status in zip(noted, statuses, strict=True):
        if status is not None:
            yield f"{place}{os.sep}{name}", status
    for folder in {name.rpartition(os.sep)[0] for _, _, name in noted}:
        path = f"{place}{os.sep}{folder}"
        if (status := _status(path)) is not None:
            yield path, status
    if not noted:
        for folder, _, names in os.walk(os.path.join(place, "lib")):
            for path in (folder, *(os.path.join(folder, name) for name in names)):
                if (status := _status(path)) is not None:  # a link that leads nowhere is no code
                    yield path, status


def _only_for(owners: Container[int], status: os.stat_result, path: str) -> bool:
    """Tell whether a file belongs to one of these owners and only such may write it."""
    if status.st_uid not in owners or status.st_mode & stat.S_IWOTH:
        return False
    if not status.st_mode & stat.S_IWGRP:
        return True
    return _is_private(status.st_gid, status.st_uid) and not _has_access_list(path)


def _has_access_list(path: str) -> bool:
    """True for a file with a list of more people; its mode then shows what they may at most."""
    try:
        return ACCESS_LIST in os.listxattr(path)
    except (AttributeError, OSError):  # not on this system, or not on this disk
        return False


def _is_private(group: int, owner: int) -> bool:
    """Tell whether a group is the user private group of this owner, with no other member.

    Many systems give each user a group of the same name, and let it write what the user makes.
    """
    import grp
    import pwd

    try:
        user, members = pwd.getpwuid(owner), grp.getgrgid(group)
    except KeyError:
        return False
    own = user.pw_gid == group and members.gr_name == user.pw_name
    return own and set(members.gr_mem) <= {user.pw_name}
