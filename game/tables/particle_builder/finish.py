"""What would complete a player's target, said at the card before anything is risked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.core.phrase import literal
from game.rules.particle_builder import Move, View
from game.rules.particle_builder.deck import QUARK
from game.rules.particle_builder.mat import (
    EMPTY,
    PLACES,
    completion,
    free_area,
    free_slot,
    is_stack,
)
from game.rules.particle_builder.targets import COLOURS, TARGETS
from game.tables.pictures import Chip
from game.tables.sheet import Sheet
from game.tables.table import TAG, Spot

from .paths import in_hand
from .plans import plan_for

Edits = Mapping[int, tuple[int, int]]
"""By address: the card that lies there afterwards, and its colour."""


def _completes(view: View, seat: int, edits: Edits) -> bool:
    """Whether the seat has its whole system once the table is changed so."""
    cards, colours = list(view.cards), list(view.colours)
    for address, (card, colour) in edits.items():
        cards[address], colours[address] = card, colour
    changed = view._replace(cards=tuple(cards), colours=tuple(colours))
    return completion(changed, seat) is not None


def would_complete(view: View, seat: int, card: int) -> bool:
    """Whether a card put down by this seat, in the best colour, makes its system whole."""
    to = free_slot(view, seat, card)
    if to == EMPTY:
        to = free_area(view, seat, card)
    if to == EMPTY:
        return False
    tints = COLOURS if view.level >= 3 and QUARK[card] else (0,)
    return any(_completes(view, seat, {to: (card, tint)}) for tint in tints)


def _changes(view: View, move: Move) -> Edits:
    """What an ability does to cards and colours when it succeeds."""
    there, colour = view.cards[move.at], view.colours[move.at]
    match move.kind:
        case "attract" if not is_stack(move.at):
            return {move.at: (EMPTY, 0), move.to: (there, colour)}
        case "transform":
            return {move.at: (move.to, colour)}
        case "recolour":
            return {move.at: (there, move.to)}
        case "exchange":
            return {
                move.at: (there, view.colours[move.to]),
                move.to: (view.cards[move.to], colour),
            }
    return {}


def tags(
    view: View, seat: int, picked: Sequence[str], moves: Sequence[Move], sheet: Sheet
) -> list[Spot]:
    """With the card in hand touched: the target's points at each card that would complete it."""
    if tuple(picked) != (in_hand(view, seat),):
        return []
    addresses = dict.fromkeys(
        move.at
        for move in moves
        if (edits := _changes(view, move)) and _completes(view, seat, edits)
    )
    plan, target = plan_for(view.seats, sheet), TARGETS[view.aims[seat]]
    spots = []
    for address in addresses:
        areas = len(TARGETS[view.aims[address // PLACES]].needs)
        box = plan.place(address, seat, view.seats, areas)
        spots.append(
            Spot(
                f"completes:{address}",
                Chip("green"),
                box.x,
                box.y + box.h / 2 - 9,
                46,
                24,
                TAG,
                literal(f"+{target.points}"),
            )
        )
    return spots
