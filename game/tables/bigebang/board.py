"""The sky, its circles, what stands on them, and what links each side's most massive star."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.phrase import say
from game.rules.bigebang.board import BOARD, CIRCLES, DARK, NEIGHBOURS
from game.rules.bigebang.scoring import most_massive
from game.rules.bigebang.state import View
from game.tables.bigebang.geometry import Plan
from game.tables.bigebang.names import HUES, spoken_name, stack_art, word
from game.tables.bigebang.pictures import Hub, Obstacle, Sky, SkySpace, Trace
from game.tables.pictures import Line
from game.tables.table import Spot


def board(view: View, plan: Plan) -> Iterator[Spot]:
    """The sky and everything in it."""
    yield Spot("sky", Sky(plan.turned), *plan.sky, -10)
    size = plan.circle
    last = {view.last.source, view.last.target, view.last.spot} if view.last.target >= 0 else set()
    for circle in range(CIRCLES):
        x, y = plan.places[circle]
        code = view.cells[circle]
        art = Hub() if code else SkySpace()
        spoken = say(
            "bigebang-spot-circle",
            row=BOARD[circle][1] + 1,
            place=_place(circle),
            what=spoken_name(code),
        )
        yield Spot(f"cell:{circle}", art, x, y, size, size, 1, None, spoken, codex=word(code))
        if circle in last or (view.last.kind == "decay" and circle == view.last.source):
            yield Spot(f"last:{circle}", Trace(), x, y, size + 8, size + 8, 2)
        if code == DARK:
            yield Spot(f"dark:{circle}", Obstacle(), x, y, size, size, 3)
        elif code:
            yield _stack(view, circle, code, plan)
    if not view.universe.puzzle:
        yield from _bonds(view, plan)


def _stack(view: View, circle: int, code: int, plan: Plan) -> Spot:
    (x, y), size = plan.places[circle], plan.stack
    art = stack_art(code, unstable=bool(view.universe.time))
    # What was just fused comes from where it started; a move later it is a stack like all others.
    if view.last.kind == "fuse" and view.last.spot == circle:
        return Spot(f"made:{circle}", art, x, y, size, size, 4, source=f"stack:{view.last.source}")
    return Spot(f"stack:{circle}", art, x, y, size, size, 3, source=f"made:{circle}")


def _bonds(view: View, plan: Plan) -> Iterator[Spot]:
    """Short bars between the linked stacks that make each side's most massive star."""
    for side, hue in enumerate(HUES):
        star = set(most_massive(view.cells, side)[1])
        for circle in star:
            for near in NEIGHBOURS[circle]:
                if near > circle and near in star:
                    x, y, length, angle = plan.between(circle, near, plan.stack - 8)
                    yield Spot(f"bond:{circle}-{near}", Line(hue), x, y, length, 5, 2, angle=angle)


def _place(circle: int) -> int:
    """Which circle of its row it is, counted from 1."""
    row = BOARD[circle][1]
    return circle - next(i for i, (_, r) in enumerate(BOARD) if r == row) + 1
