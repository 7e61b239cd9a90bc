"""The table of Particle Builder: layout, touches and words in one place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.core.phrase import Filling, Phrase
from game.rules.particle_builder import Move, View
from game.rules.particle_builder.deck import POINTS
from game.tables.sheet import WIDE, Sheet
from game.tables.table import Drop, Effect, Line, Spot

from . import answers, finish, layout, pages, paths, story


class ParticleBuilderTable:
    """How Particle Builder lies on the table; every method a pure function of a view."""

    def __init__(self, sheet: Sheet = WIDE) -> None:
        self.sheet = sheet

    def on(self, sheet: Sheet) -> ParticleBuilderTable:
        """The same, laid on another sheet."""
        return ParticleBuilderTable(sheet)

    def layout(self, view: View, seat: int) -> Sequence[Spot]:
        """Rivals above, the duel in the middle, the own mat below."""
        return layout.layout(view, seat, self.sheet)

    def clicks(self, view: View, move: Move) -> tuple[str, ...]:
        """Mostly: the card in hand, then where it goes or what it acts on."""
        return paths.clicks(view, move)

    page_order = pages.ORDER

    def figures(self) -> dict[str, Filling]:
        """See `pages.figures`."""
        return pages.figures()

    def detours(self, view: View, move: Move) -> Sequence[tuple[str, ...]]:
        """See `paths.detours`."""
        return paths.detours(view, move)

    def drop(self, view: View, touch: str) -> Drop | None:
        """See `paths.drop`."""
        return paths.drop(view, touch)

    def aids(
        self, view: View, seat: int, picked: Sequence[str], moves: Sequence[Move]
    ) -> Sequence[Spot]:
        """Colours and products to choose from, and which act would complete the target."""
        return [
            *paths.aids(view, picked, moves, self.sheet),
            *finish.tags(view, seat, picked, moves, self.sheet),
            *layout.asked(view, seat, picked, self.sheet),
        ]

    def closer(self, view: View, seat: int, spot: str) -> Sequence[Spot]:
        """A rival's mat."""
        return layout.closer(view, seat, spot, self.sheet)

    def why_not(self, view: View, seat: int, picked: Sequence[str], spot: str) -> Phrase:
        """The rule or the physics."""
        return answers.why_not(view, seat, picked, spot)

    def prompt(self, view: View, seat: int) -> Phrase:
        """What the seat is asked for."""
        return answers.prompt(view, seat)

    def points_of_all(self, view: View) -> tuple[int, ...]:
        """What a match of several deals adds up."""
        return view.scores

    def points(self, particle: int) -> int:
        """What a card counts at the end, told where it is held up."""
        return POINTS[particle]

    def tell(self, kind: str, facts: Mapping[str, int], view: View) -> Phrase | None:
        """A log line."""
        return story.tell(kind, facts, view)

    def goal(self, view: View) -> Phrase:
        """What one plays for."""
        return finish.goal(view)

    def tension(self, view: View) -> float:
        """How much is at stake now."""
        return finish.tension(view)

    def parts(self, view: View) -> tuple[tuple[int, ...], ...]:
        """What the totals are made of."""
        return finish.parts(view)

    def effects(self, kind: str, facts: Mapping[str, int], view: View) -> Sequence[Effect]:
        """The show of a beat."""
        return story.effects(kind, facts, view)

    def result(self, view: View) -> Sequence[Line]:
        """Points by where they lie."""
        return story.result(view)
