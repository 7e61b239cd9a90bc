"""Compiled figures: told where they can be, and a sentence where not."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from ai.lab import compiled
from game.commands import bench
from game.games import GAMES

PLAIN = compiled.Figures({"moves_s": 200, "search_s": 100, "playouts_s": 50}, "a")
FAST = compiled.Figures({"moves_s": 300, "search_s": 250, "playouts_s": 50}, "a")


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """Nothing is compiled; which folders are asked for it is kept."""
    built: list[Path] = []

    def build(folder: Path, _game: str) -> None:
        built.append(folder)

    def measured(folder: Path, _game: str) -> compiled.Figures:
        return PLAIN if folder == compiled.ROOT else FAST

    monkeypatch.setattr(compiled, "find_spec", lambda _name: object())
    monkeypatch.setattr(compiled, "copy", lambda folder: folder.mkdir(parents=True))
    monkeypatch.setattr(compiled, "build", build)
    monkeypatch.setattr(compiled, "measured", measured)
    return built


def test_what_was_compiled_is_not_compiled_again(quick: list[Path], tmp_path: Path) -> None:
    assert compiled.both(tmp_path, "bigebang") == (PLAIN, FAST)
    assert compiled.both(tmp_path, "bigebang") == (PLAIN, FAST)
    assert quick == [tmp_path / "bigebang"]


def test_a_row_for_people_says_how_many_times_as_fast() -> None:
    row = compiled.line("bigebang", PLAIN, FAST)
    assert "moves 200 -> 300 (x 1.50)" in row
    assert row.endswith("plays the same")
    assert compiled.line("bigebang", PLAIN, FAST._replace(digest="b")).endswith("PLAYS OTHERWISE")


def test_bench_tells_both_of_every_game(quick: list[Path], tmp_path: Path) -> None:
    rates = bench.compiled_rates(tmp_path)
    assert isinstance(rates, dict)
    assert list(rates) == list(GAMES)
    assert rates["bigebang"]["compiled"]["search_s"] == 250
    assert rates["bigebang"]["plays_the_same"]
    assert len(quick) == len(GAMES)


def test_without_mypyc_there_is_a_sentence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(compiled, "find_spec", lambda _name: None)
    with pytest.raises(compiled.NotCompiled, match="mypyc is not here"):
        compiled.both(tmp_path, "bigebang")
    rates = bench.compiled_rates(tmp_path)
    assert isinstance(rates, dict)
    assert "mypyc is not here" in rates["bigebang"]
    assert "--compiled" in str(bench.compiled_rates(None))


@pytest.mark.usefixtures("quick")
def test_what_fails_says_why_and_leaves_nothing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def fails(_folder: Path, _game: str) -> None:
        raise subprocess.CalledProcessError(1, "mypyc", stderr="some\nTypeError: None expected\n")

    monkeypatch.setattr(compiled, "build", fails)
    with pytest.raises(compiled.NotCompiled, match="TypeError: None expected"):
        compiled.both(tmp_path, "bigebang")
    assert not (tmp_path / "bigebang").exists()
