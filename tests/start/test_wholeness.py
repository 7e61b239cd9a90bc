"""An environment that was damaged after it was made, and one that another person put there."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from game.files.atomic_files import LockFile
from game.files.exits import INTERNAL
from game.start import bootstrap, environment, folders, wholeness
from game.start.installer import Site
from tests.start.test_bootstrap import Machine

ROOT = Path(folders.ROOT)
posix = pytest.mark.skipif(sys.platform == "win32", reason="owners and rights of POSIX")

_IMPORTS = """
import sys
def main(arguments):
    try:
        import msgspec
        print(msgspec.WHOLE)
        return 0
    except Exception:
        from game.start import bootstrap
        code = bootstrap.mend()
        return 99 if code is None else code
"""


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A folder of packages, with lists of what is in them."""
    import base64
    import hashlib

    packages = tmp_path / "lib" / "python3" / "site-packages"
    for name in ("one", "two"):
        info = packages / f"{name}-1.0.dist-info"
        info.mkdir(parents=True)
        (packages / name).mkdir()
        rows = []
        for inner in (f"{name}/__init__.py", f"{name}/core.so", f"{name}-1.0.dist-info/METADATA"):
            content = f"{inner} of {name}\n".encode() * 20
            (packages / inner).write_bytes(content)
            digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=")
            rows.append(f"{inner},sha256={digest.decode()},{len(content)}\n")
        rows.append(f"{name}-1.0.dist-info/RECORD,,\n")
        (info / "RECORD").write_text("".join(rows))
    return packages


def test_every_file_that_is_damaged_is_found(site: Path, tmp_path: Path) -> None:
    """Gone, cut, empty, or with one bit tipped over: each file of each package."""
    place = str(tmp_path)
    wholeness.write_sizes(place)
    assert not wholeness.changed_file(place)
    assert not wholeness.cut_library(place)
    files = [path for path in site.rglob("*") if path.is_file() and path.name != "RECORD"]
    assert len(files) == 6
    for path in files:
        good = path.read_bytes()
        for bad in (None, b"", good[:-1], good + b"x", bytes([good[0] ^ 1]) + good[1:]):
            if bad is None:
                path.unlink()
            else:
                path.write_bytes(bad)
            assert wholeness.changed_file(place) == str(path)
            shorter = bad is None or len(bad) != len(good)
            assert bool(wholeness.cut_library(place)) == (shorter and path.suffix == ".so")
        path.write_bytes(good)
    assert not wholeness.changed_file(place)


@pytest.mark.parametrize("record", [None, b"", b"\xff\xfe", b'"', b"a,sha256=x,y\n"])
def test_a_damaged_list_of_files_is_damage_too(
    site: Path, tmp_path: Path, record: bytes | None
) -> None:
    path = site / "one-1.0.dist-info" / "RECORD"
    if record is None:
        path.unlink()
    else:
        path.write_bytes(record)
    silent = record in (b"", b'"')  # these two name no file: nothing can be said
    assert bool(wholeness.changed_file(str(tmp_path))) == (not silent)


def test_a_look_at_the_libraries_takes_no_time() -> None:
    import time

    began = time.process_time()
    for _ in range(10):
        wholeness.cut_library(sys.prefix)
    assert (time.process_time() - began) / 10 < 0.003


@posix
@pytest.mark.slow
@pytest.mark.parametrize("what", ["gone", "cut", "changed"])
def test_a_damaged_package_is_mended_at_the_next_start(machine: Machine, what: str) -> None:
    (machine.checkout / "game" / "commands" / "arguments.py").write_text(_IMPORTS)
    code, _, errors = machine.start()
    assert code == 99, errors  # straw packages are empty: that one is whole, and yet of no use
    (path,) = machine.environment.rglob("msgspec.py")
    info = next(machine.environment.rglob("msgspec-*.dist-info"))
    assert "sha256=" in (info / "RECORD").read_text()
    match what:
        case "gone":
            path.unlink()
        case "cut":
            path.write_text("def")
        case "changed":
            path.write_text("raise ImportError")
    code, _, errors = machine.start()
    assert code == 99, "made anew, and as whole as before"
    assert "first time" in errors, errors
    assert path.read_text() == ""
    assert machine.complete()


@posix
@pytest.mark.slow
def test_a_library_that_was_cut_short_is_never_loaded(machine: Machine) -> None:
    machine.start()
    site = next(wholeness.site_folders(str(machine.environment)))
    library = Path(site) / "msgspec.so"
    library.write_bytes(b"x" * 100)
    wholeness.write_sizes(str(machine.environment))
    assert machine.start()[2] == "", "nothing to say"
    library.write_bytes(b"x" * 50)
    code, _, errors = machine.start()
    assert code == 0
    assert "first time" in errors
    assert machine.complete()


class Disk:
    """The rest of a folder if the power goes: flushed content, and every change of a name."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self.synced: dict[Path, bytes] = {}

    def all_of_it(self) -> dict[Path, bytes]:
        return {path: path.read_bytes() for path in self.place.rglob("*") if path.is_file()}

    def sync(self) -> None:
        self.synced = self.all_of_it()

    def fsync(self, number: int) -> None:
        same = os.fstat(number)
        for path, content in self.all_of_it().items():
            if os.path.samestat(path.stat(), same):
                self.synced[path] = content


@pytest.mark.parametrize("whole_disks", [True, False])
@pytest.mark.parametrize("stock", [folders.PLAYING, folders.TESTING])
def test_a_power_cut_leaves_no_stamp_on_packages_that_are_not_on_the_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stock: folders.Stock, whole_disks: bool
) -> None:
    """At whatever moment: the disk has each package whole, or there is no stamp on it."""
    disk = Disk(tmp_path)
    packages = {tmp_path / "lib" / f"package{n}" / "code.py": b"x" * 50 * n for n in range(1, 20)}

    def install(*_: object) -> None:
        for path, content in packages.items():
            path.parent.mkdir(parents=True)
            path.write_bytes(content)

    def rename(old: Path, new: Path) -> Path:
        if new.name not in pins:
            return move(old, new)
        stamps.append(new.name)
        missing = {path for path, good in packages.items() if disk.synced.get(path) != good}
        assert not missing, f"{new.name} before {len(missing)} packages"
        assert disk.synced.get(old) == pins[new.name], "a stamp that is not written yet"
        return move(old, new)

    stamps: list[str] = []
    pins = {each.stamp: each.pins() for each in (folders.PLAYING, folders.TESTING)}
    move = Path.replace
    monkeypatch.setattr(environment, "make_empty", lambda _site: None)
    monkeypatch.setattr(environment, "install", install)
    monkeypatch.setattr(os, "fsync", disk.fsync)
    monkeypatch.setattr(Path, "replace", rename)
    if whole_disks:
        monkeypatch.setattr(os, "sync", disk.sync, raising=False)
    else:
        monkeypatch.delattr(os, "sync", raising=False)  # Windows has none
    monkeypatch.setattr(environment, "check_able", lambda: None)
    lock = LockFile(tmp_path / environment.BUSY)
    try:
        environment._make_at(Site(tmp_path, lock), stock, mend=False)
    finally:
        lock.release()
    assert set(stamps) == {stock.stamp, folders.PLAYING.stamp}


# --- somebody else's -----------------------------------------------------------------------------


SITE = "lib/python3.11/site-packages"
WAYS_IN = [
    *("", "bin", "bin/python", "bin/pip", "lib", "lib/python3.11", SITE),
    *(f"{SITE}/fluent", f"{SITE}/segno.py", folders.PLAYING.stamp, "pyvenv.cfg"),
]


@pytest.fixture
def environed(tmp_path: Path) -> Path:
    """An environment as a start makes one."""
    place = tmp_path / ".venv"
    (place / SITE / "fluent").mkdir(parents=True)
    (place / "bin").mkdir()
    for name in ("bin/pip", f"{SITE}/segno.py", folders.PLAYING.stamp, "pyvenv.cfg"):
        (place / name).touch(0o755)
    (place / "bin" / "python").symlink_to(sys.executable)
    (tmp_path / "main.py").touch()
    assert wholeness.trusted(str(place), str(tmp_path))
    return place


@posix
@pytest.mark.parametrize("part", WAYS_IN)
def test_an_environment_of_somebody_else_is_not_used(environed: Path, part: str) -> None:
    if os.geteuid():
        pytest.skip("only root gives files away")
    root = environed.parent
    os.chown(environed / part, 65534, 65534, follow_symlinks=False)
    assert not wholeness.trusted(str(environed), str(root))
    # The owner of the main.py that we run may have made the environment, too.
    os.chown(root / "main.py", 65534, 65534)
    assert wholeness.trusted(str(environed), str(root))


@posix
def test_a_start_takes_the_environment_that_can_be_trusted(
    environed: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (environed / folders.PLAYING.stamp).write_bytes(folders.PLAYING.pins())
    monkeypatch.setattr(bootstrap, "places", lambda: iter([str(environed)]))
    monkeypatch.setattr(bootstrap, "ROOT", str(environed.parent))
    assert bootstrap.ready(folders.PLAYING) == str(environed / "bin" / "python")
    (environed / SITE).chmod(0o777)
    assert bootstrap.ready(folders.PLAYING) is None


@posix
@pytest.mark.parametrize("part", [part for part in WAYS_IN if part != "bin/python"])
@pytest.mark.parametrize("rights", [0o757, 0o777])
def test_an_environment_that_anybody_may_write_is_not_used(
    environed: Path, part: str, rights: int
) -> None:
    (environed / part).chmod(rights)
    assert not wholeness.trusted(str(environed), str(environed.parent))


@posix
@pytest.mark.parametrize("part", [part for part in WAYS_IN if part != "bin/python"])
def test_an_environment_that_a_group_may_write_is_not_used(environed: Path, part: str) -> None:
    if os.geteuid():
        pytest.skip("only root chooses any group")
    os.chown(environed / part, 0, 65534)
    (environed / part).chmod(0o775)
    assert not wholeness.trusted(str(environed), str(environed.parent))


@posix
def test_a_group_of_one_may_write(environed: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Debian and Fedora give each user a group of the same name, and umask 002."""
    import grp
    import pwd

    me, group = os.geteuid(), (environed / "lib").stat().st_gid
    user = SimpleNamespace(pw_name="ada", pw_gid=group)
    monkeypatch.setattr(pwd, "getpwuid", {me: user}.__getitem__)
    (environed / "lib").chmod(0o775)
    for name, members, fine in (
        *(("ada", [], True), ("ada", ["ada"], True), ("ada", ["ada", "eve"], False)),
        ("staff", [], False),
    ):
        known = SimpleNamespace(gr_name=name, gr_mem=members)
        monkeypatch.setattr(grp, "getgrgid", {group: known}.__getitem__)
        assert wholeness.trusted(str(environed), str(environed.parent)) == fine, (name, members)
    user.pw_gid = group + 1
    assert not wholeness.trusted(str(environed), str(environed.parent)), "not the user's own group"


@posix
def test_a_link_in_the_environment_leads_to_nothing_that_others_may_write(
    environed: Path, tmp_path: Path
) -> None:
    outside = tmp_path / "outside"
    outside.mkdir()
    (environed / SITE / "planted").symlink_to(outside)
    assert wholeness.trusted(str(environed), str(tmp_path))
    outside.chmod(0o777)
    assert not wholeness.trusted(str(environed), str(tmp_path))


@posix
def test_what_a_start_makes_is_closed_to_groups(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    masks = []

    def make_at(site: Site, _stock: folders.Stock, *, mend: bool) -> str:
        masks.append(os.umask(0o022))
        return str(site.place)

    monkeypatch.setattr(environment, "_make_at", make_at)
    monkeypatch.setattr(folders, "places", lambda: iter([str(tmp_path)]))
    before = os.umask(0o002)
    try:
        environment.make(folders.PLAYING, mend=False)
        assert masks == [0o022]
        assert os.umask(0o002) == 0o002, "for everything else it stays as it was"
    finally:
        os.umask(before)


@posix
@pytest.mark.slow
def test_a_planted_environment_runs_nowhere(machine: Machine) -> None:
    """With the right stamp in it, and a Python that would run anything."""
    python = machine.environment / "bin" / "python"
    python.parent.mkdir(parents=True)
    (machine.environment / "lib").mkdir()
    (machine.environment / "pyvenv.cfg").touch()
    python.write_text("#!/bin/sh\necho planted\n")
    python.chmod(0o755)
    (machine.environment / folders.PLAYING.stamp).write_bytes(
        (machine.checkout / "requirements.lock").read_bytes()
    )
    machine.environment.chmod(0o777)
    code, out, errors = machine.start()
    assert code == 0, errors
    assert "planted" not in out.split()
    assert "somebody else" in errors


@posix
@pytest.mark.slow
@pytest.mark.parametrize("where", ["PYTHONPATH", "beside"])
def test_names_of_folders_are_not_packages(machine: Machine, where: str) -> None:
    """A person who can make ten folders has not installed what was checked."""
    folder = machine.folder / "planted" if where == "PYTHONPATH" else machine.checkout
    for name, lowest in bootstrap.PLAY.items():
        version = ".".join(map(str, lowest))
        (folder / f"{name}-{version}.dist-info").mkdir(parents=True)
    code, out, _ = machine.start(env={**machine.environ(), "PYTHONPATH": str(folder)})
    assert code == 0
    assert str(machine.environment) in out, "its own environment was made, and is used"


# --- files of ours -------------------------------------------------------------------------------


@posix
@pytest.mark.parametrize("name", ["start/bootstrap", "start/environment"])
@pytest.mark.parametrize("part", [0.0, 0.7])
def test_a_file_of_ours_that_was_cut_short_is_told_in_a_sentence(
    machine: Machine, name: str, part: float
) -> None:
    path = machine.checkout / "game" / f"{name}.py"
    text = path.read_text()
    path.write_text(text[: round(part * len(text))])
    code, _, errors = machine.start()
    assert code == INTERNAL
    assert "Traceback" not in errors
    assert "please download Quarkade again" in errors.splitlines()[-1]
