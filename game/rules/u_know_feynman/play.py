"""What the cards do: laying one or several, answering a force or taking it, drawing."""

from __future__ import annotations

from typing import NamedTuple

from game.core.contract import Emit, Seat
from game.core.rng import Rng
from game.rules.u_know_feynman.faces import (
    ACTION,
    FADED,
    FLIP,
    GLUON,
    MATTER,
    NAMED,
    PARTICLE_FACES,
    PENALTY,
    PHOTON,
    REVERSE,
    SKIP,
    WILD_FACE,
    baryon,
)
from game.rules.u_know_feynman.piles import (
    give,
    turn_everything,
)
from game.rules.u_know_feynman.state import (
    ALL_BARRED,
    ANSWER,
    BARRED,
    DOUBT,
    DRAWN,
    NAME,
    NOBODY,
    TURN,
    Move,
    State,
)
from game.rules.u_know_feynman.turns import (
    after,
    count_out,
    end_round,
    next_seat,
    note_call,
    pass_on,
)


def lay(state: State, move: Move, rng: Rng, emit: Emit) -> None:
    """Lay the cards of a move, do what the last of them says, and see who goes on."""
    seat = state.mover
    state.passes = 0
    state.drawn = -1
    if move.second >= 0:
        if move.third >= 0:
            _lay_baryon(state, move, rng, emit)
        else:
            _answer_gluon(state, move, rng, emit)
        return
    hand, face = state.hands[seat], move.face
    hand.remove(move.card)
    if state.phase == ANSWER:
        _answer(state, move, rng, emit)
        return
    state.discard.append(move.card)
    state.top = face
    emit("played", seat=seat, card=move.card, face=face)
    if PARTICLE_FACES <= face < ACTION:
        # A last card that is a force wins only if it is not neutralised (ruling 29).
        state.thrower = seat
        after(state, move, 1, emit, phase=ANSWER)
    elif not hand:
        end_round(state, [seat], rng, emit)
    elif face < PARTICLE_FACES:
        after(state, move, 1, emit)
    elif face >= NAMED:
        _wild(state, move, rng, emit)
    else:
        _act(state, move, emit)


def _act(state: State, move: Move, emit: Emit) -> None:
    """Skip, reverse, flip."""
    seat, steps = state.mover, 1
    symbol = move.face >> 2
    if symbol == FLIP:
        turn_everything(state, emit)
        face = state.up[state.discard[-1]]
        if face == WILD_FACE:
            # Ruling 40: a wild face turned up is named by the flipper.
            state.top = NAMED + (move.face & 3)
            state.phase = NAME
            note_call(state, move, emit)
            return
        state.top = face
    else:
        if symbol == REVERSE:
            state.step = -state.step
            emit("reversed", seat=seat, step=state.step)
        if symbol == SKIP or state.seats == 2:
            # Ruling 32: with two players a reverse skips.
            steps = 2
            emit("skipped", seat=next_seat(state, seat))
    after(state, move, steps, emit)


def name(state: State, move: Move, emit: Emit) -> None:
    """The suit in force after a flip that turned up a wild face (ruling 40)."""
    emit("named", seat=state.mover, suit=move.face & 3)
    state.top = move.face
    after(state, move, 1, emit)


def _wild(state: State, move: Move, rng: Rng, emit: Emit) -> None:
    """Colour change, or the Higgs: the next player draws down to the suit named, and waits."""
    emit("named", seat=state.mover, suit=move.face & 3)
    if state.side == MATTER:
        after(state, move, 1, emit)
    else:
        _search(state, next_seat(state, state.mover), move.face & 3, rng, emit)
        after(state, move, 2, emit)


def _search(state: State, seat: Seat, suit: int, rng: Rng, emit: Emit) -> None:
    """Draw until a face of the suit comes (rulings 23, 24); all can tell which (ruling 41)."""
    cards, fits = 0, 0
    hand = state.hands[seat]
    while not fits and give(state, seat, 1, rng, emit):
        cards += 1
        card = hand[-1]
        face = state.up[card]
        fits = int(face != WILD_FACE and face & 3 == suit)
        state.notes[card] |= (ALL_BARRED ^ 1 << suit if fits else 1 << suit) << BARRED
    emit("searched", seat=seat, suit=suit, cards=cards, found=fits)


def _lay_baryon(state: State, move: Move, rng: Rng, emit: Emit) -> None:
    """Three quarks at once (ruling 26); the last one laid is the new top."""
    seat = state.mover
    hand, up = state.hands[seat], state.up
    cards = (move.card, move.second, move.third)
    for card in cards:
        hand.remove(card)
        state.discard.append(card)
        state.top = up[card]
        emit("played", seat=seat, card=card, face=up[card])
    nucleon = baryon((up[cards[0]] >> 2, up[cards[1]] >> 2, up[cards[2]] >> 2))
    assert nucleon is not None
    emit("bound", seat=seat, nucleon=nucleon, side=state.side)
    if hand:
        after(state, move, 1, emit)
    else:
        end_round(state, [seat], rng, emit)


# --- forces -------------------------------------------------------------------------------------


class _Waiting(NamedTuple):
    """A force that waits for an answer."""

    thrower: Seat
    force: int
    """Its symbol."""
    under: int
    """The face of the particle that it lies on."""


def _waiting(state: State) -> _Waiting:
    return _Waiting(state.thrower, state.top >> 2, state.up[state.discard[-2]])


def _answer(state: State, move: Move, rng: Rng, emit: Emit) -> None:
    """One card on a force that waits: it neutralises a W or a photon, or turns a gluon's game."""
    seat, waiting = state.mover, _waiting(state)
    state.discard.append(move.card)
    state.phase, state.thrower = TURN, NOBODY
    if move.face < PARTICLE_FACES:
        state.top = move.face
        emit("played", seat=seat, card=move.card, face=move.face)
        _neutralised(state, move, waiting, rng, emit)
        return
    # Rulings 18 and 39: only the paired suit counts, and the four come from the turned pile.
    state.top = NAMED + (move.face & 3)
    emit("played", seat=seat, card=move.card, face=move.face)
    if not state.hands[waiting.thrower]:
        _beaten(state, waiting, rng, emit)
        return
    turn_everything(state, emit)
    cards = give(state, seat, PENALTY[GLUON], rng, emit)
    emit("took", seat=seat, force=GLUON, cards=cards)
    after(state, move, 1, emit)


def _answer_gluon(state: State, move: Move, rng: Rng, emit: Emit) -> None:
    """Flip and antiquark together (ruling 17): the game turns, quark and antiquark annihilate."""
    seat, hand, waiting = state.mover, state.hands[state.mover], _waiting(state)
    state.phase, state.thrower = TURN, NOBODY
    state.top = NAMED + (move.face & 3)
    hand.remove(move.card)
    state.discard.append(move.card)
    emit("played", seat=seat, card=move.card, face=state.up[move.card])
    turn_everything(state, emit)
    hand.remove(move.second)
    state.discard.append(move.second)
    state.top = move.face
    emit("played", seat=seat, card=move.second, face=move.face)
    _neutralised(state, move, waiting, rng, emit)


def _neutralised(state: State, move: Move, waiting: _Waiting, rng: Rng, emit: Emit) -> None:
    """The thrower draws the penalty instead, and play goes on after the neutraliser (ruling 19)."""
    seat, thrower, force = state.mover, waiting.thrower, waiting.force
    emit(
        "neutralised", seat=seat, thrower=thrower, force=force, under=waiting.under, face=move.face
    )
    if not state.hands[seat]:
        end_round(state, [seat], rng, emit)
        return
    cards = give(state, thrower, PENALTY[force], rng, emit)
    emit("backfired", seat=thrower, force=force, cards=cards)
    after(state, move, 1, emit)


def take(state: State, rng: Rng, emit: Emit) -> None:
    """Not neutralised: the penalty, and the turn is lost (rulings 11 and 12)."""
    seat, waiting = state.mover, _waiting(state)
    if not state.hands[waiting.thrower]:
        _beaten(state, waiting, rng, emit)
        return
    cards = give(state, seat, PENALTY[waiting.force], rng, emit)
    state.thrower = NOBODY
    if waiting.force == PHOTON:
        # A photon leaves the particle as it was: it may be followed still.
        state.top = FADED + waiting.under
    pass_on(state, 1)
    emit("took", seat=seat, force=waiting.force, cards=cards)


def _beaten(state: State, waiting: _Waiting, rng: Rng, emit: Emit) -> None:
    """The last card was a force, and nobody neutralised it: nothing is drawn (rulings 29, 43)."""
    emit("beaten", seat=state.mover, thrower=waiting.thrower, force=waiting.force)
    end_round(state, [waiting.thrower], rng, emit)


# --- no card of one's own -----------------------------------------------------------------------


def draw_one(state: State, rng: Rng, emit: Emit) -> None:
    """Draw instead of laying (ruling 25); the suit not followed is remembered against the hand.

    Where there is nothing to draw any more the round is counted out (ruling 46).
    """
    seat = state.mover
    hand, notes, doubt = state.hands[seat], state.notes, 1 << (state.top & 3) + DOUBT
    for card in hand:
        notes[card] |= doubt
    state.passes = 0
    if not give(state, seat, 1, rng, emit):
        count_out(state, rng, emit)
        return
    state.drawn = hand[-1]
    state.phase = DRAWN
    emit("drew", seat=seat, cards=1)


def keep(state: State, emit: Emit) -> None:
    """The card just drawn stays in the hand, and the turn ends."""
    emit("kept", seat=state.mover)
    state.drawn = -1
    pass_on(state, 1)


def pass_turn(state: State, rng: Rng, emit: Emit) -> None:
    """Nothing to draw or lay. When that is true of everybody the round is counted out."""
    emit("stuck", seat=state.mover)
    state.passes += 1
    pass_on(state, 1)
    if state.passes == state.seats:
        count_out(state, rng, emit)
