"""The end of a turn of Particle Panic: hand limits, then new particles, then the next scientist."""

from __future__ import annotations

from game.core.contract import Emit, Seat
from game.core.rng import Rng
from game.rules.particle_panic import lab
from game.rules.particle_panic.lab import SUITS, Move, State


def close(state: State, rng: Rng, emit: Emit) -> None:
    """All hands are checked before anything emerges (ruling 9): the scientist of the turn first,
    then clockwise (ruling 28)."""
    seat = _over_limit(state)
    if seat is not None:
        state.phase = lab.DISCARD
        state.chooser = seat
        state.floor = 0
        emit("crowded", seat=seat, count=lab.held(state, seat) - state.limits[seat])
        return
    _emerge(state, rng, emit)


def _over_limit(state: State) -> Seat | None:
    seats = state.setting.seats
    for step in range(seats):
        seat = (state.seat + step) % seats
        if lab.held(state, seat) > state.limits[seat]:
            return seat
    return None


def discards(state: State) -> list[Move]:
    """Cards that may go: in the order of suits, with enough left to come down to the limit."""
    seat = state.chooser
    excess = lab.held(state, seat) - state.limits[seat]
    hand = state.hands[SUITS * seat : SUITS * seat + SUITS]
    return [
        lab.DROP[suit]
        for suit in range(state.floor, SUITS)
        if hand[suit] and sum(hand[suit:]) >= excess
    ]


def discard(state: State, suit: int, rng: Rng, emit: Emit) -> None:
    """Lay off one card; at the limit the turn goes on."""
    seat = state.chooser
    state.hands[SUITS * seat + suit] -= 1
    state.spent[suit] += 1
    state.floor = suit
    emit("discard", seat=seat, suit=suit)
    if lab.held(state, seat) <= state.limits[seat]:
        close(state, rng, emit)


def _emerge(state: State, rng: Rng, emit: Emit) -> None:
    """One die says how many particles, another where."""
    die = rng.die()
    space = rng.below(6)
    count = (die + 1) // 2 if state.setting.half else die
    placed = min(count, lab.FULL - state.particles[space])
    state.chooser = state.seat
    state.roll = ("emerge", die, space)
    state.source = space
    emit("emerge", die=die, count=count, at=space)
    state.particles[space] += placed
    state.emerged += placed
    state.extra = count - placed
    emit("emerged", at=space, count=placed)
    _spill_over(state, emit)


def _spill_over(state: State, emit: Emit) -> None:
    """Extra particles go to the nearest space with room (ruling 11).

    Two such spaces are a choice; one is none, and is not asked for (ruling 28). No room: lost.
    """
    while state.extra:
        near = lab.nearest_room(state.particles, state.source)
        if not near:
            finish(state, lab.NO_ROOM, emit)
            return
        if len(near) > 1:
            state.phase = lab.SPILL
            return
        _place(state, near[0], emit)
    _next_turn(state, emit)


def spills(state: State) -> list[Move]:
    """The two nearest spaces with room; or all at once, if more than one is left."""
    legal = [lab.SPILL_INTO[space] for space in lab.nearest_room(state.particles, state.source)]
    if state.extra > 1:
        legal.append(lab.SPREAD)
    return legal


def _place(state: State, space: int, emit: Emit) -> None:
    state.particles[space] += 1
    state.emerged += 1
    state.extra -= 1
    emit("spill", at=space, source=state.source)


def spill(state: State, space: int, emit: Emit) -> None:
    """One extra particle goes where the scientist of the turn sends it."""
    _place(state, space, emit)
    _spill_over(state, emit)


def spread(state: State, emit: Emit) -> None:
    """All extra particles one by one, each to the emptier of the two nearest spaces.

    Of two equal ones the lower-numbered takes it. A person could choose the same, tap by tap.
    """
    while state.extra:
        near = lab.nearest_room(state.particles, state.source)
        if not near:
            finish(state, lab.NO_ROOM, emit)
            return
        _place(state, min(near, key=state.particles.__getitem__), emit)
    _next_turn(state, emit)


def _next_turn(state: State, emit: Emit) -> None:
    setting = state.setting
    state.seat = state.chooser = (state.seat + 1) % setting.seats
    state.turn += 1
    begin(state)
    emit("turn", seat=state.seat, turn=state.turn)


def begin(state: State) -> None:
    """Give the scientist of the turn all actions."""
    state.phase = lab.ACT
    state.basics = state.setting.basics
    state.specials = state.setting.specials
    state.spending = state.neutralizing = state.taken = state.floor = 0
    state.sharing = -1


def finish(state: State, outcome: int, emit: Emit) -> None:
    """The lab is saved, or lost for one of three reasons."""
    state.outcome = outcome
    if outcome == lab.WON:
        emit("won", turn=state.turn)
    else:
        emit("lost", cause=outcome)
