"""The wheel: one name, everything inside it, and a command that plays from any folder."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from game.commands.arguments import parse
from game.commands.kiosk import command, policy_file
from game.start import folders

ROOT = Path(folders.ROOT)
LAB = ("arena", "bench", "collisions", "fit", "ladder", "puzzles", "test")
"""Commands that are for those who change the program."""
LEFT_OUT = {*(f"game/commands/{name}.py" for name in LAB), "ai/lab", "assets/pictures"}
"""The files that only a checkout needs."""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder for packages with the wheel in it, as an installer would leave it."""
    folder = tmp_path_factory.mktemp("wheel")
    source = folder / "source"
    for room in ("game", "ai", "tutorial", "assets", "LICENSES"):
        shutil.copytree(ROOT / room, source / room, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, source)
    build = "from setuptools import build_meta; print(build_meta.build_wheel('..'))"
    out = subprocess.check_output([sys.executable, "-c", build], cwd=source, text=True)
    site = folder / "site"
    with zipfile.ZipFile(folder / out.splitlines()[-1]) as wheel:
        wheel.extractall(site)
    shutil.rmtree(source)
    return site


def files(folder: Path, suffix: str = "*") -> set[str]:
    return {
        path.relative_to(folder).as_posix()
        for path in folder.rglob(suffix)
        if path.is_file() and "__pycache__" not in path.parts
    }


@pytest.mark.long
def test_it_claims_one_name(installed: Path) -> None:
    names = {path.name for path in installed.iterdir()}
    assert {name for name in names if not name.endswith(".dist-info")} == {"quarkade"}


def test_everything_is_in_it_but_what_only_a_checkout_needs(installed: Path) -> None:
    contents = files(installed / "quarkade")
    wanted = {f"assets/{name}" for name in files(ROOT / "assets")}
    for room in ("game", "ai", "tutorial"):
        for kind in ("*.py", "*.json", "*.toml", "*.csv"):
            wanted |= {f"{room}/{name}" for name in files(ROOT / room, kind)}
    front = {name for name in wanted if name.startswith("game/installed/")}
    missing = wanted - contents - front
    assert {name for name in missing if not name.startswith(tuple(LEFT_OUT))} == set()
    assert contents - wanted == {Path(name).name for name in front}


def run(site: Path, folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """The command of the wheel, started in this folder, which is its home as well."""
    home = {name: str(folder) for name in ("HOME", "LOCALAPPDATA", "XDG_DATA_HOME")}
    packages = [str(site), *filter(None, sys.path)]
    near = [path for path in packages if Path(path).resolve() != ROOT]
    environ = {**os.environ, **home, "PYTHONPATH": os.pathsep.join(near)}
    return subprocess.run(
        [sys.executable, "-m", "quarkade", *arguments],
        cwd=folder,
        env={**environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


@pytest.mark.long
def test_its_command_plays_from_any_folder(installed: Path, tmp_path: Path) -> None:
    played = run(installed, tmp_path, "--lang", "en", "--until-menu")
    assert (played.returncode, played.stderr) == (0, "")
    assert list(tmp_path.rglob("store.db")), "games are kept with the user"
    before = set(installed.iterdir())
    # Opponents think in processes of their own, which have to find the rooms too.
    played = run(installed, tmp_path, "demo", "--game", "bigebang", "--seconds", "4")
    assert played.returncode == 0, played.stderr
    assert '"ai_faults": 0' in played.stdout
    assert set(installed.iterdir()) == before, "nothing is written beside the packages"


def test_it_calls_itself_by_its_name_and_has_no_tests(installed: Path, tmp_path: Path) -> None:
    refused = run(installed, tmp_path, "test", "-q")
    assert refused.returncode == 2
    assert refused.stderr.startswith("usage: quarkade ")
    assert "'test'" in refused.stderr


def test_a_wheel_is_started_again_by_its_own_front(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The supervisor of a kiosk does that, and so does what measures the start."""
    assert folders.program() == [sys.executable, str(ROOT / "main.py")]
    monkeypatch.setattr(folders, "ROOT", str(tmp_path))
    assert folders.program() == [sys.executable, str(tmp_path / "__main__.py")]
    assert command(parse(["kiosk", "--policy", "fair.toml"]), again=True, safe=False, wrong=0) == [
        sys.executable,
        str(tmp_path / "__main__.py"),
        *("kiosk", "--supervised", "--policy", "fair.toml", "--again"),
    ]
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert folders.program() == [sys.executable]


def test_a_policy_is_looked_for_here_and_beside_the_saved_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, saves = tmp_path / "here", tmp_path / "kept"
    here.mkdir()
    saves.mkdir()
    monkeypatch.chdir(here)
    name = Path("fair.toml")
    assert policy_file(name, saves) == name, "the message about a missing one names what was typed"
    (saves / name).touch()
    assert policy_file(name, saves) == saves / name
    (here / name).touch()
    assert policy_file(name, saves) == name
