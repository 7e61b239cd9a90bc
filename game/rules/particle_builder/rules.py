"""The rules of Particle Builder as a `game.core.contract.Game`: set-up, moves, turns, end."""

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
from game.rules.particle_builder.abilities import (
    ability_moves,
    annihilate,
    attract,
    discard,
    exchange,
    lay,
    radiate,
    recolour,
    transform,
)
from game.rules.particle_builder.decays import (
    choose_pion,
    colour_pair,
    fall,
    falling,
    oscillate,
    retain,
    retain_moves,
    settle,
)
from game.rules.particle_builder.deck import BOSON, RANKS, STATISTICS, deck_of
from game.rules.particle_builder.mat import (
    ANY_TIER,
    AREAS,
    COLOURS,
    EMPTY,
    FIRST_GAME,
    PLACES,
    SLOTS,
    TIER_POINTS,
    TIERS,
    areas_of,
    completion,
    free_area,
    free_slot,
    score,
    slots_for,
)
from game.rules.particle_builder.state import (
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
    SWAP,
    Move,
    State,
    View,
    determinize,
    move,
    new_tables,
    observe,
    put,
    take,
)

_ALWAYS: dict[str, tuple[Move, ...]] = {
    STATISTIC: tuple(move("statistic", which) for which in STATISTICS),
    COLOUR: tuple(move("colour", colour) for colour in COLOURS),
    RADIATE: (move("radiate", PHOTON), move("radiate", GLUON)),
    PION: (move("pion", UP), move("pion", DOWN)),
}
"""Moves that are always the same, by phase."""


def _check_together(seats: int, options: Mapping[str, int]) -> None:
    """Check options that exclude each other. Raises Impossible."""
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
    """Options: ``target`` a tier by its points, or proton and neutron (0), or a random tier (1);
    ``choose`` the players pick their targets in turn; ``oscillations`` matters at Level 7 only;
    ``starts`` 0 at random, else the number of the player (ruling 2: the loser of the last game).
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
        """The seat whose choice is open; None after the points are counted."""
        return None if state.phase == OVER else state.mover

    def legal_moves(self, state: State) -> Sequence[Move]:
        """The moves of the open choice."""
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
        """The view of a seat."""
        check_seat(seat, state.seats)
        return observe(state, seat)

    def determinize(self, view: View, rng: Rng) -> State:
        """A random table that fits the view."""
        return determinize(view, rng)


# --- targets ------------------------------------------------------------------------------------


def _drawn_targets(seats: int, offered: Sequence[int], rng: Rng) -> list[int]:
    """A random target for each seat; different ones unless the tier has too few."""
    drawn = list(offered)
    rng.shuffle(drawn)
    while len(drawn) < seats:
        drawn.append(rng.pick(offered))
    return drawn[:seats]


def _open_targets(state: State) -> list[int]:
    """Targets that are still free; all of them if the tier has fewer than the table needs."""
    free = [target for target in state.offered if target not in state.aims]
    return free if len(state.offered) >= state.seats else list(state.offered)


def _aim(state: State, target: int, rng: Rng, emit: Emit) -> None:
    """Give the mover a target; after the last choice the first turn begins."""
    state.aims[state.mover] = target
    emit("aimed", seat=state.mover, target=target)
    state.mover = (state.mover + 1) % state.seats
    if state.mover == state.active:
        begin_turn(state, state.active, rng, emit)


# --- placing ------------------------------------------------------------------------------------


def _placements(state: State) -> list[Move]:
    """Moves with the card in hand, and shifts of the cards on mat and target."""
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
    """Moves of cards from mat to target or back, each at most once a turn (ruling 55)."""
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
    """True if this shift frees a slot that the card could take."""
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


# --- the beginning of a turn --------------------------------------------------------------------


def begin_turn(state: State, seat: int, rng: Rng, emit: Emit) -> None:
    """Begin a player's turn: the rolls of Levels 6 and 7, then all players draw."""
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
    """Roll and place products until a player must choose, or until all draw their cards."""
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
    """Deal a card to each player, the active player first (ruling 64)."""
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
    """Compare all cards; the active player may swap if its value is the highest (ruling 5).

    The cards are turned face up, or with the blind swap only the values are announced (ruling 3).
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
    """Exchange the cards in the hands of the active player and another."""
    seat = state.active
    for held in (state.hands, state.hand_pieces):
        held[seat], held[other] = held[other], held[seat]
    # The giver of a card still knows it; so does every seat that had seen it.
    mine, theirs = state.known[seat], state.known[other]
    state.known[seat], state.known[other] = theirs | 1 << seat, mine | 1 << other
    state.phase = PLACE
    emit("swapped", seat=seat, other=other)
    if state.blind:
        emit("looked", seat=seat, other=other)


# --- the end of a placement ---------------------------------------------------------------------


def end_placement(state: State, rng: Rng, emit: Emit) -> None:
    """Check for finished targets after a placement, then pass the turn to the next player."""
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
    """End the game if a target is complete; the acting seat is checked first (ruling 58).

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
    """Lay the chosen cards on the target, each in its area; cards there change places with them."""
    at = list(chosen)
    for i, (area, _) in enumerate(areas_of(state, seat)):
        for lying in (state.cards, state.colours, state.pieces):
            lying[area], lying[at[i]] = lying[at[i]], lying[area]
        at = [at[i] if address == area else address for address in at]


def finish(state: State, emit: Emit) -> None:
    """End the game and announce the points."""
    state.phase = OVER
    for seat in range(state.seats):
        emit("scored", seat=seat, points=score(state, seat))
