"""People at a table, with opponents or without: the ordinary game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from game.core.contract import Seat
from game.core.session import Beat
from game.match.saving import keep_move
from game.progress.feats import honour
from game.scenes.base import places
from game.scenes.base.scene import Push, Transition
from game.scenes.table.curtain import Curtain
from game.scenes.table.policy import TablePolicy
from game.scenes.table.side_buttons import rail_button
from game.tables.table import Spot

if TYPE_CHECKING:
    from game.scenes.table.table import TableScene


class People(TablePolicy):
    """Whoever is to move moves: people by touch, opponents when they have thought."""

    timed = True

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene

    # --- who may move -------------------------------------------------------------------------

    def may_move(self) -> bool:
        """Whether the viewer is a person whose choice it is, with nothing left to show first."""
        scene = self.scene
        return (
            not scene.frames
            and (scene.moments is None or scene.moments.held is None)
            and scene.session.to_move() == scene.viewer
            and scene.viewer in scene.match.people
        )

    def seat_to_move(self, seat: Seat) -> Transition:
        """A person gets the screen; an opponent is asked."""
        if seat in self.scene.match.people:
            return self._hand_over(seat)
        return self.scene.ask_driver(seat)

    def _hand_over(self, seat: Seat) -> Transition:
        scene = self.scene
        if seat != scene.viewer:
            several = len(scene.match.people) > 1
            scene.viewer = seat
            scene.picker = None
            info = scene.session.game.info
            if several and info.hidden and not info.open_hands:
                scene.clear()
                return Push(Curtain(scene.arcade, scene.match.names[seat]))
            scene.lay()
        elif scene.picker is None:
            scene.lay()
            scene.arcade.sound.play("turn")
        return None

    def game_over(self) -> Transition:
        """The result lies over the table, once."""
        scene = self.scene
        if scene.over:
            return None
        scene.over = True
        scene.lay()
        return Push(places.Result(scene.match))

    def move_made(self, move: Any, beats: Sequence[Beat[Any]]) -> None:
        """The store keeps it, and what a person did that is worth remembering."""
        arcade, match = self.scene.arcade, self.scene.match
        if match.kept is None:
            return
        keep_move(arcade.store, match, move)
        for beat in beats:
            for sentence in honour(arcade.store, match, beat):
                arcade.caption(sentence)

    # --- what is seen -------------------------------------------------------------------------

    def side_buttons(self) -> list[Spot]:
        """Pause, help and looking above, undo and hint below."""
        scene = self.scene
        mine = self.may_move()
        can_undo = mine and scene.session.can_undo(scene.viewer, scene.match.people)
        return [
            rail_button("pause", "pause", 47),
            rail_button("help", "help", 119),
            rail_button("look", "eye", 191, on=scene.looking),
            rail_button("undo", "undo", 591, closed=not can_undo),
            rail_button("hint", "hint", 663, closed=not mine),
        ]
