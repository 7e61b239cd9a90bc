"""Particle Builder in the real client: dice that are seen, and hurried on by a touch."""

from __future__ import annotations

import pygame
import pytest

from game.app import App
from game.core.contract import AnyMove
from game.core.phrase import Phrase
from game.core.rng import Rng
from game.match.drivers import Driver, Person
from game.match.match import HUMAN, new_match
from game.rules.particle_builder import View
from game.rules.particle_builder.deck import BOSON, POINTS
from game.rules.particle_builder.mat import EMPTY, PLACES, free_slot, slots_for
from game.rules.particle_builder.state import PLACE
from game.scenes.table.model import Seated
from game.scenes.table.opening import open_table, people_table
from game.scenes.table.table import TableScene
from game.services import Services
from game.tables.particle_builder.wording import in_hand
from game.tables.pictures import Card, Die
from game.window import open_window
from tests.pilot import Pilot


@pytest.fixture
def services(services: Services) -> Services:
    services.change(speed=1.0)
    return services


def before_many_rolls(
    services: Services, wanted: int
) -> tuple[Pilot, TableScene, AnyMove, list[int]]:
    """A table at Level 7, the move after which at least so many dice fall, and these dice."""
    surface = open_window((1280, 720), full_screen=False)
    match = new_match("particle_builder", (HUMAN,) * 3, {"level": 7, "target": 40}, "dice")
    session, rng = match.session, Rng("dice", "walk")
    while session.to_move() is not None:
        move = rng.pick(session.legal_moves())
        events = session.play(move)
        fell = [event.facts["value"] for event in events if event.kind == "rolled"]
        if len(fell) >= wanted:
            session.rewind(len(session.moves) - 1)
            drivers: dict[int, Driver] = {seat: Person() for seat in range(3)}
            table = people_table(services, match, drivers)
            return Pilot(App(services, surface, table)), table, move, fell
    raise AssertionError("no such turn in this game")


def rolled_lines(table: TableScene) -> list[Phrase]:
    return [line for line in table.log if line.key == "particle_builder-log-rolled"]


def test_every_die_is_seen_to_roll_and_is_told(services: Services) -> None:
    _, table, move, fell = before_many_rolls(services, 3)
    table.settle()
    table.play(move)
    values: list[int] = []
    last = None
    for _ in range(4000):
        table.update(1 / 60)
        for show in table.motion.shows:
            if show.effect.kind == "roll" and show is not last:
                last = show
                values.append(show.effect.value)
        if not table.frames and not table.motion.busy:
            break
    assert values == fell
    assert len(rolled_lines(table)) == len(fell)


def test_touches_hurry_the_rolls_on_one_by_one_and_make_no_move(services: Services) -> None:
    pilot, table, move, fell = before_many_rolls(services, 3)
    table.settle()
    table.play(move)
    moves = len(table.session.moves)
    assert len(table.frames) > 3
    waiting, touches = len(table.frames), 0
    while table.frames or table.motion.busy:
        pilot.tap("deck")
        touches += 1
        assert len(table.frames) >= waiting - 2, "a touch ends one beat only"
        waiting = len(table.frames)
    assert touches > 2
    assert not table.motion.busy
    assert len(table.session.moves) == moves
    assert len(rolled_lines(table)) == len(fell), "what was skipped can be read in the log"
    # The next person's cards are behind the curtain; what is on the table is what the view says.
    dice = [spot.art for spot in table.board(table.view()) if spot.id.startswith("die:")]
    assert dice == [Die(face) for face in fell[-4:]]


def test_a_card_held_up_says_what_it_is_worth(services: Services) -> None:
    surface = open_window((1280, 720), full_screen=False)
    match = new_match("particle_builder", (HUMAN, HUMAN), {}, "held")
    table = people_table(services, match, {seat: Person() for seat in range(2)})
    pilot = Pilot(App(services, surface, table))
    table.settle()
    held = match.session.view(table.viewer).hands[table.viewer]
    pilot.walk_to(in_hand(table.view(), table.viewer))
    pilot.press(pygame.K_i)
    worth = POINTS[held]
    assert pilot.spot("card").art == Card(held, worth)
    label = pilot.spot("kind").label
    assert label is not None
    assert str(worth) in services.text.say(label)
    pilot.press(pygame.K_RIGHT, pygame.K_i)
    assert pilot.table() is table


def test_a_tap_on_another_free_slot_does_what_a_drag_there_does(services: Services) -> None:
    """Free slots of a family are alike: only one of them is lit, and each of them will do."""
    services.change(forced=False, speed=0.0)
    match = new_match("particle_builder", (HUMAN, HUMAN), {}, "slots")
    session, rng = match.session, Rng("slots", "walk")
    while (view := session.view(session.to_move() or 0)).phase != PLACE or not others(view):
        session.play(rng.pick(session.legal_moves()))
    table = open_table(services, match, keep=False)
    table.send(Seated(session.to_move() or 0))
    pilot = Pilot(App(services, open_window((1280, 720), full_screen=False), table))
    pilot.wait(0.5)
    hand = in_hand(view, view.mover)
    assert table.picker is not None
    pilot.tap(hand)
    other = others(view)[0]
    assert other not in table.picker.nexts(), "another one is lit"
    pilot.tap(other)
    assert session.moves[-1].kind == "place"
    assert not table.model.callout


def others(view: View) -> list[str]:
    """Free slots for the card in hand besides the one where rules put it."""
    card, mover = view.hands[view.mover], view.mover
    if BOSON[card]:
        return []
    first = free_slot(view, mover, card)
    free = [mover * PLACES + place for place in slots_for(view, card)]
    return [f"place:{at}" for at in free if view.cards[at] == EMPTY and at != first]
