"""A target: what one plays for, how near it is, what would complete it, what it all comes to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from game.core.phrase import Phrase, literal, say
from game.rules.particle_builder import Move, View
from game.rules.particle_builder.deck import POINTS, QUARK
from game.rules.particle_builder.mat import (
    AREAS,
    COLOURS,
    EMPTY,
    FIRST_BOSON,
    PLACES,
    SLOTS,
    TARGETS,
    completion,
    free_area,
    free_slot,
    is_stack,
)
from game.tables.pictures import Chip
from game.tables.sheet import Sheet
from game.tables.stakes import share
from game.tables.table import TAG, Spot

from .paths import in_hand
from .upright import plan_for

STACKS = 6
"""Stacks of bosons on a mat."""

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


# --- what is at stake: see `game.tables.stakes` --------------------------------------------------


def goal(_view: View) -> Phrase:
    """To be the first whose target is whole, when points are counted."""
    return say("particle_builder-goal")


def tension(view: View) -> float:
    """How much of a target lies there, of whoever has most of it."""
    built = [0.0]
    for seat, aim in enumerate(view.aims[: view.seats]):
        needs = list(TARGETS[aim].needs)
        whole = len(needs)
        for place in range(PLACES):
            address = seat * PLACES + place
            card = view.cards[address]
            if card != EMPTY and not is_stack(address) and card in needs:
                needs.remove(card)
        built.append(share(whole - len(needs), whole))
    return max(built)


def parts(view: View) -> tuple[tuple[int, ...], ...]:
    """Card by card: on the target, on the mat, annihilated; then what the target is worth."""
    return tuple(tuple(_counted(view, seat)) for seat in range(view.seats))


def _counted(view: View, seat: int) -> Iterator[int]:
    base = seat * PLACES
    for places in (AREAS, SLOTS):
        cards = view.cards[base + places.start : base + places.stop]
        yield from (POINTS[card] for card in cards if card != EMPTY)
    for boson, height in enumerate(view.heights[seat * STACKS : (seat + 1) * STACKS], FIRST_BOSON):
        yield from [POINTS[boson]] * height
    yield from (POINTS[card] for card in view.pairs[seat] for _ in range(2))
    if view.finisher == seat:
        yield TARGETS[view.aims[seat]].points
