"""Help at a table: answers, hints, undo, the side buttons, and what opponents think of."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple

from ai.analysis import Hint, without_chance
from game.core.particles import BY_KEY
from game.core.phrase import Phrase, say
from game.core.session import CannotUndo
from game.match.drivers import Adviser, Driver
from game.match.saving import settle
from game.scenes.base import routes
from game.scenes.base.close_up import CloseUp
from game.scenes.base.overlays import TableQuestion, callout
from game.scenes.base.scene import Push, Scene, Transition
from game.scenes.table.keyframes import ASKS, PROMPT, still
from game.scenes.table.model import (
    AnswerAt,
    CalledOut,
    Enlarge,
    Hinted,
    Lit,
    Looked,
    LookedAt,
    Offered,
    ReadAbout,
    Refusal,
    Refuse,
    Rewound,
    SideButton,
    SideKey,
    TableEffect,
    WentBack,
    Withdrawn,
    refusal,
)
from game.scenes.table.table_pages import PauseScene
from game.scenes.table.tabletop import Tabletop
from game.scenes.table.thoughts import may_be_shown, thoughts
from game.tables.table import Drops, Shows, Spot, Values
from game.ui.actions import Action
from game.ui.beside import of


def to_read(key: str, table: object) -> routes.Route:
    """Route to the page of a particle (with its points here), or of a word."""
    if key not in BY_KEY:
        return routes.GlossaryWord(key)
    return routes.ParticleCard(key, table.points if isinstance(table, Values) else None)


def named(spots: Sequence[Spot]) -> list[Spot]:
    """Spots that can be asked about: also those with a meaning and no name of their own."""
    asked = [spot._replace(spoken=spot.spoken or spot.meaning) for spot in spots]
    return [spot for spot in asked if spot.spoken is not None]


def _lies_on(spot: Spot, whole: Spot) -> bool:
    """True if most of a spot lies over another one."""
    box = of(spot)
    return spot.z > whole.z and 2 * box.overlap(of(whole)) > box.w * box.h


def _tells(spot: Spot) -> bool:
    """True for a piece, a place, a name or a count; not for what they lie on, nor for what asks."""
    named = spot.spoken or spot.meaning or spot.label
    pictured = spot.art.lifts or spot.art.stays
    return spot.z > 0 and spot.id not in ASKS and (named is not None or pictured)


class Parts(NamedTuple):
    """Ids of what is shown large at a touch, on a telephone on its side."""

    wholes: frozenset[str] = frozenset()
    """A rival's mat, a chart."""
    small: frozenset[str] = frozenset()
    """The pieces on it that are too small for a finger."""
    told: frozenset[str] = frozenset()
    """Those of them that can be asked about where they are large."""


class AssistedTable(Tabletop):
    """A table with side buttons, their keys, and answers to touches that make no move."""

    adviser: Adviser | None = None
    """Looks for a hint, from the first that is asked for."""
    _found: Hint | None = None
    """The hint for this position, once it is there."""
    _wanted = False
    """True from when the hint is asked for in words until it is shown."""
    _told: tuple[tuple[Phrase, int], Phrase] | None = None
    """The last hint: its words with the number of moves before it, and what was said."""
    _led_at = -1
    """The number of moves when a question was asked in place of a hint."""
    _ahead_at = -1
    """The number of moves when the light of this choice was looked for ahead."""

    _bubble: tuple[object, list[Spot]] | None = None
    """The last bubble, with what it was asked for: it may have been placed a frame ahead."""

    parts = Parts()
    """Pieces that a touch shows large."""

    def look_for_parts(self) -> None:
        """On a telephone on its side: find what is too small for a finger, and shown large.

        Only a piece with a small one on it is asked for: most tables have none.
        """
        self.parts = Parts()
        if not self.viewport.sheet.small or not isinstance(self.table, Shows):
            return
        view, finger, touchable = self.view(), self.viewport.finger, self.touchable()
        little = [spot for spot in touchable if min(spot.w, spot.h) < finger]
        for whole in touchable:
            on_it = frozenset(spot.id for spot in little if _lies_on(spot, whole))
            shown = self.table.closer(view, self.viewer, whole.id) if on_it else ()
            if shown:
                told = (spot.id for spot in shown if spot.story is not None)
                wholes, small, before = self.parts
                self.parts = Parts(wholes | {whole.id}, small | on_it, before.union(told))

    def yields(self, spot: Spot) -> bool:
        """True for such a part, and for a card that only tells something: they leave room.

        It is for what a move goes on with, or for what is too small for a finger otherwise.
        """
        tells = spot.story is not None and spot.art.lifts
        if not tells and spot.id not in self.parts.wholes and spot.id not in self.parts.small:
            return False
        return self.picker is None or spot.id not in self.picker.nexts()

    def answer(
        self, line: Phrase, sound: str, about: Spot | None, *, settles: bool = False
    ) -> None:
        """Say something about a piece: beside it, and in the line at the bottom.

        ``settles``: it answers the question of the table, and may take its place.
        """
        self.send(CalledOut(()))
        if about is not None:
            self.call_out(line, about, settles=settles)
        self.say(line, sound)

    def bubble(
        self, line: Phrase, about: Spot, spots: Sequence[Spot], meant: Collection[str] = ()
    ) -> list[Spot]:
        """Words beside one of these spots, where they hide no piece and no name if there is room.

        ``meant``: ids of what belongs to the words, which they hide least of all instead.
        """
        asked = self.viewport, line, about, tuple(spots), meant
        if self._bubble is None or self._bubble[0] != asked:
            others = (spot for spot in spots if spot.label != line)
            kept = meant or {spot.id for spot in others if _tells(spot)}
            self._bubble = asked, callout(self.viewport, line, about, spots, kept)
        return self._bubble[1]

    def note(self, line: Phrase, about: Spot, spots: Sequence[Spot]) -> list[Spot]:
        """A bubble that hides no question and nothing that can be chosen; empty: has no room."""
        said = self.bubble(line, about, spots)
        kept = [of(spot) for spot in spots if spot.spoken is not None or spot.id in ASKS]
        hides = any(of(part).overlap(box) > 0 for part in said for box in kept)
        return [] if hides else said

    def call_out(self, line: Phrase, about: Spot, *, settles: bool = False) -> None:
        """Words stand at a piece until the next touch, where they hide least of the table.

        ``settles``: they may take the place of the question.
        """
        picker, meant = self.picker, self._meant()
        lit = () if picker is None else picker.nexts()
        asks = TableQuestion(PROMPT, settles)
        said = callout(self.viewport, line, about, self.placed, meant, lit, asks)
        self.send(CalledOut(said))

    def _meant(self) -> Collection[str]:
        """Ids of what a hint speaks of: its touches, or the pieces that one touch stands for."""
        hinted = self.model.hinted
        if len(hinted) != 1 or not isinstance(self.table, Drops):
            return hinted
        drop = self.table.drop(self.view(), hinted[0])
        return hinted if drop is None else {drop.piece, *drop.at, *hinted}

    def carry_out(self, effect: TableEffect | None) -> Transition:
        """Do what a side button or its key does; or what every table can."""
        match effect:
            case SideButton(name):
                return self.side_button(name)
            case SideKey(action):
                return self.side_key(action)
            case Refuse(spot):
                self.refuse(spot)
                return None
            case AnswerAt(line, sound, about):
                self.answer(line, sound, about)
                return None
            case Enlarge(title, spots):
                return Push(CloseUp(self.services, title, self.with_faces(spots)))
            case ReadAbout(key):
                self.forget_press()
                return Push(to_read(key, self.table))
        return super().carry_out(effect)

    def side_button(self, name: str) -> Transition:
        """Carry out a button of an ordinary table."""
        match name:
            case "pause":
                return Push(PauseScene(self.services, self, self._think()))
            case "help":
                return Push(routes.Rules(self.match.id, self.match.session.options))
            case "look":
                self.send(Looked(not self.model.looking))
            case "undo":
                self.undo()
            case "hint":
                self.hint()
        return None

    def side_key(self, action: Action) -> Transition:
        """Keys of the side buttons; BACK lets go of what is picked before it pauses."""
        match action:
            case Action.BACK:
                return self.send(WentBack(self.policy.side_button("pause")))
            case Action.HELP | Action.UNDO | Action.HINT:
                return self.carry_out(self.policy.side_button(action.name.lower()))
            case Action.LOOK:
                spot = self.find(self.focused)
                return self.side_button("look") if spot is None else self.send(LookedAt(spot))
        return None

    def look_inside(self) -> Transition:
        """One key looks under the hood of any table, but not a visitor's."""
        from game.scenes.table.developer_panel import InsideScene

        if self.services.policy:
            return None
        self.helped()
        return Push(InsideScene(self.services, self))

    def thoughts_of(self, driver: Driver) -> list[Spot]:
        """Tags for what an opponent thinks of now, if the viewer may know."""
        board = self.board(self.view())
        return thoughts(self.table, self.session, driver, board, self.viewer)

    def _think(self) -> Callable[[], Scene] | None:
        """Opens a page with a search: on one's own turn, where nothing is hidden."""
        mine = self.policy.may_move() and self.services.policy is None
        return self._thinking if mine and may_be_shown(self.session.game.info) else None

    def _thinking(self) -> Scene:
        """A search on the position, which is help."""
        from game.scenes.table.think import ThinkScene

        self.drivers_stop()
        self.helped()
        return ThinkScene(self.services, self)

    def helped(self) -> None:
        """The game counts for no rating any more: its player was helped."""
        settle(self.services.store, self.match.kept)

    def refuse(self, spot: Spot, why: Refusal | None = None) -> None:
        """Why no move goes through it now, or ``why`` none did: what was carried there."""
        why = why or self.refusal(spot)
        if why is not None:
            self.answer(*why, spot)

    def refusal(self, spot: Spot) -> Refusal | None:
        """Refusal of a touch that no move goes through, with what is picked now."""
        return refusal(self.model, spot, self.placed)

    def _refused(self, reason: str) -> Phrase:
        """Words for a refusal to undo: of the game, where its cards or dice have some."""
        own = f"{self.match.id}-undo-{reason}"
        return say(own if self.services.text.has(own) else f"undo-{reason}")

    def undo(self) -> None:
        """Take the last own move back, that of the other person too, or say why it cannot be."""
        if self.model.waiting_move is not None:
            self.send(Withdrawn())
            return
        if self.session.to_move() is None:
            # Its result stands in the store, and perhaps on a board.
            self.say(say("undo-over"), "wrong")
            return
        seat, several = self.undoes, len(self.match.people) > 1
        try:
            self.session.undo(seat, self.match.people)
        except CannotUndo as refusal:
            self.say(self._refused(refusal.reason), "wrong")
            return
        self.drivers_stop()
        self.helped()
        frame = still(self.board(self.view()), "swap")
        who = say("seat", seat=seat)
        line = say("undo-done-of", who=who) if several else say("undo-done")
        self.send(Rewound(line, [frame], forgets=True))
        self.policy.undone()
        if self.match.kept is not None:
            self.services.store.rewound(self.match.kept, len(self.session.moves))
        self.next_frame()

    def hint(self) -> None:
        """Ask for the best move that a program finds for the viewer; `advise` shows it."""
        if not self.policy.may_move() or self._wanted:
            return
        costs = self.policy.before_hint()
        if costs is not None:
            self.answer(costs, "chime", self.find("rail:hint"))
            return
        self._wanted = True
        self._look_for_advice()
        if self._found is None:
            self.say(say("hint-thinking"), "focus")

    def look_ahead(self) -> None:
        """Look for the light of the viewer's next choice while the way there is still shown.

        So it shines from the moment in which something can be touched.
        """
        session, moves = self.session, len(self.session.moves)
        if not self.policy.guides or self._ahead_at == moves:
            return
        if session.to_move() != self.viewer or self.viewer not in self.match.people:
            return
        self._ahead_at = moves
        if len(session.legal_moves()) > 1:
            self._look_for_advice()

    def light(self) -> None:
        """Light the way of a beginner: it is the way of the hint."""
        picker = self.picker
        if not self.policy.guides or self.model.lit or picker is None:
            return
        if len(picker.paths) == 1:
            self.send(Lit(next(iter(picker.paths))))
            self.layout()
        elif self._found is not None:
            self._light(self._found)
        elif self.adviser is None or not self.adviser.busy:
            self._look_for_advice()

    def _look_for_advice(self) -> None:
        if self.adviser is None:
            self.adviser = Adviser(self.services.engine)
        if self._found is None and not self.adviser.busy:
            self.adviser.ask(self.session, self.viewer)
        self.helped()
        self.advise()

    def advise(self) -> None:
        """Keep the advised move as soon as it is found; tell it, with its reason, if asked to."""
        if self.adviser is None:
            return
        found = self.adviser.poll(self.session)
        if found is not None:
            self._found = found
        if self._wanted and self._found is not None and self.policy.may_move():
            self._wanted = False
            self.light()
            self._tell(self._found)

    def _light(self, hint: Hint) -> None:
        """Light the touches of a move; a warning before it would contradict the light.

        It waits while something else is picked: a light elsewhere would be a reproach for that.
        """
        way = self.table.clicks(self.view(), hint.move)
        begun = () if self.picker is None else self.picker.picked
        if way[: len(begun)] != begun:
            return
        if self.picker is not None and not self.picker.picked:
            picker, way = self.picker.trust(way)
            self.send(Offered(picker))
        if self.services.settings.guide == "always":
            self.policy.hint_shown()
        self.send(Lit(way, hint.beside, hint.before))
        self.layout()

    def _tell(self, hint: Hint) -> None:
        moves = len(self.session.moves)
        if hint.question is not None and self._led_at != moves:
            self._led_at = moves
            self.answer(hint.question, "chime", self.find("rail:hint"), settles=True)
            return
        way = self.table.clicks(self.view(), hint.move)
        if self.picker is not None:
            picker, way = self.picker.trust(way)
            # What is picked stays if the way leads on from it: a choice of colours stays open.
            on_the_way = way[: len(picker.picked)] == picker.picked
            self.send(Offered(picker if on_the_way else picker.at(())))
        self.send(Hinted(way))
        self.policy.hint_shown()
        # The last touch may open only on the way: then beside the one before it.
        placed = {spot.id: spot for spot in self.placed}
        place = next((placed[name] for name in reversed(way) if name in placed), None)
        self.answer(self._in_words(hint), "chime", place, settles=True)
        self.reveal(place)

    def _in_words(self, hint: Hint) -> Phrase:
        """The hint with the step after it; never the same line for two positions in a row."""
        reason = without_chance(hint.reason)  # beside the chance of a die it reads like that one
        line = say("hint-line", reason=reason)
        if hint.then is not None:
            line = say("hint-line-then", reason=reason, then=hint.then)
        asked, before = (line, len(self.session.moves)), self._told
        if before is not None and before[0] == asked:
            return before[1]
        if before is not None and before[1] == line:
            line = say("hint-once-more", hint=line)
        line = self.policy.with_price(line)
        self._told = asked, line
        return line

    def drivers_stop(self) -> None:
        """No driver has to think any more, and no adviser."""
        self.stop_advice()
        super().drivers_stop()

    def stop_advice(self) -> None:
        """No hint is wanted any more."""
        self._found, self._wanted, self._ahead_at = None, False, -1
        if self.adviser is not None:
            self.adviser.stop()
