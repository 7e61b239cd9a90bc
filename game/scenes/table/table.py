"""The table scene: every game and kind of player: people, opponents, a coach, a replay, a show."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from datetime import date
from typing import Any

import pygame

from game.core.contract import AnyMove, Seat
from game.core.phrase import say
from game.core.session import AnyRuleEvent
from game.match.match import Match
from game.match.saving import keep_move
from game.progress.challenges import earn_from
from game.scenes.base.scene import Transition
from game.scenes.table import hand, timed_choice
from game.scenes.table.assistance import AssistedTable, named
from game.scenes.table.keyframes import concluded, hold_scores
from game.scenes.table.margins import CONTROLS, RAIL_ID
from game.scenes.table.model import (
    AskDriver,
    Asked,
    ButtonPressed,
    CalledOut,
    Chosen,
    ClockStarted,
    ClockTicked,
    Drivers,
    Dropped,
    FingerDown,
    FingerMoved,
    FingerUp,
    GlideHome,
    Hinted,
    Hurried,
    LetDown,
    LetGo,
    MakeMove,
    MoveChosen,
    Moved,
    Offered,
    OpponentMoved,
    PlacesShown,
    Play,
    PlayForOthers,
    Queued,
    ReadAbout,
    Released,
    Rested,
    SaveMove,
    Scenery,
    Stood,
    TableEffect,
    TapNoted,
    Tapped,
    Thought,
    Timed,
    Touch,
    TouchOf,
    Waited,
    WindowLeft,
)
from game.scenes.table.policy import TablePolicy
from game.services import Services
from game.tables.table import Spot
from game.ui.actions import Action, Intent
from game.ui.paint import paint_held, paint_spot
from game.ui.picker import Path, picker_of

NOWHERE = (0, 0)
"""Pixel of a touch that comes from no pointer."""


class TableScene(AssistedTable):
    """One match on the table, and a policy for those who play."""

    def __init__(
        self,
        services: Services,
        match: Match,
        drivers: Drivers,
        policy: Callable[[TableScene], TablePolicy],
    ) -> None:
        """``drivers``: who moves for each seat. ``policy`` is called once, with the scene."""
        super().__init__(services, match, drivers)
        self.policy = policy(self)
        if self.policy.timed:
            self.send(Timed(self.policy.guides))

    # --- what may be touched ------------------------------------------------------------------

    def board(self, view: Any) -> list[Spot]:
        """The board, and on it what a moment lays there."""
        board = super().board(view)
        clock = self.model.clock
        return board if clock is None else timed_choice.arranged(clock, board)

    def layout(self) -> None:
        """Lay out, and open the legal moves to touch."""
        focused = self.focused
        self.open_moves()
        super().layout()
        self.placed = [*self.placed, *self.policy.over_table()]
        self.look_for_parts()
        self.policy.layout_done(focused)

    def open_moves(self) -> None:
        """The legal moves can be touched if it is the viewer's turn."""
        if not self.policy.may_move():
            self.send(Offered(None))
        elif self.picker is None:
            self.send(Offered(picker_of(self.table, self.view(), self.session.legal_moves())))

    def _lifted(self, spot: Spot) -> Spot:
        """Shade of a carried piece where it lay."""
        return super()._lifted(hand.shade(self.model, spot))

    def marks(self) -> Iterable[tuple[Spot, str]]:
        """Those of the table, and where what is carried may be let go."""
        yield from super().marks()
        if self.model.carries:
            yield from hand.marks(self.model, self.touchable())

    def touchable(self) -> list[Spot]:
        """As far as the policy lets them be touched."""
        spots = named(self.placed) if self.model.looking else super().touchable()
        return self.policy.touchable(spots)

    # --- playing ------------------------------------------------------------------------------

    def play(self, move: AnyMove) -> None:
        """Make a move and show its events; or hold it while its moment runs."""
        self.stop_advice()
        self.send(Chosen(move, self._unhurried))

    @property
    def _unhurried(self) -> bool:
        """A person who has the screen read aloud needs longer than any moment lasts."""
        return self.services.settings.unhurried or self.services.settings.speech

    def _make(self, move: AnyMove) -> None:
        """Make a move in the session, and show its events."""
        self.send(LetGo())
        view, seat = self.view(), self.session.to_move()
        assert seat is not None
        clicks = self.table.clicks(view, move)
        events = self.session.play(move, self.viewer)
        self.chain.begin()
        self.send(Moved(clicks, seat in self.match.people))
        self.carry_out(self.policy.move_made(move, events))
        board, first = self.board(view), len(self.frames)
        frames, after = self.staged(events, board)
        frames = concluded([*self.frames, *frames], board, after, self.board(self.view()))
        frames = hold_scores(frames, board)
        self.send(Queued([*frames[:first], *self.policy.staged(seat, board, frames[first:])]))
        if self.policy.skips(seat):
            self.settle()
        else:
            self.show_now()

    def update(self, dt: float) -> Transition:
        """A long press holds a card up; advice and faces live on; then the table goes on."""
        self.policy.pass_time(dt)
        covered = self.policy.before_deal() if self.model.undealt else None
        if covered is not None:
            return self.carry_out(covered)
        if self.policy.paused():
            self.live(dt)
            return None
        if self._rests(dt):
            return self._ask_about(self.find(self.pressed))
        self.look_ahead()
        self.advise()
        self.live(dt, self.model.asked)
        if self._shows(dt):
            return None
        seat = self.session.to_move()
        if seat is None:
            return self.carry_out(self.policy.game_over())
        if self.model.clock is not None:
            moves = len(self.session.moves)
            self.send(ClockTicked(dt, self._unhurried))
            if timed_choice.waits(self.model) or len(self.session.moves) != moves:
                return None
        return self.carry_out(self.policy.seat_to_move(seat))

    def _ask_about(self, spot: Spot | None) -> Transition:
        """Show the card of a spot large, with what there is to know about its particle."""
        about = None if spot is None or not spot.codex else ReadAbout(spot.codex)
        return self.carry_out(about)

    def _rests(self, dt: float) -> bool:
        """True if the finger has now rested long enough on a piece to ask about it."""
        finger = self.model.finger
        if self.pressed or finger.tapped or finger.rested or finger.down is not None:
            self.send(Rested(dt, bool(self.pressed), self.unmoved))
        return self.model.finger.rested > hand.HOLD

    def _shows(self, dt: float) -> bool:
        """Motion first, then keyframes; False when the seat to move may act."""
        if self.model.undealt:
            self.deal()
        due = self.model.due
        if self.motion.update(dt):
            self.dirty = True
            self.chain.landed(self.motion.landed)
            for _ in range(self.motion.thuds):
                self.services.sound.play("thud")
            if due:
                self.prepare()
            elif not self.motion.busy:
                self.policy.at_rest()
            return True
        if self.model.rest > 0:
            self.send(Waited(dt))
            if due:
                self.prepare()
            if due or self.session.to_move() is None:
                return True
        if not due:
            return False
        if self.painted_ahead():
            self.next_frame()
            if not self.model.due and not self.motion.busy:
                self.layout()
        return True

    def ask_driver(self, seat: Seat) -> Transition:
        """Let the driver of a seat think, and play its move as soon as it has one."""
        driver = self.drivers[seat]
        if self.model.asked != seat:
            self.send(Asked(seat))
            if self.picker is not None or self.motion.version == 0:
                self.layout()
            driver.begin(self.session, seat)
            self.send(Stood(self.policy.thinking() / self.services.pace / self.policy.haste()))
            return None
        if self.model.rest > 0:
            return None
        clock, moves = self.model.clock, len(self.session.moves)
        move = driver.poll() if clock is None or clock.answer is None else clock.answer
        tags: list[Spot] = []
        if self.services.settings.thoughts:
            tags = self.thoughts_of(driver)
        changed = tuple(tags) != self.model.thoughts
        self.send(Thought(tags))
        if move is not None:
            self.send(OpponentMoved(move))
        if changed and len(self.session.moves) == moves:
            self.layout()
        return None

    # --- touching -----------------------------------------------------------------------------

    def handle(self, intent: Intent) -> Transition:
        """A touch while something moves ends that beat only; otherwise as on every screen.

        Where it ends the words of the last beat, it also means what lies there.
        """
        action = intent.action
        reads = action in (Action.PRESS, Action.OK) and bool(self.model.callout)
        if reads:
            self.send(CalledOut(()))
            self.layout()
        if action in self.policy.own_keys():
            return self.carry_out(self.policy.key(action))
        if self._in_time(intent):
            return None
        if action is Action.BACK and intent.at != NOWHERE and not self.model.carries:
            # A right click asks about what lies there, and goes back where there is nothing.
            asked = self.under(intent.at)
            if asked is not None and asked.codex:
                return self._ask_about(asked)
        if action in (Action.PRESS, Action.OK) and self.policy.hurries(intent):
            return None
        if reads and self.model.due == 1 and self.policy.acts_through():
            led = self._read_on()
            if led is not None:
                return led
        moves = self.motion.busy or self.model.due
        if moves and action in (Action.PRESS, Action.OK) and not self._works_now(intent):
            if self.policy.skipped():
                self.settle()
            else:
                self._end_event()
            return None
        if action is Action.INSIDE:
            return self.look_inside()
        if self.roaming is not None:
            self.roaming.look_by(action, intent.at)
        return super().handle(intent)

    def _in_time(self, intent: Intent) -> bool:
        """True if this was the button of a timed choice that runs, by pointer, key or pad."""
        clock = self.model.clock
        if clock is None or clock.now is None or not clock.running:
            return False
        if intent.action in (Action.PRESS, Action.OK):
            self.send(WindowLeft(away=False))
        match intent.action:
            case Action.PRESS:
                spot = self.under(intent.at)
                pressed = spot is not None and spot.id == clock.now.button
            case Action.OK:
                pressed = self.focused == clock.now.button
                self.ringed |= pressed
            case _:
                pressed = False
        if pressed:
            self.send(ButtonPressed())
        elif clock.stopped and intent.action in (Action.PRESS, Action.OK):
            self.send(ClockStarted())
        return pressed

    def _works_now(self, intent: Intent) -> bool:
        """True if a touch means the spot there although something moves.

        Buttons at the side always work, and so do still spots when nothing else is to come.
        """
        pointed = intent.action is Action.PRESS
        spot = self.under(intent.at) if pointed else self.find(self.focused)
        if spot is None:
            return False
        if spot.id.startswith(CONTROLS):
            return True
        return self.picker is not None and not self.model.due and spot in self.motion.resting

    def _read_on(self) -> Transition:
        """Show all that is left of a move at once, and let the next person choose."""
        self.settle()
        self.send(Hurried())
        seat = self.session.to_move()
        return None if seat is None else self.carry_out(self.policy.seat_to_move(seat))

    def _end_event(self) -> None:
        """End the keyframe that is shown; the next ones are still to be seen."""
        if not self.model.due:
            self.settle()
            return
        self.motion.cut(self.placed)
        self.send(Hurried())
        self.dirty = True

    def event(self, event: pygame.Event) -> bool | None:
        """A moment stands still while the window is away; two fingers look around."""
        if event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED):
            self.send(WindowLeft(away=True))
        elif event.type in (pygame.WINDOWFOCUSGAINED, pygame.WINDOWRESTORED):
            self.send(WindowLeft(away=False))
        if self.roaming is None:
            return None
        taken = self.roaming.event(event)
        if self.roaming.fingers.pinching:
            self.send(LetGo())
        return taken

    def resume(self, result: Any) -> Transition:
        """Go on after the scene over the table has left."""
        self.policy.resumed(result)
        return super().resume(result)

    def chosen(self, spot: Spot) -> Transition:
        """The policy has the first word."""
        return self.carry_out(self.policy.chosen(spot))

    def touch(self, spot: Spot) -> Transition:
        """A side button, a piece of the game, or something that needs an explanation."""
        if spot.id.startswith(RAIL_ID):
            return self.carry_out(self.policy.side_button(spot.id.removeprefix(RAIL_ID)))
        if self.roaming is not None and self.roaming.touched(spot.id):
            return None
        return self.send(Tapped(spot, self.find(f"no:{spot.id}")))

    def reachable(self, at: tuple[int, int]) -> Sequence[Spot]:
        """With something picked, what goes on with it lies above what only tells something."""
        spots = super().reachable(at)
        if self.roaming is not None:
            spots = self.roaming.reachable(spots, at)
        parts = self.parts
        if self.picker is None or not self.picker.picked:
            return [spot for spot in spots if spot.id not in parts.small]
        nexts = self.picker.nexts()
        spots = [spot for spot in spots if spot.z > 0 or spot.id in nexts]
        spots = [spot for spot in spots if spot.id not in parts.told]
        return sorted(spots, key=lambda spot: spot.id in nexts)

    def walked(self) -> Sequence[Spot]:
        """Keys walk over the table as it lies, however it is seen: no place is ever skipped."""
        spots = self.touchable()
        return spots if self.roaming is None else self.roaming.camera.placed(spots)

    def focus(self, spot_id: str | None) -> None:
        """Bring the spot with the focus into view."""
        super().focus(spot_id)
        self.reveal(self.find(spot_id))

    def press(self, at: tuple[int, int]) -> Transition:
        """A finger came down."""
        pressed = super().press(at)
        self.send(FingerDown(self.viewport.unit(at)))
        if self.roaming is not None:
            self.roaming.press(at)
        return pressed

    def hover(self, at: tuple[int, int]) -> None:
        """Let a carried piece follow the finger; the field follows it too."""
        if self.policy.held(self.viewport.unit(at)):
            return
        if self.model.finger.down is not None:
            self.send(FingerMoved(self.viewport.unit(at), self._there(at)))
        if self.model.carries or (self.roaming is not None and self.roaming.hover(at)):
            return
        super().hover(at)

    def release(self, at: tuple[int, int]) -> Transition:
        """A carry ends, or the field comes to rest; otherwise it was a tap."""
        if self.policy.let_go():
            return None
        if self.model.carries:
            if self.roaming is not None:
                self.roaming.dragged()
            self.send(FingerUp(self.viewport.unit(at), self._there(at)))
            return None
        again = hand.doubles(self.model, self.pressed)
        self.send(LetGo(), TapNoted(self.pressed or ""))
        if again:
            self.pressed, self.dirty = None, True
            return None
        if self.roaming is not None and self.roaming.dragged():
            return None
        return super().release(at)

    def _there(self, at: tuple[int, int]) -> Scenery:
        return Scenery(self.placed, self.touchable(), self.under(at), self.pressed)

    def carry_out(self, effect: TableEffect | None) -> Transition:
        """Carry out an effect: touches, moves, answers; or what is only seen and heard."""
        match effect:
            case Touch(spot_id):
                spot = self.find(spot_id)
                return None if spot is None else self.chosen(spot)
            case TouchOf(spot):
                return self.touch(spot)
            case MoveChosen(move):
                return self.carry_out(self.policy.move_chosen(move))
            case AskDriver(seat):
                return self.ask_driver(seat)
            case Dropped(touches, seen):
                self._drop(touches, seen)
            case LetDown():
                self._let_down(effect)
            case Play(move):
                self.play(move)
            case MakeMove(move):
                self._make(move)
            case SaveMove(move, events):
                self._save(move, events)
            case PlayForOthers(move):
                while self.session.to_move() != self.viewer:
                    self.play(move)
            case Released():
                self.send(effect)
            case _:
                return super().carry_out(effect)
        return None

    def _save(self, move: AnyMove, events: Sequence[AnyRuleEvent]) -> None:
        """Keep a move in the store, and tell the achievements that came of it."""
        keep_move(self.services.store, self.match, move)
        if self.session.to_move() is None and self.services.policy is None:
            from game.progress import player_rating as rating  # only a finished game asks for it

            rating.note(self.services.store, self.match, date.today())
        for event in events:
            for sentence in earn_from(self.services.store, self.match, event):
                if not self.policy.keeps(sentence):
                    self.services.caption(sentence)

    def _drop(self, touches: Path, seen: Spot) -> None:
        """Make the touches of the way to a place; the piece goes on from where it hangs."""
        moves = len(self.session.moves)
        for touch in touches[len(self.picker.picked) if self.picker else 0 :]:
            spot = self.find(touch)
            if spot is None or self.picker is None:
                break
            self.motion.put(seen)
            self.chosen(spot)
        if len(self.session.moves) == moves:
            self.carry_out(GlideHome(seen))

    def _let_down(self, let_down: LetDown) -> None:
        """Say why a piece may not lie where it was let go, or where it may."""
        # A rival's board can be asked about only while nothing is picked.
        end = let_down.under or self.under(self.viewport.pixel(*let_down.at))
        if end is not None and not end.id.startswith(RAIL_ID):
            self.refuse(end, let_down.why)
            return
        places = tuple(self.policy.places_meant(let_down.places))
        self.send(Hinted(places), PlacesShown(places))
        self.answer(say("carry-places", n=len(places)), "wrong", let_down.seen)

    def on_action(self, action: Action) -> Transition:
        """The policy has the first word."""
        return self.carry_out(self.policy.key(action))

    # --- painting -----------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """The table, the time that is left of a moment, and what lies over it."""
        super().draw(surface)
        if self.model.clock is not None:
            ring = timed_choice.ring(self.model.clock, self.placed)
            if ring is not None:
                paint_spot(surface, self.viewport, ring)
        held = self.carried()
        if held is not None:
            paint_held(surface, self.viewport, held)
        self.policy.draw(surface)

    def carried(self) -> Spot | None:
        """Piece that hangs on the finger, or is carried by keys, over everything."""
        carry = hand.carried(self.model)
        if carry is not None:
            return carry.seen
        return hand.by_keys(self.model, self.placed, self.focused) if self.ringed else None
