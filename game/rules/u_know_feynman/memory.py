"""What a seat sees and remembers, and the tables that could look like that to it."""

from __future__ import annotations

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
        seat, state.seats, state.strict, state.rounds, state.loose, state.side, state.step,
        state.mover, state.phase, state.top, state.thrower, state.drawn, state.suspect,
        state.then_mover, state.then_phase, state.passes, state.shuffles, state.round,
        tuple(state.wins), tuple(map(tuple, state.hands)), tuple(state.pile),
        tuple(state.discard), tuple(up), tuple(down), tuple(notes), _pools(state, up, down),
    )  # fmt: skip


def _pools(state: State, up: list[int], down: list[int]) -> tuple[tuple[int, ...], ...]:
    pools: list[list[int]] = [[] for _ in range(state.shuffles)]
    if pools:
        for card, note in enumerate(state.notes):
            if note >> BATCH and (up[card] < 0 or down[card] < 0):
                pools[(note >> BATCH) - 1].append(state.up[card] * FACES + state.down[card])
    return tuple(tuple(sorted(pool)) for pool in pools)


def determinize(view: View, rng: Rng) -> State:
    """A table that looks like ``view`` from its seat.

    The faces left over are dealt evenly, except that where several searches for the Higgs limit the
    same suits the choice among the possible deals is not quite even.
    """
    up, down, notes = list(view.up), list(view.down), view.notes
    hidden = _hidden(view)
    for cards, pool in zip(hidden.batches, view.pools, strict=True):
        _deal_pairs(list(cards), list(pool), up, down, notes, rng)
    if view.pools:
        # Which faces the reshuffled cards have got decides what is left for the first deal.
        above, below = _left(up), _left(down)
    else:
        above, below = list(hidden.above), list(hidden.below)
    _deal_apart(hidden.up, hidden.bound, above, up, notes, rng)
    _deal_apart(hidden.down, (), below, down, notes, rng)
    return State(
        view.seats, view.strict, view.rounds, view.loose, up, down, list(map(list, view.hands)),
        list(view.pile), list(view.discard), list(notes), view.top, view.mover, view.phase,
        view.side, view.step, view.thrower, view.drawn, view.suspect, view.then_mover,
        view.then_phase, view.passes, view.shuffles, False, view.round, list(view.wins),
    )  # fmt: skip


def barred(note: int) -> int:
    """The suits that a hidden face cannot have, as bits; see `BARRED`."""
    return note >> BARRED & ALL_BARRED


def possible(face: int, note: int) -> bool:
    """Whether a hidden face can be this one, after what a search for the Higgs has shown."""
    return not barred(note) >> (4 if face == WILD_FACE else face & 3) & 1


class _Hidden(NamedTuple):
    """What a view does not show: all that is the same in every deal that it could come from."""

    batches: tuple[tuple[int, ...], ...]
    """Per reshuffle, the cards of which a face is hidden."""
    up: tuple[int, ...]
    """Cards of the first deal that lack the face on the side played, and on the other side."""
    down: tuple[int, ...]
    bound: tuple[int, ...]
    """Those among the first that cannot have every face."""
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
    return _Hidden(
        tuple(map(tuple, batches[1:])),
        tuple([card for card in first if up[card] < 0]),
        tuple([card for card in first if down[card] < 0]),
        tuple([card for card in first if up[card] < 0 and barred(notes[card])]),
        tuple(_left(up)),
        tuple(_left(down)),
    )


def _left(faces: Sequence[int]) -> list[int]:
    """The faces of the deck that are not among these."""
    counts = COPIES.copy()
    for face in faces:
        if face >= 0:
            counts[face] -= 1
    return [face for face, count in enumerate(counts) for _ in range(count)]


def _deal_apart(
    blank: Sequence[int], bound: Sequence[int], left: list[int], faces: list[int],
    notes: tuple[int, ...], rng: Rng,
) -> None:  # fmt: skip
    """Fill in one side of the cards of the first deal: either side is a shuffled deck of its own.

    ``blank`` are the cards that lack a face, ``bound`` those among them that cannot have every one,
    ``left`` the faces that there are for them.
    """
    rng.shuffle(left)
    if bound:
        choices = [[i for i, face in enumerate(left) if possible(face, notes[c])] for c in bound]
        for card, i in zip(bound, _match(choices), strict=True):
            faces[card], left[i] = left[i], UNKNOWN
        left = [face for face in left if face >= 0]
        blank = [card for card in blank if faces[card] < 0]
    for card, face in zip(blank, left, strict=True):
        faces[card] = face


def _deal_pairs(
    cards: list[int], pool: list[int], up: list[int], down: list[int], notes: tuple[int, ...],
    rng: Rng,
) -> None:  # fmt: skip
    """Fill in cards of a reshuffled pile, where everybody knows which two faces belong together."""
    rng.shuffle(pool)
    pairs = [divmod(code, FACES) for code in pool]
    by_up: dict[int, list[int]] = {}
    by_down: dict[int, list[int]] = {}
    for i, (above, below) in enumerate(pairs):
        by_up.setdefault(above, []).append(i)
        by_down.setdefault(below, []).append(i)
    # In random order too, or the first to choose would be better off.
    rng.shuffle(cards)
    bound = [card for card in cards if up[card] >= 0 or down[card] >= 0]
    choices = [
        by_up[up[card]]
        if up[card] >= 0
        else [i for i in by_down[down[card]] if possible(pairs[i][0], notes[card])]
        for card in bound
    ]
    chosen = _match(choices)
    rest = sorted(set(range(len(pairs))).difference(chosen))
    free = [card for card in cards if up[card] < 0 and down[card] < 0]
    for card, i in zip(bound + free, chosen + rest, strict=True):
        up[card], down[card] = pairs[i]


def _match(choices: list[list[int]]) -> list[int]:
    """A different one of its choices for each; the first choice where that is possible.

    Augmenting paths: a choice that is gone is asked to move on, so none is ever left over.
    """
    holder: dict[int, int] = {}

    def place(who: int, asked: set[int]) -> bool:
        for choice in choices[who]:
            if choice in asked:
                continue
            asked.add(choice)
            if choice not in holder or place(holder[choice], asked):
                holder[choice] = who
                return True
        return False

    for who in range(len(choices)):
        found = place(who, set())
        assert found, "a view that no table fits"
    chosen = {who: choice for choice, who in holder.items()}
    return [chosen[who] for who in range(len(choices))]
