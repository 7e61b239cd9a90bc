"""Seeds for people: typed, said aloud, of the day, and shown so that they can be shared.

The same seed with the same options deals the same game. A seed is some words
joined by hyphens, a date, or the long form of 64 hex digits; it is the same in every language.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from datetime import date

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
