"""The login: a name is typed, picked, or comes of four questions; one touch skips all of it."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pygame
import pytest

from game.app import App
from game.scenes.menu.login import LoginScene
from game.scenes.menu.title import TitleScene
from game.services import Services
from game.tables.pictures import Portrait
from game.window import open_window, opened
from tests.layout import LANGUAGES, faults
from tests.pilot import Pilot
from tutorial.which_particle import CANDIDATES, QUESTIONS


def begin(services: Services) -> Pilot:
    services.change(reduced_motion=True)
    app = App(services, open_window((1280, 720), full_screen=False), TitleScene(services))
    app.push(LoginScene(services))
    return Pilot(app)


def login(pilot: Pilot) -> LoginScene:
    assert isinstance(pilot.top, LoginScene)
    return pilot.top


def test_four_touches_lead_to_a_particle_whose_name_one_may_keep(services: Services) -> None:
    pilot = begin(services)
    for answer in ("everybody", "needed", "go", "build"):
        pilot.tap(f"answer:{answer}")
    art = pilot.spot("portrait").art
    assert isinstance(art, Portrait)
    assert login(pilot).typed() == "Muon"
    pilot.tap("go")
    assert services.settings.nickname == "Muon"


def test_who_has_typed_a_name_keeps_it_after_the_questions(services: Services) -> None:
    pilot = begin(services)
    login(pilot).type("Mia")
    for answer in ("everybody", "needed", "go", "build"):
        pilot.tap(f"answer:{answer}")
    assert isinstance(pilot.spot("portrait").art, Portrait)
    assert login(pilot).typed() == "Mia"
    pilot.tap("go")
    assert services.settings.nickname == "Mia"


def test_the_name_of_a_particle_gives_way_to_that_of_another(services: Services) -> None:
    pilot = begin(services)
    for answer in ("everybody", "needed", "go", "build"):
        pilot.tap(f"answer:{answer}")
    pilot.tap("again")
    for answer in ("quiet", "nothing", "stay", "message"):
        pilot.tap(f"answer:{answer}")
    assert login(pilot).typed() == "Photon"


def test_the_same_by_keys(services: Services) -> None:
    pilot = begin(services)
    pilot.walk_to("answer:quiet")
    pilot.press(pygame.K_RETURN)
    for answer in ("nothing", "stay", "message"):
        pilot.walk_to(f"answer:{answer}")
        pilot.press(pygame.K_RETURN)
    assert login(pilot).typed() == "Photon"
    assert login(pilot).focused == "go"


@pytest.mark.parametrize("answered", range(len(QUESTIONS) + 1))
def test_one_touch_skips_it_at_any_time(services: Services, answered: int) -> None:
    pilot = begin(services)
    for answers in list(QUESTIONS.values())[:answered]:
        pilot.tap(f"answer:{next(iter(answers))}")
    pilot.tap("skip")
    assert isinstance(pilot.top, TitleScene)
    assert services.settings.nickname == ""


def test_who_skipped_it_is_not_asked_at_the_next_start(tmp_path: Path) -> None:
    with opened(tmp_path, "en", None) as services:
        begin(services).tap("skip")
    with opened(tmp_path, "en", None) as services:
        assert services.greeted


def test_one_may_be_asked_again_and_see_all_names(services: Services) -> None:
    pilot = begin(services)
    pilot.tap("answer:quiet")
    pilot.tap("list")
    assert {f"name:{name}" for name in CANDIDATES} <= {spot.id for spot in login(pilot).placed}
    pilot.tap("again")
    assert login(pilot).persona.answers == []
    assert login(pilot).find("answer:quiet")


def test_who_has_a_name_sees_the_names(services: Services) -> None:
    services.change(nickname="Emmy")
    pilot = begin(services)
    assert login(pilot).listing
    assert login(pilot).typed() == "Emmy"


@pytest.mark.long
@pytest.mark.parametrize("size", [1.0, 1.5])
@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_and_answers_fit(tmp_path: Path, language: str, size: float) -> None:
    with opened(tmp_path, language, size) as services:
        pilot = begin(services)
        scene = login(pilot)
        every = [list(answers) for answers in QUESTIONS.values()]
        for answers in [*([each[0] for each in every][:n] for n in range(4)), *product(*every)]:
            scene.persona.answers = list(answers)
            scene.layout()
            pilot.app.step([], 0.05)
            assert list(faults(pilot.app)) == [], answers
        pilot.tap("list")
        assert list(faults(pilot.app)) == []
        assert not services.text.missing
