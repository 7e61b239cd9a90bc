"""The way from a tap to its picture stays short enough to be followed (`tests.walk` counts it)."""

from __future__ import annotations

import pytest

from game.games import GAMES
from game.services import Services
from tests.learner import LESSONS
from tests.walk import through_game, through_lesson

pytestmark = pytest.mark.long

PICK, MOVE, STEP = 64, 74, 83
"""Files at most. Measured (``python -m tests.walk``): 55 to 64, 69 to 74, and 74 to 83."""
CLIENT = 40, 44
"""Of them in the client, for a tap and for a lesson step. Measured: 34 to 40, and 38 to 42."""
LONGEST = ("learn_particle_builder-2", "learn_tutti_quantum-2")


@pytest.mark.parametrize("game", GAMES)
def test_a_tap_to_its_picture(services: Services, game: str) -> None:
    walks = list(through_game(services, game))
    assert "move" in {walk.what for walk in walks}
    for walk in walks:
        most = PICK if walk.what == "pick" else MOVE
        assert len(walk.files) <= most, (walk.what, sorted(walk.files))
        assert walk.client <= CLIENT[0], (walk.what, sorted(walk.files))
        assert "game/scenes/table/table.py" in walk.files


@pytest.mark.parametrize("lesson", LONGEST)
def test_a_lesson_step(services: Services, lesson: str) -> None:
    walks = list(through_lesson(services, LESSONS[lesson]))
    assert len(walks) >= 10
    for walk in walks:
        assert len(walk.files) <= STEP, sorted(walk.files)
        assert walk.client <= CLIENT[1], sorted(walk.files)
        assert "game/scenes/lesson/lesson.py" in walk.files
