"""Random numbers, equal on every machine and in every version: one labelled stream per purpose.

Python promises the sequence of ``random.Random.random()`` for a seed, but not that of ``shuffle``
or ``choice``; so all functions here use only ``random()``, and old saves stay playable.
"""

from __future__ import annotations

import os
import random
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


class Rng:
    """A stream of random numbers. Equal seeds and labels give equal streams."""

    __slots__ = ("random", "seed")

    def __init__(self, seed: str, label: str) -> None:
        """Open the stream ``label`` ("deal", "ai", "cosmetic" ...) of the seed ``seed``."""
        self.seed = seed
        self.random = random.Random(f"{seed}/{label}").random
        """A float in [0, 1). Bound method of the underlying generator, for the hot path."""

    def below(self, n: int) -> int:
        """A uniform int in 0 .. n-1 (bias below 1e-14 for any n of a tabletop game)."""
        return int(self.random() * n)

    def pick(self, items: Sequence[T]) -> T:
        """A uniformly random item. ``items`` is not empty."""
        return items[int(self.random() * len(items))]

    def shuffle(self, items: list[T]) -> None:
        """Put the list into a random order, in place (Fisher-Yates, from the end)."""
        draw = self.random
        for i in range(len(items) - 1, 0, -1):
            j = int(draw() * (i + 1))
            items[i], items[j] = items[j], items[i]

    def die(self) -> int:
        """A die: 1 .. 6."""
        return int(self.random() * 6) + 1


def new_seed() -> str:
    """A fresh seed: 32 random bytes as 64 hex digits. Typed seeds are words instead."""
    return os.urandom(32).hex()
