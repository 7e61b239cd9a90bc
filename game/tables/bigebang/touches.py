"""Aids for a picked stack of Big*Bang, and why a spot is closed now."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from game.core.contract import Seat
from game.core.phrase import Phrase, say
from game.rules.bigebang.board import (
    DARK,
    DECAYED,
    EMPTY,
    FUSED,
    MIRROR,
    OUTSIDE,
    RAYS,
    SIDE,
    SIZE,
    sight,
)
from game.rules.bigebang.scoring import most_massive
from game.rules.bigebang.state import Move, View
from game.tables.bigebang.geometry import MARK, Plan, Point
from game.tables.bigebang.layout import (
    about,
    pick_line,
    prompt_line,
    without_chart,
)
from game.tables.bigebang.names import (
    side_of,
    stack_art,
    stack_name,
    why_no_fusion,
)
from game.tables.bigebang.pictures import Equation, OutcomeMark, StarChange
from game.tables.pictures import Button, Icon, Line, Panel
from game.tables.sheet import Rect
from game.tables.table import TAG, Spot

ROW = 44.0
"""Greatest height of a row, in units: there are four equations and three stars at most."""
SIGNED = 170.0
"""Width of the list from which there is room for the mark before each equation."""


def aids(view: View, picked: Sequence[str], moves: Sequence[Move], plan: Plan) -> Iterator[Spot]:
    """For the picked stack and the moves that it can still make."""
    source = int(picked[0].removeprefix("cell:"))
    yield from without_chart(plan)
    if len(picked) > 1:
        yield from _spots(view, moves, plan)
        return
    targets = {move.target: move for move in moves if move.kind != "decay"}
    mine = SIDE[view.cells[source]]
    shrunk, theirs = (_shrunk(view, source, moves, side) for side in (mine, 1 - mine))
    if targets:
        star = "-star" if any(targets[target].kind == "fuse" for target in shrunk.to) else ""
        yield prompt_line(say(f"bigebang-prompt-target{star}"), plan)
    yield from _list(view, source, targets, shrunk, theirs, plan)
    taken: list[Point] = []
    for move in targets.values():
        at = plan.beside(move.target, taken)
        taken.append(at)
        yield from _way(move, plan, at, shrinks=move.target in shrunk.to)
    for direction in range(6):
        met = sight(view.cells, source, direction)
        if met != OUTSIDE and met not in targets and view.cells[met] != DARK:
            at = plan.beside(met, taken)
            taken.append(at)
            why = why_no_partner(view, source, met)
            side = plan.mark
            yield Spot(f"no:cell:{met}", Icon("cross", "danger"), *at, side, side, TAG, story=why)
    if any(move.kind == "decay" for move in moves):
        label = say("bigebang-decay", made=stack_name(DECAYED[view.cells[source]]))
        yield Spot("decay", Button("outline"), *plan.decay.placed, 12, label, label)


class _Shrunk(NamedTuple):
    """The largest star of a side, and its particles after the moves by which it shrinks."""

    side: int
    was: int
    to: Mapping[int, int]
    """By target."""


def _shrunk(view: View, source: int, moves: Sequence[Move], side: int) -> _Shrunk:
    """The moves of the picked stack that cost this side's star particles; none in a puzzle."""
    to = dict[int, int]()
    was = most_massive(view.cells, side)[0]
    for move in () if view.universe.puzzle else moves:
        if move.kind in ("fuse", "annihilate"):
            cells = list(view.cells)
            made = FUSED[cells[source]][cells[move.target]]
            cells[source] = cells[move.target] = EMPTY
            if move.kind == "fuse":
                cells[move.spot] = made
            # GRAVITY: the circle that costs least.
            to[move.target] = max(to.get(move.target, 0), most_massive(cells, side)[0])
    return _Shrunk(side, was, {target: now for target, now in to.items() if now < was})


def _way(move: Move, plan: Plan, at: Point, *, shrinks: bool) -> Iterator[Spot]:
    """A ray to a partner, and in a gap beside it a mark: they fuse, or they annihilate."""
    fuses = move.kind == "fuse"
    x, y, length, angle = plan.between(move.source, move.target, plan.circle)
    art, wide = (Line("green", "glow"), 6) if fuses else (Line("yellow", "wave"), 14)
    yield Spot(f"ray:{move.target}", art, x, y, length, wide, 2, angle=angle)
    mark = OutcomeMark(fuses, shrinks=fuses and shrinks)
    yield Spot(f"tag:{move.target}", mark, *at, plan.mark, plan.mark, TAG)


class _Row(NamedTuple):
    """A row of the list beside the board."""

    id: str
    mark: OutcomeMark
    art: Equation | StarChange
    meaning: Phrase


def _list(
    view: View,
    source: int,
    targets: Mapping[int, Move],
    shrunk: _Shrunk,
    theirs: _Shrunk,
    plan: Plan,
) -> Iterator[Spot]:
    """A list beside the board: what the partners make of the picked stack, what stars lose."""
    rows = [*_equations(view, source, list(targets), shrunk), *_stars(targets, shrunk, theirs)]
    if not rows:
        return
    box = plan.line
    high = min(ROW, box.h / len(rows))
    sheet = Rect(box.left, box.top, box.w, high * len(rows))
    yield Spot("chart:line", Panel("green"), *sheet.placed, 2)
    for i, (name, mark, art, meaning) in enumerate(rows):
        row = Rect(box.left, box.top + high * i, box.w, high).inset(6, 2)
        if box.w > SIGNED:
            place, row = row.columns(MARK, 0, gap=4)
            side = min(MARK, high - 2)
            yield Spot(f"chart:sign:{name}", mark, place.x, place.y, side, side, 6)
        yield Spot(f"chart:makes:{name}", art, *row.placed, 6, meaning=meaning)


def _equations(view: View, source: int, targets: Sequence[int], shrunk: _Shrunk) -> Iterator[_Row]:
    """The product with each kind of partner; a minus where all its fusions shrink the star."""
    code = view.cells[source]
    kept = {view.cells[target] for target in targets if target not in shrunk.to}
    for other in sorted({view.cells[t] for t in targets}, key=lambda other: _order(code, other)):
        made = FUSED[code][other]
        mark = OutcomeMark(bool(made), shrinks=bool(made) and other not in kept)
        art = Equation(code, other, made, 0 if made else 2 * SIZE[code])
        yield _Row(str(other), mark, art, _told(code, other, made))


def _stars(targets: Mapping[int, Move], mine: _Shrunk, theirs: _Shrunk) -> Iterator[_Row]:
    """The largest stars now and after the moves by which they shrink: fusions, annihilations."""
    for name, kind, star in (
        ("star-fuse", "fuse", mine),
        ("star-annihilate", "annihilate", mine),
        ("star-rival", "annihilate", theirs),
    ):
        ends = {now for target, now in star.to.items() if targets[target].kind == kind}
        if ends:
            now = tuple(sorted({min(ends), max(ends)}))
            mark = OutcomeMark(kind == "fuse", shrinks=kind == "fuse")
            art = StarChange(star.was, now, star.side, rival=star is theirs)
            whose = "-rival" if star is theirs else ""
            told = say(f"bigebang-shrinks{whose}", was=star.was, now=now[0])
            yield _Row(name, mark, art, told)


def _order(code: int, other: int) -> tuple[bool, int]:
    """Fusions first, by what they make."""
    made = FUSED[code][other]
    return not made, made


def _told(code: int, other: int, made: int) -> Phrase:
    """An equation in words."""
    first, second = stack_name(code), stack_name(other)
    if made:
        return say("bigebang-makes", first=first, second=second, made=stack_name(made))
    return say("bigebang-gives", first=first, second=second, light=2 * SIZE[code])


def _spots(view: View, moves: Sequence[Move], plan: Plan) -> Iterator[Spot]:
    """GRAVITY: where the two may meet."""
    first = moves[0]
    product = stack_name(FUSED[view.cells[first.source]][view.cells[first.target]])
    x, y, length, angle = plan.between(first.source, first.target, plan.circle)
    yield Spot(f"ray:{first.target}", Line("green", "glow"), x, y, length, 6, 0, angle=angle)
    for move in moves:
        yield _ghost(view, move, plan)
    yield pick_line(say("bigebang-where", made=product), plan)


def _ghost(view: View, move: Move, plan: Plan) -> Spot:
    """GRAVITY: the product, small, on a free circle; a mark where a stack lies now."""
    product = FUSED[view.cells[move.source]][view.cells[move.target]]
    name = f"ghost:{move.spot}"
    if view.cells[move.spot]:
        at, side = plan.beside(move.spot, ()), plan.mark
        return Spot(name, OutcomeMark(fuses=True), *at, side, side, TAG)
    small = 0.7 * plan.stack
    return Spot(name, stack_art(product), *plan.places[move.spot], small, small, TAG)


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
