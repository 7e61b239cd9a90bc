"""``main.py shots DIR``: every screen, or those of one game, as PNG; to look at."""

from __future__ import annotations

import argparse
import os
import tempfile
import time
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import TYPE_CHECKING

from game.files import exits
from game.tables.pictures import Nothing

if TYPE_CHECKING:
    from game.arcade import Arcade
    from game.match.match import Match
    from game.scenes.base.scene import Scene


def run(args: argparse.Namespace) -> int:
    """Render into ``args.folder``; prints each file's name."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    import pygame

    from game.app import App
    from game.art.ink.palette import seen
    from game.window import SIZE, open_window, opened

    target = Path(args.folder)
    target.mkdir(parents=True, exist_ok=True)
    surface = open_window(args.size or SIZE, full_screen=False)
    with (
        tempfile.TemporaryDirectory() as folder,
        opened(Path(folder), args.lang, args.text_size) as arcade,
    ):
        arcade.change(reduced_motion=True, high_contrast=args.contrast)
        for name, scenes in wanted(arcade, args.game, items=args.items):
            if not fnmatch(name, args.only):
                continue
            app = App(arcade, surface, scenes[0])
            for scene in scenes[1:]:
                app.push(scene)
            for _ in range(4):
                app.step([], 0.05)
            path = target / f"{name}.png"
            pygame.image.save(seen(surface, args.simulate) if args.simulate else surface, path)
            print(path)
    return exits.FINE


def wanted(arcade: Arcade, game: str | None, *, items: bool) -> Iterator[tuple[str, list[Scene]]]:
    """The screens of one game, every question of the item bank, or all screens."""
    from game.commands.pictures.quiz import every_item

    if items:
        return every_item(arcade)
    return of_game(arcade, game) if game else screens(arcade)


def screens(arcade: Arcade) -> Iterator[tuple[str, list[Scene]]]:
    """Each screen by name, as the stack of scenes that shows it; `of_game` ends the list."""
    from game.cabinets import GAMES
    from game.commands.pictures.lessons import learning
    from game.commands.pictures.tomorrow import tomorrow
    from game.core.phrase import say
    from game.scenes.menu.about import AboutScene
    from game.scenes.menu.settings import PAGES, SettingsScene
    from game.scenes.menu.title import TitleScene
    from game.scenes.table.curtain import Curtain

    for name in PAGES:
        settings = SettingsScene(arcade)
        settings.page = name
        yield f"settings-{name}", [settings]
    yield from learning(arcade)
    yield "about", [TitleScene(arcade), AboutScene(arcade)]
    yield from unattended(arcade)
    yield from tomorrow(arcade)
    yield from asked(arcade)
    yield "curtain", [Curtain(arcade, say("seat-player", number=2))]
    ended = middle(arcade, next(iter(GAMES)), 1.0)
    yield "review", [ended, reviewed(arcade, ended.match)]
    for game in GAMES:
        yield from of_game(arcade, game)


def of_game(arcade: Arcade, game: str) -> Iterator[tuple[str, list[Scene]]]:
    """The screens on which one game is."""
    from game.cabinets import CABINETS
    from game.scenes.after.replay import replay_scene
    from game.scenes.after.result import ResultScene
    from game.scenes.after.statistics import StatisticsScene
    from game.scenes.after.stories import StoryScene
    from game.scenes.after.take_home import SheetScene
    from game.scenes.codex.rules import RulesScene
    from game.scenes.menu.setup import SetupScene
    from game.scenes.menu.title import TitleScene
    from game.scenes.table.developer_panel import InsideScene
    from game.scenes.table.log import LogScene
    from game.scenes.table.pause import PauseScene

    yield f"title-{game}", [TitleScene(arcade, game)]
    yield f"honours-{game}", [StatisticsScene(arcade, game)]
    yield f"{game}-setup", [SetupScene(arcade, game)]
    for part in (0.0, 0.3, 0.6, 0.9):
        yield f"{game}-play-{round(part * 100):02}", [middle(arcade, game, part)]
    table = middle(arcade, game, 0.5)
    yield f"{game}-picked", [picked(table)]
    yield f"{game}-pause", [table, PauseScene(arcade, table)]
    yield f"{game}-log", [table, LogScene(arcade, table)]
    yield f"{game}-inside", [table, InsideScene(arcade, table)]
    ended = middle(arcade, game, 1.0)
    ended.over = True
    yield f"{game}-result", [ended, ResultScene(arcade, ended.match)]
    lines = CABINETS[game].table.result(ended.match.session.view(0))
    for stories in [line.stories for line in lines if line.stories][:1]:
        yield f"{game}-story", [ended, StoryScene(arcade, stories, 0)]
    yield f"{game}-sheet", [SheetScene(arcade, ended.match)]
    yield f"{game}-replay", [replay_scene(arcade, ended.match.record())]
    pages = RulesScene(arcade, game).pages
    for page in range(1, pages + 1):
        rules = RulesScene(arcade, game)
        rules.page = page
        yield f"{game}-rules-{page}", [table, rules]


def unattended(arcade: Arcade) -> Iterator[tuple[str, list[Scene]]]:
    """What visitors of a kiosk and its staff see, the boards, the lists of games."""
    from datetime import date

    from game.cabinets import GAMES
    from game.match.saving import keep
    from game.progress.leaderboard import enter, result_of
    from game.scenes.after.leaderboard import BoardScene
    from game.scenes.after.pick_name import NameScene
    from game.scenes.after.replays import JumpScene, ReplaysScene
    from game.scenes.after.saved_games import SavedGamesScene
    from game.scenes.kiosk.attract import AttractScene
    from game.scenes.kiosk.idle import IdleScene
    from game.scenes.kiosk.staff import PinScene, StaffScene
    from game.scenes.menu.title import TitleScene
    from game.visitors.counters import Counters
    from game.visitors.desk import Desk
    from game.visitors.pin import Door
    from game.visitors.visit import Visit

    yield "attract", [AttractScene(arcade)]
    yield "idle", [TitleScene(arcade), IdleScene(arcade, Visit(45, 15, still=50.0))]
    desk = Desk(Door(""), Counters(arcade.store))
    yield "pin", [PinScene(arcade, desk)]
    yield "staff", [StaffScene(arcade, desk)]
    match = middle(arcade, next(iter(GAMES)), 1.0).match
    yield "names", [NameScene(arcade, match)]
    for n, (first, second) in enumerate((("neutrino", "dolphin"), ("strange", "robot"))):
        enter(arcade.store, match.id, result_of(match, first, second)._replace(game_id=n))
    yield "board", [BoardScene(arcade, match.id, 1)]
    yield "board-empty", [BoardScene(arcade, list(GAMES)[-1])]
    yield "replays-none", [ReplaysScene(arcade)]
    yield "saved-none", [SavedGamesScene(arcade)]
    for game in GAMES:
        keep(arcade.store, middle(arcade, game, 0.3).match.session, match.seats)
    yield "saved", [SavedGamesScene(arcade)]
    arcade.store.clear_before(date.max)
    yield "jump", [JumpScene(arcade, match.record(), 5)]


def asked(arcade: Arcade) -> Iterator[tuple[str, list[Scene]]]:
    """Every question that is asked over a screen."""
    from datetime import date

    from game.cabinets import GAMES
    from game.routes import scene_of
    from game.scenes.base.scene import Push
    from game.scenes.kiosk.staff import StaffScene
    from game.scenes.menu.going_on import offer
    from game.scenes.menu.seed import SeedScene
    from game.scenes.menu.title import TitleScene
    from game.ui.intents import Want
    from game.visitors.counters import Counters
    from game.visitors.desk import Desk
    from game.visitors.pin import Door

    title = TitleScene(arcade)
    record = middle(arcade, next(iter(GAMES)), 0.3).match.record()
    yield "ask-continue", [title, offer(arcade, record)]
    yield "seed", [SeedScene(arcade, "", date(2026, 1, 1))]
    for name, scene, button in (
        ("leave", title, "leave"),
        ("wipe", StaffScene(arcade, Desk(Door(""), Counters(arcade.store))), "wipe"),
    ):
        pushed = scene.wanted(Want.BACK) if scene is title else scene.chosen(spot(button))
        assert isinstance(pushed, Push)
        yield f"ask-{name}", [scene, scene_of(pushed.scene, arcade)]


def spot(name: str) -> Spot:
    """What stands for a button that was chosen."""
    from game.tables.table import Spot

    return Spot(name, Nothing(), 0, 0, 0, 0)


def middle(arcade: Arcade, game: str, part: float) -> TableScene:
    """A table after this part of a game between *Students*, with a person in seat 0 to move."""
    from ai.levels import bot_seed, budget, make_bot
    from game.cabinets import GAMES
    from game.match.match import new_match
    from game.match.seats import AI, HUMAN
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
    table = open_table(arcade, match, keep=False)
    session.rewind(max(0, stop - 6))
    for move in moves[max(0, stop - 6) : stop]:
        for beat in session.play(move, 0):
            line = table.table.tell(beat.kind, beat.facts, beat.view)
            if line is not None:
                table.log.append(line)
                table.line = line
    return table


def reviewed(arcade: Arcade, match: Match) -> Scene:
    """The review of a match, its thinking done."""
    from game.scenes.after.review import ReviewScene

    scene = ReviewScene(arcade, match)
    arcade.engine.open()
    while not scene.review.done:
        scene.review.update()
        time.sleep(0.001)
    return scene


def picked(table: TableScene) -> TableScene:
    """The table with the first touch of some longer move made."""
    table.open_moves()
    if table.picker is not None:
        longest = max(table.picker.paths, key=len)
        if len(longest) > 1:
            table.picker.picked = longest[:1]
    return table


if TYPE_CHECKING:
    from game.scenes.table.table import TableScene
    from game.tables.table import Spot
