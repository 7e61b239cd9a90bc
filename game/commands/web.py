"""``main.py web``: the browser edition in a folder or a zip, and on the loopback for a try."""

from __future__ import annotations

import argparse
import io
import os
import stat
import zipfile
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path, PurePosixPath, PureWindowsPath
from typing import Annotated

import msgspec

from game.commands.scorm import MANIFEST, manifest
from game.files import exits
from game.files.atomic_files import (
    SHARED,
    make_folder,
    open_ordinary,
    read_ordinary,
    read_packaged,
    remove,
    write_whole,
)
from game.files.parsing import Count, decode
from game.files.terminal import foreign, tell

BUILT = Path(__file__).parents[2] / "build" / "web"
"""The folder into which ``.ci/web build/web`` puts it."""
LIST = "files.json"
LONGEST = 1_000_000
"""Bytes of that list; a real one has some ten thousand."""
HERE = "127.0.0.1"


class SiteList(msgspec.Struct):
    """The list of a site, as far as it is needed here."""

    files: dict[Annotated[str, msgspec.Meta(max_length=400)], Count]
    """Names with their sizes in bytes."""


def run(args: argparse.Namespace) -> int:
    """Copy the site that was built into ``args.folder``; then serve it, if that is wanted.

    A name that ends in ``.zip`` becomes one file, to be uploaded or unpacked as a whole.
    """
    if not whole(BUILT):
        raise exits.Stop(
            exits.REFUSED,
            f"The browser edition is not built, or not completely. Run .ci/web {BUILT} first "
            "(docs/web.md says what you need for it).",
        )
    zipped = args.folder.suffix.lower() == ".zip"
    if zipped and args.serve:
        raise exits.Stop(exits.REFUSED, "--serve needs a folder, not a zip file. Name a folder.")
    if args.scorm is not None and not zipped:
        raise exits.Stop(exits.REFUSED, "--scorm makes one file. Name one that ends in .zip.")
    if zipped:
        pack(BUILT, args.folder, args.scorm)
    else:
        place(BUILT, args.folder)
    tell(f"{foreign(args.folder)}: {size(args.folder) / 1e6:.1f} MB. Copy it to any web server")
    if args.serve:
        serve(args.folder, args.serve)
    return exits.FINE


def whole(folder: Path) -> bool:
    """True if every file that the site lists is there, as long as it should be."""
    files = listed(folder)
    try:
        return bool(files) and all((folder / n).stat().st_size == files[n] for n in files)
    except OSError:
        return False


def listed(folder: Path) -> dict[str, int]:
    """The files of a site with their sizes in bytes; nothing where no list can be read."""
    try:
        text = read_ordinary(folder / LIST, LONGEST).decode("utf-8")
    except (OSError, ValueError):
        return {}
    site = decode(text, SiteList, None)
    return {} if site is None else site.files


def place(built: Path, folder: Path) -> None:
    """Copy the site into a folder and replace an earlier one.

    Raises Stop before anything has changed where the folder has other files, or where a name of
    the earlier site's list or of the new site is not an ordinary file inside the folder: the folder
    may come from another person, who has put links in it.
    """
    if os.path.lexists(folder) and not folder.is_dir():
        raise exits.Stop(
            exits.REFUSED,
            f"{foreign(folder)} is a file. Name a folder, or a file that ends in .zip.",
        )
    if folder.exists() and any(folder.iterdir()) and not (folder / LIST).is_file():
        raise exits.Stop(
            exits.REFUSED, f"{foreign(folder)} has other files in it. Name a new or empty folder."
        )
    if folder.resolve() == built.resolve():
        return
    old = [] if not folder.exists() else list(listed(folder))
    new = [path.relative_to(built).as_posix() for path in files_below(built)]
    for name in (*old, *new):
        if why := odd(folder, name):
            raise exits.Stop(
                exits.REFUSED,
                f"{foreign(folder)} has more in it than an earlier Quarkade "
                f"({foreign(name)} {why}): "
                "nothing was changed. Name a new or empty folder.",
            )
    for name in old:
        remove(folder / name)
    for name in new:
        make_folder((folder / name).parent, private=False, follow=True)
        # A new file with the old one's name, so that nothing is written through a hard link.
        write_whole(folder / name, read_packaged(built / name), mode=SHARED)


def odd(folder: Path, name: str) -> str:
    """Say why a name is not an ordinary file inside a folder, nor free for one; empty: it is."""
    path = PurePosixPath(name)
    if not path.parts or path.is_absolute() or ".." in path.parts or PureWindowsPath(name).drive:
        return "is outside the folder"
    if "\0" in name or "\\" in name:
        return "is no name of a file"
    at = folder
    for part in path.parts:
        try:
            mode = (at := at / part).lstat().st_mode
        except FileNotFoundError:
            return ""
        except OSError as error:
            return f"cannot be looked at: {error.strerror}"
        last = at == folder / path
        if not (stat.S_ISREG(mode) if last else stat.S_ISDIR(mode)):
            return "is a folder, a link or a device" if last else "leads through a link or a file"
    return ""


def pack(built: Path, file: Path, scorm: str | None = None) -> None:
    """Write the site as one zip. Raises Stop where something else has that name.

    ``scorm``: where a package for a learning platform opens; None: it is no such package.
    """
    if file.exists() and not is_packed(file):
        raise exits.Stop(
            exits.REFUSED, f"{foreign(file)} exists and is not a Quarkade. Choose another name."
        )
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as bundle:
        names = [path.relative_to(built).as_posix() for path in files_below(built)]
        if scorm is not None:
            bundle.writestr(MANIFEST, manifest(names, scorm))
        for name in names:
            bundle.write(built / name, name)
    write_whole(file, packed.getvalue(), mode=SHARED)


def is_packed(file: Path) -> bool:
    """True if this is a zip of an earlier site."""
    try:
        with open_ordinary(file, follow=True) as raw, zipfile.ZipFile(raw) as bundle:
            return LIST in bundle.namelist()
    except (OSError, ValueError, NotImplementedError, zipfile.BadZipFile):
        return False  # NotImplementedError: by a damaged zip that asks for a later version


def files_below(folder: Path) -> list[Path]:
    """All files of a folder; of a file, itself."""
    return sorted(path for path in (folder, *folder.rglob("*")) if path.is_file())


def size(folder: Path) -> int:
    """Of all files below, in bytes."""
    return sum(path.stat().st_size for path in files_below(folder))


class SiteHandler(SimpleHTTPRequestHandler):
    """Answers as docs/web.md asks of a web server."""

    def end_headers(self) -> None:
        """Have the browser ask again for the files that name the version."""
        name = self.path.partition("?")[0].rpartition("/")[2]
        if name in ("", "index.html", "sw.js", LIST):
            self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def list_directory(self, path: str | os.PathLike[str]) -> io.BytesIO | None:
        """Show no list of the files of a folder."""
        self.send_error(HTTPStatus.NOT_FOUND)
        return None


def serve(folder: Path, port: int) -> None:
    """Hand it out on this computer alone, until Ctrl+C."""
    handler = partial(SiteHandler, directory=str(folder))
    # Python takes the type from Windows' registry, where another program may have changed it.
    SiteHandler.extensions_map[".js"] = "text/javascript"
    try:
        server = ThreadingHTTPServer((HERE, port), handler)
    except OSError as error:
        raise exits.Stop(
            exits.REFUSED, f"port {port} cannot be used here ({error.strerror}). Try another port."
        ) from None
    with server:
        tell(f"http://{HERE}:{port}/ (Ctrl+C ends it)")
        server.serve_forever()
