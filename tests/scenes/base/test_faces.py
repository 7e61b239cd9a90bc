"""Opponents are people of the arcade: faces that blink now and then, and look up to think."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from ai.levels import LEVELS
from game.app import App
from game.core.session import Session
from game.games import GAMES
from game.match.drivers import Person
from game.match.match import AI, HUMAN, new_match
from game.scenes.base.faces import BLINKS, PONDERS, Faces
from game.scenes.menu.setup import SetupScene
from game.scenes.table.model import Asked
from game.scenes.table.opening import people_table
from game.scenes.table.table import TableScene
from game.services import Services
from game.tables.pictures import Face
from game.tables.table import Spot
from game.window import open_window
from tests.pilot import FRAME, Pilot


class Ponderer:
    """A driver that never comes to an end."""

    thoughts = None

    def begin(self, session: Session[Any, Any, Any], seat: int) -> None:
        """It thinks from now on."""

    def poll(self) -> None:
        """Not yet."""

    def stop(self) -> None:
        """It does not mind."""


def watched(services: Services, game: str, level: str) -> TableScene:
    """A table at which everybody but seat 0 is of this level, and one of them thinks."""
    count = max(2, GAMES[game].info.seats[-1])
    match = new_match(game, [HUMAN] + [AI + level] * (count - 1), {}, "faces")
    session = match.session
    while session.to_move() in (0, None):
        session.play(session.legal_moves()[0])
    drivers = {seat: Person() if seat == 0 else Ponderer() for seat in range(count)}
    table = people_table(services, match, drivers)
    Pilot(App(services, open_window((1280, 720), full_screen=False), table)).wait(0.8)
    return table


def faces(spots: list[Spot]) -> list[Spot]:
    return [spot for spot in spots if isinstance(spot.art, Face)]


def picture(table: TableScene, spot: Spot) -> bytes:
    """The picture at a spot now."""
    sheet = pygame.Surface((1280, 720))
    table.draw(sheet)
    box = pygame.Rect(0, 0, round(spot.w), round(spot.h))
    box.center = round(spot.x), round(spot.y)
    return pygame.image.tobytes(sheet.subsurface(box), "RGB")


@pytest.mark.parametrize("game", GAMES)
def test_everybody_has_a_face_and_a_name(services: Services, game: str) -> None:
    table = watched(services, game, "researcher")
    portraits = faces(table.placed)
    assert len(portraits) == table.session.seats
    words = " ".join(services.text.say(spot.label) for spot in table.placed if spot.label)
    for name in table.match.names:
        assert services.text.say(name) in words, 'no label says say("seat", seat=...) of a player'


@pytest.mark.parametrize("game", GAMES)
def test_who_thinks_looks_up_and_around(services: Services, game: str) -> None:
    table = watched(services, game, "nobel")
    (spot,) = [one for one in faces(table.placed) if table.portraits[one.id] == table.model.asked]
    pictures = set()
    for _ in range(round(3.2 * PONDERS / FRAME)):
        table.update(FRAME)
        pictures.add(picture(table, spot))
    assert len(pictures) == 3
    services.change(reduced_motion=True)
    table.update(FRAME)
    still = picture(table, spot)
    assert still in pictures, "a thoughtful face, held"
    for _ in range(round(2 * BLINKS / FRAME)):
        table.update(FRAME)
        assert table.faces.moods == {spot.id: "think3"}
    table.send(Asked(None))
    table.update(FRAME)
    assert picture(table, spot) not in pictures, "that of somebody who waits"


def test_faces_blink_now_and_then_and_not_together() -> None:
    placed = [Spot(f"seat:{n}", Face(level), 0, 0, 50, 50) for n, level in enumerate(LEVELS)]
    placed.append(Spot("seat:4", Face("person"), 0, 0, 50, 50))
    some = Faces()
    blinks = dict.fromkeys((spot.id for spot in placed), 0)
    together = changes = 0
    for _ in range(round(60 / FRAME)):
        before = {*some.moods}
        changes += some.update(FRAME, placed, still=False)
        for spot_id in {*some.moods} - before:
            blinks[spot_id] += 1
        together += len(some.moods) > 2
    assert blinks.pop("seat:4") == 0, "a person's portrait is no face"
    assert all(6 <= count <= 13 for count in blinks.values())
    assert together == 0
    assert changes <= 2 * sum(blinks.values()), "nothing is painted between two blinks"


def test_with_less_motion_nobody_blinks() -> None:
    placed = [Spot("seat:0", Face("visitor"), 0, 0, 50, 50)]
    some = Faces()
    assert not any(some.update(FRAME, placed, still=True) for _ in range(round(20 / FRAME)))


def test_the_set_up_page_shows_who_will_sit_there(services: Services) -> None:
    scene = SetupScene(services, "u_know_feynman")
    pilot = Pilot(App(services, open_window((1280, 720), full_screen=False), scene))
    portraits = [spot.art for spot in faces(scene.placed)]
    assert portraits == [Face("person"), Face("student")]
    pilot.tap("seat1:more")
    assert [spot.art for spot in faces(scene.placed)] == [Face("person"), Face("researcher")]
    moods = set()
    for _ in range(round(2 * BLINKS / FRAME)):
        pilot.wait(FRAME)
        if scene.dirty or scene.faces.moods:
            moods |= {*scene.faces.moods.values()}
    assert moods == {"blink"}
