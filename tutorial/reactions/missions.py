"""Missions of the reaction builder: a wish, and a test whether a reaction fulfils it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from game.core.particles import STRANGE
from tutorial.law_lab import Body, Reaction
from tutorial.reactions.judge import Finding, Force, Ruling, Why, flavours, least_beam
from tutorial.reactions.listed import antibody, lifetime_of

AROUND_US: Final = ("photon", "electron", "proton", "neutron", "deuteron", "helion", "alpha")
"""Light, and what atoms are made of."""
SUN: Final = (
    (("proton", "proton"), "deuteron"),
    (("deuteron", "proton"), "helion"),
    (("helion", "helion"), "alpha"),
)
"""Before, and what is made: the three reactions by which the Sun makes helium."""
FORCES: Final = (Force.STRONG, Force.ELECTROMAGNETIC, Force.WEAK)
STARS: Final = (float("inf"), 3000.0, 2400.0)
"""MeV of motion on a target at rest below which an antiproton is worth one, two, three stars.

A proton as target costs at least 3750 MeV, a nucleus of helium 2820 to a proton that hits it, and
2350 to light or an electron.
"""
Test = Callable[[Reaction, Ruling], int]
"""Which of its parts a reaction fulfils, from 1; 0: none."""


@dataclass(frozen=True, slots=True)
class Mission:
    """A wish. Its texts are ``reactions-mission-<name>`` and ``reactions-done-<name>``."""

    name: str
    fulfilled: Test
    parts: int = 1
    """Reactions that it takes, or stars that it can be worth."""
    best: bool = False
    """True if the parts are stars, of which the most count."""


def _happens(ruling: Ruling) -> bool:
    return ruling.finding in (Finding.SEEN, Finding.POSSIBLE) and ruling.why is not Why.NOTHING


def _keys(bodies: Sequence[Body]) -> Counter[str]:
    return Counter(body.key for body in bodies)


def _light(built: Reaction, ruling: Ruling) -> int:
    return int(_happens(ruling) and {*_keys(built.after)} == {"photon"} and len(built.before) == 2
               and "photon" not in _keys(built.before))  # fmt: skip


def _decay_of(key: str) -> Test:
    def fulfilled(built: Reaction, ruling: Ruling) -> int:
        return int(_happens(ruling) and _keys(built.before) == {key: 1})

    return fulfilled


def _deuteron(built: Reaction, ruling: Ruling) -> int:
    fused = _keys(built.before) == {"proton": 1, "neutron": 1}
    return int(_happens(ruling) and fused and "deuteron" in _keys(built.after))


def _sun(built: Reaction, ruling: Ruling) -> int:
    if not _happens(ruling):
        return 0
    for part, (before, made) in enumerate(SUN, 1):
        if _keys(built.before) == Counter(before) and made in _keys(built.after):
            return part
    return 0


def _strange(built: Reaction, ruling: Ruling) -> int:
    """Strangeness where there was none: two particles, as the strong force makes it in pairs."""
    plain = not any(part.key.endswith("strange") for b in built.before for part in b.contents)
    pair = sum(bool(flavours([body]).get(STRANGE)) for body in built.after)
    return int(_happens(ruling) and plain and pair >= 2 and len(built.before) == 2)


def _antiproton(built: Reaction, ruling: Ruling) -> int:
    around = all(body.key in AROUND_US for body in built.before) and len(built.before) == 2
    if not (_happens(ruling) and around and "antiproton" in _keys(built.after)):
        return 0
    return sum(least_beam(built) <= most for most in STARS)


def _omega(built: Reaction, ruling: Ruling) -> int:
    made = "omega" in _keys(built.after) and "omega" not in _keys(built.before)
    return int(_happens(ruling) and made and len(built.before) == 2)


def _neutrino(built: Reaction, ruling: Ruling) -> int:
    ingoing = any(part.neutrino for body in built.before for part in body.contents)
    charged = any(
        part.charge and part.lepton_number(g) for b in built.after for part in b.contents
        for g in (1, 2, 3) if b.elementary
    )  # fmt: skip
    hadron = any(not body.elementary for body in built.before)
    return int(_happens(ruling) and ingoing and charged and hadron)


def _ignored(_built: Reaction, ruling: Ruling) -> int:
    return int(ruling.why is Why.NO_FORCE)


def _searched(_built: Reaction, ruling: Ruling) -> int:
    return int(ruling.why is Why.SEARCHED)


def _higgs(built: Reaction, ruling: Ruling) -> int:
    made = "higgs" in _keys(built.after) and "higgs" not in _keys(built.before)
    return int(_happens(ruling) and made and len(built.before) == 2)


def _forces(built: Reaction, ruling: Ruling) -> int:
    """A decay of something whose lifetime is known, by each of the three forces."""
    one = built.before[0]
    if not (_happens(ruling) and len(built.before) == 1 and lifetime_of(one.key)):
        return 0
    if one.elementary or ruling.force not in FORCES:
        return 0
    return FORCES.index(ruling.force) + 1


def _beta(built: Reaction, ruling: Ruling) -> int:
    nucleus = len(built.before) == 1 and built.before[0].baryon_number > 1
    return int(_happens(ruling) and nucleus)


def _mirror(built: Reaction, ruling: Ruling) -> int:
    """A decay of something that is antimatter."""
    one = built.before[0]
    anti = antibody(one.key) not in (None, one.key) and one.key.startswith("anti")
    return int(_happens(ruling) and len(built.before) == 1 and anti)


MISSIONS: Final = (
    Mission("light", _light),
    Mission("neutron", _decay_of("neutron")),
    Mission("ignored", _ignored),
    Mission("mirror", _mirror),
    Mission("deuteron", _deuteron),
    Mission("neutrino", _neutrino),
    Mission("beta", _beta),
    Mission("strange", _strange),
    Mission("forces", _forces, parts=3),
    Mission("sun", _sun, parts=len(SUN)),
    Mission("antiproton", _antiproton, parts=len(STARS), best=True),
    Mission("searched", _searched),
    Mission("omega", _omega),
    Mission("higgs", _higgs),
)
BY_NAME: Final = {mission.name: mission for mission in MISSIONS}
