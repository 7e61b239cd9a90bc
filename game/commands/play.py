"""``main.py play``: the arcade itself."""

from __future__ import annotations

import argparse
import gc
import signal
import time
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

from game.files import exits
from game.window import SIZE, NoDisplay, WindowClipboard, no_display, open_window, opened

if TYPE_CHECKING:
    from game.scenes.base.scene import Scene
    from game.services import Services


def run(args: argparse.Namespace) -> int:
    """Open the window and play until the player leaves."""
    # What a start imports stays; to look through it again and again takes a twentieth of a start.
    gc.disable()
    try:
        return _play(args)
    finally:
        gc.enable()


def _play(args: argparse.Namespace) -> int:
    from game.settings.settings import data_folder, load_settings

    folder = data_folder(args.data_dir)
    settings, _ = load_settings(folder)
    try:
        surface = open_window(args.size or SIZE, full_screen=settings.full_screen and not args.size)
    except NoDisplay as error:
        raise exits.Stop(exits.NO_DISPLAY, no_display(error)) from None
    from game.app import App
    from game.app import run as turn
    from game.store import StoreLocked

    try:
        with opened(folder, args.lang, args.text_size) as services:
            app = App(services, surface, first_scene(services, args))
            app.step([], 0.0)
            if args.until_menu:
                print(time.time())
                return exits.FINE
            from game.files.desktop import Desktop

            gc.freeze()
            gc.enable()
            services.machine = replace(
                services.machine, desktop=Desktop(folder), clipboard=WindowClipboard()
            )
            services.open_late()
            _leave_in_order()
            turn(app)
    except StoreLocked:
        raise exits.Stop(
            exits.ALREADY_RUNNING,
            "Quarkade is already running. Close the other window first, "
            "or give this one its own folder with --data-dir.",
        ) from None
    return exits.FINE


def _leave_in_order() -> None:
    """The terminal that it was started from is closed: end as if the window were closed."""
    import pygame

    if hasattr(signal, "SIGHUP") and signal.getsignal(signal.SIGHUP) is signal.SIG_DFL:
        with suppress(ValueError):  # only the main thread may
            signal.signal(signal.SIGHUP, lambda *_: pygame.event.post(pygame.Event(pygame.QUIT)))


def first_scene(services: Services, args: argparse.Namespace) -> Scene:
    """The title, a lesson, or the table of ``--game`` dealt from ``--seed``."""
    from game.scenes.menu.title import TitleScene

    if args.lesson is not None:
        from game.router import scene_of
        from game.scenes.base.assigned import assigned

        return scene_of(assigned()[args.lesson], services)
    if args.game is None:
        return TitleScene(services, first=True)
    from game.games import GAMES
    from game.match.match import AI, HUMAN, new_match
    from game.scenes.menu.setup import SetupScene
    from game.scenes.table.opening import open_table

    if args.seed is None:
        return SetupScene(services, args.game)
    info = GAMES[args.game].info
    count = info.usual_seats
    seats = [HUMAN] + [AI + "student"] * (count - 1)
    return open_table(services, new_match(args.game, seats, {}, args.seed))
