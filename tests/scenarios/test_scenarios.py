"""Every scenario holds; a scenario that is wrong, or cannot be read, is noticed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.scenarios.board import Board, follow
from tests.scenarios.scenario import Malformed, Scenario, read, scenarios
from tests.scenarios.words.bigebang import BigEBangBoard
from tests.scenarios.words.particle_builder import ParticleBuilderBoard
from tests.scenarios.words.particle_panic import ParticlePanicBoard
from tests.scenarios.words.tutti_quantum import TuttiQuantumBoard
from tests.scenarios.words.u_know_feynman import UKnowFeynmanBoard

BOARDS: dict[str, type[Board]] = {
    board.game: board
    for board in (
        BigEBangBoard,
        ParticleBuilderBoard,
        ParticlePanicBoard,
        TuttiQuantumBoard,
        UKnowFeynmanBoard,
    )
}
ALL = scenarios()


@pytest.mark.parametrize("scenario", ALL, ids=[f"{s.game}-{s.title}" for s in ALL])
def test_scenario(scenario: Scenario) -> None:
    follow(scenario, BOARDS)


def test_no_two_scenarios_have_one_title() -> None:
    titles = [(scenario.game, scenario.title) for scenario in ALL]
    assert len(titles) == len(set(titles)) > 100
    assert {game for game, _ in titles} == BOARDS.keys()


def written_in(folder: Path, text: str) -> list[Scenario]:
    (folder / "bigebang").mkdir()
    (folder / "bigebang" / "tried.txt").write_text(text, "utf-8")
    return scenarios(folder)


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("fusing\n  setup 4: H1 n\n  expect mover 1\n", "line 3: expect mover 1: mover is 0"),
        ("fusing\n  setup 4: H1 n\n  moves stop\n  expect mover 1\n", "'stop' is not legal"),
        ("fusing\n  setup 4: H1 n\n  expect only fuse: 4/0 4/1\n", "only fuse"),
        ("fusing\n  setup 4: H1 n\n  moves pass\n  expect event fused\n", "came 0 times"),
        ("alone\n  setup seats 1\n  expect mover 0\n", "impossible: alone"),
    ],
)
def test_a_wrong_scenario_fails_with_its_line(tmp_path: Path, text: str, error: str) -> None:
    (wrong,) = written_in(tmp_path, text)
    with pytest.raises(AssertionError, match=error.replace("(", r"\(")):
        follow(wrong, BOARDS)


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("  setup 4: H1\n", "line 1: a title comes first"),
        ("fusing\n  sets 4: H1\n", "line 2: 'sets' is none of"),
        ("fusing\n  moves pass\n  expect mover 1\n", "does not begin with a setup"),
        ("fusing\n  setup 4: H1 n\n  moves pass\n", "does not end with what is expected"),
    ],
)
def test_a_scenario_that_cannot_be_read_is_refused(tmp_path: Path, text: str, error: str) -> None:
    with pytest.raises(Malformed, match=error):
        written_in(tmp_path, text)


def test_comments_and_long_sections_are_read(tmp_path: Path) -> None:
    text = "# a comment\n\nfusing\n  setup   4: H1 # n\n    5: n; turn 1\n  expect mover 1\n"
    (only,) = written_in(tmp_path, text)
    assert only.title == "fusing"
    assert [step.items for step in only.steps] == [("4: H1 # n", "5: n", "turn 1"), ("mover 1",)]
    assert list(read(only.file)) == [only]
