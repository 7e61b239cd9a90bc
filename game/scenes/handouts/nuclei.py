"""Tasks about nuclei on a worksheet: a table, fusions with a gap, and cards to cut out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from game.core.phrase import Phrase, figure, literal, say
from game.scenes.handouts.printing import CARDS, CardRow, PaperRow


class Nucleus(NamedTuple):
    """A nucleus, or a lone proton or neutron."""

    name: str
    """Ends its text key ``handout-nucleus-<name>``."""
    protons: int
    neutrons: int

    @property
    def charge(self) -> Phrase:
        """Its charge in units of the elementary charge."""
        return literal(f"+{self.protons}" if self.protons else "0")


NUCLEI: Final = {
    "p": Nucleus("proton", 1, 0),
    "n": Nucleus("neutron", 0, 1),
    "\u00b2H": Nucleus("hydrogen-2", 1, 1),
    "\u00b3He": Nucleus("helium-3", 2, 1),
    "\u2074He": Nucleus("helium-4", 2, 2),
}
"""By their signs."""
FUSIONS: Final = (
    (("n", "p", "\u00b2H"), 2),
    (("\u00b2H", "p", "\u00b3He"), 2),
    (("\u00b3He", "n", "\u2074He"), 1),
)
"""Two that fuse, their product, and which of the three is missing. Photons and the like that carry
the energy away are left out, as in the game."""
PAIR: Final = "n + n\u0305 \u2192 "
"""A neutron and an antineutron that annihilate."""
TABLE: Final = (0.34, 0.22, 0.22, 0.22)
SUMS: Final = (0.3, 0.16, 0.54)
GAP: Final = "____"
CUT: Final = ("p", "n")
"""On the cards, each in a row of its own: enough of them for two nuclei of helium."""


def table(*, solved: bool) -> Iterator[PaperRow]:
    """Protons, neutrons and charge of each nucleus, or room for them."""
    heads = ("nucleus", "protons", "neutrons", "charge")
    yield PaperRow(
        tuple(say(f"handout-table-{head}") for head in heads), TABLE, head=True, ruled=True
    )
    for sign, each in NUCLEI.items():
        name = say("handout-signs", signs=literal(sign), names=say(f"handout-nucleus-{each.name}"))
        known = (figure(str(each.protons)), figure(str(each.neutrons)), each.charge)
        yield PaperRow(
            (name, *(known if solved else (literal(" "),) * len(known))), TABLE, ruled=True
        )


def reactions(*, solved: bool) -> Iterator[PaperRow]:
    """Fusions with a gap, and an annihilation; solved: the missing nuclei, and why."""
    blank = literal(" ")
    for signs, missing in FUSIONS:
        first, second, product = (GAP if n == missing else sign for n, sign in enumerate(signs))
        equation = literal(f"{first} + {second} \u2192 {product}")
        answer = (literal(signs[missing]), _counted(signs))
        yield PaperRow((equation, *(answer if solved else (blank, blank))), SUMS, ruled=True)
    answer = (say("handout-nuclei-light"), say("handout-nuclei-pair"))
    yield PaperRow((literal(PAIR + GAP), *(answer if solved else (blank, blank))), SUMS, ruled=True)


def _counted(signs: tuple[str, str, str]) -> Phrase:
    """The protons and the neutrons of a fusion, added up."""
    first, second, product = (NUCLEI[sign] for sign in signs)
    return say(
        "handout-nuclei-sum",
        protons=literal(f"{first.protons} + {second.protons} = {product.protons}"),
        neutrons=literal(f"{first.neutrons} + {second.neutrons} = {product.neutrons}"),
    )


def cards() -> Iterator[CardRow]:
    """Protons and neutrons to cut out, for two pairs of learners."""
    for sign in 2 * CUT:
        one = NUCLEI[sign]
        yield CardRow(((sign, say(f"handout-nucleus-{one.name}"), one.charge),) * CARDS)
