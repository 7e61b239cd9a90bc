"""The pages over a table: its pause, its log, and the hand-over screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.core.access import Access
from game.core.phrase import Phrase, say
from game.match.saving import next_match
from game.scenes.base import routes
from game.scenes.base.dialog import Dialog
from game.scenes.base.scene import Pop, Push, Reset, Scene, Transition
from game.scenes.base.screen import Screen
from game.scenes.table.developer_panel import InsideScene
from game.scenes.table.tabletop import Tabletop
from game.services import Services
from game.tables.pictures import Face, Label, Panel
from game.tables.table import Spot
from game.ui.actions import Action
from game.ui.layout import Column, Gap, Leaf, Node, Pad, Row, Stack, leaves_of
from game.ui.lists import Scroll
from game.ui.measure import GAP
from game.ui.parts import button, framed, menu, round_button, spring, text, title, touched
from game.ui.sizes import LINE, MENU, PAGE, PERSON, READING, ROW_HIGH

TOLD = Label("text", 19, "left")
NOW = "now"
"""The result of a page from which a player goes back to the game."""
LOOK = "look:"
"""Prefix of the ids of what leads to an earlier position; the rest is its number of moves."""


class LogScene(Screen):
    """Events of the game, in words, move by move; a touch shows the position after a move."""

    overlay = True
    upright = fluid = True

    def __init__(self, services: Services, table: Tabletop) -> None:
        super().__init__(services)
        self.table = table
        self.groups = table.model.log.by_move()
        """Number of moves, and what the last one of them brought."""
        self.page = -1
        """Counted from the newest, which is -1."""
        self.focused = "close"

    def view(self) -> Node:
        """One page and its turners."""
        close = round_button("close", "cross", say("close"))
        page = Scroll(self._rows(), self.page, grow=1.0, even=False, foot=self._foot)
        head = Row([title(say("log-title"), grow=1.0), close])
        return framed(Column([head, page], gap=2 * GAP), Panel("bright"), most_w=PAGE)

    def _rows(self) -> Sequence[Node]:
        """A row for each move; plain lines where none was made yet."""
        rows: list[Node] = []
        told = 0
        for moves, lines in self.groups:
            words = [text(f"line{told + i}", line, TOLD) for i, line in enumerate(lines)]
            told += len(lines)
            if moves is None:
                rows += [Pad(line, y=GAP / 2) for line in words]
                continue
            ground = Spot(f"{LOOK}{moves}", Panel(), 0, 0, 0, 0, 2)
            ground = ground._replace(spoken=say("log-look", move=moves, line=lines[-1]))
            rows.append(Stack([touched(ground), Pad(Column(words, gap=GAP), y=GAP)]))
        return rows or [text("none", say("log-empty"), LINE)]

    def _foot(self, at: int, leaves: int) -> Node:
        """The turners where there are several pages; for staff what goes on inside."""
        inside = button("inside", say("inside-title"))
        inside = Leaf(inside.spot.only(Access.STAFF))
        if leaves == 1:
            return Row([spring(), inside])
        older = round_button("older", "back", say("log-older"))
        newer = round_button("newer", "next", say("log-newer"))
        pages = text("pages", say("pages", page=at + 1, pages=leaves), LINE)
        return Row([older, pages, newer, spring(), inside])

    def chosen(self, spot: Spot) -> Transition:
        """Turn the page or close."""
        match spot.id:
            case "older":
                self._turn(-1)
            case "newer":
                self._turn(1)
            case "inside":
                return Push(InsideScene(self.services, self.table))
            case look if look.startswith(LOOK):
                return self._look(int(look.removeprefix(LOOK)))
            case _:
                return Pop()
        return None

    def _look(self, at: int) -> Transition:
        """Show the table after so many moves."""
        words = {moves: lines[-1] for moves, lines in self.groups if moves is not None}
        return Push(routes.Past(self.table.match, self.table.viewer, at, words))

    def resume(self, result: object) -> Transition:
        """From an earlier position one act leads back to the game."""
        return Pop(NOW) if result == NOW else super().resume(result)

    def on_action(self, action: Action) -> Transition:
        """Scrolling turns pages too."""
        return Pop() if action is Action.BACK else None

    def _turn(self, by: int) -> None:
        pages = leaves_of(self.view(), self.viewport.renderer, self.viewport.sheet)
        self.page = min(-1, max(-pages, self.page + by))
        self.layout()


ANEW = "anew"
ENTRIES = ("rules", "log", "think", "settings", "again", "change", "leave")


class PauseScene(Screen):
    """Over the table, which keeps still meanwhile."""

    overlay = True
    upright = fluid = True

    def __init__(
        self, services: Services, table: Tabletop, think: Callable[[], Scene] | None = None
    ) -> None:
        """``think`` opens a page with a search, where that gives nothing away."""
        super().__init__(services)
        self.table = table
        self.think = think
        self.focused = "resume"

    def view(self) -> Node:
        """Seven or eight buttons, one under the other."""
        names = [name for name in ENTRIES if name != "think" or self.think is not None]
        ways = [
            button("resume", say("pause-resume"), "primary", "play", least_w=MENU),
            *(button(name, say(self._words(name))) for name in names),
        ]
        return menu(say("pause-title"), ways, Panel("bright"))

    def chosen(self, spot: Spot) -> Transition:
        """Act on the choice of a button."""
        match spot.id:
            case "resume":
                return Pop()
            case "rules":
                match = self.table.match
                return Push(routes.Rules(match.id, match.session.options))
            case "log":
                return Push(LogScene(self.services, self.table))
            case "think" if self.think is not None:
                return Push(self.think())
            case "settings":
                return Push(routes.SettingsPages())
            case "again":
                return self._ask() if self._begun() else self._again()
            case "change":
                match = self.table.match
                return Push(routes.Setup(match.id, match.session.options, match.kept))
            case "leave":
                self.table.drivers_stop()
                return Reset(routes.TitlePage(self.table.match.id))
        return None

    def _words(self, name: str) -> str:
        """Key of the words of an entry.

        Who plays together has no opponent to change, and nothing of a kiosk's visitor is kept.
        """
        if name == "leave" and self.services.policy is not None:
            return "pause-leave-visitor"
        match = self.table.match
        crew = match.session.game.info.cooperates(match.session.options)
        return f"pause-{name}-crew" if name == "change" and crew else f"pause-{name}"

    def _begun(self) -> bool:
        """True if a begun game would be lost."""
        session = self.table.session
        return bool(session.moves) and session.to_move() is not None

    def _ask(self) -> Transition:
        """Before a game is lost, once."""
        answers = {"on": say("pause-again-no"), ANEW: say("pause-again-yes")}
        title, body = say("pause-again-ask"), say("pause-again-lost")
        return Push(Dialog(self.services, title, body, answers, ANEW))

    def _again(self) -> Transition:
        self.table.drivers_stop()
        return Reset(routes.Table(next_match(self.services.store, self.table.match)))

    def resume(self, result: Any) -> Transition:
        """Back from the rules or the settings, or an answer."""
        if result == ANEW:
            return self._again()
        if result == NOW:
            return Pop()
        self.layout()
        return None


class HandOverScene(Screen):
    """Waits until the next person has taken the seat."""

    upright = fluid = True

    def __init__(self, services: Services, name: Phrase) -> None:
        super().__init__(services)
        self.name = name
        self.focused = "ready"

    def view(self) -> Node:
        """Whose turn it is, and one big button."""
        ready = button(
            "ready", say("handover-ready"), "primary", "eye", least_w=MENU, least_h=ROW_HIGH
        )
        return Column(
            [
                Leaf(Spot("who", Face("person"), 0, 0, 0, 0, 5), natural=PERSON),
                title(say("handover-title", name=self.name)),
                text("why", say("handover-why"), LINE),
                Gap(GAP),
                Column([ready], most_w=MENU),
            ],
            gap=3 * GAP,
            most_w=READING,
        )

    def chosen(self, spot: Spot) -> Transition:
        """The next person is there."""
        return Pop()

    def on_action(self, action: Action) -> Transition:
        """Only the button opens it."""
        return None
