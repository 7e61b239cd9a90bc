"""The words about a finished game: who won, what decided, how the match stands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import reduce

from game.core.contract import Seat
from game.core.phrase import Phrase, literal, say
from game.core.rng import shown
from game.core.session import outcome_of
from game.games import DESCRIPTORS
from game.match.match import Match
from game.progress import leaderboard
from game.progress.player_rating import written
from game.scenes.results import count
from game.services import Services
from game.tables.capabilities import Highlight, Highlights
from game.tables.table import CountLine, seat_name


def headline(match: Match) -> Phrase:
    """One line that says it all."""
    score, outcome = match.standing, outcome_of(match.session)
    if champions := score.winners():
        return _won_by(match, champions, "result-series-")
    if score.over:
        return say("result-series-shared")
    leaders, winners = outcome.leaders, outcome.winners
    if outcome.together and not winners:
        return say("result-together-lost")
    if outcome.together:
        return say("result-alone-won" if len(winners) == 1 else "result-together-won")
    if outcome.tied:
        return say("result-draw")
    return _won_by(match, leaders, "result-deal-" if _deals_left(match) else "result-")


def _deals_left(match: Match) -> bool:
    """True if further deals of this match decide it."""
    return bool(match.standing.deals) and not match.standing.over


def _won_by(match: Match, winners: Sequence[Seat], key: str) -> Phrase:
    """One winner, or a team of two; ``key`` begins the texts."""
    people, names = match.people, match.names
    alone = len(people) == 1 and people[0] in winners
    deal = {"deal": match.standing.games} if _deals_left(match) else {}
    if len(winners) == 1 and alone:
        return say(f"{key}you-won", **deal)
    if len(winners) == 1:
        return say(f"{key}won", name=names[winners[0]], **deal)
    if alone:
        return say(f"{key}your-team-won", **deal)
    one, other = (names[seat] for seat in winners)
    return say(f"{key}team-won", one=one, other=other, **deal)


def again(match: Match) -> Phrase:
    """Words for the next game."""
    score = match.standing
    if _deals_left(match):
        return say("result-next-deal", deal=score.games + 1, deals=score.deals)
    if not score.counts:
        return say("result-again")
    return say("result-new-series" if score.over else "result-next")


def same(services: Services, match: Match) -> Phrase:
    """The same deal in the words of the game, where it has some."""
    own = f"{match.id}-result-same"
    return say(own if services.text.has(own) else "result-same")


def standing(match: Match, *, counted: bool) -> list[CountLine]:
    """Position of the series or the match, after more than one game.

    ``counted``: False while points are being counted, which the sum would give away.
    """
    score = match.standing
    if len(score.points) == 1 or not (score.counts or score.games > 1):
        return []
    held = score.by_seat()
    if outcome_of(match.session).together:
        won = say("series-won-together", won=held[0], games=score.games)
        return [CountLine(say("series-together"), (won,))]
    what = say("series-wins", games=score.games)
    if score.goal:
        what = say("series-stands", goal=score.goal)
    elif score.deals:
        what = say("deals-stand", games=score.games, deals=score.deals)
    figures = tuple(map(count.signed, held)) if counted else (literal("…"),) * len(held)
    return [CountLine(what, figures, total=True)]


def seed(match: Match) -> Phrase:
    """The seed of the deal."""
    return say("result-seed", seed=literal(shown(match.session.seed)))


def keep_best(services: Services, match: Match) -> Phrase | None:
    """Keep a puzzle's score for its seed; returns the line about the best one."""
    score = leaderboard.score_of(match)
    if score is None or not match.people or match.hints:
        return None
    if leaderboard.keep(services.store, match, score):
        return say("result-best-new", score=abs(score))
    match.note_best(leaderboard.best(services.store, match))
    return None if match.best is None else say("result-best", score=abs(match.best))


def rating_line(match: Match) -> Phrase | None:
    """The player's rating after this game; None where it was not rated."""
    if match.rating is None:
        return None
    value, margin, change = match.rating
    moved = f"+{change}" if change >= 0 else f"\u2212{-change}"
    return say("practice-result", rating=written(value), margin=margin, change=literal(moved))


def badge(lines: Sequence[CountLine]) -> Phrase | None:
    """The rarest that happened, and whose it is."""
    line = next((line for line in lines if line.badge is not None), None)
    if line is None or line.badge is None:
        return None
    if line.finder is None:
        return say("result-badge", name=line.badge)
    return say("result-badge-of", name=line.badge, who=line.finder)


def margin(services: Services, match: Match, lines: Sequence[CountLine]) -> Phrase | None:
    """By how much it was won, or that it is level, in a game that counts something."""
    key, outcome = f"{match.id}-result-margin", outcome_of(match.session)
    scores = next((line.scores for line in lines if line.total), ())
    if not services.text.has(key) or len(scores) < 2 or outcome.together:
        return None
    teams = outcome.teams
    if len(set(teams)) < len(teams):
        scores = tuple(dict(zip(teams, scores, strict=True)).values())
    first, second, *_ = sorted(scores, reverse=True)
    if first > second:
        return say(key, n=first - second)
    return say("result-level", n=first) if outcome.tied else None


def decided(match: Match, lines: Sequence[CountLine]) -> Phrase | None:
    """The count in which the winner is furthest ahead of all others; None where there is none.

    Of a draw of two it is what each of them was ahead in. Of counts that give one token each it is
    the closest: the last that could have turned. A count that is all of the score explains nothing.
    """
    outcome = outcome_of(match.session)
    leaders = outcome.leaders
    if outcome.tied and match.session.seats == 2:
        return _balanced(match, lines)
    if outcome.together:
        return next((line.reason for line in lines if line.reason is not None), None)
    if outcome.tied or len(leaders) != 1:
        return None
    if (comeback := _comeback(match, leaders[0])) is not None:
        return comeback
    best = _strongest(_parts(lines, leaders[0]), leaders[0])
    if best is None:
        return None
    what, mine, theirs = best
    return say("result-why", what=what, mine=mine, theirs=theirs)


def _comeback(match: Match, winner: Seat) -> Phrase | None:
    """The largest comeback of the winner that the table told, in a game that has words for it."""
    key = f"{match.id}-told-comeback-line"
    facts = [dict(told.line.args) for told in _highlights(match) if told.line.key == key]
    by = [int(str(each["most"])) for each in facts if each["seat"] == seat_name(winner)]
    if not by:
        return None
    return say(f"{match.id}-result-comeback", seat=match.names[winner], most=max(by))


def _highlights(match: Match) -> list[Highlight]:
    """Everything that the table told besides the rules' own events."""
    table, session = DESCRIPTORS[match.id].table, match.session
    if not isinstance(table, Highlights):
        return []
    events = session.events()
    told = table.highlights(events, len(events), session.view())
    return [highlight for highlight in told if highlight is not None]


REMEMBERED = 4
"""Facts of a game that its result tells: the first in full, the others by name."""


FEW = 2
"""Players up to which a page has room for them."""


def remembered(match: Match) -> list[CountLine]:
    """The facts that were told, the rarest kinds first; a touch on a name tells it again.

    None where the columns of many players need the room.
    """
    if match.session.seats > FEW:
        return []
    facts = [told for told in _highlights(match) if told.reads]
    kinds = Counter(fact.shout.key for fact in facts)
    stories = {fact.shout: fact.line for fact in sorted(facts, key=lambda f: kinds[f.shout.key])}
    if not stories:
        return []
    (_, first), *named = tuple(stories.items())[:REMEMBERED]
    words = first
    if named:
        *parts, names = (name for name, _ in named)
        for part in reversed(parts):
            names = say("result-list", one=part, more=names)
        words = say("result-facts-more", first=first, names=names)
    return [CountLine(say("result-facts"), (words,), prose=True, stories=tuple(named))]


def _balanced(match: Match, lines: Sequence[CountLine]) -> Phrase | None:
    """The count in which each of two was furthest ahead; None if one was never ahead."""
    best = [_strongest(lines, seat) for seat in range(2)]
    if best[0] is None or best[1] is None:
        return None
    (what, a, b), (other, c, d) = best[0], best[1]
    names = {"one": match.names[0], "two": match.names[1], "what": what, "other": other}
    return say("result-level-why", **names, a=a, b=b, c=c, d=d)


def _parts(lines: Sequence[CountLine], seat: Seat) -> Sequence[CountLine]:
    """The counts of which each is only a part of what this seat won by; one alone is none."""
    scores = next((line.scores for line in lines if line.total), ())
    least = scores[seat] if scores else 0
    counted = [line for line in lines if not line.total and _numbers(line)]
    if len(counted) < 2:
        return ()
    return [line for line in counted if line.worth == "token" or _numbers(line)[seat] < least]


def _numbers(line: CountLine) -> Sequence[int]:
    """The whole number of each seat in a count; none where they cannot be compared."""
    figures = line.values or [_number(figure) for figure in line.figures]
    whole = [number for number in figures if number is not None]
    comparable = len(whole) == len(figures) > 1 and not line.prose and line.worth != "nothing"
    return whole if comparable else ()


def _strongest(lines: Sequence[CountLine], seat: Seat) -> tuple[Phrase, Phrase, Phrase] | None:
    """The count in which a seat is furthest ahead, its figure, and the best of the others."""
    best: tuple[int, CountLine, str, str] | None = None
    for line in lines:
        counted = () if line.total else _numbers(line)
        if not counted:
            continue
        numbers = [-n if line.fewest else n for n in counted]
        mine = numbers[seat]
        theirs = max(n for other, n in enumerate(numbers) if other != seat)
        ahead = theirs - mine if line.worth == "token" else mine - theirs
        if mine > theirs and (best is None or ahead > best[0]):
            words = _figure(abs(mine) if line.fewest else mine)
            best = ahead, line, words, _figure(abs(theirs) if line.fewest else theirs)
    if best is None:
        return None
    _, line, won, lost = best
    return line.brief or line.what, literal(won), literal(lost)


def _number(figure: Phrase) -> int | None:
    """The whole number that a figure is; None: it is no number."""
    text = str(dict(figure.args).get("text", "")).replace("\u2212", "-")
    return int(text) if figure.key == "literal" and text.lstrip("-").isdecimal() else None


def _figure(number: int) -> str:
    return str(number) if number >= 0 else f"\u2212{-number}"


def met_line(match: Match, met: Sequence[str]) -> Phrase:
    """The challenge that was met; of several the last of the page, mostly the hardest."""
    text = _challenge(match, met[-1])
    if len(met) > 1:
        return say("daily-challenges-new", text=text, rest=_rest(met))
    return say("daily-challenge-new", text=text)


def met_stories(match: Match, met: Sequence[str]) -> tuple[tuple[Phrase, Phrase], ...]:
    """The words in that line for the other challenges, with the challenges; empty: there are none.

    They can be touched, as the names in a sentence.
    """
    if len(met) < 2:
        return ()
    others = [_challenge(match, each) for each in met[:-1]]
    return ((_rest(met), reduce(lambda one, more: say("result-list", one=one, more=more), others)),)


def _challenge(match: Match, name: str) -> Phrase:
    return say(f"{match.id}-challenge-{name}")


def _rest(met: Sequence[str]) -> Phrase:
    return say("daily-challenges-rest", more=len(met) - 1)
