"""See it think: a search grows on the position of the table, visit by visit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from ai.analysis import outlook
from ai.bot import Analysis, Budget
from ai.levels import bot_seed
from game.art.menu.chart import ChartColumn
from game.core.contract import Seat
from game.core.phrase import Phrase, literal, say
from game.scenes.base.scene import Pop, Transition
from game.scenes.base.screen import Screen
from game.scenes.table.board_picture import BoardPicture
from game.scenes.table.tabletop import Tabletop
from game.scenes.table.thoughts import line_told, tags
from game.services import Services
from game.tables.pictures import Label, Nothing
from game.tables.table import Spot
from game.ui.actions import Action
from game.ui.layout import Choose, Column, Leaf, Node, Row
from game.ui.measure import GAP
from game.ui.parts import button, text, title
from game.ui.sizes import LOOKS, NOTE, SIDE
from game.ui.viewport import Viewport

PICTURE = "picture"
"""Id of the place where the table is shown, smaller."""
STEPS = 3000
"""Steps of the search, as many as *Nobel* makes."""
SECONDS = 20
SHOWN = 5
"""Moves with a column."""
RANK, FIGURE = Label("yellow", 18, bold=True), Label("text", 18)
LINE, STEP = Label("yellow", 18, "left", bold=True), Label("text", 18, "left")
COLUMNS = 1.35 * SIDE
"""Width of five columns with "100 %" in large letters, in units."""


@dataclass(frozen=True, slots=True)
class WeighedMove:
    """A move that the search considers."""

    share: int
    """Per cent of all visits."""
    value: int
    """Outlook of the mover with it, in per cent."""


@dataclass(frozen=True, slots=True)
class ThinkModel:
    """Everything that the page shows but the table itself."""

    steps: int
    done: bool
    moves: Sequence[WeighedMove]
    """The best one first."""
    line: Sequence[Phrase]
    """The moves that follow if each side plays its best, in words."""
    table: tuple[float, float]
    """Width and height of the table, in units of the table."""


def view(model: ThinkModel) -> Node:
    """The table with ranks on it, and a column of visits for each rank."""
    name, close = title(say("think-title")), button("close", say("close"), icon="back")
    state = say("think-done" if model.done else "think-busy", steps=model.steps)
    picture = Leaf(Spot(PICTURE, Nothing(), 0, 0, 0, 0, 2), natural=model.table, grow=1.0)
    words = [text("state", state, NOTE), text("key", say("think-key"), NOTE)]
    columns = Row([_column(rank, move) for rank, move in enumerate(model.moves, 1)], even=True)
    line = [text("line", say("think-line"), LINE)] if model.line else []
    line += [
        text(f"line:{number}", say("think-line-move", n=number, move=move), STEP)
        for number, move in enumerate(model.line, 1)
    ]
    side = [*words, columns, Column(line, gap=GAP / 2)]
    wide = Row(
        [picture, Column([name, *side, close], gap=2 * GAP, least_w=COLUMNS, most_w=COLUMNS)],
        gap=3 * GAP,
    )
    return Choose(wide, Column([name, picture, *side, close]))


def _column(rank: int, move: WeighedMove) -> Node:
    art = ChartColumn(move.share / 100)
    spoken = say("think-move", rank=rank, share=move.share, value=move.value)
    bar = Leaf(Spot(f"bar:{rank}", art, 0, 0, 0, 0, 4, spoken=spoken), natural=LOOKS)
    share = text(f"share:{rank}", say("percent", n=move.share), FIGURE)
    value = text(f"value:{rank}", say("percent", n=move.value), RANK)
    return Column([share, bar, text(f"rank:{rank}", literal(str(rank)), FIGURE), value])


class ThinkScene(Screen):
    """Over a table at which a person is to move. What it shows is help."""

    upright = fluid = True

    def __init__(self, services: Services, table: Tabletop) -> None:
        super().__init__(services)
        self.table = table
        self.session = table.session
        seat = self.session.to_move()
        assert seat is not None
        self.seat: Seat = seat
        self.seen = self.session.view(seat)
        self.legal = self.session.legal_moves()
        self.analysis: Analysis | None = None
        self.done = False
        self.focused = "close"
        self._picture: pygame.Surface | None = None
        self._board = BoardPicture(services, table.match)
        seed = bot_seed(self.session.seed, seat, len(self.session.moves))
        self._ticket = services.engine.ask(
            table.match.id,
            self.seen,
            self.legal,
            f"search:{STEPS}",
            seed,
            Budget(STEPS, SECONDS),
        )

    # --- what is on the screen ----------------------------------------------------------------

    def model(self) -> ThinkModel:
        """The state of the page."""
        analysis = self.analysis
        prospects = () if analysis is None else analysis.prospects[:SHOWN]
        whole = 0 if analysis is None else sum(each.visits for each in analysis.prospects)
        return ThinkModel(
            0 if analysis is None else analysis.iterations,
            self.done,
            [
                WeighedMove(round(100 * each.visits / max(1, whole)), outlook(each.value, (-1.0,)))
                for each in prospects
            ],
            self._line(),
            self._board.natural,
        )

    def _line(self) -> list[Phrase]:
        """The best line so far, in words."""
        table, game = self.table.table, self.session.game
        return line_told(table, game, self.seen, self.seat, self.analysis)

    def view(self) -> Node:
        """The page for this state."""
        return view(self.model())

    def aloud(self) -> Sequence[Phrase]:
        """The best moves, in the end."""
        told = [say("think-title")]
        for rank, move in enumerate(self.model().moves, 1):
            told.append(say("think-move", rank=rank, share=move.share, value=move.value))
        return [*told, *self._line()]

    # --- what happens -------------------------------------------------------------------------

    def update(self, dt: float) -> Transition:
        """Ask how far the search is."""
        if not self.done:
            answer = self.services.engine.poll()
            now = self.services.engine.so_far()
            if answer is not None and answer.ticket == self._ticket:
                self.done, now = True, answer.analysis or self.analysis
            if now is not None and now != self.analysis:
                self.analysis = now
            if self.done or now is not None:
                self._picture = None
                self.layout()
        return super().update(dt)

    def chosen(self, spot: Spot) -> Transition:
        """Back to the table."""
        return self._close() if spot.id == "close" else None

    def on_action(self, action: Action) -> Transition:
        """BACK leads to the table."""
        return self._close() if action is Action.BACK else None

    def _close(self) -> Transition:
        if not self.done:
            self.services.engine.cancel()
        return Pop()

    def set(self, viewport: Viewport) -> None:
        """A new stage: the picture is painted again."""
        self._picture = None
        self._board.set(viewport)
        super().set(viewport)

    # --- painting -----------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """The words, then the picture of the table."""
        super().draw(surface)
        place = self.find(PICTURE)
        if place is None:
            return
        rect = self.viewport.rect(place)
        if self._picture is None:
            spots = self._board.spots(self.seat, self.seen)
            table = self._board.tabletop.table
            ranks = tags(table, self.seen, spots, self.legal, self.analysis)
            self._picture = self._board.painted(
                surface, self.ground, [*spots, *ranks], (), rect.size
            )
        surface.blit(self._picture, rect)
