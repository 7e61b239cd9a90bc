"""A solved puzzle: a show, the number of tries, and a line that can be copied."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from pathlib import Path

import pygame
import pytest

from ai.analysis import explain
from ai.puzzles.calendar import of_day
from game.app import App
from game.core.contract import find_move
from game.core.phrase import Phrase, literal, say
from game.scenes.base.dialog import Dialog
from game.scenes.daily.puzzle import puzzle_scene
from game.scenes.practice.solved import COPY, SolvedDialog, with_signs
from game.scenes.practice.task import TaskPolicy
from game.scenes.table.table import TableScene
from game.services import Machine, Services
from game.web.devices import PageClipboard
from game.window import WindowClipboard, open_window, opened
from game.words.text import Text, languages
from tests.layout import LANGUAGES, faults
from tests.pilot import Pilot
from tests.web.paper import PaperPage

DAY = date(2026, 11, 28)
GAME = "bigebang"
TOLD = "Quarkade 28 Nov 2026 · Big*Bang · solved in"


class Noted:
    """A clipboard that notes down what it is given."""

    def __init__(self, *fates: bool | None) -> None:
        self.texts: list[str] = []
        self.fates = list(fates)

    def copy(self, text: str) -> None:
        """Note it down."""
        self.texts.append(text)

    def copied(self) -> bool | None:
        """The next fate."""
        return self.fates.pop(0) if self.fates else None


def begun(services: Services, clipboard: Noted | None) -> tuple[Pilot, TableScene]:
    services.machine = Machine(clipboard=clipboard)
    table = puzzle_scene(services, GAME, DAY)
    pilot = Pilot(App(services, open_window((1280, 720), full_screen=False), table))
    pilot.press(pygame.K_RETURN)
    return pilot, table


def respond(pilot: Pilot, table: TableScene, *, right: bool) -> None:
    """Make a move, and wait for what is said of it."""
    puzzle = of_day(GAME, DAY)
    assert puzzle is not None
    wrong = next(move for move in puzzle.worths if move != puzzle.answer)
    text = puzzle.answer if right else wrong
    table.policy.move_chosen(find_move(text, table.session.legal_moves()))
    for _ in range(60):
        if isinstance(pilot.top, Dialog):
            return
        pilot.wait(0.2)
    raise AssertionError("nothing was said")


def solved(services: Services, clipboard: Noted | None, wrong: int = 0) -> Pilot:
    """The page of the puzzle, solved after so many wrong tries."""
    pilot, table = begun(services, clipboard)
    for _ in range(wrong):
        respond(pilot, table, right=False)
        pilot.tap("again")
        pilot.wait(0.5)
    respond(pilot, table, right=True)
    return pilot


def page(pilot: Pilot) -> SolvedDialog:
    assert isinstance(pilot.top, SolvedDialog)
    return pilot.top


def plain(services: Services, phrase: Phrase) -> str:
    """Words with plain blanks."""
    return services.text.say(phrase).replace("\u00a0", " ")


@pytest.mark.parametrize("language", languages())
def test_the_line_breaks_before_no_dot_and_no_sign(language: str) -> None:
    text = Text(language)
    names = {"day": literal("1.12.2026"), "game": literal("Big*Bang")}
    told = text.say(with_signs(say("daily-puzzle-told", tries=3, **names), 3))
    assert told.count("\u00a0·") == 2
    assert told.endswith("\u00a0○○●")


@pytest.mark.parametrize("means", ["touch", "keys"])
def test_the_line_is_copied(services: Services, means: str) -> None:
    pilot = solved(services, clipboard := Noted(None, None, True), wrong=1)
    if means == "keys":
        pilot.walk_to(COPY)
        pilot.press(pygame.K_RETURN)
    else:
        pilot.tap(COPY)
    pilot.wait(0.5)
    assert clipboard.texts == [f"{TOLD} 2 tries ○●"]
    spot = pilot.spot(COPY)
    assert spot.spoken is not None
    assert spot.spoken.key == "daily-puzzle-copied", "the button says so, and is read again"
    pilot.tap("leave")
    assert not isinstance(pilot.top, Dialog)


def test_a_refusal_is_told_and_the_line_stays(services: Services) -> None:
    pilot = solved(services, Noted(False))
    pilot.tap(COPY)
    pilot.wait(0.1)
    assert [each.key for each in page(pilot).aloud()][-1] == "daily-puzzle-not-copied"
    assert list(faults(pilot.app)) == []
    assert plain(services, page(pilot).line) == f"{TOLD} 1 try ●"


def test_the_line_holds_no_name_and_no_answer(services: Services) -> None:
    services.change(nickname="Emmy")
    line = plain(services, page(solved(services, Noted())).line)
    puzzle = of_day(GAME, DAY)
    assert puzzle is not None
    assert "Emmy" not in line
    assert line == f"{TOLD} 1 try ●"


def test_signs_are_not_read_aloud(services: Services) -> None:
    words = [plain(services, each) for each in page(solved(services, Noted())).aloud()]
    assert f"{TOLD} 1 try" in words


def test_many_tries_are_a_number_only(services: Services) -> None:
    told = page(solved(services, None)).told
    many = SolvedDialog(services, told, told, told, 11)
    assert many.line == told


def test_there_is_a_show_unless_motion_is_reduced(services: Services) -> None:
    pilot = solved(services, None)
    shows = page(pilot).shows
    assert {show.effect.kind for show in shows} == {"shower"}
    pilot.wait(4)
    assert page(pilot).shows == []
    services.change(reduced_motion=True)
    told = page(pilot).told
    assert not SolvedDialog(services, told, told, told, 1).shows


def test_who_was_shown_the_answer_has_nothing_to_tell(services: Services) -> None:
    pilot, table = begun(services, Noted())
    assert isinstance(table.policy, TaskPolicy)
    table.policy.shown = True
    respond(pilot, table, right=True)
    assert not isinstance(pilot.top, SolvedDialog)


def test_without_a_clipboard_the_line_is_only_shown(services: Services) -> None:
    pilot = solved(services, None)
    assert list(page(pilot).answers) == ["leave", "look"]
    assert pilot.spot("line").label == page(pilot).line


def test_a_page_tells_what_the_browser_said() -> None:
    paper = PaperPage()
    clipboard = PageClipboard(paper)
    assert clipboard.copied() is None
    clipboard.copy("a line")
    assert paper.clipboard == "a line"
    assert clipboard.copied() is True
    paper.fate = "no"
    assert clipboard.copied() is False


def test_a_window_copies(monkeypatch: pytest.MonkeyPatch) -> None:
    texts: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", texts.append)
    clipboard = WindowClipboard()
    assert clipboard.copied() is None
    clipboard.copy("a line ○●")
    assert texts == ["a line ○●"]
    assert clipboard.copied() is True

    def held(_text: str) -> None:
        raise pygame.error("held by another program")

    monkeypatch.setattr(pygame.scrap, "put_text", held)
    clipboard.copy("another")
    assert clipboard.copied() is False


@pytest.mark.parametrize("size", [(1280, 720), (720, 1280)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_fits_in_large_letters(tmp_path: Path, language: str, size: tuple[int, int]) -> None:
    with opened(tmp_path, language, 1.5) as services:
        services.machine = replace(services.machine, clipboard=Noted(*[False] * 9))
        services.change(reduced_motion=True)
        surface = open_window(size, full_screen=False)
        for game in services.games:
            table = puzzle_scene(services, game, DAY)
            policy = table.policy
            assert isinstance(policy, TaskPolicy)
            task = policy.task
            told, legal = task.told(10), table.session.legal_moves()
            assert told is not None
            answer = find_move(next(iter(task.good)), legal)
            because = task.because(explain(table.session.game, table.view(), answer))
            dialog = SolvedDialog(services, told, because, told, 10)
            pilot = Pilot(App(services, surface, dialog))
            pilot.tap(COPY)
            pilot.wait(0.1)
            assert dialog.refused
            assert list(faults(pilot.app)) == [], game
