"""The last set-up of each game: every way into a game begins with it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Annotated, NamedTuple

from msgspec import Meta

from game.core.contract import Impossible
from game.core.phrase import Phrase, say
from game.core.record import OPTIONS, SEATS
from game.core.rng import word_seed
from game.files.formats import JsonFormat, Word
from game.files.parsing import Count, Whole
from game.games import DESCRIPTORS, GAMES
from game.games.descriptor import Form
from game.match.match import AI, HUMAN, MATCHED, Match, new_match, new_series_score, seated
from game.store import Store

PREFIX = "set-up-"
"""The store's keys begin with this; the game follows."""
LONGEST = 2_000
"""Letters of a set-up at most."""
OPPONENT, PARTNER = "visitor", "student"
"""Levels of a first game: the easiest, but a crew needs one who helps."""


class SetUp(NamedTuple):
    """Players, options and length of a series; opponents may be yet to be fitted (`MATCHED`)."""

    seats: tuple[str, ...]
    options: Mapping[str, int]
    form: Form = Form()


class KeptSetUp(NamedTuple):
    """The fields of a `SetUp`, as they are kept."""

    seats: Annotated[tuple[Word, ...], Meta(max_length=SEATS)]
    options: Annotated[dict[Word, Whole], Meta(max_length=OPTIONS)]
    form: tuple[Count, Count, Count] = (0, 0, 0)


KEPT_SET_UP = JsonFormat(
    key=PREFIX + "<game>",
    visitor=False,  # of a visitor none is kept
    kind=KeptSetUp,
    about="Players, options and length of the series of the last game of a kind.",
    example='[["human", "ai:student"], {"variant": 0}, [0, 0, 0]]',
)


def usual(store: Store, game: str, options: Mapping[str, int] | None = None) -> SetUp:
    """The last set-up of a game, or what a newcomer is offered; with these options.

    What is not possible any more, as after a change of the rules, is left out.
    """
    info = GAMES[game].info
    fresh = info.complete({**info.suggested, **(options or {})})
    others = AI + (PARTNER if info.cooperates(fresh) else OPPONENT)
    first = SetUp((HUMAN, *[others] * (info.usual_seats - 1)), fresh)
    kept = KEPT_SET_UP.read(store.progress(PREFIX + game))
    if kept is None:
        return first
    known = {name: value for name, value in kept.options.items() if name in info.options}
    form = Form(*kept.form)
    last = SetUp(
        kept.seats,
        {**fresh, **known, **(options or {})},
        form if form in DESCRIPTORS[game].series.forms else Form(),
    )
    return last if _possible(game, last) else first


def remember(store: Store, game: str, chosen: SetUp) -> None:
    """The next game begins like this one."""
    text = json.dumps([chosen.seats, dict(chosen.options), chosen.form])
    if len(text) <= LONGEST:
        store.set_progress(PREFIX + game, text)


def match_for(game: str, chosen: SetUp, seed: str = "") -> Match:
    """A match of this set-up. Raises Impossible for what the game does not have."""
    seats = seated(game, chosen.seats, chosen.options)
    fresh = new_match(game, seats, chosen.options, seed or word_seed())
    fresh.rated = not seed
    if chosen.form != Form():
        teams = GAMES[game].info.teams(len(seats), chosen.options)
        fresh.series_score = new_series_score(chosen.form, teams)
    return fresh


def harder(match: Match) -> tuple[SetUp, Phrase] | None:
    """The next step for a person who has won: a harder set-up and its name; None: there is none.

    A crew climbs the ladder of its game; a single player meets the next level.
    """
    from ai.levels import LEVELS

    session, levels = match.session, list(LEVELS)
    info, options = session.game.info, dict(session.options)
    rivals = {match.level(seat) for seat in range(session.seats)} - {None}
    if len(match.people) != 1 or info.is_puzzle(options):
        return None
    if info.cooperates(options):
        return _rung(match, 1)
    if len(rivals) != 1:
        return None
    at = levels.index(rivals.pop() or "") + 1
    if at == len(levels):
        return None
    seats = tuple(HUMAN if seat == HUMAN else AI + levels[at] for seat in match.seats)
    return SetUp(seats, options), say(f"level-{levels[at]}")


def easier(match: Match) -> tuple[SetUp, Phrase] | None:
    """The set-up one rung below for a crew that has lost, and its name; None: there is none."""
    cooperates = match.session.game.info.cooperates(dict(match.session.options))
    return _rung(match, -1) if cooperates and len(match.people) == 1 else None


def _rung(match: Match, by: int) -> tuple[SetUp, Phrase] | None:
    """The set-up so many rungs up the ladder of a crew's game, and its name."""
    options, ladder = dict(match.session.options), DESCRIPTORS[match.id].ladder
    rungs = match.session.game.info.options[ladder].values if ladder else ()
    at = rungs.index(options[ladder]) + by if rungs else -1
    if not 0 <= at < len(rungs):
        return None
    name = say(f"{match.id}-option-{ladder}-{rungs[at]}")
    return SetUp(match.seats, {**options, ladder: rungs[at]}), name


def _possible(game: str, chosen: SetUp) -> bool:
    from ai.levels import LEVELS

    known = {HUMAN, *MATCHED, *(AI + level for level in LEVELS)}
    if not chosen.seats or not known.issuperset(chosen.seats) or HUMAN not in chosen.seats:
        return False
    seats = tuple(AI + PARTNER if seat in MATCHED else seat for seat in chosen.seats)
    try:
        match_for(game, chosen._replace(seats=seats), "try")
    except (Impossible, ValueError, KeyError):
        return False
    return True
