"""After a game: the three choices that cost most, each on the table, and what was better."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

import pygame
from msgspec.structs import replace

from ai.analysis import Blunder, Review, explain, outlook
from game.core.contract import AnyMove, Seat
from game.core.phrase import Phrase, say
from game.match.match import Match
from game.scenes.base.scene import Pop, Transition
from game.scenes.base.screen import Screen
from game.scenes.results.lookback import (
    TurningPoint,
    aftermath,
    becomes_tasks,
    before,
    chosen_instead,
    course_of,
    for_person,
    keep_mistakes,
    play_on,
    seat_of_course,
    turning_point,
)
from game.scenes.table.board_picture import BoardPicture
from game.services import Services
from game.tables.pictures import Label, Nothing, Panel
from game.tables.table import Spot
from game.ui.actions import Action
from game.ui.layout import Choose, Column, Fits, Gap, Leaf, Node, Row, Steady
from game.ui.measure import GAP, TALL_FINGER
from game.ui.parts import button, buttons, foot, text
from game.ui.sizes import BROAD, BUTTON, CURVE, LEGEND, LINE, SIDE, TALL_SIDE
from game.ui.viewport import Viewport

PICTURE = "picture"
"""Id of the place where the table is shown, smaller."""
HEADING = Label("yellow", 30, bold=True)
STATE = Label("text", 26)
WHY, OUTLOOK = Label("second", 18, "left"), Label("second", 18, "left")
PLAYED, BETTER = Label("text", 20, "left"), Label("yellow", 20, "left")
KEY = Label("text", 18, "left")


def turns_of(movers: Sequence[Seat], seat: Seat) -> int:
    """The number of turns that this seat has had or begun; several moves in a row are one."""
    return sum(
        mover == seat and (at == 0 or movers[at - 1] != seat) for at, mover in enumerate(movers)
    )


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
    turn: Phrase | None
    """The turning point of a game without a blunder."""
    course: Spot | None
    """Course of the game: a curve."""
    small: bool
    """They cost little each, in a game that was lost."""
    tasks: bool
    """The blunders return as tasks."""
    person: Phrase | None
    """The person whose curve is shown; None: there is only one."""
    luck: bool
    """Cards or dice have a part in the game."""
    table: tuple[float, float]
    """Width and height of the table, in units of the table."""


def view(model: ReviewModel) -> Node:
    """The table with its words; a sentence and the curve while there is nothing to show."""
    name = text("heading", say("review-title"), HEADING)
    close = button("close", say("close"), icon="back")
    if model.state is not None:
        return _waiting(model, model.state, name, close)
    told = "review-why-tasks" if model.tasks else "review-why"
    told = "review-why-small" if model.small else told
    why = text("why", say(_for(model, told), luck=int(model.luck)), WHY)
    picture = Leaf(Spot(PICTURE, Nothing(), 0, 0, 0, 0, 2), natural=model.table, grow=1.0)
    blunders = [
        button(f"blunder:{i}", said.name, "primary" if i == model.shown else "outline")
        for i, said in enumerate(model.blunders)
    ]
    play_on = button("play-on", say("practice-go-on"), "ghost", "person")
    marks = Column([_legend("played"), _legend("better")], gap=2 * GAP)
    legend = [marks, *_curve(model)]
    words = _words(model)
    side = Column(
        [name, why, *blunders, *legend, play_on, close], gap=1.5 * GAP, least_w=SIDE, most_w=SIDE
    )
    wide = Row([Column([picture, *words], grow=1.0), side], gap=3 * GAP)
    beside = Row([picture, _side([*blunders, *legend])], grow=1.0)
    below = Column([Row(blunders, even=True), Row([picture, _side(legend)], grow=1.0)], grow=1.0)
    return Choose(
        wide,
        Column([name, why, Fits([beside, below], grow=1.0), *words, buttons([play_on, close])]),
    )


def _for(model: ReviewModel, key: str) -> str:
    """The key of a text for the only person, or for several."""
    return key if model.person is None else f"{key}-of"


def _side(parts: Sequence[Node]) -> Column:
    return Column(parts, justify="start", least_w=TALL_SIDE, most_w=TALL_SIDE)


def _waiting(model: ReviewModel, state: Phrase, name: Node, close: Leaf) -> Node:
    curve: list[Node] = list(_curve(model))
    if curve:
        names = {} if model.person is None else {"name": model.person}
        key = say(_for(model, "review-course-key"), **names)
        turn = Gap() if model.turn is None else text("turn", model.turn, LINE)
        # From the first to the last moment of the thinking everything keeps its place.
        most = say(_for(model, "review-turn-up"), first=50, last=50, line=key, **names)
        room = text("turn", most, LINE)
        curve = [Steady(turn, [turn, room]), *curve, text("key", key, LINE)]
    longest = text("state", say(_for(model, "review-none")), STATE)
    told = Steady(text("state", state, STATE), [longest])
    parts = [name, told, *curve, foot([replace(close, least_w=BUTTON)])]
    plain = Column(parts, gap=3 * GAP, justify="spread", most_w=BROAD)
    if not curve:
        return plain
    # The table stands beside the words, where a window is broad.
    picture = Leaf(Spot(PICTURE, Nothing(), 0, 0, 0, 0, 2), natural=model.table, grow=1.0)
    side = Column(parts, gap=2 * GAP, justify="spread", least_w=SIDE, most_w=1.3 * SIDE)
    return Choose(Row([picture, side], gap=3 * GAP), plain)


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
        self._kept = False
        """True once the blunders are kept as tasks."""
        self.turn: TurningPoint | None = None
        """The turning point of a game without a blunder, once all is looked at."""
        self.focused = "close"
        self._board = BoardPicture(services, match)
        self.picture: pygame.Surface | None = None
        self._shown_progress = (0, -1)

    # --- what is on the screen ----------------------------------------------------------------

    @property
    def blunders(self) -> Sequence[Blunder]:
        """The blunders; of a game that was lost without one, the choices that cost a little."""
        if self.review.blunders or not self.match.people:
            return self.review.blunders
        lost = self.match.session.returns()[min(self.match.people)] < 0
        return self.review.small if lost else ()

    @property
    def blunder(self) -> Blunder | None:
        """The blunder that is shown, once all are known."""
        blunders = self.blunders
        return blunders[self.shown] if self.review.done and blunders else None

    def model(self) -> ReviewModel:
        """The state of the page."""
        return ReviewModel(
            [self._said(blunder) for blunder in self.blunders] if self.blunder else [],
            self.shown,
            None if self.blunder else self._state(),
            self.turn.words if self.turn is not None else None,
            course_of(self.review, self.match, self.blunder, self.turn),
            not self.review.blunders,
            becomes_tasks(self.services, self.match),
            self._person(),
            self.match.session.game.info.hidden,
            self._board.natural,
        )

    def view(self) -> Node:
        """The page for this state."""
        return view(self.model())

    def _person(self) -> Phrase | None:
        if len(self.match.people) < 2:
            return None
        return self.match.names[seat_of_course(self.match, self.blunder)]

    def _said(self, blunder: Blunder) -> BlunderLine:
        reason, seat = self._reason(blunder), blunder.choice.seat
        better = for_person(self.match, "review-better", seat, reason=reason)
        return BlunderLine(
            self._name(blunder), self._played(blunder), better, self._outlook(blunder)
        )

    def _state(self) -> Phrase:
        several = "" if self._person() is None else "-of"
        if not self.review.done:
            return say(f"review-busy{several}", percent=self._percent())
        return say(f"review-none{several}" if self.review.looked_at else "review-nothing")

    def _percent(self) -> int:
        return int(100 * self.review.progress)

    def _name(self, blunder: Blunder) -> Phrase:
        got, could = self._chances(blunder)
        choice = blunder.choice
        turn = turns_of(self.match.session.movers[: choice.number + 1], choice.seat)
        return for_person(self.match, "review-cost", choice.seat, turn=turn, cost=could - got)

    def _chances(self, blunder: Blunder) -> tuple[int, int]:
        returns = self.match.session.returns()
        return outlook(blunder.got, returns), outlook(blunder.could, returns)

    def _played(self, blunder: Blunder) -> Phrase:
        """The move played: against the better one, or in the words of the log, if it has some."""
        choice = blunder.choice
        told = chosen_instead(self.match, blunder)
        small = None if self.review.blunders else aftermath(self.match, choice, told)
        line = small or told
        if line is not None:
            return line
        for event in choice.events:
            line = self._board.tabletop.table.tell(event.kind, event.facts, event.view)
            if line is not None:
                return line
        return say("review-played", name=self.match.names[choice.seat])

    def _reason(self, blunder: Blunder) -> Phrase:
        return explain(self.match.session.game, blunder.choice.view, blunder.better)

    def _outlook(self, blunder: Blunder) -> Phrase:
        got, could = self._chances(blunder)
        seat = blunder.choice.seat
        return for_person(self.match, "review-outlook", seat, got=got, could=could)

    # --- what happens -------------------------------------------------------------------------

    def update(self, dt: float) -> Transition:
        """Ask how far the thinking is."""
        self.review.update()
        progress = (self._percent(), int(self.review.done))
        if progress != self._shown_progress:
            self._shown_progress = progress
            if self.review.done and not self._kept:
                self._kept, self.picture = True, None
                keep_mistakes(self.services, self.match, self.review)
                if not self.blunders and self.match.people:
                    self.turn = turning_point(self.review, self.match)
            if self.blunder is not None and self.focused == "close":
                self.focused = "blunder:0"
            self._show(self.shown)
        return None

    def chosen(self, spot: Spot) -> Transition:
        """Another blunder, a game from there, or back."""
        if spot.id == "close":
            return self._close()
        if spot.id == "play-on" and self.blunder is not None:
            return play_on(self.match, self.blunder)
        if spot.id.startswith("blunder:"):  # the curve is named, too, but leads nowhere
            self._show(int(spot.id.removeprefix("blunder:")))
        return None

    def on_action(self, action: Action) -> Transition:
        """BACK leads to the result."""
        return self._close() if action is Action.BACK else None

    def _close(self) -> Transition:
        self.review.stop()
        return Pop()

    def _show(self, number: int) -> None:
        if number != self.shown:
            self.shown, self.picture = number, None
        self.layout()

    def set(self, viewport: Viewport) -> None:
        """A new stage: the picture is painted anew."""
        self.picture = None
        self._board.set(viewport)
        super().set(viewport)

    # --- painting -----------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """The picture of the table, then the words."""
        super().draw(surface)
        place = self.find(PICTURE)
        if place is None:
            return
        rect = self.viewport.rect(place)
        if self.picture is None or self.picture.get_size() != rect.size:
            self.picture = self._painted(surface, rect.size)
        surface.blit(self.picture, rect)

    def _painted(self, surface: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
        """The table as it lay before the choice, with its moves marked, of ``size`` in pixels."""
        seat, seen, moves = self.pictured()
        spots = self._board.spots(seat, seen)
        marks = [
            (spot, state)
            for move, state in moves
            for spot in self._board.touched(seat, seen, spots, move)
        ]
        return self._board.painted(surface, self.ground, spots, marks, size)

    def pictured(self) -> tuple[Seat, object, Sequence[tuple[AnyMove, str]]]:
        """The seat and its view, with the moves to mark: of a blunder, of the turn, or the end."""
        if self.blunder is not None:
            choice = self.blunder.choice
            return choice.seat, choice.view, ((choice.move, "last"), (self.blunder.better, "hint"))
        session, seat = self.match.session, min(self.match.people)
        if self.turn is None:
            return seat, session.view(seat), ()
        return seat, *before(session, seat, self.turn.number)

    def marks(self) -> Iterable[tuple[Spot, str]]:
        """The two marks of the legend, the one that is shown, and the focus."""
        for what, state in (("played", "last"), ("better", "hint")):
            spot = self.find(f"mark-{what}")
            if spot is not None:
                yield spot, state
        yield from super().marks()
