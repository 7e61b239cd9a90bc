"""Cards on the move: the deal, drawing, the reshuffle, and the flip that turns everything over."""

from __future__ import annotations

from game.core.contract import Emit, Seat
from game.core.rng import Rng
from game.rules.u_know_feynman.faces import (
    CARDS,
    DECK,
    MATTER,
    PARTICLE_FACES,
)
from game.rules.u_know_feynman.state import (
    BATCH,
    NOBODY,
    SEEN,
    SEEN_DOWN,
    SEEN_UP,
    SHUFFLES,
    TURN,
    State,
)


def deal(state: State, rng: Rng) -> None:
    """A freshly scrambled deck, a hand for each, a particle to start with (rulings 2, 3, 34)."""
    up, down, pile = list(DECK), list(DECK), list(range(CARDS))
    rng.shuffle(up)
    rng.shuffle(down)
    hands = [[pile.pop() for _ in range(state.hand_size)] for _ in range(state.seats)]
    while up[start := pile[-1]] >= PARTICLE_FACES:
        other = pile[rng.below(len(pile) - 1)]
        up[start], up[other] = up[other], up[start]
        down[start], down[other] = down[other], down[start]
    state.up, state.down, state.hands, state.pile = up, down, hands, pile
    state.discard = [pile.pop()]
    state.notes = [0] * CARDS
    state.top, state.side, state.step = up[start], MATTER, 1
    # The deal moves on round by round; left of the dealer begins.
    state.mover, state.phase = state.round % state.seats, TURN
    state.thrower = state.suspect = state.then_mover = NOBODY
    state.drawn, state.then_phase, state.passes, state.shuffles = -1, TURN, 0, 0


def give(state: State, seat: Seat, count: int, rng: Rng, emit: Emit) -> int:
    """Draw up to ``count`` cards for a seat; returns how many there were (ruling 46)."""
    pile, hand = state.pile, state.hands[seat]
    for given in range(count):
        if not pile and not _refill(state, rng, emit):
            return given
        hand.append(pile.pop())
    return count


def _refill(state: State, rng: Rng, emit: Emit) -> bool:
    """Shuffle the discard pile into a new draw pile, same side up (rulings 31 and 42).

    The top stays, and with a force that waits the particle under it. Returns whether there is a
    card to draw now.
    """
    discard = state.discard
    kept = 1 if state.thrower == NOBODY else 2
    if len(discard) <= kept or state.shuffles == SHUFFLES:
        return False
    state.shuffles += 1
    tracks = discard[:-kept]
    del discard[:-kept]
    # The tracks stay in order, and the cards are dealt onto them anew: no eye follows a shuffle.
    cards = [(state.up[track], state.down[track]) for track in tracks]
    rng.shuffle(cards)
    for track, (up, down) in zip(tracks, cards, strict=True):
        state.up[track], state.down[track] = up, down
        state.notes[track] = state.shuffles << BATCH
    state.pile[:] = tracks
    emit("shuffled", cards=len(tracks))
    return True


def turn_everything(state: State, emit: Emit) -> None:
    """Everything turns to its other side: hands, discard pile, draw pile (rulings 21 and 37)."""
    notes = state.notes
    if state.pile:
        notes[state.pile[-1]] |= SEEN_DOWN
    state.up, state.down = state.down, state.up
    for card in state.pile:
        notes[card] = notes[card] & ~SEEN | (0, SEEN_DOWN, SEEN_UP, SEEN)[notes[card] & SEEN]
    for hand in state.hands:
        for card in hand:
            # Both faces have been shown now: nothing is left to guess.
            notes[card] = notes[card] >> BATCH << BATCH | SEEN
    state.discard.reverse()
    state.pile.reverse()
    state.side = 1 - state.side
    emit("turned", seat=state.mover, side=state.side)
