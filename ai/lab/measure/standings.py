"""What the games of an arena say: who scored how much, how sure that is, and what it cost."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, NamedTuple

from ai.lab.measure.ratings import BETTER, Estimate, Order, Trial, estimate, odds, ratings, sprt

Line = Mapping[str, Any]
"""What `ai.lab.measure.arena.play` tells of a game, read from its JSON."""


class Standing(NamedTuple):
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
    """How the games of a round ended; for teams, who did better on the same seed."""
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
    """What the first entrant scored against the second in each round: the share of its games won.

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
    """How many games an entrant won alone, and how many together with others."""
    firsts = [order[0] for end in ended for order in end if one in order[0]]
    alone = sum({*group} == {one} for group in firsts)
    return alone, len(firsts) - alone


def standings(lines: Sequence[Line], entrants: int) -> dict[int, Standing]:
    """The table, by entrant."""
    rounds = rounds_of(lines)
    ended = [orders(played) for played in rounds]
    present = sorted({one for line in lines for one in line["entrants"]})
    elo = [Estimate(0.0, 0.0)] * entrants
    if len(present) == entrants > 1:
        elo = ratings(ended, entrants)
    table = {}
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
        table[one] = Standing(
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
    return table


def _team(played: Sequence[Line], entrant: int) -> float:
    """1 for a round that this entrant's team won, else 0."""
    return float(any(line["returns"][0] > 0 for line in played if line["entrants"][0] == entrant))


def _gain(played: Sequence[Line], entrant: int) -> float:
    """What this entrant got in a round, on the mean."""
    gains: list[float] = [
        gain
        for line in played
        for who, gain in zip(line["entrants"], line["returns"], strict=True)
        if who == entrant
    ]
    return sum(gains) / len(gains)


def until_decided(games: Iterable[str], better: float = BETTER) -> Iterator[str]:
    """The games (JSON lines, round by round), until the first entrant is shown better or not.

    The test is that of `ai.lab.measure.ratings.Trial`, on the first entrant against the second, and
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
    """What each seat scored, with any entrant in it: what it is worth to begin."""
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


def table(lines: Sequence[Line], entrants: Sequence[str], better: float = BETTER) -> str:
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
    table = standings(lines, len(entrants))
    for one, row in table.items():
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
    if len(table) > 1:
        verdict = sprt(duels(rounds), better=better)
        rows.append(
            f"{entrants[0]} against {entrants[1]}, +{better:.0f} Elo or none: {verdict.says}"
            f" after {verdict.rounds} rounds (log-likelihood ratio {verdict.llr:+.2f})"
        )
    if not first["cooperative"]:
        scores = ", ".join(f"{100 * share:.0f}" for share in by_seat(lines))
        rows.append(f"score by seat, in the order of play: {scores}")
    return "\n".join(rows)
