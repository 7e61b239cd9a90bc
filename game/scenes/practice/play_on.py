"""Play on from a position: the player's seat and the opponents, then a game of its own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ai.levels import LEVELS
from game.core.phrase import Phrase, say
from game.core.session import AnySession
from game.match.match import AI, HUMAN, Match, level_of, seat_names
from game.match.saving import keep
from game.scenes.base import routes
from game.scenes.base.scene import Pop, Reset, Transition
from game.scenes.base.screen import Screen
from game.services import Services
from game.tables.table import Spot
from game.ui.actions import Action
from game.ui.layout import Column, Gap, Node
from game.ui.measure import GAP
from game.ui.parts import button, buttons, dialog, stepper, text
from game.ui.sizes import BUTTON, LINE, QUESTION, READING

USUAL = "student"
"""Level of the opponents where none was known."""


@dataclass(frozen=True, slots=True)
class PlayOnModel:
    """Everything that the dialog shows."""

    moves: int
    """Moves of the position; 0: a new game of the same deal."""
    seats: int
    place: Phrase
    """The seat of before, that of an opponent, or its number."""
    level: str
    people: bool
    """True where several people played so far, and may go on as they were."""


def view(model: PlayOnModel) -> Node:
    """The first move, the seat, the level, and the ways on."""
    where = say("practice-from", moves=model.moves) if model.moves else say("practice-from-deal")
    rows: list[Node] = []
    if model.seats > 1:
        rows.append(stepper("seat", say("practice-your-seat"), model.place))
        level = say("practice-as-before") if model.people else say(f"level-{model.level}")
        rows.append(stepper("level", say("practice-opponents"), level))
    ways = [
        button("start", say("setup-start"), "primary", "play", least_w=BUTTON),
        button("close", say("close"), "ghost", least_w=BUTTON),
    ]
    parts = [text("title", say("practice-play-on"), QUESTION), text("body", where, LINE), *rows]
    return dialog(Column([*parts, Gap(GAP), buttons(ways)], gap=2 * GAP, least_w=READING))


class PlayOnScene(Screen):
    """Over the position; it starts a game that counts for no rating."""

    overlay = True
    upright = fluid = True

    def __init__(
        self, services: Services, session: AnySession, seat: int = 0, seats: Sequence[str] = ()
    ) -> None:
        """``session``: the position; ``seats``: its players so far, if they are known."""
        super().__init__(services)
        self.session = session
        self.seat = seat
        self.before = tuple(seats)
        levels = [level for level in map(level_of, self.before) if level in LEVELS]
        self.level = levels[0] if levels else USUAL
        self.people = self.before.count(HUMAN) > 1
        """True while all who played before go on."""
        self.focused = "start"

    def model(self) -> PlayOnModel:
        """The state of the dialog."""
        return PlayOnModel(
            len(self.session.moves), self.session.seats, self._place(), self.level, self.people
        )

    def _place(self) -> Phrase:
        """The seat by who had it: its number need not be that of the set-up."""
        if self.before.count(HUMAN) != 1:
            return say("seat-number", number=self.seat + 1)
        if self.before[self.seat] == HUMAN:
            return say("practice-as-before")
        return seat_names(self.before)[self.seat]

    def view(self) -> Node:
        """The dialog for this state."""
        return view(self.model())

    def players(self) -> tuple[str, ...]:
        """Player of each seat."""
        if self.people:
            return self.before
        seats = range(self.session.seats)
        return tuple(HUMAN if seat == self.seat else AI + self.level for seat in seats)

    def chosen(self, spot: Spot) -> Transition:
        """Another seat or level, the game, or nothing."""
        name, _, way = spot.id.partition(":")
        by = 1 if way == "more" else -1
        match name:
            case "start":
                return self._start()
            case "close":
                return Pop()
            case "seat":
                self.seat = (self.seat + by) % self.session.seats
                self.people = False
            case "level":
                self._step(by)
        self.layout()
        return None

    def _step(self, by: int) -> None:
        """The next level; between the last and the first all may stay as they were."""
        several = self.before.count(HUMAN) > 1
        choices = [*LEVELS, *([""] if several else [])]
        at = choices.index("" if self.people else self.level)
        chosen = choices[(at + by) % len(choices)]
        self.people = not chosen
        self.level = chosen or self.level

    def _start(self) -> Transition:
        players = self.players()
        kept = keep(self.services.store, self.session, players)
        return Reset(routes.Table(Match(self.session, players, kept)))

    def on_action(self, action: Action) -> Transition:
        """BACK leads back to the position."""
        return Pop() if action is Action.BACK else None

    def aloud(self) -> Sequence[Phrase]:
        """The name of the dialog."""
        return [say("practice-play-on")]
