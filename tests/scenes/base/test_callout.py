"""Bubbles about a piece: beside it, on the board and not on the piece."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.app import App
from game.core.phrase import literal
from game.match.match import AI, HUMAN, new_match
from game.scenes.base.overlays import callout
from game.scenes.table.opening import open_table
from game.services import Services
from game.tables.pictures import Button, Label, Panel
from game.tables.table import BOARD, Spot
from game.ui.beside import ink_of, of
from game.window import open_window
from tests.pilot import Pilot

SENTENCE = literal("One card is missing: a second quark has to lie beside it, and a third.")


@pytest.fixture
def pilot(services: Services) -> Pilot:
    services.change(speed=0.0)
    table = open_table(services, new_match("bigebang", [HUMAN, HUMAN], {}, "callout"))
    pilot = Pilot(App(services, open_window((1280, 720), full_screen=False), table))
    pilot.wait(0.5)
    return pilot


@pytest.mark.parametrize("size", [1.0, 1.5])
@pytest.mark.parametrize(("x", "y"), [(40, 40), (600, 350), (1150, 660), (30, 660), (1170, 20)])
def test_it_lies_beside_its_piece_and_on_the_board(
    pilot: Pilot, services: Services, x: float, y: float, size: float
) -> None:
    services.change(text_size=size)
    pilot.wait(0.1)
    piece = Spot("piece", Panel(), x, y, 60, 80)
    bubble, words = callout(pilot.table().viewport, SENTENCE, piece)
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


def hidden(bubble: Spot, spot: Spot, edge: float = 1.0) -> bool:
    across = abs(bubble.x - spot.x) < (bubble.w + spot.w) / 2 - edge
    return across and abs(bubble.y - spot.y) < (bubble.h + spot.h) / 2 - edge


def test_it_stands_where_it_hides_nothing_if_there_is_such_a_place(pilot: Pilot) -> None:
    """Above the piece lies a row of others: it goes beyond them, and no further than it must."""
    piece = Spot("piece", Panel(), 600, 400, 60, 80)
    row = [Spot(f"other:{n}", Panel(), 400 + 80 * n, 300, 70, 70) for n in range(6)]
    below = [Spot(f"low:{n}", Panel(), 400 + 80 * n, 500, 70, 70) for n in range(6)]
    bubble, _ = callout(pilot.table().viewport, SENTENCE, piece, [piece, *row])
    assert not any(hidden(bubble, spot) for spot in (piece, *row))
    bubble, _ = callout(pilot.table().viewport, SENTENCE, piece, [piece, *row, *below])
    assert not any(hidden(bubble, spot) for spot in (piece, *row, *below))
    assert abs(bubble.y - piece.y) < 300


def test_it_never_hides_the_other_piece_that_the_words_are_about(pilot: Pilot) -> None:
    """A hint speaks of two: that which goes and where it goes."""
    piece = Spot("piece", Panel(), 600, 400, 60, 80)
    goes = Spot("goes", Panel(), 600, 300, 60, 80)
    crowd = [Spot(f"c{n}", Panel(), 100 + 75 * n, 520, 70, 160) for n in range(14)]
    bubble, _ = callout(pilot.table().viewport, SENTENCE, piece, [piece, goes, *crowd], ("goes",))
    assert not hidden(bubble, goes)
    assert not hidden(bubble, piece)


def test_a_hint_covers_neither_of_two_stacks_anywhere_on_the_universe(pilot: Pilot) -> None:
    """Also near the edge, where the way to a place that hides less is long."""
    table = pilot.table()
    cells = [spot for spot in table.placed if spot.id.startswith(("cell:", "stack:"))]
    checked = 0
    for goal in cells:
        near = [other for other in cells if 0 < abs(other.x - goal.x) + abs(other.y - goal.y) < 100]
        for start in near[:2]:
            table.model = replace(table.model, hinted=(start.id, goal.id))
            table.call_out(SENTENCE, goal)
            bubble = next(spot for spot in table.model.callout if spot.id == "callout")
            assert not hidden(bubble, start), (start.id, goal.id)
            assert not hidden(bubble, goal), (start.id, goal.id)
            checked += 1
    assert checked > 50


@pytest.mark.parametrize("number", [0, 1])
def test_it_covers_no_button_beside_the_one_it_is_about(pilot: Pilot, number: int) -> None:
    """The other side can still be chosen."""
    sides = [
        Spot(f"side:{n}", Button("outline"), 1090, y, 200, 72, 10, SENTENCE, SENTENCE)
        for n, y in enumerate((570, 648))
    ]
    board = [Spot(f"c{n}", Panel(), 250 + 65 * n, 500, 60, 60) for n in range(11)]
    words = Spot("prompt", Label("yellow", 20), 722, 636, 324, 60, 3, SENTENCE)
    lying = [*sides, *board, words]
    bubble, _ = callout(pilot.table().viewport, SENTENCE, sides[number], lying)
    assert not hidden(bubble, sides[0])
    assert not hidden(bubble, sides[1])


@pytest.mark.parametrize("size", [(1280, 720), (720, 1280)])
@pytest.mark.parametrize("game_id", ["particle_builder", "bigebang"])
def test_a_remark_of_a_rival_hides_nothing_that_can_be_chosen_and_no_score(
    services: Services, game_id: str, size: tuple[int, int]
) -> None:
    """A remark without room is left out."""
    services.change(speed=0.0)
    table = open_table(services, new_match(game_id, [HUMAN, "ai:student"], {}, "remark"))
    pilot = Pilot(App(services, open_window(size, full_screen=False), table))
    pilot.wait(0.5)
    table = pilot.table()
    face = next(spot for spot in table.placed if table.portraits.get(spot.id) == 1)
    said = table.note(literal("Just as I planned."), face, table.placed)
    kept = [spot for spot in table.placed if spot.spoken is not None or spot.id == "prompt"]
    kept += [spot for spot in table.placed if spot.id.startswith(("score:", "token:"))]
    assert len(kept) > 20
    # Figures fill their box to four units of its edge.
    for bubble in (spot for spot in said if spot.id == "callout"):
        assert not [spot.id for spot in kept if hidden(bubble, spot, 4.0)]
    assert said or game_id != "particle_builder" or size != (1280, 720)


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


@pytest.mark.parametrize("size", [1.0, 1.5])
def test_a_hint_cuts_no_words_and_may_take_the_place_of_the_question(
    pilot: Pilot, services: Services, size: float
) -> None:
    """Names and the question are hidden altogether or not at all."""
    services.change(text_size=size)
    pilot.wait(0.1)
    table = pilot.table()
    words = [
        spot
        for spot in table.placed
        if isinstance(spot.art, Label) and spot.label is not None and spot.id != "log"
    ]
    question = next(spot for spot in words if spot.id == "prompt")
    cells = [spot for spot in table.placed if spot.id.startswith("cell:")]
    replaced = 0
    for goal in cells[::5]:
        table.call_out(SENTENCE, goal, settles=True)
        bubble = next(spot for spot in table.model.callout if spot.id == "callout")
        read = [ink_of(table.viewport, spot) for spot in words if spot is not question]
        box = of(bubble)
        assert [ink for ink in read if box.overlap(ink) > 0] == [], goal.id
        asked = ink_of(table.viewport, question)
        assert box.overlap(asked) in (0, pytest.approx(asked.w * asked.h)), goal.id
        replaced += box.overlap(asked) > 0
    assert replaced > 5 or size == 1.0


@pytest.mark.parametrize("size", [1.0, 1.5])
def test_a_refusal_leaves_the_question_to_be_read(
    pilot: Pilot, services: Services, size: float
) -> None:
    """It does not answer it."""
    services.change(text_size=size)
    pilot.wait(0.1)
    table = pilot.table()
    question = next(spot for spot in table.placed if spot.id == "prompt")
    asked = ink_of(table.viewport, question)
    goals = [spot for spot in table.placed if spot.id.startswith("cell:")][::5]
    assert len(goals) > 5
    for goal in goals:
        table.call_out(SENTENCE, goal)
        bubble = next(spot for spot in table.model.callout if spot.id == "callout")
        assert of(bubble).overlap(asked) == 0, goal.id


@pytest.mark.parametrize(
    "words", ["Rival: up quark to the mat.", "Rival: mass 1.27 GeV wins here."]
)
def test_what_an_opponent_says_hides_no_card_no_place_and_no_name(
    services: Services, words: str
) -> None:
    """It stands beside the opponent's mat where there is no room at the face."""
    services.change(speed=0.0)
    match = new_match("particle_builder", [HUMAN, AI + "student"], {"level": 1}, "bubble")
    table = open_table(services, match)
    Pilot(App(services, open_window((1280, 720), full_screen=False), table)).wait(0.5)
    face = next(spot for spot in table.placed if spot.id == "seat:1")
    bubble = next(s for s in table.bubble(literal(words), face, table.placed) if s.id == "callout")
    kept = [spot for spot in table.placed if spot.art.lifts]
    kept += [spot for spot in table.placed if spot.id.startswith(("name:", "score:", "aim:"))]
    assert len(kept) > 50
    assert not [spot.id for spot in kept if of(bubble).overlap(of(spot)) > 0]
