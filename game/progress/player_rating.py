"""A player's rating per game and number of seats, from games without help; on this computer only.

Opponents have the ratings of the ladder (`ai.strength`). At a table of three or more the others
count as one opponent who is as hard to be before as all of them together.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from typing import Annotated, Final, Literal

from msgspec import Meta

from ai.strength import BASE, StrengthScale, curve, first_share, strength_of, together
from game.core.contract import GameInfo
from game.files.formats import Day, JsonFormat
from game.files.parsing import Count
from game.games import GAMES
from game.match.match import AI, FIT, HUMAN, MATCHED, Match, opponent_of
from game.match.saving import counting, settle
from game.match.set_up import PARTNER, SetUp, match_for, usual
from game.progress.glicko import CENTRE, Encounter, PlayerRating, after
from game.store import Store

PREFIX = "practice-rating-"
"""Of the keys in the store; game and number of seats follow."""
FORMAT: Final = 1
MOST = 200
"""Games of a curve: the newest."""
FIRST = PlayerRating(CENTRE, 250.0)
"""Before the first game: most people lie between *Visitor* and *Nobel*."""
OPPONENT = 50.0
"""Standard deviation of the rating of an opponent."""
Points = Annotated[float, Meta(ge=-2000.0, le=6000.0)]


@dataclass(frozen=True, slots=True)
class RatedGame:
    """A rated game, and the rating after it."""

    day: Day
    opponents: Points
    """Rating of the opponents together."""
    score: Annotated[float, Meta(ge=0.0, le=1.0)]
    value: Points
    deviation: Annotated[float, Meta(ge=1.0, le=500.0)]
    volatility: Annotated[float, Meta(ge=0.001, le=1.0)]

    @property
    def rating(self) -> PlayerRating:
        """The rating after the game."""
        return PlayerRating(self.value, self.deviation, self.volatility)


@dataclass(frozen=True, slots=True)
class KeptRating:
    """Content of the store for one game and one number of seats."""

    format: Literal[1]
    games: Annotated[tuple[RatedGame, ...], Meta(max_length=MOST)]
    before: Count = 0
    """Games that were rated before these."""


KEPT_RATING = JsonFormat(
    key=PREFIX + "<game>-<seats>",
    visitor=True,
    kind=KeptRating,
    about="Rated games of a player at one table, each with the rating after it.",
    example='{"format": 1, "games": [{"day": "2026-11-27", "opponents": 1500.0, "score": 1.0,'
    ' "value": 1562.5, "deviation": 215.1, "volatility": 0.06}], "before": 0}',
)


def history(store: Store, game: str, seats: int) -> KeptRating:
    """The rated games at such a table, the oldest first."""
    kept = KEPT_RATING.read(store.progress(f"{PREFIX}{game}-{seats}"))
    return kept or KeptRating(FORMAT, ())


def rating(store: Store, game: str, seats: int) -> PlayerRating:
    """The rating now; a wide guess before the first game."""
    games = history(store, game, seats).games
    return games[-1].rating if games else FIRST


def tables(game: str) -> list[int]:
    """Numbers of seats with a rating of their own."""
    return [seats for seats in GAMES[game].info.seats if curve(game, seats) is not None]


def curve_at(info: GameInfo, seats: int, options: Mapping[str, int]) -> StrengthScale | None:
    """Ratings of the opponents at such a table; None where it is not rated.

    Games that are won or lost together, in teams or alone say little about one player.
    """
    if info.cooperates(options) or info.is_puzzle(options):
        return None
    if len(set(info.teams(seats, options))) < seats:
        return None
    return curve(info.id, seats)


def matched(store: Store, game: str, seats: int, target: float) -> int | None:
    """Strength of opponents of whom a player is before each one that often; None: not known."""
    ratings = curve(game, seats)
    if ratings is None:
        return None
    return ratings.strength_for(rating(store, game, seats).value - BASE, target)


def fitted(store: Store, game: str, chosen: SetUp) -> SetUp:
    """A set-up with opponents of the strength that fits now, where it asks for such."""

    def holder(seat: str) -> str:
        if seat not in MATCHED:
            return seat
        strength = matched(store, game, len(chosen.seats), MATCHED[seat])
        return AI + PARTNER if strength is None else f"{FIT}{strength}"

    return chosen._replace(seats=tuple(map(holder, chosen.seats)))


def like_the_last(store: Store, game: str, options: Mapping[str, int] | None = None) -> Match:
    """A new match of the last set-up of a game, with these options."""
    return match_for(game, fitted(store, game, usual(store, game, options)))


def written(value: float) -> str:
    """A rating or a difficulty in words: a whole number in one piece, as in chess."""
    return str(round(value))


def plays_at(game: str, seats: int, strength: int) -> int:
    """Rating of a strength, as it is shown."""
    ratings = curve(game, seats)
    assert ratings is not None, (game, seats)
    return round(BASE + ratings.rating(strength))


def win_share(store: Store, game: str, seats: int, strength: int) -> int:
    """Per cent of the games that a player is expected to win against such opponents."""
    ratings = curve(game, seats)
    assert ratings is not None, (game, seats)
    mine = rating(store, game, seats).value - BASE
    return round(100 * first_share(mine, [ratings.rating(strength)] * (seats - 1)))


def note(store: Store, match: Match, today: date) -> bool:
    """Rate a finished game if it counts; whether it did. No game counts twice."""
    session = match.session
    ratings = curve_at(session.game.info, session.seats, session.options)
    if not counting(store, match.kept):
        return False
    settle(store, match.kept)
    if ratings is None or len(match.people) != 1:
        return False
    rivals = [strength_of(opponent_of(who)) for who in match.seats if who != HUMAN]
    against = BASE + together([ratings.rating(strength) for strength in rivals])
    score = _score(session.returns(), match.people[0])
    seats = session.seats
    before = history(store, match.id, seats)
    old = rating(store, match.id, seats)
    now = after(old, [Encounter(against, OPPONENT, score)])
    games = [*before.games, RatedGame(today.isoformat(), against, score, *now)]
    gone = max(0, len(games) - MOST)
    _keep(store, f"{PREFIX}{match.id}-{seats}", games[gone:], before.before + gone)
    match.note_rating(round(now.value), round(now.margin), round(now.value) - round(old.value))
    return True


def refitted(store: Store, match: Match, fresh: Match) -> Match:
    """The game after a match, against opponents that fit the rating of now as well as before.

    They change between games, not within a series; others stay as they are.
    """
    session, rivals = fresh.session, set(fresh.seats) - {HUMAN}
    ratings = curve_at(session.game.info, session.seats, session.options)
    standing = fresh.series_score
    waits = fresh.kept is not None or (standing is not None and standing.counts and standing.games)
    if ratings is None or waits or len(rivals) != 1 or not min(rivals).startswith(FIT):
        return fresh
    now = rating(store, match.id, session.seats).value
    then = now if match.rating is None else match.rating[0] - match.rating[2]
    share = first_share(then - BASE, [ratings.rating(strength_of(opponent_of(min(rivals))))])
    target = min(MATCHED.values(), key=lambda each: abs(each - share))
    fits = f"{FIT}{matched(store, match.id, session.seats, target)}"
    seats = tuple(HUMAN if who == HUMAN else fits for who in fresh.seats)
    return replace(fresh, seats=seats, names=())


def _score(returns: Sequence[float], seat: int) -> float:
    """1 for the winner, 0 for the others; a first place that is shared counts in parts."""
    best = max(returns)
    return 1 / returns.count(best) if returns[seat] == best else 0.0


def _keep(store: Store, key: str, games: Sequence[RatedGame], before: int) -> None:
    rows = [
        {
            "day": one.day,
            "opponents": round(one.opponents, 1),
            "score": round(one.score, 3),
            "value": round(one.value, 2),
            "deviation": round(one.deviation, 2),
            "volatility": round(one.volatility, 5),
        }
        for one in games
    ]
    text = json.dumps({"format": FORMAT, "games": rows, "before": before}, separators=(",", ":"))
    store.set_progress(key, text)
