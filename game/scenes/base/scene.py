"""Protocol of a scene, and the requests it may make to the stack of scenes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol, runtime_checkable

import pygame

from game.scenes.base.routes import Route
from game.ui.actions import Intent
from game.ui.viewport import Viewport


@dataclass(frozen=True, slots=True)
class Push:
    """Put a scene on top: one at hand, or the one at a place."""

    scene: Scene | Route


@dataclass(frozen=True, slots=True)
class Pop:
    """Take the top scene off; what lies beneath is told ``result``."""

    result: Any = None


@dataclass(frozen=True, slots=True)
class Reset:
    """Take everything off and begin again with this scene, or with the one at this place."""

    scene: Scene | Route


@dataclass(frozen=True, slots=True)
class Quit:
    """Leave the arcade."""


Transition = Push | Pop | Reset | Quit | None


@runtime_checkable
class Scene(Protocol):
    """One screen or overlay. Scenes never touch the stack: they return a transition."""

    overlay: bool
    """True if the scene beneath is still seen, dimmed."""
    upright: bool
    """True if it can be laid on a tall sheet, where the window is higher than wide."""
    fluid: bool
    """True if it fits a sheet of any shape: a page that the layout engine solves."""
    dirty: bool
    """True if the picture has changed since it was drawn. The app clears it."""

    def set(self, viewport: Viewport) -> None:
        """Lay everything out for this stage: on entering, and whenever it changes."""

    def resume(self, result: object) -> Transition:
        """Go on after the scene on top has left, with its result."""

    def handle(self, intent: Intent) -> Transition:
        """Answer an intent."""

    def event(self, event: pygame.Event) -> bool | None:
        """See a raw event, before the intent made from it: for text fields and sliders only.

        True: it was typed into a field, and means nothing else.
        """

    def update(self, dt: float) -> Transition:
        """Let ``dt`` seconds pass."""

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the whole picture."""
