"""A program at home goes on with games that were taken out of a page: one move more.

python home.py FILE.quarkade: plays the first lawful move of the newest unfinished game, replaces
the file by what there is then, and prints how many moves the game has.
"""

import base64
import json
import sys
import tempfile
from pathlib import Path

from game.core.contract import move_text
from game.core.record import replay
from game.games import GAMES
from game.store import Store


def main(file: Path) -> None:
    """From the file, to the folder of a program, and back."""
    taken = json.loads(file.read_text(encoding="utf-8"))
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for part, text in taken["files"].items():
            (folder / part).write_bytes(base64.b64decode(text))
        with Store.open(folder) as store:
            number = store.unfinished()[0].id
            session = replay(store.record(number), GAMES)
            move = session.legal_moves()[0]
            session.play(move)
            moves = len(session.moves)
            store.played(number, moves, move_text(move), session.digest())
        for part in taken["files"]:
            taken["files"][part] = base64.b64encode((folder / part).read_bytes()).decode("ascii")
    file.write_text(json.dumps(taken), encoding="utf-8")
    print(moves)


main(Path(sys.argv[1]))
