"""What is at stake: the target, and how much of one is built."""

from __future__ import annotations

from game.core.phrase import Phrase, say
from game.rules.particle_builder import View
from game.rules.particle_builder.mat import EMPTY, PLACES, is_stack
from game.rules.particle_builder.targets import TARGETS
from game.tables.stakes import share


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
