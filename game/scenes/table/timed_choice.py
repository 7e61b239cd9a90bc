"""Moments at a table: the clock of a choice that hurries, for a person and for opponents alike.

The rules know nothing of it. A table declares it (`game.tables.capabilities`); here it runs: only
while the table is at rest and on top, only while the window has the focus, and a slow frame counts
no more than a quick one, so that nobody loses by a machine that stumbles. Opponents have decided
long before, but act no sooner than a person could.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from game.core.contract import Seat
from game.core.rng import Rng
from game.scenes.table.policy import TableInPlay
from game.tables.capabilities import Hurries, Moment, time_left
from game.tables.table import Spot
from game.ui.actions import Action, Intent
from game.ui.paint import paint_spot

FRAME = 0.05
"""Seconds that one frame counts at most, however long it took."""
STEPS = 8
"""Parts in which the time left is shown."""
REACTION = {"visitor": 1.6, "student": 1.35, "researcher": 1.1, "nobel": 0.9}
"""Seconds after which an opponent who means to press does, on average; a person needs as long."""
SCATTER = 0.35
"""By which a reaction is sooner or later."""


class Moments:
    """The moments of one table, one at a time."""

    def __init__(self, scene: TableInPlay) -> None:
        self.scene = scene
        self.now: Moment | None = None
        self.held: Any = None
        """The chosen move that waits for the end of the moment; None where others are asked too."""
        self.gone = 0.0
        """Seconds of it that have passed."""
        self.away = False
        """The window has lost the focus."""
        self._asked_at = -1
        """The number of moves when the table was last asked for a moment."""
        self._free = False
        """The next move is made without waiting for its moment."""
        self._answer: Any = None
        """What an opponent has decided and not done yet."""

    # --- when there is one --------------------------------------------------------------------

    def _declared(self, move: Any) -> Moment | None:
        """Only for somebody alone against opponents: who shares a screen is asked in turn."""
        scene = self.scene
        table: object = scene.table
        if self._unhurried or scene.match.people != (scene.viewer,):
            return None
        if not isinstance(table, Hurries):
            return None
        return table.moment(scene.view(), scene.viewer, move)

    @property
    def _unhurried(self) -> bool:
        """A person who has the screen read aloud needs longer than any moment lasts."""
        settings = self.scene.services.settings
        return settings.unhurried or settings.speech

    @property
    def running(self) -> bool:
        """Whether the button can still be pressed."""
        return self.now is not None and self.gone < self.now.seconds

    def holds(self, move: Any) -> bool:
        """Whether a chosen move has to wait, since something may be added to it.

        Asked before every move that is made here, by people and opponents.
        """
        mine, free, self._free = self._mine(), self._free, False
        if self.now is not None:
            if mine or move != self.now.lapsed:
                self.now = None
            return False
        if free or not mine:
            return False
        self.now = self._declared(move)
        if self.now is None:
            return False
        self.held, self.gone = move, 0.0
        self.scene.picker, self.scene.hinted = None, ()
        self.scene.show_now()
        self.scene.focused = self.now.button
        return True

    def withdraw(self) -> bool:
        """A card that is held goes back to the hand; False where none is."""
        if self.held is None:
            return False
        self.now = self.held = None
        self.scene.show_now()
        return True

    def forget(self) -> None:
        """Another opponent is asked, or the same one anew."""
        self._answer = None

    # --- time ---------------------------------------------------------------------------------

    def update(self, dt: float) -> bool:
        """Let time pass on a table at rest; True while nobody else may act."""
        if self.held is None:
            self._look()
        if self.now is None:
            return False
        if self._unhurried:
            self.now = self.held = None
            self.scene.layout()
            return False
        before = self._step()
        if not self.away:
            self.gone += min(dt, FRAME)
        if self._step() != before:
            self.scene.dirty = True
        if self.running:
            return self._mine()
        if not self._mine():
            # Too late, but an opponent who is slower still is asked first.
            return False
        move = self.now.lapsed
        self._release()
        self.scene.play(move)
        return True

    def _look(self) -> None:
        """Ask the table once after every move."""
        session = self.scene.session
        if len(session.moves) == self._asked_at:
            return
        self._asked_at = len(session.moves)
        before, self.now = self.now, self._declared(None)
        if self.now is None:
            self.gone = 0.0
            return
        if before is None:
            self.gone = 0.0
            self.scene.services.sound.play("turn")
        # The next of those who are asked: the same moment, and its time runs on.
        self.scene.layout()
        self.scene.focused = self.now.button

    def _mine(self) -> bool:
        return self.scene.session.to_move() == self.scene.viewer

    def _step(self) -> int:
        """Parts of the time that are left."""
        if self.now is None:
            return 0
        return max(0, STEPS - int(STEPS * self.gone / self.now.seconds))

    # --- opponents ----------------------------------------------------------------------------

    def ripe(self, poll: Callable[[], Any | None]) -> Any | None:
        """The move of the opponent who is asked: at once, or as soon as a person could press."""
        if self._answer is None:
            self._answer = poll()
        if self._answer is None or (
            self.running
            and self.now is not None
            and self._answer == self.now.pressed
            and self.gone < self.reaction(self.scene.session.to_move())
        ):
            return None
        answer, self._answer = self._answer, None
        return answer

    def reaction(self, seat: Seat | None) -> float:
        """Seconds that this opponent needs this time; equal games, equal reactions."""
        assert seat is not None
        session = self.scene.session
        mean = REACTION.get(self.scene.match.level(seat) or "", 1.2)
        chance = Rng(session.seed, f"reaction/{seat}/{len(session.moves)}").random()
        return mean + SCATTER * (2 * chance - 1)

    # --- the button ---------------------------------------------------------------------------

    def handle(self, intent: Intent) -> bool:
        """Whether this was about the moment: its button, pressed by pointer, key or pad."""
        if self.now is None or not self.running:
            return False
        if intent.action in (Action.PRESS, Action.OK):
            self.away = False
        match intent.action:
            case Action.PRESS:
                spot = self.scene.under(intent.at)
                if spot is None or spot.id != self.now.button:
                    return False
            case Action.OK if self.scene.focused == self.now.button:
                self.scene.ringed = True
            case _:
                return False
        self.press()
        return True

    def press(self) -> None:
        """In time. The seat that was asked first and has not acted yet was slower."""
        assert self.now is not None
        scene, moment = self.scene, self.now
        if self.held is None:
            scene.drivers_stop()
            while not self._mine():
                scene.play(moment.lapsed)
        self._release()
        scene.play(moment.pressed)

    def _release(self) -> None:
        self.now, self.held, self._answer, self.gone = None, None, None, 0.0
        self._free = True

    def event(self, event: pygame.Event) -> None:
        """Who works in another window loses no time."""
        if event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED):
            self.away = True
        elif event.type in (pygame.WINDOWFOCUSGAINED, pygame.WINDOWRESTORED):
            self.away = False

    # --- what is seen -------------------------------------------------------------------------

    def arrange(self, spots: list[Spot]) -> list[Spot]:
        """The table with what the moment lays on it."""
        if self.now is None or not self.running:
            return spots
        gone = {spot.id for spot in self.now.spots}.union(self.now.hides)
        return [spot for spot in spots if spot.id not in gone] + list(self.now.spots)

    def draw(self, surface: pygame.Surface) -> None:
        """The time left, around the button."""
        if self.now is None or not self.running:
            return
        button = self.scene.find(self.now.button)
        if button is not None:
            ring = time_left(button, self._step(), STEPS)
            paint_spot(surface, self.scene.viewport, ring)
