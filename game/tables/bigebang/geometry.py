"""Where everything of Big*Bang lies on the stage."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from game.core.hexgrid import centre
from game.rules.bigebang.board import BOARD
from game.tables.sheet import WIDE, Sheet

PITCH = 64.0
CIRCLE = 56.0
"""Diameter of a circle, in units."""
STACK = 52.0
"""Size of what stands on it."""
SKY = (620.0, 300.0, 860.0, 540.0)
"""Centre, width and height of the ellipse."""


class Box(NamedTuple):
    """A rectangle by its centre."""

    x: float
    y: float
    w: float
    h: float

    @classmethod
    def between(cls, left: float, top: float, right: float, bottom: float) -> Box:
        """The box between these edges."""
        return cls((left + right) / 2, (top + bottom) / 2, right - left, bottom - top)


def _places() -> tuple[tuple[float, float], ...]:
    points = [centre(cell) for cell in BOARD]
    mx = (min(x for x, _ in points) + max(x for x, _ in points)) / 2
    my = (min(y for _, y in points) + max(y for _, y in points)) / 2
    return tuple((SKY[0] + (x - mx) * PITCH, SKY[1] + (y - my) * PITCH) for x, y in points)


PLACES: tuple[tuple[float, float], ...] = _places()
"""The middle of each circle on the wide sheet, in units."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Where everything lies on one sheet."""

    sky: Box
    scale: float
    """Of the board, against the wide sheet's."""
    turned: bool
    """Whether the board is turned by a quarter, clockwise: higher than wide."""
    places: tuple[tuple[float, float], ...]
    """The middle of each circle."""
    tokens: tuple[Box, Box, Box]
    condition: Box
    """ "If both passed now": the words, and below or beside them what would be."""
    lead: Box
    chart: Box
    """The sheet of the chart."""
    chart_title: Box
    pitch: float
    """From stack to stack on the chart."""
    line: Box
    """What is to be said about a picked stack."""
    carbon_title: Box
    carbon: Box
    """The three stacks that make Carbon."""
    rule: Box
    plates: tuple[Box, Box]
    """Who plays: the viewer, the rival."""
    prompt: Box
    way_on: Box
    """The button to pass, to stop."""
    second: Box
    """The button of the answer to a question, when there is one."""
    decay: Box
    sides: tuple[Box, Box]
    """The choice of a side."""
    common: Box
    coins: Box
    puzzle: Box
    score: Box
    medals: Box
    """The first of three lines."""
    unsolved: Box
    tag: float = 72.0
    """Width of what is said at a stack."""

    @property
    def circle(self) -> float:
        """Diameter of a circle."""
        return CIRCLE * self.scale

    @property
    def stack(self) -> float:
        """Size of what stands on it."""
        return STACK * self.scale

    def tag_x(self, x: float) -> float:
        """Where a tag of a stack there may have its middle: not beyond the sky."""
        room = self.sky.w / 2 - 46
        return min(max(x, self.sky.x - room), self.sky.x + room)

    def between(self, a: int, b: int, free: float) -> tuple[float, float, float, float]:
        """A line from circle to circle: its middle, its length less ``free``, its angle."""
        (x1, y1), (x2, y2) = self.places[a], self.places[b]
        length = math.hypot(x2 - x1, y2 - y1) - free
        angle = -math.degrees(math.atan2(y2 - y1, x2 - x1))
        if not -90 < angle <= 90:
            angle += 180
        return (x1 + x2) / 2, (y1 + y2) / 2, max(4.0, length), angle

    def chart_place(self, protons: int, neutrons: int) -> tuple[float, float]:
        """Where the chart shows the stack of so many protons and neutrons."""
        box, pitch = self.chart, self.pitch
        return box.x + pitch * (neutrons - 1), box.y + pitch * (protons - 1)


TRACKER = 106.0
"""Middle of the column left of the board, on the wide sheet."""
CHART = 1106.0
"""The same right of it."""


def _wide() -> Plan:
    return Plan(
        sky=Box(*SKY),
        scale=1.0,
        turned=False,
        places=PLACES,
        tokens=(
            Box(TRACKER, 166, 180, 134),
            Box(TRACKER, 312, 180, 134),
            Box(TRACKER, 458, 180, 134),
        ),
        condition=Box(TRACKER, 34, 176, 30),
        lead=Box(TRACKER, 66, 176, 34),
        chart=Box(CHART, 172, 184, 192),
        chart_title=Box(CHART, 50, 170, 30),
        pitch=60.0,
        line=Box(CHART + 8, 306, 166, 78),
        carbon_title=Box(CHART, 360, 170, 30),
        carbon=Box(CHART, 428, 96, 88),
        rule=Box(CHART, 504, 172, 50),
        plates=(Box(134, 646, 220, 64), Box(368, 646, 220, 64)),
        prompt=Box(722, 636, 440, 64),
        way_on=Box(1090, 646, 200, 80),
        second=Box(1090, 573, 200, 56),
        decay=Box(1090, 560, 200, 64),
        sides=(Box(1090, 572, 200, 68), Box(1090, 650, 200, 68)),
        common=Box(TRACKER, 420, 176, 52),
        coins=Box(TRACKER, 557, 176, 58),
        puzzle=Box(TRACKER, 58, 176, 76),
        score=Box(TRACKER, 170, 180, 128),
        medals=Box(TRACKER, 266, 176, 30),
        unsolved=Box(TRACKER, 420, 176, 76),
    )


TOP, TOKENS, CHARTS, PLATE, KEYS, GAP = 48.0, 96.0, 168.0, 60.0, 66.0, 8.0
"""Heights on a tall sheet, from the top: rival, tokens, (board,) charts, own plate, buttons."""
OWN = 212.0
"""Width of the own plate: a program may sit there, and its name has up to fourteen letters."""
BROAD = 700.0
"""Width from which the tokens stand beside the board."""


def _board(
    room: Box, *, may_turn: bool
) -> tuple[Box, float, bool, tuple[tuple[float, float], ...]]:
    """The board as large as it fits its room, turned by a quarter where that makes it larger."""
    x, y, w, h = SKY
    upright, lying = min(room.w / h, room.h / w), min(room.w / w, room.h / h)
    turned = may_turn and upright > lying
    scale = min(1.2, max(upright, lying) if turned else lying)
    if turned:
        places = tuple((room.x - (b - y) * scale, room.y + (a - x) * scale) for a, b in PLACES)
        return Box(room.x, room.y, h * scale, w * scale), scale, True, places
    places = tuple((room.x + (a - x) * scale, room.y + (b - y) * scale) for a, b in PLACES)
    return Box(room.x, room.y, w * scale, h * scale), scale, False, places


def _tokens(within: Box, *, column: bool) -> tuple[Box, Box, Box]:
    if column:
        h = min(134.0, (within.h - 2 * GAP) / 3)
        top = within.y - within.h / 2 + h / 2
        first, second, third = (Box(within.x, top + i * (h + GAP), within.w, h) for i in range(3))
    else:
        w = (within.w - 2 * GAP) / 3
        left = within.x - within.w / 2 + w / 2
        first, second, third = (Box(left + i * (w + GAP), within.y, w, within.h) for i in range(3))
    return first, second, third


class _Areas(NamedTuple):
    """How a tall sheet is divided."""

    above: Box
    """The tokens, or a puzzle's score."""
    room: Box
    """The board."""
    charts: Box
    lines: Box
    """About a picked stack."""
    desk: Box
    coins: Box
    score: Box
    medals: Box
    unsolved: Box


def _narrow(left: float, top: float, right: float, bottom: float) -> _Areas:
    """Everything below each other."""
    w, head = right - left, top + TOP + GAP
    foot = bottom - CHARTS - PLATE - KEYS - 2 * GAP
    lines = Box.between(left + 334, foot + 4, right, foot + 0.5 * CHARTS)
    return _Areas(
        above=Box.between(left, head, right, head + TOKENS),
        room=Box.between(left, head + TOKENS + GAP, right, foot - GAP),
        charts=Box.between(left, foot, left + 166, foot + CHARTS),
        lines=lines,
        desk=Box.between(left, bottom - PLATE - KEYS - GAP, right, bottom),
        coins=Box.between(left + 334, foot + 0.52 * CHARTS, right, foot + CHARTS),
        score=Box.between(left, head, left + 0.48 * w, head + TOKENS),
        medals=Box.between(left + 0.5 * w, head, right, head + 26),
        unsolved=lines,
    )


def _broad(left: float, top: float, right: float, bottom: float) -> _Areas:
    """The tokens beside the board, question and buttons beside the charts."""
    w, head, foot = right - left, top + TOP + GAP, bottom - CHARTS
    above = Box.between(left, head, left + 176, foot - GAP - 88)
    return _Areas(
        above=above,
        room=Box.between(left + 184, head, right, foot - GAP),
        charts=Box.between(left, foot, left + 166, foot + CHARTS),
        lines=Box.between(left, foot - GAP - 80, left + 176, foot - GAP),
        desk=Box.between(left + 346, foot, right, bottom),
        coins=Box.between(left + 0.3 * w, top - 4, right - 0.48 * w, top + TOP + 8),
        score=Box(above.x, head + 62, 176, 124),
        medals=Box(above.x, head + 156, 172, 26),
        unsolved=Box(above.x, head + 270, 172, 60),
    )


def _tall(sheet: Sheet) -> Plan:
    """Rival and tokens above, the board in the middle, charts and buttons below."""
    left, top, right, bottom = sheet.board
    w, broad = right - left, right - left >= BROAD
    areas = (_broad if broad else _narrow)(left, top, right, bottom)
    tokens, desk, charts = _tokens(areas.above, column=broad), areas.desk, areas.charts
    carbon, middle = left + 252, top + TOP / 2
    foot, plate = charts.y - CHARTS / 2, desk.y - desk.h / 2 + PLATE / 2
    start, half = desk.x - desk.w / 2, (desk.w - GAP) / 2
    one = Box(start + half / 2, desk.y + (desk.h - KEYS) / 2, half, KEYS)
    two = one._replace(x=start + desk.w - half / 2)
    plates = Box(start + OWN / 2, plate, OWN, PLATE - 4), Box(left + 0.25 * w, middle, 0.5 * w, TOP)
    return Plan(
        *_board(areas.room, may_turn=not broad),
        tokens=tokens,
        condition=Box.between(right - 0.46 * w, top, right, middle),
        lead=Box.between(right - 0.46 * w, middle, right, top + TOP),
        chart=Box(charts.x, charts.y + 12, 162, CHARTS - 26),
        chart_title=Box(charts.x, foot + 11, 160, 24),
        pitch=45.0,
        line=areas.lines,
        carbon_title=Box(carbon, foot + 11, 156, 24),
        carbon=Box(carbon, foot + 64, 96, 80),
        rule=Box(carbon, foot + 137, 164, 56),
        plates=plates,
        prompt=Box.between(start + OWN + 6, plate - PLATE / 2, right, one.y - KEYS / 2 - 4),
        way_on=two,
        second=one,
        decay=one,
        sides=(one, two),
        common=tokens[2],
        coins=areas.coins,
        puzzle=Box.between(left, top, right, top + TOP),
        score=areas.score,
        medals=areas.medals,
        unsolved=areas.unsolved,
        tag=100.0,
    )


@lru_cache(maxsize=16)
def plan_for(sheet: Sheet = WIDE) -> Plan:
    """The table on this sheet."""
    return _tall(sheet) if sheet.tall else _wide()
