"""The list of games that were left in the middle: go on with one, or give it up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.phrase import Phrase, day, say
from game.scenes.base.scene import Transition
from game.scenes.menu import going_on
from game.scenes.results.replays import Paged
from game.services import Services
from game.store import SavedGame
from game.tables.table import Spot
from game.ui.layout import Choose, Leaf, Node, Row
from game.ui.parts import button, round_button


class SavedGamesScene(Paged):
    """Unfinished games, the newest first."""

    def __init__(self, services: Services, game: str | None = None) -> None:
        """``game``: only those of this cabinet; None: of all."""
        super().__init__(services)
        self.game = game
        self._doomed: SavedGame | None = None
        """Given up if the question about it is answered so."""
        self.saved = going_on.all_waiting(services, game)

    def title(self) -> Phrase:
        """The heading."""
        return say("replay-saved-title")

    def rows(self) -> Sequence[Phrase]:
        """Game, day, moves so far."""
        return [
            say(
                "replay-row",
                name=say(f"{saved.record.game}-title"),
                day=day(saved.when.isoformat()),
                moves=len(saved.record.moves),
            )
            for saved in self.saved
        ]

    def empty(self) -> Phrase:
        """Hint that says where games come from."""
        return say("replay-saved-none")

    def line(self, at: int, words: Phrase) -> Node:
        """A row, with a way to give the game up: a cross where there is no room for words."""
        game = say(f"{self.saved[at].record.game}-title")
        spoken = say("replay-saved-give-up", n=at + 1, name=game)
        way = button(f"give-up:{at}", say("continue-give-up"))
        worded = Leaf(way.spot._replace(spoken=spoken))
        return Row(
            [super().line(at, words), Choose(worded, round_button(way.spot.id, "cross", spoken))]
        )

    def picked(self, row: int) -> Transition:
        """Back to that table."""
        return going_on.go_on(self.services, self.saved[row])

    def chosen(self, spot: Spot) -> Transition:
        """A game to give up is asked about; all else is as in every list."""
        kind, _, row = spot.id.partition(":")
        if kind != "give-up":
            return super().chosen(spot)
        self._doomed = self.saved[int(row)]
        return going_on.ask_to_give_up(self.services, self._doomed.record)

    def resume(self, result: Any) -> Transition:
        """The answer to the question."""
        if result == going_on.GIVE_UP and self._doomed is not None:
            self.services.store.dropped(self._doomed.id)
            self.saved = going_on.all_waiting(self.services, self.game)
            self.row = min(self.row, max(0, len(self.saved) - 1))
            self.focused = "close"
        self._doomed = None
        return super().resume(result)
