"""Particle Panic: suits and stacks, the ring of rooms, the crew, codes and pressure."""

from game.art.particle_panic import detector, pieces

__all__ = ["detector", "pieces"]
