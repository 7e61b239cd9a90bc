"""U-kNOw Feynman: get rid of your cards; forces push back unless you complete the interaction.

132 cards have a matter face on one side and an antimatter face on the other, scrambled onto each
other. Each player holds seven so that one side faces the holder and the other side the table. In
turn lay a card that fits the top of the discard pile in suit or particle, or draw one and lay it if
it fits. Three quarks uud or udd go together. Skip, reverse and wild do what they do everywhere; a
flip turns the whole table over, the piles included. W, photon and gluon lie on a particle of their
suit that feels the force: the next player draws 1, 2 or 4 and waits, unless he or she completes the
interaction, and then the thrower draws. A player left with one card calls DECAY. First out wins.

`faces` has the deck and the physics, `state` the table and the views, `moves` the legal moves,
`rules` their effects, `memory` the knowledge of each seat and the tables that fit it.

This edition's own rules, where booklet and rulings are silent:
* Every round of a match is played with a freshly scrambled deck.
* Best of three or five: the round wins are counted, and it ends when the lead cannot be caught up.
* When the pile runs out for the third time, or no player can lay or draw, the smallest hand wins.
* The start card that is put back changes places with a card somewhere in the pile.
"""

from __future__ import annotations

from game.core.session import AnyGame
from game.rules.u_know_feynman.rules import UKnowFeynman
from game.rules.u_know_feynman.state import Move, State, View

__all__ = ["GAME", "Move", "State", "UKnowFeynman", "View"]

GAME: AnyGame = UKnowFeynman()
