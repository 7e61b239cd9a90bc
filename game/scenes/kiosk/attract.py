"""The attract loop: programs play each game in turn on the real table until a person touches it."""

from __future__ import annotations

import pygame

from game.art import effects
from game.art.menu.call import STEPS, dusk
from game.core.rng import new_seed
from game.games import GAMES
from game.match.drivers import Opponent
from game.match.match import AI, new_match
from game.scenes.base import routes
from game.scenes.base.scene import Reset, Transition
from game.scenes.base.screen import Screen
from game.scenes.bump_hunt import chart_screen
from game.scenes.kiosk.attract_page import WALL, AttractModel, view
from game.scenes.table.model import Ended
from game.scenes.table.policy import TablePolicy
from game.scenes.table.table import TableScene
from game.services import Services
from game.ui.actions import Action, Intent
from game.ui.layout import Node
from game.ui.viewport import Viewport

LEVEL = "student"
"""Plays at once and sensibly."""
LONGEST = 32
"""Seconds after which the next game has its turn, finished or not: four loops of the effect."""
STANDS = 5.0
"""Seconds that a finished table is shown."""
LOOP = 8.0
"""Seconds from one large effect to the next."""
SHOWN = ("shower", 1.4)
"""The large effect at the beginning of each loop, and how long it lasts."""
PULSE = 1.8
"""Seconds of one pulse of the rings."""


class AttractPolicy(TablePolicy):
    """Policy of a table at which only programs play."""

    addresses = False
    tells = False  # other words stand there

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene

    def game_over(self) -> Transition:
        """The table stands for a while; there is no result page."""
        self.scene.send(Ended())
        self.scene.layout()
        return None


class AttractScene(Screen):
    """Shows a table and calls; any touch or key leads to the title."""

    upright = True

    def __init__(self, services: Services, at: int = 0) -> None:
        """``at``: the place of the game that begins, among those that there are here."""
        super().__init__(services)
        self.at = at
        self.lasted = 0.0
        self.ended: float | None = None
        """Seconds since the game on the table was over."""
        self.phase = 0.0
        self.shown = 0.0
        """Seconds since the loop began."""
        self.table = self._deal()

    @property
    def game(self) -> str:
        """Which game is being shown."""
        return self.services.games[self.at % len(self.services.games)]

    def _deal(self) -> TableScene:
        info = GAMES[self.game].info
        count = info.usual_seats
        match = new_match(self.game, [AI + LEVEL] * count, {}, new_seed())
        self.services.engine.new_game()
        drivers = {seat: Opponent(self.services.engine, LEVEL) for seat in range(count)}
        self.lasted, self.ended = 0.0, None
        return TableScene(self.services, match, drivers, AttractPolicy)

    def set(self, viewport: Viewport) -> None:
        """Lay out the table, and what lies over it."""
        self.table.set(viewport)
        super().set(viewport)

    def view(self) -> Node:
        """The page over the table."""
        mine = self.services.settings.language
        wall = chart_screen.day_chart(self.services)
        return view(
            AttractModel(
                games=tuple(self.services.games),
                game=self.game,
                others=tuple(other for other in self.services.languages if other != mine),
                step=self._step(),
                found=None if wall is None else sum(wall.counts),
            )
        )

    def draw(self, surface: pygame.Surface) -> None:
        """The table and the call; the wall of the day over them."""
        super().draw(surface)
        kind, lasts = SHOWN
        if self.shown < lasts and not self.services.settings.reduced_motion:
            middle = surface.get_rect().center
            effects.draw(surface, self.viewport.renderer, kind, self.shown / lasts, middle, middle)
        wall = chart_screen.day_chart(self.services)
        if wall is not None:
            chart_screen.paint(surface, self, {WALL: wall})

    def _step(self) -> int:
        if self.services.settings.reduced_motion:
            return STEPS // 2
        return int(self.phase / PULSE * STEPS) % STEPS

    def update(self, dt: float) -> Transition:
        """Play on; the next game when this one is over, or has been there long enough."""
        before = self._step()
        self.phase = (self.phase + dt) % PULSE
        self.shown = (self.shown + dt) % LOOP
        self.dirty |= self.shown < SHOWN[1] + dt
        self.lasted += dt
        if self.ended is None:
            self.table.update(dt)
            if self.table.model.over:
                self.ended = 0.0
        else:
            self.ended += dt
        if self.lasted > LONGEST or (self.ended is not None and self.ended > STANDS):
            self.table.drivers_stop()
            self.at += 1
            self.table = self._deal()
            self.table.set(self.viewport)
            self.layout()
        elif self._step() != before:
            self.layout()
        self.dirty = self.dirty or self.table.dirty
        return None

    def handle(self, intent: Intent) -> Transition:
        """Any input means a visitor who wants to play; a touch on a game chooses it."""
        if intent.action in (Action.HOVER, Action.RELEASE, Action.SCROLL):
            return None
        spot = self.under(intent.at) if intent.action is Action.PRESS else None
        game = self.game
        if spot is not None and spot.id.startswith("game-"):
            game = spot.id.removeprefix("game-")
        return self.wake(game)

    def wake(self, game: str) -> Transition:
        """Leave for the title of a game, because a person is there."""
        self.table.drivers_stop()
        return Reset(routes.TitlePage(game))

    def ground(self, surface: pygame.Surface) -> None:
        """The table, dimmed."""
        self.table.show(surface)
        key = ("veil", surface.get_size())
        surface.blit(self.viewport.renderer.remember(key, self._veil), (0, 0))

    def _veil(self) -> pygame.Surface:
        call = self.find("words")
        top = call.y - call.h / 2 if call else 0.0
        at = self.viewport.pixel(0, top)[1]
        return dusk(self.viewport.renderer, self.viewport.size, at)
