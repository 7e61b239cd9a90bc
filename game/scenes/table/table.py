"""THE table scene: every game, every mixture of people, opponents and replays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pygame

from game.arcade import Arcade
from game.core.contract import Seat
from game.core.particles import BY_KEY
from game.core.phrase import say
from game.core.session import CannotUndo
from game.match.drivers import Driver
from game.match.hints import Adviser
from game.match.match import Match
from game.match.saving import keep_move
from game.progress.feats import honour
from game.scenes.base import places
from game.scenes.base.roaming import LENS
from game.scenes.base.scene import Push, Transition
from game.scenes.table.keyframes import still
from game.scenes.table.side_buttons import rail_button
from game.scenes.table.tabletop import Tabletop
from game.scenes.table.thoughts import thoughts
from game.scenes.table.timed_choice import Moments
from game.tables.table import ORDER, Arranges, Spot, Values
from game.ui.intents import Intent, Want
from game.ui.picker import Picker

THINKING = 0.45
"""Seconds that an opponent seems to think at least, so that one can follow."""
BEFORE_RESULT = 1.2
HOLD = 0.6
"""Seconds of a long press."""


def to_read(key: str, table: object) -> places.Place:
    """What there is to read under the key of a particle (with its points here), or a word's."""
    if key not in BY_KEY:
        return places.Word(key)
    return places.Card(key, table.points if isinstance(table, Values) else None)


class TableScene(Tabletop):
    """One match on the table."""

    def __init__(self, arcade: Arcade, match: Match, drivers: Mapping[Seat, Driver]) -> None:
        super().__init__(arcade, match)
        self.drivers = drivers
        self.adviser = Adviser(arcade.thinker)
        self.asked: Seat | None = None
        """The seat whose driver is thinking."""
        self.held = 0.0
        """Seconds that a finger has rested on a spot."""
        self.looking = False
        """The next touch asks about a piece, and plays none."""
        self.moments = Moments(self)

    # --- what may be touched ------------------------------------------------------------------

    def board(self, view: Any) -> list[Spot]:
        """The board, and on it what a moment lays there."""
        return self.moments.arrange(super().board(view))

    def rail(self) -> list[Spot]:
        """Pause, help and looking above, undo and hint below."""
        mine = self.mine()
        can_undo = mine and self.session.can_undo(self.viewer, self.match.people)
        return [
            rail_button("pause", "pause", 47),
            rail_button("help", "help", 119),
            rail_button("look", "eye,on" if self.looking else "eye", 191),
            rail_button("undo", "undo", 591, closed=not can_undo),
            rail_button("hint", "hint", 663, closed=not mine),
        ]

    def lay(self) -> None:
        """Lay out, and open the legal moves to touch."""
        self._open()
        super().lay()

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
        keep_move(self.arcade.store, self.match, move)
        before = self.board(view)
        for beat in beats:
            before = self._queue(beat, before)
            for sentence in honour(self.arcade.store, self.match, beat):
                self.arcade.caption(sentence)
        self._conclude(before)
        self.show_now()
        if self.session.to_move() is None:
            self.rest = BEFORE_RESULT / self.arcade.pace

    def update(self, dt: float) -> Transition:
        """A long press holds a card up; advice and faces live on; then the table goes on."""
        self.held = self.held + dt if self.pressed else 0.0
        if self.held > HOLD:
            return self.hold_up(self.find(self.pressed))
        self.advise()
        self.live(dt, self.asked)
        return self.proceed(dt)

    def proceed(self, dt: float) -> Transition:
        """Motion first, then keyframes, then whoever is to move."""
        if self.undealt:
            self.deal()
        if self.motion.update(dt):
            self.dirty = True
            if self.frames:
                self._painted_ahead()
            return None
        if self.rest > 0:
            self.rest -= dt
            if self.frames or self.session.to_move() is None:
                return None
        if self.frames:
            if not self._painted_ahead():
                return None
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
                from game.scenes.table.curtain import Curtain

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
        tags: list[Spot] = []
        if self.arcade.settings.thoughts:
            tags = thoughts(self.table, self.session, driver, self.board(self.view()), self.viewer)
        if move is not None:
            self.thoughts = tags
            self.play(move)
        elif tags != self.thoughts:
            self.thoughts = tags
            self.lay()
        return None

    def _finish(self) -> Transition:
        if self.over:
            return None
        self.over = True
        self.lay()
        return Push(places.Result(self.match))

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
        if self.looking:
            return self._look_at(spot)
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
        if pressed is None or picker is None or pressed.afield or self.looking:
            return
        if self.hovered == pressed.id:
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
            case Want.BACK if self.looking or (self.picker is not None and self.picker.back()):
                self.looking = False
                self.lay()
            case Want.BACK:
                return self._rail("pause")
            case Want.HELP | Want.UNDO | Want.HINT:
                return self._rail(want.name.lower())
            case Want.LOOK:
                return self.hold_up(self.find(self.focused))
        return None

    def hold_up(self, spot: Spot | None) -> Transition:
        """Show the card of a spot large, with what there is to know about its particle."""
        if spot is None or not spot.codex:
            return None
        self.pressed = None
        return Push(to_read(spot.codex, self.table))

    def _look_at(self, spot: Spot) -> Transition:
        """What was asked about a piece, without holding it down."""
        self.looking = False
        if not spot.codex:
            self._say(spot.story or say("look-nothing"), "wrong")
        return self.hold_up(spot)

    def _rail(self, name: str) -> Transition:
        match name:
            case "pause":
                from game.scenes.table.pause import PauseScene

                return Push(PauseScene(self.arcade, self))
            case "help":
                return Push(places.Rules(self.match.id))
            case "look":
                self.looking = not self.looking
                self._say(say("look-ask" if self.looking else "look-not"), "focus")
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
        self.line = say("undo-done")
        self.frames.append(still(self.board(self.view()), "swap"))
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

    # --- painting -----------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """The table, and the time that is left of a moment."""
        super().draw(surface)
        self.moments.draw(surface)
