"""The descriptor of Particle Panic."""

from __future__ import annotations

from game.games.descriptor import GameDescriptor, Hue, sounds

DESCRIPTOR = GameDescriptor(
    "particle_panic",
    hue=Hue("#F2762B", "#FFB27D", "#572406"),
    seats=range(1, 5),
    sounds=sounds(
        card="collect discard share diamond",
        swap="spade",
        die="move try emerge",
        chime="heart club detect named",
        good="won code",
        annihilate="neutralized",
        tick="turn go crowded",
        jolt="limit",
        alarm="emerged spill",
        loss="lost",
    ),
    achievements=("code", "shutdown", "published"),
    daily=((3, {"ladder": 2}), (4, {"ladder": 1}), (1, {"ladder": 2}), (2, {"ladder": 2})),
    words=frozenset({"action", "code"}),
    ladder="ladder",
)
