"""The descriptor of Tutti Quantum."""

from __future__ import annotations

from game.games.descriptor import SEVERAL_DEALS, GameDescriptor, Series, sounds

DESCRIPTOR = GameDescriptor(
    "tutti_quantum",
    hue="lepton",
    seats=range(1, 5),
    sounds=sounds(
        card="placed dealt refilled",
        flip="revealed",
        chime="marked ended",
        good="completed looped found",
        tick="waited began",
    ),
    achievements=("compton", "higgs-self", "loop", "light-by-light"),
    daily=((2, {"starts": 0}), (2, {"starts": 0, "scoring": 1}), (3, {"starts": 0})),
    words=frozenset({"loop"}),
    series=Series(SEVERAL_DEALS),
    address="http://un-solved.com/game",
)
