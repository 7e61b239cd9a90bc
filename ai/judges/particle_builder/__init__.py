"""Particle Builder: chances by counting, cards by what they are worth to each player's target."""

from __future__ import annotations

from ai.greedy import Slips
from ai.judges.particle_builder.judge import ParticleBuilderJudge
from ai.opponents import Opponents
from ai.search import Style

__all__ = ["OPPONENTS", "ParticleBuilderJudge"]

OPPONENTS = Opponents(
    judge=ParticleBuilderJudge(),
    # Its judge foresees the race for the targets better than drawn moves run it.
    style=Style(plies=0),
    iterations={"researcher": 1500, "nobel": 6000},
    # Luck forgives most slips. Of 240 games *Student* won 61 % (two players) and 56 % (three)
    # against one who slips as usual, 69 % and 64 % against one who always does.
    slips=Slips(rate=0.85),
)
