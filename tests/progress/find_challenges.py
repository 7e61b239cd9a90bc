"""Finds games that meet challenges: programs play. ``python -m tests.progress.find_challenges ID``.

Keeps few games, beside this module, in ``challenges/<game>.json``: together they meet all.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from ai.levels import budget, make_bot
from game.core.record import Record, parse_record
from game.core.session import Session
from game.games import DESCRIPTORS, GAMES
from game.match.match import AI, HUMAN, Match, match_of
from game.progress.challenges import met_by

KEPT = Path(__file__).parent / "challenges"
PLAYERS = ("student", "student", "visitor", "random")


class Wanted(NamedTuple):
    """The games that are looked through."""

    game: str
    players: Sequence[str]
    """Programs to draw from."""
    seats: Sequence[int]
    options: Mapping[str, int]
    """Those that are not drawn."""


def played(wanted: Wanted, dice: random.Random) -> Session[Any, Any, Any] | None:
    """One game with drawn options, by drawn programs; None where there is no such game."""
    game, rules = wanted.game, GAMES[wanted.game]
    options = {
        name: dice.choice(option.values if dice.random() < 0.6 else (option.default,))
        for name, option in rules.info.options.items()
    } | dict(wanted.options)
    try:
        session = Session(rules, dice.choice(wanted.seats), options, str(dice.random()))
    except ValueError:
        return None
    names = [dice.choice(wanted.players) for _ in range(session.seats)]
    bots = [make_bot(game, name, str(seat)) for seat, name in enumerate(names)]
    while (seat := session.to_move()) is not None and len(session.moves) < 400:
        legal = session.legal_moves()
        move = bots[seat].choose(session.view(seat), legal, budget(game, names[seat]))
        session.skip(move)
    return session if session.to_move() is None else None


def find(wanted: Wanted, seconds: float, dice: random.Random) -> dict[str, Record]:
    """By challenge, the shortest game found or kept that meets it."""
    best: dict[str, Record] = {}
    for record in stored_games(wanted.game):
        best |= dict.fromkeys(met_by(match_of(record, None)), record)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        session = played(wanted, dice)
        for seat in range(session.seats) if session else ():
            assert session is not None
            seats = [AI + dice.choice(("student", "researcher"))] * session.seats
            seats[seat] = HUMAN
            if session.game.info.is_puzzle(session.options) and session.seats == 2:
                seats = [HUMAN, HUMAN]
            match = Match(session, tuple(seats))
            for name in met_by(match):
                if name not in best or len(best[name].moves) > len(session.moves):
                    best[name] = match.record()
    return best


def stored_games(game: str) -> list[Record]:
    """The games that were kept."""
    file = KEPT / f"{game}.json"
    rows = json.loads(file.read_text("utf-8")) if file.is_file() else []
    return [parse_record(json.dumps(row)) for row in rows]


def fewest(best: dict[str, Record]) -> list[Record]:
    """The shortest game for each challenge, once each."""
    return list({record.to_json(): record for record in best.values()}.values())


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=DESCRIPTORS)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--player", action="append")
    parser.add_argument("--seats", type=int, action="append")
    parser.add_argument("--option", action="append", default=[], help="name=value")
    chosen = parser.parse_args()
    fixed = {name: int(value) for name, value in (row.split("=") for row in chosen.option)}
    seats = chosen.seats or GAMES[chosen.game].info.seats
    wish = Wanted(chosen.game, chosen.player or PLAYERS, seats, fixed)
    best_games = find(wish, chosen.seconds, random.Random(chosen.seed))
    print(
        "missing:",
        [c.name for c in DESCRIPTORS[chosen.game].challenges if c.name not in best_games],
    )
    KEPT.mkdir(exist_ok=True)
    rows = ",\n".join(json.dumps(json.loads(record.to_json())) for record in fewest(best_games))
    (KEPT / f"{chosen.game}.json").write_text(f"[\n{rows}\n]\n", "utf-8")
