"""Cues that give an item away to a guesser: the longest choice, the odd sign."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from game.core.particles import PARTICLES
from game.core.phrase import say
from game.words.text import Text
from tutorial.items.bank import Item

Cue = Callable[[Mapping[str, str]], str | None]
"""From the choices as they are read to the one that it points at, if it points at one only."""

CHANCE = 0.01
"""So seldom may mere chance refuse a topic that gives nothing away."""


class Tier(NamedTuple):
    """One question with its choices as they are read."""

    right: str
    choices: Mapping[str, str]


def tiers(item: Item, text: Text) -> list[Tier]:
    """The answer, and the reason where there is one."""
    parts = [Tier(item.right, {name: _seen(item, name, text) for name in item.choices})]
    if item.reason is not None:
        reasons = {name: text.say(say(item.reason_key(name))) for name in item.reason.choices}
        parts.append(Tier(item.reason.right, reasons))
    return parts


def _seen(item: Item, name: str, text: Text) -> str:
    if item.choice_pictures:
        return " ".join(str(PARTICLES[card].symbol) for card in item.choice_pictures[name])
    return text.say(say(item.choice_key(name)))


def longest(choices: Mapping[str, str]) -> str | None:
    """The one that is longer than each other one."""
    sizes = sorted(map(len, choices.values()))
    if sizes[-1] == sizes[-2]:
        return None
    return next(name for name, words in choices.items() if len(words) == sizes[-1])


def shortest(choices: Mapping[str, str]) -> str | None:
    """The one that is shorter than each other one."""
    sizes = sorted(map(len, choices.values()))
    if sizes[0] == sizes[1]:
        return None
    return next(name for name, words in choices.items() if len(words) == sizes[0])


def odd_sign(choices: Mapping[str, str]) -> str | None:
    """The only one with a sign that is no letter, where all such signs point at the same one."""
    count: Counter[str] = Counter()
    for words in choices.values():
        count.update({letter for letter in words if not (letter.isalpha() or letter.isspace())})
    single = {sign for sign, times in count.items() if times == 1}
    marked = [name for name, words in choices.items() if single & set(words)]
    return marked[0] if len(marked) == 1 else None


def odd_number(choices: Mapping[str, str]) -> str | None:
    """The only one with a number."""
    numbered = [name for name, words in choices.items() if any(c.isnumeric() for c in words)]
    return numbered[0] if len(numbered) == 1 else None


CUES: tuple[Cue, ...] = (longest, shortest, odd_sign, odd_number)
LENGTHS: tuple[Cue, ...] = (longest, shortest)


def bound(chances: Iterable[float]) -> int:
    """The most that mere chance makes right, but for one topic in a hundred.

    ``chances``: of each question, to be right by chance.
    """
    spread = [1.0]
    for chance in chances:
        spread = [
            (spread[n] * (1 - chance) if n < len(spread) else 0)
            + (spread[n - 1] * chance if n else 0)
            for n in range(len(spread) + 1)
        ]
    beyond = 0.0
    for most in range(len(spread) - 1, -1, -1):
        beyond += spread[most]
        if beyond > CHANCE:
            return most
    raise AssertionError(math.fsum(spread))


def stands_out(tier: Tier) -> int:
    """Letters by which the right choice is longer, or shorter, than each other one; else 0."""
    size = len(tier.choices[tier.right])
    others = [len(words) for name, words in tier.choices.items() if name != tier.right]
    return max(size - max(others), min(others) - size, 0)


def least(chances: Iterable[float]) -> int:
    """The fewest that mere chance makes right, but for one bank in a hundred."""
    chances = list(chances)
    return len(chances) - bound(1 - chance for chance in chances)


def given_away(cue: Cue, all_tiers: Iterable[Tier]) -> tuple[int, int]:
    """The number of times that a cue points at the right choice, and the number that is allowed."""
    pointed = [(tier, name) for tier in all_tiers if (name := cue(tier.choices)) is not None]
    hits = sum(name == tier.right for tier, name in pointed)
    return hits, bound(1 / len(tier.choices) for tier, _ in pointed)
