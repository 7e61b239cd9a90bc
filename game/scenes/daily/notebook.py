"""The lab notebook: a book of what was met here, with empty places for the rest."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.particles import BY_KEY
from game.core.phrase import Phrase, literal, say
from game.progress.notebook import NotebookPage, NotebookPlace, pages
from game.scenes.base import routes
from game.scenes.base.scene import Pop, Push, Transition
from game.scenes.results.leafing import Leafing
from game.scenes.results.stories import StoryScene
from game.services import Services
from game.tables.pictures import Button, Card
from game.tables.table import Spot
from game.ui.layout import Column, Leaf, Node, leaves_of
from game.ui.lists import Gallery, Scroll
from game.ui.measure import GAP
from game.ui.parts import leafing, text, title
from game.ui.sizes import CARD, LINE, PAGE
from game.ui.viewport import Viewport

# --- book -----------------------------------------------------------------------------------------
# A book of chapters, each a list that goes over as many leaves as the sheet needs.


class Book(Leafing):
    """Override `page`. What is read stays in sight when the window gets another shape."""

    upright = fluid = True

    def __init__(self, services: Services, lengths: list[int]) -> None:
        """``lengths``: entries of each chapter."""
        super().__init__(services)
        self.lengths = lengths
        self.leaves = [1] * len(lengths)
        """Of each chapter, on this sheet."""
        self.chapter = 0
        self.entry = 0
        """An entry of it that is to be seen."""
        self.focused = "next"

    def page(self, chapter: int, leaf: int) -> Node:
        """A leaf of a chapter. Its list is a `Scroll` named ``leaf``."""
        raise NotImplementedError

    def set(self, viewport: Viewport) -> None:
        """Count the leaves that this sheet needs."""
        self.leaves = [
            leaves_of(self.page(chapter, 0), viewport.renderer, viewport.sheet)
            for chapter in range(len(self.lengths))
        ]
        super().set(viewport)

    def view(self) -> Node:
        """The leaf that lies open."""
        return self.page(*self.places[self.at])

    def count(self) -> int:
        """All leaves of all chapters."""
        return sum(self.leaves)

    @property
    def places(self) -> list[tuple[int, int]]:
        """Chapter and leaf of everything there is, in order."""
        return [(chapter, leaf) for chapter, n in enumerate(self.leaves) for leaf in range(n)]

    @property
    def at(self) -> int:
        """The leaf that lies open, among those of all chapters."""
        return sum(self.leaves[: self.chapter]) + self.entry // self._each(self.chapter)

    @at.setter
    def at(self, place: int) -> None:
        self.chapter, leaf = self.places[place]
        self.entry = leaf * self._each(self.chapter)

    def _each(self, chapter: int) -> int:
        """Entries on a leaf."""
        return max(1, -(-self.lengths[chapter] // self.leaves[chapter]))

    def chosen(self, spot: Spot) -> Transition:
        """Turn a leaf, or close the book."""
        match spot.id:
            case "back":
                self.turn(-1)
            case "next":
                self.turn(1)
            case "done":
                return Pop()
        return None


# --- notebook -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class NotebookModel:
    """A chapter, and where it is in the book."""

    chapter: NotebookPage
    leaf: int
    before: int
    """Leaves of the chapters before it."""
    leaves: int
    """Of the whole book."""


def view(model: NotebookModel) -> Node:
    """Share of the chapter that was met, its entries, the turners."""
    chapter = model.chapter
    filled = sum(place.filled for place in chapter.places)
    heading = say("daily-notes-title", chapter=say(f"daily-notes-{chapter.name}"))
    count = say("daily-notes-filled", filled=filled, all=len(chapter.places))

    def foot(at: int, _leaves: int) -> Node:
        return leafing(say("pages", page=model.before + at + 1, pages=model.leaves))

    body: Node
    if all(place.entry.codex in BY_KEY for place in chapter.places):
        cards = [_card(i, place) for i, place in enumerate(chapter.places)]
        body = Column([Gallery(cards, CARD, grow=1.0), foot(0, 1)], gap=2 * GAP, grow=1.0)
    else:
        rows = [_row(i, place) for i, place in enumerate(chapter.places)]
        body = Scroll(rows, model.leaf, columns=2, aisle=2 * GAP, grow=1.0, foot=foot)
    head = Column([title(heading), text("count", count, LINE)], gap=0.0)
    return Column([head, body], gap=2 * GAP, most_w=PAGE)


def _card(i: int, place: NotebookPlace) -> Leaf:
    """A particle as its card; of one that was not met only a shade."""
    art = Card(BY_KEY[place.entry.codex].id)
    spot = Spot(f"entry:{i}", art, 0, 0, 0, 0, 5, spoken=_spoken(place), dim=not place.filled)
    return Leaf(spot, natural=CARD)


def _row(i: int, place: NotebookPlace) -> Leaf:
    art = Button("outline", "check") if place.filled else Button("ghost")
    name = place.entry.name if place.filled else literal("? ? ?")
    return Leaf(Spot(f"entry:{i}", art, 0, 0, 0, 0, 10, name, _spoken(place)))


class NotebookScene(Book):
    """Chapter by chapter, leaf by leaf; an entry leads to what there is to read about it."""

    def __init__(self, services: Services) -> None:
        self.chapters = [page for page in pages(services.store, services.learner) if page.places]
        super().__init__(services, [len(chapter.places) for chapter in self.chapters])

    def page(self, chapter: int, leaf: int) -> Node:
        """A leaf of a chapter."""
        before = sum(self.leaves[:chapter])
        return view(NotebookModel(self.chapters[chapter], leaf, before, self.count()))

    def chosen(self, spot: Spot) -> Transition:
        """Read about an entry, turn the page, or close the book."""
        kind, _, number = spot.id.partition(":")
        if kind == "entry":
            return self._open(self.chapters[self.chapter].places[int(number)])
        return super().chosen(spot)

    def _open(self, place: NotebookPlace) -> Transition:
        """The codex, where it knows more than the sentence; where to meet it, of an empty place."""
        entry = place.entry
        if not place.filled:
            return Push(StoryScene(self.services, [(say("daily-notes-empty"), _where(place))], 0))
        if entry.codex in BY_KEY:
            return Push(routes.ParticleCard(entry.codex))
        return Push(StoryScene(self.services, [(entry.name, entry.tells)], 0))


def _where(place: NotebookPlace) -> Phrase:
    """Hint for filling an empty place."""
    where = place.where
    if len(where) > 1:
        return say("daily-notes-where-two", one=where[0], other=where[1])
    return say("daily-notes-where", place=where[0])


def _spoken(place: NotebookPlace) -> Phrase:
    """Words that are read aloud for a place."""
    return place.entry.name if place.filled else say("daily-notes-unmet", hint=_where(place))
