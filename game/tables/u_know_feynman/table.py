"""U-kNOw Feynman as a `game.tables.table.Table`: layout, touches and words in one place."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.contract import Seat
from game.core.phrase import Filling
from game.rules.u_know_feynman import Move, View, faces
from game.rules.u_know_feynman.state import NOBODY
from game.tables.capabilities import Facts, Moment
from game.tables.sheet import OnSheet
from game.tables.table import Spot
from game.tables.u_know_feynman import (
    highlights,
    illustrations,
    layout,
    lost_turns,
    recount,
    touches,
    wording,
)
from game.tables.u_know_feynman.first_rules import first_rules

TURNED = 1.2
"""Seconds in which the table stands after a flip, at the usual speed."""


class UKnowFeynmanTable(OnSheet):
    """U-kNOw Feynman on a sheet; every method is a pure function of a view."""

    orders = len(layout.ORDERS)
    """The own hand by colour or by kind: see `game.tables.table.Arranges`."""
    page_order: Sequence[int] = ()
    modes = frozenset(("baryon", "decay"))
    addressed = frozenset(("prompt",))
    """Afterwards no card is played by itself, and none silently: see `game.tables.table.Modes`."""

    clicks = staticmethod(touches.clicks)
    drop = staticmethod(touches.drop)
    forced = staticmethod(touches.forced)
    by_hand = staticmethod(touches.by_hand)
    why_not = staticmethod(touches.why_not)
    prompt = staticmethod(touches.prompt)
    first_rules = staticmethod(first_rules)
    tell = staticmethod(wording.tell)
    effects = staticmethod(wording.effects)
    highlights = staticmethod(highlights.highlights)
    notice = staticmethod(lost_turns.notice)
    choice = staticmethod(recount.choice)
    turn = staticmethod(recount.turn)
    illustration = staticmethod(illustrations.illustration)
    goal = staticmethod(wording.goal)
    tension = staticmethod(wording.tension)
    parts = staticmethod(wording.parts)
    result = staticmethod(wording.result)

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
        """Rivals around, the piles in the middle, the own hand below, by colour."""
        return layout.layout(view, seat, 0, self.sheet)

    def arranged(self, view: View, seat: Seat, order: int) -> Sequence[Spot]:
        """The same with the own hand in another order."""
        return layout.layout(view, seat, order, self.sheet)

    def in_between(self, view: View) -> View:
        """The view of an event: no seat is on turn until all of the move was shown."""
        return view._replace(mover=NOBODY)

    def moment(self, view: View, seat: Seat, move: Move | None) -> Moment | None:
        """The timed choice that the seat has now, or after this move."""
        moment = touches.timed_choice(view, seat, move, self.sheet)
        if moment is None or move is None:
            return moment
        return layout.with_laid(moment, view, seat, move, self.sheet)

    def happens_by_itself(self, view: View, move: Move) -> bool:
        """Drawing and keeping what fits nowhere; a penalty is taken by hand, so that it is seen.

        A card of the asked colour that does not fit stays in sight until the player has decided.
        """
        return move.kind in ("draw", "keep", "pass") and not touches.puzzles(view, move)

    def aids(
        self, view: View, seat: Seat, picked: Sequence[str], moves: Sequence[Move]
    ) -> Sequence[Spot]:
        """Suits to name, and the button for a flip without its antiquark."""
        return touches.aids(view, picked, moves, self.sheet)

    def reading(self, kind: str, facts: Facts, view: View) -> float:
        """Time to see another side of all cards."""
        return TURNED if kind == "turned" else 0.0

    def closer(self, view: View, seat: Seat, spot: str) -> Sequence[Spot]:
        """A rival's hand, as far as it is seen."""
        return layout.closer(view, spot, self.sheet)
