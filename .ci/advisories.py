"""Writes which weaknesses are known of the packages in the lock: ``advisories.py SOURCE``.

SOURCE is a checkout of https://github.com/pypa/advisory-database (its files are YAML: it wants
PyYAML, which nothing else here does), or the file that OSV keeps for the whole index,
https://osv-vulnerabilities.storage.googleapis.com/PyPI/all.zip. Only facts are taken over: numbers
of advisories, packages, versions. Entries that name where they were read stay, until the source has
them too. tests/start/test_advisories.py holds the locks to the list.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
LIST = ROOT / ".ci" / "advisories.toml"
LOCK = ROOT / "tests" / "requirements.lock"  # holds the other one


def plain(name: str) -> str:
    """A name as indexes compare them."""
    return re.sub(r"[-_.]+", "-", name).lower()


def advisories(source: Path, packages: set[str]) -> Iterator[dict[str, Any]]:
    """The advisories of the source for these packages, in the form of OSV."""
    if source.is_dir():
        import yaml

        for name in sorted(packages):
            for path in sorted((source / "vulns" / name).glob("*.yaml")):
                yield yaml.safe_load(path.read_text(encoding="utf-8"))
        return
    with zipfile.ZipFile(source) as packed:
        for name in sorted(packed.namelist()):
            found = json.loads(packed.read(name))
            if any(
                plain(each["package"]["name"]) in packages for each in found.get("affected", ())
            ):
                yield found


def facts(found: dict[str, Any], packages: set[str]) -> Iterator[dict[str, Any]]:
    """One entry for each package that an advisory is about; none for one that was withdrawn."""
    for affected in found.get("affected", ()) if not found.get("withdrawn") else ():
        name = plain(affected["package"]["name"])
        spans = []
        for span in affected.get("ranges", ()):
            if span["type"] == "ECOSYSTEM":
                first = ""
                for event in span["events"]:
                    first = event.get("introduced", first)
                    if "fixed" in event:
                        spans.append([first, event["fixed"]])
                        first = ""
                    elif "last_affected" in event:
                        spans.append([first, event["last_affected"] + ".0.1"])
                        first = ""
                if first:
                    spans.append([first, ""])
        if name in packages and spans:
            aliases = sorted(found.get("aliases", ()))
            yield {"id": found["id"], "aliases": aliases, "package": name, "affected": spans}


def said(source: Path) -> str:
    """Which state of the source this is."""
    if not source.is_dir():
        return f"osv.dev, {source.name} of {date.fromtimestamp(source.stat().st_mtime)}"
    command = ["git", "-C", str(source), "log", "-1", "--format=%h of %cs"]
    state = subprocess.run(command, check=True, capture_output=True, text=True).stdout  # noqa: S603
    return f"github.com/pypa/advisory-database at {state.strip()}"


def main(source: Path) -> None:
    """Write the list anew."""
    lock = LOCK.read_text(encoding="utf-8")
    packages = {plain(name) for name in re.findall(r"^([\w.-]+)==", lock, re.MULTILINE)}
    entries = [entry for each in advisories(source, packages) for entry in facts(each, packages)]
    known = {name for entry in entries for name in (entry["id"], *entry["aliases"])}
    before = tomllib.loads(LIST.read_text(encoding="utf-8"))["advisory"] if LIST.exists() else []
    entries += [
        each for each in before if "read" in each and not known & {each["id"], *each["aliases"]}
    ]
    lines = [
        "# Weaknesses that are known of packages in the lock: from which version on, and before",
        "# which one (empty: not closed). Written by .ci/advisories.py from the source below;",
        "# entries with `read` are later than that and say where they were read.",
        f'source = "{said(source)}"',
        f"made = {date.today()}",
    ]
    for entry in sorted(entries, key=lambda entry: (entry["package"], entry["id"])):
        lines += ["", "[[advisory]]"]
        lines += [f"{key} = {json.dumps(value)}" for key, value in entry.items()]
    LIST.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
