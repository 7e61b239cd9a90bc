"""Achievements of Afterglow."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from game.core.contract import Seat
from game.core.session import RuleEvent


def achieved(event: RuleEvent[Any], people: Collection[Seat]) -> Iterator[str]:
    """First light: a player catches a photon."""
    if event.kind == "glowed" and event.facts["seat"] in people:
        yield "light"
