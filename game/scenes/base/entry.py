"""A screen with a line to type into: what is typed belongs to the line, all else to the screen."""

from __future__ import annotations

import pygame

from game.scenes.base.scene import Transition
from game.scenes.base.screen import Screen
from game.services import Services
from game.tables.pictures import Nothing
from game.tables.table import Spot
from game.ui.layout import Leaf
from game.ui.measure import TALL_FINGER
from game.ui.viewport import Viewport
from game.ui.widgets import Widgets

LINE = Spot("entry", Nothing(), 0, 0, 0, 0, 6)
"""The line, before a page has placed it."""

EDITING = frozenset(
    (
        pygame.K_LEFT, pygame.K_RIGHT, pygame.K_HOME, pygame.K_END,
        pygame.K_BACKSPACE, pygame.K_DELETE,
    )
)  # fmt: skip
"""Keys that edit a text without adding to it."""
KEYPAD = frozenset(range(pygame.K_KP_DIVIDE, pygame.K_KP_PERIOD + 1)) - {pygame.K_KP_ENTER}
"""Keys of the number pad that type something."""
NO_LETTER = 1 << 30
"""From this code on, a key stands for a place on the keyboard and for no letter (SDL)."""


def prints(key: int) -> bool:
    """True if a key, by its code, types a character. Browsers do not always say which."""
    return (pygame.K_SPACE <= key < NO_LETTER and key != pygame.K_DELETE) or key in KEYPAD


def line() -> Leaf:
    """The place of the line on a page, as high as what a finger hits."""
    return Leaf(LINE, least_h=TALL_FINGER, most_h=TALL_FINGER)


class EntryScreen(Screen):
    """Base of the screens that ask for a name or a seed.

    The line owns every key that types or edits. Enter, Tab, Escape and the arrows up and down
    belong to the screen. Once they have put the ring on a button, the arrows walk on and the space
    bar presses it, until the next letter brings the keys back to the line.
    """

    def __init__(
        self, services: Services, entry: Spot, limit: int, text: str, size: int = 24
    ) -> None:
        """``limit``: letters at most. ``text``: what stands there. ``size``: of the letters."""
        super().__init__(services)
        self.entry = entry
        self.limit = limit
        self._text = text
        self._size = size
        self.widgets: Widgets | None = None

    def set(self, viewport: Viewport) -> None:
        """Lay out, with the line; what was typed stays, selected if it was."""
        before, self.widgets = self.widgets, None
        if before is not None:
            self._text = self._shown(before)
        select = before is None or before.selected(self.entry.id)
        super().set(viewport)
        self._put(self._text, select=select)

    def layout(self) -> None:
        """Lay out again; the line goes where the page has its place now."""
        super().layout()
        place = self.find(LINE.id)
        if place is None or place == self.entry:
            return
        self.entry = place
        if self.widgets is not None:
            self._put(self.typed(), select=self.widgets.selected(place.id))

    def _put(self, text: str, *, select: bool) -> None:
        """Put the line at its place."""
        self.widgets = Widgets(self.viewport, self._size)
        self.widgets.entry(self.entry, text, self.limit, select=select)

    def entry_line(self) -> tuple[Spot, str]:
        """The line and its text."""
        return self.entry, self.typed()

    def enter(self, text: str) -> None:
        """Put a text into the line, as far as it can be seen and fits."""
        self.type("".join(letter for letter in text if letter.isprintable())[: self.limit])
        self.dirty = True

    def typed(self) -> str:
        """Text of the line, without invisible characters."""
        assert self.widgets is not None
        return self._shown(self.widgets)

    def _shown(self, widgets: Widgets) -> str:
        seen = "".join(c for c in widgets.typed(self.entry.id) if c.isprintable())
        return seen.strip()[: self.limit]

    def type(self, text: str, *, select: bool = False) -> None:
        """Put a text into the line; selected, it gives way to what is typed next."""
        assert self.widgets is not None
        self.widgets.type(self.entry.id, text, select=select)

    def event(self, event: pygame.Event) -> bool:
        """Give the line what it owns: an "m" is a letter here and not "mute"."""
        assert self.widgets is not None
        owned = event.type == pygame.KEYDOWN and self._owns(event.key)
        if owned:
            self.widgets.hold_keys(self.entry.id)
            self.ringed = False
        if owned or event.type != pygame.KEYDOWN:
            self._pass_on(event)
        self.dirty = True
        return owned

    def _owns(self, key: int) -> bool:
        """True if the line gets a key, and not the button that has the ring."""
        if self.ringed and (key == pygame.K_SPACE or key in (pygame.K_LEFT, pygame.K_RIGHT)):
            return False
        return prints(key) or key in EDITING

    def _pass_on(self, event: pygame.Event) -> None:
        """Hand an event to the line, but for a space that presses a button or would be the first.

        A browser may bring the space that opened this page a frame later.
        """
        assert self.widgets is not None
        if event.type == pygame.TEXTINPUT and event.text == " ":
            first = not self.typed() or self.widgets.selected(self.entry.id)
            if self.ringed or first:
                return
        self.widgets.event(event)

    def update(self, dt: float) -> Transition:
        """Widgets have a clock of their own: the cursor blinks."""
        assert self.widgets is not None
        self.widgets.update(dt)
        return super().update(dt)

    def draw(self, surface: pygame.Surface) -> None:
        """The page, then the line."""
        super().draw(surface)
        assert self.widgets is not None
        self.widgets.draw(surface)
