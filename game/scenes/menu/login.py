"""Before the first lesson: full screen, and what you want to be called; all stays here."""

from __future__ import annotations

from collections.abc import Sequence

from game.arcade import Arcade
from game.core.phrase import say
from game.scenes.base.entry import EntryScreen
from game.scenes.base.menu_widgets import button, heading, words
from game.scenes.base.scene import Pop, Transition
from game.tables.pictures import Button, Label, Nothing
from game.tables.table import Spot
from game.ui.intents import Want

LONGEST = 20
"""Letters of a nickname."""
NAMES = (
    "photon",
    "gluon",
    "electron",
    "positron",
    "muon",
    "tau",
    "up",
    "strange",
    "charm",
    "z",
    "higgs",
    "neutrino",
)
"""Ends of the text keys ``login-name-<name>``: a child need not type."""
ENTRY = Spot("entry", Nothing(), 327, 396, 520, 70, 6)


class LoginScene(EntryScreen):
    """Pops True in any case: skipping is as good as a name."""

    def __init__(self, arcade: Arcade) -> None:
        super().__init__(arcade, ENTRY, LONGEST, arcade.settings.nickname, 26)
        self.focused = "go"

    def spots(self) -> Sequence[Spot]:
        """Full screen above, name below, ready-made names on the right."""
        full = self.arcade.settings.full_screen
        key = "login-window" if full else "login-full"
        spots = [
            heading(say("login-title"), 64),
            button("full", say(key), 327, 190, 520, 120, Button("outline", "full")),
            words("ask", say("login-ask"), 327, 320, 520, 48, Label("text", 22, "left")),
            words("kept", say("login-kept"), 327, 480, 520, 80, Label("second", 18, "left")),
            words("pick", say("login-pick"), 934, 146, 560, 40, Label("text", 22)),
        ]
        for i, name in enumerate(NAMES):
            x, y = 791 + 286 * (i % 2), 200 + 74 * (i // 2)
            spots.append(button(f"name:{name}", say(f"login-name-{name}"), x, y, 274, 62))
        spots.append(button("skip", say("login-skip"), 217, 656, 300, 72, Button("ghost", "skip")))
        spots.append(button("go", say("login-go"), 1004, 656, 420, 80, Button("primary", "next")))
        return spots

    def chosen(self, spot: Spot) -> Transition:
        """A name, full screen, or on."""
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
            case _:
                name = self.arcade.text.say(say(f"login-{spot.id.replace(':', '-')}"))
                self.type(name)
                self.focused = "go"
        self.dirty = True
        return None

    def _leave(self) -> Transition:
        self.arcade.greeted = True
        return Pop(result=True)

    def wanted(self, want: Want) -> Transition:
        """BACK goes back to where it came from."""
        return Pop() if want is Want.BACK else None
