"""Answers to a request, slice by slice: the same in a process and in a page's worker."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

from ai.forest import SearchBot
from ai.levels import make_bot
from ai.registry import Registry
from ai.worker.protocol import Garbled, Reply, Request
from game.core.contract import move_text
from game.core.rng import Rng

SLICE = 0.02
"""Seconds of search between two looks at whether the answer is still wanted."""
STREAM = 0.1
"""Seconds between two reports of the best move so far."""


def hello() -> Reply:
    """First message: ready for requests."""
    return Reply(0, "", final=True, analysis=None)


def failed(number: int, error: Exception) -> Reply:
    """Message instead of a move after a failure."""
    trouble = f"{type(error).__name__}: {error}"[:200]
    return Reply(number, "", final=True, analysis=None, trouble=trouble)


def answering(
    number: int,
    request: Request[str],
    registry: Registry,
    unwanted: Callable[[], bool],
    seconds: float = SLICE,
) -> Iterator[Reply | None]:
    """The replies to a request, the final one last; None after a slice that has nothing to report.

    Between two slices of ``seconds`` the caller may see to other things. Raises Garbled when the
    request's moves are not legal in its view.
    """
    game, view, goal = registry.game(request.game), request.view, request.budget.iterations
    world = game.determinize(view, Rng(request.seed, "moves"))
    written = {move_text(move): move for move in game.legal_moves(world)}
    if not request.legal or not written.keys() >= set(request.legal):
        raise Garbled("the moves are not those of the view")
    moves = [written[text] for text in request.legal]
    bot = make_bot(request.game, request.level, request.seed, registry, only=request.trees)
    if not isinstance(bot, SearchBot):
        move = move_text(bot.choose(view, moves, request.budget))
        yield Reply(number, move, final=True, analysis=None)
        return
    started = reported = time.monotonic()
    deadline = started + request.budget.seconds
    search = bot.start(view, moves)
    while True:
        # What came while the caller saw to other things ends the search before another slice.
        if not search.iterations or not unwanted():
            search.run(goal, min(deadline, time.monotonic() + seconds))
        now = time.monotonic()
        final = search.done or search.iterations >= goal or now >= deadline or unwanted()
        if final or now - reported >= STREAM:
            reported = now
            yield Reply(number, move_text(search.best()), final, search.analysis(goal))
        else:
            yield None
        if final:
            return
