"""What can be written: each change to the kept games as statements of SQL.

Every statement may be carried out twice: a commit that reports an error may yet have happened.
"""

from __future__ import annotations

import json
from collections.abc import Sequence

from game.store.memory import Event, Kept, Ledger, moves_of

Value = int | float | str
Statement = tuple[str, tuple[Value, ...]]


def begun(kept: Kept) -> Statement:
    """A game is set up."""
    record = kept.begun
    return (
        "INSERT INTO game VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        (
            kept.id,
            record.game,
            record.rules,
            json.dumps(record.seats),
            json.dumps(dict(record.options)),
            record.seed,
            record.digest,
            kept.when.isoformat(),
            kept.state,
        ),
    )


def noted(kept: Kept, seq: int, event: Event) -> Statement:
    """A move, or a rewind."""
    return (
        "INSERT INTO event VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        (kept.id, seq, *event),
    )


def ended(kept: Kept) -> list[Statement]:
    """A game is finished, with its score, or dropped."""
    return [
        ("UPDATE game SET state = ? WHERE id = ?", (kept.state, kept.id)),
        *(
            ("INSERT INTO score VALUES (?, ?, ?) ON CONFLICT DO NOTHING", (kept.id, seat, result))
            for seat, result in enumerate(kept.returns)
        ),
    ]


def learnt(key: str, value: str) -> Statement:
    """Progress of any kind."""
    return (
        "INSERT INTO progress VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
        (key, value),
    )


def counted(what: str, count: int) -> Statement:
    """What was cleared away, so that nobody misses it."""
    return (
        "INSERT INTO tally VALUES (?, ?) ON CONFLICT (what) DO UPDATE SET count = excluded.count",
        (what, count),
    )


def cleared(ledger: Ledger, going: Sequence[Kept]) -> list[Statement]:
    """Games are cleared away, and counted as such."""
    return [
        *(("DELETE FROM game WHERE id = ?", (kept.id,)) for kept in going),
        counted("games", ledger.pruned_games + len(going)),
        counted("moves", ledger.pruned_moves + moves_of(going)),
    ]


def forgotten(key: str) -> Statement:
    """Progress that is progress no longer."""
    return "DELETE FROM progress WHERE key = ?", (key,)


def wiped() -> list[Statement]:
    """All games, scores and progress go; only the program's own mark stays."""
    return [(f"DELETE FROM {table}", ()) for table in ("game", "progress", "tally")]  # noqa: S608


def everything(ledger: Ledger) -> list[Statement]:
    """All of it, for a file that has to be written anew."""
    statements = [
        counted("games", ledger.pruned_games),
        counted("moves", ledger.pruned_moves),
        *(learnt(key, value) for key, value in ledger.progress.items()),
    ]
    for kept in ledger.games.values():
        statements.append(begun(kept))
        statements += [noted(kept, seq, event) for seq, event in enumerate(kept.events, 1)]
        statements += ended(kept)
    return statements
