"""Conservation in Particle Builder: where the cards are, and what physics says is never lost."""

from __future__ import annotations

from collections import Counter

from game.core.particles import PARTICLES, W_MINUS, W_PLUS
from game.rules.particle_builder.deck import BOSON, LEPTON, QUARK, deck_of
from game.rules.particle_builder.mat import EMPTY, LABELLED_SLOTS, PLACES, TARGETS, is_stack
from game.rules.particle_builder.state import State


def check_particle_builder(state: State) -> None:
    """Every card is somewhere, once, where it may lie; the supply's gifts are on the table.

    Below Level 5 no card changes, so each kind is counted; above, the number of cards is.
    """
    lying = Counter(state.deck)
    lying.update(card for card in state.hands if card != EMPTY)
    lying.update(state.discards)
    lying.update(card for card, _ in state.products)
    for flavours in state.pairs:
        for flavour in flavours:
            lying.update((flavour, flavour + 12))
    for number, height in enumerate(state.heights):
        assert height >= 0
        lying[24 + number % 6] += height
        address = number // 6 * PLACES + 12 + number % 6
        assert state.cards[address] == (24 + number % 6 if height else EMPTY)
    pieces = [p for s, p in enumerate(state.hand_pieces) if state.hands[s] != EMPTY]
    for address, card in enumerate(state.cards):
        assert (state.pieces[address] == EMPTY) == (card == EMPTY)
        if card == EMPTY:
            assert state.colours[address] == 0
            continue
        pieces.append(state.pieces[address])
        if is_stack(address):
            continue
        lying[card] += 1
        place = address % PLACES
        if place >= 18:
            assert card == TARGETS[state.aims[address // PLACES]].needs[place - 18]
        elif state.labelled:
            assert place in LABELLED_SLOTS[card]
        else:
            assert QUARK[card] if place < 6 else LEPTON[card]
        waiting = address == state.focus
        coloured = state.level >= 3 and QUARK[card] and not waiting
        assert state.colours[address] in (range(1, 4) if coloured else (0,))
    assert len(set(pieces)) == len(pieces)
    deck = Counter(deck_of(state.level))
    if state.level < 5:
        assert +lying == deck
        assert state.spares == 0
    assert lying.total() == deck.total() + state.spares
    assert not any(BOSON[card] for card, _ in state.products)
    _check_charges(state, lying)


def _check_charges(state: State, lying: Counter[int]) -> None:
    """Electric charge, baryon number and lepton-family numbers of all the cards stay the deck's.

    A W among the discards was absorbed: what it carried is in the particle that it transformed.
    Oscillations mix the families, so then only the sum of the three is kept (ruling 40).
    """
    carried = Counter(lying)
    for boson in (W_PLUS, W_MINUS):
        carried[boson] -= state.discards.count(boson)
    now, before = _sums(carried), _sums(Counter(deck_of(state.level)))
    oscillating = state.level == 6 or (state.level == 7 and state.oscillations)
    if oscillating:
        assert sum(now[2:]) == sum(before[2:])
        now, before = now[:2], before[:2]
    assert now == before


_KEPT = tuple(
    (p.charge, p.baryon_thirds, *(p.lepton_number(family) for family in (1, 2, 3)))
    for p in PARTICLES
)
"""By particle: charge and baryon number in thirds, then the three lepton-family numbers."""


def _sums(cards: Counter[int]) -> tuple[int, ...]:
    """`_KEPT` added up over all cards."""
    return tuple(
        sum(count * _KEPT[card][which] for card, count in cards.items()) for which in range(5)
    )
