"""The toys keep the laws that the real games are held to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.core.session import AnyGame
from tests import conservation, laws
from tests.ai import toys

LAWS: list[Callable[[AnyGame], None]] = [
    laws.test_liveness,
    laws.test_honesty_and_knowability,
    laws.test_conservation_and_score,
    laws.test_reveals_are_declared,
    laws.test_views_are_plain_and_immutable,
    laws.test_record,
    laws.test_undo_is_exact,
]


def nothing_is_lost(state: Any) -> None:
    """The one toy with pieces that move is `Shed`: each card is somewhere, once."""
    if isinstance(state, toys.ShedState):
        cards = sorted(sum(state.hands, [*state.pile, *state.discards]))
        assert cards == list(range(toys.COLOURS * toys.RANKS))


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("game", toys.GAMES.values(), ids=toys.GAMES.keys())
def test_toys_keep_the_laws(
    game: AnyGame, law: Callable[[AnyGame], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(laws, "GAMES", toys.GAMES)
    monkeypatch.setattr(laws, "SEEDS", 40)
    monkeypatch.setitem(conservation.CHECKS, game.info.id, nothing_is_lost)
    law(game)
