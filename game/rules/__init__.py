"""The rulebooks, and the one list of them, in the order of the cabinets."""

from __future__ import annotations

from game.core.session import AnyGame
from game.rules.bigebang import BigEBang
from game.rules.particle_builder import ParticleBuilder
from game.rules.particle_panic import ParticlePanic
from game.rules.tutti_quantum import TuttiQuantum
from game.rules.u_know_feynman import UKnowFeynman

GAMES: dict[str, AnyGame] = {
    "particle_builder": ParticleBuilder(),
    "tutti_quantum": TuttiQuantum(),
    "u_know_feynman": UKnowFeynman(),
    "bigebang": BigEBang(),
    "particle_panic": ParticlePanic(),
}
