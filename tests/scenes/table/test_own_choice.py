"""The beginning of an own choice: a rival greets, and skipping ends."""

from __future__ import annotations

import pytest

from game.app import App
from game.core.phrase import say
from game.games import GAMES
from game.match.drivers import Driver, Person
from game.match.match import AI, HUMAN, new_match
from game.scenes.table.opening import people_table
from game.scenes.table.people import People
from game.scenes.table.table import TableScene
from game.services import Services
from game.window import open_window
from tests.pilot import Pilot
from tests.scenes.table.test_by_hand import First


def sit(services: Services, game: str, seed: str) -> tuple[Pilot, TableScene]:
    services.change(unhurried=True)
    match = new_match(game, (HUMAN, AI + "nobel"), GAMES[game].info.suggested, seed)
    drivers: dict[int, Driver] = {0: Person(), 1: First()}
    table = people_table(services, match, drivers)
    return Pilot(App(services, open_window((1280, 720), full_screen=False), table)), table


@pytest.mark.parametrize("game", ["particle_builder", "u_know_feynman"])
def test_a_rival_greets_before_the_first_choice(services: Services, game: str) -> None:
    pilot, table = sit(services, game, "greeting")
    assert table.session.to_move() == 0
    said = set()
    for _ in range(80):
        pilot.wait(0.1)
        said |= {spot.label for spot in table.model.callout}
    assert say("rival-nobel-hello") in said


def test_moves_of_rivals_are_shown_again_after_the_own_choice(services: Services) -> None:
    """A touch skips them until the own choice, not for the rest of the game."""
    pilot, table = sit(services, "particle_builder", "skip")
    pilot.wait(6.0)
    policy = table.policy
    assert isinstance(policy, People)
    for _ in range(40):
        if table.session.to_move() == 1:
            break
        table.play(table.session.legal_moves()[0])
        pilot.wait(3.0)
    while not (table.session.to_move() == 1 and table.frames):
        pilot.wait(0.05)
        if table.session.to_move() == 0 and not table.frames:
            table.play(table.session.legal_moves()[0])
    assert policy.skipped()
    for _ in range(400):
        pilot.wait(0.05)
        if table.session.to_move() == 0 and table.picker is not None:
            break
    pilot.wait(0.2)
    assert not policy.skips(1)
