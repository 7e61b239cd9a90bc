"""Practice of a game: the player's rating and its curve, and the ways to exercises."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from game.art.menu.chart import Course, CoursePoint
from game.core.phrase import Phrase, literal, say
from game.games import DESCRIPTORS, GAMES
from game.match.match import AI, HUMAN, MATCHED, Match
from game.match.set_up import SetUp, match_for, remember
from game.progress import drills, mistakes
from game.progress import player_rating as rating
from game.progress.glicko import PlayerRating
from game.scenes.base import routes
from game.scenes.base.scene import Pop, Push, Reset, Transition
from game.scenes.results.leafing import Leafing
from game.services import Services
from game.tables.pictures import Label
from game.tables.table import Spot
from game.ui.actions import Action
from game.ui.layout import Choose, Column, Gap, Leaf, Node, Row
from game.ui.measure import GAP, TALL_FINGER
from game.ui.parts import (
    Kind,
    button,
    dimmed,
    foot_button,
    panel,
    round_button,
    stepper,
    text,
    title,
)
from game.ui.sizes import BODY, CURVE, LINE, NAME, NOTE, PAGE

NUMBER = Label("yellow", 44, bold=True)
EVEN = f"{AI}match50"
"""The player is to be before an opponent as often as behind."""
STEP = 100
"""The ends of a curve are multiples of it."""


@dataclass(frozen=True, slots=True)
class RatingModel:
    """The rating at a table for so many."""

    now: PlayerRating | None
    """None: no game was rated yet."""
    games: int
    course: Spot | None
    """The curve; None before the second game."""


@dataclass(frozen=True, slots=True)
class PracticeModel:
    """Everything that the page shows."""

    game: str
    at: int
    pages: int
    seats: int
    """Players of the table whose rating is shown; 0: the game has no rating."""
    several: bool
    """True where the number of players can be changed."""
    rating: RatingModel
    fits: int
    """Rating of the opponent that fits."""
    due: int
    """Mistakes that are to be mended today."""
    waiting: int
    """Mistakes that are asked later."""
    known: int
    """Mistakes that were mended for good."""
    drills: int
    """Drills of the day."""
    drilled: int
    """Drills of the day that were answered."""
    drill_rating: int


def view(model: PracticeModel) -> Node:
    """The rating beside the exercises, and the other games below."""
    name = title(say("practice-title", game=say(f"{model.game}-title")))
    left, right = panel("rating", _rating(model), grow=1.0), Column(_ways(model), justify="start")
    beside = Row([left, right], gap=3 * GAP, parts=(3, 2), grow=1.0)
    below = Column([left, right], gap=2 * GAP, grow=1.0)
    back = round_button("back", "back", say("page-back"))
    onward = round_button("next", "next", say("page-next"))
    number = text("pages", say("pages", page=model.at + 1, pages=model.pages), LINE)
    done = foot_button("done", say("done"), "primary", "check")
    feet = Row([back, number, onward, done], gap=3 * GAP)
    return Column([name, Choose(beside, below, grow=1.0), feet], gap=2 * GAP, most_w=PAGE)


def _rating(model: PracticeModel) -> Node:
    parts: list[Node] = [text("rating:name", say("practice-rating"), NAME)]
    shown = model.rating
    if not model.seats:
        return Column([*parts, text("rating:none", say("practice-rating-together"), BODY)])
    if model.several:
        parts.append(stepper("players", say("practice-players"), literal(str(model.seats))))
    if shown.now is None:
        return Column([*parts, text("rating:none", say("practice-rating-none"), BODY)])
    value, margin = round(shown.now.value), round(shown.now.margin)
    parts.append(text("rating:value", literal(rating.written(value)), NUMBER))
    least, most = (rating.written(limit) for limit in (value - margin, value + margin))
    between = say("practice-rating-between", games=shown.games, least=least, most=most)
    parts.append(text("rating:between", between, NOTE))
    if shown.course is not None:
        parts.append(
            Leaf(
                shown.course,
                natural=(CURVE[0] / 2, CURVE[1]),
                stretch=True,
                grow=1.0,
                least_h=TALL_FINGER,
                most_h=CURVE[1],
            )
        )
        parts.append(text("rating:curve", _spoken(shown), NOTE))
    return Column(parts)


def _spoken(shown: RatingModel) -> Phrase:
    assert shown.course is not None
    assert shown.course.spoken is not None
    return shown.course.spoken


def _ways(model: PracticeModel) -> list[Node]:
    ways: list[Node] = []
    if model.seats:
        ways.append(button("play", say("practice-play"), "primary", "play"))
        ways.append(text("fits", say("practice-plays-at", rating=rating.written(model.fits)), NOTE))
    kind: Kind = "outline" if model.due else "ghost"
    mend = button("mend", say("practice-mend", due=model.due), kind, "undo")
    ways.append(dimmed(mend, dim=not model.due))
    counts = say("practice-mend-counts", waiting=model.waiting, known=model.known)
    ways.append(Choose(text("counts", counts, NOTE), Gap()))
    if model.drills:
        name = say("practice-drills", done=model.drilled, all=model.drills)
        drill = button("drill", name, "ghost", "check")
        ways.append(dimmed(drill, dim=model.drilled == model.drills))
        rated = say("practice-drills-rating", rating=rating.written(model.drill_rating))
        ways.append(Choose(text("drilled", rated, NOTE), Gap()))
    ways.append(button("insights", say("practice-insights"), "ghost", "peak"))
    ways.append(button("reviews", say("practice-reviews"), "ghost", "hint"))
    return ways


class PracticeScene(Leafing):
    """A page for each game."""

    upright = fluid = True

    def __init__(self, services: Services, game: str, today: date | None = None) -> None:
        """``today``: if not what the clock says."""
        super().__init__(services)
        self.today = today or date.today()
        self.games = list(DESCRIPTORS)
        self.at = self.games.index(game)
        self.players = dict.fromkeys(self.games, 0)
        """Number of players that was chosen; 0: the usual one."""
        self.focused = "play"

    @property
    def game(self) -> str:
        """Whose page lies open."""
        return self.games[self.at]

    @property
    def seats(self) -> int:
        """Players of the table whose rating is shown; 0: there is none."""
        tables = rating.tables(self.game)
        usual = GAMES[self.game].info.usual_seats
        chosen = self.players[self.game] or usual
        return chosen if chosen in tables else next(iter(tables), 0)

    def model(self) -> PracticeModel:
        """The state of the page."""
        seats, store = self.seats, self.services.store
        due = mistakes.due(store, self.game, self.today)
        today = drills.today(store, self.game, self.today)
        return PracticeModel(
            self.game,
            self.at,
            len(self.games),
            seats,
            len(rating.tables(self.game)) > 1,
            self._rating(seats),
            rating.plays_at(self.game, seats, self._strength(seats)) if seats else 0,
            len(due),
            len(mistakes.all_of(store, self.game)) - len(due),
            mistakes.known(store).get(self.game, 0),
            len(today.drills),
            sum(number in today.done for number in today.drills),
            round(today.rating.value),
        )

    def view(self) -> Node:
        """The page for this state."""
        return view(self.model())

    def _strength(self, seats: int) -> int:
        strength = rating.matched(self.services.store, self.game, seats, MATCHED[EVEN])
        assert strength is not None, (self.game, seats)
        return strength

    def _rating(self, seats: int) -> RatingModel:
        kept = rating.history(self.services.store, self.game, seats)
        now = kept.games[-1].rating if kept.games else None
        return RatingModel(now, kept.before + len(kept.games), _course(kept.games))

    def _match(self) -> Match:
        """A game against opponents that fit, with the options that a set-up suggests."""
        info, store = GAMES[self.game].info, self.services.store
        seats = (HUMAN, *[EVEN] * (self.seats - 1))
        chosen = SetUp(seats, info.complete(dict(info.suggested)))
        remember(store, self.game, chosen)  # PLAY goes on like this
        return match_for(self.game, rating.fitted(store, self.game, chosen))

    def chosen(self, spot: Spot) -> Transition:
        """Play, another number of players, another game, or back."""
        match spot.id:
            case "play":
                return Reset(routes.Table(self._match()))
            case "mend":
                due = mistakes.due(self.services.store, self.game, self.today)
                return Push(routes.MendMistake(due[0])) if due else None
            case "drill":
                number = drills.today(self.services.store, self.game, self.today).next
                if number is None:
                    return None
                return Push(routes.DrillTable(self.game, number, self.today))
            case "insights":
                return Push(routes.Insights(self.game))
            case "reviews":
                return Push(routes.GamesToReview(self.game))
            case "players:less":
                self._step(-1)
            case "players:more":
                self._step(1)
            case "back":
                self.turn(-1)
            case "next":
                self.turn(1)
            case "done":
                return Pop()
        return None

    def _step(self, by: int) -> None:
        tables = rating.tables(self.game)
        at = tables.index(self.seats) + by
        self.players[self.game] = tables[at % len(tables)]
        self.layout()

    def count(self) -> int:
        """A page for each game."""
        return len(self.games)

    def on_action(self, action: Action) -> Transition:
        """BACK leads where the page was opened."""
        return Pop() if action is Action.BACK else None

    def resume(self, _result: object) -> Transition:
        """Back from an exercise."""
        self.layout()
        return None


def _course(games: Sequence[rating.RatedGame]) -> Spot | None:
    """The rating after each game, with the band of its uncertainty."""
    if len(games) < 2:
        return None
    least = min(one.value - one.rating.margin for one in games) // STEP * STEP
    most = -(-max(one.value + one.rating.margin for one in games) // STEP) * STEP
    last = len(games) - 1

    def share(value: float) -> float:
        return (value - least) / (most - least)

    points = tuple(
        CoursePoint(
            at / last,
            *(share(one.value + off * one.rating.margin) for off in (0, -1, 1)),
        )
        for at, one in enumerate(games)
    )
    spoken = say(
        "practice-curve",
        first=rating.written(games[0].value),
        last=rating.written(games[-1].value),
        least=rating.written(least),
        most=rating.written(most),
    )
    return Spot("course", Course(points), 0, 0, 0, 0, 5, None, spoken)
