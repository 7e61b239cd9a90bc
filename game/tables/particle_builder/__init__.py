"""Particle Builder on the table: rivals small above, the duel in the middle, own mat below."""

from .table import ParticleBuilderTable

__all__ = ["TABLE", "ParticleBuilderTable"]

TABLE = ParticleBuilderTable()
