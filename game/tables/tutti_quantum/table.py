"""Tutti Quantum as a `game.tables.table.Table`: layout, touches and words in one place."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.contract import Seat
from game.core.phrase import Filling
from game.rules.tutti_quantum import Move, View
from game.rules.tutti_quantum.vertex import DECK, ELECTRON, GLUON, HIGGS, PHOTON, QUARK
from game.tables.sheet import OnSheet
from game.tables.table import Lens, Spot
from game.tables.tutti_quantum import layout, panels, recount, touches, vertex_chart, wording


class TuttiQuantumTable(OnSheet):
    """Tutti Quantum on a sheet; every method is a pure function of a view."""

    carries = False
    addressed = frozenset(("prompt",))
    page_order: Sequence[int] = ()

    clicks = staticmethod(touches.clicks)
    first_rules = staticmethod(touches.first_rules)
    why_not = staticmethod(touches.why_not)
    prompt = staticmethod(touches.prompt)
    tell = staticmethod(wording.tell)
    effects = staticmethod(wording.effects)
    goal = staticmethod(wording.goal)
    tension = staticmethod(wording.tension)
    parts = staticmethod(wording.parts)
    choice = staticmethod(recount.choice)
    turn = staticmethod(recount.turn)
    result = staticmethod(wording.result)
    illustration = staticmethod(vertex_chart.illustration)
    points_of_all = staticmethod(wording.totals)

    def figures(self) -> dict[str, Filling]:
        """Number of cards of each kind."""
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

    def aids(
        self, view: View, seat: Seat, picked: Sequence[str], moves: Sequence[Move]
    ) -> Sequence[Spot]:
        """Free places; with a card picked its ghosts, their points, and the turn button."""
        return touches.aids(view, panels.plan(view, self.sheet), picked, moves)

    def closer(self, view: View, seat: Seat, spot: str) -> Sequence[Spot]:
        """A rival's diagram."""
        return layout.closer(view, spot, self.sheet)

    def window(self, view: View) -> tuple[float, float, float, float]:
        """Edges of the window through which the diagram is seen more closely."""
        return panels.plan(view, self.sheet).window

    def lens(self, view: View) -> Lens:
        """Left of the diagram; on a tall sheet right of it, or below."""
        return panels.plan(view, self.sheet).lens
