"""What appears once a stack is picked: rays to its partners, what would come of it, and crosses."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.core.phrase import say
from game.rules.bigebang.board import OUTSIDE, sight
from game.rules.bigebang.moves import Move
from game.rules.bigebang.nuclei import DARK, DECAYED, FUSED, SIZE
from game.rules.bigebang.state import View
from game.tables.bigebang.chart import chart_marks, pick_line
from game.tables.bigebang.geometry import CIRCLE, PLACES, between
from game.tables.bigebang.names import stack_name
from game.tables.table import TAG, Spot


def aids(view: View, picked: Sequence[str], moves: Sequence[Move]) -> Iterator[Spot]:
    """For the picked stack and the moves that it can still make."""
    source = int(picked[0].removeprefix("cell:"))
    if len(picked) > 1:
        yield from _spots(view, moves)
        return
    yield from chart_marks(view.cells[source])
    targets = {move.target: move for move in moves if move.kind != "decay"}
    for move in targets.values():
        yield from _way(view, move)
    for direction in range(6):
        met = sight(view.cells, source, direction)
        if met != OUTSIDE and met not in targets and view.cells[met] != DARK:
            x, y = PLACES[met]
            yield Spot(f"no:{met}", "icon:cross,danger", x + 20, y - 20, 22, 22, TAG)
    if any(move.kind == "decay" for move in moves):
        label = say("bigebang-decay", made=stack_name(DECAYED[view.cells[source]]))
        yield Spot("decay", "button:outline", 1090, 560, 200, 64, 12, label, label)


def _way(view: View, move: Move) -> Iterator[Spot]:
    """A ray and a tag: "= ³H" or "+4 light"."""
    x, y = PLACES[move.target]
    code = view.cells[move.source]
    if move.kind == "fuse":
        line, chip = "line:green,glow", "chip:green"
        tag = say("bigebang-makes", made=stack_name(FUSED[code][view.cells[move.target]]))
    else:
        line, chip = "line:yellow,dashed", "chip:white"
        tag = say("bigebang-gives", light=2 * SIZE[code])
    middle_x, middle_y, length, angle = between(move.source, move.target, CIRCLE)
    yield Spot(f"ray:{move.target}", line, middle_x, middle_y, length, 6, 2, angle=angle)
    yield Spot(f"tag:{move.target}", chip, x, y + CIRCLE / 2 - 1, 70, 26, TAG, tag)


def _spots(view: View, moves: Sequence[Move]) -> Iterator[Spot]:
    """GRAVITY: where the two may meet."""
    first = moves[0]
    made = stack_name(FUSED[view.cells[first.source]][view.cells[first.target]])
    x, y, length, angle = between(first.source, first.target, CIRCLE)
    yield Spot(f"ray:{first.target}", "line:green,glow", x, y, length, 6, 0, angle=angle)
    for move in moves:
        x, y = PLACES[move.spot]
        yield Spot(f"ghost:{move.spot}", "chip:green", x, y, 58, 26, TAG,
                   say("bigebang-makes", made=made))  # fmt: skip
    yield pick_line(say("bigebang-where", made=made))
