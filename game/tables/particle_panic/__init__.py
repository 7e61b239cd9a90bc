"""Particle Panic on the table: the ring, the hands, the code locks, the desk."""

from game.tables.particle_panic.table import ParticlePanicTable

__all__ = ["TABLE", "ParticlePanicTable"]

TABLE = ParticlePanicTable()
