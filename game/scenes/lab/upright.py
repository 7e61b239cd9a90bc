"""The law lab and its bench in an upright window."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from game.scenes.base.menu_widgets import FINGER, LETTERS, Box, in_a_row, legible
from game.scenes.base.upright_page import (
    AIR,
    BROAD,
    EDGE,
    LOW,
    NAME,
    ROW,
    Part,
    Room,
    by_id,
    foot,
    foot_of_parts,
    leaf_of,
    leaf_turners,
    page_name,
    stacked,
    worded,
)
from game.tables.pictures import Label
from game.tables.sheet import Sheet
from game.tables.table import Spot
from tutorial.law_lab.reaction import Law

WHAT, STEP, LAWS, HONEST = 104.0, 116.0, 44.0, 84.0
"""Height of what the lab is, of a step, of the name of the laws, of what else there is."""
LAW, BROAD_LAW = 86.0, 70.0
"""Height of a law, at least."""
MARK = 34.0
"""Side of the mark at a law."""
NAMED = 0.33
"""Of the width of a law: its name."""
FEET: Final = {"back": 0.24, "quiz": 0.22, "chart": 0.54}
"""Of the foot's width: the ways on."""

ARROW = 60.0
"""Between what is there before and after."""
SIGNED = 26.0
"""Height of a line of a name below its picture, or of what is said of a mixture below that."""
HIGH = 130.0
"""Height of a body from which its name may have two lines."""
ASKED, JUDGED = 92.0, 48.0
"""Height of the question, and of what was answered."""
BODIES = 108.0
"""Height of a reaction in one row, without names."""
HEAD = 32.0
"""Height of the names of the columns of sums."""
SUMS: Final = (0.31, 0.32, 0.3, 0.07)
"""Of the width of a row: the law, the sum before, the sum after, the mark."""
SUM = 62.0
"""Height of a row of sums, that a finger hits; on a low sheet as much as there is."""
LOW_SUM = 40.0
THREE_LINES = 22.0
"""Height more for energy, whose name and sum have most words."""


# --- the lab ----------------------------------------------------------------------------------


def lab(wide: Sequence[Spot], at: int, sheet: Sheet) -> tuple[list[Spot], int]:
    """The steps above, the laws below them; and the number of the leaf of laws that is shown."""
    spot = by_id(wide)
    x, across = sheet.w / 2, sheet.w - 2 * EDGE
    top = EDGE + NAME
    what = spot["what"]._replace(x=x, y=top + WHAT / 2, w=across, h=WHAT - AIR)
    top += WHAT
    steps = [each for each in wide if each.id.startswith("step:")]
    columns = 3 if sheet.w >= BROAD else 2
    spots = [page_name(spot["heading"], sheet), what]
    for first in range(0, len(steps), columns):
        row = steps[first : first + columns]
        spots += in_a_row(row, x, top + STEP / 2, across, STEP - AIR)
        top += STEP
    bottom = sheet.h - EDGE - ROW - HONEST
    laws = spot["laws"]._replace(x=x, y=top + LAWS / 2, w=across - 2 * EDGE, h=LAWS - AIR)
    frame = spot["frame"]._replace(x=x, y=(top + bottom) / 2, w=across, h=bottom - top - AIR)
    top, end = top + LAWS, bottom - 2 * AIR
    leaf = leaf_of(len(Law), at, end - top, BROAD_LAW if sheet.w >= BROAD else LAW)
    if leaf.leaves > 1:
        end -= ROW
        turners = leaf_turners(leaf, end + ROW / 2, sheet)
        spots += [turner._replace(x=x + (turner.x - x) * 0.9) for turner in turners]
    pitch = (end - top) / (leaf.end - leaf.first)
    for i, law in enumerate(leaf.of(tuple(Law))):
        spots += _law(spot, law, Box(x, top + pitch * (i + 0.5), across - 2 * EDGE, pitch - 4))
    ways = foot_of_parts([spot[id_] for id_ in FEET if id_ in spot], FEET, sheet)
    honest = spot["honest"]._replace(x=x, y=bottom + HONEST / 2, w=across, h=HONEST - AIR)
    return legible([frame, *spots, laws, honest, *ways]), leaf.at


def _law(spot: dict[str, Spot], law: Law, box: Box) -> list[Spot]:
    x, y, w, h = box
    left = x - w / 2
    named = NAMED * w
    statement_w = w - MARK - named - 2 * AIR
    return [
        spot[f"mark:{law}"]._replace(x=left + MARK / 2, y=y),
        spot[f"name:{law}"]._replace(x=left + MARK + AIR + named / 2, y=y, w=named, h=h),
        spot[f"says:{law}"]._replace(x=x + w / 2 - statement_w / 2, y=y, w=statement_w, h=h),
    ]


# --- the bench --------------------------------------------------------------------------------


def bench(wide: Sequence[Spot], sheet: Sheet) -> list[Spot]:
    """A reaction with the question below it, or with the sums."""
    spot = by_id(wide)
    back = spot["back"]._replace(x=EDGE + FINGER / 2, y=EDGE + FINGER / 2)
    left = EDGE + FINGER + AIR
    heading = spot["heading"]._replace(
        x=(left + sheet.w - EDGE) / 2, y=back.y, w=sheet.w - EDGE - left, h=FINGER
    )
    top = EDGE + FINGER + AIR
    room = Room(sheet.w / 2, top, sheet.w - 2 * EDGE, sheet.h - top - EDGE)
    below = _question(wide, room, sheet) if "ask" in spot else _answer(wide, room, sheet)
    return legible([back, heading, *below])


def _bodies(wide: Sequence[Spot], side: str) -> list[Spot]:
    return [each for each in wide if each.id.startswith(f"body:{side}:")]


def _question(wide: Sequence[Spot], room: Room, sheet: Sheet) -> list[Spot]:
    """Bodies with their names: before left, after right; below them the question."""
    spot = by_id(wide)
    beside = sheet.h < LOW
    choices = ROW * (1 if beside else 2)
    line = ASKED + 2 * AIR
    high = room.h - ASKED - choices - line
    sheet_box = spot["sheet"]._replace(
        x=room.x, y=room.top + high / 2, w=room.w, h=high - AIR, label=None
    )
    half = (room.w - ARROW) / 2
    spots = [sheet_box, spot["arrow"]._replace(x=room.x, y=sheet_box.y)]
    for side, x in (("before", room.x - room.w / 2 + half / 2), ("after", room.x + ARROW / 2)):
        at = x if side == "before" else x + half / 2
        column = Room(at, room.top + AIR, half - 2 * AIR, high - 3 * AIR)
        spots += _column(wide, side, column)
    top = room.top + high
    ask = spot["ask"]._replace(x=room.x, y=top + ASKED / 2, w=room.w, h=ASKED - AIR)
    top += ASKED
    ways = [worded(spot["happens"]), worded(spot["never"])]
    rows = [ways] if beside else [[way] for way in ways]
    for row in rows:
        spots += in_a_row(row, room.x, top + ROW / 2, room.w, FINGER)
        top += ROW
    if "line" in spot:
        line_spot = spot["line"]._replace(x=room.x, y=top + line / 2, w=room.w, h=line - AIR)
        spots.append(line_spot)
    return [*spots, ask]


def _column(wide: Sequence[Spot], side: str, room: Room) -> list[Spot]:
    """The bodies of one side, one below another, each above its name."""
    spot = by_id(wide)
    bodies = _bodies(wide, side)
    pitch = min(200.0, room.h / len(bodies))
    top = room.top + (room.h - pitch * len(bodies)) / 2
    spots = []
    for i, body in enumerate(bodies):
        of = body.id.removeprefix("body:")
        both = spot.get(f"both:{of}")
        named = 2 * SIGNED if both is None and pitch > HIGH else SIGNED + AIR / 2
        lines = named + AIR + (SIGNED if both is not None else 0.0)
        high = pitch - lines - AIR
        wide_body = min(room.w - 2 * ARROW, 1.6 * high)
        y = top + pitch * i
        spots.append(body._replace(x=room.x, y=y + high / 2 + 2, w=wide_body, h=high))
        below = y + high + 4
        if i:
            at = room.x - room.w / 2 + ARROW / 2
            spots.append(spot[f"plus:{side}:{i}"]._replace(x=at, y=y + high / 2))
        label = spot[f"name:{of}"]
        spots.append(label._replace(x=room.x, y=below + named / 2, w=room.w, h=named))
        if both is not None:
            y = below + named + SIGNED / 2 + 2
            spots.append(both._replace(x=room.x, y=y, w=room.w, h=SIGNED))
    return spots


def _answer(wide: Sequence[Spot], room: Room, sheet: Sheet) -> list[Spot]:
    """The reaction in one row, the sums below it, then what follows."""
    spot = by_id(wide)
    spots = _in_one_row(wide, room)
    top = room.top + BODIES
    columns = _columns(room)
    for id_, (x, w) in zip(("before", "after"), columns[1:3], strict=True):
        spots.append(spot[id_]._replace(x=x, y=top + HEAD / 2, w=w, h=HEAD - 2))
    top += HEAD
    pitch = SUM if sheet.h >= LOW else LOW_SUM
    for law in Law:
        high = pitch + (THREE_LINES if law is Law.ENERGY else 0.0)
        spots += _sums(spot, law, top + high / 2, high - 2, room)
        top += high
    top += AIR
    low = sheet.h < LOW
    parts = [Part([spot["judged"]], 36 if low else JUDGED), Part([spot["told"]], 84, 170)]
    if "note" in spot:
        parts.append(Part([spot["note"]], 84, 170))
    shown = [*foot([[spot["next"]]], sheet)] if "next" in spot else []
    rest = Room(room.x, top, room.w, sheet.h - top - EDGE - (ROW if shown else 0.0))
    return [*spots, *stacked(parts, rest), *shown]


def _in_one_row(wide: Sequence[Spot], room: Room) -> list[Spot]:
    """Bodies from left to right; their names stood at the question."""
    spot = by_id(wide)
    y, high = room.top + (BODIES - AIR) / 2, BODIES - 3 * AIR
    bodies = [*_bodies(wide, "before"), spot["arrow"], *_bodies(wide, "after")]
    pitch = room.w / len(bodies)
    spots = [spot["sheet"]._replace(x=room.x, y=y, w=room.w, h=BODIES - AIR)]
    for i, body in enumerate(bodies):
        x = room.x + pitch * (i - (len(bodies) - 1) / 2)
        side = min(pitch - 2 * AIR, 1.5 * high)
        w, h = (side, high) if body.id != "arrow" else (min(side, ARROW), min(high, ARROW))
        spots.append(body._replace(x=x, y=y, w=w, h=h))
        plus = spot.get(f"plus:{body.id.removeprefix('body:')}")
        if plus is not None:
            spots.append(plus._replace(x=x - pitch / 2, y=y, w=2 * AIR))
    return spots


def _columns(room: Room) -> list[tuple[float, float]]:
    """Middle and width of each column of sums."""
    left = room.x - room.w / 2 + AIR
    inner = room.w - 2 * AIR
    return [
        (left + inner * (sum(SUMS[:n]) + part / 2), inner * part - AIR / 2)
        for n, part in enumerate(SUMS)
    ]


def _sums(spot: dict[str, Spot], law: Law, y: float, high: float, room: Room) -> list[Spot]:
    """A law with its two sums, in letters that are not broad: masses have seven figures."""
    spots = [spot[f"law:{law}"]._replace(x=room.x, y=y, w=room.w, h=high)]
    for id_, (x, w) in zip(("law-name", "sum-before", "sum-after"), _columns(room), strict=False):
        value = spot[f"{id_}:{law}"]
        art = value.art
        if isinstance(art, Label) and id_ != "law-name":
            art = replace(art, bold=False, size=LETTERS)
        spots.append(value._replace(art=art, x=x, y=y, w=w, h=high - 4))
    if f"mark:{law}" in spot:
        x, w = _columns(room)[3]
        spots.append(spot[f"mark:{law}"]._replace(x=x, y=y, w=min(w, MARK), h=min(w, MARK)))
    return spots
