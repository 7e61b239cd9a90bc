"""Routes: the scene that each place leads to. A scene is imported when it is first opened."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from msgspec.structs import asdict

from game.scenes.base import routes
from game.scenes.base.routes import Route
from game.scenes.base.scene import Scene
from game.services import Services

ROUTES: Final[dict[type[Route], str]] = {
    routes.TitlePage: "menu.title:TitleScene",
    routes.Setup: "menu.setup:SetupScene",
    routes.Login: "menu.login:LoginScene",
    routes.SettingsPages: "menu.settings:SettingsScene",
    routes.About: "menu.about:AboutScene",
    routes.Table: "table.opening:open_table",
    routes.VisitorsTable: "table.opening:visitors_table",
    routes.MatchResult: "results.result:ResultScene",
    routes.MatchReview: "results.review:ReviewScene",
    routes.TakeHome: "results.take_home:SheetScene",
    routes.PickName: "results.leaderboard:NameScene",
    routes.Leaderboard: "results.leaderboard:BoardScene",
    routes.Statistics: "results.statistics:StatisticsScene",
    routes.SavedGames: "results.replays:SavedGamesScene",
    routes.Replays: "results.replays:ReplaysScene",
    routes.FamousGames: "results.replays:FamousScene",
    routes.Replay: "results.replay:replay_scene",
    routes.Past: "table.past:past_scene",
    routes.Challenges: "daily.challenges:ChallengesScene",
    routes.PlayOn: "practice.play_on:PlayOnScene",
    routes.MendMistake: "practice.mending:mistake_scene",
    routes.DrillTable: "practice.drilling:drill_scene",
    routes.Insights: "practice.insights:InsightsScene",
    routes.GamesToReview: "practice.mending:ReviewsScene",
    routes.Practice: "practice.practice:PracticeScene",
    routes.DailyPage: "daily.today:TodayScene",
    routes.DailyPuzzle: "daily.puzzle:puzzle_scene",
    routes.NotebookPages: "daily.notebook:NotebookScene",
    routes.Lessons: "lesson.level:LevelScene",
    routes.LessonStep: "lesson.lesson:lesson_scene",
    routes.LessonEnd: "lesson.finish:FinishScene",
    routes.LessonAgain: "lesson.again:MissedScene",
    routes.Recall: "lesson.recall:RecallScene",
    routes.LearningPath: "lesson.path_map:PathScene",
    routes.Short: "lesson.short:ShortScene",
    routes.Evidence: "lesson.discoveries:EvidenceScene",
    routes.LawLab: "lab.law_lab:LawLabScene",
    routes.LabStep: "lab.bench:BenchScene",
    routes.ReactionBuilder: "lab.builder:BuilderScene",
    routes.BumpHunt: "bump_hunt.hunt:HuntScene",
    routes.HuntSort: "bump_hunt.sorting:SortScene",
    routes.HuntPeaks: "bump_hunt.peaks:PeaksScene",
    routes.HuntChance: "bump_hunt.chance:ChanceScene",
    routes.HuntFour: "bump_hunt.four:FourScene",
    routes.HuntPool: "bump_hunt.pool:PoolScene",
    routes.LearnerCode: "quiz.code:CodeScene",
    routes.HuntDecays: "bump_hunt.decay_puzzle:DecaysScene",
    routes.Quiz: "quiz.start:StartScene",
    routes.Teacher: "quiz.teacher:TeacherScene",
    routes.Handouts: "handouts.scene:HandoutsScene",
    routes.Rules: "codex.rules:RulesScene",
    routes.Codex: "codex.codex:CodexScene",
    routes.ParticleCard: "codex.card:CardScene",
    routes.Interactions: "codex.forces:InteractionsScene",
    routes.ForceChart: "codex.forces:ForcesScene",
    routes.Glossary: "codex.glossary:GlossaryScene",
    routes.GlossaryWord: "codex.glossary:WordScene",
    routes.Attract: "kiosk.attract:AttractScene",
}
"""Place -> module in `game.scenes`, and in it the function or class that makes the scene from the
arcade and the fields of the place."""


def scene_of(to: Scene | Route, services: Services) -> Scene:
    """The scene itself, or the scene at a place. Raises KeyError for a place without a route."""
    if not isinstance(to, Route):
        return to
    module, _, name = ROUTES[type(to)].partition(":")
    make = getattr(import_module(f"game.scenes.{module}"), name)
    scene: Scene = make(services, **asdict(to))
    return scene
