"""Figures of the rules pages: the deck and the dice of Level 7, read from the rules' own tables."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from functools import reduce
from itertools import groupby

from game.core.particles import BOTTOM, CHARM, HIGGS, MUON, STRANGE, TAU, TOP, W_PLUS, Z
from game.core.phrase import Filling, Phrase, literal, say
from game.rules.particle_builder.decays import AGAIN, DICE, Decay, Faces
from game.rules.particle_builder.deck import NEUTRINO, QUARK, deck_of
from game.tables.particle_builder.wording import G, particle

ORDER = (1, 2, 3, 4, 5, 6, 7, 8, 9, 15, 16, 14, 13, 10, 11, 12)
"""The rules pages as they are read: by level, then the cards, then what lies behind."""

NATURE: Mapping[str, int] = {
    "w-quarks": 67, "w-leptons": 33,
    "z-quarks": 70, "z-leptons": 10, "z-neutrinos": 20,
    "higgs-bottom": 58, "higgs-w": 21, "higgs-gluon": 8, "higgs-tau": 6, "higgs-charm": 3,
}  # fmt: skip
"""Branching ratios in per cent: W and Z of the PDG's tables (2025), a Higgs of 125 GeV in the
Standard Model (LHC Higgs working group; Z pairs and photons, which the dice leave out, are 3 %)."""

_HIGGS = {CHARM: "charm", TAU: "tau", BOTTOM: "bottom", W_PLUS: "w"}


def figures() -> dict[str, Filling]:
    """Fillings of the gaps of the pages."""
    more = _more(5)
    filled: dict[str, Filling] = {
        "cards": len(deck_of(1)),
        "cards5": len(deck_of(5)),
        "deck": _lines(_counted(deck_of(1))),
        "more5": _lines(_counted(more)),
    }
    for name, card in (
        ("top", TOP),
        ("bottom", BOTTOM),
        ("charm", CHARM),
        ("strange", STRANGE),
        ("muon", MUON),
        ("tau", TAU),
    ):
        filled[f"dice-{name}"] = _die(card)
    for name, share in shares().items():
        filled[f"die-{name}"] = round(100 * share)
        if name in NATURE:
            filled[f"real-{name}"] = NATURE[name]
    return filled


# --- the deck -----------------------------------------------------------------------------------


def _more(level: int) -> list[int]:
    """Cards that this level adds to the deck."""
    added = deck_of(level)
    for card in deck_of(1):
        added.remove(card)
    return added


def _counted(deck: Sequence[int]) -> list[Phrase]:
    """Per number of copies, the largest first, the cards that are there so often."""
    often = sorted(((deck.count(card), -card) for card in set(deck)), reverse=True)
    return [
        say(f"{G}deck-line", n=n, cards=_listed([particle(-card) for _, card in cards]))
        for n, cards in groupby(often, key=lambda pair: pair[0])
    ]


def _listed(names: Iterable[Phrase]) -> Phrase:
    return reduce(lambda one, other: say(f"{G}listed", one=one, other=other), names)


def _lines(lines: Iterable[Phrase]) -> Phrase:
    return reduce(lambda one, other: say(f"{G}below", one=one, other=other), lines)


# --- the dice -----------------------------------------------------------------------------------


def _die(card: int) -> Phrase:
    """The faces of a single die, those that do the same together: "3–6: bottom quark + W plus"."""
    faces = DICE[card]
    texts = []
    for face, numbers in groupby(range(6), key=lambda number: faces[number]):
        shown = [number + 1 for number in numbers]
        span = f"{shown[0]}" if len(shown) == 1 else f"{shown[0]}–{shown[-1]}"
        assert face is None or isinstance(face, Decay)
        what = say(f"{G}dice-stays") if face is None else _products(face)
        texts.append(say(f"{G}dice-face", faces=literal(span), what=what))
    return say(f"{G}dice-line", who=particle(card), faces=_listed(texts))


def _products(decay: Decay) -> Phrase:
    names = [particle(card) for card in decay.products]
    if decay.pions:
        names.append(say(f"{G}dice-pions", n=decay.pions))
    return reduce(lambda one, other: say(f"{G}dice-plus", one=one, other=other), names)


def shares() -> dict[str, Fraction]:
    """Probability of each decay of W, Z and Higgs, by the dice."""
    result: dict[str, Fraction] = {}
    for name, card in (("w", W_PLUS), ("z", Z), ("higgs", HIGGS)):
        for decay, chance in chances(DICE[card]).items():
            kind = f"{name}-{_kind(decay)}"
            result[kind] = result.get(kind, Fraction(0)) + chance
    return result


def chances(faces: Faces) -> dict[Decay | None, Fraction]:
    """Outcomes of a die with their probabilities; a face that says to roll again does not count."""
    counted = [face for face in faces if face is not AGAIN]
    result: dict[Decay | None, Fraction] = {}
    for face in counted:
        within = chances(face) if isinstance(face, tuple) else {face: Fraction(1)}
        for decay, chance in within.items():
            assert decay is None or isinstance(decay, Decay)
            result[decay] = result.get(decay, Fraction(0)) + chance / len(counted)
    return result


def _kind(decay: Decay | None) -> str:
    if decay is None:
        return "stays"
    first, second = decay.products
    if decay.parent == HIGGS:
        return _HIGGS.get(first, "gluon")
    if QUARK[first]:
        return "quarks"
    return "neutrinos" if NEUTRINO[first] and NEUTRINO[second] else "leptons"
