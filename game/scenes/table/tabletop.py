"""Tabletop: the spots of a table, their motion and their picture."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any

import pygame
from msgspec.structs import replace

from game.core.contract import Seat
from game.core.phrase import Phrase, say
from game.core.session import AnyRuleEvent, AnySession
from game.games import DESCRIPTORS
from game.match.match import Match
from game.scenes.base.faces import Faces, portrayed
from game.scenes.base.impact import BLUR, Impact
from game.scenes.base.roaming import Roaming
from game.scenes.base.screen import Screen
from game.scenes.table.keyframes import (
    Ahead,
    Chain,
    Keyframe,
    Story,
    highlighted,
    keyframes,
    still,
)
from game.scenes.table.margins import LOG, head, with_words, words_around
from game.scenes.table.model import (
    Answered,
    AnyPicker,
    AnyTable,
    Asked,
    Dealt,
    Drivers,
    Focus,
    ForgetPointer,
    FrameTaken,
    GlideHome,
    Layout,
    Led,
    Message,
    PlaySound,
    Queued,
    Redraw,
    ShowNow,
    Stood,
    StopDrivers,
    TableEffect,
    TableModel,
    Turned,
    transition,
)
from game.scenes.table.policy import TablePolicy
from game.scenes.table.update import update
from game.services import Services
from game.tables.sheet import Sheet, Stands
from game.tables.table import TAG, Addresses, Arranges, Roams, Settles, Spot
from game.ui.motion import Motion
from game.ui.paint import area_of, paint_actor, paint_arrow, paint_marks, paint_show, paint_spot
from game.ui.viewport import Viewport

READING = 0.16
"""Seconds that a keyframe with words stands before the next one."""
READABLE = 2.0
"""Haste at most with which words rise."""
BEFORE_RESULT = 2.0
"""Seconds of a finished table."""
MANY = 9
"""Things to touch besides the lit one from which their rings would hide it: they turn faint."""
LIFT = 9.0
"""Units by which a card is lifted that is picked."""


class Tabletop(Screen):
    """A match as it lies on its table. What touches do is `TableScene`'s."""

    evens = False
    captions_free = True

    def __init__(self, services: Services, match: Match, drivers: Drivers | None = None) -> None:
        """``drivers``: who moves for each seat; none at a table that is only looked at."""
        super().__init__(services)
        self.drivers: Drivers = drivers or {}
        self.policy = TablePolicy()
        """The players, and what follows from it."""
        self.roaming: Roaming | None = None
        """The camera of a table with a field that may grow."""
        table, viewer = DESCRIPTORS[match.id].table, match.people[0] if match.people else 0
        self.model = TableModel(match, match.session, table, viewer)
        """The state of the table; only `send` changes it."""
        self.motion = Motion()
        self.chain, self.impact = Chain(services.sound.play), Impact(services)
        self.faces = Faces()
        self.portraits: dict[str, Seat] = {}
        """Whose portrait each spot is."""
        self._still = Still(self, self._window_of)
        self._head: Sequence[Spot] = ()
        self._story = Story()
        self._ahead: Ahead | None = None
        self._placed_words = False
        """True when a bubble of the next keyframe has its place, or it has none."""
        services.text.name_seats(match.names)
        self._lie(table)
        self.upright = isinstance(table, Stands)

    # --- the model ----------------------------------------------------------------------------

    @property
    def match(self) -> Match:
        """The match that is played."""
        return self.model.match

    @property
    def session(self) -> AnySession:
        """The game of the match."""
        return self.model.session

    @property
    def table(self) -> AnyTable:
        """The game's own table."""
        return self.model.table

    @property
    def viewer(self) -> Seat:
        """The seat through whose eyes the table is seen."""
        return self.model.viewer

    @property
    def frames(self) -> Sequence[Keyframe]:
        """Keyframes that are still to be shown."""
        return self.model.frames

    @property
    def picker(self) -> AnyPicker | None:
        """The legal moves to touch, while it is the viewer's turn."""
        return self.model.picker

    @property
    def line(self) -> Phrase | None:
        """The line at the bottom."""
        return self.model.line

    @property
    def log(self) -> Sequence[Phrase]:
        """Events in sentences."""
        return self.model.log.lines

    def send(self, *messages: Message) -> Led:
        """Change the model by messages, one after another, and carry out what follows."""
        led: Led = None
        for message in messages:
            self.model, effects = update(self.model, message)
            for effect in effects:
                led = self.carry_out(effect) or led
        return led

    def carry_out(self, effect: TableEffect | None) -> Led:
        """Carry out an effect that is seen or heard; what is for the stack of scenes goes there."""
        match effect:
            case PlaySound(sound):
                self.services.sound.play(sound)
            case Layout():
                self.layout()
            case Redraw():
                self.dirty = True
            case ShowNow():
                self.show_now()
            case Focus(spot_id):
                self.focused = spot_id
            case ForgetPointer():
                self.pressed = self.hovered = None
            case GlideHome(seen):
                self.layout()
                if not self.frames and not self.motion.busy:
                    self.motion.put(seen)
                    self.motion.towards(self.placed, (), self.services.pace)
            case StopDrivers():
                self.drivers_stop()
        return transition(effect)

    def drivers_stop(self) -> None:
        """No driver has to think any more."""
        for driver in self.drivers.values():
            driver.stop()
        self.send(Asked(None))

    # --- laying out ---------------------------------------------------------------------------

    def set(self, viewport: Viewport) -> None:
        """A new stage: everything settles on what is."""
        self.services.text.name_seats(self.match.names)
        self._head, self._ahead = head(self.match), None
        self._still.forget()
        viewport = replace(viewport, sheet=self.policy.fitted(viewport.sheet))
        if self.lie_on(viewport.sheet):
            self.policy.turned()
        super().set(viewport)
        self.settle()

    def lie_on(self, sheet: Sheet) -> bool:
        """Lay the table on this sheet, if it can; returns True if it lay on another."""
        turns = isinstance(self.table, Stands) and self.table.sheet != sheet
        if isinstance(self.table, Stands) and turns:
            self._lie(self.table.on(sheet))
        return turns

    def _lie(self, table: AnyTable) -> None:
        self.send(Turned(table))
        self.roaming = None
        if isinstance(table, Roams):
            view = self.session.view(self.viewer)
            if (window := table.window(view)) is not None:
                self.roaming = Roaming(self, window, table.lens(view))

    def view(self) -> Any:
        """The viewer's view."""
        return self.session.view(self.viewer)

    def board(self, view: Any) -> list[Spot]:
        """The game's own spots, without what depends on touches."""
        if self.model.order and isinstance(self.table, Arranges):
            spots = self.table.arranged(view, self.viewer, self.model.order)
        else:
            spots = self.table.layout(view, self.viewer)
        if not self.policy.addresses and isinstance(self.table, Addresses):
            to_a_player = self.table.addressed
            spots = [spot for spot in spots if spot.id.partition(":")[0] not in to_a_player]
        return [portrayed(spot, self.match, self.portraits) for spot in spots]

    def with_faces(self, spots: Sequence[Spot]) -> list[Spot]:
        """Spots of the game's table with the faces of those who sit here."""
        return [portrayed(spot, self.match, {}) for spot in spots]

    def spots(self) -> Sequence[Spot]:
        """Everything, as far as the policy shows it."""
        spots = self.policy.spots()
        return self.usual_spots() if spots is None else spots

    def usual_spots(self) -> Sequence[Spot]:
        """Everything at rest, and what is said beside a piece."""
        return [*self.at_table(), *self.model.callout]

    def at_table(self) -> list[Spot]:
        """Everything, at rest."""
        aids = self.aids()
        instead = {spot.id for spot in aids}
        board = [self._lifted(spot) for spot in self.board(self.view()) if spot.id not in instead]
        framed = self._with_frame(board, self.line)
        return [*framed, *aids, *self._through_camera(self.model.thoughts)]

    def _lifted(self, spot: Spot) -> Spot:
        """A card that is picked lies a little higher than the others; what a mode shuts is dim."""
        closed = self.picker is not None and spot.id in self.picker.closed()
        if closed and spot.source:  # a pile stays: its lower cards would be seen through it
            return spot._replace(dim=True)
        if self.picker is None or spot.id not in self.picker.picked or spot.afield:
            return spot
        return spot._replace(y=spot.y - LIFT) if spot.art.lifts else spot

    def _with_frame(self, board: Sequence[Spot], line: Phrase | None) -> list[Spot]:
        """The board and what stands around it: side buttons, lens, head line, this log line."""
        spots = [*self.seen(board), *self.railed(self.policy.side_buttons())]
        if self.roaming is not None:
            spots += self.roaming.lens()
        hidden = self.policy.log_waits() or self._in_bubble(line)
        return with_words(self.viewport, spots, self._head, None if hidden else line)

    def _in_bubble(self, line: Phrase | None) -> bool:
        """True while a bubble says this line: long words are tiny in the one row below."""
        said = (spot.label for spot in self.model.callout)
        return not self.viewport.sheet.tall and line is not None and line in said

    def railed(self, buttons: list[Spot]) -> list[Spot]:
        """The round buttons in their places on this sheet."""
        return self.viewport.sheet.railed(buttons, self.viewport.finger)

    def aids(self) -> Sequence[Spot]:
        """Ghosts and tags for what is picked; one with the id of a piece lies in its place."""
        if self.picker is None or self.motion.busy:
            return ()
        open_, picked = list(self.picker.open().values()), self.picker.picked
        return self._through_camera(self.table.aids(self.view(), self.viewer, picked, open_))

    def seen(self, board: Sequence[Spot]) -> Sequence[Spot]:
        """A whole board, through the camera if there is one."""
        return board if self.roaming is None else self.roaming.seen(board)

    def _through_camera(self, spots: Sequence[Spot]) -> Sequence[Spot]:
        """Spots through the camera; those there only for a moment do not move it."""
        return spots if self.roaming is None else self.roaming.camera.seen(spots)

    def reveal(self, spot: Spot | None) -> None:
        """Bring something into view."""
        if self.roaming is not None and spot is not None:
            self.roaming.reveal(spot)

    def layout(self) -> None:
        """Lay out; what rests needs no way to its place."""
        super().layout()
        if not self.frames and not self.motion.moving:
            self.motion.cut(self.placed)

    def reword(self) -> None:
        """Show the line that holds now, while keyframes wait: all else stays as it is."""
        sheet = self.viewport.sheet
        if sheet.small or self.policy.log_waits():
            return
        line = [s for s in words_around(sheet, self._head, self.line) if s.id == LOG]
        rest = [spot for spot in self.placed if spot.id != LOG]
        self.placed = sorted([*rest, *line], key=lambda spot: spot.z)
        self.motion.cut(self.placed)

    def camera_moved(self) -> None:
        """The camera has moved: what is on its way arrives at once."""
        if self.motion.busy or self.frames:
            self.settle()
        else:
            self.layout()

    # --- beat by beat -------------------------------------------------------------------------

    def staged(
        self, events: Sequence[AnyRuleEvent], before: list[Spot]
    ) -> tuple[list[Keyframe], list[Spot]]:
        """The frames of some events after the board ``before``, and the board they lead to."""
        sound, frames = DESCRIPTORS[self.match.id].sound, []
        tells = self.policy.highlights and self.services.pace < BLUR
        table = self.table if tells else None
        highlights = self._story.highlights(table, self.session, events)
        for event, told in zip(events, highlights, strict=True):
            view = event.view
            if isinstance(self.table, Settles):
                view = self.table.in_between(view)
            spots = self.board(view)
            frames += keyframes(self.table, sound, event, spots, before)
            if told is not None:
                frames.append(highlighted(told, spots, self.board(self.view())))
            before = spots
        return frames, before

    def show_now(self) -> None:
        """Begin to show what is queued, or what is, as soon as it is painted."""
        if not self.frames:
            self.send(Queued([still(self.board(self.view()))]))
        if self.painted_ahead():
            self.next_frame()

    def painted_ahead(self) -> bool:
        """Paint a part of the next keyframe; return True if it can be shown."""
        if self.services.pace >= BLUR:
            return True
        return self._look_ahead().painted()

    def prepare(self) -> None:
        """Paint a part of the next keyframe while something else is seen, or place its words."""
        if self.painted_ahead():
            self._place_bubble()

    def _look_ahead(self) -> Ahead:
        """The next keyframe, begun if it is not begun yet."""
        frame = self.frames[0]
        if self._ahead is None or self._ahead.frame is not frame:
            self._ahead = Ahead(frame, self._through_camera(frame.spots), self.viewport)
            self._placed_words = False
        return self._ahead

    def _place_bubble(self) -> None:
        """Find a place for what is said with the next keyframe, once.

        It takes as long as to show a keyframe: where there is time before, each has its own frame.
        """
        if self._placed_words or self.services.pace >= BLUR:
            return
        self._placed_words = True
        frame = self.frames[0]
        told = frame.line is not None and self.policy.tells
        spots = self._with_frame(frame.spots, frame.line if told else self.line)
        self.policy.place_bubble(frame, spots)

    def deal(self) -> None:
        """The first picture of a game: everything comes out of where it comes from."""
        self.send(Dealt())
        if self.services.pace < BLUR and not self.session.moves:
            self.motion.deal(self.placed, self.services.pace)
            self.services.sound.play("shuffle")
            self.dirty = True

    def next_frame(self) -> None:
        """Show the next keyframe that waits."""
        frame = self._take_frame(skipped=False)
        spots = self._with_frame(frame.spots, self.line)
        haste = self.policy.haste()
        pace = self.services.pace * (min(haste, READABLE) if frame.reads else haste)
        places = [effect.to or effect.at for effect in frame.effects]
        self.impact.event(frame.kind, frame.sound, [s for s in spots if s.id in places])
        self.motion.towards(spots, frame.effects, pace, frame.slow)
        reads = max(READING / pace, self.policy.reading()) if frame.line or frame.said else 0.0
        self.send(Stood(reads), Stood(frame.hold / pace))
        if pace < BLUR:
            self.send(Stood(self.motion.dark))
        if not self.frames and self.session.to_move() is None:
            self.send(Stood(BEFORE_RESULT / self.services.pace))
        said = self.policy.bubble(frame, spots)
        self.placed = sorted([*spots, *said], key=lambda spot: spot.z)
        self.dirty = True

    def _take_frame(self, *, skipped: bool) -> Keyframe:
        frame = self.frames[0]
        self.send(FrameTaken(self.policy.tells))
        self.policy.frame_shown(frame, skipped=skipped)
        return frame

    @property
    def undoes(self) -> Seat:
        """The seat whose last move is taken back: the last person's where all see everything."""
        people, info = self.match.people, self.session.game.info
        last = self.session.last_of(people) if len(people) > 1 and not info.hidden else None
        return self.viewer if last is None else last

    def settle(self) -> None:
        """Skip all motion that is due: the table is as it is."""
        for _ in range(self.model.due):
            self._take_frame(skipped=True)
        self.motion.cut([])
        self.layout()

    def clear(self) -> None:
        """Clear the table for the moment: another player is about to look."""
        self.placed = []
        self.motion.cut([])

    def live(self, dt: float, thinks: Seat | None = None) -> None:
        """Faces move while all else stands still; the face of the seat that ``thinks`` shows it."""
        thinking = [] if self.frames else [s for s, who in self.portraits.items() if who == thinks]
        moved = self.faces.update(dt, self.placed, thinking, still=self.unmoved)
        self.dirty |= self.impact.update(dt) or moved

    # --- words --------------------------------------------------------------------------------

    def aloud(self) -> Sequence[Phrase]:
        """Words of the policy to read aloud."""
        lines = self.policy.aloud()
        return self.news() if lines is None else lines

    def news(self) -> Sequence[Phrase]:
        """All that happened, the last answer, and what to do now."""
        lines = list(self.log)
        if self.line is not None and self.line not in lines[-1:]:
            lines.append(self.line)
        if self.policy.may_move():
            lines.append(self.table.prompt(self.view(), self.viewer))
        return lines

    def goes_on(self) -> Collection[str]:
        """Ids of what may be touched next for a move."""
        return frozenset() if self.picker is None else self.picker.nexts()

    def spoken(self, spot: Spot) -> Phrase | None:
        """The name of a spot, and whether it can be chosen now."""
        if spot.spoken is None or self.picker is None:
            return spot.spoken
        if spot.id == self.model.lit_next:
            return say("spoken-lit", what=spot.spoken)
        for ids, state in ((self.picker.picked, "picked"), (self.picker.nexts(), "open")):
            if spot.id in ids:
                return say(f"spoken-{state}", what=spot.spoken)
        return spot.spoken

    def say(self, line: Phrase, sound: str) -> None:
        """Answer a touch, in writing and by a sound."""
        self.send(Answered(line, sound))

    # --- painting -----------------------------------------------------------------------------

    def _clips(self, surface: pygame.Surface, spot: Spot) -> bool:
        """Let the surface take only what is seen of this spot; False if that is nothing."""
        return self.roaming is None or self.roaming.clips(surface, spot)

    def _window_of(self, spot: Spot) -> pygame.Rect | None:
        """The part of the screen in which a spot is seen; None: all of it."""
        return None if self.roaming is None else self.roaming.window_of(spot)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw resting spots as one kept picture, and moving ones over it."""
        whole = self.roaming is None or self.roaming.camera.whole
        surface.blit(self._still.of(surface, self.motion, None if whole else self._clips), (0, 0))
        self.faces.draw(surface, self.viewport, self.placed)
        pressed = self.find(self.pressed)
        if pressed and self._clips(surface, pressed):
            paint_spot(surface, self.viewport, pressed, pressed=True)
        for actor in self.motion.moving:
            if self._clips(surface, actor.spot):
                paint_actor(surface, self.viewport, actor)
        surface.set_clip(None)
        for show in self.motion.shows:
            paint_show(surface, self.viewport, self.motion, show)
        self.impact.draw(surface, self.viewport)
        if not self.motion.busy:
            self._draw_marks(surface)

    def _draw_marks(self, surface: pygame.Surface) -> None:
        """Glow and rings, and over them what is said at a piece."""
        for mark in self.marks():
            if self._clips(surface, mark[0]):
                paint_marks(surface, self.viewport, [mark])
        way = self._hinted_way()
        if way is not None and all(self._clips(surface, end) for end in way):
            surface.set_clip(None)
            paint_arrow(surface, self.viewport, *way)
        for spot in self.placed:
            if spot.z == TAG and self._clips(surface, spot):
                paint_spot(surface, self.viewport, spot)
        surface.set_clip(None)

    def _hinted_way(self) -> tuple[Spot, Spot] | None:
        """The piece of a hint that is to move, and the place where it goes, while both are seen."""
        if self.picker is None or self.picker.picked:
            return None
        there = {spot.id: spot for spot in self.placed}
        seen = [there[name] for name in self.model.hinted if name in there]
        return (seen[0], seen[-1]) if len(seen) > 1 else None

    def light_waits(self) -> bool:
        """True while the light of a choice is still looked for: until then nothing shines.

        A player who has already begun to choose sees the places for that.
        """
        picker = self.picker
        choice = picker is not None and len(picker.paths) > 1 and not picker.picked
        return self.policy.guides and choice and not self.model.lit

    def warm(self, surface: pygame.Surface) -> None:
        """The ground and what lies on it."""
        self._still.backdrop(surface, self.motion)

    def _hints_at(self, spot_id: str, nexts: Collection[str]) -> bool:
        """True for a touch of a hint that is still to be made; ``nexts``: those that come next.

        With another piece picked, its place would stand for a move that the hint did not name.
        """
        picked, hinted = () if self.picker is None else self.picker.picked, self.model.hinted
        on_the_way = all(touch in hinted for touch in picked)
        return spot_id in hinted and on_the_way and (not picked or spot_id in nexts)

    def marks(self) -> Iterable[tuple[Spot, str]]:
        """Legal places glow, what is picked is lifted, hints are dashed, the focus is ringed."""
        yield from self.policy.marks()
        if self.picker is not None:
            nexts, lit = self.picker.nexts(), self.model.lit_next
            one = bool(lit) or self.light_waits()
            quiet = "faint" if len(nexts) > MANY else "aside"
            for spot in self.placed:
                if spot.id in self.picker.picked:
                    yield spot, "selected"
                elif spot.id == lit or self._hints_at(spot.id, nexts):
                    yield spot, "hint"
                elif spot.id in nexts:
                    # Beside a lit way the others step back.
                    costs = spot.art.choice in ("risk", "debt")
                    yield spot, quiet if one and not costs else spot.art.choice
        elif not self.model.over:
            for spot in self.placed:
                if spot.id in self.model.last:
                    yield spot, "last"
        yield from super().marks()


MUCH = 0.5
"""Share of the picture from which on all of it is painted again."""


def changes(
    viewport: Viewport, before: Sequence[Spot], now: Sequence[Spot]
) -> list[pygame.Rect] | None:
    """Pixels where two tables at rest differ; None: another order, or everywhere."""
    old, new = ({spot.id: spot for spot in spots} for spots in (before, now))
    same = {name for name, spot in new.items() if old.get(name) == spot}
    if [spot.id for spot in before if spot.id in same] != [s.id for s in now if s.id in same]:
        return None
    areas = [area_of(viewport, spot) for spot in (*before, *now) if spot.id not in same]
    apart: list[pygame.Rect] = []
    for area in areas:
        while (at := area.collidelist(apart)) >= 0:
            area = area.union(apart.pop(at))  # noqa: PLW2901 - grows until it stands alone
        apart.append(area)
    room = viewport.size[0] * viewport.size[1] * MUCH
    return apart if sum(area.w * area.h for area in apart) < room else None


class Still:
    """The picture of what rests on a screen, and of the ground and boards behind it."""

    def __init__(
        self,
        screen: Screen,
        window_of: Callable[[Spot], pygame.Rect | None] = lambda _spot: None,
    ) -> None:
        """``window_of``: the part of the screen in which a spot is seen; None: all of it."""
        self._screen, self._window_of = screen, window_of
        self._picture: pygame.Surface | None = None
        self._version: int | None = None
        """Version of the motion on it; None: of no use."""
        self._on: Sequence[Spot] = ()
        """The spots on it, those behind included."""
        self._back: pygame.Surface | None = None
        self._stage: Viewport | None = None
        """Viewport that it was painted for."""
        self._behind: Sequence[Spot] = ()
        """The spots on that."""

    def forget(self) -> None:
        """All of it is painted anew."""
        self._version = None

    def of(
        self,
        surface: pygame.Surface,
        motion: Motion,
        clips: Callable[[pygame.Surface, Spot], bool] | None,
    ) -> pygame.Surface:
        """Picture of the resting spots, to be blitted onto the surface.

        ``clips``: lets a surface take only what is seen of a spot; None: everything is seen whole.
        """
        if self._picture is None or self._picture.get_size() != surface.get_size():
            self._picture, self._version = surface.copy(), None
        if self._version != motion.version:
            backdrop = self.backdrop(surface, motion)
            areas = None
            if clips is None and self._version is not None:
                areas = changes(self._screen.viewport, self._on, motion.resting)
            resting = [spot for spot in motion.resting if spot.z > 0]
            if areas is None:
                self._paint(backdrop, resting, clips)
            else:
                self._mend(backdrop, resting, areas)
            self._version, self._on = motion.version, motion.resting
        return self._picture

    def _paint(
        self,
        backdrop: pygame.Surface,
        spots: Sequence[Spot],
        clips: Callable[[pygame.Surface, Spot], bool] | None,
    ) -> None:
        assert self._picture is not None
        self._picture.blit(backdrop, (0, 0))
        for spot in spots:
            if clips is None or clips(self._picture, spot):
                paint_spot(self._picture, self._screen.viewport, spot)
        self._picture.set_clip(None)

    def _mend(
        self, backdrop: pygame.Surface, spots: Sequence[Spot], areas: Sequence[pygame.Rect]
    ) -> None:
        """Paint these areas again: what lies behind, and all spots that reach there."""
        assert self._picture is not None
        self._paint_areas(self._picture, spots, areas, lambda on: on.blit(backdrop, (0, 0)))

    def backdrop(self, surface: pygame.Surface, motion: Motion) -> pygame.Surface:
        """The ground with boards and sheets on it (z up to 0), painted again where they changed."""
        behind = [spot for spot in motion.resting if spot.z <= 0]
        areas = None
        if self._back is None or self._back.get_size() != surface.get_size():
            self._back = surface.copy()
        elif self._stage is self._screen.viewport:
            areas = changes(self._screen.viewport, self._behind, behind)
        if areas is None:
            areas = [self._back.get_rect()]
        self._paint_areas(self._back, behind, areas, self._screen.ground)
        self._stage, self._behind = self._screen.viewport, behind
        return self._back

    def _paint_areas(
        self,
        sheet: pygame.Surface,
        spots: Sequence[Spot],
        areas: Sequence[pygame.Rect],
        below: Callable[[pygame.Surface], object],
    ) -> None:
        """Paint what is ``below`` in these areas of a sheet, and over it what reaches there."""
        viewport = self._screen.viewport
        reach = [(area_of(viewport, spot), spot) for spot in spots] if areas else []
        for area in areas:
            sheet.set_clip(area)
            below(sheet)
            for theirs, spot in reach:
                if theirs.colliderect(area):
                    window = self._window_of(spot)
                    sheet.set_clip(area if window is None else area.clip(window))
                    paint_spot(sheet, viewport, spot)
        sheet.set_clip(None)
