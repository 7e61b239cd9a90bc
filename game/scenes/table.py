"""THE table scene: every game, every mixture of people, opponents and replays."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import pygame

from game.adviser import Adviser
from game.arcade import Arcade
from game.core.contract import Seat, move_text
from game.core.particles import BY_KEY
from game.core.phrase import Phrase, say
from game.core.session import Beat, CannotUndo
from game.drivers import Driver, Match, Opponent
from game.scenes.head import head
from game.scenes.honours import earn
from game.scenes.moment import Moments
from game.scenes.roaming import LENS, RoamingScreen
from game.scenes.scene import Push, Transition
from game.scenes.thoughts import may_be_shown, tags
from game.tables import TABLES
from game.tables.feats import feats
from game.tables.table import ORDER, TAG, Arranges, Effect, Roams, Spot, Values
from game.ui.intents import Intent, Want
from game.ui.motion import Motion
from game.ui.paint import paint_actor, paint_marks, paint_show, paint_spot
from game.ui.picker import Picker

THINKING = 0.45
"""Seconds that an opponent seems to think at least, so that one can follow."""
READING = 0.16
"""Seconds that a keyframe with words stands before the next one."""
BEFORE_RESULT = 1.2
HOLD = 0.6
"""Seconds of a long press."""
RAIL = 1237.0
"""Centre of the rail of round buttons."""


@dataclass(slots=True)
class Keyframe:
    """What the table shows at one beat."""

    spots: Sequence[Spot]
    effects: Sequence[Effect]
    sound: str
    line: Phrase | None


class TableScene(RoamingScreen):
    """One match on the table."""

    def __init__(self, arcade: Arcade, match: Match, drivers: Mapping[Seat, Driver]) -> None:
        self.table = TABLES[match.id]
        super().__init__(arcade, self.table if isinstance(self.table, Roams) else None)
        self.match = match
        self.session = match.session
        self.drivers = drivers
        self.viewer: Seat = match.people[0] if match.people else 0
        self.adviser = Adviser(arcade.thinker)
        self.motion = Motion()
        self.frames: deque[Keyframe] = deque()
        self.log: list[Phrase] = []
        self.line: Phrase | None = None
        """The line at the bottom: the last of the log, or an answer to a touch."""
        self.picker: Picker[Any] | None = None
        self.hinted: tuple[str, ...] = ()
        self.last: set[str] = set()
        """Ids touched by the move before: marked."""
        self.asked: Seat | None = None
        """The seat whose driver is thinking."""
        self.thoughts: list[Spot] = []
        """What the opponent that moves, or has just moved, thinks of."""
        self.rest = 0.0
        """Seconds until the table goes on."""
        self.order = 0
        """In which order the viewer wants things laid, where the table has several."""
        self.over = False
        self._back: tuple[object, pygame.Surface] | None = None
        self.held = 0.0
        """Seconds that a finger has rested on a spot."""
        self.moments = Moments(self)
        arcade.text.name_seats(match.names)

    # --- laying out ---------------------------------------------------------------------------

    def set(self, stage: Any) -> None:
        """A new stage: everything settles on what is."""
        self.arcade.text.name_seats(self.match.names)
        super().set(stage)
        self.settle()

    def view(self) -> Any:
        """What is shown: the viewer's view."""
        return self.session.view(self.viewer)

    def board(self, view: Any) -> list[Spot]:
        """The game's own spots, without what depends on touches."""
        if self.order and isinstance(self.table, Arranges):
            spots = self.table.arranged(view, self.viewer, self.order)
        else:
            spots = self.table.layout(view, self.viewer)
        return self.moments.arrange([self._portrayed(spot) for spot in spots])

    def _portrayed(self, spot: Spot) -> Spot:
        """A table says "seat:2"; who sits there, and with which face, only the match knows."""
        kind, _, args = spot.art.partition(":")
        seat, comma, marks = args.partition(",")
        if kind != "seat" or not seat.isdecimal():
            return spot
        face = self.match.level(int(seat)) or "person"
        return spot._replace(art=f"seat:{face}{comma}{marks}")

    def spots(self) -> Sequence[Spot]:
        """Everything, at rest."""
        spots = [
            *self.seen(self.board(self.view())), *self.aids(), *self.rail(), *self.lens(),
            *head(self.match), *self.through_camera(self.thoughts),
        ]  # fmt: skip
        if self.line is not None:
            spots.append(Spot("log", "label:second,18,left", 603, 704, 1166, 26, 90, self.line))
        return spots

    def aids(self) -> Sequence[Spot]:
        """Ghosts and tags for what is picked."""
        if self.picker is None or self.motion.busy:
            return ()
        moves = list(self.picker.open().values())
        aids = self.table.aids(self.view(), self.viewer, self.picker.picked, moves)
        return self.through_camera(aids)

    def rail(self) -> list[Spot]:
        """Pause and help above, undo and hint below."""

        def button(name: str, y: float, *, closed: bool = False) -> Spot:
            return Spot(
                f"rail:{name}", f"round:{name}", RAIL, y, 62, 62, 80,
                spoken=say(f"rail-{name}"), dim=closed,
            )  # fmt: skip

        mine = self.mine()
        can_undo = mine and self.session.can_undo(self.viewer, self.match.people)
        return [
            button("pause", 47),
            button("help", 119),
            button("undo", 591, closed=not can_undo),
            button("hint", 663, closed=not mine),
        ]

    def lay(self) -> None:
        """Lay out, and open the legal moves to touch."""
        self._open()
        super().lay()
        if not self.frames and not self.motion.moving:
            self.motion.cut(self.laid)

    def _open(self) -> None:
        if not self.mine():
            self.picker = None
        elif self.picker is None:
            view = self.view()
            self.picker = Picker(
                {self.table.clicks(view, move): move for move in self.session.legal_moves()}
            )

    def mine(self) -> bool:
        """Whether the viewer is a person whose choice it is, with nothing left to show first."""
        return (
            not self.frames
            and self.moments.held is None
            and self.session.to_move() == self.viewer
            and self.viewer in self.match.people
        )

    def settle(self) -> None:
        """Skip all motion: the table is as it is."""
        for frame in self.frames:
            self._note(frame)
        self.frames.clear()
        self.motion.cut([])
        self.lay()
        self.motion.cut(self.laid)
        self.dirty = True

    # --- playing ------------------------------------------------------------------------------

    def play(self, move: Any) -> None:
        """Make a move, keep it, and show its beats; or hold it while its moment runs."""
        self.adviser.stop()
        if self.moments.holds(move):
            return
        if self.session.to_move() in self.match.people:
            self.thoughts = []
        view = self.view()
        self.last = set(self.table.clicks(view, move))
        beats = self.session.play(move, self.viewer)
        self.hinted = ()
        self.picker = None
        self.asked = None
        self._keep(move)
        before = self.board(view)
        for beat in beats:
            before = self._queue(beat, before)
            self._honour(beat)
        self.show_now()
        if self.session.to_move() is None:
            self.rest = BEFORE_RESULT / self.arcade.pace

    def _honour(self, beat: Beat[Any]) -> None:
        """Keep what a person did that is worth remembering; the first time, say so."""
        if self.match.kept is None:
            return
        for feat in feats(self.match.id, beat, self.match.people):
            if earn(self.arcade.store, self.match.id, feat):
                name = say(f"feat-{self.match.id}-{feat}")
                self.arcade.caption(say("feat-earned", name=name))

    def show_now(self) -> None:
        """Begin to show what is queued, or what is."""
        if not self.frames:
            self.frames.append(Keyframe(self.board(self.view()), (), "card", None))
        self._next_frame()

    def _keep(self, move: Any) -> None:
        if self.match.kept is None:
            return
        store, session = self.arcade.store, self.session
        digest = session.digest()
        store.played(self.match.kept, len(session.moves), move_text(move), digest)
        if session.to_move() is None:
            store.finished(self.match.kept, session.returns(), digest)

    def _queue(self, beat: Beat[Any], before: list[Spot]) -> list[Spot]:
        spots = self.board(beat.view)
        shows = self.table.effects(beat.kind, beat.facts, beat.view)
        line = self.table.tell(beat.kind, beat.facts, beat.view)
        if spots != before or shows or line:
            self.frames.append(Keyframe(spots, shows, beat.kind, line))
        return spots

    def _next_frame(self) -> None:
        frame = self.frames.popleft()
        self._note(frame)
        self.arcade.sound.play(frame.sound)
        spots = [*self.seen(frame.spots), *self.rail(), *self.lens(), *head(self.match)]
        if self.line is not None:
            spots.append(Spot("log", "label:second,18,left", 603, 704, 1166, 26, 90, self.line))
        self.motion.towards(spots, frame.effects, self.arcade.pace)
        self.rest = max(self.rest, READING / self.arcade.pace if frame.line else 0.0)
        self.laid = sorted(spots, key=lambda spot: spot.z)
        self.dirty = True

    def _note(self, frame: Keyframe) -> None:
        if frame.line is not None:
            self.log.append(frame.line)
            self.line = frame.line

    def update(self, dt: float) -> Transition:
        """Motion first, then keyframes, then whoever is to move; a long press holds a card up."""
        self.held = self.held + dt if self.pressed else 0.0
        if self.held > HOLD:
            return self.hold_up(self.find(self.pressed))
        self.advise()
        if self.motion.update(dt):
            self.dirty = True
            return None
        if self.rest > 0:
            self.rest -= dt
            if self.frames or self.session.to_move() is None:
                return None
        if self.frames:
            self._next_frame()
            if not self.frames and not self.motion.busy:
                self.lay()
            return None
        seat = self.session.to_move()
        if seat is None:
            return self._finish()
        if self.moments.update(dt):
            return None
        if seat in self.match.people:
            return self._hand_over(seat)
        return self._ask(seat)

    def _hand_over(self, seat: Seat) -> Transition:
        if seat != self.viewer:
            several = len(self.match.people) > 1
            self.viewer = seat
            self.picker = None
            info = self.session.game.info
            if several and info.hidden and not info.open_hands:
                from game.scenes.curtain import Curtain

                self.laid = []
                self.motion.cut([])
                return Push(Curtain(self.arcade, self.match.names[seat]))
            self.lay()
        elif self.picker is None:
            self.lay()
            self.arcade.sound.play("turn")
        return None

    def _ask(self, seat: Seat) -> Transition:
        driver = self.drivers[seat]
        if self.asked != seat:
            self.asked = seat
            if self.picker is not None or self.motion.version == 0:
                self.lay()
            self.moments.forget()
            driver.begin(self.session, seat)
            self.rest = max(self.rest, THINKING / self.arcade.pace)
            return None
        if self.rest > 0:
            return None
        move = self.moments.ripe(driver.poll)
        thoughts = self._thoughts(driver)
        if move is not None:
            self.thoughts = thoughts
            self.play(move)
        elif thoughts != self.thoughts:
            self.thoughts = thoughts
            self.lay()
        return None

    def _thoughts(self, driver: Driver) -> list[Spot]:
        """Tags for what an opponent thinks of, if the viewer wants to know and may."""
        wanted = self.arcade.settings.thoughts and may_be_shown(self.session.game.info)
        if not (wanted and isinstance(driver, Opponent)):
            return []
        view, legal = self.view(), self.session.legal_moves()
        return tags(self.table, view, self.board(view), legal, driver.thoughts())

    def _finish(self) -> Transition:
        if self.over:
            return None
        self.over = True
        self.lay()
        from game.scenes.result import ResultScene

        return Push(ResultScene(self.arcade, self.match))

    def relook(self) -> None:
        """The camera has moved: what is on its way arrives at once."""
        if self.motion.busy or self.frames:
            self.settle()
        else:
            self.lay()

    # --- touching -----------------------------------------------------------------------------

    def handle(self, intent: Intent) -> Transition:
        """Any touch while something moves brings it to its end; otherwise as on every screen."""
        if self.moments.handle(intent):
            return None
        if (self.motion.busy or self.frames) and intent.want in (Want.PRESS, Want.OK):
            self.settle()
            return None
        return super().handle(intent)

    def event(self, event: pygame.Event) -> bool | None:
        """A moment stands still while the window is away."""
        self.moments.event(event)
        return super().event(event)

    def chosen(self, spot: Spot) -> Transition:
        """A button of the rail, a piece of the game, or something that needs an explanation."""
        if spot.id.startswith("rail:"):
            return self._rail(spot.id.removeprefix("rail:"))
        if spot.id.startswith(LENS):
            self.look_by(Want[spot.id.removeprefix(LENS).upper()])
            return None
        if spot.id == ORDER and isinstance(self.table, Arranges):
            self.order = (self.order + 1) % self.table.orders
            self.picker = None
            self.show_now()
            return None
        if self.picker is None:
            asked = self.table.prompt(self.view(), self.viewer)
            self._say(spot.story or asked, "focus" if spot.story else "wrong")
            return None
        try:
            move = self.picker.tap(spot.id)
        except KeyError:
            if spot.story is not None:
                self._say(spot.story, "focus")
                return None
            why = self.table.why_not(self.view(), self.viewer, self.picker.picked, spot.id)
            self._say(why, "wrong")
            return None
        if move is not None:
            self.play(move)
            return None
        # What was crossed out for the piece picked before is a beginning too: say why first.
        crossed = self.find(f"no:{spot.id}")
        if crossed is not None and crossed.story is not None:
            self._say(crossed.story, "focus")
        else:
            self.lay()
        return None

    def reachable(self, at: tuple[int, int]) -> Sequence[Spot]:
        """With something picked, what goes on with it lies above what only tells something."""
        spots = super().reachable(at)
        if self.picker is None or not self.picker.picked:
            return spots
        nexts = self.picker.nexts()
        return sorted(spots, key=lambda spot: spot.id in nexts)

    def hover(self, at: tuple[int, int]) -> None:
        """What is dragged off its place is picked: the places for it light up on the way."""
        super().hover(at)
        pressed, picker = self.find(self.pressed), self.picker
        if pressed is None or picker is None or pressed.afield or self.hovered == pressed.id:
            return
        begun = pressed.id in picker.firsts() | picker.nexts() and pressed.id not in picker.picked
        if begun and not any(path[-1] == pressed.id for path in picker.paths):
            self.chosen(pressed)

    def release(self, at: tuple[int, int]) -> Transition:
        """A drag is two taps: where it began and where it ended; on the field it is none."""
        if self.dragged():
            return None
        pressed = self.find(self.pressed)
        end = self.under(at)
        if pressed and end and pressed.id != end.id and self.picker is not None:
            opened = self.picker.firsts() | self.picker.nexts()
            if pressed.id in opened and not pressed.id.startswith("rail:"):
                self.pressed = None
                if pressed.id not in self.picker.picked:
                    self.chosen(pressed)
                if self.picker is not None and end.id in self.picker.nexts():
                    return self.chosen(end)
                return None
        return super().release(at)

    def wanted(self, want: Want) -> Transition:
        """Keys for the rail; BACK lets go of what is picked before it pauses."""
        match want:
            case Want.BACK if self.picker is not None and self.picker.back():
                self.lay()
            case Want.BACK:
                return self._rail("pause")
            case Want.HELP:
                return self._rail("help")
            case Want.UNDO:
                return self._rail("undo")
            case Want.HINT:
                return self._rail("hint")
            case Want.LOOK:
                return self.hold_up(self.find(self.focused))
        return None

    def hold_up(self, spot: Spot | None) -> Transition:
        """Show the card of a spot large, with what there is to know about its particle."""
        if spot is None or not spot.codex:
            return None
        from game.scenes.card import CardScene
        from game.scenes.glossary import WordScene

        self.pressed = None
        if spot.codex not in BY_KEY:
            return Push(WordScene(self.arcade, spot.codex))
        points = self.table.points if isinstance(self.table, Values) else None
        return Push(CardScene(self.arcade, spot.codex, points))

    def _rail(self, name: str) -> Transition:
        match name:
            case "pause":
                from game.scenes.pause import PauseScene

                return Push(PauseScene(self.arcade, self))
            case "help":
                from game.scenes.rules import RulesScene

                return Push(RulesScene(self.arcade, self.match.id))
            case "undo":
                self.undo()
            case "hint":
                self.hint()
        return None

    def undo(self) -> None:
        """Take the last own move back, or say why it cannot be."""
        if self.moments.withdraw():
            return
        if self.session.to_move() is None:
            # Its result stands in the store, and perhaps on a board.
            self._say(say("undo-over"), "wrong")
            return
        try:
            self.session.undo(self.viewer, self.match.people)
        except CannotUndo as refusal:
            self._say(say(f"undo-{refusal.reason}"), "wrong")
            return
        self.drivers_stop()
        self.picker = None
        self.last = set()
        self.over = False
        if self.match.kept is not None:
            self.arcade.store.rewound(self.match.kept, len(self.session.moves))
        self._say(say("undo-done"), "swap")
        self.frames.append(Keyframe(self.board(self.view()), (), "swap", None))
        self._next_frame()

    def hint(self) -> None:
        """Ask for the best move that a program finds for the viewer; `advise` shows it."""
        if self.mine() and not self.adviser.busy:
            self.adviser.ask(self.session, self.viewer)
            self.advise()
            if self.adviser.busy:
                self._say(say("hint-thinking"), "focus")

    def advise(self) -> None:
        """Show the hint that was asked for, with its reason, as soon as it is there."""
        found = self.adviser.poll(self.session)
        if found is None or not self.mine():
            return
        self.hinted = self.table.clicks(self.view(), found.move)
        if self.picker is not None:
            self.picker.picked = ()
        self._say(say("hint-line", reason=found.reason), "chime")
        self.reveal(next((spot for spot in self.laid if spot.id == self.hinted[-1]), None))

    def drivers_stop(self) -> None:
        """Nobody needs to think any more."""
        self.adviser.stop()
        for driver in self.drivers.values():
            driver.stop()
        self.asked = None

    def _say(self, line: Phrase, sound: str) -> None:
        self.line = line
        self.arcade.sound.play(sound)
        self.lay()

    # --- reading aloud ------------------------------------------------------------------------

    def aloud(self) -> Sequence[Phrase]:
        """All that happened, the last answer, and what to do now."""
        told = list(self.log)
        if self.line is not None and self.line not in told[-1:]:
            told.append(self.line)
        if self.mine():
            told.append(self.table.prompt(self.view(), self.viewer))
        return told

    def spoken(self, spot: Spot) -> Phrase | None:
        """The name of a spot, and whether it can be chosen now."""
        if spot.spoken is None or self.picker is None:
            return spot.spoken
        for ids, state in ((self.picker.picked, "picked"), (self.picker.nexts(), "open")):
            if spot.id in ids:
                return say(f"spoken-{state}", what=spot.spoken)
        return spot.spoken

    # --- painting -----------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """What rests is kept as one picture; what moves is painted over it."""
        if self._still is None or self._still.get_size() != surface.get_size():
            self._still, self._still_of = surface.copy(), None
        if self._still_of != self.motion.version:
            behind = tuple(spot for spot in self.motion.resting if spot.z <= 0)
            self._still.blit(self._backdrop(surface, behind), (0, 0))
            for spot in self.motion.resting[len(behind) :]:
                if self.clips(self._still, spot):
                    paint_spot(self._still, self.stage, spot)
            self._still.set_clip(None)
            self._still_of = self.motion.version
        surface.blit(self._still, (0, 0))
        pressed = self.find(self.pressed)
        if pressed and self.clips(surface, pressed):
            paint_spot(surface, self.stage, pressed, pressed=True)
        for actor in self.motion.moving:
            if self.clips(surface, actor.spot):
                paint_actor(surface, self.stage, actor)
        surface.set_clip(None)
        for show in self.motion.shows:
            paint_show(surface, self.stage, self.motion, show)
        if not self.motion.busy:
            self._draw_marks(surface)
        self.moments.draw(surface)

    def _draw_marks(self, surface: pygame.Surface) -> None:
        """Glow and rings, and over them what is said at a piece."""
        for mark in self.marks():
            if self.clips(surface, mark[0]):
                paint_marks(surface, self.stage, [mark])
        for spot in self.laid:
            if spot.z == TAG and self.clips(surface, spot):
                paint_spot(surface, self.stage, spot)
        surface.set_clip(None)

    def _backdrop(self, surface: pygame.Surface, behind: tuple[Spot, ...]) -> pygame.Surface:
        """The ground with boards and sheets on it (z up to 0): they hardly ever change."""
        key = (behind, surface.get_size(), id(self.stage))
        if self._back is None or self._back[0] != key:
            sheet = surface.copy()
            self.ground(sheet)
            for spot in behind:
                paint_spot(sheet, self.stage, spot)
            self._back = (key, sheet)
        return self._back[1]

    def marks(self) -> Iterable[tuple[Spot, str]]:
        """Legal places glow, what is picked is lifted, hints are dashed, the focus is ringed."""
        if self.picker is not None:
            nexts = self.picker.nexts()
            for spot in self.laid:
                if spot.id in self.picker.picked:
                    yield spot, "selected"
                elif spot.id in self.hinted and not self.picker.picked:
                    yield spot, "hint"
                elif spot.id in nexts:
                    yield spot, "place" if spot.art.startswith(("place", "space")) else "legal"
        elif not self.over:
            for spot in self.laid:
                if spot.id in self.last:
                    yield spot, "last"
        yield from super().marks()
