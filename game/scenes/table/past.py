"""A table as it lay after one of its moves, for a player who looks back during the game."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from game.art.menu.buttons import RoundButton
from game.core.contract import AnyMove, Seat
from game.core.phrase import Phrase, literal, say
from game.core.session import Session
from game.match.match import Match
from game.scenes.base.scene import Pop
from game.scenes.table.keyframes import ASKS, still
from game.scenes.table.margins import RAIL_ID, rail_of
from game.scenes.table.model import Lined, Rewound, Seated, SideButton, SideKey, TableEffect
from game.scenes.table.policy import TablePolicy
from game.scenes.table.table import TableScene
from game.scenes.table.table_pages import NOW
from game.services import Services
from game.tables.pictures import Button
from game.tables.table import Spot
from game.ui.actions import Action

STEPS = (Action.LEFT, Action.RIGHT)


def past_scene(
    services: Services, match: Match, viewer: Seat, at: int, words: Mapping[int, Phrase]
) -> TableScene:
    """The table of a match after its first ``at`` moves, as the ``viewer`` saw it then."""
    now = match.session
    session = Session(now.game, now.seats, now.options, now.seed)
    for move in now.moves[:at]:
        session.skip(move)
    then, moves = Match(session, match.seats, names=match.names), now.moves
    return TableScene(services, then, {}, lambda scene: PastPolicy(scene, moves, words, viewer))


class StepsPolicy(TablePolicy):
    """Keys of a table on which one steps through moves that were made before."""

    scene: TableScene
    leaves = Pop()
    """The way out by BACK."""

    def with_place(self, spots: Sequence[Spot], place: Phrase) -> list[Spot]:
        """The table; in place of what a player is asked, once, which move this was."""
        asks = [spot for spot in spots if spot.id in ASKS]
        told = [spot._replace(label=place) for spot in asks[-1:]]
        return [*(spot for spot in spots if spot not in asks), *told]

    def own_keys(self) -> Collection[Action]:
        """Left and right step, unless a button has the focus."""
        return () if (self.scene.focused or "").startswith(RAIL_ID) else STEPS

    def key(self, action: Action) -> TableEffect | None:
        """LEFT and RIGHT step, BACK leaves, HELP shows the rules."""
        match action:
            case Action.LEFT:
                return self.side_button("back")
            case Action.RIGHT:
                return self.side_button("next")
            case Action.BACK:
                return self.leaves
            case Action.HELP | Action.LOOK:
                return SideKey(action)
        return None


class PastPolicy(StepsPolicy):
    """Table of the past: one touch leads back to the game, two buttons to the moves around."""

    tells = False
    leaves = Pop(NOW)

    def __init__(
        self,
        scene: TableScene,
        moves: Sequence[AnyMove],
        words: Mapping[int, Phrase],
        viewer: Seat,
    ) -> None:
        """``moves``: all of the game. ``words``: number of moves -> what the last one brought."""
        self.scene = scene
        self.moves = moves
        self.words = words
        scene.send(Seated(viewer), Lined(words.get(self._at())))

    def _at(self) -> int:
        return len(self.scene.session.moves)

    def _show(self, at: int) -> None:
        """Show the position after this many moves."""
        session = self.scene.session
        if at < self._at():
            session.rewind(at)
        for move in self.moves[self._at() : at]:
            session.skip(move)

    def _to(self, at: int) -> None:
        if not 0 <= at <= len(self.moves):
            return
        scene = self.scene
        self._show(at)
        spots = self.with_place(scene.board(scene.view()), self._place())
        scene.send(Rewound(self.words.get(at), [still(spots)]))
        scene.next_frame()

    # --- what is seen -------------------------------------------------------------------------

    def side_buttons(self) -> list[Spot]:
        """The way back to the game, lit; the moves around; where this is."""
        at, all_ = self._at(), len(self.moves)
        now = Spot(f"{RAIL_ID}{NOW}", RoundButton("play", on=True), 0, 0, 0, 0, 80)
        back = Spot(f"{RAIL_ID}back", RoundButton("back"), 0, 0, 0, 0, 80, dim=at == 0)
        onward = Spot(f"{RAIL_ID}next", RoundButton("next"), 0, 0, 0, 0, 80, dim=at == all_)
        where = Spot(f"{RAIL_ID}at", Button(), 0, 0, 0, 0, 80, literal(f"{at} / {all_}"))
        return rail_of(
            [
                now._replace(spoken=say("past-now")),
                where,
                back._replace(spoken=say("replay-back")),
                onward._replace(spoken=say("replay-next")),
            ]
        )

    def spots(self) -> Sequence[Spot]:
        """The table, with the number of the move in place of a question."""
        return self.with_place(self.scene.usual_spots(), self._place())

    def _place(self) -> Phrase:
        return say("past-prompt", at=self._at(), all=len(self.moves))

    def aloud(self) -> Sequence[Phrase]:
        """Which move this was, and what it brought."""
        words = self.words.get(self._at())
        return [self._place()] if words is None else [self._place(), words]

    # --- touching -----------------------------------------------------------------------------

    def seat_to_move(self, seat: Seat) -> TableEffect | None:
        """Let the table stand."""
        return None

    def side_button(self, name: str) -> TableEffect | None:
        """Back to the game, or another move."""
        match name:
            case "now":
                return Pop(NOW)
            case "back":
                self._to(self._at() - 1)
            case "next":
                self._to(self._at() + 1)
            case "help":
                return SideButton(name)
        return None
