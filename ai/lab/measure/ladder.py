"""The ladder: each level against the one below it, in every game; what the table of ratings says.

A *rung* is played round by round until the sequential test has decided, or its rounds or its share
of the time are used up. Lines of earlier runs count: to go on is to run it again with them.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from ai.lab.measure import arena, standings
from ai.lab.measure.contests import Contest
from ai.lab.measure.executors import Crew, pool
from ai.lab.measure.ratings import Estimate, Order, Trial, Verdict, estimate, odds, ratings, scored
from ai.lab.measure.standings import Line
from ai.levels import LEVELS, RANDOM, budget
from ai.registry import HOUSE, Registry

STEPS = (RANDOM, *LEVELS)
"""From the bottom to the top."""
BETTER = 70.0
"""What the test looks for, in Elo: a score of 60 %."""
ANCHOR = "student"
"""Whose rating is called 0."""
SEED = "ladder"


MODEST = 0.6
"""A score below this one needs a word of why: the bound that luck sets."""
LEAST, MOST = 500, 1500
"""Iterations of the oracle who tells that bound: as many as the level has, within these."""


class Rung(NamedTuple):
    """A pair of levels in a contest; in a cooperative one a level alone (``low`` is empty)."""

    contest: Contest
    high: str
    low: str = ""


def rungs(contests: Iterable[Contest], registry: Registry = HOUSE) -> list[Rung]:
    """All rungs, those that think least first: what they leave of the time the others may use."""
    listed = []
    for contest in contests:
        game = registry.game(contest.game)
        together = game.info.cooperates(game.info.complete(dict(contest.options)))
        for low, high in pairwise(STEPS):
            listed.append(Rung(contest, high, "" if together else low))
        if together:
            listed.append(Rung(contest, RANDOM))
    return sorted(listed, key=lambda rung: STEPS.index(rung.high))


def jobs_of(rung: Rung, rounds: int, registry: Registry = HOUSE) -> list[arena.Job]:
    """The games of so many rounds; the same ones each time that it is asked."""
    contest = rung.contest
    levels = (rung.high, rung.low) if rung.low else (rung.high,)
    jobs = arena.schedule(
        registry.game(contest.game), levels, 1, SEED, dict(contest.options), seats=contest.seats
    )
    return arena.schedule(
        registry.game(contest.game),
        levels,
        rounds * len(jobs),
        SEED,
        dict(contest.options),
        seats=contest.seats,
    )


def _key(game: str, options: Mapping[str, int], seed: str, seats: Sequence[str]) -> str:
    return json.dumps([game, options, seed, [who.removeprefix("ai:") for who in seats]])


def line_key(line: Line) -> str:
    """What tells a line from those of other jobs."""
    return _key(line["game"], line["options"], line["seed"], line["seats"])


def job_key(job: arena.Job) -> str:
    """The `line_key` of the line that this job will bring."""
    return _key(job.game, job.options, job.seed, job.seats)


def climb(
    rung: Rung,
    known: Mapping[str, Line],
    rounds: int,
    seconds: float,
    make_crew: Callable[[], Crew] = pool,
    registry: Registry = HOUSE,
) -> Iterator[str]:
    """Yields the lines that are not ``known`` yet, until enough is known.

    That is when the test has decided (teams are never compared: they play all rounds), or after so
    many rounds, or so many seconds of CPU in all, of which at least one round is played.
    """
    jobs = jobs_of(rung, rounds, registry)
    fresh = arena.run([job for job in jobs if job_key(job) not in known], make_crew, registry)
    trial, spent = Trial(better=BETTER), 0.0
    played: list[Line] = []
    try:
        for number, job in enumerate(jobs):
            line = known.get(job_key(job))
            if line is None:
                text = next(fresh)
                yield text
                line = json.loads(text)
            played.append(line)
            spent += sum(line["cpu_ms"]) / 1000
            if number + 1 < len(jobs) and jobs[number + 1].round == job.round:
                continue
            if rung.low and trial.add(standings.duels([played])[0]).says != "open":
                return
            played = []
            if spent >= seconds:
                return
    finally:
        fresh.close()  # type: ignore[attr-defined]


class RungResult(NamedTuple):
    """What the lines say of a rung."""

    rung: Rung
    lines: list[Line]
    score: Estimate
    """Of the higher level; of a team its mean return."""
    verdict: Verdict

    @property
    def seconds(self) -> float:
        """CPU that the lines cost."""
        return sum([sum(line["cpu_ms"]) for line in self.lines]) / 1000


def bound(result: RungResult, registry: Registry = HOUSE) -> Rung | None:
    """The pair that shows how far the best could get, for a level that scored modestly.

    None where the score needs no excuse, or nothing is hidden that one could see.
    """
    contest, high, low = result.rung
    if not low or result.score.mean >= MODEST or not registry.game(contest.game).info.hidden:
        return None
    thought = max(LEAST, min(MOST, budget(contest.game, high, registry).iterations))
    return Rung(contest, f"oracle:{thought}", low)


def result_of(
    rung: Rung, known: Mapping[str, Line], rounds: int, registry: Registry = HOUSE
) -> RungResult | None:
    """The result of a rung, as far as its lines are there; None if none is."""
    jobs = jobs_of(rung, rounds, registry)
    lines = [known[job_key(job)] for job in jobs if job_key(job) in known]
    whole = len({job.seats for job in jobs})
    played = [games for games in standings.rounds_of(lines) if len(games) == whole]
    if not played:
        return None
    scores = standings.duels(played) if rung.low else [games[0]["returns"][0] for games in played]
    trial = Trial(better=BETTER)
    for score in scores:
        trial.add(score)
    return RungResult(
        rung, [line for games in played for line in games], estimate(scores), trial.verdict
    )


# --- the table ------------------------------------------------------------------------------------


def table(
    results: Sequence[RungResult],
    names: Mapping[str, str],
    bounds: Mapping[Rung, RungResult] | None = None,
) -> str:
    """Markdown: scores and ratings of the games against each other, then the odds of the teams.

    ``bounds`` tell what an oracle scored instead of the higher level of a rung.
    """
    contests = list(dict.fromkeys(one.rung.contest for one in results))
    against = [c for c in contests if any(one.rung.low for one in results if one.rung.contest == c)]
    together = [contest for contest in contests if contest not in against]
    rows = []
    if against:
        heads = [f"{_name(high)} against {_name(low)}" for low, high in pairwise(STEPS)]
        rows += _head("game", "seats", *heads, "ratings: " + ", ".join(map(_name, STEPS)))
        rows += [_row(contest, results, names, bounds or {}) for contest in against]
    if together:
        rows += ["", *_head("together", "seats", *map(_name, STEPS))]
        rows += [_team_row(contest, results, names) for contest in together]
    return "\n".join(rows)


def _name(level: str) -> str:
    return level.capitalize()


def _head(*cells: str) -> list[str]:
    return [_cells(cells), _cells(["---"] * len(cells))]


def _cells(cells: Iterable[str]) -> str:
    return "| " + " | ".join(cells) + " |"


def _row(
    contest: Contest,
    results: Sequence[RungResult],
    names: Mapping[str, str],
    bounds: Mapping[Rung, RungResult],
) -> str:
    mine = {one.rung.high: one for one in results if one.rung.contest == contest}
    scores = []
    for _, high in pairwise(STEPS):
        one = mine.get(high)
        cell = "–" if one is None else _score(one)
        if one is not None and one.rung in bounds:
            cell += f"; oracle {_score(bounds[one.rung])}"
        scores.append(cell)
    return _cells([_title(contest, names), str(contest.seats), *scores, _ratings(mine)])


def _score(one: RungResult) -> str:
    share, low, high = (100 * part for part in scored(standings.duels(_rounds(one))))
    says = {"better": " ✓", "not better": " ✗", "open": ""}[one.verdict.says]
    return f"{share:.0f} % ({low:.0f}–{high:.0f}){says}, {len(one.lines)}"


def _rounds(one: RungResult) -> list[list[Line]]:
    return standings.rounds_of(one.lines)


def _ratings(mine: Mapping[str, RungResult]) -> str:
    """Plackett-Luce over all games of a contest, as far up as the rungs hang together."""
    levels = [STEPS[0]]
    for low, high in pairwise(STEPS):
        if high not in mine:
            break
        assert levels[-1] == low
        levels.append(high)
    if len(levels) < 2:
        return "–"
    rounds = []
    for high in levels[1:]:
        own = (levels.index(high), levels.index(mine[high].rung.low))
        for played in _rounds(mine[high]):
            games = standings.orders(played)
            rounds.append([_renamed(order, own) for order in games])
    elo = ratings(rounds, len(levels))
    base = elo[levels.index(ANCHOR)].mean if ANCHOR in levels else elo[0].mean
    return ", ".join(f"{one.mean - base:+.0f} ± {one.margin:.0f}" for one in elo)


def _renamed(order: Order, names: Sequence[int]) -> Order:
    return tuple(tuple(names[who] for who in group) for group in order)


def _team_row(contest: Contest, results: Sequence[RungResult], names: Mapping[str, str]) -> str:
    mine = {one.rung.high: one for one in results if one.rung.contest == contest}
    cells = []
    for level in STEPS:
        one = mine.get(level)
        if one is None:
            cells.append("–")
            continue
        won = sum(line["returns"][0] > 0 for line in one.lines)
        share, low, high = (100 * part for part in odds(won, len(one.lines)))
        cells.append(
            f"{share:.0f} % ({low:.0f}–{high:.0f}), score {one.score.mean:+.2f}"
            f" ± {one.score.margin:.2f} ({len(one.lines)})"
        )
    return _cells([_title(contest, names), str(contest.seats), *cells])


def _title(contest: Contest, names: Mapping[str, str]) -> str:
    options = ", ".join(f"{name} {value}" for name, value in contest.options)
    return names.get(contest.game, contest.game) + (f" ({options})" if options else "")


def read(texts: Iterable[str]) -> dict[str, Any]:
    """Lines by their key; raises ValueError naming the first that is none."""
    known: dict[str, Any] = {}
    for number, text in enumerate(texts, 1):
        try:
            line = json.loads(text)
            known[line_key(line)] = line
        except (ValueError, KeyError, TypeError):
            raise ValueError(f"line {number} is no game") from None
    return known
