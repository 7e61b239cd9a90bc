"""Feats of Particle Builder, and what it brings into the lab notebook: noticed in the beats."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from game.core.contract import Seat
from game.core.particles import PARTICLES
from game.core.session import Beat
from game.rules.particle_builder.mat import TARGETS
from game.tables.challenge import Finished
from game.tables.note import PARTICLE, Notes

ATOMS = ("hydrogen", "positronium", "muonic-hydrogen", "muonium", "antihydrogen")


def feats(beat: Beat[Any], people: Collection[Seat]) -> Iterator[str]:
    """The feats that this beat is, done by one of these people."""
    facts = beat.facts
    match beat.kind:
        case "completed" if facts["seat"] in people:
            key = TARGETS[facts["target"]].key
            if key in ("proton", "neutron"):
                yield key
            if key in ATOMS:
                yield "atom"
            if key.startswith("anti"):
                yield "antimatter"
        case "annihilated" if facts["seat"] in people:
            yield "annihilation"
        case "transformed" if facts["seat"] in people:
            yield "weak"


def _noticed(game: Finished) -> Iterator[str]:
    """The particles that one has placed."""
    for beat in game.happened("placed", seat=game.seat):
        yield PARTICLE + PARTICLES[beat["card"]].key


NOTES = Notes(_noticed, tuple(particle.key for particle in PARTICLES))
