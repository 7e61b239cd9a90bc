"""The judge of reactions: the verdict of nature on a reaction that a learner has built.

Four answers, from the surest down:

* *forbidden*: a conservation law would be broken. The laws are those of `tutorial.law_lab`;
* *seen*: the decay is in the listings of the Particle Data Group, or the collision is in a paper;
* *possible*: a collision keeps every law, and a force that acts on
  what meets can do it in one step of the kind that the force is known for: then it has some chance
  as soon as the energy suffices (the principle of M. Gell-Mann, Nuovo Cimento 4, 848 (1956): what
  is not forbidden is compulsory);
* *open*: the laws of the lab do not decide. More laws, such as spin, parity and the symmetry
  between particles and antiparticles, forbid or hinder many decays, and a decay that is not listed
  may be one of those.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from game.core.particles import PARTICLES, Family
from tutorial.law_lab import Body, Law, Reaction
from tutorial.reactions.listed import Listed, antibody, collisions, decays, key_of

MEETING: Final = 2
"""Bodies that meet: three at once hardly ever do."""
MIXING: Final = (
    ("kaon-zero", "anti-kaon-zero"),
    ("d-zero", "anti-d-zero"),
    ("b-zero", "anti-b-zero"),
)
"""Neutral mesons that turn into their antiparticles (PDG 2025, listings of each)."""


HEAVY: Final = ("w-plus", "w-minus", "z", "higgs")


class Finding(StrEnum):
    """Ruling in one word."""

    FORBIDDEN = "forbidden"
    SEEN = "seen"
    POSSIBLE = "possible"
    OPEN = "open"


class Force(StrEnum):
    """Interaction by which a reaction happens."""

    STRONG = "strong"
    ELECTROMAGNETIC = "electromagnetic"
    WEAK = "weak"
    HIGGS = "higgs"


class Why(StrEnum):
    """Why the laws do not decide, or how the ruling is to be read."""

    NOTHING = "nothing"
    """Before and after are the same."""
    BOUNCE = "bounce"
    """Two bodies meet and fly on."""
    NO_FORCE = "no-force"
    """No force acts on both in one step."""
    CROWD = "crowd"
    """Too many would have to meet at once."""
    SEARCHED = "searched"
    """It was looked for and never seen."""
    UNLISTED = "unlisted"
    """A decay that keeps the laws and is not listed."""
    RARE = "rare"
    """Only the weak force could do it, in a way that competes with stronger ones."""
    SYMMETRY = "symmetry"
    """Both bodies before are their own antiparticles: more laws count."""
    RESONANCE = "resonance"
    """One body is made: the energy must be just right."""
    MIXES = "mixes"
    """A neutral meson turns into its antiparticle."""
    OSCILLATES = "oscillates"
    """A neutrino turns into another one."""
    BORROWED = "borrowed"
    """One of the products is lighter than it usually is."""


@dataclass(frozen=True, slots=True)
class Ruling:
    """Finding on a reaction, with its reasons."""

    finding: Finding
    laws: tuple[Law, ...] = ()
    """The laws that it would break."""
    force: Force | None = None
    why: Why | None = None
    listed: Listed | None = None
    """The decay in the listings, seen or looked for."""
    source: str = ""


def judge(built: Reaction) -> Ruling:
    """Rule on a reaction. Neither side may be empty."""
    if len(built.before) == len(built.after) == 1:
        ruling = _one_to_one(built)
        if ruling is not None:
            return ruling
    known = decays().get(key_of(built))
    if known is not None and known.seen:
        why = None if built.energy_kept else Why.BORROWED
        return Ruling(Finding.SEEN, (), _force(built), why, known, known.source)
    broken = built.forbidden_by
    if broken:
        return Ruling(Finding.FORBIDDEN, broken, listed=known)
    if known is not None:
        return Ruling(Finding.OPEN, why=Why.SEARCHED, listed=known, source=known.source)
    if built.decay:
        return Ruling(Finding.OPEN, why=Why.UNLISTED)
    return _collision(built)


def _one_to_one(built: Reaction) -> Ruling | None:
    """Nothing, or one of those few things that turn into another one by themselves."""
    before, after = built.before[0], built.after[0]
    if before is after:
        return Ruling(Finding.POSSIBLE, why=Why.NOTHING)
    pair = {before.key, after.key}
    if any(pair == {*mixed} for mixed in MIXING):
        return Ruling(Finding.SEEN, (), Force.WEAK, Why.MIXES, source="PDG 2025")
    if _neutrino(before) and _neutrino(after) and _anti(before) == _anti(after):
        return Ruling(Finding.SEEN, (), None, Why.OSCILLATES, source="PDG 2025, neutrino mixing")
    return None


def _collision(built: Reaction) -> Ruling:
    source = collisions().get(key_of(built))
    force = _force(built)
    if source is not None:
        return Ruling(Finding.SEEN, (), force, source=source)
    if len(built.before) > MEETING:
        return Ruling(Finding.OPEN, why=Why.CROWD)
    if key_of(built)[0] == key_of(built)[1]:
        common = _common(built.before)
        if common is None:
            return Ruling(Finding.OPEN, why=Why.NO_FORCE)
        return Ruling(Finding.POSSIBLE, (), common, Why.BOUNCE)
    if len(built.after) == 1:
        known = decays().get(key_of(Reaction(built.after, built.before)))
        if known is not None and known.seen:
            return Ruling(Finding.POSSIBLE, (), force, Why.RESONANCE, known, known.source)
        return Ruling(Finding.OPEN, why=Why.UNLISTED)
    if _common(built.before) is None:
        return Ruling(Finding.OPEN, why=Why.NO_FORCE)
    if all(antibody(body.key) == body.key for body in built.before):
        return Ruling(Finding.OPEN, why=Why.SYMMETRY)
    if force is Force.WEAK and not _one_weak_step(built):
        return Ruling(Finding.OPEN, why=Why.RARE)
    return Ruling(Finding.POSSIBLE, (), force)


# --- forces ---------------------------------------------------------------------------------------


def _hadron(body: Body) -> bool:
    return not body.elementary


def _neutrino(body: Body) -> bool:
    return body.elementary and body.contents[0].neutrino


def _anti(body: Body) -> bool:
    return body.contents[0].is_anti


def _lepton(body: Body) -> bool:
    return body.elementary and body.contents[0].family is Family.LEPTON


def flavours(bodies: Iterable[Body]) -> Counter[int]:
    """Net number of each kind of quark: quarks count +1, antiquarks -1."""
    found: Counter[int] = Counter()
    for body in bodies:
        for part in body.contents:
            if part.family is Family.QUARK:
                found[part.anti if part.is_anti else part.id] += -1 if part.is_anti else 1
    return Counter({quark: n for quark, n in found.items() if n})


def _force(built: Reaction) -> Force:
    """The strongest force that can do it: the weak one if a flavour or a neutrino tells so."""
    bodies = (*built.before, *built.after)
    keys = {body.key for body in bodies}
    if built.before[0].key == "higgs" and built.decay:
        return Force.ELECTROMAGNETIC if "photon" in keys else Force.HIGGS
    changed = flavours(built.before) != flavours(built.after)
    if changed or any(map(_neutrino, bodies)) or keys & {*HEAVY}:
        return Force.WEAK
    if _families(built.before) != _families(built.after):
        return Force.WEAK
    return Force.STRONG if all(map(_hadron, bodies)) else Force.ELECTROMAGNETIC


def _families(bodies: Iterable[Body]) -> tuple[int, ...]:
    """Charged leptons less antileptons of each family."""
    sides = list(bodies)
    return tuple(
        sum(b.lepton_number(g) for b in sides if _lepton(b) and b.charge) for g in (1, 2, 3)
    )


def _feels(body: Body) -> set[Force]:
    """Forces that act on a body in one step."""
    if _hadron(body):
        return {Force.STRONG, Force.ELECTROMAGNETIC, Force.WEAK}
    felt = set()
    part = body.contents[0]
    if part.charge or body.key == "photon":
        felt.add(Force.ELECTROMAGNETIC)
    if part.family is Family.LEPTON or body.key in HEAVY:
        felt.add(Force.WEAK)
    return felt


def _common(before: Iterable[Body]) -> Force | None:
    """The strongest force that acts on all; two photons have none, as light has no charge."""
    bodies = list(before)
    if all(body.key == "photon" for body in bodies):
        return None
    shared = set.intersection(*map(_feels, bodies))
    return next((force for force in Force if force in shared), None)


def _one_weak_step(built: Reaction) -> bool:
    """True if a single W or Z does it, and no stronger force hides it.

    A lepton comes in, or a heavy boson comes out, and at most one quark turns into one of the other
    charge. Neutrinos alone do not become light: that takes a loop.
    """
    if all(map(_neutrino, built.before)) and not all(map(_neutrino, built.after)):
        return any(body.charge for body in built.after)
    heavy = any(body.key in HEAVY for body in built.after)
    if not (heavy or any(map(_lepton, built.before))):
        return False
    change = flavours(built.after)
    change.subtract(flavours(built.before))
    ups = sum(n for quark, n in change.items() if PARTICLES[quark].up_type)
    downs = sum(n for quark, n in change.items() if not PARTICLES[quark].up_type)
    size = sum(map(abs, change.values()))
    return size == 0 or (size == MEETING and ups + downs == 0 and ups != 0)


# --- energy ---------------------------------------------------------------------------------------


def least_motion(built: Reaction) -> float:
    """Energy of motion in MeV that two beams of opposite momentum must have at least; 0: none."""
    return max(0.0, built.mass_after - built.mass_before)


def least_beam(built: Reaction) -> float:
    """Energy of motion in MeV of the first body at least, where the second one is at rest.

    s = m1^2 + m2^2 + 2 (m1 + T) m2 must reach the square of the masses after. A body without mass
    is never at rest: then it is the beam, and two of them have no target.
    """
    beam, target = built.before
    if not target.mass:
        beam, target = target, beam
    if not target.mass:
        return float("inf")
    missing = built.mass_after**2 - built.mass_before**2
    return max(0.0, missing / (2 * target.mass))
