"""Results of a review: its curve, the mistakes that are kept, and a game from one of them."""

from __future__ import annotations

from datetime import date

from ai.analysis import Blunder, Review, outlook
from game.art.menu.chart import Course, CoursePoint
from game.core.phrase import say
from game.core.session import AnySession, Session
from game.match.match import Match
from game.progress import class_practice, mistakes
from game.scenes.base import routes
from game.scenes.base.scene import Push, Transition
from game.services import Services
from game.tables.table import Spot


def course_of(review: Review, match: Match, blunder: Blunder | None) -> Spot | None:
    """Course of the game for the person: a curve of the outlook, choice by choice.

    ``blunder``: the one that is on the table.
    """
    session = match.session
    seat = blunder.choice.seat if blunder else min(match.people)
    returns, length = session.returns(), max(1, len(session.moves))
    own = [standing for standing in review.course if standing.seat == seat]
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
    marks = tuple(one.choice.number / length for one in review.blunders if one.choice.seat == seat)
    shown = -1.0 if blunder is None else blunder.choice.number / length
    art = Course((*points, CoursePoint(1.0, end, end, end)), marks, shown)
    spoken = say(
        "review-course",
        first=round(100 * points[0].value),
        least=round(100 * min(point.value for point in points)),
        most=round(100 * max(point.value for point in points)),
    )
    return Spot("course", art, 0, 0, 0, 0, 5, None, spoken)


def becomes_tasks(services: Services, match: Match) -> bool:
    """True if the blunders of a game return as tasks: those of one person, not of a visitor."""
    return len(match.people) == 1 and services.policy is None


def keep_mistakes(services: Services, match: Match, review: Review) -> None:
    """Keep the blunders of one person as tasks; nothing of a kiosk's visitor."""
    if becomes_tasks(services, match):
        store = services.store
        found = mistakes.keep(store, match.session, review.blunders, date.today())
        class_practice.mistakes_found(store, services.learner, found)


def play_on(match: Match, blunder: Blunder) -> Transition:
    """The dialog about a game from the position before this choice."""
    session, choice = match.session, blunder.choice
    start: AnySession = Session(session.game, session.seats, session.options, session.seed)
    for move in session.moves[: choice.number]:
        start.play(move)
    return Push(routes.PlayOn(start, choice.seat, match.seats))
