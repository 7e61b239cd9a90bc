"""The table scene: every game and kind of player: people, opponents, a coach, a replay, a show."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import pygame

from game.core.contract import Seat
from game.match.drivers import Driver
from game.match.match import Match
from game.scenes.base.roaming import LENS
from game.scenes.base.scene import Transition
from game.scenes.table.assistance import Assistance, named
from game.scenes.table.hand import Hand
from game.scenes.table.keyframes import hold_scores
from game.scenes.table.margins import RAIL_ID
from game.scenes.table.people import People
from game.scenes.table.policy import TablePolicy
from game.scenes.table.tabletop import Tabletop
from game.scenes.table.thoughts import thoughts
from game.scenes.table.timed_choice import Moments
from game.services import Services
from game.tables.capabilities import Hurries
from game.tables.table import ORDER, Arranges, Spot
from game.ui.actions import Action, Intent
from game.ui.picker import Picker, picker_of

THINKING = 0.45
"""Seconds that an opponent seems to think at least, so that one can follow."""
NOWHERE = (0, 0)
"""Of what comes from no pointer."""


class TableScene(Tabletop):
    """One match on the table, and a policy for those who play."""

    def __init__(
        self,
        services: Services,
        match: Match,
        drivers: Mapping[Seat, Driver],
        policy: Callable[[TableScene], TablePolicy] = People,
    ) -> None:
        """``drivers``: who moves for each seat. ``policy`` is called once, with the scene."""
        super().__init__(services, match)
        self.drivers = drivers
        self.assistance = Assistance(self)
        self.asked: Seat | None = None
        """The seat whose driver is thinking."""
        self.hand = Hand(self)
        """What a pointer does here."""
        self.looking = False
        """The next touch asks about a piece, and plays none."""
        self.moments: Moments | None = None
        """The clock of choices that hurry, where there are any."""
        self.policy = policy(self)
        if self.policy.timed and isinstance(self.table, Hurries):
            self.moments = Moments(self)

    # --- what may be touched ------------------------------------------------------------------

    def board(self, view: Any) -> list[Spot]:
        """The board, and on it what a moment lays there."""
        board = super().board(view)
        return board if self.moments is None else self.moments.arrange(board)

    def layout(self) -> None:
        """Lay out, and open the legal moves to touch."""
        focused = self.focused
        self.open_moves()
        super().layout()
        self.policy.layout_done(focused)

    def open_moves(self) -> None:
        """The legal moves can be touched if it is the viewer's turn."""
        if not self.policy.may_move():
            self.picker = None
        elif self.picker is None:
            self.picker = picker_of(self.table, self.view(), self.session.legal_moves())

    def _lifted(self, spot: Spot) -> Spot:
        """What hangs on a finger is only a shade where it lay."""
        return super()._lifted(self.hand.lies(spot))

    def marks(self) -> Iterable[tuple[Spot, str]]:
        """Those of the table, and where what is carried may be let go."""
        yield from super().marks()
        yield from self.hand.marks()

    def touchable(self) -> list[Spot]:
        """As far as the policy lets them be touched."""
        spots = named(self.placed) if self.looking else super().touchable()
        return self.policy.touchable(spots)

    # --- playing ------------------------------------------------------------------------------

    def play(self, move: Any) -> None:
        """Make a move and show its beats; or hold it while its moment runs."""
        self._stop_advice()
        if self.moments is not None and self.moments.holds(move):
            return
        if self.session.to_move() in self.match.people:
            self.thoughts = []
        view, seat = self.view(), self.session.to_move()
        assert seat is not None
        self.last = set(self.table.clicks(view, move))
        events = self.session.play(move, self.viewer)
        self.hinted = ()
        self.chain.begin()
        self.assistance.callout = ()
        self.picker = None
        self.hand.let_go()
        self.asked = None
        self.policy.move_made(move, events)
        board = before = self.board(view)
        first = len(self.frames)
        for rule_event in events:
            before = self.queue(rule_event, before)
        self.conclude(before)
        hold_scores(self.frames, board)
        self.policy.move_queued(seat, board, first)
        self.show_now()

    def update(self, dt: float) -> Transition:
        """A long press holds a card up; advice and faces live on; then the table goes on."""
        self.policy.pass_time(dt)
        if self.policy.paused():
            self.live(dt)
            return None
        if self.hand.rests(dt):
            return self.assistance.hold_up(self.find(self.pressed))
        if self.assistance.adviser is not None:
            self.assistance.advise()
        self.live(dt, self.asked)
        if self._shows(dt):
            return None
        seat = self.session.to_move()
        if seat is None:
            return self.policy.game_over()
        if self.moments is not None and self.moments.update(dt):
            return None
        return self.policy.seat_to_move(seat)

    def _shows(self, dt: float) -> bool:
        """Motion first, then keyframes; False when the seat to move may act."""
        if self.undealt:
            self.deal()
        due = self.policy.due()
        if self.motion.update(dt):
            self.dirty = True
            self.chain.landed(self.motion.landed)
            for _ in range(self.motion.thuds):
                self.services.sound.play("thud")
            if due:
                self.painted_ahead()
            elif not self.motion.busy:
                self.policy.at_rest()
            return True
        if self.rest > 0:
            self.rest -= dt
            if due or self.session.to_move() is None:
                return True
        if not due:
            return False
        if self.painted_ahead():
            self.next_frame()
            if not self.policy.due() and not self.motion.busy:
                self.layout()
        return True

    def ask_driver(self, seat: Seat) -> Transition:
        """Let the driver of a seat think, and play its move as soon as it has one."""
        driver = self.drivers[seat]
        if self.asked != seat:
            self.asked = seat
            if self.picker is not None or self.motion.version == 0:
                self.layout()
            if self.moments is not None:
                self.moments.forget()
            driver.begin(self.session, seat)
            self.rest = max(self.rest, THINKING / self.services.pace)
            return None
        if self.rest > 0:
            return None
        move = driver.poll() if self.moments is None else self.moments.ripe(driver.poll)
        tags: list[Spot] = []
        if self.services.settings.thoughts:
            tags = thoughts(self.table, self.session, driver, self.board(self.view()), self.viewer)
        if move is not None:
            self.thoughts = tags
            self.play(move)
        elif tags != self.thoughts:
            self.thoughts = tags
            self.layout()
        return None

    # --- touching -----------------------------------------------------------------------------

    def handle(self, intent: Intent) -> Transition:
        """A touch while something moves ends that beat only; otherwise as on every screen."""
        action = intent.action
        if action in (Action.PRESS, Action.OK) and self.assistance.callout:
            self.assistance.callout = ()
            self.layout()
        if action in self.policy.own_keys():
            return self.policy.key(action)
        if self.moments is not None and self.moments.handle(intent):
            return None
        if action is Action.BACK and intent.at != NOWHERE and self.hand.carry is None:
            # A right click asks about what lies there, and goes back where there is nothing.
            asked = self.under(intent.at)
            if asked is not None and asked.codex:
                return self.assistance.hold_up(asked)
        if action in (Action.PRESS, Action.OK) and self.policy.hurries(intent):
            return None
        moves = self.motion.busy or self.policy.due()
        if moves and action in (Action.PRESS, Action.OK) and not self.hand.works_now(intent):
            self.hand.end_beat()
            return None
        if action is Action.INSIDE:
            return self.assistance.look_inside()
        if self.roaming is not None:
            self.roaming.look_by(action, intent.at)
        return super().handle(intent)

    def event(self, event: pygame.Event) -> bool | None:
        """A moment stands still while the window is away; two fingers look around."""
        if self.moments is not None:
            self.moments.event(event)
        if self.roaming is None:
            return None
        taken = self.roaming.event(event)
        if self.roaming.fingers.pinching:
            self.hand.let_go()
        return taken

    def resume(self, result: Any) -> Transition:
        """What lay over the table has gone."""
        self.policy.resumed(result)
        return super().resume(result)

    def chosen(self, spot: Spot) -> Transition:
        """The policy has the first word."""
        return self.policy.chosen(spot)

    def touch(self, spot: Spot) -> Transition:
        """A side button, a piece of the game, or something that needs an explanation."""
        if spot.id.startswith(RAIL_ID):
            return self.policy.side_button(spot.id.removeprefix(RAIL_ID))
        if spot.id.startswith(LENS):
            if self.roaming is not None:
                self.roaming.look_by(Action[spot.id.removeprefix(LENS).upper()])
            return None
        if self.looking:
            return self.assistance.look_at(spot)
        if spot.id == ORDER and isinstance(self.table, Arranges):
            self.order = (self.order + 1) % self.table.orders
            self.picker = None
            self.show_now()
            return None
        if self.picker is None:
            return self.assistance.beside_play(spot)
        return self._pick(self.picker, spot)

    def _pick(self, picker: Picker[Any], spot: Spot) -> Transition:
        """One more touch of a move, or why it is none."""
        try:
            move = picker.tap(spot.id)
        except KeyError:
            return self.assistance.beside_move(spot)
        if move is not None:
            self.policy.move_chosen(move)
            return None
        # What was crossed out for the piece picked before is a beginning too: say why first.
        crossed = self.find(f"no:{spot.id}")
        if crossed is not None and crossed.story is not None:
            self.assistance.answer(crossed.story, "focus", crossed)
        else:
            self.layout()
        return None

    def reachable(self, at: tuple[int, int]) -> Sequence[Spot]:
        """With something picked, what goes on with it lies above what only tells something."""
        spots = super().reachable(at)
        if self.roaming is not None:
            spots = self.roaming.reachable(spots, at)
        if self.picker is None or not self.picker.picked:
            return spots
        nexts = self.picker.nexts()
        spots = [spot for spot in spots if spot.z > 0 or spot.id in nexts]
        return sorted(spots, key=lambda spot: spot.id in nexts)

    def walked(self) -> Sequence[Spot]:
        """Keys walk over the table as it lies, however it is seen: no place is ever skipped."""
        spots = self.touchable()
        return spots if self.roaming is None else self.roaming.camera.placed(spots)

    def focus(self, spot_id: str | None) -> None:
        """What has the focus is in view."""
        super().focus(spot_id)
        self.reveal(self.find(spot_id))

    def press(self, at: tuple[int, int]) -> Transition:
        """A finger came down."""
        pressed = super().press(at)
        self.hand.press(at)
        if self.roaming is not None:
            self.roaming.press(at)
        return pressed

    def hover(self, at: tuple[int, int]) -> None:
        """What can be carried follows the finger; the field follows it too."""
        if self.hand.move(at) or (self.roaming is not None and self.roaming.hover(at)):
            return
        super().hover(at)

    def release(self, at: tuple[int, int]) -> Transition:
        """A carry ends, or the field comes to rest; otherwise it was a tap."""
        if self.hand.release(at) or self.hand.twice():
            return None
        if self.roaming is not None and self.roaming.dragged():
            return None
        return super().release(at)

    def on_action(self, action: Action) -> Transition:
        """The policy has the first word."""
        return self.policy.key(action)

    def drivers_stop(self) -> None:
        """Nobody needs to think any more."""
        self._stop_advice()
        for driver in self.drivers.values():
            driver.stop()
        self.asked = None

    def _stop_advice(self) -> None:
        if self.assistance.adviser is not None:
            self.assistance.adviser.stop()

    # --- painting -----------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """The table, the time that is left of a moment, and what lies over it."""
        super().draw(surface)
        if self.moments is not None:
            self.moments.draw(surface)
        self.hand.draw(surface)
        self.policy.draw(surface)
