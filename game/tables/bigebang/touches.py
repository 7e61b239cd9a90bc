"""Aids for a picked stack of Big*Bang, and why a spot is closed now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.core.contract import Seat
from game.core.phrase import Phrase, literal, say
from game.rules.bigebang.board import (
    ANTI,
    DARK,
    DECAYED,
    FUSED,
    MIRROR,
    OUTSIDE,
    RAYS,
    SIDE,
    SIZE,
    sight,
)
from game.rules.bigebang.state import Move, View
from game.tables.bigebang.geometry import Plan
from game.tables.bigebang.layout import about, chart_marks, pick_line, prompt_line
from game.tables.bigebang.names import (
    SYMBOLS,
    missing_name,
    side_of,
    stack_art,
    stack_name,
    why_no_fusion,
)
from game.tables.pictures import Button, Chip, Icon, Line
from game.tables.table import TAG, Spot

HIGH = 30.0
"""Units of a tag."""


def aids(view: View, picked: Sequence[str], moves: Sequence[Move], plan: Plan) -> Iterator[Spot]:
    """For the picked stack and the moves that it can still make."""
    source = int(picked[0].removeprefix("cell:"))
    if len(picked) > 1:
        yield from _spots(view, moves, plan)
        return
    yield from chart_marks(view.cells[source], plan)
    targets = {move.target: move for move in moves if move.kind != "decay"}
    if targets:
        yield prompt_line(say("bigebang-prompt-target"), plan)
    taken: list[tuple[float, float]] = []
    for move in targets.values():
        foot = _foot(view, move.target, plan, taken)
        taken.append((plan.places[move.target][0], foot))
        yield from _way(view, move, plan, foot)
    for direction in range(6):
        met = sight(view.cells, source, direction)
        if met != OUTSIDE and met not in targets and view.cells[met] != DARK:
            yield from _cross(view, source, met, plan)
    if any(move.kind == "decay" for move in moves):
        label = say("bigebang-decay", made=stack_name(DECAYED[view.cells[source]]))
        yield Spot("decay", Button("outline"), *plan.decay.placed, 12, label, label)


def _cross(view: View, source: int, met: int, plan: Plan) -> Iterator[Spot]:
    """A stack in sight that is no partner: what does not exist, and the reason on request."""
    x, y = plan.places[met]
    why = why_no_partner(view, source, met)
    yield Spot(
        f"no:cell:{met}",
        Icon("cross", "danger"),
        x + 20 * plan.scale,
        y - 20 * plan.scale,
        22,
        22,
        TAG,
        story=why,
    )
    name = missing_name(view.cells[source], view.cells[met])
    # The cross says enough where the name would hide other stacks: a touch tells the rest.
    foot = _foot(view, met, plan)
    if name is not None and not _hidden(view, met, plan, foot):
        words = say("bigebang-none", name=name)
        box = plan.tag_x(x), foot, plan.tag, HIGH, TAG
        yield Spot(f"no:name:{met}", Chip("danger"), *box, words)


def _foot(view: View, cell: int, plan: Plan, taken: Sequence[tuple[float, float]] = ()) -> float:
    """At which height a tag of a stack hides fewer others: below it, else above.

    ``taken``: the middles of tags that stand already; to hide one is worse than any stack.
    """
    (x, y), off = plan.places[cell], plan.circle / 2 - 1

    def cost(at: float) -> int:
        tags = sum(abs(x - a) < plan.tag and abs(at - b) < HIGH for a, b in taken)
        return len(_hidden(view, cell, plan, at)) + len(plan.places) * tags

    return min((y + off, y - off), key=cost)


def _hidden(view: View, cell: int, plan: Plan, at: float) -> list[int]:
    """The stacks of which a tag at this height would hide a good part."""
    x = plan.tag_x(plan.places[cell][0])
    return [
        other
        for other, (there, y) in enumerate(plan.places)
        if other != cell
        and view.cells[other] not in (0, DARK)
        and abs(there - x) < plan.tag / 2
        and abs(y - at) < HIGH / 2 + plan.circle / 4
    ]


def _way(view: View, move: Move, plan: Plan, foot: float) -> Iterator[Spot]:
    """A ray, a tag with the ghost of what is made, "= ³H", or with the light, "+4 light"."""
    x = plan.tag_x(plan.places[move.target][0])
    code = view.cells[move.source]
    middle_x, middle_y, length, angle = plan.between(move.source, move.target, plan.circle)
    art = Line("green", "glow") if move.kind == "fuse" else Line("yellow", "dashed")
    yield Spot(f"ray:{move.target}", art, middle_x, middle_y, length, 6, 2, angle=angle)
    if move.kind == "fuse":
        yield from _made(view, move, x, foot)
    else:
        tag = say("bigebang-gives", light=2 * SIZE[code])
        yield Spot(f"tag:{move.target}", Chip("white"), x, foot, 100, 30, TAG, tag)


def _made(view: View, move: Move, x: float, y: float) -> Iterator[Spot]:
    """The product, small, and its name beside it."""
    product = FUSED[view.cells[move.source]][view.cells[move.target]]
    # The ghost beside it has the bar, where there is one: the longer name would be too small.
    tag = say("bigebang-makes", made=literal(SYMBOLS[product - ANTI * SIDE[product]]))
    yield Spot(f"tag:{move.spot}", Chip("green"), x - 12, y, 72, 30, TAG, tag)
    yield Spot(f"ghost:{move.spot}", stack_art(product), x + 34, y, 32, 32, TAG)


def _spots(view: View, moves: Sequence[Move], plan: Plan) -> Iterator[Spot]:
    """GRAVITY: where the two may meet."""
    first = moves[0]
    product = stack_name(FUSED[view.cells[first.source]][view.cells[first.target]])
    x, y, length, angle = plan.between(first.source, first.target, plan.circle)
    yield Spot(f"ray:{first.target}", Line("green", "glow"), x, y, length, 6, 0, angle=angle)
    for move in moves:
        x, y = plan.places[move.spot]
        yield from _made(view, move, plan.tag_x(x), y + plan.circle / 2 - 1)
    yield pick_line(say("bigebang-where", made=product), plan)


def why_not(view: View, seat: Seat, picked: Sequence[str], spot: str) -> Phrase:
    """The answer to a touch that leads nowhere."""
    kind, _, at = spot.partition(":")
    if kind == "chart":
        return about(spot)
    if kind == "token":
        return say(f"bigebang-why-token-{at}")
    if kind != "cell" or view.matter < 0:
        return say("bigebang-why-side" if view.matter < 0 else "bigebang-why-choose")
    circle = int(at)
    if len(picked) > 1:
        return say("bigebang-why-meet")
    if picked and picked[0].startswith("cell:"):
        return why_no_partner(view, int(picked[0].removeprefix("cell:")), circle)
    return _why_not_first(view, seat, view.cells[circle])


def _why_not_first(view: View, seat: Seat, code: int) -> Phrase:
    """Why nothing begins here."""
    if code == DARK:
        return say("bigebang-why-dark")
    if not code:
        return say("bigebang-why-empty")
    side = side_of(view, seat)
    if view.universe.seats == 2 and SIDE[code] != side:
        return say("bigebang-why-theirs", side=side)
    return say("bigebang-why-alone", what=stack_name(code), mirror=stack_name(MIRROR[code]))


def why_no_partner(view: View, source: int, circle: int) -> Phrase:
    """Why the picked stack cannot go there."""
    a, b = view.cells[source], view.cells[circle]
    if b == DARK:
        return say("bigebang-why-dark")
    way = next((way for way in RAYS[source] if circle in way), None)
    if way is None:
        return say("bigebang-why-line")
    if any(view.cells[c] for c in way[: way.index(circle)]):
        return say("bigebang-why-blocked")
    if not b:
        return say("bigebang-why-no-plain-move")
    if SIDE[a] == SIDE[b]:
        return why_no_fusion(a, b)
    return say("bigebang-why-not-mirror", what=stack_name(a), mirror=stack_name(MIRROR[a]))
