"""A guest among the games: *Afterglow*, with all that `docs/adding_a_game.md` asks for.

A worked example, as short as it can be. In the house its files would lie in `game/rules`,
`game/tables`, `ai/evaluators`, `tutorial` and `game/games`; `invite` does as if they did.
Its options are called "puzzle" and "starts", its beats are of kinds that no other game has.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from ai.registry import Opponents, Registry
from game.core.session import AnyGame
from game.games import DESCRIPTORS
from tests import conservation
from tests.ai import twins
from tests.guest import achievements, checks, evaluator, lesson, rules, table
from tests.guest.descriptor import DESCRIPTOR

HERE = Path(__file__).parent
GUEST = "afterglow"
REGISTRY = Registry("tests.guest", "tests.guest")
"""For thinking processes, which know nothing of an invitation."""


def rulebook(_game: str) -> AnyGame:
    return rules.GAME


def opponents(_game: str) -> Opponents:
    return evaluator.OPPONENTS


def bring_rules(patch: pytest.MonkeyPatch) -> None:
    """The first file that an author writes."""
    patch.setitem(sys.modules, "game.rules.afterglow", rules)


def invite(patch: pytest.MonkeyPatch, locale: Path) -> None:
    """All that is to be done for a sixth game. ``locale``: the folder with the texts."""
    bring_rules(patch)
    patch.setitem(sys.modules, "ai.evaluators.afterglow", evaluator)
    patch.setitem(sys.modules, "game.tables.afterglow", table)
    patch.setitem(sys.modules, "game.tables.afterglow.achievements", achievements)
    patch.setitem(sys.modules, "tutorial.afterglow", lesson)
    patch.setitem(DESCRIPTORS, GUEST, DESCRIPTOR)
    for name in ("afterglow.ftl", "learn_afterglow.ftl", "sheet.ftl", "shell.ftl"):
        with (locale / "en" / name).open("a", encoding="utf-8") as file:
            file.write((HERE / name).read_text("utf-8"))
    patch.setitem(conservation.CHECKS, GUEST, checks.every_photon_is_somewhere)
    patch.setitem(twins.TWINS, GUEST, checks.twin)
