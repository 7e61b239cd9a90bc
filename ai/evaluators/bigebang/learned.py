"""The weights of `ai.evaluators.bigebang.worth`, learned from the ends of games: ``pairs.json``.

Triangles are read like a table of distances: the first row pairs n with n, 1H, 2H, 3H, 3He and 4He,
the second 1H with 1H, 2H and so on.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from ai.numbers import Numbers, numbers


class Weights(NamedTuple):
    """What one thing of each kind is worth to its owner; the same thing of the rival's costs it."""

    light: int
    """A particle in the reserve more than the rival's."""
    star: int
    """A particle more than in the rival's most massive star."""
    turn: int
    """To be to move."""
    alone: tuple[int, ...]
    """A stack, from n to 4He."""
    linked: tuple[tuple[int, ...], ...]
    """Two own stacks side by side."""
    seen: tuple[tuple[int, ...], ...]
    """Two own stacks in sight of each other, with room between them."""
    facing: tuple[tuple[int, ...], ...]
    """An own stack in sight of a larger or richer one of the rival's; n faces 1H, 2H and so on."""
    mirrors: tuple[int, ...]
    """A stack and its mirror image in sight of each other, for the one who is to move."""


class Pairs(NamedTuple):
    """All that is learned."""

    early: Weights
    """With n stacks left, in hundredths of a lead over n + 6."""
    late: Weights
    """In leads over the square of that."""
    majority: tuple[int, int]
    """Being ahead in more tokens than the rival, as things stand: in hundredths of a lead, always
    and over the stacks left."""
    tokens: tuple[int, int]
    """Each token ahead, in the same way."""


def pairs_of(numbers: Mapping[str, Numbers]) -> Pairs:
    """The numbers of a data file under their names."""
    early, late = (_weights(numbers[phase]) for phase in ("early", "late"))
    majority, tokens = (tuple(numbers[name]) for name in ("majority", "tokens"))
    return Pairs(early, late, majority, tokens)


def _weights(numbers: Mapping[str, Numbers]) -> Weights:
    def deep(value: Numbers) -> Numbers:
        return tuple(map(deep, value)) if isinstance(value, list) else value

    return Weights(**{name: deep(value) for name, value in numbers.items()})


PAIRS = pairs_of(numbers(__package__, "pairs"))
