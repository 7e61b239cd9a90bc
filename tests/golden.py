"""Golden playthroughs: a seeded game written out move by move, compared with the file of last time.

A change of behaviour shows as a diff to be read. To accept it: ``QUARKADE_ACCEPT=1 pytest
tests/test_golden.py``, look at ``git diff tests/golden`` and commit it with the change.

The file: one ``# key: value`` line per fact of the game, then per move ``ply. seat (choices) move``
and indented below it each beat with its facts and, behind a bar, what the table says of it in
English, so that a difference reads as a story; ``=`` lines hold the digest of all views every ten
moves, and the end holds the returns. Before a few moves, ``?`` lines hold the legal moves and ``@``
lines the view of a spectator, then the fields in which the view of each seat differs from it.

Moves are random, or those of two levels of opponents with a part of their usual iterations.
"""

from __future__ import annotations

import difflib
import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from textwrap import wrap
from typing import Any, NamedTuple

from ai.bot import Budget
from ai.levels import bot_seed, budget, make_bot
from game.core.contract import SPECTATOR, move_text
from game.core.phrase import say
from game.core.rng import Rng
from game.core.session import AnySession, RuleEvent, Session
from game.games import DESCRIPTORS, GAMES
from game.words.text import Text

FOLDER = Path(__file__).parent / "golden"
ACCEPT = os.environ.get("QUARKADE_ACCEPT") == "1"
EVERY = 10
"""Moves between two digests."""
LOOKS = (0, 12, 40)
"""Moves made when views and legal moves are written down."""
WIDE = 100
"""Letters of a line of legal moves."""
SHARE = 20
"""Opponents of a golden search with this part of their iterations ..."""
SEARCHED = 30
"""... and make so many moves."""
LATER = frozenset({"duty"})
"""Options that came when goldens were kept already: named only where they are chosen."""


class Golden(NamedTuple):
    """One playthrough to keep: ``tests/golden/<game>/<name>.txt``."""

    game: str
    name: str
    seats: int
    options: Mapping[str, int]
    levels: tuple[str, ...] = ()
    """The level that plays each seat; empty: random moves."""

    @property
    def path(self) -> Path:
        """The file of it."""
        return FOLDER / self.game / f"{self.name}.txt"


def transcript(golden: Golden) -> str:
    """The playthrough under a fixed seed."""
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
    if golden.levels:
        yield f"# levels: {' '.join(golden.levels)}, iterations / {SHARE}"
    while (seat := session.to_move()) is not None:
        played = len(session.moves)
        if golden.levels and played == SEARCHED:
            break
        if played % EVERY == 0:
            yield f"= {session.digest()}"
        legal = session.legal_moves()
        if played in LOOKS:
            yield from _look(session)
        move = _chosen(golden, session, seat) if golden.levels else rng.pick(legal)
        yield f"{played + 1}. {seat} ({len(legal)}) {move_text(move)}"
        for event in session.play(move):
            yield f"    {_story(golden.game, event, text)}"
    yield f"= {session.digest()}"
    if session.to_move() is None:
        yield f"# returns: {' '.join(f'{value:g}' for value in session.returns())}"


def _chosen(golden: Golden, session: AnySession, seat: int) -> Any:
    """The move of the level that plays this seat. No clock: iterations alone end a search."""
    game, level = golden.game, golden.levels[seat]
    bot = make_bot(game, level, bot_seed(session.seed, seat, len(session.moves)))
    iterations = -(-budget(game, level).iterations // SHARE)
    return bot.choose(session.view(seat), session.legal_moves(), Budget(iterations, 3600.0))


def _look(session: AnySession) -> Iterator[str]:
    """The legal moves, and the knowledge of a spectator and of each seat."""
    moves = " ".join(map(move_text, session.legal_moves()))
    yield from wrap(moves, WIDE, initial_indent="? ", subsequent_indent="? ")
    public = session.view(SPECTATOR)
    for field, value in zip(public._fields, public, strict=True):
        yield f"@ {field}={_value(value)}"
    for seat in range(session.seats):
        view = session.view(seat)
        for field, value in zip(view._fields, view, strict=True):
            if value != getattr(public, field):
                yield f"@ seat {seat}: {field}={_value(value)}"


def _value(value: object) -> str:
    """A field of a view on one line: tuples of plain values as words, their names left out."""
    if isinstance(value, tuple):
        nested = any(isinstance(each, tuple) for each in value)
        return f"({(', ' if nested else ' ').join(map(_value, value))})"
    return str(value)


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
