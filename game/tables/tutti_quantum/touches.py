"""From a move to the spots to touch: a card, perhaps the turn button, a place; and closed spots."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from game.core.contract import Seat
from game.core.phrase import Phrase, literal, say
from game.rules.tutti_quantum.diagram import DIRECTION, END_A, END_B, Diagram, natural
from game.rules.tutti_quantum.scoring import total
from game.rules.tutti_quantum.state import (
    BEGIN,
    COOP,
    OVER,
    PICK,
    PLAY,
    REFILL,
    SECRET,
    TALK,
    Move,
    View,
)
from game.rules.tutti_quantum.vertex import (
    CARD_OF,
    CHARGED,
    GOES_WITH,
    KEYS,
    STANDING,
    STATES,
    VertexStatus,
)
from game.tables.pictures import Button, Label
from game.tables.table import Spot, seat_name
from game.tables.tutti_quantum.board import GHOST, WAYS, emptier, main_frame
from game.tables.tutti_quantum.geometry import Frame, Plan
from game.tables.tutti_quantum.pictures import GRIP, End, Free, Ghost
from game.tables.tutti_quantum.wording import G, card_name, diagram_of, own_side

_RUINED = (VertexStatus.CLASHING, VertexStatus.INVALID)
"""Nothing puts such a vertex right."""
LOST = "✗"
"""The sign of a place where a card costs no point now, but spoils a vertex for good."""
TURNED = "turn"
"""The button that shows the other direction for all places."""


def clicks(view: View, move: Move) -> tuple[str, ...]:
    """A button; a marker and its place; or a card, the turn button for the unusual way, a place."""
    if move.kind in ("want", "avoid"):
        return (f"say:{move.kind}", place_id(move.edge))
    if move.kind != "place":
        return (f"say:{move.kind}",)
    side = 0 if view.mode == COOP else view.turn
    card = card_id(view, view.turn, move.card)
    diagram = diagram_of(view, side)
    if move.facing == natural(diagram, move.edge, move.card):
        return (card, place_id(move.edge))
    return (card, TURNED, place_id(move.edge))


def card_id(view: View, side: int, card: int) -> str:
    """The spot of a kind of card that a side may lay: in the row, in its hand, its secret one."""
    if view.mode == COOP:
        return f"hand:{side}:{KEYS[card]}"
    return f"secret:{side}" if view.phase == SECRET else f"card:{view.round}:{KEYS[card]}"


def place_id(edge: int) -> str:
    """The spot of a free edge."""
    return f"place:{edge}"


def aids(view: View, plan: Plan, picked: Sequence[str], moves: Sequence[Move]) -> list[Spot]:
    """Places that are free; with a card picked, a ghost of it and the points that it brings."""
    edges = {move.edge: move for move in moves if move.kind in ("place", "want", "avoid")}
    if not edges:
        return []
    side = 0 if view.mode == COOP else view.turn
    diagram, frame = diagram_of(view, side), main_frame(view, side, plan)
    if not picked:
        # Only where they lie: one needs a card, or something to say, first.
        marking = any(move.kind == "hush" for move in moves)
        return [] if marking else [_empty(frame.edge(e), frame.length, e) for e in edges]
    if picked[0].startswith("say:"):
        marks = [_empty(frame.edge(edge), frame.length, edge) for edge in edges]
        names = (say(f"{G}spot-mark", n=number + 1) for number in range(len(marks)))
        return [mark._replace(spoken=name) for mark, name in zip(marks, names, strict=True)]
    turned = TURNED in picked
    card = next(iter(edges.values())).card
    ways = [Move("place", e, card, natural(diagram, e, card) ^ turned) for e in edges]
    gains = [gain(diagram, way, view.scoring) for way in ways]
    ghosts: list[Spot] = []
    for number, (way, points) in enumerate(zip(ways, gains, strict=True)):
        clear: End | None = None
        if way.edge in view.wants + view.avoids:
            clear = "b" if emptier(view, way.edge) == END_A[way.edge] else "a"
        ghosts.append(_ghost(diagram, frame, way, points, number, clear))
    if CHARGED[card] and (
        turned or any(move.facing != natural(diagram, move.edge, card) for move in moves)
    ):
        ghosts.append(_turn(plan))
    lit = any(spot.art.choice == "place" for spot in ghosts)
    last = view.phase == SECRET
    free = [way for way, points in zip(ways, gains, strict=True) if points == 0]
    ruins = {_ruins(diagram, way) for way in free}
    words = _worth(max(gains), lit=lit, last=last, ruins=ruins)
    if words is None:
        words = say(f"{G}worth-last-cost") if last else _cost(diagram, card, ways)
    style = Label("yellow", 20, "left", bold=True)
    return [*ghosts, Spot("prompt", style, *plan.prompt.placed, 14, words)]


def _turn(plan: Plan) -> Spot:
    """The button that turns the picked card the other way round."""
    art, spoken = Button("outline", "turn"), say(f"{G}turn-spoken")
    return Spot(TURNED, art, *plan.turn.placed, 20, say(f"{G}turn"), spoken)


def gain(diagram: Diagram, move: Move, scoring: int) -> int:
    """Points that a card brings at a place, or costs, if the game ended after it."""
    after = diagram.copy()
    after.lay(move.edge, move.card, move.facing)
    return total(after, scoring) - total(diagram, scoring)


def _ruins(diagram: Diagram, move: Move) -> bool:
    """True where a card makes a vertex that waits for a third card one that is lost for good."""
    after = diagram.copy()
    after.lay(move.edge, move.card, move.facing)
    return any(
        STANDING[diagram.corners[vertex]] is VertexStatus.REPAIRABLE
        and STANDING[after.corners[vertex]] is VertexStatus.INVALID
        for vertex in (END_A[move.edge], END_B[move.edge])
    )


def _worth(best: int, *, lit: bool, last: bool, ruins: Collection[bool]) -> Phrase | None:
    """The most that the picked card brings, in words; None where every place costs something.

    ``lit``: one place at least neither costs anything nor leaves a vertex wrong that is counted
    already. ``last``: it is the last card of its player, for which nothing can wait. ``ruins``: of
    the places without points, whether a vertex that could be mended is then lost for good.
    """
    if best > 0:
        return say(f"{G}worth-gain", n=best)
    if best == 0:
        if lit:
            return say(f"{G}worth-{'last' if last else 'nothing'}")
        ends = {frozenset({True}): "ruins", frozenset({False}): "spoils"}
        return say(f"{G}worth-{ends.get(frozenset(ruins), 'spoils-or-ruins')}")
    return None


def _cost(diagram: Diagram, card: int, ways: Sequence[Move]) -> Phrase:
    """Why a card costs something at each of these places, and what can win it back.

    The places that a third card can put right are spoken of, if there are any.
    """
    waits: set[int] = set()
    spoilt: set[int] = set()
    for way in ways:
        after = diagram.copy()
        after.lay(way.edge, card, way.facing)
        ends = [after.corners[END_A[way.edge]], after.corners[END_B[way.edge]]]
        bad = [end for end in ends if STANDING[end] in _RUINED]
        cards = {CARD_OF[tip] for end in bad or ends for tip in STATES[end] if len(STATES[end]) > 1}
        (spoilt if bad else waits).update(cards)
    if waits:
        lines = [kind for kind in waits if CHARGED[kind]]
        if len(lines) == 1:
            return say(f"{G}worth-debt", card=card_name(lines[0]))
        return say(f"{G}worth-debts")
    others = spoilt - {card}
    if not others and CHARGED[card]:
        return say(f"{G}worth-clash")
    if len(others) == 1 and not others & GOES_WITH[card]:
        return say(f"{G}worth-never", card=card_name(card), other=card_name(*others))
    return say(f"{G}worth-cost")


def _empty(at: tuple[float, float], length: float, edge: int) -> Spot:
    size = GRIP * length
    art = Free(WAYS[DIRECTION[edge]])
    return Spot(place_id(edge), art, *at, size, size, GHOST, afield=True)


def _ghost(
    diagram: Diagram, frame: Frame, move: Move, points: int, number: int, clear: End | None
) -> Spot:
    """A place with the card as it would lie, the points it brings, and where its arrow would clash.

    ``clear``: the end (a, b) that is free of markers, if there are any.
    """
    after = diagram.copy()
    after.lay(move.edge, move.card, move.facing)
    ends: tuple[tuple[End, int], ...] = (("a", END_A[move.edge]), ("b", END_B[move.edge]))
    clash = frozenset(
        name
        for name, vertex in ends
        if STANDING[after.corners[vertex]] in _RUINED and diagram.corners[vertex]
    )
    debt = frozenset(
        name
        for name, vertex in ends
        if STANDING[after.corners[vertex]] is VertexStatus.REPAIRABLE and name not in clash
    )
    x, y = frame.edge(move.edge)
    size = GRIP * frame.length
    risk = points < 0 or (bool(clash) and points == 0)
    way = WAYS[DIRECTION[move.edge]]
    art = Ghost(way, KEYS[move.card], move.facing, clash, debt, clear, risk)
    label = literal(f"+{points}") if points > 0 else literal(f"\u2212{-points}")
    key = "spot-place-clash" if clash else "spot-place"
    return Spot(
        place_id(move.edge),
        art,
        x,
        y,
        size,
        size,
        GHOST,
        label if points else literal(LOST) if _ruins(diagram, move) else None,
        say(f"{G}{key}", n=number + 1, gain=points),
        afield=True,
    )


def first_rules(view: View, seat: Seat) -> Sequence[Phrase]:
    """Rules for a beginner who competes, after the first card: the secret card, and the marks."""
    side = own_side(view, seat)
    if view.mode == COOP or view.phase != PICK or not view.diagrams[side]:
        return ()
    rules = []
    if view.secrets[side] >= 0:
        rules.append(say(f"{G}first-secret"))
    diagram = diagram_of(view, side)
    states = (diagram.corners[vertex] for vertex in diagram.vertices())
    if any(STANDING[state] is VertexStatus.REPAIRABLE for state in states):
        rules.append(say(f"{G}first-marks"))
    return rules


_ASKED = {PICK: "pick", SECRET: "secret", PLAY: "play", REFILL: "refill", TALK: "talk"}


def prompt(view: View, seat: Seat) -> Phrase:
    """The question to the seat now, or the player that all wait for."""
    if view.phase == OVER:
        return say(f"{G}prompt-over")
    if view.mover != seat:
        return say(f"{G}prompt-other", who=seat_name(view.mover))
    if view.phase == BEGIN:
        return say(f"{G}prompt-begin-hands" if view.seats == 1 else f"{G}prompt-begin")
    return say(f"{G}prompt-{_ASKED[view.phase]}")


def why_not(view: View, seat: Seat, picked: Sequence[str], spot: str) -> Phrase:
    """The rule that closes a spot, in one sentence."""
    kind = spot.partition(":")[0]
    if view.mover != seat:
        return prompt(view, seat)
    if view.phase in (BEGIN, REFILL):
        return say(f"{G}why-choose")
    if view.phase == TALK:
        return say(f"{G}why-mark")
    match kind:
        case "secret" if view.phase == PICK:
            return say(f"{G}why-secret")
        case "hand" if view.mode == COOP:
            return say(f"{G}why-other-hand")
        case "turn":
            return say(f"{G}why-turn")
        case "place":
            return say(f"{G}why-first")
        case "card":
            return say(f"{G}why-card")
    return say(f"{G}why-place" if picked else f"{G}why-first")
