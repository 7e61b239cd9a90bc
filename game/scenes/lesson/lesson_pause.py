"""The pause menu of a lesson: replay or skip the chapter, look up, leave."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.arcade import Arcade
from game.core.phrase import say
from game.scenes.base import places
from game.scenes.base.menu_widgets import MIDDLE, button
from game.scenes.base.scene import Pop, Push, Reset, Transition
from game.scenes.base.screen import Screen
from game.tables.pictures import Button, Label, Panel
from game.tables.table import Spot
from tutorial.coach import Coach

ENTRIES = {
    "resume": Button("primary", "play"),
    "replay": Button("ghost", "replay"),
    "skip": Button("ghost", "skip"),
    "rules": Button("ghost", "help"),
    "settings": Button("ghost", "settings"),
    "leave": Button("ghost", "exit"),
}
"""The buttons, by id."""


class LessonPause(Screen):
    """Over the lesson, which keeps still meanwhile."""

    overlay = True
    upright = refits = True

    def __init__(self, arcade: Arcade, coach: Coach) -> None:
        super().__init__(arcade)
        self.coach = coach
        self.focused = "resume"

    def spots(self) -> Sequence[Spot]:
        """The chapter's name and six buttons, one under the other."""
        title = self.coach.title()
        spots = [
            Spot("frame", Panel(), MIDDLE, 360, 520, 640, 1),
            Spot("title", Label("text", 28, bold=True), MIDDLE, 88, 470, 56, 5, title),
        ]
        for i, (name, art) in enumerate(ENTRIES.items()):
            words = say(f"lesson-pause-{name}")
            spots.append(button(name, words, MIDDLE, 164 + 86 * i, 420, 68, art))
        return spots

    def chosen(self, spot: Spot) -> Transition:
        """What to do instead of going on."""
        match spot.id:
            case "resume":
                return Pop()
            case "replay":
                return Pop("replay")
            case "skip":
                return Pop("skip")
            case "rules":
                return Push(places.Rules(self.coach.lesson.game))
            case "settings":
                return Push(places.SettingsPages())
            case "leave":
                return Reset(places.Lessons(self.coach.lesson.game))
        return None

    def resume(self, _result: Any) -> Transition:
        """Back from the rules or the settings."""
        self.lay()
        return None
