"""What crosses between the client and a thinking process: lines of JSON, checked on arrival.

A request carries a view, never a state; an answer carries a move in its written form. Views are
nested NamedTuples; JSON makes lists of them, and the annotation of the game's ``observe`` says how
to make them views again.
"""

from __future__ import annotations

import json
import types
import typing
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

from ai.bot import SHOWN, Budget, Prospect, Thoughts
from ai.registry import Shelf
from game.core.contract import move_text
from game.core.session import AnyGame

LIMIT = 60_000
"""Bytes of a message at most: less than a pipe holds, so that sending never waits."""


class Garbled(ValueError):
    """A message that is not what was agreed; says what is wrong with it."""


@dataclass(frozen=True, slots=True)
class Request:
    """A question to an opponent."""

    game: str
    """Its id."""
    view: Any
    legal: Sequence[Any]
    """All legal moves, in the order of the rules."""
    level: str
    seed: str
    """From `ai.levels.bot_seed`."""
    budget: Budget
    trees: tuple[int, ...] = ()
    """Which of the level's trees to grow (`ai.forest`); empty: all of them."""


class Reply(NamedTuple):
    """One message of a thinking process about request ``id`` (0: about itself)."""

    id: int
    move: str
    final: bool
    """Nothing more will come for this request; otherwise the best move so far."""
    thoughts: Thoughts | None = None
    trouble: str = ""
    """What went wrong, when there is no move."""
    rss_mb: int = 0
    """Memory the process has used at most."""


def request_bytes(number: int, request: Request) -> bytes:
    """A request as it is sent. Raises Garbled when it would be too long."""
    message = json.dumps(
        {
            "id": number,
            "game": request.game,
            "view": request.view,
            "legal": [move_text(move) for move in request.legal],
            "level": request.level,
            "seed": request.seed,
            "budget": [request.budget.iterations, request.budget.seconds],
            "trees": request.trees,
        },
        separators=(",", ":"),
    ).encode()
    if len(message) > LIMIT:
        raise Garbled(f"request of {len(message)} bytes")
    return message


def parse_request(message: bytes, shelf: Shelf) -> tuple[int, Request]:
    """A request and its number, the moves still in their written form. Raises Garbled."""
    try:
        raw = json.loads(message)
        iterations, seconds = raw["budget"]
        view = view_reader(shelf.game(raw["game"]))(raw["view"])
        budget = Budget(int(iterations), float(seconds))
        trees = tuple(map(int, raw["trees"]))
        request = Request(raw["game"], view, raw["legal"], raw["level"], raw["seed"], budget, trees)
        return int(raw["id"]), request
    except (ValueError, TypeError, KeyError, RecursionError) as error:
        raise Garbled(repr(error)) from None


def reply_bytes(reply: Reply) -> bytes:
    """A reply as it is sent."""
    thoughts = reply.thoughts
    if thoughts is not None:
        thoughts = thoughts._replace(prospects=thoughts.prospects[:SHOWN])
    return json.dumps([*reply[:3], thoughts, *reply[4:]], separators=(",", ":")).encode()


def parse_reply(message: bytes) -> Reply:
    """A reply, trusting nothing. Raises Garbled."""
    try:
        number, move, final, thoughts, trouble, rss = json.loads(message)
        told = None if thoughts is None else _thoughts(*thoughts)
    except (ValueError, TypeError, RecursionError) as error:
        raise Garbled(repr(error)[:120]) from None
    reply = Reply(number, move, final, told, trouble, rss)
    kinds = (int, str, bool, object, str, int)
    values = (number, move, final, None, trouble, rss)
    if not all(isinstance(value, kind) for value, kind in zip(values, kinds, strict=True)):
        raise Garbled(repr(reply)[:120])
    return reply


def _thoughts(done: int, capped: int, prospects: list[list[Any]]) -> Thoughts:
    told = tuple(Prospect(str(move), int(n), float(value)) for move, n, value in prospects)
    return Thoughts(int(done), bool(capped), told)


# --- views from JSON ------------------------------------------------------------------------------

Reader = Callable[[Any], Any]


def view_reader(game: AnyGame) -> Reader:
    """A function from what JSON made of this game's views back to the views.

    The game's ``observe`` must be annotated with the class of its view. The function raises
    ValueError or TypeError for what is no such view.
    """
    return _reader_of_view(type(game))


@cache
def _reader_of_view(kind: type) -> Reader:
    return _reader(typing.get_type_hints(kind.observe)["return"])  # type: ignore[attr-defined]


@cache
def _reader(hint: Any) -> Reader:
    """How to read a value of this type. Raises TypeError for types that a view may not hold."""
    if hint in (int, str, float, bool, type(None)):
        return _plain(hint)
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if isinstance(hint, type) and issubclass(hint, tuple) and hasattr(hint, "_fields"):
        hints = typing.get_type_hints(hint)
        readers = tuple(_reader(hints[field]) for field in hint._fields)
        return lambda value: hint(*_each(readers, value))
    if origin is tuple and len(args) == 2 and args[1] is Ellipsis:
        one = _reader(args[0])
        return lambda value: tuple([one(item) for item in _list(value)])
    if origin is tuple:
        several = tuple(map(_reader, args))
        return lambda value: tuple(_each(several, value))
    if origin in (typing.Union, types.UnionType):
        return _either(tuple(map(_reader, args)))
    raise TypeError(f"a view may not hold {hint!r}")


def _plain(kind: type) -> Reader:
    kinds = (float, int) if kind is float else kind

    def read(value: Any) -> Any:
        if not isinstance(value, kinds):
            raise TypeError(f"{value!r} is not {kind.__name__}")
        return value

    return read


def _list(value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise TypeError(f"{value!r} is not a list")
    return value


def _each(readers: tuple[Reader, ...], value: Any) -> list[Any]:
    return [read(item) for read, item in zip(readers, _list(value), strict=True)]


def _either(readers: tuple[Reader, ...]) -> Reader:
    def read(value: Any) -> Any:
        for reader in readers:
            try:
                return reader(value)
            except (TypeError, ValueError):
                continue
        raise TypeError(f"{value!r} is none of the kinds it may be")

    return read
