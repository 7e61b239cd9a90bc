"""Recorded collisions for *Detector duty*, in place of sketches.

Which one is shown follows from the random draws that the rules have made for the picture. So it is
the same one for every seat, after undo and in a replay.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from game.collisions.data import Origin, collisions
from game.collisions.event import RecoParticle, opposite
from game.rules.particle_panic.detector import ELECTRON, GRAINS, MUON, STEPS, Event

WINDOWS: Final[Mapping[int, str]] = {ELECTRON: "z-electron", MUON: "z-muon"}
"""Kind of the particle -> the window of masses in which both leptons are of this kind."""
BARREL: Final = 1.2
"""Largest pseudorapidity of both leptons. A lepton nearer to the beam leaves through an end of the
detector, which cannot be seen along the beam (CMS Collaboration, JINST 3 (2008) S08004)."""
SOFTEST: Final = 20.0
"""GeV that each lepton has at least across the beam, so that its track looks like one lepton."""


class Recorded(NamedTuple):
    """A collision with two leptons of one kind and opposite charge."""

    asked: RecoParticle
    """The lepton to be named. It has the charge that the rules have drawn."""
    other: RecoParticle
    origin: Origin


def recorded(event: Event) -> Recorded:
    """The collision for a picture of a kind in `WINDOWS`. Raises BadData, or KeyError."""
    pairs = collisions().samples[WINDOWS[event.kind]].pairs
    fitting = [
        (pair, origin)
        for pair, origin in map(pairs.event, range(len(pairs)))
        if opposite(*pair) and all(abs(p.eta) < BARREL and p.pt >= SOFTEST for p in pair)
    ]
    drawn = event.grain + GRAINS * (event.direction + STEPS * event.momentum)
    (one, two), origin = fitting[drawn % len(fitting)]
    return Recorded(*((one, two) if one.charge == event.charge else (two, one)), origin)
