"""Twins: tables that differ from a given one only in what a seat cannot see.

Written from the rules of each game, and sharing nothing with `Game.determinize`, which opponents
use: what one of the two forgets, the other one shows. A twin is made from the true state by
exchanging hidden cards, where `determinize` deals them anew from a view.
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

from game.core.rng import Rng
from game.rules.particle_builder.deck import RANKS
from game.rules.particle_builder.state import State as Mats
from game.rules.particle_panic.state import State as Lab
from game.rules.tutti_quantum.state import State as Diagrams
from game.rules.u_know_feynman.faces import WILD_FACE
from game.rules.u_know_feynman.state import State as Sides


def particle_builder(table: Mats, seat: int, rng: Rng) -> Mats:
    """The draw pile is shuffled; hands that the seat has not seen change with cards from it.

    Once a statistic was compared everybody has heard the value of each hand.
    """
    twin = copy.deepcopy(table)
    rng.shuffle(twin.deck)
    for holder, card in enumerate(twin.hands):
        known = twin.known[holder] >> seat & 1 or twin.known[holder] >> twin.seats & 1
        if card < 0 or known:
            continue
        compared = twin.statistic >= 0
        alike = [
            at
            for at, other in enumerate(twin.deck)
            if not compared or RANKS[twin.statistic][other] == RANKS[twin.statistic][card]
        ]
        if alike:
            at = rng.pick(alike)
            twin.hands[holder], twin.deck[at] = twin.deck[at], card
    return twin


def tutti_quantum(table: Diagrams, seat: int, rng: Rng) -> Diagrams:
    """The pile and what was put away unseen; and of the others their secret cards, hands, throws.

    Secret cards lie open from the end of the draft on. Team mates share theirs; a single player
    has both hands.
    """
    twin = copy.deepcopy(table)
    together = bool(twin.hands)
    places: list[tuple[list[int], int]] = []
    for cards in (twin.pile, twin.buried):
        places += [(cards, at) for at in range(len(cards))]
    mine = {seat, seat % 2} if twin.mode == 1 else {seat}
    if together and twin.seats == 1:
        mine = {0, 1}
    drafting = twin.phase == 0
    for side, card in enumerate(twin.secrets):
        own = side == (seat % 2 if twin.mode == 1 else seat)
        if drafting and not own and card >= 0:
            places.append((twin.secrets, side))
    if together:
        for side in range(len(twin.hands)):
            if side not in mine:
                for cards in (twin.hands[side], twin.thrown[side]):
                    places += [(cards, at) for at in range(len(cards))]
    hidden = [cards[at] for cards, at in places]
    rng.shuffle(hidden)
    for (cards, at), card in zip(places, hidden, strict=True):
        cards[at] = card
    for hand in twin.hands:
        hand.sort()
    return twin


SWAPS = 400
"""Exchanges that are tried: more than three for each of the 132 cards."""


def u_know_feynman(table: Sides, seat: int, rng: Rng) -> Sides:
    """Pairs of cards exchange faces that the seat sees of neither.

    Of a card in a hand everybody sees the side turned away from its holder; of the pile, that of
    the top card. Flips and searches have shown some faces (``notes``). Cards of the first deal were
    shuffled on both sides apart; after a reshuffle everybody knows which two faces belong together.
    """
    twin = copy.deepcopy(table)
    up, down = twin.up, twin.down
    held = {card: holder for holder, hand in enumerate(twin.hands) for card in hand}
    lying = {*twin.discard}
    top = twin.pile[-1] if twin.pile else -1
    sees_up, sees_down = [], []
    for card, note in enumerate(twin.notes):
        sees_up.append(card in lying or held.get(card) == seat or bool(note & 1))
        sees_down.append(card in lying or card in held or card == top or bool(note & 2))

    def may_be(card: int, face: int) -> bool:
        suit = 4 if face == WILD_FACE else face % 4
        return not twin.notes[card] >> 6 >> suit & 1

    for _ in range(SWAPS):
        one, two = rng.below(len(up)), rng.below(len(up))
        batch = twin.notes[one] >> 11
        if batch != twin.notes[two] >> 11:
            continue
        fits = may_be(one, up[two]) and may_be(two, up[one])
        up_free = not (sees_up[one] or sees_up[two]) and fits
        down_free = not (sees_down[one] or sees_down[two])
        if not batch:
            if up_free:
                up[one], up[two] = up[two], up[one]
            if down_free:
                down[one], down[two] = down[two], down[one]
        elif (up_free or up[one] == up[two]) and (down_free or down[one] == down[two]):
            up[one], up[two] = up[two], up[one]
            down[one], down[two] = down[two], down[one]
    return twin


def particle_panic(table: Lab, seat: int, rng: Rng) -> Lab:
    """No seat sees under the top card of a stack, and hands are open: the rest changes places."""
    twin = copy.deepcopy(table)
    under = [card for stack in twin.stacks for card in stack[:-1]]
    rng.shuffle(under)
    for stack in twin.stacks:
        stack[:-1] = [under.pop() for _ in stack[:-1]]
    return twin


TWINS: dict[str, Callable[[Any, int, Rng], Any]] = {
    "particle_builder": particle_builder,
    "tutti_quantum": tutti_quantum,
    "u_know_feynman": u_know_feynman,
    "particle_panic": particle_panic,
}
"""By the id of each game that hides something."""
