"""The rules of a game in the arcade's own words, a page at a time; one key away on every table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Final

import pygame

from game.core.phrase import Filling, Phrase, say
from game.games import DESCRIPTORS, GAMES, foreign_words
from game.scenes.base import routes
from game.scenes.base.scene import Pop, Push, Transition
from game.scenes.base.screen import Screen
from game.services import Services
from game.tables.capabilities import enlarged, extent
from game.tables.pictures import Label, Nothing, Panel
from game.tables.table import Explains, Illustrates, Spot
from game.ui.actions import Action, Intent
from game.ui.layout import Canvas, Column, Gap, Leaf, Node, Row
from game.ui.measure import FINGER, GAP
from game.ui.page import paged
from game.ui.parts import framed, round_button, spring, text, title, turning
from game.ui.sizes import NUMBER, PAGE
from game.ui.viewport import Viewport
from game.ui.widgets import Widgets
from game.words.glossary import linked, named
from game.words.text import Text

PAGES: Final = Label("second", 20)
WIDE_PICTURE, TALL_PICTURE = 0.72, 0.75
"""Size of a picture on a page, of that at the table: the text beside it has most of the page."""


def figures(game: str, options: Mapping[str, int] | None = None) -> Mapping[str, Filling]:
    """Values for the gaps of a game's rules pages: its tables, and ``option-<name>``.

    ``options``: those of the game that is played; None: those of a fresh set-up screen.
    """
    table, info = DESCRIPTORS[game].table, GAMES[game].info
    in_force = info.complete(info.suggested if options is None else options)
    shown = table.figures() if isinstance(table, Explains) else {}
    return {**shown, **{f"option-{name}": value for name, value in in_force.items()}}


def page_order(text: Text, game: str) -> Sequence[int]:
    """The numbers of a game's rules pages as they are read: of all that the locale has."""
    there = [1]
    while text.has(f"{game}-rules-{there[-1] + 1}"):
        there.append(there[-1] + 1)
    table = DESCRIPTORS[game].table
    order = table.page_order if isinstance(table, Explains) else ()
    return order if sorted(order) == there else there


def illustration(game: str, page: int, *, tall: bool) -> list[Node]:
    """The picture of a rules page, which nothing can be done with; most pages have none."""
    table = DESCRIPTORS[game].table
    shown = table.illustration(page, tall=tall) if isinstance(table, Illustrates) else ()
    if not shown:
        return []
    part = TALL_PICTURE if tall else WIDE_PICTURE
    whole = extent(shown)
    return [Canvas(partial(enlarged, shown), (part * whole.w, part * whole.h))]


class RulesScene(Screen):
    """Pages ``<game>-rules-1`` and on, as many as the locale has; last the authors' credits."""

    overlay = True
    upright = fluid = True

    def __init__(
        self, services: Services, game: str, options: Mapping[str, int] | None = None
    ) -> None:
        """``options``: the rules in force; None: those that a fresh set-up screen suggests."""
        super().__init__(services)
        self.game = game
        self.page = 1
        self.focused = "next"
        self.asked: str | None = None
        """The word that was touched in the text."""
        self.order = page_order(services.text, game)
        self.pages = len(self.order)
        self.figures = figures(game, options)

    def set(self, viewport: Viewport) -> None:
        """Lay out and fill the page."""
        super().set(viewport)
        self._fill()

    def _fill(self) -> None:
        text = self.services.text
        body = text.say(self._text())
        if self.page == self.pages and text.has(f"{self.game}-credits"):
            body += "\n\n" + text.say(say(f"{self.game}-credits"))
        pieces = list(linked(text, body, foreign_words(self.game)))
        self.words = list(dict.fromkeys(word for word, _ in pieces if word))
        """Of this page, in the order in which they come."""
        box = self.find("body")
        assert box is not None
        size, lines = paged(self.viewport.renderer, box, pieces)
        self.widgets = Widgets(self.viewport, size)
        self.widgets.linked_box(box, lines)
        self.dirty = True

    def view(self) -> Node:
        """Heading, the place of the text, and the turners; the text is a widget."""
        number = self.order[self.page - 1]
        name = say(f"{self.game}-rules-{number}-title")
        pages = text("pages", say("pages", page=self.page, pages=self.pages), PAGES, least_w=NUMBER)
        words = round_button("words", "book", say("glossary-page"))
        inside = Column(
            [
                Row([title(name, grow=1.0), round_button("close", "cross", say("close"))]),
                *illustration(self.game, number, tall=self.viewport.sheet.tall),
                Leaf(Spot("body", Nothing(), 0, 0, 0, 0, 3), grow=1.0),
                Row([Gap(FINGER), spring(), *turning("back", "next", pages), spring(), words]),
            ],
            gap=2 * GAP,
        )
        return framed(inside, Panel("bright"), most_w=PAGE)

    def aloud(self) -> Iterable[Phrase]:
        """The heading, and the page."""
        yield from super().aloud()
        yield self._text()

    def _text(self) -> Phrase:
        return say(f"{self.game}-rules-{self.order[self.page - 1]}", **self.figures)

    def chosen(self, spot: Spot) -> Transition:
        """Turn the page, or close."""
        match spot.id:
            case "back":
                self._turn(-1)
            case "next" if self.page < self.pages:
                self._turn(1)
            case "words":
                among = self.words or named(self.services.text)
                return Push(routes.GlossaryWord(among[0], tuple(among)))
            case _:
                return Pop()
        return None

    def on_action(self, action: Action) -> Transition:
        """BACK and HELP close."""
        return Pop() if action in (Action.BACK, Action.HELP) else None

    def handle(self, intent: Intent) -> Transition:
        """Up and down scroll, left and right turn the page."""
        match intent.action:
            case Action.UP | Action.DOWN:
                self.widgets.scroll("body", 1 if intent.action is Action.DOWN else -1)
                self.dirty = True
                return None
            case Action.LEFT | Action.RIGHT:
                self.ringed = True
                self.focused = "next" if intent.action is Action.RIGHT else "back"
                self._turn(1 if intent.action is Action.RIGHT else -1)
                return None
        return super().handle(intent)

    def _turn(self, by: int) -> None:
        page = min(self.pages, max(1, self.page + by))
        if page != self.page:
            self.page = page
            self.layout()
            self._fill()

    def event(self, event: pygame.Event) -> None:
        """The scroll bar follows wheel and finger."""
        self.widgets.event(event)
        self.asked = self.widgets.link(event) or self.asked
        if event.type in (pygame.MOUSEWHEEL, pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN):
            self.dirty = True

    def update(self, dt: float) -> Transition:
        """Widgets have a clock of their own; a word that was touched is held up."""
        self.widgets.update(dt)
        asked, self.asked = self.asked, None
        return Push(routes.GlossaryWord(asked, tuple(self.words))) if asked else None

    def draw(self, surface: pygame.Surface) -> None:
        """The frame, then the text."""
        super().draw(surface)
        self.widgets.draw(surface)
