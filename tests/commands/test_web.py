"""``main.py web``: a copy of the site, never over other files."""

from __future__ import annotations

import json
import zipfile
from argparse import Namespace
from collections.abc import Iterator
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from urllib.error import HTTPError
from urllib.request import urlopen
from xml.etree import ElementTree

import pytest

from game.commands import arguments, scorm, web
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
    return Namespace(folder=folder, serve=None, scorm=None)


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
        web.run(Namespace(folder=file, serve=8000, scorm=None))


def test_a_package_for_a_learning_platform_names_every_file_and_opens_where_it_should(
    built: Path, tmp_path: Path
) -> None:
    """The structure that SCORM 1.2 asks for; docs/web.md says how to check it by its schemas."""
    file = tmp_path / "quarkade.zip"
    link = "?lesson=learn_tutti_quantum-1&lang=de"
    assert web.run(Namespace(folder=file, serve=None, scorm=link)) == 0
    with zipfile.ZipFile(file) as bundle:
        names = bundle.namelist()
        root = ElementTree.fromstring(bundle.read("imsmanifest.xml"))  # noqa: S314  our own
    spaces = {"": scorm.CP}
    assert root.tag == f"{{{scorm.CP}}}manifest"
    assert [each.text for each in root.iterfind("metadata/*", spaces)] == ["ADL SCORM", "1.2"]
    (organization,) = root.iterfind("organizations/organization", spaces)
    (item,) = organization.iterfind("item", spaces)
    (resource,) = root.iterfind("resources/resource", spaces)
    (organizations,) = root.iterfind("organizations", spaces)
    assert organizations.get("default") == organization.get("identifier")
    assert item.get("identifierref") == resource.get("identifier")
    assert item.get("parameters") == link
    assert resource.get("type") == "webcontent"
    assert resource.get(f"{{{scorm.ADL}}}scormtype") == "asset"
    listed = [each.attrib["href"] for each in resource.iterfind("file", spaces)]
    assert resource.get("href") in listed
    assert sorted([*listed, "imsmanifest.xml"]) == sorted(names)
    assert web.run(Namespace(folder=file, serve=None, scorm="")) == 0, "it may be replaced"


def test_a_package_is_one_file(built: Path, tmp_path: Path) -> None:
    with pytest.raises(Stop, match=r"ends in \.zip"):
        web.run(Namespace(folder=tmp_path / "out", serve=None, scorm=""))


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
    with pytest.raises(Stop, match="exists and is not a Quarkade"):
        web.run(options(file))
    assert file.stat().st_mtime_ns == before.st_mtime_ns


def test_other_files_are_left_alone(built: Path, tmp_path: Path) -> None:
    (tmp_path / "thesis.odt").write_text("years")
    with pytest.raises(Stop, match="other files") as stopped:
        web.run(options(tmp_path))
    assert stopped.value.code == REFUSED
    assert (tmp_path / "thesis.odt").read_text() == "years"


OUTSIDE = {
    "an absolute name": "{outside}/thesis",
    "a name above": "../outside/thesis",
    "a name by a way round": "runtime/../../outside/thesis",
    "a folder of Windows": "C:/thesis",
    "a backslash": "..\\outside\\thesis",
    "a name with an end": "index.html\0",
    "the folder itself": ".",
    "no name": "",
    "through a link": "away/thesis",
    "a link": "thesis",
    "a folder": "years",
    "below a file": "index.html/thesis",
}


@pytest.mark.parametrize("name", OUTSIDE.values(), ids=OUTSIDE)
def test_nothing_outside_the_folder_is_deleted(built: Path, tmp_path: Path, name: str) -> None:
    """The folder may come from another person, its list as well."""
    outside, folder = tmp_path / "outside", tmp_path / "out"
    for each in (outside, folder / "years"):
        each.mkdir(parents=True)
    (outside / "thesis").write_text("years")
    (folder / "away").symlink_to(outside)
    (folder / "thesis").symlink_to(outside / "thesis")
    (folder / "index.html").write_text("old")
    files = {"index.html": 3, name.format(outside=outside): 1}
    (folder / "files.json").write_text(json.dumps({"files": files}))
    with pytest.raises(Stop, match="nothing was changed"):
        web.run(options(folder))
    assert (outside / "thesis").read_text() == "years"
    assert (folder / "index.html").read_text() == "old"
    assert (folder / "thesis").is_symlink()


@pytest.mark.parametrize("how", ["a link", "a link to nowhere", "a linked folder", "a folder"])
def test_nothing_is_written_through_a_link(built: Path, tmp_path: Path, how: str) -> None:
    outside, folder = tmp_path / "outside", tmp_path / "out"
    for each in (outside, folder):
        each.mkdir()
    (outside / "profile").write_text("mine")
    (folder / "files.json").write_text('{"files": {}}')
    match how:
        case "a link":
            (folder / "index.html").symlink_to(outside / "profile")
        case "a link to nowhere":
            (folder / "index.html").symlink_to(outside / "new")
        case "a linked folder":
            (folder / "runtime").symlink_to(outside)
        case "a folder":
            (folder / "index.html").mkdir()
    with pytest.raises(Stop, match="nothing was changed"):
        web.run(options(folder))
    assert [path.name for path in outside.iterdir()] == ["profile"]
    assert (outside / "profile").read_text() == "mine"


def test_nothing_is_written_through_a_hard_link(built: Path, tmp_path: Path) -> None:
    (tmp_path / "profile").write_text("mine")
    folder = tmp_path / "out"
    folder.mkdir()
    (folder / "files.json").write_text('{"files": {}}')
    (folder / "index.html").hardlink_to(tmp_path / "profile")
    assert web.run(options(folder)) == 0
    assert (tmp_path / "profile").read_text() == "mine"


def test_a_file_is_no_folder(built: Path, tmp_path: Path) -> None:
    (tmp_path / "years").write_text("years")
    with pytest.raises(Stop, match="is a file"):
        web.run(options(tmp_path / "years"))


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


@pytest.fixture
def address(built: Path) -> Iterator[str]:
    """The address of a site that is served."""
    handler = partial(web.SiteHandler, directory=str(built))
    with ThreadingHTTPServer((web.HERE, 0), handler) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://{web.HERE}:{server.server_port}/"
        server.shutdown()


@pytest.mark.parametrize(
    ("name", "again"),
    [
        ("", True),
        ("index.html?lang=de", True),
        ("files.json", True),
        ("runtime/some.wasm.gz", False),
    ],
)
def test_what_names_the_version_is_asked_for_again(address: str, name: str, again: bool) -> None:
    with urlopen(address + name) as answer:  # noqa: S310  our own server
        assert (answer.headers["Cache-Control"] == "no-cache") is again


def test_no_folder_is_listed(address: str, built: Path) -> None:
    assert (built / "runtime").is_dir()
    with pytest.raises(HTTPError, match="404"):
        urlopen(f"{address}runtime/")  # noqa: S310  our own server


@pytest.mark.parametrize(
    "text",
    [
        *("", "null", "[" * 500_000, '{"files": ' + "[" * 400_000, '{"files": [1]}'),
        *('{"files": {"index.html": Infinity}}', '{"files": {"index.html": 1e999}}'),
        *('{"files": {"\\ud800": 1}}', '{"files": {"index.html": %s}}' % ("9" * 6_000)),
        *('{"files": {"index.html": -1}}', '{"files": {"%s": 1}}' % ("a" * 5_000)),
        *('{"files": {"index.html": "1"}}', '{"files": {"index.html": {}}}'),
    ],
)
def test_a_list_that_is_none_names_no_file(built: Path, tmp_path: Path, text: str) -> None:
    """The folder may come from another person."""
    folder = tmp_path / "out"
    folder.mkdir()
    (folder / "files.json").write_text(text)
    (folder / "mine.txt").touch()
    assert web.listed(folder) == {}
    assert web.run(options(folder)) == 0
    assert (folder / "mine.txt").exists()
    assert web.listed(folder) == web.listed(built) != {}


def test_a_damaged_zip_is_not_replaced(built: Path, tmp_path: Path) -> None:
    """Each byte once; one of them asks for a zip of version 25.5."""
    file = tmp_path / "site.zip"
    with zipfile.ZipFile(file, "w") as bundle:
        bundle.writestr("other", "x")
    good = file.read_bytes()
    for at in range(len(good)):
        file.write_bytes(good[:at] + b"\xff" + good[at + 1 :])
        assert not web.is_packed(file)
