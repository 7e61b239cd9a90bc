"""Players of a record, the step after a game that was won, and the game as a file."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from ai.levels import LEVELS
from game.core.phrase import say
from game.core.record import BadRecord
from game.match.guide import one_lit
from game.match.match import AI, HUMAN, check_players, new_match
from game.match.saving import FOLDER, export
from game.match.set_up import harder
from game.tables.pictures import Button
from game.tables.table import Spot


@pytest.mark.parametrize("stranger", ["ai:oracle", "student", "net:student", "AI:student", ""])
def test_a_record_with_a_player_that_nobody_knows_is_refused(stranger: str) -> None:
    record = new_match("bigebang", (HUMAN, AI + "student"), {}, "one").record()
    check_players(record)
    with pytest.raises(BadRecord):
        check_players(replace(record, seats=(HUMAN, stranger)))


@pytest.mark.parametrize("seats", [2, 3])
def test_after_one_level_comes_the_next_for_all_rivals(seats: int) -> None:
    levels = list(LEVELS)
    for level, following in zip(levels, [*levels[1:], None], strict=True):
        rivals = (AI + level,) * (seats - 1)
        step = harder(new_match("u_know_feynman", (HUMAN, *rivals), {}, "one"))
        if following is None:
            assert step is None
            continue
        assert step is not None
        set_up, name = step
        assert set_up.seats == (HUMAN, *(AI + following,) * (seats - 1))
        assert name == say(f"level-{following}")


def test_rivals_of_different_levels_have_no_next_one() -> None:
    match = new_match("u_know_feynman", (HUMAN, AI + "visitor", AI + "student"), {}, "one")
    assert harder(match) is None


def test_one_button_of_the_next_touches_is_lit() -> None:
    spots = [Spot(name, Button("primary"), 0, 0, 0, 0) for name in ("pass", "play", "rail")]
    lit = one_lit(spots, "play", {"pass", "play"})
    assert [spot.art for spot in lit] == [Button("outline"), Button("primary"), Button("primary")]


def test_a_game_is_exported_into_a_folder_that_is_made(tmp_path: Path) -> None:
    record = new_match("bigebang", (HUMAN, AI + "student"), {}, "one").record()
    went_well, line = export(tmp_path, "game-1", record, lambda _files: None)
    file = tmp_path / FOLDER / "game-1.json"
    assert went_well
    assert line == say("replay-exported", file=str(file))
    assert file.read_text("utf-8") == record.to_json()


def test_an_export_that_fails_says_why(tmp_path: Path) -> None:
    (tmp_path / FOLDER).write_text("no folder")
    record = new_match("bigebang", (HUMAN, AI + "student"), {}, "one").record()
    went_well, line = export(tmp_path, "game-1", record, lambda _files: None)
    assert not went_well
    assert line.key == "replay-not-exported"
