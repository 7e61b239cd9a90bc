"""A page of the wide sheet, laid on a tall one: narrower, and higher for the words that wrap."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from game.art.menu.buttons import RoundButton
from game.tables.pictures import Button, Label, Nothing, Panel
from game.tables.sheet import WIDE, Sheet
from game.tables.table import Spot

EDGE = 8.0
"""Free at the edges of the sheet."""
APART = 8.0
"""Between two buttons of a row."""
SAME_ROW = 24.0
"""Units by which the middles of buttons of one row may differ."""
STRETCHED = 1.9
"""How many times as high as on the wide sheet a page is at most."""
HIGHER = 1.3
"""The same of a button, whose words may need two lines."""
PAGES = "pages"
"""The words between the buttons that turn pages: they stand in their row."""
BOXES = (Label, Nothing, Panel)
"""What takes the shape of the page; controls keep their height, pictures their proportions."""


class Refit(NamedTuple):
    """From the middle and the proportions of a page on the wide sheet to those on a tall one."""

    x: float
    y: float
    to_x: float
    to_y: float
    across: float
    down: float

    def spot(self, spot: Spot) -> Spot:
        """Where a spot comes to lie, and how large."""
        x = self.to_x + (spot.x - self.x) * self.across
        y = self.to_y + (spot.y - self.y) * self.down
        w, h = spot.w, spot.h
        if isinstance(spot.art, BOXES):
            w, h = w * self.across, h * self.down
        elif isinstance(spot.art, Button):
            w, h = w * self.across, h * min(self.down, HIGHER)
        elif not isinstance(spot.art, RoundButton):
            scale = min(self.across, self.down)
            w, h = w * scale, h * scale
        return spot._replace(x=x, y=y, w=w, h=h)


def fitting(spots: Iterable[Spot], sheet: Sheet) -> Refit:
    """How a page with these spots is laid on this sheet: its frame, or else all that is on it."""
    spots = list(spots)
    frame = next((spot for spot in spots if spot.id == "frame"), None)
    if frame is not None:
        left, right = frame.x - frame.w / 2, frame.x + frame.w / 2
        top, bottom = frame.y - frame.h / 2, frame.y + frame.h / 2
    else:
        left = min((spot.x - spot.w / 2 for spot in spots), default=0.0)
        right = max((spot.x + spot.w / 2 for spot in spots), default=WIDE.w)
        top = min((spot.y - spot.h / 2 for spot in spots), default=0.0)
        bottom = max((spot.y + spot.h / 2 for spot in spots), default=WIDE.h)
    w, h = right - left, bottom - top
    across = min(1.0, (sheet.w - 2 * EDGE) / w)
    down = min(STRETCHED, 1 / across, (sheet.h - 2 * EDGE) / h)
    middle = (left + right) / 2, (top + bottom) / 2
    return Refit(*middle, sheet.w / 2, sheet.h / 2, across, down)


def refit(spots: Sequence[Spot], sheet: Sheet) -> list[Spot]:
    """The page on a tall sheet; buttons of a row never lie on each other."""
    fit = fitting(spots, sheet)
    laid = [fit.spot(spot) for spot in spots]
    laid = [spot._replace(w=max(spot.w, 56.0)) if spot.id == PAGES else spot for spot in laid]
    controls = [
        i
        for i, spot in enumerate(laid)
        if isinstance(spot.art, Button | RoundButton) or spot.id == PAGES
    ]
    while controls:
        y = laid[controls[0]].y
        row = [i for i in controls if abs(laid[i].y - y) <= SAME_ROW]
        controls = [i for i in controls if i not in row]
        row.sort(key=lambda i: laid[i].x)
        for i, placed in zip(row, _spread([laid[i] for i in row], fit, sheet), strict=True):
            laid[i] = placed
    return laid


def _spread(row: Sequence[Spot], fit: Refit, sheet: Sheet) -> list[Spot]:
    """Buttons from left to right with air between them, inside the sheet."""
    left, right = 2.5 * EDGE, sheet.w - 2.5 * EDGE
    placed: list[Spot] = []
    at = left
    for spot in row:
        x = max(spot.x, at + spot.w / 2)
        placed.append(spot._replace(x=x))
        at = x + spot.w / 2 + APART
    end = right
    for i in range(len(placed) - 1, -1, -1):
        spot = placed[i]
        placed[i] = spot._replace(x=min(spot.x, end - spot.w / 2))
        end = placed[i].x - spot.w / 2 - APART
    return placed
