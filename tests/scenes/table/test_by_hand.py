"""An opponent's move is shown by hand: held up, carried slowly, glowing, and once more."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.app import App
from game.core.contract import Seat
from game.core.phrase import say
from game.core.session import AnySession
from game.match.drivers import Driver, Person
from game.match.match import AI, HUMAN, new_match
from game.scenes.table.keyframes import laid_card
from game.scenes.table.opening import people_table
from game.scenes.table.people import People
from game.scenes.table.table import TableScene
from game.services import Services
from game.tables.table import Spot
from game.tables.u_know_feynman.pictures import Duo
from game.window import open_window
from tests.pilot import FRAME, Pilot


class First(Driver):
    """An opponent that plays the first legal move, at once."""

    def begin(self, session: AnySession, seat: Seat) -> None:
        self._move = session.legal_moves()[0]

    def poll(self) -> Any:
        return self._move

    def stop(self) -> None:
        return


def against(
    services: Services, game: str, seed: str = "hand", size: tuple[int, int] = (1280, 720)
) -> Pilot:
    surface = open_window(size, full_screen=False)
    match = new_match(game, (HUMAN, AI + "student"), {}, seed)
    drivers: dict[int, Driver] = {0: Person(), 1: First()}
    return Pilot(App(services, surface, people_table(services, match, drivers)))


def rest(pilot: Pilot) -> TableScene:
    """Until it is the person's turn and all is still."""
    table = pilot.table()
    for _ in range(900):
        if table.picker is not None and not table.motion.busy and not table.frames:
            return table
        pilot.wait(FRAME)
    raise AssertionError("never at rest")


def answered(pilot: Pilot) -> list[list[Spot]]:
    """An own move; then what lies on the table, frame by frame, until the own next turn."""
    table = rest(pilot)
    table.play(table.session.legal_moves()[0])
    table.settle()
    frames = []
    for _ in range(900):
        pilot.wait(FRAME)
        frames.append(list(table.placed))
        if table.picker is not None and not table.motion.busy and not table.frames:
            return frames
    raise AssertionError("no answer")


def held(frames: list[list[Spot]]) -> int:
    """Frames in which a card stands large in the middle."""
    return sum(
        any(s.art.lifts and max(s.w, s.h) >= 250 and abs(s.x - 603) < 1 for s in spots)
        for spots in frames
    )


def test_the_chosen_card_stands_large_before_it_travels(services: Services) -> None:
    frames = answered(against(services, "tutti_quantum"))
    # The frame in which its time ends shows the card on its way.
    assert (held(frames) + 1) * FRAME >= 0.6


@pytest.mark.parametrize("size", [(1280, 720), (720, 1280)])
def test_it_stands_beside_what_the_viewer_has_built(
    services: Services, size: tuple[int, int]
) -> None:
    """The own diagram is in the middle: most of what was just laid there stays to be seen."""
    frames = answered(against(services, "tutti_quantum", size=size))
    covers = []
    for spots in frames:
        for large in (s for s in spots if s.art.lifts and max(s.w, s.h) >= 249.9):
            for own in (s for s in spots if s.id.startswith("laid:0:")):
                across = (own.w + large.w) / 2 - abs(own.x - large.x)
                down = (own.h + large.h) / 2 - abs(own.y - large.y)
                shared = min(across, own.w) * min(down, own.h) if across > 0 < down else 0.0
                covers.append(shared / (own.w * own.h))
    assert covers
    assert max(covers) < 0.25


def test_at_once_cuts_it_all(services: Services) -> None:
    services.change(speed=0.0)
    assert held(answered(against(services, "tutti_quantum"))) == 0


def test_less_motion_cuts_it_all(services: Services) -> None:
    services.change(reduced_motion=True)
    assert held(answered(against(services, "tutti_quantum"))) == 0


def test_its_place_glows_until_the_next_own_act(services: Services) -> None:
    pilot = against(services, "tutti_quantum")
    answered(pilot)
    table = pilot.table()
    glowing = [spot.id for spot, state in table.marks() if state == "last"]
    assert glowing
    table.play(table.session.legal_moves()[0])
    assert not [spot.id for spot, state in table.policy.marks() if state == "last"]


@pytest.mark.parametrize("by", ["key", "button"])
def test_the_last_moves_can_be_seen_once_more(services: Services, by: str) -> None:
    pilot = against(services, "tutti_quantum")
    answered(pilot)
    table = pilot.table()
    moves, lines, board = len(table.session.moves), len(table.log), table.board(table.view())
    if by == "key":
        pilot.press(pygame.K_b)
    else:
        pilot.tap("rail:again")
    frames = []
    while table.picker is None or table.motion.busy or table.frames:
        pilot.wait(FRAME)
        frames.append(list(table.placed))
        assert len(frames) < 900
    assert held(frames) > 0
    assert len(table.session.moves) == moves
    assert len(table.log) == lines
    assert table.board(table.view()) == board


def test_its_button_sleeps_until_an_opponent_has_moved(services: Services) -> None:
    pilot = against(services, "tutti_quantum")
    begun, button = rest(pilot), "rail:again"
    assert isinstance(begun.policy, People)
    assert pilot.spot(button).dim == (not begun.policy.again)
    answered(pilot)
    assert not pilot.spot(button).dim


def test_nothing_is_there_to_see_once_more_before_an_opponent_moved(services: Services) -> None:
    pilot = against(services, "tutti_quantum")
    table = rest(pilot)
    assert isinstance(table.policy, People)
    table.policy.again = []
    pilot.press(pygame.K_b)
    assert not table.frames
    assert table.line == say("again-nothing")


def test_a_hint_while_others_move_says_when_it_comes(services: Services) -> None:
    pilot = against(services, "tutti_quantum")
    table = rest(pilot)
    assert isinstance(table.policy, People)
    table.play(table.session.legal_moves()[0])
    assert not table.policy.may_move()
    table.carry_out(table.policy.side_button("hint"))
    assert table.line == say("hint-not-now")
    assert not table.model.hinted


def test_a_card_that_is_drawn_into_a_hand_is_not_held_up() -> None:
    """It gets smaller on its way from the pile; what is laid does not."""
    art = Duo(0, 0)
    pile = Spot("pile", art, 500, 300, 120, 180)
    drawn = Spot("card:1", art, 600, 60, 60, 90, 3, source="pile")
    placed = Spot("card:2", art, 700, 300, 120, 180, 3, source="pile")
    assert laid_card([pile], [pile, drawn]) is None
    assert laid_card([pile], [pile, placed]) == placed
