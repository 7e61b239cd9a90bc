"""What happens by itself at the start of a turn: oscillations (Level 6) and decays (Level 7)."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.contract import Emit
from game.core.rng import Rng

from .abilities import number, put, supply, take
from .decays import AGAIN, DICE, Decay, oscillated
from .deck import ANTI, BOSON, LEPTON, NEUTRINO, QUARK
from .mat import (
    EMPTY,
    LEPTON_SLOTS,
    PLACES,
    QUARK_SLOTS,
    SLOTS,
    free_slot,
    height_index,
    stack_of,
)
from .state import BETWEEN, COLOUR, PION, RETAIN, Move, State, move

_FALLING = tuple(sorted(card for card in DICE if BOSON[card]))
"""The bosons that decay, in the order of their stacks."""

# --- Level 6 ------------------------------------------------------------------------------------


def oscillate(state: State, rng: Rng, emit: Emit) -> None:
    """Every neutrino on the active player's mat is found in some flavour (manual, Level 6)."""
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
    """Addresses of everything unstable on the active mat: quarks, leptons, bosons (ruling 60).

    What the rolls of this turn make does not roll before the owner's next turn (ruling 42).
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
    """Roll for one particle, with as many dice as its table asks for (manual, Level 7)."""
    card = state.cards[at]
    faces = DICE[card]
    while True:
        face = faces[_roll(state, at, rng, emit) - 1]
        if face is None:
            emit("remained", seat=state.active, at=at, card=card)
            return
        if isinstance(face, Decay):
            _decay(state, at, face, emit)
            return
        if face is not AGAIN:
            assert isinstance(face, tuple)
            faces = face


def _decay(state: State, at: int, decay: Decay, emit: Emit) -> None:
    """The particle goes, its products wait for room; a quark becomes a quark where it lies."""
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
    """Bring the products of a decay to their places; False when their owner must choose first.

    Products fill free slots in the printed order; what finds no room is discarded (ruling 47).
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
    """A product of a decay takes the next free slot."""
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
    """The different products, of the family that is short of slots, that may be kept."""
    quarks = any(QUARK[card] for card, _ in state.products)
    short = [product for product in state.products if QUARK[product[0]] == quarks]
    return [move("retain", card, colour) for card, colour in dict.fromkeys(short)]


def choose_pion(state: State, quark: int, emit: Emit) -> None:
    """A neutral pion is taken as an up pair or a down pair (ruling 49)."""
    state.phase = BETWEEN
    state.pions -= 1
    _await(state, quark)
    _await(state, ANTI[quark])
    emit("formed", seat=state.active, card=quark)


def colour_pair(state: State, colour: int, emit: Emit) -> None:
    """The next pair gets a colour and its anticolour (ruling 48)."""
    state.phase = BETWEEN
    products = state.products
    first = next(i for i, (card, tint) in enumerate(products) if QUARK[card] and not tint)
    for i in (first, first + 1):
        products[i] = products[i][0], colour
    emit("coloured", seat=state.active, at=EMPTY, card=products[first][0], colour=colour)
