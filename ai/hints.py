"""A hint for a person: the move that an opponent would make in their place, and why."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import NamedTuple

from ai.bot import Advises, Thoughts
from ai.forest import SearchBot
from ai.levels import budget, make_bot
from ai.registry import HOUSE, Registry
from game.core.contract import AnyMove, move_text
from game.core.phrase import Phrase, say
from game.core.session import AnyGame

LEVEL = "researcher"
SECONDS = 0.08
"""A hint that is asked for between two frames is there before a wait is felt."""
NEAR = 0.02
"""Of values in [-1, 1]: one game in a hundred. Nobody at a table could tell such moves apart."""


class Hint(NamedTuple):
    """What to do, and why."""

    move: AnyMove
    """One of the moves asked about."""
    reason: Phrase
    thoughts: Thoughts | None
    """The results of the search, where one was made."""


def hint(
    game: AnyGame,
    view: object,
    moves: Sequence[AnyMove],
    *,
    level: str = LEVEL,
    seconds: float = SECONDS,
    registry: Registry = HOUSE,
) -> Hint:
    """The move that this level finds for the view's mover within so many seconds, and its reason.

    ``moves`` are all legal moves. It sees no more than the person who asks; equal views get equal
    hints as long as the time suffices. For more time ask an
    `ai.worker.client.EngineClient` for a move, and for `advice` about it.
    """
    bot = make_bot(game.info.id, level, "hint", registry, attentive=True)
    given = budget(game.info.id, level, registry)
    if isinstance(bot, SearchBot):
        search = bot.start(view, moves)
        search.run(given.iterations, time.monotonic() + min(seconds, given.seconds))
        move, thoughts = search.best(), search.thoughts(given.iterations)
    else:
        move, thoughts = bot.choose(view, moves, given), None
    return advice(game, view, moves, move, thoughts, registry)


def advice(
    game: AnyGame,
    view: object,
    moves: Sequence[AnyMove],
    best: AnyMove,
    thoughts: Thoughts | None,
    registry: Registry = HOUSE,
) -> Hint:
    """What a person is advised where this move is the ``best`` of a search, or one that is clearer.

    ``moves`` are all legal moves.
    """
    evaluator = registry.evaluator(game.info.id)
    move = best
    if isinstance(evaluator, Advises):
        move = evaluator.advised(view, best, _near(moves, best, thoughts), moves)
    return Hint(move, explain(game, view, move, registry), thoughts)


def _near(moves: Sequence[AnyMove], best: AnyMove, thoughts: Thoughts | None) -> Sequence[AnyMove]:
    """The other moves that the thinking values within `NEAR` of its best; not weighed: none."""
    if thoughts is None or not thoughts.prospects:
        return ()
    least = thoughts.prospects[0].value - NEAR
    near = {prospect.move for prospect in thoughts.prospects if prospect.value >= least}
    return [move for move in moves if move != best and move_text(move) in near]


def explain(game: AnyGame, view: object, move: AnyMove, registry: Registry = HOUSE) -> Phrase:
    """Why a move is good, in one sentence: the evaluator's, where there is one."""
    evaluator = registry.evaluator(game.info.id)
    return say("hint-best-found") if evaluator is None else evaluator.reason(view, move)
