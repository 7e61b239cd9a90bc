"""Before the first lesson: full screen, and what you want to be called; all stays here."""

from __future__ import annotations

from collections.abc import Sequence

from game.arcade import Arcade
from game.core.phrase import say
from game.scenes.base.entry import EntryScreen
from game.scenes.base.menu_widgets import (
    Box,
    button,
    column,
    heading,
    in_a_row,
    legible,
    round_button,
    words,
)
from game.scenes.base.scene import Pop, Transition
from game.scenes.menu.persona import ANSWER, Persona
from game.tables.pictures import Button, Label, Nothing
from game.tables.sheet import Sheet
from game.tables.table import Spot
from game.ui.intents import Want
from game.ui.stage import Stage
from game.ui.unread import Unread
from tutorial.which_particle import CANDIDATES

LONGEST = 20
"""Letters of a nickname."""
COLUMN = Box(634, 100, 600, 584)
"""What is beside the line: questions, or names."""
ENTRY = Spot("entry", Nothing(), 327, 396, 520, 70, 6)


class LoginScene(EntryScreen):
    """Pops True in any case: skipping is as good as a name."""

    upright = True

    def __init__(self, arcade: Arcade) -> None:
        super().__init__(arcade, ENTRY, LONGEST, arcade.settings.nickname, 26)
        self.focused = "go"
        self.persona = Persona()
        self._given = ""
        """The name that the page has put into the line, if any: it may give way to another."""
        self.listing = bool(arcade.settings.nickname)
        """Whether all names are shown, and no question: for who has one already."""
        self.unread = Unread()
        """Of a question, or a particle, that an answer has brought."""

    def spots(self) -> Sequence[Spot]:
        """Full screen above, name below; on the right the four questions, or all names."""
        self.unread.ask(None if self.listing else tuple(self.persona.answers) or None)
        if self.stage.sheet.tall:
            return self._upright(self.stage.sheet)
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

    def _upright(self, sheet: Sheet) -> Sequence[Spot]:
        """The same, one below the other."""
        x, wide = sheet.w / 2, sheet.w - 28
        full = say("login-window" if self.arcade.settings.full_screen else "login-full")
        spots = [
            heading(say("login-title"), 52, x - 44, wide - 100),
            round_button("full", "full", sheet.w - 52, 52, full),
            words("ask", say("login-ask"), x, 116, wide, 52, Label("text", 22, "left")),
            words("kept", say("login-kept"), x, 240, wide, 60, Label("second", 22, "left")),
        ]
        asked = self._names() if self.listing else self.persona.spots()
        if self.listing:
            # The question has the width of the page, below the names.
            pick, again, *names = asked
            middle, across = COLUMN.x + COLUMN.w / 2, COLUMN.w - 26
            below = again._replace(x=middle, y=COLUMN.y + COLUMN.h - 31, w=across)
            asked = [pick._replace(x=middle, w=across), *names, below]
        spots += column(asked, COLUMN, Box(14, 276, wide, sheet.h - 276 - 108))
        skip = button("skip", say("login-skip"), 0, 0, art=Button("ghost", "skip"))
        go = button("go", say("login-go"), 0, 0, art=Button("primary", "next"))
        return [*legible(spots), *in_a_row([skip, go], x, sheet.h - 54, wide, 84)]

    def set(self, stage: Stage) -> None:
        """Lay out; the line stands where this window has room for it."""
        sheet = stage.sheet
        tall = ENTRY._replace(x=sheet.w / 2, y=176, w=sheet.w - 28)
        self.entry = tall if sheet.tall else ENTRY
        super().set(stage)

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

    def update(self, dt: float) -> Transition:
        """A question becomes one that was read."""
        self.unread.pass_time(dt)
        return super().update(dt)

    def chosen(self, spot: Spot) -> Transition:
        """A name, an answer, full screen, or on."""
        match spot.id:
            case "full":
                self.arcade.change(full_screen=not self.arcade.settings.full_screen)
            case "skip":
                return self._leave()
            case "go" if not self.unread:
                typed = self.typed()
                if typed != self.arcade.settings.nickname:
                    self.arcade.change(nickname=typed)
                return self._leave()
            case "list":
                self.listing = True
            case "again":
                self.listing, self.persona = False, Persona()
            case _ if spot.id.startswith(ANSWER) and not self.unread:
                self._answer(spot)
            case _ if spot.id.startswith("name:"):
                self._take(spot.id.removeprefix("name:"))
        self.lay()
        return None

    def _answer(self, spot: Spot) -> None:
        """The next question, or the name that comes of all of them: for who has typed none."""
        self.persona.answer(spot)
        if self.persona.name is None:
            self.focused = next(each.id for each in self.persona.spots() if each.spoken)
        else:
            self.arcade.sound.play("good")
            if self.typed() in ("", self._given):
                self._take(self.persona.name)
            self.focused = "go"

    def _take(self, name: str) -> None:
        self._given = self.arcade.text.say(say(f"login-name-{name}"))
        self.type(self._given, select=True)
        self.focused = "go"

    def _leave(self) -> Transition:
        self.arcade.greeted = True
        if not self.arcade.settings.greeted:
            self.arcade.change(greeted=True)
        return Pop(result=True)

    def wanted(self, want: Want) -> Transition:
        """BACK goes back to where it came from."""
        return Pop() if want is Want.BACK else None
