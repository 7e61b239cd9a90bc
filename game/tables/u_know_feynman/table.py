"""U-kNOw Feynman as a `game.tables.table.Table`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.core.contract import Seat
from game.core.phrase import Filling, Phrase
from game.rules.u_know_feynman import Move, View, faces
from game.tables.moment import Moment
from game.tables.sheet import WIDE, Sheet
from game.tables.table import Drop, Effect, Line, Spot
from game.tables.u_know_feynman import answers, moments, paths, stakes, story
from game.tables.u_know_feynman.layout import ORDERS, layout
from game.tables.u_know_feynman.layout import closer as layout_closer


class UKnowFeynmanTable:
    """How U-kNOw Feynman lies on the table."""

    def __init__(self, sheet: Sheet = WIDE) -> None:
        self.sheet = sheet

    def on(self, sheet: Sheet) -> UKnowFeynmanTable:
        """The same, laid on another sheet."""
        return UKnowFeynmanTable(sheet)

    orders = len(ORDERS)
    """The own hand by colour or by kind: see `game.tables.table.Arranges`."""

    page_order: Sequence[int] = ()

    def figures(self) -> dict[str, Filling]:
        """The contents of the deck."""
        fillings: dict[str, Filling] = {
            name: sum(faces.DECK.count(4 * symbol + suit) for suit in faces.SUITS)
            for name, symbol in (
                ("ws", faces.W),
                ("photons", faces.PHOTON),
                ("gluons", faces.GLUON),
                ("skips", faces.SKIP),
                ("reverses", faces.REVERSE),
                ("flips", faces.FLIP),
            )
        }
        return fillings | {
            "cards": len(faces.DECK),
            "copies": faces.DECK.count(0),
            "particles": sum(face < faces.PARTICLE_FACES for face in faces.DECK),
            "wilds": faces.DECK.count(faces.WILD_FACE),
        }

    def layout(self, view: View, seat: Seat) -> Sequence[Spot]:
        """See `layout`."""
        return layout(view, seat, 0, self.sheet)

    def arranged(self, view: View, seat: Seat, order: int) -> Sequence[Spot]:
        """See `layout`."""
        return layout(view, seat, order, self.sheet)

    def moment(self, view: View, seat: Seat, move: Move | None) -> Moment | None:
        """See `moments`."""
        return moments.moment(view, seat, move, self.sheet)

    def clicks(self, view: View, move: Move) -> tuple[str, ...]:
        """See `paths`."""
        return paths.clicks(view, move)

    def drop(self, view: View, touch: str) -> Drop | None:
        """See `paths`."""
        return paths.drop(view, touch)

    def happens_by_itself(self, view: View, move: Move) -> bool:
        """Drawing and keeping what fits nowhere; a penalty is taken by hand, so that it is seen."""
        return move.kind in ("draw", "keep", "pass")

    def forced(self, view: View, move: Move) -> Phrase:
        """See `answers.forced`."""
        return answers.forced(view, move)

    def aids(
        self, view: View, seat: Seat, picked: Sequence[str], moves: Sequence[Move]
    ) -> Sequence[Spot]:
        """See `paths`."""
        return paths.aids(view, picked, moves, self.sheet)

    def closer(self, view: View, seat: Seat, spot: str) -> Sequence[Spot]:
        """A rival's hand, as far as it is seen."""
        return layout_closer(view, spot, self.sheet)

    def why_not(self, view: View, seat: Seat, picked: Sequence[str], spot: str) -> Phrase:
        """See `answers`."""
        return answers.why_not(view, seat, picked, spot)

    def prompt(self, view: View, seat: Seat) -> Phrase:
        """See `answers`."""
        return answers.prompt(view, seat)

    def tell(self, kind: str, facts: Mapping[str, int], view: View) -> Phrase | None:
        """See `story`."""
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
        """See `story`."""
        return story.effects(kind, facts, view)

    def result(self, view: View) -> Sequence[Line]:
        """See `story`."""
        return story.result(view)
