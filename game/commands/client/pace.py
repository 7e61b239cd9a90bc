"""How long the frames of a whole game take, everything moving: for `bench` and for tests."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    import pygame

    from game.arcade import Arcade

FRAME = 1 / 60
BUDGET = 0.016
"""Seconds that a frame may take at most, at 1920 x 1080 and in full motion."""
SLOWEST = 1 / 30
"""Seconds that a frame may take at most at 4K, and where a processor paints alone."""
SLACK = 2000
"""Frames after which a game that does not move on is given up."""


class Frame(NamedTuple):
    """One frame of a game that is played."""

    seconds: float
    """Of the processor, in this thread."""
    what: str
    """What the picture showed: effects, "glide" or "rest"; a star where it was laid anew."""


def frames(
    arcade: Arcade, surface: pygame.Surface, game: str, moves: int, **options: int
) -> Iterator[Frame]:
    """Play a game between *Students* again, as a person sees it, for so many moves.

    The opponents have thought before: only what the screen needs is measured.
    """
    from ai.levels import bot_seed, budget, make_bot
    from game.app import App
    from game.cabinets import GAMES
    from game.core.contract import move_text
    from game.files.memory import give_back
    from game.match.drivers import Replay
    from game.match.match import new_match
    from game.match.seats import AI
    from game.scenes.table.table import TableScene

    count = GAMES[game].info.usual_seats
    match = new_match(game, [AI + "student"] * count, options, "pace")
    session = match.session
    while (seat := session.to_move()) is not None and len(session.moves) < moves:
        bot = make_bot(game, "student", bot_seed("pace", seat, len(session.moves)))
        session.play(bot.choose(session.view(seat), session.legal_moves(), budget(game, "student")))
    played = tuple(move_text(move) for move in session.moves)
    session.rewind(0)
    table = TableScene(arcade, match, {seat: Replay(played) for seat in range(count)})
    app = App(arcade, surface, table)
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
        yield Frame(spent, f"{what}*" if table.motion.version != before else what)
