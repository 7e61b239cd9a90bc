"""The teacher's pages in an upright window: what stands beside on a wide one, stands below."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from game.scenes.base.menu_widgets import FINGER, legible, tall_stepper
from game.scenes.base.upright_page import (
    AIR,
    BROAD,
    EDGE,
    LOW,
    NAME,
    ROW,
    Leaf,
    by_id,
    foot,
    full_width,
    leaf_of,
    leaf_turners,
    page_name,
    worded,
)
from game.tables.sheet import Sheet
from game.tables.table import Spot

Laid = dict[str, Spot]
"""What stands on the wide page, by its id."""

ASK, COUNT, STEPPER, NOTE = 40.0, 76.0, 124.0, 84.0
"""Height of parts of the first page: what is typed, how many there are, the lesson, what else there
is to know."""
FIGURES: Final = {"means": 0.26, "gain": 0.32, "how": 0.42}
"""Which part of the frame each line about the figures has."""
HEAD, VALUE = 60.0, 34.0
"""Height of what a column is, and of a value in it: two of each stand one below the other."""
GROUPS = (0.44, 0.28, 0.28)
"""Of a row's width: both rounds, form a, form b. Each has two values, and words above them."""
LAW, BROAD_LAW = 86.0, 60.0
"""Height of a law, on a narrow sheet and on a broad one."""
HOW, BROAD_HOW = 176.0, 120.0
"""Height of what the figures mean."""

FORM, CARDS, ASKED, UNSURE = 44.0, 96.0, 104.0, 60.0
"""Height of the parts of an item."""
CHOICE = 132.0
"""Least height of a choice with what it means."""
COUNTED = 64.0
"""Width of how often a choice was taken, and of the mark at the right one."""

LEARNER = 78.0
"""Height of a learner's row."""
FRAME = 6.0
"""Beside a row."""


class Rows(NamedTuple):
    """A page of rows: what stands on the sheet, and which leaf of the rows is shown."""

    spots: list[Spot]
    at: int


def entry_box(entry: Spot, sheet: Sheet) -> Spot:
    """Where a group's name is typed."""
    wide = sheet.w - 2 * EDGE
    if sheet.h < LOW:
        wide = (wide - AIR) / 2
    top = EDGE + NAME + ASK
    return entry._replace(x=EDGE + wide / 2, y=top + FINGER / 2, w=wide, h=FINGER - AIR)


def group(wide: Sequence[Spot], box: Spot, sheet: Sheet) -> list[Spot]:
    """The first page: the group, typed in this box, the lesson, the figures, the ways on."""
    spot = by_id(wide)
    top = EDGE + NAME
    asked = spot["group"]._replace(x=box.x, y=top + ASK / 2, w=box.w, h=ASK - 2)
    top += ASK + FINGER
    if sheet.h < LOW:
        count = spot["count"]._replace(
            x=sheet.w - EDGE - box.w / 2, y=top - (ASK + FINGER) / 2, w=box.w, h=ASK + FINGER - AIR
        )
    else:
        count = full_width(spot["count"], top, COUNT, sheet)
        top += COUNT
    name, value = spot["topic:name"].label, spot["topic:value"].label
    assert name is not None
    assert value is not None
    x, across = sheet.w / 2, sheet.w - 2 * EDGE
    spots = [page_name(spot["heading"], sheet), asked, count]
    spots += tall_stepper("topic", name, value, x, top + STEPPER / 2 - 4, across)
    top += STEPPER
    rows = _ways(spot, sheet)
    bottom = sheet.h - EDGE - ROW * len(rows) - NOTE
    spots += _figures(spot, top, bottom - AIR, sheet)
    return [*legible([*spots, full_width(spot["line"], bottom, NOTE, sheet)]), *foot(rows, sheet)]


def _ways(spot: Laid, sheet: Sheet) -> list[list[Spot]]:
    ids = [["laws", "learners"], ["pin", "monday"], ["clear", "export"], ["back"]]
    if sheet.w >= BROAD:
        ids = [["laws", "learners", "pin"], ["clear", "export"], ["back", "monday"]]
    if sheet.h < LOW:
        ids = [["laws", "learners", "pin", "monday"], ["back", "clear", "export"]]
    return [[worded(spot[one]) for one in row] for row in ids]


def _figures(spot: Laid, top: float, bottom: float, sheet: Sheet) -> list[Spot]:
    """The frame with the numbers, or why there are none."""
    x, high, across = sheet.w / 2, bottom - top, sheet.w - 2 * EDGE
    frame = spot["frame"]._replace(x=x, y=(top + bottom) / 2, w=across, h=high)
    inside, left = across - 2 * EDGE, high - 2 * AIR
    if "none" in spot:
        return [frame, spot["none"]._replace(x=x, y=frame.y, w=inside, h=left)]
    spots, at = [frame], top + AIR
    for id_, part in FIGURES.items():
        spots.append(spot[id_]._replace(x=x, y=at + left * part / 2, w=inside, h=left * part - 4))
        at += left * part
    return spots


def laws(wide: Sequence[Spot], names: Sequence[str], at: int, sheet: Sheet) -> Rows:
    """A row for each law: its words above its figures."""
    spot = by_id(wide)
    broad = sheet.w >= BROAD
    how = BROAD_HOW if broad else HOW
    heads = EDGE + NAME
    top, bottom = heads + 2 * HEAD + AIR, sheet.h - EDGE - ROW - how
    law = BROAD_LAW if broad else LAW
    leaf = leaf_of(len(names), at, bottom - top, law + 2 * VALUE + 2 * AIR)
    spots = [page_name(spot["heading"], sheet), full_width(spot["how"], bottom, how, sheet)]
    bottom, turners = _turned(leaf, bottom, sheet)
    for n, (x, w) in enumerate(_columns(sheet)):
        for low in range(2):
            y = heads + HEAD * (low + 0.5)
            head = spot[f"head:{2 * n + low}"]
            spots.append(head._replace(x=x, y=y, w=w, h=HEAD - 4))
    pitch = min(190.0, (bottom - top) / (leaf.end - leaf.first))
    for i, name in enumerate(leaf.of(names)):
        spots += _law(spot, name, top + pitch * i, pitch - AIR, sheet)
    return Rows([*legible(spots), *turners, *foot([[spot["back"]]], sheet)], leaf.at)


def _columns(sheet: Sheet) -> list[tuple[float, float]]:
    """Middle and width of each two values that stand one below the other."""
    across = sheet.w - 2 * EDGE
    return [
        (EDGE + across * (sum(GROUPS[:n]) + part / 2), across * part - AIR)
        for n, part in enumerate(GROUPS)
    ]


def _law(spot: Laid, name: str, top: float, high: float, sheet: Sheet) -> list[Spot]:
    row = spot[f"row:{name}"]._replace(
        x=sheet.w / 2, y=top + high / 2, w=sheet.w - 2 * FRAME, h=high
    )
    words = high - 2 * VALUE - FRAME
    law, wide = spot[f"law:{name}"], sheet.w - 2 * EDGE - AIR
    spots = [row, law._replace(x=sheet.w / 2, y=top + words / 2, w=wide, h=words - 4)]
    for n, (x, w) in enumerate(_columns(sheet)):
        for low in range(2):
            value = spot[f"value:{name}:{2 * n + low}"]
            y = top + words + VALUE * (low + 0.5)
            spots.append(value._replace(x=x, y=y, w=w, h=VALUE - 2))
    return spots


def _turned(leaf: Leaf, bottom: float, sheet: Sheet) -> tuple[float, list[Spot]]:
    """Where rows end, and the turners below them where there are several leaves."""
    if leaf.leaves == 1:
        return bottom, []
    return bottom - ROW, leaf_turners(leaf, bottom - ROW / 2, sheet)


def item(wide: Sequence[Spot], at: int, sheet: Sheet) -> Rows:
    """An item with its choices, and what each of them means below it."""
    spot = by_id(wide)
    spots = [full_width(spot["title"], EDGE, FORM, sheet)]
    top = EDGE + FORM
    shown = [each for each in wide if each.id.startswith("shown:")]
    if shown:
        middle = sum(each.x for each in shown) / len(shown)
        spots += [
            each._replace(x=sheet.w / 2 + each.x - middle, y=top + CARDS / 2) for each in shown
        ]
        top += CARDS
    spots.append(full_width(spot["asked"], top, ASKED, sheet))
    top += ASKED
    names = [each.id.removeprefix("row:") for each in wide if each.id.startswith("row:")]
    bottom = sheet.h - EDGE - ROW - UNSURE
    spots.append(full_width(spot["unsure"], bottom, UNSURE, sheet))
    leaf = leaf_of(len(names), at, bottom - top, CHOICE)
    bottom, turners = _turned(leaf, bottom, sheet)
    pitch = min(200.0, (bottom - top) / (leaf.end - leaf.first))
    for i, name in enumerate(leaf.of(names)):
        spots += _choice(spot, name, top + pitch * i, pitch - AIR, sheet)
    ways = foot([[spot["back"], spot["other"]]], sheet)
    return Rows([*legible(spots), *turners, *ways], leaf.at)


def _choice(spot: Laid, name: str, top: float, high: float, sheet: Sheet) -> list[Spot]:
    x, y = sheet.w / 2, top + high / 2
    row = spot[f"row:{name}"]._replace(x=x, y=y, w=sheet.w - 2 * FRAME, h=high)
    right = sheet.w - EDGE - COUNTED / 2
    wide = sheet.w - 2 * EDGE - COUNTED - AIR
    left = EDGE + wide / 2
    says, mark = spot.get(f"says:{name}"), spot.get(f"mark:{name}")
    words = high if says is None else 0.45 * high
    what = spot[f"what:{name}"]._replace(x=left, y=top + words / 2, w=wide - AIR, h=words - 4)
    count = spot[f"count:{name}"]
    spots = [row, what, count._replace(x=right, y=y, w=COUNTED, h=high - 4)]
    if says is not None:
        rest = high - words
        spots.append(says._replace(x=left, y=top + words + rest / 2 - 3, w=wide - AIR, h=rest - 6))
    if mark is not None:
        up = high / 4
        spots[-1] = count._replace(x=right, y=y - up, w=COUNTED, h=high / 2 - 4)
        spots.append(mark._replace(x=right, y=y + up))
    return spots


def learners(wide: Sequence[Spot], many: int, at: int, sheet: Sheet) -> Rows:
    """A row for each learner: the cards of the code, and the score beside them."""
    spot = by_id(wide)
    top, bottom = EDGE + NAME + AIR, sheet.h - EDGE - ROW
    leaf = leaf_of(many, at, bottom - top, LEARNER)
    bottom, turners = _turned(leaf, bottom, sheet)
    spots = [page_name(spot["heading"], sheet)]
    pitch = min(1.25 * LEARNER, (bottom - top) / max(1, leaf.end - leaf.first))
    for i in range(leaf.first, leaf.end):
        y = top + pitch * (i - leaf.first + 0.5)
        spots += _learner(wide, i, (y, pitch), sheet)
    return Rows([*legible(spots), *turners, *foot([[spot["back"]]], sheet)], leaf.at)


def _learner(wide: Sequence[Spot], i: int, place: tuple[float, float], sheet: Sheet) -> list[Spot]:
    """One row around a middle, so high."""
    y, pitch = place
    spot = by_id(wide)
    code = [each for each in wide if each.id.startswith("code:") and each.id.endswith(f":{i}")]
    row = spot[f"row:{i}"]._replace(x=sheet.w / 2, y=y, w=sheet.w - 2 * FRAME, h=pitch - AIR)
    at, spots = EDGE, [row]
    for card in code:
        spots.append(card._replace(x=at + AIR + card.w / 2, y=y))
        at += AIR + card.w
    wide_score = sheet.w - EDGE - at - 2 * AIR
    score = spot[f"score:{i}"]
    return [
        *spots,
        score._replace(x=sheet.w - EDGE - wide_score / 2, y=y, w=wide_score, h=pitch - 2 * AIR),
    ]
