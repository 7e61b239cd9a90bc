"""The charts of the codex in a window that is held upright."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from game.app import App
from game.art.interactions import MEETINGS
from game.core.particles import PARTICLES
from game.scenes.base.screen import Screen
from game.scenes.codex.card import CardScene
from game.scenes.codex.codex import CodexScene
from game.scenes.codex.forces import InteractionsScene
from game.scenes.codex.glossary import GlossaryScene, WordScene
from game.services import Services
from game.window import open_window, opened
from tests.pilot import Pilot
from tests.upright import LONG, PHONE, SHAPES, StandsUpright, WordsFit


def pages(services: Services) -> Iterator[Screen]:
    """The chart, and each way in which particles meet."""
    yield CodexScene(services)
    page = InteractionsScene(services)
    for name in MEETINGS:
        page.name = name
        yield page

    glossary = GlossaryScene(services)
    for leaf in range(6):
        glossary.leaf = leaf
        yield glossary


class TestChartsUpright(StandsUpright):
    shapes = (*SHAPES, (LONG, 1.5))
    pages = staticmethod(pages)


def held(services: Services) -> Iterator[Screen]:
    """Every card, and words with a card, with a diagram and with neither."""
    for particle in PARTICLES:
        yield CardScene(services, particle.key)
    for word in ("gluon", "vertex", "spin", "virtual", "electromagnetic-force"):
        yield WordScene(services, word)


class TestHeldUpUpright(WordsFit):
    shapes = (*SHAPES, (LONG, 1.5))
    pages = staticmethod(held)


def test_buttons_stay_in_their_places_from_card_to_card(tmp_path: Path) -> None:
    for size in (PHONE, (1280, 720)):
        with opened(tmp_path, "en", 1.0) as services:
            surface = open_window(size, full_screen=False)
            places = set()
            for particle in PARTICLES:
                pilot = Pilot(App(services, surface, CardScene(services, particle.key)))
                onward = pilot.spot("next")
                places.add((round(onward.x), round(onward.y)))
            assert len(places) == 1


def test_every_particle_stands_in_the_column_of_its_generation(tmp_path: Path) -> None:
    with opened(tmp_path, "en", 1.0) as services:
        page = CodexScene(services)
        pilot = Pilot(App(services, open_window(PHONE, full_screen=False), page))
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
    with opened(tmp_path, "en", 1.0) as services:
        page = InteractionsScene(services)
        pilot = Pilot(App(services, open_window(PHONE, full_screen=False), page))
        pilot.tap("meeting:higgs")
        assert page.name == "higgs"


def test_words_that_were_shown_are_shown_again_in_another_window(tmp_path: Path) -> None:
    with opened(tmp_path, "en", 1.0) as services:
        page = GlossaryScene(services, "proton")
        for size in (PHONE, (1280, 720), PHONE):
            pilot = Pilot(App(services, open_window(size, full_screen=False), page))
            assert pilot.spot("word:proton")
            assert page.focused == "word:proton"
        pilot.tap("later")
        first = next(spot.id for spot in page.placed if spot.id.startswith("word:"))
        page.set(page.viewport)
        assert page.find(first) is not None
