"""Each famous game is replayed: what its title claims happens in it, and each note is true."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app import App
from game.core.contract import SPECTATOR
from game.core.record import opening, replay
from game.games import GAMES
from game.match.famous import FamousGame, famous_games
from game.scenes.results.replay import replay_at, replay_scene
from game.scenes.results.replays import FamousScene, JumpScene, ReplaysScene
from game.scenes.table.model import Lined
from game.services import Services
from game.tables.pictures import Label
from game.window import open_window, opened
from game.words.text import Text, languages
from tests.famous.claims import CLAIMS, NOTES, Played
from tests.layout import LANGUAGES, faults
from tests.pilot import Pilot

ALL = [(game, key) for game in CLAIMS for key in CLAIMS[game]]


LETTERS = 104
"""Of a note in any language at the most: a line on a narrow screen."""


def game_of_fame(game: str, key: str) -> FamousGame:
    return {each.key: each for each in famous_games(game)}[key]


def test_each_game_has_at_least_five() -> None:
    assert CLAIMS.keys() == GAMES.keys()
    for game, claims in CLAIMS.items():
        assert [each.key for each in famous_games(game)] == list(claims)
        assert len(claims) >= 5


@pytest.mark.parametrize(("game", "key"), ALL)
def test_a_famous_game_shows_what_its_title_says(game: str, key: str) -> None:
    record, claim = game_of_fame(game, key).record, CLAIMS[game][key]
    whole = replay(record, GAMES)
    assert whole.to_move() is None, "it was played to the end"
    session = opening(record, GAMES)
    nothing = Played([], (-0.5,) * session.seats, session.view(SPECTATOR))
    assert not claim.holds(nothing), "any game would do"
    events = [
        (event.kind, event.facts) for move in record.moves for event in session.play_text(move)
    ]
    assert claim.holds(Played(events, session.returns(), session.view(SPECTATOR)))


@pytest.mark.parametrize(("game", "key"), ALL)
def test_what_a_note_says_happens_at_its_move(game: str, key: str) -> None:
    famous, claims = game_of_fame(game, key), NOTES[game][key]
    assert 2 <= len(famous.notes) <= 4
    assert sorted(set(famous.notes)) == list(famous.notes)
    waiting = dict(zip(famous.notes, claims, strict=True))
    session = opening(famous.record, GAMES)
    nothing = Played([], session.returns(), session.view(SPECTATOR))
    for number, move in enumerate(famous.record.moves, 1):
        events = [(event.kind, event.facts) for event in session.play_text(move)]
        claim = waiting.pop(number, None)
        if claim is None:
            continue
        assert claim(Played(events, session.returns(), session.view(SPECTATOR))), number
        assert not claim(nothing), "any move would do"
    assert not waiting


@pytest.mark.parametrize("language", languages())
def test_every_famous_game_has_a_title_and_short_notes(language: str) -> None:
    text = Text(language)
    games = [game_of_fame(game, key) for game, key in ALL]
    words = [text.say(phrase) for each in games for phrase in each.words.values()]
    assert len(set(words)) == len(words) > 3 * len(games)
    assert max(map(len, words)) <= LETTERS
    assert max(len(line.split()) for line in words) <= 25
    assert not text.missing
    for each in games:
        assert not text.has(f"{each.title.key}-{len(each.notes) + 1}"), "a note without a move"


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


@pytest.fixture
def watched(services: Services) -> tuple[Pilot, FamousGame]:
    """A famous game whose last move has a note, too, at its beginning."""
    services.greeted = True
    famous = game_of_fame("bigebang", "carbon")
    scene = replay_scene(services, famous.record, None, famous.words)
    return Pilot(App(services, open_window((1280, 720), full_screen=False), scene)), famous


def test_a_note_stands_after_its_move_however_one_gets_there(
    watched: tuple[Pilot, FamousGame],
) -> None:
    pilot, famous = watched
    note = famous.words[famous.notes[0]]
    policy = replay_at(pilot.top)
    assert policy is not None
    policy.jump(famous.notes[0])
    pilot.wait(0.5)
    assert pilot.table().model.line == note
    art = pilot.spot("log").art
    assert isinstance(art, Label)
    assert art.ink == "text", "brighter than the log"
    pilot.tap("rail:next")
    pilot.wait(3.0)
    assert pilot.table().model.line not in (None, note)
    pilot.tap("rail:back")
    assert pilot.table().model.line == note
    pilot.tap("rail:back")
    assert pilot.table().model.line is None
    pilot.tap("rail:next")
    pilot.wait(3.0)
    assert pilot.table().model.line == note
    assert note in pilot.table().aloud(), "it is read aloud"


@pytest.mark.parametrize("size", [(1280, 720), (720, 1280)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_notes_fit_below_the_table(
    tmp_path: Path, language: str, size: tuple[int, int]
) -> None:
    with opened(tmp_path, language, 1.5) as services:
        services.greeted = True
        services.change(reduced_motion=True, speed=0.0)
        famous = game_of_fame("bigebang", "carbon")
        scene = replay_scene(services, famous.record, None, famous.words)
        app = App(services, open_window(size, full_screen=False), scene)
        words = [note for game, key in ALL for note in game_of_fame(game, key).words.values()]
        wide = scene.viewport.renderer.font(20)
        longest = sorted(words, key=lambda note: wide.size(services.text.say(note))[0])[-4:]
        for note in longest:
            scene.send(Lined(note))
            scene.layout()
            app.step([], 0.05)
            assert list(faults(app)) == [], services.text.say(note)


def test_the_list_of_moves_shows_which_have_a_note(watched: tuple[Pilot, FamousGame]) -> None:
    pilot, famous = watched
    pilot.tap("rail:at")
    scene = pilot.top
    assert isinstance(scene, JumpScene)
    say = pilot.app.services.text.say
    for move in famous.notes:
        scene.row = move
        scene.layout()
        row = pilot.spot(f"row:{move}")
        assert row.label is not None
        assert row.spoken is not None
        assert say(row.label).startswith("★")
        assert say(row.spoken).endswith("(with a note)")
    pilot.tap(f"row:{famous.notes[-1]}")
    assert pilot.table().model.line == famous.words[famous.notes[-1]]


def test_a_replay_that_plays_gives_time_to_read_a_note(watched: tuple[Pilot, FamousGame]) -> None:
    pilot, famous = watched
    first, text = famous.notes[0], pilot.app.services.text
    policy = replay_at(pilot.top)
    assert policy is not None
    policy.jump(first - 1)
    pilot.tap("rail:play")
    table, read = pilot.table(), 0.0
    for _ in range(900):
        pilot.wait(1 / 30)
        read += (table.model.line == famous.words[first]) / 30
        if len(table.session.moves) > first:
            break
    assert len(table.session.moves) == first + 1
    assert read >= len(text.say(famous.words[first])) / 20
    pilot.tap("rail:next")
    pilot.wait(2.0)
    assert not table.frames, "a step waits for nothing"


def test_the_note_on_the_last_move_stays(watched: tuple[Pilot, FamousGame]) -> None:
    pilot, famous = watched
    policy = replay_at(pilot.top)
    assert policy is not None
    policy.jump(len(famous.record.moves) - 1)
    pilot.tap("rail:play")
    pilot.wait(20.0)
    assert not policy.playing
    assert pilot.table().model.line == famous.words[famous.notes[-1]]
