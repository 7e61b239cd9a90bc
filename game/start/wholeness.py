"""Is an environment as it was installed, and whose is it? For starts in which something is wrong.

Standard library only.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Container, Iterator

SIZES = "quarkade.sizes"
"""In an environment: the sizes of its libraries. One that was cut short ends the process that loads
it, without a message; so they are looked at before."""

LIBRARIES = (".so", ".pyd", ".dll", ".dylib")


def site_folders(place: str) -> Iterator[str]:
    """The folder of an environment's packages."""
    for folder, names, _ in os.walk(place):
        if os.path.basename(folder) in ("site-packages", "dist-packages"):
            names.clear()
            yield folder


def write_sizes(place: str) -> None:
    """Note the libraries of an environment, relative to it. Raises OSError."""
    lines = []
    for site in site_folders(place):
        for folder, _, names in os.walk(site):
            for name in names:
                if name.endswith(LIBRARIES) or ".so." in name:
                    path = os.path.join(folder, name)
                    lines.append(f"{os.path.getsize(path)} {os.path.relpath(path, place)}\n")
    # Imported here: a start that only looks has no time for it.
    from pathlib import Path

    from game.files.atomic_files import SHARED, write_whole

    write_whole(Path(place, SIZES), "".join(sorted(lines)).encode("utf-8"), mode=SHARED)


def cut_library(place: str) -> str:
    """The first library that has not the size it had, or is gone; empty: none. Takes no time."""
    try:
        with open(os.path.join(place, SIZES), encoding="utf-8") as file:
            lines = file.read().splitlines()
    except (OSError, ValueError):
        return ""
    for line in lines:
        size, _, name = line.partition(" ")
        try:
            if os.stat(os.path.join(place, name)).st_size != int(size):
                return name
        except (OSError, ValueError):
            return name
    return ""


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
    # Imported here: a start in which nothing is wrong has no time for them.
    import base64
    import csv
    import hashlib

    try:
        with open(record, encoding="utf-8", newline="") as file:
            rows = list(csv.reader(file))
    except (OSError, ValueError, csv.Error):
        return record
    for row in rows:
        if len(row) < 3 or not row[1].startswith("sha256="):
            continue
        path = os.path.join(site, row[0])
        try:
            if row[2] and os.path.getsize(path) != int(row[2]):
                return path
            with open(path, "rb") as file:
                digest = hashlib.sha256(file.read()).digest()
        except (OSError, ValueError):
            return path
        if base64.urlsafe_b64encode(digest).rstrip(b"=").decode() != row[1][7:]:
            return path
    return ""


def trusted(place: str, root: str) -> bool:
    """Tell whether only people whose code we run anyway can have put code into an environment.

    They are the owner of the checkout (of its main.py), this user, and the owner of the machine.
    An environment is refused if another user owns or may write one of the folders on the way to
    its packages, one of the packages, or one of its programs.
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
            if not all(_only_for(owners, status) for status in statuses):
                return False
    except OSError:
        return False
    return True


def _ways_in(place: str) -> Iterator[str]:
    """Yield the paths of an environment whose change would change the code that runs.

    Deeper folders of a package are its own: only the owner of the package can have opened them.
    Raises OSError if one of the folders is missing.
    """
    yield place
    for name in ("quarkade.stamp", "pyvenv.cfg"):
        yield os.path.join(place, name)
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


def _only_for(owners: Container[int], status: os.stat_result) -> bool:
    """Tell whether a file belongs to one of these owners and only such may write it."""
    if status.st_uid not in owners or status.st_mode & stat.S_IWOTH:
        return False
    return not status.st_mode & stat.S_IWGRP or _is_private(status.st_gid, status.st_uid)


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
