"""Highlights of Particle Builder: a fact of nature at the first time of each of some events.

Masses, lifetimes and decays: Particle Data Group, Review of Particle Physics 2024. Discoveries: the
antiproton 1955 and the antineutron 1956 (Berkeley), kaons 1947 (Rochester and Butler), J/psi 1974,
Upsilon 1977, Zc(3900) 2013 (BESIII, Belle), antihydrogen 1995 (CERN) and its fall 2023 (ALPHA-g),
neutrino oscillations 1998 (Super-Kamiokande), the radius of the proton 2010 (Pohl and others).
"""

from __future__ import annotations

from collections.abc import Sequence

from game.core.particles import ANTI_TOP, ANTIMUON, ELECTRON, HIGGS, MUON, POSITRON, TOP
from game.core.phrase import Phrase, say
from game.rules.particle_builder import View
from game.rules.particle_builder.decays import DECAYS
from game.rules.particle_builder.deck import NEUTRINO, QUARK
from game.rules.particle_builder.mat import AREAS, PLACES, TARGETS
from game.tables.capabilities import Facts, Highlight

from .wording import G, particle, target_name

OF_TARGETS = {
    "pion-plus": "pion",
    "pion-minus": "pion",
    "kaon-plus": "kaon",
    "kaon-minus": "kaon",
    "kaon-zero": "kaon",
    "sigma-plus": "sigma",
    "delta-plus-plus": "delta",
    "delta-minus": "delta",
    "xi-zero": "xi",
    "xi-minus": "xi",
    "b-plus": "bottom",
    "lambda-b": "bottom",
    "d-plus": "charm",
    "d-zero": "charm",
    "lambda-c": "charm",
    "zc-plus": "zc",
}
"""Key of a target -> the fact that it shares with others; a target without an entry has its own."""
OF_DECAYS = {TOP: "top", ANTI_TOP: "top", MUON: "muon", ANTIMUON: "muon", HIGGS: "higgs"}
"""Particle -> the fact that its decay tells."""


def highlights(
    events: Sequence[tuple[str, Facts]], new: int, view: View
) -> Sequence[Highlight | None]:
    """The fact that each of the last ``new`` of these events tells, each one once in a game."""
    told, found = set[str](), list[Highlight | None]()
    for kind, facts in events:
        highlight = _fact(kind, facts)
        if highlight is not None and highlight.line.key in told:
            highlight = None
        if highlight is not None:
            told.add(highlight.line.key)
        found.append(highlight)
    return found[len(found) - new :]


def _fact(kind: str, facts: Facts) -> Highlight | None:
    """The fact of an event; None: there is none."""
    match kind:
        case "completed":
            key = TARGETS[facts["target"]].key
            at = facts["seat"] * PLACES + AREAS.start
            return _told(OF_TARGETS.get(key, key), target_name(facts["target"]), f"place:{at}")
        case "annihilated":
            name = _annihilation(facts["card"])
            return _told(name, say(f"{G}told-annihilation"), f"pairs:{facts['seat']}")
        case "decayed":
            parent = DECAYS[facts["decay"]].parent
            if parent in OF_DECAYS:
                return _told(OF_DECAYS[parent], particle(parent), f"place:{facts['at']}")
        case "transformed":
            return _told("weak", say(f"{G}told-weak"), f"place:{facts['at']}")
        case "oscillated":
            return _told("oscillation", say(f"{G}told-oscillation"), f"place:{facts['at']}")
    return None


def _annihilation(card: int) -> str:
    """The end of the key of what an annihilation with this card tells."""
    if card in (ELECTRON, POSITRON):
        return "electrons"
    if NEUTRINO[card]:
        return "neutrinos"
    return "quarks" if QUARK[card] else "leptons"


def _told(name: str, shout: Phrase, at: str) -> Highlight:
    return Highlight(shout, say(f"{G}told-{name}-line"), at, "chime", reads=True)


FACTS = frozenset(
    {
        *(OF_TARGETS.get(target.key, target.key) for target in TARGETS),
        *(_annihilation(card) for card in range(12)),
        *OF_DECAYS.values(),
        "weak",
        "oscillation",
    }
)
"""Names of all facts."""
