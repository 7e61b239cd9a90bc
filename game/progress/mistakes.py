"""Mistakes to mend: positions in which a player's choice cost most, asked again until known.

Each lies in five boxes, one after the other (Leitner, 1972): a right answer moves it on and makes
the wait longer, a wrong one sends it back to the first. They stay on this computer.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from datetime import date
from typing import Annotated, Final, Literal

from msgspec import Meta

from ai.analysis import Blunder, outlook
from game.core.contract import move_text
from game.core.record import LARGEST_OPTION, LONGEST_SEED, SEATS
from game.core.rng import digest
from game.core.session import AnySession, Session
from game.files.formats import LONGEST, Day, JsonFormat, TableFormat
from game.files.parsing import Count
from game.games import GAMES
from game.progress.leitner import KNOWN as LAST
from game.progress.leitner import WAITS, due_day, next_box
from game.store import Store

PREFIX = "practice-mistake-"
"""Of the keys in the store: one for each mistake."""
KNOWN = "practice-known"
"""The key of how many were mended for good, by game."""
FORMAT: Final = 1
MOST = 100
"""Mistakes that are kept: the newest."""
Text = Annotated[str, Meta(max_length=80)]
Percent = Annotated[int, Meta(ge=0, le=100)]


@dataclass(frozen=True, slots=True)
class Mistake:
    """A position with the move that was played, and the better ones."""

    format: Literal[1]
    game: Text
    seats: Annotated[int, Meta(ge=1, le=SEATS)]
    options: Annotated[
        dict[Text, Annotated[int, Meta(ge=-LARGEST_OPTION, le=LARGEST_OPTION)]], Meta(max_length=50)
    ]
    seed: Annotated[str, Meta(max_length=LONGEST_SEED)]
    moves: Annotated[tuple[Text, ...], Meta(max_length=4000)]
    """Moves before the choice."""
    seat: Annotated[int, Meta(ge=0, lt=SEATS)]
    played: Text
    better: Text
    good: Annotated[tuple[Text, ...], Meta(max_length=40)]
    """Every move that is about as good as the better one, itself among them."""
    got: Percent
    """Outlook with the move that was played."""
    could: Percent
    """Outlook with the better one."""
    met: Day
    """Day on which it was found."""
    due: Day
    """Day from which on it is asked."""
    box: Annotated[int, Meta(ge=0, lt=len(WAITS))] = 0

    @property
    def name(self) -> str:
        """Name that tells it from others."""
        return digest(json.dumps([self.game, self.seed, self.options, self.moves, self.seat]), 12)

    def session(self) -> AnySession:
        """The game at the choice. Raises ValueError where the moves are none of the game."""
        session: AnySession = Session(GAMES[self.game], self.seats, self.options, self.seed)
        for text in self.moves:
            session.play_text(text)
        if session.to_move() != self.seat:
            raise ValueError(f"seat {self.seat} is not to move")
        return session


KEPT_MISTAKE = JsonFormat(
    key=PREFIX + "<name>",
    visitor=True,
    kind=Mistake,
    about="A position in which a player's choice cost much, asked again until it is known.",
    example='{"format": 1, "game": "bigebang", "seats": 2, "options": {}, "seed": "s",'
    ' "moves": ["fuse:12,13,-1"], "seat": 1, "played": "pass:-1,-1,-1",'
    ' "better": "fuse:3,4,4", "good": ["fuse:3,4,4"], "got": 31, "could": 58,'
    ' "met": "2026-11-27", "due": "2026-11-28", "box": 0}',
)
KEPT_KNOWN = TableFormat(
    key=KNOWN,
    visitor=True,
    kind=Count,
    most=50,
    longest=60,
    about="Mistakes of a player that were mended for good, by game.",
    example='{"bigebang": 2}',
)


def found(session: AnySession, blunder: Blunder, today: date) -> Mistake:
    """The mistake that a review of a finished game has found; it is asked from tomorrow on."""
    returns, choice = session.returns(), blunder.choice
    better = move_text(blunder.better)
    return Mistake(
        FORMAT,
        session.game.info.id,
        session.seats,
        dict(session.options),
        session.seed,
        tuple(move_text(move) for move in session.moves[: choice.number]),
        choice.seat,
        move_text(choice.move),
        better,
        tuple(dict.fromkeys((better, *blunder.good))),
        outlook(blunder.got, returns),
        outlook(blunder.could, returns),
        today.isoformat(),
        due_day(0, today),
    )


def keep(
    store: Store, session: AnySession, blunders: Sequence[Blunder], today: date
) -> list[Mistake]:
    """Keep the mistakes of a finished game; returns the new ones. Known ones stay as they are.

    One of a game so long that it does not fit in the store is left out.
    """
    every = [found(session, blunder, today) for blunder in blunders]
    new = [one for one in every if store.progress(PREFIX + one.name) is None]
    new = [one for one in new if keep_one(store, one)]
    _thin(store)
    return new


def keep_one(store: Store, mistake: Mistake) -> bool:
    """Keep a mistake as it is now; False where it does not fit in the store."""
    text = json.dumps(asdict(mistake), separators=(",", ":"))
    if len(text) > LONGEST:
        return False
    store.set_progress(PREFIX + mistake.name, text)
    return True


def _thin(store: Store) -> None:
    """The oldest go when there are too many."""
    kept = sorted(all_of(store), key=lambda one: (one.met, one.name))
    for mistake in kept[: max(0, len(kept) - MOST)]:
        store.forget(PREFIX + mistake.name)


def all_of(store: Store, game: str | None = None) -> list[Mistake]:
    """Mistakes that are kept, those of one game or of all; damaged ones are left out."""
    kept = []
    for key in store.progress_keys(PREFIX):
        mistake = KEPT_MISTAKE.read(store.progress(key))
        if mistake is not None and mistake.game in GAMES and game in (None, mistake.game):
            kept.append(mistake)
    return kept


def due(store: Store, game: str, today: date) -> list[Mistake]:
    """Mistakes that are to be asked today, those that wait longest first."""
    waiting = [one for one in all_of(store, game) if one.due <= today.isoformat()]
    return sorted(waiting, key=lambda one: (one.due, one.name))


def answered(store: Store, mistake: Mistake, today: date, *, right: bool) -> None:
    """Keep what became of a mistake: on to the next box, or back to the first one.

    After the last box it is known and goes.
    """
    box = next_box(mistake.box, right=right)
    if box == LAST:
        store.forget(PREFIX + mistake.name)
        counts = known(store)
        store.set_progress(KNOWN, json.dumps(counts | {mistake.game: known_of(store, mistake) + 1}))
        return
    keep_one(store, replace(mistake, box=box, due=due_day(box, today)))


def known(store: Store) -> dict[str, int]:
    """Mistakes that were mended for good, by game."""
    kept = KEPT_KNOWN.read(store.progress(KNOWN))
    return {game: count for game, count in kept.items() if game in GAMES and count > 0}


def known_of(store: Store, mistake: Mistake) -> int:
    """The same for the game of a mistake."""
    return known(store).get(mistake.game, 0)
