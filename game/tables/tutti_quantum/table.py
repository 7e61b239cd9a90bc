"""The table of Tutti Quantum: layout, touches and words in one place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.core.contract import Seat
from game.core.phrase import Filling, Phrase
from game.rules.tutti_quantum import Move, View
from game.rules.tutti_quantum.vertex import DECK, ELECTRON, GLUON, HIGGS, PHOTON, QUARK
from game.tables.sheet import WIDE, Sheet
from game.tables.table import Effect, Lens, Line, Spot
from game.tables.tutti_quantum import answers, column, layout, paths, stakes, story


class TuttiQuantumTable:
    """How Tutti Quantum lies on the table; every method a pure function of a view."""

    def __init__(self, sheet: Sheet = WIDE) -> None:
        self.sheet = sheet

    def on(self, sheet: Sheet) -> TuttiQuantumTable:
        """The same, laid on another sheet."""
        return TuttiQuantumTable(sheet)

    def window(self, view: View) -> tuple[float, float, float, float]:
        """What the diagram is seen through when one looks more closely."""
        return column.plan(view, self.sheet).window

    def lens(self, view: View) -> Lens:
        """Left of the diagram; on a tall sheet right of it, or below."""
        return column.plan(view, self.sheet).lens

    page_order: Sequence[int] = ()

    def figures(self) -> dict[str, Filling]:
        """How many cards there are of each kind."""
        names = {
            "quarks": QUARK,
            "electrons": ELECTRON,
            "gluons": GLUON,
            "photons": PHOTON,
            "higgs": HIGGS,
        }
        return {name: DECK[card] for name, card in names.items()}

    def layout(self, view: View, seat: Seat) -> Sequence[Spot]:
        """The own diagram in the middle, scores and rivals right, cards below."""
        return layout.layout(view, seat, self.sheet)

    def clicks(self, view: View, move: Move) -> tuple[str, ...]:
        """A card, perhaps the turn button, a place; or a button."""
        return paths.clicks(view, move)

    def aids(
        self, view: View, seat: Seat, picked: Sequence[str], moves: Sequence[Move]
    ) -> Sequence[Spot]:
        """Free places; with a card picked its ghosts, their points, and the turn button."""
        return paths.aids(view, column.plan(view, self.sheet), picked, moves)

    def closer(self, view: View, seat: Seat, spot: str) -> Sequence[Spot]:
        """A rival's diagram."""
        return layout.closer(view, spot, self.sheet)

    def why_not(self, view: View, seat: Seat, picked: Sequence[str], spot: str) -> Phrase:
        """The rule that closes it."""
        return answers.why_not(view, seat, picked, spot)

    def points_of_all(self, view: View) -> tuple[int, ...]:
        """What a match of several deals adds up: the points of each seat's diagram."""
        return story.totals(view)

    def prompt(self, view: View, seat: Seat) -> Phrase:
        """What the seat is asked for."""
        return answers.prompt(view, seat)

    def tell(self, kind: str, facts: Mapping[str, int], view: View) -> Phrase | None:
        """A log line."""
        return story.tell(kind, facts, view)

    def goal(self, view: View) -> Phrase:
        """What one plays for."""
        return stakes.goal(view)

    def tension(self, view: View) -> float:
        """How much is at stake now."""
        return stakes.tension(view)

    def parts(self, view: View) -> tuple[tuple[int, ...], ...]:
        """What the totals are made of."""
        return stakes.parts(view)

    def effects(self, kind: str, facts: Mapping[str, int], view: View) -> Sequence[Effect]:
        """The show of a beat."""
        return story.effects(kind, facts, view)

    def result(self, view: View) -> Sequence[Line]:
        """How it was counted, and what was found."""
        return story.result(view)
