"""What a card can do from the hand: annihilate, attract, change colour, transform.

Each ability has a ``..._moves`` that lists what is possible, and the verb that carries it out.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from game.core.contract import Emit
from game.core.particles import GLUON, PARTICLES, PHOTON, W_MINUS, W_PLUS, Z
from game.core.rng import Rng

from .decays import TRANSFORMED
from .deck import ANTI, BOSON, CHARGED, IS_ANTI, NEUTRINO, QUARK
from .mat import (
    EMPTY,
    PLACES,
    SLOTS,
    free_area,
    free_slot,
    height_index,
    is_stack,
    own_places,
    slots_for,
    stack_of,
)
from .state import BETWEEN, COLOUR, RADIATE, Move, State, move
from .targets import COLOURS

_COLOURED = tuple(p.coloured for p in PARTICLES)
_FERMION = tuple(not boson for boson in BOSON)

FEELS: dict[int, tuple[bool, ...]] = {
    GLUON: _COLOURED,
    PHOTON: CHARGED,
    Z: tuple(p.id not in (PHOTON, GLUON, Z) for p in PARTICLES),
}
"""A player must own one of these to attract with this boson: it couples to them (rulings 21-23)."""

ATTRACTS: dict[int, tuple[bool, ...]] = {GLUON: _COLOURED, PHOTON: CHARGED, Z: _FERMION}
"""What this boson can take from another player."""

# --- laying down and taking up ------------------------------------------------------------------


def put(state: State, address: int, card: int, colour: int, piece: int) -> None:
    """Lay a card where there is room for it."""
    if is_stack(address):
        state.heights[height_index(address // PLACES, card)] += 1
    state.cards[address], state.colours[address], state.pieces[address] = card, colour, piece


def take(state: State, address: int) -> tuple[int, int, int]:
    """Take up the (top) card of an address: the card, its colour, its number."""
    card, colour, piece = state.cards[address], state.colours[address], state.pieces[address]
    if is_stack(address):
        height = height_index(address // PLACES, card)
        state.heights[height] -= 1
        if state.heights[height]:
            state.pieces[address] = number(state)
            return card, colour, piece
    state.cards[address] = state.pieces[address] = EMPTY
    state.colours[address] = 0
    return card, colour, piece


def number(state: State) -> int:
    """A number for a card that comes into sight."""
    state.drawn += 1
    return state.drawn


def supply(state: State, seat: int, boson: int, copies: int) -> None:
    """Bosons from the supply onto a player's stack."""
    for _ in range(copies):
        put(state, stack_of(seat, boson), boson, 0, number(state))
    state.spares += copies


def _spend(state: State, emit: Emit) -> int:
    """The card leaves the mover's hand; everybody sees it now. Returns it."""
    seat = state.mover
    state.phase = BETWEEN
    card = state.hands[seat]
    if not state.known[seat] >> state.seats & 1:
        state.known[seat] = (2 << state.seats) - 1
        emit("shown", seat=seat, card=card)
    state.hands[seat] = EMPTY
    return card


def lay(state: State, address: int, emit: Emit) -> None:
    """The card in the mover's hand goes to an address; a quark then wants a colour (Level 3)."""
    seat = state.mover
    card = _spend(state, emit)
    put(state, address, card, 0, state.hand_pieces[seat])
    emit("placed", seat=seat, at=address, card=card)
    if state.level >= 3 and QUARK[card]:
        state.phase, state.focus = COLOUR, address


def discard(state: State, emit: Emit) -> None:
    """The card in the mover's hand goes out of play, face up (ruling 9)."""
    card = _spend(state, emit)
    state.discards.append(card)
    emit("discarded", seat=state.mover, card=card)


def _succeeds(state: State, at: int, rng: Rng, emit: Emit) -> bool:
    """Level 4: an even die, or a 6 for a pair of neutrinos from Level 5 on (rulings 33, 39).

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
    """The antiparticles of the card in hand on anybody's mat; targets are safe (rulings 11, 12)."""
    wanted = ANTI[card]
    places = slots_for(state, card)
    for owner in range(state.seats):
        base = (seat + owner) % state.seats * PLACES
        for address in range(base + places.start, base + places.stop):
            if state.cards[address] == wanted:
                yield move("annihilate", address)


def annihilate(state: State, at: int, rng: Rng, emit: Emit) -> None:
    """The card in hand and its antiparticle go to the annihilation area, for both cards' points.

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
    """What an annihilated pair leaves: two massless bosons, never one (momentum), or one Z."""
    state.phase = BETWEEN
    copies = 1 if boson == Z else 2
    supply(state, state.mover, boson, copies)
    emit("radiated", seat=state.mover, at=stack_of(state.mover, boson), card=boson, count=copies)


# --- attraction (Level 2) -----------------------------------------------------------------------


def _owned(state: State, seat: int) -> list[int]:
    """The kinds of card on a player's mat and target."""
    return [c for c in state.cards[seat * PLACES : (seat + 1) * PLACES] if c != EMPTY]


def attraction_moves(state: State, seat: int, boson: int) -> Iterator[Move]:
    """Rivals' cards that this boson can pull over, with each place they could go to.

    The player needs a particle that the boson couples to, and room for the prize (ruling 25).
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
    """The boson is absorbed, and a rival's card comes over with its colour."""
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
    """A gluon changes one colour charge, or swaps two in the accurate variant (rulings 29, 30).

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
    """The gluon is absorbed and changes the colour of a quark or the anticolour of an antiquark."""
    if not _succeeds(state, at, rng, emit):
        return
    discard(state, emit)
    before = state.colours[at]
    state.colours[at] = colour
    emit("recoloured", seat=state.mover, at=at, before=before, colour=colour)


def exchange(state: State, at: int, to: int, rng: Rng, emit: Emit) -> None:
    """The gluon is absorbed and swaps the colours of two quarks or of two antiquarks."""
    if not _succeeds(state, at, rng, emit):
        return
    discard(state, emit)
    colours = state.colours
    colours[at], colours[to] = colours[to], colours[at]
    emit("exchanged", seat=state.mover, at=at, to=to)


# --- transformation (Level 5) -------------------------------------------------------------------


def _transformed_place(state: State, at: int, product: int) -> int:
    """Where the product lies: where the particle lay, or in the slot of its own label if free."""
    if not state.labelled:
        return at
    slot = at // PLACES * PLACES + slots_for(state, product).start
    return slot if state.cards[slot] == EMPTY else EMPTY


def transformation_moves(state: State, seat: int, boson: int) -> Iterator[Move]:
    """The particles on anybody's mat that this W can transform, and into what (ruling 37)."""
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
    """The W is absorbed; the particle changes and keeps its colour. No die (ruling 34)."""
    discard(state, emit)
    to = _transformed_place(state, at, product)
    before, colour, piece = take(state, at)
    put(state, to, product, colour, piece)
    emit("transformed", seat=state.mover, at=to, before=before, card=product)


# --- together -----------------------------------------------------------------------------------


def ability_moves(state: State, seat: int, card: int) -> Iterator[Move]:
    """Everything the card in hand can do instead of being placed, at this level."""
    if not BOSON[card]:
        yield from annihilation_moves(state, seat, card)
        return
    if state.level >= 2:
        yield from attraction_moves(state, seat, card)
    if state.level >= 3 and card == GLUON:
        yield from colour_moves(state, seat)
    if state.level >= 5 and card in (W_PLUS, W_MINUS):
        yield from transformation_moves(state, seat, card)
