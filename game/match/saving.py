"""Matches in the store and in files: games in play, imported games, series, the next deal."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, NamedTuple

from msgspec import Meta

from game.core.contract import AnyMove, move_text
from game.core.phrase import Phrase, say
from game.core.record import SEATS, BadRecord, Record, record_of
from game.core.rng import word_seed
from game.core.session import AnySession, Session
from game.files.atomic_files import SHARED, make_folder, write_whole
from game.files.formats import ListFormat, TextFormat
from game.files.parsing import Count, Whole
from game.match.match import (
    KEPT_SITTINGS,
    Match,
    SeriesScore,
    match_after,
    match_of,
    new_match,
    parse_series_score,
    seat_names,
)
from game.store import Store

SERIES = "series"
"""The store's key for series."""
MOST_SERIES = 200
"""Series remembered: those played last."""
LONGEST_SERIES = 30
"""Games of one series that are remembered: those played last."""


class PlayedSeries(NamedTuple):
    """One series, after the last of its games that is finished."""

    ids: Annotated[tuple[Count, ...], Meta(max_length=1_000)]
    """The store's numbers of its games, in order."""
    points: Annotated[tuple[Whole, ...], Meta(max_length=SEATS)]
    """Of each player, in the order of the seats of the first game."""


KEPT_SERIES = ListFormat(
    key=SERIES,
    visitor=False,
    kind=PlayedSeries,
    most=1_000,
    about="Series that were played: numbers of their games, and points of each player.",
    example="[[[1, 2], [3, 4]]]",
)


def note_series(store: Store, standing: SeriesScore) -> None:
    """Keep the state of a series after a game; nothing for games that just follow one another."""
    if not standing.counts or not standing.ids:
        return
    known = set(standing.ids)
    kept = [one for one in _all_series(store) if not known.intersection(one.ids)]
    kept.append(PlayedSeries(standing.ids[-LONGEST_SERIES:], standing.points))
    store.set_progress(SERIES, json.dumps(kept[-MOST_SERIES:]))


def series_of_games(store: Store) -> dict[int, PlayedSeries]:
    """The series of each kept game that belongs to one, by the store's number of the game."""
    return {game_id: one for one in _all_series(store) for game_id in one.ids}


def _all_series(store: Store) -> list[PlayedSeries]:
    """The latest played last. What cannot be read is forgotten."""
    return KEPT_SERIES.read(store.progress(SERIES))


KEPT_TABLE = TextFormat(
    key="web:table",
    visitor=False,
    pattern="[0-9]+",
    longest=16,
    about="Number of the game on the open table of a web page; 0: no table is open.",
    example="1",
)
SITTING = KEPT_SITTINGS.key
"""The key of the store for the match positions of unfinished games, one line for each game."""
MOST = KEPT_SITTINGS.most
"""Match positions that are kept: those of the newest games."""
LONGEST = KEPT_SITTINGS.longest
"""Letters of one of them at most, so that all of them fit in one entry of the store."""


def keep(store: Store, session: AnySession, seats: tuple[str, ...]) -> int:
    """Keep a whole game, move by move as if it were played now, in one commit; returns its id."""
    again = Session(session.game, session.seats, session.options, session.seed)
    with store.together():
        game_id = store.begin(record_of(again, seats))
        for n, move in enumerate(session.moves, 1):
            again.play(move)
            store.played(game_id, n, move_text(move), again.digest())
        if again.to_move() is None:
            store.finished(game_id, again.returns(), again.digest())
    return game_id


def sit_down(store: Store, match: Match, *, keep: bool) -> None:
    """Bring a match up to date before it is played: its place in the store, series and names.

    ``keep``: whether the store keeps a fresh one.
    """
    if match.kept is None and keep:
        begin(store, match)
    elif match.series_score is None:
        match.series_score = series_score_of(store, match.kept, match.session.seats)
    if match.series_score is not None and match.series_score.shift:
        match.names = _followed(match, match.series_score)


def _followed(match: Match, standing: SeriesScore) -> tuple[Phrase, ...]:
    """Names that stay with their players although these have changed seats."""
    seats = range(match.session.seats)
    of_player = {standing.player(seat): match.seats[seat] for seat in seats}
    names = seat_names([of_player[player] for player in seats])
    return tuple(names[standing.player(seat)] for seat in seats)


def begin(store: Store, match: Match) -> None:
    """Keep a game that was set up, with its place in a match if it belongs to one."""
    match.kept = store.begin(match.record())
    if match.rated:
        _keep_counting(store, [*_counting(store), match.kept])
    if match.series_score is None:
        return
    open_games = {str(saved.id) for saved in store.unfinished()}
    before = (store.progress(SITTING) or "").split("\n")
    lines = [f"{match.kept} {match.series_score.text()}"]
    lines += [line for line in before if line.partition(" ")[0] in open_games]
    fitting = [line for line in lines if len(line) <= LONGEST]
    store.set_progress(SITTING, "\n".join(fitting[:MOST]))


# --- games that count for the rating --------------------------------------------------------------


COUNTING = "practice-counting"
"""The key of the store for the games in play that may count for a rating."""
KEPT_COUNTING = ListFormat(
    key=COUNTING,
    visitor=True,
    kind=Count,
    most=MOST_SERIES,
    about="Numbers of the games in play that may count for the rating of their player.",
    example="[3, 7]",
)


def _counting(store: Store) -> list[int]:
    """Their numbers in the store, the oldest first."""
    return KEPT_COUNTING.read(store.progress(COUNTING))


def _keep_counting(store: Store, ids: Sequence[int]) -> None:
    store.set_progress(COUNTING, json.dumps(list(ids)[-MOST_SERIES:]))


def counting(store: Store, game_id: int | None) -> bool:
    """True for a kept game that counts: a new deal, without any help so far."""
    return game_id is not None and game_id in _counting(store)


def settle(store: Store, game_id: int | None) -> None:
    """A game counts no longer: it is rated now, or its player was helped."""
    if counting(store, game_id):
        _keep_counting(store, [one for one in _counting(store) if one != game_id])


def series_score_of(store: Store, game_id: int | None, seats: int) -> SeriesScore | None:
    """Return the match position that was kept for a game of so many seats, or None.

    An entry for another number of players is damage: the game goes on without its match.
    """
    for line in (store.progress(SITTING) or "").split("\n"):
        number, _, text = line.partition(" ")
        if number == str(game_id):
            return parse_series_score(text, seats)
    return None


def next_of(store: Store, match: Match) -> Match | None:
    """Return the next deal of a match, which `keep_move` began when this one ended, or None."""
    for saved in store.unfinished():
        seats = saved.record.seats
        standing = series_score_of(store, saved.id, len(seats))
        last = standing.ids[-1:] if standing is not None else ()
        if match.kept is not None and last == (match.kept,) and saved.record.game == match.id:
            try:
                waiting = match_of(saved.record, saved.id)
            except BadRecord:
                return None
            waiting.series_score = standing
            return waiting
    return None


def keep_move(store: Store, match: Match, move: AnyMove) -> None:
    """Keep the move that a match has just made, and its end; nothing where it is not kept.

    Where deals are left, the end of one begins the next in the same commit. So the match goes on
    from the title, whenever its players leave.
    """
    if match.kept is None:
        return
    session = match.session
    digest = session.digest()
    store.played(match.kept, len(session.moves), move_text(move), digest)
    if session.to_move() is None:
        with store.together():
            store.finished(match.kept, session.returns(), digest)
            standing = match.standing
            note_series(store, standing)
            if standing.counts and not standing.over and match.people:
                begin(store, match_after(match))


def next_match(store: Store, match: Match) -> Match:
    """The same people, opponents and options; what was won so far stays won.

    The next deal of a match waits in the store, where `saving.keep_move` put it. A game that is
    given up begins anew; its second half with exchanged seats plays the same deal again.
    """
    session = match.session
    if session.to_move() is None:
        return next_of(store, match) or match_after(match)
    standing = match.series_score or SeriesScore((0,) * session.seats)
    seed = word_seed()
    if match.kept is not None:
        if standing.exchanged and standing.games:
            seed = session.seed
        store.dropped(match.kept)
    fresh = new_match(match.id, match.seats, session.options, seed)
    fresh.series_score = standing
    fresh.rated = seed != session.seed
    return fresh


def same_match(match: Match) -> Match:
    """The same deal once more, by itself: it counts for no series."""
    session = match.session
    return new_match(match.id, match.seats, session.options, session.seed)


HandOver = Callable[[Sequence[Path]], Phrase | None]
"""Gives files to a player; a sentence on where they are now, if not in the data folder."""
FOLDER = "exports"


def export(folder: Path, name: str, record: Record, hand_over: HandOver) -> tuple[bool, Phrase]:
    """Write ``exports/<name>.json`` and hand it over; whether that went well, and what to say."""
    target = folder / FOLDER / f"{name}.json"
    try:
        make_folder(target.parent, private=False)
        write_whole(target, record.to_json().encode("utf-8"), mode=SHARED)
    except OSError as error:
        return False, say("replay-not-exported", why=error.strerror or type(error).__name__)
    return True, hand_over([target]) or say("replay-exported", file=str(target))
