"""Particle Builder as a `game.tables.table.Table`: layout, touches and words in one place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.rules.particle_builder import Move, View
from game.rules.particle_builder.deck import POINTS
from game.tables.sheet import OnSheet
from game.tables.table import Spot

from . import facts, layout, losses, pages, recount, touches, wording

COMPARED, WON = 1.5, 0.8
"""Seconds for which a duel of another player stands; opponents are shown at least twice as fast.

After a win it is less: while the winner keeps or swaps, both cards are seen, too.
"""


class ParticleBuilderTable(OnSheet):
    """Particle Builder on a sheet; every method is a pure function of a view."""

    page_order = pages.ORDER
    addressed = frozenset(("headline", "prompt", "rival", "tag", "take-back"))

    figures = staticmethod(pages.figures)
    clicks = staticmethod(touches.clicks)
    detours = staticmethod(touches.detours)
    drop = staticmethod(touches.drop)
    why_not = staticmethod(touches.why_not)
    prompt = staticmethod(touches.prompt)
    first_rules = staticmethod(touches.first_rules)
    tell = staticmethod(wording.tell)
    effects = staticmethod(wording.effects)
    notice = staticmethod(losses.notice)
    goal = staticmethod(wording.goal)
    tension = staticmethod(wording.tension)
    parts = staticmethod(wording.parts)
    highlights = staticmethod(facts.highlights)
    choice = staticmethod(recount.choice)
    turn = staticmethod(recount.turn)
    result = staticmethod(wording.result)

    def layout(self, view: View, seat: int) -> Sequence[Spot]:
        """Rivals above, the duel in the middle, the own mat below."""
        return layout.layout(view, seat, self.sheet)

    def aids(
        self, view: View, seat: int, picked: Sequence[str], moves: Sequence[Move]
    ) -> Sequence[Spot]:
        """Colours and products to choose from, and acts that would complete the target."""
        return [
            *touches.aids(view, picked, moves, self.sheet),
            *touches.tags(view, seat, picked, moves, self.sheet),
            *layout.asked(view, seat, picked, self.sheet),
        ]

    def closer(self, view: View, seat: int, spot: str) -> Sequence[Spot]:
        """A rival's mat."""
        return layout.closer(view, seat, spot, self.sheet)

    def reading(self, kind: str, facts: Mapping[str, int], view: View) -> float:
        """Time to compare the cards in a duel of another player; after an own one they stay."""
        if kind != "compared" or facts["seat"] == view.seat:
            return 0.0
        return WON if facts["result"] > 0 else COMPARED

    def deals(self, kind: str) -> bool:
        """True where a player draws at the beginning of a turn."""
        return kind == "drawn"

    def points_of_all(self, view: View) -> tuple[int, ...]:
        """Points of each seat, as a match of several deals adds them up."""
        return view.scores

    def points(self, particle: int) -> int:
        """Points of a card at the end, shown where it is held up."""
        return POINTS[particle]
