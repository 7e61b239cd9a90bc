"""Is an environment as it was installed, and whose is it? For starts in which something is wrong.

Standard library only.
"""

from __future__ import annotations

import os
from collections.abc import Iterator

SIZES = "quarkade.sizes"
"""In an environment: the sizes of its libraries. One that was cut short ends the process that loads
it, so that nobody could say why; so they are looked at before."""

LIBRARIES = (".so", ".pyd", ".dll", ".dylib")


def site_folders(place: str) -> Iterator[str]:
    """Where an environment keeps its packages."""
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
    with open(os.path.join(place, SIZES), "w", encoding="utf-8") as file:
        file.writelines(sorted(lines))
        file.flush()
        os.fsync(file.fileno())


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
    """Whether what lies in an environment was put there by somebody we run the code of anyway.

    That is the owner of the checkout (of its main.py), ourselves, or the owner of the machine.
    """
    if os.name != "posix":
        return True
    owners = {0, os.geteuid()}
    try:
        owners.add(os.stat(os.path.join(root, "main.py")).st_uid)
        for part in ("", "bin", "lib", "quarkade.stamp", "pyvenv.cfg"):
            path = os.path.join(place, part) if part else place
            for status in (os.lstat(path), os.stat(path)):
                if status.st_uid not in owners:
                    return False
                # Links have all rights on Linux; what counts is what they lead to.
                if status.st_mode & 0o002 and not os.path.islink(path):
                    return False
    except OSError:
        return False
    return True
