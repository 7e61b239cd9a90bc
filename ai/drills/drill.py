"""A drill: a position, its best answers, and how hard they are to find."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any, Protocol

from ai.puzzles.puzzle import Position
from game.core.contract import Seat, move_text
from game.core.own import own
from game.core.rng import Rng
from game.core.session import AnyGame, AnySession, Session

FOLDER = Path(__file__).parent
FORMAT = 1
DAILY = 5
"""Drills of a day."""
AROUND = 20
"""Drills near a player's rating, of which those of a day are drawn."""


class DrillTheme(Protocol):
    """A skill. ``<game>-drill-<theme>-ask`` and the texts beside it name it."""

    def asks(self, position: Position) -> bool:
        """True if the theme makes sense here: a quick look."""

    def worths(self, position: Position, seed: str) -> Sequence[int] | None:
        """Result of each move in the unit of the theme; None where there is none.

        ``seed``: of what is drawn for cards that the seat does not see. Nothing may depend on it.
        """


def states_after(position: Position, seed: str) -> Iterator[Any]:
    """The state after each move, in the same drawn world."""
    for move in position.moves:
        rng = Rng(seed, "world")
        state = position.game.determinize(position.view, rng)
        position.game.apply(state, move, rng)
        yield state


def themes_of(game: str) -> Mapping[str, DrillTheme]:
    """``THEMES`` of the module ``ai.drills.themes.<id>``; empty for a game without drills."""
    module = own("ai.drills.themes", game)
    if module is None:
        return {}
    themes: Mapping[str, DrillTheme] = module.THEMES
    return themes


@dataclass(frozen=True, slots=True)
class Drill:
    """Seed and moves are the whole truth of the position."""

    theme: str
    seats: int
    seat: Seat
    options: Mapping[str, int]
    """Those that are set otherwise than usual."""
    seed: str
    moves: Sequence[str]
    good: Sequence[str]
    """All best moves."""
    best: int
    """Worth of each of them."""
    rating: int
    """Strength of a player who finds the answer every other time."""

    def stood(self, game: AnyGame) -> AnySession:
        """The position. Raises ValueError where the record makes none."""
        session: AnySession = Session(game, self.seats, self.options, self.seed)
        for text in self.moves:
            session.play_text(text)
        legal = {move_text(move) for move in session.legal_moves()}
        if session.to_move() != self.seat or not set(self.good) <= legal:
            raise ValueError("the moves of the drill are not those of the position")
        return session


@cache
def kept(game: str, folder: Path = FOLDER) -> tuple[Drill, ...]:
    """All drills of a game, the easiest first; none if there is no file.

    Raises ValueError for another format.
    """
    file = folder / f"{game}.json"
    if not file.is_file():
        return ()
    written_: Any = json.loads(file.read_text("utf-8"))
    if written_["format"] != FORMAT:
        raise ValueError(f"{file.name}: format {written_['format']} is not known")
    rows = written_["drills"]
    return tuple(
        Drill(**(row | {"moves": tuple(row["moves"].split()), "good": tuple(row["good"])}))
        for row in rows
    )


def written(drills: Sequence[Drill]) -> str:
    """The text of such a file: a line for each drill."""
    rows = (
        json.dumps(asdict(drill) | {"moves": " ".join(drill.moves)}, separators=(",", ":"))
        for drill in sorted(drills, key=lambda drill: (drill.rating, drill.seed))
    )
    lines = ",\n".join(rows)
    return f'{{"format": {FORMAT}, "drills": [\n{lines}\n]}}\n'


def nearest(game: str, rating: float, *, theme: str = "", kind: str = "") -> int | None:
    """Number of the drill of a theme that is nearest to a rating; None: the game has none.

    ``kind``: of the best moves; one with others where no drill has such moves.
    """
    fitting = [n for n, drill in enumerate(kept(game)) if theme in ("", drill.theme)]
    alike = [n for n in fitting if all(m.startswith(f"{kind}:") for m in kept(game)[n].good)]
    return min(
        alike or fitting, key=lambda n: (abs(kept(game)[n].rating - rating), n), default=None
    )


def of_day(game: str, day: date, rating: float, theme: str = "") -> tuple[int, ...]:
    """Numbers of the drills of a day for a player of this rating, the easiest first.

    Drawn from those nearest to the rating, by chance that depends on the day alone. ``theme``:
    only drills of this one.
    """
    drills = kept(game)
    fitting = [n for n, drill in enumerate(drills) if theme in ("", drill.theme)]
    fitting.sort(key=lambda n: (abs(drills[n].rating - rating), n))
    near = sorted(fitting[:AROUND])
    rng = Rng(f"{game} {day.isoformat()} {theme}", "drills")
    rng.shuffle(near)
    return tuple(sorted(near[:DAILY], key=lambda n: drills[n].rating))
