"""A turn of Particle Panic: its actions, the hand limits, and the particles that emerge."""

from __future__ import annotations

from game.core.contract import Emit, Seat
from game.core.rng import Rng
from game.rules.particle_panic import detector
from game.rules.particle_panic.state import (
    ACCEPT,
    ACT,
    CHOOSE,
    CLUB,
    CLUBS,
    CODE,
    COLLECT,
    DETECT,
    DIAMOND,
    DIAMONDS,
    DISCARD,
    DROP,
    END,
    FAILED,
    FULL,
    GO,
    HEART,
    HEARTS,
    MOVE,
    NAME,
    NAMES,
    NEAR,
    NEUTRALIZE,
    NO_CARDS,
    NO_LIMIT,
    NO_ROOM,
    REACH,
    SHARE,
    SPACES,
    SPADE,
    SPADES,
    SPILL,
    SPILL_INTO,
    SPREAD,
    SUITS,
    TAKE,
    WON,
    Move,
    State,
    held,
    nearest_room,
)

# --- legal moves -----------------------------------------------------------------------------


def actions(state: State) -> list[Move]:
    """The moves of a scientist at the start of an action."""
    legal: list[Move] = []
    at = state.pawns[state.seat]
    if state.basics:
        legal.append(MOVE)
    if state.particles[at] and (state.basics or state.neutralizing):
        legal.append(NEUTRALIZE)
    if may_spend(state):
        legal += spendings(state)
    legal += sharings(state)
    if state.specials:
        hand = SUITS * state.seat
        for suit in range(state.setting.suits):
            if not state.entered[suit] and state.hands[hand + suit] >= state.setting.code:
                legal.append(CODE[suit])
    if may_collect(state):
        legal.append(TAKE)
    legal.append(END)
    return legal


def may_spend(state: State) -> bool:
    """True if cards can be spent: all cards of a turn are one special action (ruling 2)."""
    return state.spending == 1 or state.specials > 0


def spendings(state: State) -> list[Move]:
    """Moves that spend a diamond (one step of the pawn) or a spade (one step of a particle)."""
    hand = SUITS * state.seat
    legal: list[Move] = []
    if state.hands[hand + DIAMONDS]:
        legal += [DIAMOND[space] for space in NEAR[state.pawns[state.seat]][1]]
    if state.hands[hand + SPADES]:
        particles = state.particles
        for at in range(SPACES):
            if particles[at]:
                legal += [SPADE[at][to] for to in NEAR[at][1] if particles[to] < FULL]
    return legal


def sharings(state: State) -> list[Move]:
    """Moves that give a card to a colleague in the same space (rulings 19, 28).

    One card at a time, in the order of suits, so that a gift can be made in one way only. A suit
    before the last one given is a new Share, while special actions are left (ruling 31).
    """
    seat = state.seat
    at = state.pawns[seat]
    legal: list[Move] = []
    for to in range(state.setting.seats):
        if to == seat or state.pawns[to] != at:
            continue
        if state.specials:
            first = 0
        elif to == state.sharing:
            first = state.floor
        else:
            continue
        hand = SUITS * seat
        legal += [SHARE[suit][to] for suit in range(first, SUITS) if state.hands[hand + suit]]
    return legal


def may_collect(state: State) -> bool:
    """True if the top card of the pawn's space can be taken now.

    The turn's last act (rulings 1, 23), on a space without particles; a basic action that takes one
    card or two, or a free step once a turn (ruling 25).
    """
    at = state.pawns[state.seat]
    if state.particles[at] or not state.stacks[at]:
        return False
    setting = state.setting
    if setting.free:
        return state.taken < setting.cards
    return state.basics > 0 or state.taken % setting.cards > 0


def answers(state: State) -> list[Move]:
    """Moves after a failed neutralization die (rulings 7, 8)."""
    legal = [ACCEPT]
    if state.duty.ready:
        legal.append(DETECT)
    if may_spend(state):
        hand = SUITS * state.seat
        if state.hands[hand + HEARTS]:
            legal.append(HEART)
        if state.hands[hand + CLUBS]:
            legal.append(CLUB)
    return legal


def namings(_state: State) -> list[Move]:
    """Moves that name a particle for the picture in the detector."""
    return list(NAMES)


def destinations(state: State) -> list[Move]:
    """Spaces that the Move can end in: up to the die either way, or the same space (ruling 17)."""
    return [GO[space] for space in REACH[state.pawns[state.seat]][min(state.roll[1], 3)]]


# --- actions -------------------------------------------------------------------------------------


def roll_move(state: State, rng: Rng, emit: Emit) -> None:
    """Roll for a Move, a basic action; then the scientist chooses a space. Ends a Neutralize."""
    state.basics -= 1
    state.neutralizing = 0
    state.roll = ("move", rng.die(), -1)
    state.phase = CHOOSE
    emit("move", seat=state.seat, die=state.roll[1])


def go(state: State, space: int, emit: Emit) -> None:
    """End the Move in this space."""
    state.pawns[state.seat] = space
    state.phase = ACT
    emit("go", seat=state.seat, at=space)


def neutralize(state: State, rng: Rng, emit: Emit) -> None:
    """Try to remove a particle in the scientist's space; the first try costs a basic action."""
    if not state.neutralizing:
        state.basics -= 1
        state.neutralizing = 1
    _clear_detector(state, ready=1)
    _roll_at_particle(state, rng, emit)


def _clear_detector(state: State, ready: int) -> None:
    """Forget the last picture; ``ready`` 1: there is a new one to look at."""
    if state.duty.on:
        state.duty = detector.Duty(state.duty.on, ready)


def _roll_at_particle(state: State, rng: Rng, emit: Emit) -> None:
    state.die = rng.die()
    state.roll = ("neutralize", state.die, -1)
    emit("try", seat=state.seat, die=state.die, at=state.pawns[state.seat])
    _judge_die(state, emit)


def _judge_die(state: State, emit: Emit) -> None:
    """Carry out a success at once (ruling 27); a failure waits for hearts and clubs, if any."""
    if state.die >= state.setting.hit:
        at = state.pawns[state.seat]
        state.particles[at] -= 1
        state.neutralized += 1
        state.phase = ACT
        state.die = 0
        _clear_detector(state, ready=0)
        emit("neutralized", seat=state.seat, at=at)
        return
    state.phase = FAILED
    if len(answers(state)) == 1:
        accept(state, emit)


def spend(state: State, suit: int) -> None:
    """Take a card out of the game for its effect; the first of a turn costs a special action."""
    if not state.spending:
        state.spending = 1
        state.specials -= 1
    _lose_card(state, suit)


def _lose_card(state: State, suit: int) -> None:
    state.hands[SUITS * state.seat + suit] -= 1
    state.spent[suit] += 1


def heart(state: State, rng: Rng, emit: Emit) -> None:
    """Roll the failed die again; clubs on it are lost (ruling 27)."""
    spend(state, HEARTS)
    _clear_detector(state, state.duty.ready)
    emit("heart", seat=state.seat)
    _roll_at_particle(state, rng, emit)


def examine(state: State, move: Move, rng: Rng, emit: Emit) -> None:
    """Look at the detector, or name the particle in its picture (Detector duty)."""
    if move.kind == "detect":
        _detect(state, rng, emit)
    else:
        _name(state, move.at, rng, emit)


def _detect(state: State, rng: Rng, emit: Emit) -> None:
    """Show the picture of this try in the detector: once a try, without cost."""
    state.duty = detector.Duty(state.duty.on, 0, detector.draw(rng))
    state.phase = NAME
    emit("detect", seat=state.seat, at=state.pawns[state.seat])


def _name(state: State, kind: int, rng: Rng, emit: Emit) -> None:
    """Roll again after a right name, as with a heart; after a wrong one the failure stays.

    The picture stays visible after a wrong name until the scientist goes on, even if accepting the
    failure is the only move.
    """
    state.duty = state.duty._replace(named=kind)
    emit("named", seat=state.seat, kind=kind, truth=state.duty.event.kind)
    state.phase = FAILED
    if detector.right(state.duty):
        _clear_detector(state, ready=0)
        _roll_at_particle(state, rng, emit)


def club(state: State, emit: Emit) -> None:
    """Add one to the failed die."""
    spend(state, CLUBS)
    _clear_detector(state, state.duty.ready)
    state.die += 1
    emit("club", seat=state.seat, die=state.die)
    _judge_die(state, emit)


def accept(state: State, emit: Emit) -> None:
    """Take one off the hand limit for good after a failure; at 0 the lab is lost (ruling 10)."""
    seat = state.seat
    state.limits[seat] -= 1
    state.phase = ACT
    state.die = 0
    _clear_detector(state, ready=0)
    emit("limit", seat=seat, limit=state.limits[seat])
    if state.limits[seat] == 0:
        finish(state, NO_LIMIT, emit)


def diamond(state: State, space: int, emit: Emit) -> None:
    """Move the pawn one step. A Neutralize goes on in the new space (ruling 26)."""
    spend(state, DIAMONDS)
    state.pawns[state.seat] = space
    emit("diamond", seat=state.seat, at=space)


def spade(state: State, at: int, to: int, emit: Emit) -> None:
    """Move any particle one step (rulings 5, 6)."""
    spend(state, SPADES)
    state.particles[at] -= 1
    state.particles[to] += 1
    state.source = at
    emit("spade", seat=state.seat, at=at, to=to)


def share(state: State, suit: int, to: int, emit: Emit) -> None:
    """Give a card; later suits to the same colleague belong to the same special action."""
    if to != state.sharing or suit < state.floor:
        state.specials -= 1
        state.sharing = to
    state.floor = suit
    state.hands[SUITS * state.seat + suit] -= 1
    state.hands[SUITS * to + suit] += 1
    emit("share", seat=state.seat, to=to, suit=suit)


def enter_code(state: State, suit: int, emit: Emit) -> None:
    """Discard a whole code of one suit; the last one wins, and nothing emerges (ruling 18)."""
    state.specials -= 1
    for _ in range(state.setting.code):
        _lose_card(state, suit)
    state.entered[suit] = 1
    emit("code", seat=state.seat, suit=suit)
    if sum(state.entered) == state.setting.suits:
        finish(state, WON, emit)


def collect(state: State, rng: Rng, emit: Emit) -> None:
    """Take the top card; the next one shows (ruling 14). The last of a stack loses the lab."""
    setting = state.setting
    at = state.pawns[state.seat]
    if not setting.free and state.taken % setting.cards == 0:
        state.basics -= 1
    state.taken += 1
    suit = state.stacks[at].pop()
    state.hands[SUITS * state.seat + suit] += 1
    state.phase = COLLECT
    emit("collect", seat=state.seat, at=at, suit=suit)
    if not state.stacks[at]:
        finish(state, NO_CARDS, emit)
    elif not may_collect(state):
        close(state, rng, emit)


def collecting(state: State) -> list[Move]:
    """Moves after the first card: another card, or the end of the turn (ruling 23)."""
    assert may_collect(state)
    return [TAKE, END]


# --- the end of a turn ----------------------------------------------------------------------------


def close(state: State, rng: Rng, emit: Emit) -> None:
    """Check all hands before particles emerge (ruling 9): the scientist of the turn first, then
    clockwise (ruling 28)."""
    seat = _over_limit(state)
    if seat is not None:
        state.phase = DISCARD
        state.chooser = seat
        state.floor = 0
        emit("crowded", seat=seat, count=held(state, seat) - state.limits[seat])
        return
    _emerge(state, rng, emit)


def _over_limit(state: State) -> Seat | None:
    seats = state.setting.seats
    for step in range(seats):
        seat = (state.seat + step) % seats
        if held(state, seat) > state.limits[seat]:
            return seat
    return None


def discards(state: State) -> list[Move]:
    """Moves that discard a card of any suit in the hand, in any order (ruling 9)."""
    hand = SUITS * state.chooser
    return [DROP[suit] for suit in range(SUITS) if state.hands[hand + suit]]


def discard(state: State, suit: int, rng: Rng, emit: Emit) -> None:
    """Discard one card; at the limit the turn goes on."""
    seat = state.chooser
    state.hands[SUITS * seat + suit] -= 1
    state.spent[suit] += 1
    state.floor = suit
    emit("discard", seat=seat, suit=suit)
    if held(state, seat) <= state.limits[seat]:
        close(state, rng, emit)


def _emerge(state: State, rng: Rng, emit: Emit) -> None:
    """Roll one die for the number of particles and another for their space."""
    die = rng.die()
    space = rng.below(6)
    count = (die + 1) // 2 if state.setting.half else die
    placed = min(count, FULL - state.particles[space])
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
    """Move extra particles to the nearest space with room (ruling 11).

    The scientist chooses between two such spaces (ruling 28). Without room the lab is lost.
    """
    while state.extra:
        near = nearest_room(state.particles, state.source)
        if not near:
            finish(state, NO_ROOM, emit)
            return
        if len(near) > 1:
            state.phase = SPILL
            return
        _place(state, near[0], emit)
    _next_turn(state, emit)


def spills(state: State) -> list[Move]:
    """Moves into the two nearest spaces with room; or all at once, if more than one is left."""
    legal = [SPILL_INTO[space] for space in nearest_room(state.particles, state.source)]
    if state.extra > 1:
        legal.append(SPREAD)
    return legal


def _place(state: State, space: int, emit: Emit) -> None:
    state.particles[space] += 1
    state.emerged += 1
    state.extra -= 1
    emit("spill", at=space, source=state.source)


def spill(state: State, space: int, emit: Emit) -> None:
    """Put one extra particle into the space that the scientist chose."""
    _place(state, space, emit)
    _spill_over(state, emit)


def spread(state: State, emit: Emit) -> None:
    """Place all extra particles one by one, each in the emptier of the two nearest spaces.

    The lower-numbered of two equal ones takes it. A player could choose the same one by one.
    """
    while state.extra:
        near = nearest_room(state.particles, state.source)
        if not near:
            finish(state, NO_ROOM, emit)
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
    state.phase = ACT
    state.basics = state.setting.basics
    state.specials = state.setting.specials
    state.spending = state.neutralizing = state.taken = state.floor = 0
    state.sharing = -1


def finish(state: State, outcome: int, emit: Emit) -> None:
    """End the game: the lab is saved, or lost for one of three reasons."""
    state.outcome = outcome
    if outcome == WON:
        emit("won", turn=state.turn)
    else:
        emit("lost", cause=outcome)
