"""First starts: what a blink finds out, and what a bare machine makes of it, without a network."""

from __future__ import annotations

import ast
import base64
import hashlib
import importlib.util
import multiprocessing
import os
import re
import runpy
import shutil
import signal
import subprocess
import sys
import time
import tomllib
import zipfile
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from game.files.atomic_files import LockFile
from game.files.exits import INTERNAL, STOPPED
from game.start import bootstrap, environment, folders, installer, wholeness
from tests.syntax import nodes, tree

ROOT = Path(folders.ROOT)
NEEDED = {
    "": ("__init__",),
    "start": ("__init__", *sorted(p.stem for p in (ROOT / "game/start").glob("[a-z]*.py"))),
    "files": ("__init__", "exits", "atomic_files"),
    "commands": ("__init__",),
}
"""By room of the game: the modules that a first start reads before anything is installed."""
posix = pytest.mark.skipif(sys.platform == "win32", reason="signals and paths of POSIX")


def pins(lock: str) -> dict[str, str]:
    return dict(re.findall(r"^([\w.-]+)==([^ ]+)", lock, re.MULTILINE))


# --- what is committed ---------------------------------------------------------------------------


def test_lowest_versions_agree_with_pyproject() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    written = {
        "PLAY": project["project"]["dependencies"],
        "TEST": project["dependency-groups"]["test"],
        "CHECK": project["dependency-groups"]["check"],
    }
    for group, requirements in written.items():
        lowest = {}
        for requirement in requirements:
            name, version = requirement.partition(",")[0].split(">=")
            lowest[name.replace("-", "_").replace(".", "_")] = tuple(map(int, version.split(".")))
        assert lowest == getattr(bootstrap, group), group


@pytest.mark.parametrize("stock", [folders.PLAYING, folders.TESTING], ids=["playing", "testing"])
def test_a_lock_pins_and_hashes_everything_and_names_no_place(stock: folders.Stock) -> None:
    lock = stock.pins().decode()
    blocks = re.split(r"\n(?=\w)", lock)[1:]
    assert len(blocks) > 10
    for block in blocks:
        assert re.match(r"[\w.-]+==\S+", block), block
        assert "--hash=sha256:" in block, block
    assert "://" not in lock
    assert not re.search(r"(?<!\w)/\w", lock)


def test_each_lock_has_what_it_is_for_and_the_larger_one_has_the_smaller_in_it() -> None:
    def names(lock: str) -> set[str]:
        return {name.replace("-", "_").replace(".", "_") for name in pins(lock)}

    playing, testing = (stock.pins().decode() for stock in (folders.PLAYING, folders.TESTING))
    assert names(playing) >= set(bootstrap.PLAY)
    assert not names(playing) & {*bootstrap.TEST, *bootstrap.CHECK, "setuptools"}
    assert names(testing) >= {*bootstrap.TEST, *bootstrap.CHECK, "setuptools"}
    assert pins(playing).items() <= pins(testing).items()
    # Where nothing is pinned for this system, the first one tells "no network" from "no package".
    assert tuple(next(iter(pins(lock))) for lock in (playing, testing)) == installer.FIRST


OUTSIDE_PLAY = {
    "ai/lab/calibration.py": {"numpy", "scipy"},
    "ai/lab/chances/particle_panic.py": {"numpy", "scipy"},
    "ai/lab/exercises.py": {"numpy"},
    "ai/lab/fitting/ascent.py": {"numpy"},
    "ai/lab/fitting/models.py": {"numpy", "scipy"},
    "ai/lab/fitting/table.py": {"numpy"},
    "ai/lab/ratings.py": {"numpy", "scipy"},
    "game/art/ink/palette.py": {"numpy"},
    "game/commands/arena.py": {"tqdm"},
    "game/commands/fit.py": {"tqdm"},
    "game/commands/collisions.py": {"uproot"},
    "game/commands/test.py": {"pytest"},
    "game/effects/synthesis.py": {"numpy"},
}
"""The commands that are not for playing, and ask for more packages (`bootstrap.MEASURING`)."""


def test_playing_imports_nothing_that_a_first_start_does_not_fetch() -> None:
    roots = {"fluent": "fluent_runtime", "pygame": "pygame_ce", "i18n": "pygame_gui"}
    more = {}
    for room in ("game", "ai", "tutorial"):
        for path in (ROOT / room).rglob("*.py"):
            imports = set()
            for node in nodes(tree(path)):
                if isinstance(node, ast.Import):
                    imports |= {alias.name.partition(".")[0] for alias in node.names}
                elif isinstance(node, ast.ImportFrom) and not node.level:
                    imports.add((node.module or "").partition(".")[0])
            imports -= {
                *sys.stdlib_module_names,
                "game",
                "ai",
                "tutorial",
                "quarkade",
                "distributed",
            }
            if strange := {name for name in imports if roots.get(name, name) not in bootstrap.PLAY}:
                more[path.relative_to(ROOT).as_posix()] = strange
    assert more == OUTSIDE_PLAY


AARCH64 = {
    "attrs": ("26.1.0", "c647aa4a12dfbad9"),
    "babel": ("2.18.0", "e2b422b277c2b9a9"),
    "fluent-runtime": ("0.4.0", "51fd02582c2363e1"),
    "fluent-syntax": ("0.19.0", "b352b3475fac6c6e"),
    "msgspec": ("0.22.0", "b962000e11dd34fb", "627bfdfe5a4b3d91"),
    "platformdirs": ("4.14.5", "8e778c6fa421516f"),
    "pygame-ce": ("2.5.8", "a7b2a54548926eaf", "e3183bc0d808e739"),
    "pygame-gui": ("0.6.14", "e351e88fab01756a"),
    "python-i18n": ("0.3.9", "bda5b8d889ebd519"),
    "pytz": ("2026.6", "7fed3fee8fd6bd4a"),
    "segno": ("1.6.6", "28c7d081ed0cf935"),
    "tomli-w": ("1.2.0", "188306098d013b69"),
    "typing-extensions": ("4.16.0", "481caa481374e813"),
}
"""Pinned packages -> the hashes, in part, of wheels for a Raspberry Pi with Python 3.11 and 3.13
(one where all machines have the same): pip download -r requirements.lock --only-binary :all:
--no-deps --platform manylinux2014_aarch64 --platform manylinux_2_28_aarch64 --python-version 3.11
(3.13)."""


def test_every_package_for_playing_has_a_wheel_for_a_raspberry_pi() -> None:
    lock = folders.PLAYING.pins().decode()
    blocks = {block.partition("==")[0]: block for block in re.split(r"\n(?=\w)", lock)[1:]}
    assert set(blocks) == set(AARCH64)
    for name, (version, *hashes) in AARCH64.items():
        assert pins(lock)[name] == version, f"{name}: look again, with the command above"
        for digest in hashes:
            assert f"--hash=sha256:{digest}" in blocks[name], name


# --- the blink -----------------------------------------------------------------------------------


def dist_info(folder: Path, *names: str) -> None:
    for name in names:
        (folder / f"{name}.dist-info").mkdir(parents=True)


def test_installed_reads_the_names_of_folders(tmp_path: Path) -> None:
    dist_info(tmp_path, "Fluent.Runtime-0.4.0", "numpy-2.4.6", "odd-1.0rc1")
    versions = bootstrap.installed([str(tmp_path / "nowhere"), str(tmp_path)])
    assert versions == {"fluent_runtime": (0, 4, 0), "numpy": (2, 4, 6), "odd": (1,)}


def test_the_first_folder_on_the_path_counts(tmp_path: Path) -> None:
    dist_info(tmp_path / "a", "numpy-1.26.0")
    dist_info(tmp_path / "b", "numpy-2.4.6")
    both = [str(tmp_path / "a"), str(tmp_path / "b")]
    assert bootstrap.lacking(both, {"numpy": (2,)}) == ["numpy"]
    assert bootstrap.lacking(both[::-1], {"numpy": (2,)}) == []


def test_the_older_pygame_does_not_pass_for_pygame_ce(tmp_path: Path) -> None:
    dist_info(tmp_path, "pygame-2.6.1")
    assert bootstrap.lacking([str(tmp_path)], {"pygame_ce": (2, 5)}) == ["pygame_ce"]


def test_tests_need_more_than_play() -> None:
    assert "pytest" not in bootstrap.wanted(["play"])
    assert "pytest" in bootstrap.wanted(["test", "-q"])
    assert "tqdm" in bootstrap.wanted(["arena", "--game", "bigebang"])
    assert "numpy" in bootstrap.wanted(["shots", "x", "--simulate", "grey"])
    assert bootstrap.wanted(["shots", "x"]) is bootstrap.wanted([]) is bootstrap.PLAY


def beside_a_look(done: Callable[[], object]) -> tuple[float, float]:
    """CPU seconds for this, and to ask for sizes and times of the files for playing.

    The best of several, in turn: computers differ, and other work must not fail a test.
    """
    wholeness.damaged_file(sys.prefix)
    lines = Path(sys.prefix, wholeness.LIST).read_text("utf-8", "surrogateescape").splitlines()
    paths = [os.path.join(sys.prefix, line.split(" ", 2)[2]) for line in lines]

    def ask() -> None:
        for path in paths:
            os.stat(path)

    best = [1.0, 1.0]
    for _ in range(20):
        for number, act in enumerate((done, ask)):
            start = time.process_time()
            act()
            best[number] = min(best[number], time.process_time() - start)
    return best[0], best[1]


def test_nothing_to_do_takes_a_blink() -> None:
    """Little more than to ask for the sizes and times of the files for playing."""
    if bootstrap.lacking(bootstrap.own_folders(), bootstrap.wanted([])):
        pytest.skip("this Python does not have everything itself")

    def prepare() -> None:
        assert bootstrap.prepare([]) is None

    blink, asked = beside_a_look(prepare)
    assert blink < 3 * asked


def test_the_blink_imports_nothing_but_a_little_of_the_standard_library() -> None:
    """Slow or missing modules wait until there is something to make."""
    code = (
        "import sys; before = set(sys.modules); import game.start.bootstrap; "
        "print(*set(sys.modules) - before)"
    )
    out = subprocess.check_output([sys.executable, "-S", "-c", code], cwd=ROOT, text=True)
    imported = set(out.split())
    assert {name for name in imported if name.startswith("game.")} == {
        "game.start",
        "game.start.bootstrap",
        "game.start.folders",
    }
    assert {name.partition(".")[0] for name in imported} <= {*sys.stdlib_module_names, "game"}
    assert not imported & {"subprocess", "pathlib", "re", "importlib.metadata", "shutil"}


@pytest.mark.parametrize(
    ("output", "meant"),
    [
        ("OSError: [Errno 28] No space left on device", "disk is full"),
        ("SSLError(SSLCertVerificationError(1, '[SSL: CERTIFICATE_VERIFY_FAILED]", "SSL_CERT_FILE"),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES", "not the one that was checked"),
        ("NewConnectionError: Failed to establish a new connection: [Errno -2]", "internet"),
        ("error: client error (Connect): dns error: failed to lookup", "internet"),
        ("ERROR: No matching distribution found for numpy==2.4.6", "Python 3.11 to 3.13"),
    ],
)
def test_what_installers_say_is_told_in_a_sentence(output: str, meant: str) -> None:
    cause = installer.cause_of(output)
    assert cause is not None
    assert meant in cause
    assert "\n" not in cause


# --- a bare machine ------------------------------------------------------------------------------

_PLAYED = """
import sys
def main(arguments):
    print(sys.prefix, *arguments)
    return 0
"""


def wheel_files(name: str, version: str) -> dict[str, str]:
    info = f"{name}-{version}.dist-info"
    files = {
        f"{name}.py": "",
        f"{info}/METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n",
        f"{info}/WHEEL": "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    }
    record = ""
    for path, text in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(text.encode()).digest()).rstrip(b"=")
        record += f"{path},sha256={digest.decode()},{len(text)}\n"
    return {**files, f"{info}/RECORD": f"{record}{info}/RECORD,,\n"}


class Machine:
    """A computer with a Python, a checkout of the starting part, and packages of straw nearby."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.checkout = folder / "quarkade"
        self.wheels = folder / "wheels"
        self.environment = self.checkout / ".venv"
        (self.checkout / "tests").mkdir(parents=True)
        for room in ("start", "files", "commands"):
            (self.checkout / "game" / room).mkdir(parents=True)
        self.wheels.mkdir()
        (folder / "home").mkdir()
        shutil.copy(ROOT / "main.py", self.checkout)
        for room, names in NEEDED.items():
            for name in names:
                shutil.copy(ROOT / "game" / room / f"{name}.py", self.checkout / "game" / room)
        (self.checkout / "game" / "commands" / "arguments.py").write_text(_PLAYED)
        # A virtual environment without anything in it is as bare as a Python gets.
        bare = folder / "python"
        base = getattr(sys, "_base_executable", sys.executable)
        subprocess.run([base, "-m", "venv", "--without-pip", bare], check=True)
        self.python = folders.interpreter(str(bare))
        self.lock("2.0")

    def lock(self, segno: str) -> None:
        """Pin a straw package for each thing that playing needs, and for all that tests need."""
        first, first_of_tests = (self._pin(name, segno) for name in installer.FIRST)
        playing = [first, *(self._pin(name, segno) for name in bootstrap.PLAY)]
        testing = [first_of_tests, *playing, *(self._pin(n, segno) for n in bootstrap.TEST)]
        for name, lines in (("", playing), ("tests", testing)):
            (self.checkout / name / "requirements.lock").write_text("\n".join(lines) + "\n")

    def _pin(self, name: str, segno: str) -> str:
        lowest = {**bootstrap.PLAY, **bootstrap.TEST}.get(name, (1,))
        version = segno if name == "segno" else ".".join(map(str, lowest))
        path = self.wheels / f"{name}-{version}-py3-none-any.whl"
        if not path.exists():
            with zipfile.ZipFile(path, "w") as wheel:
                for inner, text in wheel_files(name, version).items():
                    wheel.writestr(inner, text)
        digest = hashlib.sha256(path.read_bytes()).hexdigest()
        return f"{name}=={version} \\\n    --hash=sha256:{digest}"

    def environ(self, **more: str) -> dict[str, str]:
        system = {name: os.environ[name] for name in ("SYSTEMROOT", "TEMP") if name in os.environ}
        near = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(self.wheels)}
        return {
            **system,
            "PATH": os.path.dirname(self.python),
            "HOME": str(self.folder / "home"),
            "LOCALAPPDATA": str(self.folder / "home"),
            "PIP_CONFIG_FILE": os.devnull,
            **(more or near),
        }

    def begin(self, *arguments: str, env: Mapping[str, str] | None = None) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [self.python, "main.py", *arguments],
            cwd=self.checkout,
            env=env or self.environ(),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def start(self, *arguments: str, env: Mapping[str, str] | None = None) -> tuple[int, str, str]:
        """Exit code, output, words beside the output."""
        with self.begin(*arguments, env=env) as running:
            out, err = running.communicate(timeout=120)
        return running.returncode, out, err

    def complete(self, lock: str = "requirements.lock", stamp: str = "quarkade.stamp") -> bool:
        """True if the environment says that it has all that is in this lock."""
        path = self.environment / stamp
        return path.exists() and path.read_bytes() == (self.checkout / lock).read_bytes()

    def can_test(self) -> bool:
        """True if it says that of tests and checks."""
        return self.complete("tests/requirements.lock", "quarkade-tests.stamp")

    def has(self, name: str) -> bool:
        """True if a package is there."""
        return any(self.environment.rglob(f"{name}-*.dist-info"))


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


@pytest.mark.long
@posix
def test_a_first_start_makes_the_environment_and_goes_on(machine: Machine) -> None:
    code, out, err = machine.start("--game", "two words")
    assert (code, out.strip()) == (0, f"{machine.environment} --game two words"), err
    assert "first time" in err
    assert "packages: segno 2" in err  # progress, package by package
    assert not machine.has("pytest"), "nobody asked for tests"
    assert machine.complete()
    beside = {path.name for path in (machine.folder / "home").iterdir()}
    assert beside <= {".cache", "Library"}, "only what pip fetched is kept outside the checkout"
    # The second start has nothing to do and nothing to say.
    assert machine.start("x") == (0, f"{machine.environment} x\n", "")
    # Damaged since: it says that it is complete, but is not.
    (info,) = machine.environment.rglob("segno-*.dist-info")
    shutil.rmtree(info)
    code, out, err = machine.start("x")
    assert (code, out) == (0, f"{machine.environment} x\n"), err
    assert machine.complete()


@posix
@pytest.mark.medium
def test_tests_fetch_the_rest_and_neither_redoes_the_work_of_the_other(machine: Machine) -> None:
    assert machine.start("x")[0] == 0
    assert not machine.can_test()
    code, out, err = machine.start("test", "-q")
    assert (code, out) == (0, f"{machine.environment} test -q\n"), err
    assert "besides" in err
    assert "first time" not in err
    assert machine.has("pytest")
    assert machine.complete()
    assert machine.can_test()
    for arguments in ("test", "x"):
        assert machine.start(arguments) == (0, f"{machine.environment} {arguments}\n", "")
    # Another version of something that only tests need is no matter of who plays.
    with (machine.checkout / "tests" / "requirements.lock").open("a") as lock:
        lock.write("# and more\n")
    assert machine.start("x") == (0, f"{machine.environment} x\n", "")
    assert machine.complete()
    assert not machine.can_test()


@posix
@pytest.mark.medium
def test_a_bare_machine_that_begins_with_the_tests_can_play_as_well(machine: Machine) -> None:
    code, _, err = machine.start("test")
    assert code == 0, err
    assert err.count("Done.") == 1
    assert machine.complete()
    assert machine.can_test()
    assert machine.start("x") == (0, f"{machine.environment} x\n", "")


def test_a_stamp_is_checked_without_reading(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stock = folders.Stock("requirements.lock", "the.stamp", 0, 0)
    (tmp_path / "the.stamp").write_bytes(stock.pins())
    assert stock.complete_in(str(tmp_path)), "read and compared, once"
    monkeypatch.setattr(folders, "read_bytes", lambda path: pytest.fail(f"{path} was read"))
    assert stock.complete_in(str(tmp_path))
    monkeypatch.undo()
    (tmp_path / "the.stamp").write_bytes(stock.pins()[:-1] + b"!")
    assert not stock.complete_in(str(tmp_path))
    assert not stock.complete_in(str(tmp_path / "nowhere"))


@pytest.mark.parametrize(
    ("lines", "messages"),
    [
        (
            (
                "Collecting numpy==2.4.6 (from -r lock)",
                "  Downloading numpy-2.4.6-cp311.whl.metadata (6.6 kB)",
                "  Downloading numpy-2.4.6-cp311-linux.whl (16.9 MB)",
                "  Using cached segno-1.6.6-py3-none-any.whl (76 kB)",
                "Installing collected packages: numpy, segno",
            ),
            (
                "  1 of about 3 packages: numpy 2.4.6",
                None,
                " 16.9 of about 55 MB: numpy",
                " 17.0 of about 55 MB: segno",
                "Installing collected packages",
            ),
        ),
        (
            (
                "Resolved 3 packages in 5ms",
                "Downloading numpy (16.1MiB)",
                "Downloading pygame-gui (30.9MiB)",
                "Prepared 2 packages in 1s",
            ),
            (
                None,
                " 16.1 of about 55 MB: numpy",
                " 47.0 of about 55 MB: pygame-gui",
                "Prepared 2 packages in 1s",
            ),
        ),
    ],
    ids=["pip", "uv"],
)
def test_progress_is_told_in_megabytes(
    lines: tuple[str, ...], messages: tuple[str | None, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    stock = folders.Stock("requirements.lock", "the.stamp", 55, 0)
    monkeypatch.setattr(stock, "pins", lambda: b"# a\nnumpy==1\nnumpy==2\nsegno==1\nb==1\n")
    progress = installer.InstallProgress(stock, 55)
    assert tuple(progress.read(line) for line in lines) == messages


def has(monkeypatch: pytest.MonkeyPatch, *parts: str) -> None:
    """A Python with these of venv, ensurepip and pip, on a machine with or without uv."""
    monkeypatch.setattr(
        importlib.util, "find_spec", lambda name: object() if name in parts else None
    )
    monkeypatch.setattr(shutil, "which", lambda name: f"/bin/{name}" if name in parts else None)


@pytest.mark.parametrize("parts", [(), ("venv",), ("ensurepip",), ("pip",)])
def test_with_neither_uv_nor_pip_and_venv_nothing_is_begun(
    parts: tuple[str, ...],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    has(monkeypatch, *parts)
    monkeypatch.setattr(folders, "places", lambda: iter([str(tmp_path / "new")]))
    with pytest.raises(installer.CannotPrepare, match=r"python3-venv.* or uv, and start again"):
        environment.make(folders.PLAYING, mend=False)
    assert capsys.readouterr().err == ""
    assert [file.name for file in (tmp_path / "new").iterdir()] == [environment.BUSY]


@pytest.mark.parametrize(
    ("parts", "command"),
    [
        (("venv", "ensurepip"), "-m venv --without-pip"),
        (("venv", "pip"), "-m venv --without-pip"),
        (("venv", "uv"), "-m venv --without-pip"),
        (("uv",), "/bin/uv venv"),
    ],
)
def test_either_uv_or_pip_and_venv_will_do(
    parts: tuple[str, ...], command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    has(monkeypatch, *parts)
    ran: list[str] = []
    monkeypatch.setattr(installer, "run", lambda words, *_: ran.append(" ".join(words)))
    installer.check_able()
    lock = LockFile(tmp_path / environment.BUSY)
    installer.make_empty(installer.Site(tmp_path, lock))
    lock.release()
    assert command in ran[0]
    assert ran[0].endswith(str(tmp_path))


_ENTERED = """
import os, sys
os.execve = None  # nothing is begun again
from game.start import bootstrap
assert bootstrap.prepare([]) is None
print(sys.prefix, sys.executable, *bootstrap.own_folders())
"""


@posix
@pytest.mark.medium
def test_the_next_start_enters_the_environment_without_starting_python_again(
    machine: Machine,
) -> None:
    assert machine.start()[0] == 0
    out = subprocess.check_output(
        [machine.python, "-c", _ENTERED], cwd=machine.checkout, env=machine.environ(), text=True
    )
    prefix, python, *sites = out.split()
    assert prefix == str(machine.environment)
    assert python == folders.interpreter(prefix)
    assert [Path(site).is_relative_to(prefix) for site in sites] == [True]


@posix
@pytest.mark.medium
def test_a_python_that_cannot_tell_where_it_lies_is_told_in_a_sentence(machine: Machine) -> None:
    done = subprocess.run(
        ["python3", "main.py"],
        executable=os.path.realpath(machine.python),
        cwd=machine.checkout,
        env={},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == INTERNAL
    assert "by its full path" in done.stderr
    assert "Traceback" not in done.stderr


@posix
@pytest.mark.medium
def test_two_first_starts_at_once(machine: Machine) -> None:
    first, second = machine.begin("1"), machine.begin("2")
    outputs = [running.communicate(timeout=120) for running in (first, second)]
    assert [first.returncode, second.returncode] == [0, 0], outputs
    assert [out for out, _ in outputs] == [f"{machine.environment} {n}\n" for n in (1, 2)]
    assert sum("first time" in err for _, err in outputs) == 1
    assert machine.complete()


@posix
@pytest.mark.medium
def test_no_network_is_one_sentence_and_is_mended_later(machine: Machine) -> None:
    cut_off = machine.environ(PIP_INDEX_URL="http://127.0.0.1:9/simple", PIP_RETRIES="0")
    code, out, err = machine.start(env=cut_off)
    assert (code, out) == (INTERNAL, "")
    (sentence,) = [line for line in err.splitlines() if line.startswith("quarkade: ")]
    assert "connect this computer to the internet" in sentence
    assert "Traceback" not in err
    assert not machine.complete()
    code, out, err = machine.start("again")
    assert (code, out) == (0, f"{machine.environment} again\n"), err


@posix
@pytest.mark.slow
@pytest.mark.medium
def test_a_killed_first_start_is_noticed_and_mended(machine: Machine) -> None:
    for seconds in (0.2, 1.0, 3.0):
        running = machine.begin()
        time.sleep(seconds)
        running.send_signal(signal.SIGKILL)
        running.communicate()
    code, out, err = machine.start("x")
    assert (code, out) == (0, f"{machine.environment} x\n"), err
    assert machine.complete()


@posix
@pytest.mark.slow
@pytest.mark.medium
def test_a_first_start_can_be_stopped(machine: Machine) -> None:
    running = machine.begin()
    assert running.stderr is not None
    running.stderr.readline()  # it says what it is doing, so it has begun
    time.sleep(0.5)
    running.send_signal(signal.SIGINT)
    _, err = running.communicate(timeout=120)
    assert running.returncode == STOPPED
    assert "Traceback" not in err
    assert "stopped" in err
    assert machine.start("x")[0] == 0


@posix
@pytest.mark.slow
@pytest.mark.medium
def test_a_new_lock_brings_the_environment_up_to_date(machine: Machine) -> None:
    assert machine.start()[0] == 0
    machine.lock("3.0")
    code, _, err = machine.start()
    assert code == 0
    assert "updated" in err
    assert machine.complete()
    assert [info.name for info in machine.environment.rglob("segno-*.dist-info")] == [
        "segno-3.0.dist-info"
    ]


@posix
@pytest.mark.slow
@pytest.mark.medium
def test_where_nothing_can_be_written_the_environment_lives_with_the_user(machine: Machine) -> None:
    machine.environment.write_text("a file where the folder would be, as on a read-only disk")
    code, out, err = machine.start("x")
    assert code == 0, err
    assert out.startswith(str(machine.folder / "home")), out
    assert machine.start("x") == (0, out, "")


@posix
@pytest.mark.slow
@pytest.mark.medium
def test_a_package_that_was_changed_is_refused(machine: Machine) -> None:
    with zipfile.ZipFile(next(machine.wheels.glob("segno-*.whl")), "a") as wheel:
        wheel.writestr("extra.py", "print('not what was checked')")
    code, _, err = machine.start()
    assert code == INTERNAL
    assert "not the one that was checked" in err
    assert not machine.complete()


def test_main_can_be_read_by_an_old_python() -> None:
    """Anything newer than Python 2.7's grammar in main.py would be a traceback, not a sentence."""
    parsed = ast.parse((ROOT / "main.py").read_text(encoding="ascii"), feature_version=(3, 7))
    newer = (ast.JoinedStr, ast.AnnAssign, ast.arg, ast.NamedExpr, ast.Match, ast.Starred)
    assert not [node for node in ast.walk(parsed) if isinstance(node, newer)]
    assert not [
        n for n in ast.walk(parsed) if isinstance(n, ast.ImportFrom) and n.module == "__future__"
    ]


@pytest.mark.parametrize("version", [(2, 7), (3, 6), (3, 10, 13)])
def test_an_old_python_is_told_in_a_sentence(
    version: tuple[int, ...], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "version_info", version)
    with pytest.raises(SystemExit) as left:
        runpy.run_path(str(ROOT / "main.py"), run_name="__main__")
    assert left.value.code == INTERNAL
    (sentence,) = capsys.readouterr().err.splitlines()
    assert f"this is Python {version[0]}.{version[1]}" in sentence


def test_in_a_packed_program_a_thinking_process_is_not_a_second_arcade(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """`multiprocessing` starts the program itself again there, and takes over before all else."""

    class Serves(Exception):
        pass

    def freeze_support() -> None:
        raise Serves

    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(multiprocessing, "freeze_support", freeze_support)
    with pytest.raises(Serves):
        runpy.run_path(str(ROOT / "main.py"), run_name="__main__")
