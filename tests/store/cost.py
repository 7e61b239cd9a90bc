"""``python -m tests.store.cost [FOLDER]``: cost of a move's digests beside its commit."""

from __future__ import annotations

import statistics
import sys
import tempfile
import time
from pathlib import Path

from game.store import Store
from game.store.journal import LogEntry, insert_entry, update_game
from tests.inside import journal_of
from tests.store.straw import digest, play, played_game, straw

GAMES = 100
"""As many as are kept at the most: the store's digest covers them all."""
MOVES = 300


def main(folder: Path) -> None:
    """Print the medians, in milliseconds."""
    with Store.open(folder) as store:
        for _ in range(GAMES):
            store.finished(played_game(store, 5), (1.0, -1.0), digest(5))
        game_id = store.begin(straw())
        store.flush(60)
        commits = []
        for n in range(1, MOVES + 1):
            began = time.perf_counter()
            play(store, game_id, n, n)
            store.flush(60)
            commits.append(time.perf_counter() - began)
        journal = journal_of(store)
        game = journal.game(game_id)
        row_digests = []
        for n in range(MOVES + 1, 2 * MOVES + 1):
            began = time.thread_time()
            seq = game.note(LogEntry("move", n, f"move:{n}", digest(n)))
            journal.changed(game)
            insert_entry(game, seq, game.events[-1])
            update_game(game)
            journal.store_digest()
            row_digests.append(time.thread_time() - began)
        while len(game.events) > MOVES:
            game.events.pop()
    commit, digests = (1000 * statistics.median(times) for times in (commits, row_digests))
    print(f"a commit of a move {commit:.3f} ms, digests {digests:.3f} ms: {digests / commit:.1%}")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory(dir=sys.argv[1] if len(sys.argv) > 1 else None) as temporary:
        main(Path(temporary))
