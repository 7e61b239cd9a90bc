"""A screen with a field that may be moved and enlarged, by every hand there is.

Mouse: drag, wheel. Touch: drag, two fingers. Keys: plus, minus, nought, Shift with the arrows; pad:
press the right stick. And three buttons for whoever has but one finger or one switch.
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.arcade import Arcade
from game.art.menu.buttons import RoundButton
from game.core.phrase import say
from game.scenes.base.scene import Transition
from game.scenes.base.screen import Screen
from game.tables.table import Roams, Spot
from game.ui.camera import NOTCH, STRIDE, Camera, Drag, Fingers
from game.ui.intents import Intent, Want

LENS = "lens:"
"""What the ids of the buttons for looking begin with; the rest names a want."""
PITCH = 68.0
"""From one of these buttons to the next."""


class RoamingScreen(Screen):
    """A screen that looks at a field through a camera, if it has one."""

    def __init__(self, arcade: Arcade, field: Roams | None) -> None:
        super().__init__(arcade)
        self.field = field
        self.camera = Camera(field.window) if field is not None else None
        self.fingers = Fingers()
        self.drag: Drag | None = None
        """A pointer that is down on the field."""
        self.pointer: tuple[float, float] | None = None
        """Where the pointer was last, in units."""
        self._afield: frozenset[str] = frozenset()
        """What lay on the field when it was last looked at."""

    # --- what is seen -------------------------------------------------------------------------

    def seen(self, board: Sequence[Spot]) -> Sequence[Spot]:
        """A board through the camera. What comes or goes on the field brings all into view."""
        if self.camera is None:
            return board
        afield = frozenset(spot.id for spot in board if spot.afield)
        if afield != self._afield:
            self._afield = afield
            self.camera.home()
        return self.camera.seen(board)

    def through_camera(self, spots: Sequence[Spot]) -> Sequence[Spot]:
        """What lies on the field only for the moment: it moves no camera."""
        return spots if self.camera is None else self.camera.seen(spots)

    def lens(self) -> list[Spot]:
        """Everything in view, nearer, farther; from above."""
        if self.camera is None or self.field is None:
            return []
        x, y = self.field.lens
        whole = self.camera.whole
        buttons = (("farther", "minus", whole), ("nearer", "plus", False), ("whole", "full", whole))
        return [
            Spot(
                f"{LENS}{name}",
                RoundButton(icon),
                x,
                y - PITCH * i,
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
        if self.camera is None or self.camera.whole or not spot.afield:
            surface.set_clip(None)
            return True
        left, top, right, bottom = self.camera.window
        x, y = self.stage.pixel(left, top)
        window = pygame.Rect(x, y, *(self.stage.easel.px(n) for n in (right - left, bottom - top)))
        surface.set_clip(window)
        # Half as large again: for what stands out beyond its grip.
        return bool(window.colliderect(self.stage.rect(spot).inflate(spot.w, spot.h)))

    def relook(self) -> None:
        """The camera has moved: the same things, seen from there."""
        self.lay()

    def reveal(self, spot: Spot | None) -> None:
        """Bring something on the field into view."""
        if self.camera is not None and spot is not None and spot.afield:
            self._look(moved=self.camera.reveal(spot))

    def _look(self, *, moved: bool) -> None:
        if moved:
            self.relook()

    # --- hands --------------------------------------------------------------------------------

    def look_by(self, want: Want, at: tuple[int, int] = (0, 0)) -> None:
        """Wheel, keys, pad and buttons; nothing for any other want."""
        if self.camera is None:
            return
        match want:
            case Want.SCROLL:
                if self.pointer is None or self.camera.looks_at(self.pointer):
                    self._look(moved=self.camera.nearer(NOTCH * at[1], self.pointer))
            case Want.NEARER:
                self._look(moved=self.camera.nearer(NOTCH))
            case Want.FARTHER:
                self._look(moved=self.camera.nearer(-NOTCH))
            case Want.WHOLE:
                self._look(moved=self.camera.home())
            case Want.STRIDE:
                self._look(moved=self.camera.move(-STRIDE * at[0], -STRIDE * at[1]))

    def handle(self, intent: Intent) -> Transition:
        """Look around, or what every screen does."""
        self.look_by(intent.want, intent.at)
        return super().handle(intent)

    def event(self, event: pygame.Event) -> bool | None:
        """Two fingers: what the first one does as a mouse means nothing meanwhile."""
        if self.camera is None:
            return None
        stage = self.stage

        def unit(x: float, y: float) -> tuple[float, float]:
            return stage.unit((round(x * stage.size[0]), round(y * stage.size[1])))

        pinch = self.fingers.event(event, unit)
        if pinch is not None and self.camera.looks_at(pinch[0]):
            at, (dx, dy), steps = pinch
            moved = self.camera.move(dx, dy)
            self._look(moved=bool(steps and self.camera.nearer(steps, at)) or moved)
        if not self.fingers.pinching:
            return None
        self.pressed = self.drag = None
        return event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONUP)

    def press(self, at: tuple[int, int]) -> Transition:
        """A finger came down; on the field it may become a drag."""
        pressed = super().press(at)
        spot, point = self.find(self.pressed), self.stage.unit(at)
        on_field = self.camera is not None and self.camera.looks_at(point)
        self.drag = Drag(point, point) if on_field and (spot is None or spot.afield) else None
        return pressed

    def hover(self, at: tuple[int, int]) -> None:
        """The pointer moved: a drag takes the field along."""
        self.pointer = self.stage.unit(at)
        if self.drag is None or self.camera is None:
            super().hover(at)
            return
        step = self.drag.moved(self.pointer)
        if step is not None:
            self.pressed = None
            self._look(moved=self.camera.move(*step))

    def dragged(self) -> bool:
        """The finger left: whether it had dragged the field, so that it touched nothing."""
        drag, self.drag = self.drag, None
        if drag is None or not drag.going:
            return False
        self.pressed = None
        self.dirty = True
        return True

    def release(self, at: tuple[int, int]) -> Transition:
        """A tap, unless it was a drag."""
        return None if self.dragged() else super().release(at)

    def focus(self, spot_id: str | None) -> None:
        """What has the focus is in view."""
        super().focus(spot_id)
        self.reveal(self.find(spot_id))

    def walked(self) -> Sequence[Spot]:
        """Keys walk over the table as it lies, however it is seen: no place is ever skipped."""
        spots = self.touchable()
        return spots if self.camera is None else self.camera.laid(spots)

    def reachable(self, at: tuple[int, int]) -> Sequence[Spot]:
        """What lies on the field is touched only through its window."""
        spots = self.touchable()
        if self.camera is None or self.camera.looks_at(self.stage.unit(at)):
            return spots
        return [spot for spot in spots if not spot.afield]
