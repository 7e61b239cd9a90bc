"""The lab notebook as a book: walked by finger and by keys."""

from __future__ import annotations

import json

import pygame
import pytest

from game.app import App
from game.progress.notebook import KEY, pages
from game.scenes.codex.card import CardScene
from game.scenes.daily.notebook import NotebookScene
from game.scenes.results.statistics import StatisticsScene
from game.scenes.results.stories import StoryScene
from game.services import Services
from game.window import open_window
from tests.pilot import Pilot


@pytest.fixture
def pilot(services: Services) -> Pilot:
    """The notebook with the up quark and Compton scattering in it."""
    days = {"particle:up": "2026-11-22", "process:compton": "2026-11-22"}
    services.store.set_progress(KEY, json.dumps({"format": 1, "met": days}))
    surface = open_window((1280, 720), full_screen=False)
    pilot = Pilot(App(services, surface, StatisticsScene(services, "bigebang")))
    pilot.walk_to("notebook")
    pilot.press(pygame.K_RETURN)
    assert isinstance(pilot.top, NotebookScene)
    return pilot


def book(pilot: Pilot) -> NotebookScene:
    assert isinstance(pilot.top, NotebookScene)
    return pilot.top


def test_a_particle_that_was_met_leads_to_its_card(pilot: Pilot) -> None:
    assert not pilot.spot("entry:0").dim
    pilot.tap("entry:0")
    assert isinstance(pilot.top, CardScene)


def test_an_empty_place_is_a_shade_and_says_where_to_look(pilot: Pilot) -> None:
    assert pilot.spot("entry:1").dim
    pilot.tap("entry:1")
    assert isinstance(pilot.top, StoryScene)
    hint = pilot.top.stories[0][1]
    assert "Particle Builder" in pilot.app.services.text.say(hint)
    pilot.tap("close")
    assert isinstance(pilot.top, NotebookScene)


def test_a_process_tells_its_story_and_hides_its_name_until_it_was_met(pilot: Pilot) -> None:
    places = [place for page in pages(pilot.app.services.store) for place in page.places]
    at = next(p for p in places if p.entry.key == "process:compton")
    while book(pilot).chapters[book(pilot).chapter].name != "processes":
        pilot.tap("next")
    rows = [spot for spot in book(pilot).placed if spot.id.startswith("entry:")]
    named = [spot for spot in rows if spot.label == at.entry.name]
    assert len(named) == 1
    pilot.tap(named[0].id)
    assert isinstance(pilot.top, StoryScene)
    assert pilot.top.stories[0] == (at.entry.name, at.entry.tells)


def test_pages_turn_by_keys_and_come_round(pilot: Pilot) -> None:
    scene = book(pilot)
    for _ in scene.places:
        pilot.press(pygame.K_RIGHT)
    assert scene.at == 0
    pilot.press(pygame.K_LEFT)
    assert scene.at == len(scene.places) - 1
    pilot.press(pygame.K_ESCAPE)
    assert isinstance(pilot.top, StatisticsScene)
