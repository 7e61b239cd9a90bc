"""Ratings, values and reasons for Tutti Quantum."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from math import exp, sqrt, tanh

from ai.bot import Thinking
from ai.evaluators.tutti_quantum.light import (
    before_light,
    beside_it,
    beside_light,
    in_row,
    plainest,
    to_come,
    unplaced,
)
from ai.evaluators.tutti_quantum.outlook import (
    DUELLIST,
    PARTNER,
    RUINED,
    SPOILT,
    Outlook,
    Places,
    VertexValues,
    best_gain,
    gains,
    outlook,
)
from ai.evaluators.tutti_quantum.team import TeamPlan
from game.core.phrase import Phrase, say, signed
from game.core.rng import Rng
from game.rules.tutti_quantum import GAME
from game.rules.tutti_quantum.diagram import (
    BESIDE,
    END_A,
    END_B,
    LOOP_BONUS,
    Diagram,
    pattern,
    rebuilt,
)
from game.rules.tutti_quantum.rules import FULL_MARKS
from game.rules.tutti_quantum.scoring import EXPERT, MISSION_KEYS, count, missions, total
from game.rules.tutti_quantum.state import (
    BEGIN,
    COOP,
    DUEL,
    NOWHERE,
    PICK,
    PLACE,
    PLACING,
    REFILL,
    ROUNDS,
    SECRET,
    TEAMS,
    Move,
    State,
    View,
)
from game.rules.tutti_quantum.vertex import (
    DECK,
    JOIN,
    KEYS,
    KIND,
    KIND_KEYS,
    KIND_POINTS,
    STANDING,
    TIP_A,
    TIP_B,
    WORTH,
    VertexStatus,
    thirds,
)

# --- reasons --------------------------------------------------------------------------------------
# Why a move is good, in one sentence that names the vertex, the loop or the rule.


def reason(view: View, move: Move) -> Phrase:
    """One sentence about a legal move of the view's mover."""
    if move.kind == "place":
        return _place(view, move)
    return say(f"tutti_quantum-hint-{move.kind}")


def _place(view: View, move: Move) -> Phrase:
    """The reason for a card on its place, with the whole change of points if it names another."""
    before = rebuilt(view.diagrams[0 if view.mode == COOP else view.turn])
    after = before.copy()
    after.lay(move.edge, move.card, move.facing)
    words, named = _told(view, move, before, after)
    change = total(after, view.scoring) - total(before, view.scoring)
    if change == named:
        return words
    key = "beside" if named > 0 and change == named - 1 else "in-all"
    return say(f"tutti_quantum-hint-{key}", line=words, total=signed(change))


def _told(view: View, move: Move, before: Diagram, after: Diagram) -> tuple[Phrase, int]:
    """The sentence about a card on its place, and the change of points that it names."""
    card = say(f"tutti_quantum-card-{KEYS[move.card]}")
    fresh = [mission for mission in missions(after) if mission not in missions(before)]
    if view.scoring == EXPERT and fresh:
        mission = say(f"tutti_quantum-mission-{MISSION_KEYS[fresh[0]]}")
        return say("tutti_quantum-hint-mission", card=card, mission=mission), 0
    if view.scoring and len(after.loops()) > len(before.loops()):
        return say("tutti_quantum-hint-loop", card=card), LOOP_BONUS
    ends = [(before.corners[v], after.corners[v]) for v in (END_A[move.edge], END_B[move.edge])]
    kinds = [KIND[there] for _, there in ends if KIND[there] >= 0]
    if kinds:
        return _completes(card, kinds, ends)
    if len(before.laid) == 0:
        return say("tutti_quantum-hint-first", card=card), 0
    if view.phase == SECRET:
        # Nothing is laid after it: there is nothing to wait for.
        return say("tutti_quantum-hint-last", card=card), 0
    lost = sum(WORTH[there] - WORTH[here] for here, there in ends)
    left = to_come(view, move)
    waits = {
        STANDING[there] for _, there in ends if any(left[third] > 0 for third in thirds(there))
    }
    if VertexStatus.REPAIRABLE in waits:
        return say("tutti_quantum-hint-debt", card=card), -1
    if lost < 0:
        return say(f"tutti_quantum-hint-least{_spares(move, before, ends)}", card=card), 0
    return say(f"tutti_quantum-hint-{_harmless(ends, waits)}", card=card), 0


def _spares(move: Move, before: Diagram, ends: Sequence[tuple[int, int]]) -> str:
    """The end of the key where this place blocks no vertex that waits, and another one would."""
    elsewhere = (
        (before.corners[end], JOIN[8 * before.corners[end] + tip])
        for edge in before.open
        for way in PLACE[move.card][edge]
        for end, tip in (
            (END_A[edge], TIP_A[2 * way.card + way.facing]),
            (END_B[edge], TIP_B[2 * way.card + way.facing]),
        )
    )
    blocks = any(_blocked(*end) for end in ends)
    return "-spares" if not blocks and any(_blocked(*end) for end in elsewhere) else ""


def _blocked(here: int, there: int) -> bool:
    """True if a vertex that a third card could complete cannot become a valid one any more."""
    return bool(thirds(here)) and KIND[there] < 0


def _harmless(ends: Sequence[tuple[int, int]], waits: Collection[VertexStatus]) -> str:
    """The reason for a card that costs nothing more: what it leaves open, or what was lost before.

    ``ends``: the states of both ends, before and after. ``waits``: of the vertices for which a
    third card may come.
    """
    spoilt = {STANDING[here] for here, there in ends if STANDING[there] is VertexStatus.INVALID}
    if VertexStatus.REPAIRABLE in spoilt:
        return "ruins"
    if VertexStatus.OPEN in waits:
        return "open"
    return "spoilt" if spoilt else "idle"


def _completes(
    card: Phrase, kinds: Sequence[int], ends: Sequence[tuple[int, int]]
) -> tuple[Phrase, int]:
    """The points of one or two complete vertices, with those that they cost so far.

    ``ends``: the states of both ends of the card, before and after it.
    """
    if len(kinds) == 2:
        points = sum(WORTH[there] - WORTH[here] for here, there in ends)
        return say("tutti_quantum-hint-two", card=card, points=points), points
    owed = -sum(min(0, WORTH[here]) for here, there in ends if KIND[there] >= 0)
    points = KIND_POINTS[kinds[0]]
    vertex = say(f"tutti_quantum-vertex-{KIND_KEYS[kinds[0]]}")
    key = f"tutti_quantum-hint-{'repairs' if owed else 'completes'}"
    words = say(key, card=card, vertex=vertex, points=points, change=points + owed)
    return words, points + owed


def next_step(view: View, move: Move) -> Phrase | None:
    """The best card for a vertex of this placement: one of the row, or else how many are left."""
    if move.kind != "place" or view.phase == SECRET:
        return None
    after = rebuilt(view.diagrams[0 if view.mode == COOP else view.turn])
    after.lay(move.edge, move.card, move.facing)
    earns = beside_it(after, move, to_come(view, move), view.scoring)
    if not earns:
        return None
    left, lying = unplaced(view, move), earns.keys() & set(in_row(view, move))
    card = max(lying or earns, key=lambda kind: (earns[kind], left[kind], -kind))
    return say(
        f"tutti_quantum-hint-next{'-row' if lying else ''}",
        card=say(f"tutti_quantum-card-{KEYS[card]}"),
        points=earns[card],
        left=left[card],
        all=DECK[card],
    )


# --- evaluator ------------------------------------------------------------------------------------


SCALE = 2.0
"""Rating per point: a move that is one point better is e squared times as likely."""
LOOKED_AT = 10
"""Placements whose consequences are looked at in full, the most promising ones."""
ROUND = (0.0, 0.0, 0.1, 0.2, 0.3, 0.4)
"""Value of the next card around a hexagon that has 0-5 of them, where loops count."""

KEEP = 0.41
"""Weight of the best place for the card that stays in hand."""
DULL = 1.0
"""A card whose best place brings less is worth throwing away."""
EAGER = 0.5
"""A place that brings more is worth asking partners for."""
MANNERS = 1.5
"""Smallest advantage for which a marked edge is taken from the player who marked it."""
READY = -0.1
"""Score of an offer to begin with less damage than the others."""
EARLY, LATE = 9, 10
"""With fewer cards laid, or fewer to come, harmless places for the next player are counted."""
STUCK, STUCK_LATE = 30.0, 4.3
"""Cost of leaving the next player without one."""
ROOM, ROOM_LATE = 0.6, 1.2
"""Rate at which more harmless places of a kind set one at ease."""
LAST_ROUNDS = 3
"""In so many rounds before the end the best place of each secret card is part of the value."""
YES, NO = 2.0, -2.0
"""Ratings where there is little to choose."""


class TuttiQuantumEvaluator:
    """Knows what good players look for, alone against others and together."""

    def __init__(self, duellist: VertexValues = DUELLIST, partner: VertexValues = PARTNER) -> None:
        self._duellist = duellist
        self._partner = partner

    def move_scores(self, state: State, moves: Sequence[Move]) -> list[float]:
        """Points that a placement brings in the end; what a sensible partner does."""
        if state.phase in PLACING:
            return self._rate_places(state, moves)
        if state.phase == BEGIN:
            ready = self._best_of_hand(state)[0] > READY
            return [YES if (move.kind == "begin") == ready else NO for move in moves]
        if state.phase == REFILL:
            card = state.hands[state.turn][0]
            prospects = outlook(state, self._partner).prospects()
            dull = best_gain(state.diagrams[0], card, prospects)[0] < DULL
            return [YES if (move.kind == "swap") == dull else NO for move in moves]
        return self._rate_talk(state, moves)

    def value(self, state: State) -> tuple[float, ...]:
        """Prospects of each side's diagram, against the others or against the result table."""
        if state.mode == COOP:
            return (self._value_together(state),) * state.seats
        sides = len(state.diagrams)
        prospects = outlook(state, self._duellist).prospects()
        expected = [_expected(diagram, prospects, state.scoring) for diagram in state.diagrams]
        if ROUNDS[sides][1] - state.round <= LAST_ROUNDS:
            for side, card in enumerate(state.secrets):
                if card >= 0:
                    expected[side] += best_gain(state.diagrams[side], card, prospects)[0]
        left = sum(len(diagram.laid) for diagram in state.diagrams)
        spread = 1.0 + 0.6 * sqrt(max(0, 44 - left))
        values = [
            sum(tanh((mine - other) / spread) for other in expected) / (sides - 1)
            for mine in expected
        ]
        if state.mode == TEAMS:
            return tuple(values[seat % 2] for seat in range(state.seats))
        return tuple(values)

    def reason(self, view: View, move: Move) -> Phrase:
        """The vertex, loop or sub-diagram that it is about, or what it keeps open."""
        return reason(view, move)

    def next_step(self, view: View, move: Move) -> Phrase | None:
        """The card for which a vertex waits then."""
        return next_step(view, move)

    def advised(self, view: View, best: Move, near: Sequence[Move], moves: Sequence[Move]) -> Move:
        """Of equals the move that brings most now. The last card is laid where it spoils least.

        To a search a win by one point is as good as a win by two, but a match adds the points up.
        """
        if view.phase == PICK:
            world = GAME.determinize(view, Rng("advised", ""))
            rated = dict(zip(moves, self.move_scores(world, moves), strict=True))
            return plainest(view, best, near, rated)
        if view.phase != SECRET or view.mode != DUEL:
            return best
        before = rebuilt(view.diagrams[view.turn])

        def rank(move: Move) -> tuple[int, ...]:
            after = before.copy()
            after.lay(move.edge, move.card, move.facing)
            return count(after, view.scoring).rank_key

        return max((best, *near, *moves), key=rank)

    def beside_light(self, view: View, move: Move) -> Phrase | None:
        """The points that it prepares, where others bring more now."""
        return beside_light(view, move)

    def before_light(self, view: View, move: Move) -> Phrase | None:
        """The card to touch, and why."""
        return before_light(view, move)

    def plan(self, view: View, moves: Sequence[Move]) -> Thinking[Move] | None:
        """Together, choices are played to the end; alone the search thinks."""
        if view.mode != COOP or _lost(view):
            return None
        return TeamPlan(view, moves, self.move_scores)

    # --- placing --------------------------------------------------------------------------------

    def _rate_places(self, state: State, moves: Sequence[Move]) -> list[float]:
        if state.mode == COOP:
            return self._rate_together(state, moves)
        diagram, values = state.diagrams[state.turn], self._duellist
        if not diagram.laid:
            return [SCALE * values.first[move.card] for move in moves]
        secret = () if state.phase == SECRET else state.secrets[state.turn : state.turn + 1]
        prospects = outlook(state, values).prospects(secret)
        bonus = values.cards if state.phase != SECRET else (0.0,) * 5
        rated = gains(diagram, moves, [prospects] * 5)
        rated = [points + bonus[move.card] for points, move in zip(rated, moves, strict=True)]
        self._add_loops(state, diagram, moves, rated)
        return [SCALE * points for points in rated]

    def _rate_together(self, state: State, moves: Sequence[Move]) -> list[float]:
        diagram, hand = state.diagrams[0], state.hands[state.turn]
        seen = outlook(state, self._partner)
        marked = _marked(state)
        tables: list[list[float]] = [[]] * 5
        later = [0.0] * 5
        kept: dict[int, list[int]] = {}
        for card in set(hand):
            kept[card] = list(hand)
            kept[card].remove(card)
            tables[card] = seen.prospects(kept[card])
            if kept[card]:
                stays = best_gain(diagram, kept[card][0], tables[card])[0]
                later[card] = KEEP * max(stays, DULL)
        rated = [
            points + later[move.card] - (MANNERS if move.edge in marked else 0.0)
            for points, move in zip(gains(diagram, moves, tables), moves, strict=True)
        ]
        self._add_loops(state, diagram, moves, rated)
        early = len(diagram.laid) < EARLY
        if seen.left > 1 and (early or seen.left <= LATE):
            room = Places(diagram, RUINED if early else SPOILT)
            risks = {
                index: _stuck(room.after(moves[index]), seen, kept[moves[index].card], early=early)
                for index in _best(rated)
            }
            # What was not looked at is no safer than the riskiest of what was.
            worst = max(risks.values())
            rated = [points - risks.get(index, worst) for index, points in enumerate(rated)]
        return [SCALE * points for points in rated]

    def _add_loops(
        self, state: State, diagram: Diagram, moves: Sequence[Move], rated: list[float]
    ) -> None:
        """Score where loops and sub-diagrams count: build around hexagons, count what closes."""
        if not state.scoring:
            return
        sides = diagram.sides
        for index, move in enumerate(moves):
            rated[index] += max(ROUND[sides[ring]] for ring in BESIDE[move.edge])
        before = total(diagram, state.scoring) - diagram.points
        for index in _best(rated):
            move = moves[index]
            after = diagram.copy()
            after.lay(move.edge, move.card, move.facing)
            rated[index] += total(after, state.scoring) - after.points - before

    # --- together -------------------------------------------------------------------------------

    def _best_of_hand(self, state: State) -> tuple[float, int]:
        """The most that a card in hand can bring now, and on which edge."""
        seen, hand = outlook(state, self._partner), state.hands[state.turn]
        best = (float("-inf"), NOWHERE)
        for card in set(hand):
            kept = list(hand)
            kept.remove(card)
            best = max(best, best_gain(state.diagrams[0], card, seen.prospects(kept)))
        return best

    def _rate_talk(self, state: State, moves: Sequence[Move]) -> list[float]:
        """Ask for the best place, if there is a good one; otherwise hold one's tongue."""
        points, wanted = self._best_of_hand(state)
        asks = points > EAGER and state.wants[state.turn] == NOWHERE
        rated = []
        for move in moves:
            if move.kind == "hush":
                rated.append(NO if asks else YES)
            else:
                rated.append(
                    YES if asks and move.kind == "want" and move.edge == wanted else 2 * NO
                )
        return rated

    def _value_together(self, state: State) -> float:
        diagram = state.diagrams[0]
        if any(RUINED[diagram.corners[vertex]] for vertex in diagram.vertices()):
            return -1.0
        seen = outlook(state, self._partner)
        prospects = seen.prospects()
        points = _expected(diagram, prospects, state.scoring) + 0.9 * seen.left
        safe = exp(-0.03 * seen.left - 0.25 * sum(seen.debts) / max(1, seen.left))
        won = 0.1 + 0.9 * min(1.0, max(0.0, points) / FULL_MARKS)
        return safe * won - (1 - safe)


def _lost(view: View) -> bool:
    """True if the common diagram is past repair: then only points are left to play for."""
    diagram = pattern(view.diagrams[0])
    return any(RUINED[diagram.corners[vertex]] for vertex in diagram.vertices())


def _marked(state: State) -> set[int]:
    """Edges that others asked for, or asked to keep clear."""
    return {
        edge
        for markers in (state.wants, state.avoids)
        for side, edge in enumerate(markers)
        if side != state.turn and edge != NOWHERE
    }


def _best(rated: Sequence[float]) -> list[int]:
    """The indices of the most promising placements."""
    order = sorted(range(len(rated)), key=rated.__getitem__, reverse=True)
    return order[:LOOKED_AT]


def _stuck(ways: Sequence[int], seen: Outlook, kept: Sequence[int], *, early: bool) -> float:
    """Cost of a placement that leaves no harmless place for cards that may come next.

    ``ways``: for each kind, how many places there are then. Early on harm is what nothing puts
    right; late, when no player can pay any more, a debt as well.
    """
    room = ROOM if early else ROOM_LATE
    lack = [exp(-room * count) for count in ways]
    unseen = max(1, sum(seen.supply))
    chance = sum(none * copies for none, copies in zip(lack, seen.supply, strict=True)) / unseen
    if early:
        return STUCK * chance * chance
    others = max(0, seen.left - 1 - len(kept))
    return STUCK_LATE * (chance * others + sum(lack[card] for card in kept))


def _expected(diagram: Diagram, prospects: Sequence[float], scoring: int) -> float:
    """Points now, and what the open vertices promise."""
    corners = diagram.corners
    promise = 0.0
    for vertex in diagram.vertices():
        corner = corners[vertex]
        promise += prospects[corner] - WORTH[corner]
    return total(diagram, scoring) + promise
