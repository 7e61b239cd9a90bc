"""The goal ribbon: in the first minute of a game, one line says what one plays for.

Or which side one has now, where it is another one than in the game before.
"""

from __future__ import annotations

import pygame

from game.cabinets import CABINETS
from game.core.phrase import Phrase
from game.match.match import Match
from game.tables.pictures import Label, Panel
from game.tables.stakes import Sides, Stakes
from game.tables.table import TAG, Spot
from game.ui.beside import log_of
from game.ui.layout import Leaf, Pad, Stack, solve
from game.ui.measure import GAP
from game.ui.paint import paint_spot
from game.ui.stage import Stage

LETTERS = Label("yellow", 19, bold=True)
STANDS = 60
"""Seconds after which it goes by itself."""


class Ribbon:
    """What one plays for, until somebody has touched something, or a minute has gone."""

    def __init__(self, match: Match, table: object) -> None:
        self._left = 0.0
        self.goal: Phrase | None = None
        """The line; None where there is none, or no longer."""
        self.changed = _changed(match, table)
        """What has changed since the game before; None: nothing."""
        if isinstance(table, Stakes) and match.people and not match.session.moves:
            self.goal = self.changed or table.goal(match.session.view(match.people[0]))
            self._left = STANDS

    def close(self) -> bool:
        """Take it away; whether it was there."""
        was, self.goal = self.goal is not None, None
        return was

    def update(self, dt: float) -> bool:
        """Let time pass; whether it goes now."""
        if self.goal is None:
            return False
        self._left -= dt
        return self._left <= 0 and self.close()

    def draw(self, surface: pygame.Surface, stage: Stage) -> None:
        """Below the board, where nothing of the game lies; the log waits under it."""
        if self.goal is None:
            return
        ground = Leaf(Spot("goal", Panel("yellow"), 0, 0, 0, 0, TAG))
        words = Leaf(Spot("goal:words", LETTERS, 0, 0, 0, 0, TAG, self.goal))
        page = Stack([ground, Pad(words, GAP, 0.0)])
        for spot in solve(page, stage.easel, stage.sheet, log_of(stage.sheet)):
            paint_spot(surface, stage, spot)


def _changed(match: Match, table: object) -> Phrase | None:
    """That two have changed seats, if nothing was moved since."""
    sitting, people, session = match.sitting, match.people, match.session
    if not isinstance(table, Sides) or sitting is None or not sitting.games or session.moves:
        return None
    if not people or not CABINETS[match.id].series.seats_change:
        return None
    return table.changed(session.view(people[0]), people[0] if len(people) == 1 else None)
