"""A game as a readable record: seed, options, moves and a digest. To load is to replay.

A JSON parser goes one call deeper with each bracket. Python stops in time where it knows the size
of the stack; in a browser it does not, and 20,000 brackets crash the page. So the nesting of JSON
is checked before it is parsed (`shallow`)."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import TypeVar

from game.core.contract import IllegalMove, Impossible, find_move, move_text
from game.core.rng import LONGEST
from game.core.session import AnyGame, AnySession, Session

DEEPEST = 100
"""Levels; files of the arcade have fewer than ten."""

_STRING = re.compile(r'"(?:[^"\\]|\\.)*"')
_BRACKET = re.compile(r"[\[\]{}]")


def shallow(text: str) -> str:
    """The text itself. Raises RecursionError where brackets are nested deeper than `DEEPEST`."""
    if text.count("[") + text.count("{") <= DEEPEST:
        return text
    depth = 0
    for bracket in _BRACKET.finditer(_STRING.sub("", text)):
        depth += 1 if bracket[0] in "[{" else -1
        if depth > DEEPEST:
            raise RecursionError(f"JSON nested deeper than {DEEPEST} levels")
    return text


T = TypeVar("T")

FORMAT = 1
LIMIT = 1_000_000
"""Bytes of a record at the most: the longest real one has under a tenth of that."""


LONGEST_SEED = LONGEST + 16
"""Letters: the long form, and in records of the arena the number of a game behind it."""
SEATS = 12
"""At one table at the most; no game has more than six."""
LONGEST_NAME = 200
"""Letters of an id, a seat, a move, a digest."""
OPTIONS = 50
"""Of a game at the most."""
LARGEST_OPTION = 10**9


class BadRecord(ValueError):
    """A damaged record, with the reason, the place, and the number of good moves before it.

    ``reason`` ends the text key ``record-<reason>``; ``where`` is the offending place as written;
    ``good`` counts the moves before it that can be replayed; ``session`` is the game after them,
    or None.
    """

    def __init__(
        self, reason: str, where: str, good: int = 0, session: AnySession | None = None
    ) -> None:
        super().__init__(f"{reason}: {where}")
        self.reason = reason
        self.where = where
        self.good = good
        self.session = session


@dataclass(frozen=True, slots=True)
class Record:
    """The written form of a game, finished or not."""

    format: int
    game: str
    rules: int
    seats: tuple[str, ...]
    """The player of each seat: "human", "ai:student" ..."""
    options: Mapping[str, int]
    seed: str
    moves: tuple[str, ...]
    digest: str
    digests: tuple[str, ...] = field(default=(), compare=False)
    """Digests of the deal and of the position after each move, if known: they show the move at
    which a record was changed."""

    def to_json(self) -> str:
        """The record as an export file holds it."""
        fields = asdict(self)
        if not self.digests:
            del fields["digests"]
        return json.dumps(fields, ensure_ascii=False, indent=1) + "\n"


def record_of(session: AnySession, seats: tuple[str, ...]) -> Record:
    """The record of a session; ``seats`` are its players."""
    assert len(seats) == session.seats
    info = session.game.info
    return Record(
        format=FORMAT,
        game=info.id,
        rules=info.rules,
        seats=seats,
        options=dict(session.options),
        seed=session.seed,
        moves=tuple(map(move_text, session.moves)),
        digest=session.digest(),
    )


def _fields(text: str) -> dict[str, object]:
    """The fields of a record of this format, each still to be checked."""
    if len(text) > LIMIT:
        raise BadRecord("size", str(len(text)))
    try:
        raw = json.loads(shallow(text), parse_constant=_refuse_constant)
    except (ValueError, RecursionError) as error:
        raise BadRecord("json", _first_line(error)) from None
    if not isinstance(raw, dict) or "game" not in raw or "format" not in raw:
        raise BadRecord("foreign", "format")
    if type(raw["format"]) is not int:
        raise BadRecord("field", "format")
    if raw["format"] > FORMAT:
        raise BadRecord("newer", str(raw["format"]))
    if raw["format"] != FORMAT:
        raise BadRecord("field", "format")
    return raw


def parse_record(text: str) -> Record:
    """Read a record and check every field.

    Raises BadRecord: "size", "json", "foreign" (no record of ours), "newer" (a later format), or
    "field" with the name of the field that is missing or of the wrong kind.
    """
    raw = _fields(text)

    def part(name: str, kind: type[T]) -> T:
        value: object = raw.get(name)
        # `isinstance` takes a bool for an int; a record may not hold one.
        if not isinstance(value, kind) or type(value) is not kind:
            raise BadRecord("field", name)
        return value

    def strings(name: str) -> tuple[str, ...]:
        value = part(name, list)
        if not all(map(is_name, value)):
            raise BadRecord("field", name)
        return tuple(value)

    options = part("options", dict)
    if not all(type(value) is int for value in options.values()):
        raise BadRecord("field", "options")
    digests = strings("digests") if "digests" in raw else ()
    record = Record(
        format=FORMAT,
        game=part("game", str),
        rules=part("rules", int),
        seats=strings("seats"),
        options=options,
        seed=part("seed", str),
        moves=strings("moves"),
        digest=part("digest", str),
        digests=digests,
    )
    if wrong := out_of_bounds(record):
        raise BadRecord("field", wrong)
    return record


def is_name(text: object) -> bool:
    """Tell an id, a seat, a move or a digest from a text that no screen can show.

    Such a text is at most `LONGEST_NAME` letters long, all of them printable.
    """
    return isinstance(text, str) and len(text) <= LONGEST_NAME and text.isprintable()


def is_seed(text: str) -> bool:
    """Tell a seed that the arcade can make or a person can type: at most 80 printable letters."""
    return len(text) <= LONGEST_SEED and text.isprintable()


def out_of_bounds(record: Record) -> str:
    """Name the field that is outside the bounds of every real record; empty: none.

    All readers share these limits. So the store can keep and the screen can show every record that
    was read from a file.
    """
    names = (record.game, record.digest, *record.seats, *record.options)
    if not all(map(is_name, names)):
        return "options"
    if not (type(record.rules) is int and 0 <= record.rules <= LARGEST_OPTION):
        return "rules"
    if not 0 < len(record.seats) <= SEATS:
        return "seats"
    numbers = record.options.values()
    if len(record.options) > OPTIONS or not all(
        type(number) is int and abs(number) <= LARGEST_OPTION for number in numbers
    ):
        return "options"
    return "" if is_seed(record.seed) else "seed"


def opening(record: Record, games: Mapping[str, AnyGame]) -> AnySession:
    """A session after the deal of a record. Raises BadRecord as `replay` does, before the moves."""
    game = games.get(record.game)
    if game is None:
        raise BadRecord("game", record.game[:40])
    if not (game.info.reads or game.info.rules) <= record.rules <= game.info.rules:
        newer = record.rules > game.info.rules
        raise BadRecord("newer-rules" if newer else "older-rules", str(record.rules))
    try:
        session = Session(game, len(record.seats), record.options, record.seed)
    except Impossible as error:
        raise BadRecord("setup", error.reason) from None
    except ValueError as error:
        raise BadRecord("setup", _first_line(error)) from None
    if record.digests and session.digest() != record.digests[0]:
        raise BadRecord("dealt", record.digests[0][:40], 0, session)
    return session


def replay(record: Record, games: Mapping[str, AnyGame]) -> AnySession:
    """Play a record again, to its digest.

    Raises BadRecord: "game" (unknown), "newer-rules", "older-rules" (too old, or the same moves
    give another game by the rules of now), "setup" (seats, options or seed), "move" (an illegal
    one; ``good`` and ``session`` give the replayed part), "digest" (the end differs), and if the
    record has digests "dealt" and "changed" (at that move).
    """
    try:
        return _replayed(record, opening(record, games))
    except BadRecord as bad:
        # Not a changed record: the same moves give another game under the rules of today.
        if bad.session is not None and record.rules < bad.session.game.info.rules:
            raise BadRecord("older-rules", str(record.rules), bad.good, bad.session) from None
        raise


def _replayed(record: Record, session: AnySession) -> AnySession:
    for number, text in enumerate(record.moves):
        try:
            session.skip(find_move(text, session.legal_moves()))
        except IllegalMove:
            where = f"{number + 1}: {text[:60]}"
            raise BadRecord("move", where, number, session) from None
        if record.digests and session.digest() != _digest_after(number + 1, record):
            where = f"{number + 1}: {text[:60]}"
            session.rewind(number)
            raise BadRecord("changed", where, number, session)
    too_many = len(record.digests) > len(record.moves) + 1
    if session.digest() != record.digest or too_many:
        raise BadRecord("digest", record.digest[:40], len(record.moves), session)
    return session


def _digest_after(moves: int, record: Record) -> str:
    """The record's digest after ``moves`` moves; empty if its list is shorter."""
    return record.digests[moves] if moves < len(record.digests) else ""


def _refuse_constant(name: str) -> object:
    raise ValueError(f"{name} is not a number")


def _first_line(error: BaseException) -> str:
    return str(error).splitlines()[0][:120] if str(error) else type(error).__name__
