"""A chart for a touch on the pile: what each vertex brings, and the cards that are to come."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.core.phrase import say
from game.rules.tutti_quantum.diagram import AROUND, DIRECTION, END_A, Laid, pattern
from game.rules.tutti_quantum.state import View
from game.rules.tutti_quantum.vertex import CARD_OF, CHARGED, DECK, KEYS, KIND_POINTS, POINTS
from game.tables.pictures import Label, Panel
from game.tables.table import Spot
from game.tables.tutti_quantum.board import edge_art, token_art, vertex_spoken
from game.tables.tutti_quantum.geometry import BREADTH, Frame
from game.tables.tutti_quantum.pictures import GRIP, Feynman
from game.tables.tutti_quantum.wording import G, card_name, nature

CELL_W, CELL_H = 200.0, 176.0
"""Room of a vertex with its three cards."""
LENGTH = 82.0
"""Length of these cards."""
TOKEN = 44.0
BROAD, NARROW = 4, 3
"""Vertices beside each other."""
RULES = 3
"""The rules page about vertices."""
HEADING, CARD = 34.0, 104.0
"""Height of the line above the cards to come, and their length."""
_PANEL, _CARD, _TOKEN = 1, 4, 6

_VERTEX = END_A[0]
"""A vertex whose three edges all lie on the board: up, down left, down right."""
_UP, _LEFT, _RIGHT = sorted(AROUND[_VERTEX], key=DIRECTION.__getitem__)


def vertices(columns: int) -> list[Spot]:
    """The seven valid vertices with their tokens, those that bring least first."""
    kinds = sorted(range(len(POINTS)), key=KIND_POINTS.__getitem__)
    return [
        spot
        for place, kind in enumerate(kinds)
        for spot in _vertex(
            kind, CELL_W * (place % columns + 0.5), CELL_H * (place // columns + 0.5)
        )
    ]


def illustration(page: int, *, tall: bool) -> list[Spot]:
    """The vertices on the rules page about them: to be looked at."""
    if page != RULES:
        return []
    shown = vertices(BROAD if tall else len(POINTS))
    return [spot._replace(spoken=None, story=None) for spot in shown]


def chart(view: View, *, tall: bool) -> list[Spot]:
    """The vertices, and below them how many cards of each kind this seat has not seen yet."""
    columns = NARROW if tall else BROAD
    shown = vertices(columns)
    top = CELL_H * -(-len(POINTS) // columns) + 8
    wide = CELL_W * columns
    style, words = Label("second", 20), say(f"{G}chart-unseen")
    shown.append(
        Spot("chart:unseen", style, wide / 2, top + HEADING / 2, wide, HEADING, _CARD, words)
    )
    shown.extend(_to_come(unseen(view), top + HEADING, wide))
    return shown


def unseen(view: View) -> list[int]:
    """Of each kind, how many cards lie where the seat of this view cannot see them."""
    left = list(DECK)
    seen = [card for diagram in view.diagrams for _, card, _ in diagram]
    for pile in (view.row, view.secrets, *view.hands, *view.thrown):
        seen.extend(card for card in pile if card >= 0)
    for card in seen:
        left[card] -= 1
    return left


def _vertex(kind: int, x: float, y: float) -> Iterator[Spot]:
    """Three cards around their token; the whole cell can be touched, and tells its nature."""
    laid = _cards(kind)
    diagram = pattern(laid)
    state = diagram.corners[_VERTEX]
    name = f"chart:{kind}"
    yield Spot(
        name,
        Panel(),
        x,
        y,
        CELL_W - 10,
        CELL_H - 8,
        _PANEL,
        spoken=vertex_spoken(state),
        story=nature(diagram, _VERTEX),
    )
    at = Frame(0, 0, LENGTH).vertex(_VERTEX)
    # The card that points up is longer than what the other two stand out below.
    frame = Frame(x - at[0], y - at[1] + LENGTH / 4, LENGTH)
    for edge, card, facing in laid:
        art = edge_art(edge, card, facing)
        size = GRIP * LENGTH
        yield Spot(f"{name}:{edge}", art, *frame.edge(edge), size, size, _CARD)
    yield Spot(
        f"{name}:token",
        token_art(diagram, _VERTEX),
        *frame.vertex(_VERTEX),
        TOKEN,
        TOKEN,
        _TOKEN,
    )


def _cards(kind: int) -> tuple[Laid, ...]:
    """A line from the left to the right with the third card above."""
    cards = [CARD_OF[end] for end in tuple(POINTS)[kind]]
    runs = CHARGED[cards[0]]
    laid = [(_LEFT, cards[0], int(runs)), (_RIGHT, cards[1], 0), (_UP, cards[2], 0)]
    # The first card of a diagram lies on edge 0.
    return tuple(sorted(laid, key=lambda one: one[0] != 0))


def _to_come(left: Sequence[int], top: float, wide: float) -> Iterator[Spot]:
    """A card of each kind, and how many there are; a pale one: none."""
    pitch = wide / len(left)
    high = BREADTH * CARD
    for card, n in enumerate(left):
        x = pitch * (card + 0.5)
        spoken = say(f"{G}chart-left", card=card_name(card), n=n, all=DECK[card])
        yield Spot(
            f"chart:left:{KEYS[card]}",
            Feynman(KEYS[card]),
            x,
            top + high / 2,
            CARD,
            high,
            _CARD,
            spoken=spoken,
            story=spoken,
            dim=n == 0,
        )
        at = x, top + high + 16
        yield Spot(
            f"chart:times:{KEYS[card]}",
            Label("text", 22, bold=True),
            *at,
            pitch - 8,
            30,
            _CARD,
            say(f"{G}times", n=n),
        )
