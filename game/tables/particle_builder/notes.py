"""Entries that Particle Builder brings into the lab notebook: the particles that were placed."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.particles import PARTICLES
from game.tables.challenge import Finished
from game.tables.note import PARTICLE, Notes


def _noticed(game: Finished) -> Iterator[str]:
    """The particles that one has placed."""
    for beat in game.happened("placed", seat=game.seat):
        yield PARTICLE + PARTICLES[beat["card"]].key


NOTES = Notes(_noticed, tuple(particle.key for particle in PARTICLES))
