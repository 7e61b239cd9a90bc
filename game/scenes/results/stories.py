"""A name from the page of results, with what it has to tell; the others are a step away."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.phrase import Phrase, say
from game.scenes.base.scene import Pop, Transition
from game.scenes.base.screen import Screen
from game.services import Services
from game.tables.pictures import Label
from game.tables.table import Spot
from game.ui.actions import Action
from game.ui.layout import Column, Node, Row, Steady
from game.ui.measure import GAP
from game.ui.parts import dialog, page_turners, round_button, text
from game.ui.sizes import READING

NAME = Label("yellow", 34, "left", bold=True)
STORY = Label("text", 25, "left")


class StoryScene(Screen):
    """One name; left and right walk on through the others."""

    overlay = True
    upright = fluid = True

    def __init__(
        self, services: Services, stories: Sequence[tuple[Phrase, Phrase]], at: int
    ) -> None:
        """``stories``: names with their sentences; ``at``: the first to be shown."""
        super().__init__(services)
        self.stories = stories
        self.at = at
        self.focused = "close"

    def view(self) -> Node:
        """The name and its sentence; the buttons to the others, if there are any."""
        names = [text("title", name, NAME, grow=1.0) for name, _ in self.stories]
        sentences = [text("means", sentence, STORY) for _, sentence in self.stories]
        close = round_button("close", "cross", say("close"))
        parts: list[Node] = [
            # Where others are a step away, the buttons stay where they are.
            Row([Steady(names[self.at], names, grow=1.0), close]),
            Steady(sentences[self.at], sentences),
        ]
        if len(self.stories) > 1:
            parts.append(page_turners(self.at, len(self.stories)))
        return dialog(Column(parts, gap=3 * GAP, least_w=READING, most_w=READING))

    def chosen(self, spot: Spot) -> Transition:
        """Another one, or close."""
        if spot.id not in ("back", "next"):
            return Pop()
        self.at = (self.at + (1 if spot.id == "next" else -1)) % len(self.stories)
        self.layout()
        return None

    def on_action(self, action: Action) -> Transition:
        """BACK and LOOK close."""
        return Pop() if action in (Action.BACK, Action.LOOK) else None
