"""Events such as children make: touches, drags, keys, a pad, a wheel, nonsense."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    import pygame

    from game.core.rng import Rng


def with_posted(drawn: Sequence[pygame.Event] = ()) -> list[pygame.Event]:
    """These events and those that wait: of the window, and what widgets tell, which holds them."""
    import pygame

    return [*drawn, *pygame.event.get()]


KEYS = ("RETURN", "SPACE", "TAB", "UP", "DOWN", "LEFT", "RIGHT", "ESCAPE", *"hurmx7", "F1")
"""Names of keys as in pygame: those that mean something, and two that mean nothing."""


def thrower(rng: Rng) -> Callable[[tuple[int, int]], pygame.Event]:
    """A source of events, drawn for a window of the size that it is given."""
    import pygame

    keys = [getattr(pygame, f"K_{name}") for name in KEYS]
    at = [0, 0]

    def draw(size: tuple[int, int]) -> pygame.Event:
        kind = rng.below(100)
        if kind < 25:
            at[:] = rng.below(size[0]), rng.below(size[1])
            return pygame.Event(pygame.MOUSEBUTTONDOWN, pos=tuple(at), button=1)
        if kind < 50:
            return pygame.Event(pygame.MOUSEBUTTONUP, pos=tuple(at), button=1)
        if kind < 60:
            at[:] = rng.below(size[0]), rng.below(size[1])
            return pygame.Event(
                pygame.MOUSEMOTION, pos=tuple(at), rel=(0, 0), buttons=(0, 0, 0), touch=False
            )
        if kind < 90:
            return pygame.Event(pygame.KEYDOWN, key=rng.pick(keys), mod=0, unicode="", scancode=0)
        if kind < 95:
            return pygame.Event(pygame.JOYBUTTONDOWN, button=rng.below(15), joy=0)
        if kind < 98:
            y = rng.below(3) - 1
            return pygame.Event(
                pygame.MOUSEWHEEL, x=0, y=y, flipped=False, precise_x=0.0, precise_y=0.0
            )
        return pygame.Event(pygame.JOYHATMOTION, value=(rng.below(3) - 1, 0), joy=0, hat=0)

    return draw
