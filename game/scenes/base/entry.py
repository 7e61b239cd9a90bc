"""A screen with a line to type into: what is typed belongs to the line, all else to the screen."""

from __future__ import annotations

import pygame

from game.arcade import Arcade
from game.scenes.base.scene import Transition
from game.scenes.base.screen import Screen
from game.tables.table import Spot
from game.ui.stage import Stage
from game.ui.widgets import Widgets


class EntryScreen(Screen):
    """Base of the screens that ask for a name or a seed."""

    def __init__(self, arcade: Arcade, entry: Spot, limit: int, text: str, size: int = 24) -> None:
        """``limit``: letters at most. ``text``: what stands there. ``size``: of the letters."""
        super().__init__(arcade)
        self.entry = entry
        self.limit = limit
        self._text = text
        self._size = size
        self.widgets: Widgets | None = None

    def set(self, stage: Stage) -> None:
        """Lay out, with the line; what was typed stays."""
        text = self.typed() if self.widgets else self._text
        super().set(stage)
        self.widgets = Widgets(stage, self._size)
        self.widgets.entry(self.entry, text, self.limit)

    def typed(self) -> str:
        """What stands in the line, without anything that cannot be seen."""
        assert self.widgets is not None
        seen = "".join(c for c in self.widgets.typed(self.entry.id) if c.isprintable())
        return seen.strip()[: self.limit]

    def type(self, text: str) -> None:
        """Put a text into the line."""
        assert self.widgets is not None
        self.widgets.type(self.entry.id, text)

    def event(self, event: pygame.Event) -> bool:
        """What is typed belongs to the line: an "m" is a letter here, not "mute"."""
        assert self.widgets is not None
        self.widgets.event(event)
        self.dirty = True
        if event.type != pygame.KEYDOWN:
            return False
        letter = getattr(event, "unicode", "")
        return event.key == pygame.K_BACKSPACE or (letter.isprintable() and letter.strip() != "")

    def update(self, dt: float) -> Transition:
        """Widgets have a clock of their own: the cursor blinks."""
        assert self.widgets is not None
        self.widgets.update(dt)
        return None

    def draw(self, surface: pygame.Surface) -> None:
        """The page, then the line."""
        super().draw(surface)
        assert self.widgets is not None
        self.widgets.draw(surface)
