"""The weight of an event as it is felt at a table: light at the piece, a jolt, a pad that trembles.

Its sound is played by the table, as loud as the weight says. With less motion, or where all goes at
once, nothing of this is seen or felt.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from game.art.ink import surfaces
from game.art.ink.drawing import soft
from game.art.ink.palette import SELECTED
from game.core.phrase import Phrase
from game.effects.weights import Weight, weight_of
from game.games import DESCRIPTORS
from game.match.match import Match
from game.services import Services
from game.tables.capabilities import Sides, Stakes
from game.tables.pictures import Label, Panel
from game.tables.table import TAG, Spot
from game.ui.beside import log_of
from game.ui.layout import Leaf, Pad, Stack, solve
from game.ui.measure import GAP
from game.ui.paint import paint_spot
from game.ui.viewport import Viewport

RISES = 0.12
"""Seconds in which the light comes up."""
GLOWS = 0.62
"""Seconds until it has gone."""
APART = 0.45
"""Seconds at least from one light to the next: never three in a second."""
BLUR = 20.0
"""The pace from which effects are over before they are drawn."""
JOLTS = 0.26
"""Seconds in which the table comes to rest."""


class Impact:
    """Effects of the last events on one table."""

    def __init__(self, services: Services) -> None:
        self._arcade = services
        self._glow, self._light, self._at = 0.0, 0, (0.0, 0.0)
        self._lit = APART
        """Seconds since the last light."""
        self._stir = 0.0
        self._struck = JOLTS
        """Seconds since the last jolt."""

    def event(self, kind: str, sound: str, places: Sequence[Spot]) -> None:
        """An event of this kind is shown, with this sound if any, at the first of these places."""
        weight = weight_of(kind)
        if sound:
            self._arcade.sound.play(sound, weight.gain)
        if not self._arcade.settings.reduced_motion and self._arcade.pace < BLUR:
            self.strike(weight, next(iter(places), None))

    def strike(self, weight: Weight, at: Spot | None) -> None:
        """An event of this weight is shown, at this piece if at any."""
        if weight.rumble and self._arcade.settings.vibration:
            self._arcade.pads.rumble(weight.rumble, weight.seconds)
            if self._arcade.machine.tremble is not None:
                self._arcade.machine.tremble(weight.rumble, weight.seconds)
        if weight.glow and at is not None and self._lit >= APART:
            self._glow, self._light, self._at = weight.glow, weight.light, (at.x, at.y)
            self._lit = 0.0
        if weight.stir:
            self._stir, self._struck = weight.stir, 0.0

    @property
    def lit(self) -> bool:
        """True if there is light now."""
        return self._lit < GLOWS and self._glow > 0

    @property
    def alpha(self) -> int:
        """Brightness, of 255."""
        if not self.lit:
            return 0
        if self._lit < RISES:
            return round(self._light * self._lit / RISES)
        left = (GLOWS - self._lit) / (GLOWS - RISES)
        return round(self._light * left * left)

    @property
    def offset(self) -> float:
        """Units by which the table lies lower now."""
        if self._struck >= JOLTS:
            return 0.0
        share = self._struck / JOLTS
        return self._stir * math.sin(2 * math.pi * 1.5 * share) * (1 - share)

    def update(self, dt: float) -> bool:
        """Let time pass; whether the picture changes."""
        before = self.lit or self._struck < JOLTS
        self._lit = min(GLOWS + APART, self._lit + dt)
        self._struck = min(JOLTS, self._struck + dt)
        return before

    def draw(self, surface: pygame.Surface, viewport: Viewport) -> None:
        """Light and jolt, over all that lies there."""
        alpha = self.alpha
        if alpha:
            r = self._glow * viewport.scale
            lamp = viewport.renderer.remember(("impact", self._glow), lambda: _lamp(r))
            lamp.set_alpha(alpha)
            x, y = viewport.pixel(*self._at)
            at = x - lamp.get_width() // 2, y - lamp.get_height() // 2
            surfaces.paste(surface, lamp, at)
        lower = round(self.offset * viewport.scale)
        if lower:
            surface.scroll(0, lower)


def _lamp(r: float) -> pygame.Surface:
    return soft(2 * r, 2 * r, lambda on: on.lamp(on.w / 2, on.h / 2, on.w / 2, SELECTED.light, 1.0))


LETTERS = Label("yellow", 19, bold=True)
STANDS = 60
"""Seconds after which it goes by itself."""


class Ribbon:
    """Goal of the game, shown until the player touches something or a minute has passed."""

    def __init__(self, match: Match, table: object) -> None:
        self._left = 0.0
        self.goal: Phrase | None = None
        """The line; None where there is none, or no longer."""
        self.changed = _changed(match, table)
        """Changes since the game before; None: nothing."""
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

    def draw(self, surface: pygame.Surface, viewport: Viewport) -> None:
        """Below the board, where nothing of the game lies; the log waits under it."""
        if self.goal is None:
            return
        ground = Leaf(Spot("goal", Panel("yellow"), 0, 0, 0, 0, TAG))
        words = Leaf(Spot("goal:words", LETTERS, 0, 0, 0, 0, TAG, self.goal))
        page = Stack([ground, Pad(words, GAP, 0.0)])
        for spot in solve(page, viewport.renderer, viewport.sheet, log_of(viewport.sheet)):
            paint_spot(surface, viewport, spot)


def _changed(match: Match, table: object) -> Phrase | None:
    """That two have changed seats, if nothing was moved since."""
    series_score, people, session = match.series_score, match.people, match.session
    if (
        not isinstance(table, Sides)
        or series_score is None
        or not series_score.games
        or session.moves
    ):
        return None
    if not people or not DESCRIPTORS[match.id].series.seats_change:
        return None
    return table.changed(session.view(people[0]), people[0] if len(people) == 1 else None)
