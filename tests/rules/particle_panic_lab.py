"""Labs of Particle Panic laid by hand, with dice that fall as told. Spaces count from 0."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.contract import move_text
from game.core.rng import Rng
from game.rules.particle_panic import ParticlePanic
from game.rules.particle_panic.options import MELTDOWN
from game.rules.particle_panic.state import SUITS, Move, State
from tests.conservation.particle_panic import particle_panic
from tests.rules.loaded import Loaded

GAME = ParticlePanic()
Beats = list[tuple[str, dict[str, int]]]


def lab(
    seats: int = 4,
    ladder: int = MELTDOWN,
    *,
    easing: int = 0,
    duty: int = 0,
    hands: tuple[str, ...] = (),
    particles: str = "",
    pawns: tuple[int, ...] = (),
) -> State:
    """A fresh game with these hands ("hhc": two hearts and a club), particles and pawns.

    Cards for the hands are swapped with cards from under the stacks, so that no card is made.
    """
    options = {"ladder": ladder, "easing": easing, "duty": duty}
    state = GAME.initial_state(seats, options, Rng("lab", "deal"))
    for seat, hand in enumerate(hands):
        for suit in range(SUITS):
            _swap(state, seat, suit, hand.count("hcds*"[suit]))
    for space, count in enumerate(particles):
        state.emerged += int(count) - state.particles[space]
        state.particles[space] = int(count)
    state.pawns[: len(pawns)] = pawns
    particle_panic(state)
    return state


def _swap(state: State, seat: int, suit: int, wanted: int) -> None:
    at = SUITS * seat + suit
    stacks = sorted(state.stacks, key=len)
    while state.hands[at] > wanted:
        state.hands[at] -= 1
        stacks[0].insert(0, suit)
    while state.hands[at] < wanted:
        stack = max((s for s in state.stacks if suit in s[:-1]), key=len)
        stack.remove(suit)
        state.hands[at] += 1


def legal(state: State) -> list[str]:
    return [move_text(move) for move in GAME.legal_moves(state)]


def kinds(state: State) -> set[str]:
    return {move.kind for move in GAME.legal_moves(state)}


def do(state: State, *moves: str, dice: tuple[int, ...] = ()) -> Beats:
    """Make these moves ("go:2", "end"); the dice fall as told and all of them must fall."""
    events: Beats = []

    def note(kind: str, /, **facts: int) -> None:
        events.append((kind, facts))

    rng = Loaded(*dice)
    for text in moves:
        kind, _, numbers = text.partition(":")
        move = Move(kind, *(int(n) for n in numbers.split(",") if n))
        assert move in GAME.legal_moves(state), (text, legal(state))
        GAME.apply(state, move, rng, note)
        particle_panic(state)
    assert not rng.faces, "dice left over"
    return events


def top(state: State, space: int, suit: int) -> None:
    """Put a card of this suit on top of a stack, from further down in it."""
    stack = state.stacks[space]
    stack.remove(suit)
    stack.append(suit)


def enter(state: State, codes: Sequence[int]) -> None:
    """Codes that are in already: their cards leave the stacks."""
    for suit, entered in enumerate(codes):
        state.entered[suit] = entered
        for _ in range(state.setting.code * entered):
            next(stack for stack in state.stacks if suit in stack[:-1]).remove(suit)
            state.spent[suit] += 1
