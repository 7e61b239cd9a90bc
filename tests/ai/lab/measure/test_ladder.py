"""The ladder: rungs end when enough is known, go on where they stopped, and make a table."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ai.lab import arena, ladder
from ai.lab.ladder import STEPS, Contest, LadderRung, climb, read, result_of, rungs
from game.commands import arguments
from game.commands import ladder as command
from game.core.record import parse_record, replay
from game.files import exits
from tests.ai import toys
from tests.ai.lab.measure.lines import without_cost
from tests.ai.lab.measure.test_arena import here

NIM, SHED, DAM = Contest("nim", 2), Contest("shed", 3), Contest("dam", 2)


def climbed(
    rung: LadderRung, rounds: int, known: dict[str, Any], seconds: float = 60.0
) -> list[str]:
    """The new lines, which become known."""
    texts = list(climb(rung, known, rounds, seconds, here, toys.REGISTRY))
    known.update(read(texts))
    return texts


def test_a_rung_is_every_level_against_the_one_below() -> None:
    ladder_rungs = rungs([NIM], toys.REGISTRY)
    assert [(rung.high, rung.low) for rung in ladder_rungs] == [
        ("visitor", "random"),
        ("student", "visitor"),
        ("researcher", "student"),
        ("nobel", "researcher"),
    ]
    assert [(rung.high, rung.low) for rung in rungs([DAM], toys.REGISTRY)] == [
        (level, "") for level in STEPS
    ]


def test_a_clear_rung_ends_early_and_is_told() -> None:
    known: dict[str, Any] = {}
    rung = LadderRung(NIM, "researcher", "random")
    texts = climbed(rung, 200, known)
    result = result_of(rung, known, 200, toys.REGISTRY)
    assert result is not None
    assert result.verdict.says == "better"
    assert len(texts) == len(result.lines) == 2 * result.verdict.rounds < 400
    assert result.score.mean > 0.6
    for text in texts:
        assert replay(parse_record(text), toys.GAMES).to_move() is None


def test_what_was_played_is_not_played_again() -> None:
    known: dict[str, Any] = {}
    rung = LadderRung(SHED, "student", "visitor")
    whole = climbed(rung, 6, known)
    assert len(whole) == 6 * 6
    assert climbed(rung, 6, known) == []
    some = read(whole[:7])
    rest = climbed(rung, 6, some)
    lines, again = ([json.loads(text) for text in texts] for texts in (whole, whole[:7] + rest))
    assert [without_cost(line) for line in lines] == [without_cost(line) for line in again]


def test_time_that_is_used_up_ends_a_rung_after_a_whole_round() -> None:
    known: dict[str, Any] = {}
    assert len(climbed(LadderRung(SHED, "researcher", "student"), 50, known, seconds=0.0)) == 6


def test_a_team_plays_all_its_rounds_alone() -> None:
    known: dict[str, Any] = {}
    rung = LadderRung(DAM, "student")
    texts = climbed(rung, 9, known)
    assert len(texts) == 9
    result = result_of(rung, known, 9, toys.REGISTRY)
    assert result is not None
    returns = [json.loads(text)["returns"][0] for text in texts]
    assert result.score.mean == pytest.approx(sum(returns) / 9)


def test_the_table_has_scores_ratings_and_odds() -> None:
    known: dict[str, Any] = {}
    all_rungs = [*rungs([SHED, DAM], toys.REGISTRY)]
    some = [rung for rung in all_rungs if rung.high in ("random", "visitor", "student")]
    for rung in some:
        climbed(rung, 4, known)
    results = [
        one for rung in all_rungs if (one := result_of(rung, known, 4, toys.REGISTRY)) is not None
    ]
    assert len(results) == len(some)
    table = ladder.ladder_table(results, {"shed": "Shedding"})
    lines = table.splitlines()
    assert lines[0].startswith("| game | seats | Visitor against Random |")
    (shed,) = [line for line in lines if line.startswith("| Shedding | 3 |")]
    assert shed.count(", 24 |") == 2, "games of the two rungs"
    assert shed.count("| – |") == 1, "rungs that were not played"
    assert "+0 ±" in shed, "the Student's rating"
    (dam,) = [line for line in lines if line.startswith("| dam | 2 |")]
    assert dam.count("score") == 3
    assert all(line.count("|") == lines[0].count("|") for line in lines[:3])


def test_a_modest_score_stands_beside_what_a_oracle_reaches() -> None:
    """Only where something is hidden, and only where the score needs a word of why."""
    known: dict[str, Any] = {}
    rung = LadderRung(SHED, "visitor", "random")
    climbed(rung, 4, known)
    result = result_of(rung, known, 4, toys.REGISTRY)
    assert result is not None
    modest = result._replace(score=result.score._replace(mean=0.59))
    pair = ladder.bound(modest, toys.REGISTRY)
    assert pair == LadderRung(SHED, "oracle:500", "random")
    nobel = modest._replace(rung=LadderRung(SHED, "nobel", "researcher"))
    assert ladder.bound(nobel, toys.REGISTRY) == LadderRung(SHED, "oracle:1500", "researcher")
    proud = result._replace(score=result.score._replace(mean=0.6))
    assert ladder.bound(proud, toys.REGISTRY) is None
    assert (
        ladder.bound(modest._replace(rung=LadderRung(NIM, "visitor", "random")), toys.REGISTRY)
        is None
    )
    assert ladder.bound(modest._replace(rung=LadderRung(DAM, "visitor")), toys.REGISTRY) is None
    climbed(pair, 4, known)
    of_oracle = result_of(pair, known, 4, toys.REGISTRY)
    assert of_oracle is not None
    assert of_oracle.score.mean > 0.6
    table = ladder.ladder_table([modest], {}, {rung: of_oracle})
    assert f", {len(result.lines)}; oracle {of_oracle.score.mean * 100:.0f} % (" in table


def test_ratings_of_seats_that_are_shared_out_unevenly() -> None:
    """Three seats for two levels: the level that wins more is rated higher, by the margins."""
    known: dict[str, Any] = {}
    rung = LadderRung(SHED, "visitor", "random")
    climbed(rung, 30, known)
    result = result_of(rung, known, 30, toys.REGISTRY)
    assert result is not None
    ratings = ladder._ratings({"visitor": result})
    first, second = (float(part.split(" ±")[0]) for part in ratings.split(", "))
    assert first == 0.0
    assert (second > 0) == (result.score.mean > 0.5)


def test_the_command_writes_the_table_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "opponents.md"
    page.write_text(f"before\n{command.BEGIN}old\n{command.END}after\n")
    monkeypatch.setattr(command, "PAGE", page)
    monkeypatch.setattr(ladder, "STEPS", STEPS[:3])
    monkeypatch.setattr(arena, "pool", here)
    lines = tmp_path / "lines.jsonl"
    typed = ("ladder", "--game", "tutti_quantum", "--lines", str(lines), "--rounds", "1")
    assert arguments.main(typed) == exits.FINE
    first = lines.read_text()
    table = capsys.readouterr().out.strip()
    assert table.startswith("| game | seats |")
    assert arguments.main((*typed, "--write")) == exits.FINE
    assert lines.read_text() == first, "nothing is played twice"
    assert page.read_text() == f"before\n{command.BEGIN}\n{table}\n\n{command.END}after\n"
    lines.write_text(first + "nonsense\n")
    assert arguments.main(typed) == exits.REFUSED
    page.write_text("nothing here\n")
    lines.write_text(first)
    assert arguments.main((*typed, "--write")) == exits.REFUSED
