"""How deep JSON may be nested before it is read.

Every reader of JSON goes one call deeper with each bracket. Python stops in time where it knows how
much room there is; in a page of a browser it does not, and 20,000 brackets end it for good.
"""

from __future__ import annotations

import re

DEEPEST = 100
"""Levels; what the arcade writes has fewer than ten."""

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
