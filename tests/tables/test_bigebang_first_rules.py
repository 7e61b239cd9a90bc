"""Rules that a beginner is told at the first choices of Big*Bang."""

from __future__ import annotations

from pathlib import Path

import pytest

from ai.evaluators.bigebang import BigEBangEvaluator
from game.app import App
from game.core.phrase import Phrase, say
from game.rules.bigebang.state import Move, View
from game.tables.bigebang import BigEBangTable
from game.tables.sheet import sheet_for
from game.window import open_window, opened
from game.words.text import Text
from tests.layout import LANGUAGES, faults
from tests.rules.bigebang_positions import look, universe
from tests.scenes.test_layout import GivenSpots

F = "bigebang-first-"
ASKED = ("turn", "passed", "stuck", "decided")
"""Questions that two at one screen are asked by name."""
PAIR = "3: n . ~n H1"


def told(view: View, seat: int = 0) -> list[str]:
    """The ends of the keys of the rules for this player."""
    return [rule.key.removeprefix(F) for rule in BigEBangTable().first_rules(view, seat)]


def test_how_to_move_and_each_token_is_told_to_the_player_on_turn() -> None:
    assert told(look(PAIR)) == ["touch", "far", "light", "helium", "star", "carbon"]
    assert told(look(PAIR), 1) == [], "it is not their turn"


def test_without_a_token_for_light_it_is_not_told() -> None:
    assert told(look(PAIR, played=universe(mass=1))) == ["touch", "far", "helium", "star", "carbon"]


def test_that_stacks_fly_over_empty_circles_is_told_once_one_can() -> None:
    assert told(look("3: H1 n ~n"))[:2] == ["touch", "light"]
    assert told(look("3: H1 n . ~n"))[:3] == ["touch", "far", "light"]


@pytest.mark.parametrize(("turn", "shape"), [(0, "round"), (1, "six-sided")])
def test_the_first_rule_names_the_shape_of_ones_own_stacks(turn: int, shape: str) -> None:
    (touch, *_) = BigEBangTable().first_rules(look(PAIR, turn=turn), turn)
    assert f"Your stacks are {shape}:" in Text("en").say(touch)


def test_the_question_matters_more_after_a_pass_and_where_nothing_can_move() -> None:
    assert told(look(PAIR, passes=1)) == []
    assert told(look("3: n")) == []


def test_no_rule_is_told_when_nothing_can_change_the_result() -> None:
    assert told(look("3: He4 . H1 n")) == []


def test_a_puzzle_has_no_tokens() -> None:
    assert told(look(PAIR, played=universe(1, puzzle=1))) == []


@pytest.mark.parametrize("size", [(1280, 720), (720, 1280)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_rule_has_room_in_large_letters(
    tmp_path: Path, language: str, size: tuple[int, int]
) -> None:
    table = BigEBangTable(sheet_for(size))
    prompt = next(spot for spot in table.layout(look(PAIR), 0) if spot.id == "prompt")
    with opened(tmp_path, language, 1.5) as services:
        rules = [rule for turn in (0, 1) for rule in table.first_rules(look(PAIR, turn=turn), turn)]
        two = say("seat-player", number=2)
        pick = say("bigebang-prompt-side", even=0)
        asked = [say(f"bigebang-prompt-{name}") for name in ASKED]
        by_name = [say("rule-for", who=two, rule=words) for words in (*rules, *asked)]
        by_name += [say(key, who=two, rule=pick) for key in ("rule-for", "rule-for-younger")]
        for rule in [*rules, *by_name, *_sides()]:
            spot = prompt._replace(label=rule)
            app = App(services, open_window(size, full_screen=False), GivenSpots(services, [spot]))
            app.step([], 0.05)
            assert list(faults(app)) == [], rule


def _sides() -> list[Phrase]:
    """The words beside the light on a side."""
    evaluator, rows = BigEBangEvaluator(), "4: H1 n ~n"
    played = [universe(side=2), universe(side=2, mirror=1)]
    views = [look(rows, played=each, turn=1, matter=-1) for each in played]
    said = [evaluator.beside_light(view, Move("side", 0)) for view in views]
    keys = [each.key for each in said if each]
    assert keys == ["bigebang-light-side", "bigebang-light-side-even"]
    return [each for each in said if each]
