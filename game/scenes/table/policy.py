"""The players at a table: what the one table scene leaves to people, a coach, a replay or a show.

`TableScene` lays out, moves, paints and takes touches, the same for all. Its policy decides what
differs. A policy answers with effects; each method here has the ordinary answer.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any

import pygame

from game.core.contract import AnyMove, Seat
from game.core.phrase import Phrase
from game.core.session import AnyRuleEvent
from game.scenes.table.keyframes import Keyframe
from game.scenes.table.model import AskDriver, Play, SideButton, SideKey, TableEffect, TouchOf
from game.tables.sheet import Sheet
from game.tables.table import Spot
from game.ui.actions import Action, Intent

THINKING = 0.45
"""Seconds that an opponent seems to think at least."""


class TablePolicy:
    """Policy of a table: the answers to its questions about those who play."""

    timed: bool = False
    """True if a choice against the clock may run here: see `game.scenes.table.timed_choice`."""
    guides: bool = False
    """True if the light shows a beginner the way."""
    highlights: bool = False
    """True if streaks and the like are told (`game.tables.capabilities.Highlights`)."""
    addresses: bool = True
    """True if the table may speak to a player (`game.tables.table.Addresses`)."""
    tells: bool = True
    """True if what is shown goes into the log."""

    # --- who may move -------------------------------------------------------------------------

    def may_move(self) -> bool:
        """True if the viewer may touch a move now."""
        return False

    def move_chosen(self, move: AnyMove) -> TableEffect | None:
        """The viewer has touched a whole move."""
        return Play(move)

    def seat_to_move(self, seat: Seat) -> TableEffect | None:
        """Nothing is left to show, and this seat is to move; asked every frame."""
        return AskDriver(seat)

    def game_over(self) -> TableEffect | None:
        """End the game, once nothing is left to show and no seat is to move; asked every frame."""
        return None

    def move_made(self, move: AnyMove, events: Sequence[AnyRuleEvent]) -> TableEffect | None:
        """A move was made here, and this came of it; nothing of it is shown yet."""
        return None

    def keeps(self, news: Phrase) -> bool:
        """True if the policy tells this achievement, once all of its move was shown."""
        return False

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

    def before_deal(self) -> TableEffect | None:
        """Page to show before anything of the table is seen; asked until the deal."""
        return None

    # --- how far the table shows --------------------------------------------------------------

    def frame_shown(self, frame: Keyframe, *, skipped: bool) -> None:
        """A keyframe is shown, or skipped."""
        return

    def before_hint(self) -> Phrase | None:
        """Words to read before a hint is looked for: the next request shows it; None: at once."""
        return None

    def with_price(self, hint: Phrase) -> Phrase:
        """The words of a hint, with what it costs where that has to be said."""
        return hint

    def hint_shown(self) -> None:
        """A hint was shown to the viewer."""
        return

    def at_rest(self) -> None:
        """All motion has ended, and no keyframe is due."""
        return

    def pass_time(self, dt: float) -> None:
        """So many seconds went by; asked every frame, first of all."""
        return

    def haste(self) -> float:
        """Factor by which what is shown now goes faster than usual."""
        return 1.0

    def thinking(self) -> float:
        """Seconds that an opponent seems to think at least, so that one can follow."""
        return THINKING

    def reading(self) -> float:
        """Seconds that a keyframe with words stands at least, however fast all else goes."""
        return 0.0

    def skips(self, seat: Seat) -> bool:
        """True if the move of this seat is not shown, since a touch has ended the wait for it."""
        return False

    def acts_through(self) -> bool:
        """True if a touch that ends words beside a piece also means what lies there."""
        return False

    def skipped(self) -> bool:
        """True if a touch now ends the wait for all moves before the viewer's next choice."""
        return False

    def bubble(self, frame: Keyframe, spots: Sequence[Spot]) -> Sequence[Spot]:
        """Words that stand at a face while this frame is shown with these spots."""
        return ()

    def places_meant(self, places: Sequence[str]) -> Sequence[str]:
        """Those of the places for a piece, by id, that are told when it was let go elsewhere."""
        return places

    def place_bubble(self, frame: Keyframe, spots: Sequence[Spot]) -> None:
        """Find the place of what `bubble` will say, if it will say anything."""
        return

    def held(self, at: tuple[float, float]) -> bool:
        """True if the finger, at this place of the sheet, holds something that follows it."""
        del at
        return False

    def let_go(self) -> bool:
        """True if the finger that went up held something like that."""
        return False

    def paused(self) -> bool:
        """True while the table waits for a person to go on."""
        return False

    # --- what is seen and read aloud ----------------------------------------------------------

    def log_waits(self) -> bool:
        """True while something else stands in the place of the log line."""
        return False

    def turned(self) -> None:
        """The window stands where it lay, or the other way round: all has other places now."""
        return

    def fitted(self, sheet: Sheet) -> Sheet:
        """With as many rows of side buttons as are wanted."""
        return sheet

    def side_buttons(self) -> list[Spot]:
        """The round buttons at the right edge."""
        return []

    def spots(self) -> Sequence[Spot] | None:
        """Everything on the screen; None: what lies on every table."""
        return None

    def over_table(self) -> Sequence[Spot]:
        """Spots over the table that was just laid out."""
        return ()

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

    def aloud(self) -> Sequence[Phrase] | None:
        """Words that are read aloud; None: the news of the table."""
        return None

    # --- touches and keys ---------------------------------------------------------------------

    def chosen(self, spot: Spot) -> TableEffect | None:
        """A spot was touched."""
        return TouchOf(spot)

    def hurries(self, intent: Intent) -> bool:
        """True if this touch ended the wait for a forced move, and means nothing more."""
        return False

    def side_button(self, name: str) -> TableEffect | None:
        """A side button was touched, or its key was pressed."""
        return SideButton(name)

    def own_keys(self) -> Collection[Action]:
        """Directions that mean something of their own here, in place of moving the focus."""
        return ()

    def key(self, action: Action) -> TableEffect | None:
        """A key that chooses nothing."""
        return SideKey(action)

    def resumed(self, result: Any) -> None:
        """Go on after the scene over the table has left, with its result."""
