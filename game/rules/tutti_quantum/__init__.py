"""Tutti Quantum: particles drawn as cards, joined into Feynman diagrams.

A card is a particle's line. It lies on an edge of a honeycomb; where three cards meet is a vertex.
Seven kinds of vertex exist in nature and bring 2 to 6 points; all others cost one. Electrons and
quarks carry an arrow that must run through a vertex. Two equal cards (arrows in order) are a vertex
still open: valid, without points. Two different ones cost a point until a third puts them right.

*Competing*, each side builds its own diagram. In every round one card more than there are sides
lies face up; the first player takes one and places it, the others follow, the first player takes
the last one, and the pawn passes on. A secret card, dealt at the start, comes last. Teams of two
take turns at one diagram.

*Together*, all build one diagram from hands of two cards, silently: a player may mark an edge as
"I'd like to play here" or "please not here". After placing a card one either draws one card and
buries one unseen, or throws the other card away and draws two. An invalid vertex at the end loses.

*Advanced* scoring adds 2 for each valid loop, a hexagon of six cards with six valid vertices.
*Expert* scoring adds, once each, four sub-diagrams.

Source: the printed rules; where pictures or text leave a gap, the rulings A1-A7.
"""

from __future__ import annotations

from game.core.session import AnyGame
from game.rules.tutti_quantum.rules import TuttiQuantum
from game.rules.tutti_quantum.state import Move, State, View

__all__ = ["GAME", "Move", "State", "TuttiQuantum", "View"]

GAME: AnyGame = TuttiQuantum()
