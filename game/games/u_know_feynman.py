"""The descriptor of U-kNOw Feynman."""

from __future__ import annotations

from game.games.descriptor import GameDescriptor, sounds

DESCRIPTOR = GameDescriptor(
    "u_know_feynman",
    hue="boson",
    seats=range(2, 7),
    sounds=sounds(
        card="dealt kept drew took played",
        flip="turned",
        shuffle="shuffled searched",
        swap="reversed",
        chime="named counted missed",
        good="won",
        fuse="bound",
        annihilate="neutralised",
        tick="skipped",
        jolt="backfired caught stuck beaten",
        alarm="called",
    ),
    achievements=("nucleon", "gluon", "caught"),
    daily=((2, {"strict": 1}),),
    words=frozenset({"flip"}),
)
