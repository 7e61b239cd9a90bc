"""The laws of the contract (DESIGN 3), held against every game and option over many seeds."""

from __future__ import annotations

import copy
import json
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from game.core.contract import Impossible, PlaysOn, SamplesMoves, find_move, move_text
from game.core.record import parse_record, record_of, replay
from game.core.rng import Rng
from game.core.session import AnyGame, Session
from game.rules import GAMES
from tests import conservation

SEEDS = int(os.environ.get("QUARKADE_LAW_SEEDS", "200"))
"""Games walked per rulebook; the release gate asks for 10,000."""

Case = tuple[AnyGame, int, dict[str, int], str]


def cases(game: AnyGame, count: int) -> Iterator[Case]:
    """``count`` games, over all seats and over the options drawn at random, defaults first."""
    rng = Rng("laws", game.info.id)
    made = 0
    while made < count:
        seats = game.info.seats[made % len(game.info.seats)]
        options = game.info.complete({})
        if made >= 2 * len(game.info.seats):
            options = {name: rng.pick(option.values) for name, option in game.info.options.items()}
        seed = f"law {made}"
        try:
            game.initial_state(seats, options, Rng(seed, "deal"))
        except Impossible:
            # Not every mixture exists; the refusal itself is tested with each game.
            options = game.info.complete({})
            try:
                game.initial_state(seats, options, Rng(seed, "deal"))
            except Impossible:
                options = possible(game, seats, rng)
        made += 1
        yield game, seats, options, seed


def possible(game: AnyGame, seats: int, rng: Rng) -> dict[str, int]:
    """Some options that this number of seats can play."""
    for _ in range(1000):
        options = {name: rng.pick(option.values) for name, option in game.info.options.items()}
        try:
            game.initial_state(seats, options, Rng("possible", "deal"))
        except Impossible:
            continue
        return options
    raise AssertionError(f"{game.info.id} cannot be played by {seats}")


def walk(case: Case) -> Iterator[Session[Any, Any, Any]]:
    """A random game; the session before every move and at its end."""
    game, seats, options, seed = case
    session = Session(game, seats, options, seed)
    rng = Rng(seed, "walk")
    while session.to_move() is not None:
        yield session
        session.play(rng.pick(session.legal_moves()))
    yield session


def each_game() -> pytest.MarkDecorator:
    return pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())


@each_game()
def test_liveness(game: AnyGame) -> None:
    """While somebody is to move there is a move, no move twice, and the game ends in time."""
    for case in cases(game, SEEDS):
        plies = 0
        for session in walk(case):
            legal = session.legal_moves()
            if session.to_move() is not None:
                plies += 1
                assert legal, case
                assert len(set(legal)) == len(legal), case
                assert session.to_move() in range(case[1])
            assert plies <= game.info.bound, case


@each_game()
def test_honesty_and_knowability(game: AnyGame) -> None:
    """A world drawn from a view looks the same from that seat, and offers the same moves."""
    for case in cases(game, max(10, SEEDS // 5)):
        rng = Rng(case[3], "worlds")
        for ply, session in enumerate(walk(case)):
            if ply % 3:
                continue
            for seat in range(-1, case[1]):
                view = session.view(seat)
                world = game.determinize(view, rng)
                assert game.observe(world, seat) == view, (case, ply, seat)
                assert game.to_move(world) == session.to_move()
                if seat == session.to_move():
                    assert list(game.legal_moves(world)) == list(session.legal_moves()), (case, ply)
                conservation.check(game, world)


@each_game()
def test_conservation_and_score(game: AnyGame) -> None:
    """Every piece is somewhere, once, at every ply; the returns fit the seats and the contract."""
    for case in cases(game, max(10, SEEDS // 4)):
        seats = case[1]
        for session in walk(case):
            conservation.check(game, session._state)
            returns = session.returns()
            assert len(returns) == seats
            assert all(-1.0 <= value <= 1.0 for value in returns)
            if game.info.cooperates(session.options):
                assert len(set(returns)) == 1, case


@each_game()
def test_reveals_are_declared(game: AnyGame) -> None:
    """A move without a revealing beat shows its mover nothing that another world would not show."""
    for case in cases(game, max(6, SEEDS // 20)):
        rng = Rng(case[3], "reveals")
        session = Session(game, case[1], case[2], case[3])
        while (seat := session.to_move()) is not None:
            move = rng.pick(session.legal_moves())
            worlds = [game.determinize(session.view(seat), rng) for _ in range(3)]
            beats = session.play(move)
            if any(beat.kind in game.info.reveals for beat in beats):
                continue
            after = session.view(seat)
            for world in worlds:
                game.apply(world, move, rng)
                assert game.observe(world, seat) == after, (case, move)


@each_game()
def test_views_are_plain_and_immutable(game: AnyGame) -> None:
    """A view is hashable and survives JSON, so it can cross to another process."""
    for case in cases(game, 4):
        for session in walk(case):
            for seat in range(-1, case[1]):
                view = session.view(seat)
                hash(view)
                assert json.loads(json.dumps(view)) == plain(view)


def plain(value: object) -> object:
    """Tuples as the lists that JSON makes of them."""
    return [plain(item) for item in value] if isinstance(value, tuple) else value


@each_game()
def test_sampled_moves_are_legal(game: AnyGame) -> None:
    """`sample_move`, where a game has it, draws from the legal moves."""
    if not isinstance(game, SamplesMoves):
        pytest.skip("draws from the list")
    for case in cases(game, 20):
        rng = Rng(case[3], "sample")
        for session in walk(case):
            if session.to_move() is not None:
                assert game.sample_move(session._state, rng) in session.legal_moves()


@each_game()
def test_playing_on_is_drawing_and_applying(game: AnyGame) -> None:
    """`play_on`, where a game has it, leaves what drawn moves one by one leave: chance included."""
    if not isinstance(game, PlaysOn):
        pytest.skip("is played move by move")
    assert isinstance(game, SamplesMoves)
    for case in cases(game, max(40, SEEDS // 2)):
        rng = Rng(case[3], "plies")
        for session in walk(case):
            if rng.below(12):
                continue
            quick, slow = copy.deepcopy(session._state), copy.deepcopy(session._state)
            chance, same = Rng(case[3], "on"), Rng(case[3], "on")
            plies = rng.pick((0, 1, 4, 20, game.info.bound))
            played = game.play_on(quick, chance, plies)
            for _ in range(played):
                game.apply(slow, game.sample_move(slow, same), same)
            assert quick == slow
            assert chance.random() == same.random()
            assert played == plies or game.to_move(slow) is None


@each_game()
def test_record(game: AnyGame) -> None:
    """Moves read as they are written; a record replays to its digest, saved at any move."""
    for case in cases(game, max(6, SEEDS // 20)):
        rng = Rng(case[3], "saves")
        seats = ("human",) * case[1]
        session = None
        for session in walk(case):
            for move in session.legal_moves():
                assert find_move(move_text(move), session.legal_moves()) == move
            if rng.below(8) == 0:
                again = replay(parse_record(record_of(session, seats).to_json()), GAMES)
                assert again.digest() == session.digest()
                assert list(again.legal_moves()) == list(session.legal_moves())
        assert session is not None
        assert replay(record_of(session, seats), GAMES).digest() == session.digest()


@each_game()
def test_undo_is_exact(game: AnyGame) -> None:
    """Rewinding and playing again gives the equal views."""
    for case in cases(game, 5):
        session = Session(game, case[1], case[2], case[3])
        digests = [session.digest()]
        rng = Rng(case[3], "undo")
        while session.to_move() is not None:
            session.play(rng.pick(session.legal_moves()))
            digests.append(session.digest())
        for ply in range(len(digests) - 1, -1, -7):
            session.rewind(ply)
            assert session.digest() == digests[ply]


_ELSEWHERE = """
from tests.laws import cases, walk
from game.rules import GAMES
game = GAMES[{game!r}]
for case in cases(game, 6):
    print(*[session.digest() for session in walk(case)])
"""


@each_game()
def test_determinism(game: AnyGame) -> None:
    """Same seed, options and moves: equal views in another process and under another hash seed."""
    here = [" ".join(session.digest() for session in walk(case)) for case in cases(game, 6)]
    for hash_seed in ("0", "1"):
        told = subprocess.run(
            [sys.executable, "-c", _ELSEWHERE.format(game=game.info.id)],
            env={**os.environ, "PYTHONHASHSEED": hash_seed}, capture_output=True, text=True,
            check=True,
        )  # fmt: skip
        assert told.stdout.splitlines() == here


def test_every_option_is_used_somewhere() -> None:
    """The walk meets every value of every option of every game."""
    for game in GAMES.values():
        met: dict[str, set[int]] = {name: set() for name in game.info.options}
        for _, _, options, _ in cases(game, max(SEEDS, 200)):
            for name, value in options.items():
                met[name].add(value)
        wanted: Mapping[str, set[int]] = {n: set(o.values) for n, o in game.info.options.items()}
        assert met == wanted, game.info.id
