"""Discoveries: cases, choices, what is told, and the count at the end."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.app import App
from game.commands.learning_shots import evidence
from game.core.particles import BY_KEY
from game.progress.lesson_progress import short_place
from game.scenes.base.screen import Screen
from game.scenes.lesson.discoveries import NAME, EvidenceScene
from game.scenes.lesson.path_map import PathScene
from game.services import Services
from game.window import open_window
from game.words.text import Text
from tests.layout import LANGUAGES
from tests.pilot import Pilot
from tests.scenes.test_layout import faults_of
from tests.upright import LONG, SHAPES, StandsUpright
from tutorial.short.evidence import EVIDENCE


@pytest.mark.long
def test_every_case_is_taken_from_the_path(services: Services) -> None:
    surface = open_window((1280, 720), full_screen=False)
    pilot = Pilot(App(services, surface, PathScene(services)))
    pilot.leaf_to("stop:evidence:evidence")
    pilot.tap("stop:evidence:evidence")
    page = pilot.top
    assert isinstance(page, EvidenceScene)
    for at, case in enumerate(EVIDENCE):
        pilot.wait(1.0)
        if at == 0:
            wrong = next(each for each in case.choices if each != case.right)
            pilot.tap(f"choice:{wrong}")
            assert not page.model.shown
            assert "once more" in pilot.words("ask")
            pilot.wait(1.0)
        pilot.tap(f"choice:{case.right}")
        assert pilot.words("told")
        pilot.tap("next")
    assert page.model.known == len(EVIDENCE) - 1, "the first was missed"
    assert short_place(services.store, NAME).stars == page.model.stars == 3
    pilot.tap("path")
    assert isinstance(pilot.top, PathScene)


def test_a_hasty_touch_answers_nothing(services: Services) -> None:
    surface = open_window((1280, 720), full_screen=False)
    page = EvidenceScene(services)
    pilot = Pilot(App(services, surface, page))
    pilot.app.step([], 0.05)
    page.chosen(pilot.spot(f"choice:{EVIDENCE[0].right}"))
    assert not page.model.shown


def test_choices_are_particles_and_the_right_one_has_no_fixed_place() -> None:
    for case in EVIDENCE:
        assert case.right in case.choices
        assert len(set(case.choices)) == 3
        assert case.ideas or all(choice in BY_KEY for choice in case.choices)
    places = [case.choices.index(case.right) for case in EVIDENCE]
    assert all(places.count(place) >= 3 for place in range(3))


def test_people_are_named_women_among_them() -> None:
    from game.core.phrase import say

    text = Text("en")
    keys = [f"short_evidence-{case.id}-{end}" for case in EVIDENCE for end in ("clue", "told")]
    told = " ".join(text.say(say(key)) for key in keys)
    for name in ("Meitner", "Noether", "Rubin", "Sau Lan Wu", "Gianotti"):
        assert name in told


def pages(services: Services) -> Iterator[Screen]:
    for name, (page,) in evidence(services):
        assert isinstance(page, Screen)
        if name.startswith(
            ("evidence-reactor", "evidence-galaxy", "evidence-missing", "evidence-end")
        ):
            yield page


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_fit_a_wide_sheet(tmp_path: Path, language: str) -> None:
    for text_size in (1.0, 1.5):
        assert faults_of(tmp_path, language, text_size, (1280, 720), evidence) == []


class TestEvidenceUpright(StandsUpright):
    shapes = (*SHAPES, (LONG, 1.0))
    pages = staticmethod(pages)
