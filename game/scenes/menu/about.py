"""About the arcade: what it is, whose games these are, and under which terms all of it comes."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.util import find_spec

import pygame
from msgspec.structs import replace

from game import VERSION
from game.core.access import Access
from game.core.phrase import say
from game.games import GAMES
from game.scenes.base.scene import Pop, Transition
from game.scenes.base.screen import Screen
from game.tables.pictures import Nothing, Panel
from game.tables.table import Spot
from game.ui.actions import Action, Intent
from game.ui.layout import Column, Leaf, Node
from game.ui.measure import GAP
from game.ui.page import paged
from game.ui.parts import foot, foot_button, framed, title
from game.ui.sizes import PAGE
from game.ui.viewport import Viewport
from game.ui.widgets import Widgets

PACKAGES: Mapping[str, str] = {
    "attrs": "attr",
    "Babel": "babel",
    "fluent.runtime": "fluent.runtime",
    "fluent.syntax": "fluent.syntax",
    "msgspec": "msgspec",
    "platformdirs": "platformdirs",
    "pygame-ce": "pygame",
    "pygame_gui": "pygame_gui",
    "python-i18n": "i18n",
    "pytz": "pytz",
    "segno": "segno",
    "tomli-w": "tomli_w",
    "typing-extensions": "typing_extensions",
}
"""The packages of requirements.lock: the name that their authors write -> a module of theirs."""
FOLDER = "folder"
"""Id of the button that shows where everything is kept."""
RUNTIME = "pyodide"
"""Package of the browser edition's Python."""


def built_with() -> str:
    """Name what the arcade runs on here: Python, SDL, and each package that is installed."""
    runtime = ["Pyodide"] if find_spec(RUNTIME) is not None else []
    here = [name for name, module in PACKAGES.items() if find_spec(module) is not None]
    return ", ".join(["Python", *runtime, "SDL", *here])


class AboutScene(Screen):
    """One page that scrolls."""

    overlay = True
    upright = fluid = True
    focused: str | None = "done"

    def set(self, viewport: Viewport) -> None:
        """Lay out and fill the page."""
        super().set(viewport)
        self.focused = "done"
        body = self.find("body")
        assert body is not None
        translate = self.services.text.say
        credits = [translate(say(f"{game}-credits")) for game in GAMES]
        parts = [
            translate(say("about-what")),
            translate(say("about-games")),
            *credits,
            *(translate(say(f"about-{part}")) for part in ("made", "font", "data", "collisions")),
            translate(say("about-tools", names=built_with())),
            translate(say("about-licences")),
            translate(say("about-version", version=VERSION)),
        ]
        size, lines = paged(viewport.renderer, body, [("", "\n\n".join(parts))])
        self.widgets = Widgets(viewport, size)
        self.widgets.linked_box(body, lines)

    def view(self) -> Node:
        """Frame, heading, the page's place, and a way back."""
        body = Leaf(Spot("body", Nothing(), 0, 0, 0, 0, 3), grow=1.0)
        done = foot_button("done", say("done"), "primary", "check")
        desktop = self.services.machine.desktop
        ways = [done]
        if desktop is not None and desktop.opens:
            way = foot_button(FOLDER, say("saved-open"), icon="folder")
            ways.insert(0, replace(way, spot=way.spot.only(Access.STAFF)))
        page = Column([title(say("about-title")), body, foot(ways)], gap=2 * GAP)
        return framed(page, Panel("bright"), most_w=PAGE)

    def chosen(self, spot: Spot) -> Transition:
        """The folder of screenshots, papers and saved games; or back."""
        desktop = self.services.machine.desktop
        if spot.id != FOLDER or desktop is None:
            return Pop()
        if not desktop.open_folder(self.services.folder):
            self.services.caption(say("saved-refused", folder=str(self.services.folder)))
        return None

    def handle(self, intent: Intent) -> Transition:
        """Up, down and the wheel scroll."""
        match intent.action:
            case Action.UP | Action.DOWN:
                self.widgets.scroll("body", -1 if intent.action is Action.UP else 1)
            case Action.SCROLL:
                self.widgets.scroll("body", -intent.at[1])
            case _:
                return super().handle(intent)
        self.dirty = True
        return None

    def event(self, event: pygame.Event) -> bool | None:
        """The scroll bar may be dragged."""
        self.widgets.event(event)
        return None

    def update(self, dt: float) -> Transition:
        """Widgets have a clock of their own."""
        self.widgets.update(dt)
        return None

    def draw(self, surface: pygame.Surface) -> None:
        """The frame, then the page."""
        super().draw(surface)
        self.widgets.draw(surface)
