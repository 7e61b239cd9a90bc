"""The thinking process: takes requests from a pipe, answers with moves, holds nothing that matters.

It knows where the games and the judges are, and shares a number with its parent: the newest
request that is still waited for. While it searches it looks at that number, and it reports its best
move so far ten times a second.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import signal
import sys
import time
from multiprocessing import parent_process
from multiprocessing.connection import Connection
from typing import Protocol

from ai.levels import make_bot
from ai.registry import Shelf
from ai.search import SearchBot
from ai.worker.protocol import LIMIT, Garbled, Reply, Request, parse_request, reply_bytes
from game.core.contract import move_text
from game.core.rng import Rng

if sys.platform != "win32":
    import resource

SLICE = 0.02
"""Seconds of search between two looks at whether the answer is still wanted."""
STREAM = 0.1
"""Seconds between two reports of the best move so far."""
MEMORY = 1 << 30
"""Bytes of address space that thinking may take, where the system can say so."""


class Newest(Protocol):
    """The shared number of the newest request; smaller ones are cancelled."""

    value: int


def serve(pipe: Connection, newest: Newest, shelf: Shelf) -> None:
    """Answer requests until the other end of the pipe is gone."""
    settle_in()
    shelf.warm_up()
    with contextlib.suppress(EOFError, OSError):
        pipe.send_bytes(reply_bytes(hello()))
        while True:
            message = pipe.recv_bytes(LIMIT)
            try:
                number, request = parse_request(message, shelf)
            except Garbled as error:
                pipe.send_bytes(reply_bytes(failed(0, error)))
                continue
            try:
                reply = answer(pipe, newest, number, request, shelf)
            except (EOFError, OSError):
                raise
            except Exception as error:
                # A fault of a game or a judge is reported; the process lives on.
                reply = failed(number, error)
            pipe.send_bytes(reply_bytes(reply))


def hello() -> Reply:
    """What is sent first: ready for requests."""
    return Reply(0, "", final=True, thoughts=None)


def failed(number: int, error: Exception) -> Reply:
    """What is sent instead of a move."""
    trouble = f"{type(error).__name__}: {error}"[:200]
    return Reply(number, "", final=True, thoughts=None, trouble=trouble)


def answer(
    pipe: Connection, newest: Newest, number: int, request: Request[str], shelf: Shelf
) -> Reply:
    """The final reply to a request, after reports of the best move so far.

    Raises Garbled when the request's moves are not legal in its view.
    """
    game, view, goal = shelf.game(request.game), request.view, request.budget.iterations
    world = game.determinize(view, Rng(request.seed, "moves"))
    written = {move_text(move): move for move in game.legal_moves(world)}
    if not request.legal or not written.keys() >= set(request.legal):
        raise Garbled("the moves are not those of the view")
    moves = [written[text] for text in request.legal]
    bot = make_bot(request.game, request.level, request.seed, shelf, only=request.trees)
    if not isinstance(bot, SearchBot):
        move = move_text(bot.choose(view, moves, request.budget))
        return Reply(number, move, final=True, thoughts=None, rss_mb=memory_mb())
    started = reported = time.monotonic()
    deadline = started + request.budget.seconds
    search = bot.start(view, moves)
    while True:
        search.grow(goal, min(deadline, time.monotonic() + SLICE))
        now = time.monotonic()
        ready = search.done or search.iterations >= goal or now >= deadline
        reply = Reply(
            number, move_text(search.best()), ready, search.thoughts(goal), rss_mb=memory_mb()
        )
        if ready or newest.value > number:
            return reply._replace(final=True)
        if now - reported >= STREAM:
            reported = now
            pipe.send_bytes(reply_bytes(reply))


def settle_in() -> None:
    """Be a quiet guest: low priority, bounded memory, deaf to Ctrl+C, gone with the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(OSError, AttributeError):
        os.nice(10)
    if sys.platform != "win32":
        _, most = resource.getrlimit(resource.RLIMIT_AS)
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, most))
    die_with_parent()


def die_with_parent() -> None:
    """Ask Linux to end this process when the one that started it ends (PR_SET_PDEATHSIG)."""
    if sys.platform != "linux":
        return
    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL(None).prctl(1, signal.SIGKILL)
    parent = parent_process()
    if parent is not None and os.getppid() != parent.pid:
        sys.exit(0)  # It ended before it was asked.


def memory_mb() -> int:
    """The most memory this process has held, in megabytes; 0 where the system cannot say."""
    if sys.platform == "win32":
        return 0
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak // (1 << 20 if sys.platform == "darwin" else 1 << 10)
