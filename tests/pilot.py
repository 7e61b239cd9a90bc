"""A headless player for tests: touches spots by id, presses keys, lets time pass."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.app import App
from game.scenes.base.scene import Scene
from game.scenes.base.screen import Screen
from game.scenes.menu.settings import SettingsScene
from game.scenes.table.table import TableScene
from game.scenes.table.table_pages import HandOverScene
from game.tables.table import Spot

FRAME = 1 / 30


class Plugged(NamedTuple):
    """A game pad as far as anybody asks it."""

    buttons: int = 15
    instance: int = 0

    def get_instance_id(self) -> int:
        """Its number until it is unplugged."""
        return self.instance

    def get_numbuttons(self) -> int:
        """The number of its buttons."""
        return self.buttons

    def rumble(self, _low: float, _high: float, _duration: int, /) -> bool:
        """It cannot."""
        return False


class Pilot:
    """Drives an app through its one door, `App.step`."""

    def __init__(self, app: App, *, ready: bool = True) -> None:
        """``ready``: open the curtain over the first hand, where there is one."""
        self.app = app
        self.wait(0.1)
        if ready and isinstance(self.top, HandOverScene):
            self.tap("ready")

    @property
    def top(self) -> Scene:
        """The scene on top."""
        return self.app.top

    def wait(self, seconds: float) -> None:
        """Let time pass, a frame after the other."""
        for _ in range(max(1, round(seconds / FRAME))):
            if not self.app.stack:
                return
            self.app.step([], FRAME)

    def read(self) -> None:
        """Wait before a question until it takes an answer, as a reader does."""
        top = self.top
        unread = getattr(top.policy if isinstance(top, TableScene) else top, "unread", None)
        while unread:
            self.app.step([], FRAME)

    def spot(self, spot_id: str) -> Spot:
        """A spot of the top screen, by id."""
        assert isinstance(self.top, Screen)
        target = self.top.find(spot_id)
        assert target is not None, (spot_id, sorted(spot.id for spot in self.top.placed))
        return target

    def words(self, spot_id: str) -> str:
        """The words on a spot of the top screen, in the language of the day."""
        label = self.spot(spot_id).label
        assert label is not None, spot_id
        return self.app.services.text.say(label)

    def tap(self, spot_id: str) -> None:
        """Touch a spot in its middle, as a finger or a mouse does, once a question was read."""
        self.read()
        spot = self.spot(spot_id)
        assert isinstance(self.top, Screen)
        at = self.top.viewport.pixel(spot.x, spot.y)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            if self.app.stack:
                self.app.step([pygame.Event(kind, pos=at, button=1)], FRAME)
        self.wait(FRAME)

    def leaf_to(self, spot_id: str) -> None:
        """Turn the leaves of the top screen's list onward until this spot is on one."""
        while isinstance(self.top, Screen) and self.top.find(spot_id) is None:
            self.tap("leaf:more")

    def drag(self, spot_id: str, part: float) -> None:
        """Drag the knob of a slider to a part of its way, 0 to 1, as a mouse does."""
        spot = self.spot(spot_id)
        assert isinstance(self.top, Screen)
        top = self.top
        assert isinstance(top, SettingsScene)
        knob = top.widgets.knob(spot_id)
        end = top.viewport.pixel(spot.x + (part - 0.5) * spot.w, spot.y)
        for kind, at in (
            (pygame.MOUSEMOTION, knob),
            (pygame.MOUSEBUTTONDOWN, knob),
            (pygame.MOUSEMOTION, end),
            (pygame.MOUSEBUTTONUP, end),
        ):
            # pygame_gui asks where the mouse is, besides the event.
            pygame.mouse.set_pos(at)
            pressed = (
                {"button": 1}
                if kind != pygame.MOUSEMOTION
                else {"rel": (0, 0), "buttons": (1, 0, 0)}
            )
            self.app.step([pygame.Event(kind, pos=at, **pressed)], FRAME)
            self.app.step(pygame.event.get(), FRAME)

    def press(self, *keys: int) -> None:
        """Press keys, one after another."""
        for key in keys:
            self.app.step([pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode="")], FRAME)

    def write(self, text: str) -> None:
        """Write on a keyboard: SDL tells of each key, then of what it types."""
        for letter in text:
            key = ord(letter.lower())
            down = pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode=letter)
            typed = pygame.Event(pygame.TEXTINPUT, text=letter)
            up = pygame.Event(pygame.KEYUP, key=key, mod=0, unicode=letter)
            self.app.step([down, typed, up], FRAME)

    def button(self, *numbers: int) -> None:
        """Press buttons of a game pad."""
        for number in numbers:
            pressed = pygame.Event(pygame.JOYBUTTONDOWN, button=number, joy=0, instance_id=0)
            self.app.step([pressed], FRAME)

    def walk_to(self, spot_id: str) -> None:
        """Bring the focus to a spot with the Tab key alone, once a question was read."""
        self.read()
        assert isinstance(self.top, Screen)
        for _ in range(len(self.top.touchable()) + 1):
            if self.top.focused == spot_id:
                return
            self.press(pygame.K_TAB)
        raise AssertionError(f"the focus never reaches {spot_id}")

    def table(self) -> TableScene:
        """The table on top."""
        assert isinstance(self.top, TableScene)
        return self.top
