"""Particle Builder: chances by counting, cards by what they are worth to each player's target."""

from .judge import ParticleBuilderJudge

__all__ = ["ParticleBuilderJudge"]
