"""Writes what is in a build: ``sbom.py FILE``, as CycloneDX 1.5, from requirements.lock.

What the arcade runs on, and what those packages need; the tools of tests and checks are left out.
"""

from __future__ import annotations

import importlib.metadata
import json
import re
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from game import VERSION  # noqa: E402
from game.start.bootstrap import PLAY  # noqa: E402

PIN = re.compile(r"^([\w.-]+)==([^\s;\\]+)((?:.*\\\n)*.*)", re.MULTILINE)


def plain(name: str) -> str:
    """A name as indexes compare them."""
    return re.sub(r"[-_.]+", "-", name).lower()


def needed() -> set[str]:
    """The packages that the arcade runs on, to the last one, as they are installed here."""
    found: set[str] = set()
    waiting = [plain(name) for name in PLAY]
    while waiting:
        name = waiting.pop()
        if name in found:
            continue
        try:
            wants = importlib.metadata.requires(name) or []
        except importlib.metadata.PackageNotFoundError:
            continue  # for other systems
        found.add(name)
        waiting += [
            plain(re.split(r"[\s;<>=!~\[(]", action)[0])
            for action in wants
            if "extra ==" not in action
        ]
    return found


def sbom(lock: str) -> dict[str, object]:
    """The list of parts, from the text of a lock."""
    wanted = needed()
    parts = []
    for name, version, rest in PIN.findall(lock):
        # A lock may pin one version for each Python: what is installed here is what is built.
        if plain(name) in wanted and importlib.metadata.version(name) == version:
            hashes = re.findall(r"sha256:([0-9a-f]{64})", rest)
            parts.append(
                {
                    "type": "library",
                    "name": name,
                    "version": version,
                    "purl": f"pkg:pypi/{plain(name)}@{version}",
                    "hashes": [{"alg": "SHA-256", "content": each} for each in hashes],
                }
            )
    python = ".".join(map(str, sys.version_info[:3]))
    parts.append({"type": "platform", "name": "CPython", "version": python})
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": {"type": "application", "name": "quarkade", "version": VERSION}},
        "components": parts,
    }


if __name__ == "__main__":
    made = sbom((ROOT / "requirements.lock").read_text(encoding="utf-8"))
    Path(sys.argv[1]).write_text(json.dumps(made, indent=1) + "\n", encoding="utf-8")
