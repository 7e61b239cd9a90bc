"""The detector of *Detector duty*: eight kinds of particles, and the picture that each leaves.

An option of this edition; the printed rules do not have it. A picture is drawn like a die, from the
chance of the game: the particle, the bend of its track and its momentum. A table may show recorded
collisions instead of sketches (`REAL`); the rules are the same, and so are the random draws.

Source for the traces of each kind: Particle Data Group, Review of Particle Physics 2025,
section 35 (Particle detectors at accelerators).
"""

from __future__ import annotations

from typing import NamedTuple

from game.core.rng import Rng

ELECTRON, PHOTON, MUON, HADRON, NEUTRAL, NEUTRINO, JET, DISPLACED = range(8)
"""Electron or positron; photon; muon or antimuon; proton or another charged hadron; neutral hadron;
neutrino, as energy that is missing; jet of hadrons; decay away from the collision."""
KINDS = 8
KEYS = ("electron", "photon", "muon", "hadron", "neutral", "neutrino", "jet", "displaced")
"""End the text keys of each kind."""


class Trace(NamedTuple):
    """The traces of a kind in the layers that are read out, from the inside out."""

    tracks: int
    """In the tracker: none, one or `SEVERAL`."""
    electromagnetic: int = 0
    """1: a shower in the electromagnetic calorimeter."""
    hadronic: int = 0
    """1: a shower in the hadronic calorimeter."""
    muon: int = 0
    """1: hits in the muon chambers."""


SEVERAL = 2
TRACES: dict[int, Trace] = {
    ELECTRON: Trace(1, electromagnetic=1),
    PHOTON: Trace(0, electromagnetic=1),
    MUON: Trace(1, muon=1),
    HADRON: Trace(1, hadronic=1),
    NEUTRAL: Trace(0, hadronic=1),
    NEUTRINO: Trace(0),
    JET: Trace(SEVERAL, electromagnetic=1, hadronic=1),
    DISPLACED: Trace(SEVERAL, hadronic=1),
}
LAYERS = len(Trace._fields)
CHARGED = frozenset({ELECTRON, MUON, HADRON})
"""They leave one track, bent by the magnet."""
LEAST, MOST = 4, 20
"""Momenta, in GeV: muons below do not reach the muon chambers, tracks above look straight."""
STEPS = 72
"""Directions, five degrees apart."""
GRAINS = 1000
"""Random values for a detail without meaning: the soft tracks of the other particles."""
NOBODY = -1


class Event(NamedTuple):
    """One picture."""

    kind: int = NOBODY
    charge: int = 0
    """+1 or -1; 0 for kinds without a single track."""
    momentum: int = 0
    """In GeV."""
    direction: int = 0
    """Of `STEPS`, clockwise from the right."""
    grain: int = 0


NO_EVENT = Event()


def alike(kind: int, layers: int) -> tuple[int, ...]:
    """The kinds that look like this one in the first ``layers`` layers, from the inside out.

    It includes the kind itself. Raises KeyError for a number that is not a kind.
    """
    seen = TRACES[kind][:layers]
    return tuple(other for other in range(KINDS) if TRACES[other][:layers] == seen)


def draw(rng: Rng) -> Event:
    """A random picture: each kind is equally likely, each takes the same number of random draws."""
    kind = rng.below(KINDS)
    charge = 2 * rng.below(2) - 1
    momentum = LEAST + rng.below(MOST - LEAST + 1)
    direction, grain = rng.below(STEPS), rng.below(GRAINS)
    return Event(kind, charge if kind in CHARGED else 0, momentum, direction, grain)


SKETCHED, REAL = 1, 2
"""Values of the option: all pictures are sketches, or those of `RECORDED` are real collisions."""
RECORDED = frozenset({ELECTRON, MUON})
"""Kinds of which the table has recorded collisions."""


class Duty(NamedTuple):
    """The state of *Detector duty*."""

    on: int = 0
    """0: the game is played without it; else how pictures are shown, `SKETCHED` or `REAL`."""
    ready: int = 0
    """1: this try has a picture that is not looked at yet. A die that was rolled again has none."""
    event: Event = NO_EVENT
    """The last picture looked at in this try."""
    named: int = NOBODY
    """The kind that the scientist named."""


OFF = Duty()


def right(duty: Duty) -> bool:
    """True if the particle was named correctly."""
    return duty.named == duty.event.kind != NOBODY
