"""Feats of Particle Builder, noticed in the beats."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from game.core.contract import Seat
from game.core.session import Beat
from game.rules.particle_builder.mat import TARGETS

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
