"""What is said about a piece stands beside it, on the board and not on the piece."""

from __future__ import annotations

import pytest

from game.app import App
from game.arcade import Arcade
from game.core.phrase import literal
from game.match.match import new_match
from game.match.seats import HUMAN
from game.scenes.base.callout import callout
from game.scenes.table.opening import open_table
from game.tables.pictures import Panel
from game.tables.table import BOARD, Spot
from game.window import open_window
from tests.pilot import Pilot

SENTENCE = literal("One card is missing: a second quark has to lie beside it, and a third.")


@pytest.fixture
def pilot(arcade: Arcade) -> Pilot:
    arcade.change(speed=0.0)
    table = open_table(arcade, new_match("bigebang", [HUMAN, HUMAN], {}, "callout"))
    pilot = Pilot(App(arcade, open_window((1280, 720), full_screen=False), table))
    pilot.wait(0.5)
    return pilot


@pytest.mark.parametrize("size", [1.0, 1.5])
@pytest.mark.parametrize(("x", "y"), [(40, 40), (600, 350), (1150, 660), (30, 660), (1170, 20)])
def test_it_lies_beside_its_piece_and_on_the_board(
    pilot: Pilot, arcade: Arcade, x: float, y: float, size: float
) -> None:
    arcade.change(text_size=size)
    pilot.wait(0.1)
    piece = Spot("piece", Panel(), x, y, 60, 80)
    bubble, words = callout(pilot.table().stage, SENTENCE, piece)
    left, top, right, bottom = BOARD
    assert left - 1 <= bubble.x - bubble.w / 2
    assert bubble.x + bubble.w / 2 <= right + 1
    assert top - 1 <= bubble.y - bubble.h / 2
    assert bubble.y + bubble.h / 2 <= bottom + 1
    apart = (
        abs(bubble.x - x) >= (bubble.w + 60) / 2 - 1 or abs(bubble.y - y) >= (bubble.h + 80) / 2 - 1
    )
    assert apart
    assert words.label == SENTENCE
    assert words.w < bubble.w


def test_a_remark_covers_the_fewest_cards(pilot: Pilot) -> None:
    """Above its face where nothing lies; else below, or beside it."""
    stage = pilot.table().stage
    face = Spot("face", Panel(), 600, 350, 60, 60)
    above, _ = callout(stage, SENTENCE, face)
    assert above.y < face.y
    card = Spot("card", Panel(), above.x, above.y, 60, 84)
    below, _ = callout(stage, SENTENCE, face, [card])
    assert below.y > face.y
    beside, _ = callout(stage, SENTENCE, face, [card, card._replace(y=below.y)])
    assert beside.y == face.y
    assert abs(beside.x - face.x) >= (beside.w + face.w) / 2


def test_a_refusal_stands_at_the_piece_until_the_next_touch(pilot: Pilot) -> None:
    table = pilot.table()
    assert table.picker is not None
    nexts = table.picker.nexts()
    pieces = [spot.id for spot in table.touchable() if spot.id.startswith(("cell:", "stack:"))]
    pilot.tap(next(spot_id for spot_id in pieces if spot_id not in nexts))
    words = table.find("callout:words")
    assert words is not None
    assert words.label == table.line
    pilot.tap(min(nexts))
    assert table.find("callout") is None
