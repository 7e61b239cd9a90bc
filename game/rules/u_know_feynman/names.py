"""What faces, suits and forces are called: text keys, no words of any language."""

from __future__ import annotations

from game.core.particles import PARTICLES
from game.core.phrase import Phrase, say
from game.rules.u_know_feynman.faces import (
    FERMIONS,
    FLIP,
    GLUON,
    MATTER,
    NEUTRON,
    PHOTON,
    REVERSE,
    SKIP,
    WILD_FACE,
    W,
    quark,
    turns_into,
)

GAME = "u_know_feynman"

SUIT_KEYS = (("red", "blue", "green", "yellow"), ("pink", "purple", "cyan", "orange"))
"""By side and suit."""

SPECIAL_KEYS = {
    W: "w",
    PHOTON: "photon",
    GLUON: "gluon",
    SKIP: "skip",
    REVERSE: "reverse",
    FLIP: "flip",
}


def suit_name(side: int, suit: int) -> Phrase:
    """The name of a suit on a side."""
    return say(f"{GAME}-suit-{SUIT_KEYS[side][suit]}")


def particle_key(side: int, symbol: int) -> str:
    """The key of a particle, on the other side that of its antiparticle."""
    particle = PARTICLES[symbol]
    return particle.key if side == MATTER else PARTICLES[particle.anti].key


def symbol_name(side: int, symbol: int) -> Phrase:
    """The name of a particle, force or action without its suit."""
    if symbol < FERMIONS:
        return say(f"particle-{particle_key(side, symbol)}")
    return say(f"{GAME}-card-{SPECIAL_KEYS[symbol]}")


def face_name(side: int, face: int) -> Phrase:
    """The name of a face. `WILD_FACE` and above is a wild of any named suit."""
    if face >= WILD_FACE:
        return say(f"{GAME}-card-{'wild' if side == MATTER else 'higgs'}")
    return say(
        f"{GAME}-card-in-suit",
        suit=suit_name(side, face & 3),
        what=symbol_name(side, face >> 2),
    )


FORCES = {W: "w", PHOTON: "photon", GLUON: "gluon"}


def way(force: int, before: int, after: int) -> str:
    """The key of the interaction that was completed.

    What the booklet lets a W do, and nature does not, has a key of its own: ``w-quark`` (no unit of
    charge) or ``w-lepton`` (another generation).
    """
    if force != W or turns_into(before, after, strict=True):
        return FORCES[force]
    return "w-quark" if quark(before) else "w-lepton"


def nucleon_name(side: int, nucleon: int) -> Phrase:
    """Proton, neutron, antiproton, antineutron."""
    anti = "" if side == MATTER else "anti"
    return say(f"{GAME}-nucleon-{anti}{'neutron' if nucleon == NEUTRON else 'proton'}")
