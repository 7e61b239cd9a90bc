"""The games of a recipe: played once, kept line by line, and looked at again as moments."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from math import inf
from types import MappingProxyType
from typing import NamedTuple

from ai.bot import Budget, Thinks
from ai.forest import SearchBot
from ai.lab import arena
from ai.lab.arena import WorkerPool, goes_straight
from ai.lab.fitting import recipe as cookbook
from ai.lab.fitting.recipe import TWO, Lineup, Recipe, TrainingPosition
from ai.lab.ratings import estimate
from ai.levels import bot_seed, budget, make_bot
from ai.numbers import Numbers
from ai.registry import HOUSE, AnyEvaluator, Registry, RegistryWith
from game.core.contract import find_move
from game.core.record import parse_record
from game.core.rng import Rng, digest
from game.core.session import AnySession, Session

# --- contest --------------------------------------------------------------------------------------
# Numbers against numbers: a search with the evaluator that was fitted, and one with that in use.


ITERATIONS = 50
"""Of each search: enough to value every move of a choice several times, so that the numbers decide
between those that the ratings leave open, and 200 games take one processor about a minute. (No
level uses values without a search: *Student* goes by ratings.)
"""


class WonShare(NamedTuple):
    """Of the games, how many the first evaluator won; ties count half."""

    games: int
    mean: float
    margin: float
    """Half the 95 % interval; the two games of a deal are taken as one."""


def contest(
    game: str,
    evaluators: tuple[AnyEvaluator, AnyEvaluator],
    games: int,
    seed: str,
    table: Lineup = TWO,
    registry: Registry = HOUSE,
    known: Mapping[int, float] = MappingProxyType({}),
) -> Iterator[float]:
    """Score of the first evaluator in each deal of two games, from 0 to 1.

    ``known``: deals that are not played again, by their number.
    """
    for number in range(games // 2):
        if number in known:
            yield known[number]
        else:
            yield deal(game, evaluators, seed, table, number, registry)


def deal(
    game: str,
    evaluators: tuple[AnyEvaluator, AnyEvaluator],
    seed: str,
    table: Lineup,
    number: int,
    registry: Registry,
) -> float:
    """Score of the first evaluator in one deal.

    The evaluators sit in turn, and change places for the second game: a half for each game in which
    a seat of the first evaluator came before all of the other's. Where all win or lose together,
    each evaluator plays the deal alone: 1 for the better result. The searches are as long as those
    of the table's level; `ITERATIONS`, if it names none.
    """
    rules = registry.game(game)
    thinks = Budget(
        budget(game, table.levels[0], registry).iterations if table.levels else ITERATIONS, inf
    )
    options = rules.info.complete(table.options)
    together = rules.info.cooperates(options)
    ends = []
    for turn in (0, 1):
        series_score = [
            evaluators[turn if together else (s + turn) % 2] for s in range(table.seats)
        ]
        ends.append(_played(game, series_score, options, f"{seed}/{number}", thinks, registry))
    if together:
        return _points(ends[0][0], ends[1][0])
    halves = (_points(max(end[turn::2]), max(end[1 - turn :: 2])) for turn, end in enumerate(ends))
    return sum(halves) / 2


def _points(own: float, other: float) -> float:
    return float(own > other) + 0.5 * (own == other)


def _played(
    game: str,
    evaluators: Sequence[AnyEvaluator],
    options: Mapping[str, int],
    seed: str,
    thinks: Budget,
    registry: Registry,
) -> tuple[float, ...]:
    """The returns of a game with an evaluator at each seat."""
    style = registry.opponents(game).style
    session: AnySession = Session(registry.game(game), len(evaluators), options, seed)
    while (seat := session.to_move()) is not None:
        chance = bot_seed(session.seed, seat, len(session.moves))
        bot = SearchBot(session.game, evaluators[seat], chance, style)
        legal = session.legal_moves()
        session.skip(bot.choose(session.view(seat), legal, thinks))
    return session.returns()


def share(results: list[float]) -> WonShare:
    """The mean of at least two deals."""
    return WonShare(2 * len(results), *estimate(results))


# --- games ----------------------------------------------------------------------------------------


HELD_BACK = 5
"""One in so many rounds is not fitted to, but measured by."""


def jobs(
    recipe: Recipe, game: str, games: int, seed: str, registry: Registry = HOUSE
) -> list[arena.Job]:
    """At least so many games, each lineup with its share of them, in whole rounds."""
    each = -(-games // len(recipe.lineups))
    rules = registry.game(game)
    return [
        job
        for number, (levels, seats, options) in enumerate(recipe.lineups)
        for job in arena.schedule(rules, levels, each, f"{seed}/{number}", options, seats=seats)
    ]


def generations(recipe: Recipe, wanted: Sequence[arena.Job]) -> list[list[arena.Job]]:
    """The jobs by `Recipe.generations`: each has its share of every lineup's rounds."""
    rounds = 1 + max(job.round for job in wanted)
    parts: list[list[arena.Job]] = [[] for _ in range(recipe.generations)]
    for job in wanted:
        parts[job.round * recipe.generations // rounds].append(job)
    return parts


def _name(seats: Sequence[str], options: Mapping[str, int], seed: str, numbers: str) -> str:
    return json.dumps([list(seats), sorted(options.items()), seed, numbers])


def read(lines: list[str]) -> dict[str, str]:
    """Games that were played already, by what makes them: a line that is cut short is none."""
    known = {}
    for line in lines:
        try:
            game = json.loads(line)
            levels = [seat.removeprefix("ai:") for seat in game["seats"]]
            numbers = game.get("numbers", "")
            known[_name(levels, game["options"], game["seed"], numbers)] = line
        except (ValueError, KeyError, TypeError, AttributeError):
            continue
    return known


def played(
    recipe: Recipe,
    wanted: list[arena.Job],
    known: Mapping[str, str],
    make_pool: Callable[[], WorkerPool],
    registry: Registry = HOUSE,
    numbers: Numbers | None = None,
) -> Iterator[tuple[str, bool]]:
    """Every wanted game as a line of the arena, and whether it was played just now.

    ``numbers``: what its levels evaluator by, if not by those in use.
    """
    assert not (recipe.teacher and numbers), "a teacher thinks with the numbers in use"
    work = arena.play
    if recipe.teacher:
        work = partial(thought, teacher=recipe.teacher, share=recipe.share)
    elif numbers is not None:
        work = partial(tried, table=recipe.table, numbers=numbers)
    by = "" if numbers is None else _digest(numbers)
    names = [_name(job.seats, job.options, job.seed, by) for job in wanted]
    missing = [job for job, name in zip(wanted, names, strict=True) if name not in known]
    fresh = arena.run(missing, make_pool, registry, work) if missing else iter(())
    for name in names:
        yield (known[name], False) if name in known else (next(fresh), True)


def _digest(numbers: Numbers) -> str:
    return digest(json.dumps(numbers), 16)


def tried(text: str, registry: Registry = HOUSE, *, table: str, numbers: Numbers) -> str:
    """`arena.play` by an evaluator with these numbers. The line has ``numbers``: a digest of
    them."""
    game = json.loads(text)[0]
    make = cookbook.recipe(game, table, registry).evaluator
    assert make is not None, "numbers that decide no move play no game"
    opponents = replace(registry.opponents(game), evaluator=make(numbers))
    return _with(arena.play(text, RegistryWith.of(registry, opponents)), numbers=_digest(numbers))


def _with(line: str, **more: object) -> str:
    """A line of the arena that says more."""
    return json.dumps({**json.loads(line), **more}, ensure_ascii=False, separators=(",", ":"))


def thought(text: str, registry: Registry = HOUSE, *, teacher: str, share: float) -> str:
    """`arena.play`, and what a search thinks of some of the game's choices.

    ``share``: of the choices, so many are thought about, by a chance that is the game's own. The
    line has them as ``visits``: by the number of the move, tries of each move by its text.
    """
    line = arena.play(text, registry)
    record = parse_record(line)
    game = registry.game(record.game)
    session: AnySession = Session(game, len(record.seats), record.options, record.seed)
    goal = Budget(budget(record.game, teacher, registry).iterations, inf)
    rng = Rng(record.seed, "think")
    visits: dict[str, dict[str, int]] = {}
    for number, move in enumerate(record.moves):
        seat, legal = session.to_move(), session.legal_moves()
        assert seat is not None, "a record goes no further than its game"
        if len(legal) > 1 and rng.random() < share:
            bot = make_bot(record.game, teacher, bot_seed(record.seed, seat, number), registry)
            bot.choose(session.view(seat), legal, goal)
            analysis = bot.analysis if isinstance(bot, Thinks) else None
            # One that was cut short by a proof tried little else than what it proved.
            if analysis is not None and analysis.iterations >= goal.iterations:
                visits[str(number)] = {one.move: one.visits for one in analysis.prospects}
        session.skip(find_move(move, legal))
    return _with(line, visits=visits)


def moments(recipe: Recipe, line: str, registry: Registry = HOUSE) -> Iterator[TrainingPosition]:
    """The moments of a game that a recipe looks at, by a chance that is the game's own.

    Of one whose beginning strayed, those from where it went straight on.
    """
    moment = json.loads(line)
    record = parse_record(line)
    returns = tuple(moment["returns"])
    visits = moment.get("visits", {})
    game = registry.game(record.game)
    session: AnySession = Session(game, len(record.seats), record.options, record.seed)
    rng = Rng(record.seed, "fit")
    levels = [seat.removeprefix("ai:") for seat in record.seats]
    begins = max(goes_straight(level, record.seed) for level in levels)
    for number, text in enumerate(record.moves):
        seat, legal = session.to_move(), session.legal_moves()
        assert seat is not None, "a record goes no further than its game"
        tries = visits.get(str(number), {})
        looked = bool(tries) if recipe.teacher else rng.random() < recipe.share
        if number < begins or not looked:
            session.skip(find_move(text, legal))
            continue
        state = game.determinize(session.view(seat), rng)
        yield TrainingPosition(state, seat, session.play_text(text), returns, legal, tries)
