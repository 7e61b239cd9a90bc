"""The contract of Particle Builder: set-up, what may be chosen, and what each choice does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.core.contract import (
    SWITCH,
    Emit,
    GameInfo,
    IllegalMove,
    Impossible,
    Option,
    check_seat,
    move_text,
    mute,
)
from game.core.particles import DOWN, GLUON, PHOTON, UP
from game.core.rng import Rng

from .abilities import (
    ability_moves,
    annihilate,
    attract,
    discard,
    exchange,
    lay,
    put,
    radiate,
    recolour,
    take,
    transform,
)
from .deck import BOSON, STATISTICS, deck_of
from .mat import (
    AREAS,
    EMPTY,
    PLACES,
    SLOTS,
    free_area,
    free_slot,
    score,
    slots_for,
)
from .spontaneous import choose_pion, colour_pair, retain, retain_moves
from .state import (
    AIM,
    BETWEEN,
    COLOUR,
    DISCARD,
    KEEP,
    KINDS_OF_MOVE,
    OVER,
    PION,
    PLACE,
    RADIATE,
    STATISTIC,
    Move,
    State,
    View,
    determinize,
    move,
    new_tables,
    observe,
)
from .targets import ANY_TIER, COLOURS, FIRST_GAME, TIER_POINTS, TIERS
from .turn import begin_turn, compare, end_placement, go_on, swap

_ALWAYS: dict[str, tuple[Move, ...]] = {
    STATISTIC: tuple(move("statistic", which) for which in STATISTICS),
    COLOUR: tuple(move("colour", colour) for colour in COLOURS),
    RADIATE: (move("radiate", PHOTON), move("radiate", GLUON)),
    PION: (move("pion", UP), move("pion", DOWN)),
}
"""The choices that never differ, by phase."""


def _check_together(seats: int, options: Mapping[str, int]) -> None:
    """What each option allows alone, but not together with the others: raises Impossible."""
    if options["labelled"] and options["level"] > 5:
        raise Impossible("labelled", "labelled slots are for Levels 1 to 5")
    if options["starts"] > seats:
        raise Impossible("starts", f"there is no player {options['starts']} of {seats}")


class ParticleBuilder:
    """The rulebook; see the package's docstring."""

    info = GameInfo(
        id="particle_builder",
        seats=range(2, 4),
        # 2: colours are swapped by one move, from the lower address (ruling 67).
        rules=2,
        reads=1,
        bound=2000,
        hidden=True,
        reveals=frozenset({"drawn", "compared", "looked", "shown", "rolled"}),
        begins="starts",
        options={
            "level": Option(tuple(range(1, 8)), 1),
            "target": Option((FIRST_GAME, *TIER_POINTS, ANY_TIER), FIRST_GAME),
            "choose": SWITCH,
            "blind": SWITCH,
            "labelled": SWITCH,
            "accurate": SWITCH,
            "oscillations": Option((0, 1), 1),
            "starts": Option((0, 1, 2, 3), 0),
        },
    )
    """Options: ``target`` a tier by its points, or proton and neutron (0), or a tier by lot (1);
    ``choose`` the players pick their targets in turn; ``oscillations`` matters at Level 7 only;
    ``starts`` 0 by lot, else the number of the player (ruling 2: the loser of the last game).
    """

    def initial_state(self, seats: int, options: Mapping[str, int], rng: Rng) -> State:
        """Mats, targets and the shuffled deck; the first cards are drawn unless targets are chosen.

        Raises Impossible: "labelled" slots above Level 5 (ruling 63), "starts" without that seat.
        """
        self.info.check(seats, options)
        _check_together(seats, options)
        level = options["level"]
        deck = deck_of(level)
        rng.shuffle(deck)
        first = options["starts"] - 1 if options["starts"] else rng.below(seats)
        tier = options["target"]
        offered = TIERS[rng.pick(TIER_POINTS) if tier == ANY_TIER else tier]
        cards, colours, heights, pieces = new_tables(seats)
        state = State(
            seats=seats,
            level=level,
            blind=options["blind"],
            labelled=options["labelled"],
            accurate=options["accurate"],
            oscillations=options["oscillations"],
            offered=offered,
            aims=[EMPTY] * seats,
            deck=deck,
            hands=[EMPTY] * seats,
            known=[0] * seats,
            hand_pieces=[EMPTY] * seats,
            cards=cards,
            colours=colours,
            heights=heights,
            pieces=pieces,
            pairs=[[] for _ in range(seats)],
            phase=AIM,
            active=first,
            mover=first,
        )
        if not options["choose"]:
            state.aims = _drawn_targets(seats, offered, rng)
            begin_turn(state, first, rng, mute)
        return state

    def to_move(self, state: State) -> int | None:
        """Whose choice it is; None when the points are counted."""
        return None if state.phase == OVER else state.mover

    def legal_moves(self, state: State) -> Sequence[Move]:
        """What the mover may choose."""
        match state.phase:
            case "place":
                return _placements(state)
            case "swap":
                others = (s for s in range(state.seats) if s != state.active)
                return [KEEP, *(move("swap", seat) for seat in others)]
            case "retain":
                return retain_moves(state)
            case "aim":
                return [move("aim", target) for target in _open_targets(state)]
        return _ALWAYS[state.phase]

    def apply(self, state: State, move: Move, rng: Rng, emit: Emit = mute) -> None:
        """Carry out a choice and everything up to the next one."""
        if move.kind not in KINDS_OF_MOVE:
            raise IllegalMove(move_text(move))
        state.dice.clear()
        match move.kind:
            case "aim":
                _aim(state, move.at, rng, emit)
            case "statistic":
                compare(state, move.at, emit)
            case "keep":
                state.phase = PLACE
                emit("kept", seat=state.mover)
            case "swap":
                swap(state, move.at, emit)
            case "radiate":
                radiate(state, move.at, emit)
                end_placement(state, rng, emit)
            case "colour" if state.focus != EMPTY:
                state.phase = BETWEEN
                state.colours[state.focus] = move.at
                card = state.cards[state.focus]
                emit("coloured", seat=state.mover, at=state.focus, card=card, colour=move.at)
                end_placement(state, rng, emit)
            case "colour":
                colour_pair(state, move.at, emit)
                go_on(state, rng, emit)
            case "pion":
                choose_pion(state, move.at, emit)
                go_on(state, rng, emit)
            case "retain":
                retain(state, (move.at, move.to), emit)
                go_on(state, rng, emit)
            case _:
                _place(state, move, rng, emit)

    def returns(self, state: State) -> tuple[float, ...]:
        """Most points win; equal totals share the win (ruling 17). The sum is 0."""
        scores = [score(state, seat) for seat in range(state.seats)]
        best = max(scores)
        winners = scores.count(best)
        share, nothing = state.seats / winners - 1, -1.0
        rest = state.seats - 1
        return tuple((share if points == best else nothing) / rest for points in scores)

    def observe(self, state: State, seat: int) -> View:
        """What the seat knows."""
        check_seat(seat, state.seats)
        return observe(state, seat)

    def determinize(self, view: View, rng: Rng) -> State:
        """A table that the view could belong to."""
        return determinize(view, rng)


# --- targets ------------------------------------------------------------------------------------


def _drawn_targets(seats: int, offered: Sequence[int], rng: Rng) -> list[int]:
    """A target for each, by lot; different ones as far as the tier reaches."""
    drawn = list(offered)
    rng.shuffle(drawn)
    while len(drawn) < seats:
        drawn.append(rng.pick(offered))
    return drawn[:seats]


def _open_targets(state: State) -> list[int]:
    """Targets that nobody has chosen; all of them where the tier is too small for the table."""
    free = [target for target in state.offered if target not in state.aims]
    return free if len(state.offered) >= state.seats else list(state.offered)


def _aim(state: State, target: int, rng: Rng, emit: Emit) -> None:
    """A player chooses a target; after the last one the first turn begins."""
    state.aims[state.mover] = target
    emit("aimed", seat=state.mover, target=target)
    state.mover = (state.mover + 1) % state.seats
    if state.mover == state.active:
        begin_turn(state, state.active, rng, emit)


# --- placing ------------------------------------------------------------------------------------


def _placements(state: State) -> list[Move]:
    """What the mover may do with the card in hand, and with the cards on mat and target."""
    seat = state.mover
    card = state.hands[seat]
    slot = free_slot(state, seat, card)
    if state.finisher != EMPTY:  # rulings 15 and 59
        return [DISCARD if slot == EMPTY else move("place", slot)]
    moves = [move("place", to) for to in (slot, free_area(state, seat, card)) if to != EMPTY]
    moves += ability_moves(state, seat, card)
    shifts = _shifts(state, seat)
    if not moves and not any(_makes_room(state, card, shift) for shift in shifts):
        moves = [DISCARD]  # ruling 56
    return moves + shifts


def _shifts(state: State, seat: int) -> list[Move]:
    """Cards that may go from mat to target or back, each at most once a turn (ruling 55)."""
    base = seat * PLACES
    shifts = []
    for place in (*SLOTS, *AREAS):
        address = base + place
        card = state.cards[address]
        if card == EMPTY or address in state.moved:
            continue
        to = (free_area if place in SLOTS else free_slot)(state, seat, card)
        if to != EMPTY:
            shifts.append(move("shift", address, to))
    return shifts


def _makes_room(state: State, card: int, shift: Move) -> bool:
    """Whether this shift frees a slot that the card could take."""
    return not BOSON[card] and shift.at % PLACES in slots_for(state, card)


def _place(state: State, move: Move, rng: Rng, emit: Emit) -> None:
    match move.kind:
        case "shift":
            put(state, move.to, *take(state, move.at))
            state.moved.append(move.to)
            emit("moved", seat=state.mover, at=move.at, to=move.to, card=state.cards[move.to])
            return
        case "place":
            lay(state, move.at, emit)
        case "annihilate":
            annihilate(state, move.at, rng, emit)
        case "attract":
            attract(state, move.at, move.to, rng, emit)
        case "recolour":
            recolour(state, move.at, move.to, rng, emit)
        case "exchange":
            exchange(state, move.at, move.to, rng, emit)
        case "transform":
            transform(state, move.at, move.to, emit)
        case "discard":
            discard(state, emit)
    if state.phase == BETWEEN:
        end_placement(state, rng, emit)
