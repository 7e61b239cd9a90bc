"""Games of levels against each other, on the cores of this machine or of a cluster."""

from __future__ import annotations

import json
import os
import re
import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    Executor,
    Future,
    ProcessPoolExecutor,
    wait,
)
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from math import inf
from typing import Any, NamedTuple, TypeAlias

from ai.bot import Budget, Thinks
from ai.lab.oracle import ORACLE, honest, make_oracle
from ai.lab.peer import PEER, PeerBot
from ai.levels import (
    FIT,
    LEVELS,
    PLAIN,
    RANDOM,
    SEARCH,
    AnyBot,
    bot_seed,
    budget,
    make_bot,
    played_as,
)
from ai.registry import HOUSE, Registry
from ai.worker.process import SPAWN, die_with_parent
from game.core.record import record_of
from game.core.rng import Rng
from game.core.session import AnyGame, AnySession, Session

# --- executors ------------------------------------------------------------------------------------


RETRIES = 3
"""Retries by the cluster itself before it reports a failure."""


@dataclass(frozen=True, slots=True)
class WorkerPool:
    """Some processes, near or far."""

    executor: Executor
    cores: int
    """Number of games that they play at once."""
    dismiss: Callable[[], None]
    """Stop them, busy or not; does not wait."""


def pool(processes: int | None = None) -> WorkerPool:
    """So many processes, or one for every core; they end when this one does, however it ends."""
    executor = ProcessPoolExecutor(processes, mp_context=SPAWN, initializer=die_with_parent)

    def dismiss() -> None:
        executor.shutdown(wait=False, cancel_futures=True)

    return WorkerPool(executor, processes or os.cpu_count() or 1, dismiss)


def cluster(address: str) -> WorkerPool:
    """The workers of the Dask cluster whose scheduler is at this address.

    They need the same checkout of Quarkade on their path. Raises ImportError, OSError.
    """
    # By name, since types must be the same whether it is installed or not.
    distributed: Any = import_module("distributed")
    client = distributed.Client(address)
    # Games are functions of their job, but one that failed must not be answered from memory.
    executor = client.get_executor(pure=False, retries=RETRIES)

    def dismiss() -> None:
        executor.shutdown(wait=False)
        client.close()

    return WorkerPool(executor, max(1, sum(client.ncores().values())), dismiss)


# --- exploratory openings -------------------------------------------------------------------------
# Games from the midst of things: the first moves partly by chance, then as a level plays.
#
# Who plays well comes to few kinds of positions, in which all that is good goes together; what
# one thing alone is worth shows where chance has put it.


_NAMED = "|".join(LEVELS)
OPENING = re.compile(
    rf"opening:(?P<moves>\d+)(?:\+(?P<lost>\d+))?/(?:(?P<first>{_NAMED}|{PLAIN})/)?(?P<then>{_NAMED}|{SEARCH.pattern})"
)
"""``opening:90/researcher``: a *Researcher* whose first moves explore, up to 90 of a game.
``opening:90/plain/nobel``: explores from a *Student* without blunders; then a *Nobel*.
``opening:90+10/nobel``: between the two ten moves by chance alone.
"""

SHARE = 0.3
"""Of the moves of such a beginning, so many are by chance."""


def goes_straight(level: str, seed: str) -> int:
    """Number of the first move without exploration in a game with this seed; 0: the first of all.

    All seats with openings of the same length begin to play well at the same move.
    """
    opening = OPENING.fullmatch(level)
    return _begins(opening, seed) + int(opening["lost"] or 0) if opening else 0


def level_at(level: str, seed: str, number: int) -> str:
    """The level at which a seat plays this move of a game; after the opening, its own."""
    opening = OPENING.fullmatch(level)
    if opening is None:
        return level
    if number >= goes_straight(level, seed):
        return opening["then"]
    lost = number >= _begins(opening, seed)
    by_chance = lost or Rng(seed, f"strays/{number}").random() < SHARE
    return RANDOM if by_chance else opening["first"] or opening["then"]


def _begins(opening: re.Match[str], seed: str) -> int:
    """Number of exploratory moves at the start, before those by chance alone."""
    # The labels of chance are those of earlier measurements: the same seeds give the same games.
    return Rng(seed, "strays").below(int(opening["moves"]))


# --- arena ----------------------------------------------------------------------------------------
# Opponents against opponents: every seed in every rotation of the seats, on many cores.
#
# A game is one job: a pure function from JSON to JSON, so that it may run here, in a pool of
# processes or on a cluster, and be repeated when its process dies. Levels play by their
# iterations, never by the clock: the same seed gives the same games everywhere.


TRIES = 10
"""Attempts at a game before an error that stops it is believed."""
MEASURED = re.compile(
    "|".join([RANDOM, PLAIN, *(each.pattern for each in (FIT, SEARCH, ORACLE, OPENING, PEER))])
)
"""Names beside those of the levels that may take a seat here."""
AHEAD = 4
"""Jobs handed out per core before the first is waited for."""


class Job(NamedTuple):
    """One game to play."""

    game: str
    seats: tuple[str, ...]
    """The level in each seat."""
    entrants: tuple[int, ...]
    """Position of that level among those that take part, in the order they were named."""
    options: Mapping[str, int]
    seed: str
    round: int
    """Games of one round share the seed."""


def _lineups(entrants: Sequence[int], count: int) -> list[tuple[int, ...]]:
    """Every way to seat the entrants on ``count`` seats, each in each place equally often."""
    if count < len(entrants):
        raise ValueError(f"{len(entrants)} levels do not fit on {count} seats")
    line = [*entrants] * (count + 1)
    rows = [line[start : start + count] for start in range(len(entrants))]
    turned = (tuple(row[turn:] + row[:turn]) for row in rows for turn in range(count))
    return list(dict.fromkeys(turned))


def schedule(
    game: AnyGame,
    entrants: Sequence[str],
    games: int,
    seed: str,
    options: Mapping[str, int] | None = None,
    *,
    seats: int | None = None,
) -> list[Job]:
    """At least so many games, in whole rounds.

    ``entrants`` are levels; they are repeated until all ``seats`` are taken (as many as entrants,
    if none are given). A round has one seed and is played in every rotation of the seats, and where
    some level has a seat more, with each of them in its place; in a cooperative game each level
    plays it once, with copies of itself. Raises ValueError
    (`Impossible` among others) for seats or options that the game does not have.
    """
    count = seats or len(entrants)
    kinds = list(dict.fromkeys(entrants))
    full = game.info.complete(options or {})
    Session(game, count, full, seed)  # Impossible set-ups are refused now.
    if game.info.cooperates(full):
        lineups = [(kind,) * count for kind in range(len(kinds))]
    else:
        lineups = _lineups([kinds.index(one) for one in entrants], count)
    rounds = -(-games // len(lineups))
    return [
        Job(
            game.info.id,
            tuple(kinds[one] for one in lineup),
            lineup,
            full,
            f"{seed}/{number}",
            number,
        )
        for number in range(rounds)
        for lineup in lineups
    ]


def _entrant(session: AnySession, level: str, chance: str, registry: Registry) -> AnyBot:
    """A bot of a level; an oracle or a peer for a level that says so."""
    if ORACLE.fullmatch(level):
        return make_oracle(session, level, chance, registry)
    if PEER.fullmatch(level):
        return PeerBot(session.game, level, chance)
    return make_bot(session.game.info.id, level, chance, registry)


def play(text: str, registry: Registry = HOUSE) -> str:
    """Play one job, as JSON; returns the record of the game and what it cost, as JSON.

    The record is one that `game.core.record.parse_record` reads and `replay` plays again. Added are
    ``round``, ``cooperative`` and, per seat, ``entrants``, ``returns``, ``choices``,
    ``iterations``, ``cpu_ms`` and ``illegal`` (moves that the rules do not offer: none, ever).
    """
    job = Job(*json.loads(text))
    count = len(job.seats)
    session = Session(registry.game(job.game), count, job.options, job.seed)
    choices, iterations, illegal = [0] * count, [0] * count, [0] * count
    spent = [0.0] * count
    while (seat := session.to_move()) is not None:
        chance = bot_seed(job.seed, seat, len(session.moves))
        level = played_as(level_at(job.seats[seat], job.seed, len(session.moves)), chance)
        bot = _entrant(session, level, chance, registry)
        legal = session.legal_moves()
        given = Budget(budget(job.game, honest(level), registry).iterations, inf)
        started = time.process_time()
        move = bot.choose(session.view(seat), legal, given)
        spent[seat] += time.process_time() - started
        choices[seat] += len(legal) > 1
        if isinstance(bot, Thinks) and bot.analysis is not None:
            iterations[seat] += bot.analysis.iterations
        if move not in legal:
            illegal[seat] += 1
            move = legal[0]
        session.play(move)
    line = {
        **json.loads(record_of(session, tuple(f"ai:{one}" for one in job.seats)).to_json()),
        "round": job.round,
        "cooperative": session.game.info.cooperates(session.options),
        "entrants": job.entrants,
        "returns": session.returns(),
        "choices": choices,
        "iterations": iterations,
        "cpu_ms": [round(seconds * 1000) for seconds in spent],
        "illegal": illegal,
    }
    return json.dumps(line, ensure_ascii=False, separators=(",", ":"))


Work: TypeAlias = Callable[..., str]
"""`play`, or what does more with a job and takes the same."""


def run(
    jobs: Sequence[tuple[object, ...]],
    make_pool: Callable[[], WorkerPool] = pool,
    registry: Registry = HOUSE,
    work: Work = play,
) -> Iterator[str]:
    """Play all jobs, of whatever kind ``work`` takes; yields what it tells of each, in their order.

    A game whose process was killed is played again, by another.
    """
    texts = [json.dumps(job) for job in jobs]
    tries = [0] * len(jobs)
    left = deque(range(len(jobs)))
    flying: dict[Future[str], int] = {}
    played: dict[int, str] = {}
    workers = make_pool()
    try:
        for number in range(len(jobs)):
            while number not in played:
                try:
                    _hand_out(workers, partial(work, registry=registry), texts, left, flying)
                    _collect(flying, played)
                except Exception as error:
                    broken = isinstance(error, BrokenExecutor)
                    lost = sorted(flying.values())
                    for one in lost:
                        tries[one] += 1
                    if not (lost or broken) or max(tries) >= TRIES:
                        raise
                    left.extendleft(reversed(lost))
                    flying.clear()
                    if broken:
                        workers.dismiss()
                        workers = make_pool()
            yield played.pop(number)
    finally:
        workers.dismiss()


def _hand_out(
    workers: WorkerPool,
    work: Callable[[str], str],
    texts: Sequence[str],
    left: deque[int],
    flying: dict[Future[str], int],
) -> None:
    """Hand out jobs, some more than there are cores. Raises BrokenExecutor."""
    while left and len(flying) < AHEAD * workers.cores:
        future = workers.executor.submit(work, texts[left[0]])
        flying[future] = left.popleft()


def _collect(flying: dict[Future[str], int], played: dict[int, str]) -> None:
    """Wait for some job, and take in all that are done. Raises what went wrong with one."""
    finished, _ = wait(flying, return_when=FIRST_COMPLETED)
    for future in finished:
        played[flying[future]] = future.result()
        del flying[future]
