"""The rules of Big*Bang as a `game.core.contract.Game`: deal, turns, end, fast playouts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.core.contract import (
    SWITCH,
    Emit,
    GameInfo,
    IllegalMove,
    Impossible,
    Option,
    Seat,
    When,
    check_seat,
    move_text,
    mute,
)
from game.core.rng import Rng
from game.rules.bigebang.board import (
    ANTI,
    CIRCLES,
    CODES,
    DARK,
    DECAYED,
    EMPTY,
    FUSED,
    H1,
    HELIUM_4,
    MIRROR,
    NEUTRON,
    NEUTRONS,
    PROTONS,
    ROTATED,
    SIDE,
    SIZE,
)
from game.rules.bigebang.moves import (
    ANNIHILATIONS,
    FUSIONS,
    PASS_CHANCE,
    TRIES,
    drawn,
    listed,
    straight,
)
from game.rules.bigebang.scoring import balance, makes_carbon, puzzle_return
from game.rules.bigebang.state import (
    ANTI_N,
    ANTI_P,
    KINDS,
    PASS,
    UNDECIDED,
    Move,
    N,
    P,
    State,
    Universe,
    View,
    is_plain,
    new_state,
    observe,
    restore,
)

BOUND = 256
"""At most 83 fusions and annihilations, 42 decays, a pass before each, two at the end, one choice
of side."""
PUZZLES = When("puzzle", frozenset({1, 2, 3}))


class BigEBang:
    """Big*Bang by Miguel Marqués, for two; its puzzles for one or for two together."""

    info = GameInfo(
        id="bigebang",
        seats=range(1, 3),
        # 2: a player of both sides annihilates a pair by one move, from the lower circle.
        rules=2,
        reads=1,
        bound=BOUND,
        cooperative_if=PUZZLES,
        puzzle_if=PUZZLES,
        # Ruling 20: the other variants do not go with a puzzle.
        puzzle_options=frozenset({"puzzle", "small", "darkness"}),
        # Ruling 12: the younger player takes a side after the deal, the older one moves first.
        sides_if=When("side", frozenset({2})),
        options={
            "puzzle": Option((0, 1, 2, 3), 0),
            "side": Option((0, 1, 2), 0),
            "small": SWITCH,
            "mass": SWITCH,
            "gravity": SWITCH,
            "darkness": SWITCH,
            "time": SWITCH,
            "mirror": SWITCH,
            "passing": SWITCH,
        },
        # Ruling 25: a player without an action passes automatically.
        suggested={"side": 2, "passing": 1},
        forced=("passing", "pass"),
    )

    def initial_state(self, seats: int, options: Mapping[str, int], rng: Rng) -> State:
        """A filled board. Raises Impossible: "alone", "puzzle" (see `universe`)."""
        self.info.check(seats, options)
        return deal(universe(seats, options), rng)

    def to_move(self, state: State) -> Seat | None:
        """The seat whose turn it is, or None at the end."""
        return None if state.over else state.turn

    def legal_moves(self, state: State) -> Sequence[Move]:
        """Fusions and annihilations by circle and direction, then decays; pass or stop is last."""
        return listed(state)

    sample_move = staticmethod(drawn)

    def play_on(self, state: State, rng: Rng, plies: int) -> int:
        """Play up to ``plies`` random moves in one call."""
        if state.plain:
            return 0 if state.over else play_plain(state, rng, plies)
        for played in range(plies):
            if state.over:
                return played
            self.apply(state, drawn(state, rng), rng)
        return plies

    def apply(self, state: State, move: Move, rng: Rng, emit: Emit = mute) -> None:
        """Carry out one turn; it involves no chance.

        Events: "fused", "annihilated", "decayed", "passed", "stopped", "chosen", and after them
        "carbon" or "ended".
        """
        kind, source, target, _ = move
        if kind not in KINDS:
            raise IllegalMove(move_text(move))
        seat = state.turn
        state.last = move
        # The plain game alternates: asked first, because a search asks most often.
        if state.plain or state.universe.seats == 2:
            state.turn = 1 - seat
        if kind == "fuse":
            state.passes = 0
            _fuse(state, move, seat, emit)
        elif kind == "annihilate":
            state.passes = 0
            _annihilate(state, source, target, seat, emit)
        elif kind == "pass":
            state.passes += 1
            state.over = state.passes == 2
            emit("passed", seat=seat)
        elif kind == "decay":
            state.passes = 0
            _decay(state, source, seat, emit)
        elif kind == "stop":
            state.over = True
            emit("stopped", seat=seat)
        else:
            _take_side(state, source, seat, emit)
        if state.over:
            _end(state, emit)

    def returns(self, state: State) -> tuple[float, ...]:
        """1 for more victory tokens, 0 each for equal ones; a puzzle's score from -1 to 1."""
        if state.universe.puzzle:
            return (puzzle_return(state),) * state.universe.seats
        lead = balance(state)
        return (1.0, -1.0) if lead > 0 else (-1.0, 1.0) if lead else (0.0, 0.0)

    def observe(self, state: State, seat: Seat) -> View:
        """The whole position: nothing is hidden."""
        check_seat(seat, state.universe.seats)
        return observe(state)

    def determinize(self, view: View, rng: Rng) -> State:
        """The one state that this view shows."""
        return restore(view)


def _fuse(state: State, move: Move, seat: Seat, emit: Emit) -> None:
    """Fuse two stacks into one on the move's spot; three linked 4He are Carbon and win."""
    _, source, target, spot = move
    cells = state.cells
    first, second = cells[source], cells[target]
    product = FUSED[first][second]
    state.vacate(source)
    if spot == target:
        cells[spot] = product
    else:
        state.vacate(target)
        state.place(spot, product)
    if product in HELIUM_4 and not state.universe.puzzle and makes_carbon(cells, spot):
        state.carbon = seat
        state.over = True
    if emit is not mute:
        emit(
            "fused",
            seat=seat,
            source=source,
            target=target,
            spot=spot,
            first=first,
            second=second,
            made=product,
        )


def _annihilate(state: State, source: int, target: int, seat: Seat, emit: Emit) -> None:
    """Remove a stack and its mirror image; all their particles are light for the mover alone."""
    stack = state.cells[source]
    protons, neutrons = PROTONS[stack], NEUTRONS[stack]
    state.vacate(source)
    state.vacate(target)
    reserve = state.reserve
    pocket = state.pockets[seat]
    reserve[pocket + P] += protons
    reserve[pocket + N] += neutrons
    reserve[pocket + ANTI_P] += protons
    reserve[pocket + ANTI_N] += neutrons
    if emit is not mute:
        light = 2 * SIZE[stack]
        emit("annihilated", seat=seat, source=source, target=target, stack=stack, light=light)


def _decay(state: State, circle: int, seat: Seat, emit: Emit) -> None:
    """Replace a neutron on the board by a proton of the reserve (TIME, Decay)."""
    stack = state.cells[circle]
    state.cells[circle] = DECAYED[stack]
    coin, change = (ANTI_P, ANTI_N) if SIDE[stack] else (P, N)
    pocket = state.pockets[seat]
    state.reserve[pocket + coin] -= 1
    state.reserve[pocket + change] += 1
    emit("decayed", seat=seat, spot=circle, stack=stack, made=DECAYED[stack])


def _take_side(state: State, side: int, seat: Seat, emit: Emit) -> None:
    """Give the chooser matter (0) or antimatter (1); the other player moves first."""
    state.matter = seat ^ side
    state.plain = is_plain(state.universe, state.matter)
    emit("chosen", seat=seat, side=side)


def _end(state: State, emit: Emit) -> None:
    """Emit the last event: Carbon, or the end of the universe by two passes or by stopping."""
    if emit is mute:
        return
    if state.carbon >= 0:
        emit("carbon", seat=state.carbon, spot=state.last.spot)
    else:
        emit("ended")


# --- the deal -------------------------------------------------------------------------------------


OBSTACLES = 4
"""Tokens of dark matter, in DARKNESS."""


def universe(seats: int, options: Mapping[str, int]) -> Universe:
    """The universe with these options.

    Raises Impossible: "alone" for one player without a puzzle, "puzzle" for a puzzle with a variant
    that it is not made for (ruling 20: only SMALL*BANG and DARKNESS are).
    """
    # The option "passing" only decides about automatic passes (`GameInfo.forced`).
    universe = Universe(seats, **{name: options[name] for name in Universe._fields[1:]})
    if seats == 1 and not universe.puzzle:
        raise Impossible("alone", "one player needs one of the three puzzles")
    if universe.puzzle and (universe.mass or universe.gravity or universe.time or universe.mirror):
        raise Impossible("puzzle", "only SMALL*BANG and DARKNESS go with a puzzle")
    return universe


def deal(universe: Universe, rng: Rng) -> State:
    """The board filled at random; the seat that chooses the side is to move first."""
    cells = _mirrored(universe, rng) if universe.mirror else _scattered(universe, rng)
    if universe.seats == 1:
        return new_state(universe, cells, turn=0, matter=0)
    if universe.side == 2:
        # The younger player looks at the deal and chooses; the older one moves first (ruling 12).
        return new_state(universe, cells, turn=1, matter=UNDECIDED)
    return new_state(universe, cells, turn=0, matter=universe.side)


def _scattered(universe: Universe, rng: Rng) -> tuple[int, ...]:
    each = universe.each
    cells = [NEUTRON, H1, NEUTRON + ANTI, H1 + ANTI] * each
    cells += [DARK] * (OBSTACLES * universe.darkness)
    cells += [EMPTY] * (CIRCLES - len(cells))
    rng.shuffle(cells)
    return tuple(cells)


def _mirrored(universe: Universe, rng: Rng) -> tuple[int, ...]:
    """Every particle opposite to its antiparticle; gaps and obstacles in pairs too (ruling 19)."""
    each = universe.each
    pairs = [NEUTRON, H1] * each + [DARK] * (OBSTACLES // 2 * universe.darkness)
    pairs += [EMPTY] * (CIRCLES // 2 - len(pairs))
    rng.shuffle(pairs)
    cells = [EMPTY] * CIRCLES
    halves = (circle for circle in range(CIRCLES) if circle < ROTATED[circle])
    for circle, stack in zip(halves, pairs, strict=True):
        # Obstacles and gaps mirror themselves; either circle of a pair may hold the particle.
        pair = [stack, MIRROR[stack] or stack]
        rng.shuffle(pair)
        cells[circle], cells[ROTATED[circle]] = pair
    return tuple(cells)


# --- playouts -------------------------------------------------------------------------------------


GONE = -1
"""The result of an annihilation."""

LEFT: tuple[tuple[int, ...], ...] = tuple(
    tuple(FUSED[a][b] or (GONE if b and MIRROR[a] == b else 0) for b in range(CODES))
    for a in range(CODES)
)
"""The result where stack ``a`` meets stack ``b``; 0 where it may not."""


def play_plain(state: State, rng: Rng, plies: int) -> int:
    """Play up to ``plies`` random moves of a plain game, fewer if it ends; return their number.

    The same as `drawn` and `BigEBang.apply` in turns, as one loop over local names that makes no
    `Move`: playouts spend most of their time here. It draws the same random numbers in the same
    order, so the same position results (checked by `tests/laws.py`).
    """
    random = rng.random
    cells, links, stacks = state.cells, state.links, state.stacks
    e, se, sw, w, nw, ne = links
    side, passes, source, target, left = state.turn ^ state.matter, state.passes, -1, -1, -1
    outcomes, tries, often, played = LEFT, TRIES, PASS_CHANCE, 0
    while played < plies:
        played += 1
        movers = stacks[side]
        left = 0
        if random() > often:
            directions = 6 * len(movers)
            for _ in tries if movers else ():
                draw = int(random() * directions)
                index = draw // 6
                source = movers[index]
                target = links[draw % 6][source]
                if left := outcomes[cells[source]][cells[target]]:
                    break
            else:
                if moves := straight(state, movers):
                    _, source, target, _ = rng.pick(moves)
                    index = movers.index(source)
                    left = outcomes[cells[source]][cells[target]]
        side = 1 - side
        if not left:
            passes += 1
            if passes == 2:
                state.over = True
                break
            continue
        passes = 0
        nucleus, cells[source] = cells[source], EMPTY
        # Join the links of the neighbours in each line, as in `State.vacate`.
        del movers[index]
        a, b = e[source], w[source]
        w[a], e[b] = b, a
        a, b = se[source], nw[source]
        nw[a], se[b] = b, a
        a, b = sw[source], ne[source]
        ne[a], sw[b] = b, a
        if left != GONE:
            cells[target] = left
            if left in HELIUM_4 and makes_carbon(cells, target) and not state.universe.puzzle:
                state.carbon = (1 - side) ^ state.matter
                state.over = True
                break
        else:
            _annihilate_plain(state, side, target, nucleus)
    if played:
        state.turn, state.passes = side ^ state.matter, passes
        kind = ANNIHILATIONS if left == GONE else FUSIONS
        state.last = kind[source][target] if left else PASS
    return played


def _annihilate_plain(state: State, side: int, target: int, nucleus: int) -> None:
    """Take the other stack of a pair from ``target``; the mover, not ``side``, gets the light."""
    e, se, sw, w, nw, ne = state.links
    state.cells[target] = EMPTY
    state.stacks[side].remove(target)
    a, b = e[target], w[target]
    w[a], e[b] = b, a
    a, b = se[target], nw[target]
    nw[a], se[b] = b, a
    a, b = sw[target], ne[target]
    ne[a], sw[b] = b, a
    pocket = state.pockets[(1 - side) ^ state.matter]
    reserve = state.reserve
    protons, neutrons = PROTONS[nucleus], NEUTRONS[nucleus]
    reserve[pocket + P] += protons
    reserve[pocket + N] += neutrons
    reserve[pocket + ANTI_P] += protons
    reserve[pocket + ANTI_N] += neutrons
