"""Places of Big*Bang, in stage units."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import NamedTuple

from game.core.hexgrid import centre
from game.rules.bigebang.board import BOARD
from game.tables.sheet import WIDE, Rect, Sheet
from game.tables.table import Lens

PITCH = 64.0
CIRCLE = 56.0
"""Diameter of a circle, in units."""
STACK = 52.0
"""Size of a stack, in units."""
NOWHERE = Lens(0.0, 0.0, 0.0, 0.0)
"""The buttons for looking where there are none."""
MARK = 22.0
"""Diameter of a mark at a stack, in units."""
CORNERS = 30.0, -30.0, 150.0, -150.0, 90.0, -90.0
"""Degrees, counter-clockwise, of the gaps between a circle and its neighbours, the best first."""
ASIDE = 0.47 * PITCH
"""From the middle of a stack to a mark: it covers the rim alone and reaches into the gap."""
SKY = (620.0, 300.0, 860.0, 540.0)
"""Centre, width and height of the ellipse."""
UPRIGHT = 474.0, 819.0
"""Width and height of the sky turned by a quarter: blunter than an ellipse, so that the circles
can be larger where it fills a narrow sheet."""


def _places() -> tuple[tuple[float, float], ...]:
    points = [centre(cell) for cell in BOARD]
    mx = (min(x for x, _ in points) + max(x for x, _ in points)) / 2
    my = (min(y for _, y in points) + max(y for _, y in points)) / 2
    return tuple((SKY[0] + (x - mx) * PITCH, SKY[1] + (y - my) * PITCH) for x, y in points)


PLACES: tuple[tuple[float, float], ...] = _places()
"""The middle of each circle on the wide sheet, in units."""


Point = tuple[float, float]
_Laid = tuple[Rect, float, bool, tuple[Point, ...]]
"""Sky, scale, whether turned, and places of a board."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Places on one sheet."""

    sky: Rect
    scale: float
    """Of the board, against the wide sheet's."""
    turned: bool
    """The board is turned by a quarter, clockwise: higher than wide."""
    places: tuple[tuple[float, float], ...]
    """The middle of each circle."""
    tokens: tuple[Rect, Rect, Rect]
    condition: Rect
    """ "If both passed now": the words, and below or beside them what would be."""
    lead: Rect
    chart: Rect
    """The sheet of the chart."""
    chart_title: Rect
    pitch: float
    """From stack to stack on the chart."""
    line: Rect
    """The list of what a picked stack can make: it lies in the place of the chart."""
    carbon_title: Rect
    carbon: Rect
    """The three stacks that make Carbon."""
    rule: Rect
    plates: tuple[Rect, Rect]
    """The players: the viewer, the rival."""
    prompt: Rect
    way_on: Rect
    """The button to pass, to stop."""
    second: Rect
    """The button of the answer to a question, when there is one."""
    decay: Rect
    sides: tuple[Rect, Rect]
    """The choice of a side."""
    common: Rect
    coins: Rect
    puzzle: Rect
    score: Rect
    medals: Rect
    """The first of three lines."""
    unsolved: Rect
    window: tuple[float, float, float, float] | None = None
    """Edges of the room of the board on a sheet on which one may come nearer."""
    close_up: bool = False
    """The places of the chart are too small for a finger: a touch shows it large."""
    lens: Lens = NOWHERE
    """Place of the buttons for looking, where there is such a room."""

    @property
    def circle(self) -> float:
        """Diameter of a circle."""
        return CIRCLE * self.scale

    @property
    def stack(self) -> float:
        """Size of a stack."""
        return STACK * self.scale

    @property
    def mark(self) -> float:
        """Diameter of a mark at a stack."""
        return MARK * self.scale

    def beside(self, cell: int, taken: Sequence[Point]) -> Point:
        """Middle of a mark of this stack, in a gap that no mark has ``taken``."""
        x, y = self.places[cell]
        off = ASIDE * self.scale
        turns = (math.radians(each - 90.0 * self.turned) for each in CORNERS)
        gaps = [(x + off * math.cos(turn), y - off * math.sin(turn)) for turn in turns]
        free = (gap for gap in gaps if all(math.dist(gap, other) > self.mark for other in taken))
        return next(free, gaps[0])

    def between(self, a: int, b: int, free: float) -> tuple[float, float, float, float]:
        """A line from circle to circle: its middle, its length less ``free``, its angle."""
        (x1, y1), (x2, y2) = self.places[a], self.places[b]
        length = math.hypot(x2 - x1, y2 - y1) - free
        angle = -math.degrees(math.atan2(y2 - y1, x2 - x1))
        if not -90 < angle <= 90:
            angle += 180
        return (x1 + x2) / 2, (y1 + y2) / 2, max(4.0, length), angle

    def chart_place(self, protons: int, neutrons: int) -> tuple[float, float]:
        """Middle of the stack of so many protons and neutrons on the chart."""
        box, pitch = self.chart, self.pitch
        return box.x + pitch * (neutrons - 1), box.y + pitch * (protons - 1)


TRACKER = 106.0
"""Middle of the column left of the board, on the wide sheet."""
CHART = 1106.0
"""The same right of it."""


WINDOW = 200.0, 8.0, 1010.0, 572.0
"""Left, top, right and bottom of the board between them."""
LENS = Lens(226.0, 538.0, 0.0, -74.0)
"""The buttons for looking in its lower left corner, where the sky leaves room."""


def _wide() -> Plan:
    return Plan(
        sky=Rect.around(*SKY),
        scale=1.0,
        turned=False,
        places=PLACES,
        tokens=(
            Rect.around(TRACKER, 166, 180, 134),
            Rect.around(TRACKER, 312, 180, 134),
            Rect.around(TRACKER, 458, 180, 134),
        ),
        condition=Rect.around(TRACKER, 34, 176, 30),
        lead=Rect.around(TRACKER, 66, 176, 34),
        chart=Rect.around(CHART, 146, 184, 188),
        chart_title=Rect.around(CHART, 30, 170, 30),
        pitch=60.0,
        line=Rect.between(1014, 52, 1198, 360),
        carbon_title=Rect.around(CHART, 379, 170, 30),
        carbon=Rect.around(CHART, 438, 96, 88),
        rule=Rect.around(CHART, 507, 172, 46),
        plates=(Rect.around(134, 646, 220, 64), Rect.around(368, 646, 220, 64)),
        prompt=Rect.around(715, 636, 426, 64),
        way_on=Rect.around(1090, 646, 200, 80),
        second=Rect.around(1090, 573, 200, 56),
        decay=Rect.around(1090, 567, 200, 62),
        sides=(Rect.around(1090, 572, 200, 68), Rect.around(1090, 650, 200, 68)),
        common=Rect.around(TRACKER, 420, 176, 52),
        coins=Rect.around(TRACKER, 557, 176, 58),
        puzzle=Rect.around(TRACKER, 58, 176, 76),
        score=Rect.around(TRACKER, 170, 180, 128),
        medals=Rect.around(TRACKER, 266, 176, 30),
        unsolved=Rect.around(TRACKER, 420, 176, 76),
    )


def _small() -> Plan:
    """The wide sheet on a telephone on its side: a board to come nearer to, room for letters."""
    return replace(
        _wide(),
        window=WINDOW,
        lens=LENS,
        close_up=True,
        condition=Rect.around(TRACKER, 32, 184, 58),
        lead=Rect.around(TRACKER, 91, 184, 58),
        tokens=(
            Rect.around(TRACKER, 186, 180, 134),
            Rect.around(TRACKER, 331, 180, 134),
            Rect.around(TRACKER, 476, 180, 134),
        ),
        rule=Rect.around(CHART, 508, 180, 54),
    )


TOP, TOKENS, CHARTS, PLATE, KEYS, GAP = 48.0, 288.0, 168.0, 60.0, 66.0, 8.0
"""Heights on a tall sheet: rival, tokens, charts, own plate, buttons; and between them."""
OWN = 212.0
"""Width of the own plate: a program may sit there, and its name has up to fourteen letters."""
BROAD = 700.0
"""Width from which the tokens stand left of the board and the charts below it."""
COLUMN, PAIR = 166.0, 318.0
"""Width of the column right of an upright board: charts below each other, side by side."""
SHORT = 640.0
"""Height of that column below which its charts are side by side."""
CARBON = 160.0
"""Height of the way to Carbon, in that column."""
ABOVE = 44.0
"""Height that a question takes at most from the room below an upright board."""
COINS = 60.0
"""Height of the reserve that pays for decays, in that column."""


def _lying(room: Rect) -> _Laid:
    """The board as on the wide sheet, as large as it fits its room."""
    x, y, w, h = SKY
    scale = min(1.2, room.w / w, room.h / h)
    places = tuple((room.x + (a - x) * scale, room.y + (b - y) * scale) for a, b in PLACES)
    return Rect.around(room.x, room.y, w * scale, h * scale), scale, False, places


def _upright(room: Rect) -> _Laid:
    """The board turned by a quarter, as large as it fits; the buttons for looking below it."""
    w, h = UPRIGHT
    scale = min(1.2, room.w / w, room.h / h)
    free = room.h - h * scale
    x, y = room.x, room.top + max(0.0, min(free / 2, free - BETWEEN)) + h * scale / 2
    places = tuple((x - (b - SKY[1]) * scale, y + (a - SKY[0]) * scale) for a, b in PLACES)
    return Rect.around(x, y, w * scale, h * scale), scale, True, places


LOOKS, BETWEEN = 60.0, 68.0
"""Side of a button for looking, and the distance of two."""


def _tokens(within: Rect) -> tuple[Rect, Rect, Rect]:
    """Three equal places, one below another."""
    high = min(134.0, (within.h - 2 * GAP) / 3)
    first, second, third, _ = within.rows(high, high, high, 0, gap=GAP)
    return first, second, third


class _Areas(NamedTuple):
    """Division of a tall sheet."""

    above: Rect
    """The tokens, or a puzzle's score."""
    room: Rect
    """The board."""
    chart: Rect
    """The chart with its title."""
    carbon: Rect
    """The way to Carbon with its title."""
    desk: Rect
    coins: Rect
    score: Rect
    medals: Rect
    unsolved: Rect
    lens: Lens = NOWHERE
    above_desk: float = 0.0
    """Height above the desk that is free for the question."""


def _narrow(left: float, top: float, right: float, bottom: float) -> _Areas:
    """The board upright, tokens and charts in a column right of it."""
    head, desk = top + TOP + GAP, bottom - PLATE - KEYS - GAP
    within = Rect.between(left, head, right, desk - GAP)
    wide, pair = COLUMN, within.h < SHORT
    if pair:  # The board is as high as there is room: the column gets what it leaves free.
        wide = max(PAIR, within.w - GAP - UPRIGHT[0] / UPRIGHT[1] * within.h)
    room, column = within.columns(0, wide, gap=GAP)
    above_desk = 0.0
    if pair:
        above, charts, lines, looks = column.rows(TOKENS, CHARTS, 0, LOOKS, gap=GAP)
        chart, carbon = charts.columns(0, 0, gap=GAP)
        lens = Lens(looks.x - BETWEEN, looks.y, BETWEEN, 0.0)
    else:
        above_desk = min(ABOVE, room.bottom - _upright(room)[0].bottom)
        column = Rect.between(column.left, column.top, column.right, column.bottom - above_desk)
        free = column.h - TOKENS - CHARTS - CARBON - 3 * GAP - COINS
        tokens = TOKENS + max(0.0, min(free, 3 * 134.0 + 2 * GAP - TOKENS))
        above, chart, carbon, lines = column.rows(tokens, CHARTS, CARBON, 0, gap=GAP)
        lens = Lens(room.left + LOOKS / 2, room.bottom - LOOKS / 2, BETWEEN, 0.0)
    score, medals, _ = above.rows(124, 26, 0, gap=GAP)
    return _Areas(
        above=above,
        room=room,
        chart=chart,
        carbon=carbon,
        desk=Rect.between(left, desk, right, bottom),
        coins=lines.rows(0, COINS)[1],
        score=score,
        medals=medals.inset(8, 0),
        unsolved=carbon.inset(2, 40),
        lens=lens,
        above_desk=above_desk,
    )


def _broad(left: float, top: float, right: float, bottom: float) -> _Areas:
    """The tokens beside the board, question and buttons beside the charts."""
    w, head, foot = right - left, top + TOP + GAP, bottom - CHARTS
    above = Rect.between(left, head, left + 176, foot - GAP - 112)
    return _Areas(
        above=above,
        room=Rect.between(left + 184, head, right, foot - GAP),
        chart=Rect.between(left, foot, left + 166, foot + CHARTS),
        carbon=Rect.around(left + 253, foot + CHARTS / 2, 166, CHARTS),
        desk=Rect.between(left + 346, foot, right, bottom),
        coins=Rect.between(left + 0.3 * w, top - 4, right - 0.48 * w, top + TOP + 8),
        score=Rect.around(above.x, head + 62, 176, 124),
        medals=Rect.around(above.x, head + 156, 172, 26),
        unsolved=Rect.around(above.x, head + 270, 172, 60),
    )


def _tall(sheet: Sheet) -> Plan:
    """Rival above, the board in the middle, question and buttons below."""
    left, top, right, bottom = sheet.board
    w, broad = right - left, right - left >= BROAD
    areas = (_broad if broad else _narrow)(left, top, right, bottom)
    desk, chart, carbon, room = areas.desk, areas.chart, areas.carbon, areas.room
    middle = top + TOP / 2
    question, keys = desk.rows(0, KEYS)
    one, two = keys.columns(0, 0, gap=GAP)
    own, prompt = question.rows(PLATE, 0)[0].columns(OWN, 0, gap=6)
    plates = own.inset(0, 2), Rect(left, top, 0.5 * w, TOP)
    plan = Plan(
        *(_lying if broad else _upright)(room),
        tokens=_tokens(areas.above),
        condition=Rect.between(right - 0.46 * w, top, right, middle),
        lead=Rect.between(right - 0.46 * w, middle, right, top + TOP),
        chart=Rect.around(chart.x, chart.y + 12, 162, CHARTS - 26),
        chart_title=Rect.around(chart.x, chart.top + 11, 160, 24),
        pitch=45.0,
        line=Rect.around(chart.x, chart.y + 12, 162, CHARTS - 26),
        carbon_title=Rect.around(carbon.x, carbon.top + 11, 156, 24),
        carbon=Rect.around(carbon.x, carbon.top + 62, 96, 80),
        rule=Rect.around(carbon.x, carbon.top + 131, min(carbon.w, 166) - 2, 56),
        plates=plates,
        prompt=Rect.between(prompt.left, desk.top - areas.above_desk, right, keys.top - 4),
        way_on=two,
        second=one,
        decay=one,
        sides=(one, two),
        common=_tokens(areas.above)[2],
        coins=areas.coins,
        puzzle=Rect.between(left, top, right, top + TOP),
        score=areas.score,
        medals=areas.medals,
        unsolved=areas.unsolved,
    )
    if broad:
        return plan
    return replace(plan, window=(room.left, room.top, room.right, room.bottom), lens=areas.lens)


@lru_cache(maxsize=16)
def plan_for(sheet: Sheet = WIDE) -> Plan:
    """The table on this sheet."""
    if sheet.tall:
        return _tall(sheet)
    return _small() if sheet.small else _wide()
