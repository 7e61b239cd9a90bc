"""The end of a game in an upright window: what is counted has the width of the page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from game.art.menu.buttons import RoundButton
from game.scenes.base.menu_widgets import FINGER, LETTERS, in_a_row, legible
from game.scenes.base.upright_page import (
    AIR,
    BROAD,
    EDGE,
    LOW,
    ROW,
    by_id,
    foot,
    full_width,
    worded,
)
from game.tables.pictures import Label
from game.tables.sheet import Sheet
from game.tables.table import Spot

HEAD, MARGIN, BADGE, NAMES = 92.0, 40.0, 64.0, 62.0
"""Height of who has won, of by how much, of the rarest that happened, of the names."""
LEAST_HEAD = 280.0
"""Width between the round buttons from which the winner stands there."""
LINE, WHAT, BELOW = 56.0, 32.0, 40.0
"""Height of a line of figures; where there are many: of what it counts, of the figures below."""
LEAST_LINE = 50.0
"""Of a line of figures on a low sheet: two lines of words."""
MANY = 3
"""Seats from which figures stand below what they count."""
NAMED = 0.38
"""Of the width of a line: what it counts."""
SENTENCE = 36.0
"""Height of the seed, of the best score, of a challenge that was met."""
SQUAT = 0.72
"""Of the head, on a low sheet: words are wide there."""
SHORTEST = 60
"""Letters that a line of prose counts for at least, in sharing out the height."""
NEWEST = 72.0
"""From a sum to what has just been added to it, at most."""


class Place(NamedTuple):
    """What has been laid, and where the next begins."""

    spots: list[Spot]
    top: float


def page(wide: Sequence[Spot], letters: dict[str, int], sheet: Sheet) -> list[Spot]:
    """What stands on the wide page; ``letters``: how many each line of prose has, by its id."""
    spot = by_id(wide)
    rows = [["again"], ["same", "review"], ["look", "leave"]]
    if sheet.w >= BROAD:
        rows = [["again", "same", "review"], ["look", "leave"]]
    ways = [[worded(spot[id_]) for id_ in row if id_ in spot] for row in rows]
    bottom = sheet.h - EDGE - AIR - ROW * len(ways)
    frame = spot["frame"]._replace(x=sheet.w / 2, y=sheet.h / 2, w=sheet.w - AIR, h=sheet.h - AIR)
    spots = [frame, *foot(ways, sheet)]
    for id_ in ("seed", "best", "met"):
        if id_ in spot:
            # The names of challenges take two lines of letters that can be read on a telephone.
            high = 2 * SENTENCE if id_ == "met" and sheet.h >= LOW else SENTENCE
            bottom -= high
            spots.append(full_width(spot[id_], bottom, high, sheet))
    heads, top = _head(wide, sheet)
    lines, top = _counted(wide, top, sheet)
    prose = _prose(wide, letters, (top, bottom), sheet)
    return legible([*spots, *heads, *lines, *prose])


def _head(wide: Sequence[Spot], sheet: Sheet) -> Place:
    """Who has won, between the round buttons or below them; by how much; the badge; the names."""
    spot = by_id(wide)
    spots: list[Spot] = []
    top, y = EDGE, EDGE + FINGER / 2
    left, right = EDGE, sheet.w - EDGE
    for each in sorted(wide, key=lambda each: each.x):
        if isinstance(each.art, RoundButton) and each.x < spot["headline"].x:
            spots.append(each._replace(x=left + FINGER / 2, y=y))
            left += FINGER + AIR
    for each in sorted(wide, key=lambda each: -each.x):
        if isinstance(each.art, RoundButton) and each.x > spot["headline"].x:
            spots.append(each._replace(x=right - FINGER / 2, y=y))
            right -= FINGER + AIR
    if right - left < LEAST_HEAD:
        top, left, right = EDGE + ROW, EDGE, sheet.w - EDGE
    middle, w = (left + right) / 2, right - left
    high = HEAD * (SQUAT if sheet.h < LOW else 1.0)
    spots.append(spot["headline"]._replace(x=middle, y=top + high / 2, w=w, h=high - AIR))
    top += high
    notes = [spot[id_] for id_ in ("margin", "badge") if id_ in spot]
    if sheet.h < LOW and notes:
        spots += in_a_row(notes, sheet.w / 2, top + MARGIN / 2, sheet.w - 2 * EDGE, MARGIN)
        top += MARGIN + AIR
    else:
        for each in notes:
            high = MARGIN if each.id == "margin" else BADGE
            spots.append(full_width(each, top, high, sheet))
            top += high
    names = [each for each in wide if each.id.startswith("name")]
    high = NAMES
    for name, (x, w) in zip(names, _columns(len(names), sheet), strict=True):
        spots.append(name._replace(x=x, y=top + high / 2, w=w, h=high - AIR))
    return Place(spots, top + (high if names else 0.0))


def _below(seats: int, sheet: Sheet) -> bool:
    """Whether figures stand below what they count, not beside it."""
    return seats >= MANY and sheet.h >= LOW


def _columns(seats: int, sheet: Sheet) -> list[tuple[float, float]]:
    """Middle and width of each seat's figures."""
    left = EDGE if _below(seats, sheet) else EDGE + NAMED * sheet.w
    part = (sheet.w - EDGE - left) / max(1, seats)
    return [(left + part * (n + 0.5), part - 2) for n in range(seats)]


def _figures(wide: Sequence[Spot], row: str) -> list[Spot]:
    return [each for each in wide if each.id.startswith(f"figure{row}.")]


def _counted(wide: Sequence[Spot], top: float, sheet: Sheet) -> Place:
    """Line by line what was counted, from here down."""
    spots: list[Spot] = []
    for what in (each for each in wide if each.id.startswith("what")):
        figures = _figures(wide, what.id.removeprefix("what"))
        if not figures:
            continue
        if _below(len(figures), sheet):
            spots.append(full_width(_middle(what), top, WHAT, sheet))
            top, high = top + WHAT - AIR / 2, BELOW
        else:
            w, high = NAMED * sheet.w - AIR, LEAST_LINE if sheet.h < LOW else LINE
            spots.append(what._replace(x=EDGE + w / 2, y=top + high / 2, w=w, h=high - AIR / 2))
        for figure, (x, w) in zip(figures, _columns(len(figures), sheet), strict=True):
            spots.append(figure._replace(x=x, y=top + high / 2, w=w, h=high - AIR / 2))
            at = x + min(NEWEST, w / 2)
            added = (s for s in wide if s.id.startswith("newest") and s.y == figure.y)
            near = (s for s in added if s.id == f"newest{figure.id.partition('.')[2]}")
            spots += [each._replace(x=at, y=top + high / 2) for each in near]
        top += high
    return Place(spots, top)


def _middle(spot: Spot) -> Spot:
    """Words above figures stand in their middle, as these do."""
    art = spot.art
    return spot._replace(art=replace(art, align="middle")) if isinstance(art, Label) else spot


def _prose(
    wide: Sequence[Spot], letters: dict[str, int], ends: tuple[float, float], sheet: Sheet
) -> list[Spot]:
    """Lines of prose; each has its part of the height by how much it says."""
    top, bottom = ends
    weights = {id_: max(SHORTEST, many) for id_, many in letters.items()}
    spots = []
    for each in wide:
        if each.id in weights:
            high = (bottom - top) * weights[each.id] / sum(weights.values())
            high = min(high, LETTERS * weights[each.id] / 8)
            spots.append(full_width(each, top, high + AIR / 2, sheet))
            top += high
            weights.pop(each.id)
    return spots
