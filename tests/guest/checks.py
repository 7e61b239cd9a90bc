"""Facts about Afterglow that tests cannot know: losses that no move may cause, and hidden cards."""

from __future__ import annotations

import copy

from game.core.rng import Rng
from tests.guest.rules import PHOTONS, State


def every_photon_is_somewhere(state: State) -> None:
    """Twelve photons: caught or still to come."""
    assert sorted(state.caught + state.coming) == list(PHOTONS)


def twin(table: State, _seat: int, rng: Rng) -> State:
    """The photons come in another order."""
    other = copy.deepcopy(table)
    rng.shuffle(other.coming)
    return other
