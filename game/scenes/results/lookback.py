"""Results of a review: its curve, its turning point, the mistakes kept, a game from one of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import date
from itertools import pairwise
from typing import NamedTuple

from ai.analysis import Blunder, Choice, Review, outlook
from game.art.menu.chart import Course, CoursePoint
from game.core.contract import AnyMove, Seat
from game.core.phrase import Filling, Phrase, say
from game.core.session import AnySession, RuleEvent, Session
from game.effects.weights import BEATS
from game.games import DESCRIPTORS
from game.match.match import Match
from game.progress import class_practice, mistakes
from game.scenes.base import routes
from game.scenes.base.scene import Push, Transition
from game.services import Services
from game.tables.capabilities import Recounts
from game.tables.table import Spot

TURN = 10
"""Change of the chances between two choices from which on it is told, in per cent."""
EVEN = 50
"""Chances in per cent that a draw ends with."""


class TurningPoint(NamedTuple):
    """The step between two choices of a person that changed the chances most."""

    number: int
    """Moves before it."""
    words: Phrase


def for_person(match: Match, key: str, seat: Seat, **facts: Filling) -> Phrase:
    """The phrase about "you"; where several people play, the one that names the seat."""
    if len(match.people) == 1:
        return say(key, **facts)
    return say(f"{key}-of", name=match.names[seat], **facts)


def addressed(match: Match, seat: Seat, line: Phrase) -> Phrase:
    """A line about "you", after the name of the person whom it addresses, if there are several."""
    if len(match.people) == 1:
        return line
    return say("review-told-of", name=match.names[seat], line=line)


def turning_point(review: Review, match: Match) -> TurningPoint | None:
    """The turning point of the game for its first person; None where no step was large.

    It explains the result: the largest fall of a game that was lost, the largest rise of one that
    was won, and the end itself where no step between two choices was large.
    """
    seat, session = min(match.people), match.session
    returns = session.returns()
    own = [point for point in review.course if point.seat == seat]
    chances = [(point.number, outlook(point.value, returns)) for point in own]
    end = (len(session.moves), outlook(returns[seat], returns))
    between, last_step = list(pairwise(chances)), list(pairwise([*chances[-1:], end]))
    found = _largest(between, end[1]) or _largest(last_step, end[1])
    if found is None:
        return None
    (at, first), (to, last) = found
    change = last - first
    way = "down" if change < 0 else "up"
    cause = _cause(match, seat, at, to, rose=change > 0)
    if cause is not None:
        cause = addressed(match, seat, cause)
        told = for_person(match, f"review-cause-{way}", seat, first=first, last=last, line=cause)
        return TurningPoint(at, told)
    line = _happened(match, seat, at, to)
    if line is None:
        return None
    told = for_person(match, f"review-turn-{way}", seat, first=first, last=last, line=line)
    return TurningPoint(at, told)


_Step = tuple[tuple[int, int], tuple[int, int]]
"""Moves before two choices, each with the chances there in per cent."""


def _largest(steps: Sequence[_Step], end: int) -> _Step | None:
    """The largest of these steps towards the chances at the end; None where none was large."""

    def towards(step: _Step) -> int:
        change = step[1][1] - step[0][1]
        return abs(change) if end == EVEN else change if end > EVEN else -change

    found = max(steps, key=towards, default=None)
    return found if found is not None and towards(found) >= TURN else None


def _cause(match: Match, seat: Seat, first: int, last: int, *, rose: bool) -> Phrase | None:
    """The event of these moves that changed the chances, in the words of a game that has some."""
    session, table = match.session, DESCRIPTORS[match.id].table
    if not isinstance(table, Recounts):
        return None
    again: AnySession = Session(session.game, session.seats, session.options, session.seed)
    for move in session.moves[:first]:
        again.skip(move)
    steps = []
    for move in session.moves[first:last]:
        events = again.play(move, seat)
        steps.append((events, [again.view(one) for one in range(session.seats)]))
    return table.turn(steps, seat, rose)


def chosen_instead(match: Match, blunder: Blunder) -> Phrase | None:
    """The choice against the better one, in the words of a game that has some."""
    table = DESCRIPTORS[match.id].table
    if not isinstance(table, Recounts):
        return None
    choice = blunder.choice
    told = table.choice(choice.view, choice.move, blunder.better)
    return None if told is None else addressed(match, choice.seat, told)


def _happened(match: Match, seat: Seat, first: int, last: int) -> Phrase | None:
    """The lines of the log about the strongest events of these moves, as this seat saw them.

    One about the choice of the seat and one about what followed: luck, and the others. The choice
    was good, so what followed is why the chances changed.
    """
    session, tell = match.session, DESCRIPTORS[match.id].table.tell
    again: AnySession = Session(session.game, session.seats, session.options, session.seed)
    for move in session.moves[:first]:
        again.skip(move)
    strongest: dict[bool, tuple[int, Phrase]] = {}
    for number, move in enumerate(session.moves[first:last]):
        for event in again.play(move, seat):
            line: Phrase | None = tell(event.kind, event.facts, event.view)
            if line is None:
                continue
            own, weight = number == 0 and event.facts.get("seat") == seat, BEATS.get(event.kind, 1)
            if own not in strongest or weight > strongest[own][0]:
                strongest[own] = (weight, line)
    lines = [strongest[own][1] for own in (True, False) if own in strongest]
    if len(lines) == 2:
        return say("review-turn-then", first=lines[0], then=lines[1])
    return say("review-turn-one", line=lines[0]) if lines else None


def aftermath(match: Match, choice: Choice, told: Phrase | None = None) -> Phrase | None:
    """The choice of a person and what the next player made of it; None: the log is silent.

    ``told``: the choice in better words than those of the log. Of the other's turn its first line
    and its strongest, which may be the same.
    """
    session, tell = match.session, DESCRIPTORS[match.id].table.tell
    again: AnySession = Session(session.game, session.seats, session.options, session.seed)
    for move in session.moves[: choice.number + 1]:
        again.skip(move)
    own = told or next((line for _, line in _lines(tell, choice.events)), None)
    rival = again.to_move()
    theirs: list[tuple[int, Phrase]] = []
    for move in session.moves[choice.number + 1 :]:
        if rival == choice.seat or again.to_move() != rival:
            break
        theirs += _lines(tell, again.play(move, choice.seat))
    if own is None or not theirs:
        return None
    first, strongest = theirs[0], max(theirs, key=lambda line: line[0])
    line = first[1]
    if strongest is not first and strongest[0] > first[0]:
        line = say("review-aftermath", first=line, then=strongest[1])
    return say("review-aftermath", first=own, then=line)


def _lines(
    tell: Callable[..., Phrase | None], events: Iterable[RuleEvent[object]]
) -> Iterator[tuple[int, Phrase]]:
    """The lines of the log about these events, with the weights of the events."""
    for event in events:
        line = tell(event.kind, event.facts, event.view)
        if line is not None:
            yield BEATS.get(event.kind, 1), line


def course_of(
    review: Review, match: Match, blunder: Blunder | None, turn: TurningPoint | None = None
) -> Spot | None:
    """Course of the game for the person: a curve of the outlook, choice by choice, as far as known.

    ``blunder``: the one that is on the table; ``turn``: the point that is told of instead.
    """
    session, seat = match.session, seat_of_course(match, blunder)
    returns, length = session.returns(), max(1, len(session.moves))
    own = [standing for standing in review.course if standing.seat == seat]
    if len(own) < 2 and review.done:
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
    if review.done:
        end = outlook(returns[seat], returns) / 100
        points = (*points, CoursePoint(1.0, end, end, end))
    marks = tuple(one.choice.number / length for one in review.blunders if one.choice.seat == seat)
    shown = -1.0
    if blunder is not None:
        shown = blunder.choice.number / length
    elif turn is not None:
        shown = turn.number / length
        marks = (*marks, shown)
    art = Course(points, marks, shown)
    return Spot("course", art, 0, 0, 0, 0, 5, None, _in_words(match, seat, points))


def seat_of_course(match: Match, blunder: Blunder | None) -> Seat:
    """The seat whose chances the curve shows."""
    return blunder.choice.seat if blunder else min(match.people)


def _in_words(match: Match, seat: Seat, points: Sequence[CoursePoint]) -> Phrase | None:
    """The curve for a player who listens; None where none is known yet."""
    chances = [round(100 * point.value) for point in points]
    if not chances:
        return None
    least, most = min(chances), max(chances)
    return for_person(match, "review-course", seat, first=chances[0], least=least, most=most)


def before(
    session: AnySession, seat: Seat, number: int
) -> tuple[object, Sequence[tuple[AnyMove, str]]]:
    """The view of a seat after so many moves, and its own move from there, marked as played."""
    again: AnySession = Session(session.game, session.seats, session.options, session.seed)
    for move in session.moves[:number]:
        again.skip(move)
    return again.view(seat), ((session.moves[number], "last"),)


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
