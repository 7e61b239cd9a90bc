"""A limit to the nesting of JSON, checked before it is parsed.

A JSON parser goes one call deeper with each bracket. Python stops in time where it knows the size
of the stack; in a browser it does not, and 20,000 brackets crash the page.
"""

from __future__ import annotations

import re

DEEPEST = 100
"""Levels; files of the arcade have fewer than ten."""

_STRING = re.compile(r'"(?:[^"\\]|\\.)*"')
_BRACKET = re.compile(r"[\[\]{}]")


def shallow(text: str) -> str:
    """The text itself. Raises RecursionError where brackets are nested deeper than `DEEPEST`."""
    if text.count("[") + text.count("{") <= DEEPEST:
        return text
    depth = 0
    for bracket in _BRACKET.finditer(_STRING.sub("", text)):
        depth += 1 if bracket[0] in "[{" else -1
        if depth > DEEPEST:
            raise RecursionError(f"JSON nested deeper than {DEEPEST} levels")
    return text
