"""A pointer at a table: it taps, rests on a piece to read about it, or carries the piece.

What is carried makes the same touches as taps would: one where it is taken up, one where it is
let go. There is no other way from here to a move.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import pygame

from game.core.phrase import say
from game.scenes.base.roaming import LENS
from game.scenes.table.margins import RAIL_ID
from game.scenes.table.model import Hinted, Hurried, Picked
from game.scenes.table.policy import TableInPlay
from game.tables.pictures import Button, Chip, Label
from game.tables.table import TAG, Drop, Drops, Shows, Spot
from game.ui.actions import Action, Intent
from game.ui.camera import Drag
from game.ui.carry import Carry, pulling
from game.ui.paint import paint_held
from game.ui.picker import Path

DOUBLE = 0.3
"""Seconds within which a second tap belongs to a double click."""
MUCH = 1.5
"""How many times as wide as a place the piece on it may be."""
HOLD = 0.6
"""Seconds of a long press."""


class Way(NamedTuple):
    """How a piece gets to a place."""

    touches: Path
    """The same as taps, from the first touch of a move on."""
    held: str = ""
    """The spot that is seen on the finger; empty: see `Hand._held`."""


class Hand:
    """What a pointer does at one table."""

    def __init__(self, scene: TableInPlay) -> None:
        self.scene = scene
        self.carry: Carry | None = None
        """What hangs on the finger."""
        self._tapped, self._since = "", 0.0
        """The spot that was tapped last, and the seconds since then."""
        self._rested = 0.0
        """Seconds that the finger has rested on a spot."""
        self._drag: Drag | None = None
        """The pointer that is down; as a tap until it leaves the slop."""
        self._start = ""
        """The spot from which something is carried."""
        self._before: Path = ()
        """What was picked before it was taken up."""
        self._open: dict[str, Way] = {}
        """The places where it may be let go."""
        self._shown: Path = ()
        """The places that were marked last because something was let go on nothing."""

    # --- time ---------------------------------------------------------------------------------

    def rests(self, dt: float) -> bool:
        """Whether the finger has now rested long enough on a piece to ask about it."""
        scene = self.scene
        self._since += dt
        if self.carry is not None:
            scene.dirty |= self.carry.update(dt, unmoved=scene.unmoved)
        moved = self._drag is not None and self._drag.going
        self._rested = self._rested + dt if scene.pressed and not moved else 0.0
        return self._rested > HOLD

    # --- while something moves ----------------------------------------------------------------

    def works_now(self, intent: Intent) -> bool:
        """Whether a touch means what lies there although something moves.

        Buttons at the side always work, and so does what lies still when nothing else is to come.
        """
        scene = self.scene
        pointed = intent.action is Action.PRESS
        spot = scene.under(intent.at) if pointed else scene.find(scene.focused)
        if spot is None:
            return False
        if spot.id.startswith((RAIL_ID, LENS)):
            return True
        waits = scene.picker is not None and not scene.model.due
        return waits and spot in scene.motion.resting

    def end_beat(self) -> None:
        """What is shown now is at its end; what comes after it is still to be seen."""
        scene = self.scene
        if not scene.model.due:
            scene.settle()
            return
        scene.motion.cut(scene.placed)
        scene.send(Hurried())
        scene.dirty = True

    # --- the finger ---------------------------------------------------------------------------

    def press(self, at: tuple[int, int]) -> None:
        """A finger came down."""
        self.let_go()
        if self._shown == self.scene.model.hinted:
            self.scene.send(Hinted(()))
        self._rested = 0.0
        point = self.scene.viewport.unit(at)
        self._drag = Drag(point, point)

    def move(self, at: tuple[int, int]) -> bool:
        """The finger moved; whether it carries something."""
        if self._drag is None:
            return False
        point = self.scene.viewport.unit(at)
        if not self._drag.going:
            if self._drag.moved(point) is None:
                return False
            self._take_up(self._drag.start)
        if self.carry is None:
            return False
        self.carry.move(point, self._pulling(at))
        self.scene.dirty = True
        return True

    def release(self, at: tuple[int, int]) -> bool:
        """The finger left; whether that was the end of a carry."""
        carry, self._drag = self.carry, None
        if carry is None:
            return False
        carry.move(self.scene.viewport.unit(at), self._pulling(at))
        if carry.over is not None:
            self._drop(carry.over.id)
        elif pulling(carry.at, [carry.piece]) is not None:
            # It never went anywhere: a tap of a hand that is not steady.
            self.carry = None
            if not self._open:
                self.scene.assistance.refuse(carry.piece)
            elif self._start in self._before:
                self.scene.chosen(self.scene.find(self._start) or carry.piece)
        elif not self._open:
            # Nowhere to go: why is a matter of the card, not of the place.
            self._put_back()
            self.scene.assistance.refuse(carry.piece)
        else:
            end = self.scene.under(at)
            why = None if end is None else self.scene.assistance.refusal(end)
            self._put_back()
            # A rival's board can be asked about only while nothing is picked.
            end = end or self.scene.under(at)
            if end is not None and not end.id.startswith(RAIL_ID):
                self.scene.assistance.refuse(end, why)
            else:
                self._show_places(carry.seen, tuple(self._open))
        if carry.over is None:
            self._glide_home(carry)
        return True

    def twice(self) -> bool:
        """Whether this is the second half of a double click, which would undo the first."""
        scene = self.scene
        picked = scene.picker.picked if scene.picker is not None else ()
        twin = bool(picked) and scene.pressed == picked[-1] == self._tapped
        again = twin and self._since < DOUBLE
        self._tapped, self._since = scene.pressed or "", 0.0
        if again:
            scene.pressed = None
            scene.dirty = True
        return again

    @property
    def carries(self) -> bool:
        """Whether something hangs on the finger."""
        return self.carry is not None

    def let_go(self) -> bool:
        """What was carried springs back, and all is as it was; False where nothing was."""
        carry, self._drag = self.carry, None
        if carry is None:
            return False
        self._put_back()
        self._glide_home(carry)
        return True

    def _put_back(self) -> None:
        """Nothing hangs on the finger, and picked is what was picked before."""
        self.carry = None
        self.scene.send(Picked(self._before))
        self.scene.layout()

    # --- what can be carried ------------------------------------------------------------------

    def _ways(self, start: str, picked: Path) -> dict[str, Way]:
        """Where this piece may be let go after ``picked`` was touched: place -> way there."""
        picker, table = self.scene.picker, self.scene.table
        ways: dict[str, Way] = {}
        if picker is None:
            return ways
        view, n = self.scene.view(), len(picked)
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

    def places(self) -> list[Spot]:
        """The spots where what is carried may be let go."""
        return [spot for spot in self.scene.touchable() if spot.id in self._open]

    def _pulling(self, at: tuple[int, int]) -> list[Spot]:
        """The places that may pull a finger here: none while it is on a piece that is no place."""
        places, there = self.places(), self.scene.under(at)
        if there is None or there.id in self._open or there.id == self._start or not places:
            return places
        on_piece = there.z > 0 and there.w <= MUCH * max(place.w for place in places)
        return [] if on_piece else places

    def _take_up(self, point: tuple[float, float]) -> None:
        """The finger has left its place: what lies there comes along, if it can be carried."""
        scene = self.scene
        start, picker = scene.find(scene.pressed), scene.picker
        if start is None or picker is None or scene.model.looking or start.afield:
            return
        if isinstance(start.art, Button):
            return
        base = picker.picked
        ways = self._ways(start.id, base)
        if not ways:
            base = ()
            ways = self._ways(start.id, base)
        piece = self._held(start, next((way.held for way in ways.values() if way.held), ""))
        if piece is None or not (ways or self._comes_along(piece)):
            return
        self._before, self._start, self._open = picker.picked, start.id, ways
        scene.pressed = scene.hovered = None
        scene.send(Picked(base))
        self.carry = Carry(piece, (piece.x - point[0], piece.y - point[1]), point)
        begun = (*base, start.id)
        if any(path[: len(begun)] == begun != path for path in picker.paths):
            scene.chosen(start)
            self._open = self._ways(start.id, scene.picker.picked if scene.picker else ())
        scene.layout()

    def _comes_along(self, piece: Spot) -> bool:
        """Whether a card that may go nowhere is lifted to say why: not one for a rival's board."""
        view, seat, table = self.scene.view(), self.scene.viewer, self.scene.table
        if not piece.art.lifts or piece.art.back or piece.spoken is None:
            return False
        return not (isinstance(table, Shows) and table.closer(view, seat, piece.id))

    def _held(self, start: Spot, name: str) -> Spot | None:
        """What is seen on the finger: the piece itself, or what lies on a place without a look."""
        if name:
            return self.scene.find(name)
        if not start.art.unseen:
            return start
        there = [
            spot
            for spot in self.scene.placed
            if abs(spot.x - start.x) <= start.w / 2
            and abs(spot.y - start.y) <= start.h / 2
            and spot.z < TAG
            and spot.w <= MUCH * start.w
            and not spot.art.unseen
            and not isinstance(spot.art, (Label, Chip))
        ]
        return max(there, key=lambda spot: spot.z, default=None)

    # --- letting go ---------------------------------------------------------------------------

    def _drop(self, place: str) -> None:
        """Make the touches of the way to this place; the piece goes on from where it hangs."""
        scene, carry, path = self.scene, self.carry, self._open[place].touches
        assert carry is not None
        moves = len(scene.session.moves)
        self.carry = None
        for touch in path[len(scene.picker.picked) if scene.picker else 0 :]:
            spot = scene.find(touch)
            if spot is None or scene.picker is None:
                break
            scene.motion.put(carry.seen)
            scene.chosen(spot)
        if len(scene.session.moves) == moves:
            self._glide_home(carry)

    def _show_places(self, dropped: Spot, open_: Path) -> None:
        """Let go on nothing: where it may go is said there and marked until the next touch."""
        self._shown = open_
        self.scene.send(Hinted(open_))
        self.scene.assistance.answer(say("carry-places", n=len(open_)), "wrong", dropped)

    def _glide_home(self, carry: Carry) -> None:
        """Back to where it lies, from where it hung."""
        scene = self.scene
        scene.layout()
        if not scene.frames and not scene.motion.busy:
            scene.motion.put(carry.seen)
            scene.motion.towards(scene.placed, (), scene.services.pace)
        scene.dirty = True

    # --- painting -----------------------------------------------------------------------------

    def lies(self, spot: Spot) -> Spot:
        """What hangs on the finger is only a shade where it lay."""
        return spot._replace(dim=True) if self.carry and spot.id == self.carry.piece.id else spot

    def marks(self) -> Iterable[tuple[Spot, str]]:
        """Lawful places glow; the one that pulls most."""
        if self.carry is None or self.scene.picker is None:
            return
        nexts = self.scene.picker.nexts()
        for spot in self.places():
            if self.carry.over is not None and spot.id == self.carry.over.id:
                yield spot, "selected"
            elif spot.id not in nexts:
                yield spot, spot.art.choice

    def by_keys(self) -> Spot | None:
        """What is carried by keys or pad: the picked piece, at the lawful place with the focus."""
        scene = self.scene
        picker, focus = scene.picker, scene.find(scene.focused)
        if not scene.ringed or picker is None or not picker.picked or focus is None:
            return None
        start = scene.find(picker.picked[0])
        if focus.id not in picker.nexts() or start is None or isinstance(start.art, Button):
            return None
        piece = self._held(start, "")
        # Beside the place, so that what would come of it can be seen there.
        return piece and piece._replace(x=focus.x + 0.6 * piece.w, y=focus.y - 0.6 * piece.h)

    def draw(self, surface: pygame.Surface) -> None:
        """What hangs on the finger, or is carried by keys, over everything."""
        held = self.carry.seen if self.carry is not None else self.by_keys()
        if held is not None:
            paint_held(surface, self.scene.viewport, held)
