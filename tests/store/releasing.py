"""``python -m tests.store.releasing``: writes the corpus of the present formats, before a release.

Files of formats that were released are never written anew: a new format has a new name.
"""

from __future__ import annotations

import sqlite3
import tempfile
from pathlib import Path

from game.core.record import FORMAT, record_of
from game.core.rng import Rng
from game.core.session import AnySession, Session
from game.games import GAMES
from game.match.saving import keep
from game.store import FILE, Store

TARGET = Path(__file__).parent / "released"
SEATS = ("human", "ai:student")
LONGEST = 120


def played(game: str, part: float) -> AnySession:
    """A random game up to this part of it."""
    session = Session(GAMES[game], 2, {}, "released")
    rng = Rng("released", "moves")
    while session.to_move() is not None and len(session.moves) < LONGEST:
        session.play(rng.pick(session.legal_moves()))
    session.rewind(round(part * len(session.moves)))
    return session


def main() -> None:
    """Write the files."""
    TARGET.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        with Store.open(Path(folder)) as store:
            for game in GAMES:
                for part in (0.3, 1.0):
                    keep(store, played(game, part), SEATS)
            store.set_progress("lesson-learn_particle_builder-1", '{"chapter": 0, "step": 1}')
            store.set_progress("board-bigebang", '[[2,1,3,44,"photon","comet","2026-11-21",1]]')
            store.flush(30)
        connection = sqlite3.connect(Path(folder) / FILE)
        dump = "\n".join(connection.iterdump())
        pragmas = ""
        for name in ("application_id", "user_version"):
            ((value,),) = connection.execute(f"PRAGMA {name}")
            pragmas += f"PRAGMA {name} = {value};\n"
        connection.close()
    (TARGET / f"store-{value}.sql").write_text(f"{pragmas}{dump}\n", encoding="utf-8")
    record = record_of(played("bigebang", 1.0), SEATS)
    (TARGET / f"record-{FORMAT}.json").write_text(record.to_json(), encoding="utf-8")


if __name__ == "__main__":
    main()
