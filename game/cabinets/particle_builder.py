"""The passport of Particle Builder."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.cabinets.cabinet import SEVERAL_DEALS, Cabinet, Finder, Series, sounds

if TYPE_CHECKING:
    from game.tables.challenge import Challenge
    from game.tables.note import Notes
    from game.tables.table import Table
    from tutorial.lesson import Lesson


def _table() -> Table[Any, Any]:
    from game.tables.particle_builder import TABLE

    return TABLE


def _lessons() -> tuple[Lesson, ...]:
    from tutorial.particle_builder import LESSONS

    return LESSONS


def _feats() -> Finder:
    from game.tables.particle_builder.feats import feats

    return feats


def _challenges() -> tuple[Challenge, ...]:
    from game.tables.particle_builder.challenges import CHALLENGES

    return CHALLENGES


def _notes() -> Notes:
    from game.tables.particle_builder.feats import NOTES

    return NOTES


CABINET = Cabinet(
    "particle_builder",
    _table,
    _lessons,
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
    feats=("proton", "neutron", "atom", "antimatter", "annihilation", "weak"),
    feats_from=_feats,
    challenges_from=_challenges,
    notes_from=_notes,
    daily=((2, {}), (2, {"level": 2}), (2, {"level": 3}), (2, {"level": 4})),
    words=frozenset({"mat", "pion", "swap", "target", "tie"}),
    # Ruling 66.
    series=Series(SEVERAL_DEALS),
    address="https://doi.org/10.5281/zenodo.1341746",
)
