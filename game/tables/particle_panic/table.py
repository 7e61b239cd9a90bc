"""The table of Particle Panic: layout, touches and words in one place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.core.contract import Seat
from game.core.phrase import Filling, Phrase
from game.rules.particle_panic.state import A_SUIT, Move, View
from game.tables.particle_panic import answers, layout, odds, paths, stakes, story
from game.tables.sheet import WIDE, Sheet
from game.tables.table import Drop, Effect, Line, Spot


class ParticlePanicTable:
    """How Particle Panic lies on the table; every method a pure function of a view."""

    def __init__(self, sheet: Sheet = WIDE) -> None:
        self.sheet = sheet

    def on(self, sheet: Sheet) -> ParticlePanicTable:
        """The same, laid on another sheet."""
        return ParticlePanicTable(sheet)

    page_order: Sequence[int] = ()

    def figures(self) -> dict[str, Filling]:
        """How many cards there are of each suit."""
        return {"suit": A_SUIT}

    def layout(self, view: View, seat: Seat) -> Sequence[Spot]:
        """The ring left, code locks and desk right, all hands below."""
        return layout.layout(view, seat, self.sheet)

    def clicks(self, view: View, move: Move) -> tuple[str, ...]:
        """A button, a lock, a room; or a card and then where it goes."""
        return paths.clicks(view, move)

    def drop(self, view: View, touch: str) -> Drop | None:
        """See `paths`."""
        return paths.drop(view, touch)

    def aids(
        self, view: View, seat: Seat, picked: Sequence[str], moves: Sequence[Move]
    ) -> Sequence[Spot]:
        """What a picked card can do; a warning before what cannot be mended."""
        return paths.aids(view, self.sheet, picked, moves)

    def why_not(self, view: View, seat: Seat, picked: Sequence[str], spot: str) -> Phrase:
        """The rule that closes it."""
        return answers.why_not(view, seat, picked, spot)

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

    def reading(self, kind: str, facts: Mapping[str, int]) -> float:
        """See `story.reading`."""
        return story.reading(kind, facts)

    def effects(self, kind: str, facts: Mapping[str, int], view: View) -> Sequence[Effect]:
        """The show of a beat."""
        return story.effects(kind, facts, view)

    def result(self, view: View) -> Sequence[Line]:
        """How it ended, and what the crew reached."""
        return story.result(view)

    def foretell(self, seats: int, options: Mapping[str, int]) -> Mapping[str, int]:
        """How many of 100 games a strong crew wins."""
        return odds.of_hundred(seats, options)
