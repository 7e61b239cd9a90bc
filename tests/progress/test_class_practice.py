"""Practice of a class: sums by theme for learners with a code, and nothing about anybody else."""

from __future__ import annotations

import json
from datetime import date

import pytest

from ai.drills.drill import kept, nearest
from game.core.session import AnySession
from game.progress import class_practice, learners, mistakes
from game.progress.class_practice import MOST, ClassDrill, of_class, practice_of
from game.services import Services
from tests.progress.test_mistakes import blunder, by_chance
from tutorial.quiz.learner import Learner

DAY = date(2026, 11, 27)
GAME = "bigebang"
ANNA, BO, CY = (Learner("7b", code) for code in ("up up up up", "up up up tau", "tau up up up"))


@pytest.fixture
def session() -> AnySession:
    return by_chance("class")


def answer(services: Services, who: Learner | None, number: int, *, right: bool) -> None:
    drill = kept(GAME)[number]
    class_practice.drill_answered(services.store, who, GAME, drill, right=right)


def test_themes_with_most_wrong_answers_come_first(services: Services) -> None:
    themes = [drill.theme for drill in kept(GAME)]
    light, star = themes.index("light"), themes.index("star")
    answer(services, ANNA, light, right=True)
    answer(services, ANNA, star, right=False)
    answer(services, BO, star, right=True)
    answer(services, CY, star, right=False)
    _, drills = of_class(services.store, [ANNA, BO])
    assert drills == [ClassDrill(GAME, "star", 2, 2, 1), ClassDrill(GAME, "light", 1, 1, 1)]


def test_the_costliest_kind_of_mistake_comes_first(services: Services, session: AnySession) -> None:
    store = services.store
    found = mistakes.keep(store, session, [blunder(session, n) for n in (4, 6, 8)], DAY)
    class_practice.mistakes_found(store, ANNA, found)
    class_practice.mistakes_found(store, BO, found[:1])
    kinds, _ = of_class(store, [ANNA, BO, CY])
    assert sum(kind.times for kind in kinds) == 4
    assert sum(kind.cost for kind in kinds) == sum(
        one.could - one.got for one in (*found, found[0])
    )
    assert [kind.cost for kind in kinds] == sorted((kind.cost for kind in kinds), reverse=True)
    first = class_practice.kinds(found[0])
    assert next(k for k in kinds if (k.played, k.better) == first).learners == 2


def test_nothing_is_kept_of_a_player_without_a_code(services: Services) -> None:
    before = services.store.progress_keys("")
    answer(services, None, 0, right=True)
    answer(services, Learner("7b", ""), 0, right=True)
    assert services.store.progress_keys("") == before


def test_it_goes_with_the_results_of_the_class(services: Services) -> None:
    learners.keep(services.store, ANNA)
    answer(services, ANNA, 0, right=True)
    learners.forget_all(services.store)
    assert of_class(services.store, [ANNA]) == ([], [])


@pytest.mark.parametrize(
    "text", ["", "{}", "[]", '{"format": 2}', '{"format": 1, "asked": {"bigebang:light": -1}}']
)
def test_nonsense_counts_as_nothing(services: Services, text: str) -> None:
    services.store.set_progress("learner-lesson-7b:up up up up:practice", text)
    assert of_class(services.store, [ANNA]) == ([], [])
    answer(services, ANNA, 0, right=True)
    assert sum(practice_of(services.store, ANNA).asked.values()) == 1


def test_themes_of_unknown_games_are_left_out_and_there_is_a_limit(services: Services) -> None:
    asked = {f"other:{n}": 1 for n in range(MOST)}
    text = json.dumps({"format": 1, "asked": asked})
    services.store.set_progress("learner-lesson-7b:up up up up:practice", text)
    answer(services, ANNA, 0, right=True)
    assert len(practice_of(services.store, ANNA).asked) == MOST
    assert of_class(services.store, [ANNA]) == ([], [])


def test_the_nearest_drill_has_the_theme_and_the_kind_of_move() -> None:
    number = nearest(GAME, 1300, theme="star", kind="fuse")
    assert number is not None
    drill = kept(GAME)[number]
    assert drill.theme == "star"
    assert all(move.startswith("fuse:") for move in drill.good)
    assert nearest(GAME, 1300, kind="nothing") == nearest(GAME, 1300)
    assert nearest(GAME, 1300, theme="none") is None
    assert nearest("guest", 1300) is None
