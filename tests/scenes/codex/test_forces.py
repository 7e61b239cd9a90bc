"""The chart of forces: what each particle feels follows from its charges."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.app import App
from game.core.particles import BY_KEY, PARTICLES, Family
from game.core.phrase import say
from game.games import every_lesson
from game.kiosk.policy import Policy
from game.match.match import AI, HUMAN, new_match
from game.progress.lesson_progress import keep_place, place_of, unveil
from game.scenes.base.scene import Scene
from game.scenes.codex.card import CardScene, forces
from game.scenes.codex.codex import CodexScene
from game.scenes.codex.forces import CARRIERS, FORCES, VEIL, ForcesScene, cell, rows, why
from game.scenes.table.opening import open_table
from game.services import Services
from game.window import open_window, opened
from tests.layout import LANGUAGES, faults
from tests.pilot import Pilot
from tutorial.coach import Coach


def begin(services: Services, scene: Scene) -> Pilot:
    services.change(reduced_motion=True)
    return Pilot(App(services, open_window((1280, 720), full_screen=False), scene))


def test_what_stands_in_a_row_gives_the_same_answers() -> None:
    together = rows()
    assert sum(map(len, together.values())) == len([p for p in PARTICLES if not p.is_anti])
    for members in together.values():
        for force in FORCES:
            assert len({cell(particle, force) for particle in members}) == 1


def test_antimatter_feels_what_matter_feels() -> None:
    for particle in PARTICLES:
        assert forces(particle) == forces(PARTICLES[particle.anti])


def test_charge_and_colour_decide() -> None:
    for particle in PARTICLES:
        assert ("strong" in forces(particle)) == particle.coloured
        assert ("electromagnetic" in forces(particle)) == bool(particle.charge)
    assert all("weak" in forces(p) for p in PARTICLES if p.family is not Family.BOSON)


def test_each_force_has_a_carrier_of_spin_one() -> None:
    assert {*CARRIERS.values()} == {*FORCES}
    assert all(p.spin == 2 for p in PARTICLES if p.key in CARRIERS)


def learn(services: Services, lesson_id: str) -> None:
    """Open it as a learner who has finished the lesson."""
    coach = Coach(every_lesson()[lesson_id])
    while not coach.done:
        coach.do_step()
        keep_place(services.store, coach)
        if coach.over:
            coach.next_chapter()
    keep_place(services.store, coach)


# --- what has been met --------------------------------------------------------------------------


def test_lessons_teach_rows_and_columns_and_all_of_them_together() -> None:
    known = {*rows(), *FORCES}
    taught = [lesson.meets for lesson in every_lesson().values()]
    assert {name for names in taught for name in names} == known
    # A row alone or a column alone would open no field.
    assert all({*names} & {*rows()} and {*names} & {*FORCES} for names in taught if names)


def test_a_field_opens_with_the_lesson_that_teaches_it(services: Services) -> None:
    scene = ForcesScene(services)
    assert all(scene.veiled(row, force) for row in rows() for force in FORCES)
    learn(services, "learn_particle_builder-3")
    assert place_of(services.store, every_lesson()["learn_particle_builder-3"]).done
    scene = ForcesScene(services)
    fields = {(row, force) for row in rows() for force in FORCES if not scene.veiled(row, force)}
    assert fields == {("quarks", "strong"), ("gluon", "strong")}


def test_a_veiled_field_says_which_lesson_opens_it(services: Services) -> None:
    learn(services, "learn_particle_builder-1")
    pilot = begin(services, ForcesScene(services))
    assert pilot.spot("cell:leptons:weak").label == say("forces-hidden")
    assert pilot.spot("cell:leptons:weak").art == VEIL
    pilot.tap("cell:leptons:weak")
    label = pilot.spot("line").label
    assert label is not None
    assert "Level\N{NO-BREAK SPACE}2" in services.text.say(label)
    pilot.tap("cell:leptons:electromagnetic")
    label = pilot.spot("line").label
    assert label is not None
    assert "because there is electric charge" in services.text.say(label)


def test_one_touch_unveils_all_and_that_is_kept(services: Services) -> None:
    pilot = begin(services, ForcesScene(services))
    pilot.tap("unveil")
    for again in (pilot.top, ForcesScene(services)):
        assert isinstance(again, ForcesScene)
        assert not any(again.veiled(row, force) for row in rows() for force in FORCES)
    assert pilot.spot("fourth")


def test_where_nobody_can_take_a_lesson_nothing_is_veiled(services: Services) -> None:
    services.policy = Policy(lessons=False)
    scene = ForcesScene(services)
    assert not any(scene.veiled(row, force) for row in rows() for force in FORCES)


# --- the whole chart ----------------------------------------------------------------------------


def test_a_field_says_why(services: Services) -> None:
    unveil(services.store)
    pilot = begin(services, CodexScene(services))
    pilot.tap("forces")
    assert isinstance(pilot.top, ForcesScene)
    pilot.tap("cell:neutrinos:electromagnetic")
    label = pilot.spot("line").label
    assert label is not None
    assert "because there is no electric charge" in services.text.say(label)


def test_arrows_walk_through_the_fields(services: Services) -> None:
    unveil(services.store)
    pilot = begin(services, ForcesScene(services))
    pilot.press(pygame.K_RIGHT, pygame.K_DOWN, pygame.K_RETURN)
    assert isinstance(pilot.top, ForcesScene)
    assert pilot.top.focused == "cell:leptons:electromagnetic"
    assert pilot.top.line.key == "forces-electromagnetic-feels"


def test_from_a_card_that_is_held_up_to_its_row(services: Services) -> None:
    pilot = begin(services, CodexScene(services))
    pilot.app.push(CardScene(services, "anti-muon-neutrino"))
    pilot.wait(0.1)
    pilot.tap("forces")
    assert isinstance(pilot.top, ForcesScene)
    assert pilot.top.focused == "cell:neutrinos:strong"
    pilot.press(pygame.K_ESCAPE)
    assert isinstance(pilot.top, CardScene)


def test_from_the_eye_button_of_a_table(services: Services) -> None:
    match = new_match("particle_builder", [HUMAN, AI + "student"], {}, "held up")
    pilot = begin(services, open_table(services, match, keep=False))
    pilot.wait(0.5)
    card = next(spot for spot in pilot.table().placed if spot.codex in BY_KEY and spot.spoken)
    pilot.tap("rail:look")
    pilot.tap(card.id)
    assert isinstance(pilot.top, CardScene)
    pilot.tap("forces")
    assert isinstance(pilot.top, ForcesScene)
    pilot.press(pygame.K_ESCAPE, pygame.K_ESCAPE)
    assert pilot.table()


@pytest.mark.long
@pytest.mark.parametrize("size", [1.0, 1.5])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_fits(tmp_path: Path, language: str, size: float) -> None:
    with opened(tmp_path, language, size) as services:
        scene = ForcesScene(services)
        pilot = begin(services, scene)
        assert list(faults(pilot.app)) == []
        for row in rows():
            scene.chosen(pilot.spot(f"cell:{row}:weak"))
            pilot.app.step([], 0.05)
            assert list(faults(pilot.app)) == [], row
        pilot.tap("unveil")
        for row, members in rows().items():
            for force in FORCES:
                scene.chosen(pilot.spot(f"cell:{row}:{force}"))
                pilot.app.step([], 0.05)
                assert scene.line == why(members[0], force)
                assert list(faults(pilot.app)) == [], (row, force)
        assert not services.text.missing
