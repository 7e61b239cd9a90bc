"""Points that fly to their score, and words that rise where something happened."""

from __future__ import annotations

from typing import Final

import pygame

from game.art.effects import out
from game.art.ink.renderer import Renderer
from game.art.ink.type import centred
from game.core.phrase import Phrase, literal
from game.tables.pictures import Chip

KINDS: Final = frozenset(("points", "thuds", "words"))

RISES: Final = 0.35
"""Fraction of the time in which points stay in their place before they fly."""
POINTS: Final = (74.0, 38.0)
"""Width and height of points on their way, in units."""
SHORTEST: Final = 140.0
"""Width of a pill with words, at least."""
LETTER: Final = 11.0
"""Width that each letter of such words needs, in units, at the usual text size."""


def rising(
    surface: pygame.Surface, renderer: Renderer, t: float, at: tuple[int, int], words: Phrase
) -> None:
    """Words in a pill rise from the place of an event, stay, and fade."""
    w = max(SHORTEST, LETTER * renderer.text_scale * len(renderer.say(words)))
    pill = renderer.paint(Chip("yellow"), w, POINTS[1], words)
    pill.set_alpha(round(255 * min(1.0, 3 * (1 - t))))
    lift = 44 * renderer.scale * out(min(1.0, t / RISES))
    centred(surface, pill, at[0], at[1] - lift)
    pill.set_alpha(255)


def counter(surface: pygame.Surface, renderer: Renderer, to: tuple[int, int], count: int) -> None:
    """Count of cards that have come, above their target, or below it at the upper edge."""
    if count:
        pill = renderer.paint(Chip("danger"), *POINTS, literal(f"+{count}"))
        away = 40 * renderer.scale
        centred(surface, pill, to[0], to[1] + (away if to[1] < 2 * away else -away))


def points(
    surface: pygame.Surface,
    renderer: Renderer,
    t: float,
    at: tuple[int, int],
    to: tuple[int, int],
    value: int,
) -> None:
    """A pill with the points rises a little where they arose, then flies to the score."""
    figure = f"+{value}" if value >= 0 else f"\u2212{-value}"
    pill = renderer.paint(Chip("yellow" if value >= 0 else "white"), *POINTS, literal(figure))
    lift = 26 * renderer.scale * out(min(1.0, t / RISES))
    way = max(0.0, (t - RISES) / (1 - RISES)) ** 2
    x, y = at[0] + (to[0] - at[0]) * way, at[1] - lift
    centred(surface, pill, x, y + (to[1] - y) * way)
