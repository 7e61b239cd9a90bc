"""Looking around on a field that may be moved and enlarged, by every hand there is.

Mouse: drag, wheel. Touch: drag, two fingers. Keys: plus, minus, nought, Shift with the arrows; pad:
press the right stick. And three buttons for those who have but one finger or one switch.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import pygame

from game.art.menu.buttons import RoundButton
from game.core.phrase import say
from game.tables.table import Lens, Spot
from game.ui.actions import Action
from game.ui.camera import NOTCH, STRIDE, Camera, Drag, Fingers, Window
from game.ui.viewport import Viewport

LENS = "lens:"
"""Prefix of the ids of the buttons for looking; the rest names an action."""


class Looks(Protocol):
    """The screen on which the field lies."""

    viewport: Viewport
    pressed: str | None

    def find(self, spot_id: str | None) -> Spot | None:
        """The spot with this id that is on the screen."""

    def forget_press(self) -> None:
        """The finger that is down chooses nothing."""

    def camera_moved(self) -> None:
        """The camera has moved: the same things, seen from there."""


class Roaming:
    """The camera of a screen with a field, and the hands that move it."""

    def __init__(self, screen: Looks, window: Window, lens: Lens) -> None:
        """See `game.tables.table.Roams` for the window and the lens."""
        self.screen = screen
        self._lens = lens
        self.camera = Camera(window)
        self.fingers = Fingers()
        self.drag: Drag | None = None
        """A pointer that is down on the field."""
        self.pointer: tuple[float, float] | None = None
        """Last place of the pointer, in units."""
        self._afield: frozenset[str] = frozenset()
        """Ids on the field when it was last looked at."""

    # --- what is seen -------------------------------------------------------------------------

    def seen(self, board: Sequence[Spot]) -> Sequence[Spot]:
        """A board through the camera. What comes or goes on the field brings all into view."""
        afield = frozenset(spot.id for spot in board if spot.afield)
        if afield != self._afield:
            self._afield = afield
            self.camera.home()
        return self.camera.seen(board)

    def lens(self) -> list[Spot]:
        """Everything in view, nearer, farther; from above."""
        x, y, across, down = self._lens
        whole = self.camera.whole
        buttons = (("farther", "minus", whole), ("nearer", "plus", False), ("whole", "full", whole))
        return [
            Spot(
                f"{LENS}{name}",
                RoundButton(icon),
                x + across * i,
                y + down * i,
                60,
                60,
                80,
                spoken=say(f"lens-{name}"),
                dim=dim,
            )
            for i, (name, icon, dim) in enumerate(buttons)
        ]

    def clips(self, surface: pygame.Surface, spot: Spot) -> bool:
        """Let the surface take only what is seen of this spot; False if that is nothing."""
        window = self.window_of(spot)
        surface.set_clip(window)
        # Half as large again: for what stands out beyond its grip.
        grip = self.screen.viewport.rect(spot).inflate(spot.w, spot.h)
        return window is None or bool(window.colliderect(grip))

    def window_of(self, spot: Spot) -> pygame.Rect | None:
        """The part of the screen in which a spot is seen, in pixels; None: all of it."""
        if self.camera.whole or not spot.afield:
            return None
        viewport = self.screen.viewport
        left, top, right, bottom = self.camera.window
        x, y = viewport.pixel(left, top)
        return pygame.Rect(x, y, *(viewport.renderer.px(n) for n in (right - left, bottom - top)))

    def reveal(self, spot: Spot) -> None:
        """Bring something on the field into view."""
        if spot.afield:
            self._look(moved=self.camera.reveal(spot))

    def _look(self, *, moved: bool) -> None:
        if moved:
            self.screen.camera_moved()

    # --- hands --------------------------------------------------------------------------------

    def look_by(self, action: Action, at: tuple[int, int] = (0, 0)) -> None:
        """Wheel, keys, pad and buttons; nothing for any other want."""
        match action:
            case Action.SCROLL:
                if self.pointer is None or self.camera.looks_at(self.pointer):
                    self._look(moved=self.camera.nearer(NOTCH * at[1], self.pointer))
            case Action.NEARER:
                self._look(moved=self.camera.nearer(NOTCH))
            case Action.FARTHER:
                self._look(moved=self.camera.nearer(-NOTCH))
            case Action.WHOLE:
                self._look(moved=self.camera.home())
            case Action.STRIDE:
                self._look(moved=self.camera.move(-STRIDE * at[0], -STRIDE * at[1]))

    def touched(self, spot_id: str) -> bool:
        """True if this is one of the buttons for looking, which now does its work."""
        name = spot_id.removeprefix(LENS)
        if name == spot_id:
            return False
        self.look_by(Action[name.upper()])
        return True

    def event(self, event: pygame.Event) -> bool | None:
        """Two fingers: what the first one does as a mouse means nothing meanwhile."""
        viewport = self.screen.viewport

        def unit(x: float, y: float) -> tuple[float, float]:
            return viewport.unit((round(x * viewport.size[0]), round(y * viewport.size[1])))

        pinch = self.fingers.event(event, unit)
        if pinch is not None and self.camera.looks_at(pinch[0]):
            at, (dx, dy), steps = pinch
            moved = self.camera.move(dx, dy)
            self._look(moved=bool(steps and self.camera.nearer(steps, at)) or moved)
        if not self.fingers.pinching:
            return None
        self.drag = None
        self.screen.forget_press()
        return event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONUP)

    def press(self, at: tuple[int, int]) -> None:
        """A finger came down; on the field it may become a drag."""
        spot, point = self.screen.find(self.screen.pressed), self.screen.viewport.unit(at)
        on_field = self.camera.looks_at(point) and (spot is None or spot.afield)
        self.drag = Drag(point, point) if on_field else None

    def hover(self, at: tuple[int, int]) -> bool:
        """The pointer moved: whether it is down on the field, and may take it along."""
        self.pointer = self.screen.viewport.unit(at)
        if self.drag is None:
            return False
        step = self.drag.moved(self.pointer)
        if step is not None:
            self.screen.forget_press()
            self._look(moved=self.camera.move(*step))
        return True

    def dragged(self) -> bool:
        """The finger left: whether it had dragged the field, so that it touched nothing."""
        drag, self.drag = self.drag, None
        if drag is None or not drag.going:
            return False
        self.screen.forget_press()
        return True

    def reachable(self, spots: Sequence[Spot], at: tuple[int, int]) -> Sequence[Spot]:
        """Which of them a pointer may mean: the field is touched only through its window."""
        if self.camera.looks_at(self.screen.viewport.unit(at)):
            return spots
        return [spot for spot in spots if not spot.afield]
