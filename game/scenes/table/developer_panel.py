"""Developer panel of a table: facts for building on it, or reporting a fault."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from game.core.phrase import Phrase, literal, say
from game.core.record import record_of
from game.core.rng import shown
from game.match.drivers import Opponent
from game.match.match import AI, HUMAN
from game.match.saving import export
from game.scenes.base.scene import Pop, Transition
from game.scenes.base.screen import Screen
from game.scenes.table.tabletop import Tabletop
from game.services import Services
from game.tables.pictures import Label
from game.tables.table import Spot
from game.ui.actions import Action
from game.ui.layout import Choose, Column, Gap, Node, Row
from game.ui.measure import FINGER, GAP
from game.ui.parts import button, dialog, round_button, text, title
from game.ui.sizes import BUTTON, QUIET, READING

NOTICE = Label("yellow", 18)
VALUE = Label("text", 19, "left")
GLUE = "\u00a0"
"""A space at which no line ends."""


class InsideScene(Screen):
    """Over a table that keeps still; of what is hidden it tells nothing.

    The seed decides what is hidden, but only a replay could read that out of it.
    """

    overlay = True
    upright = fluid = True

    def __init__(self, services: Services, table: Tabletop) -> None:
        super().__init__(services)
        self.table = table
        self.notice: Phrase | None = None
        """Result of writing the file."""
        self.focused = "close"

    def rows(self) -> Iterable[tuple[Phrase, Phrase]]:
        """Facts: a name and a value each."""
        match, session = self.table.match, self.table.session
        info = session.game.info
        yield say("inside-game"), say("inside-rules", id=info.id, rules=info.rules)
        digest, moves = session.digest(), len(session.moves)
        yield say("inside-position"), say("inside-after", digest=digest, moves=moves)
        pairs = (f"{name}{GLUE}={GLUE}{value}" for name, value in session.options.items())
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

    def view(self) -> Node:
        """A row for each fact, a line for what was written, two buttons."""
        close = round_button("close", "cross", say("close"))
        name = title(say("inside-title"), grow=1.0)
        rows = [_row(f"row{i}", *row) for i, row in enumerate(self.rows())]
        parts: list[Node] = [Row([Gap(FINGER), name, close]), Column(rows)]
        if self.notice is not None:
            parts.append(text("notice", self.notice, NOTICE))
        parts.append(button("write", say("inside-write"), "outline", "save", align="middle"))
        return dialog(Column(parts, gap=2 * GAP, least_w=READING))

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
        name, services = f"{match.id}-{record.digest}", self.services
        went_well, self.notice = export(services.folder, name, record, services.machine.hand_over)
        self.services.sound.play("chime" if went_well else "wrong")
        self.layout()
        return None

    def on_action(self, action: Action) -> Transition:
        """The key that opened it closes it, too."""
        return Pop() if action in (Action.BACK, Action.INSIDE) else None


def _row(id_: str, name: Phrase, value: Phrase) -> Node:
    """A name, and its value beside it or below it."""
    what, is_ = text(f"{id_}:name", name, QUIET), text(f"{id_}:value", value, VALUE, grow=1.0)
    beside = Row([replace(what, least_w=BUTTON, most_w=BUTTON), is_], gap=2 * GAP)
    return Choose(beside, Column([what, is_], gap=0.0))
