"""A learner's code: four particles that the learner chooses and remembers, in place of a name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.core.particles import BY_KEY, PARTICLES, Family

SYMBOLS: Final = tuple(
    particle.key
    for particle in PARTICLES
    if not particle.is_anti and (particle.family is not Family.BOSON or particle.charge == 0)
)
"""Sixteen keys: quarks, leptons, and the bosons without charge, which no sign tells apart."""
LENGTH = 4
"""Of a code: one of 65,536, so two in a class of thirty agree by chance in one class of 150."""
LONGEST: Final = LENGTH * (max(map(len, SYMBOLS)) + 1) - 1
"""Letters of a code as it is written."""
LONGEST_GROUP = 30
"""Letters of a teacher's name for a group."""
CUTTING: Final = ";|\uff1b\uff5c\uff1d\uff0b\uff0d\uff20\ufe66\ufe62\ufe63\ufe6b"
"""Separators of cells, and the full-width and small forms of the signs that begin a formula."""


def written(symbols: Sequence[str]) -> str:
    """A code as it is kept: ``up photon tau up``."""
    return " ".join(symbols)


def symbols(code: str) -> tuple[int, ...]:
    """The particles of a code, by id. Raises ValueError for what is none."""
    if not is_code(code):
        raise ValueError(f"{code[:60]!r} is no code of {LENGTH} particles")
    return tuple(BY_KEY[name].id for name in code.split(" "))


def is_code(text: str) -> bool:
    """Whether a text is a code as `written` makes it."""
    names = text.split(" ")
    return len(names) == LENGTH and all(name in SYMBOLS for name in names)


def group_name(typed: str) -> str:
    """A group's name as it is kept: one line that no spreadsheet takes for a formula.

    A spreadsheet may begin a new cell at a semicolon or a bar, so the name has none; and the
    spreadsheets of some languages read full-width signs like the plain ones.
    """
    return earlier_group_name("".join(" " if c in CUTTING else c for c in typed))


def earlier_group_name(typed: str) -> str:
    """A group's name as it was kept before bars and semicolons were left out.

    Such names are still read, and then cleaned by `group_name`.
    """
    seen = " ".join("".join(c if c.isprintable() else " " for c in typed).split())
    return seen.lstrip("=+-@\u2212 ")[:LONGEST_GROUP].strip()
