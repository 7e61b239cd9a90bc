"""The dice tables of Levels 5 to 7: transformations by a W, oscillations, spontaneous decays.

Every line conserves electric charge and baryon number, and all but the oscillations conserve the
three lepton-family numbers; rulings 35 and 43 to 45 correct the manual where it does not. The dice
are the manual's and show which decays are frequent, not nature's odds: a top quark becomes a bottom
quark in more than 99 of 100 cases, on the die in 4 of 6. The W from an s, c or b quark stands for
a virtual one, since a real W is heavier than these quarks (ruling 51); so does one of the two W
from a Higgs boson, which is lighter than both together (125 against 161 GeV).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Union

from game.core.contract import Emit
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
from game.core.rng import Rng
from game.rules.particle_builder.deck import ANTI, BOSON, IS_ANTI, LEPTON, NEUTRINO, QUARK
from game.rules.particle_builder.mat import (
    EMPTY,
    LEPTON_SLOTS,
    PLACES,
    QUARK_SLOTS,
    SLOTS,
    free_slot,
    height_index,
    stack_of,
)
from game.rules.particle_builder.state import (
    BETWEEN,
    COLOUR,
    PION,
    RETAIN,
    Move,
    State,
    move,
    number,
    put,
    supply,
    take,
)

# --- Level 5: transformations -------------------------------------------------------------------


def _products(card: int, boson: int) -> tuple[int, ...]:
    """The products of a W on a particle (ruling 35): the charge changes by one unit, matter stays
    matter; a lepton keeps its generation, a quark may change it (CKM mixing).
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
    """The flavour of a neutrino after a roll: 1-2 electron, 3-4 muon, 5-6 tau; antineutrinos stay
    antineutrinos (ruling 40). Equal thirds are a simplification (ruling 41).
    """
    assert NEUTRINO[card]
    flavour = NU_E + (die - 1) // 2
    return ANTI[flavour] if IS_ANTI[card] else flavour


# --- Level 7: decays ----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Decay:
    """A decay of one particle. Two successive quarks are a pair of one colour."""

    id: int
    parent: int
    products: tuple[int, ...]
    pions: int = 0
    """Additional neutral pions: each an up or a down pair, as its owner chooses."""


class _Again:
    """A face with the rule: throw the same die again."""


AGAIN = _Again()

Faces = tuple[Union[Decay, _Again, "Faces", None], ...]
"""Faces of a die: a decay, None (the particle stays), `AGAIN` (throw it again), or another die."""

_made: dict[tuple[int, tuple[int, ...], int], Decay] = {}


def _decay(parent: int, *products: int, pions: int = 0) -> Decay:
    """The decay with these products, always the same object."""
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
"""Particle id -> faces of its die, for every particle that can decay. Neutrinos do not (ruling
42)."""

DECAYS: tuple[Decay, ...] = tuple(_made.values())
"""All decays, by id: events refer to them by it."""


_FALLING = tuple(sorted(card for card in DICE if BOSON[card]))
"""The bosons that decay, in the order of their stacks."""

# --- Level 6: the rolls -------------------------------------------------------------------------


def oscillate(state: State, rng: Rng, emit: Emit) -> None:
    """Roll for the flavour of every neutrino on the active player's mat (manual, Level 6)."""
    base = state.active * PLACES
    for address in range(base + LEPTON_SLOTS.start, base + LEPTON_SLOTS.stop):
        before = state.cards[address]
        if before != EMPTY and NEUTRINO[before]:
            die = _roll(state, address, rng, emit)
            state.cards[address] = oscillated(before, die)
            emit(
                "oscillated",
                seat=state.active,
                at=address,
                before=before,
                card=state.cards[address],
            )


# --- Level 7: the rolls ------------------------------------------------------------------------


def falling(state: State) -> list[int]:
    """Addresses of all unstable particles on the active mat: quarks, leptons, bosons (ruling 60).

    Products of this turn's rolls do not roll before the owner's next turn (ruling 42).
    """
    base = state.active * PLACES
    falling = [base + place for place in SLOTS if state.cards[base + place] in DICE]
    for boson in _FALLING:
        height = state.heights[height_index(state.active, boson)]
        falling += [stack_of(state.active, boson)] * height
    return falling


def _roll(state: State, at: int, rng: Rng, emit: Emit) -> int:
    die = rng.die()
    emit("rolled", seat=state.active, at=at, value=die)
    state.dice.append(die)
    return die


def fall(state: State, at: int, rng: Rng, emit: Emit) -> None:
    """Roll for one particle, with as many dice as its table needs (manual, Level 7)."""
    card = state.cards[at]
    faces = DICE[card]
    while True:
        face = faces[_roll(state, at, rng, emit) - 1]
        if face is None:
            emit("remained", seat=state.active, at=at, card=card)
            return
        if isinstance(face, Decay):
            _apply_decay(state, at, face, emit)
            return
        if face is not AGAIN:
            assert isinstance(face, tuple)
            faces = face


def _apply_decay(state: State, at: int, decay: Decay, emit: Emit) -> None:
    """Remove the particle and queue its products; a quark becomes another quark in place."""
    seat = state.active
    if QUARK[decay.parent]:
        quark, boson = decay.products
        state.cards[at] = quark
        supply(state, seat, boson, 1)
    else:
        take(state, at)
        state.spares -= 1
        for product in decay.products:
            if BOSON[product]:
                supply(state, seat, product, 1)
            else:
                _await(state, product)
        state.pions = decay.pions
    emit("decayed", seat=seat, at=at, decay=decay.id)


def _await(state: State, product: int) -> None:
    state.products.append((product, 0))
    state.spares += 1


# --- Level 7: room for the products -------------------------------------------------------------


def settle(state: State, emit: Emit) -> bool:
    """Move the products of a decay to their places; False when their owner must choose first.

    Products fill free slots in the printed order; others are discarded (ruling 47).
    """
    if not state.products:
        return True
    seat = state.active
    if free_slot(state, seat, 0) == EMPTY:
        # No quark slot at all: the choices about quarks would be about discarded cards.
        state.pions = 0
        _drop(state, QUARK, emit)
    if state.pions:
        state.phase = PION
        return False
    if any(QUARK[card] and not colour for card, colour in state.products):
        state.phase, state.focus = COLOUR, EMPTY
        return False
    return _house(state, QUARK_SLOTS, emit) and _house(state, LEPTON_SLOTS, emit)


def _house(state: State, slots: range, emit: Emit) -> bool:
    """Put the products of one family into its slots; False when there is a choice to make."""
    base = state.active * PLACES
    of_family = QUARK if slots is QUARK_SLOTS else LEPTON
    mine = [product for product in state.products if of_family[product[0]]]
    free = sum(state.cards[base + place] == EMPTY for place in slots)
    if len(mine) > free > 0 and len(set(mine)) > 1:
        state.phase = RETAIN
        return False
    for product in mine[:free]:
        retain(state, product, emit)
    _drop(state, of_family, emit)
    return True


def retain(state: State, product: tuple[int, int], emit: Emit) -> None:
    """Put a product of a decay on the next free slot."""
    state.phase = BETWEEN
    state.products.remove(product)
    card, colour = product
    slot = free_slot(state, state.active, card)
    put(state, slot, card, colour, number(state))
    emit("created", seat=state.active, at=slot, card=card)


def _drop(state: State, of_family: Sequence[bool], emit: Emit) -> None:
    """Discard the waiting products of one family."""
    for product in [product for product in state.products if of_family[product[0]]]:
        state.products.remove(product)
        state.discards.append(product[0])
        emit("discarded", seat=state.active, card=product[0])


def retain_moves(state: State) -> list[Move]:
    """Moves that keep a product, of the family that is short of slots."""
    quarks = any(QUARK[card] for card, _ in state.products)
    short = [product for product in state.products if QUARK[product[0]] == quarks]
    return [move("retain", card, colour) for card, colour in dict.fromkeys(short)]


def choose_pion(state: State, quark: int, emit: Emit) -> None:
    """Turn a neutral pion into an up pair or a down pair (ruling 49)."""
    state.phase = BETWEEN
    state.pions -= 1
    _await(state, quark)
    _await(state, ANTI[quark])
    emit("formed", seat=state.active, card=quark)


def colour_pair(state: State, colour: int, emit: Emit) -> None:
    """Give the next pair a colour and its anticolour (ruling 48)."""
    state.phase = BETWEEN
    products = state.products
    first = next(i for i, (card, tint) in enumerate(products) if QUARK[card] and not tint)
    for i in (first, first + 1):
        products[i] = products[i][0], colour
    emit("coloured", seat=state.active, at=EMPTY, card=products[first][0], colour=colour)
