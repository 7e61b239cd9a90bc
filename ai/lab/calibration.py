"""Ratings of the strengths between the levels, from games: what *Match me* chooses by.

Neighbours among the strengths play each other. The ratings of the ladder, with their margins, count
as if they were known that well before, and a stronger opponent is never rated below a weaker one.

``python -m ai.lab.calibration --game bigebang --seats 2 --lines games.jsonl --minutes 5 --write``
plays and adopts them; ``--check 100`` plays that many games at five strengths against opponents
that are chosen for 50 %, 65 % and 35 %, and compares what was expected with what was achieved.
Without games in the file of lines it checks the ratings that are adopted.
"""

from __future__ import annotations

import argparse
import json
import re
import time
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from math import log
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from scipy.optimize import isotonic_regression, minimize

from ai.lab import arena
from ai.lab.ladder import Contest, suggested
from ai.lab.ratings import ELO, scored
from ai.levels import FINEST, STRONGEST
from ai.numbers import Learned, learned, written
from ai.registry import HOUSE
from ai.strength import PACKAGE, TABLE, StrengthScale, curve, first_share

PAGE = Path(__file__).parents[2] / "docs" / "opponents.md"
"""The page with the table of the ladder."""
TABLES = Path(__file__).parents[1]
"""The folder of the table that is adopted."""
GRID = tuple(range(0, STRONGEST + 1, FINEST // 2))
"""Strengths that are rated; between them a rating lies on a straight line."""
VAGUE = 250.0
"""Standard deviation of a strength of which the ladder says nothing."""
BETWEEN = 80.0
"""The same of a half step: it is expected in the middle of its neighbours."""
ENOUGH = 400
"""Games of a pair at most."""
ROW = re.compile(r"^\| (?P<name>[^|]+?) \| (?P<seats>\d+) \|.*\| (?P<ratings>[^|]+) \|$")
CHECKED = (30, 90, 150, 210, 270)
"""Strengths that stand for people when choices of opponents are checked."""
TARGETS = (0.5, 0.65, 0.35)


class PairResult(NamedTuple):
    """One game of two strengths at a table."""

    first: int
    second: int
    seats: tuple[int, int]
    """Seats that each of them held."""
    score: float
    """1: the first of them won; what they share counts in parts."""


def result_of(line: Mapping[str, Any]) -> PairResult:
    """Result that the line of a game of two strengths tells."""
    strengths = [int(who.removeprefix("ai:fit")) for who in line["seats"]]
    first, second = sorted(set(strengths), reverse=True)
    best = max(line["returns"])
    winners = [s for s, gain in zip(strengths, line["returns"], strict=True) if gain == best]
    counts = strengths.count(first), strengths.count(second)
    return PairResult(first, second, counts, winners.count(first) / len(winners))


def fitted(results: Sequence[PairResult], known: Mapping[int, tuple[float, float]]) -> list[float]:
    """Ratings of `GRID` under which the results are likeliest, rising.

    ``known``: strength -> rating and standard deviation that were known before.
    """
    place = {strength: at for at, strength in enumerate(GRID)}
    a = np.array([place[one.first] for one in results], dtype=int)
    b = np.array([place[one.second] for one in results], dtype=int)
    ahead = np.array([log(one.seats[0] / one.seats[1]) for one in results])
    score = np.array([one.score for one in results])
    mean, spread = np.array(
        [known.get(s, (np.nan, BETWEEN if s % FINEST else VAGUE)) for s in GRID], dtype=float
    ).T
    given = ~np.isnan(mean)
    mean = np.interp(GRID, np.array(GRID)[given], mean[given]) / ELO
    spread = spread / ELO

    def surprise(rating: Any) -> float:
        odds = ahead + rating[a] - rating[b]
        games = np.logaddexp(0, -odds) * score + np.logaddexp(0, odds) * (1 - score)
        return float(games.sum() + (((rating - mean) / spread) ** 2).sum() / 2)

    found = minimize(surprise, mean, method="BFGS").x * ELO
    played = np.bincount(np.concatenate([a, b]), minlength=len(GRID)) + 1.0
    rising = isotonic_regression(found, weights=played).x
    return [round(float(rating), 1) for rating in rising]


def _letters(name: str) -> str:
    """Letters of a game's title or id, alike for both; the star of a title stands for an e."""
    return re.sub(r"[^a-z]", "", name.casefold().replace("*", "e"))


def known_before(game: str, seats: int, page: Path = PAGE) -> dict[int, tuple[float, float]]:
    """Ratings of the levels in the table of the ladder: strength -> rating, standard deviation."""
    title = _letters(game)
    for line in page.read_text("utf-8").splitlines():
        row = ROW.match(line)
        if row is None or _letters(row["name"]) != title or int(row["seats"]) != seats:
            continue
        _random, *levels = re.findall(r"([+-]\d+) ± (\d+)", row["ratings"]) or [()]
        if not levels:
            continue
        return {
            FINEST * step: (float(rating), float(margin) / 1.96)
            for step, (rating, margin) in enumerate(levels)
        }
    return {0: (-250.0, VAGUE), FINEST: (0.0, VAGUE / 2), STRONGEST: (250.0, VAGUE)}


def play(contest: Contest, pairs: Sequence[tuple[int, int]], seconds: float, lines: Path) -> None:
    """Play pairs of strengths, each for its share of the time; each game becomes a line."""
    game = HOUSE.game(contest.game)
    ends = time.monotonic()
    for low, high in pairs:
        ends = max(ends, time.monotonic()) + seconds / len(pairs)
        jobs = arena.schedule(
            game,
            (f"fit{high}", f"fit{low}"),
            ENOUGH,
            f"strength {low} {high}",
            dict(contest.options),
            seats=contest.seats,
        )
        with lines.open("a", encoding="utf-8") as file:
            for job in jobs:
                if time.monotonic() > ends:
                    break
                file.write(_short(arena.play(json.dumps(job))) + "\n")


def _short(line: str) -> str:
    whole = json.loads(line)
    return json.dumps({name: whole[name] for name in ("game", "seats", "seed", "returns")})


def read(lines: Path, game: str, seats: int) -> list[PairResult]:
    """The results of such a table that are kept in a file; each game counts once."""
    if not lines.is_file():
        return []
    rows = {
        (row["seed"], tuple(row["seats"])): row
        for row in map(json.loads, lines.read_text("utf-8").splitlines())
        if row["game"] == game and len(row["seats"]) == seats
    }
    return [result_of(row) for row in rows.values()]


def adopt(game: str, seats: int, ratings: Sequence[float], games: int, seconds: float) -> Path:
    """Write the ratings into the table that opponents are chosen by."""
    file = TABLES / f"{TABLE}.json"
    before = learned(PACKAGE, TABLE) if file.is_file() else Learned({}, {})
    numbers = before.numbers | {
        f"{game}/{seats}": [list(each) for each in zip(GRID, ratings, strict=True)]
    }
    provenance = before.provenance | {
        f"{game}/{seats}": {
            "command": f"python -m ai.lab.calibration --game {game} --seats {seats}",
            "games": games,
            "seconds": round(seconds),
        }
    }
    ordered = Learned(dict(sorted(numbers.items())), dict(sorted(provenance.items())))
    file.write_text(written(ordered), "utf-8")
    return file


def check(
    contest: Contest, scale: StrengthScale, games: int, above: int, most: int
) -> Iterable[str]:
    """Expected and achieved shares of games won, for five strengths and three targets.

    The stronger of a pair lies above ``above``, at most at ``most``. The last line is about all.
    """
    game = HOUSE.game(contest.game)
    whole: list[float] = []
    hopes: list[float] = []
    for strength in CHECKED:
        for target in TARGETS:
            rival = scale.strength_for(scale.rating(strength), target)
            if rival == strength or not above < max(rival, strength) <= most:
                continue
            levels = (f"fit{strength}", *[f"fit{rival}"] * (contest.seats - 1))
            jobs = arena.schedule(
                game, levels, games, "check", dict(contest.options), seats=contest.seats
            )
            one = [job for job in jobs if job.seats.count(levels[0]) == 1][:games]
            results = [result_of(json.loads(arena.play(json.dumps(job)))) for job in one]
            ahead = max(strength, rival) == strength
            won = [each.score if ahead else 1 - each.score for each in results]
            share, low, high = (100 * part for part in scored(won))
            rivals = [scale.rating(rival)] * (contest.seats - 1)
            hoped = 100 * first_share(scale.rating(strength), rivals)
            yield (
                f"{contest.game}/{contest.seats}: {strength} against {rival}, expected"
                f" {hoped:.0f} %, achieved {share:.0f} % ({low:.0f}-{high:.0f}), games {len(won)}"
            )
            whole += won
            hopes += [hoped] * len(won)
    share, low, high = (100 * part for part in scored(whole))
    yield (
        f"{contest.game}/{contest.seats}: all, expected {sum(hopes) / max(1, len(hopes)):.0f} %,"
        f" achieved {share:.0f} % ({low:.0f}-{high:.0f}), games {len(whole)}"
    )


def main() -> None:
    """Play, fit, adopt and check."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", required=True)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--lines", type=Path, default=Path("strength.jsonl"))
    parser.add_argument("--minutes", type=float, default=0.0, help="of playing")
    parser.add_argument("--most", type=int, default=STRONGEST, help="the strongest that plays")
    parser.add_argument("--above", type=int, default=0, help="check no pairs of weaker ones")
    parser.add_argument("--write", action="store_true", help="adopt the ratings")
    parser.add_argument("--check", type=int, default=0, metavar="GAMES")
    args = parser.parse_args()
    contest = Contest(args.game, args.seats, suggested(HOUSE.game(args.game), {}))
    pairs = [pair for pair in pairwise(GRID) if pair[1] <= args.most]
    started = time.process_time()
    play(contest, pairs, 60 * args.minutes, args.lines)
    results = read(args.lines, args.game, args.seats)
    ratings = fitted(results, known_before(args.game, args.seats))
    for strength, rating in zip(GRID, ratings, strict=True):
        games = sum(strength in (one.first, one.second) for one in results)
        print(f"{args.game}/{args.seats} {strength:4} {rating:+7.0f}  {games} games")
    if args.write:
        print(adopt(args.game, args.seats, ratings, len(results), time.process_time() - started))
    if not args.check:
        return
    adopted = None if results else curve(args.game, args.seats)
    scale = adopted or StrengthScale(tuple(zip(GRID, ratings, strict=True)))
    for line in check(contest, scale, args.check, args.above, args.most):
        print(line, flush=True)


if __name__ == "__main__":
    main()
