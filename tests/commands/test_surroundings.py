"""Odd machines: few open files, no shared memory, closed pipes, odd names. Never a traceback."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from game.files.exits import FINE, REFUSED, STOPPED

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.skipif(os.name != "posix", reason="limits and devices of POSIX")


def run(*words: str, before: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """main.py with these words, in a shell that did something before."""
    command = f'{before} exec "$0" main.py "$@"'
    dummy = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    return subprocess.run(
        ["bash", "-c", command, sys.executable, *words],
        check=False,
        cwd=ROOT,
        env={**os.environ, **dummy, **environment},
        capture_output=True,
        text=True,
        timeout=120,
    )


def clean(completed: subprocess.CompletedProcess[str]) -> None:
    assert "Traceback" not in completed.stderr, completed.stderr
    assert len(completed.stderr.splitlines()) <= 2, completed.stderr


@pytest.mark.parametrize("files", [20, pytest.param(8, marks=pytest.mark.slow)])
def test_few_open_files(tmp_path: Path, files: int) -> None:
    completed = run("store", "list", "--data-dir", str(tmp_path), before=f"ulimit -n {files};")
    clean(completed)
    assert completed.returncode == REFUSED
    assert "open" in completed.stderr


def test_few_open_files_that_can_be_more(tmp_path: Path) -> None:
    completed = run("store", "list", "--data-dir", str(tmp_path), before="ulimit -S -n 20;")
    clean(completed)
    assert completed.returncode == FINE


@pytest.mark.parametrize(
    "setting",
    [
        "PYTHONSAFEPATH",
        pytest.param("PYTHONDONTWRITEBYTECODE", marks=pytest.mark.slow),
        pytest.param("PYTHONOPTIMIZE", marks=pytest.mark.slow),
    ],
)
def test_settings_of_python(tmp_path: Path, setting: str) -> None:
    completed = run("store", "list", "--data-dir", str(tmp_path), **{setting: "1"})
    clean(completed)
    assert completed.returncode == FINE


@pytest.mark.parametrize("kilobytes", [150_000, 250_000])
def test_little_memory_is_told_in_a_sentence(tmp_path: Path, kilobytes: int) -> None:
    words = ("store", "list", "--data-dir", str(tmp_path))
    completed = run(*words, before=f"ulimit -v {kilobytes};", OPENBLAS_NUM_THREADS="1")
    clean(completed)


@pytest.mark.parametrize("where", ["> /dev/full", "| true", ">&-"])
@pytest.mark.parametrize(
    "words",
    [
        pytest.param(("--version",), marks=pytest.mark.slow),
        ("store", "check"),
        pytest.param(("store", "list"), marks=pytest.mark.slow),
    ],
)
def test_nobody_hears(tmp_path: Path, where: str, words: tuple[str, ...]) -> None:
    if where == "> /dev/full" and not Path("/dev/full").exists():
        pytest.skip("no such device")
    more = ("--data-dir", str(tmp_path)) if words[0] == "store" else ()
    command = f'"$0" main.py "$@" {where}; exit ${{PIPESTATUS[0]}}'
    completed = subprocess.run(
        ["bash", "-c", command, sys.executable, *words, *more],
        check=False,
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
    )
    clean(completed)
    assert completed.returncode in (FINE, REFUSED), completed


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("x" * 5_000, id="long"),
        pytest.param("a/" * 2_500 + "b", id="deep", marks=pytest.mark.slow),
        pytest.param("x" * 300, id="a little long", marks=pytest.mark.slow),
    ],
)
@pytest.mark.parametrize("deed", ["list", "check"])
def test_names_that_no_disk_takes(tmp_path: Path, name: str, deed: str) -> None:
    completed = run("store", deed, "--data-dir", str(tmp_path / name))
    clean(completed)
    assert completed.returncode in (FINE, REFUSED)


def test_ctrl_c_while_modules_are_read() -> None:
    code = (
        "import runpy, sys\n"
        "class Key:\n"
        "    def find_spec(self, name, *_):\n"
        "        if name == 'game.commands.arguments': raise KeyboardInterrupt\n"
        "sys.meta_path.insert(0, Key())\n"
        "sys.argv = ['main.py', '--version']\n"
        "runpy.run_path('main.py', run_name='__main__')\n"
    )
    completed = subprocess.run(
        [sys.executable, "-c", code],
        check=False,
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert (completed.returncode, completed.stderr) == (STOPPED, "")


@contextmanager
def started(*words: str) -> Iterator[subprocess.Popen[str]]:
    with subprocess.Popen(
        [sys.executable, "main.py", *words],
        cwd=ROOT,
        env={**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as running:
        try:
            yield running
        finally:
            running.kill()


@pytest.fixture
def hangups_count() -> Iterator[None]:
    """Under ``nohup`` they are ignored, and what is started inherits that: here they are not."""
    before = signal.signal(signal.SIGHUP, signal.SIG_DFL)
    try:
        yield
    finally:
        signal.signal(signal.SIGHUP, before)


def catches(pid: int, number: signal.Signals) -> bool:
    status = Path(f"/proc/{pid}/status").read_text(encoding="ascii", errors="replace")
    return bool(int(status.split("SigCgt:")[1].split()[0], 16) >> (number - 1) & 1)


@pytest.mark.usefixtures("hangups_count")
@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="asks Linux")
def test_a_terminal_that_is_closed_ends_the_game_in_order(tmp_path: Path) -> None:
    with started("play", "--data-dir", str(tmp_path)) as playing:
        end = time.monotonic() + 90
        while not catches(playing.pid, signal.SIGHUP):
            assert time.monotonic() < end, "it never listened"
            time.sleep(0.05)
        playing.send_signal(signal.SIGHUP)
        _, errors = playing.communicate(timeout=90)
    assert (playing.returncode, errors) == (FINE, "")


def test_programs_that_play_end_when_they_are_asked_to(tmp_path: Path) -> None:
    with started("soak", "--autoplay", "60", "--data-dir", str(tmp_path)) as playing:
        assert playing.stdout is not None
        assert playing.stdout.readline().startswith("saved ")
        playing.terminate()
        _, errors = playing.communicate(timeout=90)
    assert (playing.returncode, errors) == (FINE, "")


def test_no_folder_for_temporary_files(tmp_path: Path) -> None:
    code = (
        "import sys, tempfile\n"
        "def no(*_): raise FileNotFoundError(2, 'No usable temporary directory')\n"
        "tempfile.gettempdir = tempfile._get_default_tempdir = no\n"
        "tempfile.tempdir = None\n"
        "from game.commands.arguments import main\n"
        "sys.exit(main(['demo', '--game', 'bigebang', '--seconds', '1']))\n"
    )
    completed = subprocess.run(
        [sys.executable, "-c", code],
        check=False,
        cwd=ROOT,
        env={**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"},
        capture_output=True,
        text=True,
        timeout=120,
    )
    clean(completed)
    assert completed.returncode == REFUSED
    assert "TMPDIR" in completed.stderr


def test_no_shared_memory_is_no_reason_to_stop() -> None:
    """In a folder that cannot be written to, the evaluator plays alone."""
    from ai.levels import bot_seed
    from ai.registry import Registry
    from ai.worker import client
    from ai.worker.protocol import Worker
    from game.core.session import Session
    from game.games import GAMES

    def refuse(_registry: Registry) -> Worker:
        raise OSError(30, "Read-only file system")

    engine = client.EngineClient(spawn=refuse)
    engine.open()
    session = Session(GAMES["bigebang"], 2, {}, "x")
    legal = session.legal_moves()
    seed = bot_seed(session.seed, 0, 0)
    ticket = engine.ask("bigebang", session.view(0), legal, "student", seed)
    answer = engine.poll()
    assert answer is not None, "at once"
    assert answer.ticket == ticket
    assert answer.move in legal
    engine.close()
