"""A book of chapters, each a list that goes over as many leaves as the sheet needs."""

from __future__ import annotations

from game.scenes.base.scene import Pop, Transition
from game.scenes.results.leafing import Leafing
from game.services import Services
from game.tables.table import Spot
from game.ui.layout import Node, leaves_of
from game.ui.viewport import Viewport


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
