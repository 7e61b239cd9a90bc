"""Achievements, challenges and notebook entries of Particle Builder."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator

from game.core.contract import Seat
from game.core.particles import (
    ANTI_BOTTOM,
    ANTI_CHARM,
    ANTI_STRANGE,
    BOTTOM,
    CHARM,
    PARTICLES,
    STRANGE,
)
from game.core.session import RuleEvent
from game.rules.particle_builder import View
from game.rules.particle_builder.mat import TARGETS, Target
from game.tables.capabilities import (
    PARTICLE,
    Challenge,
    Finished,
    Notes,
    won,
    won_against_researcher,
)

# --- achievements ---------------------------------------------------------------------------------


ATOMS = ("hydrogen", "positronium", "muonic-hydrogen", "muonium", "antihydrogen")


def achieved(event: RuleEvent[View], people: Collection[Seat]) -> Iterator[str]:
    """Names of the achievements that this beat is, by one of these people."""
    facts = event.facts
    match event.kind:
        case "completed" if facts["seat"] in people:
            key = TARGETS[facts["target"]].key
            if key in ("proton", "neutron"):
                yield key
            if key in ATOMS:
                yield "atom"
            if key.startswith("anti"):
                yield "antimatter"
        case "annihilated" if facts["seat"] in people:
            yield "annihilation"
        case "transformed" if facts["seat"] in people:
            yield "weak"


# --- challenges -----------------------------------------------------------------------------------


POINTS = 40
SWAPS, ANNIHILATIONS, ATTRACTED = 3, 2, 2
THREE = 3


def _completed(which: Callable[[Target], bool]) -> Callable[[Finished], bool]:
    """Such a target was completed."""
    ids = tuple(target.id for target in TARGETS if which(target))
    return lambda game: bool(game.own("completed", target=ids))


def _is_meson(target: Target) -> bool:
    """A quark and an antiquark."""
    return len(target.needs) == 2 and all(PARTICLES[need].coloured for need in target.needs)


def _with(flavours: Collection[int]) -> Callable[[Target], bool]:
    """One that needs a particle of these."""
    return lambda target: any(need in flavours for need in target.needs)


CHALLENGES = (
    Challenge("win", won),
    Challenge("researcher", won_against_researcher),
    Challenge("three", lambda game: game.won and game.seats == THREE),
    Challenge("proton", _completed(lambda target: target.key == "proton")),
    Challenge("neutron", _completed(lambda target: target.key == "neutron")),
    Challenge("meson", _completed(_is_meson)),
    Challenge("strange", _completed(_with((STRANGE, ANTI_STRANGE)))),
    Challenge("heavy", _completed(_with((CHARM, ANTI_CHARM, BOTTOM, ANTI_BOTTOM)))),
    Challenge("atom", _completed(lambda target: target.key in ATOMS)),
    Challenge("antimatter", _completed(lambda target: target.key.startswith("anti"))),
    Challenge(f"points-{POINTS}", lambda game: game.view.scores[game.seat] >= POINTS),
    Challenge("no-discard", lambda game: game.won and not game.own("discarded")),
    Challenge("no-swap", lambda game: game.won and not game.own("swapped")),
    Challenge(f"swaps-{SWAPS}", lambda game: game.own("swapped") >= SWAPS, lasting=True),
    Challenge("annihilations", lambda game: game.own("annihilated") >= ANNIHILATIONS, lasting=True),
    Challenge("attract", lambda game: game.own("stole") >= ATTRACTED, lasting=True),
    Challenge(
        "recolour", lambda game: bool(game.own("recoloured") + game.own("exchanged")), lasting=True
    ),
    Challenge("transform", lambda game: bool(game.own("transformed")), lasting=True),
    Challenge("oscillate", lambda game: bool(game.own("oscillated")), lasting=True),
    Challenge("decay", lambda game: bool(game.own("decayed")), lasting=True),
)
"""In the order of the page."""


# --- lab notebook ---------------------------------------------------------------------------------


def _noticed(game: Finished) -> Iterator[str]:
    """The particles that one has placed."""
    for event in game.happened("placed", seat=game.seat):
        yield PARTICLE + PARTICLES[event["card"]].key


NOTES = Notes(_noticed, tuple(particle.key for particle in PARTICLES))
