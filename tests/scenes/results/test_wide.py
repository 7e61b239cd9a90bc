"""Pages after a game in windows that are wider than high, of any shape and text size."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar

import pytest

from game.app import App
from game.commands.shots import middle
from game.games import DESCRIPTORS, GAMES
from game.match.saving import keep
from game.progress.leaderboard import FIRST, KEPT, SECOND, enter, result_of
from game.scenes.base.screen import Screen
from game.scenes.results.leaderboard import BoardScene, NameScene
from game.scenes.results.replays import FamousScene, JumpScene, ReplaysScene, SavedGamesScene
from game.scenes.results.result import ResultScene
from game.scenes.results.statistics import StatisticsScene
from game.scenes.results.stories import StoryScene
from game.scenes.results.take_home import SheetScene
from game.services import Services
from game.ui.actions import Action
from game.window import open_window, opened
from tests.kiosk.finished import finished
from tests.pilot import Pilot
from tests.scenes.results.test_result_upright import pages as results
from tests.upright import PHONE, Shape, Size, WordsFit


def pages(services: Services) -> Iterator[Screen]:
    """Results, lists, boards and figures: full ones, and empty ones."""
    yield from results(services)
    yield ReplaysScene(services)
    yield FamousScene(services)
    yield SavedGamesScene(services)
    match = finished(services.store)
    yield NameScene(services, match)
    yield SheetScene(services, match)
    yield ReplaysScene(services)
    yield JumpScene(services, match.record(), 5)
    for number in range(KEPT):
        result = result_of(match, FIRST[number], SECOND[number])
        enter(services.store, match.id, result._replace(game_id=number))
    yield BoardScene(services, match.id, 1)
    yield BoardScene(services, list(GAMES)[-1])
    for game in DESCRIPTORS:
        yield StatisticsScene(services, game)
    view = middle(services, "tutti_quantum", 1.0).match.session.view(0)
    stories = [line.stories for line in DESCRIPTORS["tutti_quantum"].table.result(view)]
    yield StoryScene(services, max(stories, key=len), 0)


class TestWide(WordsFit):
    shapes: ClassVar[tuple[Shape, ...]] = (
        ((1280, 720), 1.5),
        ((1024, 768), 1.25),
        ((844, 390), 1.0),
    )

    @staticmethod
    def opened_pages(services: Services, size: Size) -> Iterator[tuple[App, Screen]]:
        """Each as soon as it lies still."""
        surface = open_window(size, full_screen=False)
        services.change(reduced_motion=True)
        for page in pages(services):
            app = App(services, surface, page)
            app.step([], 0.05)
            assert not page.viewport.sheet.tall
            yield app, page


@pytest.mark.parametrize("size", [(1280, 720), PHONE])
def test_every_row_of_a_list_is_on_one_of_its_leaves(tmp_path: Path, size: Size) -> None:
    """From the first leaf to the last and back; at either end turning stays there."""
    with opened(tmp_path, "en", 1.0) as services:
        page = JumpScene(services, finished(services.store).record(), 0)
        pilot = Pilot(App(services, open_window(size, full_screen=False), page))
        assert page.leaves > 1
        seen = []
        for _ in range(page.leaves + 1):
            seen.append(sorted(row_ids(page)))
            pilot.tap("next")
        assert seen[-1] == seen[-2]
        rows = [row for leaf in seen[:-1] for row in leaf]
        assert sorted(rows) == list(range(len(page.rows())))
        for _ in range(page.leaves):
            pilot.tap("back")
        assert sorted(row_ids(page)) == seen[0]


@pytest.mark.parametrize("size", [(1280, 720), PHONE])
def test_the_list_of_moves_opens_where_the_table_is(tmp_path: Path, size: Size) -> None:
    with opened(tmp_path, "en", 1.0) as services:
        record = finished(services.store).record()
        for at in (0, len(record.moves) // 2, len(record.moves)):
            page = JumpScene(services, record, at)
            App(services, open_window(size, full_screen=False), page)
            assert at in row_ids(page)


def test_turning_the_window_keeps_the_row_in_sight(tmp_path: Path) -> None:
    with opened(tmp_path, "en", 1.0) as services:
        record = finished(services.store).record()
        page = JumpScene(services, record, len(record.moves))
        for size in ((1280, 720), PHONE, (844, 390)):
            App(services, open_window(size, full_screen=False), page)
            assert len(record.moves) in row_ids(page)


def test_the_last_game_of_a_leaf_is_given_up(tmp_path: Path) -> None:
    """The leaf before it is shown then, not an empty one."""
    with opened(tmp_path, "en", 1.0) as services:
        table = middle(services, "particle_builder", 0.3)
        for _ in range(9):
            keep(services.store, table.match.session, table.match.seats)
        page = SavedGamesScene(services)
        pilot = Pilot(App(services, open_window((1280, 720), full_screen=False), page))
        while len(page.saved) > 1:
            page.row = len(page.saved) - 1
            page.layout()
            pilot.tap(f"give-up:{page.row}")
            pilot.tap("give-up")
            assert len(page.saved) - 1 in row_ids(page)


def row_ids(page: Screen) -> list[int]:
    """Numbers of the rows that are shown."""
    return [int(spot.id[4:]) for spot in page.placed if spot.id.startswith("row:")]


def test_a_count_moves_nothing_when_it_ends(tmp_path: Path) -> None:
    """Room is kept for what is told then: who has won, and what decided."""
    with opened(tmp_path, "en", 1.0) as services:
        match = middle(services, "tutti_quantum", 1.0).match
        page = ResultScene(services, match, counts=True)
        pilot = Pilot(App(services, open_window((1280, 720), full_screen=False), page))
        pilot.wait(0.1)
        assert page.count is not None
        before = {spot.id: spot[2:6] for spot in page.placed}
        page.on_action(Action.BACK)
        assert page.count is None
        after = {spot.id: spot[2:6] for spot in page.placed}
        common = before.keys() & after.keys()
        assert {"headline", "again", "figure0.0", "seed"} <= common
        assert {id_ for id_ in common if before[id_] != after[id_]} == set()
        assert {"margin", "badge"} <= after.keys() - before.keys()
