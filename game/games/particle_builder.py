"""The descriptor of Particle Builder."""

from __future__ import annotations

from game.games.descriptor import SEVERAL_DEALS, GameDescriptor, Series, sounds

DESCRIPTOR = GameDescriptor(
    "particle_builder",
    hue="quark",
    seats=range(2, 4),
    sounds=sounds(
        card="placed moved drawn discarded kept remained shown looked",
        swap="swapped stole exchanged oscillated",
        die="rolled",
        chime="compared chose aimed scored",
        good="completed",
        fuse="formed created",
        annihilate="annihilated",
        decay="decayed radiated transformed recoloured coloured",
        tick="turn",
        jolt="failed",
    ),
    achievements=("proton", "neutron", "atom", "antimatter", "annihilation", "weak"),
    daily=((2, {}), (2, {"level": 2}), (2, {"level": 3}), (2, {"level": 4})),
    words=frozenset({"mat", "pion", "swap", "target", "tie"}),
    # Ruling 66.
    series=Series(SEVERAL_DEALS),
    address="https://doi.org/10.5281/zenodo.1341746",
)
