"""Particle Panic: suits and stacks, the ring of rooms, the crew, codes and pressure."""

from game.art.particle_panic import crew, danger, detector, ring, suits

__all__ = ["crew", "danger", "detector", "ring", "suits"]
