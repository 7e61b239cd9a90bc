"""A name from the page of results, with what it has to tell; the others are a step away."""

from __future__ import annotations

from collections.abc import Sequence

from game.arcade import Arcade
from game.core.phrase import Phrase, say
from game.scenes.base.menu_widgets import MIDDLE, round_button, words
from game.scenes.base.scene import Pop, Transition
from game.scenes.base.screen import Screen
from game.tables.pictures import Label, Panel
from game.tables.table import Spot
from game.ui.intents import Want


class StoryScene(Screen):
    """One name; left and right walk on through the others."""

    overlay = True
    upright = refits = True

    def __init__(self, arcade: Arcade, stories: Sequence[tuple[Phrase, Phrase]], at: int) -> None:
        """``stories``: names with their sentences; ``at``: the first to be shown."""
        super().__init__(arcade)
        self.stories = stories
        self.at = at
        self.focused = "close"

    def spots(self) -> Sequence[Spot]:
        """The name and its sentence; the others, if there are any."""
        name, sentence = self.stories[self.at]
        spots = [
            Spot("frame", Panel("bright"), MIDDLE, 360, 1000, 440, 1),
            Spot("title", Label("yellow", 34, "left", bold=True), 590, 188, 800, 60, 5, name),
            round_button("close", "cross", 1092, 188, say("close")),
            words("means", sentence, MIDDLE, 350, 900, 220, Label("text", 25, "left")),
        ]
        if len(self.stories) > 1:
            pages = say("pages", page=self.at + 1, pages=len(self.stories))
            spots += [
                round_button("back", "back", 520, 526, say("page-back")),
                words("pages", pages, MIDDLE, 526, 150, 40, Label("second", 20)),
                round_button("next", "next", 760, 526, say("page-next")),
            ]
        return spots

    def chosen(self, spot: Spot) -> Transition:
        """Another one, or close."""
        if spot.id not in ("back", "next"):
            return Pop()
        self.at = (self.at + (1 if spot.id == "next" else -1)) % len(self.stories)
        self.lay()
        return None

    def wanted(self, want: Want) -> Transition:
        """BACK and LOOK close."""
        return Pop() if want in (Want.BACK, Want.LOOK) else None
