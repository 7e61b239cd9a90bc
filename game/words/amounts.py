"""Numbers as each language writes them: groups of three figures, decimal sign, unit."""

from __future__ import annotations

import re
from typing import Final

NARROW: Final = "\N{NARROW NO-BREAK SPACE}"
WIDE: Final = "\N{NO-BREAK SPACE}"
GROUPS: Final = {"en": (4, ","), "de": (5, NARROW), "fr": (4, NARROW), "it": (5, NARROW)}
"""Language -> figures from which a whole number is in groups, and what is between these.

German and Italian school books write 1000, but 10 000; the texts do the same.
"""
WHOLE: Final = re.compile(r"(?<![\d.])\d{4,}(?![\d.])")
"""A whole number of so many figures that some language groups them."""


def count(number: int, language: str) -> str:
    """A whole number with its groups."""
    return _grouped(str(number), language)


def amount(text: str, language: str) -> str:
    """A number and its unit, given as "939.565 MeV", on one line and with its decimal sign."""
    written = _grouped(text, language).replace(" ", NARROW if language == "fr" else WIDE)
    return written if language == "en" else written.replace(".", ",")


def _grouped(text: str, language: str) -> str:
    least, between = GROUPS.get(language, GROUPS["en"])

    def one(found: re.Match[str]) -> str:
        figures = found[0]
        if len(figures) < least:
            return figures
        return re.sub(r"(?<=\d)(?=(?:\d{3})+$)", between, figures)

    return WHOLE.sub(one, text)
