"""``main.py web``: the browser edition in a folder or a zip, and on the loopback for a try."""

from __future__ import annotations

import argparse
import io
import json
import shutil
import zipfile
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from game.files import exits
from game.files.atomic_files import write_whole

BUILT = Path(__file__).parents[2] / "build" / "web"
"""Where ``.ci/web build/web`` puts it."""
LIST = "files.json"
HERE = "127.0.0.1"


def run(args: argparse.Namespace) -> int:
    """Copy the site that was built into ``args.folder``; then hand it out, if that is wanted.

    A name that ends in ``.zip`` becomes one file, for whoever uploads or unpacks such.
    """
    if not whole(BUILT):
        raise exits.Stop(
            exits.REFUSED,
            f"The browser edition is not built yet, or not as a whole: run .ci/web {BUILT} first "
            "(docs/web.md tells what that needs).",
        )
    zipped = args.folder.suffix.lower() == ".zip"
    if zipped and args.serve:
        raise exits.Stop(exits.REFUSED, "--serve hands out a folder: name one in place of a zip.")
    (pack if zipped else place)(BUILT, args.folder)
    print(f"{args.folder}: {size(args.folder) / 1e6:.1f} MB, to be put on any web server")
    if args.serve:
        serve(args.folder, args.serve)
    return exits.FINE


def whole(folder: Path) -> bool:
    """Whether every file that the site lists is there, as long as it should be."""
    files = listed(folder)
    try:
        return bool(files) and all((folder / n).stat().st_size == files[n] for n in files)
    except OSError:
        return False


def listed(folder: Path) -> dict[str, int]:
    """The files of a site with their sizes in bytes; nothing where no list can be read."""
    try:
        files = json.loads((folder / LIST).read_text(encoding="utf-8"))["files"]
        return {str(name): int(size) for name, size in files.items() if ".." not in name}
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return {}


def place(built: Path, folder: Path) -> None:
    """Copy the site. Raises Stop where something else lies in the folder."""
    if folder.exists() and any(folder.iterdir()) and not (folder / LIST).is_file():
        raise exits.Stop(
            exits.REFUSED, f"{folder} has other files in it: name a new folder, or an empty one."
        )
    if folder.resolve() == built.resolve():
        return
    for name in listed(folder):
        (folder / name).unlink(missing_ok=True)
    shutil.copytree(built, folder, dirs_exist_ok=True)


def pack(built: Path, file: Path) -> None:
    """The site as one zip. Raises Stop where something else has that name."""
    if file.exists() and not is_packed(file):
        raise exits.Stop(exits.REFUSED, f"{file} is something else already: choose another name.")
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as bundle:
        for path in files_below(built):
            bundle.write(path, path.relative_to(built))
    write_whole(file, packed.getvalue())


def is_packed(file: Path) -> bool:
    """Whether this is a zip of an earlier site."""
    try:
        with zipfile.ZipFile(file) as bundle:
            return LIST in bundle.namelist()
    except (OSError, zipfile.BadZipFile):
        return False


def files_below(folder: Path) -> list[Path]:
    """All files of a folder; of a file, itself."""
    return sorted(path for path in (folder, *folder.rglob("*")) if path.is_file())


def size(folder: Path) -> int:
    """Of all files below, in bytes."""
    return sum(path.stat().st_size for path in files_below(folder))


def serve(folder: Path, port: int) -> None:
    """Hand it out on this computer alone, until Ctrl+C."""
    handler = partial(SimpleHTTPRequestHandler, directory=str(folder))
    SimpleHTTPRequestHandler.extensions_map[".mjs"] = "text/javascript"
    try:
        server = ThreadingHTTPServer((HERE, port), handler)
    except OSError as error:
        raise exits.Stop(
            exits.REFUSED, f"port {port} cannot be had here ({error.strerror}): try another one."
        ) from None
    with server:
        print(f"http://{HERE}:{port}/ (Ctrl+C ends it)", flush=True)
        server.serve_forever()
