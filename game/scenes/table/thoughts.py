"""Moves that an opponent considers, as tags on the board; only where nothing is hidden."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from ai.bot import Analysis
from game.core.contract import Emit, GameInfo, IllegalMove, Seat, find_move
from game.core.phrase import Phrase, literal, say
from game.core.rng import Rng
from game.core.session import AnyGame, AnySession
from game.match.drivers import Driver, Opponent
from game.tables.pictures import Chip
from game.tables.table import TAG, Spot, Table
from game.ui.beside import RANK, SHARE, pinned

SHOWN = 3


def may_be_shown(info: GameInfo) -> bool:
    """True where all seats see the same: the moves that an opponent weighs tell its cards."""
    return not info.hidden or info.open_hands


def thoughts(
    table: Table[Any, Any],
    session: AnySession,
    driver: Driver,
    board: Sequence[Spot],
    viewer: Seat,
) -> list[Spot]:
    """Tags for what an opponent thinks of now, if the viewer may know."""
    if not (may_be_shown(session.game.info) and isinstance(driver, Opponent)):
        return []
    view, legal = session.view(viewer), session.legal_moves()
    return tags(table, view, board, legal, driver.analysis())


def tags(
    table: Table[Any, Any],
    view: Any,
    board: Sequence[Spot],
    legal: Sequence[Any],
    thoughts: Analysis | None,
) -> list[Spot]:
    """Chips on the ``board`` for the best of the ``legal`` moves; none where nothing was weighed.

    A chip says the rank of its move, and at the last spot of it how much of the thinking it got.
    """
    if thoughts is None or len(thoughts.prospects) < 2:
        return []
    lying = {spot.id: spot for spot in board}
    whole = sum(prospect.visits for prospect in thoughts.prospects) or 1
    hung: Counter[str] = Counter()
    labels = []
    for rank, prospect in enumerate(thoughts.prospects[:SHOWN], 1):
        try:
            move = find_move(prospect.move, legal)
        except IllegalMove:
            continue
        path = [spot_id for spot_id in table.clicks(view, move) if spot_id in lying]
        for spot_id in path:
            spot = lying[spot_id]
            last = spot_id == path[-1]
            share = say("percent", n=round(100 * prospect.visits / whole))
            words = literal(str(rank))
            if last:
                words = say("thought-share", rank=rank, share=share)
            art = Chip("yellow") if rank == 1 else Chip()
            tag = Spot(f"thought:{rank}:{spot_id}", art, 0, 0, 0, 0, TAG, words)
            wide = SHARE if last else RANK
            labels.append(pinned(tag._replace(afield=spot.afield), spot, wide, hung[spot_id]))
            hung[spot_id] += 1
    return labels


TOLD = 3
"""Moves of the best line that are told: a page in large letters holds as many in all languages."""


def line_told(
    table: Table[Any, Any], game: AnyGame, view: object, viewer: Seat, analysis: Analysis | None
) -> list[Phrase]:
    """The best line of a search in words: the first event of each move, as the table tells it."""
    told: list[Phrase] = []
    if analysis is None:
        return told
    rng = Rng("think", "line")
    state = game.determinize(view, rng)
    for written in analysis.line[:TOLD]:
        events: list[tuple[str, Mapping[str, int]]] = []
        move = find_move(written, game.legal_moves(state))
        game.apply(state, move, rng, _kept_in(events))
        seen = game.observe(state, viewer)
        lines = (table.tell(kind, facts, seen) for kind, facts in events)
        told.append(next((line for line in lines if line is not None), literal(written)))
    return told


def _kept_in(events: list[tuple[str, Mapping[str, int]]]) -> Emit:
    """Emitter that keeps events in a list."""

    def emit(kind: str, /, **facts: int) -> None:
        events.append((kind, facts))

    return emit
