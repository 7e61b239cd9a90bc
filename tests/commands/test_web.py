"""``main.py web``: a copy of the site, never over somebody's files."""

from __future__ import annotations

import json
import zipfile
from argparse import Namespace
from pathlib import Path

import pytest

from game.commands import arguments, web
from game.files.exits import REFUSED, Stop


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "built"
    (folder / "runtime").mkdir(parents=True)
    (folder / "index.html").write_text("<title>Quarkade</title>")
    (folder / "runtime" / "some.wasm.gz").write_bytes(b"12345")
    files = {"index.html": 23, "runtime/some.wasm.gz": 5}
    (folder / "files.json").write_text(json.dumps({"version": "1", "files": files}))
    monkeypatch.setattr(web, "BUILT", folder)
    return folder


def options(folder: Path) -> Namespace:
    return Namespace(folder=folder, serve=None)


def test_the_whole_site_is_copied(built: Path, tmp_path: Path) -> None:
    assert web.run(options(tmp_path / "out")) == 0
    assert (tmp_path / "out" / "runtime" / "some.wasm.gz").read_bytes() == b"12345"
    assert web.run(options(tmp_path / "out")) == 0, "a site may be replaced by a newer one"


def test_the_whole_site_is_one_zip(built: Path, tmp_path: Path) -> None:
    file = tmp_path / "site.zip"
    assert web.run(options(file)) == 0
    with zipfile.ZipFile(file) as bundle:
        assert bundle.read("runtime/some.wasm.gz") == b"12345"
        assert sorted(bundle.namelist()) == ["files.json", "index.html", "runtime/some.wasm.gz"]
    assert web.run(options(file)) == 0, "a site may be replaced by a newer one"
    with pytest.raises(Stop, match="a folder"):
        web.run(Namespace(folder=file, serve=8000))


@pytest.mark.parametrize("what", ["no zip", "another zip", "a folder"])
def test_a_zip_replaces_nothing_else(built: Path, tmp_path: Path, what: str) -> None:
    file = tmp_path / "years.zip"
    match what:
        case "no zip":
            file.write_text("years")
        case "another zip":
            with zipfile.ZipFile(file, "w") as bundle:
                bundle.writestr("thesis.odt", "years")
        case "a folder":
            file.mkdir()
    before = file.stat()
    with pytest.raises(Stop, match="something else"):
        web.run(options(file))
    assert file.stat().st_mtime_ns == before.st_mtime_ns


def test_other_files_are_left_alone(built: Path, tmp_path: Path) -> None:
    (tmp_path / "thesis.odt").write_text("years")
    with pytest.raises(Stop, match="other files") as stopped:
        web.run(options(tmp_path))
    assert stopped.value.code == REFUSED
    assert (tmp_path / "thesis.odt").read_text() == "years"


@pytest.mark.parametrize("damage", ["missing", "short", "no list", "none at all"])
def test_a_site_that_is_not_whole_is_not_handed_out(
    built: Path, tmp_path: Path, damage: str
) -> None:
    match damage:
        case "missing":
            (built / "index.html").unlink()
        case "short":
            (built / "index.html").write_text("<")
        case "no list":
            (built / "files.json").write_text("{}")
        case "none at all":
            (built / "files.json").unlink()
    with pytest.raises(Stop, match=r"\.ci/web"):
        web.run(options(tmp_path / "out"))
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize("port", ["80", "0", "65536", "x", "-1"])
def test_a_port_is_one_that_needs_no_rights(port: str) -> None:
    with pytest.raises(SystemExit) as left:
        arguments.parse(["web", "folder", "--serve", port])
    assert left.value.code == 2
