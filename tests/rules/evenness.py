"""Evenness of drawn worlds: all that agree with the sights of a seat, counted by brute force.

A `Case` begins at a table of which little is hidden. Every way to rearrange that is tried: the same
moves are made in it, and it stays if the seat sees the same all along, by `observe` and nothing
else. Worlds drawn by `determinize` are then held to those that stayed.
"""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator
from itertools import permutations
from math import sqrt
from typing import Any, NamedTuple

from game.core.contract import find_move
from game.core.rng import Rng
from game.core.session import AnyGame

EACH = 40
"""Worlds drawn for each that there is."""


class Case(NamedTuple):
    """A table of which little is hidden, and what happens at it while a seat looks on."""

    game: AnyGame
    start: Any
    seat: int
    moves: tuple[str, ...]
    """Beginnings of the moves as they are written; each is the only legal one that begins so."""
    rearranged: Callable[[Any, Any], Iterable[Any]]
    """From the state and the seat's view: every arrangement of what is hidden, each as likely."""
    secret: Callable[[Any], Hashable]
    """The part of a world in which it differs from others."""


def seen_along(case: Case, state: Any) -> list[Any] | None:
    """The sights of the seat from the start on; None where a move is not legal in this world."""
    views = [case.game.observe(state, case.seat)]
    rng = Rng("evenness", "play")
    for beginning in case.moves:
        legal = [m for m in case.game.legal_moves(state) if written(m).startswith(beginning)]
        if len(legal) != 1:
            return None
        case.game.apply(state, find_move(written(legal[0]), legal), rng)
        views.append(case.game.observe(state, case.seat))
    return views


def written(move: Any) -> str:
    """A move as records have it."""
    kind, *numbers = move
    return f"{kind}:{','.join(map(str, numbers))}"


def counted(case: Case) -> tuple[Any, Counter[Hashable]]:
    """The seat's last view, and every world that agrees with all it saw, with its weight."""
    true = copy.deepcopy(case.start)
    view = case.game.observe(true, case.seat)
    views = seen_along(case, true)
    assert views is not None, "the moves of the case are not legal"
    worlds: Counter[Hashable] = Counter()
    for world in case.rearranged(case.start, view):
        if seen_along(case, world) == views:
            worlds[case.secret(world)] += 1
    assert worlds[case.secret(true)], "the true world is among them"
    return views[-1], worlds


def drawn(case: Case, view: Any, count: int, seed: str = "worlds") -> Counter[Hashable]:
    """Worlds drawn from a view."""
    rng = Rng(seed, "evenness")
    return Counter(case.secret(case.game.determinize(view, rng)) for _ in range(count))


def surprise(counts: Counter[Hashable], expected: Counter[Hashable]) -> float:
    """Chi-square of the counts against the weights, in standard deviations from its mean.

    By the cube root of Wilson and Hilferty (1931), which makes it nearly normal.
    """
    weight, count = sum(expected.values()), sum(counts.values())
    square = 0.0
    for world, share in expected.items():
        mean = count * share / weight
        square += (counts[world] - mean) ** 2 / mean
    freedom = len(expected) - 1
    part = 2 / (9 * freedom)
    return float(((square / freedom) ** (1 / 3) - (1 - part)) / sqrt(part))


def distinct(cards: Iterable[Hashable]) -> Iterator[tuple[Any, ...]]:
    """Every order of the cards, equal ones not told apart: all of them are equally likely."""
    left = Counter(cards)
    size = sum(left.values())

    def orders(begun: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
        if len(begun) == size:
            yield begun
            return
        for card in sorted(card for card, copies in left.items() if copies):  # type: ignore[type-var]
            left[card] -= 1
            yield from orders((*begun, card))
            left[card] += 1

    return orders(())


def choices(cards: Iterable[Any], places: int) -> Iterator[tuple[Any, ...]]:
    """Every way to fill a few places from many cards, one by one told apart; then the rest."""
    held = list(cards)
    for chosen in permutations(range(len(held)), places):
        rest = [card for i, card in enumerate(held) if i not in chosen]
        yield (*(held[i] for i in chosen), *rest)
