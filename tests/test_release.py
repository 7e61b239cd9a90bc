"""A release is built by the scripts of the checkout, and its notes come from the changelog."""

from __future__ import annotations

import os
import re
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

from game import VERSION

ROOT = Path(__file__).parents[1]
NOTES = runpy.run_path(str(ROOT / ".ci" / "notes.py"))
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
CHANGELOG = """# Changelog

## Unreleased

- Soon.

## 1.2.0 (2026-11-27)

### Added

- A game.

## 1.1.0

## 1.0.0

- First.
"""


@pytest.mark.parametrize(
    ("version", "notes"),
    [("Unreleased", "- Soon.\n"), ("1.2.0", "### Added\n\n- A game.\n"), ("1.0.0", "- First.\n")],
)
def test_the_notes_are_the_section_of_the_version(version: str, notes: str) -> None:
    assert NOTES["section"](CHANGELOG, version) == notes


@pytest.mark.parametrize("version", ["1.1.0", "1.3.0", "1.2"])
def test_a_version_without_a_section_is_refused(version: str) -> None:
    with pytest.raises(ValueError, match=version):
        NOTES["section"](CHANGELOG, version)


def written(tmp_path: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / ".ci" / "notes.py"), *words, str(tmp_path / "NOTES.md")]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_a_tag_that_is_not_the_version_is_refused(tmp_path: Path) -> None:
    run = written(tmp_path, "--tag", "v999.0.0")
    assert run.returncode == 1
    assert f"the version is {VERSION}" in run.stderr
    assert not (tmp_path / "NOTES.md").exists()


def test_without_a_tag_the_notes_of_what_comes_are_written(tmp_path: Path) -> None:
    run = written(tmp_path)
    assert run.stdout == f"{VERSION}\n"
    assert (tmp_path / "NOTES.md").read_text("utf-8").strip()


def test_workflows_run_scripts_that_exist_and_are_executable() -> None:
    scripts = {
        script
        for workflow in WORKFLOWS
        for script in re.findall(r"(?<![\w/])\.ci/[\w.]+", workflow.read_text("utf-8"))
    }
    assert {".ci/run", ".ci/web", ".ci/school", ".ci/release"} <= scripts
    for script in scripts:
        assert os.access(ROOT / script, os.X_OK), script


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_workflows_may_write_nothing_unless_a_job_says_so(workflow: Path) -> None:
    top = workflow.read_text("utf-8").partition("\njobs:")[0]
    assert "permissions:\n  contents: read" in top
