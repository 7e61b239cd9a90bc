"""The rules of U-kNOw Feynman as a `game.core.contract.Game`: deal, effects of moves, rounds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.core.contract import (
    SWITCH,
    Emit,
    GameInfo,
    IllegalMove,
    Option,
    Seat,
    check_seat,
    move_text,
    mute,
)
from game.core.rng import Rng
from game.rules.u_know_feynman import memory, moves
from game.rules.u_know_feynman.faces import (
    ACTION,
    CARDS,
    DECK,
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
from game.rules.u_know_feynman.state import (
    ALL_BARRED,
    ANSWER,
    BARRED,
    BATCH,
    CATCH,
    DOUBT,
    DRAWN,
    HAND,
    NAME,
    NOBODY,
    OVER,
    SEEN,
    SEEN_DOWN,
    SEEN_UP,
    SHUFFLES,
    TURN,
    Move,
    State,
    View,
)


class UKnowFeynman:
    """The game. Stateless."""

    info = GameInfo(
        id="u_know_feynman",
        seats=range(2, 7),
        # 2: only the draw of an ordinary turn counts the round out (ruling 46).
        rules=2,
        reads=1,
        # Between two reshuffles 132 cards are drawn and laid at most once, each with at most ten
        # moves around it (keep, take, name, five lets or passes); three such stretches a round.
        bound=30_000,
        hidden=True,
        reveals=frozenset(
            {"drew", "took", "backfired", "searched", "caught", "turned", "shuffled", "dealt"}
        ),
        options={
            "strict": SWITCH,
            "rounds": Option((1, 3, 5), 1),
            "loose": SWITCH,
            "cards": Option((3, 5, HAND), HAND),
        },
        # Ruling 47: the rule of nature is suggested; the printed rule stays the default of records.
        # With five cards a game of two lasts 15.0 minutes, with seven 15.9 (decision 113).
        suggested={"strict": 1, "cards": 5},
    )

    def initial_state(self, seats: int, options: Mapping[str, int], rng: Rng) -> State:
        """The first deal. The start card is a particle (ruling 2), the side matter (ruling 34)."""
        self.info.check(seats, options)
        state = State(
            seats,
            options["strict"],
            options["rounds"],
            options["loose"],
            up=[],
            down=[],
            hands=[],
            pile=[],
            discard=[],
            notes=[],
            top=0,
            mover=0,
            phase=TURN,
            wins=[0] * seats,
            hand_size=options["cards"],
        )
        deal(state, rng)
        return state

    def to_move(self, state: State) -> Seat | None:
        """The seat to move, or None at the end."""
        return None if state.phase == OVER else state.mover

    def legal_moves(self, state: State) -> Sequence[Move]:
        """See `moves.legal_moves`."""
        return moves.legal_moves(state)

    def sample_move(self, state: State, rng: Rng) -> Move:
        """See `moves.sample_move`."""
        return moves.sample_move(state, rng)

    def apply(self, state: State, move: Move, rng: Rng, emit: Emit = mute) -> None:
        """Carry out a legal move in place."""
        kind = move.kind
        if kind == "play" or kind == "call":  # noqa: PLR1714  (twice as fast as `in`)
            _lay(state, move, rng, emit)
        elif kind == "draw":
            _draw_one(state, rng, emit)
        elif kind == "keep":
            _keep(state, emit)
        elif kind == "take":
            _take(state, rng, emit)
        elif kind == "pass":
            _pass_turn(state, rng, emit)
        elif kind == "name":
            _name_suit(state, move, emit)
        elif kind == "catch" or kind == "let":  # noqa: PLR1714
            _catch_or_let(state, move, rng, emit)
        else:
            raise IllegalMove(move_text(move))

    def returns(self, state: State) -> tuple[float, ...]:
        """By rounds won: the leader gets 1, the others -1; leaders who tie share."""
        best = max(state.wins)
        leaders = state.wins.count(best)
        return tuple(2.0 / leaders - 1.0 if won == best else -1.0 for won in state.wins)

    def observe(self, state: State, seat: Seat) -> View:
        """See `memory.observe`."""
        check_seat(seat, state.seats)
        return memory.observe(state, seat)

    def determinize(self, view: View, rng: Rng) -> State:
        """See `memory.determinize`."""
        return memory.determinize(view, rng)


# --- laying cards ---------------------------------------------------------------------------------


def _lay(state: State, move: Move, rng: Rng, emit: Emit) -> None:
    """Lay the cards of a move, carry out the effect of the last one, and pass the turn on."""
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
        end_turn(state, move, 1, emit, phase=ANSWER)
    elif not hand:
        end_round(state, [seat], rng, emit)
    elif face < PARTICLE_FACES:
        end_turn(state, move, 1, emit)
    elif face >= NAMED:
        _wild(state, move, rng, emit)
    else:
        _act(state, move, emit)


def _act(state: State, move: Move, emit: Emit) -> None:
    """Carry out a skip, reverse or flip."""
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
    end_turn(state, move, steps, emit)


def _name_suit(state: State, move: Move, emit: Emit) -> None:
    """Name the suit in force after a flip that turned up a wild face (ruling 40)."""
    emit("named", seat=state.mover, suit=move.face & 3)
    state.top = move.face
    end_turn(state, move, 1, emit)


def _wild(state: State, move: Move, rng: Rng, emit: Emit) -> None:
    """Colour change, or the Higgs: the next player draws down to the suit named, and waits."""
    emit("named", seat=state.mover, suit=move.face & 3)
    if state.side == MATTER:
        end_turn(state, move, 1, emit)
    else:
        _search(state, next_seat(state, state.mover), move.face & 3, rng, emit)
        end_turn(state, move, 2, emit)


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
    """Lay three quarks at once (ruling 26); the last one is the new top."""
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
        end_turn(state, move, 1, emit)
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
    """Answer a force with one card: it neutralises a W or photon, or turns the table (gluon)."""
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
    end_turn(state, move, 1, emit)


def _answer_gluon(state: State, move: Move, rng: Rng, emit: Emit) -> None:
    """Answer a gluon with flip and antiquark: the table turns, they annihilate (ruling 17)."""
    seat, hand, waiting = state.mover, state.hands[state.mover], _waiting(state)
    state.phase, state.thrower = TURN, NOBODY
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
    """Let the thrower draw the penalty; the seat after the neutraliser plays on (ruling 19)."""
    seat, thrower, force = state.mover, waiting.thrower, waiting.force
    emit(
        "neutralised", seat=seat, thrower=thrower, force=force, under=waiting.under, face=move.face
    )
    if not state.hands[seat]:
        end_round(state, [seat], rng, emit)
        return
    cards = give(state, thrower, PENALTY[force], rng, emit)
    emit("backfired", seat=thrower, force=force, cards=cards)
    end_turn(state, move, 1, emit)


def _take(state: State, rng: Rng, emit: Emit) -> None:
    """Draw the penalty of a force that is not neutralised and lose the turn (rulings 11, 12)."""
    seat, waiting = state.mover, _waiting(state)
    if not state.hands[waiting.thrower]:
        _beaten(state, waiting, rng, emit)
        return
    cards = give(state, seat, PENALTY[waiting.force], rng, emit)
    state.thrower = NOBODY
    if waiting.force == PHOTON:
        # A photon does not change the particle: it may still be followed.
        state.top = FADED + waiting.under
    pass_on(state, 1)
    emit("took", seat=seat, force=waiting.force, cards=cards)


def _beaten(state: State, waiting: _Waiting, rng: Rng, emit: Emit) -> None:
    """End the round: the last card was a force and was not neutralised (rulings 29, 43)."""
    emit("beaten", seat=state.mover, thrower=waiting.thrower, force=waiting.force)
    end_round(state, [waiting.thrower], rng, emit)


# --- no card of one's own -----------------------------------------------------------------------


def _draw_one(state: State, rng: Rng, emit: Emit) -> None:
    """Draw instead of laying (ruling 25); the cards in hand are noted as not following.

    Without a card to draw, the round is counted out (ruling 46).
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


def _keep(state: State, emit: Emit) -> None:
    """Keep the card just drawn and end the turn."""
    emit("kept", seat=state.mover)
    state.drawn = -1
    pass_on(state, 1)


def _pass_turn(state: State, rng: Rng, emit: Emit) -> None:
    """Pass, with no card to draw or lay. When all pass in a row the round is counted out."""
    emit("stuck", seat=state.mover)
    state.passes += 1
    pass_on(state, 1)
    if state.passes == state.seats:
        count_out(state, rng, emit)


# --- piles ----------------------------------------------------------------------------------------


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
    # The dealer changes each round; the player to the left of the dealer begins.
    state.mover, state.phase = state.round % state.seats, TURN
    state.thrower = state.suspect = state.then_mover = NOBODY
    state.drawn, state.then_phase, state.passes, state.shuffles = -1, TURN, 0, 0


def give(state: State, seat: Seat, count: int, rng: Rng, emit: Emit) -> int:
    """Draw up to ``count`` cards for a seat; return the number drawn (ruling 46)."""
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
    # The tracks stay in order and get the shuffled cards: a shuffle cannot be followed.
    cards = [(state.up[track], state.down[track]) for track in tracks]
    rng.shuffle(cards)
    for track, (up, down) in zip(tracks, cards, strict=True):
        state.up[track], state.down[track] = up, down
        state.notes[track] = state.shuffles << BATCH
    state.pile[:] = tracks
    emit("shuffled", cards=len(tracks))
    return True


def turn_everything(state: State, emit: Emit) -> None:
    """Turn hands, discard pile and draw pile to their other side (rulings 21 and 37)."""
    notes = state.notes
    if state.pile:
        notes[state.pile[-1]] |= SEEN_DOWN
    state.up, state.down = state.down, state.up
    for card in state.pile:
        notes[card] = notes[card] & ~SEEN | (0, SEEN_DOWN, SEEN_UP, SEEN)[notes[card] & SEEN]
    for hand in state.hands:
        for card in hand:
            # Both faces have been shown now.
            notes[card] = notes[card] >> BATCH << BATCH | SEEN
    state.discard.reverse()
    state.pile.reverse()
    state.side = 1 - state.side
    emit("turned", seat=state.mover, side=state.side)


# --- turns and rounds -----------------------------------------------------------------------------

CAUGHT = 2
"""Penalty for a silent DECAY (ruling 28)."""


def next_seat(state: State, seat: Seat) -> Seat:
    """The seat after this one, in the direction of play."""
    return (seat + state.step) % state.seats


def pass_on(state: State, steps: int) -> None:
    """Give the turn to the seat ``steps`` further on."""
    state.mover = (state.mover + steps * state.step) % state.seats
    state.phase = TURN


def end_turn(state: State, move: Move, steps: int, emit: Emit, *, phase: int = TURN) -> None:
    """Pass the turn on by ``steps`` seats; a silent DECAY may be caught first."""
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


def _catch_or_let(state: State, move: Move, rng: Rng, emit: Emit) -> None:
    """Catch a silent DECAY or let it pass; the other seats choose in turn order (ruling 44)."""
    seat, suspect = state.mover, state.suspect
    caught = move.kind == "catch"
    cards = give(state, suspect, CAUGHT, rng, emit) if caught else 0
    state.mover = next_seat(state, seat)
    if caught or state.mover == suspect:
        state.suspect = NOBODY
        state.mover, state.phase = state.then_mover, state.then_phase
        state.then_mover, state.then_phase = NOBODY, TURN
    if caught:
        # Emitted after the window is closed, so that the state is consistent.
        emit("caught", seat=suspect, by=seat, cards=cards)
    elif state.suspect == NOBODY:
        emit("missed", seat=suspect)


def count_out(state: State, rng: Rng, emit: Emit) -> None:
    """End the round without cards or moves: the smallest hand wins, equal hands share it."""
    sizes = [len(hand) for hand in state.hands]
    emit("counted", cards=min(sizes))
    end_round(state, [s for s in range(state.seats) if sizes[s] == min(sizes)], rng, emit)


def end_round(state: State, winners: list[Seat], rng: Rng, emit: Emit) -> None:
    """Count the round; the match ends when the lead cannot be caught up (ruling 33)."""
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
