"""Faces that live: opponents blink now and then, and look up while they think."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

import pygame
from msgspec.structs import replace

from ai.levels import LEVELS
from game.art.menu.seats import THOUGHTS
from game.core.contract import Seat
from game.match.match import Match
from game.tables.pictures import Face, Mood, Player
from game.tables.table import Spot
from game.ui.paint import paint_spot

if TYPE_CHECKING:
    from game.ui.viewport import Viewport

BLINKS = 4.7
"""Seconds from one blink to the next of the first face; those of others are a little longer."""
LATER = 0.9
SHUT = 0.14
"""Seconds that eyes are shut."""
PONDERS = 0.45
"""Seconds that a thinking face looks the same way."""


class Faces:
    """The opponents among the spots of a screen, and what their faces do now."""

    def __init__(self) -> None:
        self._clock = 0.0
        self.moods: Mapping[str, Mood] = {}
        """By spot id; those not named look as they are laid."""

    def update(
        self, dt: float, placed: Iterable[Spot], thinking: Sequence[str] = (), *, still: bool
    ) -> bool:
        """Advance the time; return True if a face has changed.

        ``thinking``: ids of those who think. ``still``: less motion is wanted, so no face blinks,
        and one that thinks looks up without moving.
        """
        self._clock += dt
        moods: dict[str, Mood] = {}
        for number, spot in enumerate(_opponents(placed)):
            if spot.id in thinking:
                turn = -1 if still else int(self._clock / PONDERS) % len(THOUGHTS)
                moods[spot.id] = THOUGHTS[turn]
            elif not still and (self._clock + 1.3 * number) % (BLINKS + LATER * number) < SHUT:
                moods[spot.id] = "blink"
        changed = moods != self.moods
        self.moods = moods
        return changed

    def draw(self, surface: pygame.Surface, viewport: Viewport, placed: Iterable[Spot]) -> None:
        """Over the faces that are painted already, those that look otherwise now."""
        if self.moods:
            for spot in _opponents(placed):
                mood = self.moods.get(spot.id)
                if mood and isinstance(spot.art, Face):
                    paint_spot(surface, viewport, spot._replace(art=replace(spot.art, mood=mood)))


def _opponents(placed: Iterable[Spot]) -> Iterator[Spot]:
    """The portraits of levels: people's hold still."""
    for spot in placed:
        if isinstance(spot.art, Face) and spot.art.who in LEVELS:
            yield spot


def portrayed(spot: Spot, match: Match, portraits: dict[str, Seat]) -> Spot:
    """A table names the seat; who sits there, and with which face, only the match knows.

    Adds to ``portraits`` whose portrait the spot is.
    """
    if not isinstance(spot.art, Player):
        return spot
    portraits[spot.id] = spot.art.seat
    who = match.level(spot.art.seat) or "person"
    return spot._replace(art=Face(who, spot.art.turn))
