"""The law of even worlds: what an opponent imagines is as likely as it is, in every hidden game."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from game.core import particles
from game.core.particles import CHARM, DOWN, ELECTRON, GLUON, HIGGS, MUON, PHOTON, STRANGE, TAU, UP
from game.core.rng import Rng
from game.core.session import Session
from game.games import GAMES
from game.rules.particle_builder.deck import RANKS
from game.rules.particle_builder.state import HIDDEN as UNSEEN_HAND
from game.rules.particle_panic.state import SPADES
from game.rules.tutti_quantum.state import COOP, HIDDEN
from game.rules.u_know_feynman.faces import ANTIMATTER, CARDS, FACES
from game.rules.u_know_feynman.state import BATCH, SEEN, SEEN_DOWN
from tests.inside import state_of
from tests.rules.evenness import EACH, Case, choices, counted, distinct, drawn, surprise
from tests.rules.two_faced import do, face, table

LIMIT = 4.0
"""Standard deviations; the seeds are fixed, so that what holds once holds always."""

# --- Particle Builder -----------------------------------------------------------------------------


def builder(hands: tuple[int, ...], deck: tuple[int, ...], seat: int, *moves: str) -> Case:
    """A comparison without turning cards up (blind swap), with few cards left to draw."""
    game = GAMES["particle_builder"]
    options = game.info.complete({"blind": 1, "starts": 1})
    state = game.initial_state(len(hands), options, Rng("even", "deal"))
    state.hands, state.deck = list(hands), list(deck)
    return Case(game, state, seat, moves, builder_worlds, lambda s: (*s.hands, *s.deck))


def builder_worlds(state: Any, view: Any) -> Iterator[Any]:
    hidden = [seat for seat, card in enumerate(view.hands) if card == UNSEEN_HAND]
    for order in distinct([*(state.hands[seat] for seat in hidden), *state.deck]):
        world = copy.deepcopy(state)
        for seat, card in zip(hidden, order, strict=False):
            world.hands[seat] = card
        world.deck = list(order[len(hidden) :])
        yield world


# --- Tutti Quantum --------------------------------------------------------------------------------


def tutti(seats: int, seed: str, cards: int, seat: int) -> Case:
    """A duel late enough that only so many cards are out of sight."""
    game = GAMES["tutti_quantum"]
    session = Session(game, seats, {}, seed)
    rng = Rng(seed, "moves")
    while len(state_of(session).pile) > cards:
        session.play(rng.pick(session.legal_moves()))
    return Case(game, state_of(session), seat, (), tutti_worlds, tutti_secret)


def tutti_secret(state: Any) -> Any:
    return tuple(state.secrets), tuple(state.pile), tuple(state.buried)


def tutti_worlds(state: Any, view: Any) -> Iterator[Any]:
    hidden = [side for side, card in enumerate(view.secrets) if card == HIDDEN]
    cards = [*(state.secrets[side] for side in hidden), *state.pile, *state.buried]
    for order in distinct(cards):
        world, left = copy.deepcopy(state), list(order)
        for side in hidden:
            world.secrets[side] = left.pop()
        world.buried = [left.pop() for _ in state.buried]
        world.pile = left
        yield world


def tutti_together() -> Case:
    """In co-op much is hidden for good: what counts is what the other holds."""
    game = GAMES["tutti_quantum"]
    session = Session(game, 2, {"mode": COOP}, "together")
    rng = Rng("together", "moves")
    while len(state_of(session).pile) > 4:
        session.play(rng.pick(session.legal_moves()))
    return Case(game, state_of(session), 0, (), together_worlds, lambda s: tuple(s.hands[1]))


def together_worlds(state: Any, view: Any) -> Iterator[Any]:
    size = len(state.hands[1])
    cards = [*state.hands[1], *state.pile, *state.buried, *state.thrown[1]]
    for order in choices(cards, size):
        world, left = copy.copy(state), list(order[size:])
        world.hands = [state.hands[0], sorted(order[:size])]
        world.thrown = [state.thrown[0], [left.pop() for _ in state.thrown[1]]]
        world.buried = [left.pop() for _ in state.buried]
        world.pile = left
        yield world


# --- Particle Panic -------------------------------------------------------------------------------


def panic(under: str, *moves: str) -> Case:
    """A lab with one card under each top; all others are spent."""
    game = GAMES["particle_panic"]
    state = game.initial_state(2, game.info.complete({}), Rng("panic", "deal"))
    tops = [stack[-1] for stack in state.stacks]
    state.stacks = [["hcds".index(suit), top] for suit, top in zip(under, tops, strict=True)]
    held = Counter(suit for stack in state.stacks for suit in stack)
    for suit in range(SPADES + 1):
        state.spent[suit] = 26 - held[suit] - sum(state.hands[suit::5])
    return Case(game, state, 0, moves, panic_worlds, lambda s: str(s.stacks))


def panic_worlds(state: Any, view: Any) -> Iterator[Any]:
    for order in distinct(stack[0] for stack in state.stacks):
        world = copy.deepcopy(state)
        for stack, suit in zip(world.stacks, order, strict=True):
            stack[0] = suit
        yield world


# --- U-kNOw Feynman -------------------------------------------------------------------------------


def feynman(state: Any, seat: int, *moves: str) -> Case:
    """All but a few cards lie face up in the discard pile."""
    game = GAMES["u_know_feynman"]
    return Case(game, state, seat, moves, feynman_worlds, lambda s: (tuple(s.up), tuple(s.down)))


def feynman_worlds(state: Any, view: Any) -> Iterator[Any]:
    """Faces of the first deal go round on each side, those of a reshuffled pile in pairs."""
    batch = [note >> BATCH for note in state.notes]
    first = [card for card in range(CARDS) if not batch[card]]
    up = [card for card in first if view.up[card] < 0]
    down = [card for card in first if view.down[card] < 0]
    again = [c for c in range(CARDS) if batch[c] and (view.up[c] < 0 or view.down[c] < 0)]
    assert all(batch[card] == 1 for card in again)
    ups, downs = (
        [faces[c] for c in cards] for faces, cards in ((state.up, up), (state.down, down))
    )
    pairs = [state.up[card] * FACES + state.down[card] for card in again]
    for above, below, both in product(*map(list, map(distinct, (ups, downs, pairs)))):
        world = copy.copy(state)
        world.up, world.down = state.up[:], state.down[:]
        world.hands, world.pile = [hand[:] for hand in state.hands], state.pile[:]
        world.discard, world.notes, world.wins = state.discard[:], state.notes[:], state.wins[:]
        for faces, cards, order in ((world.up, up, above), (world.down, down, below)):
            for card, value in zip(cards, order, strict=True):
                faces[card] = value
        for card, pair in zip(again, both, strict=True):
            world.up[card], world.down[card] = divmod(pair, FACES)
        yield world


def one_search() -> Case:
    pile = ["pink top", "orange charm", "cyan up", "orange up", "cyan charm", "pink skip"]
    state = table(
        "pink top",
        ["wild", "red tau", "red muon"],
        ["red electron"],
        pile=pile,
        side=ANTIMATTER,
        rest=0,
    )
    for card in state.pile:
        state.notes[card] = SEEN_DOWN
    return feynman(state, 0, "play:75,")


def two_searches() -> Case:
    """Two suits are barred of cards in one hand, and what these may be overlaps."""
    pile = ["pink up", "cyan top", "purple strange", "orange up", "orange charm", "pink charm"]
    hands = (
        ["wild", "wild", "red tau", "red muon"],
        ["blue tau"],
        ["orange tau", "blue muon", "red up"],
    )
    state = table("pink top", *hands, pile=pile, side=ANTIMATTER, rest=0)
    for card in (*state.hands[1], *state.hands[2]):
        state.notes[card] = SEEN
    for card in state.pile:
        state.notes[card] = SEEN_DOWN
    first, second = state.hands[0][:2]
    between = f"play:{face('orange tau')},"
    return feynman(state, 0, f"play:75,{first},", between, f"play:74,{second},")


def reshuffled() -> Case:
    """Everybody knows which two faces belong together, and of some cards one face."""
    state = table("blue up", ["red tau", "red muon", "red top"], ["red electron"], (), rest=0)
    # All but a few were shown to everybody by a flip, and are held by a third.
    state.hands[2] = state.discard[:-6]
    for card in state.hands[2]:
        state.notes[card] = SEEN
    state.discard = state.discard[-6:]
    do(state, "draw", "keep")
    return feynman(state, 1)


# --- the law --------------------------------------------------------------------------------------

CASES = {
    "builder, not compared yet": builder((UP, ELECTRON), (UP, DOWN, UP, GLUON, MUON), 0),
    "builder, blind swap": builder(
        (HIGGS, ELECTRON), (UP, TAU, UP, particles.NU_E, MUON), 0, "statistic:3"),
    "builder, blind swap done": builder(
        (CHARM, ELECTRON), (UP, TAU, DOWN, particles.NU_E, STRANGE), 1, "statistic:0", "swap:1"),
    "builder, three and blind": builder(
        (HIGGS, particles.NU_E, PHOTON), (particles.NU_MU, GLUON, UP, STRANGE), 0, "statistic:1"),
    "tutti, two": tutti(2, "even", 6, 1),
    "tutti, three": tutti(3, "even", 0, 2),
    "tutti, together": tutti_together(),
    "panic": panic("hhcdds"),
    "panic, a card collected": panic("hhcdss", "collect"),
    "feynman, one search": one_search(),
    "feynman, two searches": two_searches(),
    "feynman, reshuffled": reshuffled(),
}  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_drawn_worlds_are_even(name: str) -> None:
    case = CASES[name]
    view, worlds = counted(case)
    assert len(worlds) > 5, "nothing to choose from"
    counts = drawn(case, view, EACH * len(worlds))
    assert set(counts) <= set(worlds), "a world that the seat knows not to be"
    assert abs(surprise(counts, worlds)) < LIMIT


def test_the_law_notices_who_takes_the_last_card_that_fits(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the blind swap cards of the value that was said came late in the deck."""

    def last(unseen: list[int], statistic: int, value: int, rng: Rng) -> int:
        fits = [i for i, card in enumerate(unseen) if RANKS[statistic][card] == value]
        return unseen.pop(fits[-1] if value >= 0 else -1)

    monkeypatch.setattr("game.rules.particle_builder.state._deal", last)
    case = CASES["builder, blind swap"]
    view, worlds = counted(case)
    assert surprise(drawn(case, view, EACH * len(worlds)), worlds) > 5 * LIMIT


@pytest.mark.long
def test_the_law_notices_who_deals_what_is_left_in_the_old_order(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """After a search for the Higgs the next cards of the pile had suits that they rarely have."""
    monkeypatch.setattr("game.rules.u_know_feynman.memory._deal_freely", in_order)
    case = CASES["feynman, one search"]
    view, worlds = counted(case)
    assert surprise(drawn(case, view, EACH * len(worlds)), worlds) > 5 * LIMIT


def in_order(blank: tuple[int, ...], left: list[int], faces: list[int], _rng: Rng) -> None:
    for card, value in zip(blank, left, strict=True):
        faces[card] = value
