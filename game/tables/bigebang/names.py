"""What stacks, tokens and sides are called and how they are painted."""

from __future__ import annotations

from game.core.phrase import Phrase, say
from game.rules.bigebang.nuclei import CODES, DECAYED, NEUTRONS, PROTONS, SIDE

SYMBOLS = ("", "n", "¹H", "²H", "³H", "³He", "⁴He")

TOKENS = ("light", "helium", "star")


def stack_name(code: int) -> Phrase:
    """A stack in running text: "²H", "anti-²H"."""
    return say(f"bigebang-stack-{code}")


def stack_art(code: int, *, unstable: bool = False) -> str:
    """The painter of a stack; an unstable one is marked where it may decay (TIME)."""
    mark = ",unstable" if unstable and DECAYED[code] else ""
    return f"stack:{PROTONS[code]},{NEUTRONS[code]},{1 - SIDE[code]}{mark}"


SIDE_NAMES = (say("bigebang-matter"), say("bigebang-antimatter"))

REFUSED = {
    (2, 0): "helium-2",
    (0, 2): "two-neutrons",
    (1, 3): "hydrogen-4",
    (2, 3): "helium-5",
    (3, 1): "lithium-4",
}
"""Protons and neutrons that do not make a stack, where physics has a sentence of its own."""


def why_no_fusion(a: int, b: int) -> Phrase:
    """Why two stacks of one side do not fuse."""
    protons, neutrons = PROTONS[a] + PROTONS[b], NEUTRONS[a] + NEUTRONS[b]
    reason = REFUSED.get((protons, neutrons), "too-many")
    return say(f"bigebang-why-{reason}", protons=protons, neutrons=neutrons)


assert len(SYMBOLS) * 2 == CODES
