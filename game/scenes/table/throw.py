"""Dice thrown by hand: a player taps the dice, drags and shakes them, or presses a key.

The rules have thrown already; what they threw is shown when the player lets go. No player has to:
after some seconds the dice roll by themselves.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from game.scenes.table.keyframes import Keyframe, rolls
from game.scenes.table.model import Lined, Redraw
from game.tables.capabilities import Throws
from game.tables.table import Spot
from game.ui.paint import paint_spot

if TYPE_CHECKING:
    from game.scenes.table.table import TableScene

PATIENCE = 6.0
"""Seconds until the dice roll by themselves."""
CALM = 20
"""The same in a lit game, where a beginner still reads."""
TURNS = 3
"""Moves of the hand from one lean of the dice to the other."""


class DiceInHand:
    """The dice of the next keyframe, as long as a player has not thrown them."""

    def __init__(self, scene: TableScene, *, calm: bool) -> None:
        """``calm``: wait for a beginner, see `CALM`."""
        self._scene = scene
        self._patience = CALM if calm else PATIENCE
        self._frame: Keyframe | None = None
        """The keyframe whose dice were thrown, or lie in the hand."""
        self._thrown = False
        self._waited = 0.0
        self._asks = False
        """True until the line asks for the throw."""
        self._held: tuple[float, float] | None = None
        """The finger that holds the dice."""
        self._shaken = 0
        """Times that the dice were moved in the hand."""

    def held_back(self, frames: Sequence[Keyframe]) -> Sequence[Keyframe]:
        """The keyframes of an own move; one without a show comes before dice that begin it."""
        first = frames[0] if frames else None
        if first is None or self._thrower() is None or not rolls(first):
            return frames
        return [replace(first, effects=(), sound=""), *frames]

    def _thrower(self) -> Throws[object] | None:
        """The table, where its dice are thrown by hand."""
        table, settings = self._scene.table, self._scene.services.settings
        by_hand = settings.throws and settings.speed > 0
        return table if by_hand and isinstance(table, Throws) else None

    def waits(self, *, own: bool) -> bool:
        """True while the next thing to be shown is a throw that the player has not made.

        ``own``: the move, or the turn, was one of a person at this table.
        """
        scene, thrower = self._scene, self._thrower()
        frame = scene.frames[0] if own and scene.model.due else None
        if thrower is None or frame is None or not rolls(frame):
            return False
        if scene.motion.busy or scene.model.rest > 0:
            return False
        if frame is not self._frame:
            self._frame, self._thrown, self._waited = frame, False, 0.0
            self._held, self._shaken = None, 0
            self._asks = True
            scene.send(Lined(thrower.throw(scene.view(), self._kind())[1]))
            self._seen()
        return not self._thrown

    def _seen(self) -> None:
        """Something is to be painted anew."""
        self._scene.carry_out(Redraw())

    def pass_time(self, dt: float) -> None:
        """After a while the dice roll by themselves; not for a player who wants no hurry."""
        if self._asks:  # Not in `waits`: what a painter changes is not painted.
            self._asks = False
            self._scene.reword()
            self._seen()
        if self._held is None and not self._scene.services.settings.unhurried:
            self._waited += dt
            if self._waited >= self._patience:
                self.throw()

    def take(self, at: tuple[float, float]) -> None:
        """A finger takes the dice, wherever it comes down."""
        self._held = at
        self._seen()

    def move(self, at: tuple[float, float]) -> bool:
        """The dice follow the finger; False: none holds them."""
        if self._held is None:
            return False
        self._shaken += 1
        if self._shaken % (2 * TURNS) == 1:
            self._scene.services.sound.play("tick")
        self.take(at)
        return True

    def let_go(self) -> bool:
        """The finger lets go, and the dice roll; False: none held them."""
        if self._held is None:
            return False
        self.throw()
        return True

    def throw(self) -> None:
        """The dice roll."""
        self._thrown, self._held = True, None
        self._seen()

    def draw(self, surface: pygame.Surface) -> None:
        """The dice at their place or in the hand, and the words below them."""
        for spot in self.spots():
            paint_spot(surface, self._scene.viewport, spot)

    def spots(self) -> Sequence[Spot]:
        """The dice in the hand and the words that ask for the throw."""
        scene, thrower = self._scene, self._thrower()
        if thrower is None:
            return ()
        # Dice lean to and fro as they are moved; reduced motion lets them be.
        lean = 0 if scene.unmoved else 1 if self._shaken // TURNS % 2 else -1
        view, kind = scene.view(), self._kind()
        return list(thrower.in_hand(view, kind, scene.placed, self._held, lean))

    def _kind(self) -> str:
        """The kind of the event that the dice decide: they roll in a keyframe before its own."""
        return self._scene.frames[1].kind
