"""Looking around on the table of Tutti Quantum: wheel, drag, two fingers, keys, pad, buttons."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.app import App
from game.core.rng import Rng
from game.match.drivers import Driver, Person
from game.match.match import HUMAN, new_match
from game.scenes.table.opening import people_table
from game.tables.table import Spot
from game.tables.tutti_quantum.geometry import plan_for
from game.window import open_window, opened
from tests.pilot import Pilot

FRAME = 1 / 30
SIZE = (1280, 720)


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    """Two people share one screen and one diagram of eleven cards; one of them holds a quark."""
    with opened(tmp_path, None, None) as services:
        services.change(speed=0.0)
        surface = open_window(SIZE, full_screen=False)
        options = {"mode": 2, "starter": 1, "talk": 0}
        match = new_match("tutti_quantum", (HUMAN,), options, "look")
        session, rng = match.session, Rng("walk", "")
        while len(session.view(0).diagrams[0]) < 11 or session.view(0).phase != 3:
            session.play(rng.pick(session.legal_moves()))
        drivers: dict[int, Driver] = {0: Person()}
        yield Pilot(App(services, surface, people_table(services, match, drivers)))


def field(pilot: Pilot) -> dict[str, Spot]:
    return {spot.id: spot for spot in pilot.table().placed if spot.afield}


def send(pilot: Pilot, kind: int, at: tuple[float, float], **facts: Any) -> None:
    pos = (round(at[0]), round(at[1]))
    pilot.app.step([pygame.Event(kind, pos=pos, **facts)], FRAME)


def drag(pilot: Pilot, *path: tuple[float, float]) -> None:
    send(pilot, pygame.MOUSEBUTTONDOWN, path[0], button=1)
    for at in path[1:]:
        send(pilot, pygame.MOUSEMOTION, at, buttons=(1, 0, 0), rel=(0, 0))
    send(pilot, pygame.MOUSEBUTTONUP, path[-1], button=1)


def wheel(pilot: Pilot, at: tuple[float, float], steps: int) -> None:
    send(pilot, pygame.MOUSEMOTION, at, buttons=(0, 0, 0), rel=(0, 0))
    pilot.app.step([pygame.Event(pygame.MOUSEWHEEL, x=0, y=steps)], FRAME)


def finger(pilot: Pilot, kind: int, number: int, at: tuple[float, float]) -> None:
    x, y = at[0] / SIZE[0], at[1] / SIZE[1]
    event = pygame.Event(kind, finger_id=number, touch_id=0, x=x, y=y, dx=0.0, dy=0.0)
    pilot.app.step([event], FRAME)


def pick_a_card(pilot: Pilot) -> None:
    picker = pilot.table().picker
    assert picker is not None
    pilot.tap(sorted(picker.firsts())[0])


def a_place(pilot: Pilot) -> Spot:
    """A place that is seen in the middle of the window."""
    places = [spot for name, spot in field(pilot).items() if name.startswith("place:")]
    return min(places, key=lambda spot: abs(spot.x - 500) + abs(spot.y - 280))


def test_the_wheel_comes_nearer_to_what_is_under_the_pointer(pilot: Pilot) -> None:
    before = field(pilot)
    target = next(spot for name, spot in before.items() if name.startswith("laid:"))
    wheel(pilot, (target.x, target.y), 2)
    after = field(pilot)
    assert after.keys() == before.keys()
    assert after[target.id].w > 1.3 * target.w
    # The pointer rests on a pixel, the card between two.
    assert after[target.id].x == pytest.approx(target.x, abs=1)
    assert after[target.id].y == pytest.approx(target.y, abs=1)
    wheel(pilot, (target.x, target.y), -2)
    assert field(pilot) == before


def test_over_the_score_the_wheel_does_nothing(pilot: Pilot) -> None:
    before = field(pilot)
    wheel(pilot, (1100, 300), 3)
    assert field(pilot) == before


def test_a_drag_moves_the_field_and_touches_nothing(pilot: Pilot) -> None:
    pick_a_card(pilot)
    picked = pilot.table().picker
    assert picked is not None
    held, before, place = picked.picked, field(pilot), a_place(pilot)
    drag(pilot, (place.x, place.y), (place.x + 30, place.y), (place.x + 60, place.y - 40))
    after = field(pilot)
    for name, spot in before.items():
        assert after[name].x == pytest.approx(spot.x + 60, abs=2)
        assert after[name].y == pytest.approx(spot.y - 40, abs=2)
    assert pilot.table().picker is picked
    assert picked.picked == held, "the card is still in the hand"


def test_a_drag_that_comes_back_is_no_tap(pilot: Pilot) -> None:
    pick_a_card(pilot)
    moves, place = len(pilot.table().session.moves), a_place(pilot)
    at = (place.x, place.y)
    drag(pilot, at, (place.x + 40, place.y), at)
    assert len(pilot.table().session.moves) == moves


def test_a_tap_that_shakes_is_no_drag(pilot: Pilot) -> None:
    pick_a_card(pilot)
    moves, place = len(pilot.table().session.moves), a_place(pilot)
    drag(pilot, (place.x, place.y), (place.x + 5, place.y + 4), (place.x + 3, place.y))
    assert len(pilot.table().session.moves) == moves + 1


def test_a_card_is_still_dragged_to_its_place(pilot: Pilot) -> None:
    picker = pilot.table().picker
    assert picker is not None
    path = next(path for path in sorted(picker.paths) if len(path) == 2)
    card, moves = pilot.spot(path[0]), len(pilot.table().session.moves)
    place = pilot.spot(path[1])
    assert place.spoken is None, "an outline: nobody can touch it yet"
    drag(pilot, (card.x, card.y), (600, 500), (place.x, place.y))
    assert len(pilot.table().session.moves) == moves + 1


def test_what_is_seen_larger_can_be_touched_where_it_is_seen(pilot: Pilot) -> None:
    pick_a_card(pilot)
    moves = len(pilot.table().session.moves)
    wheel(pilot, (500, 280), 3)
    place = a_place(pilot)
    pilot.tap(place.id)
    assert len(pilot.table().session.moves) == moves + 1


def test_what_lies_outside_the_window_is_not_under_the_pointer(pilot: Pilot) -> None:
    for _ in range(9):
        wheel(pilot, (100, 280), 1)
    table = pilot.table()
    beyond = [spot for spot in field(pilot).values() if spot.x > plan_for().window[2] + spot.w]
    assert beyond
    for spot in beyond:
        target = table.under((round(spot.x), round(spot.y)))
        assert target is None or not target.afield


def test_two_fingers_come_nearer_and_tap_nothing(pilot: Pilot) -> None:
    pick_a_card(pilot)
    moves, place, before = len(pilot.table().session.moves), a_place(pilot), field(pilot)
    send(pilot, pygame.MOUSEBUTTONDOWN, (place.x, place.y), button=1, touch=True)
    finger(pilot, pygame.FINGERDOWN, 1, (place.x, place.y))
    finger(pilot, pygame.FINGERDOWN, 2, (place.x + 100, place.y))
    for far in (150, 200):
        finger(pilot, pygame.FINGERMOTION, 2, (place.x + far, place.y))
    send(pilot, pygame.MOUSEMOTION, (place.x, place.y), buttons=(1, 0, 0), rel=(0, 0), touch=True)
    finger(pilot, pygame.FINGERUP, 2, (place.x + 200, place.y))
    send(pilot, pygame.MOUSEBUTTONUP, (place.x, place.y), button=1, touch=True)
    finger(pilot, pygame.FINGERUP, 1, (place.x, place.y))
    assert field(pilot)[place.id].w == pytest.approx(2 * before[place.id].w, rel=0.1)
    assert field(pilot)[place.id].x == pytest.approx(place.x, abs=20), "it is held by its finger"
    assert len(pilot.table().session.moves) == moves
    pilot.tap(place.id)
    assert len(pilot.table().session.moves) == moves + 1, "and then one finger taps as before"


def test_keys_come_nearer_look_aside_and_back(pilot: Pilot) -> None:
    before = field(pilot)
    name = next(iter(before))
    pilot.press(pygame.K_PLUS)
    assert field(pilot)[name].w > before[name].w
    x = field(pilot)[name].x
    right = pygame.Event(pygame.KEYDOWN, key=pygame.K_RIGHT, mod=pygame.KMOD_LSHIFT, unicode="")
    pilot.app.step([right], FRAME)
    assert field(pilot)[name].x < x, "to look further right, the field goes left"
    pilot.press(pygame.K_0)
    assert field(pilot) == before
    pilot.press(pygame.K_KP_PLUS, pygame.K_MINUS)
    assert field(pilot) == before


def test_the_pad_brings_everything_into_view(pilot: Pilot) -> None:
    before = field(pilot)
    pilot.press(pygame.K_PLUS)
    pilot.button(8)
    assert field(pilot) == before


def test_buttons_do_it_too(pilot: Pilot) -> None:
    before = field(pilot)
    assert pilot.spot("lens:whole").dim
    pilot.tap("lens:nearer")
    pilot.tap("lens:nearer")
    assert not pilot.spot("lens:whole").dim
    pilot.tap("lens:farther")
    assert field(pilot) != before
    pilot.tap("lens:whole")
    assert field(pilot) == before


def test_what_the_keys_reach_is_in_view(pilot: Pilot) -> None:
    pick_a_card(pilot)
    for _ in range(8):
        pilot.press(pygame.K_PLUS)
    left, top, right, bottom = plan_for().window
    reached = set()
    for _ in range(len(pilot.table().touchable())):
        pilot.press(pygame.K_TAB)
        spot = pilot.table().find(pilot.table().focused)
        assert spot is not None
        if spot.afield:
            reached.add(spot.id)
            assert left <= spot.x - spot.w / 2
            assert spot.x + spot.w / 2 <= right
            assert top <= spot.y - spot.h / 2
            assert spot.y + spot.h / 2 <= bottom
    assert {name for name in field(pilot) if name.startswith("place:")} <= reached


def test_a_new_card_brings_everything_into_view(pilot: Pilot) -> None:
    wheel(pilot, (500, 280), 4)
    table = pilot.table()
    assert table.roaming is not None
    assert not table.roaming.camera.whole
    table.play(next(move for move in table.session.legal_moves() if move.kind == "place"))
    pilot.wait(0.5)
    assert table.roaming.camera.whole


def test_a_hint_is_in_view(pilot: Pilot) -> None:
    for _ in range(9):
        wheel(pilot, (880, 530), 1)
    pilot.press(pygame.K_h)
    table = pilot.table()
    assert table.roaming is not None
    for spot in table.placed:
        if spot.afield and spot.id in table.model.hinted:
            assert table.roaming.camera.looks_at((spot.x, spot.y))


def test_a_larger_table_is_painted_anew_and_only_through_its_window(pilot: Pilot) -> None:
    surface = pilot.app.surface
    pilot.wait(0.1)
    beside = pygame.Rect(round(plan_for().window[2]) + 1, 330, 300, 210)
    before = pygame.image.tobytes(surface.subsurface(beside), "RGB")
    for _ in range(9):
        wheel(pilot, (100, 280), 1)
    assert pygame.image.tobytes(surface.subsurface(beside), "RGB") == before
    viewport = pilot.table().viewport
    card = next(spot for name, spot in field(pilot).items() if name.startswith("laid:"))
    picture = viewport.renderer.paint(card.art, card.w, card.h)
    assert picture.get_width() > viewport.renderer.px(card.w), "not the small picture, stretched"


def test_a_place_that_somebody_marked_can_be_played_all_the_same(tmp_path: Path) -> None:
    """The marker lies on the place: with a card in the hand the place is meant, else the marker."""
    with opened(tmp_path, None, None) as services:
        services.change(speed=0.0)
        surface = open_window(SIZE, full_screen=False)
        match = new_match("tutti_quantum", (HUMAN, HUMAN), {"mode": 2, "starter": 1}, "marked")
        session = match.session
        session.play(session.legal_moves()[0])
        session.play_text("draw:0,0,0")
        edge = session.legal_moves()[-1].edge
        session.play_text(f"want:{edge},0,0")
        session.play_text("hush:0,0,0")
        drivers: dict[int, Driver] = {seat: Person() for seat in range(2)}
        pilot = Pilot(App(services, surface, people_table(services, match, drivers)))
        pilot.wait(0.3)
        pilot.tap("flag:want:0")
        line = pilot.table().line
        assert line is not None
        assert line.key == "tutti_quantum-flag-want"
        picker = pilot.table().picker
        assert picker is not None
        card = next(path[0] for path in sorted(picker.paths) if path[1:] == (f"place:{edge}",))
        pilot.tap(card)
        pilot.tap("flag:want:0")
        assert session.moves[-1].kind == "place"
        assert session.moves[-1].edge == edge
