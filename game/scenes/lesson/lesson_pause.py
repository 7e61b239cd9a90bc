"""The pause menu of a lesson: replay or skip the chapter, look up, leave."""

from __future__ import annotations

from typing import Any

from game.core.phrase import say
from game.scenes.base import routes
from game.scenes.base.scene import Pop, Push, Reset, Transition
from game.scenes.base.screen import Screen
from game.services import Services
from game.tables.pictures import Panel
from game.tables.table import Spot
from game.ui.layout import Node
from game.ui.parts import button, menu
from game.ui.sizes import MENU
from tutorial.coach import Coach

ENTRIES = {
    "replay": "replay",
    "skip": "skip",
    "rules": "help",
    "settings": "settings",
    "leave": "exit",
}
"""Icons of the buttons below the first, by id."""


class LessonPause(Screen):
    """Over the lesson, which keeps still meanwhile."""

    overlay = True
    upright = fluid = True

    def __init__(self, services: Services, coach: Coach) -> None:
        super().__init__(services)
        self.coach = coach
        self.focused = "resume"

    def view(self) -> Node:
        """The chapter's name and six buttons, one under the other."""
        names = {id_: say(f"lesson-pause-{id_}") for id_ in ENTRIES}
        if self.coach.lesson.prelude:
            names["skip"] = say("lesson-pause-to-game")  # nothing else follows its chapter
        ways = [
            button("resume", say("lesson-pause-resume"), "primary", "play", least_w=MENU),
            *(button(id_, names[id_], icon=icon) for id_, icon in ENTRIES.items()),
        ]
        return menu(self.coach.title(), ways, Panel())

    def chosen(self, spot: Spot) -> Transition:
        """Act on the choice of a button."""
        match spot.id:
            case "resume":
                return Pop()
            case "replay":
                return Pop("replay")
            case "skip":
                return Pop("skip")
            case "rules":
                game, options = self.coach.lesson.game, self.coach.session.options
                return Push(routes.Rules(game, options))
            case "settings":
                return Push(routes.SettingsPages())
            case "leave":
                lesson = self.coach.lesson
                title, lessons = routes.TitlePage(lesson.game), routes.Lessons(lesson.game)
                return Reset(title if lesson.prelude else lessons)
        return None

    def resume(self, _result: Any) -> Transition:
        """Back from the rules or the settings."""
        self.layout()
        return None
