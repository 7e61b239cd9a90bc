"""What the games of an arena say: who scored how much, how sure that is, and what it cost."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from ai.ratings import BETTER, Estimate, Order, estimate, ratings, sprt

Line = Mapping[str, Any]
"""What `ai.arena.play` tells of a game, read from its JSON."""


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
    gain: float
    """Mean return, from -1 to 1."""
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
    """The share of the others that an entrant finished before, ties counting half."""
    before = 0
    for group in order:
        if entrant in group:
            behind = sum(map(len, order)) - before - len(group)
            return (behind + (len(group) - 1) / 2) / max(1, before + behind + len(group) - 1)
        before += len(group)
    raise AssertionError(f"{entrant} did not play")


def duels(rounds: Sequence[Sequence[Line]]) -> list[float]:
    """What the first entrant scored against the second in each round."""
    scores = []
    for played in rounds:
        games = [_only(order, (0, 1)) for order in orders(played)]
        scores.append(sum(score(game, 0) for game in games) / len(games))
    return scores


def _only(order: Order, some: tuple[int, ...]) -> Order:
    """The order among some of the entrants."""
    kept = (tuple(one for one in group if one in some) for group in order)
    return tuple(group for group in kept if group)


def standings(lines: Sequence[Line], entrants: int) -> dict[int, Standing]:
    """The table, by entrant; of equal levels in a cooperative game only the first plays."""
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
            firsts = [order[0] for end in ended for order in end if one in order[0]]
            won = sum(len(group) == 1 for group in firsts)
            drawn = len(firsts) - won
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
            gain=total("returns") / len(seats),
            iterations=total("iterations") / choices,
            cpu_ms=total("cpu_ms") / choices,
            illegal=int(total("illegal")),
        )
    return table


def _team(played: Sequence[Line], entrant: int) -> float:
    """1 for a round that this entrant's team won, else 0."""
    return float(any(line["returns"][0] > 0 for line in played if line["entrants"][0] == entrant))


def by_seat(lines: Sequence[Line]) -> list[float]:
    """What each seat scored, whoever sat there: what it is worth to begin."""
    count = len(lines[0]["returns"])
    scores = [0.0] * count
    for line in lines:
        order = _order(enumerate(line["returns"]))
        for seat in range(count):
            scores[seat] += score(order, seat) / len(lines)
    return scores


HEAD = (
    "entrant            games     score %    won drawn          Elo  return   it/move  ms/move"
    "  illegal"
)


def table(lines: Sequence[Line], entrants: Sequence[str]) -> str:
    """The results in columns, the test of the first entrant against the second, and the seats."""
    first = lines[0]
    rounds = rounds_of(lines)
    rows = [f"{first['game']}: {len(lines)} games in {len(rounds)} rounds", HEAD]
    told = standings(lines, len(entrants))
    for one, row in told.items():
        rows.append(
            f"{entrants[one]:<18} {row.games:5}"
            f" {100 * row.score.mean:6.1f} ±{100 * row.score.margin:4.1f}"
            f" {row.won:6} {row.drawn:5} {row.elo.mean:+6.0f} ±{row.elo.margin:4.0f}"
            f" {row.gain:+7.2f} {row.iterations:9.0f} {row.cpu_ms:8.1f} {row.illegal:8}"
        )
    if len(told) > 1:
        verdict = sprt(duels(rounds))
        rows.append(
            f"{entrants[0]} against {entrants[1]}, +{BETTER:.0f} Elo or none: {verdict.says}"
            f" after {verdict.rounds} rounds (log-likelihood ratio {verdict.llr:+.2f})"
        )
    if not first["cooperative"]:
        scores = ", ".join(f"{100 * share:.0f}" for share in by_seat(lines))
        rows.append(f"score by seat, in the order of play: {scores}")
    return "\n".join(rows)
