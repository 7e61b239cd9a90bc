"""Which scene stands at which place. A scene is imported when its door is first opened."""

from __future__ import annotations

from functools import singledispatch

from game.arcade import Arcade
from game.scenes.base import places
from game.scenes.base.places import Place
from game.scenes.base.scene import Scene


def scene_of(to: Scene | Place, arcade: Arcade) -> Scene:
    """A scene at hand as it is, or the scene at a place."""
    return open_door(to, arcade) if isinstance(to, Place) else to


@singledispatch
def open_door(place: Place, _arcade: Arcade) -> Scene:
    """The scene at a place. Raises TypeError for a place that has none."""
    raise TypeError(f"no scene stands at {place!r}: give it a door in game/doors.py")


@open_door.register(places.Title)
def open_title(place: places.Title, arcade: Arcade) -> Scene:
    """See `game.scenes.menu.title`."""
    from game.scenes.menu.title import TitleScene

    return TitleScene(arcade, place.game)


@open_door.register(places.Setup)
def open_setup(place: places.Setup, arcade: Arcade) -> Scene:
    """See `game.scenes.menu.setup`."""
    from game.scenes.menu.setup import SetupScene

    return SetupScene(arcade, place.game, place.options)


@open_door.register(places.Login)
def open_login(_place: places.Login, arcade: Arcade) -> Scene:
    """See `game.scenes.menu.login`."""
    from game.scenes.menu.login import LoginScene

    return LoginScene(arcade)


@open_door.register(places.SettingsPages)
def open_settings(_place: places.SettingsPages, arcade: Arcade) -> Scene:
    """See `game.scenes.menu.settings`."""
    from game.scenes.menu.settings import SettingsScene

    return SettingsScene(arcade)


@open_door.register(places.About)
def open_about(_place: places.About, arcade: Arcade) -> Scene:
    """See `game.scenes.menu.about`."""
    from game.scenes.menu.about import AboutScene

    return AboutScene(arcade)


@open_door.register(places.Table)
def open_match(place: places.Table, arcade: Arcade) -> Scene:
    """See `game.scenes.table.opening`."""
    from game.scenes.table.opening import open_table

    return open_table(arcade, place.match)


@open_door.register(places.VisitorsTable)
def open_visitors_match(place: places.VisitorsTable, arcade: Arcade) -> Scene:
    """See `game.scenes.table.opening`."""
    from game.scenes.table.opening import visitors_table

    return visitors_table(arcade, place.game)


@open_door.register(places.Result)
def open_result(place: places.Result, arcade: Arcade) -> Scene:
    """See `game.scenes.after.result`."""
    from game.scenes.after.result import ResultScene

    return ResultScene(arcade, place.match, counts=True)


@open_door.register(places.Review)
def open_review(place: places.Review, arcade: Arcade) -> Scene:
    """See `game.scenes.after.review`."""
    from game.scenes.after.review import ReviewScene

    return ReviewScene(arcade, place.match)


@open_door.register(places.TakeHome)
def open_take_home(place: places.TakeHome, arcade: Arcade) -> Scene:
    """See `game.scenes.after.take_home`."""
    from game.scenes.after.take_home import SheetScene

    return SheetScene(arcade, place.match)


@open_door.register(places.PickName)
def open_pick_name(place: places.PickName, arcade: Arcade) -> Scene:
    """See `game.scenes.after.pick_name`."""
    from game.scenes.after.pick_name import NameScene

    return NameScene(arcade, place.match)


@open_door.register(places.Board)
def open_board(place: places.Board, arcade: Arcade) -> Scene:
    """See `game.scenes.after.leaderboard`."""
    from game.scenes.after.leaderboard import BoardScene

    return BoardScene(arcade, place.game, place.kept)


@open_door.register(places.Challenges)
def open_challenges(place: places.Challenges, arcade: Arcade) -> Scene:
    """See `game.scenes.tomorrow.challenges`."""
    from game.scenes.tomorrow.challenges import ChallengesScene

    return ChallengesScene(arcade, place.game, place.new)


@open_door.register(places.Today)
def open_today(place: places.Today, arcade: Arcade) -> Scene:
    """See `game.scenes.tomorrow.today`."""
    from game.scenes.tomorrow.today import TodayScene

    return TodayScene(arcade, place.game)


@open_door.register(places.Puzzle)
def open_puzzle(place: places.Puzzle, arcade: Arcade) -> Scene:
    """See `game.scenes.tomorrow.puzzle`."""
    from datetime import date

    from game.scenes.tomorrow.puzzle import puzzle_scene

    return puzzle_scene(arcade, place.game, date.fromisoformat(place.day))


@open_door.register(places.Notebook)
def open_notebook(_place: places.Notebook, arcade: Arcade) -> Scene:
    """See `game.scenes.tomorrow.notebook`."""
    from game.scenes.tomorrow.notebook import NotebookScene

    return NotebookScene(arcade)


@open_door.register(places.Statistics)
def open_statistics(place: places.Statistics, arcade: Arcade) -> Scene:
    """See `game.scenes.after.statistics`."""
    from game.scenes.after.statistics import StatisticsScene

    return StatisticsScene(arcade, place.game)


@open_door.register(places.SavedGames)
def open_saved_games(place: places.SavedGames, arcade: Arcade) -> Scene:
    """See `game.scenes.after.saved_games`."""
    from game.scenes.after.saved_games import SavedGamesScene

    return SavedGamesScene(arcade, place.game)


@open_door.register(places.Replays)
def open_replays(_place: places.Replays, arcade: Arcade) -> Scene:
    """See `game.scenes.after.replays`."""
    from game.scenes.after.replays import ReplaysScene

    return ReplaysScene(arcade)


@open_door.register(places.Replay)
def open_replay(place: places.Replay, arcade: Arcade) -> Scene:
    """See `game.scenes.after.replay`."""
    from game.scenes.after.replay import replay_scene

    return replay_scene(arcade, place.record, place.kept)


@open_door.register(places.Lessons)
def open_lessons(place: places.Lessons, arcade: Arcade) -> Scene:
    """See `game.scenes.lesson.level`."""
    from game.scenes.lesson.level import LevelScene

    return LevelScene(arcade, place.game, place.wish)


@open_door.register(places.LessonStep)
def open_lesson(place: places.LessonStep, arcade: Arcade) -> Scene:
    """See `game.scenes.lesson.lesson`."""
    from game.scenes.lesson.lesson import lesson_scene

    return lesson_scene(arcade, place.lesson, place.chapter, place.step)


@open_door.register(places.LessonEnd)
def open_lesson_end(place: places.LessonEnd, arcade: Arcade) -> Scene:
    """See `game.scenes.lesson.finish`."""
    from game.scenes.lesson.finish import FinishScene

    return FinishScene(arcade, place.lesson)


@open_door.register(places.LawLab)
def open_law_lab(_place: places.LawLab, arcade: Arcade) -> Scene:
    """See `game.scenes.lab.law_lab`."""
    from game.scenes.lab.law_lab import LawLabScene

    return LawLabScene(arcade)


@open_door.register(places.Quiz)
def open_quiz(place: places.Quiz, arcade: Arcade) -> Scene:
    """See `game.scenes.quiz.start`."""
    from game.scenes.quiz.start import StartScene

    return StartScene(arcade, place.topic)


@open_door.register(places.Handouts)
def open_handouts(_place: places.Handouts, arcade: Arcade) -> Scene:
    """See `game.scenes.handouts.scene`."""
    from game.scenes.handouts.scene import HandoutsScene

    return HandoutsScene(arcade)


@open_door.register(places.Teacher)
def open_teacher(place: places.Teacher, arcade: Arcade) -> Scene:
    """See `game.scenes.quiz.teacher`."""
    from game.scenes.quiz.teacher import TeacherScene

    return TeacherScene(arcade, place.topic)


@open_door.register(places.Rules)
def open_rules(place: places.Rules, arcade: Arcade) -> Scene:
    """See `game.scenes.codex.rules`."""
    from game.scenes.codex.rules import RulesScene

    return RulesScene(arcade, place.game)


@open_door.register(places.Codex)
def open_codex(place: places.Codex, arcade: Arcade) -> Scene:
    """See `game.scenes.codex.codex`."""
    from game.scenes.codex.codex import CodexScene

    return CodexScene(arcade, place.particle)


@open_door.register(places.Card)
def open_card(place: places.Card, arcade: Arcade) -> Scene:
    """See `game.scenes.codex.card`."""
    from game.scenes.codex.card import CardScene

    return CardScene(arcade, place.particle, place.points, chart=place.chart)


@open_door.register(places.Interactions)
def open_interactions(_place: places.Interactions, arcade: Arcade) -> Scene:
    """See `game.scenes.codex.interactions`."""
    from game.scenes.codex.interactions import InteractionsScene

    return InteractionsScene(arcade)


@open_door.register(places.Forces)
def open_forces(place: places.Forces, arcade: Arcade) -> Scene:
    """See `game.scenes.codex.forces`."""
    from game.scenes.codex.forces import ForcesScene

    return ForcesScene(arcade, place.particle)


@open_door.register(places.Glossary)
def open_glossary(place: places.Glossary, arcade: Arcade) -> Scene:
    """See `game.scenes.codex.glossary`."""
    from game.scenes.codex.glossary import GlossaryScene

    return GlossaryScene(arcade, place.word)


@open_door.register(places.Word)
def open_word(place: places.Word, arcade: Arcade) -> Scene:
    """See `game.scenes.codex.glossary`."""
    from game.scenes.codex.glossary import WordScene

    return WordScene(arcade, place.word, place.among)


@open_door.register(places.Attract)
def open_attract(_place: places.Attract, arcade: Arcade) -> Scene:
    """See `game.scenes.kiosk.attract`."""
    from game.scenes.kiosk.attract import AttractScene

    return AttractScene(arcade)
