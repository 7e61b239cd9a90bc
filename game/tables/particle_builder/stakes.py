"""What is at stake: the target, and how much of one is built."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.phrase import Phrase, say
from game.rules.particle_builder import View
from game.rules.particle_builder.deck import POINTS
from game.rules.particle_builder.mat import AREAS, EMPTY, FIRST_BOSON, PLACES, SLOTS, is_stack
from game.rules.particle_builder.targets import TARGETS
from game.tables.stakes import share

STACKS = 6
"""Stacks of bosons on a mat."""


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
