"""Help at a table: answers, hints, undo, and the side buttons."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.particles import BY_KEY
from game.core.phrase import Phrase, say
from game.core.session import CannotUndo
from game.match.drivers import Adviser
from game.match.match import Match
from game.scenes.base import routes
from game.scenes.base.close_up import CloseUp
from game.scenes.base.faces import portrayed
from game.scenes.base.overlays import callout
from game.scenes.base.scene import Push, Transition
from game.scenes.table.keyframes import still
from game.scenes.table.model import (
    CalledOut,
    Drivers,
    Hinted,
    LetGo,
    Looked,
    Offered,
    Refusal,
    Refuse,
    Rewound,
    SideButton,
    SideKey,
    TableEffect,
    Withdrawn,
    refusal,
)
from game.scenes.table.table_pages import PauseScene
from game.scenes.table.tabletop import Tabletop
from game.services import Services
from game.tables.table import Shows, Spot, Values
from game.ui.actions import Action


def to_read(key: str, table: object) -> routes.Route:
    """What there is to read under the key of a particle (with its points here), or a word's."""
    if key not in BY_KEY:
        return routes.GlossaryWord(key)
    return routes.ParticleCard(key, table.points if isinstance(table, Values) else None)


def named(spots: Sequence[Spot]) -> list[Spot]:
    """What one may ask about: also what has a meaning and no name of its own."""
    asked = [spot._replace(spoken=spot.spoken or spot.meaning) for spot in spots]
    return [spot for spot in asked if spot.spoken is not None]


class AssistedTable(Tabletop):
    """A table with side buttons, their keys, and answers to touches that make no move."""

    def __init__(self, services: Services, match: Match, drivers: Drivers) -> None:
        super().__init__(services, match, drivers)
        self.adviser: Adviser | None = None
        """Looks for a hint, from the first that is asked for."""

    def answer(self, line: Phrase, sound: str, about: Spot | None) -> None:
        """Say something about a piece: beside it, and in the line at the bottom."""
        self.send(CalledOut(()))
        if about is not None:
            self.call_out(line, about)
        self.say(line, sound)

    def call_out(self, line: Phrase, about: Spot) -> None:
        """Words stand at a piece until the next touch, where they hide least of the table."""
        hinted = self.model.hinted
        self.send(CalledOut(callout(self.viewport, line, about, self.placed, hinted)))

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
        return super().carry_out(effect)

    def side_button(self, name: str) -> Transition:
        """What the buttons of an ordinary table do."""
        match name:
            case "pause":
                return Push(PauseScene(self.services, self))
            case "help":
                return Push(routes.Rules(self.match.id))
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
            case Action.BACK if self.model.carries:
                self.send(LetGo())
            case Action.BACK if self.model.looking:
                self.send(Looked(on=False))
            case Action.BACK if self.picker is not None and self.picker.picked:
                self.send(Offered(self.picker.back()))
                self.layout()
            case Action.BACK:
                return self.carry_out(self.policy.side_button("pause"))
            case Action.HELP | Action.UNDO | Action.HINT:
                return self.carry_out(self.policy.side_button(action.name.lower()))
            case Action.LOOK:
                spot = self.find(self.focused)
                return self.side_button("look") if spot is None else self.look_at(spot)
        return None

    def hold_up(self, spot: Spot | None) -> Transition:
        """Show the card of a spot large, with what there is to know about its particle."""
        if spot is None or not spot.codex:
            return None
        self.pressed = None
        return Push(to_read(spot.codex, self.table))

    def look_at(self, spot: Spot) -> Transition:
        """What was asked about a piece, without holding it down."""
        self.send(Looked(on=False))
        if spot.codex:
            return self.hold_up(spot)
        name = spot.story or spot.meaning or spot.spoken
        if name is not None:
            self.answer(name, "focus", spot)
        return self.closer(spot)

    def closer(self, spot: Spot) -> Transition:
        """A part of the table, large, if this spot stands for one."""
        if not isinstance(self.table, Shows):
            return None
        shown = self.table.closer(self.view(), self.viewer, spot.id)
        title = spot.spoken or spot.meaning
        if not shown or title is None:
            return None
        shown = [portrayed(part, self.match, {}) for part in shown]
        return Push(CloseUp(self.services, title, shown))

    def beside_play(self, spot: Spot) -> Transition:
        """A touch while nobody asks the viewer for a move."""
        closer = self.closer(spot)
        if closer is None:
            asked = self.table.prompt(self.view(), self.viewer)
            self.answer(spot.story or asked, "focus" if spot.story else "wrong", spot)
        return closer

    def look_inside(self) -> Transition:
        """One key looks under the hood of any table, but not a visitor's."""
        from game.scenes.table.developer_panel import InsideScene

        return None if self.services.policy else Push(InsideScene(self.services, self))

    def beside_move(self, spot: Spot) -> Transition:
        """A touch that no move goes through: what it stands for, large; or why it is none."""
        closer = self.closer(spot)
        if closer is None:
            self.refuse(spot)
        return closer

    def refuse(self, spot: Spot, why: Refusal | None = None) -> None:
        """Why no move goes through it now, or ``why`` none did: what was carried there."""
        why = why or self.refusal(spot)
        if why is not None:
            self.answer(*why, spot)

    def refusal(self, spot: Spot) -> Refusal | None:
        """What there is to say to a touch that no move goes through, with what is picked now."""
        return refusal(self.model, spot, self.placed)

    def undo(self) -> None:
        """Take the last own move back, or say why it cannot be."""
        if self.model.waiting_move is not None:
            self.send(Withdrawn())
            return
        if self.session.to_move() is None:
            # Its result stands in the store, and perhaps on a board.
            self.say(say("undo-over"), "wrong")
            return
        try:
            self.session.undo(self.viewer, self.match.people)
        except CannotUndo as refusal:
            self.say(say(f"undo-{refusal.reason}"), "wrong")
            return
        self.drivers_stop()
        frame = still(self.board(self.view()), "swap")
        self.send(Rewound(say("undo-done"), [frame], forgets=True))
        self.policy.undone()
        if self.match.kept is not None:
            self.services.store.rewound(self.match.kept, len(self.session.moves))
        self.next_frame()

    def hint(self) -> None:
        """Ask for the best move that a program finds for the viewer; `advise` shows it."""
        if self.adviser is None:
            self.adviser = Adviser(self.services.engine)
        if self.policy.may_move() and not self.adviser.busy:
            self.adviser.ask(self.session, self.viewer)
            self.advise()
            if self.adviser.busy:
                self.say(say("hint-thinking"), "focus")

    def advise(self) -> None:
        """Show the hint that was asked for, with its reason, as soon as it is there."""
        hint = None if self.adviser is None else self.adviser.poll(self.session)
        if hint is None or not self.policy.may_move():
            return
        way = self.table.clicks(self.view(), hint.move)
        if self.picker is not None:
            picker, way = self.picker.at(()).trust(way)
            self.send(Offered(picker))
        self.send(Hinted(way))
        # The last touch may open only on the way: then beside the one before it.
        placed = {spot.id: spot for spot in self.placed}
        place = next((placed[name] for name in reversed(way) if name in placed), None)
        self.answer(say("hint-line", reason=hint.reason), "chime", place)
        self.reveal(place)

    def drivers_stop(self) -> None:
        """No driver has to think any more, and no adviser."""
        self.stop_advice()
        super().drivers_stop()

    def stop_advice(self) -> None:
        """No hint is wanted any more."""
        if self.adviser is not None:
            self.adviser.stop()
