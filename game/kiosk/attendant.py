"""Looks after an unattended arcade: lets visitors play, clears up after them, survives errors.

Wraps `App.step` and nothing else, so that one rule holds for all screens.
"""

from __future__ import annotations

import logging
import math
from collections import Counter
from collections.abc import Callable, Sequence
from datetime import date, datetime

import pygame

from game.app import App
from game.arcade import Arcade
from game.core.phrase import say
from game.core.record import BadRecord
from game.files.memory import give_back
from game.kiosk.gate import Gate
from game.match.match import match_of
from game.progress.leaderboard import forget_old_results
from game.scenes.after.result import ResultScene
from game.scenes.base.scene import Scene
from game.scenes.kiosk.attract import AttractScene
from game.scenes.kiosk.idle import IdleScene
from game.scenes.kiosk.staff import PinScene, StaffScene
from game.scenes.lesson.lesson import lesson_at
from game.scenes.table.opening import open_table
from game.visitors.desk import Desk, Wish
from game.visitors.visit import Visit

log = logging.getLogger(__name__)

CORNER = 90
"""Units of the staff's corner, wide and high."""
SAME_PLACE = 3
"""Errors at one place after which only a new process can help."""
RECOVERED = 8.0
"""Seconds that the notice of a recovered game is shown."""
AWAY = 10.0
"""Seconds without the focus after which the other program is taken to be gone."""
OF_A_VISITOR = (
    "lesson-",
    "quiz-before",
    "feats-",
    "best",
    "sitting",
    "challenges-",
    "notebook",
    "daily",
)
"""Beginnings of the progress keys that a visitor leaves behind."""


class Attendant:
    """One for each start. `step` is called in place of `App.step`, with the seconds gone by."""

    def __init__(
        self,
        arcade: Arcade,
        surface: pygame.Surface,
        desk: Desk,
        hold_on: Callable[[], None] = lambda: None,
    ) -> None:
        """``hold_on`` takes hold of keyboard, mouse and focus, again if need be."""
        assert arcade.policy is not None
        self.arcade = arcade
        self.policy = arcade.policy
        self.desk = desk
        self.hold_on = hold_on
        self.at = 0
        """Which game the attract loop shows next."""
        self.visit = self._visit()
        self.errors: Counter[str] = Counter()
        self._began = datetime.now()
        self._away = -1.0
        """Seconds since the focus was lost; negative while we have it."""
        self._recovered = 0.0
        self._counted: Scene | None = None
        """The result that was counted last."""
        self.app = App(arcade, surface, self._attract())
        scale = self.app._stage.scale
        corner = round(CORNER * scale), round(CORNER * scale)
        self.gate = Gate(self.policy.idle.stuck, self.policy.staff.hold, corner)

    def _visit(self) -> Visit:
        idle = self.policy.idle
        limit = self.policy.visit_minutes * 60.0 or math.inf
        return Visit(idle.warn, idle.count, limit)

    def _attract(self) -> AttractScene:
        self.arcade.sound.hush(on=not self.policy.attract_sound)
        return AttractScene(self.arcade, self.at)

    @property
    def attracting(self) -> bool:
        """Whether there is no visitor."""
        return bool(self.app.stack) and isinstance(self.app.stack[0], AttractScene)

    # --- the game that a crash interrupted ----------------------------------------------------

    def recover(self) -> bool:
        """Put the unfinished game back on the table; False if there is none that can go on."""
        for saved in self.arcade.store.unfinished():
            try:
                match = match_of(saved.record, saved.id)
            except BadRecord:
                continue
            self._welcome()
            self.app.show(open_table(self.arcade, match))
            self.arcade.banner = say("kiosk-recovered")
            self._recovered = RECOVERED
            return True
        return False

    def clear_up(self) -> None:
        """Nothing of the last visitor remains, and nothing holds on to a screen of theirs."""
        self._counted = None
        self.arcade.engine.cancel()
        for saved in self.arcade.store.unfinished():
            self.arcade.store.dropped(saved.id)
        self.arcade.store.forget(*OF_A_VISITOR)
        self.arcade.store.prune()
        self.arcade.refresh()
        if self.policy.board.wiped_daily:
            forget_old_results(self.arcade.store, self.arcade.games)
            self.arcade.store.clear_before(date.today())
        self.visit = self._visit()
        self._recovered = 0.0

    def start_afresh(self) -> None:
        """The next visitor may come."""
        self.clear_up()
        self.at += 1
        self.app.show(self._attract())
        give_back()  # no visitor waits now

    # --- a frame ------------------------------------------------------------------------------

    def step(self, events: Sequence[pygame.Event], dt: float) -> Wish:
        """One frame, in which ``dt`` seconds passed; what the staff wishes, if anything.

        Raises what a screen raised, when it does so again and again at the same place.
        """
        self._keep_hold(events, dt)
        inside, active = self.gate.let_in(events)
        inside += self.gate.pass_(dt)
        self.desk.door.pass_(dt)
        if active:
            self.visit.touch()
        try:
            self._answer_staff(inside)
            nobody_before = self.attracting
            if not self.app.step(inside, min(dt, 0.1)):
                self.start_afresh()  # there is no way out, even if a screen offers one
            if nobody_before and not self.attracting:
                self._welcome()
            self._count()
            self._watch_time(dt)
        except Exception as error:
            self._survive(error)
        if self.attracting and self._restart_due():
            self.desk.wish = "restart"
        return self.desk.wish

    def _welcome(self) -> None:
        self.visit = self._visit()
        self.arcade.sound.hush(on=False)
        self.arcade.store.note_read()
        self.desk.counters.add("visits")

    def _answer_staff(self, inside: list[pygame.Event]) -> None:
        if not self.gate.called or not self.policy.staff.pin:
            return
        inside += self.gate.answered()
        if not isinstance(self.app.top, (PinScene, StaffScene)):
            self.app.push(PinScene(self.arcade, self.desk))

    def _count(self) -> None:
        top = self.app.top
        if isinstance(top, ResultScene) and top is not self._counted:
            self._counted = top
            self.desk.counters.add(f"game-{top.match.id}")

    def _watch_time(self, dt: float) -> None:
        if self.attracting and len(self.app.stack) == 1:
            self.visit.touch()
            return
        visit = self.visit
        lesson = any(lesson_at(scene) is not None for scene in self.app.stack)
        visit.warn = self.policy.idle.lesson if lesson else self.policy.idle.warn
        visit.pass_(dt)
        if visit.over:
            if visit.still >= visit.warn:
                self.desk.counters.add("idle")
            self.start_afresh()
            return
        if visit.warned and not isinstance(self.app.top, IdleScene):
            self.app.push(IdleScene(self.arcade, visit))
        self._tell(dt)

    def _tell(self, dt: float) -> None:
        """What the banner says: that a game was recovered, or that a limited visit ends."""
        self._recovered = max(0.0, self._recovered - dt)
        last = self.visit.last
        if last is not None:
            self.arcade.banner = say("kiosk-last", seconds=last)
        elif self._recovered == 0.0:
            self.arcade.banner = None

    def _keep_hold(self, events: Sequence[pygame.Event], dt: float) -> None:
        for event in events:
            if event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED):
                self._away = max(self._away, 0.0)
                self.hold_on()
            elif event.type in (pygame.WINDOWFOCUSGAINED, pygame.WINDOWRESTORED):
                self._away = -1.0
                self.hold_on()
        if self._away >= 0:
            before, self._away = self._away, self._away + dt
            if int(before) != int(self._away):
                self.hold_on()
            if self._away > AWAY and not self.attracting:
                self._away = 0.0
                self.start_afresh()

    def _survive(self, error: Exception) -> None:
        """One visitor's game is lost; the arcade is not."""
        at = error.__traceback__
        while at is not None and at.tb_next is not None:
            at = at.tb_next
        place = f"{at.tb_frame.f_code.co_filename}:{at.tb_lineno}" if at else "?"
        self.errors[place] += 1
        log.error("an error was survived at %s", place, exc_info=error)
        if self.errors[place] >= SAME_PLACE:
            raise error
        self.desk.counters.add("errors")
        self.start_afresh()

    def _restart_due(self) -> bool:
        if not self.policy.restart_at:
            return False
        hour, minute = map(int, self.policy.restart_at.split(":"))
        now = datetime.now()
        due = now.replace(hour=hour, minute=minute, second=0, microsecond=0)
        return self._began < due <= now
