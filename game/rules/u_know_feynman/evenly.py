"""Even chances where cards cannot have every face: each deal that is possible is equally likely.

To take what fits, card by card, would favour some deals: what one card takes decides in how many
ways the others can be dealt. So every choice is weighed with the number of deals that it leaves.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from game.core.rng import Rng

Groups = tuple[tuple[int, int], ...]
"""Cards limited alike: the heaps they may be dealt from, as bits, and how many cards they are."""


@lru_cache(maxsize=1 << 15)
def deals(groups: Groups, heaps: tuple[int, ...]) -> int:
    """In how many ways the cards of the groups can be dealt from heaps of so many faces."""
    if not groups:
        return 1
    rest = without_one(groups)
    return sum(
        size * deals(rest, _taken(heaps, heap))
        for heap, size in enumerate(heaps)
        if size and groups[0][0] >> heap & 1
    )


def heap_evenly(groups: Groups, heaps: tuple[int, ...], rng: Rng) -> int:
    """Which heap the first card of the first group is dealt from. There is a possible deal."""
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
    """A place in the list, as likely as its weight. Some weight is more than 0."""
    total = sum(ways)
    assert total, "a view that no table fits"
    chance = rng.random() * total
    for place, weight in enumerate(ways):
        chance -= weight
        if chance < 0.0 and weight:
            return place
    return max(place for place, weight in enumerate(ways) if weight)


class Matching:
    """Different things for all who want one, drawn evenly from all the ways to give them out."""

    def __init__(self, choices: Sequence[Sequence[int]]) -> None:
        """``choices``: by wanter, the numbers of the things that would do."""
        self._choices = [tuple(sorted(wanted)) for wanted in choices]
        later = 0
        self._wanted_later = [0] * len(choices)
        """By wanter, the things that somebody further on would take, as bits."""
        for who in range(len(choices) - 1, -1, -1):
            self._wanted_later[who] = later
            for thing in self._choices[who]:
                later |= 1 << thing
        self._known: dict[tuple[int, int], int] = {}

    def _ways(self, who: int, gone: int) -> int:
        """In how many ways the wanters from this one on can be served."""
        if who == len(self._choices):
            return 1
        key = (who, gone)
        ways = self._known.get(key)
        if ways is None:
            ways = self._known[key] = sum(self._weights(who, gone))
        return ways

    def _weights(self, who: int, gone: int) -> list[int]:
        later = self._wanted_later[who]
        return [
            0 if gone >> thing & 1 else self._ways(who + 1, (gone | 1 << thing) & later)
            for thing in self._choices[who]
        ]

    def draw(self, rng: Rng) -> list[int]:
        """A thing for each, in the order of the wanters."""
        given, gone = [], 0
        for who, choices in enumerate(self._choices):
            thing = choices[_weighted(self._weights(who, gone), rng)]
            given.append(thing)
            gone = (gone | 1 << thing) & self._wanted_later[who]
        return given
