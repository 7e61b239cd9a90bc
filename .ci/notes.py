"""Writes the notes of a release, cut from CHANGELOG.md: ``notes.py [--tag TAG] FILE``.

Prints the version. With a tag, the tag must be ``v`` and the version, and the changelog must have a
section of that version; without one the section of what is not released yet is taken.
"""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from game import VERSION  # noqa: E402


def section(changelog: str, name: str) -> str:
    """The text below the heading of a version. Raises ValueError if it has none."""
    found = re.search(
        rf"^## {re.escape(name)}(?: [^\n]*)?\n(.*?)(?=^## |\Z)", changelog, re.MULTILINE | re.DOTALL
    )
    if found is None or not found[1].strip():
        raise ValueError(f"CHANGELOG.md has no section {name}")
    return found[1].strip() + "\n"


def main() -> int:
    """Write the notes; the exit code is 1 if tag, version and changelog do not agree."""
    parser = argparse.ArgumentParser(prog=".ci/notes.py", description=__doc__)
    parser.add_argument("--tag", default="", help="of the release")
    parser.add_argument("file", type=Path, help="written")
    args = parser.parse_args()
    if args.tag and args.tag != f"v{VERSION}":
        print(f"the tag is {args.tag}, the version is {VERSION}: v{VERSION}", file=sys.stderr)
        return 1
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    try:
        args.file.write_text(section(changelog, VERSION if args.tag else "Unreleased"), "utf-8")
    except ValueError as error:
        print(error, file=sys.stderr)
        return 1
    print(VERSION)
    return 0


if __name__ == "__main__":
    sys.exit(main())
