"""What one may do at a table besides moving: look at a piece, ask for a hint, take a move back."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.particles import BY_KEY
from game.core.phrase import Phrase, say
from game.core.session import CannotUndo
from game.match.drivers import Adviser
from game.scenes.base import routes
from game.scenes.base.close_up import CloseUp
from game.scenes.base.faces import portrayed
from game.scenes.base.overlays import callout
from game.scenes.base.scene import Push, Transition
from game.scenes.table.keyframes import still
from game.scenes.table.model import (
    CalledOut,
    Hinted,
    LetGo,
    Looked,
    Offered,
    Refusal,
    Rewound,
    Withdrawn,
    refusal,
)
from game.scenes.table.pause import PauseScene
from game.scenes.table.policy import TableInPlay
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


class Assistance:
    """What the side buttons of a table do, and their keys."""

    def __init__(self, scene: TableInPlay) -> None:
        self.scene = scene
        self.adviser: Adviser | None = None
        """Looks for a hint, from the first that is asked for."""

    def answer(self, line: Phrase, sound: str, about: Spot | None) -> None:
        """Say something about a piece: beside it, and in the line at the bottom."""
        self.scene.send(CalledOut(()))
        if about is not None:
            self.at(line, about)
        self.scene.say(line, sound)

    def at(self, line: Phrase, about: Spot) -> None:
        """Words stand at a piece until the next touch, where they hide least of the table."""
        scene = self.scene
        hinted = scene.model.hinted
        scene.send(CalledOut(callout(scene.viewport, line, about, scene.placed, hinted)))

    def side_button(self, name: str) -> Transition:
        """What the buttons of an ordinary table do."""
        scene = self.scene
        match name:
            case "pause":
                return Push(PauseScene(scene.services, scene))
            case "help":
                return Push(routes.Rules(scene.match.id))
            case "look":
                scene.send(Looked(not scene.model.looking))
            case "undo":
                self.undo()
            case "hint":
                self.hint()
        return None

    def key(self, action: Action) -> Transition:
        """Keys of the side buttons; BACK lets go of what is picked before it pauses."""
        scene = self.scene
        match action:
            case Action.BACK if scene.model.carries:
                scene.send(LetGo())
            case Action.BACK if scene.model.looking:
                scene.send(Looked(on=False))
            case Action.BACK if scene.picker is not None and scene.picker.picked:
                scene.send(Offered(scene.picker.back()))
                scene.layout()
            case Action.BACK:
                return scene.policy.side_button("pause")
            case Action.HELP | Action.UNDO | Action.HINT:
                return scene.policy.side_button(action.name.lower())
            case Action.LOOK:
                spot = scene.find(scene.focused)
                return self.side_button("look") if spot is None else self.look_at(spot)
        return None

    def hold_up(self, spot: Spot | None) -> Transition:
        """Show the card of a spot large, with what there is to know about its particle."""
        scene = self.scene
        if spot is None or not spot.codex:
            return None
        scene.pressed = None
        return Push(to_read(spot.codex, scene.table))

    def look_at(self, spot: Spot) -> Transition:
        """What was asked about a piece, without holding it down."""
        self.scene.send(Looked(on=False))
        if spot.codex:
            return self.hold_up(spot)
        name = spot.story or spot.meaning or spot.spoken
        if name is not None:
            self.answer(name, "focus", spot)
        return self.closer(spot)

    def closer(self, spot: Spot) -> Transition:
        """A part of the table, large, if this spot stands for one."""
        scene = self.scene
        if not isinstance(scene.table, Shows):
            return None
        shown = scene.table.closer(scene.view(), scene.viewer, spot.id)
        title = spot.spoken or spot.meaning
        if not shown or title is None:
            return None
        shown = [portrayed(part, scene.match, {}) for part in shown]
        return Push(CloseUp(scene.services, title, shown))

    def beside_play(self, spot: Spot) -> Transition:
        """A touch while nobody asks the viewer for a move."""
        closer = self.closer(spot)
        if closer is None:
            asked = self.scene.table.prompt(self.scene.view(), self.scene.viewer)
            self.answer(spot.story or asked, "focus" if spot.story else "wrong", spot)
        return closer

    def look_inside(self) -> Transition:
        """One key looks under the hood of any table, but not a visitor's."""
        from game.scenes.table.developer_panel import InsideScene

        return (
            None
            if self.scene.services.policy
            else Push(InsideScene(self.scene.services, self.scene))
        )

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
        return refusal(self.scene.model, spot, self.scene.placed)

    def undo(self) -> None:
        """Take the last own move back, or say why it cannot be."""
        scene = self.scene
        if scene.model.waiting_move is not None:
            scene.send(Withdrawn())
            return
        if scene.session.to_move() is None:
            # Its result stands in the store, and perhaps on a board.
            scene.say(say("undo-over"), "wrong")
            return
        try:
            scene.session.undo(scene.viewer, scene.match.people)
        except CannotUndo as refusal:
            scene.say(say(f"undo-{refusal.reason}"), "wrong")
            return
        scene.drivers_stop()
        frame = still(scene.board(scene.view()), "swap")
        scene.send(Rewound(say("undo-done"), [frame], forgets=True))
        scene.policy.undone()
        if scene.match.kept is not None:
            scene.services.store.rewound(scene.match.kept, len(scene.session.moves))
        scene.next_frame()

    def hint(self) -> None:
        """Ask for the best move that a program finds for the viewer; `advise` shows it."""
        scene = self.scene
        if self.adviser is None:
            self.adviser = Adviser(scene.services.engine)
        if scene.policy.may_move() and not self.adviser.busy:
            self.adviser.ask(scene.session, scene.viewer)
            self.advise()
            if self.adviser.busy:
                scene.say(say("hint-thinking"), "focus")

    def advise(self) -> None:
        """Show the hint that was asked for, with its reason, as soon as it is there."""
        scene = self.scene
        hint = None if self.adviser is None else self.adviser.poll(scene.session)
        if hint is None or not scene.policy.may_move():
            return
        way = scene.table.clicks(scene.view(), hint.move)
        if scene.picker is not None:
            picker, way = scene.picker.at(()).trust(way)
            scene.send(Offered(picker))
        scene.send(Hinted(way))
        # The last touch may open only on the way: then beside the one before it.
        placed = {spot.id: spot for spot in scene.placed}
        place = next((placed[name] for name in reversed(way) if name in placed), None)
        self.answer(say("hint-line", reason=hint.reason), "chime", place)
        scene.reveal(place)
