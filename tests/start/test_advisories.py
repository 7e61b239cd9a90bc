"""No pinned package has a weakness that is known here, and a build says what is in it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from game.start import bootstrap, places

ROOT = Path(places.ROOT)
PINS = [
    (re.sub(r"[-_.]+", "-", name).lower(), version)
    for name, version in re.findall(r"^([\w.-]+)==([^ ;\\]+)", places.TESTING.pins().decode(), re.M)
]
"""Name and version; there may be several versions, for several Pythons."""
KNOWN = tomllib.loads((ROOT / ".ci" / "advisories.toml").read_text(encoding="utf-8"))["advisory"]


def numbers(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in re.findall(r"\d+", version))


def weak(pins: list[tuple[str, str]]) -> list[str]:
    """The weaknesses of these versions."""
    return [
        one["id"]
        for one in KNOWN
        for name, version in pins
        if name == one["package"] and numbers(version) < numbers(one["fixed"])
    ]


def test_no_pinned_package_has_a_known_weakness() -> None:
    assert len(PINS) > 30
    assert weak(PINS) == []


@pytest.mark.parametrize("one", KNOWN, ids=lambda one: str(one["id"]))
def test_a_weak_version_would_be_found(one: dict[str, str]) -> None:
    assert weak([(one["package"], "0.1")]) == [one["id"]]
    assert weak([(one["package"], one["fixed"])]) == []


def test_a_build_says_what_is_in_it(tmp_path: Path) -> None:
    target = tmp_path / "sbom.json"
    subprocess.run([sys.executable, ROOT / ".ci" / "sbom.py", target], check=True, cwd=tmp_path)
    made = json.loads(target.read_text())
    assert (made["bomFormat"], made["specVersion"]) == ("CycloneDX", "1.5")
    parts = {part["name"].replace("-", "_").replace(".", "_"): part for part in made["components"]}
    assert set(parts) >= set(bootstrap.PLAY)
    assert "pytest" not in parts
    libraries = [part for part in made["components"] if part["type"] == "library"]
    assert all(part["hashes"] for part in libraries)
    assert all(tuple(part["purl"][9:].split("@")) in PINS for part in libraries)
