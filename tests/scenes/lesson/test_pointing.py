"""Lit pieces of a lesson: those that are meant, with their names and chips."""

from __future__ import annotations

from game.core.phrase import literal
from game.scenes.lesson.pointing import MANY, edged, over_the_glow, wanted, with_belongings
from game.services import Services
from game.tables.particle_panic.pictures import HexRoom, RoomNumber
from game.tables.pictures import Card, Chip, Label
from game.tables.table import TAG, Spot
from game.tables.tutti_quantum.pictures import Laid, VertexToken
from game.ui.beside import seen
from game.ui.picker import Picker
from tests.learner import LESSONS, LEVEL_1, begin, policy, scene, wait_for_the_coach

CARD = Spot("card:1", Card(0, 1), 273, 294, 178, 249, 20)
CHIP = Spot("tag:0", Chip("green"), 273, 420, 166, 27, 22)
OFFER = Spot("offer:colour:1", Card(0, 1), 500, 300, 100, 140, 20)
NAME = Spot("offer:colour:1:name", Label("text", 18), 500, 396, 124, 46, 20)
TABLE = [CARD, CHIP, OFFER, NAME]


def test_a_chip_is_lit_with_the_card_that_it_sticks_to() -> None:
    assert with_belongings(TABLE, {"card:1"}) == [CARD, CHIP]


def test_a_room_is_lit_with_its_number() -> None:
    room = Spot("room:0", HexRoom(1), 438, 87, 158, 142, 2)
    number = Spot("number:0", RoomNumber(1, 1), 356, 87, 31, 31, 4)
    assert with_belongings([room, number], {"room:0"}) == [room, number]
    assert edged([room, number]) == [room]


def test_a_vertex_is_lit_with_its_cards_and_its_number_has_no_edge() -> None:
    """The number is painted over the edges of the cards that meet there: a tag, not a piece."""
    card = Spot("laid:0:0", Laid("up", "electron", 0), 360, 540, 76, 76, 4)
    token = Spot(
        "vertex:0:0", VertexToken(3, "a", ("electron", "electron", "photon")), 360, 490, 40, 40, TAG
    )
    assert with_belongings([card, token], {"laid:0:0"}) == [card, token]
    assert edged([card, token]) == [card]


def test_a_name_is_lit_with_what_it_names() -> None:
    assert with_belongings(TABLE, {"offer:colour:1"}) == [OFFER, NAME]


def test_only_the_pieces_have_edges_and_none_where_all_is_lit() -> None:
    assert edged([CARD, CHIP, NAME]) == [CARD]
    assert edged([CARD] * (MANY + 1)) == []


def test_next_is_what_leads_to_an_accepted_move_or_else_all_that_goes_on() -> None:
    picker = Picker({("card", "place"): "right", ("card", "mat"): "fine", ("deck",): "draw"})
    picker, _ = picker.tap("card")
    assert wanted(picker, lambda move: move == "right") == {"place"}
    assert wanted(picker, lambda move: move == "draw") == {"place", "mat"}


def test_a_card_on_the_honeycomb_is_seen_beyond_its_grip() -> None:
    upright = seen(Spot("laid:0:0", Laid("up", "quark", 0), 494, 277, 58, 58))
    assert upright.h > 1.4 * 58
    assert upright.w < upright.h
    assert seen(CARD) == CARD


def test_the_glow_of_a_room_cuts_neither_its_number_nor_a_pawn(services: Services) -> None:
    services.change(speed=0.0)
    lesson = next(one for one in LESSONS.values() if one.game == "particle_panic")
    pilot = begin(services, lesson)
    wait_for_the_coach(pilot)
    spots = scene(pilot).placed
    rooms = [spot for spot in spots if spot.id.startswith("room:") and spot.z < TAG]
    over = {spot.id for spot in over_the_glow(spots, rooms, [])}
    assert {"pawn:0", "pawn:1"} <= over
    assert sum(isinstance(spot.art, RoomNumber) and spot.id in over for spot in spots) == 6
    first = next(spot for spot in spots if spot.id == "pawn:0")
    assert "pawn:0" not in {spot.id for spot in over_the_glow(spots, rooms, [first])}, "covered"


def test_words_beside_a_button_are_seen_over_the_dim_table_and_heard(services: Services) -> None:
    services.change(speech=True, reduced_motion=True)
    pilot = begin(services, LESSONS[LEVEL_1])
    wait_for_the_coach(pilot)
    table, line = scene(pilot), literal("Twelve seconds so far.")
    table.answer(line, "focus", table.find("rail:pause"))
    table.layout()
    pilot.wait(0.5)
    assert any(spot.label == line for spot in policy(pilot).sheet)
    assert "Twelve seconds so far." in services.speech.spoken
