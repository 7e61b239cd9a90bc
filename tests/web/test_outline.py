"""Screen readers, switches and telephones' keyboards reach what the canvas shows."""

from __future__ import annotations

import subprocess
import sys
from datetime import date
from pathlib import Path

import pygame

from game.scenes.base.entry import EntryScreen
from game.scenes.base.screen import Screen
from game.scenes.menu.seed import SeedScene
from game.scenes.menu.title import TitleScene
from game.scenes.table.table import TableScene
from game.ui.focus import reading_order
from game.web.start import Running
from tests.web.conftest import Opened
from tests.web.paper import PaperPage

ROOT = Path(__file__).parents[2]


def turned(running: Running, seconds: float) -> None:
    for _ in range(round(seconds * 20)):
        running.frame(0.05, 1280, 720)


def test_each_choice_is_an_element_in_reading_order(opened: Opened, page: PaperPage) -> None:
    running = opened()
    turned(running, 2)
    shown, scene = page.outlines[-1], running.app.top
    assert isinstance(scene, TitleScene)
    assert [each["id"] for each in shown["buttons"]] == [
        spot.id for spot in reading_order(scene.walked())
    ]
    for each in shown["buttons"]:
        left, top, width, height = each["box"]
        assert each["name"].strip()
        assert 0 <= left < left + width <= 1.001
        assert 0 <= top < top + height <= 1.001


def test_a_scene_at_rest_is_shown_once(opened: Opened, page: PaperPage) -> None:
    running = opened()
    turned(running, 2)
    before = len(page.outlines)
    turned(running, 1)
    assert len(page.outlines) == before


def test_an_element_that_is_pressed_is_chosen(opened: Opened, page: PaperPage) -> None:
    running = opened({"game": "bigebang", "seed": "seven"})
    turned(running, 3)
    assert isinstance(running.app.top, TableScene)
    (pause,) = [each["id"] for each in page.outlines[-1]["buttons"] if each["id"] == "rail:pause"]
    running.choose(pause)
    turned(running, 1)
    assert not isinstance(running.app.top, TableScene)
    assert page.outlines[-1]["buttons"]


def test_the_focus_of_the_page_is_that_of_the_arcade(opened: Opened, page: PaperPage) -> None:
    running = opened()
    turned(running, 2)
    second = page.outlines[-1]["buttons"][1]["id"]
    running.focus(second)
    scene = running.app.top
    assert isinstance(scene, Screen)
    assert (scene.focused, scene.ringed) == (second, True)
    running.focus("no such thing")
    assert scene.focused == second
    turned(running, 1)
    assert page.outlines[-1]["focus"] == second


def test_new_words_are_announced_unless_the_arcade_speaks(opened: Opened, page: PaperPage) -> None:
    running = opened({"lesson": "learn_tutti_quantum-1"})
    turned(running, 5)
    assert page.announced
    assert "**" not in "".join(page.announced)
    running.app.services.change(speech=True)
    before = len(page.announced)
    running.choose(page.outlines[-1]["buttons"][-1]["id"])
    turned(running, 2)
    assert len(page.announced) == before


def test_a_line_is_typed_into_by_an_input(opened: Opened, page: PaperPage) -> None:
    running = opened()
    turned(running, 1)
    running.app.push(SeedScene(running.app.services, "", day=date(2026, 11, 27)))
    turned(running, 1)
    scene = running.app.top
    assert isinstance(scene, EntryScreen)
    assert page.outlines[-1]["entry"]["name"]
    running.enter("zwölf\n Myonen" + "x" * 500)
    assert scene.typed().startswith("zwölf Myonen")
    assert len(scene.typed()) <= scene.limit
    turned(running, 1)
    assert page.outlines[-1]["typed"] == scene.typed()
    assert not pygame.event.get(pygame.TEXTINPUT)


def test_pygame_gui_is_imported_after_the_gaps_of_pygame_are_filled() -> None:
    """It takes pygame's Font as it is when it is imported."""
    code = "import game.web.start, sys; sys.exit('pygame_gui' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == 0
