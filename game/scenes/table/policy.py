"""Who plays at a table: what the one table scene leaves to people, a coach, a replay or a show.

`TableScene` lays out, moves, paints and takes touches, the same for all. Its
policy decides what differs. Each method here says what it answers and has the ordinary answer.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Protocol

import pygame

from game.core.contract import AnyMove, Seat
from game.core.phrase import Phrase
from game.core.session import AnyRuleEvent, AnySession
from game.match.drivers import Driver
from game.match.match import Match
from game.scenes.base.scene import Transition
from game.scenes.table.keyframes import Keyframe
from game.scenes.table.model import AnyPicker, AnyTable, Message, Refusal, TableModel
from game.services import Services
from game.tables.sheet import Sheet
from game.tables.table import Spot
from game.ui.actions import Action, Intent
from game.ui.motion import Motion
from game.ui.viewport import Viewport


class SideDesk(Protocol):
    """Help at the side of a table (`game.scenes.table.assistance`)."""

    def side_button(self, name: str) -> Transition:
        """What the buttons of an ordinary table do."""

    def key(self, action: Action) -> Transition:
        """Their keys."""

    def answer(self, line: Phrase, sound: str, about: Spot | None) -> None:
        """Say something about a piece, beside it."""

    def refuse(self, spot: Spot, why: Refusal | None = None) -> None:
        """Why no move goes through it now, or ``why`` none did: what was carried there."""

    def refusal(self, spot: Spot) -> Refusal | None:
        """What there is to say to a touch that no move goes through."""


class TableInPlay(Protocol):
    """The table scene as its parts and its policy see it: so none of them has to import it."""

    services: Services
    model: TableModel
    drivers: Mapping[Seat, Driver]
    portraits: dict[str, Seat]
    placed: list[Spot]
    viewport: Viewport
    motion: Motion
    dirty: bool
    ringed: bool
    focused: str | None
    pressed: str | None
    hovered: str | None

    @property
    def match(self) -> Match:
        """The match that is played."""

    @property
    def session(self) -> AnySession:
        """The game of the match."""

    @property
    def table(self) -> AnyTable:
        """The game's own table."""

    @property
    def viewer(self) -> Seat:
        """The seat through whose eyes the table is seen."""

    @property
    def frames(self) -> Sequence[Keyframe]:
        """What is still to be shown."""

    @property
    def picker(self) -> AnyPicker | None:
        """The legal moves to touch."""

    @property
    def log(self) -> Sequence[Phrase]:
        """What happened, in sentences."""

    def send(self, *messages: Message) -> None:
        """Change the model by messages."""

    @property
    def policy(self) -> TablePolicy:
        """Who plays."""

    @property
    def assistance(self) -> SideDesk:
        """Hints, undo, rules, pause."""

    def view(self) -> Any:
        """The viewer's view."""

    def board(self, view: Any) -> list[Spot]:
        """The game's own spots."""

    def at_table(self) -> list[Spot]:
        """Everything, at rest."""

    def find(self, spot_id: str | None) -> Spot | None:
        """The spot with this id."""

    def under(self, at: tuple[int, int]) -> Spot | None:
        """The spot at a pixel."""

    @property
    def unmoved(self) -> bool:
        """Whether motion is unwanted."""

    def chosen(self, spot: Spot) -> Transition:
        """A spot was chosen, by a touch or a key."""

    def touchable(self) -> list[Spot]:
        """What can be touched."""

    def settle(self) -> None:
        """End all motion."""

    def reveal(self, spot: Spot | None) -> None:
        """Bring it into view."""

    def layout(self) -> None:
        """Lay out anew."""

    def clear(self) -> None:
        """Take everything off, for another pair of eyes."""

    def show_now(self) -> None:
        """Begin to show what waits."""

    def next_frame(self) -> None:
        """Show the next keyframe."""

    def say(self, line: Phrase, sound: str) -> None:
        """Answer with a sentence."""

    def news(self) -> Sequence[Phrase]:
        """What is read aloud."""

    def play(self, move: AnyMove) -> None:
        """Make a move."""

    def touch(self, spot: Spot) -> Transition:
        """A spot was touched by a person who plays."""

    def ask_driver(self, seat: Seat) -> Transition:
        """Let the driver of a seat move."""

    def drivers_stop(self) -> None:
        """End all thinking."""


class TablePolicy(Protocol):
    """What a table asks about those who play at it."""

    scene: TableInPlay
    """The table."""
    timed: bool = False
    """Whether a choice against the clock may run here: see `game.scenes.table.timed_choice`."""
    tells: bool = True
    """True if what is shown goes into the log."""

    # --- who may move -------------------------------------------------------------------------

    def may_move(self) -> bool:
        """Whether the viewer may touch a move now."""
        return False

    def move_chosen(self, move: AnyMove) -> None:
        """The viewer has touched a whole move."""
        self.scene.play(move)

    def seat_to_move(self, seat: Seat) -> Transition:
        """Nothing is left to show, and this seat is to move; asked every frame."""
        return self.scene.ask_driver(seat)

    def game_over(self) -> Transition:
        """Nothing is left to show, and nobody is to move any more; asked every frame."""
        return None

    def move_made(self, move: AnyMove, events: Sequence[AnyRuleEvent]) -> None:
        """A move was made here, and this came of it; nothing of it is shown yet."""
        return

    def undone(self) -> None:
        """Moves were taken back, and the position is the one before them."""
        return

    def staged(
        self, seat: Seat, before: Sequence[Spot], frames: Sequence[Keyframe]
    ) -> Sequence[Keyframe]:
        """The keyframes of the move of this seat, as they are shown here.

        ``before``: the board on which it was made.
        """
        return frames

    # --- how far the table shows --------------------------------------------------------------

    def frame_shown(self, frame: Keyframe, *, skipped: bool) -> None:
        """A keyframe is shown, or skipped."""
        return

    def at_rest(self) -> None:
        """All motion has ended, and no keyframe is due."""
        return

    def pass_time(self, dt: float) -> None:
        """So many seconds went by; asked every frame, first of all."""
        return

    def paused(self) -> bool:
        """Whether the table stands still until somebody asks it to go on."""
        return False

    # --- what is seen and read aloud ----------------------------------------------------------

    def turned(self) -> None:
        """The window stands where it lay, or the other way round: all has other places now."""
        return

    def fitted(self, sheet: Sheet) -> Sheet:
        """With as many rows of side buttons as are wanted."""
        return sheet

    def side_buttons(self) -> list[Spot]:
        """The round buttons at the right edge."""
        return []

    def spots(self) -> Sequence[Spot]:
        """Everything on the screen."""
        return [*self.scene.at_table(), *self.scene.model.callout]

    def layout_done(self, focused: str | None) -> None:
        """The table was laid out anew; what had the ``focused`` place may have lost it."""
        return

    def touchable(self, spots: list[Spot]) -> list[Spot]:
        """Which of these spots can have the focus and be touched."""
        return spots

    def marks(self) -> Iterable[tuple[Spot, str]]:
        """Marks below those of the table."""
        return ()

    def draw(self, surface: pygame.Surface) -> None:
        """Paint what lies over the table."""
        return

    def aloud(self) -> Sequence[Phrase]:
        """What is read aloud."""
        return self.scene.news()

    # --- touches and keys ---------------------------------------------------------------------

    def chosen(self, spot: Spot) -> Transition:
        """A spot was touched."""
        return self.scene.touch(spot)

    def hurries(self, intent: Intent) -> bool:
        """Whether this touch ended the wait for what happens by itself, and means nothing more."""
        return False

    def side_button(self, name: str) -> Transition:
        """A side button was touched, or its key was pressed."""
        return self.scene.assistance.side_button(name)

    def own_keys(self) -> Collection[Action]:
        """Directions that mean something of their own here, in place of moving the focus."""
        return ()

    def key(self, action: Action) -> Transition:
        """A key that chooses nothing."""
        return self.scene.assistance.key(action)

    def resumed(self, result: Any) -> None:
        """What lay over the table has gone, and left this result."""
