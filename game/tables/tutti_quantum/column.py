"""The panels of scores: what the diagrams would bring if the game ended now."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.contract import Seat
from game.core.phrase import Phrase, literal, say
from game.rules.tutti_quantum.missions import BONUS, MISSION_KEYS, missions
from game.rules.tutti_quantum.score import EXPERT, Score, count
from game.rules.tutti_quantum.state import (
    CARDS_TOGETHER,
    COOP,
    OVER,
    TEAMS,
    View,
    own_hands,
    side_of,
)
from game.tables.pictures import Chip, Icon, Ink, Label, Panel, Player
from game.tables.sheet import Sheet
from game.tables.table import Spot
from game.tables.tutti_quantum.board import small
from game.tables.tutti_quantum.geometry import BREADTH, BROAD, Box, Plan, lines_for, plan_for
from game.tables.tutti_quantum.pictures import Bead, FeynmanBack
from game.tables.tutti_quantum.wording import (
    G,
    diagram_of,
    mate,
    mission_name,
    own_side,
    seat_name,
    side_name,
)

_SHEET, _PICTURE, _WORDS = 0, 3, 6
GAP = 10.0
LEAST = 78.0
"""Height of somebody else's panel, at least."""


def cards_in_all(view: View) -> int:
    """Cards of the common diagram when it is finished."""
    return CARDS_TOGETHER[len(view.hands)]


def plan(view: View, sheet: Sheet) -> Plan:
    """Where things lie: on a tall sheet the panels above the board are as high as they need be."""
    if not sheet.tall:
        return plan_for(sheet)
    broad = sheet.w >= BROAD
    own = _own_height(view) - (36.0 if broad and view.scoring != EXPERT else 0.0)
    least = (66.0 if broad else LEAST) + GAP
    lines = 2 if view.mode == COOP else lines_for(sheet, len(view.diagrams) + 1)
    return plan_for(sheet, max(own, least * (len(view.diagrams) - 1) - GAP), lines)


def column(view: View, viewer: Seat, plan: Plan) -> Iterator[Spot]:
    """The viewer's own count, and below it, on a tall sheet right of it, everybody else."""
    side, area = own_side(view, viewer), plan.scores
    left, top = area.x - area.w / 2, area.y - area.h / 2
    others = _others(view, viewer)
    own = Box(area.x, top + _own_height(view) / 2, area.w, _own_height(view))
    rest = Box.between(left, top + own.h + GAP, left + area.w, top + area.h)
    if plan.sheet.tall:
        half = (area.w - GAP) / 2 if others else min(area.w, 340.0)
        own = Box.between(left, top, left + half, top + area.h)
        rest = Box.between(left + half + GAP, top, left + area.w, top + area.h)
    yield from _own(view, viewer, side, own)
    if not others:
        return
    high = (rest.h - GAP * (len(others) - 1)) / len(others)
    if view.mode == COOP:
        high = min(high, 104.0)
    for i, other in enumerate(others):
        y = rest.y - rest.h / 2 + i * (high + GAP) + high / 2
        box = Box(rest.x, y, rest.w, high)
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


def _label(spot: str, words: Phrase, box: tuple[float, float, float, float], art: Label) -> Spot:
    return Spot(spot, art, *box, _WORDS, words)


def _standing(view: View) -> Phrase:
    """What a figure means: how it stands now, or how it ended."""
    return say(f"{G}now" if view.mover >= 0 else f"{G}final")


def _own(view: View, viewer: Seat, side: int, box: Box) -> Iterator[Spot]:
    mine = view.mover == viewer
    diagram = diagram_of(view, side)
    score = count(diagram, view.scoring)
    top, left = box.y - box.h / 2, box.x - box.w / 2
    yield Spot("own", Panel("yellow") if mine else Panel(), *box, _SHEET)
    if view.mode == COOP:
        title, under = side_name(view, 0), _standing(view)
    else:
        team = view.mode == TEAMS
        title = side_name(view, side)
        under = mate(view, side) if team else _standing(view)
    if view.mode in (COOP, TEAMS):
        yield _label(
            "own:name",
            title,
            (box.x, top + 24, box.w - 36, 28),
            Label("text", 20, "left", bold=True),
        )
        yield _label(
            "own:under", under, (box.x, top + 50, box.w - 36, 24), Label("second", 18, "left")
        )
    else:
        yield Spot("own:seat", Player(viewer), left + 42, top + 38, 52, 52, _PICTURE)
        yield _label(
            "own:name",
            title,
            (box.x + 38, top + 26, box.w - 88, 26),
            Label("text", 20, "left", bold=True),
        )
        yield _label(
            "own:under", under, (box.x + 38, top + 52, box.w - 88, 24), Label("second", 18, "left")
        )
    if view.mode != COOP and view.first == side and view.phase != OVER:
        yield _pawn(box, top + 26)
    foot = box.y + box.h / 2 - (112 if view.scoring == EXPERT else 0)
    middle = (top + 66 + foot - 46) / 2
    figure, style = literal(_figure(score.total)), Label("text", 52, "left", bold=True)
    yield Spot(f"points:{side}", style, left + 84, middle, 132, 58, _WORDS, figure)
    start = left + (128 if box.w >= 270 else 96)
    yield from _extras(view, score, Box.between(start, middle - 29, left + box.w - 8, middle + 29))
    yield from _tokens(score, Box(box.x, foot - 28, box.w - 20, 40))
    if view.scoring == EXPERT:
        yield from _missions(view, side, box, foot - 4)


def _pawn(box: Box, y: float) -> Spot:
    """Who picks first in this round."""
    return Spot(
        "first", Chip("yellow"), box.x + box.w / 2 - 42, y, 64, 26, _WORDS, say(f"{G}first")
    )


def _figure(points: int) -> str:
    return str(points) if points >= 0 else f"\u2212{-points}"


def _extras(view: View, score: Score, box: Box) -> Iterator[Spot]:
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
        y = box.y - box.h / 2 + pitch * (i + 0.5)
        ink: Ink = "danger" if view.mode == COOP and score.invalid and len(lines) == 1 else "green"
        yield _label(f"own:extra:{i}", line, (box.x, y, box.w, pitch), Label(ink, 18, "left"))


def _tokens(score: Score, box: Box) -> Iterator[Spot]:
    """How many vertices of each worth there are."""
    counts = [(points, n) for points, n in zip((2, 3, 4, 6), score.valued[::-1], strict=True) if n]
    if score.invalid:
        counts.append((-1, score.invalid))
    pitch = min(64.0, box.w / max(1, len(counts)))
    size = min(28.0, pitch - 27)
    for i, (points, n) in enumerate(counts):
        x = box.x - box.w / 2 + pitch * i + 4 + size / 2
        yield Spot(f"own:token:{points}", Bead(points), x, box.y, size, size, _PICTURE)
        yield _label(
            f"own:times:{points}",
            say(f"{G}times", n=n),
            (x + size / 2 + 15, box.y, 28, 26),
            Label("text", 18, "left"),
        )


def _missions(view: View, side: int, box: Box, top: float) -> Iterator[Spot]:
    """The four missions, lit when found."""
    fulfilled = missions(diagram_of(view, side))
    for mission, points in enumerate(BONUS):
        words = say(f"{G}mission-line", mission=mission_name(mission), points=points)
        look = Label("second", 18, "left")
        y = top + 14 + 26 * mission
        mark = Icon("points", "quiet")
        if mission in fulfilled:
            look, mark = Label("yellow", 18, "left", bold=True), Icon("check", "yellow")
        yield Spot(f"mission:{mission}:mark", mark, box.x - box.w / 2 + 28, y, 20, 20, _PICTURE)
        label = _label(f"mission:{mission}", words, (box.x + 18, y, box.w - 60, 26), look)
        # Found or not: touched, it tells what it is in nature.
        tells = say(f"{G}tells-{MISSION_KEYS[mission]}")
        yield label._replace(spoken=words, story=tells)


def _rival(view: View, side: int, box: Box) -> Iterator[Spot]:
    """Another side: who, how many points, and its diagram small."""
    top, left = box.y - box.h / 2, box.x - box.w / 2
    acts = view.mover >= 0 and side_of(view.mover, view.mode, view.seats) == side
    score = count(diagram_of(view, side), view.scoring)
    yield Spot(f"panel:{side}", Panel("yellow") if acts else Panel(), *box, _SHEET)
    points = say(f"{G}points", points=score.total)
    wide = box.h > 180
    face = left + 36, top + 34
    low = box.h < 108
    if low:
        face = left + 25, box.y
    if view.mode != TEAMS:
        large = 38 if low else 46
        yield Spot(f"seat:{side}", Player(side), *face, large, large, _PICTURE)
    name = side_name(view, side)
    if wide:
        yield _label(
            f"name:{side}",
            name,
            (box.x + 30, top + 22, box.w - 84, 26),
            Label("text", 20, "left", bold=True),
        )
        yield _label(
            f"points:{side}", points, (left + 132, top + 48, 120, 24), Label("second", 18, "left")
        )
        picture = Box(box.x, top + 66 + (box.h - 76) / 2, box.w - 24, box.h - 84)
    elif low:
        room = 0.68 * box.w - 50
        at = left + 50 + room / 2
        style = Label("text", 18, "left", bold=True)
        yield _label(f"name:{side}", name, (at, box.y - 14, room, 24), style)
        under = Label("second", 18, "left")
        yield _label(f"points:{side}", points, (at, box.y + 14, room, 24), under)
        picture = Box.between(left + 0.69 * box.w, top + 6, left + box.w - 6, top + box.h - 6)
    else:
        yield _label(
            f"name:{side}", name, (left + 66, top + 74, 116, 24), Label("text", 18, bold=True)
        )
        yield _label(f"points:{side}", points, (left + 66, top + 98, 116, 22), Label("second", 18))
        picture = Box(left + box.w - 74, box.y, box.w - 140, box.h - 14)
    if view.first == side and view.phase != OVER:
        spot_at = (box.x + box.w / 2 - 42, top + 48) if wide else (left + 100, top + 34)
        if low:
            spot_at = left + box.w - 40, top + box.h - 14
        yield Spot(f"first:{side}", Chip("yellow"), *spot_at, 64, 26, _WORDS, say(f"{G}first"))
    yield from small(view, side, picture)


def _partner(view: View, side: int, box: Box) -> Iterator[Spot]:
    """A partner: who, and how many cards in hand."""
    top, left = box.y - box.h / 2, box.x - box.w / 2
    acts = view.turn == side and view.phase != OVER
    yield Spot(f"panel:{side}", Panel("yellow") if acts else Panel(), *box, _SHEET)
    yield Spot(f"seat:{side}", Player(side), left + 38, box.y, 52, 52, _PICTURE)
    low = box.h < 84
    room = 0.6 * box.w - 72 if low else box.w - 78
    at = left + 70 + room / 2, box.y if low else top + 24
    style = Label("text", 20, "left", bold=True)
    yield _label(f"name:{side}", seat_name(side), (*at, room, 26), style)
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
        )
