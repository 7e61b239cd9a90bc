"""After a game: the three choices that cost most, each on the table, and what was better."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import pygame

from ai.hints import explain
from ai.review import Review, Slip, outlook
from game.arcade import Arcade
from game.art.menu.course import Course, CoursePoint
from game.core.phrase import Phrase, say
from game.match.match import Match
from game.scenes.after import review_upright
from game.scenes.base.menu_widgets import MIDDLE, Box, button, words
from game.scenes.base.scene import Pop, Transition
from game.scenes.base.screen import Screen
from game.scenes.table.table import TableScene
from game.tables.pictures import Button, Label, Panel
from game.tables.table import Spot
from game.ui.intents import Want
from game.ui.paint import paint_marks, paint_spot
from game.ui.stage import Stage

PICTURE = Box(20.0, 16.0, 928.0, 538.0)
"""Where the table is shown, smaller; of the proportions of `BOARD`, with as much free at its right
and below it as there is left of it and above."""
COLUMN = 1116.0
"""Centre of what stands right of the picture."""
WIDE = 288.0


class ReviewScene(Screen):
    """Over the result page. Others think, this only asks each frame how far they are."""

    upright = True

    def __init__(self, arcade: Arcade, match: Match) -> None:
        super().__init__(arcade)
        self.match = match
        self.review = Review(arcade.engine, match.session, match.people)
        self.shown = 0
        """Which of the slips is on the table."""
        self.focused = "close"
        self._table = TableScene(arcade, match, {})
        self._picture: pygame.Surface | None = None
        self._shown_progress = (0, -1)

    # --- what is on the screen ----------------------------------------------------------------

    @property
    def slip(self) -> Slip | None:
        """The slip that is shown, once all are known."""
        slips = self.review.slips
        return slips[self.shown] if self.review.done and slips else None

    def spots(self) -> Sequence[Spot]:
        """Column and words beside the picture; in the middle while there is nothing to show."""
        sheet = self.stage.sheet
        return review_upright.page(self._wide(), sheet) if sheet.tall else self._wide()

    def _wide(self) -> list[Spot]:
        slip = self.slip
        if slip is None:
            return self._waiting()
        title = Label("yellow", 30, bold=True)
        return [
            Spot("heading", title, COLUMN, 48, WIDE, 56, 5, say("review-title")),
            words("why", say("review-why"), COLUMN, 138, WIDE, 112, Label("second", 18, "left")),
            *self._column(),
            *self._beside(slip),
            *self._course(COLUMN, 592, WIDE, 76),
            button("close", say("close"), COLUMN, 672, WIDE, 68, Button("ghost", "back")),
        ]

    def _waiting(self) -> list[Spot]:
        """What stands there while there is nothing to show."""
        title = Label("yellow", 34, bold=True)
        curve = self._course(MIDDLE, 390, 900, 240)
        if curve:
            style = Label("second", 20)
            curve.append(words("key", say("review-course-key"), MIDDLE, 540, 900, 44, style))
        return [
            Spot("heading", title, MIDDLE, 90, 900, 60, 5, say("review-title")),
            words("state", self._state(), MIDDLE, 190, 900, 100, Label("text", 26)),
            *curve,
            button("close", say("close"), MIDDLE, 640, 340, 72, Button("ghost", "back")),
        ]

    def _course(self, x: float, y: float, w: float, h: float) -> list[Spot]:
        """How the game went for the person: a curve of the outlook, choice by choice."""
        slip, session = self.slip, self.match.session
        seat = slip.choice.seat if slip else min(self.match.people)
        returns, length = session.returns(), max(1, len(session.moves))
        own = [standing for standing in self.review.course if standing.seat == seat]
        if len(own) < 2:
            return []
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
            one.choice.number / length for one in self.review.slips if one.choice.seat == seat
        )
        shown = -1.0 if slip is None else slip.choice.number / length
        art = Course((*points, CoursePoint(1.0, end, end, end)), marks, shown)
        spoken = say(
            "review-course",
            first=round(100 * points[0].value),
            least=round(100 * min(point.value for point in points)),
            most=round(100 * max(point.value for point in points)),
        )
        return [Spot("course", art, x, y, w, h, 5, None, spoken)]

    def _column(self) -> list[Spot]:
        """The slips to choose from, and what the marks mean."""
        spots = []
        for i, one in enumerate(self.review.slips):
            art = Button("primary" if i == self.shown else "outline")
            spots.append(
                button(f"slip:{i}", self._name(i, one), COLUMN, 240 + 78 * i, WIDE, 66, art)
            )
        for i, what in enumerate(("played", "better")):
            y = 476 + 50 * i
            spots.append(Spot(f"mark-{what}", Panel(), COLUMN - WIDE / 2 + 32, y, 52, 34, 3))
            box = (COLUMN + 34, y, WIDE - 76, 46)
            spots.append(
                words(f"legend-{what}", say(f"review-mark-{what}"), *box, Label("text", 18, "left"))
            )
        return spots

    def _beside(self, slip: Slip) -> list[Spot]:
        """What was played, what would have been better, and what it cost, below the picture."""
        x, w = PICTURE.x + PICTURE.w / 2, PICTURE.w
        better = say("review-better", reason=self._reason(slip))
        return [
            words("you", self._played(slip), x, 582, w, 44, Label("text", 20, "left")),
            words("better", better, x, 632, w, 56, Label("yellow", 20, "left")),
            words("outlook", self._outlook(slip), x, 684, w, 40, Label("second", 18, "left")),
        ]

    def _state(self) -> Phrase:
        if not self.review.done:
            return say("review-busy", percent=self._percent())
        return say("review-none" if self.review.looked_at else "review-nothing")

    def _percent(self) -> int:
        return int(100 * self.review.progress)

    def _name(self, i: int, slip: Slip) -> Phrase:
        got, could = self._chances(slip)
        return say("review-cost", number=i + 1, move=slip.choice.number + 1, cost=could - got)

    def _chances(self, slip: Slip) -> tuple[int, int]:
        returns = self.match.session.returns()
        return outlook(slip.got, returns), outlook(slip.could, returns)

    def _played(self, slip: Slip) -> Phrase:
        """What was played, in the words of the log, if it has words for it."""
        choice = slip.choice
        for beat in choice.beats:
            line: Phrase | None = self._table.table.tell(beat.kind, beat.facts, beat.view)
            if line is not None:
                return line
        return say("review-played", name=self.match.names[choice.seat])

    def _reason(self, slip: Slip) -> Phrase:
        return explain(self.match.session.game, slip.choice.view, slip.better)

    def _outlook(self, slip: Slip) -> Phrase:
        got, could = self._chances(slip)
        return say("review-outlook", got=got, could=could)

    # --- what happens -------------------------------------------------------------------------

    def update(self, dt: float) -> Transition:
        """Ask how far the thinking is."""
        self.review.update()
        progress = (self._percent(), int(self.review.done))
        if progress != self._shown_progress:
            self._shown_progress = progress
            if self.slip is not None and self.focused == "close":
                self.focused = "slip:0"
            self._show(self.shown)
        return None

    def chosen(self, spot: Spot) -> Transition:
        """Another slip, or back."""
        if spot.id == "close":
            return self._close()
        self._show(int(spot.id.removeprefix("slip:")))
        return None

    def wanted(self, want: Want) -> Transition:
        """BACK leads to the result."""
        return self._close() if want is Want.BACK else None

    def _close(self) -> Transition:
        self.review.stop()
        return Pop()

    def _show(self, number: int) -> None:
        self.shown = number
        self._picture = None
        self.lay()

    def set(self, stage: Stage) -> None:
        """A new stage: the picture is painted anew."""
        self._picture = None
        self._table.lie_on(stage.sheet)
        super().set(stage)

    # --- painting -----------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """The picture of the table, then the words."""
        super().draw(surface)
        if self.slip is None:
            return
        if self._picture is None:
            self._picture = self._painted(surface, self.slip)
        surface.blit(self._picture, self.stage.pixel(self._frame.x, self._frame.y))

    @property
    def _frame(self) -> Box:
        """Where the table is shown."""
        sheet = self.stage.sheet
        return review_upright.picture(sheet) if sheet.tall else PICTURE

    def _painted(self, surface: pygame.Surface, slip: Slip) -> pygame.Surface:
        """The table as it lay before the choice, with both moves marked."""
        sheet = surface.copy()
        self.ground(sheet)
        self._table.viewer = slip.choice.seat
        spots = sorted(self._table.board(slip.choice.view), key=lambda spot: spot.z)
        for spot in spots:
            paint_spot(sheet, self.stage, spot)
        for move, state in ((slip.choice.move, "last"), (slip.better, "hint")):
            touched = self._touched(slip, spots, move)
            for spot in touched:
                if spot not in spots:
                    paint_spot(sheet, self.stage, spot)
            paint_marks(sheet, self.stage, [(spot, state) for spot in touched])
        left, top, right, bottom = self.stage.sheet.board
        if not self.stage.sheet.tall:
            right, bottom = right + left, bottom + top
        area = pygame.Rect(self.stage.pixel(left, top), self._pixels(right - left, bottom - top))
        board = sheet.subsurface(area.clip(sheet.get_rect()))
        return pygame.transform.smoothscale(board, self._pixels(self._frame.w, self._frame.h))

    def _touched(self, slip: Slip, spots: Sequence[Spot], move: Any) -> list[Spot]:
        """The spots that make a move; some places lie there only while a piece is picked."""
        view, table = slip.choice.view, self._table.table
        clicks = table.clicks(view, move)
        lying = {spot.id: spot for spot in spots}
        for count in range(1, len(clicks)):
            for spot in table.aids(view, slip.choice.seat, clicks[:count], [move]):
                lying.setdefault(spot.id, spot)
        return [lying[one] for one in clicks if one in lying]

    def _pixels(self, w: float, h: float) -> tuple[int, int]:
        return round(w * self.stage.scale), round(h * self.stage.scale)

    def marks(self) -> Iterable[tuple[Spot, str]]:
        """The two marks of the legend, the one that is shown, and the focus."""
        for what, state in (("played", "last"), ("better", "hint")):
            spot = self.find(f"mark-{what}")
            if spot is not None:
                yield spot, state
        yield from super().marks()
