"""The detector of *Detector duty*: eight kinds of particles, and the picture that each leaves.

An option of this edition; the printed rules do not have it. A picture is drawn like a die, from the
chance of the game: what crossed the detector, which way its track bends, how much momentum it had.

Source for what each kind leaves where: Particle Data Group, Review of Particle Physics 2024,
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
    """What a kind leaves in the layers that are read, from the inside out."""

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
"""Chance of what has no meaning: where the soft tracks of the rest run."""
NOBODY = -1


class Event(NamedTuple):
    """One picture."""

    kind: int = NOBODY
    charge: int = 0
    """+1 or -1; 0 for what leaves no single track."""
    momentum: int = 0
    """In GeV."""
    direction: int = 0
    """Of `STEPS`, clockwise from the right."""
    grain: int = 0


NO_EVENT = Event()


def alike(kind: int, layers: int) -> tuple[int, ...]:
    """The kinds that the first ``layers`` layers, from the inside out, do not tell from this one.

    It is one of them itself. Raises KeyError for what is not a kind.
    """
    seen = TRACES[kind][:layers]
    return tuple(other for other in range(KINDS) if TRACES[other][:layers] == seen)


def draw(rng: Rng) -> Event:
    """What the detector has seen: each kind is as likely, and all pictures take equal chance."""
    kind = rng.below(KINDS)
    charge = 2 * rng.below(2) - 1
    momentum = LEAST + rng.below(MOST - LEAST + 1)
    direction, grain = rng.below(STEPS), rng.below(GRAINS)
    return Event(kind, charge if kind in CHARGED else 0, momentum, direction, grain)


class Duty(NamedTuple):
    """Where *Detector duty* stands."""

    on: int = 0
    """1: the game is played with it."""
    ready: int = 0
    """1: this try has a picture that nobody has looked at. A die that was rolled again has none."""
    event: Event = NO_EVENT
    """The picture looked at last in this try."""
    named: int = NOBODY
    """The kind that it was taken for."""


OFF = Duty()


def right(duty: Duty) -> bool:
    """Whether the particle was named as what it is."""
    return duty.named == duty.event.kind != NOBODY
