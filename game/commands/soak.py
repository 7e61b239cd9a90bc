"""``main.py soak``: what children do, against the real arcade, in process; prints each save.

``--events`` and ``--minutes`` throw random input, ``--visits`` lets visitors come and go on a
quick clock, ``--autoplay`` lets programs play kept games (to be killed while they do).
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
import time
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

from game.commands.driving import thrower, with_posted
from game.files import exits

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from game.core.rng import Rng
    from game.services import Services
    from game.unattended import Attendant

FRAME = 1 / 30
WARM = 0.2
"""The part of all visits after which memory should not grow any more: by then visitors have been
on every screen."""
HASTE = 1.0
"""Seconds of a frame in which nothing is touched."""


def run(args: argparse.Namespace) -> int:
    """Do what is asked; print "saved N" as moves are kept, and one JSON line in the end."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    from game.core.rng import Rng
    from game.settings.settings import data_folder
    from game.window import SIZE, open_window, opened

    surface = open_window(args.size or SIZE, full_screen=False)
    rng = Rng(args.seed or "soak", "events")
    with opened(data_folder(args.data_dir), args.lang, args.text_size) as services:
        if args.visits:
            report = visits(services, surface, rng, args.visits)
        elif args.autoplay:
            report = autoplay(services, surface, args.seed or "soak", 60 * args.autoplay)
        else:
            report = events(services, surface, rng, args)
        services.store.flush(10.0)
        report["saved"] = services.store.acknowledged
        report["ai_faults"] = services.engine.faults
    print(json.dumps(report))
    return exits.REFUSED if report.get("late") or report.get("errors") else exits.FINE


class Saves:
    """Says how many moves are acknowledged, as soon as it is another number."""

    def __init__(self, services: Services) -> None:
        self._arcade = services
        self._saved = 0

    def report(self) -> None:
        """If there is something new."""
        if self._arcade.store.acknowledged != self._saved:
            self._saved = self._arcade.store.acknowledged
            print(f"saved {self._saved}", flush=True)


def events(
    services: Services, surface: pygame.Surface, rng: Rng, args: argparse.Namespace
) -> dict[str, object]:
    """Random input, at home or (``--kiosk``) past the attendant."""
    from game.app import App
    from game.commands.demo import resident_mb
    from game.scenes.menu.title import TitleScene

    end = time.monotonic() + 60 * args.minutes if args.minutes else float("inf")
    limit = args.events or float("inf")
    saves = Saves(services)
    draw = thrower(rng)
    thrown = rounds = errors = 0
    seen: Counter[str] = Counter()
    attendant = _attendant(services, surface) if args.kiosk else None
    app = attendant.app if attendant else App(services, surface, TitleScene(services, first=True))
    services.open_late()
    while thrown < limit and time.monotonic() < end:
        # Now and then a hand rests on the keyboard, or the machine is late.
        burst = 10 + rng.below(20) if rng.below(4) == 0 else 1 + rng.below(3)
        drawn = [draw(surface.get_size()) for _ in range(burst)]
        thrown += len(drawn)
        if attendant is not None:
            attendant.step(with_posted(drawn), FRAME)
            errors = attendant.errors.total()
        # The soak never leaves the program: a way out leads back to the title.
        elif not app.step(with_posted(drawn), FRAME):
            rounds += 1
            app.show(TitleScene(services))
        seen[type(app.top).__name__] += 1
        saves.report()
    return {
        "events": thrown,
        "left": rounds,
        "errors": errors,
        "screens": len(seen),
        "frames_drawn": app.frames.drawn,
        "rss_mb": resident_mb(),
    }


def autoplay(
    services: Services, surface: pygame.Surface, seed: str, seconds: float
) -> dict[str, object]:
    """Programs play kept games of every kind, as fast as they can; which kind is first is drawn."""
    from game.app import App
    from game.core.rng import Rng
    from game.games import GAMES
    from game.match.match import AI, new_match
    from game.scenes.menu.title import TitleScene
    from game.scenes.results.result import ResultScene
    from game.scenes.table.opening import open_table

    services.hurry = 1000.0
    saves = Saves(services)
    app = App(services, surface, TitleScene(services))
    services.open_late()
    end = time.monotonic() + seconds
    games = 0
    first = Rng(seed, "first game").below(len(GAMES))
    while time.monotonic() < end:
        if not games or isinstance(app.top, ResultScene):
            game = list(GAMES)[(first + games) % len(GAMES)]
            count = GAMES[game].info.usual_seats
            match = new_match(game, [AI + "visitor"] * count, {}, f"{seed}+{games}")
            app.show(open_table(services, match))
            games += 1
        drawn = app.frames.drawn
        if not app.step(with_posted(), 0.1):
            break  # a person ended it
        saves.report()
        if app.frames.drawn == drawn:
            time.sleep(0.002)  # the engine processes need the processor more
    return {"games": games}


# --- visits ---------------------------------------------------------------------------------------


def _attendant(services: Services, surface: pygame.Surface) -> Attendant:
    from game.kiosk.admin import AdminPage, Counters
    from game.kiosk.pins import PinLock
    from game.kiosk.policy import parse_policy
    from game.unattended import Attendant

    services.attend(parse_policy(b""))
    return Attendant(services, surface, AdminPage(PinLock(""), Counters(services.store)))


def visits(services: Services, surface: pygame.Surface, rng: Rng, count: int) -> dict[str, object]:
    """So many visitors; how long the arcade took to be alone again, and what has grown.

    Measured is what is left when each has gone and the attract loop has begun. Pictures are kept
    for a while and engine processes come and go, so that single figures vary: what is compared
    is the middle one of the visits just after the warm-up with the middle one of the last visits.
    """
    attendant = _attendant(services, surface)
    services.open_late()
    _warm_up(attendant)
    idle = attendant.policy.idle
    draw = thrower(rng)
    left: list[dict[str, float]] = [figures()]
    worst = 0.0
    late = 0
    abandoned: Counter[str] = Counter()
    for _ in range(count):
        _sit(attendant, draw, rng, surface.get_size())
        # Leave the screen alone.
        abandoned[type(attendant.app.top).__name__] += 1
        limit = attendant.patience() + idle.count
        waited = 0.0
        while not attendant.attracting and waited < limit + 60:
            attendant.step(with_posted(), HASTE)
            waited += HASTE
        worst = max(worst, waited - limit)
        late += waited > limit + 2
        left.append(figures())
    services.store.flush(30.0)
    return {
        "visits": count,
        "late": late,
        "worst_over_limit_s": worst,
        "errors": attendant.errors.total(),
        **_growth(left),
        "screens_left": dict(abandoned),
    }


def _growth(left: list[dict[str, float]]) -> dict[str, object]:
    """Growth from visit to visit; the first figures are those before any visit."""
    count = len(left) - 1
    some = max(1, count // 20)
    warm = round(WARM * count)
    before, after = middle(left[warm : warm + some]), middle(left[-some:])
    return {
        "start": left[0],
        "warm": before,
        "end": after,
        "most": {name: max(one[name] for one in left[warm:]) for name in before},
        "course_mb": [middle(left[i : i + some])["rss_mb"] for i in range(0, count, 2 * some)],
        "growth_mb": round(after["rss_mb"] - before["rss_mb"], 1),
    }


def middle(several: list[dict[str, float]]) -> dict[str, float]:
    """The median of each figure."""
    return {name: statistics.median(one[name] for one in several) for name in several[0]}


def _warm_up(attendant: Attendant) -> None:
    """Load everything that is kept once it was loaded: all texts, each game in each language."""
    from game.scenes.kiosk.attract import AttractScene
    from game.words.text import read_all

    read_all()
    services = attendant.services
    for language in services.languages:
        services.change(language=language)
        for at in range(len(services.games)):
            attendant.app.show(AttractScene(services, at))
            attendant.step(with_posted(), FRAME)
    attendant.start_afresh()


def _sit(
    attendant: Attendant,
    draw: Callable[[tuple[int, int]], pygame.Event],
    rng: Rng,
    size: tuple[int, int],
) -> None:
    """One visitor: some touches and keys, now and then a moment of looking."""
    import pygame

    def step(*events: pygame.Event) -> None:
        attendant.step(with_posted(events), FRAME)

    step(pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))
    step(pygame.Event(pygame.KEYUP, key=pygame.K_RETURN, mod=0))
    for _ in range(10 + rng.below(50)):
        for event in [draw(size) for _ in range(1 + rng.below(3))]:
            step(event)
            if event.type == pygame.KEYDOWN:
                step(pygame.Event(pygame.KEYUP, key=event.key, mod=0))
        for _ in range(rng.below(3)):
            attendant.step(with_posted(), 0.1)
    if ("mouse", 1) in attendant.event_filter.held:
        step(pygame.Event(pygame.MOUSEBUTTONUP, pos=(1, 1), button=1))


def figures() -> dict[str, float]:
    """Resources that this process holds: megabytes of its own and of its children, and so on."""
    import threading

    threads = float(threading.active_count())
    now = {"rss_mb": 0.0, "children_mb": 0.0, "files": 0.0, "threads": threads, "children": 0.0}
    if sys.platform.startswith("linux"):
        children = [
            child
            for task in Path("/proc/self/task").iterdir()
            for child in (task / "children").read_text().split()
        ]
        now["rss_mb"] = _resident("self")
        now["children_mb"] = round(sum(map(_resident, children)), 1)
        now["files"] = float(len(list(Path("/proc/self/fd").iterdir())))
        now["children"] = float(len(children))
    return now


def _resident(process: str) -> float:
    """Megabytes; 0 when it is gone."""
    try:
        pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    except OSError:
        return 0.0
    return round(pages * os.sysconf("SC_PAGE_SIZE") / 2**20, 1)
