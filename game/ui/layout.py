"""Layout engine for pages: a tree of rows, columns, grids and stacks becomes spots on any sheet.

A page is described once, by a function ``view(model) -> Node``. The solver works in two steps:

* sizes come up: each node says how wide it is at least and at best, and how high at a given width.
  Words are measured with the font that will paint them, at the text size of the settings;
* rectangles come down: each node shares out its rectangle among its children.

The solver keeps the rules that hold on every page: what a finger touches is at least `FINGER`
units high (44 points on a telephone), letters on a tall sheet are at least `LETTERS` units, words
wrap before they shrink, pictures keep their proportions. Pages hold no coordinates.

Why an engine of our own: decision 120.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import inf
from typing import Literal, TypedDict

from msgspec import Struct

from game.art.ink.renderer import Renderer
from game.art.menu.buttons import Letters, RoundButton
from game.tables.pictures import Button, Chip, Label
from game.tables.sheet import Rect, Sheet
from game.tables.table import Spot
from game.ui.measure import (
    AIRY,
    EDGE,
    GAP,
    TIGHT,
    Ruler,
    Span,
    button_height,
    button_width,
    lettered,
    pill_height,
    pill_width,
    worded,
)

Align = Literal["fill", "start", "middle", "end"]
"""Place of a child across the direction of its row or column."""
Justify = Literal["start", "middle", "end", "spread"]
"""Place of the children where a row or column has more room than they take."""
SLACK = 1e-6
"""Units by which sums of the same lengths may differ; a share of spare room below it is none."""
SQUARE = 1.2
"""Height by width below which a tall sheet counts as square."""


# --- nodes ----------------------------------------------------------------------------------------


class Node(Struct, frozen=True, kw_only=True):
    """A part of a page. Units throughout."""

    grow: float = 0.0
    """Share of the spare room of its row or column that it takes."""
    align: Align = "fill"
    least_w: float = 0.0
    least_h: float = 0.0
    most_w: float = inf
    most_h: float = inf

    def widths(self, ruler: Ruler) -> Span:
        """Width that it needs, and that it would like."""
        return ruler.once(
            self, -1.0, lambda: _within(self._widths(ruler), self.least_w, self.most_w)
        )

    def heights(self, ruler: Ruler, wide: float) -> Span:
        """Height that it needs, and that it would like, where it is so wide."""
        return ruler.once(
            self, wide, lambda: _within(self._heights(ruler, wide), self.least_h, self.most_h)
        )

    def place(self, ruler: Ruler, box: Rect) -> Iterator[Spot]:
        """Spots inside the rectangle."""
        raise NotImplementedError

    def _widths(self, ruler: Ruler) -> Span:
        raise NotImplementedError

    def _heights(self, ruler: Ruler, wide: float) -> Span:
        raise NotImplementedError


class Limits(TypedDict, total=False):
    """The fields of a node, as functions that make nodes pass them on."""

    grow: float
    align: Align
    least_w: float
    least_h: float
    most_w: float
    most_h: float


def _within(span: Span, least: float, most: float) -> Span:
    low = min(max(span.least, least), most)
    # Only what shows less has a floor; a limit from outside is none.
    floor = span.floor if span.bottom < span.least else -1.0
    return Span(low, min(max(span.best, low), most), floor)


class Leaf(Node, frozen=True):
    """One spot; its x, y, w and h are set here.

    Words, buttons and round buttons know their size. Any other picture has a ``natural`` size in
    units and keeps its proportions; without one it takes the rectangle that it is given.
    """

    spot: Spot
    natural: tuple[float, float] | None = None
    stretch: bool = False
    """True: fills its rectangle whatever its proportions are."""
    airy: bool = False
    """True: lines of words have a distance that is easy to read."""

    def _widths(self, ruler: Ruler) -> Span:
        words = ruler.renderer.say(self.spot.label) if self.spot.label is not None else ""
        match self.spot.art:
            case Label() as art:
                return ruler.width(lettered(art, ruler.sheet), words)
            case Button() as art:
                return button_width(ruler, art, words)
            case RoundButton() | Letters() if self.natural is None:
                return Span(ruler.finger, ruler.finger)
            case Chip() as art:
                return pill_width(ruler, art, words)
        w = self.natural[0] if self.natural else 0.0
        return Span(w / 2, w)

    def _heights(self, ruler: Ruler, wide: float) -> Span:
        words = ruler.renderer.say(self.spot.label) if self.spot.label is not None else ""
        match self.spot.art:
            case Label() as art:
                span = ruler.text(lettered(art, ruler.sheet), words, wide)
                return Span(span.least, AIRY * span.best) if self.airy else span
            case Button() as art:
                return button_height(ruler, art, words, wide)
            case RoundButton() | Letters() if self.natural is None:
                return Span(ruler.finger, ruler.finger)
            case Chip() as art:
                return pill_height(ruler, art, words, wide)
        if self.natural is None:
            return Span(0.0, 0.0)
        h = self.natural[1] * min(1.0, wide / self.natural[0])
        return Span(h / 2, h)

    def place(self, ruler: Ruler, box: Rect) -> Iterator[Spot]:
        """The spot, in its rectangle or as large as its proportions allow in the middle of it."""
        w, h = box.w, box.h
        art = self.spot.art
        if self.stretch:
            pass
        elif self.natural is not None:
            scale = min(w / self.natural[0], h / self.natural[1])
            w, h = self.natural[0] * scale, self.natural[1] * scale
        elif isinstance(art, RoundButton | Letters):
            w = h = min(w, h, ruler.finger)
        if isinstance(art, Label):
            art = lettered(art, ruler.sheet)
        elif isinstance(art, Button) and self.spot.label is not None:
            art = worded(ruler, art, ruler.renderer.say(self.spot.label), w)
        yield self.spot._replace(art=art, x=box.x, y=box.y, w=w, h=h)


class Gap(Node, frozen=True):
    """Free room; with ``grow`` it pushes its neighbours apart."""

    size: float = 0.0

    def _widths(self, ruler: Ruler) -> Span:
        return Span(0.0, self.size)

    def _heights(self, ruler: Ruler, wide: float) -> Span:
        return Span(0.0, self.size)

    def place(self, ruler: Ruler, box: Rect) -> Iterator[Spot]:
        """Nothing."""
        return iter(())


class Row(Node, frozen=True):
    """Children side by side."""

    children: Sequence[Node]
    gap: float = GAP
    justify: Justify = "middle"
    even: bool = False
    """All of one width."""
    parts: Sequence[float] = ()
    """Share of the width that each child takes, whatever is in it; empty: what each needs."""

    def _widths(self, ruler: Ruler) -> Span:
        spans = self._spans(ruler)
        return _apart(spans, self.parts, self.gap) if self.parts else summed(spans, self.gap)

    def _heights(self, ruler: Ruler, wide: float) -> Span:
        widths = self._shares(ruler, wide)
        spans = [child.heights(ruler, w) for child, w in zip(self.children, widths, strict=True)]
        return largest(spans)

    def place(self, ruler: Ruler, box: Rect) -> Iterator[Spot]:
        """Each child in its part of the width."""
        widths = self._shares(ruler, box.w)
        starts = _starts(widths, box.w, self.gap, self.justify)
        for child, at, w in zip(self.children, starts, widths, strict=True):
            span = child.heights(ruler, w)
            top, h = across(child.align, box.top, box.h, span.best, child.most_h)
            yield from child.place(ruler, Rect(box.left + at, top, w, h))

    def _spans(self, ruler: Ruler) -> list[Span]:
        spans = [child.widths(ruler) for child in self.children]
        return [largest(spans)] * len(spans) if self.even else spans

    def _shares(self, ruler: Ruler, wide: float) -> list[float]:
        if self.parts:
            return _parted(self.parts, wide - self.gap * (len(self.parts) - 1))
        limits = [(child.grow, child.most_w) for child in self.children]
        return shared(self._spans(ruler), limits, wide - self.gap * (len(self.children) - 1))


class Column(Node, frozen=True):
    """Children one below another."""

    children: Sequence[Node]
    gap: float = GAP
    justify: Justify = "middle"
    even: bool = False
    """All of one height."""
    parts: Sequence[float] = ()
    """Share of the height that each child takes, whatever is in it; empty: what each needs."""

    def _widths(self, ruler: Ruler) -> Span:
        return largest([child.widths(ruler) for child in self.children])

    def _heights(self, ruler: Ruler, wide: float) -> Span:
        if self.parts:
            return _apart(self._spans(ruler, wide), self.parts, self.gap)
        gaps = max(0, len(self.children) - 1)
        air = [Span(self.gap / TIGHT, self.gap)] * gaps
        return summed([*self._spans(ruler, wide), *air], 0.0)

    def place(self, ruler: Ruler, box: Rect) -> Iterator[Spot]:
        """Each child in its part of the height; gaps shrink with them where there is less."""
        spans = self._spans(ruler, box.w)
        gaps = len(spans) - 1
        if self.parts:
            heights, gap = _parted(self.parts, box.h - self.gap * gaps), self.gap
        else:
            air = [Span(self.gap / TIGHT, self.gap)] * gaps
            limits = [(child.grow, child.most_h) for child in self.children]
            lengths = shared([*spans, *air], [*limits, *[(0.0, inf)] * gaps], box.h)
            heights = lengths[: len(spans)]
            gap = lengths[-1] if gaps > 0 else 0.0
        starts = _starts(heights, box.h, gap, self.justify)
        for child, at, h in zip(self.children, starts, heights, strict=True):
            left, w = across(child.align, box.left, box.w, child.widths(ruler).best, child.most_w)
            yield from child.place(ruler, Rect(left, box.top + at, w, h))

    def _spans(self, ruler: Ruler, wide: float) -> list[Span]:
        spans = []
        for child in self.children:
            _, w = across(child.align, 0.0, wide, child.widths(ruler).best, child.most_w)
            spans.append(child.heights(ruler, w))
        return [largest(spans)] * len(spans) if self.even else spans


class Fits(Node, frozen=True):
    """The first of several arrangements of the same parts for which there is room.

    That is room for its best size, or else for its least; where none of them fits, the one that
    needs the least more.
    """

    options: Sequence[Node]
    sparing: bool = False
    """True: the last options show less. They go before the first ones at their least size, and
    paragraphs need not stand on one line each at their best."""

    def _of(self, ruler: Ruler, wide: float, high: float = inf) -> Node:
        for best in (True, False):
            for node in reversed(self.options) if self.sparing and not best else self.options:
                across, down = node.widths(ruler), node.heights(ruler, wide)
                w = across.best if best and not self.sparing else across.least
                h = down.best if best else down.least
                if w <= wide + SLACK and h <= high + SLACK:
                    return node
        return min(self.options, key=lambda node: self._lacks(ruler, node, wide, high))

    def _lacks(self, ruler: Ruler, node: Node, wide: float, high: float) -> float:
        """Room that it lacks each way, as parts of the room there is."""
        w, h = node.widths(ruler).least, node.heights(ruler, wide).least
        return max(0.0, w / wide - 1.0) + max(0.0, h / high - 1.0)

    def _widths(self, ruler: Ruler) -> Span:
        spans = [node.widths(ruler) for node in self.options]
        return Span(min(span.least for span in spans), spans[0].best)

    def _heights(self, ruler: Ruler, wide: float) -> Span:
        least = min(node.heights(ruler, wide).least for node in self.options)
        best = self._of(ruler, wide).heights(ruler, wide).best
        return Span(min(least, best), best)

    def place(self, ruler: Ruler, box: Rect) -> Iterator[Spot]:
        """The arrangement for this rectangle."""
        return placed(self._of(ruler, box.w, box.h), ruler, box)


class Steady(Node, frozen=True):
    """A child in the room that the largest of several would take: words that change."""

    child: Node
    others: Sequence[Node]

    def _widths(self, ruler: Ruler) -> Span:
        return largest([child.widths(ruler) for child in (self.child, *self.others)])

    def _heights(self, ruler: Ruler, wide: float) -> Span:
        return largest([child.heights(ruler, wide) for child in (self.child, *self.others)])

    def place(self, ruler: Ruler, box: Rect) -> Iterator[Spot]:
        """The child alone."""
        return placed(self.child, ruler, box)


class Stack(Node, frozen=True):
    """Children on top of each other, all in the same rectangle."""

    children: Sequence[Node]

    def _widths(self, ruler: Ruler) -> Span:
        return largest([child.widths(ruler) for child in self.children])

    def _heights(self, ruler: Ruler, wide: float) -> Span:
        return largest([child.heights(ruler, wide) for child in self.children])

    def place(self, ruler: Ruler, box: Rect) -> Iterator[Spot]:
        """Each child in all of the rectangle."""
        for child in self.children:
            yield from placed(child, ruler, box)


class Over(Node, frozen=True):
    """A child on top of its stack that needs no space of its own."""

    child: Node

    def _widths(self, ruler: Ruler) -> Span:
        return Span(0.0, 0.0)

    def _heights(self, ruler: Ruler, wide: float) -> Span:
        return Span(0.0, 0.0)

    def place(self, ruler: Ruler, box: Rect) -> Iterator[Spot]:
        """The child, in the room of what lies below it."""
        return placed(self.child, ruler, box)


class Pad(Node, frozen=True):
    """Free room around a child."""

    child: Node
    x: float = EDGE
    y: float = GAP

    def _widths(self, ruler: Ruler) -> Span:
        span = self.child.widths(ruler)
        return padded(span, 2 * self.x)

    def _heights(self, ruler: Ruler, wide: float) -> Span:
        span = self.child.heights(ruler, max(1.0, wide - 2 * self.x))
        return padded(span, 2 * self.y)

    def place(self, ruler: Ruler, box: Rect) -> Iterator[Spot]:
        """The child inside the margin."""
        return placed(self.child, ruler, box.inset(self.x, self.y))


class Centre(Node, frozen=True):
    """A child of its best size in the middle: a dialog."""

    child: Node

    def _widths(self, ruler: Ruler) -> Span:
        return self.child.widths(ruler)

    def _heights(self, ruler: Ruler, wide: float) -> Span:
        return self.child.heights(ruler, wide)

    def place(self, ruler: Ruler, box: Rect) -> Iterator[Spot]:
        """The child, as large as it likes to be and no larger than the rectangle."""
        w = min(box.w, self.child.widths(ruler).best)
        h = min(box.h, self.child.heights(ruler, w).best)
        return self.child.place(ruler, Rect.around(box.x, box.y, w, h))


class Choose(Node, frozen=True):
    """One of several arrangements of the same parts, by the shape of the sheet."""

    wide: Node
    tall: Node
    square: Node | None = None
    """For a tall sheet that is hardly higher than wide; None: as on any tall one."""

    def _of(self, ruler: Ruler) -> Node:
        sheet = ruler.sheet
        if not sheet.tall:
            return self.wide
        square = self.square is not None and sheet.h < SQUARE * sheet.w
        return self.square if square and self.square is not None else self.tall

    def _widths(self, ruler: Ruler) -> Span:
        return self._of(ruler).widths(ruler)

    def _heights(self, ruler: Ruler, wide: float) -> Span:
        return self._of(ruler).heights(ruler, wide)

    def place(self, ruler: Ruler, box: Rect) -> Iterator[Spot]:
        """The arrangement for this sheet."""
        return placed(self._of(ruler), ruler, box)


class Either(Node, frozen=True):
    """The first of several arrangements of the same parts that is not too wide, or the last."""

    options: Sequence[Node]
    tight: bool = False
    """True: by the least width of each, so that no word becomes smaller; False: by the best."""

    def _of(self, ruler: Ruler, wide: float) -> Node:
        fitting = (node for node in self.options if self._wants(ruler, node) <= wide + SLACK)
        return next(fitting, self.options[-1])

    def _wants(self, ruler: Ruler, node: Node) -> float:
        span = node.widths(ruler)
        return span.least if self.tight else span.best

    def _widths(self, ruler: Ruler) -> Span:
        first, last = self.options[0].widths(ruler), self.options[-1].widths(ruler)
        return Span(min(self._wants(ruler, self.options[0]), last.least), first.best)

    def _heights(self, ruler: Ruler, wide: float) -> Span:
        return self._of(ruler, wide).heights(ruler, wide)

    def place(self, ruler: Ruler, box: Rect) -> Iterator[Spot]:
        """The arrangement for this width."""
        return placed(self._of(ruler, box.w), ruler, box)


class Canvas(Node, frozen=True):
    """A rectangle whose inside is drawn elsewhere: a board, a chart."""

    draw: Callable[[Rect], Iterable[Spot]]
    natural: tuple[float, float]

    def _widths(self, ruler: Ruler) -> Span:
        return Span(self.natural[0] / 2, self.natural[0])

    def _heights(self, ruler: Ruler, wide: float) -> Span:
        h = self.natural[1] * min(1.0, wide / self.natural[0])
        return Span(h / 2, h)

    def place(self, ruler: Ruler, box: Rect) -> Iterator[Spot]:
        """The spots that are drawn into the rectangle."""
        return iter(self.draw(box))


# --- solving --------------------------------------------------------------------------------------


def solve(node: Node, renderer: Renderer, sheet: Sheet, box: Rect | None = None) -> list[Spot]:
    """The spots of a page on this sheet, in the order of the tree.

    ``box``: its position; None: on the whole sheet, inside its edges.
    """
    ruler = Ruler(renderer, sheet)
    whole = Rect(0.0, 0.0, sheet.w, sheet.h).inset(EDGE, EDGE)
    return list(placed(node, ruler, whole if box is None else box))


def best_size(
    node: Node, renderer: Renderer, sheet: Sheet, widest: float, tight: float = 0.0
) -> tuple[float, float]:
    """Width and height that a node would like, where it is at most ``widest`` units wide.

    ``tight``: part of the way from its best height (0) down to its least (1).
    """
    ruler = Ruler(renderer, sheet)
    w = min(widest, node.widths(ruler).best)
    span = node.heights(ruler, w)
    return w, span.best - tight * (span.best - span.least)


def leaves_of(node: Node, renderer: Renderer, sheet: Sheet, name: str = "leaf") -> int:
    """Number of leaves of the list with this name on this sheet."""
    ruler = Ruler(renderer, sheet)
    box = Rect(0.0, 0.0, sheet.w, sheet.h).inset(EDGE, EDGE)
    list(placed(node, ruler, box))
    return ruler.leaves.get(name, 1)


def shared(
    spans: Sequence[Span], limits: Sequence[tuple[float, float]], room: float
) -> list[float]:
    """Lengths of parts that lie one after another in ``room`` units.

    Each has its best length where there is room, and what is spare goes to those that grow:
    ``limits`` are (share of the spare room, greatest length). Where there is less, those that may
    show less at once yield first: down to their least, and below it where all cannot have theirs.
    Then all are shortened alike between their best and their least, and at last in proportion.
    """
    best = sum(s.best for s in spans)
    if room < best:
        return _shortened(spans, room)
    lengths = [s.best for s in spans]
    spare = room - best
    growing = {i for i, (grow, most) in enumerate(limits) if grow > SLACK and lengths[i] < most}
    while spare > SLACK and growing:
        whole = sum(limits[i][0] for i in growing)
        step = {i: spare * limits[i][0] / whole for i in growing}
        for i, more in step.items():
            taken = min(more, limits[i][1] - lengths[i])
            lengths[i] += taken
            spare -= taken
        growing = {i for i in growing if lengths[i] < limits[i][1] - SLACK}
    return lengths


def _shortened(spans: Sequence[Span], room: float) -> list[float]:
    """Lengths where there is less room than the best ones take: see `shared`."""
    roomy = room >= sum(s.least for s in spans) - SLACK
    least = [s.least if roomy else s.bottom for s in spans]
    lengths = [s.best for s in spans]
    first = [low if s.bottom < s.least else s.best for s, low in zip(spans, least, strict=True)]
    for shorter in (first, least):
        slack, over = sum(lengths) - sum(shorter), sum(lengths) - room
        if 0 < over <= slack:
            part = over / slack
            return [a - part * (a - b) for a, b in zip(lengths, shorter, strict=True)]
        lengths = shorter
    whole = sum(lengths)
    return [length * max(0.0, room) / whole for length in lengths] if whole else lengths


def placed(node: Node, ruler: Ruler, box: Rect) -> Iterator[Spot]:
    """A node in a rectangle, no larger than it may be, at its place across."""
    left, w = across(node.align, box.left, box.w, node.widths(ruler).best, node.most_w)
    h = min(box.h, node.most_h)
    return node.place(ruler, Rect(left, box.top + (box.h - h) / 2, w, h))


def padded(span: Span, air: float) -> Span:
    """The span with air at both ends."""
    return Span(span.least + air, span.best + air, span.bottom + air)


def summed(spans: Sequence[Span], gap: float) -> Span:
    """The span of parts one after another, with gaps between them."""
    air = gap * max(0, len(spans) - 1)
    least = sum(s.least for s in spans)
    return Span(least + air, sum(s.best for s in spans) + air, sum(s.bottom for s in spans) + air)


def _apart(spans: Sequence[Span], parts: Sequence[float], gap: float) -> Span:
    """Length from which each part has room in its share."""
    whole, air = sum(parts), gap * (len(parts) - 1)
    least = max(span.least / part for span, part in zip(spans, parts, strict=True) if part)
    best = max(span.best / part for span, part in zip(spans, parts, strict=True) if part)
    return Span(least * whole + air, best * whole + air)


def _parted(parts: Sequence[float], room: float) -> list[float]:
    return [max(0.0, room) * part / sum(parts) for part in parts]


def largest(spans: Sequence[Span]) -> Span:
    """The span that holds each of these."""
    return Span(
        max((s.least for s in spans), default=0.0),
        max((s.best for s in spans), default=0.0),
        max((s.bottom for s in spans), default=0.0),
    )


def _starts(lengths: Sequence[float], room: float, gap: float, justify: Justify) -> list[float]:
    """Starts of parts that lie one after another with gaps between them."""
    spare = room - sum(lengths) - gap * (len(lengths) - 1)
    before, between = 0.0, gap
    match justify:
        case "middle":
            before = spare / 2
        case "end":
            before = spare
        case "spread":
            before = max(0.0, spare) / (len(lengths) + 1)
            between = gap + before
    starts = []
    for length in lengths:
        starts.append(before)
        before += length + between
    return starts


def across(
    align: Align, start: float, room: float, best: float, most: float
) -> tuple[float, float]:
    """Start and length of a child across its row or column; one that cannot fill is centred."""
    length = min(room, most) if align == "fill" else min(best, room)
    if align == "start":
        return start, length
    if align == "end":
        return start + room - length, length
    return start + (room - length) / 2, length
