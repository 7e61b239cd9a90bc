"""Two that annihilate: which pieces run into each other, and where they meet."""

from __future__ import annotations

from collections.abc import Mapping

from game.tables.table import TAG, Effect, Spot

MUCH = 1.5
"""Largest width of a piece, in widths of its place."""


def pair(
    before: Mapping[str, Spot], after: set[str], effect: Effect
) -> tuple[tuple[Spot, Spot], ...]:
    """Both pieces, each as it lay and as it is where they meet; none where they stay in sight.

    ``before``: what lay there, by id. ``after``: the ids of what lies there now.
    """
    at, to = before.get(effect.at), before.get(effect.to)
    if effect.kind != "annihilate" or at is None or to is None or at.id == to.id:
        return ()
    one, other = _gone(at, before, after), _gone(to, before, after)
    if one is None or other is None:
        return ()
    x, y = (one.x + other.x) / 2, (one.y + other.y) / 2
    return tuple((piece, piece._replace(x=x, y=y)) for piece in (one, other))


def _gone(place: Spot, before: Mapping[str, Spot], after: set[str]) -> Spot | None:
    """The piece that lay on a place, and lies nowhere now."""
    there = (
        spot
        for spot in before.values()
        if spot.id not in after
        and not spot.art.unseen
        and spot.z < TAG
        and spot.w <= MUCH * place.w
        and abs(spot.x - place.x) <= place.w / 2
        and abs(spot.y - place.y) <= place.h / 2
    )
    return max(there, key=lambda spot: spot.z, default=None)
