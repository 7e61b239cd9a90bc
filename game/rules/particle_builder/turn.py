"""How a turn runs: rolls at its start, drawing, comparing, placing in order, the end."""

from __future__ import annotations

from game.core.contract import Emit
from game.core.rng import Rng

from .deck import RANKS
from .mat import EMPTY, areas_of, completion, score
from .spontaneous import fall, falling, oscillate, settle
from .state import BETWEEN, OVER, PLACE, STATISTIC, SWAP, State

# --- the beginning of a turn --------------------------------------------------------------------


def begin_turn(state: State, seat: int, rng: Rng, emit: Emit) -> None:
    """A player's turn begins: Level 6 and 7 rolls, then everybody draws."""
    state.round += 1
    state.active = state.mover = seat
    state.statistic = EMPTY
    state.phase = BETWEEN
    emit("turn", seat=seat, round=state.round)
    if state.level == 6 or (state.level == 7 and state.oscillations):
        oscillate(state, rng, emit)
    if state.level == 7:
        state.rolls = falling(state)
        state.rolls.reverse()
    go_on(state, rng, emit)


def go_on(state: State, rng: Rng, emit: Emit) -> None:
    """Roll and settle until somebody must choose, or until the turn proper can begin."""
    while settle(state, emit):
        if not state.rolls:
            check_targets(state, emit)  # ruling 52
            if state.finisher == EMPTY:
                _draw(state, emit)
            else:
                finish(state, emit)
            return
        fall(state, state.rolls.pop(), rng, emit)


def _draw(state: State, emit: Emit) -> None:
    """Everybody takes a card, the active player first (ruling 64)."""
    for i in range(state.seats):
        seat = (state.active + i) % state.seats
        state.hands[seat] = state.deck.pop()
        state.known[seat] = 1 << seat
        state.drawn += 1
        state.hand_pieces[seat] = state.drawn
        emit("drawn", seat=seat)
    state.mover, state.phase = state.active, STATISTIC


# --- comparing ----------------------------------------------------------------------------------


def compare(state: State, statistic: int, emit: Emit) -> None:
    """All cards are compared; the active player may swap if its value beats every other (ruling 5).

    The cards are turned face up, or with the blind swap only the values are said (ruling 3).
    """
    seat = state.active
    state.statistic = statistic
    state.phase = BETWEEN
    emit("chose", seat=seat, statistic=statistic)
    if not state.blind:
        state.known = [(2 << state.seats) - 1] * state.seats
    ranks = [RANKS[statistic][card] for card in state.hands]
    best = max(rank for other, rank in enumerate(ranks) if other != seat)
    won = ranks[seat] > best
    state.phase = SWAP if won else PLACE
    emit(
        "compared",
        seat=seat,
        statistic=statistic,
        result=(ranks[seat] > best) - (ranks[seat] < best),
    )


def swap(state: State, other: int, emit: Emit) -> None:
    """The active player and another exchange the cards in their hands."""
    seat = state.active
    for held in (state.hands, state.hand_pieces):
        held[seat], held[other] = held[other], held[seat]
    # Who gave a card knows it where it is now; a seat that had seen it still has.
    mine, theirs = state.known[seat], state.known[other]
    state.known[seat], state.known[other] = theirs | 1 << seat, mine | 1 << other
    state.phase = PLACE
    emit("swapped", seat=seat, other=other)
    if state.blind:
        emit("looked", seat=seat, other=other)


# --- placing ------------------------------------------------------------------------------------


def end_placement(state: State, rng: Rng, emit: Emit) -> None:
    """The mover's card is out of the hand: look for finished targets, then the next player."""
    state.moved.clear()
    state.focus = EMPTY
    check_targets(state, emit)
    state.phase = PLACE
    state.mover = (state.mover + 1) % state.seats
    if state.mover != state.active:
        return
    if state.finisher != EMPTY or len(state.deck) < state.seats:
        finish(state, emit)  # rulings 16 and 61
    else:
        begin_turn(state, (state.active + 1) % state.seats, rng, emit)


def check_targets(state: State, emit: Emit) -> None:
    """The seat that completes a target first ends the game: the acting seat goes first (ruling 58).

    The cards that complete it are laid on the target, each in its area.
    """
    if state.finisher != EMPTY:
        return
    for i in range(state.seats):
        seat = (state.mover + i) % state.seats
        chosen = completion(state, seat)
        if chosen is None:
            continue
        _assemble(state, seat, chosen)
        state.finisher = seat
        emit("completed", seat=seat, target=state.aims[seat])
        return


def _assemble(state: State, seat: int, chosen: tuple[int, ...]) -> None:
    """Lay the chosen cards on the target, each in its area; what lay there goes where they lay."""
    at = list(chosen)
    for i, (area, _) in enumerate(areas_of(state, seat)):
        for lying in (state.cards, state.colours, state.pieces):
            lying[area], lying[at[i]] = lying[at[i]], lying[area]
        at = [at[i] if address == area else address for address in at]


def finish(state: State, emit: Emit) -> None:
    """The points are counted."""
    state.phase = OVER
    for seat in range(state.seats):
        emit("scored", seat=seat, points=score(state, seat))
