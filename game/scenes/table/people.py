"""People at a table, with opponents or without: the ordinary game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

import pygame

from game.core.contract import AnyMove, Seat
from game.core.phrase import Phrase, say
from game.core.session import AnyRuleEvent
from game.match.drivers import Remarks
from game.scenes.base import routes
from game.scenes.base.impact import BLUR, Ribbon
from game.scenes.base.scene import Push, Scene, Transition
from game.scenes.base.underway import Underway
from game.scenes.table.keyframes import TRAVEL, Keyframe, announced, arrivals, by_hand, still
from game.scenes.table.margins import CONTROLS, rail_button, shared_buttons
from game.scenes.table.model import (
    AskDriver,
    CalledOut,
    Ended,
    Focus,
    Lined,
    Logged,
    Offered,
    Play,
    Queued,
    Redraw,
    SaveMove,
    Seated,
    TableEffect,
)
from game.scenes.table.own_turn import SOONEST, OwnTurn
from game.scenes.table.partner import PartnersQuestion
from game.scenes.table.policy import TablePolicy
from game.scenes.table.table import TableScene
from game.scenes.table.table_pages import HandOverScene
from game.scenes.table.throw import DiceInHand
from game.tables.capabilities import Offers, Stakes, SumsUp, Throws
from game.tables.table import Deals, Spot
from game.ui.actions import Action, Intent

NOTICED = frozenset(("annihilate", "shower"))
"""Effects that every player notices."""
FOLLOWED = {4.0: 0.0, 0.0: 0.2}
"""Seconds of a wait -> how long the words of a partner stand at least from then on, in a game that
all win or lose together: a turn of six tries would take ten seconds."""
READ_FIRST = {3.0: 0.0, 2.2: 0.3, 0.0: 0.8}
"""The same in the games of a beginner, who reads each line for the first times."""
HASTE = {3.4: 10.0, 1.8: 8.0, 0.9: 4.0, 0.0: 2.0}
"""Seconds of a wait for opponents -> how much faster than usual they are shown from then on."""
QUICKER = 0.9
"""Seconds that count as waited for opponents while the own turns are forced again and again."""
AGAIN = 1.5
"""The same while they are shown once more, at a pace at which they can be read."""
OPENING = 1.5
"""Seconds before the first move of an opponent, at the usual speed."""
HOLDS = 1.5
"""Seconds of a wait up to which a card of an opponent is held up, and a fact is shouted.

Later cards only travel, and the sentence of a fact only stays to be read. After words in large
letters, which a person ends, no more than this has been waited.
"""
GIFT, AGAIN_GIFT = 3.2, 0.5
"""Seconds that a gift to the viewer stands, at the slowest pace for others (half of it is seen);
the same for further ones in the same turn."""
GLOWS = 4
"""Pieces that glow at most: of more it would be unclear which was meant."""


class People(TablePolicy):
    """The seat to move moves: people by touch, opponents when they have thought."""

    timed = highlights = True
    _fell = False
    """True once the curtain has fallen for the first time."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.own = OwnTurn(scene)
        self.guides = self.own.guides
        self.result: Scene | None = None
        """The page of the result, while the finished table is looked at."""
        self.again: list[Keyframe] = []
        """Keyframes of the moves of opponents since the last own one."""
        self.glows: set[str] = set()
        """Ids where the last of them ended."""
        self._remarks = Remarks(scene.match)
        self.dice = DiceInHand(scene, calm=self.guides)
        self._asks = isinstance(scene.table, Offers)
        self.question = PartnersQuestion(scene)
        self.unread = self.question.unread
        self.ribbon = Ribbon(scene.match, scene.table)
        """Goal of the game, at the beginning."""
        if self.ribbon.changed is not None:
            scene.send(Logged(self.ribbon.changed))
        self._mover: Seat = 0
        """Whose move was made last."""
        self._turn_of: Seat = 0
        """Whose turn it was then; other than the mover, where others have to move in it, too."""
        self._explained: tuple[Seat, Phrase] | None = None
        """The last weighty event of opponents since the own last choice: mover, sentence."""
        self._challenges = Underway(scene.services, scene.match)
        self._news: list[Phrase] = []
        """Achievements that are told once all is shown."""
        self.waited = 0.0
        """Seconds since opponents began to move, at the usual speed."""
        self._repeats = False
        """True while moves are shown once more."""
        self._skips = False
        """True if the moves of opponents are not shown until the next own choice."""
        self._begun = -1
        """Number of moves before the own choice that was begun last."""
        self._gifts = 0
        """Gifts to the viewer since then."""
        self._acts: dict[Seat, list[AnyRuleEvent]] = {}
        """Events of the moves of each opponent since the last own one."""

    # --- who may move -------------------------------------------------------------------------

    def pass_time(self, dt: float) -> None:
        """The ribbon goes after its minute; the wait for opponents is counted."""
        if self._mover in self.scene.match.people and self.scene.model.asked is None:
            self.waited = QUICKER if self.own.forced.runs_dry else 0.0
        else:
            self.waited += dt * min(self.scene.services.pace, SOONEST)
        if self.own.notices.standing:
            self.waited = min(self.waited, HOLDS)  # the person reads
        if self.question.asker is not None or self._opens():
            self.waited = 0.0  # the partner waits for the person, who may look at the deal
            self.unread.pass_time(dt)
        if self._throws():
            self.waited = 0.0
            self.dice.pass_time(dt)
        if self.ribbon.update(dt):
            self.scene.carry_out(Redraw())

    def draw(self, surface: pygame.Surface) -> None:
        """The ribbon, over everything; dice that are to be thrown."""
        self.ribbon.draw(surface, self.scene.viewport)
        if self._throws():
            self.dice.draw(surface)

    def _throws(self) -> bool:
        """True while a person is to throw the dice of the own move, or of the own turn."""
        people = self.scene.match.people
        return self.dice.waits(own=self._mover in people or self._turn_of in people)

    def paused(self) -> bool:
        """The table waits while the dice are in the player's hand."""
        return self._throws()

    def held(self, at: tuple[float, float]) -> bool:
        """Dice in the hand follow the finger."""
        return self._throws() and self.dice.move(at)

    def let_go(self) -> bool:
        """The finger lets go of the dice."""
        return self._throws() and self.dice.let_go()

    def aloud(self) -> Sequence[Phrase]:
        """Goal of the game first, as long as it is shown; a rule for a beginner last."""
        goal, rule = self.ribbon.goal, self.own.rule()
        news = [] if goal is None else [goal]
        return [*news, *self.scene.news(), *([] if rule is None else [rule])]

    def haste(self) -> float:
        """Factor that grows the longer a person has waited for opponents."""
        if self._repeats:
            return AGAIN
        if self.own.notices.standing:
            return 1.0
        people = self.scene.match.people
        if not people or (self._mover in people and self.scene.model.asked is None):
            return 1.0
        return next(haste for after, haste in HASTE.items() if self.waited >= after)

    def _opens(self) -> bool:
        """True while an opponent is to make the first move, or answers the first of a person."""
        scene = self.scene
        if scene.model.asked is None or scene.frames or not scene.match.people:
            return False
        before = scene.session.movers
        return len(before) <= 1 and all(seat in scene.match.people for seat in before)

    def thinking(self) -> float:
        """Longer before the first move of an opponent: a newcomer looks at the deal."""
        return OPENING * self.haste() if self._opens() else super().thinking()

    def reading(self) -> float:
        """Time to follow a partner in a game that all win or lose together; none elsewhere."""
        scene = self.scene
        match = scene.match
        partner = bool(match.people) and self._mover not in match.people
        follows = partner and scene.session.game.info.cooperates(scene.session.options)
        if not follows or scene.services.pace >= BLUR:
            return 0.0
        times = READ_FIRST if self.guides else FOLLOWED
        return next(stands for after, stands in times.items() if self.waited >= after)

    def skips(self, seat: Seat) -> bool:
        """After a touch the table stands as it is at the own next choice, but its end is seen."""
        scene = self.scene
        if self.own.notices.pending():
            return False  # what befell the person is read, however little patience there is
        return (
            self._skips and seat not in scene.match.people and scene.session.to_move() is not None
        )

    def skipped(self) -> bool:
        """A touch while an opponent's move is shown leads to the own next choice."""
        scene = self.scene
        others = bool(scene.match.people) and self._mover not in scene.match.people
        over = scene.session.to_move() is None
        self._skips = others and not over and not self._repeats
        return self._skips and not self.own.notices.pending()

    def bubble(self, frame: Keyframe, spots: Sequence[Spot]) -> Sequence[Spot]:
        """The line of the log stands at the face of the opponent whose move it is.

        What is to be read stays beside its place until the next touch, where there is room.
        """
        said, scene = self._said(frame, spots), self.scene
        if frame.about and frame.line is not None and scene.services.pace < BLUR:
            scene.send(CalledOut(said))
            if not said:
                self.ribbon.close()  # the line at the foot has the words
                self._explained = self._mover, frame.line  # and its mover, at the own choice
        elif frame.line is not None and frame.weighty:
            self._explained = self._mover, frame.line
        return said

    def place_bubble(self, frame: Keyframe, spots: Sequence[Spot]) -> None:
        """The table remembers the place."""
        self._said(frame, spots)

    def _said(self, frame: Keyframe, spots: Sequence[Spot]) -> Sequence[Spot]:
        scene = self.scene
        if scene.services.pace >= BLUR:
            return ()
        if frame.about and frame.line is not None:
            about = [spot for spot in spots if spot.id == frame.about]
            return scene.note(frame.line, about[0], spots) if about else ()
        line = frame.line or frame.said
        if line is None or self._mover in scene.match.people:
            return ()
        faces = [spot for spot in spots if scene.portraits.get(spot.id) == self._mover]
        return scene.bubble(line, faces[0], spots) if faces else ()

    def chosen(self, spot: Spot) -> TableEffect | None:
        """A touch takes the ribbon away; or it answers a partner."""
        if self.ribbon.close():
            self.scene.carry_out(Redraw())
        if self.question.asker is not None and self.question.chosen(spot):
            return None
        return super().chosen(spot)

    def may_move(self) -> bool:
        """True if the viewer is a person whose choice it is, with nothing left to show first."""
        scene = self.scene
        return (
            not scene.frames
            and scene.model.waiting_move is None
            and scene.session.to_move() == scene.viewer
            and scene.viewer in scene.match.people
            and scene.session.forced() is None
        )

    def seat_to_move(self, seat: Seat) -> TableEffect | None:
        """Give the screen to a person, or ask an opponent, who may have a question first.

        Not for a forced move.
        """
        scene = self.scene
        forced = scene.session.forced()
        if forced is not None:
            return Play(forced)
        if seat in scene.match.people:
            if self._asks:
                self.question.forget()
            led = self._hand_over(seat)
            if led is None:
                self._tell_challenges()
                self.own.begin(others_moved=self._mover != scene.viewer)
            return led
        if scene.model.asked is None:
            self._tell_challenges()
            if self._asks and self.question.stands(seat, skips=self._skips):
                return None
        return AskDriver(seat)

    def before_hint(self) -> Phrase | None:
        """The cost of a hint, said once. The ribbon makes room for its words."""
        costs = self.own.cost()
        if costs is not None:
            self.ribbon.close()
        return costs

    def with_price(self, hint: Phrase) -> Phrase:
        """The words of a hint; the first of a lit first game says that it is free."""
        return self.own.with_price(hint)

    def hint_shown(self) -> None:
        """Count it. The ribbon makes room for its words."""
        self.ribbon.close()
        self.own.hint_shown()

    def at_rest(self) -> None:
        """All was shown: what it met is told."""
        self._tell_challenges()

    def _tell_challenges(self) -> None:
        """Tell what was met, but not over a choice that hurries, nor before it is asked."""
        services = self.scene.services
        for sentence in self._news:
            services.caption(sentence)
        self._news.clear()
        if services.captions.shown is not None:
            return  # one after the other
        clock, moves = self.scene.model.clock, len(self.scene.session.moves)
        if clock is None or (clock.now is None and clock.asked_at == moves):
            self._challenges.look()

    def log_waits(self) -> bool:
        """The ribbon stands in its place."""
        return self.ribbon.goal is not None

    def spots(self) -> Sequence[Spot]:
        """Spots of the table, with what helps the player on turn, or what a partner asks."""
        if self._covered():
            return ()
        spots = self.own.laid(self.scene.usual_spots())
        if self.question.asker is not None:
            spots = self.question.laid(spots)
        return spots

    def _hides(self) -> bool:
        """True where several people at one screen have cards that the others must not see."""
        info = self.scene.session.game.info
        return len(self.scene.match.people) > 1 and info.hidden and not info.open_hands

    def _covered(self) -> bool:
        """True while no hand may be seen: the curtain is to fall before the first picture."""
        return not self._fell and self._hides() and self.scene.session.to_move() is not None

    def before_deal(self) -> TableEffect | None:
        """The curtain, before both see the hand of the one who begins."""
        if not self._covered():
            return None
        seat = self.scene.session.to_move()
        first = seat if seat in self.scene.match.people else self.scene.viewer
        self.scene.send(Seated(first))
        return self._curtain(first)

    def _curtain(self, seat: Seat) -> Push:
        """The page that hides the table until this person is there."""
        self._fell = True
        self.scene.clear()
        return Push(HandOverScene(self.scene.services, self.scene.match.names[seat]))

    def _hand_over(self, seat: Seat) -> Transition:
        scene = self.scene
        if seat != scene.viewer:
            scene.send(Seated(seat))
            if self._hides():
                return self._curtain(seat)
            scene.layout()
        else:
            self._begin(seat)
        return None

    def _begin(self, seat: Seat) -> None:
        """An own choice begins, or is there again after moves were shown once more."""
        scene, moves = self.scene, len(self.scene.session.moves)
        # If nothing moved in the last keyframe, the picker is there before.
        first = self._begun != moves
        if not first and scene.picker is not None:
            return
        self._begun = moves
        self._skips = self._repeats = False
        self._gifts = 0
        if first:
            self._hear(self._remarks.greeting())
            self._keep_explained(seat)
            self._sum_up()
        scene.layout()
        if first and (self._mover != seat or not moves):
            scene.services.sound.play("turn")

    def _keep_explained(self, seat: Seat) -> None:
        """A sentence about a weighty event stays at the face of its mover until the next touch.

        The table waits for the person now, so there is time to read.
        """
        explained, self._explained = self._explained, None
        if explained is not None and explained[0] != seat and self.scene.services.pace < BLUR:
            self._call_out(*explained)

    def _sum_up(self) -> None:
        """The turns of teammates, each in one line: at its face until the next touch, and in the
        log."""
        scene = self.scene
        if isinstance(scene.table, SumsUp) and scene.services.pace < BLUR:
            for other, events in self._acts.items():
                line = scene.table.summed(other, events) if events else None
                if line is not None:
                    scene.send(Logged(line))
                    self._call_out(other, line)
        self._acts = {}

    def game_over(self) -> Transition:
        """The result lies over the table, once."""
        scene = self.scene
        if scene.model.over:
            return None
        self._tell_challenges()
        scene.send(Ended())
        scene.services.sound.follow(0.0)
        self._hear(self._remarks.of_the_end())
        scene.layout()
        return Push(routes.MatchResult(scene.match))

    def move_made(self, move: AnyMove, events: Sequence[AnyRuleEvent]) -> TableEffect | None:
        """The store keeps it, and what a person did that is worth remembering."""
        mover, table = self.scene.session.movers[-1], self.scene.table
        self._turn_of = mover
        if events and isinstance(table, Throws):
            self._turn_of = table.on_turn(events[0].view)
        if mover in self.scene.match.people:
            self._acts = {}
        else:
            self._acts.setdefault(mover, []).extend(events)
        return None if self.scene.match.kept is None else SaveMove(move, events)

    def acts_through(self) -> bool:
        """True before the choice of a person, who has read enough."""
        scene = self.scene
        return scene.session.to_move() in scene.match.people

    def keeps(self, news: Phrase) -> bool:
        """Tell an achievement after its move: words in large letters may come first."""
        if self.scene.services.pace >= BLUR:
            return False
        self._news.append(news)
        return True

    def undone(self) -> None:
        """Nothing of the moves that were taken back is told or shown once more."""
        self.again, self.glows = [], set()
        self._explained, self._acts = None, {}
        self.question.undone()

    def staged(
        self, seat: Seat, before: Sequence[Spot], frames: Sequence[Keyframe]
    ) -> Sequence[Keyframe]:
        """The frames of a move, with what is told in large letters to the only person."""
        shown = self._staged(seat, before, frames)
        scene = self.scene
        # Who wants less motion reads them as well.
        seen = scene.services.pace < BLUR or scene.services.settings.reduced_motion
        alone = scene.match.people == (scene.viewer,)
        return self.own.notices.expanded(shown) if alone and seen else shown

    def _staged(
        self, seat: Seat, before: Sequence[Spot], frames: Sequence[Keyframe]
    ) -> Sequence[Keyframe]:
        """An opponent's move is shown by hand, and kept to be shown once more."""
        scene = self.scene
        self._mover = seat
        frames = self.own.staged(frames)
        if isinstance(scene.table, Stakes):
            scene.services.sound.follow(scene.table.tension(scene.view()))
        if seat in scene.match.people:
            self.again, self.glows = [], set()
            self.own.forced.made()
            if self.own.forced.happens:
                # No hand did it: the eye has to follow it like an opponent's.
                return [replace(frame, slow=TRAVEL) for frame in frames]
            return self.dice.held_back(frames)
        if not scene.match.people or scene.services.pace >= BLUR:
            return frames
        hold, sheet = self.waited < HOLDS, scene.viewport.sheet
        deals = scene.table.deals if isinstance(scene.table, Deals) else None
        move = by_hand(before, frames, sheet, hold=hold, deals=deals)
        move = announced(before, move, sheet, self._gifts_in(move))
        if move:
            self.again += [still(before, ""), *move]
            came = arrivals(before, move[-1].spots)
            self.glows = {spot.id for spot in came[:GLOWS]} if len(came) <= GLOWS else set()
        if hold and not any(frame.notice for frame in move):
            return move
        return [replace(f, effects=(), hold=0.0) if f.about else f for f in move]

    def _gifts_in(self, frames: Iterable[Keyframe]) -> dict[Phrase, float]:
        """The sentences of gifts to the viewer, with the time that each of them stands."""
        found: dict[Phrase, float] = {}
        for frame in frames:
            if frame.gift is not None and frame.gift[0] == self.scene.viewer:
                found[frame.gift[1]] = AGAIN_GIFT if self._gifts else GIFT
                self._gifts += 1
        return found

    def frame_shown(self, frame: Keyframe, *, skipped: bool) -> None:
        """Let a rival comment on an event that all noticed; what is shown again is told again."""
        self.own.notices.shown(frame)
        if self._repeats and frame.said is not None:
            self.scene.send(Lined(frame.said))
        if not skipped and any(effect.kind in NOTICED for effect in frame.effects):
            self._hear(self._remarks.of_success(self._mover))

    def _hear(self, remark: tuple[Seat, Phrase] | None) -> None:
        """A line stands at the face of who says it, where that is wanted and hides nothing."""
        scene = self.scene
        if remark is None or not scene.services.settings.remarks or scene.services.pace >= BLUR:
            return
        self._call_out(*remark)

    def _call_out(self, seat: Seat, line: Phrase) -> None:
        """Words stand at a face until the next touch, where that hides nothing."""
        scene = self.scene
        faces = [spot for spot in scene.placed if scene.portraits.get(spot.id) == seat]
        said = scene.note(line, faces[0], scene.placed) if faces else ()
        if said:
            scene.send(CalledOut(said))

    def turned(self) -> None:
        """Other places: what was kept to be shown once more lies nowhere any more."""
        self.again = []

    def once_more(self) -> None:
        """Show the moves of opponents since the last own move again."""
        scene = self.scene
        if not self.again:
            scene.answer(say("again-nothing"), "wrong", scene.find("rail:again"))
        elif not scene.frames:
            self._repeats = True
            again = [replace(frame, line=None, said=frame.line) for frame in self.again]
            scene.send(Offered(None), Queued(again))
            scene.show_now()

    # --- what is seen -------------------------------------------------------------------------

    def side_buttons(self) -> list[Spot]:
        """Pause, help and looking above, undo and hint below; in the end the way to the result."""
        scene = self.scene
        if self.result is not None:
            return [
                rail_button("pause", "pause", "first"),
                *shared_buttons(),
                rail_button("look", "eye", "third", on=scene.model.looking),
                rail_button("result", "trophy", "last", on=True),
            ]
        mine = self.may_move()
        can_undo = mine and scene.session.can_undo(scene.undoes, scene.match.people)
        return [
            rail_button("pause", "pause", "first"),
            *shared_buttons(),
            rail_button("look", "eye", "third", on=scene.model.looking),
            rail_button("again", "replay", "third last", closed=not self.again),
            rail_button("undo", "undo", "second last", closed=not can_undo),
            rail_button("hint", "hint", "last", closed=not mine),
        ]

    def marks(self) -> Iterable[tuple[Spot, str]]:
        """Marks where the last move of an opponent ended, until the next own one."""
        if not self.scene.frames:
            for spot in self.scene.placed:
                if spot.id in self.glows:
                    yield spot, "last"

    # --- touches ------------------------------------------------------------------------------

    def hurries(self, intent: Intent) -> bool:
        """A touch beside the only move ends the time to see it, as it ends other beats.

        A finger takes the dice that are to be thrown, and a key throws them. A touch beside a
        partner's question means nothing.
        """
        scene = self.scene
        if self.own.notices.hurries(intent):
            return True
        if self._throws():
            if intent.action is Action.OK:
                self.dice.throw()
                return True
            touched = scene.under(intent.at)
            if touched is None or not touched.id.startswith(CONTROLS):
                self.dice.take(scene.viewport.unit(intent.at))
                return True
            return False
        if self.question.asker is not None:
            return self.question.passed_over(intent)
        return self.own.forced.hurries(intent)

    def side_button(self, name: str) -> TableEffect | None:
        """The way back to the result is open as long as the finished table is."""
        if name == "again":
            self.once_more()
            return None
        if name == "hint" and not self.may_move():
            self.scene.answer(say("hint-not-now"), "wrong", self.scene.find("rail:hint"))
            return None
        if name == "result" and self.result is not None:
            return Push(self.result)
        return super().side_button(name)

    def key(self, action: Action) -> TableEffect | None:
        """BACK leads to the result too, once nothing else is let go of."""
        scene = self.scene
        if action is Action.AGAIN:
            self.once_more()
            return None
        if action is Action.BACK and self.question.asker is not None:
            self.question.answer(None)
            return None
        if action is Action.BACK and self.result is not None and not scene.model.looking:
            return Push(self.result)
        return super().key(action)

    def resumed(self, result: Any) -> None:
        """The page of the result steps aside and is kept."""
        if isinstance(result, Scene):
            self.result = result
            self.scene.send(Lined(say("table-over")))
            self.scene.carry_out(Focus("rail:result"))
