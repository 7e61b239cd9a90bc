"""Random numbers, seeds and digests, equal on every machine and in every version.

There is one labelled stream of random numbers per purpose. Python promises the sequence of
``random.Random.random()`` for a seed, but not that of ``shuffle`` or ``choice``; so all functions
here use only ``random()``, and old saves stay playable.

The same seed with the same options deals the same game. A seed is some words joined by hyphens, a
date, or the long form of 64 hex digits; it is the same in every language."""

from __future__ import annotations

import os
import random
from collections.abc import Sequence
from datetime import date
from typing import TypeVar

try:
    # `hashlib` has the same function, and also loads OpenSSL: 4 MB in each process, 2 ms of a
    # start. The standard library's `random` avoids `hashlib` similarly.
    from _blake2 import blake2b
except ImportError:
    from hashlib import blake2b


def digest(text: str, size: int) -> str:
    """BLAKE2b of a text, ``size`` bytes long, as hex digits."""
    return blake2b(text.encode(), digest_size=size).hexdigest()


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


LONGEST = 64
"""Characters of a seed at most: the long form has as many."""
LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789-"
"""Characters of a seed."""
GROUP = 8
"""Digits of the long form that are shown together."""
SHORT = 24
"""Letters of a seed that are shown where there is little room."""

WORDS = (
    "atom", "baryon", "beam", "boson", "cern", "charm", "cosmos", "curie", "dirac", "electron",
    "field", "flavour", "gamma", "gluon", "hadron", "helium", "higgs", "isotope", "kaon", "lepton",
    "meson", "muon", "neutron", "noether", "nova", "orbit", "photon", "pion", "plasma", "proton",
    "quark", "quasar", "spin", "star", "strange", "tau", "top", "vertex", "wave", "wu", "yukawa",
    "zeta",
)  # fmt: skip
"""Words for `word_seed`; a change only affects newly proposed seeds."""


def tidy(typed: str) -> str:
    """The seed of a typed text; empty if no character is usable.

    Capitals and spaces do not matter, so that a seed may be read aloud.
    """
    small = typed.strip().lower()
    joined = "".join(small.split()).replace("-", "")
    if len(joined) == LONGEST and all(c in "0123456789abcdef" for c in joined):
        return joined
    words = "-".join(small.replace("-", " ").replace("_", " ").split())
    return "".join(c for c in words if c in LETTERS)[:LONGEST].strip("-")


def shown(seed: str) -> str:
    """The readable form of a seed: a long one in groups of eight, which `tidy` joins again."""
    if len(seed) != LONGEST or "-" in seed:
        return seed
    return " ".join(seed[i : i + GROUP] for i in range(0, LONGEST, GROUP))


def word_seed() -> str:
    """A fresh seed that is easy to say, as "gluon-nova-spin-47"; there are several million."""
    # The source of `secrets`, which would also load OpenSSL: 4 MB.
    chance = random.SystemRandom()
    words: Sequence[str] = [chance.choice(WORDS) for _ in range(3)]
    return "-".join((*words, str(chance.randrange(10, 100))))


def day_seed(day: date) -> str:
    """The common seed of a day: "2026-11-21"."""
    return day.isoformat()


def short(seed: str) -> str:
    """A seed, shortened for a narrow place."""
    words = shown(seed)
    return words if len(words) <= SHORT else words[: SHORT - 1] + "…"
