"""Find famous games again: ``python -m tests.famous.find bigebang carbon draw --games 200``.

Programs play each other. For each claim of `tests.famous.claims` the shortest game that meets it
and no claim before it is kept in ``assets/famous/<game>.json``. A game that is found again keeps
its notes; another one needs notes of its own.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict
from typing import Any

from ai.bot import Budget
from ai.levels import bot_seed, make_bot
from game.core.contract import SPECTATOR
from game.core.record import Record, record_of
from game.core.session import Session
from game.games import GAMES
from game.match.famous import FOLDER
from game.match.match import AI
from tests.famous.claims import CLAIMS, Claim, Played


def play(game: str, claim: Claim, seed: str) -> tuple[Record, Played]:
    """A game of programs at the table of a claim, with its events."""
    session = Session(GAMES[game], claim.seats, claim.options, seed)
    levels = (claim.levels + claim.levels[-1:] * claim.seats)[: claim.seats]
    events: list[tuple[str, Any]] = []
    while (seat := session.to_move()) is not None:
        legal = session.legal_moves()
        move = legal[0]
        if len(legal) > 1:
            bot = make_bot(game, levels[seat], bot_seed(seed, seat, len(session.moves)))
            move = bot.choose(session.view(seat), legal, Budget(0, 3600.0))
        events += [(event.kind, event.facts) for event in session.play(move)]
    record = record_of(session, tuple(AI + level for level in levels))
    return record, Played(events, session.returns(), session.view(SPECTATOR))


def main() -> None:
    """Look through games of one rulebook and keep the shortest that meet its claims."""
    parser = argparse.ArgumentParser(prog="tests.famous.find", description=__doc__)
    parser.add_argument("game", choices=CLAIMS)
    parser.add_argument("keys", nargs="*", help="of the games to find; none: all of them")
    parser.add_argument("--games", type=int, default=30, help="of each table (30)")
    args = parser.parse_args()
    found: dict[str, Record] = {}
    wanted = args.keys or list(CLAIMS[args.game])
    claims = {key: CLAIMS[args.game][key] for key in wanted}
    tables = {str(claim[:2] + claim.levels): claim for claim in claims.values()}
    for table, at in tables.items():
        for number in range(args.games):
            record, played = play(args.game, at, f"famous {number}")
            for key, claim in claims.items():
                best = found.get(key)
                if str(claim[:2] + claim.levels) != table or not claim.holds(played):
                    continue
                if best is None or len(record.moves) < len(best.moves):
                    found[key] = record
                    print(f"{key}: {len(record.moves)} moves, seed {record.seed}", flush=True)
                    break
    file = FOLDER / f"{args.game}.json"
    before = json.loads(file.read_text("utf-8")) if file.is_file() else {}
    rows = {}
    for key in CLAIMS[args.game]:
        row = before.get(key)
        if key in found and (row is None or row["moves"] != list(found[key].moves)):
            row = asdict(found[key])
            del row["digests"]
        if row is not None:
            rows[key] = row
    FOLDER.mkdir(parents=True, exist_ok=True)
    text = json.dumps(rows, ensure_ascii=False, separators=(",", ":")).replace('},"', '},\n"')
    file.write_text(text + "\n", "utf-8")
    print("not found:", sorted(claims.keys() - found.keys()))


if __name__ == "__main__":
    main()
