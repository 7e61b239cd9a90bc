"""The title in an upright window: the chosen cabinet large, a plate for each other game below it.

A telephone held upright is half as wide as the row of cabinets wants: words would be too small to
be read, and buttons to be touched.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.arcade import Arcade
from game.art.menu.buttons import RoundButton
from game.art.menu.plate import BEFORE, EMBLEM, Plate
from game.art.menu.title import WORD_H, WORD_W, Cabinet, Wordmark
from game.core.access import Access
from game.core.phrase import Phrase, literal, say
from game.scenes.base.menu_widgets import LETTERS, in_a_row, words
from game.scenes.menu import going_on, today_card
from game.scenes.menu.hall import ACCESS, CORNERS
from game.scenes.menu.today_card import Progress
from game.tables.pictures import Label
from game.tables.sheet import Sheet
from game.tables.table import Spot

EDGE, AIR = 14.0, 8.0
CLEAR = 3.0
"""Between the name on a plate and the emblem before it; twice that at the edge behind it."""
ROUND = 72.0
"""Side of a round button."""
TELL, FACTS = 70.0, 38.0
"""Height of the line about the chosen game, and of that about its seats and minutes."""
TODAY = 420.0
"""Most width of the card of today's puzzles."""
PLATE = 84.0
"""Height of a plate."""
TALLEST, WIDEST = 600.0, 420.0
"""Of the chosen cabinet."""
BROAD = 680.0
"""Width of a sheet on which the plates have room beside the cabinet: a tablet's."""
HIP = 0.628
"""Part of a cabinet above its deck (`game.art.menu.title`): the ways in are below that."""
ROW = 78.0
"""Least height of a way in with its distance from the next: else two share a row."""


class Hall(NamedTuple):
    """Where things stand on a sheet."""

    cabinet: tuple[float, float, float, float]
    """Middle, foot, width and height of the chosen cabinet."""
    lines: float
    """Where the lines about it begin."""
    plates: Sequence[tuple[float, float, float, float]]
    """Middle, width and height of each plate."""


def hall_of(others: int, sheet: Sheet) -> Hall:
    """The hall of one chosen game and so many others.

    The plates are below the cabinet, in two columns, many in three; on a broad sheet beside it.
    """
    top = EDGE + ROUND + AIR + _wordmark(sheet)[1] + AIR
    base = sheet.h - EDGE - ROUND - AIR
    if sheet.w >= BROAD:
        foot, middle = base - AIR - FACTS - TELL, 0.27 * sheet.w
        high = min(TALLEST, foot - top)
        foot, first = (top + foot + high) / 2, (top + foot - high) / 2
        pitch = min(PLATE + 4 * AIR, high / max(1, others))
        x, wide = 0.755 * sheet.w, 0.49 * sheet.w - 2 * EDGE
        start = first + (high - pitch * others) / 2
        places = [
            (x, start + pitch * (i + 0.5), wide, min(PLATE, pitch - AIR)) for i in range(others)
        ]
        w = min(WIDEST, 0.5 * sheet.w - 2 * EDGE)
        return Hall((middle, foot, w, high), base - AIR - FACTS - TELL, places)
    columns = 2 if others <= 6 else 3
    base -= -(-others // columns) * (PLATE + AIR)
    wide = (sheet.w - 2 * EDGE - (columns - 1) * AIR) / columns
    places = []
    for i in range(others):
        row, column = divmod(i, columns)
        x = EDGE + wide / 2 + column * (wide + AIR)
        places.append((x, base + PLATE / 2 + row * (PLATE + AIR), wide, PLATE))
    lines = base - AIR - FACTS - TELL
    high = min(TALLEST, lines - top)
    foot = (top + lines + high) / 2
    return Hall((sheet.w / 2, foot, min(WIDEST, sheet.w - 4 * EDGE), high), lines, places)


def _wordmark(sheet: Sheet) -> tuple[float, float]:
    wide = min(sheet.w - 3 * EDGE, 560.0)
    return wide, wide * WORD_H / WORD_W + 14


def hall(
    arcade: Arcade,
    games: Sequence[str],
    chosen: str,
    sheet: Sheet,
    lines: tuple[Phrase, Phrase],
    progress: Progress | None,
) -> list[Spot]:
    """All that stands on the title, from its head to its foot.

    ``lines``: about the chosen game, and its seats and minutes.
    """
    line, facts = lines
    middle = sheet.w / 2
    wide, high = _wordmark(sheet)
    sign_y = EDGE + ROUND + AIR + high / 2
    spots = [Spot("wordmark", Wordmark(), middle, sign_y, wide, high, 2)]
    spots += _rows_of_buttons(arcade, sheet, progress)
    others = [game for game in games if game != chosen]
    where = hall_of(len(others), sheet)
    x, foot, w, h = where.cabinet
    name = say(f"{chosen}-title")
    spots.append(Spot(f"cabinet-{chosen}", Cabinet(chosen, True), x, foot - h / 2, w, h, 3, name))
    spots += _ways(arcade, chosen, x, foot, (w, h))
    y, across = where.lines, sheet.w - 2 * EDGE
    text, quiet = Label("text", LETTERS), Label("second", LETTERS)
    spots.append(words("line", line, middle, y + TELL / 2, across, TELL - AIR, text))
    spots.append(words("facts", facts, middle, y + TELL + FACTS / 2, across, FACTS, quiet))
    for game, place in zip(others, where.plates, strict=True):
        spots += _plate(game, place)
    return spots


def _plate(game: str, place: tuple[float, float, float, float]) -> list[Spot]:
    x, y, wide, high = place
    name = say(f"{game}-title")
    sign = Label("text", LETTERS, bold=True)
    spoken = say("title-cabinet", name=name)
    left = (BEFORE + EMBLEM) * high + CLEAR
    room = wide - left - 2 * CLEAR
    return [
        Spot(f"cabinet-{game}", Plate(game), x, y, wide, high, 3, spoken=spoken),
        Spot(f"name-{game}", sign, x + left / 2 - CLEAR, y, room, high - AIR, 4, name),
    ]


def _ways(
    arcade: Arcade, chosen: str, x: float, foot: float, size: tuple[float, float]
) -> list[Spot]:
    """The ways into the chosen cabinet, one below the other; two in a row where it is low."""
    w, h = size
    wide, room = w * 0.86, (1 - HIP) * h - 2.5 * AIR
    ways = going_on.ways_in(arcade, going_on.all_waiting(arcade, chosen), x)
    rows = [[way] for way in ways]
    if room / len(rows) < ROW:
        rows[-2:] = [rows[-2] + rows[-1]]
    pitch = min(room / len(rows), 96.0)
    spots: list[Spot] = []
    for i, row in enumerate(rows):
        spots += in_a_row(row, x, foot - AIR - pitch * (len(rows) - i - 0.5), wide, pitch - AIR)
    return [spot.only(Access.LESSONS) if spot.id == "learn" else spot for spot in spots]


def _rows_of_buttons(arcade: Arcade, sheet: Sheet, progress: Progress | None) -> list[Spot]:
    """The languages above on the left, what is about the window on the right; the pages below,
    and the card of today's puzzles beside them."""
    pages, window = (
        [name for name in row if not arcade.closed(ACCESS.get(name, Access.ALL))] for row in CORNERS
    )
    icons = CORNERS[0] | CORNERS[1]
    if arcade.settings.muted:
        icons["sound"] = "mute"
    y, foot, side = EDGE + ROUND / 2, sheet.h - EDGE - ROUND / 2, _side(arcade, window, sheet)
    spots = []
    for i, name in enumerate(window):
        x = sheet.w - EDGE - side / 2 - (len(window) - 1 - i) * (side + AIR)
        spots.append(_round(name, RoundButton(icons[name]), (x, y), side, say(f"title-{name}")))
    across = sheet.w - 2 * EDGE
    if not arcade.closed(today_card.ACCESS):
        wide = min(TODAY, across - len(pages) * (ROUND + AIR))
        at = (sheet.w - EDGE - wide / 2, foot)
        spots += today_card.card(progress, at, (wide, ROUND), LETTERS)
        across -= wide
    share = across / max(1, len(pages))
    for i, name in enumerate(pages):
        x = EDGE + (i + 0.5) * share
        spots.append(_round(name, RoundButton(icons[name]), (x, foot), ROUND, say(f"title-{name}")))
    for i, language in enumerate(_languages(arcade)):
        art = RoundButton("", language == arcade.settings.language)
        at = (EDGE + side / 2 + i * (side + AIR), y)
        spot = _round(f"language-{language}", art, at, side, say(f"language-{language}"))
        spots.append(spot._replace(label=literal(language.upper())))
    return spots


def _languages(arcade: Arcade) -> Sequence[str]:
    return arcade.languages if len(arcade.languages) > 1 else ()


def _side(arcade: Arcade, window: Sequence[str], sheet: Sheet) -> float:
    """Of the buttons above: they stand in one row."""
    count = len(window) + len(_languages(arcade))
    return min(ROUND, (sheet.w - 2 * EDGE + AIR) / max(1, count) - AIR)


def _round(
    id_: str, art: RoundButton, at: tuple[float, float], side: float, spoken: Phrase
) -> Spot:
    return Spot(id_, art, *at, side, side, 10, spoken=spoken)
