"""Replays: step, jump, play on, export; and a changed record is found out."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.app import App
from game.core.phrase import say
from game.core.record import Record, parse_record
from game.core.record import replay as play_again
from game.games import GAMES
from game.games.descriptor import Form
from game.match.match import HUMAN, Match
from game.scenes.menu.title import TitleScene
from game.scenes.results.leaderboard import BoardScene, NameScene
from game.scenes.results.replay import ReplayPolicy, replay_at, replay_scene
from game.scenes.results.replays import JumpScene, ReplaysScene, SeriesScene
from game.scenes.results.result import ResultScene
from game.scenes.results.take_home import SheetScene
from game.scenes.table.keyframes import ASKS
from game.scenes.table.people import People
from game.scenes.table.table import TableScene
from game.services import Services
from game.window import open_window
from tests.kiosk.finished import finished
from tests.match.whole import deals
from tests.pilot import Pilot


@pytest.fixture
def services(services: Services) -> Services:
    services.greeted = True
    services.change(speed=0.0)
    return services


@pytest.fixture
def match(services: Services) -> Match:
    return finished(services.store)


def stored_record(services: Services, match: Match) -> Record:
    assert match.kept is not None
    return services.store.record(match.kept)


def watched(services: Services, record: Record) -> tuple[Pilot, ReplayPolicy]:
    scene = replay_scene(services, record, 1)
    app = App(services, open_window((1280, 720), full_screen=False), TitleScene(services))
    app.push(scene)
    return Pilot(app), replay(scene)


def replay(scene: object) -> ReplayPolicy:
    policy = replay_at(scene)
    assert policy is not None
    return policy


def at(policy: ReplayPolicy) -> int:
    return len(policy.scene.session.moves)


def test_from_the_title_to_a_game_that_is_watched(services: Services, match: Match) -> None:
    app = App(services, open_window((1280, 720), full_screen=False), TitleScene(services))
    pilot = Pilot(app)
    pilot.tap("board")
    assert isinstance(pilot.top, BoardScene)
    pilot.tap("watch")
    assert isinstance(pilot.top, ReplaysScene)
    pilot.tap("row:0")
    assert replay(pilot.top).record == match.record()


def test_a_match_is_one_row_and_opens_into_its_deals(services: Services) -> None:
    finished(services.store)
    matches = deals(services.store, "tutti_quantum", Form(deals=2))
    scene = ReplaysScene(services)
    pilot = Pilot(App(services, open_window((1280, 720), full_screen=False), scene))
    rows = [services.text.say(row) for row in scene.rows()]
    assert len(rows) == 2, "a match, and a game alone"
    points = matches[-1].standing.points
    assert "2 games" in rows[0]
    assert f"{points[0]} : {points[1]}".replace("-", "\u2212") in rows[0]
    pilot.tap("row:0")
    assert isinstance(pilot.top, SeriesScene)
    labels = [services.text.say(row) for row in pilot.top.rows()]
    assert labels == [f"Game {n} · {len(m.session.moves)} moves" for n, m in enumerate(matches, 1)]
    pilot.tap("row:1")
    assert replay(pilot.top).record == matches[1].record()


def test_a_match_with_one_deal_played_is_a_game_like_any_other(services: Services) -> None:
    (match,) = deals(services.store, "particle_builder", Form(deals=5), most=1)
    scene = ReplaysScene(services)
    pilot = Pilot(App(services, open_window((1280, 720), full_screen=False), scene))
    pilot.tap("row:0")
    assert replay(pilot.top).record == match.record()


def test_from_a_result_to_the_board_the_page_and_the_replay(
    services: Services, match: Match
) -> None:
    app = App(services, open_window((1280, 720), full_screen=False), ResultScene(services, match))
    pilot = Pilot(app)
    pilot.tap("watch")
    assert replay_at(pilot.top) is not None
    pilot.tap("rail:close")
    pilot.tap("sheet")
    assert isinstance(pilot.top, SheetScene)
    pilot.tap("done")
    pilot.tap("board")
    assert isinstance(pilot.top, NameScene)
    pilot.tap("first:muon")
    pilot.tap("second:owl")
    pilot.tap("go")
    assert isinstance(pilot.top, BoardScene)
    name = pilot.spot("name0").label
    assert name is not None
    assert services.text.say(name) == "Muon Owl"
    pilot.tap("done")
    assert isinstance(pilot.top, ResultScene)
    pilot.tap("board")
    assert isinstance(pilot.top, BoardScene), "a game is entered once"


def test_step_back_and_on(services: Services, match: Match) -> None:
    pilot, policy = watched(services, stored_record(services, match))
    for n in range(1, 6):
        pilot.tap("rail:next")
        pilot.wait(0.3)
        assert at(policy) == n
    pilot.tap("rail:back")
    assert at(policy) == 4
    assert policy.scene.session.digest() == policy.record.digests[4]
    pilot.tap("rail:last")
    assert at(policy) == len(policy.record.moves)
    assert policy.scene.session.to_move() is None
    pilot.tap("rail:first")
    assert at(policy) == 0


@pytest.mark.parametrize("game", GAMES)
def test_the_number_of_the_move_stands_where_a_player_would_be_asked(
    services: Services, game: str
) -> None:
    record = stored_record(services, finished(services.store, game))
    pilot, policy = watched(services, record)
    for number, button in ((0, "rail:next"), (1, "rail:next"), (2, "rail:back"), (1, "rail:first")):
        asked = [spot.label for spot in policy.scene.placed if spot.id in ASKS]
        assert asked == [say("replay-prompt", at=number, all=len(record.moves))]
        pilot.tap(button)
        pilot.wait(5.0)


def test_at_its_beginning_it_says_that_it_is_a_replay_and_how_to_start(
    services: Services, match: Match
) -> None:
    pilot, policy = watched(services, stored_record(services, match))

    def begins() -> bool:
        labels = [spot.label for spot in policy.scene.placed if spot.label is not None]
        return any(label.key == "replay-begin" for label in labels)

    assert begins()
    pilot.tap("rail:play")
    assert not begins()
    pilot.tap("rail:play")
    pilot.tap("rail:next")
    assert not begins()
    pilot.tap("rail:first")
    pilot.wait(0.5)
    assert begins()


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_it_plays_to_the_end_by_itself(services: Services, game: str) -> None:
    match = finished(services.store, game)
    pilot, policy = watched(services, stored_record(services, match))
    pilot.tap("rail:play")
    for _ in range(20_000):
        pilot.app.step([], 0.1)
        if not policy.playing:
            break
    assert at(policy) == len(policy.record.moves)
    assert policy.scene.session.digest() == match.session.digest()
    assert pilot.top is policy.scene, "no result page"


def test_keys_and_pad_step_too(services: Services, match: Match) -> None:
    pilot, policy = watched(services, stored_record(services, match))
    pilot.press(pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_RIGHT)
    pilot.press(pygame.K_LEFT)
    assert at(policy) == 2
    pilot.button(14)
    assert at(policy) == 3


def test_jump_to_a_move_of_the_list(services: Services, match: Match) -> None:
    pilot, policy = watched(services, stored_record(services, match))
    pilot.tap("rail:at")
    assert isinstance(pilot.top, JumpScene)
    assert len(pilot.top.rows()) == len(policy.record.moves) + 1
    pilot.tap("next")
    pilot.tap("row:9")
    assert at(policy) == 9


def test_play_on_from_here(services: Services, match: Match) -> None:
    before = len(services.store.games(10))
    pilot, policy = watched(services, stored_record(services, match))
    policy.jump(6)
    pilot.wait(0.2)
    pilot.tap("rail:continue")
    pilot.tap("start")
    table = pilot.top
    assert isinstance(table, TableScene)
    assert isinstance(table.policy, People)
    assert table.session.moves[:6] == match.session.moves[:6]
    assert len(table.session.moves) < len(match.session.moves), "only the opponent may have moved"
    assert HUMAN in table.match.seats
    assert len(services.store.games(10)) == before, "the old one is as it was"
    (unfinished,) = services.store.unfinished()
    assert unfinished.record.moves[:6] == stored_record(services, match).moves[:6]


def test_export_to_one_file(services: Services, match: Match, tmp_path: Path) -> None:
    pilot, policy = watched(services, stored_record(services, match))
    pilot.tap("rail:export")
    (path,) = (tmp_path / "exports").iterdir()
    record = parse_record(path.read_text(encoding="utf-8"))
    assert record == match.record()
    assert len(record.digests) == len(record.moves) + 1
    assert play_again(record, GAMES).digest() == match.session.digest()
    assert policy.scene.line is not None
    assert policy.scene.line.key == "replay-exported"
    assert json.loads(path.read_text())["game"] == "particle_builder"


# --- what was changed -----------------------------------------------------------------------------


def other_move(record: Record) -> tuple[Record, int]:
    """A record with one move replaced by another legal one."""
    session = GAMES[record.game]
    from game.core.contract import move_text
    from game.core.session import Session

    play = Session(session, len(record.seats), record.options, record.seed)
    for n, move in enumerate(record.moves):
        others = [move_text(other) for other in play.legal_moves() if move_text(other) != move]
        if n > 3 and others:
            moves = (*record.moves[:n], others[0], *record.moves[n + 1 :])
            return replace(record, moves=moves), n
        play.play_text(move)
    raise AssertionError("no choice in this game")


@pytest.mark.long
def test_a_changed_move_is_told_at_the_very_move(services: Services, match: Match) -> None:
    record, n = other_move(stored_record(services, match))
    for jump in (True, False):
        pilot, policy = watched(services, record)
        if jump:
            pilot.tap("rail:last")
        else:
            pilot.tap("rail:play")
            pilot.wait(200)
        assert at(policy) == n
        assert policy.wrong is not None
        assert policy.wrong.key == "record-changed"
        assert dict(policy.wrong.args)["where"] == f"{n + 1}: {record.moves[n]}"
        assert not policy.playing
        pilot.tap("rail:back")
        assert at(policy) == n - 1, "up to there it can be watched"


@pytest.mark.long
def test_a_move_that_breaks_the_rules_is_told_at_the_very_move(
    services: Services, match: Match
) -> None:
    record = stored_record(services, match)
    record = replace(record, moves=(*record.moves[:5], "nonsense:1", *record.moves[6:]))
    pilot, policy = watched(services, record)
    pilot.tap("rail:play")
    pilot.wait(60)
    assert (at(policy), policy.wrong and policy.wrong.key) == (5, "record-move")


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"seed": "another"}, "dealt"),
        ({"rules": 0}, "older-rules"),
        ({"rules": 99}, "newer-rules"),
        ({"game": "poker"}, "game"),
        ({"seats": ("human",) * 9}, "setup"),
    ],
)
def test_what_is_wrong_from_the_deal_is_told_before_the_first_move(
    services: Services, match: Match, change: dict[str, object], reason: str
) -> None:
    record = replace(stored_record(services, match), **change)  # type: ignore[arg-type]
    pilot, policy = watched(services, record)
    assert (policy.wrong and policy.wrong.key) == f"record-{reason}"
    for name in ("play", "next", "last", "continue"):
        pilot.tap(f"rail:{name}")
        pilot.wait(1)
    assert at(policy) == 0
