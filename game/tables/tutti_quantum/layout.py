"""Everything that lies on the table of Tutti Quantum, as spots."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.core.contract import Seat
from game.core.phrase import say
from game.rules.tutti_quantum.state import (
    BEGIN,
    COOP,
    GONE,
    HAND,
    HIDDEN,
    OVER,
    PICK,
    REFILL,
    SECRET,
    TALK,
    View,
    own_hands,
)
from game.rules.tutti_quantum.vertex import KEYS
from game.tables.pictures import Button, Icon, Label, Line
from game.tables.sheet import Rect, Sheet
from game.tables.table import Spot, row
from game.tables.tutti_quantum import panels
from game.tables.tutti_quantum.board import large
from game.tables.tutti_quantum.geometry import (
    BREADTH,
    NAME,
    NAME_DOWN,
    PILE,
    Lying,
    Plan,
)
from game.tables.tutti_quantum.pictures import Feynman, FeynmanBack, Shelf
from game.tables.tutti_quantum.touches import card_id, prompt
from game.tables.tutti_quantum.vertex_chart import chart
from game.tables.tutti_quantum.wording import G, card_name, own_side, side_name

_SHELF, _CARD, _WORDS = 0, 10, 14
ASKS = 26.0
"""Size of the mark on the pile: a touch there shows what the vertices bring."""
MARKS = (0.36, 0.325, 0.0)
"""Parts of a narrow row for three buttons: the longest words first, the last without an icon."""


def layout(view: View, seat: Seat, sheet: Sheet) -> list[Spot]:
    """The whole table as this seat sees it: its diagram large, its cards below, others right."""
    viewer = max(seat, 0)
    plan = panels.plan(view, sheet)
    return [
        *_shelf(view, viewer, plan),
        *large(view, own_side(view, viewer), plan),
        *panels.column(view, viewer, plan),
        *(_together(view, viewer, plan) if view.mode == COOP else _competing(view, viewer, plan)),
    ]


def closer(view: View, spot: str, sheet: Sheet) -> list[Spot]:
    """The diagram of another side, as large as the own one; for the pile the chart of points."""
    if spot == "pile":
        return chart(view, tall=sheet.tall)
    kind, _, side = spot.partition(":")
    if kind != "panel" or view.mode == COOP or not view.diagrams[int(side)]:
        return []
    return list(large(view, int(side), panels.plan(view, sheet)))


def _shelf(view: View, viewer: Seat, plan: Plan) -> Iterator[Spot]:
    """The rim below the board: what is asked, and how far the game is."""
    yield Spot("shelf", Shelf(), *plan.shelf.placed, _SHELF)
    mine = view.mover == viewer
    style = Label("yellow", 20, "left", bold=True) if mine else Label("second", 20, "left")
    yield Spot("prompt", style, *plan.prompt.placed, _WORDS, prompt(view, viewer))
    if view.mode != COOP:
        ends = view.phase in (SECRET, OVER)
        caption = say(f"{G}round", round=min(view.round + 1, view.rounds), rounds=view.rounds)
        yield Spot(
            "round",
            Label("second", 18, "right"),
            *plan.round.placed,
            _WORDS,
            say(f"{G}round-secret") if ends else caption,
        )
    else:
        caption = say(f"{G}cards-of", laid=len(view.diagrams[0]), all=panels.cards_in_all(view))
        yield Spot("round", Label("second", 18, "right"), *plan.round.placed, _WORDS, caption)


def _flat(
    spot: str, card: int, count: int, x: float, lying: Lying, source: str = ""
) -> Iterator[Spot]:
    """A card lying flat, several of a kind as one, its name below."""
    name, length = card_name(card), lying.length
    called = say(f"{G}spot-cards", card=name, n=count) if count > 1 else name
    yield Spot(
        spot,
        Feynman(KEYS[card], count),
        x,
        lying.y,
        length,
        BREADTH * length,
        _CARD,
        spoken=called,
        source=source,
        codex=_codex(card),
    )
    shown = say(f"{G}name-times", card=name, n=count) if count > 1 else name
    yield Spot(
        f"{spot}:name",
        Label("second", 18),
        x,
        lying.y + NAME_DOWN,
        length + lying.more,
        lying.words,
        _WORDS,
        shown,
    )


def _codex(card: int) -> str:
    """The particle to read about: for a quark the lightest one."""
    return ("up", "electron", "gluon", "photon", "higgs")[card]


def _grouped(cards: Sequence[int]) -> list[tuple[int, int]]:
    """(kind, how many), in the order of kinds."""
    return [(card, cards.count(card)) for card in sorted(set(cards))]


# --- competing ----------------------------------------------------------------------------------


def _competing(view: View, viewer: Seat, plan: Plan) -> Iterator[Spot]:
    """The secret card left, the row in the middle, the pile right."""
    side = own_side(view, viewer)
    groups = _grouped(view.row)
    secret = view.secrets[side]
    aside, lying = plan.row(len(view.diagrams) + 1, len(groups))
    if secret != GONE:
        yield from _secret(view, side, secret, aside)
    if not plan.sheet.tall:
        yield Spot("divider", Line("plain"), aside.right, aside.y + 6, 4, 104, _SHELF)
    xs = row(len(groups), lying.left, lying.right, lying.length, lying.gap)
    for (card, count), x in zip(groups, xs, strict=True):
        yield from _flat(
            card_id(view._replace(phase=PICK), side, card), card, count, x, lying, "pile"
        )
    if view.phase == SECRET:
        yield from _revealed(view, side, plan)
    yield from _pile(
        view, (plan.right - PILE / 2 - (24 if plan.sheet.tall else 0), aside.y), aside.words
    )


def _revealed(view: View, own: int, plan: Plan) -> Iterator[Spot]:
    """The secret cards of the other sides, shown where the row was until they are played."""
    others = [
        other
        for other, card in enumerate(view.secrets)
        if other != own and card not in (GONE, HIDDEN)
    ]
    _, lying = plan.row(len(view.diagrams) + 1, len(others))
    xs = row(len(others), lying.left, lying.right, lying.length, lying.gap)
    for other, x in zip(others, xs, strict=True):
        name = say(f"{G}secret-of", who=side_name(view, other), card=card_name(view.secrets[other]))
        for spot in _flat(f"secret:{other}", view.secrets[other], 1, x, lying, f"panel:{other}"):
            if isinstance(spot.art, Label):
                yield spot._replace(label=side_name(view, other))
            else:
                yield spot._replace(spoken=name)


def _secret(view: View, side: int, secret: int, aside: Lying) -> Iterator[Spot]:
    """The viewer's own secret card; its back for those who may not see it."""
    length, x, y = aside.length, aside.left + aside.length / 2, aside.y
    size = (length, BREADTH * length)
    name_w = length + aside.more
    # A long name begins at the edge of the table, not before it.
    name_x = max(x, aside.left - 12 + name_w / 2)
    if secret == HIDDEN:
        yield Spot(f"secret:{side}", FeynmanBack(), x, y, *size, _CARD)
        caption = say(f"{G}secret-hidden")
    else:
        caption = say(f"{G}secret", card=card_name(secret))
        yield Spot(
            f"secret:{side}",
            Feynman(KEYS[secret], secret=True),
            x,
            y,
            *size,
            _CARD,
            spoken=caption,
            codex=_codex(secret),
        )
    yield Spot(
        f"secret:{side}:name",
        Label("second", 18),
        name_x,
        y + NAME_DOWN,
        name_w,
        aside.words,
        _WORDS,
        caption,
    )


def _pile(view: View, at: tuple[float, float], high: float) -> Iterator[Spot]:
    if view.pile:
        x, y = at
        size = (PILE, BREADTH * PILE)
        caption, spoken = say(f"{G}pile", n=view.pile), say(f"{G}chart", n=view.pile)
        yield Spot("pile", FeynmanBack(), x, y, *size, _SHELF + 1, spoken=spoken)
        corner = (x + 0.42 * PILE, y - 0.24 * PILE)
        yield Spot("pile:asks", Icon("help", "text"), *corner, ASKS, ASKS, _SHELF + 2)
        yield Spot(
            "pile:count", Label("second", 18), x, y + NAME_DOWN, PILE + 44, high, _WORDS, caption
        )


# --- together -----------------------------------------------------------------------------------


def _together(view: View, viewer: Seat, plan: Plan) -> Iterator[Spot]:
    """The viewer's hand or hands, the pile, and what there is to say."""
    hands = own_hands(viewer, view.seats)
    both = len(hands) > 1
    for place, side in enumerate(hands):
        lying = plan.hand(place, HAND, both=both)
        left, length = lying.left, lying.length
        acts = view.turn == side and view.phase != OVER
        for i, (card, count) in enumerate(_grouped(view.hands[side])):
            x = left + length / 2 + i * (length + lying.gap)
            for spot in _flat(card_id(view, side, card), card, count, x, lying, "pile"):
                lower = 8 if both and not isinstance(spot.art, Label) else 0
                yield spot._replace(dim=both and not acts, y=spot.y + lower)
        if both:
            caption = say(f"{G}hand", n=side + 1)
            yield Spot(
                f"hand:{side}",
                Label("second", 18, "left"),
                left + 74,
                lying.y - 46,
                148,
                22,
                _WORDS,
                caption,
            )
    if view.mover == viewer:
        yield from _choices(view, plan)
    asked = view.phase in (REFILL, BEGIN, TALK) and view.mover == viewer
    if plan.sheet.tall and both:
        # Two hands fill the row: the pile lies where the buttons would be.
        if not asked:
            yield from _pile(view, (plan.pile[0], plan.second_y), NAME)
    elif plan.sheet.tall or not asked:
        yield from _pile(view, plan.pile, NAME if plan.sheet.tall else 22.0)


def _choices(view: View, plan: Plan) -> Iterator[Spot]:
    """Buttons for what is not a placement."""
    hands = "-hand" if view.seats == 1 else ""
    kinds: tuple[tuple[str, Button, str], ...] = ()
    if view.phase == BEGIN:
        kinds = (
            ("begin", Button("primary"), f"begin{hands}"),
            ("wait", Button("outline"), f"wait{hands}"),
        )
    elif view.phase == REFILL:
        kinds = (("draw", Button("primary"), "draw"), ("swap", Button("outline", "swap"), "swap"))
    elif view.phase == TALK:
        marks = [
            kind
            for kind, markers in (("want", view.wants), ("avoid", view.avoids))
            if markers[view.turn] < 0
        ]
        icons = {"want": Button("outline", "check"), "avoid": Button("outline", "cross")}
        kinds = (
            *((kind, icons[kind], kind) for kind in marks),
            ("hush", Button("primary"), "hush"),
        )
    left, right, y, high = plan.says
    if view.seats == 1 and not plan.sheet.tall:
        left = 580.0
    area = Rect.between(left, y - high / 2, right, y + high / 2)
    parts = MARKS if plan.sheet.tall and len(kinds) == 3 else [0.0] * len(kinds)
    boxes = area.columns(*(part * area.w for part in parts), gap=14)
    for (kind, look, key), box in zip(kinds, boxes, strict=True):
        label = say(f"{G}{key}")
        yield Spot(f"say:{kind}", look, *box.placed, _CARD, label, label)
