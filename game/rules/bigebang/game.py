"""Turns, actions and the end of Big*Bang, in the order of the contract."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.core.contract import (
    SWITCH,
    Emit,
    GameInfo,
    IllegalMove,
    Option,
    Seat,
    When,
    check_seat,
    move_text,
    mute,
)
from game.core.rng import Rng
from game.rules.bigebang.actions import drawn, listed
from game.rules.bigebang.carbon import makes_carbon
from game.rules.bigebang.moves import KINDS, Move
from game.rules.bigebang.nuclei import DECAYED, FUSED, HELIUM_4, NEUTRONS, PROTONS, SIDE, SIZE
from game.rules.bigebang.playout import play_plain
from game.rules.bigebang.scoring import balance, puzzle_return
from game.rules.bigebang.setup import deal, universe
from game.rules.bigebang.state import ANTI_N, ANTI_P, N, P, State, View, is_plain, observe, restore

BOUND = 256
"""At most 83 fusions and annihilations, 42 decays, a pass before each, two at the end, one choice
of side."""
PUZZLES = When("puzzle", frozenset({1, 2, 3}))


class BigEBang:
    """Big*Bang by Miguel Marqués, for two; its puzzles for one or for two together."""

    info = GameInfo(
        id="bigebang",
        seats=range(1, 3),
        # 2: who plays both sides annihilates a pair by one move, from the lower circle.
        rules=2,
        reads=1,
        bound=BOUND,
        cooperative_if=PUZZLES,
        puzzle_if=PUZZLES,
        # Ruling 20: the other variants do not go with a puzzle.
        puzzle_options=frozenset({"puzzle", "small", "darkness"}),
        # Ruling 12: the younger takes a side after the deal, the elder moves first.
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
        # Ruling 25: who cannot act passes without being asked.
        suggested={"side": 2, "passing": 1},
        forced=("passing", "pass"),
    )

    def initial_state(self, seats: int, options: Mapping[str, int], rng: Rng) -> State:
        """A filled board. Raises Impossible: "alone", "puzzle" (see `setup.universe`)."""
        self.info.check(seats, options)
        return deal(universe(seats, options), rng)

    def to_move(self, state: State) -> Seat | None:
        """Whose turn it is."""
        return None if state.over else state.turn

    def legal_moves(self, state: State) -> Sequence[Move]:
        """Fusions and annihilations by circle and direction, then decays; pass or stop is last."""
        return listed(state)

    sample_move = staticmethod(drawn)

    def play_on(self, state: State, rng: Rng, plies: int) -> int:
        """Drawn moves in one go."""
        if state.plain:
            return 0 if state.over else play_plain(state, rng, plies)
        for played in range(plies):
            if state.over:
                return played
            self.apply(state, drawn(state, rng), rng)
        return plies

    def apply(self, state: State, move: Move, rng: Rng, emit: Emit = mute) -> None:
        """One turn. Nothing is left to chance.

        Beats: "fused", "annihilated", "decayed", "passed", "stopped", "chosen", and after them
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
        """Everything: there is nothing to hide."""
        check_seat(seat, state.universe.seats)
        return observe(state)

    def determinize(self, view: View, rng: Rng) -> State:
        """The one state that this view shows."""
        return restore(view)


def _fuse(state: State, move: Move, seat: Seat, emit: Emit) -> None:
    """Fusion: one stack out of two, on the spot; three linked 4He are Carbon."""
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
    """Annihilation: both stacks leave, and all their particles are light for the mover alone."""
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
    """TIME, Decay: a proton of the reserve takes the place of a neutron on the board."""
    stack = state.cells[circle]
    state.cells[circle] = DECAYED[stack]
    coin, change = (ANTI_P, ANTI_N) if SIDE[stack] else (P, N)
    pocket = state.pockets[seat]
    state.reserve[pocket + coin] -= 1
    state.reserve[pocket + change] += 1
    emit("decayed", seat=seat, spot=circle, stack=stack, made=DECAYED[stack])


def _take_side(state: State, side: int, seat: Seat, emit: Emit) -> None:
    """The chooser takes matter (0) or antimatter (1); the other player moves first."""
    state.matter = seat ^ side
    state.plain = is_plain(state.universe, state.matter)
    emit("chosen", seat=seat, side=side)


def _end(state: State, emit: Emit) -> None:
    """The last beat: Carbon, or the end of the universe by two passes or by stopping."""
    if emit is mute:
        return
    if state.carbon >= 0:
        emit("carbon", seat=state.carbon, spot=state.last.spot)
    else:
        emit("ended")
