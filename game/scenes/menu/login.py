"""After the first game: full screen, and what you want to be called; all stays here."""

from __future__ import annotations

from msgspec.structs import replace

from game.core.phrase import Phrase, say
from game.scenes.base.entry import LINE, EntryScreen, line
from game.scenes.base.scene import Pop, Transition
from game.scenes.menu.persona import ANSWER, Persona
from game.services import Services
from game.tables.pictures import Label
from game.tables.table import Spot
from game.ui.actions import Action
from game.ui.layout import Choose, Column, Leaf, Node, Row
from game.ui.lists import Grid
from game.ui.measure import EDGE, GAP
from game.ui.parts import button, foot, foot_button, round_button, spring, text, title
from game.ui.sizes import NOTE, PAGE, QUIET
from tutorial.which_particle import CANDIDATES

LONGEST = 20
"""Letters of a nickname."""
ASK = Label("text", 22, "left")


class LoginScene(EntryScreen):
    """Pops True in any case: skipping is as good as a name."""

    upright = fluid = True

    def __init__(
        self, services: Services, result: Phrase | None = None, *, saved: bool = False
    ) -> None:
        """``result``: of the game after which it is asked, which may be ``saved``."""
        super().__init__(services, LINE, LONGEST, services.settings.nickname, 26)
        self.result, self.saved = result, saved
        self.focused = "go"
        self.persona = Persona()
        self._given = ""
        """The name that the page has put into the line, if any: it may give way to another."""
        self.listing = bool(services.settings.nickname)
        """True if all names are shown, and no question: for a player who has one already."""
        """Of a question, or a particle, that an answer has brought."""

    def view(self) -> Node:
        """The name, beside it the four questions, or all names; full screen in the corner."""
        self.unread.ask(None if self.listing else tuple(self.persona.answers) or None)
        full = say("login-window" if self.services.settings.full_screen else "login-full")
        head = self._head()
        own = [
            text("ask", say("login-ask"), ASK),
            line(),
            text("kept", say("login-kept"), QUIET),
        ]
        asked = _names() if self.listing else self.persona.view()
        left = Column(own, grow=1.0)
        beside = Row([left, asked], gap=3 * EDGE, parts=(1, 1), grow=1.0)
        corner = Row([replace(head, grow=1.0), round_button("full", "full", full)])
        skip = foot_button("skip", say("login-skip"), icon="skip")
        go = foot_button("go", say("login-go"), "primary", "next")
        return Choose(
            Column([corner, beside, foot([skip, go])], gap=2 * GAP, most_w=PAGE),
            Column([corner, *own, spring(), asked, spring(), Row([skip, go], parts=(1, 1))]),
        )

    def _head(self) -> Leaf | Column:
        """The welcome; after a game first how it has ended, and that it is not lost."""
        if self.result is None:
            return title(say("login-title"))
        kept = say("login-saved" if self.saved else "login-question")
        return Column([title(self.result), text("saved", kept, NOTE)])

    def chosen(self, spot: Spot) -> Transition:
        """A name, an answer, full screen, or on."""
        match spot.id:
            case "full":
                self.services.change(full_screen=not self.services.settings.full_screen)
            case "skip":
                return self._leave()
            case "go" if not self.unread:
                typed = self.typed()
                if typed != self.services.settings.nickname:
                    self.services.change(nickname=typed)
                return self._leave()
            case "list":
                self.listing = True
            case "again":
                self.listing, self.persona = False, Persona()
            case _ if spot.id.startswith(ANSWER) and not self.unread:
                self._answer(spot)
            case _ if spot.id.startswith("name:"):
                self._take(spot.id.removeprefix("name:"))
        self.layout()
        return None

    def _answer(self, spot: Spot) -> None:
        """The next question, or the name that comes of all of them: for who has typed none."""
        self.persona.answer(spot)
        if self.persona.name is None:
            self.focused = self.persona.first
        else:
            self.services.sound.play("good")
            if self.typed() in ("", self._given):
                self._take(self.persona.name)
            self.focused = "go"

    def _take(self, name: str) -> None:
        self._given = self.services.text.say(say(f"login-name-{name}"))
        self.type(self._given, select=True)
        self.focused = "go"

    def _leave(self) -> Transition:
        self.services.welcome()
        return Pop(result=True)

    def on_action(self, action: Action) -> Transition:
        """BACK goes back to where it came from."""
        return Pop() if action is Action.BACK else None


def _names() -> Node:
    """Ready-made ones: a child need not type."""
    pick = text("pick", say("login-pick"), ASK, grow=1.0)
    again = button("again", say("who-ask"), icon="person")
    names = Grid(
        [button(f"name:{name}", say(f"login-name-{name}")) for name in CANDIDATES], columns=2
    )
    return Choose(Column([Row([pick, again]), names]), Column([pick, names, again]))
