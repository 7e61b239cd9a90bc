"""The games of a recipe: played once, kept line by line, and looked at again as moments."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from ai.fitting.recipe import Moment, Recipe
from ai.measure import arena
from ai.measure.executors import Crew
from ai.registry import HOUSE, Shelf
from game.core.contract import find_move
from game.core.record import parse_record
from game.core.rng import Rng
from game.core.session import Session

HELD_BACK = 5
"""One in so many rounds is not fitted to, but measured by."""


def jobs(recipe: Recipe, game: str, games: int, seed: str, shelf: Shelf = HOUSE) -> list[arena.Job]:
    """At least so many games, each lineup with its share of them, in whole rounds."""
    each = -(-games // len(recipe.lineups))
    rules = shelf.game(game)
    return [
        job
        for number, (levels, seats, options) in enumerate(recipe.lineups)
        for job in arena.schedule(rules, levels, each, f"{seed}/{number}", options, seats=seats)
    ]


def _name(seats: Any, options: Mapping[str, int], seed: str) -> str:
    return json.dumps([list(seats), sorted(options.items()), seed])


def read(lines: list[str]) -> dict[str, str]:
    """Games that were played already, by what makes them: a line that is cut short is none."""
    known = {}
    for line in lines:
        try:
            game = json.loads(line)
            levels = [seat.removeprefix("ai:") for seat in game["seats"]]
            known[_name(levels, game["options"], game["seed"])] = line
        except (ValueError, KeyError, TypeError, AttributeError):
            continue
    return known


def played(
    wanted: list[arena.Job],
    known: Mapping[str, str],
    make_crew: Callable[[], Crew],
    shelf: Shelf = HOUSE,
) -> Iterator[tuple[str, bool]]:
    """Every wanted game as a line of the arena, and whether it was played just now."""
    names = [_name(job.seats, job.options, job.seed) for job in wanted]
    missing = [job for job, name in zip(wanted, names, strict=True) if name not in known]
    fresh = arena.run(missing, make_crew, shelf) if missing else iter(())
    for name in names:
        yield (known[name], False) if name in known else (next(fresh), True)


def moments(recipe: Recipe, line: str, shelf: Shelf = HOUSE) -> Iterator[Moment]:
    """The moments of a game that a recipe looks at, by a chance that is the game's own."""
    moment = json.loads(line)
    record = parse_record(line)
    returns = tuple(moment["returns"])
    game = shelf.game(record.game)
    session: Session[Any, Any, Any] = Session(game, len(record.seats), record.options, record.seed)
    rng = Rng(record.seed, "fit")
    for text in record.moves:
        seat = session.to_move()
        assert seat is not None, "a record goes no further than its game"
        looked = rng.random() < recipe.share
        view = session.view(seat) if looked else None
        if not looked:
            session.skip(find_move(text, session.legal_moves()))
            continue
        yield Moment(game.determinize(view, rng), seat, session.play_text(text), returns)
