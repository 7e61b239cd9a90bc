"""What U-kNOw Feynman brings into the lab notebook: the fermions that one has played."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.u_know_feynman.faces import (
    ANTIMATTER,
    FERMIONS,
    MATTER,
    PARTICLE_FACES,
    particle_key,
)
from game.tables.challenge import Finished
from game.tables.note import PARTICLE, Notes


def _noticed(game: Finished) -> Iterator[str]:
    side = MATTER
    for kind, beat in game.events:
        if kind == "turned":
            side = beat["side"]
        elif kind == "dealt":
            side = MATTER
        elif kind == "played" and beat["seat"] == game.seat and beat["face"] < PARTICLE_FACES:
            yield PARTICLE + particle_key(side, beat["face"] >> 2)


NOTES = Notes(
    _noticed,
    tuple(
        particle_key(side, symbol) for side in (MATTER, ANTIMATTER) for symbol in range(FERMIONS)
    ),
)
