"""U-kNOw Feynman: 132 cards, each somewhere, once; on either side the deck of the booklet."""

from __future__ import annotations

from game.rules.u_know_feynman.faces import CARDS, DECK
from game.rules.u_know_feynman.state import CATCH, DRAWN, OVER, State

FULL_DECK = sorted(DECK)


def u_know_feynman(state: State) -> None:
    """Cards travel and turn; none is made, lost or changed."""
    lying = [*state.pile, *state.discard, *(card for hand in state.hands for card in hand)]
    assert sorted(lying) == list(range(CARDS))
    assert sorted(state.up) == sorted(state.down) == FULL_DECK
    assert len(state.discard) >= 1
    assert sum(state.wins) >= state.round
    if state.phase == DRAWN:
        assert state.drawn == state.hands[state.mover][-1]
    if state.phase == CATCH:
        assert len(state.hands[state.suspect]) == 1
        assert state.mover != state.suspect
    if state.phase != OVER:
        empty = [seat for seat, hand in enumerate(state.hands) if not hand]
        if empty not in ([], [state.thrower]):
            # Ruling 46: a last force was neutralised, and there was nothing to draw.
            assert state.shuffles or not state.pile, "a finished round is kept open"
