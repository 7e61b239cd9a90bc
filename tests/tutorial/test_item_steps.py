"""Items of the quiz name the step of a lesson that teaches what they ask: it is there."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from game.cabinets import CABINETS
from tests.learner import LESSONS

ITEMS = Path(__file__).parents[2] / "tutorial" / "items"
TAUGHT = {
    path.stem: f"learn_{game}-{path.stem.removeprefix(game + '_')}"
    for path in sorted(ITEMS.glob("*.toml"))
    for game in CABINETS
    if path.stem.startswith(game)
}
"""File of items -> lesson."""


@pytest.mark.parametrize("name", TAUGHT)
def test_every_item_is_taught_by_a_step(name: str) -> None:
    lesson = LESSONS[TAUGHT[name]]
    steps = {f"{chapter.id}.{step.text}" for chapter in lesson.chapters for step in chapter.steps}
    pairs = tomllib.loads((ITEMS / f"{name}.toml").read_text(encoding="utf-8"))["pair"]
    assert {pair["step"] for pair in pairs} <= steps
