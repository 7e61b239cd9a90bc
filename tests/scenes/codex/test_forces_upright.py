"""The chart of forces in a window that is held upright: all can be read, touched and reached."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.app import App
from game.arcade import Arcade
from game.core.particles import PARTICLES
from game.progress.force_chart import unveil
from game.scenes.codex.forces import FORCES, ForcesScene, rows
from game.window import open_window, opened
from game.words.text import languages
from tests.layout import faults
from tests.scenes.menu.test_settings import SHAPES
from tests.upright import PHONE, SHORT, fingers_hit, letters_can_be_read

SIZES = [size for size, text_size in SHAPES if size != (720, 1280) or text_size == 1.0]


def shown(arcade: Arcade, size: tuple[int, int]) -> Iterator[tuple[App, ForcesScene]]:
    """The chart as it grows and whole, leaf by leaf."""
    surface = open_window(size, full_screen=False)
    arcade.change(reduced_motion=True)
    for whole in (False, True):
        if whole:
            unveil(arcade.store)
        page = ForcesScene(arcade)
        app = App(arcade, surface, page)
        app.step([], 0.05)
        assert page.stage.sheet.tall
        yield app, page
        while (turner := page.find("leaf:more")) is not None:
            page.chosen(turner)
            app.step([], 0.05)
            if page.leaf == 0:
                break
            yield app, page


@pytest.mark.parametrize(("size", "text_size"), SHAPES)
@pytest.mark.parametrize("language", languages())
def test_words_fit(tmp_path: Path, language: str, size: tuple[int, int], text_size: float) -> None:
    with opened(tmp_path, language, text_size) as arcade:
        for app, page in shown(arcade, size):
            assert list(faults(app)) == [], page.leaf
            for spot in page.touchable():
                if spot.id.startswith("cell:"):
                    page.chosen(spot)
                    app.step([], 0.05)
                    assert list(faults(app)) == [], spot.id


@pytest.mark.parametrize("language", languages())
def test_letters_can_be_read_on_a_telephone(tmp_path: Path, language: str) -> None:
    letters_can_be_read(shown, tmp_path, language)


@pytest.mark.parametrize("size", [PHONE, SHORT])
def test_a_finger_hits_what_it_wants(tmp_path: Path, size: tuple[int, int]) -> None:
    fingers_hit(shown, tmp_path, size)


@pytest.mark.parametrize("size", SIZES)
def test_every_field_is_on_one_leaf_with_its_particles(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    with opened(tmp_path, "en", 1.0) as arcade:
        unveil(arcade.store)
        ids: list[str] = []
        leaves = list(rows())
        for _, page in shown(arcade, size):
            ids += [spot.id for spot in page.laid]
        for row in leaves:
            for force in FORCES:
                assert ids.count(f"cell:{row}:{force}") == 2, "growing, and whole"
        for particle in PARTICLES:
            if not particle.is_anti:
                assert ids.count(f"lamp:{particle.key}") == 2


def test_the_row_of_the_particle_that_was_asked_is_shown(tmp_path: Path) -> None:
    with opened(tmp_path, "en", 1.0) as arcade:
        page = ForcesScene(arcade, "higgs")
        App(arcade, open_window(SHORT, full_screen=False), page)
        assert page.focused == "cell:higgs:strong"
        assert page.find("cell:higgs:strong") is not None
