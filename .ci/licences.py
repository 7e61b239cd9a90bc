"""Writes the licences of everything in a build, as one page: ``licences.py FILE [--browser]``.

The packages are those of requirements.lock, with the texts that they bring. Texts that a package
does not bring lie in .ci/licences. ``--browser``: with Pyodide, and with the libraries inside the
wheel of pygame-ce in .ci/web.d.
"""

from __future__ import annotations

import argparse
import html
import importlib.metadata
import re
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
TEXTS = ROOT / ".ci" / "licences"
WHEEL = next((ROOT / ".ci" / "web.d").glob("pygame_ce-*.whl"))
PIN = re.compile(r"^([\w.-]+)==", re.MULTILINE)
IS_TEXT = re.compile(r"(?:licen[cs]e|copying|notice)", re.IGNORECASE)

BORROWED = {
    "fluent-runtime": "Apache-2.0.txt",
    "fluent-syntax": "Apache-2.0.txt",
}
"""Packages that name a licence and bring no text of it."""
SOURCES = {
    "pygame-ce": "https://github.com/pygame-community/pygame-ce",
    "Pyodide": "https://github.com/pyodide/pyodide",
    "Python": "https://github.com/python/cpython",
}
"""The addresses of the sources of compiled packages."""
HEAD = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Licences – Quarkade</title>
</head>
<body>
<main>
<h1>Licences</h1>
<p>Quarkade is made of these parts, each under its own terms.</p>
"""


class Part(NamedTuple):
    """One part of a build."""

    name: str
    licence: str
    texts: tuple[str, ...]


def parts(*, browser: bool) -> Iterator[Part]:
    """Everything in a build. Raises ValueError for a package without a text."""
    yield Part("Quarkade", "MIT", (read(ROOT / "LICENSE"),))
    yield Part("DejaVu fonts", "Bitstream Vera", (read(ROOT / "LICENSES" / "Bitstream-Vera.txt"),))
    yield Part(
        "Decays of the Particle Data Group",
        "CC-BY-4.0",
        (read(ROOT / "LICENSES" / "CC-BY-4.0.txt"),),
    )
    yield Part("Python", "PSF-2.0", (read(TEXTS / "Python.txt"),))
    if browser:
        yield Part("Pyodide", "MPL-2.0", (read(TEXTS / "MPL-2.0.txt"),))
    for name in PIN.findall((ROOT / "requirements.lock").read_text("utf-8")):
        yield package(name)
    if browser:
        with zipfile.ZipFile(WHEEL) as wheel:
            for file in sorted(n for n in wheel.namelist() if "/licenses/" in n):
                name = Path(file).stem
                if name != "pygame-ce":
                    yield Part(name, "", (wheel.read(file).decode("utf-8", "replace"),))


def package(name: str) -> Part:
    """A package of the lock, as it is installed here."""
    found = importlib.metadata.distribution(name)
    licence = found.metadata.get("License-Expression") or found.metadata.get("License") or ""
    files = [file for file in found.files or () if IS_TEXT.search(file.name)]
    texts = [read(Path(str(file.locate()))) for file in files if file.suffix not in (".py", ".pyc")]
    if name == "pygame-ce":
        texts.append(read(ROOT / "LICENSES" / "LGPL-2.1-or-later.txt"))
    if name in BORROWED:
        texts.append(read(TEXTS / BORROWED[name]))
    if not texts:
        raise ValueError(f"{name} brings no text of its licence: add it to .ci/licences")
    return Part(f"{name} {found.version}", licence.partition("\n")[0], tuple(texts))


def read(path: Path) -> str:
    """A text; some have letters of another time."""
    return path.read_text("utf-8", errors="replace")


def page(found: list[Part]) -> str:
    """All of it as HTML, with a list to jump from."""
    rows = [HEAD, "<ul>"]
    rows += [
        f'<li><a href="#p{n}">{html.escape(p.name)}</a> {html.escape(p.licence)}</li>'
        for n, p in enumerate(found)
    ]
    rows.append("</ul>")
    for n, part in enumerate(found):
        rows.append(f'<h2 id="p{n}">{html.escape(part.name)}</h2>')
        source = next((url for name, url in SOURCES.items() if part.name.startswith(name)), None)
        if source is not None:
            rows.append(f'<p>Sources: <a href="{source}">{source}</a></p>')
        rows += [f"<pre>{html.escape(text.strip())}</pre>" for text in part.texts]
    return "\n".join([*rows, "</main>", "</body>", "</html>", ""])


def main() -> int:
    """Write the page."""
    parser = argparse.ArgumentParser(prog=".ci/licences.py", description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--browser", action="store_true")
    args = parser.parse_args()
    args.file.write_text(page(list(parts(browser=args.browser))), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
