"""After a game: the three choices that cost most, each on the table, and what was better."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import pygame
from msgspec.structs import replace

from ai.analysis import Blunder, Review, explain, outlook
from game.art.ink import surfaces
from game.art.menu.chart import Course, CoursePoint
from game.core.phrase import Phrase, say
from game.match.match import Match
from game.scenes.base.scene import Pop, Transition
from game.scenes.base.screen import Screen
from game.scenes.table.model import Seated
from game.scenes.table.tabletop import Tabletop
from game.services import Services
from game.tables.pictures import Label, Nothing, Panel
from game.tables.sheet import WIDE
from game.tables.table import Spot
from game.ui.actions import Action
from game.ui.layout import Choose, Column, Fits, Leaf, Node, Row, Steady
from game.ui.measure import GAP, TALL_FINGER
from game.ui.paint import paint_marks, paint_spot
from game.ui.parts import button, foot, text
from game.ui.sizes import BROAD, BUTTON, CURVE, LEGEND, LINE, SIDE, TALL_SIDE
from game.ui.viewport import Viewport, make_stage

PICTURE = "picture"
"""Id of the place where the table is shown, smaller."""
HEADING = Label("yellow", 30, bold=True)
STATE = Label("text", 26)
WHY, OUTLOOK = Label("second", 18, "left"), Label("second", 18, "left")
PLAYED, BETTER = Label("text", 20, "left"), Label("yellow", 20, "left")
KEY = Label("text", 18, "left")


@dataclass(frozen=True, slots=True)
class BlunderLine:
    """Words about one blunder: those of its button, and three sentences."""

    name: Phrase
    you: Phrase
    better: Phrase
    outlook: Phrase


@dataclass(frozen=True, slots=True)
class ReviewModel:
    """Everything that the page shows but the table itself."""

    blunders: Sequence[BlunderLine]
    shown: int
    """Which of them is on the table."""
    state: Phrase | None
    """A sentence in place of the table; None: a blunder is shown."""
    course: Spot | None
    """Course of the game: a curve."""
    table: tuple[float, float]
    """Width and height of the table, in units of the table."""


def view(model: ReviewModel) -> Node:
    """The table with its words; a sentence and the curve while there is nothing to show."""
    name = text("heading", say("review-title"), HEADING)
    close = button("close", say("close"), icon="back")
    if model.state is not None:
        return _waiting(model, model.state, name, close)
    why = text("why", say("review-why"), WHY)
    picture = Leaf(Spot(PICTURE, Nothing(), 0, 0, 0, 0, 2), natural=model.table, grow=1.0)
    blunders = [
        button(f"blunder:{i}", said.name, "primary" if i == model.shown else "outline")
        for i, said in enumerate(model.blunders)
    ]
    marks = Column([_legend("played"), _legend("better")], gap=2 * GAP)
    legend = [marks, *_curve(model)]
    words = _words(model)
    side = Column([name, why, *blunders, *legend, close], gap=1.5 * GAP, least_w=SIDE, most_w=SIDE)
    wide = Row([Column([picture, *words], grow=1.0), side], gap=3 * GAP)
    beside = Row([picture, _side([*blunders, *legend])], grow=1.0)
    below = Column([Row(blunders, even=True), Row([picture, _side(legend)], grow=1.0)], grow=1.0)
    return Choose(wide, Column([name, why, Fits([beside, below], grow=1.0), *words, close]))


def _side(parts: Sequence[Node]) -> Column:
    return Column(parts, justify="start", least_w=TALL_SIDE, most_w=TALL_SIDE)


def _waiting(model: ReviewModel, state: Phrase, name: Node, close: Leaf) -> Node:
    curve = list(_curve(model))
    if curve:
        curve.append(text("key", say("review-course-key"), LINE))
    words = text("state", state, STATE)
    parts = [name, words, *curve, foot([replace(close, least_w=BUTTON)])]
    return Column(parts, gap=3 * GAP, justify="spread", most_w=BROAD)


def _curve(model: ReviewModel) -> Iterator[Node]:
    if model.course is not None:
        most = CURVE[1]
        yield Leaf(
            model.course, natural=CURVE, stretch=True, grow=1.0, least_h=TALL_FINGER, most_h=most
        )


def _legend(what: str) -> Node:
    """A mark on the table, and what it means."""
    mark = Leaf(Spot(f"mark-{what}", Panel(), 0, 0, 0, 0, 3), natural=LEGEND, align="middle")
    words = text(f"legend-{what}", say(f"review-mark-{what}"), KEY, grow=1.0)
    return Row([mark, words], gap=2 * GAP)


def _words(model: ReviewModel) -> list[Node]:
    """The move played, the better one, and the cost.

    They take the room of the longest, so that the table stays where it is from blunder to blunder.
    """
    columns = [
        [text("you", said.you, PLAYED) for said in model.blunders],
        [text("better", said.better, BETTER) for said in model.blunders],
        [text("outlook", said.outlook, OUTLOOK) for said in model.blunders],
    ]
    return [Steady(column[model.shown], column) for column in columns]


class ReviewScene(Screen):
    """Over the result page. Others think, this only asks each frame how far they are."""

    upright = fluid = True

    def __init__(self, services: Services, match: Match) -> None:
        super().__init__(services)
        self.match = match
        self.review = Review(services.engine, match.session, match.people)
        self.shown = 0
        """Which of the blunders is on the table."""
        self.focused = "close"
        self._table = Tabletop(services, match)
        self._board: Viewport
        """The table is painted on it."""
        self.picture: pygame.Surface | None = None
        self._shown_progress = (0, -1)

    # --- what is on the screen ----------------------------------------------------------------

    @property
    def blunder(self) -> Blunder | None:
        """The blunder that is shown, once all are known."""
        blunders = self.review.blunders
        return blunders[self.shown] if self.review.done and blunders else None

    def model(self) -> ReviewModel:
        """The state of the page."""
        left, top, right, bottom = self._board.sheet.board
        wide = not self._board.sheet.tall
        return ReviewModel(
            [self._said(i, blunder) for i, blunder in enumerate(self.review.blunders)]
            if self.blunder
            else [],
            self.shown,
            None if self.blunder else self._state(),
            self._course(),
            # The wide sheet has as much free right of its board and below it as left and above.
            (right, bottom) if wide else (right - left, bottom - top),
        )

    def view(self) -> Node:
        """The page for this state."""
        return view(self.model())

    def _said(self, i: int, blunder: Blunder) -> BlunderLine:
        better = say("review-better", reason=self._reason(blunder))
        return BlunderLine(
            self._name(i, blunder), self._played(blunder), better, self._outlook(blunder)
        )

    def _course(self) -> Spot | None:
        """Course of the game for the person: a curve of the outlook, choice by choice."""
        blunder, session = self.blunder, self.match.session
        seat = blunder.choice.seat if blunder else min(self.match.people)
        returns, length = session.returns(), max(1, len(session.moves))
        own = [standing for standing in self.review.course if standing.seat == seat]
        if len(own) < 2:
            return None
        points = tuple(
            CoursePoint(
                standing.number / length,
                *(
                    outlook(standing.value + off, returns) / 100
                    for off in (0.0, -standing.error, standing.error)
                ),
            )
            for standing in own
        )
        end = outlook(returns[seat], returns) / 100
        marks = tuple(
            one.choice.number / length for one in self.review.blunders if one.choice.seat == seat
        )
        shown = -1.0 if blunder is None else blunder.choice.number / length
        art = Course((*points, CoursePoint(1.0, end, end, end)), marks, shown)
        spoken = say(
            "review-course",
            first=round(100 * points[0].value),
            least=round(100 * min(point.value for point in points)),
            most=round(100 * max(point.value for point in points)),
        )
        return Spot("course", art, 0, 0, 0, 0, 5, None, spoken)

    def _state(self) -> Phrase:
        if not self.review.done:
            return say("review-busy", percent=self._percent())
        return say("review-none" if self.review.looked_at else "review-nothing")

    def _percent(self) -> int:
        return int(100 * self.review.progress)

    def _name(self, i: int, blunder: Blunder) -> Phrase:
        got, could = self._chances(blunder)
        return say("review-cost", number=i + 1, move=blunder.choice.number + 1, cost=could - got)

    def _chances(self, blunder: Blunder) -> tuple[int, int]:
        returns = self.match.session.returns()
        return outlook(blunder.got, returns), outlook(blunder.could, returns)

    def _played(self, blunder: Blunder) -> Phrase:
        """The move played, in the words of the log, if it has words for it."""
        choice = blunder.choice
        for event in choice.events:
            line: Phrase | None = self._table.table.tell(event.kind, event.facts, event.view)
            if line is not None:
                return line
        return say("review-played", name=self.match.names[choice.seat])

    def _reason(self, blunder: Blunder) -> Phrase:
        return explain(self.match.session.game, blunder.choice.view, blunder.better)

    def _outlook(self, blunder: Blunder) -> Phrase:
        got, could = self._chances(blunder)
        return say("review-outlook", got=got, could=could)

    # --- what happens -------------------------------------------------------------------------

    def update(self, dt: float) -> Transition:
        """Ask how far the thinking is."""
        self.review.update()
        progress = (self._percent(), int(self.review.done))
        if progress != self._shown_progress:
            self._shown_progress = progress
            if self.blunder is not None and self.focused == "close":
                self.focused = "blunder:0"
            self._show(self.shown)
        return None

    def chosen(self, spot: Spot) -> Transition:
        """Another blunder, or back."""
        if spot.id == "close":
            return self._close()
        self._show(int(spot.id.removeprefix("blunder:")))
        return None

    def on_action(self, action: Action) -> Transition:
        """BACK leads to the result."""
        return self._close() if action is Action.BACK else None

    def _close(self) -> Transition:
        self.review.stop()
        return Pop()

    def _show(self, number: int) -> None:
        self.shown = number
        self.picture = None
        self.layout()

    def set(self, viewport: Viewport) -> None:
        """A new stage: the picture is painted anew."""
        self.picture = None
        self._board = viewport
        if not viewport.sheet.tall and viewport.sheet != WIDE:
            contrast = self.services.settings.high_contrast
            self._board = make_stage(
                viewport.size, viewport.text, viewport.renderer.text_scale, contrast
            )
        self._table.lie_on(self._board.sheet)
        super().set(viewport)

    # --- painting -----------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """The picture of the table, then the words."""
        super().draw(surface)
        place = self.find(PICTURE)
        if self.blunder is None or place is None:
            return
        rect = self.viewport.rect(place)
        if self.picture is None:
            self.picture = self._painted(surface, self.blunder, rect.size)
        surface.blit(self.picture, rect)

    def _painted(
        self, surface: pygame.Surface, blunder: Blunder, size: tuple[int, int]
    ) -> pygame.Surface:
        """The table as it lay before the choice, with both moves marked, of ``size`` in pixels."""
        sheet, viewport = surface.copy(), self._board
        self.ground(sheet)
        self._table.send(Seated(blunder.choice.seat))
        spots = sorted(self._table.board(blunder.choice.view), key=lambda spot: spot.z)
        for spot in spots:
            paint_spot(sheet, viewport, spot)
        for move, state in ((blunder.choice.move, "last"), (blunder.better, "hint")):
            touched = self._touched(blunder, spots, move)
            for spot in touched:
                if spot not in spots:
                    paint_spot(sheet, viewport, spot)
            paint_marks(sheet, viewport, [(spot, state) for spot in touched])
        left, top, *_ = viewport.sheet.board
        w, h = (round(side * viewport.scale) for side in self.model().table)
        area = pygame.Rect(viewport.pixel(left, top), (w, h))
        board = sheet.subsurface(area.clip(sheet.get_rect()))
        return surfaces.smooth(board, size)

    def _touched(self, blunder: Blunder, spots: Sequence[Spot], move: Any) -> list[Spot]:
        """The spots that make a move; some places lie there only while a piece is picked."""
        view, table = blunder.choice.view, self._table.table
        clicks = table.clicks(view, move)
        lying = {spot.id: spot for spot in spots}
        for count in range(1, len(clicks)):
            for spot in table.aids(view, blunder.choice.seat, clicks[:count], [move]):
                lying.setdefault(spot.id, spot)
        return [lying[one] for one in clicks if one in lying]

    def marks(self) -> Iterable[tuple[Spot, str]]:
        """The two marks of the legend, the one that is shown, and the focus."""
        for what, state in (("played", "last"), ("better", "hint")):
            spot = self.find(f"mark-{what}")
            if spot is not None:
                yield spot, state
        yield from super().marks()
