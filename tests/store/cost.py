"""``python -m tests.store.cost [FOLDER]``: what the proofs of a move cost beside its commit."""

from __future__ import annotations

import statistics
import sys
import tempfile
import time
from pathlib import Path

from game.store import Store, journal
from game.store.journal import Event
from tests.store.straw import digest, play, played_game, straw

GAMES = 100
"""As many as are kept at the most: the seal is of them all."""
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
        ledger = store._ledger
        game = ledger.game(game_id)
        proofs = []
        for n in range(MOVES + 1, 2 * MOVES + 1):
            began = time.thread_time()
            seq = game.note(Event("move", n, f"move:{n}", digest(n)))
            ledger.changed(game)
            journal.noted(game, seq, game.events[-1])
            journal.course(game)
            ledger.seal()
            proofs.append(time.thread_time() - began)
        while len(game.events) > MOVES:
            game.events.pop()
    commit, proof = (1000 * statistics.median(times) for times in (commits, proofs))
    print(
        f"a move with its commit {commit:.3f} ms, its proofs {proof:.3f} ms: {proof / commit:.1%}"
    )


if __name__ == "__main__":
    with tempfile.TemporaryDirectory(dir=sys.argv[1] if len(sys.argv) > 1 else None) as temporary:
        main(Path(temporary))
