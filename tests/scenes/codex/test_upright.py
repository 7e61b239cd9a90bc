"""The charts of the codex in a window that is held upright."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from game.app import App
from game.arcade import Arcade
from game.art.interactions import MEETINGS
from game.core.particles import PARTICLES
from game.scenes.base.screen import Screen
from game.scenes.codex.codex import CodexScene
from game.scenes.codex.glossary import GlossaryScene
from game.scenes.codex.interactions import InteractionsScene
from game.window import open_window, opened
from tests.pilot import Pilot
from tests.upright import LONG, PHONE, SHAPES, StandsUpright


def pages(arcade: Arcade) -> Iterator[Screen]:
    """The chart, and each way in which particles meet."""
    yield CodexScene(arcade)
    page = InteractionsScene(arcade)
    for name in MEETINGS:
        page.name = name
        yield page

    glossary = GlossaryScene(arcade)
    yield glossary
    for _ in range(glossary.pages - 1):
        glossary.page += 1
        yield glossary


class TestChartsUpright(StandsUpright):
    shapes = (*SHAPES, (LONG, 1.5))
    pages = staticmethod(pages)


def test_every_particle_stands_in_the_column_of_its_generation(tmp_path: Path) -> None:
    with opened(tmp_path, "en", 1.0) as arcade:
        page = CodexScene(arcade)
        pilot = Pilot(App(arcade, open_window(PHONE, full_screen=False), page))
        places = {}
        for particle in PARTICLES:
            spot = pilot.spot(f"particle:{particle.key}")
            places[round(spot.x), round(spot.y)] = particle.key
        assert len(places) == len(PARTICLES)
        for anti in ("anti-up", "anti-tau"):
            matter = pilot.spot(f"particle:{anti.removeprefix('anti-')}")
            assert pilot.spot(f"particle:{anti}").y == matter.y
        pilot.tap("particle:higgs")
        assert pilot.top is not page


def test_a_meeting_is_chosen_by_touch(tmp_path: Path) -> None:
    with opened(tmp_path, "en", 1.0) as arcade:
        page = InteractionsScene(arcade)
        pilot = Pilot(App(arcade, open_window(PHONE, full_screen=False), page))
        pilot.tap("meeting:higgs")
        assert page.name == "higgs"
