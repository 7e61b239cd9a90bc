"""Reading level of a text: words, sentences, syllables, and the grade they make."""

from __future__ import annotations

import re
from collections.abc import Iterable


def plain(text: str) -> str:
    """Without the stars of bold words."""
    return text.replace("**", "")


def words(text: str) -> list[str]:
    """The strings that count as a word, figures and signs included."""
    return [word for word in plain(text).split() if re.search(r"[\w½⅓⅔+−]", word)]


def sentences(text: str) -> list[str]:
    """Parts that end with a full stop, a question mark or an exclamation mark."""
    parts = re.split(r"(?<=[.!?])[”»]?\s+", plain(text).strip())
    return [part for part in parts if words(part)]


def syllables(word: str) -> int:
    """Groups of vowels; an e at the end is silent, unless the word would have none, as in "the"."""
    letters = re.sub(r"[^a-z]", "", word.lower())
    if not letters:
        return 1
    groups = re.findall(r"[aeiouy]+", letters)
    count = len(groups)
    silent = letters.endswith("e") and not letters.endswith(("le", "ee"))
    silent = silent or re.search(r"[^td]ed$", letters) is not None
    if silent and count > 1:
        count -= 1
    # Two vowels that are spoken apart: positron-ion, neutr-ino is fine, but "quiet", "ion".
    count += len(re.findall(r"ia|io(?!n$)|iet|uo(?!t)|eo", letters))
    return max(1, count)


def grade(texts: Iterable[str]) -> float:
    """The school grade of all these texts together, after Flesch and Kincaid."""
    every = list(texts)
    all_words = [word for text in every for word in words(text)]
    all_sentences = [part for text in every for part in sentences(text)]
    spoken = sum(map(syllables, all_words))
    return 0.39 * len(all_words) / len(all_sentences) + 11.8 * spoken / len(all_words) - 15.59
