"""The interactions: nine Feynman vertices to look at, and a sentence on each."""

from __future__ import annotations

from collections.abc import Sequence

from game.arcade import Arcade
from game.art.interactions import MEETINGS, Meeting
from game.core.phrase import say
from game.scenes.base import places
from game.scenes.base.menu_widgets import button, heading, words
from game.scenes.base.scene import Pop, Push, Transition
from game.scenes.base.screen import Screen
from game.scenes.codex import upright
from game.tables.pictures import Button, Label, Panel
from game.tables.table import Spot

TILE = (206.0, 150.0)


class InteractionsScene(Screen):
    """Small pictures on the left, the chosen one large on the right."""

    upright = True

    def __init__(self, arcade: Arcade) -> None:
        super().__init__(arcade)
        self.name = next(iter(MEETINGS))
        self.focused = f"meeting:{self.name}"

    def spots(self) -> Sequence[Spot]:
        """The tiles; the large picture with its sentence; the ways on."""
        sheet = self.stage.sheet
        return upright.meetings(self._wide(), sheet) if sheet.tall else self._wide()

    def _wide(self) -> list[Spot]:
        spots = [heading(say("codex-meetings"), 48)]
        for i, name in enumerate(MEETINGS):
            x, y = 130 + 222 * (i % 3), 168 + 178 * (i // 3)
            title = say(f"codex-meeting-{name}")
            sheet = Panel("yellow") if name == self.name else Panel()
            spots += [
                Spot(f"meeting:{name}", sheet, x, y, TILE[0], TILE[1] + 20, 2, spoken=title),
                Spot(f"picture:{name}", Meeting(name), x, y - 14, 190, 122, 4),
                words(f"title:{name}", title, x, y + 66, 194, 30, Label("text", 18)),
            ]
        explanation = say(f"codex-meeting-{self.name}-says")
        title = say(f"codex-meeting-{self.name}")
        spots += [
            Spot("frame", Panel("bright"), 973, 345, 560, 524, 1),
            words("name", title, 973, 118, 500, 46, Label("yellow", 28, bold=True)),
            Spot("large", Meeting(self.name), 973, 282, 420, 270, 4),
            words("told", explanation, 973, 510, 510, 180, Label("text", 21, "left")),
            button("back", say("back"), 137, 676, 220, 64, Button("ghost", "back")),
            button("words", say("codex-words"), 1083, 676, 340, 64, Button("outline", "book")),
        ]
        return spots

    def chosen(self, spot: Spot) -> Transition:
        """Another one, the words, or away."""
        match spot.id:
            case "back":
                return Pop()
            case "words":
                return Push(places.Glossary())
        self.name = spot.id.removeprefix("meeting:")
        self.lay()
        return None
