"""Buttons and lines of one group have letters of one size."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app import App
from game.art.ink.renderer import Renderer
from game.art.menu.title import CabinetPicture
from game.core.phrase import Phrase, literal
from game.scenes.menu.title import TitleScene
from game.tables.pictures import Button, Label
from game.tables.table import Spot
from game.ui.equal_letters import LEAST, evened, letters
from game.window import open_window, opened
from game.words.text import Text, languages
from tests.pilot import Pilot

PLAIN = Button()


def button(
    name: str, label: Phrase, x: float, y: float, w: float, h: float = 64.0, art: Button = PLAIN
) -> Spot:
    return Spot(name, art, x, y, w, h, 10, label, label)


def words(name: str, label: Phrase, x: float, y: float, w: float, h: float) -> Spot:
    return Spot(name, Label("text", 20, "left"), x, y, w, h, 5, label)


@pytest.fixture
def renderer() -> Renderer:
    return Renderer(1.0, Text("en").say, 1.5)


def sizes(renderer: Renderer, spots: list[Spot]) -> list[int]:
    fits = [letters(renderer, spot) for spot in spots]
    return [one[0] for one in fits if one is not None]


def row(*names: str) -> list[Spot]:
    return [button(name, literal(name), 160 + 320 * i, 600, 300) for i, name in enumerate(names)]


def test_the_longest_of_a_row_gives_the_size(renderer: Renderer) -> None:
    spots = row("Back", "Players, options", "Teachers")
    before = sizes(renderer, spots)
    assert before[0] > before[1]
    assert set(sizes(renderer, evened(renderer, spots))) == {before[1]}


def test_large_letters_stay_large_beside_a_very_long_name(renderer: Renderer) -> None:
    spots = row("Back", "Incomprehensibilities of physics")
    short, long = sizes(renderer, evened(renderer, spots))
    assert short == round(LEAST * 22 * 1.5) > long


def test_what_is_in_a_row_and_in_a_column_makes_one_group_of_both(renderer: Renderer) -> None:
    wide = button("wide", literal("Players, options"), 160, 700, 300)
    spots = [*row("Back", "Teachers"), wide]
    assert len(set(sizes(renderer, evened(renderer, spots)))) == 1


def test_other_shapes_and_the_large_next_act_keep_their_size(renderer: Renderer) -> None:
    go = button("go", literal("Play"), 900, 600, 300, 80, Button("primary"))
    other = button("other", literal("Quiz"), 900, 300, 360)
    spots = [*row("Back", "Players, options"), go, other]
    result = evened(renderer, spots)
    assert result[2:] == [go, other]


def test_a_column_agrees_whether_its_words_take_one_line_or_two(renderer: Renderer) -> None:
    """Two lines do not become one in letters that are smaller still."""
    spots = [
        words("a", literal("Masse"), 300, 100, 240, 40),
        words("b", literal("Masse und Bewegung"), 300, 160, 240, 40),
        words("c", literal("Particules de trois quarks"), 300, 240, 240, 72),
    ]
    result = sizes(renderer, evened(renderer, spots))
    assert result[2] == result[0] >= result[1]


def test_lines_of_one_shape_agree(renderer: Renderer) -> None:
    spots = [
        words("a", literal("Sound"), 300, 100, 200, 60),
        words("b", literal("Captions for sounds"), 300, 180, 200, 60),
    ]
    assert len(set(sizes(renderer, evened(renderer, spots)))) == 1


def test_what_was_measured_is_forgotten_in_time(
    renderer: Renderer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.ui.equal_letters.REMEMBERED", 5)
    for number in range(20):
        letters(renderer, button("one", literal(str(number)), 160, 600, 300))
    assert len(renderer.measured) <= 5


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("text_size", [1.0, 1.25, 1.5])
def test_the_names_of_the_cabinets_have_one_size(
    tmp_path: Path, language: str, text_size: float
) -> None:
    surface = open_window((1280, 720), full_screen=False)
    with opened(tmp_path, language, text_size) as services:
        services.greeted = True
        pilot = Pilot(App(services, surface, TitleScene(services)))
        title = pilot.top
        assert isinstance(title, TitleScene)
        names = [spot for spot in title.placed if isinstance(spot.art, CabinetPicture)]
        assert len(set(sizes(title.viewport.renderer, names))) == 1
