"""Particle Panic on a tall sheet: crew above, the ring in the middle, desk and own hand below."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from game.tables.particle_panic.geometry import (
    CORE,
    GAP,
    RING,
    ROOMS,
    Box,
    Plan,
    Point,
    wide_plan,
)
from game.tables.sheet import WIDE, Sheet

ACROSS, DOWN = 512.0, 512.0
"""Room of the ring with its rooms at full size."""
METER = 106.0
"""Room of the gauge beside it."""
OTHERS, OWN, DESK, LOCK, TITLE = 122.0, 102.0, 244.0, 66.0, 30.0
"""Heights on a tall sheet: hands of others, own hand, desk, a code lock, the line above them."""
COLUMN = 200.0
"""Width of a column of code locks, at least."""
BROAD = 700.0
"""Width from which desk and own hand lie side by side."""


def _around(x: float, y: float, scale: float) -> tuple[Point, ...]:
    return tuple((x + (a - CORE.x) * scale, y + (b - CORE.y) * scale) for a, b in ROOMS)


class _Middle(NamedTuple):
    """Ring and code locks on a tall sheet."""

    scale: float
    ring: Box
    locks: Box
    columns: int
    title: Box


def _middle(room: Box) -> _Middle:
    """The locks below the ring, or beside it where that leaves the ring clearly larger."""
    left, right = room.x - room.w / 2, room.x + room.w / 2
    top, bottom = room.y - room.h / 2, room.y + room.h / 2
    below = min((room.w - METER) / ACROSS, (room.h - 2 * LOCK - GAP - TITLE - 8) / DOWN)
    beside = min((room.w - METER - COLUMN - GAP) / ACROSS, room.h / DOWN)
    scale = min(1.15, beside if beside > 1.1 * below else below)
    w, h = ACROSS * scale, DOWN * scale
    if beside > 1.1 * below:
        start = left + METER + w + GAP
        ring = Box.between(left + METER, room.y - h / 2, left + METER + w, room.y + h / 2)
        title = Box.between(start, top, right, top + TITLE)
        columns = 2 if right - start >= 2 * COLUMN - 80 else 1
        high = min(room.h - TITLE * (1 if columns > 1 else 2), (4 // columns) * 88.0)
        locks = Box.between(start, top + TITLE, right, top + TITLE + high)
        return _Middle(scale, ring, locks, columns, title)
    spare = room.h - h - 2 * LOCK - GAP - TITLE - 8
    x = (left + METER + right) / 2
    ring = Box(x, top + h / 2 + spare / 2, w, h)
    locks = Box.between(left, bottom - 2 * LOCK - GAP, right, bottom)
    line = locks.y - locks.h / 2
    title = Box.between(left, line - TITLE, right, line)
    return _Middle(scale, ring, locks, 2, title)


def _detector(screen: Box) -> tuple[Box, tuple[Box, ...], Box]:
    """The picture, the names of its layers right of it, its caption below."""
    left, top = screen.x - screen.w / 2 + 8, screen.y - screen.h / 2 + 8
    below = min(100.0, 0.3 * screen.h)
    side = min(screen.h - below - 20, 0.54 * screen.w)
    rest = screen.x + screen.w / 2 - 8
    pitch = (screen.h - below - 16) / 5
    layers = tuple(
        Box.between(left + side + 10, top + pitch * i, rest, top + pitch * (i + 1) - 2)
        for i in range(5)
    )
    caption = Box.between(
        left + 4, screen.y + screen.h / 2 - below - 4, rest - 4, top + screen.h - 20
    )
    return Box(left + side / 2, top + side / 2, side, side), layers, caption


def _names(naming: Box) -> tuple[Box, ...]:
    """Eight buttons in two columns, below a question of 104 units."""
    w, pitch = (naming.w - 36) / 2, (naming.h - 114) / 4
    top = naming.y - naming.h / 2 + 106
    return tuple(
        Box(naming.x + side * (w + 12) / 2, top + pitch * (row + 0.5), w, pitch - 8)
        for row in range(4)
        for side in (-1, 1)
    )


class _Areas(NamedTuple):
    """How a tall sheet is divided."""

    others: Box
    middle: _Middle
    desk: Box
    own: Box
    screen: Box
    naming: Box


def _areas(sheet: Sheet, seats: int) -> _Areas:
    """The others above, the ring in the middle, desk and own hand below, or side by side."""
    left, top, right, bottom = sheet.board
    w, x = right - left, (left + right) / 2
    others = Box(x, top + OTHERS / 2, w, OTHERS if seats > 1 else 0.0)
    head = top + (OTHERS + GAP if seats > 1 else 0.0)
    broad = w >= BROAD
    own = Box.between(left, bottom - OWN, right, bottom)
    desk = Box.between(left, bottom - OWN - GAP - DESK, right, bottom - OWN - GAP)
    if broad:
        desk = Box.between(left, bottom - DESK, x + 30, bottom)
        own = Box.between(x + 30 + GAP, bottom - 152, right, bottom)
    foot = desk.y - DESK / 2 - GAP
    middle = _middle(Box.between(left, head, right, foot))
    if broad and middle.columns == 2:
        screen = Box.between(left, head, middle.locks.x - middle.locks.w / 2 - 8, foot)
        naming = Box.between(screen.x + screen.w / 2 + 8, head, right, foot)
    else:
        split = head + 0.5 * (desk.y + DESK / 2 - head)
        screen = Box.between(left, head, right, split - 6)
        naming = Box.between(left, split, right, desk.y + DESK / 2)
    return _Areas(others, middle, desk, own, screen, naming)


def _titles(middle: _Middle, foot: float) -> tuple[Box, Box]:
    """The line above the locks, and the number of the turn, beside it if there is room."""
    box, half = middle.title, middle.title.w / 2
    if middle.columns == 1:
        return box, box._replace(y=foot - TITLE / 2)
    title = box._replace(x=box.x - 0.4 * half, w=1.2 * half)
    return title, box._replace(x=box.x + 0.64 * half, w=0.72 * half)


def _tall(sheet: Sheet, seats: int) -> Plan:
    """The whole table."""
    left = sheet.board[0]
    areas = _areas(sheet, seats)
    middle, k = areas.middle, areas.middle.scale
    core = Box(middle.ring.x + 9 * k, middle.ring.y, 168 * k, 168 * k)
    tube = max(180.0, min(420.0, middle.ring.h - 84))
    gauge = Box(left + 30, middle.ring.y - 4, 44, tube)
    sight, layers, caption = _detector(areas.screen)
    title, turn = _titles(middle, areas.desk.y - DESK / 2 - GAP)
    return Plan(
        scale=k,
        core=core,
        ring=Box(core.x, core.y, RING.w * k, RING.h * k),
        rooms=_around(core.x, core.y, k),
        pressure=Box(left + 54, gauge.y - tube / 2 - 18, 108, 26),
        gauge=gauge,
        left=Box(left + 54, gauge.y + tube / 2 + 27, 106, 49),
        locks=middle.locks,
        columns=middle.columns,
        title=title,
        turn=turn,
        desk=areas.desk,
        screen=areas.screen,
        sight=sight,
        layers=layers,
        caption=caption,
        naming=areas.naming,
        names=_names(areas.naming),
        others=areas.others,
        own=areas.own,
    )


@lru_cache(maxsize=32)
def plan_for(sheet: Sheet = WIDE, seats: int = 1) -> Plan:
    """The table on this sheet; on a tall one it depends on who else has a hand to show."""
    return _tall(sheet, seats) if sheet.tall else wide_plan()
