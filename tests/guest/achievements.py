"""Achievements of Afterglow."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from game.core.contract import Seat
from game.core.session import Beat


def achieved(beat: Beat[Any], people: Collection[Seat]) -> Iterator[str]:
    """First light: a player catches a photon."""
    if beat.kind == "glowed" and beat.facts["seat"] in people:
        yield "light"
