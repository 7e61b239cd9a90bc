"""The charts of the codex in an upright window: thirty particles, and how they meet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.core.particles import BY_KEY, Family, Particle
from game.scenes.base.menu_widgets import FINGER, Box, legible
from game.scenes.base.upright_page import (
    AIR,
    EDGE,
    LOW,
    Part,
    Room,
    below_name,
    by_id,
    foot,
    foot_of_parts,
    in_row,
    page_name,
    stacked,
    turning,
    worded,
)
from game.tables.sheet import Sheet
from game.tables.table import Spot

CARD = 86 / 120
"""Width of a card by its height."""
COLUMNS: Final = 6
"""Three generations of matter, and three of antimatter; as many bosons stand below them."""
FEET: Final = {"back": 0.24, "lab": 0.52, "words": 0.24}
"""Of the width of the last row: the ways on."""
BOSONS: Final = 24
"""The number of the first boson."""
KINDS: Final = ("quarks", "quarks-down", "leptons", "neutrinos")
"""The rows of matter and antimatter, from above."""
GROUP, KIND = 36.0, 32.0
"""Height of the names of groups, and of the name above a row."""
BESIDE = 700.0
"""Width of a sheet from which a row's name stands beside it."""
NAMES = 150.0
"""Width of a name that stands beside."""

WORD = FINGER + AIR
"""Height of a word of the glossary, with its air."""
TITLE = 58.0
"""Height of the name of a tile."""
TILES = 0.46
"""Of the page: what the nine tiles take."""


def chart(wide: Sequence[Spot], sheet: Sheet) -> list[Spot]:
    """Six columns: quarks and leptons in four rows, bosons in the fifth."""
    spot = by_id(wide)
    room = below_name(sheet, 2)
    beside = sheet.w >= BESIDE
    names = NAMES if beside else 0.0
    left = room.x - room.w / 2 + names
    column = (room.w - names) / COLUMNS
    spots = [page_name(spot["heading"], sheet)]
    for i, group in enumerate(("matter", "antimatter")):
        x = left + column * 3 * (i + 0.5)
        label = spot[f"group:{group}"]
        spots.append(label._replace(x=x, y=room.top + GROUP / 2, w=3 * column - AIR, h=GROUP - 4))
    top = room.top + GROUP
    pitch = (room.h - GROUP) / (len(KINDS) + 1)
    rows_of = {kind: spot[f"row:{kind}"] for kind in KINDS}
    rows_of["bosons"] = spot["group:bosons"]
    for i, label in enumerate(rows_of.values()):
        y = top + pitch * i
        if beside:
            box = Box(left - NAMES / 2, y + pitch / 2, NAMES - AIR, pitch - AIR)
        else:
            box = Box(room.x, y + KIND / 2, room.w - 2 * EDGE, KIND - 4)
        spots.append(label._replace(x=box.x, y=box.y, w=box.w, h=box.h))
    lettered = 0.0 if beside else KIND
    high = min(pitch - lettered - AIR, (column - AIR) / CARD)
    for card in wide:
        if card.codex:
            row, at = place_of(BY_KEY[card.codex])
            y = top + pitch * row + lettered + (pitch - lettered) / 2 - 2
            x = left + column * (at + 0.5)
            spots.append(card._replace(x=x, y=y, w=high * CARD, h=high))
    above = foot([[worded(spot["forces"]), worded(spot["meetings"])], []], sheet)
    below = foot_of_parts([spot[id_] for id_ in FEET if id_ in spot], FEET, sheet)
    return legible([*spots, *above, *below])


def place_of(particle: Particle) -> tuple[int, int]:
    """Row and column of a particle: quarks above leptons, bosons last; matter, then antimatter."""
    if particle.family is Family.BOSON:
        return len(KINDS), particle.id - BOSONS
    if particle.family is Family.QUARK:
        row = 0 if particle.up_type else 1
    else:
        row = 3 if particle.neutrino else 2
    return row, particle.generation - 1 + (3 if particle.is_anti else 0)


def words_on(sheet: Sheet) -> int:
    """How many words a page of the glossary has."""
    return _columns(sheet) * below_name(sheet, 2).rows(WORD)


def _columns(sheet: Sheet) -> int:
    return 3 if sheet.w >= BESIDE else 2


def glossary(wide: Sequence[Spot], sheet: Sheet) -> list[Spot]:
    """Words in columns from above, the turners and the way back below them."""
    spot = by_id(wide)
    entries = [each for each in wide if each.id.startswith("word:")]
    room = below_name(sheet, 2)
    rows, columns = room.rows(WORD), _columns(sheet)
    step, pitch = room.h / rows, (sheet.w - AIR) / columns
    spots = [page_name(spot["heading"], sheet)]
    for i, entry in enumerate(entries):
        x = room.x + (i // rows - (columns - 1) / 2) * pitch
        y = room.middle(i % rows, step)
        spots.append(entry._replace(x=x, y=y, w=pitch - AIR / 2, h=step - AIR))
    spots += turning(spot["earlier"], spot["pages"], spot["later"], sheet, up=2)
    return legible([*spots, *foot([[spot["back"]]], sheet)])


def meetings(wide: Sequence[Spot], sheet: Sheet) -> list[Spot]:
    """Nine tiles above; the chosen one large below them, and its sentence."""
    spot = by_id(wide)
    room = below_name(sheet)
    tiles = [each for each in wide if each.id.startswith("meeting:")]
    high = TILES * room.h
    pitch, step = room.w / 3, high / 3
    spots = [page_name(spot["heading"], sheet)]
    for i, tile in enumerate(tiles):
        name = tile.id.removeprefix("meeting:")
        x, y = room.cell(i, 3, pitch, step)
        w, h = pitch - AIR, step - AIR
        picture = Room(x, y - h / 2 + 4, w - AIR, h - TITLE - AIR)
        title = spot[f"title:{name}"]
        spots += [
            tile._replace(x=x, y=y, w=w, h=h),
            *in_row([spot[f"picture:{name}"]], picture),
            title._replace(x=x, y=y + h / 2 - TITLE / 2 - 2, w=w - AIR, h=TITLE),
        ]
    rest = room._replace(top=room.top + high, h=room.h - high)
    spots += _chosen(spot, rest, beside=sheet.h < LOW)
    return legible([*spots, *foot([[spot["back"], spot["words"]]], sheet)])


def _chosen(spot: dict[str, Spot], room: Room, *, beside: bool) -> list[Spot]:
    """The frame with the large picture; on a low sheet its words stand beside it."""
    frame = in_row([spot["frame"]], room._replace(h=room.h - AIR))
    inner = room._replace(top=room.top + AIR, w=room.w - 2 * EDGE, h=room.h - 3 * AIR)
    name, large, description = (Part([spot[id_]], 48) for id_ in ("name", "large", "told"))
    if not beside:
        return [
            *frame,
            *stacked(
                [
                    name,
                    large._replace(least=120, most=330),
                    description._replace(least=170, most=260),
                ],
                inner,
            ),
        ]
    half = inner.w / 2
    right = inner._replace(x=inner.x + half / 2, w=half - AIR)
    left = inner._replace(x=inner.x - half / 2, w=half - AIR)
    return [
        *frame,
        *in_row(large.spots, left),
        *stacked([name, description._replace(least=170, most=260)], right),
    ]
