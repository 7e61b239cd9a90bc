"""Under the hood of a table: what somebody needs who builds on it, or reports a fault."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.arcade import Arcade
from game.core.phrase import Phrase, literal, say
from game.core.record import record_of
from game.core.seeds import shown
from game.match.drivers import Opponent
from game.match.export import export
from game.match.seats import AI, HUMAN
from game.scenes.base.menu_widgets import MIDDLE, button, heading, round_button, words
from game.scenes.base.scene import Pop, Transition
from game.scenes.base.screen import Screen
from game.scenes.table.policy import TableInPlay
from game.tables.pictures import Button, Label, Panel
from game.tables.table import Spot
from game.ui.intents import Want

FIRST, LAST, PITCH = 132.0, 530.0, 50.0
NAMES, VALUES = 285.0, 800.0
"""Centres of the two columns."""
GLUE = "\u00a0"
"""A space at which no line ends."""


class InsideScene(Screen):
    """Over a table that keeps still; of what is hidden it tells nothing.

    The seed decides what is hidden, but only a replay could read that out of it.
    """

    overlay = True

    def __init__(self, arcade: Arcade, table: TableInPlay) -> None:
        super().__init__(arcade)
        self.table = table
        self.notice: Phrase | None = None
        """What came of writing the file."""
        self.focused = "close"

    def rows(self) -> Iterable[tuple[Phrase, Phrase]]:
        """What there is to know: a name and a value each."""
        match, session = self.table.match, self.table.session
        info = session.game.info
        yield say("inside-game"), say("inside-rules", id=info.id, rules=info.rules)
        digest, moves = session.digest(), len(session.moves)
        yield say("inside-position"), say("inside-after", digest=digest, moves=moves)
        pairs = (f"{name} = {value}" for name, value in session.options.items())
        options = f"{GLUE}· ".join(pairs)
        yield say("inside-options"), literal(options or "–")
        for seat, name in enumerate(match.names):
            yield name, self._who(seat)
        yield say("inside-seed"), literal(shown(session.seed))

    def _who(self, seat: int) -> Phrase:
        who, driver = literal(self.table.match.seats[seat]), self.table.drivers.get(seat)
        if not isinstance(driver, Opponent) or driver.counted is None:
            return who
        line = say("inside-counted", who=who, count=driver.counted)
        if not driver.capped:
            return line
        return say("inside-capped", line=line, capped=driver.capped, all=driver.searched)

    def spots(self) -> Sequence[Spot]:
        """Two columns, a line for what was written, two buttons."""
        spots = [
            Spot("frame", Panel("bright"), MIDDLE, 360, 1080, 660, 1),
            heading(say("inside-title"), 74, w=860),
            round_button("close", "cross", 1132, 78, say("close")),
            button("write", say("inside-write"), MIDDLE, 642, 440, 64, Button("outline", "save")),
        ]
        rows = list(self.rows())
        pitch = min(PITCH, (LAST - FIRST) / (len(rows) - 1))
        for i, (name, value) in enumerate(rows):
            y = FIRST + pitch * i
            spots.append(
                words(f"row{i}:name", name, NAMES, y, 300, pitch, Label("second", 19, "left"))
            )
            spots.append(
                words(f"row{i}:value", value, VALUES, y, 710, pitch, Label("text", 19, "left"))
            )
        if self.notice is not None:
            spots.append(words("notice", self.notice, MIDDLE, 583, 1010, 50, Label("yellow", 18)))
        return spots

    def aloud(self) -> Iterable[Phrase]:
        """Row by row; the long seed comes last."""
        yield say("inside-title")
        for name, value in self.rows():
            yield say("stepper-spoken", name=name, value=value)
        if self.notice is not None:
            yield self.notice

    def chosen(self, spot: Spot) -> Transition:
        """Write the game into a file, or close."""
        if spot.id != "write":
            return Pop()
        match = self.table.match
        seats = (who if who.startswith(AI) else HUMAN for who in match.seats)
        record = record_of(match.session, tuple(seats))
        name, arcade = f"{match.id}-{record.digest}", self.arcade
        went_well, self.notice = export(arcade.folder, name, record, arcade.machine.hand_over)
        self.arcade.sound.play("chime" if went_well else "wrong")
        self.lay()
        return None

    def wanted(self, want: Want) -> Transition:
        """The key that opened it closes it, too."""
        return Pop() if want in (Want.BACK, Want.INSIDE) else None
