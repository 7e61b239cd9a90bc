"""Golden playthroughs: a seeded game written out move by move, compared with the file of last time.

A change of behaviour shows as a diff to be read. To accept it: ``QUARKADE_ACCEPT=1 pytest
tests/test_golden.py``, look at ``git diff tests/golden`` and commit it with the change.

The file: one ``# key: value`` line per fact of the game, then per move ``ply. seat (choices) move``
and indented below it each beat with its facts and, behind a bar, what the table says of it in
English, so that a difference reads as a story; ``=`` lines hold the digest of all views every ten
moves, and the end holds the returns.
"""

from __future__ import annotations

import difflib
import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from game.core.contract import move_text
from game.core.phrase import say
from game.core.rng import Rng
from game.core.session import RuleEvent, Session
from game.games import DESCRIPTORS, GAMES
from game.words.text import Text

FOLDER = Path(__file__).parent / "golden"
ACCEPT = os.environ.get("QUARKADE_ACCEPT") == "1"
EVERY = 10
"""Moves between two digests."""
LATER = frozenset({"duty"})
"""Options that came when goldens were kept already: named only where they are chosen."""


class Golden(NamedTuple):
    """One playthrough to keep: ``tests/golden/<game>/<name>.txt``."""

    game: str
    name: str
    seats: int
    options: Mapping[str, int]

    @property
    def path(self) -> Path:
        """The file of it."""
        return FOLDER / self.game / f"{self.name}.txt"


def transcript(golden: Golden) -> str:
    """The playthrough: random moves under a fixed seed."""
    return "\n".join(_lines(golden)) + "\n"


def _lines(golden: Golden) -> Iterator[str]:
    seed = f"golden {golden.name}"
    session = Session(GAMES[golden.game], golden.seats, golden.options, seed)
    rng = Rng(seed, "choices")
    text = Text("en")
    text.name_seats([say("seat-player", number=seat + 1) for seat in range(golden.seats)])
    yield f"# game: {golden.game}, rules {session.game.info.rules}"
    yield f"# seats: {golden.seats}"
    named = [(name, value) for name, value in session.options.items() if value or name not in LATER]
    yield f"# options: {dict(sorted(named))}"
    yield f"# seed: {seed}"
    while (seat := session.to_move()) is not None:
        played = len(session.moves)
        if played % EVERY == 0:
            yield f"= {session.digest()}"
        legal = session.legal_moves()
        move = rng.pick(legal)
        yield f"{played + 1}. {seat} ({len(legal)}) {move_text(move)}"
        for event in session.play(move):
            yield f"    {_story(golden.game, event, text)}"
    yield f"= {session.digest()}"
    yield f"# returns: {' '.join(f'{value:g}' for value in session.returns())}"


def _story(game: str, event: RuleEvent[Any], text: Text) -> str:
    """An event in one line: its kind, its facts and the sentence that the table says, if any."""
    facts = " ".join(f"{name}={value}" for name, value in event.facts.items())
    sentence = DESCRIPTORS[game].table.tell(event.kind, event.facts, event.view)
    plain = f"{event.kind} {facts}".rstrip()
    return plain if sentence is None else f"{plain} | {text.say(sentence)}"


def check(golden: Golden) -> None:
    """Compare with the kept file, or keep this one when accepting."""
    played = transcript(golden)
    if ACCEPT:
        golden.path.parent.mkdir(parents=True, exist_ok=True)
        golden.path.write_text(played, encoding="utf-8")
        return
    assert golden.path.exists(), (
        f"tests/golden/{golden.game}/{golden.path.name} is not there yet:"
        " QUARKADE_ACCEPT=1 python3 main.py test tests/test_golden.py writes it; read it, keep it"
    )
    expected = golden.path.read_text(encoding="utf-8")
    difference = difflib.unified_diff(expected.splitlines(), played.splitlines(), "kept", "played")
    assert expected == played, "\n".join(list(difference)[:40])
