"""The client driven by a program: frame times and random input, for `bench`, `soak` and tests."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    import pygame

    from game.core.rng import Rng
    from game.services import Services

STEP = 1 / 60
MOST = 1000
"""Frames after which a table that does not appear is given up."""


def opening_frames(services: Services, surface: pygame.Surface, game: str) -> list[float]:
    """CPU seconds of each frame from the choice of a game on the title to its table.

    The first frame has the choice in it: dealing, imports where the game is opened for the first
    time, laying out. The last one shows the table.
    """
    from game.app import SLICE, App
    from game.core.rng import new_seed
    from game.games import GAMES
    from game.match.match import AI, new_match
    from game.scenes.menu.title import TitleScene
    from game.scenes.table.opening import open_table

    app = App(services, surface, TitleScene(services))
    app.step([], 0.0)
    app.slices = SLICE
    shown = app.frames.drawn
    taken: list[float] = []
    start = time.thread_time()
    seats = [AI + "student"] * GAMES[game].info.usual_seats
    app.show(open_table(services, new_match(game, seats, {}, new_seed()), keep=False))
    while app.frames.drawn == shown and len(taken) < MOST:
        app.step([], STEP)
        now = time.thread_time()
        taken.append(now - start)
        start = now
    return taken


FRAME = 1 / 60
BUDGET = 0.016
"""Seconds that a frame may take at most, at 1920 x 1080 and in full motion."""
SLOWEST = 1 / 30
"""Seconds that a frame may take at most at 4K, and where a processor paints alone."""
SLACK = 2000
"""Frames after which a game that does not move on is given up."""


class FrameTime(NamedTuple):
    """One frame of a game that is played."""

    seconds: float
    """Of the processor, in this thread."""
    what: str
    """The content of the picture: effects, "glide" or "rest"; a star after a new layout."""


def frames(
    services: Services, surface: pygame.Surface, game: str, moves: int, **options: int
) -> Iterator[FrameTime]:
    """Play a game between *Students* again, as a person sees it, for so many moves.

    The opponents have thought before: only what the screen needs is measured.
    """
    from ai.levels import bot_seed, budget, make_bot
    from game.app import App
    from game.core.contract import move_text
    from game.files.exits import give_back
    from game.games import GAMES
    from game.match.drivers import ReplayDriver
    from game.match.match import AI, new_match
    from game.scenes.table.opening import people_table

    count = GAMES[game].info.usual_seats
    match = new_match(game, [AI + "student"] * count, options, "pace")
    session = match.session
    while (seat := session.to_move()) is not None and len(session.moves) < moves:
        bot = make_bot(game, "student", bot_seed("pace", seat, len(session.moves)))
        session.play(bot.choose(session.view(seat), session.legal_moves(), budget(game, "student")))
    played = tuple(move_text(move) for move in session.moves)
    session.rewind(0)
    table = people_table(services, match, {seat: ReplayDriver(played) for seat in range(count)})
    app = App(services, surface, table)
    give_back()  # as between two scenes
    idle = 0
    while len(session.moves) < len(played) or table.motion.busy or table.frames:
        before, moved = table.motion.version, len(session.moves)
        start = time.thread_time()
        app.step([], FRAME)
        spent = time.thread_time() - start
        idle = 0 if table.motion.busy or len(session.moves) > moved else idle + 1
        if idle > SLACK or app.top is not table:
            return
        what = "+".join(sorted({show.effect.kind for show in table.motion.shows}))
        what = what or ("glide" if table.motion.moving else "rest")
        yield FrameTime(spent, f"{what}*" if table.motion.version != before else what)


def with_posted(drawn: Sequence[pygame.Event] = ()) -> list[pygame.Event]:
    """These events and those that wait: of the window, and what widgets tell, which holds them."""
    import pygame

    return [*drawn, *pygame.event.get()]


KEYS = ("RETURN", "SPACE", "TAB", "UP", "DOWN", "LEFT", "RIGHT", "ESCAPE", *"hurmx7", "F1")
"""Names of keys as in pygame: those that mean something, and two that mean nothing."""


def thrower(rng: Rng) -> Callable[[tuple[int, int]], pygame.Event]:
    """A source of events, drawn for a window of the size that it is given."""
    import pygame

    keys = [getattr(pygame, f"K_{name}") for name in KEYS]
    at = [0, 0]

    def draw(size: tuple[int, int]) -> pygame.Event:
        kind = rng.below(100)
        if kind < 25:
            at[:] = rng.below(size[0]), rng.below(size[1])
            return pygame.Event(pygame.MOUSEBUTTONDOWN, pos=tuple(at), button=1)
        if kind < 50:
            return pygame.Event(pygame.MOUSEBUTTONUP, pos=tuple(at), button=1)
        if kind < 60:
            at[:] = rng.below(size[0]), rng.below(size[1])
            return pygame.Event(
                pygame.MOUSEMOTION, pos=tuple(at), rel=(0, 0), buttons=(0, 0, 0), touch=False
            )
        if kind < 90:
            return pygame.Event(pygame.KEYDOWN, key=rng.pick(keys), mod=0, unicode="", scancode=0)
        if kind < 95:
            return pygame.Event(pygame.JOYBUTTONDOWN, button=rng.below(15), joy=0)
        if kind < 98:
            y = rng.below(3) - 1
            return pygame.Event(
                pygame.MOUSEWHEEL, x=0, y=y, flipped=False, precise_x=0.0, precise_y=0.0
            )
        return pygame.Event(pygame.JOYHATMOTION, value=(rng.below(3) - 1, 0), joy=0, hat=0)

    return draw
