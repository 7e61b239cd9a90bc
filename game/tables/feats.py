"""Feats: physics that somebody made happen at a table, told from the beats of the games."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Any

from game.core.contract import Seat
from game.core.session import Beat
from game.rules.bigebang.nuclei import ANTI, HE4
from game.rules.bigebang.scoring import GOLD, medal
from game.rules.particle_builder.targets import TARGETS
from game.rules.particle_panic.ladder import PUBLISHED
from game.rules.tutti_quantum.processes import told
from game.rules.tutti_quantum.state import COOP, side_of
from game.rules.u_know_feynman.faces import GLUON
from game.tables.tutti_quantum.wording import diagram_of

Seats = Collection[Seat]

FEATS: Mapping[str, tuple[str, ...]] = {
    "particle_builder": ("proton", "neutron", "atom", "antimatter", "annihilation", "weak"),
    "tutti_quantum": ("compton", "higgs-self", "loop", "light-by-light"),
    "u_know_feynman": ("nucleon", "gluon", "caught"),
    "bigebang": ("helium", "carbon", "flash", "gold"),
    "particle_panic": ("code", "shutdown", "published"),
}
"""Game id -> its feats; ``feat-<game>-<feat>`` names each, with ``-how`` behind it says how."""

ATOMS = ("hydrogen", "positronium", "muonic-hydrogen", "muonium", "antihydrogen")
BRIGHT = 8
"""Particles of light from one annihilation: two heliums, the most there can be."""


def _particle_builder(beat: Beat[Any], people: Seats) -> Iterator[str]:
    facts = beat.facts
    match beat.kind:
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


def _tutti_quantum(beat: Beat[Any], people: Seats) -> Iterator[str]:
    view = beat.view
    if beat.kind == "ended":
        for side in {0 if view.mode == COOP else side_of(s, view.mode, view.seats) for s in people}:
            keys = {key for key, _ in told(diagram_of(view, side))}
            yield from sorted(keys & {"compton", "higgs-self", "light-by-light"})
            if diagram_of(view, side).loops():
                yield "loop"


def _u_know_feynman(beat: Beat[Any], people: Seats) -> Iterator[str]:
    facts = beat.facts
    match beat.kind:
        case "bound" if facts["seat"] in people:
            yield "nucleon"
        case "neutralised" if facts["seat"] in people and facts["force"] == GLUON:
            yield "gluon"
        case "caught" if facts["by"] in people:
            yield "caught"


def _bigebang(beat: Beat[Any], people: Seats) -> Iterator[str]:
    facts = beat.facts
    match beat.kind:
        case "fused" if facts["seat"] in people and facts["made"] in (HE4, HE4 + ANTI):
            yield "helium"
        case "annihilated" if facts["seat"] in people and facts["light"] >= BRIGHT:
            yield "flash"
        case "carbon" if facts["seat"] in people:
            yield "carbon"
        case "ended" if beat.view.universe.puzzle and medal(beat.view) >= GOLD:
            yield "gold"


def _particle_panic(beat: Beat[Any], people: Seats) -> Iterator[str]:
    match beat.kind:
        case "code" if beat.facts["seat"] in people:
            yield "code"
        case "won":
            yield "shutdown"
            if beat.view.setting.ladder == PUBLISHED:
                yield "published"


_TOLD: Mapping[str, Callable[[Beat[Any], Seats], Iterator[str]]] = {
    "particle_builder": _particle_builder,
    "tutti_quantum": _tutti_quantum,
    "u_know_feynman": _u_know_feynman,
    "bigebang": _bigebang,
    "particle_panic": _particle_panic,
}


def feats(game: str, beat: Beat[Any], people: Seats) -> tuple[str, ...]:
    """The feats (of `FEATS`) that this beat of a game is, done by one of these seats."""
    told_of = _TOLD.get(game)
    return tuple(told_of(beat, people)) if told_of else ()
