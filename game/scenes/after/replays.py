"""The list of finished games, and the list of the moves of one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.arcade import Arcade
from game.cabinets import CABINETS, GAMES
from game.core.phrase import Phrase, literal, say
from game.core.record import Record
from game.core.session import Session
from game.scenes.base import places
from game.scenes.base.menu_widgets import MIDDLE, button, heading, round_button, words
from game.scenes.base.scene import Pop, Push, Transition
from game.scenes.base.screen import Screen
from game.tables.pictures import Button, Label, Panel
from game.tables.table import Spot
from game.ui.intents import Intent, Want

ROWS = 7
MOST = 70
"""Games on the list: the newest."""


class Paged(Screen):
    """A list of rows that are touched, a page at a time."""

    def __init__(self, arcade: Arcade) -> None:
        super().__init__(arcade)
        self.page = 0
        self.focused = "close"

    def rows(self) -> Sequence[Phrase]:
        """What stands in the rows of all pages."""
        raise NotImplementedError

    def picked(self, row: int) -> Transition:
        """A row was chosen."""
        raise NotImplementedError

    def title(self) -> Phrase:
        """The heading."""
        raise NotImplementedError

    def marked(self) -> int:
        """The row that is lit; -1: none."""
        return -1

    @property
    def pages(self) -> int:
        """How many there are, at least one."""
        return max(1, -(-len(self.rows()) // ROWS))

    def spots(self) -> Sequence[Spot]:
        """One page and its turners."""
        pages = say("pages", page=self.page + 1, pages=self.pages)
        spots = [
            Spot("frame", Panel("bright"), MIDDLE, 360, 1120, 680, 1),
            heading(self.title(), 66, w=800),
            round_button("close", "cross", 1150, 70, say("close")),
        ]
        if self.pages > 1:
            spots += [
                round_button("back", "back", 540, 656, say("page-back")),
                words("pages", pages, MIDDLE, 656, 130, 40, Label("second", 20)),
                round_button("next", "next", 740, 656, say("page-next")),
            ]
        shown = self.rows()[self.page * ROWS : (self.page + 1) * ROWS]
        for i, row in enumerate(shown):
            at = self.page * ROWS + i
            art = Button("outline" if at == self.marked() else "ghost")
            spots.append(button(f"row:{at}", row, MIDDLE, 140 + 70 * i, 1040, 62, art))
        return spots

    def chosen(self, spot: Spot) -> Transition:
        """A row, another page, or back."""
        match spot.id:
            case "back":
                self._turn(-1)
            case "next":
                self._turn(1)
            case "close":
                return Pop()
            case _:
                return self.picked(int(spot.id.removeprefix("row:")))
        return None

    def handle(self, intent: Intent) -> Transition:
        """Scrolling turns pages."""
        if intent.want is Want.SCROLL and intent.at[1]:
            self._turn(-1 if intent.at[1] > 0 else 1)
            return None
        return super().handle(intent)

    def _turn(self, by: int) -> None:
        self.page = min(self.pages - 1, max(0, self.page + by))
        self.lay()


class ReplaysScene(Paged):
    """Finished games, the newest first."""

    def __init__(self, arcade: Arcade) -> None:
        super().__init__(arcade)
        saved = arcade.store.games(MOST)
        self.saved = [game for game in saved if game.record.game in arcade.games]

    def title(self) -> Phrase:
        """The heading."""
        return say("replay-title")

    def rows(self) -> Sequence[Phrase]:
        """Game, day, length."""
        return [
            say(
                "replay-row",
                name=say(f"{game.record.game}-title"),
                day=game.when.isoformat(),
                moves=len(game.record.moves),
            )
            for game in self.saved
        ]

    def spots(self) -> Sequence[Spot]:
        """The rows; a word where there are none."""
        spots = list(super().spots())
        if not self.saved:
            none = say("replay-none")
            spots.append(words("none", none, MIDDLE, 320, 900, 60, Label("text", 24)))
        return spots

    def picked(self, row: int) -> Transition:
        """Watch it."""
        return Push(places.Replay(self.saved[row].record, self.saved[row].id))


class JumpScene(Paged):
    """The moves of a record in words; pops with the number of moves to go to."""

    overlay = True

    def __init__(self, arcade: Arcade, record: Record, at: int) -> None:
        super().__init__(arcade)
        self.at = at
        self.lines = _lines(record)
        self.page = at // ROWS

    def title(self) -> Phrase:
        """The heading."""
        return say("replay-jump-title")

    def marked(self) -> int:
        """Where the table is."""
        return self.at

    def rows(self) -> Sequence[Phrase]:
        """The deal, then a line for each move."""
        return self.lines

    def picked(self, row: int) -> Transition:
        """Go there."""
        return Pop(row)


def _lines(record: Record) -> list[Phrase]:
    """What is told of each move, as far as the moves are legal."""
    table = CABINETS[record.game].table
    session: Session[Any, Any, Any] = Session(
        GAMES[record.game], len(record.seats), record.options, record.seed
    )
    lines = [say("replay-jump-deal")]
    for n, move in enumerate(record.moves, 1):
        try:
            beats = session.play_text(move)
        except ValueError:
            break
        story = (table.tell(beat.kind, beat.facts, beat.view) for beat in beats)
        what = next((line for line in story if line is not None), None)
        if what is None:
            lines.append(say("replay-jump-quiet", n=n))
        else:
            lines.append(say("replay-jump-line", n=literal(str(n)), what=what))
    return lines
