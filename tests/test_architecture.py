"""The import contract sees every module: one that stands on no floor fails it."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LINT = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports(no_logo=True))"
MOST_MODULES = 16
"""In one folder: a reader holds no more in mind."""
LONGEST = 350
"""Lines of a module."""


def sources() -> list[Path]:
    return sorted(p for top in ("game", "ai", "tutorial") for p in (ROOT / top).rglob("*.py"))


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A copy of the program with its contract."""
    for name in ("game", "ai", "tutorial"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


def linted(folder: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", LINT]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("stray", ["game/stray.py", "game/scenes/stray.py"])
def test_a_module_without_a_floor_breaks_the_contract(house: Path, stray: str) -> None:
    (house / stray).write_text('"""Stands nowhere."""\n')
    result = linted(house)
    assert result.returncode == 1
    assert "stray" in result.stdout


def test_an_import_that_goes_up_breaks_the_contract(house: Path) -> None:
    with (house / "game" / "core" / "rng.py").open("a") as file:
        file.write("\n\ndef _up() -> None:\n    import game.app  # noqa\n")
    assert linted(house).returncode == 1


def test_no_folder_is_a_drawer() -> None:
    count: dict[Path, int] = {}
    for path in sources():
        if path.name != "__init__.py":
            count[path.parent] = count.get(path.parent, 0) + 1
    assert {str(folder): n for folder, n in count.items() if n > MOST_MODULES} == {}
