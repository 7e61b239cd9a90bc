"""The end of a game: the table stands, then it is counted, and all ways stay open."""

from __future__ import annotations

import pygame
import pytest

from game.app import App
from game.commands.shots import middle
from game.games import GAMES
from game.scenes.results.count import LAST, LONGEST, Count
from game.scenes.results.result import ResultScene
from game.scenes.results.review import ReviewScene
from game.scenes.results.take_home import SheetScene
from game.scenes.table.keyframes import still
from game.scenes.table.model import Hurried, Queued, Stood
from game.scenes.table.table import TableScene
from game.scenes.table.tabletop import BEFORE_RESULT
from game.services import Services
from game.window import open_window
from tests.pilot import FRAME, Pilot


def ended(services: Services, game: str) -> Pilot:
    """A table whose last move has just been made."""
    table = middle(services, game, 1.0)
    table.send(Stood(BEFORE_RESULT / services.pace))
    return Pilot(App(services, open_window((1280, 720), full_screen=False), table))


def result(pilot: Pilot) -> ResultScene:
    assert isinstance(pilot.top, ResultScene)
    return pilot.top


def key_of(pilot: Pilot, spot: str) -> str:
    label = pilot.spot(spot).label
    assert label is not None
    return label.key


def test_each_part_is_added_and_heard_higher_and_higher() -> None:
    sounds: list[str] = []
    count = Count([(2, 3, -1), (6,)], 1.0, sounds.append)
    sums, newest = [], []
    while not count.over:
        if count.update(FRAME) and not count.over:
            sums.append(count.sums())
            newest.append(count.newest())
    assert sums == [(2, 6), (5, 6), (4, 6)]
    assert newest == [(2, 6), (3, None), (-1, None)]
    assert sounds == sorted(sounds)
    assert len(sounds) == 3


def test_the_last_part_is_seen_before_the_winner_is_told() -> None:
    """Often it decides: the whole target, in Particle Builder."""
    count = Count([(2, 35), (6,)], 1.0, lambda _: None)
    stood = 0.0
    while not count.over:
        count.update(FRAME)
        if count.newest()[0] == 35 and not count.over:
            stood += FRAME
    assert stood >= 0.8


def test_many_parts_take_no_longer_than_a_few_seconds() -> None:
    count = Count([(1,) * 90], 1.0, lambda _: None)
    assert not count.over
    for _ in range(round((LONGEST + LAST) / FRAME) + 3):
        count.update(FRAME)
    assert count.over


def test_two_seconds_of_the_table_then_the_count_then_who_has_won(services: Services) -> None:
    pilot = ended(services, "tutti_quantum")
    pilot.wait(BEFORE_RESULT - 0.6)
    assert isinstance(pilot.top, TableScene)
    pilot.wait(1.0)
    scene = result(pilot)
    assert scene.count is not None
    assert key_of(pilot, "headline") == "result-counting"
    assert scene.shows == []
    assert scene.find("badge") is None
    pilot.wait(LONGEST + LAST + 1)
    assert scene.count is None
    assert key_of(pilot, "headline") == scene.headline().key
    assert scene.find("badge") is not None, "the rarest process"


def test_the_end_stands_as_long_after_a_long_wait_for_rivals(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rivals are shown faster the longer it takes; the end of the game is not."""
    table = ended(services, "particle_panic").table()
    monkeypatch.setattr(table.policy, "haste", lambda: 10.0)
    table.send(Hurried(), Queued([still(table.board(table.view()))]))
    table.next_frame()
    assert table.model.rest >= BEFORE_RESULT / services.pace


def test_a_touch_ends_the_count_and_on_a_button_means_the_button(services: Services) -> None:
    pilot = ended(services, "tutti_quantum")
    pilot.wait(BEFORE_RESULT + 0.7)
    scene = result(pilot)
    assert scene.count is not None
    pilot.tap("review")
    assert scene.count is None
    assert isinstance(pilot.top, ReviewScene)


def test_a_key_ends_the_count(services: Services) -> None:
    pilot = ended(services, "tutti_quantum")
    pilot.wait(BEFORE_RESULT + 0.7)
    scene = result(pilot)
    pilot.press(pygame.K_ESCAPE)
    assert scene.count is None
    assert pilot.top is scene


@pytest.mark.parametrize("setting", [{"reduced_motion": True}, {"speed": 0.0}])
def test_less_motion_and_at_once_cut_it(services: Services, setting: dict[str, float]) -> None:
    services.change(**setting)
    scene = ResultScene(services, middle(services, "tutti_quantum", 1.0).match, counts=True)
    assert scene.count is None


@pytest.mark.parametrize("game", GAMES)
def test_from_the_result_all_ways_lead_there_and_back(services: Services, game: str) -> None:
    """Table, result, review, sheet, and at last the same deal or, after a win, a harder game."""
    services.change(speed=0.0)
    pilot = ended(services, game)
    pilot.wait(0.5)
    for _ in range(2):
        scene = result(pilot)
        pilot.tap("look")
        assert isinstance(pilot.top, TableScene)
        pilot.tap("rail:result")
        assert result(pilot) is scene
        pilot.press(pygame.K_ESCAPE)
        assert isinstance(pilot.top, TableScene)
        pilot.press(pygame.K_ESCAPE)
        assert result(pilot) is scene
        pilot.tap("sheet")
        assert isinstance(pilot.top, SheetScene)
        pilot.tap("done")
        assert result(pilot) is scene
        if scene.find("review") is not None:
            pilot.tap("review")
            assert isinstance(pilot.top, ReviewScene)
            pilot.press(pygame.K_ESCAPE)
            assert result(pilot) is scene
    deal = result(pilot).match.session.seed
    harder = result(pilot).find("harder") is not None
    pilot.tap("harder" if harder else "same")
    assert (pilot.table().session.seed == deal) is not harder
    assert not pilot.table().model.over
