"""What a seat sees and remembers, and the tables that could look like that to it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from game.core.contract import Seat
from game.core.rng import Rng
from game.rules.u_know_feynman.evenly import Groups, Matching, heap_evenly, without_one
from game.rules.u_know_feynman.faces import CARDS, DECK, FACES, WILD_FACE
from game.rules.u_know_feynman.state import (
    ALL_BARRED,
    BARRED,
    BATCH,
    SEEN,
    SEEN_DOWN,
    SEEN_UP,
    State,
    View,
)

UNKNOWN = -1
COPIES = [DECK.count(face) for face in range(FACES)]


def observe(state: State, seat: Seat) -> View:
    """All that ``seat`` may know: its own cards on both sides (ruling 36), of the others' cards and
    of the top of the pile the face that is turned away from their holder, the whole discard pile,
    and every face that a flip has shown."""
    up, down = [UNKNOWN] * CARDS, [UNKNOWN] * CARDS
    above, below, notes = state.up, state.down, state.notes
    for card in state.discard:
        up[card], down[card] = above[card], below[card]
    for holder, hand in enumerate(state.hands):
        for card in hand:
            down[card] = below[card]
            if holder == seat or notes[card] & SEEN_UP:
                up[card] = above[card]
    for card in [card for card in state.pile if notes[card] & SEEN]:
        if notes[card] & SEEN_UP:
            up[card] = above[card]
        if notes[card] & SEEN_DOWN:
            down[card] = below[card]
    if state.pile:
        down[state.pile[-1]] = below[state.pile[-1]]
    return View(
        seat,
        state.seats,
        state.strict,
        state.rounds,
        state.loose,
        state.side,
        state.step,
        state.mover,
        state.phase,
        state.top,
        state.thrower,
        state.drawn,
        state.suspect,
        state.then_mover,
        state.then_phase,
        state.passes,
        state.shuffles,
        state.round,
        tuple(state.wins),
        tuple(map(tuple, state.hands)),
        tuple(state.pile),
        tuple(state.discard),
        tuple(up),
        tuple(down),
        tuple(notes),
        _pools(state, up, down),
        state.hand_size,
    )


def _pools(state: State, up: list[int], down: list[int]) -> tuple[tuple[int, ...], ...]:
    pools: list[list[int]] = [[] for _ in range(state.shuffles)]
    if pools:
        for card, note in enumerate(state.notes):
            if note >> BATCH and (up[card] < 0 or down[card] < 0):
                pools[(note >> BATCH) - 1].append(state.up[card] * FACES + state.down[card])
    return tuple(tuple(sorted(pool)) for pool in pools)


def determinize(view: View, rng: Rng) -> State:
    """A table that looks like ``view`` from its seat: every one is equally likely."""
    up, down, notes = list(view.up), list(view.down), view.notes
    hidden = _hidden(view)
    for batch in hidden.batches:
        _deal_pairs(batch, up, down, rng)
    above, below = list(hidden.above), list(hidden.below)
    if view.pools:
        # Which faces the reshuffled cards have got decides what is left for the first deal.
        above, below = _left(up), _left(down)
    _deal_bound(hidden.bound, above, up, rng)
    _deal_freely(hidden.up, above, up, rng)
    _deal_freely(hidden.down, below, down, rng)
    return State(
        view.seats,
        view.strict,
        view.rounds,
        view.loose,
        up,
        down,
        list(map(list, view.hands)),
        list(view.pile),
        list(view.discard),
        list(notes),
        view.top,
        view.mover,
        view.phase,
        view.side,
        view.step,
        view.thrower,
        view.drawn,
        view.suspect,
        view.then_mover,
        view.then_phase,
        view.passes,
        view.shuffles,
        view.round,
        list(view.wins),
        view.hand_size,
    )


def barred(note: int) -> int:
    """The suits that a hidden face cannot have, as bits; see `BARRED`."""
    return note >> BARRED & ALL_BARRED


def possible(face: int, note: int) -> bool:
    """Whether a hidden face can be this one, after what a search for the Higgs has shown."""
    return not barred(note) >> _suit_bit(face) & 1


def _suit_bit(face: int) -> int:
    """The bit of a face's suit in `barred`; the fifth for a face without one."""
    return 4 if face == WILD_FACE else face & 3


class _Batch(NamedTuple):
    """The cards of one reshuffle of which a face is hidden."""

    pairs: tuple[tuple[int, int], ...]
    """Which two faces belong together: everybody knows these, not which card has which."""
    bound: tuple[int, ...]
    """The cards of which something is known."""
    matching: Matching
    """What pairs those may have."""
    free: tuple[int, ...]
    """The others."""


class _Bound(NamedTuple):
    """Cards of the first deal that cannot have every face, after a search for the Higgs."""

    cards: tuple[int, ...]
    """Sorted, so that those limited alike lie together."""
    groups: Groups
    heap_of: tuple[int, ...]
    """By suit (4: no suit), the heap of its faces: suits that are barred together share one."""


class _Hidden(NamedTuple):
    """What a view does not show: all that is the same in every deal that it could come from."""

    batches: tuple[_Batch, ...]
    """Per reshuffle."""
    up: tuple[int, ...]
    """Cards of the first deal that lack the face on the side played, and on the other side; without
    those that are bound."""
    down: tuple[int, ...]
    bound: _Bound
    above: tuple[int, ...]
    """The faces left over for each side, where nothing was reshuffled."""
    below: tuple[int, ...]


@lru_cache(maxsize=16)
def _hidden(view: View) -> _Hidden:
    """Remembered, because a search asks the same thousands of times."""
    up, down, notes = view.up, view.down, view.notes
    batches: list[list[int]] = [[] for _ in range(view.shuffles + 1)]
    for card in range(CARDS):
        if up[card] < 0 or down[card] < 0:
            batches[notes[card] >> BATCH].append(card)
    first = batches[0]
    bound = [card for card in first if up[card] < 0 and barred(notes[card])]
    return _Hidden(
        tuple(_batch(view, *each) for each in zip(batches[1:], view.pools, strict=True)),
        tuple([card for card in first if up[card] < 0 and not barred(notes[card])]),
        tuple([card for card in first if down[card] < 0]),
        _bound(bound, notes),
        tuple(_left(up)),
        tuple(_left(down)),
    )


def _batch(view: View, cards: list[int], pool: tuple[int, ...]) -> _Batch:
    up, down, notes = view.up, view.down, view.notes
    pairs = [divmod(code, FACES) for code in pool]
    bound = [card for card in cards if up[card] >= 0 or down[card] >= 0]
    choices = [
        [
            i
            for i, (above, below) in enumerate(pairs)
            if above == up[card]
            or (below == down[card] and up[card] < 0 and possible(above, notes[card]))
        ]
        for card in bound
    ]
    free = [card for card in cards if up[card] < 0 and down[card] < 0]
    return _Batch(tuple(pairs), tuple(bound), Matching(choices), tuple(free))


def _bound(cards: list[int], notes: tuple[int, ...]) -> _Bound:
    masks = Counter(barred(notes[card]) for card in cards)
    alike = [tuple(mask >> suit & 1 for mask in masks) for suit in range(5)]
    kinds = sorted(set(alike))
    groups = tuple(
        (sum(1 << heap for heap, kind in enumerate(kinds) if not kind[i]), masks[mask])
        for i, mask in enumerate(masks)
    )
    order = list(masks)
    return _Bound(
        tuple(sorted(cards, key=lambda card: order.index(barred(notes[card])))),
        groups,
        tuple(kinds.index(kind) for kind in alike),
    )


def _left(faces: Sequence[int]) -> list[int]:
    """The faces of the deck that are not among these."""
    counts = COPIES.copy()
    for face in faces:
        if face >= 0:
            counts[face] -= 1
    return [face for face, count in enumerate(counts) for _ in range(count)]


def _deal_bound(bound: _Bound, left: list[int], faces: list[int], rng: Rng) -> None:
    """Fill in the cards that cannot have every face; takes their faces out of ``left``."""
    if not bound.cards:
        return
    rng.shuffle(left)
    heaps: list[list[int]] = [[] for _ in range(max(bound.heap_of) + 1)]
    for face in left:
        heaps[bound.heap_of[_suit_bit(face)]].append(face)
    groups = bound.groups
    for card in bound.cards:
        heap = heap_evenly(groups, tuple(map(len, heaps)), rng)
        faces[card] = heaps[heap].pop()
        groups = without_one(groups)
    left[:] = [face for heap in heaps for face in heap]


def _deal_freely(blank: Sequence[int], left: list[int], faces: list[int], rng: Rng) -> None:
    """Fill in one side of the other cards: either side is a shuffled deck of its own."""
    rng.shuffle(left)
    for card, face in zip(blank, left, strict=True):
        faces[card] = face


def _deal_pairs(batch: _Batch, up: list[int], down: list[int], rng: Rng) -> None:
    """Fill in cards of a reshuffled pile, where everybody knows which two faces belong together."""
    chosen = batch.matching.draw(rng)
    rest = sorted(set(range(len(batch.pairs))).difference(chosen))
    rng.shuffle(rest)
    for card, i in zip(batch.bound + batch.free, chosen + rest, strict=True):
        up[card], down[card] = batch.pairs[i]
