"""``main.py shots DIR``: every screen, or those of one game, as PNG; to look at."""

from __future__ import annotations

import argparse
import json
import os
import tempfile
import time
from collections.abc import Iterator
from datetime import date, timedelta
from fnmatch import fnmatch
from pathlib import Path
from typing import TYPE_CHECKING

from game.commands.practice_shots import DAY, class_games, practice
from game.files import exits
from game.files.atomic_files import make_folder
from game.tables.pictures import Nothing

if TYPE_CHECKING:
    from game.match.match import Match
    from game.scenes.base.scene import Scene
    from game.scenes.table.table import TableScene
    from game.services import Services
    from game.tables.table import Spot
    from tutorial.items.bank import Item
    from tutorial.quiz.learner import Learner


def learning(services: Services) -> Iterator[tuple[str, list[Scene]]]:
    """Each screen by name, as the stack of scenes that shows it."""
    from game.commands.learning_shots import evidence, learning_path, short_lessons
    from game.core.phrase import say
    from game.games import DESCRIPTORS, every_lesson, first_minutes
    from game.scenes.lesson.finish import FinishScene
    from game.scenes.lesson.lesson import lesson_scene
    from game.scenes.lesson.lesson_pause import LessonPause
    from game.scenes.lesson.level import LevelScene
    from game.scenes.menu.login import LoginScene
    from tutorial.coach import Coach
    from tutorial.which_particle import QUESTIONS

    for quiz_pages in range(len(QUESTIONS) + 1):
        login = LoginScene(services)
        login.persona.answers = [next(iter(each)) for each in QUESTIONS.values()][:quiz_pages]
        yield f"login-{quiz_pages + 1}", [login]
    yield "login-after", [LoginScene(services, say("result-you-won"), saved=True)]
    login = LoginScene(services)
    login.listing = True
    yield "login-names", [login]
    for game, descriptor in DESCRIPTORS.items():
        if lessons := descriptor.lessons:
            yield f"{game}-levels", [LevelScene(services, game)]
            yield f"{game}-finish", [FinishScene(services, lessons[0])]
    for lesson in (every_lesson() | first_minutes()).values():
        steps = lesson_scene(services, lesson)
        yield lesson.id, [steps]
        yield f"{lesson.id}-pause", [steps, LessonPause(services, Coach(lesson))]
    yield from quizzes(services)
    yield from reading(services)
    yield from learning_path(services)
    yield from short_lessons(services)
    yield from evidence(services)


def quizzes(services: Services) -> Iterator[tuple[str, list[Scene]]]:
    """See `game.commands.shots`."""

    yield from quiz_pages(services)
    yield from tables(services)


def reading(services: Services) -> Iterator[tuple[str, list[Scene]]]:
    """Pages for reading: particles, how they meet, words."""
    from game.art.interactions import MEETINGS
    from game.core.particles import PARTICLES
    from game.scenes.codex.card import CardScene
    from game.scenes.codex.codex import CodexScene
    from game.scenes.codex.forces import FORCES, ForcesScene, InteractionsScene, rows
    from game.scenes.codex.glossary import GlossaryScene, WordScene
    from game.words.glossary import WORDS, named

    codex = CodexScene(services)
    yield "codex", [codex]
    for particle in PARTICLES:
        yield f"codex-{particle.key}", [codex, CardScene(services, particle.key)]
    for name in MEETINGS:
        meetings = InteractionsScene(services)
        meetings.name = name
        yield f"meeting-{name}", [meetings]
    yield "forces", [ForcesScene(services)]
    whole = ForcesScene(services)
    whole.met = frozenset((*rows(), *FORCES))
    yield "forces-whole", [whole]
    yield from law_lab(services)
    yield from bump_hunt(services)
    for number, word in enumerate(named(services.text)[::30], 1):  # a wide leaf has thirty
        yield f"words-{number}", [GlossaryScene(services, word)]
    for word in named(services.text):
        yield f"word-{word}", [codex, WordScene(services, word, WORDS)]


def law_lab(services: Services) -> Iterator[tuple[str, list[Scene]]]:
    """Its steps; each item about which there is more to say, as a question and answered."""
    from game.scenes.lab.bench import BenchScene
    from game.scenes.lab.builder import BuilderScene
    from game.scenes.lab.law_lab import LawLabScene
    from tutorial.law_lab import ITEMS, STEPS

    yield "lab", [LawLabScene(services)]
    yield "reactions", [BuilderScene(services)]
    for item in (item for item in ITEMS if item.noted):
        for name in ("asked", "which", "shown"):
            bench = BenchScene(services, item.step)
            bench.queue = [item]
            if name != "asked":
                bench.judgement = not item.happens
            if name == "shown" and not item.happens:
                bench.answer, bench.discovered = item.laws[0], True
            if name != "which" or not item.happens:
                yield f"lab-{item.name}-{name}", [bench]
    for step in STEPS:
        bench = BenchScene(services, step)
        bench.queue = []
        yield f"lab-done-{step}", [bench]


def bump_hunt(services: Services) -> Iterator[tuple[str, list[Scene]]]:
    """Its door, each step at its beginning and at its end, and what a damaged file closes."""
    from dataclasses import replace

    from game.progress.hunt_notebook import TEN, HuntNotebook
    from game.scenes.bump_hunt.hunt import HuntScene
    from game.scenes.bump_hunt.sorting import SortScene

    yield "hunt", [HuntScene(services)]
    for name, answers, shown in (
        ("predict", 0, False), ("asked", 2, False), ("pair", 3, True), ("alike", 2, True),
        ("wall", TEN, False),
    ):  # fmt: skip
        sort = SortScene(services)
        low = "" if name == "predict" else "84"
        sort.notes = replace(HuntNotebook(), prediction=low, answers=(True,) * answers)
        sort.shown = shown
        yield f"hunt-{name}", [sort]
    yield from bump_hunt_steps(services)


def bump_hunt_steps(services: Services) -> Iterator[tuple[str, list[Scene]]]:
    """Thousands of collisions, those with four leptons, and decays to be named."""
    from game.scenes.bump_hunt.chance import ChanceScene
    from game.scenes.bump_hunt.decay_puzzle import DECAYS, DecaysScene
    from game.scenes.bump_hunt.four import FourScene
    from game.scenes.bump_hunt.peaks import PeaksScene
    from game.scenes.bump_hunt.pool import PoolScene

    yield "hunt-class", [PoolScene(services)]
    for window in ("z-muon", "z-electron", "omega"):
        peaks = PeaksScene(services, window)
        if window != "omega":
            peaks.target = len(peaks.sample)
            peaks.fallen = float(peaks.target)
            peaks.recount()
        yield f"hunt-peaks-{window}", [peaks]
    for count, times in ((10, 0), (50, 10), (278, 1000)):
        bump = ChanceScene(services)
        bump.count = count
        bump.wanted = times
        bump.throw(times)
        yield f"hunt-chance-{count}", [bump]
    for name, taken in (("", ()), ("-kinds", (0, 1)), ("-solved", (0, 2))):
        four = FourScene(services)
        four.taken = taken
        yield f"hunt-four{name}", [four]
    for at, answer in ((0, ""), (1, DECAYS[0]), (2, DECAYS[2]), (3, DECAYS[4]), (6, "")):
        decays = DecaysScene(services, "shots")
        decays.at, decays.answer = at, answer
        yield f"hunt-decays-{at + 1}", [decays]


GROUP = "7b"
MANY = 24
"""Learners of the class."""


def quiz_pages(services: Services) -> Iterator[tuple[str, list[Scene]]]:
    """Pages of a learner: the door, the code, some questions, the outcome, what comes back."""
    from game.scenes.quiz.code import CodeScene
    from game.scenes.quiz.outcome import OutcomeScene
    from game.scenes.quiz.round import AgainScene
    from game.scenes.quiz.start import StartScene
    from tutorial.items.bank import topics
    from tutorial.quiz.learner import Due
    from tutorial.quiz.sheet import SYMBOLS

    services.learner = None
    yield "quiz-who", [StartScene(services, topics()[0])]
    code = CodeScene(services, "new")
    code.code = list(SYMBOLS[:3])
    yield "quiz-code-new", [code]
    yield "quiz-code-known", [CodeScene(services, "known")]
    for n, topic in enumerate(topics()):
        who = _learner(topic, 0)
        fullest = _fullest(services, topic)
        yield from _rounds(services, topic, fullest)
        again = AgainScene(services, who, [Due(topic, fullest.law, "a", "2026-01-01")])
        again.verdict = n % 2 == 0
        yield f"quiz-{topic}-again", [again]
        yield f"quiz-{topic}-outcome", [OutcomeScene(services, who, topic)]
    services.learner = _learner(topics()[0], 0)
    yield "quiz-hello", [StartScene(services, topics()[0])]
    yield "quiz-thanks", [OutcomeScene(services, _learner(topics()[0], 0, rounds=1), topics()[0])]
    services.learner = None


def every_item(services: Services) -> Iterator[tuple[str, list[Scene]]]:
    """Every question of the item bank, as a learner sees it and as a teacher does."""
    from game.scenes.quiz.teacher_tables import ItemScene
    from tutorial.items.bank import topics
    from tutorial.quiz.figures import item_figures

    for topic in topics():
        yield from _rounds(services, topic)
        members = [_learner(topic, n) for n in range(MANY)]
        for figures in item_figures(members, topic):
            name = f"teacher-{topic}-{figures.item.law}-{figures.item.form}"
            yield name, [ItemScene(services, [figures])]


def _fullest(services: Services, topic: str) -> Item:
    """The item with most letters, in the language of the day."""
    from game.core.phrase import say
    from game.scenes.quiz.asking import choice_phrase, law_of
    from tutorial.items.bank import read_topic

    def letters(item: Item) -> int:
        shown = [say(item.key), law_of(topic, item.law)]
        shown += [choice_phrase(item, choice) for choice in item.choices]
        return sum(len(services.text.say(phrase)) for phrase in shown)

    return max(read_topic(topic).items, key=letters)


def _rounds(
    services: Services, topic: str, only: Item | None = None
) -> Iterator[tuple[str, list[Scene]]]:
    """Each question of a topic, or one of them; with its second tier, if it has one."""
    from game.scenes.quiz.round import RoundScene
    from tutorial.quiz.learner import MOMENTS, QuizAnswer

    who = _learner(topic, 0)
    for moment in MOMENTS:
        for at, item in enumerate(who.items(topic, moment)):
            if only is not None and item.key != only.key:
                continue
            for tier in ("", "-why")[: 1 if item.reason is None else 2]:
                scene = RoundScene(services, who, topic, moment)
                scene.answers = [QuizAnswer()] * at
                scene.answered = item.choices[0] if tier else ""
                yield f"quiz-{topic}-{item.law}-{item.form}{tier}", [scene]


def tables(services: Services) -> Iterator[tuple[str, list[Scene]]]:
    """Pages of a teacher."""
    from game.progress import learners
    from game.scenes.handouts.scene import HandoutsScene
    from game.scenes.quiz.adding import AddDialog
    from game.scenes.quiz.class_table import ClassScene, NextScene
    from game.scenes.quiz.teacher import TeacherScene
    from game.scenes.quiz.teacher_pin import AskPinScene, SetPinScene
    from game.scenes.quiz.teacher_tables import ItemScene, LawsScene, LearnersScene
    from tutorial.items.bank import topics
    from tutorial.quiz.figures import item_figures

    yield "teacher-empty", [TeacherScene(services)]
    services.store.set_progress(learners.GROUP, GROUP)
    for topic in topics():
        members = [_learner(topic, n) for n in range(MANY)]
        yield f"teacher-{topic}-laws", [LawsScene(services, members, topic)]
        fullest = _fullest(services, topic)
        both = [each for each in item_figures(members, topic) if each.item.law == fullest.law]
        yield f"teacher-{topic}-item", [ItemScene(services, both)]
    for who in members:
        learners.keep(services.store, who)
    yield "teacher", [TeacherScene(services)]
    yield "teacher-add", [TeacherScene(services), AddDialog(services)]
    yield "teacher-class", [ClassScene(services, members)]
    yield "teacher-class-laws", [ClassScene(services, members, topic)]
    yield "teacher-next", [NextScene(services, members, [topic])]
    yield from class_games(services, members)
    yield "monday", [HandoutsScene(services)]
    yield "teacher-learners", [LearnersScene(services, members, topic)]
    yield "teacher-pin-ask", [AskPinScene(services)]
    yield "teacher-pin-set", [SetPinScene(services)]
    learners.forget_all(services.store)
    services.store.forget(learners.GROUP)


def _learner(topic: str, number: int, rounds: int = 2) -> Learner:
    """Knows more after the lesson; the number tells which event is shown."""
    from tutorial.quiz.learner import MOMENTS, Learner, QuizAnswer, Round, form_at, round_items
    from tutorial.quiz.sheet import SYMBOLS, written

    code = written([SYMBOLS[(number // 16**n + 5 * n + number) % 16] for n in range(4)])
    kept = []
    for known, moment in zip((3, 5), MOMENTS[:rounds], strict=False):
        form = form_at(moment, code, topic)
        answers = {}
        for n, item in enumerate(round_items(moment, code, topic)):
            wrong = next(each for each in item.choices if each != item.right)
            sure = (3 * n + number // 4) % 8 < known + number % 4 - 1
            reason = item.reason.right if item.reason else ""
            answers[item.slot] = QuizAnswer(item.right if sure else wrong, reason)
        kept.append(Round(topic, moment, form, "2026-01-31", answers))
    return Learner(GROUP, code, tuple(kept))


def title(services: Services, day: date) -> Scene:
    """The title as it is on this day."""
    from game.scenes.menu.title import TitleScene

    scene = TitleScene(services)
    scene.today.clock = lambda: day
    scene.today.changed()
    return scene


def today(services: Services) -> Iterator[tuple[str, list[Scene]]]:
    """The day, its puzzles, the challenges, and the lab notebook, half of it filled."""
    from ai.puzzles.calendar import of_day
    from game.progress import daily, notebook
    from game.scenes.daily.challenges import ChallengesScene
    from game.scenes.daily.notebook import NotebookScene
    from game.scenes.daily.puzzle import puzzle_scene
    from game.scenes.daily.today import TodayScene

    games = [game for game in services.games if of_day(game, DAY) is not None]
    yield "today-first", [TodayScene(services, today=DAY)]
    for ago in (9, 8, 7, 2, 1):
        daily.note(services.store, games[ago % len(games)], DAY - timedelta(days=ago))
    yield "today", [TodayScene(services, today=DAY)]
    yield "title-open", [title(services, DAY)]
    # As it is on the day before.
    yield "title-solved", [title(services, DAY - timedelta(days=1))]
    for game in services.games:
        yield f"challenges-{game}", [ChallengesScene(services, game)]
    # One table will do: those of puzzles are ordinary ones.
    yield "today-table", [puzzle_scene(services, games[0], DAY)]

    keys = [place.entry.key for page in notebook.pages(services.store) for place in page.places]
    days = dict.fromkeys(keys[::2], "2026-11-22")
    services.store.set_progress(notebook.KEY, json.dumps({"format": 1, "met": days}))
    for number in range(len(NotebookScene(services).chapters)):
        book = NotebookScene(services)
        book.chapter = number
        yield f"notebook-{number + 1}", [book]


def run(args: argparse.Namespace) -> int:
    """Render into ``args.folder``; prints each file's name."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    import pygame

    from game.app import App
    from game.art.ink.palette import seen
    from game.window import SIZE, open_window, opened

    target = Path(args.folder)
    make_folder(target, private=False, follow=True)
    surface = open_window(args.size or SIZE, full_screen=False)
    with (
        tempfile.TemporaryDirectory() as folder,
        opened(Path(folder), args.lang, args.text_size) as services,
    ):
        services.change(reduced_motion=True, high_contrast=args.contrast)
        for name, scenes in wanted(services, args.game, items=args.items):
            if not fnmatch(name, args.only):
                continue
            app = App(services, surface, scenes[0])
            for scene in scenes[1:]:
                app.push(scene)
            for _ in range(4):
                app.step([], 0.05)
            path = target / f"{name}.png"
            pygame.image.save(seen(surface, args.simulate) if args.simulate else surface, path)
            print(path)
    return exits.FINE


def wanted(
    services: Services, game: str | None, *, items: bool
) -> Iterator[tuple[str, list[Scene]]]:
    """The screens of one game, every question of the item bank, or all screens."""

    if items:
        return every_item(services)
    return of_game(services, game) if game else screens(services)


def screens(services: Services) -> Iterator[tuple[str, list[Scene]]]:
    """Each screen by name, as the stack of scenes that shows it; `of_game` ends the list."""
    from game.core.phrase import say
    from game.games import GAMES
    from game.scenes.menu.about import AboutScene
    from game.scenes.menu.settings import PAGES, SettingsScene
    from game.scenes.menu.title import TitleScene
    from game.scenes.table.table_pages import HandOverScene

    for name in PAGES:
        settings = SettingsScene(services)
        settings.page = name
        yield f"settings-{name}", [settings]
    yield from learning(services)
    yield "about", [TitleScene(services), AboutScene(services)]
    yield from unattended(services)
    yield from today(services)
    yield from practice(services)
    yield from asked(services)
    yield "curtain", [HandOverScene(services, say("seat-player", number=2))]
    ended = middle(services, next(iter(GAMES)), 1.0)
    yield "review", [ended, reviewed(services, ended.match)]
    for game in GAMES:
        yield from of_game(services, game)


def of_game(services: Services, game: str) -> Iterator[tuple[str, list[Scene]]]:
    """The screens on which one game is."""
    from game.games import DESCRIPTORS
    from game.scenes.codex.rules import RulesScene
    from game.scenes.menu.setup import SetupScene
    from game.scenes.menu.title import TitleScene
    from game.scenes.results.replay import replay_scene
    from game.scenes.results.result import ResultScene
    from game.scenes.results.statistics import StatisticsScene
    from game.scenes.results.stories import StoryScene
    from game.scenes.results.take_home import SheetScene
    from game.scenes.table.developer_panel import InsideScene
    from game.scenes.table.model import Ended
    from game.scenes.table.past import past_scene
    from game.scenes.table.table_pages import LogScene, PauseScene

    yield f"title-{game}", [TitleScene(services, game)]
    yield f"statistics-{game}", [StatisticsScene(services, game)]
    yield f"{game}-setup", [SetupScene(services, game)]
    for part in (0.0, 0.3, 0.6, 0.9):
        yield f"{game}-play-{round(part * 100):02}", [middle(services, game, part)]
    table = middle(services, game, 0.5)
    yield f"{game}-picked", [picked(table)]
    yield f"{game}-pause", [table, PauseScene(services, table)]
    yield f"{game}-log", [table, LogScene(services, table)]
    yield f"{game}-past", [past_scene(services, table.match, 0, len(table.session.moves) // 2, {})]
    yield f"{game}-inside", [table, InsideScene(services, table)]
    ended = middle(services, game, 1.0)
    ended.send(Ended())
    yield f"{game}-result", [ended, ResultScene(services, ended.match)]
    lines = DESCRIPTORS[game].table.result(ended.match.session.view(0))
    for stories in [line.stories for line in lines if line.stories][:1]:
        yield f"{game}-story", [ended, StoryScene(services, stories, 0)]
    yield f"{game}-sheet", [SheetScene(services, ended.match)]
    yield f"{game}-replay", [replay_scene(services, ended.match.record())]
    pages = RulesScene(services, game).pages
    for page in range(1, pages + 1):
        rules = RulesScene(services, game)
        rules.page = page
        yield f"{game}-rules-{page}", [table, rules]


def noted(services: Services, game: str) -> TableScene:
    """The first famous game of a cabinet after a move with a note."""
    from game.match.famous import famous_games
    from game.scenes.results.replay import replay_scene
    from game.scenes.table.model import Lined

    famous = famous_games(game)[0]
    at = famous.notes[0]
    table = replay_scene(services, famous.record, None, famous.words)
    for move in famous.record.moves[:at]:
        table.session.play_text(move)
    table.send(Lined(famous.words[at]))
    return table


def unattended(services: Services) -> Iterator[tuple[str, list[Scene]]]:
    """Pages of a kiosk's visitors and staff, leaderboards, lists of games."""
    from datetime import date

    from game.games import GAMES
    from game.kiosk.admin import AdminPage, Counters
    from game.kiosk.pins import PinLock
    from game.kiosk.session_clock import KioskSession
    from game.match.saving import keep
    from game.progress.leaderboard import enter, result_of
    from game.scenes.kiosk.admin_page import PinScene, StaffScene
    from game.scenes.kiosk.attract import AttractScene
    from game.scenes.kiosk.idle import IdleScene
    from game.scenes.menu.title import TitleScene
    from game.scenes.results.leaderboard import BoardScene, NameScene
    from game.scenes.results.replays import FamousScene, JumpScene, ReplaysScene, SavedGamesScene

    yield "attract", [AttractScene(services)]
    yield "idle", [TitleScene(services), IdleScene(services, KioskSession(45, 15, still=50.0))]
    admin = AdminPage(PinLock(""), Counters(services.store))
    yield "pin", [PinScene(services, admin)]
    yield "staff", [StaffScene(services, admin)]
    match = middle(services, next(iter(GAMES)), 1.0).match
    yield "names", [NameScene(services, match)]
    for n, (first, second) in enumerate((("neutrino", "dolphin"), ("strange", "robot"))):
        enter(services.store, match.id, result_of(match, first, second)._replace(game_id=n))
    yield "board", [BoardScene(services, match.id, 1)]
    yield "board-empty", [BoardScene(services, list(GAMES)[-1])]
    yield "replays-none", [ReplaysScene(services)]
    yield "famous", [FamousScene(services)]
    yield "famous-note", [noted(services, match.id)]
    yield "saved-none", [SavedGamesScene(services)]
    for game in GAMES:
        keep(services.store, middle(services, game, 0.3).match.session, match.seats)
    yield "saved", [SavedGamesScene(services)]
    services.store.clear_but(date.max)
    yield "jump", [JumpScene(services, match.record(), 5, (3, 6))]


def asked(services: Services) -> Iterator[tuple[str, list[Scene]]]:
    """Every question that is asked over a screen."""
    from datetime import date

    from game.games import GAMES
    from game.kiosk.admin import AdminPage, Counters
    from game.kiosk.pins import PinLock
    from game.router import scene_of
    from game.scenes.base.scene import Push
    from game.scenes.kiosk.admin_page import StaffScene
    from game.scenes.menu.going_on import offer
    from game.scenes.menu.seed import SeedScene
    from game.scenes.menu.title import TitleScene
    from game.ui.actions import Action

    title = TitleScene(services)
    record = middle(services, next(iter(GAMES)), 0.3).match.record()
    yield "ask-continue", [title, offer(services, record)]
    yield "seed", [SeedScene(services, "", date(2026, 1, 1))]
    for name, scene, button in (
        ("leave", title, "leave"),
        ("wipe", StaffScene(services, AdminPage(PinLock(""), Counters(services.store))), "wipe"),
    ):
        pushed = scene.on_action(Action.BACK) if scene is title else scene.chosen(spot(button))
        assert isinstance(pushed, Push)
        yield f"ask-{name}", [scene, scene_of(pushed.scene, services)]


def spot(name: str) -> Spot:
    """The spot of a button that was chosen."""
    from game.tables.table import Spot

    return Spot(name, Nothing(), 0, 0, 0, 0)


def middle(services: Services, game: str, part: float) -> TableScene:
    """A table after this part of a game between *Students*, with a person in seat 0 to move."""
    from ai.levels import bot_seed, budget, make_bot
    from game.games import GAMES
    from game.match.match import AI, HUMAN, new_match
    from game.scenes.table.model import Logged, Moved
    from game.scenes.table.opening import open_table

    info = GAMES[game].info
    count = info.usual_seats
    moves: list[object] = []
    seats = [HUMAN] + [AI + "student"] * (count - 1)
    match = new_match(game, seats, {}, "shots")
    session = match.session
    while (seat := session.to_move()) is not None:
        bot = make_bot(game, "student", bot_seed("shots", seat, len(moves)))
        move = bot.choose(session.view(seat), session.legal_moves(), budget(game, "student"))
        session.play(move)
        moves.append(move)
    stop = round(part * len(moves))
    movers = session.movers
    while 0 < stop < len(moves) and movers[stop] != 0:
        stop += 1
    session.rewind(stop)
    table = open_table(services, match, keep=False)
    session.rewind(max(0, stop - 6))
    for move in moves[max(0, stop - 6) : stop]:
        events = session.play(move, 0)
        table.send(Moved((), chosen=False))
        for event in events:
            line = table.table.tell(event.kind, event.facts, event.view)
            if line is not None:
                table.send(Logged(line))
    return table


def reviewed(services: Services, match: Match) -> Scene:
    """The review of a match, its thinking done."""
    from game.scenes.results.review import ReviewScene

    scene = ReviewScene(services, match)
    services.engine.open()
    while not scene.review.done:
        scene.review.update()
        time.sleep(0.001)
    return scene


def picked(table: TableScene) -> TableScene:
    """The table with the first touch of some longer move made."""
    from game.scenes.table.model import Picked

    table.open_moves()
    if table.picker is not None:
        longest = max(table.picker.paths, key=len)
        if len(longest) > 1:
            table.send(Picked(longest[:1]))
    return table
