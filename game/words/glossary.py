"""The words of the glossary: which there are, and where a text has them.

Each has the keys ``glossary-<id>`` (the word), ``glossary-<id>-forms`` (as it occurs in texts, all
forms, with bars between) and ``glossary-<id>-says`` (what it means; a particle's story instead).
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterator, Sequence

from game.core.phrase import Phrase, say
from game.words.text import Text

CARDS: dict[str, str] = {
    "up-quark": "up",
    "down-quark": "down",
    "strange-quark": "strange",
    "charm-quark": "charm",
    "bottom-quark": "bottom",
    "top-quark": "top",
    "electron": "electron",
    "positron": "anti-electron",
    "muon": "muon",
    "tau": "tau",
    "photon": "photon",
    "gluon": "gluon",
    "w-boson": "w-plus",
    "z-boson": "z",
    "higgs": "higgs",
}
"""Words that are a particle of the codex: id -> key of the particle."""

MEETINGS: dict[str, str] = {
    "vertex": "photon",
    "feynman-diagram": "photon",
    "strong-force": "gluon",
    "electromagnetic-force": "photon",
    "weak-force": "w",
    "annihilate": "pair",
    "decay": "muon",
}
"""Words with a picture of an interaction beside them: id -> which."""

BUTTONS = frozenset({"charge", "spin", "mass", "lifetime", "swap", "decay", "baryon", "electron"})
"""Words that are also the names of what is to be tapped in some step of a lesson."""

WORDS: tuple[str, ...] = (
    *CARDS,
    "action", "annihilate", "anticolour", "antimatter", "antiquark", "antitau", "atom", "baryon",
    "baryon-number", "big-bang", "boson", "calorimeter", "carbon", "charge", "code", "collider",
    "colour-charge", "conservation", "couple", "cross-section", "dark-matter", "decay", "detector",
    "electromagnetic-force", "energy", "fermion", "feynman-diagram", "flavour", "flip", "force",
    "fuse", "generation", "gev", "hadron", "helium", "hydrogen", "jet", "laser", "lepton",
    "lepton-number", "lifetime", "loop", "mass", "mat", "meson", "neutral", "neutrino", "neutron",
    "nucleus", "oscillate", "pauli", "pion", "proton", "quark", "spin", "state", "strong-force",
    "swap", "target", "tie", "vertex", "virtual", "weak-force",
)  # fmt: skip
"""All ids."""


AROUND = re.compile(r"^[^\w⅓]+|[^\w⅓⁺⁻]+$")
"""Characters around a word: brackets, full stops; but not the sign of a charge."""


def means(word: str) -> Phrase:
    """Meaning of a word, in a sentence or two."""
    return say(f"codex-story-{CARDS[word]}" if word in CARDS else f"glossary-{word}-says")


def named(text: Text) -> list[str]:
    """All ids in the order of the alphabet of the language."""
    return sorted(WORDS, key=lambda word: _unaccented(text.say(say(f"glossary-{word}"))))


def forms(text: Text) -> dict[tuple[str, ...], str]:
    """Every form of every word, as a row of plain words -> id."""
    return {
        tuple(_plain(part) for part in form.split()): word
        for word in WORDS
        for form in text.say(say(f"glossary-{word}-forms")).split("|")
    }


def _plain(token: str) -> str:
    """Without case, and without what is around it: brackets, full stops."""
    return AROUND.sub("", token).casefold()


def find_words(
    text: Text, tokens: Sequence[str], without: Collection[str] = ()
) -> list[tuple[str, int, int]]:
    """The glossary's words in a text: (id, first token, last token), the longest form each time.

    ``without``: words that mean something else here; see `game.games.foreign_words`.
    """
    known = forms(text)
    longest = max(map(len, known))
    plain = [_plain(token) for token in tokens]
    at, words = 0, []
    while at < len(plain):
        for n in range(min(longest, len(plain) - at), 0, -1):
            word = known.get(tuple(plain[at : at + n]))
            if word is not None and word not in without:
                words.append((word, at, at + n - 1))
                at += n - 1
                break
        at += 1
    return words


def linked(text: Text, sentence: str, without: Collection[str] = ()) -> Iterator[tuple[str, str]]:
    """A text in pieces, (id or "", piece), that make it up; ``without``: see `find_words`."""
    parts = re.split(r"(\s+)", sentence)
    tokens = parts[::2]
    at = 0
    for word, first, last in find_words(text, tokens, without):
        if first > at:
            yield "", "".join(parts[2 * at : 2 * first])
        whole = "".join(parts[2 * first : 2 * last + 1])
        core = AROUND.sub("", whole)
        before, _, after = whole.partition(core)
        if before:
            yield "", before
        yield word, core
        after += "".join(parts[2 * last + 1 : 2 * last + 2])
        if after:
            yield "", after
        at = last + 1
    yield "", "".join(parts[2 * at :])


def _unaccented(word: str) -> str:
    """For putting words in order: an accent does not send a letter behind z."""
    parts = unicodedata.normalize("NFD", word.casefold())
    return "".join(part for part in parts if not unicodedata.combining(part))
