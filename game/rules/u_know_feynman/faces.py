"""The faces of the cards: symbols in four suits, legal sequences, answers to forces, text keys.

A face is an int, symbol x 4 + suit, numbered alike on both sides: face ``4 * UP + RED`` is a red up
quark in matter and a pink anti-up in antimatter. So the pairs that belong together (up and anti-up,
red and pink) are equal numbers, and "the same particle in the paired colour" is "the same face".
"""

from __future__ import annotations

from game.core.particles import DOWN, PARTICLES, UP
from game.core.phrase import Phrase, say

MATTER, ANTIMATTER = range(2)
"""The two sides of every card."""

SUITS = range(4)
RED, BLUE, GREEN, YELLOW = SUITS
"""The suits of matter; in antimatter the same numbers are pink, purple, cyan and orange."""

FERMIONS = 12
"""Symbols 0 .. 11 are the fermions of `game.core.particles`; in antimatter their antiparticles."""
W, PHOTON, GLUON, SKIP, REVERSE, FLIP, WILD = range(FERMIONS, FERMIONS + 7)
"""The other symbols. The wild is a colour change in matter and a Higgs in antimatter."""

PARTICLE_FACES = 4 * FERMIONS
ACTION = 4 * SKIP
"""The first face that is neither a particle nor a force."""
WILD_FACE = 4 * WILD
"""The one face without a suit."""
FACES = WILD_FACE + 1

CARDS = 132


def _copies(symbol: int) -> int:
    """Copies of a symbol in each suit."""
    return 2 if symbol < FERMIONS or symbol in (W, FLIP) else 1


DECK: tuple[int, ...] = (
    *(
        4 * symbol + suit
        for symbol in range(WILD)
        for suit in SUITS
        for _ in range(_copies(symbol))
    ),
    *(WILD_FACE,) * 4,
)
"""The 132 faces of either side (contents list of the booklet, with two of each particle)."""

# --- what lies on top ---------------------------------------------------------------------------

NAMED = WILD_FACE
"""Tops ``NAMED + suit``: only this suit is in force."""
FADED = NAMED + 4
"""Tops ``FADED + face``: a spent photon on the particle ``face`` (ruling 12)."""
TOPS = FADED + PARTICLE_FACES
"""A *top* is an int that the next card must follow. Below `WILD_FACE` it is the face that
lies there; a force counts as spent, so that only its suit is left, except while it is answered."""

NEVER = -1


def top_suit(top: int) -> int:
    """The suit in force."""
    return top & 3


def top_symbol(top: int) -> int:
    """The symbol that may follow in any suit, or `NEVER`."""
    if top >= FADED:
        return (top - FADED) >> 2
    return top >> 2 if top < PARTICLE_FACES or ACTION <= top < WILD_FACE else NEVER


def live(top: int) -> bool:
    """True if the top is a particle that a force can act on (rulings 7 and 8)."""
    return top < PARTICLE_FACES


# --- physics ------------------------------------------------------------------------------------


def charged(symbol: int) -> bool:
    """True if the fermion feels the electromagnetic force."""
    return PARTICLES[symbol].charge != 0


def quark(symbol: int) -> bool:
    """True if the fermion feels the strong force."""
    return PARTICLES[symbol].coloured


def massive(symbol: int) -> bool:
    """True if the Higgs may be played on the fermion (ruling 23: neutrinos are left out)."""
    return not PARTICLES[symbol].neutrino


def feels(symbol: int, force: int) -> bool:
    """True if the fermion takes part in the interaction of W, photon or gluon."""
    return force == W or (charged(symbol) if force == PHOTON else quark(symbol))


def turns_into(before: int, after: int, *, strict: bool) -> bool:
    """True if a W completes the change from one fermion to another (rulings 14 and 15).

    The booklet lets a quark become any other flavour, and any charged lepton any neutrino.
    ``strict``: the charge changes by one unit, and a lepton keeps its generation.
    """
    one, other = PARTICLES[before], PARTICLES[after]
    if one.family is not other.family or before == after:
        return False
    unit = abs(one.charge - other.charge) == 3
    if one.coloured:
        return unit or not strict
    return unit and (one.generation == other.generation or not strict)


PENALTY: dict[int, int] = {W: 1, PHOTON: 2, GLUON: 4}
"""Cards to draw: in the order of strength of the three forces (ruling 10)."""


def _followers(side: int, top: int) -> bytes:
    """A row of flags: the faces that may be laid on a top in an ordinary turn."""
    row = bytearray(FACES)
    suit, symbol = top_suit(top), top_symbol(top)
    row[suit:PARTICLE_FACES:4] = b"\1" * FERMIONS
    row[ACTION + suit : WILD_FACE : 4] = b"\1" * (WILD - SKIP)
    if symbol != NEVER:
        row[4 * symbol : 4 * symbol + 4] = b"\1" * 4
    for force in PENALTY:
        row[4 * force + suit] = live(top) and feels(top >> 2, force)
    row[WILD_FACE] = side == MATTER or (live(top) and massive(top >> 2))
    return bytes(row)


FOLLOWS: tuple[tuple[bytes, ...], ...] = tuple(
    tuple(_followers(side, top) for top in range(TOPS)) for side in (MATTER, ANTIMATTER)
)
"""``FOLLOWS[side][top][face]``: 1 if the face may be laid there in an ordinary turn.

Rulings 1, 5 and 6; forces 7 and 8; Higgs 23.
"""


def _completing(under: int, *, strict: bool) -> bytes:
    row = bytearray(FACES)
    for symbol in range(FERMIONS):
        row[4 * symbol + (under & 3)] = turns_into(under >> 2, symbol, strict=strict)
    return bytes(row)


W_ANSWERS: tuple[tuple[bytes, ...], ...] = tuple(
    tuple(_completing(under, strict=strict) for under in range(PARTICLE_FACES))
    for strict in (False, True)
)
"""``W_ANSWERS[strict][under][face]``: 1 if the face neutralises a W that lies on ``under``."""

PROTON, NEUTRON = range(2)
"""uud and udd; in antimatter their antiparticles."""


def baryon(symbols: tuple[int, int, int]) -> int | None:
    """The nucleon of these three quarks, or None (booklet, note on baryons)."""
    ups, downs = symbols.count(UP), symbols.count(DOWN)
    if ups + downs < 3 or not ups or not downs:
        return None
    return PROTON if ups == 2 else NEUTRON


# --- names, as text keys --------------------------------------------------------------------------

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


def interaction_key(force: int, before: int, after: int) -> str:
    """The key of the interaction that was completed.

    A change by a W that the booklet allows and nature forbids has a separate key: ``w-quark`` (the
    charge does not change by one unit) or ``w-lepton`` (another generation).
    """
    if force != W or turns_into(before, after, strict=True):
        return FORCES[force]
    return "w-quark" if quark(before) else "w-lepton"


def nucleon_name(side: int, nucleon: int) -> Phrase:
    """Proton, neutron, antiproton, antineutron."""
    anti = "" if side == MATTER else "anti"
    return say(f"{GAME}-nucleon-{anti}{'neutron' if nucleon == NEUTRON else 'proton'}")
