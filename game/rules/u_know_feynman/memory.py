"""The knowledge of a seat (its view), and the random tables that fit a view.

A hidden table is drawn uniformly. Where cards cannot have every face, a draw card by card would
favour some deals: the face of one card changes the number of deals of the others. So each choice is
weighted with the number of deals that it leaves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from game.core.contract import Seat
from game.core.rng import Rng
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
    """The view of ``seat``: every fact that it has seen and can remember."""
    up, down = _known_faces(state, seat)
    return View(
        seat=seat,
        seats=state.seats,
        strict=state.strict,
        rounds=state.rounds,
        loose=state.loose,
        side=state.side,
        step=state.step,
        mover=state.mover,
        phase=state.phase,
        top=state.top,
        thrower=state.thrower,
        drawn=state.drawn,
        suspect=state.suspect,
        then_mover=state.then_mover,
        then_phase=state.then_phase,
        passes=state.passes,
        shuffles=state.shuffles,
        round=state.round,
        wins=tuple(state.wins),
        hands=tuple(map(tuple, state.hands)),
        pile=tuple(state.pile),
        discard=tuple(state.discard),
        up=tuple(up),
        down=tuple(down),
        notes=tuple(state.notes),
        pools=_pools(state, up, down),
        hand_size=state.hand_size,
    )


def _known_faces(state: State, seat: Seat) -> tuple[list[int], list[int]]:
    """The faces that ``seat`` knows, on the side in play and on the other side.

    These are its own cards on both sides (ruling 36), the outer face of the others' cards and of
    the top of the pile, the whole discard pile, and every face that a flip has shown.
    """
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
    return up, down


def _pools(state: State, up: list[int], down: list[int]) -> tuple[tuple[int, ...], ...]:
    pools: list[list[int]] = [[] for _ in range(state.shuffles)]
    if pools:
        for card, note in enumerate(state.notes):
            if note >> BATCH and (up[card] < 0 or down[card] < 0):
                pools[(note >> BATCH) - 1].append(state.up[card] * FACES + state.down[card])
    return tuple(tuple(sorted(pool)) for pool in pools)


def determinize(view: View, rng: Rng) -> State:
    """A random table that fits ``view``: each possible one is equally likely."""
    up, down = _dealt_faces(view, rng)
    return State(
        seats=view.seats,
        strict=view.strict,
        rounds=view.rounds,
        loose=view.loose,
        up=up,
        down=down,
        hands=list(map(list, view.hands)),
        pile=list(view.pile),
        discard=list(view.discard),
        notes=list(view.notes),
        top=view.top,
        mover=view.mover,
        phase=view.phase,
        side=view.side,
        step=view.step,
        thrower=view.thrower,
        drawn=view.drawn,
        suspect=view.suspect,
        then_mover=view.then_mover,
        then_phase=view.then_phase,
        passes=view.passes,
        shuffles=view.shuffles,
        round=view.round,
        wins=list(view.wins),
        hand_size=view.hand_size,
    )


def _dealt_faces(view: View, rng: Rng) -> tuple[list[int], list[int]]:
    """A face for every card on both sides: the known ones, the others drawn at random."""
    up, down = list(view.up), list(view.down)
    hidden = _hidden(view)
    for batch in hidden.batches:
        _deal_pairs(batch, up, down, rng)
    above, below = list(hidden.above), list(hidden.below)
    if view.pools:
        # The faces of the reshuffled cards decide which are left for the first deal.
        above, below = _left(up), _left(down)
    _deal_bound(hidden.bound, above, up, rng)
    _deal_freely(hidden.up, above, up, rng)
    _deal_freely(hidden.down, below, down, rng)
    return up, down


def barred(note: int) -> int:
    """The suits that a hidden face cannot have, as bits; see `BARRED`."""
    return note >> BARRED & ALL_BARRED


def possible(face: int, note: int) -> bool:
    """True if a hidden face can be this one, given the results of searches for the Higgs."""
    return not barred(note) >> _suit_bit(face) & 1


def _suit_bit(face: int) -> int:
    """The bit of a face's suit in `barred`; the fifth for a face without one."""
    return 4 if face == WILD_FACE else face & 3


class _Batch(NamedTuple):
    """The cards of one reshuffle of which a face is hidden."""

    pairs: tuple[tuple[int, int], ...]
    """Pairs of faces (up, down): public; their assignment to the cards is not."""
    bound: tuple[int, ...]
    """The cards of which one face is known."""
    matching: Matching
    """The possible assignments of pairs to the bound cards."""
    free: tuple[int, ...]
    """The other cards."""


class _Bound(NamedTuple):
    """Cards of the first deal that cannot have every face, after a search for the Higgs."""

    cards: tuple[int, ...]
    """Sorted, so that cards with the same limits are neighbours."""
    groups: Groups
    heap_of: tuple[int, ...]
    """By suit (4: no suit), the heap of its faces: suits that are barred together share one."""


class _Hidden(NamedTuple):
    """The hidden part of a view, prepared for drawing: the same in every deal that fits it."""

    batches: tuple[_Batch, ...]
    """Per reshuffle."""
    up: tuple[int, ...]
    """Unbound cards of the first deal whose face on the side in play is hidden."""
    down: tuple[int, ...]
    """Cards of the first deal whose face on the other side is hidden."""
    bound: _Bound
    above: tuple[int, ...]
    """The faces left over for each side, where nothing was reshuffled."""
    below: tuple[int, ...]


@lru_cache(maxsize=16)
def _hidden(view: View) -> _Hidden:
    """The hidden part of a view; cached, because a search draws from one view many times."""
    up, down, notes = view.up, view.down, view.notes
    batches: list[list[int]] = [[] for _ in range(view.shuffles + 1)]
    for card in range(CARDS):
        if up[card] < 0 or down[card] < 0:
            batches[notes[card] >> BATCH].append(card)
    first = batches[0]
    bound = [card for card in first if up[card] < 0 and barred(notes[card])]
    return _Hidden(
        batches=tuple(_batch(view, *each) for each in zip(batches[1:], view.pools, strict=True)),
        up=tuple([card for card in first if up[card] < 0 and not barred(notes[card])]),
        down=tuple([card for card in first if down[card] < 0]),
        bound=_bound(bound, notes),
        above=tuple(_left(up)),
        below=tuple(_left(down)),
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
    """Fill in one side of the other cards: each side is a separately shuffled deck."""
    rng.shuffle(left)
    for card, face in zip(blank, left, strict=True):
        faces[card] = face


def _deal_pairs(batch: _Batch, up: list[int], down: list[int], rng: Rng) -> None:
    """Fill in the cards of a reshuffled pile, whose pairs of faces are public."""
    chosen = batch.matching.draw(rng)
    rest = sorted(set(range(len(batch.pairs))).difference(chosen))
    rng.shuffle(rest)
    for card, i in zip(batch.bound + batch.free, chosen + rest, strict=True):
        up[card], down[card] = batch.pairs[i]


# --- exact uniform draws --------------------------------------------------------------------------

Groups = tuple[tuple[int, int], ...]
"""Cards with the same limits: (the heaps that they may be dealt from, as bits; number of cards)."""


@lru_cache(maxsize=1 << 15)
def deals(groups: Groups, heaps: tuple[int, ...]) -> int:
    """The number of ways to deal the cards of the groups from heaps of these sizes."""
    if not groups:
        return 1
    rest = without_one(groups)
    return sum(
        size * deals(rest, _taken(heaps, heap))
        for heap, size in enumerate(heaps)
        if size and groups[0][0] >> heap & 1
    )


def heap_evenly(groups: Groups, heaps: tuple[int, ...], rng: Rng) -> int:
    """A random heap for the first card of the first group. At least one deal is possible."""
    rest, allowed = without_one(groups), groups[0][0]
    ways = [
        size * deals(rest, _taken(heaps, heap)) if size and allowed >> heap & 1 else 0
        for heap, size in enumerate(heaps)
    ]
    return _weighted(ways, rng)


def without_one(groups: Groups) -> Groups:
    """The groups without the first card."""
    (allowed, cards), *rest = groups
    return ((allowed, cards - 1), *rest) if cards > 1 else tuple(rest)


def _taken(heaps: tuple[int, ...], heap: int) -> tuple[int, ...]:
    """The heaps with one face less in this one."""
    return (*heaps[:heap], heaps[heap] - 1, *heaps[heap + 1 :])


def _weighted(ways: Sequence[int], rng: Rng) -> int:
    """A random index, in proportion to its weight. Some weight is more than 0."""
    total = sum(ways)
    assert total, "a view that no table fits"
    chance = rng.random() * total
    for place, weight in enumerate(ways):
        chance -= weight
        if chance < 0.0 and weight:
            return place
    return max(place for place, weight in enumerate(ways) if weight)


class Matching:
    """A uniformly random assignment of distinct items to cards that each accept some of them."""

    def __init__(self, choices: Sequence[Sequence[int]]) -> None:
        """``choices``: by card, the numbers of the items that it accepts."""
        self._choices = [tuple(sorted(wanted)) for wanted in choices]
        later = 0
        self._wanted_later = [0] * len(choices)
        """By card, the items that a later card accepts, as bits."""
        for card in range(len(choices) - 1, -1, -1):
            self._wanted_later[card] = later
            for item in self._choices[card]:
                later |= 1 << item
        self._known: dict[tuple[int, int], int] = {}

    def _ways(self, card: int, gone: int) -> int:
        """The number of assignments for the cards from ``card`` on, without the items ``gone``."""
        if card == len(self._choices):
            return 1
        key = (card, gone)
        ways = self._known.get(key)
        if ways is None:
            ways = self._known[key] = sum(self._weights(card, gone))
        return ways

    def _weights(self, card: int, gone: int) -> list[int]:
        later = self._wanted_later[card]
        return [
            0 if gone >> item & 1 else self._ways(card + 1, (gone | 1 << item) & later)
            for item in self._choices[card]
        ]

    def draw(self, rng: Rng) -> list[int]:
        """An item for each card, in order."""
        given, gone = [], 0
        for card, choices in enumerate(self._choices):
            item = choices[_weighted(self._weights(card, gone), rng)]
            given.append(item)
            gone = (gone | 1 << item) & self._wanted_later[card]
        return given
