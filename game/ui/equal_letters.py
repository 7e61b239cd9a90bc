"""Letters of equals: buttons side by side, lines of a list, names on cabinets, of one size each.

Words shrink to fit their box one by one, which leaves large ones beside small ones where a language
is long or the text is large. Here those of a group agree: on the smallest size among them, but
never on much less than they would like; whoever needs less than that stays alone with it.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from typing import Final

from game.art.ink.easel import Easel
from game.art.ink.type import fitted
from game.art.menu.buttons import button_letters
from game.art.menu.title import cabinet_letters
from game.tables.table import Spot

LEAST: Final = 0.8
"""Of the size that one would like best: large text stays large for whoever asked for it."""
REMEMBERED: Final = 2_000
"""Words measured before all are forgotten: more than all screens of a visit have."""
LEAST_OF_NAMES: Final = 0.6
"""The same for names on cabinets, which are signs: they are large, and stand side by side."""


def evened(easel: Easel, spots: Sequence[Spot]) -> list[Spot]:
    """The spots, with letters of one size in each group."""
    made = list(spots)
    groups: dict[Hashable, list[int]] = {}
    sizes: dict[int, int] = {}
    for i, spot in enumerate(spots):
        found = letters(easel, spot)
        if found is None:
            continue
        px, best = found
        least = LEAST_OF_NAMES if spot.art.startswith("cabinet") else LEAST
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
        made[i] = _at_most(easel, made[i], px)
    return made


def _groups(spot: Spot) -> Iterator[Hashable]:
    """What makes it one of several: the same shape, or the same row."""
    kind, _, args = spot.art.partition(":")
    match kind:
        case "button":
            yield kind, "shape", spot.w, spot.h
            yield kind, "row", spot.y, spot.h
        case "label":
            yield spot.art, spot.w, spot.h
            yield kind, args.split(",")[1], "bold" in args, spot.y, spot.h
        case _:
            yield kind


def letters(easel: Easel, spot: Spot) -> tuple[int, int] | None:
    """Pixels of its letters, and of those it would like best; None: it goes its own way."""
    if spot.label is None:
        return None
    kind, _, args = spot.art.partition(":")
    size = (easel.px(spot.w), easel.px(spot.h))
    key = (spot.art, size, spot.label)
    if key not in easel.measured:
        if len(easel.measured) >= REMEMBERED:
            easel.measured.clear()
        args, _, most = args.partition(",@")
        found = _measured(easel, kind, size, args, easel.say(spot.label))
        if found is not None and most:
            found = min(found[0], int(most)), found[1]
        easel.measured[key] = found
    return easel.measured[key]


def _measured(
    easel: Easel, kind: str, size: tuple[int, int], args: str, text: str
) -> tuple[int, int] | None:
    match kind:
        case "button":
            return button_letters(easel, size, args, text)
        case "cabinet":
            return cabinet_letters(easel, size, args, text)
        case "label" if "top" not in args:
            parts = args.split(",")
            px, _ = fitted(easel, text, float(parts[1]), size, bold="bold" in parts)
            return px, easel.px(float(parts[1]) * easel.text_scale)
    return None


def _at_most(easel: Easel, spot: Spot, px: int) -> Spot:
    """The spot with letters of no more pixels than that; itself if it has none larger."""
    found = letters(easel, spot)
    if found is None or found[0] <= px:
        return spot
    kind, _, args = spot.art.partition(":")
    if kind != "label":
        return spot._replace(art=f"{spot.art},@{px}")
    role, _, *rest = args.split(",")
    size = px / (easel.scale * easel.text_scale)
    return spot._replace(art=",".join((f"label:{role}", f"{size:.3f}", *rest)))
