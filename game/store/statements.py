"""What can be written: each change to the kept games as statements of SQL.

Most may be carried out twice; the writer looks at the seal of a file before it tries again.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.store.memory import Event, Kept, Ledger
from game.store.proofs import Value, proof

Statement = tuple[str, tuple[Value, ...]]


def begun(kept: Kept) -> Statement:
    """A game is set up."""
    row = kept.row()
    places = ", ".join("?" * len(row))
    return f"INSERT INTO game VALUES ({places}) ON CONFLICT DO NOTHING", row  # noqa: S608


def noted(kept: Kept, seq: int, event: Event) -> Statement:
    """A move, or a rewind, by its number in the log."""
    return (
        "INSERT INTO event VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        (kept.id, seq, *event, kept.chain[seq]),
    )


def course(kept: Kept) -> Statement:
    """How far a game has come, and how it ended."""
    *_, state, returns, events, moves, head, row = kept.row()
    return (
        "UPDATE game SET state = ?, returns = ?, events = ?, moves = ?, head = ?, proof = ? "
        "WHERE id = ?",
        (state, returns, events, moves, head, row, kept.id),
    )


def learnt(key: str, value: str) -> Statement:
    """Progress of any kind."""
    return (
        "INSERT INTO progress VALUES (?, ?, ?) ON CONFLICT (key) "
        "DO UPDATE SET value = excluded.value, proof = excluded.proof",
        (key, value, proof("progress", key, value)),
    )


def counted(ledger: Ledger) -> list[Statement]:
    """What was cleared away, so that nobody misses it and no copy brings it back."""
    newest = [remarked("cleared", str(ledger.newest_gone))] if ledger.newest_gone else []
    return newest + [
        (
            "INSERT INTO tally VALUES (?, ?, ?) ON CONFLICT (what) "
            "DO UPDATE SET count = excluded.count, proof = excluded.proof",
            (what, count, proof("tally", what, count)),
        )
        for what, count in ledger.tally().items()
        if count
    ]


def remarked(key: str, value: str) -> Statement:
    """What the file says of itself."""
    return (
        "INSERT INTO meta VALUES (?, ?, ?) ON CONFLICT (key) "
        "DO UPDATE SET value = excluded.value, proof = excluded.proof",
        (key, value, proof("meta", key, value)),
    )


def sealed(ledger: Ledger) -> Statement:
    """What stands for all rows together: the last statement of each commit."""
    return remarked("seal", ledger.seal())


def cleared(going: Iterable[int]) -> list[Statement]:
    """Games are cleared away with their logs; `counted` tells of them."""
    return [("DELETE FROM game WHERE id = ?", (game_id,)) for game_id in going]


def forgotten(keys: Sequence[str]) -> list[Statement]:
    """Progress that is progress no longer."""
    return [("DELETE FROM progress WHERE key = ?", (key,)) for key in keys]


def wiped() -> list[Statement]:
    """All games, scores and progress go; only the program's own mark stays."""
    return [(f"DELETE FROM {table}", ()) for table in ("game", "progress", "tally")]  # noqa: S608


def everything(ledger: Ledger) -> list[Statement]:
    """All of it, for a file that has to be written anew."""
    statements = counted(ledger)
    statements += [learnt(key, value) for key, value in ledger.progress.items()]
    for kept in ledger.games.values():
        statements.append(begun(kept))
        statements += [noted(kept, seq, event) for seq, event in enumerate(kept.events, 1)]
    return [*statements, sealed(ledger)]
