"""Places beside a piece: the place of a bubble, a tooltip, a caption or the coach's bubble.

One search for all of them: `beside` tries every form that a bubble may have at every side of its
piece, and takes the place that costs least. Lengths are units, costs are square units of other
things that may be hidden rather than that.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from math import cos, inf, radians, sin
from typing import Final, Generic, Literal, NamedTuple, TypeVar

import pygame
from msgspec import Struct

from game.art.ink.renderer import outline_of
from game.tables.pictures import Button, Label, Line
from game.tables.sheet import Rect, Sheet
from game.tables.table import Spot
from game.ui.viewport import Viewport

Side = Literal["up", "down", "left", "right"]

STEP: Final = 15.0
"""Units by which a bubble is moved away from its piece at a time, so that it hides less."""
ON: Final = 1e4
"""Weight of a square unit that is never hidden where there is another place."""
READ: Final = 1e5
"""Weight of words that a caption must not hide."""
MEANT: Final = 1000.0
"""Weight of what the words speak of as well: a hint leads from one piece to another."""
COUNTED: Final = 24.0
"""Weight of a score or a room with its particles (`Picture.stays`)."""
LIT: Final = 6.0
"""Weight of what may be touched next."""
CHOSEN: Final = 3.0
"""Weight of a card of one's own or a button, which may be the next choice."""
PALE: Final = 0.5
"""Weight of words, which do not fill their box. All else weighs 1."""
CUT: Final = 10.0
"""Weight of all of such words where a bubble would hide a part of them: half a name is not read."""
KNOWN: Final = 0.3
"""Share of what the way to such words costs: one looks there anyway."""
ASIDE: Final = (0.0, -16.0, 16.0, -32.0, 32.0, -48.0, 48.0)
"""Units aside from the middle of words that a bubble may hide altogether."""
BACKDROP: Final = 1 / 16
"""Part of the board: anything larger is a surface for pieces."""
ACROSS: Final = 5
"""Places side by side for a caption."""
DOWN: Final = 16.0
"""Units from one such place to the next above it."""


RANK: Final = (30.0, 26.0)
"""Size of a tag with a number in it."""
SHARE: Final = (78.0, 26.0)
"""Size of a tag with a number and a share in it."""
PITCH: Final = 27.0
"""Units from a tag to the next at the same piece."""
INSIDE: Final = 8.0
"""Units from the upper edge of a piece to the middle of its first tag."""


class Manner(Struct, frozen=True):
    """Manner of placing something beside a piece."""

    gap: float
    """Units between the two."""
    sides: Sequence[Side] = ("up", "down", "right", "left")
    """Of the piece, the best first."""
    steps: int = 1
    """Number of distances from the piece that are tried."""
    far: float = 0.0
    """Cost of each unit further away."""
    askew: float = 0.0
    """Cost of each unit between the middles."""
    corners: int = 0
    """Heights at the edges of its space at which it may be, too; two are its corners."""
    on: float = ON
    """Weight of the piece itself."""


CALLOUT: Final = Manner(10.0, steps=16, far=80.0, corners=9)
FAR: Final = Manner(10.0, steps=60, far=20.0)
"""Manner of a call-out in a narrow window: anywhere above or below its piece."""
SHAPES: Final = ((1.0, 0.0), (0.75, 3e3), (0.55, 6e3))
"""Parts of the full width that a call-out may have, each with what it costs to be narrower."""
COACH: Final = Manner(26.0, ("down", "up", "right", "left"), far=1.0, askew=0.2, corners=2, on=0.0)
TOOLTIP: Final = Manner(8.0, ("down", "up"))


class BesideForm(Struct, frozen=True):
    """One size that a bubble may have."""

    w: float
    h: float
    cost: float = 0.0
    """Cost of this manner against another."""
    before: float = 0.0
    """Space that it needs at its left, for what sticks out there."""
    behind: float = 0.0
    """The same at its right."""
    outside: Rect | None = None
    """Part that stands out of it, measured from its own left upper corner."""


F = TypeVar("F", bound=BesideForm)


class Stand(NamedTuple, Generic[F]):
    """A form at its place."""

    form: F
    rect: Rect
    cost: float


class Seen:
    """Things that should stay visible, and the weight of a square unit of each."""

    def __init__(
        self,
        weighed: Iterable[tuple[Rect, float]] = (),
        words: Iterable[Rect] = (),
        spare: Rect | None = None,
    ) -> None:
        """``words``: they cost the whole of them if a part is hidden.

        ``spare``: words that cost nothing if all of them is hidden.
        """
        self._rects: list[pygame.FRect] = []
        self._weights: list[float] = []
        for rect, weight in weighed:
            self._rects.append(pygame.FRect(*rect))
            self._weights.append(weight)
        self._words = [pygame.FRect(*rect) for rect in words]
        self._spare = None if spare is None else pygame.FRect(*spare)

    def hidden(self, rect: Rect) -> Iterator[tuple[float, float]]:
        """Things that a rectangle there would hide: weights, and square units."""
        cover = pygame.FRect(*rect)
        for number in cover.collidelistall(self._rects):
            clip = cover.clip(self._rects[number])
            yield self._weights[number], clip.w * clip.h

    def cost(self, rect: Rect, most: float = inf) -> float:
        """Weighed square units that a rectangle there would hide; inf if they reach ``most``."""
        cost = 0.0
        for weight, area in self.hidden(rect):
            cost += weight * area
            if cost >= most:
                return inf
        cover, spare = pygame.FRect(*rect), self._spare
        cut = [self._words[number] for number in cover.collidelistall(self._words)]
        if spare is not None and cover.colliderect(spare) and not cover.contains(spare):
            cut.append(spare)
        return cost + CUT * sum(words.w * words.h for words in cut)


def of(spot: Spot) -> Rect:
    """The rectangle of a spot, or around it where it lies at an angle."""
    if not spot.angle:
        return Rect.around(spot.x, spot.y, spot.w, spot.h)
    across, along = abs(cos(radians(spot.angle))), abs(sin(radians(spot.angle)))
    w, h = spot.w * across + spot.h * along, spot.w * along + spot.h * across
    return Rect.around(spot.x, spot.y, w, h)


def at(spot: Spot, rect: Rect) -> Spot:
    """The spot in this rectangle."""
    return spot._replace(x=rect.x, y=rect.y, w=rect.w, h=rect.h)


def seen(spot: Spot) -> Spot:
    """The spot as large as it is seen: a card on the honeycomb stands out of its grip."""
    if not spot.art.overhangs:
        return spot
    xs, ys = zip(*outline_of(spot.art)(spot.w, spot.h, 0.0), strict=True)
    return spot._replace(w=max(xs) - min(xs), h=max(ys) - min(ys))


def whole(rects: Sequence[Rect]) -> Rect | None:
    """The smallest rectangle around all of them; None where there are none."""
    if not rects:
        return None
    return Rect.between(
        min(rect.left for rect in rects),
        min(rect.top for rect in rects),
        max(rect.right for rect in rects),
        max(rect.bottom for rect in rects),
    )


# --- beside a piece -------------------------------------------------------------------------------


def beside(
    forms: Sequence[F],
    about: Rect | None,
    room: Rect,
    seen: Seen,
    manner: Manner,
    more: Callable[[F, Rect], float] = lambda _form, _rect: 0.0,
    over: Rect | None = None,
) -> Stand[F]:
    """The cheapest place of a bubble beside ``about``, in the ``room``; None: in its middle.

    ``more``: a cost of its own for a form at a place. ``over``: it may lie on this too. Of two
    places that cost the same it is the one that is tried first: by forms, then by distance, then
    by sides.
    """
    best: Stand[F] | None = None
    for form in forms:
        if best is not None and form.cost >= best.cost:
            continue
        for rect, far in _places_of(form, about, room, manner, over):
            way = 0.0 if about is None else _way(rect, about, manner, far)
            if best is not None and form.cost + way >= best.cost:
                continue  # what it hides is counted only where the way to it may be worth it
            # Most places are given up at the first thing of weight that they would hide.
            most = inf if best is None else best.cost - form.cost - way
            cost = form.cost + seen.cost(rect, most)
            if form.outside is not None:
                cost += seen.cost(form.outside.moved(rect.left, rect.top))
            cost += way
            if best is not None and cost >= best.cost:
                continue
            cost += more(form, rect)
            if best is None or cost < best.cost:
                best = Stand(form, rect, cost)
    if best is not None:
        return best
    # Larger than its room.
    form = forms[-1]
    rect = Rect.around(room.x, room.y, min(form.w, room.w), min(form.h, room.h))
    return Stand(form, rect, inf)


def _places_of(
    form: BesideForm, about: Rect | None, room: Rect, manner: Manner, over: Rect | None
) -> Iterator[tuple[Rect, float]]:
    """Places of a form in its room, the best first; each with the share of what its way costs."""
    w, h = form.w, form.h
    least, most = room.left + form.before, room.right - form.behind - w
    low = room.bottom - h
    if most < least - 1 or low < room.top - 1:
        return
    if about is None:
        places: Iterable[tuple[float, float]] = [(room.x - w / 2, room.y - h / 2)]
    else:
        places = _places(form, about, manner)
        if manner.corners:
            xs, last = (least, most, about.x - w / 2), manner.corners - 1
            tops = [room.top + (low - room.top) * i / last for i in range(last + 1)]
            places = [*places, *((x, y) for x in xs for y in tops)]
    shared = [(x, y, 1.0) for x, y in places]
    if over is not None:
        ys = over.y - h / 2, low
        shared += [(over.x - w / 2 + aside, y, KNOWN) for aside in ASIDE for y in ys]
    # Many are outside the room, and then at the same place of its edge.
    inside = ((min(most, max(least, x)), min(low, max(room.top, y)), far) for x, y, far in shared)
    for x, y, far in dict.fromkeys(inside):
        yield Rect(x, y, w, h), far


def _places(form: BesideForm, about: Rect, manner: Manner) -> Iterator[tuple[float, float]]:
    """Left upper corners all around the piece, at every distance."""
    w, h = form.w, form.h
    for step in range(manner.steps):
        away = manner.gap + step * STEP
        for side in manner.sides:
            match side:
                case "up" | "down":
                    y = about.top - away - h if side == "up" else about.bottom + away
                    yield about.x - w / 2, y
                    yield about.x - w, y
                    yield about.x, y
                case "right":
                    yield about.right + away + form.before, about.y - h / 2
                case "left":
                    yield about.left - away - form.behind - w, about.y - h / 2


def _way(rect: Rect, about: Rect, manner: Manner, share: float) -> float:
    """Cost of a place on the piece, or of a ``share`` of the way from it, straight or not."""
    between = distance(rect, about)
    cost = manner.far * max(0.0, between - manner.gap)
    if manner.askew:
        cost += manner.askew * (abs(rect.x - about.x) + abs(rect.y - about.y))
    return share * cost + (0.0 if between else manner.on * rect.overlap(about))


def distance(one: Rect, other: Rect) -> float:
    """Units across and down between two rectangles."""
    across = max(other.left - one.right, one.left - other.right, 0.0)
    down = max(other.top - one.bottom, one.top - other.bottom, 0.0)
    return across + down


def pinned(tag: Spot, piece: Spot, size: tuple[float, float], above: int) -> Spot:
    """A tag at the upper edge of a piece, below so many others."""
    middle = piece.y - piece.h / 2 + INSIDE + PITCH * above
    return at(tag, Rect.around(piece.x, middle, *size))


# --- the tip of a bubble --------------------------------------------------------------------------


class Tip(NamedTuple):
    """The tip of a bubble: its middle, and where it points."""

    rect: Rect
    way: Side


def way(bubble: Rect, target: Rect) -> Side | None:
    """The edge of a bubble from which a tip leads to a target; None if it leads nowhere."""
    if target.bottom <= bubble.top:
        return "up"
    if target.top >= bubble.bottom:
        return "down"
    if target.right <= bubble.left:
        return "left"
    return "right" if target.left >= bubble.right else None


def tip(bubble: Rect, target: Rect, size: tuple[float, float], corner: float) -> Tip | None:
    """A tip on the edge that faces the target, straight before it; None: there is no such place.

    ``size``: along the edge and out of it. ``corner``: units of an edge that stay free at its ends.
    """
    along, out = size
    side = way(bubble, target)
    free = along / 2 + corner
    x = min(bubble.right - free, max(bubble.left + free, target.x))
    y = min(bubble.bottom - free, max(bubble.top + free, target.y))
    reach = out / 2 - 3
    across, down = target.left <= x <= target.right, target.top <= y <= target.bottom
    match side:
        case "up" if across:
            return Tip(Rect.around(x, bubble.top - reach, along, out), side)
        case "down" if across:
            return Tip(Rect.around(x, bubble.bottom + reach, along, out), side)
        case "left" if down:
            return Tip(Rect.around(bubble.left - reach, y, out, along), side)
        case "right" if down:
            return Tip(Rect.around(bubble.right + reach, y, out, along), side)
    return None


# --- above a table --------------------------------------------------------------------------------


def board_of(sheet: Sheet) -> Rect:
    """The part of a sheet that is a table's own."""
    return Rect.between(*sheet.board)


def log_of(sheet: Sheet) -> Rect:
    """The place of the log line."""
    return Rect.around(*sheet.log)


def over_board(forms: Sequence[F], sheet: Sheet, seen: Seen) -> Stand[F]:
    """The place over a table where a caption hides least.

    At the end of the log line, or anywhere on the board from its foot up, the first forms first.
    """
    board, log = board_of(sheet), log_of(sheet)
    stands = []
    for form in forms:
        if form.h <= log.h + STEP and form.w <= log.w and not sheet.tall:
            stands.append((form, Rect.around(log.right - form.w / 2, log.y, form.w, form.h)))
            break
    for form in forms:
        if form.w > board.w:
            continue
        for step in range(max(0, int((board.h - form.h) / DOWN))):
            top = board.bottom - form.h - step * DOWN
            for place in range(ACROSS):
                left = board.left + (board.w - form.w) * place / (ACROSS - 1)
                stands.append((form, Rect(left, top, form.w, form.h)))
    best = min(stands, key=lambda stand: seen.cost(stand[1]))
    return Stand(*best, seen.cost(best[1]))


def pieces(
    sheet: Sheet,
    spots: Iterable[Spot],
    meant: Collection[str] = (),
    lit: Collection[str] = (),
    words: Iterable[Rect] = (),
) -> Seen:
    """Things of a table to keep visible beside a bubble.

    ``meant``: ids that it speaks of. ``lit``: those that may be touched next. ``words``: places of
    words that are read as a whole.
    """
    return Seen(_weighed_pieces(sheet, spots, meant, lit), words)


def pieces_and_words(
    viewport: Viewport,
    spots: Sequence[Spot],
    meant: Collection[str],
    lit: Collection[str],
    spare: Spot | None,
) -> Seen:
    """As `pieces`; words are hidden altogether or not at all, those of ``spare`` at no cost."""
    words = [spot for spot in spots if _reads(spot) and spot.id not in meant]
    read = {spot.id for spot in words}
    others = (spot for spot in spots if spot.id not in read)
    return Seen(
        _weighed_pieces(viewport.sheet, others, meant, lit),
        (ink_of(viewport, spot) for spot in words if spot is not spare),
        None if spare is None else ink_of(viewport, spare),
    )


def _reads(spot: Spot) -> bool:
    """True for words that are neither a score nor a choice."""
    art = spot.art
    return spot.label is not None and art.tells and not art.stays and not isinstance(art, Button)


def _weighed_pieces(
    sheet: Sheet, spots: Iterable[Spot], meant: Collection[str], lit: Collection[str]
) -> Iterator[tuple[Rect, float]]:
    for spot in spots:
        if spot.id in meant or not _ground(sheet, spot):
            yield of(spot), _weight(spot, meant, lit)


def _ground(sheet: Sheet, spot: Spot) -> bool:
    """True for a spot that is invisible, or a surface for pieces."""
    board = board_of(sheet)
    return spot.art.unseen or spot.w * spot.h > BACKDROP * board.w * board.h


def _weight(spot: Spot, meant: Collection[str], lit: Collection[str]) -> float:
    if spot.id in meant:
        return MEANT
    if spot.art.stays:
        return COUNTED
    if spot.id in lit:
        return LIT
    if spot.spoken is not None and (spot.art.lifts or isinstance(spot.art, Button)):
        return CHOSEN
    match spot.art:
        case Label():
            return PALE
        case Line():
            return 0.0
    return 1.0


def words_and_pieces(viewport: Viewport, spots: Iterable[Spot], lit: Collection[str] = ()) -> Seen:
    """Things of a table that should stay visible beside a caption.

    Above all that is words, and ``lit``: ids of what may be touched next.
    """
    return Seen(_weighed(viewport, spots, lit))


def _weighed(
    viewport: Viewport, spots: Iterable[Spot], lit: Collection[str]
) -> Iterator[tuple[Rect, float]]:
    for spot in spots:
        if spot.id in lit:
            yield of(seen(spot)), READ
        elif spot.art.unseen or isinstance(spot.art, Line):
            continue
        elif spot.label is not None:
            yield ink_of(viewport, spot), READ
        elif spot.art.lifts:
            yield of(spot), COUNTED  # a card that may be chosen later, or counted
        elif not _ground(viewport.sheet, spot):
            yield of(spot), _weight(spot, (), ())


def hides_much(seen: Seen, rect: Rect) -> bool:
    """True if a rectangle there would hide words, a card, or what may be touched next."""
    return any(weight >= COUNTED for weight, _ in seen.hidden(rect))


def ink_of(viewport: Viewport, spot: Spot) -> Rect:
    """Area of the words of a spot, in units: of words alone not their whole box."""
    box = of(spot)
    if not isinstance(spot.art, Label):
        return box
    scale = viewport.renderer.scale
    ink = viewport.renderer.paint(spot.art, spot.w, spot.h, spot.label).get_bounding_rect()
    return Rect(box.left + ink.x / scale, box.top + ink.y / scale, ink.w / scale, ink.h / scale)
