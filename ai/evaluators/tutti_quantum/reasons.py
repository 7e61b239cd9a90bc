"""Why a move is good, in one sentence that names the vertex, the loop or the rule."""

from __future__ import annotations

from game.core.phrase import Phrase, say
from game.rules.tutti_quantum.diagram import END_A, END_B, rebuilt
from game.rules.tutti_quantum.scoring import EXPERT, MISSION_KEYS, missions
from game.rules.tutti_quantum.state import COOP, SECRET, Move, View
from game.rules.tutti_quantum.vertex import (
    KEYS,
    KIND,
    KIND_KEYS,
    KIND_POINTS,
    STANDING,
    WORTH,
    Standing,
)


def reason(view: View, move: Move) -> Phrase:
    """One sentence about a legal move of the view's mover."""
    if move.kind == "place":
        return _place(view, move)
    return say(f"tutti_quantum-hint-{move.kind}")


def _place(view: View, move: Move) -> Phrase:
    before = rebuilt(view.diagrams[0 if view.mode == COOP else view.turn])
    after = before.copy()
    after.lay(move.edge, move.card, move.facing)
    card = say(f"tutti_quantum-card-{KEYS[move.card]}")
    fresh = [mission for mission in missions(after) if mission not in missions(before)]
    if view.scoring == EXPERT and fresh:
        mission = say(f"tutti_quantum-mission-{MISSION_KEYS[fresh[0]]}")
        return say("tutti_quantum-hint-mission", card=card, mission=mission)
    if view.scoring and len(after.loops()) > len(before.loops()):
        return say("tutti_quantum-hint-loop", card=card)
    ends = [(before.corners[v], after.corners[v]) for v in (END_A[move.edge], END_B[move.edge])]
    kinds = [KIND[there] for _, there in ends if KIND[there] >= 0]
    if len(kinds) == 2:
        points = sum(KIND_POINTS[kind] for kind in kinds)
        return say("tutti_quantum-hint-two", card=card, points=points)
    if kinds:
        debt = any(
            STANDING[here] is Standing.REPAIRABLE for here, there in ends if KIND[there] >= 0
        )
        return say(
            f"tutti_quantum-hint-{'repairs' if debt else 'completes'}",
            card=card,
            vertex=say(f"tutti_quantum-vertex-{KIND_KEYS[kinds[0]]}"),
            points=KIND_POINTS[kinds[0]],
        )
    if len(before.laid) == 0:
        return say("tutti_quantum-hint-first", card=card)
    if view.phase == SECRET:
        # Nothing is laid after it: there is nothing to wait for.
        return say("tutti_quantum-hint-last", card=card)
    lost = sum(WORTH[there] - WORTH[here] for here, there in ends)
    if any(STANDING[there] is Standing.REPAIRABLE for _, there in ends):
        return say("tutti_quantum-hint-debt", card=card)
    if lost < 0:
        return say("tutti_quantum-hint-least", card=card)
    return say("tutti_quantum-hint-open", card=card)
