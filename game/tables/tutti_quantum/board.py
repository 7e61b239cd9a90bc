"""A diagram as spots: cards on edges, tokens on vertices, what lights up."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from game.core.phrase import Phrase, literal, say
from game.rules.tutti_quantum.diagram import (
    AROUND,
    DIRECTION,
    END_A,
    END_B,
    LOOP_BONUS,
    Diagram,
    pattern,
)
from game.rules.tutti_quantum.processes import real_loops
from game.rules.tutti_quantum.scoring import EXPERT, card_at, missions
from game.rules.tutti_quantum.state import COOP, NOWHERE, OVER, PLACING, View
from game.rules.tutti_quantum.vertex import KEYS, KIND, STANDING, WORTH, VertexStatus
from game.tables.sheet import Rect
from game.tables.table import TAG, Spot, seat_name
from game.tables.tutti_quantum.geometry import (
    LEAST,
    LONGEST,
    TOKEN,
    Frame,
    Plan,
    fitted,
    kept,
)
from game.tables.tutti_quantum.pictures import (
    GRIP,
    Bead,
    End,
    Flag,
    Free,
    Laid,
    Loop,
    Shine,
    VertexToken,
    Way,
)
from game.tables.tutti_quantum.wording import (
    G,
    card_name,
    diagram_of,
    nature,
    vertex_name,
)

WAYS: tuple[Way, Way, Way] = ("up", "left", "right")
"""The three directions of edges."""
_GLOW, _CARD, _LOOP, _BEAD = 1, 4, 6, 12
_TOKEN = _FLAG = TAG
"""Also above what marks the places around them."""
FLAG = 0.38
"""Size of a partner's marker, in card lengths."""
_ASIDE = 0.27
"""Its distance from the middle of a place, in card lengths: still on the grip of the place,
which is what a player with a card in hand means by touching it."""
GHOST = 8
"""Between cards and tokens: places for a card."""


def main_frame(view: View, side: int, plan: Plan) -> Frame:
    """Frame of the large diagram, with room for the next card.

    It follows from the cards in their order: each keeps its place as long as there is room.
    """
    return _frame(view.diagrams[side], plan.board)


@lru_cache(maxsize=256)
def _frame(laid: tuple[tuple[int, int, int], ...], box: Rect) -> Frame:
    edges = [*(edge for edge, _, _ in laid), *pattern(laid).open]
    return kept(_frame(laid[:-1], box), edges, box) if laid else fitted(edges, box, LONGEST)


def large(view: View, side: int, plan: Plan) -> Iterator[Spot]:
    """The diagram in the middle, its tokens to be touched."""
    for spot in _field(view, side, main_frame(view, side, plan)):
        yield spot._replace(afield=True)


def _field(view: View, side: int, frame: Frame) -> Iterator[Spot]:
    diagram = diagram_of(view, side)
    yield from _cards(view, side, frame)
    yield from _lights(view, side, diagram, frame)
    yield from _tokens(side, diagram, frame)
    if view.mode == COOP:
        yield from _flags(view, frame)


def small(view: View, side: int, box: Rect) -> Iterator[Spot]:
    """Another side's diagram: to be seen, not touched."""
    diagram = diagram_of(view, side)
    frame = fitted([edge for edge, _, _ in diagram.laid], box, 0.36 * min(box.w, box.h))
    yield from _cards(view, side, frame)
    if view.scoring:
        yield from _lights(view, side, diagram, frame)
    for vertex, state in _valued(diagram):
        x, y = frame.vertex(vertex)
        size = max(7.0, 0.46 * frame.length)
        art = Bead(WORTH[state], STANDING[state] is VertexStatus.REPAIRABLE)
        spoken = vertex_spoken(state)
        yield Spot(f"vertex:{side}:{vertex}", art, x, y, size, size, _BEAD, meaning=spoken)


def edge_art(edge: int, card: int, facing: int) -> Laid:
    """A card on its edge."""
    return Laid(WAYS[DIRECTION[edge]], KEYS[card], facing)


def _cards(view: View, side: int, frame: Frame) -> Iterator[Spot]:
    size = GRIP * frame.length
    for edge, card, facing in view.diagrams[side]:
        x, y = frame.edge(edge)
        yield Spot(
            f"laid:{side}:{edge}",
            edge_art(edge, card, facing),
            x,
            y,
            size,
            size,
            _CARD,
            source=source_of(view, side, card),
            meaning=card_name(card),
        )


def source_of(view: View, side: int, card: int) -> str:
    """The spot that a card comes from when it is laid."""
    if view.mode == COOP:
        return f"hand:{view.turn}:{KEYS[card]}"
    if view.phase in PLACING[1:] or view.phase == OVER:
        return f"secret:{side}"
    return f"card:{view.round}:{KEYS[card]}"


def _valued(diagram: Diagram) -> Iterator[tuple[int, int]]:
    """The vertices that bring or cost points now."""
    for vertex in diagram.vertices():
        state = diagram.corners[vertex]
        if WORTH[state]:
            yield vertex, state


def _tokens(side: int, diagram: Diagram, frame: Frame) -> Iterator[Spot]:
    size = max(LEAST, TOKEN * frame.length)
    for vertex, state in _valued(diagram):
        x, y = frame.vertex(vertex)
        spoken = vertex_spoken(state)
        yield Spot(
            f"vertex:{side}:{vertex}",
            token_art(diagram, vertex),
            x,
            y,
            size,
            size,
            _TOKEN,
            spoken=spoken,
            story=nature(diagram, vertex),
        )


def vertex_spoken(state: int) -> Phrase:
    """Name and points of a vertex, or that it is none."""
    if KIND[state] < 0:
        waits = STANDING[state] is VertexStatus.REPAIRABLE
        return say(f"{G}spot-waits" if waits else f"{G}spot-invalid")
    return say(f"{G}spot-vertex", vertex=vertex_name(KIND[state]), points=WORTH[state])


def token_art(diagram: Diagram, vertex: int) -> VertexToken:
    """A token, its rim in the colours of what meets there.

    A debt waits; a bad one is past repair, or complete and wrong.
    """
    state = diagram.corners[vertex]
    end: End = "a" if any(END_A[edge] == vertex for edge in AROUND[vertex]) else "b"
    if KIND[state] < 0:
        waits = STANDING[state] is VertexStatus.REPAIRABLE
        return VertexToken(-1, end, "debt" if waits else "bad")
    cards = {DIRECTION[edge]: KEYS[card_at(diagram, edge)] for edge in AROUND[vertex]}
    return VertexToken(WORTH[state], end, (cards[0], cards[1], cards[2]))


def _lights(view: View, side: int, diagram: Diagram, frame: Frame) -> Iterator[Spot]:
    """Valid loops and missions, where they count."""
    if view.scoring:
        real = real_loops(diagram)
        for ring in diagram.loops():
            tells = "loop-tells" if ring in real else "loop-game"
            x, y = frame.ring(ring)
            big = frame.length > 30
            yield Spot(
                f"loop:{side}:{ring}",
                Loop(),
                x,
                y,
                1.1 * frame.length,
                1.1 * frame.length,
                _LOOP,
                literal(f"+{LOOP_BONUS}"),
                say(f"{G}loop-spoken") if big else None,
                meaning=say(f"{G}loop-spoken"),
                story=say(f"{G}{tells}") if big else None,
            )
    if view.scoring == EXPERT:
        lit = {edge for edges in missions(diagram).values() for edge in edges}
        size = GRIP * frame.length
        for edge in sorted(lit):
            x, y = frame.edge(edge)
            art = Shine(WAYS[DIRECTION[edge]])
            yield Spot(f"shine:{side}:{edge}", art, x, y, size, size, _GLOW)


def _flags(view: View, frame: Frame) -> Iterator[Spot]:
    """Markers of partners on places to use and to keep clear: along the edge, not in its middle.

    The first marker of an edge lies at its emptier end, where no token can be.
    """
    size = max(LEAST, FLAG * frame.length)
    marked = [
        (edge, kind, side)
        for kind, markers in (("want", view.wants), ("avoid", view.avoids))
        for side, edge in enumerate(markers)
        if edge != NOWHERE
    ]
    for number, (edge, kind, side) in enumerate(marked):
        before = sum(other == edge for other, _, _ in marked[:number])
        steps = max(1, sum(other == edge for other, _, _ in marked) - 1)
        (x, y), (ax, ay) = frame.edge(edge), frame.vertex(emptier(view, edge))
        aside = 2 * _ASIDE * (1 - 2 * before / steps)
        if not before:
            grip = GRIP * frame.length
            yield Spot(f"asked:{edge}", Free(WAYS[DIRECTION[edge]]), x, y, grip, grip, _CARD)
        spoken = say(f"{G}flag-{kind}", who=seat_name(side))
        yield Spot(
            f"flag:{kind}:{side}",
            Flag(kind == "want", side + 1),
            x + aside * (ax - x),
            y + aside * (ay - y),
            size,
            size,
            _FLAG,
            spoken=spoken,
            source=f"panel:{side}",
            story=spoken,
        )


def emptier(view: View, edge: int) -> int:
    """The end of a marked edge at which the first marker lies: one that no card touches yet."""
    corners = pattern(view.diagrams[0]).corners
    return END_B[edge] if corners[END_A[edge]] and not corners[END_B[edge]] else END_A[edge]
