"""The rulebook of U-kNOw Feynman as a `game.core.contract.Game`: what each move does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.core.contract import SWITCH, Emit, GameInfo, Option, Seat, mute
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
    ANSWER,
    ANY,
    CATCH,
    DRAWN,
    NAME,
    NOBODY,
    OVER,
    TURN,
    Move,
    State,
    View,
)

HAND = 7
"""Cards dealt to each (booklet, set-up)."""
CAUGHT = 2
"""Penalty for a silent DECAY (ruling 28)."""
SHUFFLES = 9
"""The discard pile becomes the draw pile so often in a round; when the pile is empty once more, the
round is counted out. Random players hardly ever get there; it makes every game finite."""


class UKnowFeynman:
    """The game. Stateless."""

    info = GameInfo(
        id="u_know_feynman",
        seats=range(2, 7),
        rules=1,
        bound=100_000,
        hidden=True,
        reveals=frozenset(
            {"drew", "took", "backfired", "searched", "caught", "turned", "shuffled", "dealt"}
        ),
        options={
            "strict": SWITCH,
            "rounds": Option((1, 3, 5), 1),
            "loose": SWITCH,
        },
    )

    def initial_state(self, seats: int, options: Mapping[str, int], rng: Rng) -> State:
        """The first deal. The start card is a particle (ruling 2), the side matter (ruling 34)."""
        state = State(
            seats, options["strict"], options["rounds"], options["loose"],
            up=[], down=[], hands=[[] for _ in range(seats)], pile=[], discard=[], seen=[],
            tint=[], doubt=[], batch=[], top=0, mover=0, phase=TURN, wins=[0] * seats,
        )  # fmt: skip
        _deal(state, rng)
        return state

    def to_move(self, state: State) -> Seat | None:
        """Whose choice is open."""
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
            emit("kept", seat=state.mover)
            state.drawn = -1
            _turn_over_to(state, 1)
        elif kind == "take":
            _take(state, rng, emit)
        elif kind == "pass":
            _pass(state, emit)
        elif kind == "name":
            emit("named", seat=state.mover, suit=move.face & 3)
            state.top = move.face
            _after(state, move, 1, emit)
        else:
            _catch_or_let(state, move, rng, emit)
        if state.exhausted:
            _count_out(state, rng, emit)

    def returns(self, state: State) -> tuple[float, ...]:
        """By rounds won: the leader gets 1, the others -1; leaders who tie share."""
        best = max(state.wins)
        leaders = state.wins.count(best)
        return tuple(2.0 / leaders - 1.0 if won == best else -1.0 for won in state.wins)

    def observe(self, state: State, seat: Seat) -> View:
        """See `memory.observe`."""
        return memory.observe(state, seat)

    def determinize(self, view: View, rng: Rng) -> State:
        """See `memory.determinize`."""
        return memory.determinize(view, rng)


# --- laying -------------------------------------------------------------------------------------


def _lay(state: State, move: Move, rng: Rng, emit: Emit) -> None:
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
    state.discard.append(move.card)
    if state.phase == ANSWER:
        _answer(state, move, rng, emit)
        return
    state.top = face
    emit("played", seat=seat, card=move.card, face=face)
    if PARTICLE_FACES <= face < ACTION:
        # A last card that is a force wins only if it is not neutralised (ruling 29).
        state.thrower = seat
        _after(state, move, 1, emit, phase=ANSWER)
    elif not hand:
        _end_round(state, [seat], rng, emit)
    elif face < PARTICLE_FACES:
        _after(state, move, 1, emit)
    elif face >= NAMED:
        _wild(state, move, rng, emit)
    else:
        _act(state, move, emit)


def _act(state: State, move: Move, emit: Emit) -> None:
    """Skip, reverse, flip."""
    seat, steps = state.mover, 1
    symbol = move.face >> 2
    if symbol == FLIP:
        _turn_everything(state, emit)
        face = state.up[state.discard[-1]]
        if face == WILD_FACE:
            # Ruling 40: a wild face turned up is named by the flipper.
            state.top = NAMED + (move.face & 3)
            state.phase = NAME
            _heed(state, move, emit)
            return
        state.top = face
    else:
        if symbol == REVERSE:
            state.step = -state.step
            emit("reversed", seat=seat, step=state.step)
        if symbol == SKIP or state.seats == 2:
            # Ruling 32: with two players a reverse skips.
            steps = 2
            emit("skipped", seat=_next(state, seat))
    _after(state, move, steps, emit)


def _wild(state: State, move: Move, rng: Rng, emit: Emit) -> None:
    """Colour change, or the Higgs: the next player draws down to the suit named, and waits."""
    emit("named", seat=state.mover, suit=move.face & 3)
    if state.side == MATTER:
        _after(state, move, 1, emit)
    else:
        _search(state, _next(state, state.mover), move.face & 3, rng, emit)
        _after(state, move, 2, emit)


def _search(state: State, seat: Seat, suit: int, rng: Rng, emit: Emit) -> None:
    """Draw until a face of the suit comes (rulings 23, 24); everybody can tell which (ruling 41)."""
    cards, found = 0, 0
    hand = state.hands[seat]
    while not found and _give(state, seat, 1, rng, emit):
        cards += 1
        card = hand[-1]
        face = state.up[card]
        found = int(face != WILD_FACE and face & 3 == suit)
        state.tint[card] = 1 << suit if found else ANY ^ 1 << suit
    emit("searched", seat=seat, suit=suit, cards=cards, found=found)


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
        _after(state, move, 1, emit)
    else:
        _end_round(state, [seat], rng, emit)


def _turn_everything(state: State, emit: Emit) -> None:
    """Everything turns to its other side: hands, discard pile, draw pile (rulings 21 and 37)."""
    if state.pile:
        state.seen[state.pile[-1]] |= 2
    state.up, state.down = state.down, state.up
    state.seen = [(0, 2, 1, 3)[seen] for seen in state.seen]
    for hand in state.hands:
        for card in hand:
            state.seen[card] = 3
            state.tint[card] = ANY
            state.doubt[card] = 0
    state.discard.reverse()
    state.pile.reverse()
    state.side = 1 - state.side
    emit("turned", seat=state.mover, side=state.side)


# --- forces -------------------------------------------------------------------------------------


def _answer(state: State, move: Move, rng: Rng, emit: Emit) -> None:
    """One card on a force that waits: it neutralises a W or a photon, or turns a gluon's game."""
    seat, thrower = state.mover, state.thrower
    emit("played", seat=seat, card=move.card, face=move.face)
    if move.face < PARTICLE_FACES:
        _neutralised(state, move, state.up[state.discard[-3]], rng, emit)
    elif not state.hands[thrower]:
        # Ruling 43: nothing is drawn any more.
        _end_round(state, [thrower], rng, emit)
    else:
        # Rulings 18 and 39: only the paired suit counts, and the four come from the turned pile.
        _turn_everything(state, emit)
        state.top = NAMED + (move.face & 3)
        state.thrower = NOBODY
        cards = _give(state, seat, PENALTY[GLUON], rng, emit)
        emit("took", seat=seat, force=GLUON, cards=cards)
        _after(state, move, 1, emit)


def _answer_gluon(state: State, move: Move, rng: Rng, emit: Emit) -> None:
    """Flip and antiquark together (ruling 17): the game turns, quark and antiquark annihilate."""
    seat = state.mover
    hand = state.hands[seat]
    under = state.up[state.discard[-2]]
    hand.remove(move.card)
    state.discard.append(move.card)
    emit("played", seat=seat, card=move.card, face=state.up[move.card])
    _turn_everything(state, emit)
    hand.remove(move.second)
    state.discard.append(move.second)
    emit("played", seat=seat, card=move.second, face=move.face)
    _neutralised(state, move, under, rng, emit)


def _neutralised(state: State, move: Move, under: int, rng: Rng, emit: Emit) -> None:
    """The thrower draws the penalty instead, and play goes on after the neutraliser (ruling 19)."""
    seat, thrower, force = state.mover, state.thrower, state.top >> 2
    state.top = move.face
    state.phase = TURN
    state.thrower = NOBODY
    emit("neutralised", seat=seat, thrower=thrower, force=force, under=under, face=move.face)
    if not state.hands[seat]:
        _end_round(state, [seat], rng, emit)
        return
    cards = _give(state, thrower, PENALTY[force], rng, emit)
    emit("backfired", seat=thrower, force=force, cards=cards)
    _after(state, move, 1, emit)


def _take(state: State, rng: Rng, emit: Emit) -> None:
    """Not neutralised: the penalty, and the turn is lost (rulings 11 and 12)."""
    seat, thrower, force = state.mover, state.thrower, state.top >> 2
    if not state.hands[thrower]:
        emit("beaten", seat=seat, thrower=thrower, force=force)
        _end_round(state, [thrower], rng, emit)
        return
    cards = _give(state, seat, PENALTY[force], rng, emit)
    state.thrower = NOBODY
    if force == PHOTON:
        # A photon leaves the particle as it was: it may be followed still.
        state.top = FADED + state.up[state.discard[-2]]
    _turn_over_to(state, 1)
    emit("took", seat=seat, force=force, cards=cards)


# --- drawing ------------------------------------------------------------------------------------


def _draw_one(state: State, rng: Rng, emit: Emit) -> None:
    """Draw instead of laying (ruling 25); the suit not followed is remembered against the hand."""
    seat = state.mover
    hand, bit, doubt = state.hands[seat], 1 << (state.top & 3), state.doubt
    for card in hand:
        doubt[card] |= bit
    state.passes = 0
    if _give(state, seat, 1, rng, emit):
        state.drawn = hand[-1]
        state.phase = DRAWN
    emit("drew", seat=seat, cards=1)


def _give(state: State, seat: Seat, count: int, rng: Rng, emit: Emit) -> int:
    """Draw up to ``count`` cards for a seat; returns how many there were."""
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
    if len(discard) <= kept:
        return False
    if state.shuffles == SHUFFLES:
        state.exhausted = True
        return False
    state.shuffles += 1
    tracks = discard[:-kept]
    del discard[:-kept]
    # The tracks stay in order, and the cards are dealt onto them anew: no eye follows a shuffle.
    cards = [(state.up[track], state.down[track]) for track in tracks]
    rng.shuffle(cards)
    for track, (up, down) in zip(tracks, cards, strict=True):
        state.up[track], state.down[track] = up, down
        state.seen[track], state.tint[track], state.doubt[track] = 0, ANY, 0
        state.batch[track] = state.shuffles
    state.pile[:] = tracks
    emit("shuffled", cards=len(tracks))
    return True


def _pass(state: State, emit: Emit) -> None:
    """Nothing to draw and nothing to lay. When that is true of everybody the round is counted out."""
    emit("stuck", seat=state.mover)
    state.passes += 1
    state.exhausted = state.passes == state.seats
    _turn_over_to(state, 1)


# --- whose turn ---------------------------------------------------------------------------------


def _next(state: State, seat: Seat) -> Seat:
    return (seat + state.step) % state.seats


def _turn_over_to(state: State, steps: int) -> None:
    """The seat so many steps on is to move."""
    state.mover = (state.mover + steps * state.step) % state.seats
    state.phase = TURN


def _heed(state: State, move: Move, emit: Emit) -> None:
    """Note the call of DECAY, or that it was left out, when one card is left (ruling 28)."""
    if len(state.hands[state.mover]) == 1:
        if move.kind == "call":
            emit("called", seat=state.mover)
        elif move.kind == "play":
            state.suspect = state.mover


def _after(state: State, move: Move, steps: int, emit: Emit, *, phase: int = TURN) -> None:
    """The move is done: on to the seat so many steps on, by way of a window to catch a silence."""
    _heed(state, move, emit)
    state.mover = (state.mover + steps * state.step) % state.seats
    state.phase = phase
    if state.suspect != NOBODY:
        state.then_mover, state.then_phase = state.mover, phase
        state.mover = _next(state, state.suspect)
        state.phase = CATCH


def _catch_or_let(state: State, move: Move, rng: Rng, emit: Emit) -> None:
    """Every other seat in turn order may catch; the first to catch ends it (ruling 44)."""
    seat, suspect = state.mover, state.suspect
    state.mover = _next(state, seat)
    if move.kind == "catch":
        cards = _give(state, suspect, CAUGHT, rng, emit)
        emit("caught", seat=suspect, by=seat, cards=cards)
    if move.kind == "catch" or state.mover == suspect:
        state.suspect = NOBODY
        state.mover, state.phase = state.then_mover, state.then_phase
        state.then_mover, state.then_phase = NOBODY, TURN


# --- rounds -------------------------------------------------------------------------------------


def _deal(state: State, rng: Rng) -> None:
    """A freshly scrambled deck, seven cards each, and a particle to start with (rulings 2, 3, 34)."""
    up, down, pile = list(DECK), list(DECK), list(range(CARDS))
    rng.shuffle(up)
    rng.shuffle(down)
    hands = [[pile.pop() for _ in range(HAND)] for _ in range(state.seats)]
    while up[start := pile[-1]] >= PARTICLE_FACES:
        other = pile[rng.below(len(pile) - 1)]
        up[start], up[other] = up[other], up[start]
        down[start], down[other] = down[other], down[start]
    state.up, state.down, state.hands, state.pile = up, down, hands, pile
    state.discard = [pile.pop()]
    state.seen, state.batch, state.doubt = [0] * CARDS, [0] * CARDS, [0] * CARDS
    state.tint = [ANY] * CARDS
    state.top, state.side, state.step = up[start], MATTER, 1
    # The deal moves on round by round; left of the dealer begins.
    state.mover, state.phase = state.round % state.seats, TURN
    state.thrower = state.suspect = state.then_mover = NOBODY
    state.drawn, state.then_phase, state.passes, state.shuffles = -1, TURN, 0, 0
    state.exhausted = False


def _count_out(state: State, rng: Rng, emit: Emit) -> None:
    """No more cards, or nobody can move: the smallest hand wins the round, equals share it."""
    sizes = [len(hand) for hand in state.hands]
    emit("counted", cards=min(sizes))
    _end_round(state, [s for s in range(state.seats) if sizes[s] == min(sizes)], rng, emit)


def _end_round(state: State, winners: list[Seat], rng: Rng, emit: Emit) -> None:
    """Note who won; the match is over when the lead cannot be caught up any more (ruling 33)."""
    for seat in winners:
        state.wins[seat] += 1
    state.round += 1
    state.exhausted = False
    left = state.rounds - state.round
    second, best = sorted(state.wins)[-2:]
    over = left == 0 or best - second > left
    if over:
        state.phase, state.mover = OVER, NOBODY
    emit("won", seat=winners[0] if len(winners) == 1 else NOBODY, round=state.round, over=over)
    if not over:
        _deal(state, rng)
        emit("dealt", seat=state.mover, round=state.round + 1)
