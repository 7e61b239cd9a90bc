"""What is at stake: an empty hand, and how near to it somebody is."""

from __future__ import annotations

from game.core.phrase import Phrase, say
from game.rules.u_know_feynman import View
from game.tables.stakes import share
from game.tables.u_know_feynman.wording import G

MANY = 6
"""Cards in the smallest hand from which nobody is near the end."""


def goal(view: View) -> Phrase:
    """To be rid of all cards first; in several rounds, to win most of them."""
    return say(f"{G}goal", rounds=view.rounds)


def tension(view: View) -> float:
    """The fewer cards the smallest hand has: how many everybody sees."""
    return 1.0 - share(min(len(hand) for hand in view.hands) - 1, MANY - 1)


def parts(view: View) -> tuple[tuple[int, ...], ...]:
    """Star by star: the rounds won."""
    return tuple((1,) * won for won in view.wins)
