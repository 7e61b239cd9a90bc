"""The command that makes learned numbers again: resumable, with where they come from."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from ai.lab import arena
from ai.lab.fitting import ascent
from ai.lab.fitting import games as contest
from ai.lab.fitting.recipe import Ascent, Lineup, Recipe, recipe
from ai.numbers import Learned, numbers, written
from game import VERSION
from game.commands import arguments, fit
from game.files.exits import FINE, REFUSED, USAGE
from tests.ai.lab.measure.test_arena import here

pytestmark = pytest.mark.medium


@pytest.fixture(autouse=True)
def _in_this_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "pool", lambda _processes: here())


def command(folder: Path, *more: str) -> int:
    options = ["fit", "--game", "bigebang", "--table", "pairs", "--folder", str(folder)]
    return arguments.main([*options, *more])


def games_of(folder: Path) -> list[str]:
    lines = (folder / "pairs.games.jsonl").read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line]


def test_a_result_has_the_shape_of_the_file_in_use_and_says_where_it_comes_from(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command(tmp_path, "--games", "20") == FINE
    text = (tmp_path / "pairs.json").read_text(encoding="utf-8")
    table = Learned(**json.loads(text))
    assert written(table) == text
    assert table.numbers.keys() == numbers("ai.evaluators.bigebang", "pairs").keys()
    came = table.provenance
    games = len(games_of(tmp_path))
    assert came["command"] == f"main.py fit --game bigebang --table pairs --games {games}"
    assert (came["seed"], came["commit"], came["games"]) == (fit.SEED, fit.commit(), games)
    assert came["observations"][0] > came["observations"][1] > 0
    assert 0 < came["loss_before"] < 1.5
    captured = capsys.readouterr()
    assert f"loss {came['loss_after']:.5f}" in captured.out
    assert "pairs: step 1, loss" in captured.err


def test_fitted_numbers_play_against_those_in_use(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(contest, "ITERATIONS", 10)
    assert command(tmp_path, "--games", "20", "--against", "4") == FINE
    won = json.loads((tmp_path / "pairs.json").read_text(encoding="utf-8"))["provenance"]
    assert won["against_in_use"]["games"] == 4
    assert 0 <= won["against_in_use"]["mean"] <= 1
    assert "of 4 games against those in use" in capsys.readouterr().out


def test_a_contest_that_was_begun_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(contest, "ITERATIONS", 10)
    assert command(tmp_path, "--games", "20", "--against", "6") == FINE
    first = capsys.readouterr().out
    file = tmp_path / "pairs.against.jsonl"
    whole = file.read_text(encoding="utf-8").splitlines()
    assert len(whole) == 4, "an empty one, and one for each deal"
    file.write_text(whole[1] + "\n" + whole[2][:-5], encoding="utf-8")
    played = _deals_of(contest, monkeypatch)
    assert command(tmp_path, "--games", "20", "--against", "6") == FINE
    assert capsys.readouterr().out == first
    assert [number for _, number in played] == [1, 2], "the first deal was not played again"


def test_an_ascent_goes_on_from_the_fit_and_from_where_it_was_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(contest, "ITERATIONS", 10)
    pairs = recipe("bigebang", "pairs")
    plain = replace(pairs, lineups=pairs.lineups[:1])
    assert _made(plain, tmp_path, monkeypatch)["provenance"].keys().isdisjoint({"ascent"})
    fitted = json.loads((tmp_path / "pairs.json").read_text(encoding="utf-8"))["numbers"]
    climbs = replace(plain, ascent=Ascent(steps=3, deals=2, reach=0.05, stride=10.0))
    climbed = _made(climbs, tmp_path, monkeypatch)
    assert climbed["provenance"]["ascent"]["steps"] == 3
    assert "loss_after" not in climbed["provenance"], "no loss is told of numbers that went on"
    assert climbed["numbers"] != fitted
    file = tmp_path / "pairs.ascent.jsonl"
    whole = file.read_text(encoding="utf-8").splitlines()
    assert len(whole) == 4, "an empty one, and one for each step"
    file.write_text(whole[1] + "\n" + whole[2][:-5], encoding="utf-8")
    played = _deals_of(ascent, monkeypatch)
    assert _made(climbs, tmp_path, monkeypatch) == climbed
    assert sorted({seed[-1] for seed, _ in played}) == ["1", "2"], (
        "the first step was not taken again"
    )


def test_later_generations_are_played_by_what_was_fitted_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pairs = recipe("bigebang", "pairs")
    # Whose values a game turns on: the usual lineups of the table go by ratings.
    one = replace(pairs, lineups=(Lineup(("search:20",), 2),), generations=2)
    made = _made(one, tmp_path, monkeypatch)
    assert made["provenance"]["generations"] == 2
    lines = [json.loads(line) for line in games_of(tmp_path)]
    assert [line["round"] for line in lines] == list(range(20))
    by = [line.get("numbers") for line in lines]
    assert by[:10] == [None] * 10
    assert len(set(by[10:])) == 1
    assert by[10]
    line = lines[10]
    sits = ("search:20", "search:20")
    job = arena.Job("bigebang", sits, (0, 0), line["options"], line["seed"], line["round"])
    again = json.loads(arena.play(json.dumps(job)))
    assert again["moves"] != line["moves"], "those in use play another game"
    (tmp_path / "pairs.games.jsonl").write_text(
        "\n".join(json.dumps(line) for line in lines[:15]), encoding="utf-8"
    )
    assert _made(one, tmp_path, monkeypatch) == made
    assert len(games_of(tmp_path)) == 20, "fifteen were not played again"


def _deals_of(module: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    """Seed and number of each deal that a module plays from now on."""
    played: list[tuple[str, int]] = []
    real = contest.deal

    def noted(*args: Any) -> float:
        _, _, seed, _, number, _ = args
        played.append((seed, number))
        return real(*args)

    monkeypatch.setattr(module, "deal", noted)
    return played


def _made(one: Recipe, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The result file of a recipe in place of Big*Bang's pairs."""
    monkeypatch.setattr(fit, "recipe", lambda _game, _table: one)
    monkeypatch.setattr(ascent, "recipe", lambda *_: one)
    assert command(folder, "--games", "20") == FINE
    return json.loads((folder / "pairs.json").read_text(encoding="utf-8"))


def test_what_was_begun_goes_on(tmp_path: Path) -> None:
    assert command(tmp_path, "--games", "20") == FINE
    whole, result = games_of(tmp_path), (tmp_path / "pairs.json").read_text(encoding="utf-8")
    cut = "\n".join(whole[:7]) + "\n" + whole[7][:50]
    (tmp_path / "pairs.games.jsonl").write_text(cut, encoding="utf-8")
    assert command(tmp_path, "--games", "20") == FINE
    assert games_of(tmp_path)[:8] == [*whole[:7], whole[7][:50]]
    assert len(games_of(tmp_path)) == len(whole) + 1, "seven were not played again"
    assert (tmp_path / "pairs.json").read_text(encoding="utf-8") == result


def test_the_commit_is_found_in_any_checkout(tmp_path: Path) -> None:
    assert fit.commit(tmp_path) == VERSION, "no checkout"
    git = tmp_path / ".git"
    (git / "refs" / "heads").mkdir(parents=True)
    (git / "HEAD").write_text("ref: refs/heads/main\n", encoding="utf-8")
    assert fit.commit(tmp_path) == VERSION, "no commit yet"
    (git / "packed-refs").write_text("# pack\n0123 refs/heads/main\n", encoding="utf-8")
    assert fit.commit(tmp_path) == "0123"
    (git / "refs" / "heads" / "main").write_text("4567\n", encoding="utf-8")
    assert fit.commit(tmp_path) == "4567"
    (git / "HEAD").write_text("89ab\n", encoding="utf-8")
    assert fit.commit(tmp_path) == "89ab"
    second = tmp_path / "second"
    inner = git / "worktrees" / "second"
    for folder in (second, inner):
        folder.mkdir(parents=True)
    (second / ".git").write_text(f"gitdir: {inner}\n", encoding="utf-8")
    (inner / "HEAD").write_text("ref: refs/heads/main\n", encoding="utf-8")
    (inner / "commondir").write_text("../..\n", encoding="utf-8")
    assert fit.commit(second) == "4567"


def test_without_a_table_all_of_a_game_are_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables: list[str] = []
    monkeypatch.setattr(fit, "_make", lambda one, _args: tables.append(one.table))
    assert arguments.main(["fit", "--game", "bigebang", "--folder", str(tmp_path)]) == FINE
    assert tables == ["pairs", "ratings"]


def test_what_decides_no_move_has_nothing_to_play_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    one = replace(recipe("bigebang", "pairs"), evaluator=None)
    monkeypatch.setattr(fit, "recipe", lambda _game, _table: one)
    assert command(tmp_path, "--games", "20", "--against", "4") == USAGE
    assert "pairs decides no move" in capsys.readouterr().err


def test_too_few_games_and_wrong_names_are_sentences(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command(tmp_path, "--games", "1", "--seed", "x") == REFUSED
    assert "show nothing of pairs: play more" in capsys.readouterr().err
    assert command(tmp_path, "--table", "nonsense") == USAGE
    assert "bigebang has no table 'nonsense', but pairs" in capsys.readouterr().err
