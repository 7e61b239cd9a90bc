"""A pointer at a table: it taps, rests on a piece to read about it, or carries the piece.

What is carried makes the same touches as taps would: one where it is taken up, one where it is
let go. There is no other way from here to a move. All of it is a function of the model and a
message.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import hypot

from msgspec.structs import replace

from game.scenes.table.model import (
    Dropped,
    FingerDown,
    FingerMoved,
    FingerUp,
    ForgetPointer,
    GlideHome,
    Grip,
    Layout,
    LetDown,
    LetGo,
    PlacesShown,
    Redraw,
    Refuse,
    Rested,
    Scenery,
    TableEffect,
    TableModel,
    TapNoted,
    Touch,
    Way,
    refusal,
)
from game.tables.pictures import Button, Chip, Label
from game.tables.table import TAG, Drop, Drops, Roams, Shows, Spot
from game.ui.camera import SLOP
from game.ui.carry import Carry, pulling, taken_up
from game.ui.picker import Path

DOUBLE = 0.3
"""Seconds within which a second tap belongs to a double click."""
MUCH = 1.5
"""Largest width of a piece, in widths of its place."""
HOLD = 0.6
"""Seconds of a long press."""

Step = tuple[TableModel, tuple[TableEffect, ...]]
Touches = FingerDown | FingerMoved | FingerUp | Rested | LetGo | TapNoted | PlacesShown


def update(model: TableModel, message: Touches) -> Step:
    """The model after something a finger did, and what follows."""
    finger = model.finger
    match message:
        case Rested(seconds, on_piece, unmoved):
            return _rested(model, seconds, on_piece=on_piece, unmoved=unmoved)
        case LetGo():
            return _let_go(model)
        case FingerDown(point):
            model, effects = _let_go(model)
            marked = finger.shown == model.hinted
            finger = replace(model.finger, down=point, going=False, rested=0.0)
            return replace(model, finger=finger, hinted=() if marked else model.hinted), effects
        case FingerMoved(point, there):
            return _moved(model, point, there)
        case FingerUp(point, there):
            return _up(model, point, there)
        case PlacesShown(shown):
            return replace(model, finger=replace(finger, shown=shown)), ()
        case TapNoted(spot_id):
            return replace(model, finger=replace(finger, tapped=spot_id, since=0.0)), ()


def doubles(model: TableModel, pressed: str | None) -> bool:
    """True for the second half of a double click, which would undo the first."""
    picked = model.picker.picked if model.picker is not None else ()
    again = bool(picked) and pressed == picked[-1] == model.finger.tapped
    return again and model.finger.since < DOUBLE


def _rested(model: TableModel, seconds: float, *, on_piece: bool, unmoved: bool) -> Step:
    finger = model.finger
    rested = finger.rested + seconds if on_piece and not finger.going else 0.0
    since = finger.since + seconds
    tapped = finger.tapped if since < DOUBLE else ""
    finger = replace(finger, since=since, tapped=tapped, rested=rested)
    if finger.grip is None or unmoved:
        return replace(model, finger=finger), ()
    carry = finger.grip.carry.after(seconds)
    same = carry.looks_like(finger.grip.carry)
    finger = replace(finger, grip=replace(finger.grip, carry=carry))
    return replace(model, finger=finger), () if same else (Redraw(),)


def _let_go(model: TableModel) -> Step:
    """Let the carried piece spring back, and leave all as it was."""
    grip = model.finger.grip
    lifted = replace(model.finger, down=None, grip=None)
    if grip is None:
        return replace(model, finger=lifted), ()
    return _put_back(replace(model, finger=lifted), grip), (GlideHome(grip.carry.seen),)


def _put_back(model: TableModel, grip: Grip) -> TableModel:
    """Picked is what was picked before."""
    picker = model.picker.at(grip.before) if model.picker is not None else None
    return replace(model, picker=picker)


def _moved(model: TableModel, point: tuple[float, float], there: Scenery) -> Step:
    finger = model.finger
    effects: tuple[TableEffect, ...] = ()
    if finger.down is None:
        return model, ()
    if not finger.going:
        if hypot(point[0] - finger.down[0], point[1] - finger.down[1]) <= SLOP:
            return model, ()
        model = replace(model, finger=replace(finger, going=True))
        model, effects = _take_up(model, finger.down, there)
    grip = model.finger.grip
    if grip is None:
        return model, ()
    carry = grip.carry.moved(point, _pulling(grip, there))
    finger = replace(model.finger, grip=replace(grip, carry=carry))
    return replace(model, finger=finger), (*effects, Redraw())


def _up(model: TableModel, point: tuple[float, float], there: Scenery) -> Step:
    grip = model.finger.grip
    model = replace(model, finger=replace(model.finger, down=None, grip=None))
    if grip is None:
        return model, ()
    carry = grip.carry.moved(point, _pulling(grip, there))
    home = GlideHome(carry.seen)
    if carry.over is not None:
        return model, (Dropped(grip.ways[carry.over.id].touches, carry.seen),)
    if pulling(carry.at, [carry.piece]) is not None:
        # It never went anywhere: a tap of a hand that is not steady.
        if not grip.ways:
            return model, (Refuse(carry.piece), home)
        again = grip.start in grip.before
        return model, (Touch(grip.start), home) if again else (home,)
    if not grip.ways:
        # Nowhere to go: why is a matter of the card, not of the place.
        return _put_back(model, grip), (Layout(), Refuse(carry.piece), home)
    why = None if there.under is None else refusal(model, there.under, there.placed)
    # Where it may go is said there, and marked until the next touch.
    led = LetDown(there.under, why, point, carry.seen, tuple(grip.ways))
    return _put_back(model, grip), (Layout(), led, home)


# --- what can be carried --------------------------------------------------------------------------


def _ways(model: TableModel, start: str, picked: Path) -> dict[str, Way]:
    """Places to let this piece go after ``picked`` was touched: place -> way there."""
    picker, table = model.picker, model.table
    ways: dict[str, Way] = {}
    if picker is None:
        return ways
    view, n = model.view, len(picked)
    drops: dict[str, Drop | None] = {}
    for path in picker.paths:
        if path[:n] != picked:
            continue
        if start in path[:n]:
            ways[path[n]] = Way(path[: n + 1])
        if path[n] == start and len(path) > n + 1:
            ways[path[n + 1]] = Way(path[: n + 2])
        for i, touch in enumerate(path[: n + 1]):
            if isinstance(table, Drops) and touch not in drops:
                drops[touch] = table.drop(view, touch)
            drop = drops.get(touch)
            if drop is not None and drop.piece == start:
                ways.update(dict.fromkeys(drop.at, Way(path[: i + 1], drop.held)))
    ways.pop(start, None)
    return ways


def places(grip: Grip, touchable: Iterable[Spot]) -> list[Spot]:
    """The spots where what is carried may be let go."""
    return [spot for spot in touchable if spot.id in grip.ways]


def _pulling(grip: Grip, there: Scenery) -> list[Spot]:
    """The places that may pull a finger here: none while it is on a piece that is no place."""
    open_, under = places(grip, there.touchable), there.under
    if under is None or under.id in grip.ways or under.id == grip.start or not open_:
        return open_
    on_piece = under.z > 0 and under.w <= MUCH * max(place.w for place in open_)
    return [] if on_piece else open_


def _take_up(model: TableModel, point: tuple[float, float], there: Scenery) -> Step:
    """The finger has left its place: what lies there comes along, if it can be carried."""
    picker, placed = model.picker, {spot.id: spot for spot in there.placed}
    start = placed.get(there.pressed or "")
    if start is None or picker is None or model.looking:
        return model, ()
    stays = start.afield and not (isinstance(model.table, Roams) and model.table.carries)
    if stays or isinstance(start.art, Button):
        return model, ()
    base = picker.picked
    ways = _ways(model, start.id, base)
    if not ways:
        base = ()
        ways = _ways(model, start.id, base)
    piece = _held(placed, start, next((way.held for way in ways.values() if way.held), ""))
    if piece is None or not (ways or _comes_along(model, piece)):
        return model, ()
    begun = (*base, start.id)
    picks = any(path[: len(begun)] == begun != path for path in picker.paths)
    if picks:
        ways = _ways(model, start.id, begun)
    grip = Grip(taken_up(piece, point), start.id, picker.picked, ways)
    model = replace(model, finger=replace(model.finger, grip=grip), picker=picker.at(base))
    touched = (Touch(start.id),) if picks else ()
    return model, (ForgetPointer(), *touched, Layout())


def _comes_along(model: TableModel, piece: Spot) -> bool:
    """True for a card that is lifted to say why it may go nowhere: not for a rival's board."""
    if not piece.art.lifts or piece.art.back or piece.spoken is None:
        return False
    table = model.table
    return not (isinstance(table, Shows) and table.closer(model.view, model.viewer, piece.id))


def _held(placed: Mapping[str, Spot], start: Spot, name: str) -> Spot | None:
    """Spot on the finger: the piece itself, or the piece on a place without a look."""
    if name:
        return placed.get(name)
    if not start.art.unseen:
        return start
    there = [
        spot
        for spot in placed.values()
        if abs(spot.x - start.x) <= start.w / 2
        and abs(spot.y - start.y) <= start.h / 2
        and spot.z < TAG
        and spot.w <= MUCH * start.w
        and not spot.art.unseen
        and not isinstance(spot.art, (Label, Chip))
    ]
    return max(there, key=lambda spot: spot.z, default=None)


# --- what is seen ---------------------------------------------------------------------------------


def shade(model: TableModel, spot: Spot) -> Spot:
    """Shade of a carried piece where it lay."""
    grip = model.finger.grip
    return spot._replace(dim=True) if grip and spot.id == grip.carry.piece.id else spot


def marks(model: TableModel, touchable: Sequence[Spot]) -> Iterable[tuple[Spot, str]]:
    """Lawful places glow; the one that pulls most."""
    grip = model.finger.grip
    if grip is None or model.picker is None:
        return
    nexts, over = model.picker.nexts(), grip.carry.over
    for spot in places(grip, touchable):
        if over is not None and spot.id == over.id:
            yield spot, "selected"
        elif spot.id not in nexts:
            yield spot, spot.art.choice


def by_keys(model: TableModel, spots: Sequence[Spot], focused: str | None) -> Spot | None:
    """Piece carried by keys or pad: the picked one, at the lawful place with the focus."""
    picker, placed = model.picker, {spot.id: spot for spot in spots}
    focus = placed.get(focused or "")
    if picker is None or not picker.picked or focus is None:
        return None
    start = placed.get(picker.picked[0])
    if focus.id not in picker.nexts() or start is None or isinstance(start.art, Button):
        return None
    piece = _held(placed, start, "")
    # Beside the place, so that what would come of it can be seen there.
    return piece and piece._replace(x=focus.x + 0.6 * piece.w, y=focus.y - 0.6 * piece.h)


def carried(model: TableModel) -> Carry | None:
    """Piece that hangs on the finger."""
    return model.finger.grip.carry if model.finger.grip is not None else None
