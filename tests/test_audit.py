"""The watch over all tests sees what it is there to see; and a whole soak keeps to the rules."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import ModuleType

import pytest

from tests import audit
from tests.core.played import played

ROOT = Path(__file__).parents[1]


def ours(code: str) -> Callable[[], object]:
    """A function that lies, for Python, in our code."""
    module = ModuleType("game.suspect")
    source = f"def act():\n    {code}\n"
    exec(compile(source, str(ROOT / "game" / "suspect.py"), "exec"), module.__dict__)  # noqa: S102
    act: Callable[[], object] = module.__dict__["act"]
    return act


@pytest.mark.parametrize(
    ("code", "event"),
    [
        ("eval('1')", "compile"),
        ("exec('a = 1')", "compile"),
        ("import pickle; pickle.loads(b'cos\\ngetcwd\\n.')", "pickle.find_class"),
        ("import socket; socket.socket().close()", "socket.__new__"),
        ("import socket; socket.getaddrinfo('localhost', 1)", "socket.getaddrinfo"),
        ("import os; os.system('true')", "os.system"),
        ("import subprocess, sys; subprocess.run([sys.executable, '-c', ''])", "subprocess.Popen"),
        ("from pathlib import Path; Path('/proc/no').open('w')", "open"),
        ("import os; os.mkdir('/proc/no')", "os.mkdir"),
        ("import os; os.rename('/proc/no', '/proc/yes')", "os.rename"),
        ("import sqlite3; sqlite3.connect('/proc/no')", "sqlite3.connect"),
    ],
)
def test_what_is_forbidden_is_seen(code: str, event: str) -> None:
    act = ours(code)
    audit.violations.clear()
    with suppress(OSError, sqlite3.Error):  # it is seen before it is tried
        act()
    lines, audit.violations[:] = list(audit.violations), []
    assert any(line.startswith(f"{event} by game/suspect.py:2") for line in lines), lines


def test_what_tests_and_python_itself_do_is_not_ours(tmp_path: Path) -> None:
    eval("1")  # noqa: S307
    write = "from game.files.atomic_files import write_whole; from pathlib import Path; "
    ours(f"{write}write_whole(Path({str(tmp_path / 'file')!r}), b'x')")()
    ours("from dataclasses import make_dataclass; make_dataclass('A', ['b'])")()
    assert audit.violations == []


@pytest.mark.parametrize("code", ["open(path, 'w')", "os.mkdir(path)", "os.rename(path, path)"])
def test_only_one_module_of_the_game_changes_files_even_where_it_may(
    tmp_path: Path, code: str
) -> None:
    act = ours(f"import os; path = {str(tmp_path / 'file')!r}; {code}")
    with suppress(OSError):
        act()
    lines, audit.violations[:] = list(audit.violations), []
    assert any("by game/suspect.py:2" in line for line in lines), lines


def start() -> None:
    """An act of many tests: start a program."""
    subprocess.run([sys.executable, "-c", ""], check=True)


def test_a_test_is_no_more_ours_because_our_command_runs_it() -> None:
    ours("from tests.test_audit import start; start()")()
    assert audit.violations == []


_WATCHED = """
import os, sys
sys.path.insert(0, {root!r})
from tests import audit
from tests.core.played import played
audit.install()
audit.allowed.clear()
audit.allow({folder!r})
from game.commands.arguments import main
code = main(["soak", "--events", "1500", "--seed", "audit", "--data-dir", {folder!r}])
print("\\n".join(audit.violations), file=sys.stderr)
sys.exit(code or bool(audit.violations))
"""


@pytest.mark.medium
def test_a_whole_run_writes_into_its_data_folder_and_nowhere_else(tmp_path: Path) -> None:
    folder, elsewhere = tmp_path / "data", tmp_path / "elsewhere"
    elsewhere.mkdir()
    completed = subprocess.run(
        [sys.executable, "-c", _WATCHED.format(root=str(ROOT), folder=str(folder))],
        cwd=elsewhere,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "HOME": str(elsewhere), "XDG_DATA_HOME": str(elsewhere)},
    )
    assert completed.returncode == 0, completed.stderr
    assert list(elsewhere.iterdir()) == []
    assert (folder / "store.db").is_file()


_COMMANDS = """
import os, sys
sys.path.insert(0, {root!r})
from tests import audit
from tests.core.played import played
audit.install()
audit.allowed.clear()
audit.allow({folder!r})
from game.commands.arguments import main
game, copy, saved = (os.path.join({folder!r}, name) for name in ("game.json", "copy.json", "saved"))
data = ["--data-dir", os.path.join({folder!r}, "data")]
for words in (
    ["import", game, *data],
    ["list", *data],
    ["check", *data],
    ["export", "1", copy, *data],
    ["rescue", data[1], saved],
):
    code = main(["store", *words])
    assert code == 0, (words, code)
print("\\n".join(audit.violations), file=sys.stderr)
sys.exit(bool(audit.violations))
"""


def test_looking_after_saved_games_opens_no_connection_and_runs_nothing(tmp_path: Path) -> None:
    (tmp_path / "game.json").write_text(played("bigebang").to_json(), encoding="utf-8")
    completed = subprocess.run(
        [sys.executable, "-c", _COMMANDS.format(root=str(ROOT), folder=str(tmp_path))],
        capture_output=True,
        text=True,
        check=False,
    )
    assert completed.returncode == 0, completed.stderr
    assert (tmp_path / "copy.json").is_file()
    assert (tmp_path / "saved" / "store.db").is_file()
