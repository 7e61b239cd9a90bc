"""The unattended arcade: filters the visitors' events, clears up after each, survives errors.

`Attendant` wraps `App.step` and nothing else, so that one rule holds for all screens."""

from __future__ import annotations

import logging
import math
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from datetime import date, datetime

import pygame

from game.app import App
from game.core.phrase import say
from game.core.record import BadRecord
from game.files.exits import give_back
from game.formats import ENTRIES
from game.kiosk.admin import AdminPage, AdminRequest
from game.kiosk.session_clock import KioskSession
from game.match.match import match_of
from game.progress.leaderboard import forget_old_results
from game.scenes.base.scene import Scene
from game.scenes.kiosk.admin_page import PinScene, StaffScene
from game.scenes.kiosk.attract import AttractScene
from game.scenes.kiosk.idle import IdleScene
from game.scenes.lesson.lesson import lesson_at
from game.scenes.results.result import ResultScene
from game.scenes.table.opening import open_table
from game.scenes.table.table import TableScene
from game.services import Services
from game.ui.actions import KEYS

OPEN_KEYS = frozenset(KEYS) - {pygame.K_F3, pygame.K_F11, pygame.K_F12} | {
    pygame.K_TAB,
    *range(pygame.K_0, pygame.K_9 + 1),
    *range(pygame.K_KP_1, pygame.K_KP_0 + 1),
}
"""Keys that reach the screens: none for files, the window or builders, none typed but digits."""

STAFF_KEY = pygame.K_F10
SHORTCUTS = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META
"""With one of these held, a key is meant for the desktop or the clipboard."""

OPEN = frozenset(
    (
        pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL,
        pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP,
        pygame.KEYDOWN, pygame.KEYUP,
        pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP, pygame.JOYHATMOTION, pygame.JOYAXISMOTION,
        pygame.JOYDEVICEADDED, pygame.JOYDEVICEREMOVED,
        pygame.VIDEORESIZE, pygame.WINDOWEXPOSED, pygame.WINDOWFOCUSGAINED, pygame.WINDOWRESTORED,
    )
)  # fmt: skip
"""Events that reach the screens, with those of our own widgets: no QUIT, no drop, no clipboard."""

ELSEWHERE = (-10_000, -10_000)
"""The place at which a stuck finger is lifted: no spot is there."""
TREMBLE = 12
"""Pixels that a pointer may tremble without a person being there."""
PUSHED = 0.6
"""The deflection of a stick that a person pushes on purpose."""

Held = tuple[str, int]


class EventFilter:
    """Remembers what is held down, and for how long."""

    def __init__(self, stuck: float, hold: float, corner: tuple[int, int]) -> None:
        """``stuck``, ``hold``: seconds. ``corner``: the size in pixels of the staff's corner."""
        self.stuck = stuck
        self.hold = hold
        self.corner = corner
        self.held: dict[Held, float] = {}
        """Seconds since it went down."""
        self.calling = 0.0
        """Seconds that the staff's corner, or key, has been held."""
        self._rested = (0, 0)
        self._pushed = False
        self._in_corner = False

    def let_in(self, events: Iterable[pygame.Event]) -> tuple[list[pygame.Event], bool]:
        """The events for the screens, and whether a person caused one."""
        inside, active = [], False
        for event in events:
            if event.type not in OPEN and event.type < pygame.USEREVENT:
                if event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWLEAVE):
                    self.held.clear()  # a release elsewhere is not reported
                continue
            active |= self._by_person(event)
            if event.type in (pygame.KEYDOWN, pygame.KEYUP) and (
                event.key not in OPEN_KEYS or event.mod & SHORTCUTS
            ):
                continue
            inside.append(event)
        return inside, active

    def _by_person(self, event: pygame.Event) -> bool:
        """Note what goes down and up; whether this event is a person's doing."""
        match event.type:
            case pygame.MOUSEBUTTONDOWN:
                self.held["mouse", event.button] = 0.0
                self._rested = event.pos
                self._in_corner = self._at_corner(event.pos)
                return True
            case pygame.MOUSEBUTTONUP:
                return self.held.pop(("mouse", event.button), 0.0) <= self.stuck
            case pygame.KEYDOWN:
                # Only the first of a row: a key under a heavy object repeats itself.
                fresh = ("key", event.key) not in self.held
                self.held.setdefault(("key", event.key), 0.0)
                return fresh
            case pygame.KEYUP:
                self.held.pop(("key", event.key), None)
            case pygame.JOYBUTTONDOWN:
                fresh = ("pad", event.button) not in self.held
                self.held.setdefault(("pad", event.button), 0.0)
                return fresh
            case pygame.JOYBUTTONUP:
                self.held.pop(("pad", event.button), None)
            case pygame.MOUSEMOTION:
                return self._moved(event.pos)
            case pygame.MOUSEWHEEL | pygame.JOYHATMOTION | pygame.FINGERDOWN:
                return True
            case pygame.JOYAXISMOTION:
                before, self._pushed = self._pushed, abs(event.value) > PUSHED
                return self._pushed and not before
        return False

    def _moved(self, at: tuple[int, int]) -> bool:
        self._in_corner = self._in_corner and self._at_corner(at)
        far = max(abs(at[0] - self._rested[0]), abs(at[1] - self._rested[1])) > TREMBLE
        if far:
            self._rested = at
        return far and all(seconds <= self.stuck for seconds in self.held.values())

    def _at_corner(self, at: tuple[int, int]) -> bool:
        return at[0] < self.corner[0] and at[1] < self.corner[1]

    def pass_(self, seconds: float) -> list[pygame.Event]:
        """Let time go by; what was held for too long is let go of by these events."""
        released = []
        for held in list(self.held):
            before = self.held[held]
            self.held[held] = before + seconds
            if before <= self.stuck < self.held[held] and held[0] == "mouse":
                released.append(
                    pygame.Event(pygame.MOUSEBUTTONUP, pos=ELSEWHERE, button=held[1], touch=False)
                )
        finger = ("mouse", 1) in self.held and self._in_corner
        key = ("key", STAFF_KEY) in self.held
        self.calling = self.calling + seconds if finger or key else 0.0
        return released

    @property
    def called(self) -> bool:
        """True if the staff has asked for the admin page."""
        return self.calling >= self.hold

    def answered(self) -> list[pygame.Event]:
        """The staff's corner was opened: the finger on it means nothing else any more."""
        self._in_corner = False
        self.calling = 0.0
        self.held.pop(("key", STAFF_KEY), None)
        return [pygame.Event(pygame.MOUSEBUTTONUP, pos=ELSEWHERE, button=1, touch=False)]


log = logging.getLogger(__name__)

SEVERAL = 2
"""Factor of the patience with several people in one game: they talk between their touches."""
CORNER = 90
"""Units of the staff's corner, wide and high."""
SAME_PLACE = 3
"""Errors at one place after which only a new process can help."""
RECOVERED = 8.0
"""Seconds that the notice of a recovered game is shown."""
AWAY = 10.0
"""Seconds without the focus after which the other program is taken to be gone."""
OF_A_VISITOR = tuple(sorted({each.prefix for each in ENTRIES if each.visitor}))
"""Beginnings of the progress keys that a visitor leaves behind."""


class Attendant:
    """One for each start. `step` replaces `App.step`; it gets the seconds since the last call."""

    def __init__(
        self,
        services: Services,
        surface: pygame.Surface,
        admin: AdminPage,
        hold_on: Callable[[], None] = lambda: None,
    ) -> None:
        """``hold_on`` takes hold of keyboard, mouse and focus, again if need be."""
        assert services.policy is not None
        self.services = services
        self.policy = services.policy
        self.admin = admin
        self.hold_on = hold_on
        self.at = 0
        """Which game the attract loop shows next."""
        self.session = self._new_session()
        self.errors: Counter[str] = Counter()
        self._began = datetime.now()
        self._away = -1.0
        """Seconds since the focus was lost; negative while we have it."""
        self._recovered = 0.0
        self._counted: Scene | None = None
        """The result that was counted last."""
        self.app = App(services, surface, self._attract())
        scale = self.app.stage.scale
        corner = round(CORNER * scale), round(CORNER * scale)
        self.event_filter = EventFilter(self.policy.idle.stuck, self.policy.staff.hold, corner)

    def _new_session(self) -> KioskSession:
        idle = self.policy.idle
        limit = self.policy.visit_minutes * 60.0 or math.inf
        return KioskSession(idle.warn, idle.count, limit)

    def _attract(self) -> AttractScene:
        self.services.sound.hush(on=not self.policy.attract_sound)
        return AttractScene(self.services, self.at)

    @property
    def attracting(self) -> bool:
        """True if there is no visitor."""
        return bool(self.app.stack) and isinstance(self.app.stack[0], AttractScene)

    # --- the game that a crash interrupted ----------------------------------------------------

    def recover(self) -> bool:
        """Put the unfinished game back on the table; False if there is none that can go on."""
        for saved in self.services.store.unfinished():
            try:
                match = match_of(saved.record, saved.id)
            except BadRecord:
                continue
            self._welcome()
            self.app.show(open_table(self.services, match))
            self.services.banner = say("kiosk-recovered")
            self._recovered = RECOVERED
            return True
        return False

    def clear_up(self) -> None:
        """Nothing of the last visitor remains, and nothing holds on to a screen of theirs."""
        self._counted = None
        self.services.engine.cancel()
        for saved in self.services.store.unfinished():
            self.services.store.dropped(saved.id)
        self.services.store.forget(*OF_A_VISITOR)
        self.services.store.prune()
        self.services.refresh()
        if self.policy.board.wiped_daily:
            forget_old_results(self.services.store, self.services.games)
            self.services.store.clear_but(date.today())
        self.session = self._new_session()
        self._recovered = 0.0

    def start_afresh(self) -> None:
        """The next visitor may come."""
        self.clear_up()
        self.at += 1
        self.app.show(self._attract())
        give_back()  # no visitor waits now

    # --- a frame ------------------------------------------------------------------------------

    def step(self, events: Sequence[pygame.Event], dt: float) -> AdminRequest:
        """One frame, in which ``dt`` seconds passed; what the staff wishes, if anything.

        Raises what a screen raised, when it does so again and again at the same place.
        """
        self._keep_hold(events, dt)
        inside, active = self.event_filter.let_in(events)
        inside += self.event_filter.pass_(dt)
        self.admin.pin_lock.pass_(dt)
        if active:
            self.session.touch()
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
            self.admin.wish = "restart"
        return self.admin.wish

    def _welcome(self) -> None:
        self.session = self._new_session()
        self.services.sound.hush(on=False)
        self.services.store.note_read()
        self.admin.counters.add("visits")

    def _answer_staff(self, inside: list[pygame.Event]) -> None:
        if not self.event_filter.called or not self.policy.staff.pin:
            return
        inside += self.event_filter.answered()
        if not isinstance(self.app.top, (PinScene, StaffScene)):
            self.app.push(PinScene(self.services, self.admin))

    def _count(self) -> None:
        top = self.app.top
        if isinstance(top, ResultScene) and top is not self._counted:
            self._counted = top
            self.admin.counters.add(f"game-{top.match.id}")

    def _watch_time(self, dt: float) -> None:
        if self.attracting and len(self.app.stack) == 1:
            self.session.touch()
            return
        session = self.session
        session.warn = self.patience()
        session.pass_(dt)
        if session.over:
            if session.still >= session.warn:
                self.admin.counters.add("idle")
            self.start_afresh()
            return
        if session.warned and not isinstance(self.app.top, IdleScene):
            self.app.push(IdleScene(self.services, session))
        self._tell(dt)

    def patience(self) -> float:
        """Seconds without a touch until the countdown: longer for a lesson, or for several."""
        idle, stack = self.policy.idle, self.app.stack
        if any(lesson_at(scene) is not None for scene in stack):
            return idle.lesson
        tables = [scene for scene in stack if isinstance(scene, TableScene)]
        several = any(len(table.match.people) > 1 for table in tables)
        return SEVERAL * idle.warn if several else idle.warn

    def _tell(self, dt: float) -> None:
        """Set the banner: a game was recovered, or a limited visit ends."""
        self._recovered = max(0.0, self._recovered - dt)
        last = self.session.last
        if last is not None:
            self.services.banner = say("kiosk-last", seconds=last)
        elif self._recovered == 0.0:
            self.services.banner = None

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
        log.error("the arcade survived an error at %s", place, exc_info=error)
        if self.errors[place] >= SAME_PLACE:
            raise error
        self.admin.counters.add("errors")
        self.start_afresh()

    def _restart_due(self) -> bool:
        if not self.policy.restart_at:
            return False
        hour, minute = map(int, self.policy.restart_at.split(":"))
        now = datetime.now()
        due = now.replace(hour=hour, minute=minute, second=0, microsecond=0)
        return self._began < due <= now
