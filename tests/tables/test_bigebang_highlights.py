"""Facts of nature that Big*Bang tells at the first time of an event, and once only."""

from __future__ import annotations

import pytest

from game.rules.bigebang.board import ANTI, H1, H2, H3, HE4
from game.tables.bigebang import BigEBangTable
from game.tables.capabilities import Facts, Highlights
from game.words.text import Text
from tests.layout import LANGUAGES
from tests.rules.bigebang_positions import look, universe
from tests.some import some

TABLE = BigEBangTable()
PAIR: tuple[str, Facts] = ("annihilated", {"source": 3, "target": 4, "stack": H1, "light": 2})


def fused(made: int, spot: int = 7) -> tuple[str, Facts]:
    """A fusion into this stack."""
    return "fused", {"made": made, "spot": spot}


def told(*events: tuple[str, Facts], new: int = 0, puzzle: int = 0) -> list[str]:
    """The ends of the keys of what is told of these events, with their places."""
    assert isinstance(TABLE, Highlights)
    view = look("4: n", played=universe(puzzle=puzzle))
    found = TABLE.highlights(events, new or len(events), view)
    assert all(each is None or each.reads for each in found)
    ends = [each and (each.shout.key.removeprefix("bigebang-told-"), each.at) for each in found]
    return [f"{each[0]} {each[1]}" if each else "" for each in ends]


def test_each_fact_is_told_once_at_its_place() -> None:
    assert told(PAIR, PAIR, fused(H2), fused(H2 + ANTI)) == [
        "annihilation cell:4",
        "",
        "deuterium cell:7",
        "",
    ]
    assert told(fused(HE4, 9), fused(HE4 + ANTI, 8)) == ["helium cell:9", "antihelium cell:8"]
    assert told(("carbon", {"seat": 0, "spot": 5})) == ["carbon cell:5"]


def test_a_fact_of_an_earlier_move_is_not_told_again() -> None:
    assert told(PAIR, fused(H2), PAIR, new=1) == [""]


def test_other_events_and_puzzles_tell_nothing() -> None:
    assert told(fused(H3), ("passed", {"seat": 0})) == ["", ""]
    assert told(PAIR, puzzle=1) == [""]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_fact_is_a_short_name_and_a_sentence(language: str) -> None:
    text = Text(language)
    events = [PAIR, fused(H2), fused(HE4), fused(HE4 + ANTI), ("carbon", {"spot": 1})]
    for each in some(TABLE.highlights(events, len(events), look("4: n"))):
        assert each is not None
        assert len(text.say(each.shout).split()) == 1
        assert text.say(each.line).endswith(".")
        assert not text.missing
