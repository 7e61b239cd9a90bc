"""Achievements, challenges and notebook entries of U-kNOw Feynman."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator

from game.core.contract import Seat
from game.core.particles import PARTICLES
from game.core.session import RuleEvent
from game.rules.u_know_feynman import View
from game.rules.u_know_feynman.faces import (
    ANTIMATTER,
    FERMIONS,
    GLUON,
    MATTER,
    NEUTRON,
    PARTICLE_FACES,
    PHOTON,
    PROTON,
    W,
    particle_key,
)
from game.tables.capabilities import (
    PARTICLE,
    Challenge,
    Finished,
    Notes,
    won,
    won_against_researcher,
)

# --- achievements ---------------------------------------------------------------------------------


def achieved(event: RuleEvent[View], people: Collection[Seat]) -> Iterator[str]:
    """Names of the achievements that this beat is, by one of these people."""
    facts = event.facts
    match event.kind:
        case "bound" if facts["seat"] in people:
            yield "nucleon"
        case "neutralised" if facts["seat"] in people and facts["force"] == GLUON:
            yield "gluon"
        case "caught" if facts["by"] in people:
            yield "caught"


# --- challenges -----------------------------------------------------------------------------------


DRAWS = 3
RIVALS = 3
ROUNDS = 3
QUARKS = frozenset(symbol for symbol in range(FERMIONS) if PARTICLES[symbol].coloured)
NEUTRINOS = frozenset(symbol for symbol in range(FERMIONS) if PARTICLES[symbol].neutrino)


def _laid(symbols: frozenset[int]) -> Callable[[Finished], bool]:
    """The person laid each of these particles, on whichever side."""
    return lambda game: (
        symbols
        <= {
            event["face"] >> 2
            for event in game.happened("played", seat=game.seat)
            if event["face"] < PARTICLE_FACES
        }
    )


def _neutralised(force: int) -> Callable[[Finished], bool]:
    return lambda game: bool(game.own("neutralised", force=force))


def _bound(nucleon: int, side: int) -> Callable[[Finished], bool]:
    return lambda game: bool(game.own("bound", nucleon=nucleon, side=side))


def _two_forces(game: Finished) -> bool:
    return sum(bool(game.own("neutralised", force=force)) for force in (W, PHOTON, GLUON)) > 1


def _unharmed(game: Finished) -> bool:
    """Won without a penalty card of any kind."""
    return game.won and not (game.own("took") + game.own("backfired") + game.own("caught"))


CHALLENGES = (
    Challenge("win", won),
    Challenge("researcher", won_against_researcher),
    Challenge("crowd", lambda game: game.won and game.seats > RIVALS),
    Challenge("match", lambda game: game.won and game.options["rounds"] >= ROUNDS),
    Challenge("antimatter", lambda game: game.won and game.view.side == ANTIMATTER),
    Challenge("proton", _bound(PROTON, MATTER), lasting=True),
    Challenge("neutron", _bound(NEUTRON, MATTER), lasting=True),
    Challenge("antinucleon", lambda game: bool(game.own("bound", side=ANTIMATTER)), lasting=True),
    Challenge("two-nucleons", lambda game: game.own("bound") >= 2, lasting=True),
    Challenge("weak", _neutralised(W), lasting=True),
    Challenge("photon", _neutralised(PHOTON), lasting=True),
    Challenge("gluon", _neutralised(GLUON), lasting=True),
    Challenge("two-forces", _two_forces, lasting=True),
    Challenge("flips", lambda game: game.own("turned") >= 2, lasting=True),
    Challenge("catch", lambda game: bool(game.count("caught", by=game.seat)), lasting=True),
    Challenge("called", lambda game: game.won and bool(game.own("called"))),
    Challenge("unharmed", _unharmed),
    Challenge("few-draws", lambda game: game.won and game.own("drew") <= DRAWS),
    Challenge("quarks", _laid(QUARKS), lasting=True),
    Challenge("neutrinos", _laid(NEUTRINOS), lasting=True),
)
"""In the order of the page."""


# --- lab notebook ---------------------------------------------------------------------------------


def _noticed(game: Finished) -> Iterator[str]:
    side = MATTER
    for kind, event in game.events:
        if kind == "turned":
            side = event["side"]
        elif kind == "dealt":
            side = MATTER
        elif kind == "played" and event["seat"] == game.seat and event["face"] < PARTICLE_FACES:
            yield PARTICLE + particle_key(side, event["face"] >> 2)


NOTES = Notes(
    _noticed,
    tuple(
        particle_key(side, symbol) for side in (MATTER, ANTIMATTER) for symbol in range(FERMIONS)
    ),
)
