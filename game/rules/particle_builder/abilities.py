"""Abilities of the card in hand: annihilation, attraction, change of colour, transformation.

Each ability has a ``..._moves`` that lists its legal moves, and a verb that carries one out.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from game.core.contract import Emit
from game.core.particles import GLUON, PARTICLES, PHOTON, W_MINUS, W_PLUS, Z
from game.core.rng import Rng
from game.rules.particle_builder.decays import TRANSFORMED
from game.rules.particle_builder.deck import ANTI, BOSON, CHARGED, IS_ANTI, NEUTRINO, QUARK
from game.rules.particle_builder.mat import (
    COLOURS,
    EMPTY,
    PLACES,
    SLOTS,
    free_area,
    free_slot,
    own_places,
    slots_for,
    stack_of,
)
from game.rules.particle_builder.state import (
    BETWEEN,
    COLOUR,
    RADIATE,
    Move,
    State,
    move,
    put,
    supply,
    take,
)

_COLOURED = tuple(p.coloured for p in PARTICLES)
_FERMION = tuple(not boson for boson in BOSON)

FEELS: dict[int, tuple[bool, ...]] = {
    GLUON: _COLOURED,
    PHOTON: CHARGED,
    Z: tuple(p.id not in (PHOTON, GLUON, Z) for p in PARTICLES),
}
"""A player must own one of these to attract with this boson: it couples to them (rulings 21-23)."""

ATTRACTS: dict[int, tuple[bool, ...]] = {GLUON: _COLOURED, PHOTON: CHARGED, Z: _FERMION}
"""The cards that this boson can take from another player."""

# --- out of the hand ------------------------------------------------------------------


def _spend(state: State, emit: Emit) -> int:
    """Take the card out of the mover's hand, show it to all players, and return it."""
    seat = state.mover
    state.phase = BETWEEN
    card = state.hands[seat]
    if not state.known[seat] >> state.seats & 1:
        state.known[seat] = (2 << state.seats) - 1
        emit("shown", seat=seat, card=card)
    state.hands[seat] = EMPTY
    return card


def lay(state: State, address: int, emit: Emit) -> None:
    """Lay the card in the mover's hand at an address; a quark then needs a colour (Level 3)."""
    seat = state.mover
    card = _spend(state, emit)
    put(state, address, card, 0, state.hand_pieces[seat])
    emit("placed", seat=seat, at=address, card=card)
    if state.level >= 3 and QUARK[card]:
        state.phase, state.focus = COLOUR, address


def discard(state: State, emit: Emit) -> None:
    """Put the card in the mover's hand out of play, face up (ruling 9)."""
    card = _spend(state, emit)
    state.discards.append(card)
    emit("discarded", seat=state.mover, card=card)


def _succeeds(state: State, at: int, rng: Rng, emit: Emit) -> bool:
    """Roll for success at Level 4: an even die, or a 6 for neutrinos from Level 5 (rulings 33, 39).

    After a failure the card is put on the mover's own mat, or discarded where there is no room.
    """
    if state.level < 4:
        return True
    seat = state.mover
    card = state.hands[seat]
    die = rng.die()
    emit("rolled", seat=seat, at=at, value=die)
    state.dice.append(die)
    if die == 6 or (die % 2 == 0 and not (state.level >= 5 and NEUTRINO[card])):
        return True
    emit("failed", seat=seat, card=card)
    slot = free_slot(state, seat, card)
    if slot == EMPTY:
        discard(state, emit)
    else:
        lay(state, slot, emit)
    return False


# --- annihilation (Level 1) ---------------------------------------------------------------------


def annihilation_moves(state: State, seat: int, card: int) -> Iterator[Move]:
    """Moves onto an antiparticle of the card in hand on any mat, not target (rulings 11, 12)."""
    wanted = ANTI[card]
    places = slots_for(state, card)
    for owner in range(state.seats):
        base = (seat + owner) % state.seats * PLACES
        for address in range(base + places.start, base + places.stop):
            if state.cards[address] == wanted:
                yield move("annihilate", address)


def annihilate(state: State, at: int, rng: Rng, emit: Emit) -> None:
    """Move the card in hand and its antiparticle to the annihilation area; both cards give points.

    From Level 5 on the energy leaves as bosons out of the supply (ruling 38): two photons from
    charged leptons, two photons or two gluons from quarks, one Z from neutrinos.
    """
    seat = state.mover
    if not _succeeds(state, at, rng, emit):
        return
    hand_piece = state.hand_pieces[seat]
    card = _spend(state, emit)
    _, _, piece = take(state, at)
    state.pairs[seat].append(min(card, ANTI[card]))
    emit("annihilated", seat=seat, at=at, card=card, piece=piece, other=hand_piece)
    if state.level < 5:
        return
    if QUARK[card]:
        state.phase = RADIATE
    else:
        radiate(state, Z if NEUTRINO[card] else PHOTON, emit)


def radiate(state: State, boson: int, emit: Emit) -> None:
    """Give the mover the bosons of an annihilated pair: two massless ones (momentum), or one Z."""
    state.phase = BETWEEN
    copies = 1 if boson == Z else 2
    supply(state, state.mover, boson, copies)
    emit("radiated", seat=state.mover, at=stack_of(state.mover, boson), card=boson, count=copies)


# --- attraction (Level 2) -----------------------------------------------------------------------


def _owned(state: State, seat: int) -> list[int]:
    """The kinds of card on a player's mat and target."""
    return [c for c in state.cards[seat * PLACES : (seat + 1) * PLACES] if c != EMPTY]


def attraction_moves(state: State, seat: int, boson: int) -> Iterator[Move]:
    """Moves that take a rival's card with this boson, for each place that it can go to.

    The player needs a particle that the boson couples to, and room for the card (ruling 25).
    """
    if boson not in ATTRACTS:
        return
    feels, prey = FEELS[boson], ATTRACTS[boson]
    if not any(feels[card] for card in _owned(state, seat)):
        return
    for other in range(1, state.seats):
        base = (seat + other) % state.seats * PLACES
        for address in range(base, base + PLACES):
            card = state.cards[address]
            if card == EMPTY or not prey[card]:
                continue
            for to in (free_area(state, seat, card), free_slot(state, seat, card)):
                if to != EMPTY:
                    yield move("attract", address, to)


def attract(state: State, at: int, to: int, rng: Rng, emit: Emit) -> None:
    """Discard the boson (absorbed) and take a rival's card with its colour."""
    if not _succeeds(state, at, rng, emit):
        return
    discard(state, emit)
    card, colour, piece = take(state, at)
    put(state, to, card, colour, piece)
    emit("stole", seat=state.mover, at=at, to=to, card=card)


# --- colour (Level 3) ---------------------------------------------------------------------------


def _quarks(state: State, seat: int) -> list[int]:
    """Addresses of all quarks and antiquarks on mats and targets, the player's own first."""
    return [
        address
        for owner in range(state.seats)
        for address in own_places((seat + owner) % state.seats)
        if state.cards[address] != EMPTY and QUARK[state.cards[address]]
    ]


def colour_moves(state: State, seat: int) -> Iterator[Move]:
    """Moves of a gluon: change one colour charge, or swap two if ``accurate`` (rulings 29, 30).

    No change to the same colour is offered (ruling 62). A swap is one move, from the lower address
    to the higher (ruling 67).
    """
    quarks = _quarks(state, seat)
    if not state.accurate:
        for address in quarks:
            for colour in COLOURS:
                if colour != state.colours[address]:
                    yield move("recolour", address, colour)
        return
    for one, other in combinations(sorted(quarks), 2):
        if (
            state.colours[one] != state.colours[other]
            and IS_ANTI[state.cards[one]] == IS_ANTI[state.cards[other]]
        ):
            yield move("exchange", one, other)


def recolour(state: State, at: int, colour: int, rng: Rng, emit: Emit) -> None:
    """Discard the gluon (absorbed) and change the colour of a quark or antiquark."""
    if not _succeeds(state, at, rng, emit):
        return
    discard(state, emit)
    before = state.colours[at]
    state.colours[at] = colour
    emit("recoloured", seat=state.mover, at=at, before=before, colour=colour)


def exchange(state: State, at: int, to: int, rng: Rng, emit: Emit) -> None:
    """Discard the gluon (absorbed) and swap the colours of two quarks or of two antiquarks."""
    if not _succeeds(state, at, rng, emit):
        return
    discard(state, emit)
    colours = state.colours
    colours[at], colours[to] = colours[to], colours[at]
    emit("exchanged", seat=state.mover, at=at, to=to)


# --- transformation (Level 5) -------------------------------------------------------------------


def _transformed_place(state: State, at: int, product: int) -> int:
    """The address of the product: that of the particle, or its labelled slot; EMPTY if taken."""
    if not state.labelled:
        return at
    slot = at // PLACES * PLACES + slots_for(state, product).start
    return slot if state.cards[slot] == EMPTY else EMPTY


def transformation_moves(state: State, seat: int, boson: int) -> Iterator[Move]:
    """Moves that transform a particle on any mat with this W, for each product (ruling 37)."""
    table = TRANSFORMED[boson]
    for owner in range(state.seats):
        base = (seat + owner) % state.seats * PLACES
        for address in range(base, base + SLOTS.stop):
            card = state.cards[address]
            if card != EMPTY:
                for product in table[card]:
                    if _transformed_place(state, address, product) != EMPTY:
                        yield move("transform", address, product)


def transform(state: State, at: int, product: int, emit: Emit) -> None:
    """Discard the W (absorbed) and change the particle; it keeps its colour. No die (ruling 34)."""
    discard(state, emit)
    to = _transformed_place(state, at, product)
    before, colour, piece = take(state, at)
    put(state, to, product, colour, piece)
    emit("transformed", seat=state.mover, at=to, before=before, card=product)


# --- together -----------------------------------------------------------------------------------


def ability_moves(state: State, seat: int, card: int) -> Iterator[Move]:
    """Moves of the card in hand at this level, other than placing it."""
    if not BOSON[card]:
        yield from annihilation_moves(state, seat, card)
        return
    if state.level >= 2:
        yield from attraction_moves(state, seat, card)
    if state.level >= 3 and card == GLUON:
        yield from colour_moves(state, seat)
    if state.level >= 5 and card in (W_PLUS, W_MINUS):
        yield from transformation_moves(state, seat, card)
