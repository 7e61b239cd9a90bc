"""Letters of equals: buttons side by side, lines of a list, names on cabinets, of one size each.

Words shrink to fit their box one by one, which leaves large ones beside small ones where a language
is long or the text is large. Here those of a group agree: on the smallest size among them, but
never on much less than they would like; a text that needs less than that stays alone with it.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from game.art.ink.renderer import SMALLEST, Renderer
from game.art.ink.type import fitted
from game.art.menu.buttons import button_letters
from game.art.menu.title import CabinetPicture, cabinet_letters
from game.tables.pictures import Button, Label, Picture
from game.tables.table import Spot

LEAST: Final = 0.8
"""Of the size that one would like best: large text stays large where the settings ask for it."""
REMEMBERED: Final = 2_000
"""Words measured before all are forgotten: more than all screens of a visit have."""
LEAST_OF_NAMES: Final = 0.6
"""The same for names on cabinets, which are signs: they are large, and stand side by side."""


def evened(renderer: Renderer, spots: Sequence[Spot]) -> list[Spot]:
    """The spots, with letters of one size in each group."""
    evened = list(spots)
    groups: dict[Hashable, list[int]] = {}
    sizes: dict[int, int] = {}
    for i, spot in enumerate(spots):
        fit = letters(renderer, spot)
        if fit is None:
            continue
        px, best = fit
        least = LEAST_OF_NAMES if isinstance(spot.art, CabinetPicture) else LEAST
        sizes[i] = max(px, round(least * best))
        for key in _groups(spot):
            groups.setdefault(key, []).append(i)
    # Who is in two groups, a row and a column, makes one of them.
    common: dict[int, int] = {}
    while common != sizes:
        common = dict(sizes)
        for members in groups.values():
            sizes |= dict.fromkeys(members, min(sizes[i] for i in members))
    for i, px in common.items():
        evened[i] = _at_most(renderer, evened[i], px)
    return evened


def _groups(spot: Spot) -> Iterator[Hashable]:
    """Keys of the groups it belongs to: the same shape, row, or column."""
    match spot.art:
        case Button():
            yield "button", "shape", spot.w, spot.h
            yield "button", "row", spot.y, spot.h
        case Label(size=size, bold=bold):
            yield spot.art, spot.w, spot.h
            left = round(spot.x - spot.w / 2)
            wide = 0 if spot.art.align == "left" else round(spot.w)
            yield spot.art, "column", left, wide
            yield "label", size, bold, spot.y, spot.h
        case _:
            yield type(spot.art).__name__


def letters(renderer: Renderer, spot: Spot) -> tuple[int, int] | None:
    """Pixels of its letters, and of those it would like best; None: it goes its own way."""
    if spot.label is None:
        return None
    size = (renderer.px(spot.w), renderer.px(spot.h))
    key = (spot.art, size, spot.label)
    if key not in renderer.measured:
        if len(renderer.measured) >= REMEMBERED:
            renderer.measured.clear()
        renderer.measured[key] = _measured(renderer, spot.art, size, renderer.say(spot.label))
    return renderer.measured[key]


def _measured(
    renderer: Renderer, art: Picture, size: tuple[int, int], text: str
) -> tuple[int, int] | None:
    fit = None
    match art:
        case Button():
            fit = button_letters(renderer, size, art, text)
        case CabinetPicture():
            fit = cabinet_letters(renderer, size, art, text)
        case Label(top=False):
            floor = max(SMALLEST, art.floor)
            px, _ = fitted(renderer, text, art.size, size, bold=art.bold, floor=floor)
            return px, renderer.px(art.size * renderer.text_scale)
    if fit is not None and isinstance(art, Button | CabinetPicture) and art.most is not None:
        return min(fit[0], art.most), fit[1]
    return fit


def _at_most(renderer: Renderer, spot: Spot, px: int) -> Spot:
    """The spot with letters of no more pixels than that; itself if it has none larger."""
    fit = letters(renderer, spot)
    if fit is None or fit[0] <= px:
        return spot
    match spot.art:
        case Label():
            # In two lines still, where it was in two: one in smaller letters would be no equal.
            size, floor = (round(px / scale, 3) for scale in
                           (renderer.scale * renderer.text_scale, renderer.scale))  # fmt: skip
            return spot._replace(art=replace(spot.art, size=size, floor=floor))
        case Button() | CabinetPicture():
            return spot._replace(art=replace(spot.art, most=px))
    return spot
