"""What follows from a move: placing, rounds and the pawn, hands, markers."""

from __future__ import annotations

from game.core.contract import Emit, Seat, mute
from game.rules.tutti_quantum.diagram import Diagram
from game.rules.tutti_quantum.honeycomb import END_A, END_B
from game.rules.tutti_quantum.missions import missions
from game.rules.tutti_quantum.score import EXPERT
from game.rules.tutti_quantum.state import (
    AVOID,
    COOP,
    GONE,
    HUSH,
    NOWHERE,
    OVER,
    PICK,
    PLAY,
    REFILL,
    ROUNDS,
    SECRET,
    TALK,
    TEAMS,
    WANT,
    Move,
    State,
)
from game.rules.tutti_quantum.vertex import STATES, WORTH

# --- placing ------------------------------------------------------------------------------------


def diagram_of(state: State) -> Diagram:
    """The diagram that the acting side builds."""
    return state.diagrams[0 if state.mode == COOP else state.turn]


def acting_seat(state: State) -> Seat:
    """Whose choice it is while the game lasts."""
    if state.mode == TEAMS:
        return state.turn + 2 * (len(state.diagrams[state.turn].laid) % 2)
    return 0 if state.seats == 1 else state.turn


def at_hand(state: State) -> list[int]:
    """The cards that the acting side may place now."""
    if state.phase == PICK:
        return state.row
    if state.phase == SECRET:
        return state.secrets[state.turn : state.turn + 1]
    return state.hands[state.turn]


def place(state: State, move: Move, emit: Emit) -> None:
    """Lay the card; note what it completes; then what follows in this phase."""
    diagram, phase = diagram_of(state), state.phase
    if phase == SECRET:
        state.secrets[state.turn] = GONE
    else:
        at_hand(state).remove(move.card)
    if state.mode == COOP:
        _clear_markers(state, move.edge)
    if emit is mute:
        diagram.lay(move.edge, move.card, move.facing)
    else:
        _lay_aloud(state, diagram, move, emit)
    if phase == PICK:
        _after_pick(state, emit)
    elif phase == SECRET:
        _after_secret(state, emit)
    else:
        state.phase = REFILL
        if not state.pile:
            _after_refill(state, emit)


def _lay_aloud(state: State, diagram: Diagram, move: Move, emit: Emit) -> None:
    """Lay a card and say what everybody sees: tokens, loops and sub-diagrams that are new."""
    seat = acting_seat(state)
    side = 0 if state.mode == COOP else state.turn
    loops = set(diagram.loops()) if state.scoring else set()
    fulfilled = set(missions(diagram)) if state.scoring == EXPERT else set()
    diagram.lay(move.edge, move.card, move.facing)
    emit("placed", seat=seat, diagram=side, edge=move.edge, card=move.card)
    for vertex in (END_A[move.edge], END_B[move.edge]):
        corner = diagram.corners[vertex]
        if len(STATES[corner]) == 3:
            emit("completed", diagram=side, vertex=vertex, worth=WORTH[corner])
    if state.scoring:
        for ring in diagram.loops():
            if ring not in loops:
                emit("looped", diagram=side, ring=ring)
    if state.scoring == EXPERT:
        for mission in missions(diagram):
            if mission not in fulfilled:
                emit("found", diagram=side, mission=mission)


# --- competing ----------------------------------------------------------------------------------


def open_row(state: State) -> None:
    """Turn the cards of a new round face up."""
    face_up, _ = ROUNDS[len(state.diagrams)]
    state.row = sorted(state.pile.pop() for _ in range(face_up))
    state.turn, state.picks = state.first, 0


def _after_pick(state: State, emit: Emit) -> None:
    """The next side clockwise; after the first player's last card, the next round (How to play)."""
    sides = len(state.diagrams)
    state.picks += 1
    if state.row:
        state.turn = (state.first + state.picks) % sides
        return
    state.first = state.turn = (state.first + 1) % sides
    state.round += 1
    if state.pile:
        open_row(state)
        emit("dealt", round=state.round, first=state.first)
        return
    state.phase = SECRET
    emit("revealed")


def _after_secret(state: State, emit: Emit) -> None:
    """Secret cards are laid in turn from the first player (A7); then the game is over."""
    state.turn = (state.turn + 1) % len(state.diagrams)
    if state.secrets[state.turn] == GONE:
        _end(state, emit)


def _end(state: State, emit: Emit) -> None:
    state.phase = OVER
    emit("ended")


# --- together -----------------------------------------------------------------------------------


def agree(state: State, move: Move, emit: Emit) -> None:
    """Each hand in turn says whether it begins; the last one begins when all others wait."""
    last = len(state.hands) - 1
    if move.kind == "wait":
        emit("waited", side=state.turn)
        state.turn += 1
    if move.kind == "begin" or state.turn == last:
        state.phase, state.first = PLAY, state.turn
        emit("began", side=state.turn)


def _clear_markers(state: State, edge: int) -> None:
    """A placement settles the placer's own markers and all markers on the edge."""
    for markers in (state.wants, state.avoids):
        markers[state.turn] = NOWHERE
        for side, marked in enumerate(markers):
            if marked == edge:
                markers[side] = NOWHERE


def refill(state: State, move: Move, emit: Emit) -> None:
    """Draw one and bury one unseen, or throw the hand away and draw two (How to play)."""
    hand, pile = state.hands[state.turn], state.pile
    swapped = move.kind == "swap"
    if swapped:
        state.thrown[state.turn] += hand
        hand.clear()
        hand.append(pile.pop())
    hand.append(pile.pop())
    hand.sort()
    if not swapped:
        state.buried.append(pile.pop())
    emit("refilled", side=state.turn, swapped=int(swapped))
    _after_refill(state, emit)


def _after_refill(state: State, emit: Emit) -> None:
    """Time for markers, if there is somebody to read them and something left to play."""
    if state.talk and state.seats > 1 and state.hands[state.turn]:
        state.phase = TALK
    else:
        _next_hand(state, emit)


def _next_hand(state: State, emit: Emit) -> None:
    """Clockwise; over when nobody holds a card."""
    state.turn = (state.turn + 1) % len(state.hands)
    state.phase = PLAY
    if not state.hands[state.turn]:
        _end(state, emit)


def talk_moves(state: State) -> list[Move]:
    """Nothing more to say, or one marker of each kind on an edge that has none of the speaker's."""
    want, avoid = state.wants[state.turn], state.avoids[state.turn]
    edges = state.diagrams[0].open
    moves = [HUSH]
    if want == NOWHERE:
        moves += [WANT[edge] for edge in edges if edge != avoid]
    if avoid == NOWHERE:
        moves += [AVOID[edge] for edge in edges if edge != want]
    return moves


def talk(state: State, move: Move, emit: Emit) -> None:
    """Put a marker on the board, or end the turn."""
    if move.kind != "hush":
        markers = state.wants if move.kind == "want" else state.avoids
        markers[state.turn] = move.edge
        emit("marked", side=state.turn, edge=move.edge, want=int(move.kind == "want"))
    both = NOWHERE not in (state.wants[state.turn], state.avoids[state.turn])
    if move.kind == "hush" or both:
        _next_hand(state, emit)
