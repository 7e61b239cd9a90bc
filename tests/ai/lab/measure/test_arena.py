"""Games between opponents: paired, repeatable, replayable, and none is lost."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import Executor, Future
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from ai.lab import arena, ladder
from ai.lab.arena import WorkerPool, pool
from ai.lab.ratings import sprt
from ai.registry import Registry
from game.commands import arguments
from game.core.record import parse_record, replay
from game.files import exits
from game.games import GAMES
from tests.ai import deadly, toys
from tests.ai.lab.measure.lines import without_cost
from tests.some import some


class AtOnce(Executor):
    """Plays at once, in this process."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


def here() -> WorkerPool:
    return WorkerPool(AtOnce(), 1, lambda: None)


def played(game: str, entrants: tuple[str, ...], games: int, **options: int) -> list[Any]:
    jobs = arena.schedule(toys.GAMES[game], entrants, games, "arena", options)
    return [json.loads(text) for text in arena.run(jobs, here, toys.REGISTRY)]


def test_every_seed_is_played_in_every_rotation() -> None:
    jobs = arena.schedule(toys.GAMES["row"], ("a", "b", "c"), 7, "seed")
    assert len(jobs) == 9, "whole rounds"
    for number in range(3):
        games = [job for job in jobs if job.round == number]
        assert len({job.seed for job in games}) == 1
        for entrant in range(3):
            assert sorted(job.entrants.index(entrant) for job in games) == [0, 1, 2]
    assert len({job.seed for job in jobs}) == 3


def test_teams_play_alone_on_the_same_seeds() -> None:
    jobs = arena.schedule(toys.GAMES["dam"], ("random", "student"), 4, "seed")
    assert [job.seats for job in jobs] == [("random",) * 2, ("student",) * 2] * 2
    assert jobs[0].seed == jobs[1].seed != jobs[2].seed


def test_levels_are_repeated_until_all_seats_are_taken() -> None:
    jobs = arena.schedule(GAMES["u_know_feynman"], ("a", "b"), 2, "seed", seats=4)
    assert [job.seats for job in jobs] == [("a", "b", "a", "b"), ("b", "a", "b", "a")]
    assert [job.entrants for job in jobs] == [(0, 1, 0, 1), (1, 0, 1, 0)]
    alike = arena.schedule(toys.GAMES["shed"], ("a", "a"), 2, "seed")
    assert [job.round for job in alike] == [0, 1], "no game is played twice"
    team = arena.schedule(toys.GAMES["dam"], ("a", "b"), 2, "seed", seats=1)
    assert [job.seats for job in team] == [("a",), ("b",)]
    with pytest.raises(ValueError, match="do not fit"):
        arena.schedule(toys.GAMES["shed"], ("a", "b", "c"), 2, "seed", seats=2)


def test_whoever_has_a_seat_more_gives_it_up_in_the_next_game() -> None:
    jobs = arena.schedule(toys.GAMES["row"], ("a", "b"), 6, "seed", seats=3)
    assert [job.entrants for job in jobs] == [
        (0, 1, 0),
        (1, 0, 0),
        (0, 0, 1),
        (1, 0, 1),
        (0, 1, 1),
        (1, 1, 0),
    ]
    assert {job.round for job in jobs} == {0}


def test_what_a_game_refuses_is_refused_before_anything_is_played() -> None:
    with pytest.raises(ValueError, match="players"):
        arena.schedule(toys.GAMES["shed"], ("a", "b", "c", "d"), 4, "seed")
    with pytest.raises(ValueError, match="option"):
        arena.schedule(toys.GAMES["shed"], ("a", "b"), 4, "seed", {"hands": 1})


@pytest.mark.parametrize("game", ["nim", "shed", "dam"])
def test_a_line_is_a_record_that_replays(game: str) -> None:
    for line in some(played(game, ("search:20", "student"), 4)):
        session = replay(parse_record(json.dumps(line)), toys.GAMES)
        assert session.to_move() is None
        assert [*session.returns()] == line["returns"]
        assert line["illegal"] == [0, 0]
        level = line["seats"][0].removeprefix("ai:")
        assert (line["iterations"][0] > 0) == level.startswith("search") or not line["choices"][0]


def test_a_slow_machine_plays_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """If hours pass between two looks at the clock, as many iterations are made."""
    whole = played("shed", ("search:20", "nobel"), 2)
    hours = count(0.0, 3600.0)
    monkeypatch.setattr(time, "monotonic", lambda: next(hours))
    late = played("shed", ("search:20", "nobel"), 2)
    assert [without_cost(line) for line in late] == [without_cost(line) for line in whole]


def test_games_are_played_until_the_better_one_is_known() -> None:
    jobs = arena.schedule(toys.GAMES["nim"], ("search:200", "random"), 400, "arena")
    games = arena.run(jobs, here, toys.REGISTRY)
    lines = [json.loads(text) for text in ladder.until_decided(games, better=30.0)]
    scores = ladder.duels(ladder.rounds_of(lines))
    assert len(lines) == 2 * len(scores) < len(jobs), "whole rounds, and not all of them"
    assert sprt(scores).says == "better"
    assert sprt(scores[:-1]).says == "open"


@pytest.mark.parametrize(
    ("game", "flags", "summary"),
    [
        ("bigebang", ("--option", "puzzle=1", "--players", "1"), "puzzle 1"),
        ("tutti_quantum", ("--option", "mode=0"), "score by seat"),
    ],
)
def test_lines_of_the_command_are_records_of_the_options(
    game: str, flags: tuple[str, ...], summary: str, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ("arena", "--game", game, "--seats", "random,visitor", "--games", "2", *flags)
    assert arguments.main(command) == 0
    captured = capsys.readouterr()
    assert summary in captured.err
    name, _, value = flags[1].partition("=")
    lines = captured.out.splitlines()
    assert len(lines) == 2
    for text in lines:
        record = parse_record(text)
        assert record.options[name] == int(value)
        assert [*replay(record, GAMES).returns()] == json.loads(text)["returns"]


def test_options_that_make_no_sense_are_refused() -> None:
    command = ("arena", "--game", "bigebang", "--seats", "random,visitor", "--games", "2")
    assert arguments.main((*command, "--option", "puzzles=1")) == exits.USAGE
    assert arguments.main((*command, "--option", "puzzle=9")) == exits.USAGE
    assert arguments.main((*command, "--players", "7")) == exits.USAGE
    with pytest.raises(SystemExit):
        arguments.main((*command, "--option", "puzzle"))


def test_the_same_seed_gives_the_same_games_in_a_pool_of_processes() -> None:
    jobs = arena.schedule(toys.GAMES["shed"], ("search:15", "visitor"), 6, "arena")
    pooled = [json.loads(text) for text in arena.run(jobs, pool, toys.REGISTRY)]
    alone = played("shed", ("search:15", "visitor"), 6)
    assert [without_cost(line) for line in pooled] == [without_cost(line) for line in alone]


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_a_killed_process_loses_no_game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A pool is broken for good when one of its processes is killed: another takes its place."""
    monkeypatch.setenv(deadly.MARKER, str(tmp_path / "died"))
    jobs = arena.schedule(toys.GAMES["nim"], ("student", "random"), 30, "arena")
    registry = Registry("tests.ai.deadly", "tests.ai.deadly")
    lines = [json.loads(text) for text in arena.run(jobs, pool, registry)]
    assert (tmp_path / "died").exists(), "somebody was killed"
    assert [line["round"] for line in lines] == [job.round for job in jobs]
    whole = played("nim", ("student", "random"), 30)
    assert [without_cost(line) for line in lines] == [without_cost(line) for line in whole]


_KILLED = """
import os, signal
from ai.lab import arena
from tests.ai import toys

if __name__ == "__main__":
    jobs = arena.schedule(toys.GAMES["nim"], ("student", "random"), 8, "arena")
    pool = arena.pool()
    games = arena.run(jobs, lambda: pool, toys.REGISTRY)
    next(games)
    print(*pool.executor._processes, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="asks the kernel of Linux")
def test_a_killed_arena_leaves_no_process_behind(tmp_path: Path) -> None:
    script = tmp_path / "killed.py"
    script.write_text(_KILLED)
    completed = subprocess.run(
        [sys.executable, script],
        env={**os.environ, "PYTHONPATH": os.getcwd()},
        capture_output=True,
        text=True,
        check=False,
        timeout=60.0,
    )
    pids = completed.stdout.split()
    assert pids, completed.stderr
    end = time.monotonic() + 5.0
    while any(Path("/proc", pid).exists() for pid in pids):
        assert time.monotonic() < end
        time.sleep(0.02)


def test_a_fault_that_stays_is_told_in_the_end() -> None:
    """A job that fails however often it is tried is an error, not an endless loop."""
    tries: list[None] = []

    class Broken(AtOnce):
        def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
            tries.append(None)
            future: Future[Any] = Future()
            future.set_exception(MemoryError("always"))
            return future

    jobs = arena.schedule(toys.GAMES["nim"], ("student", "random"), 2, "arena")
    with pytest.raises(MemoryError):
        list(arena.run(jobs, lambda: WorkerPool(Broken(), 1, lambda: None), toys.REGISTRY))
    assert len(tries) <= arena.TRIES * len(jobs)


def line(entrants: list[int], returns: list[float], number: int, **more: Any) -> dict[str, Any]:
    count = len(entrants)
    return {
        "game": "row",
        "options": {},
        "round": number,
        "entrants": entrants,
        "returns": returns,
        "cooperative": False,
        "choices": [2] * count,
        "iterations": [20] * count,
        "cpu_ms": [4] * count,
        "illegal": [0] * count,
        **more,
    }


@pytest.fixture
def three() -> list[dict[str, Any]]:
    """Two rounds of three: the first always wins, the others tie once and split twice."""
    return [
        line([0, 1, 2], [1.0, 0.5, 0.0], 0),
        line([1, 2, 0], [0.0, 0.0, 1.0], 0),
        line([2, 0, 1], [0.5, 1.0, 0.0], 1),
    ]


def test_scores_are_shares_of_the_others_beaten(three: list[dict[str, Any]]) -> None:
    table = ladder.standings(three, 3)
    assert table[0].score.mean == 1.0
    assert table[0].won == 3
    assert table[1].score.mean == pytest.approx(((0.5 + 0.25) / 2 + 0) / 2)
    assert table[0].elo.mean > table[1].elo.mean
    assert table[0].iterations == 10.0
    assert ladder.by_seat(three) == pytest.approx([1.75 / 3, 1.75 / 3, 1 / 3])
    assert ladder.duels(ladder.rounds_of(three)) == [1.0, 1.0]


def test_a_duel_is_won_by_the_first_of_the_two_and_losers_are_not_compared() -> None:
    def duel(entrants: list[int], returns: list[float]) -> list[float]:
        return ladder.duels([[line(entrants, returns, 0)]])

    assert duel([0, 1, 0, 1], [1.0, -1.0, -1.0, -1.0]) == [1.0]
    assert duel([0, 1, 0, 1], [-1.0, -1.0, -1.0, 1.0]) == [0.0]
    assert duel([0, 1, 0], [0.5, 0.5, 0.5]) == [pytest.approx(2 / 3)]
    assert duel([0, 2, 1, 3], [-1.0, 1.0, -0.5, -1.0]) == [0.0], "the others do not matter"


def test_the_table_names_everybody(three: list[dict[str, Any]]) -> None:
    table = ladder.results_table(three, ("nobel", "student", "visitor"))
    for word in ("3 games in 2 rounds", "nobel", "student", "visitor", "by seat", "+30 Elo"):
        assert word in table


def test_of_teams_the_games_won_are_counted() -> None:
    lines = [
        line([team, team], [gain, gain], number, cooperative=True)
        for team, gain, number in [(0, 1.0, 0), (1, -1.0, 0), (0, 1.0, 1), (1, 1.0, 1)]
    ]
    table = ladder.standings(lines, 2)
    assert (table[0].score.mean, table[1].score.mean) == (1.0, 0.5)
    assert ladder.duels(ladder.rounds_of(lines)) == [1.0, 0.5]
    alone = ladder.standings(lines[::2], 2)
    assert alone.keys() == {0}
    assert alone[0].won == 2
    assert "50.0  (9 to 91)" in ladder.results_table(lines, ("student", "visitor"))


@pytest.mark.parametrize(
    ("order", "shares"),
    [
        (((0,), (1,)), {0: 1.0, 1: 0.0}),
        (((0, 1),), {0: 0.5, 1: 0.5}),
        (((2,), (0, 1), (3,)), {2: 1.0, 0: 0.5, 1: 0.5, 3: 0.0}),
        (((0,), (1, 1), (0,)), {0: 0.5, 1: 0.5}),
        (((0,), (0, 1)), {0: 0.75, 1: 0.25}),
        (((1, 1),), {1: 0.5}),
    ],
)
def test_the_share_of_others_beaten(order: Any, shares: dict[int, float]) -> None:
    for entrant, share in some(shares.items()):
        assert ladder.score(order, entrant) == share
