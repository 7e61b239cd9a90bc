"""The dice tables of Levels 5 to 7: transformations by a W, oscillations, spontaneous decays.

Every line conserves electric charge and baryon number, and all but the oscillations conserve the
three lepton-family numbers; rulings 35 and 43 to 45 correct the manual where it does not. The dice
are the manual's and show which decays are frequent, not nature's odds: a top quark becomes a bottom
quark in more than 99 of 100 cases, on the die in 4 of 6. The W from an s, c or b quark stands for
a virtual one, since a real W is heavier than these quarks (ruling 51); so does one of the two W
from a Higgs boson, which is lighter than both together (125 against 161 GeV).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Union

from game.core.particles import (
    ANTI_BOTTOM,
    ANTI_CHARM,
    ANTI_DOWN,
    ANTI_NU_E,
    ANTI_NU_MU,
    ANTI_NU_TAU,
    ANTI_STRANGE,
    ANTI_UP,
    ANTIMUON,
    ANTITAU,
    BOTTOM,
    CHARM,
    DOWN,
    ELECTRON,
    GLUON,
    HIGGS,
    MUON,
    NU_E,
    NU_MU,
    NU_TAU,
    PARTICLES,
    POSITRON,
    STRANGE,
    TAU,
    TOP,
    UP,
    W_MINUS,
    W_PLUS,
    Family,
    Z,
)

from .deck import ANTI, IS_ANTI, NEUTRINO

# --- Level 5: transformations -------------------------------------------------------------------


def _products(card: int, boson: int) -> tuple[int, ...]:
    """What a W turns a particle into (ruling 35): one unit of charge up or down, matter stays
    matter; a lepton keeps its generation, a quark need not (CKM mixing).
    """
    before = PARTICLES[card]
    return tuple(
        after.id
        for after in PARTICLES
        if after.family is before.family is not Family.BOSON
        and after.is_anti == before.is_anti
        and after.charge - before.charge == PARTICLES[boson].charge
        and (before.family is Family.QUARK or after.generation == before.generation)
    )


TRANSFORMED: dict[int, tuple[tuple[int, ...], ...]] = {
    boson: tuple(_products(card, boson) for card in range(len(PARTICLES)))
    for boson in (W_PLUS, W_MINUS)
}
"""``TRANSFORMED[W][card]``: the particles that this W can turn this card into."""

# --- Level 6: oscillations ----------------------------------------------------------------------


def oscillated(card: int, die: int) -> int:
    """The flavour a neutrino is found in: 1-2 electron, 3-4 muon, 5-6 tau; antineutrinos stay
    antineutrinos (ruling 40). Equal thirds are a simplification (ruling 41).
    """
    assert NEUTRINO[card]
    flavour = NU_E + (die - 1) // 2
    return ANTI[flavour] if IS_ANTI[card] else flavour


# --- Level 7: decays ----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Decay:
    """What one particle becomes. Two quarks that follow each other are a pair of one colour."""

    id: int
    parent: int
    products: tuple[int, ...]
    pions: int = 0
    """Neutral pions besides: each an up or a down pair, as its owner chooses."""


class _Again:
    """On this face the same die is thrown again."""


AGAIN = _Again()

Faces = tuple[Union[Decay, _Again, "Faces", None], ...]
"""What each face of a die does: a decay, nothing (the particle stays), another throw of the same
die, or another die with faces of its own."""

_made: dict[tuple[int, tuple[int, ...], int], Decay] = {}


def _decay(parent: int, *products: int, pions: int = 0) -> Decay:
    """The one decay that is this."""
    return _made.setdefault((parent, products, pions), Decay(len(_made), parent, products, pions))


def _conjugate(faces: Faces) -> Faces:
    """The same die for the antiparticle: every particle exchanged for its antiparticle."""
    return tuple(
        _decay(ANTI[face.parent], *(ANTI[k] for k in face.products), pions=face.pions)
        if isinstance(face, Decay)
        else _conjugate(face)
        if isinstance(face, tuple)
        else face
        for face in faces
    )


def _spread(*faces: Decay | _Again | Faces | None) -> Faces:
    """Six faces, 1 to 6."""
    assert len(faces) == 6
    return faces


def _z_dice() -> Faces:
    """The dice of the Z: leptons on two faces, quarks on four."""
    z_quarks = _spread(
        AGAIN,
        _decay(Z, UP, ANTI_UP),
        _decay(Z, DOWN, ANTI_DOWN),
        _decay(Z, STRANGE, ANTI_STRANGE),
        _decay(Z, CHARM, ANTI_CHARM),
        _decay(Z, BOTTOM, ANTI_BOTTOM),
    )
    z_ne = _decay(Z, NU_E, ANTI_NU_E)
    z_nm = _decay(Z, NU_MU, ANTI_NU_MU)
    z_nt = _decay(Z, NU_TAU, ANTI_NU_TAU)
    z_neutrinos = _spread(z_ne, z_ne, z_nm, z_nm, z_nt, z_nt)
    # Ruling 45: charged pairs, where the manual prints the neutrinos a second time.
    z_e = _decay(Z, ELECTRON, POSITRON)
    z_mu = _decay(Z, MUON, ANTIMUON)
    z_tau = _decay(Z, TAU, ANTITAU)
    z_charged = _spread(z_e, z_e, z_mu, z_mu, z_tau, z_tau)
    z_leptons = _spread(z_charged, z_charged, z_neutrinos, z_neutrinos, z_neutrinos, z_neutrinos)
    return _spread(z_leptons, z_leptons, *[z_quarks] * 4)


def _matter() -> dict[int, Faces]:
    """The dice of the particles that the manual lists, face 1 first."""
    to_b = _decay(TOP, BOTTOM, W_PLUS)
    to_c = _decay(BOTTOM, CHARM, W_MINUS)
    to_s = _decay(CHARM, STRANGE, W_PLUS)
    to_u = _decay(STRANGE, UP, W_MINUS)
    mu = _decay(MUON, NU_MU, ELECTRON, ANTI_NU_E)
    w_cs = _decay(W_PLUS, CHARM, ANTI_STRANGE)
    w_ud = _decay(W_PLUS, UP, ANTI_DOWN)  # ruling 44: the charge-conserving pair
    w_e = _decay(W_PLUS, NU_E, POSITRON)
    w_mu = _decay(W_PLUS, NU_MU, ANTIMUON)
    w_tau = _decay(W_PLUS, NU_TAU, ANTITAU)
    h_bb = _decay(HIGGS, BOTTOM, ANTI_BOTTOM)
    h_tau = _decay(HIGGS, TAU, ANTITAU)
    h_gg = _decay(HIGGS, GLUON, GLUON)
    return {
        TOP: _spread(_decay(TOP, DOWN, W_PLUS), _decay(TOP, STRANGE, W_PLUS), *[to_b] * 4),
        BOTTOM: _spread(None, _decay(BOTTOM, UP, W_MINUS), *[to_c] * 4),
        CHARM: _spread(None, _decay(CHARM, DOWN, W_PLUS), *[to_s] * 4),
        STRANGE: _spread(None, None, None, to_u, to_u, to_u),
        # Ruling 43: these lists are the whole final state, no W card besides.
        MUON: _spread(None, None, None, None, mu, mu),
        TAU: _spread(
            None,
            _decay(TAU, NU_TAU, DOWN, ANTI_UP, pions=2),
            _decay(TAU, NU_TAU, DOWN, ANTI_UP, pions=1),
            _decay(TAU, NU_TAU, DOWN, ANTI_UP),
            _decay(TAU, NU_TAU, ELECTRON, ANTI_NU_E),
            _decay(TAU, NU_TAU, MUON, ANTI_NU_MU),
        ),
        W_PLUS: _spread(*[_spread(w_e, w_e, w_mu, w_mu, w_tau, w_tau)] * 2, w_ud, w_ud, w_cs, w_cs),
        Z: _z_dice(),
        HIGGS: _spread(
            None,
            _spread(_decay(HIGGS, CHARM, ANTI_CHARM), h_tau, h_tau, h_gg, h_gg, h_gg),
            _decay(HIGGS, W_PLUS, W_MINUS),
            *[h_bb] * 3,
        ),
    }


def _all_dice() -> dict[int, Faces]:
    dice = _matter()
    for card in list(dice):
        if ANTI[card] != card:
            dice[ANTI[card]] = _conjugate(dice[card])
    return dice


DICE: dict[int, Faces] = _all_dice()
"""Particle id -> what each face of its die does, for every particle that can decay. Neutrinos do
not (ruling 42)."""

DECAYS: tuple[Decay, ...] = tuple(_made.values())
"""All decays, by id: the beats name them by it."""
