"""Before the first lesson: full screen, and what you want to be called; all stays here."""

from __future__ import annotations

from collections.abc import Sequence

from game.arcade import Arcade
from game.core.phrase import say
from game.scenes.base.entry import EntryScreen
from game.scenes.base.menu_widgets import button, heading, words
from game.scenes.base.scene import Pop, Transition
from game.scenes.menu.persona import ANSWER, Persona
from game.tables.pictures import Button, Label, Nothing
from game.tables.table import Spot
from game.ui.intents import Want
from tutorial.which_particle import CANDIDATES

LONGEST = 20
"""Letters of a nickname."""
ENTRY = Spot("entry", Nothing(), 327, 396, 520, 70, 6)


class LoginScene(EntryScreen):
    """Pops True in any case: skipping is as good as a name."""

    def __init__(self, arcade: Arcade) -> None:
        super().__init__(arcade, ENTRY, LONGEST, arcade.settings.nickname, 26)
        self.focused = "go"
        self.persona = Persona()
        self.listing = bool(arcade.settings.nickname)
        """Whether all names are shown, and no question: for who has one already."""

    def spots(self) -> Sequence[Spot]:
        """Full screen above, name below; on the right the four questions, or all names."""
        full = self.arcade.settings.full_screen
        key = "login-window" if full else "login-full"
        spots = [
            heading(say("login-title"), 64),
            button("full", say(key), 327, 190, 520, 120, Button("outline", "full")),
            words("ask", say("login-ask"), 327, 320, 520, 48, Label("text", 22, "left")),
            words("kept", say("login-kept"), 327, 480, 520, 80, Label("second", 18, "left")),
            *(self._names() if self.listing else self.persona.spots()),
        ]
        spots.append(button("skip", say("login-skip"), 217, 656, 300, 72, Button("ghost", "skip")))
        spots.append(button("go", say("login-go"), 1004, 656, 420, 80, Button("primary", "next")))
        return spots

    def _names(self) -> list[Spot]:
        """Ready-made ones: a child need not type."""
        spots = [
            words("pick", say("login-pick"), 805, 132, 300, 60, Label("text", 22, "left")),
            button("again", say("who-ask"), 1084, 132, 260, 62, Button("ghost", "person")),
        ]
        for i, name in enumerate(CANDIDATES):
            x, y = 791 + 286 * (i % 2), 204 + 74 * (i // 2)
            spots.append(button(f"name:{name}", say(f"login-name-{name}"), x, y, 274, 62))
        return spots

    def chosen(self, spot: Spot) -> Transition:
        """A name, an answer, full screen, or on."""
        match spot.id:
            case "full":
                self.arcade.change(full_screen=not self.arcade.settings.full_screen)
            case "skip":
                return self._leave()
            case "go":
                typed = self.typed()
                if typed != self.arcade.settings.nickname:
                    self.arcade.change(nickname=typed)
                return self._leave()
            case "list":
                self.listing = True
            case "again":
                self.listing, self.persona = False, Persona()
            case _ if spot.id.startswith(ANSWER):
                self._answer(spot)
            case _:
                self._take(spot.id.removeprefix("name:"))
        self.lay()
        return None

    def _answer(self, spot: Spot) -> None:
        """The next question, or the name that comes of all of them."""
        self.persona.answer(spot)
        if self.persona.name is None:
            self.focused = next(each.id for each in self.persona.spots() if each.spoken)
        else:
            self.arcade.sound.play("good")
            self._take(self.persona.name)

    def _take(self, name: str) -> None:
        self.type(self.arcade.text.say(say(f"login-name-{name}")))
        self.focused = "go"

    def _leave(self) -> Transition:
        self.arcade.greeted = True
        if not self.arcade.settings.greeted:
            self.arcade.change(greeted=True)
        return Pop(result=True)

    def wanted(self, want: Want) -> Transition:
        """BACK goes back to where it came from."""
        return Pop() if want is Want.BACK else None
