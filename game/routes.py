"""Routes: the scene that each place leads to. A scene is imported when it is first opened."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from msgspec.structs import asdict

from game.arcade import Arcade
from game.scenes.base import places
from game.scenes.base.places import Place
from game.scenes.base.scene import Scene

ROUTES: Final[dict[type[Place], str]] = {
    places.Title: "menu.title:TitleScene",
    places.Setup: "menu.setup:SetupScene",
    places.Login: "menu.login:LoginScene",
    places.SettingsPages: "menu.settings:SettingsScene",
    places.About: "menu.about:AboutScene",
    places.Table: "table.opening:open_table",
    places.VisitorsTable: "table.opening:visitors_table",
    places.Result: "after.result:ResultScene",
    places.Review: "after.review:ReviewScene",
    places.TakeHome: "after.take_home:SheetScene",
    places.PickName: "after.pick_name:NameScene",
    places.Board: "after.leaderboard:BoardScene",
    places.Statistics: "after.statistics:StatisticsScene",
    places.SavedGames: "after.saved_games:SavedGamesScene",
    places.Replays: "after.replays:ReplaysScene",
    places.Replay: "after.replay:replay_scene",
    places.Challenges: "tomorrow.challenges:ChallengesScene",
    places.Today: "tomorrow.today:TodayScene",
    places.Puzzle: "tomorrow.puzzle:puzzle_scene",
    places.Notebook: "tomorrow.notebook:NotebookScene",
    places.Lessons: "lesson.level:LevelScene",
    places.LessonStep: "lesson.lesson:lesson_scene",
    places.LessonEnd: "lesson.finish:FinishScene",
    places.LawLab: "lab.law_lab:LawLabScene",
    places.Quiz: "quiz.start:StartScene",
    places.Teacher: "quiz.teacher:TeacherScene",
    places.Handouts: "handouts.scene:HandoutsScene",
    places.Rules: "codex.rules:RulesScene",
    places.Codex: "codex.codex:CodexScene",
    places.Card: "codex.card:CardScene",
    places.Interactions: "codex.interactions:InteractionsScene",
    places.Forces: "codex.forces:ForcesScene",
    places.Glossary: "codex.glossary:GlossaryScene",
    places.Word: "codex.glossary:WordScene",
    places.Attract: "kiosk.attract:AttractScene",
}
"""Place -> module in `game.scenes`, and in it the function or class that makes the scene from the
arcade and the fields of the place."""


def scene_of(to: Scene | Place, arcade: Arcade) -> Scene:
    """The scene itself, or the scene at a place. Raises KeyError for a place without a route."""
    if not isinstance(to, Place):
        return to
    module, _, name = ROUTES[type(to)].partition(":")
    make = getattr(import_module(f"game.scenes.{module}"), name)
    scene: Scene = make(arcade, **asdict(to))
    return scene
