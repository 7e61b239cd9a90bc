"""The scene as elements of the page, for screen readers, switches and telephones' keyboards.

A canvas says nothing to them. So each spot that can be chosen becomes a button of the page at its
place, in reading order, a line to type into becomes an input, and new words are announced.
`static/outline.mjs` makes the elements.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TypedDict

import pygame

from game.app import App
from game.core.phrase import Phrase, say
from game.scenes.base.narrator import new_lines
from game.scenes.base.screen import Screen
from game.services import Services
from game.tables.table import Spot
from game.ui.focus import reading_order
from game.web.browser import BrowserPage
from game.words.text import unmarked

PAUSE = 0.1
"""Seconds between two looks at the scene: while something moves nothing is read anyway."""


class Element(TypedDict):
    """One element of the page."""

    id: str
    name: str
    box: tuple[float, float, float, float]
    """Left, top, width and height, as parts of the canvas."""


class Picture(TypedDict):
    """Content of the page for screen readers."""

    buttons: list[Element]
    focus: str | None
    """The id of the spot that keys and pads speak of."""
    entry: Element | None
    typed: str
    """Text of the entry line."""


class Outline:
    """Follows the scene on top and tells the page what changed."""

    def __init__(self, page: BrowserPage) -> None:
        self._page = page
        self._scene: Screen | None = None
        self._told = ""
        self._lines: tuple[Phrase, ...] = ()
        self._drawn = -1
        self._since = PAUSE

    def follow(self, app: App, seconds: float) -> None:
        """Look at the scene after a frame that lasted ``seconds``; costs nothing at rest."""
        self._since += seconds
        scene = app.top
        if not isinstance(scene, Screen) or self._since < PAUSE or app.frames.drawn == self._drawn:
            return
        self._since, self._drawn = 0.0, app.frames.drawn
        told = json.dumps(picture(scene, app.services, app.surface.get_size()))
        if told != self._told:
            self._told = told
            self._page.outline(told)
        lines = tuple(scene.aloud())
        fresh = scene is not self._scene
        words = [written(line, app.services) for line in new_lines(self._lines, lines, fresh=fresh)]
        self._scene, self._lines = scene, lines
        # Where the arcade speaks by itself, a second voice would talk over it.
        if words and not app.services.speech.on:
            self._page.announce(" ".join(words))


def written(phrase: Phrase, services: Services) -> str:
    """A phrase in plain letters."""
    return unmarked(services.text.say(phrase))


def picture(scene: Screen, services: Services, size: tuple[int, int]) -> Picture:
    """The elements of a scene on a canvas of so many pixels."""
    wide, high = size

    def element(spot: Spot, name: Phrase) -> Element:
        rect = scene.viewport.rect(spot)
        box = rect.x / wide, rect.y / high, rect.w / wide, rect.h / high
        x, y, w, h = (round(part, 4) for part in box)
        return {"id": spot.id, "name": written(name, services), "box": (x, y, w, h)}

    spots: Sequence[Spot] = reading_order(scene.walked())
    named = [(spot, scene.spoken(spot)) for spot in spots]
    entry, typed = scene.entry_line() or (None, "")
    return {
        "buttons": [element(spot, name) for spot, name in named if name is not None],
        "focus": scene.focused,
        "entry": element(entry, say("web-entry")) if entry is not None else None,
        "typed": typed,
    }


def focus(scene: object, spot_id: str) -> None:
    """Give the focus to the spot of an element that has the page's focus."""
    if isinstance(scene, Screen) and scene.focused != spot_id and scene.find(spot_id) is not None:
        scene.focus(spot_id)


def choose(scene: object, spot_id: str) -> None:
    """Choose the spot of an element that was pressed, as Enter does."""
    if isinstance(scene, Screen) and scene.find(spot_id) is not None:
        scene.focus(spot_id)
        press(pygame.K_RETURN)


def enter(scene: object, text: str) -> None:
    """Put what was typed into the input into the line of the scene."""
    if isinstance(scene, Screen):
        scene.enter(text)


def press(key: int) -> None:
    """Post a key that goes down and up."""
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        pygame.event.post(pygame.Event(kind, key=key, mod=0, unicode=""))
