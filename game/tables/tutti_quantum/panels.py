"""The panels of scores: what the diagrams would bring if the game ended now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game.core.contract import Seat
from game.core.phrase import Phrase, literal, say
from game.rules.tutti_quantum.diagram import Diagram
from game.rules.tutti_quantum.scoring import BONUS, EXPERT, MISSION_KEYS, Score, count, missions
from game.rules.tutti_quantum.state import (
    CARDS_TOGETHER,
    COOP,
    OVER,
    TEAMS,
    View,
    own_hands,
    side_of,
)
from game.rules.tutti_quantum.vertex import STANDING, VertexStatus
from game.tables.pictures import Align, Chip, Icon, Ink, Label, Panel, Player
from game.tables.sheet import Rect, Sheet
from game.tables.table import Spot, seat_name
from game.tables.tutti_quantum.board import small
from game.tables.tutti_quantum.geometry import BREADTH, BROAD, Plan, lines_for, plan_for
from game.tables.tutti_quantum.pictures import Bead, FeynmanBack
from game.tables.tutti_quantum.wording import (
    G,
    diagram_of,
    mate,
    mission_name,
    own_side,
    side_name,
)

_SHEET, _PICTURE, _WORDS = 0, 3, 6
GAP = 10.0
FIRST, ROOMY = 64.0, 320.0
"""Width of the word for who picks first, and of a panel that has room for it beside a name."""
TWO_LINES = 230.0
"""A narrower own panel says in two lines what its figure means."""
OWN_WIDE = 266.0
"""Width that the own panel needs for its sentences."""
HIGH, LOW = 180.0, 108.0
"""Height of a rival's panel above which its diagram lies below the name, and below which name and
points share a line with it."""
LEAST = 78.0
"""Height of another side's panel, at least."""


def cards_in_all(view: View) -> int:
    """Cards of the common diagram when it is finished."""
    return CARDS_TOGETHER[len(view.hands)]


def plan(view: View, sheet: Sheet) -> Plan:
    """Places of everything: on a tall sheet panels above the board are as high as they need be."""
    if not sheet.tall:
        return plan_for(sheet)
    broad = sheet.w >= BROAD
    own = _own_height(view) - (36.0 if broad and view.scoring != EXPERT else 0.0)
    least = (66.0 if broad else LEAST) + GAP
    lines = 2 if view.mode == COOP else lines_for(sheet, len(view.diagrams) + 1)
    return plan_for(sheet, max(own, least * (len(view.diagrams) - 1) - GAP), lines)


def column(view: View, viewer: Seat, plan: Plan) -> Iterator[Spot]:
    """The viewer's own count, and below it, on a tall sheet right of it, the other sides."""
    side, area = own_side(view, viewer), plan.scores
    left, top = area.left, area.top
    others = _others(view, viewer)
    own = Rect.around(area.x, top + _own_height(view) / 2, area.w, _own_height(view))
    rest = Rect.between(left, top + own.h + GAP, left + area.w, top + area.h)
    if plan.sheet.tall:
        half = (area.w - GAP) / 2 if others else min(area.w, 340.0)
        if others and (view.mode == COOP or view.scoring == EXPERT):
            # Sentences stand on the own one, and only names on the others.
            half = max(half, OWN_WIDE)
        elif len(others) > 1:
            half = min(half, 0.42 * area.w)
        own = Rect.between(left, top, left + half, top + area.h)
        rest = Rect.between(left + half + GAP, top, left + area.w, top + area.h)
    yield from _own(view, viewer, side, own, plan)
    if not others:
        return
    high = (rest.h - GAP * (len(others) - 1)) / len(others)
    if view.mode == COOP:
        high = min(high, 104.0)
    for i, other in enumerate(others):
        y = rest.top + i * (high + GAP) + high / 2
        box = Rect.around(rest.x, y, rest.w, high)
        if view.mode == COOP:
            yield from _partner(view, other, box)
        else:
            yield from _rival(view, other, box)


def _others(view: View, viewer: Seat) -> list[int]:
    """Rival sides, or partners, clockwise from the viewer."""
    if view.mode == COOP:
        hands = len(view.hands)
        own = own_hands(viewer, view.seats)
        return [(viewer + i) % hands for i in range(1, hands) if (viewer + i) % hands not in own]
    sides = len(view.diagrams)
    own_one = own_side(view, viewer)
    return [(own_one + i) % sides for i in range(1, sides)]


def _own_height(view: View) -> float:
    high = 196.0 if len(view.diagrams) <= 2 else 168.0
    return high + (112.0 if view.scoring == EXPERT else 0.0)


def _standing(view: View) -> Phrase:
    """Meaning of a figure: the score now, or at the end."""
    return say(f"{G}now" if view.mover >= 0 else f"{G}final")


def _own(view: View, viewer: Seat, side: int, box: Rect, plan: Plan) -> Iterator[Spot]:
    mine = view.mover == viewer
    diagram = diagram_of(view, side)
    score = count(diagram, view.scoring)
    top, left = box.top, box.left
    yield Spot("own", Panel("yellow") if mine else Panel(), *box.placed, _SHEET)
    yield from _titled(view, viewer, side, box)
    if _goes_first(view, side):
        yield _pawn(view, box)
    foot = box.bottom - (112 if view.scoring == EXPERT else 0)
    middle = (top + 66 + foot - 46) / 2
    figure, style = literal(_figure(score.total)), Label("text", 52, "left", bold=True)
    # Where the word for the first side stands below the portrait, the score makes room.
    lower = 11 if _goes_first(view, side) and not _first_beside(view, box) else 0
    yield Spot(f"points:{side}", style, left + 84, middle + lower, 132, 58, _WORDS, figure)
    start, high = left + (128 if box.w >= 270 else 96), 40 if plan.sheet.tall else 29
    yield from _extras(
        view, score, Rect.between(start, middle - high, left + box.w - 8, middle + high)
    )
    row = Rect.around(box.x, foot - 28, box.w - 20, 40)
    yield from _tokens(score, _waiting(diagram), row, SMALL_COUNT if plan.sheet.small else COUNT)
    if view.scoring == EXPERT:
        yield from _missions(view, side, box, foot - 4)


def _titled(view: View, viewer: Seat, side: int, box: Rect) -> Iterator[Spot]:
    """Whose count it is."""
    top, left = box.top, box.left
    title = side_name(view, 0 if view.mode == COOP else side)
    under = mate(view, side) if view.mode == TEAMS else _standing(view)
    bold, plain = Label("text", 20, "left", bold=True), Label("second", 18, "left")
    beside = FIRST + 6 if _goes_first(view, side) and _first_beside(view, box) else 0
    if view.mode in (COOP, TEAMS):
        room = box.w - 36 - beside
        yield Spot("own:name", bold, left + 18 + room / 2, top + 24, room, 28, _WORDS, title)
        yield Spot("own:under", plain, box.x, top + 50, box.w - 36, 24, _WORDS, under)
    else:
        yield Spot("own:seat", Player(viewer), left + 42, top + 38, 52, 52, _PICTURE, meaning=title)
        lower = 24 if box.w >= TWO_LINES else 46
        room = box.w - 88 - beside
        yield Spot("own:name", bold, left + 82 + room / 2, top + 26, room, 26, _WORDS, title)
        at = top + 40 + lower / 2
        yield Spot("own:under", plain, box.x + 38, at, box.w - 88, lower, _WORDS, under)


def _goes_first(view: View, side: int) -> bool:
    return view.mode != COOP and view.first == side and view.phase != OVER


def _first_beside(view: View, box: Rect) -> bool:
    """True where that stands beside the name; else at the portrait: the name has its room."""
    return view.mode == TEAMS or box.w >= ROOMY


def _pawn(view: View, box: Rect) -> Spot:
    """The word for the side that picks first in this round."""
    top, right = box.top, box.right
    beside = _first_beside(view, box)
    at = (right - 42, top + 26) if beside else (box.left + 42, top + 77)
    first, meaning = say(f"{G}first"), say(f"{G}meaning-first")
    return Spot("first", Chip("yellow"), *at, FIRST, 24, _WORDS, first, meaning=meaning)


def _figure(points: int) -> str:
    return str(points) if points >= 0 else f"\u2212{-points}"


def _extras(view: View, score: Score, box: Rect) -> Iterator[Spot]:
    """Beside the figure: loops and missions in it, or whether all is in order together."""
    lines = []
    if view.scoring and score.loops:
        lines.append(say(f"{G}with-loops", points=score.loops))
    if score.missions:
        lines.append(say(f"{G}with-missions", points=score.missions))
    if view.mode == COOP and not lines:
        lines.append(say(f"{G}invalid-now", n=score.invalid))
    pitch = box.h / max(1, len(lines))
    for i, line in enumerate(lines):
        y = box.top + pitch * (i + 0.5)
        ink: Ink = "danger" if view.mode == COOP and score.invalid and len(lines) == 1 else "green"
        yield Spot(f"own:extra:{i}", Label(ink, 18, "left"), box.x, y, box.w, pitch, _WORDS, line)


COUNT, SMALL_COUNT, WIDE_COUNT = 30.0, 33.0, 43.0
"""Widths of "\u00d79" beside a bead, the same on a telephone, and of "\u00d719", in units."""
SMALLEST = 15.0
"""Size of a bead in the own count below which it comes closer to its number."""


def _waiting(diagram: Diagram) -> int:
    """Number of the invalid vertices that a third card can put right."""
    states = (diagram.corners[vertex] for vertex in diagram.vertices())
    return sum(STANDING[state] is VertexStatus.REPAIRABLE for state in states)


def _tokens(score: Score, waiting: int, box: Rect, least: float) -> Iterator[Spot]:
    """Number of vertices of each worth; those that wait for a third card are counted apart."""
    counts = [
        (str(points), Bead(points), n, say(f"{G}meaning-tokens", points=points, n=n))
        for points, n in zip((2, 3, 4, 6), score.valued[::-1], strict=True)
        if n
    ]
    lost = score.invalid - waiting
    if lost:
        counts.append(("lost", Bead(-1), lost, say(f"{G}meaning-lost", n=lost)))
    if waiting:
        waits = say(f"{G}meaning-waits", n=waiting)
        counts.append(("waits", Bead(-1, waits=True), waiting, waits))
    wide = WIDE_COUNT if any(n > 9 for _, _, n, _ in counts) else least
    pitch = min(72.0, box.w / max(1, len(counts)))
    size = min(28.0, max(pitch - wide - 1, min(SMALLEST, pitch - wide + 3)))
    for i, (name, art, n, meaning) in enumerate(counts):
        x = box.left + pitch * i + 4 + size / 2
        bead = Spot(f"own:token:{name}", art, x, box.y, size, size, _PICTURE)
        yield bead._replace(meaning=meaning)
        yield Spot(
            f"own:times:{name}",
            Label("text", 18, "left"),
            x + size / 2 + 1 + wide / 2,
            box.y,
            wide,
            26,
            _WORDS,
            say(f"{G}times", n=n),
        )


def _missions(view: View, side: int, box: Rect, top: float) -> Iterator[Spot]:
    """The four missions, lit when found."""
    fulfilled = missions(diagram_of(view, side))
    for mission, points in enumerate(BONUS):
        words = say(f"{G}mission-line", mission=mission_name(mission), points=points)
        look = Label("second", 18, "left")
        y = top + 14 + 26 * mission
        mark = Icon("points", "quiet")
        if mission in fulfilled:
            look, mark = Label("yellow", 18, "left", bold=True), Icon("check", "yellow")
        yield Spot(
            f"mission:{mission}:mark",
            mark,
            box.left + 28,
            y,
            20,
            20,
            _PICTURE,
            meaning=words,
        )
        label = Spot(f"mission:{mission}", look, box.x + 18, y, box.w - 60, 26, _WORDS, words)
        # Found or not: touched, it tells what it is in nature.
        tells = say(f"{G}tells-{MISSION_KEYS[mission]}")
        yield label._replace(spoken=words, story=tells)


def _rival(view: View, side: int, box: Rect) -> Iterator[Spot]:
    """Another side: who, how many points, and its diagram small."""
    top, left = box.top, box.left
    acts = view.mover >= 0 and side_of(view.mover, view.mode, view.seats) == side
    score = count(diagram_of(view, side), view.scoring)
    sheet = Panel("yellow") if acts else Panel()
    called = say(f"{G}spot-diagram", side=side_name(view, side))
    yield Spot(f"panel:{side}", sheet, *box.placed, _SHEET, spoken=called)
    points = say(f"{G}points", points=score.total)
    low = box.h < LOW
    face = (left + 25, box.y, 38, 38) if low else (left + 36, top + 34, 46, 46)
    if view.mode != TEAMS:
        yield Spot(f"seat:{side}", Player(side), *face, _PICTURE)
    parts = _rival_parts(box)
    bold = Label("text", 20 if box.h > HIGH else 18, parts.align, bold=True)
    yield Spot(f"name:{side}", bold, *parts.name.placed, _WORDS, side_name(view, side))
    plain = Label("second", 18, parts.align)
    room = parts.points
    goes_first = view.first == side and view.phase != OVER
    if goes_first and low:
        right = min(room.right, parts.first[0] - FIRST / 2)
        room = Rect.between(room.left, room.top, right, room.bottom)
    yield Spot(f"points:{side}", plain, *room.placed, _WORDS, points)
    if goes_first:
        first, meaning = say(f"{G}first"), say(f"{G}meaning-first")
        art = Chip("yellow")
        yield Spot(f"first:{side}", art, *parts.first, 64, 26, _WORDS, first, meaning=meaning)
    yield from small(view, side, parts.picture)


class _RivalParts(NamedTuple):
    """Places inside the panel of another side."""

    name: Rect
    points: Rect
    first: tuple[float, float]
    """Middle of the word for the side that picks first."""
    picture: Rect
    """The diagram."""
    align: Align = "left"
    """Of name and points."""


def _rival_parts(box: Rect) -> _RivalParts:
    """Parts of a panel: the diagram below the words in a high one, else right of them."""
    top, left, w, h = box.top, box.left, box.w, box.h
    if h > HIGH:
        return _RivalParts(
            name=Rect.around(box.x + 30, top + 22, w - 84, 26),
            points=Rect(left + 72, top + 36, 120, 24),
            first=(box.right - 42, top + 48) if w >= 250 else (left + 40, top + 74),
            picture=Rect(left + 12, top + 70, w - 24, h - 84),
        )
    if h < LOW:
        room = 0.74 * w - 50
        return _RivalParts(
            name=Rect(left + 50, box.y - 26, room, 24),
            points=Rect(left + 50, box.y + 2, room, 24),
            first=(box.right - 40, box.bottom - 14),
            picture=Rect.between(left + 0.75 * w, top + 6, box.right - 6, box.bottom - 6),
        )
    return _RivalParts(
        name=Rect(left + 7, top + 62, 130, 24),
        points=Rect(left + 7, top + 87, 130, 22),
        first=(left + 100, top + 34),
        picture=Rect.between(left + 140, top + 7, box.right - 7, box.bottom - 7),
        align="middle",
    )


def _partner(view: View, side: int, box: Rect) -> Iterator[Spot]:
    """A partner: who, and how many cards in hand."""
    top, left = box.top, box.left
    acts = view.turn == side and view.phase != OVER
    yield Spot(f"panel:{side}", Panel("yellow") if acts else Panel(), *box.placed, _SHEET)
    yield Spot(
        f"seat:{side}", Player(side), left + 28, box.y, 42, 42, _PICTURE, meaning=seat_name(side)
    )
    low = box.h < 84
    room = 0.6 * box.w - 56 if low else box.w - 56
    at = left + 54 + room / 2, box.y if low else top + 24
    style = Label("text", 20, "left", bold=True)
    yield Spot(f"name:{side}", style, *at, room, 26, _WORDS, seat_name(side))
    length, y = min(64.0, (box.w - 70) / 3 - 4), top + box.h - 36
    start = left + 72
    if low:
        y, start = box.y, left + 0.62 * box.w
    for i in range(len(view.hands[side])):
        x = start + length / 2 + i * (length + 8)
        yield Spot(
            f"hand:{side}:{i}",
            FeynmanBack(),
            x,
            y,
            length,
            BREADTH * length,
            _PICTURE,
            meaning=say(f"{G}meaning-back", seat=seat_name(side)),
        )
