"""Thoughts of an opponent are shown to players who want them, if they give nothing away."""

from __future__ import annotations

import pytest

from ai.bot import Budget
from game.app import App
from game.core.rng import Rng
from game.games import GAMES
from game.match.drivers import Opponent, Person
from game.match.match import AI, HUMAN, new_match
from game.scenes.table.opening import people_table
from game.scenes.table.table import TableScene
from game.scenes.table.thoughts import may_be_shown
from game.services import Services
from game.tables.table import Spot
from game.window import open_window
from tests.ai.here import Here
from tests.pilot import FRAME, Pilot


@pytest.fixture
def services(services: Services) -> Services:
    services.change(speed=0.0)
    return services


class Quick(Here):
    """Thinks shortly, whatever it is asked."""

    def ask(self, *args: object, **more: object) -> int:
        game, view, legal, level, seed = args[:5]
        return super().ask(game, view, legal, level, seed, Budget(40, 9.0))  # type: ignore[arg-type]


def seen_tags(services: Services, game: str, turns: int) -> tuple[TableScene, list[Spot]]:
    """A table after the first turns of an opponent, at most so many, with tags; and the tags."""
    match = new_match(game, (HUMAN, AI + "researcher"), {}, "thoughts")
    table = people_table(services, match, {0: Person(), 1: Opponent(Quick(), "researcher")})
    pilot = Pilot(App(services, open_window((1280, 720), full_screen=False), table))
    rng = Rng("thoughts", game)
    for _ in range(turns):
        while match.session.movers[-1:] != [1] or not table.policy.may_move():
            if table.policy.may_move():
                table.play(rng.pick(match.session.legal_moves()))
            pilot.wait(FRAME)
            if match.session.to_move() is None:
                return table, []
        pilot.wait(0.2)
        tags = [spot for spot in table.placed if spot.id.startswith("thought:")]
        if tags:
            return table, tags
        table.play(rng.pick(match.session.legal_moves()))
    return table, []


def test_its_best_moves_are_tagged(services: Services) -> None:
    services.change(thoughts=True)
    table, tags = seen_tags(services, "bigebang", 3)
    assert tags
    assert {spot.id.split(":")[1] for spot in tags} <= {"1", "2", "3"}
    words = [services.text.say(spot.label) for spot in tags if spot.label]
    assert any("%" in word for word in words)
    table.play(table.session.legal_moves()[0])
    assert not table.model.thoughts, "a move of one's own wipes them away"


def test_nobody_is_told_who_did_not_ask(services: Services) -> None:
    assert seen_tags(services, "bigebang", 3)[1] == []


@pytest.mark.parametrize("game", ["particle_builder", "u_know_feynman", "tutti_quantum"])
def test_where_hands_are_hidden_nothing_is_shown(services: Services, game: str) -> None:
    """The moves that a player weighs would tell the cards in hand."""
    assert not may_be_shown(GAMES[game].info)
    services.change(thoughts=True)
    assert seen_tags(services, game, 3)[1] == []
