"""A turn of Particle Panic: basic actions, special actions, and what each does to the lab."""

from __future__ import annotations

from game.core.contract import Emit
from game.core.rng import Rng
from game.rules.particle_panic import detector, lab
from game.rules.particle_panic.emergence import close, finish
from game.rules.particle_panic.lab import SUITS, Move, State

# --- what may be done -----------------------------------------------------------------------------


def actions(state: State) -> list[Move]:
    """The moves of a scientist who has the turn and nothing to decide first."""
    legal: list[Move] = []
    at = state.pawns[state.seat]
    if state.basics:
        legal.append(lab.MOVE)
    if state.particles[at] and (state.basics or state.neutralizing):
        legal.append(lab.NEUTRALIZE)
    if may_spend(state):
        legal += spendings(state)
    legal += sharings(state)
    if state.specials:
        hand = SUITS * state.seat
        for suit in range(state.setting.suits):
            if not state.entered[suit] and state.hands[hand + suit] >= state.setting.code:
                legal.append(lab.CODE[suit])
    if may_collect(state):
        legal.append(lab.TAKE)
    legal.append(lab.END)
    return legal


def may_spend(state: State) -> bool:
    """All the cards spent in a turn are one special action (ruling 2)."""
    return state.spending == 1 or state.specials > 0


def spendings(state: State) -> list[Move]:
    """Diamonds and spades in hand, used: one step of the pawn, one step of any particle."""
    hand = SUITS * state.seat
    legal: list[Move] = []
    if state.hands[hand + lab.DIAMONDS]:
        legal += [lab.DIAMOND[space] for space in lab.NEAR[state.pawns[state.seat]][1]]
    if state.hands[hand + lab.SPADES]:
        particles = state.particles
        for at in range(lab.SPACES):
            if particles[at]:
                legal += [lab.SPADE[at][to] for to in lab.NEAR[at][1] if particles[to] < lab.FULL]
    return legal


def sharings(state: State) -> list[Move]:
    """Cards that can be given to colleagues in the same space (rulings 19, 28).

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
        legal += [lab.SHARE[suit][to] for suit in range(first, SUITS) if state.hands[hand + suit]]
    return legal


def may_collect(state: State) -> bool:
    """Whether the top card of the pawn's space can be taken now.

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
    """What can follow a failed neutralization die (rulings 7, 8)."""
    legal = [lab.ACCEPT]
    if state.duty.ready:
        legal.append(lab.DETECT)
    if may_spend(state):
        hand = SUITS * state.seat
        if state.hands[hand + lab.HEARTS]:
            legal.append(lab.HEART)
        if state.hands[hand + lab.CLUBS]:
            legal.append(lab.CLUB)
    return legal


def namings(_state: State) -> list[Move]:
    """Whatever may have left the picture in the detector."""
    return list(lab.NAMES)


def destinations(state: State) -> list[Move]:
    """Where the Move may end: up to the die, either way, or nowhere (ruling 17)."""
    return [lab.GO[space] for space in lab.REACH[state.pawns[state.seat]][min(state.roll[1], 3)]]


# --- doing it -------------------------------------------------------------------------------------


def roll_move(state: State, rng: Rng, emit: Emit) -> None:
    """Move: a basic action. The die falls first, then the scientist chooses. Ends a Neutralize."""
    state.basics -= 1
    state.neutralizing = 0
    state.roll = ("move", rng.die(), -1)
    state.phase = lab.CHOOSE
    emit("move", seat=state.seat, die=state.roll[1])


def go(state: State, space: int, emit: Emit) -> None:
    """The Move ends in this space."""
    state.pawns[state.seat] = space
    state.phase = lab.ACT
    emit("go", seat=state.seat, at=space)


def neutralize(state: State, rng: Rng, emit: Emit) -> None:
    """A try at a particle of the own space; the first of a Neutralize costs a basic action."""
    if not state.neutralizing:
        state.basics -= 1
        state.neutralizing = 1
    _clear_detector(state, ready=state.duty.on)
    _roll_at_particle(state, rng, emit)


def _clear_detector(state: State, ready: int) -> None:
    """Forget the last picture; ``ready`` 1: there is a new one to look at."""
    if state.duty.on:
        state.duty = detector.Duty(1, ready)


def _roll_at_particle(state: State, rng: Rng, emit: Emit) -> None:
    state.die = rng.die()
    state.roll = ("neutralize", state.die, -1)
    emit("try", seat=state.seat, die=state.die, at=state.pawns[state.seat])
    _evaluator_die(state, emit)


def _evaluator_die(state: State, emit: Emit) -> None:
    """A success is taken at once (ruling 27); a failure waits for hearts and clubs, if any."""
    if state.die >= state.setting.hit:
        at = state.pawns[state.seat]
        state.particles[at] -= 1
        state.neutralized += 1
        state.phase = lab.ACT
        state.die = 0
        _clear_detector(state, ready=0)
        emit("neutralized", seat=state.seat, at=at)
        return
    state.phase = lab.FAILED
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
    spend(state, lab.HEARTS)
    _clear_detector(state, state.duty.ready)
    emit("heart", seat=state.seat)
    _roll_at_particle(state, rng, emit)


def examine(state: State, move: Move, rng: Rng, emit: Emit) -> None:
    """Detector duty: look, or name what was seen."""
    if move.kind == "detect":
        _detect(state, rng, emit)
    else:
        _name(state, move.at, rng, emit)


def _detect(state: State, rng: Rng, emit: Emit) -> None:
    """Look at what this try has left in the detector: once a try, and for nothing."""
    state.duty = detector.Duty(1, 0, detector.draw(rng))
    state.phase = lab.NAME
    emit("detect", seat=state.seat, at=state.pawns[state.seat])


def _name(state: State, kind: int, rng: Rng, emit: Emit) -> None:
    """A right name rolls the die again as a heart does; after a wrong one the failure still stands.

    The picture of a wrong name stays in sight until the scientist goes on: even the price, if
    nothing else is left, is not taken unasked.
    """
    state.duty = state.duty._replace(named=kind)
    emit("named", seat=state.seat, kind=kind, truth=state.duty.event.kind)
    state.phase = lab.FAILED
    if detector.right(state.duty):
        _clear_detector(state, ready=0)
        _roll_at_particle(state, rng, emit)


def club(state: State, emit: Emit) -> None:
    """Add one to the failed die."""
    spend(state, lab.CLUBS)
    _clear_detector(state, state.duty.ready)
    state.die += 1
    emit("club", seat=state.seat, die=state.die)
    _evaluator_die(state, emit)


def accept(state: State, emit: Emit) -> None:
    """The price of a failure: one off the hand limit for good; at 0 the lab is lost (ruling 10)."""
    seat = state.seat
    state.limits[seat] -= 1
    state.phase = lab.ACT
    state.die = 0
    _clear_detector(state, ready=0)
    emit("limit", seat=seat, limit=state.limits[seat])
    if state.limits[seat] == 0:
        finish(state, lab.NO_LIMIT, emit)


def diamond(state: State, space: int, emit: Emit) -> None:
    """One step of the pawn. A Neutralize goes on in the new space (ruling 26)."""
    spend(state, lab.DIAMONDS)
    state.pawns[state.seat] = space
    emit("diamond", seat=state.seat, at=space)


def spade(state: State, at: int, to: int, emit: Emit) -> None:
    """One step of any particle on the board (rulings 5, 6)."""
    spend(state, lab.SPADES)
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
        finish(state, lab.WON, emit)


def collect(state: State, rng: Rng, emit: Emit) -> None:
    """Take the top card; the next one shows (ruling 14). The last of a stack loses the lab."""
    setting = state.setting
    at = state.pawns[state.seat]
    if not setting.free and state.taken % setting.cards == 0:
        state.basics -= 1
    state.taken += 1
    suit = state.stacks[at].pop()
    state.hands[SUITS * state.seat + suit] += 1
    state.phase = lab.COLLECT
    emit("collect", seat=state.seat, at=at, suit=suit)
    if not state.stacks[at]:
        finish(state, lab.NO_CARDS, emit)
    elif not may_collect(state):
        close(state, rng, emit)


def collecting(state: State) -> list[Move]:
    """After the first card only more cards can follow, or the end of the turn (ruling 23)."""
    assert may_collect(state)
    return [lab.TAKE, lab.END]
