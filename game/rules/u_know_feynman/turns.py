"""Whose turn it is, the window in which a silent DECAY can be caught, and the end of a round."""

from __future__ import annotations

from game.core.contract import Emit, Seat
from game.core.rng import Rng
from game.rules.u_know_feynman.piles import (
    deal,
    give,
)
from game.rules.u_know_feynman.state import (
    CATCH,
    NOBODY,
    OVER,
    TURN,
    Move,
    State,
)

CAUGHT = 2
"""Penalty for a silent DECAY (ruling 28)."""


def next_seat(state: State, seat: Seat) -> Seat:
    """Who comes after this seat, in the direction of play."""
    return (seat + state.step) % state.seats


def pass_on(state: State, steps: int) -> None:
    """The seat so many steps on is to move."""
    state.mover = (state.mover + steps * state.step) % state.seats
    state.phase = TURN


def after(state: State, move: Move, steps: int, emit: Emit, *, phase: int = TURN) -> None:
    """The move is done: on to the seat so many steps on, by way of a window to catch a silence."""
    note_call(state, move, emit)
    state.mover = (state.mover + steps * state.step) % state.seats
    state.phase = phase
    if state.suspect != NOBODY:
        state.then_mover, state.then_phase = state.mover, phase
        state.mover = next_seat(state, state.suspect)
        state.phase = CATCH


def note_call(state: State, move: Move, emit: Emit) -> None:
    """Note the call of DECAY, or that it was left out, when one card is left (ruling 28)."""
    if len(state.hands[state.mover]) == 1:
        if move.kind == "call":
            emit("called", seat=state.mover)
        elif move.kind == "play":
            state.suspect = state.mover


def catch_or_let(state: State, move: Move, rng: Rng, emit: Emit) -> None:
    """Every other seat in turn order may catch; the first to catch ends it (ruling 44)."""
    seat, suspect = state.mover, state.suspect
    caught = move.kind == "catch"
    cards = give(state, suspect, CAUGHT, rng, emit) if caught else 0
    state.mover = next_seat(state, seat)
    if caught or state.mover == suspect:
        state.suspect = NOBODY
        state.mover, state.phase = state.then_mover, state.then_phase
        state.then_mover, state.then_phase = NOBODY, TURN
    if caught:
        # Told when the window is closed: nobody is asked any more.
        emit("caught", seat=suspect, by=seat, cards=cards)


def count_out(state: State, rng: Rng, emit: Emit) -> None:
    """No more cards, or nobody can move: the smallest hand wins the round, equals share it."""
    sizes = [len(hand) for hand in state.hands]
    emit("counted", cards=min(sizes))
    end_round(state, [s for s in range(state.seats) if sizes[s] == min(sizes)], rng, emit)


def end_round(state: State, winners: list[Seat], rng: Rng, emit: Emit) -> None:
    """Note who won; the match is over when the lead cannot be caught up any more (ruling 33)."""
    for seat in winners:
        state.wins[seat] += 1
    state.round += 1
    left = state.rounds - state.round
    second, best = sorted(state.wins)[-2:]
    over = left == 0 or best - second > left
    if over:
        state.phase, state.mover = OVER, NOBODY
    emit("won", seat=winners[0] if len(winners) == 1 else NOBODY, round=state.round, over=over)
    if not over:
        deal(state, rng)
        emit("dealt", seat=state.mover, round=state.round + 1)
