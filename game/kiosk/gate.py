"""What comes in from visitors: only what the arcade listens to, and nothing that is stuck."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from game.ui.intents import KEYS

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
"""Where a finger is lifted that was stuck: nothing lies there."""
TREMBLE = 12
"""Pixels that a pointer may tremble without a person being there."""
PUSHED = 0.6
"""How far a person pushes a stick on purpose."""

Held = tuple[str, int]


class Gate:
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
                # Only the first of a row: a key that something lies on repeats itself.
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
        """Whether the staff wants in."""
        return self.calling >= self.hold

    def answered(self) -> list[pygame.Event]:
        """The staff's corner was opened: the finger on it means nothing else any more."""
        self._in_corner = False
        self.calling = 0.0
        self.held.pop(("key", STAFF_KEY), None)
        return [pygame.Event(pygame.MOUSEBUTTONUP, pos=ELSEWHERE, button=1, touch=False)]
