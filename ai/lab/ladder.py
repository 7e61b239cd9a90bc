"""Games of a ladder, with how many seats and which options."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import groupby, pairwise
from typing import Any, NamedTuple

from ai.lab import arena
from ai.lab.arena import WorkerPool, pool
from ai.lab.ratings import (
    BETTER,
    Estimate,
    Order,
    TestVerdict,
    Trial,
    estimate,
    odds,
    ratings,
    scored,
    sprt,
)
from ai.levels import LEVELS, RANDOM, budget
from ai.registry import HOUSE, Registry
from game.core.session import AnyGame

# --- contests -------------------------------------------------------------------------------------


LARGEST = 4
"""Seats of the largest table that is played without being asked for."""


class Contest(NamedTuple):
    """A game, and how it is set up."""

    game: str
    seats: int
    options: tuple[tuple[str, int], ...] = ()
    """Those that are not as usual."""


def contests(games: Iterable[AnyGame], *, everything: bool = False) -> list[Contest]:
    """Contests: each game with two, three and four seats, as far as it has them.

    Where seats compete as teams or an option makes a game cooperative, these too. Who wins or
    loses together plays what a set-up screen suggests: by the printed rules all crews of Particle
    Panic lose. ``everything``: all numbers of seats.
    """
    listed = []
    for game in games:
        info = game.info
        counts = [seats for seats in info.seats if seats > 1 or len(info.seats) == 1]
        few = [seats for seats in counts if everything or seats <= max(LARGEST, counts[0])]
        usual = suggested(game, {}) if info.cooperative else ()
        listed += [Contest(info.id, seats, usual) for seats in few]
        listed += _teams(game)
        if info.cooperative_if is not None:
            name, values = info.cooperative_if
            for value in sorted(values):
                options = suggested(game, {name: value})
                listed.append(Contest(info.id, _least(game, options), options))
    return listed


def suggested(game: AnyGame, chosen: Mapping[str, int]) -> tuple[tuple[str, int], ...]:
    """These options, with what a set-up screen would suggest beside them."""
    info = game.info
    complete = info.complete({**info.suggested, **chosen})
    moot = info.moot(info.usual_seats, complete)
    offered = info.puzzle_options if info.is_puzzle(complete) else info.options.keys()
    beside = {name: value for name, value in info.suggested.items() if name in offered}
    return tuple((name, value) for name, value in {**beside, **chosen}.items() if name not in moot)


def _teams(game: AnyGame) -> list[Contest]:
    """The contests in which two seats or more play for each side."""
    info = game.info
    listed = []
    for name, option in info.options.items():
        for value in option.values:
            complete = info.complete({name: value})
            for seats in info.seats:
                sides = len(set(info.teams(seats, complete)))
                contest = Contest(info.id, seats, ((name, value),))
                if 1 < sides < seats and not info.cooperates(complete) and _exists(game, contest):
                    listed.append(contest)
    return listed


def _least(game: AnyGame, options: tuple[tuple[str, int], ...]) -> int:
    """The fewest seats that a game has with these options."""
    return next(
        seats for seats in game.info.seats if _exists(game, Contest(game.info.id, seats, options))
    )


def _exists(game: AnyGame, contest: Contest) -> bool:
    """True if the rules have a game for so many seats with these options."""
    try:
        arena.schedule(game, (RANDOM,), 1, "", dict(contest.options), seats=contest.seats)
    except ValueError:
        return False
    return True


# --- standings ------------------------------------------------------------------------------------
# What the games of an arena say: who scored how much, how sure that is, and what it cost.


Line = Mapping[str, Any]
"""Line of `ai.lab.arena.play` about a game, read from its JSON."""


class EntrantScore(NamedTuple):
    """One entrant's row of the table."""

    games: int
    score: Estimate
    """The share of the others that it finished before, ties counting half; of a team: games won."""
    won: int
    """Games finished before everybody else, or won by the team."""
    drawn: int
    """Games in which others tied for the first place with it."""
    elo: Estimate
    gain: Estimate
    """Mean return, from -1 to 1; in a cooperative game the team's score."""
    iterations: float
    """Per choice, as those below."""
    cpu_ms: float
    illegal: int


def rounds_of(lines: Iterable[Line]) -> list[list[Line]]:
    """The games, round by round."""
    rounds: dict[int, list[Line]] = {}
    for line in lines:
        rounds.setdefault(line["round"], []).append(line)
    return list(rounds.values())


def orders(played: Sequence[Line]) -> list[Order]:
    """Results of the games of a round; for teams, who did better on the same seed."""
    if played[0]["cooperative"]:
        return [_order((game["entrants"][0], game["returns"][0]) for game in played)]
    return [_order(zip(game["entrants"], game["returns"], strict=True)) for game in played]


def _order(results: Iterable[tuple[int, float]]) -> Order:
    groups: dict[float, list[int]] = {}
    for entrant, gain in results:
        groups.setdefault(gain, []).append(entrant)
    return tuple(tuple(groups[gain]) for gain in sorted(groups, reverse=True))


def score(order: Order, entrant: int) -> float:
    """The share of the others that an entrant finished before, ties counting half.

    The mean of its seats, where it held several; one half where no other played.
    """
    mine = sum(group.count(entrant) for group in order)
    assert mine, f"{entrant} did not play"
    behind = others = sum(map(len, order)) - mine
    beaten = 0.0
    for group in order:
        here = group.count(entrant)
        tied = len(group) - here
        behind -= tied
        beaten += here * (behind + tied / 2)
    return beaten / (mine * others) if others else 0.5


def duels(rounds: Sequence[Sequence[Line]]) -> list[float]:
    """Score of the first entrant against the second in each round: the share of its games won.

    That is, in which it came first of the two, by any of its seats; what they share counts in
    parts. Seats behind say nothing: in many games all but one just lose.
    """
    scores = []
    for played in rounds:
        firsts = [_only(order, (0, 1))[0] for order in orders(played)]
        scores.append(sum(first.count(0) / len(first) for first in firsts) / len(firsts))
    return scores


def _only(order: Order, some: tuple[int, ...]) -> Order:
    """The order among some of the entrants."""
    kept = (tuple(one for one in group if one in some) for group in order)
    return tuple(group for group in kept if group)


def _firsts(ended: Sequence[Sequence[Order]], one: int) -> tuple[int, int]:
    """Number of games an entrant won alone, and how many together with others."""
    firsts = [order[0] for end in ended for order in end if one in order[0]]
    alone = sum({*group} == {one} for group in firsts)
    return alone, len(firsts) - alone


def standings(lines: Sequence[Line], entrants: int) -> dict[int, EntrantScore]:
    """The table, by entrant."""
    rounds = rounds_of(lines)
    ended = [orders(played) for played in rounds]
    present = sorted({one for line in lines for one in line["entrants"]})
    elo = [Estimate(0.0, 0.0)] * entrants
    if len(present) == entrants > 1:
        elo = ratings(ended, entrants)
    by_entrant = {}
    for one in present:
        if lines[0]["cooperative"]:
            results = [_team(played, one) for played in rounds]
            won, drawn = int(sum(results)), 0
        else:
            results = [sum(score(order, one) for order in end) / len(end) for end in ended]
            won, drawn = _firsts(ended, one)
        seats = [
            (line, seat)
            for line in lines
            for seat, who in enumerate(line["entrants"])
            if who == one
        ]

        def total(what: str, seats: Sequence[tuple[Line, int]] = seats) -> float:
            return float(sum(line[what][seat] for line, seat in seats))

        choices = total("choices") or 1.0
        by_entrant[one] = EntrantScore(
            games=len({id(line) for line, _ in seats}),
            score=estimate(results),
            won=won,
            drawn=drawn,
            elo=elo[one],
            gain=estimate([_gain(played, one) for played in rounds]),
            iterations=total("iterations") / choices,
            cpu_ms=total("cpu_ms") / choices,
            illegal=int(total("illegal")),
        )
    return by_entrant


def _team(played: Sequence[Line], entrant: int) -> float:
    """1 for a round that this entrant's team won, else 0."""
    return float(any(line["returns"][0] > 0 for line in played if line["entrants"][0] == entrant))


def _gain(played: Sequence[Line], entrant: int) -> float:
    """Mean score of this entrant in a round."""
    gains: list[float] = [
        gain
        for line in played
        for who, gain in zip(line["entrants"], line["returns"], strict=True)
        if who == entrant
    ]
    return sum(gains) / len(gains)


def until_decided(games: Iterable[str], better: float = BETTER) -> Iterator[str]:
    """The games (JSON lines, round by round), until the first entrant is shown better or not.

    The test is that of `ai.lab.ratings.Trial`, on the first entrant against the second, and
    looks only at whole rounds.
    """
    trial = Trial(better=better)
    for _, texts in groupby(games, key=lambda text: json.loads(text)["round"]):
        played = []
        for text in texts:
            yield text
            played.append(json.loads(text))
        if trial.add(duels([played])[0]).says != "open":
            return


def by_seat(lines: Sequence[Line]) -> list[float]:
    """Score of each seat, with any entrant in it: what it is worth to begin."""
    count = len(lines[0]["returns"])
    scores = [0.0] * count
    for line in lines:
        order = _order(enumerate(line["returns"]))
        for seat in range(count):
            scores[seat] += score(order, seat) / len(lines)
    return scores


HEAD = (
    "entrant            games     score %    won drawn          Elo         return   it/move"
    "  ms/move  illegal"
)
TEAM_HEAD = (
    "team               games       won %  (95 %)           Elo          score   it/move"
    "  ms/move  illegal"
)


def results_table(lines: Sequence[Line], entrants: Sequence[str], better: float = BETTER) -> str:
    """The results in columns, the test of the first entrant against the second, and the seats.

    Teams of a cooperative game are compared by their odds of winning.
    """
    first = lines[0]
    rounds = rounds_of(lines)
    together = first["cooperative"]
    options = ", ".join(f"{name} {value}" for name, value in first["options"].items())
    rows = [
        f"{first['game']}{f' ({options})' if options else ''}, {len(first['returns'])} seats:"
        f" {len(lines)} games in {len(rounds)} rounds",
        TEAM_HEAD if together else HEAD,
    ]
    by_entrant = standings(lines, len(entrants))
    for one, row in by_entrant.items():
        if together:
            share, low, high = (100 * part for part in odds(row.won, row.games))
            result = f"{share:11.1f}  ({low:.0f} to {high:.0f})".ljust(26)
        else:
            result = (
                f"{100 * row.score.mean:7.1f} ±{100 * row.score.margin:4.1f}"
                f" {row.won:6} {row.drawn:5}"
            )
        rows.append(
            f"{entrants[one]:<18} {row.games:5}{result}"
            f" {row.elo.mean:+6.0f} ±{row.elo.margin:4.0f}"
            f" {row.gain.mean:+7.2f} ±{row.gain.margin:5.2f}"
            f" {row.iterations:9.0f} {row.cpu_ms:8.1f} {row.illegal:8}"
        )
    if len(by_entrant) > 1:
        verdict = sprt(duels(rounds), better=better)
        rows.append(
            f"{entrants[0]} against {entrants[1]}, +{better:.0f} Elo or none: {verdict.says}"
            f" after {verdict.rounds} rounds (log-likelihood ratio {verdict.llr:+.2f})"
        )
    if not first["cooperative"]:
        scores = ", ".join(f"{100 * share:.0f}" for share in by_seat(lines))
        rows.append(f"score by seat, in the order of play: {scores}")
    return "\n".join(rows)


# --- ladder ---------------------------------------------------------------------------------------
# The ladder: each level against the one below it, in every game; what the table of ratings says.
#
# A *rung* is played round by round until the sequential test has decided, or its rounds or its
# share of the time are used up. Lines of earlier runs count: to go on is to run it again with
# them.


STEPS = (RANDOM, *LEVELS)
"""From the bottom to the top."""
RUNG_BETTER = 70.0
"""Difference that the test looks for, in Elo: a score of 60 %."""
ANCHOR = "student"
"""Entrant whose rating is called 0."""
SEED = "ladder"


MODEST = 0.6
"""A score below this one needs a word of why: the bound that luck sets."""
LEAST, MOST = 500, 1500
"""Iterations of the oracle who tells that bound: as many as the level has, within these."""


class LadderRung(NamedTuple):
    """A pair of levels in a contest; in a cooperative one a level alone (``low`` is empty)."""

    contest: Contest
    high: str
    low: str = ""


def rungs(contests: Iterable[Contest], registry: Registry = HOUSE) -> list[LadderRung]:
    """All rungs, those that think least first: what they leave of the time the others may use."""
    listed = []
    for contest in contests:
        game = registry.game(contest.game)
        together = game.info.cooperates(game.info.complete(dict(contest.options)))
        for low, high in pairwise(STEPS):
            listed.append(LadderRung(contest, high, "" if together else low))
        if together:
            listed.append(LadderRung(contest, RANDOM))
    return sorted(listed, key=lambda rung: STEPS.index(rung.high))


def jobs_of(rung: LadderRung, rounds: int, registry: Registry = HOUSE) -> list[arena.Job]:
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
    """Key that tells a line from those of other jobs."""
    return _key(line["game"], line["options"], line["seed"], line["seats"])


def job_key(job: arena.Job) -> str:
    """The `line_key` of the line that this job will bring."""
    return _key(job.game, job.options, job.seed, job.seats)


def climb(
    rung: LadderRung,
    known: Mapping[str, Line],
    rounds: int,
    seconds: float,
    make_pool: Callable[[], WorkerPool] = pool,
    registry: Registry = HOUSE,
) -> Iterator[str]:
    """Yields the lines that are not ``known`` yet, until enough is known.

    That is when the test has decided (teams are never compared: they play all rounds), or after so
    many rounds, or so many seconds of CPU in all, of which at least one round is played.
    """
    jobs = jobs_of(rung, rounds, registry)
    fresh = arena.run([job for job in jobs if job_key(job) not in known], make_pool, registry)
    trial, spent = Trial(better=RUNG_BETTER), 0.0
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
            if rung.low and trial.add(duels([played])[0]).says != "open":
                return
            played = []
            if spent >= seconds:
                return
    finally:
        fresh.close()  # type: ignore[attr-defined]


class RungResult(NamedTuple):
    """Summary of the lines about a rung."""

    rung: LadderRung
    lines: list[Line]
    score: Estimate
    """Of the higher level; of a team its mean return."""
    verdict: TestVerdict

    @property
    def seconds(self) -> float:
        """CPU that the lines cost."""
        return sum([sum(line["cpu_ms"]) for line in self.lines]) / 1000


def bound(result: RungResult, registry: Registry = HOUSE) -> LadderRung | None:
    """The pair that shows how far the best could get, for a level that scored modestly.

    None where the score needs no excuse, or nothing is hidden that one could see.
    """
    contest, high, low = result.rung
    if not low or result.score.mean >= MODEST or not registry.game(contest.game).info.hidden:
        return None
    thought = max(LEAST, min(MOST, budget(contest.game, high, registry).iterations))
    return LadderRung(contest, f"oracle:{thought}", low)


def result_of(
    rung: LadderRung, known: Mapping[str, Line], rounds: int, registry: Registry = HOUSE
) -> RungResult | None:
    """The result of a rung, as far as its lines are there; None if none is."""
    jobs = jobs_of(rung, rounds, registry)
    lines = [known[job_key(job)] for job in jobs if job_key(job) in known]
    whole = len({job.seats for job in jobs})
    played = [games for games in rounds_of(lines) if len(games) == whole]
    if not played:
        return None
    scores = duels(played) if rung.low else [games[0]["returns"][0] for games in played]
    trial = Trial(better=RUNG_BETTER)
    for score in scores:
        trial.add(score)
    return RungResult(
        rung, [line for games in played for line in games], estimate(scores), trial.verdict
    )


# --- the table ------------------------------------------------------------------------------------


def ladder_table(
    results: Sequence[RungResult],
    names: Mapping[str, str],
    bounds: Mapping[LadderRung, RungResult] | None = None,
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
    bounds: Mapping[LadderRung, RungResult],
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
    share, low, high = (100 * part for part in scored(duels(_rounds(one))))
    says = {"better": " ✓", "not better": " ✗", "open": ""}[one.verdict.says]
    return f"{share:.0f} % ({low:.0f}–{high:.0f}){says}, {len(one.lines)}"


def _rounds(one: RungResult) -> list[list[Line]]:
    return rounds_of(one.lines)


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
            games = orders(played)
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


def read(texts: Iterable[str]) -> dict[str, Line]:
    """Lines by their key; raises ValueError naming the first that is none."""
    known: dict[str, Line] = {}
    for number, text in enumerate(texts, 1):
        try:
            line = json.loads(text)
            known[line_key(line)] = line
        except (ValueError, KeyError, TypeError):
            raise ValueError(f"line {number} is no game") from None
    return known
