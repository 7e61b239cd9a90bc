"""No pinned package has a weakness that is known here, and a build says what is in it."""

from __future__ import annotations

import importlib.util
import json
import re
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path
from typing import Any

import pytest

from game.start import bootstrap, folders
from tests.some import some

ROOT = Path(folders.ROOT)
PINS = [
    (re.sub(r"[-_.]+", "-", name).lower(), version)
    for name, version in re.findall(
        r"^([\w.-]+)==([^ ;\\]+)", folders.TESTING.pins().decode(), re.M
    )
]
"""Name and version; there may be several versions, for several Pythons."""
LIST = tomllib.loads((ROOT / ".ci" / "advisories.toml").read_text(encoding="utf-8"))
KNOWN = LIST["advisory"]


def numbers(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in re.findall(r"\d+", version))


def affected(version: str, spans: list[list[str]]) -> bool:
    at = numbers(version)
    return any(numbers(first) <= at and (not end or at < numbers(end)) for first, end in spans)


def weak(pins: list[tuple[str, str]]) -> list[str]:
    """The weaknesses of these versions."""
    return [
        one["id"]
        for one in KNOWN
        for name, version in pins
        if name == one["package"] and affected(version, one["affected"])
    ]


def test_no_pinned_package_has_a_known_weakness() -> None:
    assert len(PINS) > 30
    assert weak(PINS) == []


@pytest.mark.parametrize("one", KNOWN, ids=lambda one: str(one["id"]))
def test_a_weak_version_would_be_found(one: dict[str, Any]) -> None:
    for first, end in some(one["affected"]):
        assert one["id"] in weak([(one["package"], first)])
        assert not end or not affected(end, [[first, end]])


def test_each_is_about_a_package_of_the_lock_and_says_where_it_was_read() -> None:
    assert {one["package"] for one in KNOWN} <= {name for name, _ in PINS}
    assert "of 20" in LIST["source"], "the state of the source"
    assert all(one["id"].startswith("PYSEC") or one["read"].startswith("https") for one in KNOWN)


def test_what_a_source_says_becomes_a_list(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From the whole index in one file; what the list knows of elsewhere stays."""
    spec = importlib.util.spec_from_file_location("advisories", ROOT / ".ci" / "advisories.py")
    assert spec is not None
    assert spec.loader is not None
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    spans = [{"type": "ECOSYSTEM", "events": [{"introduced": "1.0"}, {"fixed": "1.2"}]}]
    advisory = {"id": "X-1", "affected": [{"package": {"name": "Babel"}, "ranges": spans}]}
    other = {"id": "X-2", "affected": [{"package": {"name": "django"}, "ranges": spans}]}
    withdrawn = {**advisory, "id": "X-3", "withdrawn": "2026-01-01T00:00:00Z"}
    with zipfile.ZipFile(tmp_path / "all.zip", "w") as packed:
        for each in (advisory, other, withdrawn):
            packed.writestr(f"{each['id']}.json", json.dumps(each))
    listed = tmp_path / "list.toml"
    listed.write_text((ROOT / ".ci" / "advisories.toml").read_text(encoding="utf-8"))
    monkeypatch.setattr(script, "LIST", listed)
    script.main(tmp_path / "all.zip")
    document = tomllib.loads(listed.read_text(encoding="utf-8"))
    assert document["source"].startswith("osv.dev, all.zip of 20")
    ids = {one["id"]: one for one in document["advisory"]}
    assert ids["X-1"]["affected"] == [["1.0", "1.2"]]
    assert {"X-2", "X-3"}.isdisjoint(ids)
    assert set(ids) - {"X-1"} == {one["id"] for one in KNOWN if "read" in one}


def test_a_build_says_what_is_in_it(tmp_path: Path) -> None:
    target = tmp_path / "sbom.json"
    subprocess.run([sys.executable, ROOT / ".ci" / "sbom.py", target], check=True, cwd=tmp_path)
    sbom = json.loads(target.read_text())
    assert (sbom["bomFormat"], sbom["specVersion"]) == ("CycloneDX", "1.5")
    parts = {part["name"].replace("-", "_").replace(".", "_"): part for part in sbom["components"]}
    assert set(parts) >= set(bootstrap.PLAY)
    assert "pytest" not in parts
    libraries = [part for part in sbom["components"] if part["type"] == "library"]
    assert all(part["hashes"] for part in libraries)
    assert all(tuple(part["purl"][9:].split("@")) in PINS for part in libraries)
