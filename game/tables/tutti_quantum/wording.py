"""Names and figures of Tutti Quantum as phrases."""

from __future__ import annotations

from game.core.contract import Seat
from game.core.phrase import Phrase, literal, say
from game.rules.tutti_quantum.diagram import Diagram, pattern
from game.rules.tutti_quantum.scoring import MISSION_KEYS
from game.rules.tutti_quantum.state import COOP, TEAMS, View, side_of
from game.rules.tutti_quantum.vertex import (
    CARD_OF,
    CHARGED,
    KEYS,
    KIND,
    KIND_KEYS,
    STANDING,
    STATES,
    Standing,
)

G = "tutti_quantum-"
"""What every key of this game begins with."""


def seat_name(seat: Seat) -> Phrase:
    """Who sits there."""
    return say("seat", seat=seat)


def card_name(card: int) -> Phrase:
    """Quark, electron ..."""
    return say(f"{G}card-{KEYS[card]}")


def vertex_name(kind: int) -> Phrase:
    """What meets at one of the seven valid vertices."""
    return say(f"{G}vertex-{KIND_KEYS[kind]}")


def mission_name(mission: int) -> Phrase:
    """One of the four sub-diagrams."""
    return say(f"{G}mission-{MISSION_KEYS[mission]}")


def signed(points: int) -> Phrase:
    """+3, −1; the same in every language."""
    return literal(f"+{points}" if points > 0 else f"\u2212{-points}" if points < 0 else "0")


def side_name(view: View, side: int) -> Phrase:
    """Whose diagram it is: a player's, a team's, everybody's."""
    if view.mode == COOP:
        return say(f"{G}together")
    return say(f"{G}team", n=side + 1) if view.mode == TEAMS else seat_name(side)


def mate(view: View, side: int) -> Phrase:
    """Who is in a team."""
    return say(f"{G}team-of", one=seat_name(side), other=seat_name(side + 2))


def own_side(view: View, seat: Seat) -> int:
    """The diagram that is large for this seat."""
    return 0 if view.mode == COOP else side_of(seat, view.mode, view.seats)


def diagram_of(view: View, side: int) -> Diagram:
    """A side's diagram, to be read."""
    return pattern(view.diagrams[side])


def nature(diagram: Diagram, vertex: int) -> Phrase:
    """One sentence on what a vertex is in nature."""
    state = diagram.corners[vertex]
    if KIND[state] >= 0:
        return say(f"{G}nature-{KIND_KEYS[KIND[state]]}")
    cards = [CARD_OF[end] for end in STATES[state]]
    charged = [end for end in STATES[state] if CHARGED[CARD_OF[end]]]
    if STANDING[state] is Standing.REPAIRABLE:
        return say(f"{G}nature-debt", card=card_name(CARD_OF[charged[0]]))
    # Two of a charged kind that both run in, or both out: only the arrows are wrong.
    if len(charged) == 2 and charged[0] == charged[1] and len(set(cards)) <= 2:
        return say(f"{G}nature-clash")
    return say(f"{G}nature-invalid" if len(cards) == 3 else f"{G}nature-stuck")
