"""Who plays at a table: what the one table scene leaves to people, a coach, a replay or a show.

`TableScene` lays out, moves, paints and takes touches, the same for all. Its
policy decides what differs. Each method here says what it answers and has the ordinary answer.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

import pygame

from game.core.contract import Seat
from game.core.phrase import Phrase
from game.core.session import Beat
from game.scenes.base.scene import Transition
from game.scenes.table.keyframes import Keyframe
from game.tables.table import Spot
from game.ui.intents import Want

if TYPE_CHECKING:
    from game.scenes.table.table import TableScene


class TablePolicy(Protocol):
    """What a table asks about those who play at it."""

    scene: TableScene
    """The table."""
    timed: bool = False
    """Whether a choice against the clock may run here: see `game.scenes.table.timed_choice`."""

    # --- who may move -------------------------------------------------------------------------

    def may_move(self) -> bool:
        """Whether the viewer may touch a move now."""
        return False

    def move_chosen(self, move: Any) -> None:
        """The viewer has touched a whole move."""
        self.scene.play(move)

    def seat_to_move(self, seat: Seat) -> Transition:
        """Nothing is left to show, and this seat is to move; asked every frame."""
        return self.scene.ask_driver(seat)

    def game_over(self) -> Transition:
        """Nothing is left to show, and nobody is to move any more; asked every frame."""
        return None

    def move_made(self, move: Any, beats: Sequence[Beat[Any]]) -> None:
        """A move was made here, and this came of it; nothing of it is shown yet."""
        return

    # --- how far the table shows --------------------------------------------------------------

    def due(self) -> int:
        """How many of the keyframes that wait are to be shown before anything else."""
        return len(self.scene.frames)

    def frame_shown(self, frame: Keyframe, *, skipped: bool) -> None:
        """A keyframe is shown, or skipped: its line goes into the log."""
        self.scene.tell(frame)

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

    def side_buttons(self) -> list[Spot]:
        """The round buttons at the right edge."""
        return []

    def spots(self) -> Sequence[Spot]:
        """Everything on the screen."""
        return self.scene.at_table()

    def laid_out(self, focused: str | None) -> None:
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

    def side_button(self, name: str) -> Transition:
        """A side button was touched, or its key was pressed."""
        return self.scene.assistance.side_button(name)

    def own_keys(self) -> Collection[Want]:
        """Directions that mean something of their own here, in place of moving the focus."""
        return ()

    def key(self, want: Want) -> Transition:
        """A key that chooses nothing."""
        return self.scene.assistance.key(want)

    def resumed(self, result: Any) -> None:
        """What lay over the table has gone, and left this result."""
