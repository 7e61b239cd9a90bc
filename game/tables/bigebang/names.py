"""Names and pictures of stacks, tokens and sides; the energy of a fusion."""

from __future__ import annotations

from game.core.contract import Seat
from game.core.phrase import Phrase, literal, say
from game.core.phrase import figure as decimal
from game.rules.bigebang.board import ANTI, CODES, DARK, DECAYED, FUSED, NEUTRONS, PROTONS, SIDE
from game.rules.bigebang.state import ANTIMATTER, MATTER, View
from game.tables.bigebang.pictures import ParticleStack
from game.tables.pictures import Hue

SIDE_NAMES = (say("bigebang-matter"), say("bigebang-antimatter"))
HUES: tuple[Hue, Hue] = ("matter", "antimatter")


def side_of(view: View, seat: Seat) -> int:
    """The viewer's side: matter for a spectator and where each seat moves both."""
    if view.universe.seats == 1 or view.matter < 0:
        return MATTER
    return MATTER if view.matter == max(0, seat) else ANTIMATTER


def stack_name(code: int) -> Phrase:
    """A stack in running text: "²H", "anti-²H"."""
    return say(f"bigebang-stack-{code}")


def spoken_name(code: int) -> Phrase:
    """Name of the content of a circle, for the voice: "hydrogen 2", "empty circle"."""
    if code == DARK:
        return say("bigebang-dark")
    return say(f"bigebang-spoken-{code}") if code else say("bigebang-empty")


def stack_art(code: int, *, unstable: bool = False) -> ParticleStack:
    """A stack; an unstable one is marked where it may decay (TIME)."""
    marked = unstable and bool(DECAYED[code])
    return ParticleStack(PROTONS[code], NEUTRONS[code], not SIDE[code], marked)


def word(code: int) -> str:
    """Word of the glossary that tells about a stack."""
    if code == DARK:
        return "dark-matter"
    if SIDE[code] == ANTIMATTER:
        return "antimatter"
    return ("", "neutron", "proton", "hydrogen", "hydrogen", "helium", "helium")[code]


def figure(number: int) -> Phrase:
    """A number by itself."""
    return literal(str(number))


REFUSED = {
    (0, 2): "two-neutrons",
    (1, 3): "hydrogen-4",
    (2, 0): "helium-2",
    (2, 3): "helium-5",
    (3, 1): "lithium-4",
    (3, 2): "lithium-5",
    (4, 4): "beryllium-8",
}
"""Protons and neutrons that nature does not hold together."""


def why_no_stack(protons: int, neutrons: int) -> Phrase:
    """Why there is no stack of so many protons and neutrons."""
    reason = REFUSED.get((protons, neutrons), "too-many")
    return say(f"bigebang-why-{reason}", protons=protons, neutrons=neutrons)


def why_no_fusion(a: int, b: int) -> Phrase:
    """Why two stacks of one side do not fuse."""
    return why_no_stack(PROTONS[a] + PROTONS[b], NEUTRONS[a] + NEUTRONS[b])


# --- energy of a fusion ---------------------------------------------------------------------------

BINDING = (0.0, 0.0, 0.0, 2224.6, 8481.8, 7718.0, 28295.7)
"""keV, by the code of a stack of matter: 2H, 3H, 3He and 4He from the Atomic Mass Evaluation 2020
(Wang and others, Chinese Physics C 45, 030003). A lone neutron or proton has none; antinuclei are
bound as strongly."""


def released(first: int, second: int) -> float:
    """keV that the fusion of two stacks (codes of one side) sets free: always more than 0."""
    product, off = FUSED[first][second], ANTI * SIDE[first]
    return BINDING[product - off] - BINDING[first - off] - BINDING[second - off]


def energy(first: int, second: int) -> Phrase:
    """The energy set free, in words: "+2.22 MeV"."""
    return decimal(f"+{released(first, second) / 1000:.2f} MeV")


assert 2 * len(BINDING) == CODES
