"""Medals of puzzles, measured after several sizes of one plan, which is continued."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from ai.lab.medals import bigebang as medals

SIZES = [60, 600]
LIFE = {"puzzle": 3, "small": 1, "darkness": 0}


def test_a_longer_plan_is_never_worse() -> None:
    short, long = medals.planned(LIFE, "longer", SIZES)
    assert long[0] >= short[0]
    assert medals.planned(LIFE, "longer", SIZES[1:]) == [long], "the same plan, looked at once"


def test_what_was_noted_is_not_planned_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = tmp_path / "medals.jsonl"
    arguments = ["--puzzle", "3", "--small", "--positions", "60", "600", "--lines", str(lines)]
    medals.main([*arguments, "--deals", "2"])
    first = capsys.readouterr().out
    assert first.count("quartiles") == len(SIZES)
    # The second deal was being noted when the machine stopped.
    lines.write_text(lines.read_text(encoding="utf-8")[:-20], encoding="utf-8")
    planned: list[str] = []
    real = medals.planned

    def noted(options: Mapping[str, int], seed: str, positions: Sequence[int]) -> list[list[int]]:
        planned.append(seed)
        return real(options, seed, positions)

    monkeypatch.setattr(medals, "planned", noted)
    medals.main([*arguments, "--deals", "2"])
    assert capsys.readouterr().out == first
    assert planned == ["medals 1"]


def test_a_level_plays_to_the_end_by_itself(capsys: pytest.CaptureFixture[str]) -> None:
    medals.main(["--puzzle", "3", "--small", "--level", "student", "--deals", "1"])
    printed = capsys.readouterr().out.splitlines()
    score, medal = medals.played(LIFE, "medals 0", "student")
    assert printed[0] == f"medals 0 {score} ({medal})"
