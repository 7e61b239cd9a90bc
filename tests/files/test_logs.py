"""A log is appended to an ordinary file of ours, whatever lies under its name."""

from __future__ import annotations

import faulthandler
import logging
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import IO

import pytest

from game.commands import arguments, kiosk
from game.files.atomic_files import open_log

posix = pytest.mark.skipif(os.name != "posix", reason="pipes and links")
PREPARED = ("a link", "a link to nowhere", "a hard link", "a pipe", "a read pipe", "a folder")


def prepare(log: Path, how: str) -> Path:
    """Put something in the place of a log; returns the file that it would reach."""
    target = log.parent / "profile"
    target.write_text("mine")
    match how:
        case "a link":
            log.symlink_to(target)
        case "a link to nowhere":
            log.symlink_to(log.parent / "new")
        case "a hard link":
            log.hardlink_to(target)
        case "a pipe":
            os.mkfifo(log)
        case "a read pipe":
            os.mkfifo(log)
            os.open(log, os.O_RDONLY | os.O_NONBLOCK)
        case "a folder":
            log.mkdir()
    return target


@pytest.fixture
def logging_as_before() -> Iterator[None]:
    root = logging.getLogger()
    before = list(root.handlers)
    yield
    for handler in [each for each in root.handlers if each not in before]:
        root.removeHandler(handler)
        handler.close()
    logging.raiseExceptions = True


@posix
@pytest.mark.parametrize("how", PREPARED)
def test_a_prepared_name_is_no_log(tmp_path: Path, how: str) -> None:
    target = prepare(tmp_path / "log", how)
    with pytest.raises(OSError, match=r"regular|link|directory|device"):
        open_log(tmp_path / "log")
    assert target.read_text() == "mine"
    assert not (tmp_path / "new").exists()


@posix
def test_a_log_that_another_user_made_is_not_written(tmp_path: Path) -> None:
    """Its owner could read it, whatever its mode is."""
    if os.geteuid():
        pytest.skip("only root gives files away")
    (tmp_path / "log").touch()
    os.chown(tmp_path / "log", 65534, 65534)
    with pytest.raises(OSError, match="another user"):
        open_log(tmp_path / "log")
    assert (tmp_path / "log").read_bytes() == b""


def test_a_log_is_appended_to(tmp_path: Path) -> None:
    for line in (b"one\n", b"two\n"):
        with open_log(tmp_path / "log") as file:
            file.write(line)
    assert (tmp_path / "log").read_bytes() == b"one\ntwo\n"


@posix
def test_only_the_owner_may_read_a_log(tmp_path: Path) -> None:
    for name in ("new", "old"):
        (tmp_path / "old").touch(0o644)
        (tmp_path / "old").chmod(0o644)
        open_log(tmp_path / name).close()
        assert (tmp_path / name).stat().st_mode & 0o777 == 0o600


@posix
@pytest.mark.parametrize("how", PREPARED)
def test_an_error_is_told_in_a_file_that_nobody_prepared(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    passing = tmp_path / "passing"
    passing.mkdir()
    (passing / "errors.log").symlink_to(tmp_path / "elsewhere")
    monkeypatch.setattr(tempfile, "tempdir", str(passing))
    target = prepare(tmp_path / "errors.log", how)
    log = arguments.write_log("ZeroDivisionError", tmp_path)
    assert log.parent == passing
    assert log.name != "errors.log"
    assert "ZeroDivisionError" in log.read_text()
    assert log.stat().st_mode & 0o777 == 0o600
    assert target.read_text() == "mine"
    assert not (tmp_path / "elsewhere").exists()


@posix
@pytest.mark.parametrize("how", PREPARED)
@pytest.mark.parametrize("name", ["kiosk.log", "faults.log"])
@pytest.mark.usefixtures("logging_as_before")
def test_a_kiosk_runs_without_a_log_of_a_prepared_name(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
    name: str,
    how: str,
) -> None:
    target = prepare(tmp_path / name, how)
    opened: list[IO[bytes]] = []
    monkeypatch.setattr(faulthandler, "enable", opened.append)
    kiosk.keep_log(tmp_path)
    logging.getLogger().warning("a line of a log")
    assert target.read_text() == "mine"
    assert f"cannot keep {tmp_path / name}" in capfd.readouterr().err
    if name == "faults.log":
        assert "a line of a log" in (tmp_path / "kiosk.log").read_text()
    else:
        assert len(opened) == 1
    for file in opened:
        file.close()


@posix
def test_a_pipe_holds_no_kiosk_up(tmp_path: Path) -> None:
    for name in ("kiosk.log", "faults.log"):
        os.mkfifo(tmp_path / name)
    code = (
        "import pathlib, sys; from game.commands import kiosk; "
        "kiosk.keep_log(pathlib.Path(sys.argv[1]))"
    )
    line = [sys.executable, "-c", code, str(tmp_path)]
    subprocess.run(line, cwd=Path(__file__).parents[2], timeout=20, check=True)
