"""An environment that was damaged after it was made, and one that another person put there."""

from __future__ import annotations

import os
import struct
import subprocess
import sys
import tempfile
from importlib.util import cache_from_source
from pathlib import Path
from types import SimpleNamespace

import pytest

from game.files.atomic_files import LockFile
from game.files.exits import INTERNAL
from game.start import bootstrap, environment, folders, wholeness
from game.start.installer import Site
from tests.start.test_bootstrap import Machine, beside_a_look

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
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of packages, with lists of what is in them."""
    import base64
    import hashlib

    monkeypatch.setattr(folders.PLAYING, "pins", lambda: b"one==1.0 \\\ntwo==1.0\n")

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
    wholeness.write_list(place)
    assert not wholeness.changed_file(place)
    assert not wholeness.damaged_file(place)
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
            told = "" if path.name == "METADATA" else str(path.relative_to(tmp_path))
            assert wholeness.damaged_file(place) == told, "playing reads no METADATA"
        path.write_bytes(good)
    assert not wholeness.changed_file(place)
    assert not wholeness.damaged_file(place)


def test_a_copy_with_other_times_is_read_once(
    site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = str(tmp_path)
    wholeness.write_list(place)
    for path in site.rglob("*.*"):
        os.utime(path, (1, 1))
    assert not wholeness.damaged_file(place)
    read = []
    monkeypatch.setattr(wholeness, "_is_whole", lambda *args: read.append(args))
    assert not wholeness.damaged_file(place)
    assert read == []


@pytest.mark.parametrize("noted", [None, b"", b"12", b"1 2\n", b"\xff x y\n", b"1 x y\n"])
def test_an_environment_without_a_list_is_read_and_gets_one(
    site: Path, tmp_path: Path, noted: bytes | None
) -> None:
    """As one of an earlier release is."""
    path = tmp_path / wholeness.LIST
    if noted is not None:
        path.write_bytes(noted)
    assert not wholeness.damaged_file(str(tmp_path))
    assert len(path.read_text().splitlines()) == 4, "two files of each package"
    path.unlink()
    (site / "two" / "core.so").write_bytes(b"")
    assert wholeness.damaged_file(str(tmp_path)) == str(
        (site / "two" / "core.so").relative_to(tmp_path)
    )


def test_an_environment_that_cannot_be_written_is_never_read_as_a_whole(
    site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sizes count there; times, which a copy changes, do not."""
    place, path = str(tmp_path), site / "one" / "core.so"
    wholeness.write_list(place)
    os.utime(path, (1, 1))
    monkeypatch.setattr(os, "access", lambda *_: False)
    monkeypatch.setattr(wholeness, "_is_whole", None)
    assert not wholeness.damaged_file(place)
    path.write_bytes(b"")
    assert wholeness.damaged_file(place) == str(path.relative_to(tmp_path))


def test_a_library_is_never_done_without(site: Path, tmp_path: Path) -> None:
    """Other files wait a day for the next try."""
    place = str(tmp_path)
    wholeness.write_list(place)
    (tmp_path / wholeness.TRIED).touch()
    (site / "one" / "__init__.py").write_bytes(b"")
    assert not wholeness.damaged_file(place)
    good = (site / "one" / "core.so").read_bytes()
    for tried in (True, False):
        if not tried:
            os.utime(tmp_path / wholeness.TRIED, (1, 1))
        (site / "one" / "core.so").write_bytes(b"")
        assert wholeness.damaged_file(place).endswith("core.so")
        (site / "one" / "core.so").write_bytes(good)
        assert wholeness.damaged_file(place).endswith("__init__.py") != tried


def test_byte_code_that_was_changed_is_removed(site: Path, tmp_path: Path) -> None:
    code = Path(cache_from_source(str(site / "one" / "__init__.py")))
    code.parent.mkdir()
    code.write_bytes(b"good")
    wholeness.write_list(str(tmp_path))
    assert code.name in (tmp_path / wholeness.LIST).read_text()
    code.write_bytes(b"b4d!!")
    assert not wholeness.damaged_file(str(tmp_path))
    assert not code.exists()
    code.write_bytes(b"again, by Python")
    assert not wholeness.damaged_file(str(tmp_path))
    assert code.exists()


@pytest.mark.parametrize(
    ("name", "read"),
    [
        ("babel/locale-data/de.dat", True),
        ("babel/locale-data/de_CH.dat", False),
        ("babel/locale-data/root.dat", True),
        ("babel/locale-data/del.dat", False),
        ("babel/locale-data/zu.dat", False),
        ("pytz/zoneinfo/CET", False),
        ("pytz/lazy.py", True),
        ("pygame/docs/index.html", False),
        ("pygame/font.pyi", False),
        ("pygame/freesansbold.ttf", True),
    ],
)
def test_what_playing_never_reads_is_not_looked_at(
    site: Path, tmp_path: Path, name: str, read: bool
) -> None:
    record = site / "one-1.0.dist-info" / "RECORD"
    (site / name).parent.mkdir(parents=True)
    (site / name).touch()
    record.write_text(record.read_text() + f"{name},,\n")
    wholeness.write_list(str(tmp_path))
    listed = (tmp_path / wholeness.LIST).read_text()
    assert (name.replace("/", os.sep) in listed) == read


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


def test_a_look_at_all_files_reads_none_of_them() -> None:
    """It takes little more than to ask for their sizes and times, here for 774 files."""
    looked, asked = beside_a_look(lambda: wholeness.damaged_file(sys.prefix))
    assert looked < 2.5 * asked


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
    assert "damaged: fetching" in errors, errors
    assert path.read_text() == ""
    assert machine.complete()
    assert machine.start()[2] == "", "nothing to say"


@posix
@pytest.mark.slow
def test_a_damaged_file_that_cannot_be_fetched_is_named_once(machine: Machine) -> None:
    """The environment stays as it is without a network: playing may do without that file."""
    machine.start()
    (path,) = machine.environment.rglob("segno.py")
    path.write_text("# changed")
    alone = machine.environ(PIP_NO_INDEX="1", PIP_FIND_LINKS=str(machine.folder / "home"))
    code, out, errors = machine.start(env=alone)
    assert code == 0, errors
    assert out.split()[0] == str(machine.environment)
    last = errors.splitlines()[-1]
    assert "segno.py is damaged and could not be replaced: " in last
    assert "Traceback" not in errors
    assert machine.start(env=alone)[2] == "", "one try a day"
    os.utime(machine.environment / wholeness.TRIED, (1, 1))
    assert "damaged: fetching" in machine.start()[2]
    assert path.read_text() == ""
    assert machine.start()[2] == ""
    assert machine.complete()


@posix
@pytest.mark.slow
def test_a_damaged_installer_is_made_afresh(machine: Machine) -> None:
    machine.start()
    (path,) = machine.environment.rglob("segno.py")
    path.write_text("# changed")
    for pip in machine.environment.rglob("pip/__init__.py"):
        pip.write_text("raise SystemExit(1)")
    code, _, errors = machine.start()
    assert code == 0, errors
    assert "first time" in errors
    assert path.read_text() == ""
    assert machine.complete()


@posix
@pytest.mark.slow
def test_a_library_that_was_cut_short_is_never_loaded(machine: Machine) -> None:
    machine.start()
    site = next(wholeness.site_folders(str(machine.environment)))
    library = Path(site) / "msgspec.so"
    library.write_bytes(b"x" * 100)
    with (machine.environment / wholeness.LIST).open("a") as noted:
        status, name = library.stat(), library.relative_to(machine.environment)
        noted.write(f"{status.st_size} {status.st_mtime_ns} {name}\n")
    assert machine.start()[2] == "", "nothing to say"
    library.write_bytes(b"x" * 50)
    code, _, errors = machine.start()
    assert code == 0
    assert "msgspec.so of Quarkade's packages is damaged" in errors
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
BYTE_CODE = os.path.basename(cache_from_source("__init__.py"))
WAYS_IN = [
    *("", "bin", "bin/python", "bin/pip", "lib", "lib/python3.11", SITE),
    *(f"{SITE}/fluent", f"{SITE}/segno.py", folders.PLAYING.stamp, "pyvenv.cfg"),
    *(f"{SITE}/fluent/runtime", f"{SITE}/fluent/runtime/__init__.py", wholeness.LIST),
    *(f"{SITE}/fluent/runtime/__pycache__", f"{SITE}/fluent/runtime/__pycache__/{BYTE_CODE}"),
]


@pytest.fixture(params=["a list", "no list"])
def environed(tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    """An environment as a start makes one, and as one of an earlier release did."""
    place = tmp_path / ".venv"
    inner = f"{SITE}/fluent/runtime"
    (place / inner / "__pycache__").mkdir(parents=True)
    (place / SITE / "fluent.runtime-0.4.0.dist-info").mkdir()
    (place / "bin").mkdir()
    for name in (
        *("bin/pip", f"{SITE}/segno.py", folders.PLAYING.stamp, "pyvenv.cfg"),
        *(f"{inner}/__init__.py", f"{inner}/__pycache__/{BYTE_CODE}"),
    ):
        (place / name).touch(0o755)
    record = place / SITE / "fluent.runtime-0.4.0.dist-info" / "RECORD"
    record.write_text("fluent/runtime/__init__.py,sha256=x,0\n")
    if request.param == "a list":
        wholeness.write_list(str(place))
        assert len((place / wholeness.LIST).read_text().splitlines()) == 2
    (place / "bin" / "python").symlink_to(sys.executable)
    (tmp_path / "main.py").touch()
    assert wholeness.trusted(str(place), str(tmp_path))
    return place


def there(place: Path, part: str) -> Path:
    """A part of an environment; an empty list where there was none."""
    path = place / part
    if part == wholeness.LIST:
        path.touch()
    return path


@posix
@pytest.mark.parametrize("part", WAYS_IN)
def test_an_environment_of_somebody_else_is_not_used(environed: Path, part: str) -> None:
    if os.geteuid():
        pytest.skip("only root gives files away")
    root = environed.parent
    os.chown(there(environed, part), 65534, 65534, follow_symlinks=False)
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
    there(environed, part).chmod(rights)
    assert not wholeness.trusted(str(environed), str(environed.parent))


@posix
@pytest.mark.parametrize("part", [part for part in WAYS_IN if part != "bin/python"])
def test_an_environment_that_a_group_may_write_is_not_used(environed: Path, part: str) -> None:
    if os.geteuid():
        pytest.skip("only root chooses any group")
    os.chown(there(environed, part), 0, 65534)
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
def test_a_list_of_more_people_counts_where_the_group_is_private(
    environed: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The mode shows what a POSIX access list allows at most, in the place of the group's part."""
    rights = ((1, 7, -1), (2, 7, 65534), (4, 5, -1), (16, 7, -1), (32, 5, -1))
    packed = struct.pack("<I", 2) + b"".join(struct.pack("<HHi", *each) for each in rights)
    try:
        os.setxattr(environed / SITE, wholeness.ACCESS_LIST, packed)
    except (AttributeError, OSError):
        pytest.skip("no access lists here")
    assert (environed / SITE).stat().st_mode & 0o020
    monkeypatch.setattr(wholeness, "_is_private", lambda *_: True)
    assert not wholeness.trusted(str(environed), str(environed.parent))
    os.removexattr(environed / SITE, wholeness.ACCESS_LIST)
    (environed / SITE).chmod(0o775)
    assert wholeness.trusted(str(environed), str(environed.parent))


_PLANTING = """
import os, struct, sys, importlib.util, marshal
os.setgroups([]), os.setgid(65534), os.setuid(65534)  # nobody cannot start every Python
path, module = sys.argv[1:]
code = "import os; print('planted for', os.geteuid())"
if path.endswith(".pyc"):
    status = os.stat(module)
    head = struct.pack("<III", 0, int(status.st_mtime), status.st_size)
    data = importlib.util.MAGIC_NUMBER + head + marshal.dumps(compile(code, module, "exec"))
else:
    data = code.encode()
if os.access(os.path.dirname(path), os.W_OK):
    os.remove(path)
with open(path, "wb") as file:
    file.write(data)
"""


@posix
@pytest.mark.slow
@pytest.mark.parametrize("way", ["site", "module", "byte code"])
def test_code_that_another_user_put_there_is_not_run(way: str) -> None:
    """Two users: one writes into the environment, and root starts the arcade."""
    if os.geteuid():
        pytest.skip("only root becomes nobody")
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)  # pytest's own folders are closed to others
        machine = Machine(Path(folder))
        played = "import segno\ndef main(arguments):\n    print('played')\n    return 0\n"
        (machine.checkout / "game" / "commands" / "arguments.py").write_text(played)
        assert machine.start()[1] == "played\n"
        module = Path(next(wholeness.site_folders(str(machine.environment))), "segno.py")
        code = Path(cache_from_source(str(module)))
        opened, path, rights = {
            "site": (module.parent, module, 0o777),
            "module": (module, module, 0o666),
            "byte code": (code.parent, code, 0o777),
        }[way]
        opened.chmod(rights)
        command = [sys.executable, "-I", "-c", _PLANTING, str(path), str(module)]
        subprocess.run(command, check=True, cwd="/")
        _, out, errors = machine.start()
        assert out == "played\n", "from an environment with the user"
        assert "somebody else" in errors


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
