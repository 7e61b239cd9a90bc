"""A partner's question to the person at a table before its turn, and the answer to it.

The rules and the opponents know nothing of it: the partner is asked for one of the moves that keep
to the answer (`game.tables.capabilities.Offers`). It waits for the answer: the table is a person's,
never a kiosk's. Without one, after BACK, it plays as ever.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.core.contract import AnyMove, Seat
from game.core.phrase import Phrase, say
from game.match.drivers import Narrowing, Opponent
from game.scenes.table.margins import CONTROLS
from game.scenes.table.model import AnyTable, CalledOut, Focus, Lined
from game.tables.capabilities import NO, YES, Offer, Offers
from game.tables.table import Spot
from game.ui.actions import Action, Intent
from game.ui.unread import Unread

if TYPE_CHECKING:
    from game.scenes.table.table import TableScene


class PartnersQuestion:
    """The question that stands now, if any, and the answer that holds until the person's turn."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.unread = Unread()
        self.asker: Seat | None = None
        """The partner whose question stands."""
        self._asked_at = -1
        """The number of moves when a partner could ask last."""
        self._bound: dict[Seat, bool] = {}
        """Partners that keep to an answer, or to the want of one, and whether the person was asked
        in this turn."""
        self._declined: dict[Seat, Phrase] = {}
        """Questions that had no answer, or a no: they are not put twice in a row."""

    # --- asking -------------------------------------------------------------------------------

    def stands(self, seat: Seat, *, skips: bool) -> bool:
        """True while the question of this seat has no answer; asked before it moves.

        ``skips``: the person does not look, and is not asked.
        """
        moves = len(self._scene.session.moves)
        if self._asked_at != moves:
            self._asked_at = moves
            asks = not skips and not self._bound.get(seat) and self._may_ask(seat)
            offer = self._offer() if asks else None
            if offer is not None and offer.words != self._declined.get(seat):
                self._put(seat, offer)
            elif offer is not None:
                self._bind(seat, accepted=False, asked=True)
            elif seat not in self._bound:
                self._bind(seat, accepted=None, asked=False)
        return self.asker is not None

    def _bind(self, seat: Seat, *, accepted: bool | None, asked: bool) -> None:
        """Let a partner of one person keep to this answer until the person's turn."""
        scene, driver = self._scene, self._scene.drivers[seat]
        people = scene.match.people
        if isinstance(driver, Opponent) and len(people) == 1:
            self._bound[seat] = asked
            driver.keep_to(_keeping(scene.table, people[0], accepted=accepted))

    def _may_ask(self, seat: Seat) -> bool:
        """True for a partner of one person who lets opponents talk; not in a kiosk."""
        services, settings = self._scene.services, self._scene.services.settings
        talks = settings.remarks and settings.speed > 0 and services.policy is None
        return talks and isinstance(self._scene.drivers[seat], Opponent)

    def _offer(self) -> Offer | None:
        scene = self._scene
        table, people = scene.table, scene.match.people
        if not isinstance(table, Offers) or len(people) != 1:
            return None
        return table.offer(scene.view(), people[0])

    def _put(self, seat: Seat, offer: Offer) -> None:
        scene = self._scene
        self.asker = seat
        self.unread.ask((seat, self._asked_at))
        asks = say("partner-asks", who=scene.match.names[seat], words=offer.words)
        scene.send(CalledOut(()), Lined(asks))
        scene.services.sound.play("turn")
        scene.layout()
        scene.carry_out(Focus(YES))

    # --- answers ------------------------------------------------------------------------------

    def chosen(self, spot: Spot) -> bool:
        """True if this spot is an answer, which does nothing before the question can be read."""
        if self.asker is None or spot.id not in (YES, NO):
            return False
        if not self.unread:
            self.answer(spot.id == YES)
        return True

    def passed_over(self, intent: Intent) -> bool:
        """True for a touch elsewhere, which leads back to the answers."""
        scene = self._scene
        spot = (
            scene.under(intent.at) if intent.action is Action.PRESS else scene.find(scene.focused)
        )
        answers = spot is not None and spot.id in (YES, NO)
        if scene.model.looking or answers or (spot is not None and spot.id.startswith(CONTROLS)):
            return False
        scene.carry_out(Focus(YES))
        return True

    def answer(self, accepted: bool | None) -> None:
        """The person has said yes or no, or nothing."""
        scene, seat, offer = self._scene, self.asker, self._offer()
        self.asker = None
        if seat is not None and offer is not None:
            if accepted:
                self._declined.pop(seat, None)
            else:
                self._declined[seat] = offer.words
            self._bind(seat, accepted=accepted, asked=True)
        scene.layout()

    def forget(self) -> None:
        """It is the person's turn: no answer holds any more."""
        for seat in self._bound:
            driver = self._scene.drivers[seat]
            if isinstance(driver, Opponent):
                driver.keep_to(None)
        self._bound.clear()

    def undone(self) -> None:
        """Another position: its partners may ask again."""
        self.asker, self._asked_at = None, -1
        self.unread.ask(None)
        self.forget()

    # --- what is seen -------------------------------------------------------------------------

    def laid(self, spots: Sequence[Spot]) -> Sequence[Spot]:
        """The table with the question and the answers."""
        offer = None if self.asker is None else self._offer()
        if offer is None:
            return spots
        own = {spot.id for spot in offer.spots}
        return [*(spot for spot in spots if spot.id not in own), *offer.spots]


def _keeping(table: AnyTable, person: Seat, *, accepted: bool | None) -> Narrowing | None:
    """Only the moves that keep to the answer of this person, or to the want of one."""
    if not isinstance(table, Offers):
        return None

    def kept(view: object, moves: Sequence[AnyMove]) -> Sequence[AnyMove]:
        narrowed: Sequence[AnyMove] = table.kept(view, person, moves, accepted=accepted)
        return narrowed

    return kept
