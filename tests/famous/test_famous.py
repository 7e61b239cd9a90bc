"""Each famous game is replayed to its end, and what its title claims happens in it."""

from __future__ import annotations

import pytest

from game.app import App
from game.core.contract import SPECTATOR
from game.core.phrase import say
from game.core.record import Record, opening, replay
from game.games import GAMES
from game.match.famous import famous_games
from game.scenes.results.replays import FamousScene, ReplaysScene
from game.services import Services
from game.window import open_window
from game.words.text import Text, languages
from tests.famous.claims import CLAIMS, Played
from tests.pilot import Pilot

ALL = [(game, key) for game in CLAIMS for key in CLAIMS[game]]


def record_of_fame(game: str, key: str) -> Record:
    return {each.key: each.record for each in famous_games(game)}[key]


def test_each_game_has_at_least_five() -> None:
    assert CLAIMS.keys() == GAMES.keys()
    for game, claims in CLAIMS.items():
        assert [each.key for each in famous_games(game)] == list(claims)
        assert len(claims) >= 5


@pytest.mark.parametrize(("game", "key"), ALL)
def test_a_famous_game_shows_what_its_title_says(game: str, key: str) -> None:
    record, claim = record_of_fame(game, key), CLAIMS[game][key]
    whole = replay(record, GAMES)
    assert whole.to_move() is None, "it was played to the end"
    session = opening(record, GAMES)
    nothing = Played([], (-0.5,) * session.seats, session.view(SPECTATOR))
    assert not claim.holds(nothing), "any game would do"
    events = [
        (event.kind, event.facts) for move in record.moves for event in session.play_text(move)
    ]
    assert claim.holds(Played(events, session.returns(), session.view(SPECTATOR)))


@pytest.mark.parametrize("language", languages())
def test_every_famous_game_has_a_title(language: str) -> None:
    text = Text(language)
    titles = [text.say(say(f"replay-famous-{game}-{key}")) for game, key in ALL]
    assert len(set(titles)) == len(titles)
    assert not text.missing


def test_a_famous_game_is_watched_from_the_replay_list(services: Services) -> None:
    """Its line stays at the beginning and comes back there."""
    surface = open_window((1280, 720), full_screen=False)
    pilot = Pilot(App(services, surface, ReplaysScene(services)))
    pilot.tap("famous")
    scene = pilot.top
    assert isinstance(scene, FamousScene)
    title = services.text.say(scene.games[0].title)
    assert title in services.text.say(scene.rows()[0])
    pilot.tap("row:0")
    table = pilot.table()
    assert table.model.line == scene.games[0].title
    pilot.tap("rail:next")
    pilot.tap("rail:first")
    assert table.model.line == scene.games[0].title
    pilot.tap("rail:last")
    assert table.session.to_move() is None
