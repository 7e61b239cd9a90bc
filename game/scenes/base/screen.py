"""A scene made of spots: painting, focus, pressing and choosing, the same for menus and tables."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

import pygame

from game.art.ink import surfaces, tracks
from game.core.phrase import Phrase
from game.scenes.base.scene import Pop, Transition
from game.services import Services
from game.tables.pictures import Label
from game.tables.table import Spot
from game.ui import focus
from game.ui.actions import DIRECTIONS, Action, Intent
from game.ui.equal_letters import evened
from game.ui.layout import Node, solve
from game.ui.paint import paint_marks, paint_spot
from game.ui.unread import Unread
from game.ui.viewport import Viewport

NEAR = 14.0
"""Units by which a finger may miss, at least."""

BEHIND = 1e6
"""Units that are further than any spot."""

DRIFT = 5.0
"""Units a second; a picture for each (LOOK 5)."""

VEIL = (4, 7, 15, 194)
"""Colour with which an overlay dims the scene beneath (LOOK 5)."""


def may_miss(side: float, finger: float) -> float:
    """Units by which a finger may miss a spot that is ``side`` long this way.

    It may miss by more what is small, a word of one letter: it finds ``finger`` units each way.
    """
    return max(NEAR, (finger - side) / 2)


class Screen:
    """Base of every scene: override `view` (or, for a board, `spots`) and `chosen`."""

    overlay = False
    captions_free = False
    """True if a caption may be placed where it hides no words: a table has some everywhere."""
    upright = False
    """True if `spots` lays a tall sheet too: `stage.sheet` says which one it is."""
    fluid = False
    """True if it fits a sheet of any shape: a page with a `view`."""
    drifts = False
    """True if the tracks of the ground drift: where people pass by, not where they think."""

    evens = True
    """True if buttons and lines of a group have letters of one size."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.drifted = 0.0
        """Units that the tracks have drifted."""
        self.dirty = True
        self.focused: str | None = None
        self.ringed = False
        """True if the ring is shown: from the first key or pad button on."""
        self.pressed: str | None = None
        self.hovered: str | None = None
        self.placed: list[Spot] = []
        self.unread = Unread()
        """Timer of the question on this page, for a page that asks one."""
        self.viewport: Viewport

    # --- to be overridden ---------------------------------------------------------------------

    def view(self) -> Node:
        """The page as a tree of rows and columns, which the layout engine solves."""
        raise NotImplementedError

    def spots(self) -> Sequence[Spot]:
        """Everything on the screen, in stage units: the page, solved for this sheet."""
        return solve(self.view(), self.viewport.renderer, self.viewport.sheet)

    def chosen(self, spot: Spot) -> Transition:
        """A spot that has a spoken name was chosen."""
        return None

    def on_action(self, action: Action) -> Transition:
        """A want that is not about choosing: BACK, HINT ..."""
        return Pop() if action is Action.BACK else None

    def aloud(self) -> Iterable[Phrase]:
        """Words that are read aloud: all those on the screen that cannot be chosen.

        Words that were read before are not read again: see `game.scenes.base.narrator`.
        """
        for spot in self.placed:
            lettered = isinstance(spot.art, Label) and not spot.id.endswith(
                (":name", ":value", ":stars")
            )
            if lettered and spot.label is not None and spot.spoken is None:
                yield spot.label

    def entry_line(self) -> tuple[Spot, str] | None:
        """The line to type into and its text, if the screen has one."""
        return None

    def enter(self, text: str) -> None:
        """Put a text into that line."""

    def spoken(self, spot: Spot) -> Phrase | None:
        """Words that are read for a spot that has the focus."""
        return spot.spoken

    # --- the contract of a scene --------------------------------------------------------------

    def set(self, viewport: Viewport) -> None:
        """Lay out for this stage."""
        self.viewport = viewport
        self.layout()

    def layout(self) -> None:
        """Lay out again: something that is shown has changed."""
        placed = self.plain()
        self.placed = evened(self.viewport.renderer, placed) if self.evens else placed
        self.dirty = True
        ids = {spot.id for spot in self.touchable()}
        if self.focused not in ids:
            self.focused = None

    def plain(self) -> list[Spot]:
        """Spots of `spots` that may be reached here, from behind to the front."""
        there = [spot for spot in self.spots() if not self.services.closed(spot.access)]
        return sorted(there, key=lambda spot: spot.z)

    def resume(self, _result: object) -> Transition:
        """Go on after the scene on top has left."""
        self.layout()
        return None

    def event(self, event: pygame.Event) -> bool | None:
        """Raw events are for screens with text fields."""
        return None

    def goes_on(self) -> Collection[str]:
        """Ids of the spots by which a move goes on: a caption hides none of them."""
        return frozenset()

    def update(self, dt: float) -> Transition:
        """Time the question, and move the tracks of some backgrounds."""
        self.unread.pass_time(dt)
        if self.drifts and self.drifting:
            before = int(self.drifted)
            self.drifted += DRIFT * dt
            self.dirty |= int(self.drifted) != before
        return None

    @property
    def unmoved(self) -> bool:
        """True if all motion that can be avoided is off."""
        return self.services.settings.reduced_motion

    @property
    def drifting(self) -> bool:
        """True if tracks may move: not with less motion, and there are none in high contrast."""
        return not self.unmoved and not self.services.settings.high_contrast

    def handle(self, intent: Intent) -> Transition:
        """Move the focus, press, choose."""
        action = intent.action
        if action in DIRECTIONS or action in (Action.NEXT, Action.PREVIOUS):
            self.focus(focus.stepped(action, self.focused, self.walked()))
            return None
        match action:
            case Action.OK:
                self.ringed = True
                spot = self.find(self.focused)
                return self._choose(spot) if spot else None
            case Action.PRESS:
                return self.press(intent.at)
            case Action.RELEASE:
                return self.release(intent.at)
            case Action.HOVER:
                self.hover(intent.at)
                return None
        return self.on_action(action)

    # --- pointing and choosing ----------------------------------------------------------------

    def touchable(self) -> list[Spot]:
        """The spots that can have the focus and be chosen."""
        return [spot for spot in self.placed if spot.spoken is not None]

    def walked(self) -> Sequence[Spot]:
        """The same, where they lie for keys that walk from one to the next."""
        return self.touchable()

    def find(self, spot_id: str | None) -> Spot | None:
        """The spot with this id that is on the screen."""
        return next((spot for spot in self.placed if spot.id == spot_id), None)

    def reachable(self, at: tuple[int, int]) -> Sequence[Spot]:
        """The spots that a pointer at this pixel may mean."""
        return self.touchable()

    def under(self, at: tuple[int, int]) -> Spot | None:
        """The topmost touchable spot under a pixel, or the nearest that a finger just missed."""
        x, y = self.viewport.unit(at)
        best: tuple[float, Spot] | None = None
        for spot in self.reachable(at):
            across, down = abs(x - spot.x) - spot.w / 2, abs(y - spot.y) - spot.h / 2
            off = max(across, down, 0.0) + (BEHIND if self.yields(spot) else 0.0)
            finger = self.viewport.finger
            near = across <= may_miss(spot.w, finger) and down <= may_miss(spot.h, finger)
            if near and (best is None or off <= best[0]):
                best = off, spot
        return best[1] if best else None

    def yields(self, spot: Spot) -> bool:
        """True for a spot that leaves to others what a finger that just missed them meant."""
        return False

    def meant(self, at: tuple[int, int]) -> Spot | None:
        """Spot with a meaning at a pixel, if no spot over it has a name."""
        x, y = self.viewport.unit(at)
        for spot in reversed(self.placed):
            if abs(x - spot.x) <= spot.w / 2 and abs(y - spot.y) <= spot.h / 2:
                if spot.meaning is not None:
                    return spot
                if spot.spoken is not None:
                    return None
        return None

    def focus(self, spot_id: str | None) -> None:
        """Give the focus to a spot, by key or pad."""
        self.ringed = True
        if spot_id != self.focused:
            self.focused = spot_id
            self.services.sound.play("focus")
        self.dirty = True

    def hover(self, at: tuple[int, int]) -> None:
        """The pointer moved."""
        spot = self.meant(at) or self.under(at)
        hovered = spot.id if spot else None
        if hovered != self.hovered:
            self.hovered = hovered
            self.dirty = True

    def press(self, at: tuple[int, int]) -> Transition:
        """A finger came down: the spot sinks; it is chosen when the finger leaves it again."""
        spot = self.under(at)
        self.ringed = False
        self.pressed = spot.id if spot else None
        if spot:
            self.focused = spot.id
        self.dirty = True
        return None

    def release(self, at: tuple[int, int]) -> Transition:
        """The finger left: choose what it came down on, if it is still there."""
        pressed, self.pressed = self.pressed, None
        self.dirty = True
        spot = self.under(at)
        if spot is None or spot.id != pressed:
            return None
        return self._choose(spot)

    def forget_press(self) -> None:
        """The finger that is down chooses nothing."""
        self.pressed = None
        self.dirty = True

    def _choose(self, spot: Spot) -> Transition:
        self.services.sound.play("press")
        return self.chosen(spot)

    # --- painting -----------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """The ground (or the veil of an overlay), the spots, and what is marked."""
        self.ground(surface)
        for spot in self.placed:
            self.paint(surface, spot)
        paint_marks(surface, self.viewport, self.marks())

    def paint(self, surface: pygame.Surface, spot: Spot) -> None:
        """One spot, pressed or not."""
        paint_spot(surface, self.viewport, spot, pressed=spot.id == self.pressed)

    def show(self, surface: pygame.Surface) -> None:
        """Paint the whole picture, which is up to date from now on."""
        self.draw(surface)
        self.dirty = False

    def warm(self, surface: pygame.Surface) -> None:
        """Before the first picture on this surface: paint what is kept from frame to frame."""
        if not self.overlay:
            self.ground(surfaces.plain(surface.get_size()))

    def ground(self, surface: pygame.Surface) -> None:
        """Paint the ground behind everything."""
        if self.overlay:
            veil = surfaces.clear(surface.get_size())
            veil.fill(VEIL)
            surfaces.paste(surface, veil, (0, 0))
            return
        moved = self.drifted * self.viewport.scale if self.drifts and self.drifting else 0
        tracks.ground(surface, self.services.settings.high_contrast, offset=int(moved))

    def marks(self) -> Iterable[tuple[Spot, str]]:
        """Which spots are marked, and how: (spot, state) as `game.art.ink.states` names them."""
        focused = self.find(self.focused)
        if self.ringed and focused:
            yield focused, "focus"
