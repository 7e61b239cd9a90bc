"""Particle Builder: chances by counting, cards by what they are worth to each player's target."""

from __future__ import annotations

from ai.evaluators.particle_builder.evaluator import ParticleBuilderEvaluator
from ai.greedy import BlunderModel
from ai.registry import Opponents
from ai.search import SearchStyle

__all__ = ["OPPONENTS", "ParticleBuilderEvaluator"]

OPPONENTS = Opponents(
    evaluator=ParticleBuilderEvaluator(),
    # Its evaluator foresees the race for the targets better than drawn moves run it.
    style=SearchStyle(plies=0),
    # With three, 100 iterations won 54 % of 240 games against a `plain` *Student*, 1500 won 52 %
    # of 90 (`main.py arena --game particle_builder --players 3 --seats search:100,plain`).
    styles={"researcher": SearchStyle(plies=0, multiplayer=SearchStyle(plies=0, price=15))},
    iterations={"researcher": 1500, "nobel": 6000},
    # Luck forgives most slips. Of 240 games *Student* won 61 % (two players) and 56 % (three)
    # against one with the usual blunders, 69 % and 64 % against one who always blunders.
    # So with three the two levels below it are spaced. The same *Student* won 73 % of 900 games
    # against the visitor of such a table, 66 %, 59 % (600 games) and 56 % against the usual moves
    # with rates of 0.85, 0.4 and 0.2 (`--seats plain,visitor --games 900`). As it is, *Student*
    # wins 62 % of 900 games against *Visitor* and *Researcher* 61 % of 246 against *Student*.
    # For two, *Visitor* lets a beginner win: 375 of 600 games, 274 with a rate of 0.85 among the
    # usual moves (`python -m tests.ai.beginner --game particle_builder --games 600`).
    blunders={
        "visitor": BlunderModel(
            rate=1.0,
            clearly_bad=8.0,
            temperature=8.0,
            multiplayer=BlunderModel(rate=1.0, clearly_bad=5.0, temperature=4.0),
        ),
        "student": BlunderModel(rate=0.0, multiplayer=BlunderModel(rate=0.5)),
    },
)
