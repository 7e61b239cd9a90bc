"""The rulebooks, and the one list of them."""

from __future__ import annotations

from game.core.session import AnyGame

from .particle_builder import ParticleBuilder

GAMES: dict[str, AnyGame] = {
    "particle_builder": ParticleBuilder(),
}
