"""Folders and papers go to programs of the system: only ours, as one argument each."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

import pytest

from game.files.desktop import Desktop

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the programs are shell scripts")


def program(bin_: Path, name: str, *, code: int = 0) -> Path:
    """A program that writes each of its arguments into a line of the file that is returned."""
    bin_.mkdir(exist_ok=True)
    said = bin_ / f"{name}.said"
    file = bin_ / name
    file.write_text(
        f'#!/bin/sh\nprintf "%s\\n" "$@" >"{said}.part"\nmv "{said}.part" "{said}"\nexit {code}\n'
    )
    file.chmod(0o755)
    return said


def heard(said: Path) -> list[str]:
    """The arguments, once the program has run."""
    for _ in range(500):
        if said.exists():
            return said.read_text().splitlines()
        time.sleep(0.01)
    pytest.fail(f"{said.name} was never run")


@pytest.fixture
def bin_(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "bin"
    folder.mkdir()
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("PATH", os.pathsep.join((str(folder), os.defpath)))
    return folder


@pytest.fixture
def ours(tmp_path: Path) -> Path:
    folder = tmp_path / "data; touch x"  # a name that a shell would read as two commands
    folder.mkdir()
    return folder


def test_a_folder_of_ours_is_shown_by_the_file_manager(bin_: Path, ours: Path) -> None:
    said = program(bin_, "xdg-open")
    desktop = Desktop(ours)
    assert desktop.opens
    assert desktop.open_folder(ours)
    assert heard(said) == [str(ours)]
    assert not (ours / "x").exists()


def test_papers_go_to_the_printer(bin_: Path, ours: Path) -> None:
    said = program(bin_, "lp")
    papers = [ours / "plan 45.pdf", ours / "chart.pdf"]
    for paper in papers:
        paper.write_bytes(b"%PDF")
    desktop = Desktop(ours)
    assert desktop.prints
    assert desktop.print_files(papers)
    assert heard(said) == [str(paper) for paper in papers]


@pytest.mark.parametrize("way", ["..", "link", "none"])
def test_no_other_folder_is_shown(bin_: Path, ours: Path, tmp_path: Path, way: str) -> None:
    program(bin_, "xdg-open")
    other = tmp_path / "other"
    other.mkdir()
    (ours / "link").symlink_to(other)
    assert not Desktop(ours).open_folder(ours / way)


def test_no_other_file_is_printed(bin_: Path, ours: Path, tmp_path: Path) -> None:
    program(bin_, "lp")
    (ours / "a.pdf").write_bytes(b"")
    (tmp_path / "b.pdf").write_bytes(b"")
    desktop = Desktop(ours)
    assert not desktop.print_files([ours / "a.pdf", tmp_path / "b.pdf"])
    assert not desktop.print_files([])


def test_without_the_programs_nothing_is_offered(
    ours: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("PATH", str(tmp_path / "nothing"))
    desktop = Desktop(ours)
    assert not desktop.opens
    assert not desktop.prints
    assert not desktop.open_folder(ours)


def test_a_program_that_fails_is_told_once(bin_: Path, ours: Path) -> None:
    said = program(bin_, "xdg-open", code=4)
    desktop = Desktop(ours)
    assert desktop.open_folder(ours)
    heard(said)
    told = 0
    for _ in range(100):
        told += desktop.failed()
        time.sleep(0.01)
    assert told == 1
