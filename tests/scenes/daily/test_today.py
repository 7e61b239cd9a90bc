"""The puzzle of the day, played by finger and by keys; and the page that leads to it."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pygame
import pytest

from ai.analysis import explain, without_chance
from ai.puzzles.calendar import kept, of_day, question
from ai.puzzles.puzzle import Puzzle, stood
from game.app import App
from game.core.contract import find_move
from game.core.phrase import literal, say
from game.games import DESCRIPTORS, GAMES
from game.kiosk.policy import Policy
from game.progress import daily
from game.scenes.base.dialog import Dialog
from game.scenes.daily.puzzle import puzzle_scene
from game.scenes.daily.today import TodayScene
from game.scenes.menu.title import TitleScene
from game.scenes.practice.task import TaskPolicy
from game.scenes.table.table import TableScene
from game.services import Services
from game.tables.pictures import Button
from game.window import open_window, opened
from tests.layout import LANGUAGES, faults
from tests.pilot import Pilot

DAY = date(2026, 11, 22)
DAILY = [game for game in DESCRIPTORS if of_day(game, DAY) is not None]


def puzzle_of(game: str) -> Puzzle:
    puzzle = of_day(game, DAY)
    assert puzzle is not None
    return puzzle


@pytest.fixture
def pilot(services: Services) -> Pilot:
    """The page of this day, at once instead of with motion."""
    services.change(reduced_motion=True)
    surface = open_window((1280, 720), full_screen=False)
    return Pilot(App(services, surface, TodayScene(services, today=DAY)))


def begin(pilot: Pilot, game: str) -> TableScene:
    """The table of a puzzle, once its question was read."""
    pilot.tap(f"daily:{game}")
    pilot.wait(0.5)
    assert isinstance(pilot.top, Dialog)
    pilot.press(pygame.K_RETURN)
    pilot.wait(0.2)
    assert isinstance(pilot.top, TableScene)
    return pilot.top


def touch(pilot: Pilot, table: TableScene, move: str) -> None:
    """Touch a whole move, and wait for what is said of it."""
    chosen = find_move(move, table.session.legal_moves())
    table.policy.move_chosen(chosen)
    for _ in range(40):
        if isinstance(pilot.top, Dialog):
            return
        pilot.wait(0.2)
    raise AssertionError("nothing was said")


@pytest.mark.parametrize("game", DAILY)
def test_the_answer_is_right_and_marks_the_day(pilot: Pilot, services: Services, game: str) -> None:
    table = begin(pilot, game)
    answer = find_move(puzzle_of(game).answer, table.session.legal_moves())
    assert table.picker is not None
    path = next(path for path, move in table.picker.paths.items() if move == answer)
    for spot_id in path:
        pilot.tap(spot_id)
    for _ in range(40):
        if isinstance(pilot.top, Dialog):
            break
        pilot.wait(0.2)
    pilot.tap("leave")
    pilot.wait(0.2)
    assert isinstance(pilot.top, TodayScene)
    assert daily.solved(services.store).days == {DAY: (game,)}


@pytest.mark.parametrize("game", DAILY)
def test_a_wrong_answer_is_answered_and_taken_back(
    pilot: Pilot, services: Services, game: str
) -> None:
    table, puzzle = begin(pilot, game), puzzle_of(game)
    wrong = next(move for move in puzzle.worths if move != puzzle.answer)
    touch(pilot, table, wrong)
    pilot.tap("again")
    pilot.wait(0.3)
    assert pilot.top is table
    assert len(table.session.moves) == len(puzzle.moves)
    assert daily.solved(services.store).total == 0
    touch(pilot, table, wrong)
    pilot.tap("show")
    pilot.wait(0.2)
    for _ in range(40):
        if isinstance(pilot.top, Dialog):
            break
        pilot.wait(0.2)
    pilot.tap("look")
    assert daily.solved(services.store).total == 0, "who is shown the answer has not found it"
    pilot.press(pygame.K_ESCAPE)
    assert isinstance(pilot.top, TodayScene)


def test_a_puzzle_that_was_left_goes_on_counting_its_tries(
    pilot: Pilot, services: Services
) -> None:
    game = "bigebang"
    table, puzzle = begin(pilot, game), puzzle_of(game)
    touch(pilot, table, next(move for move in puzzle.worths if move != puzzle.answer))
    pilot.tap("leave")
    pilot.wait(0.3)
    assert isinstance(pilot.top, TodayScene)
    table = begin(pilot, game)
    touch(pilot, table, puzzle.answer)
    assert isinstance(pilot.top, Dialog)
    assert dict(pilot.top.title.args)["tries"] == 2


@pytest.mark.long
@pytest.mark.parametrize("game", DAILY)
def test_a_wrong_answer_brings_nothing_to_light(
    pilot: Pilot, services: Services, game: str
) -> None:
    table, puzzle = begin(pilot, game), puzzle_of(game)
    seen = table.view()
    for wrong in [move for move in puzzle.worths if move != puzzle.answer]:
        after = stood(GAMES[game], puzzle)
        after.play(find_move(wrong, after.legal_moves()))
        touch(pilot, table, wrong)
        if not after.can_undo(puzzle.seat):
            assert table.view() == seen, wrong
        pilot.tap("again")
        pilot.wait(0.3)
    touch(pilot, table, puzzle.answer)
    assert isinstance(pilot.top, Dialog)
    assert dict(pilot.top.title.args)["tries"] == len(puzzle.worths)


def test_the_title_leads_there_by_keys(services: Services) -> None:
    services.greeted = True
    surface = open_window((1280, 720), full_screen=False)
    pilot = Pilot(App(services, surface, TitleScene(services)))
    pilot.walk_to("today")
    pilot.press(pygame.K_RETURN)
    assert isinstance(pilot.top, TodayScene)
    pilot.press(pygame.K_ESCAPE)
    assert isinstance(pilot.top, TitleScene)


def test_one_button_is_lit_the_next_puzzle_or_the_way_back(
    pilot: Pilot, services: Services
) -> None:
    page = pilot.top
    assert isinstance(page, TodayScene)

    def lit() -> list[str]:
        buttons = {spot.id: spot.art for spot in page.placed if isinstance(spot.art, Button)}
        return [name for name, art in buttons.items() if art.kind == "primary"]

    assert lit() == [f"daily:{DAILY[0]}"]
    for game in DAILY:
        daily.note(services.store, game, DAY)
    page.layout()
    assert lit() == ["done"]


def test_months_turn_back_and_no_further_than_today(pilot: Pilot) -> None:
    page = pilot.top
    assert isinstance(page, TodayScene)
    pilot.tap("earlier")
    assert page.month == date(2026, 10, 1)
    pilot.tap("later")
    pilot.tap("later")
    assert page.month == date(2026, 11, 1)
    pilot.spot("day:30")


def test_days_stay_in_their_rows_when_a_longer_month_is_shown(pilot: Pilot) -> None:
    """November 2026 has six weeks with a Monday or a part of one, October five."""
    sunday = pilot.spot("day:1")
    pilot.tap("earlier")
    assert pilot.spot("day:4")[2:6] == sunday[2:6], "the first Sunday"


def test_a_visitor_has_no_day(services: Services) -> None:
    services.policy = Policy()
    game = "bigebang"
    scene = puzzle_scene(services, game, DAY)
    pilot = Pilot(App(services, open_window((1280, 720), full_screen=False), scene))
    pilot.press(pygame.K_RETURN)
    assert isinstance(scene.policy, TaskPolicy)
    touch(pilot, scene, puzzle_of(game).answer)
    assert daily.solved(services.store).total == 0


@pytest.mark.long
@pytest.mark.parametrize("size", [(1280, 720), (720, 1280), (1000, 1400)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_asked_and_told_fits(tmp_path: Path, language: str, size: tuple[int, int]) -> None:
    """The question, and what is told of the answer and of a wrong one, in large letters."""
    with opened(tmp_path, language, 1.5) as services:
        surface = open_window(size, full_screen=False)
        services.change(reduced_motion=True)
        for game in DAILY:
            for puzzle in kept(game)[:4]:
                session, key = stood(GAMES[game], puzzle), question(game)
                services.text.name_seats([literal("Emmy")] * puzzle.seats)
                answer = find_move(puzzle.answer, session.legal_moves())
                reason = without_chance(explain(session.game, session.view(puzzle.seat), answer))
                best, mine = puzzle.worths[puzzle.answer], min(puzzle.worths.values())
                bodies = [
                    say(f"{key}-what"),
                    say(f"{key}-wrong", mine=mine, best=best),
                    say(f"{key}-because", reason=reason, best=best),
                ]
                for body in bodies:
                    answers = {"leave": say("done"), "look": say("result-look")}
                    title = say("daily-puzzle-right")
                    app = App(services, surface, Dialog(services, title, body, answers))
                    app.step([], 0.05)
                    assert list(faults(app)) == []
