"""Records that were tampered with are found out at the very move; saves change nothing."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace

from game.core.contract import move_text
from game.core.record import BadRecord, Record, parse_record, record_of, replay
from game.core.session import AnyGame, Session
from game.games import GAMES
from tests.gates import begins, drawn, sizes
from tests.laws import Case, cases, each_game, stroller, walk
from tests.some import some


def games(game: AnyGame, count: int, first: int) -> Iterator[Case]:
    """So many random games, none of more than one hand: further ones are more of the same."""
    for _, seats, options, seed in cases(game, count, first):
        one_hand = {"rounds": 1} if "rounds" in options else {}
        yield game, seats, options | one_hand, seed


def whole(case: Case) -> Record:
    """A random game with the digest of every position, as the store keeps it."""
    digests = []
    for session in walk(case):
        digests.append(session.digest())
    return replace(record_of(session, ("human",) * case[1]), digests=tuple(digests))


Change = Callable[[Record, random.Random], tuple[Record, int]]
"""Makes a changed record, and says before which move (from 0) nothing was changed."""


def _other_move(record: Record, chance: random.Random) -> tuple[Record, int]:
    """Another move that is legal there, if there is one."""
    at = chance.randrange(len(record.moves))
    session = Session(GAMES[record.game], len(record.seats), record.options, record.seed)
    for text in record.moves[:at]:
        session.play_text(text)
    legal = [move_text(move) for move in session.legal_moves()]
    moves = (*record.moves[:at], chance.choice(legal), *record.moves[at + 1 :])
    return replace(record, moves=moves), at


def _dropped(record: Record, chance: random.Random) -> tuple[Record, int]:
    at = chance.randrange(len(record.moves))
    moves = record.moves[:at] + record.moves[at + 1 :]
    cut = chance.randrange(2)
    return replace(record, moves=moves, digests=record.digests[: len(record.digests) - cut]), at


def _swapped(record: Record, chance: random.Random) -> tuple[Record, int]:
    at = chance.randrange(max(1, len(record.moves) - 1))
    moves = list(record.moves)
    moves[at : at + 2] = reversed(moves[at : at + 2])
    return replace(record, moves=tuple(moves)), at


def _garbled(record: Record, chance: random.Random) -> tuple[Record, int]:
    at = chance.randrange(len(record.moves))
    text = record.moves[at]
    cut = chance.randrange(len(text))
    moves = (
        *record.moves[:at],
        text[:cut] + chance.choice("0123456789:,x") + text[cut + 1 :],
        *record.moves[at + 1 :],
    )
    return replace(record, moves=moves), at


def _seeded(record: Record, chance: random.Random) -> tuple[Record, int]:
    return replace(record, seed=record.seed + chance.choice("abc")), 0


def _ruled(record: Record, chance: random.Random) -> tuple[Record, int]:
    return replace(record, rules=record.rules + chance.choice((-1, 1, 7))), 0


def _digested(record: Record, chance: random.Random) -> tuple[Record, int]:
    at = chance.randrange(len(record.digests))
    digests = (*record.digests[:at], "0badcafe", *record.digests[at + 1 :])
    return replace(record, digests=digests), max(0, at - 1)


CHANGES: tuple[Change, ...] = (
    _other_move,
    _other_move,
    _other_move,
    _dropped,
    _swapped,
    _garbled,
    _seeded,
    _ruled,
    _digested,
)


def first_difference(changed: Record, record: Record) -> int:
    """The first move that is another one, from 0: one of ten equal moves may be any of them."""
    pairs = enumerate(zip(changed.moves, record.moves, strict=False))
    return next((n for n, (one, other) in pairs if one != other), len(record.moves))


def same_game(one: Record, other: Record) -> bool:
    """Proved equal: every position of both is the same for everybody."""
    played = []
    for record in (one, other):
        session = Session(GAMES[record.game], len(record.seats), record.options, record.seed)
        digests = [session.digest()]
        for text in record.moves:
            session.play_text(text)
            digests.append(session.digest())
        played.append(digests)
    return played[0] == played[1]


@each_game()
@sizes(8, 2_000)
def test_a_changed_record_is_found_out_at_the_very_move(game: AnyGame, count: int) -> None:
    chance = drawn(f"mutants {game.info.id}")
    outcomes: Counter[str] = Counter()
    late = 0
    records = [whole(case) for case in games(game, max(2, count // 40), begins(2_000) // 40)]
    for n in range(count):
        record = records[n % len(records)]
        changed, at = chance.choice(CHANGES)(record, chance)
        try:
            replay(changed, GAMES)
        except BadRecord as bad:
            refusal = bad
        else:
            assert same_game(changed, record), (record.seed, at)
            outcomes["equal"] += 1
            continue
        outcomes[refusal.reason] += 1
        if refusal.reason in ("move", "changed"):
            good, session = refusal.good, refusal.session
            assert good >= at, (refusal.where, at)
            late += good > first_difference(changed, record) + 1
            assert session is not None
            assert session.digest() == record.digests[good], "up to there it is the true game"
    assert outcomes["changed"] + outcomes["move"] > count / 4
    # A difference that nobody can see yet (in a deck, say) is told as soon as somebody can.
    assert late <= count / 50
    print(game.info.id, dict(outcomes), "seen later:", late)


SHORT = 40
"""Loads in a game at the push size; the gate loads after every move."""


@each_game()
@sizes(2, 1_000)
def test_saving_and_loading_after_every_move_changes_nothing(game: AnyGame, count: int) -> None:
    """The game goes on from what was loaded each time; in the end it is the one played through."""
    loads = 0
    for case in some(games(game, count, begins(1_000) if count > 2 else 0)):
        through = whole(case)
        _, seats, options, seed = case
        session = Session(game, seats, options, seed)
        choose = stroller(case)
        every = max(1, len(through.moves) // SHORT) if count <= 2 else 1
        while session.to_move() is not None:
            session.play(choose(session))
            n = len(session.moves)
            if n % every:
                continue
            saved = record_of(session, ("human",) * seats)
            assert saved.digest == through.digests[n], (case, n)
            loaded = replay(parse_record(saved.to_json()), GAMES)  # and has the digest again
            assert list(loaded.legal_moves()) == list(session.legal_moves()), (case, n)
            assert loaded.to_move() == session.to_move()
            session = loaded
            loads += 1
        assert session.returns() == replay(through, GAMES).returns()
        assert tuple(map(move_text, session.moves)) == through.moves
    print(f"{game.info.id}: {count} games, {loads} loads")
